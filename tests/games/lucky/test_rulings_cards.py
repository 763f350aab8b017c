"""One test for each ruling on the box, exchange, laying and raising, where the rulebook is silent or brief."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from game.games.lucky.cards import Card, CardError, Deck, Figure, Show
from game.games.lucky.events import Discarded, Drew, FlightBegan, Passed, RoundBegan, TurnBegan
from game.games.lucky.moves import FLY, PASS, Discard, Draw, Fly, Lay, Raise
from game.games.lucky.state import Phase
from tests.games.lucky.boxes import cards, house_box
from tests.games.lucky.positions import DOVE, DUCK, EAGLE, GREEN_YELLOW, RED_BLUE, ROOSTER, game


# Components
def test_there_are_64_flight_cards_in_four_figures_of_16() -> None:
    all_cards = [card for deck in Deck for card in house_box().deck(deck)]
    assert Counter(card.figure for card in all_cards) == dict.fromkeys(Figure, 16)


def test_the_card_table_is_the_same_for_each_figure() -> None:
    copies = {3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2, 11: 1, 12: 1}
    for figure in Figure:
        found = [card for card in house_box().deck(figure.deck) if card.figure is figure]
        assert Counter(card.difficulty for card in found) == copies


def test_the_upper_value_is_difficulty_less_1_and_the_lower_half_of_it_rounded_down() -> None:
    for line in house_box().prints:
        assert line.upper == line.difficulty - 1
        assert line.lower == line.upper // 2


def test_there_are_six_black_dice_and_23_chips() -> None:
    assert (house_box().dice, house_box().chips) == (6, 23)
    assert game().state.supply == 23


def test_each_show_has_another_three_of_the_four_figures() -> None:
    turn, loop, dive, roll = Figure
    assert dict(zip(Show, house_box().shows, strict=True)) == {
        EAGLE: (turn, loop, dive),
        ROOSTER: (turn, loop, roll),
        DOVE: (turn, dive, roll),
        DUCK: (loop, dive, roll),
    }


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"dice": 2}, "dice must be at least 3"),
        ({"dice": 10}, "dice must be from 0 to 9, not 10"),
        ({"chips": -1}, "chips must be from 0 to 99, not -1"),
        ({"round_limit": 0}, "round_limit must be at least 1"),
        ({"chip_result": 0}, "chip_result must be at least 1"),
        ({"least_lower": 16}, "no three cards reach least_lower, 16"),
        ({"prints": house_box().prints[-2:]}, "too few cards"),
        ({"prints": house_box().prints[::-1]}, "the difficulties must rise"),
        ({"prints": (house_box().prints[0]._replace(difficulty=19),)}, "a difficulty must be from 1 to 18, not 19"),
        ({"prints": (house_box().prints[0]._replace(lower=3),)}, "difficulty 3: 0 <= lower <= upper <= 99 must hold"),
        ({"prints": (house_box().prints[0]._replace(copies=0),)}, "copies must be from 1 to 9, not 0"),
        ({"shows": house_box().shows[:3]}, "there must be 4 shows"),
        ({"shows": ((Figure.TURN, Figure.TURN, Figure.DIVE),) * 4}, "each of 3 different figures"),
    ],
)
def test_a_box_that_cannot_be_played_with_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(CardError, match=message):
        replace(house_box(), **change)


# Exchange
def test_each_card_is_drawn_from_the_deck_of_your_choice() -> None:
    for decks in ((RED_BLUE,) * 3, (GREEN_YELLOW,) * 3, (RED_BLUE, GREEN_YELLOW, GREEN_YELLOW)):
        found = game()
        for deck in decks:
            assert found.plays(Draw) == [Draw(RED_BLUE), Draw(GREEN_YELLOW)]
            assert found.draw(deck)[-1] == Drew(0, deck)
        assert [card.figure.deck for card in found.pilot().hand] == sorted(decks)


def test_a_card_drawn_is_shown_to_nobody_else_by_the_event() -> None:
    assert game().draw(RED_BLUE) == [Drew(0, RED_BLUE)]


def test_cards_that_are_alike_are_one_discard() -> None:
    found = game().hand(0, "turn5 turn5 loop6").next_cards("turn6 roll3 roll4")
    found.draw(RED_BLUE, GREEN_YELLOW, GREEN_YELLOW)
    assert found.moves() == [
        Discard(Figure.TURN, 5),
        Discard(Figure.TURN, 6),
        Discard(Figure.LOOP, 6),
        Discard(Figure.ROLL, 3),
        Discard(Figure.ROLL, 4),
    ]
    assert found.discard("turn5") == [Discarded(0, cards("turn5")[0])]
    assert found.pilot().hand.count(cards("turn5")[0]) == 1


def test_with_a_deck_empty_as_well_as_its_discards_the_other_is_drawn_from() -> None:
    found = game().no_cards(RED_BLUE)
    assert found.moves() == [Draw(GREEN_YELLOW)]


def test_with_both_empty_fewer_cards_are_drawn_and_as_many_discarded() -> None:
    found = game().hand(0, "turn3 loop3 dive3").next_cards("roll3 roll4").no_cards(RED_BLUE)
    decks = found.state.decks
    found.state = found.state._replace(decks=decks._replace(piles=((), decks.piles[1][-2:])))
    found.draw(GREEN_YELLOW, GREEN_YELLOW)
    assert found.is_in(Phase.DISCARDING)
    found.discard("turn3 roll3")
    assert found.state.turn == 1
    assert found.pilot().hand == cards("loop3 dive3 roll4")


def test_with_nothing_to_draw_at_all_an_exchange_is_to_pass() -> None:
    found = game().hand(0, "turn8 loop8 dive8").no_cards(*Deck)
    assert found.moves() == [PASS, Lay(EAGLE, 8, 8, 8)]
    assert found.play(PASS) == [Passed(0), TurnBegan(1)]
    assert found.pilot().tally.exchanges == 1


# Flight
def test_a_laid_show_of_anybody_may_be_flown_without_playing_a_card() -> None:
    found = game().laid(DUCK, "loop8 dive8 roll8")
    assert found.plays(Fly) == [FLY[DUCK]]
    assert found.fly(DUCK) == [FlightBegan(0, DUCK.value, cards("loop8 dive8 roll8"))]


def test_must_play_lets_nobody_fly_without_playing_cards() -> None:
    found = game(must_play=True).laid(DUCK, "loop8 dive8 roll8").hand(0, "roll9")
    assert found.plays(Fly) == []
    assert found.plays(Raise) == [Raise(DUCK, Figure.ROLL, 9)]


def test_with_must_play_who_cannot_play_a_card_must_exchange() -> None:
    found = game(must_play=True).laid(DUCK, "loop8 dive8 roll8").hand(0, "roll7")
    assert found.moves() == [Draw(RED_BLUE), Draw(GREEN_YELLOW)]


def test_a_card_of_equal_difficulty_raises_nothing() -> None:
    found = game().laid(DUCK, "loop8 dive8 roll8").hand(0, "loop8 dive7")
    assert found.plays(Raise) == []


def test_each_prescribed_show_is_flown_once_and_no_cards_are_played_at_it_after_that() -> None:
    found = game().laid(EAGLE, "turn6 loop7 dive9").hand(0, "turn8 loop8 dive10 roll8").flown(0, 9, -1, -1, -1)
    assert {move.show for move in found.moves() if isinstance(move, Lay | Raise | Fly)} == {ROOSTER, DOVE, DUCK}


def test_a_show_that_was_not_flown_successfully_may_be_tried_again() -> None:
    found = game().laid(EAGLE, "turn6 loop7 dive9")
    found.fly(EAGLE)
    found.throw("111")
    found.next_turn()
    assert found.plays(Fly) == [FLY[EAGLE]]


def test_a_show_must_be_laid_before_it_can_be_flown() -> None:
    found = game().hand(0, "turn8 loop8 dive8")
    assert found.plays(Fly) == []


def test_replacement_cards_are_drawn_before_the_flight_each_from_the_deck_of_your_choice() -> None:
    found = game().hand(0, "turn8 loop8 dive8")
    found.lay(EAGLE, "turn8 loop8 dive8")
    for deck in (GREEN_YELLOW, RED_BLUE, GREEN_YELLOW):
        assert found.is_in(Phase.REPLACING)
        found.draw(deck)
    assert found.is_in(Phase.THROWING)
    assert [card.figure.deck for card in found.pilot().hand] == [RED_BLUE, GREEN_YELLOW, GREEN_YELLOW]


def test_with_nothing_to_draw_the_flight_begins_at_once() -> None:
    found = game().hand(0, "turn8 loop8 dive8").no_cards(*Deck)
    found.lay(EAGLE, "turn8 loop8 dive8")
    assert found.is_in(Phase.THROWING)


def test_cards_just_discarded_from_a_show_may_be_shuffled_and_drawn_again() -> None:
    found = game().laid(EAGLE, "turn6 loop6 dive9").hand(0, "turn8 loop8 dive8").no_cards(*Deck)
    found.lay(EAGLE, "turn8 loop8 dive8", RED_BLUE, RED_BLUE, GREEN_YELLOW)
    assert sorted(found.pilot().hand) == sorted(cards("turn6 loop6 dive9"))
    assert found.is_in(Phase.THROWING)


# The round
def test_a_round_ends_before_the_start_player() -> None:
    found = game(3)
    found.state = found.state._replace(turn=1, starter=1)
    for _ in range(2):
        found.next_turn()
    assert (found.state.turn, found.state.round) == (0, 1)
    found.hand(0, "turn3 turn4 turn5")
    found.draw(RED_BLUE, RED_BLUE, RED_BLUE)
    assert found.discard("turn3 turn4 turn5")[-2:] == [RoundBegan(2), TurnBegan(1)]


def test_cards_are_told_by_figure_and_difficulty() -> None:
    assert Card(Figure.LOOP, 8, 7, 3).word == "loop8"
