"""A plan reaches exactly the moves that the rules allow, whatever is pointed at."""

from itertools import combinations
from typing import Any

import pytest

from game.core.match import Match
from game.files.texts import Texts
from game.games.catalogue import find_game
from game.games.lucky.cards import SHOWS
from game.games.lucky.covers import taken
from game.games.lucky.moves import Cover, Fly, Lay, LayFinal, Raise
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import Phase
from game.tables.lucky.chances import Chances
from game.tables.lucky.flying import Flying, combos_of, distinct
from game.tables.lucky.plans import FinalPlan, ShowPlan
from tests.tables.lucky.shows import LUCKY, played_until, show_header


def games(phase: Phase, **options: Any) -> list[tuple[LuckyRules, Match[Any, Any, Any, Any]]]:
    """Some games that have come to a phase, early and late ones."""
    found = []
    for seed in range(1, 6):
        header = show_header("human", "human", "human", seed=seed, **options)
        rules = find_game(LUCKY).make_rules(header.board, header.options, 3)
        assert isinstance(rules, LuckyRules)
        for least in (0, 40, 120):

            def is_there(match: Match[Any, Any, Any, Any], least: int = least) -> bool:
                return match.number >= least and match.view(None).game.phase is phase

            match = played_until(header, is_there, seed)
            if match is not None:
                found.append((rules, match))
    return found


@pytest.mark.parametrize("must_play", [False, True])
def test_choosing_cards_for_a_show_reaches_every_legal_move_and_no_other(must_play: bool) -> None:
    checked = 0
    for rules, match in games(Phase.ACTING, must_play=must_play):
        seat = match.to_act()[0]
        game, moves = match.view(seat).game, match.moves(seat)
        hand = game.pilots[seat].hand
        for show in range(len(SHOWS)):
            reached = set()
            for count in range(4):
                for numbers in combinations(range(len(hand)), count):
                    plan = ShowPlan(rules.box, show, game.shows[show], hand, moves)
                    if all(plan.turn(number) for number in numbers) and len(plan.chosen) == count and plan.move:
                        reached.add(plan.move)
            legal = {move for move in moves if isinstance(move, Lay | Raise | Fly) and move.show is SHOWS[show]}
            assert reached == legal
            checked += len(legal)
    assert checked > 20


@pytest.mark.parametrize("final_cards", ["free", "three"])
def test_choosing_cards_for_the_final_show_reaches_every_legal_move_and_no_other(final_cards: str) -> None:
    checked = 0
    for seed in range(1, 9):
        header = show_header("human", "human", seed=seed, short=True, final_cards=final_cards)
        rules = find_game(LUCKY).make_rules(header.board, header.options, 2)
        assert isinstance(rules, LuckyRules)

        def is_final(match: Match[Any, Any, Any, Any]) -> bool:
            return any(isinstance(move, LayFinal) for seat in match.to_act() for move in match.moves(seat))

        match = played_until(header, is_final, seed)
        if match is None:
            continue
        seat = match.to_act()[0]
        hand, moves = match.view(seat).game.pilots[seat].hand, match.moves(seat)
        reached = set()
        for count in range(len(hand) + 1):
            for numbers in combinations(range(len(hand)), count):
                plan = FinalPlan(rules.box, rules.options, hand, moves)
                if all(plan.turn(number) for number in numbers):
                    assert (plan.move is None) == bool(plan.why_not_yet)
                    reached |= {plan.move} if plan.move else set()
        assert reached == {move for move in moves if isinstance(move, LayFinal)}
        checked += len(reached)
    assert checked > 3


def test_a_card_put_back_leaves_the_plan_as_it_was() -> None:
    for rules, match in games(Phase.ACTING)[:4]:
        seat = match.to_act()[0]
        game, moves = match.view(seat).game, match.moves(seat)
        for show in range(len(SHOWS)):
            plan = ShowPlan(rules.box, show, game.shows[show], game.pilots[seat].hand, moves)
            before = plan.cards
            for number in range(len(plan.hand)):
                if plan.turn(number):
                    assert plan.back()
                    assert plan.cards == before
            assert not plan.back()


def test_held_dice_fit_a_figure_exactly_when_they_reach_it() -> None:
    checked = 0
    for rules, match in games(Phase.COVERING):
        seat = match.to_act()[0]
        game, moves = match.view(seat).game, match.moves(seat)
        chances = Chances(rules.box, rules.options)
        chooser = Flying(Texts(), chances, game, seat, "Ada", moves)
        covers = {move for move in moves if isinstance(move, Cover)}
        assert {combo.move for combo in combos_of(game, moves, chances)} == covers
        assert {combo.move for combo in chooser.combos} <= covers
        dice = len(game.flight.thrown) + (game.flight.red > 0)
        for mask in range(1, 1 << dice):
            chooser.held = frozenset(number for number in range(dice) if mask >> number & 1)
            total = taken(game.flight.thrown, game.flight.red)[mask].sum
            for place, card in enumerate(game.flight.cards):
                is_open = any(combo.place == place for combo in chooser.combos)
                combo = chooser.held_combo(place)
                assert (combo is not None) == (is_open and total >= card.difficulty)
                if combo is not None:
                    assert combo.is_exact == (total == card.difficulty)
                    checked += 1
    assert checked > 20


def test_combinations_that_are_offered_as_one_are_worth_the_same() -> None:
    for rules, match in games(Phase.COVERING):
        seat = match.to_act()[0]
        combos = combos_of(match.view(seat).game, match.moves(seat), Chances(rules.box, rules.options))
        kept = {(one.place, one.is_exact, len(one.eyes), one.has_red): one for one in distinct(combos)}
        for combo in combos:
            same = kept[combo.place, combo.is_exact, len(combo.eyes), combo.has_red]
            assert same.worth == combo.worth
            assert same.odds == combo.odds
