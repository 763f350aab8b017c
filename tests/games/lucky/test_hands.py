"""What cards promise, against the moves that the rules allow."""

import pytest

from game.core.chance import Chance
from game.games.lucky.hands import best_flights, cards_of, final_hardness, final_hope, played
from game.games.lucky.moves import Fly, Lay, LayFinal, Raise, final_of
from game.games.lucky.odds_goals import Points, Success
from game.games.lucky.options import FinalCards, Options
from game.games.lucky.prospects import Prospects
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import Phase
from tests.games.lucky.boxes import cards, house_box
from tests.games.lucky.games import random_game

RULES = LuckyRules(house_box(), Options(), 3)


@pytest.mark.parametrize("must_play", [False, True])
def test_the_best_flights_are_those_of_the_legal_moves(must_play: bool) -> None:
    rules = LuckyRules(house_box(), Options(must_play=must_play), 3)
    prospects = Prospects(rules.box)
    table = prospects.values(Points(), 0)
    seen = 0
    for turn in random_game(rules, 5):
        state, seat = turn.state, turn.seat
        if state.phase is not Phase.ACTING or seat != state.turn:
            continue
        hand = state.pilots[seat].hand
        best: dict[int, float] = {}
        for move in rules.legal_moves(state, seat):
            if isinstance(move, Lay | Raise | Fly):
                show, difficulties, _ = played(rules.box, hand, state.shows, move)
                best[show] = max(best.get(show, 0.0), table[difficulties])
        unflown = [show for show, result in enumerate(state.pilots[seat].results) if result < 0]
        if unflown:
            found = best_flights(rules.programme, hand, state.shows, unflown, table)
            assert found == sorted(best.values(), reverse=True)
            seen += bool(best)
    assert seen


def test_a_move_makes_the_show_and_leaves_the_hand_that_the_rules_make() -> None:
    kinds = set()
    for seed in range(4):
        for turn in random_game(RULES, seed):
            if isinstance(turn.move, Lay | Raise | Fly):
                kinds.add(type(turn.move))
                hand = turn.state.pilots[turn.seat].hand
                show, difficulties, rest = played(RULES.box, hand, turn.state.shows, turn.move)
                after = turn.step.state
                assert tuple(card.difficulty for card in after.shows[show]) == difficulties
                assert tuple(rest) == after.pilots[turn.seat].hand
    assert kinds == {Lay, Raise, Fly}


def test_tables_know_shows_in_any_order() -> None:
    table = Prospects(RULES.box).values(Points(), 0)
    assert table[9, 5, 6] == table[5, 6, 9] == table[6, 9, 5]
    assert round(table[5, 6, 9], 3) == 12.168


def test_the_cards_of_a_final_show_are_read_from_the_move() -> None:
    hand = cards("turn6 turn9 loop5 dive8 dive8 roll11")
    move = final_of(cards("turn6 dive8 roll11"))
    assert isinstance(move, LayFinal)
    assert cards_of(move, hand) == cards("turn6 dive8 roll11")


def test_a_hand_without_a_legal_final_show_promises_none() -> None:
    assert final_hope(RULES.programme, cards("turn3 loop3 dive4 roll4"), 3) == 0
    assert final_hope(RULES.programme, cards("turn12 loop12 dive12"), 0) > 0


def test_chips_and_easier_cards_raise_the_hope() -> None:
    hand = cards("turn6 loop8 roll11")
    hopes = [final_hope(RULES.programme, hand, chips) for chips in range(6)]
    assert hopes == sorted(hopes)
    easier = cards("turn3 loop4 dive5 roll6 roll7")
    assert final_hope(RULES.programme, easier, 0) > hopes[0]


def test_three_cards_only_if_the_option_says_so() -> None:
    three = LuckyRules(house_box(), Options(final_cards=FinalCards.THREE), 2).programme
    hand = cards("turn3 loop4 dive5 roll6 roll7")
    assert final_hope(three, hand, 0) == 0 < final_hope(RULES.programme, hand, 0)


def test_rough_hope_follows_the_exact_chances() -> None:
    """Of final shows that differ clearly, the one that looks easier is easier."""
    prospects = Prospects(RULES.box)
    shows = [
        cards(words)
        for words in (
            "turn3 loop5 dive5 roll6 roll6",
            "turn6 loop8 roll11",
            "turn4 loop11 roll12",
            "turn12 loop12 dive12",
        )
    ]
    chances = [prospects.attempt(show, Success(), 1).chance for show in shows]
    hardness = [final_hardness(card.difficulty for card in show) for show in shows]
    assert chances == sorted(chances, reverse=True)
    assert hardness == sorted(hardness)


def test_an_attempt_tells_its_chance_with_chips_and_without() -> None:
    attempt = Prospects(RULES.box).attempt(cards("turn6 dive8 roll11"), Success(), 2)
    assert attempt.value == attempt.chance > attempt.chance_alone
    assert round(attempt.chance_alone, 3) == 0.294


def test_starting_hands_mostly_hold_a_show() -> None:
    """93 of 100 opening hands can lay a legal show."""
    can = 0
    for seed in range(100):
        state = RULES.start(Chance(seed)).state
        can += sum(
            any(isinstance(move, Lay) for move in RULES.legal_moves(state._replace(turn=seat), seat))
            for seat in range(3)
        )
    assert 0.89 <= can / 300 <= 0.97
