"""Laws of luck and secrets: only Chance brings luck, and nobody acts on what their seat cannot see."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.bots import Bot, Choice, RandomBot
from game.core.chance import Chance
from game.core.digest import digest
from tests.laws.playthrough import playthrough
from tests.laws.tables import Table, tables

every_table = pytest.mark.parametrize("table", tables(), ids=str)


class Watched(Chance):
    """Chance that notes whether it was asked."""

    __slots__ = ("was_asked",)

    def __init__(self, seed: int, step: int = 0) -> None:
        super().__init__(seed, step)
        self.was_asked = False

    def bits(self) -> int:
        self.was_asked = True
        return super().bits()


class Reader:
    """A bot that chooses by every single thing that it is shown."""

    def choose(self, view: Any, moves: Sequence[Any], luck: Chance) -> Choice[Any]:
        return Choice(moves[int(digest(view), 16) % len(moves)], luck.below(1000))


@every_table
def test_rules_remember_nothing_and_have_no_luck_but_chance(table: Table) -> None:
    """Rules made anew and asked in any order give the same step; with no luck asked for, any luck gives it."""
    steps = list(playthrough(table, 1))
    fresh = table.again()
    for played in reversed(steps):
        state, number, now, seat, move, step = played
        chance = Watched(1, number)
        assert fresh.apply(state, seat, move, now, chance) == step
        if not chance.was_asked:
            assert table.rules.apply(state, seat, move, now, Chance(99, number)) == step


@every_table
def test_what_a_seat_cannot_see_changes_neither_its_view_nor_its_moves_nor_a_bots_choice(table: Table) -> None:
    rules = table.rules
    bots: tuple[Bot[Any, Any], ...] = (RandomBot(), Reader())
    for played in playthrough(table, 2):
        state = played.state
        for seat in range(rules.seats):
            view, moves = rules.view_for(state, seat), tuple(rules.legal_moves(state, seat))
            for seed in range(3):
                other = rules.imagine(view, seat, Chance(seed, played.number))
                assert rules.view_for(other, seat) == view
                assert rules.view_for(other, None) == rules.view_for(state, None)
                assert tuple(rules.legal_moves(other, seat)) == moves
                assert rules.due(other) == rules.due(state)
                for bot in bots:
                    if moves:
                        again = bot.choose(rules.view_for(other, seat), moves, Chance(seed))
                        assert bot.choose(view, moves, Chance(seed)) == again


@pytest.mark.parametrize("table", [table for table in tables() if table.name.startswith("bids")], ids=str)
def test_secrets_are_really_swapped_where_a_game_has_some(table: Table) -> None:
    """Else the law before would prove nothing."""
    rules = table.rules
    swapped_hands = swapped_choices = 0
    for seed in range(5):
        for played in playthrough(table, seed):
            other = rules.imagine(rules.view_for(played.state, 0), 0, Chance(seed, played.number))
            swapped_hands += other.hands != played.state.hands
            swapped_choices += other.laid != played.state.laid
    assert swapped_hands > 10
    assert swapped_choices >= 5


@pytest.mark.parametrize("table", [table for table in tables() if table.name.startswith("bids")], ids=str)
def test_a_sealed_choice_shows_only_that_it_was_made(table: Table) -> None:
    rules = table.rules
    for played in playthrough(table, 7):
        for move in rules.legal_moves(played.state, played.seat):
            step = rules.apply(played.state, played.seat, move, 0, Chance(7, played.number))
            if step.state.laid[played.seat]:
                assert step.events == played.step.events
                assert rules.view_for(step.state, None) == rules.view_for(played.step.state, None)
