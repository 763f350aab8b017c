"""One test for each sentence of the rulebook's set-up and turn, in its order."""

from collections import Counter

import pytest

from game.core.chance import Chance
from game.core.rules import IllegalMove
from game.games.lucky.cards import Deck, Figure
from game.games.lucky.events import (
    Dealt,
    Discarded,
    Drew,
    FigureFlown,
    FlightBegan,
    Raised,
    Reshuffled,
    ShowLaid,
    TurnBegan,
)
from game.games.lucky.moves import FLY, THROW, Discard, Draw, Fly, Lay, Raise
from game.games.lucky.state import Phase
from tests.games.lucky.boxes import card, cards, house_box
from tests.games.lucky.positions import DOVE, DUCK, EAGLE, GREEN_YELLOW, RED_BLUE, ROOSTER, game


def test_all_cards_are_shuffled_by_back_and_laid_down_as_piles() -> None:
    rules = game(2).rules
    state, other = (rules.start(Chance(seed)).state for seed in (1, 2))
    for deck in Deck:
        assert all(card.figure.deck is deck for card in state.decks.piles[deck])
        assert state.decks.piles[deck] != other.decks.piles[deck]
    seen = rules.view_for(state, 0).game.decks.piles
    assert all(card.is_face_down for pile in seen for card in pile)


def test_every_player_takes_3_cards_of_each_back_and_has_6_in_hand() -> None:
    for pilot in game(6).rules.start(Chance(1)).state.pilots:
        assert Counter(card.figure.deck for card in pilot.hand) == {RED_BLUE: 3, GREEN_YELLOW: 3}


def test_the_cards_have_a_red_blue_or_a_green_yellow_back() -> None:
    decks = {figure: figure.deck for figure in Figure}
    assert decks == {
        Figure.TURN: RED_BLUE,
        Figure.LOOP: RED_BLUE,
        Figure.DIVE: GREEN_YELLOW,
        Figure.ROLL: GREEN_YELLOW,
    }
    assert all(len(house_box().deck(deck)) == 32 for deck in Deck)


def test_the_upper_value_is_earned_by_flying_perfectly_and_the_lower_by_more_eyes_than_the_card_says() -> None:
    for eyes, dice, is_exact, worth in (
        ("35", (3, 5), True, card("turn8").upper),
        ("36", (3, 6), False, card("turn8").lower),
    ):
        found = game().laid(EAGLE, "turn8 loop8 dive8").dice("356")
        found.fly(EAGLE)
        found.play(THROW)
        assert found.cover(0, eyes) == [FigureFlown(0, 0, dice, is_exact, worth)]


def test_each_back_has_its_own_discards() -> None:
    found = game().hand(0, "turn3 dive3 roll3 loop4 turn5 turn6")
    found.draw(RED_BLUE, RED_BLUE, RED_BLUE)
    found.discard("turn3 dive3 roll3")
    assert found.state.decks.discards == (cards("turn3"), cards("dive3 roll3"))


def test_when_the_cards_of_a_pile_are_gone_its_discards_are_shuffled_as_a_new_pile() -> None:
    found = game().hand(0, "turn3 dive3")
    decks = found.state.decks
    found.state = found.state._replace(
        decks=decks._replace(piles=((), decks.piles[1]), discards=(decks.piles[0], cards("roll3")))
    )
    events = found.draw(RED_BLUE, RED_BLUE)
    assert events == [Reshuffled(RED_BLUE), Drew(0, RED_BLUE), Drew(0, RED_BLUE)]
    assert found.state.decks.discards == ((), cards("roll3"))
    assert len(found.state.decks.piles[RED_BLUE]) == len(decks.piles[0]) - 2


def test_every_player_has_a_counter_for_all_points_and_one_a_show() -> None:
    for pilot in game(3).state.pilots:
        assert pilot.total == 0
        assert len(pilot.results) == 4


def test_the_start_player_receives_the_start_marker() -> None:
    step = game(4).rules.start(Chance(5))
    assert step.events[0] == Dealt(step.state.starter)
    assert step.state.turn == step.state.starter
    assert {game(4).rules.start(Chance(seed)).state.starter for seed in range(30)} == {0, 1, 2, 3}


def test_the_game_is_played_clockwise() -> None:
    found = game(3)
    turns = []
    for _ in range(4):
        turns.append(found.state.turn)
        found.next_turn()
    assert turns == [0, 1, 2, 0]


def test_a_player_on_turn_chooses_between_two_actions() -> None:
    found = game().hand(0, "turn8 loop8 dive8").laid(ROOSTER, "turn6 loop6 roll9")
    assert {type(move) for move in found.moves()} == {Draw, Lay, Raise, Fly}


def test_a_player_takes_3_cards_of_the_piles_looks_at_them_and_then_lays_3_down() -> None:
    found = game().hand(0, "turn3 turn4 loop3 dive3 dive4 roll3").next_cards("turn12 loop12 roll12")
    found.draw(RED_BLUE)
    assert card("turn12") in found.pilot().hand
    found.draw(GREEN_YELLOW)
    assert found.is_in(Phase.DRAWING)
    found.draw(RED_BLUE)
    assert found.is_in(Phase.DISCARDING)
    assert found.pilot().hand == tuple(sorted(cards("turn3 turn4 loop3 dive3 dive4 roll3 turn12 loop12 roll12")))
    assert found.discard("turn3 dive3")[0] == Discarded(0, card("turn3"))
    assert found.state.turn == 0
    found.discard("roll3")
    assert len(found.pilot().hand) == 6


def test_these_may_be_the_cards_just_taken() -> None:
    found = game().hand(0, "turn3 turn4 loop3 dive3 dive4 roll3").next_cards("turn12 loop12 roll12")
    before = found.pilot().hand
    found.draw(RED_BLUE, GREEN_YELLOW, RED_BLUE)
    found.discard("turn12 loop12 roll12")
    assert found.pilot().hand == before


def test_who_exchanges_makes_no_flight_and_the_turn_is_over() -> None:
    found = game().hand(0, "turn3 turn4 loop3 dive3 dive4 roll3").laid(EAGLE, "turn8 loop8 dive8")
    found.draw(RED_BLUE)
    assert {type(move) for move in found.moves()} == {Draw}
    found.draw(GREEN_YELLOW, RED_BLUE)
    assert {type(move) for move in found.moves()} == {Discard}
    events = found.discard("turn3 dive3 roll3")
    assert events[-1] == TurnBegan(1)
    assert found.state.turn == 1
    assert found.is_in(Phase.ACTING)


def test_a_player_lays_a_whole_show_in_its_colours() -> None:
    found = game().hand(0, "turn8 loop8 dive8 roll8")
    assert found.plays(Lay) == [Lay(show, 8, 8, 8) for show in (EAGLE, ROOSTER, DOVE, DUCK)]
    events = found.play(Lay(DOVE, 8, 8, 8))
    assert found.state.shows[DOVE.value] == cards("turn8 dive8 roll8")
    assert found.pilot().hand == cards("loop8")
    assert events == [ShowLaid(0, DOVE.value, cards("turn8 dive8 roll8"))]


def test_a_show_without_one_of_its_colours_cannot_be_laid() -> None:
    found = game().hand(0, "turn8 turn9 loop8 loop9 turn10 loop10")
    assert found.plays(Lay) == []
    with pytest.raises(IllegalMove):
        found.play(Lay(EAGLE, 8, 8, 8))


def test_the_least_points_of_a_show_are_together_at_least_8() -> None:
    found = game().hand(0, "turn5 loop7 dive7 dive6")
    assert [card(word).lower for word in ("turn5", "loop7", "dive7", "dive6")] == [2, 3, 3, 2]
    assert found.plays(Lay) == [Lay(EAGLE, 5, 7, 7)]


def test_if_a_show_lies_there_already_it_goes_to_the_discards() -> None:
    found = game().hand(0, "turn8 loop8 dive8").laid(EAGLE, "turn6 loop6 dive9")
    found.lay(EAGLE, "turn8 loop8 dive8")
    assert found.state.shows[EAGLE.value] == cards("turn8 loop8 dive8")
    assert found.state.decks.discards == (cards("turn6 loop6"), cards("dive9"))


def test_after_laying_a_show_a_player_takes_3_new_cards() -> None:
    found = game().hand(0, "turn8 loop8 dive8 roll3 roll4 roll5").next_cards("turn12 dive12 roll12")
    found.lay(EAGLE, "turn8 loop8 dive8")
    assert found.is_in(Phase.REPLACING)
    assert found.moves() == [Draw(RED_BLUE), Draw(GREEN_YELLOW)]
    found.draw(RED_BLUE, GREEN_YELLOW, GREEN_YELLOW)
    assert found.pilot().hand == cards("turn12 dive12 roll3 roll4 roll5 roll12")
    assert found.is_in(Phase.THROWING)


def test_a_player_replaces_1_card_of_a_show_by_one_of_the_same_colour_with_a_higher_value() -> None:
    found = game().hand(0, "turn5 turn6 turn7 loop6 loop8 dive9 roll12").laid(EAGLE, "turn6 loop7 dive9")
    assert found.plays(Raise) == [Raise(EAGLE, Figure.TURN, 7), Raise(EAGLE, Figure.LOOP, 8)]
    events = found.play(Raise(EAGLE, Figure.LOOP, 8))
    assert events == [Raised(0, EAGLE.value, card("loop7"), card("loop8"))]
    assert found.state.shows[EAGLE.value] == cards("turn6 loop8 dive9")


def test_the_replaced_card_goes_to_the_discards_and_the_player_takes_1_new_card() -> None:
    found = game().hand(0, "turn7 roll3").laid(EAGLE, "turn6 loop7 dive9").next_cards("roll12")
    found.raises(EAGLE, "turn7")
    assert found.state.decks.discards == (cards("turn6"), ())
    assert found.is_in(Phase.REPLACING)
    found.draw(GREEN_YELLOW)
    assert found.pilot().hand == cards("roll3 roll12")
    assert found.is_in(Phase.THROWING)


def test_then_the_player_flies_the_show() -> None:
    found = game().hand(0, "turn7 roll3").laid(EAGLE, "turn6 loop7 dive9").laid(DUCK, "loop6 dive6 roll9")
    events = found.raises(EAGLE, "turn7", RED_BLUE)
    assert events[-1] == FlightBegan(0, EAGLE.value, cards("turn7 loop7 dive9"))
    assert found.flight.show == EAGLE.value
    assert FLY[DUCK] not in found.moves()


def test_the_game_is_for_2_to_6_players() -> None:
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6 seats"):
            game(seats)
    assert [game(seats).rules.seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]
