"""Laws of moves: who may act, what is legal, and that nothing else is."""

from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from functools import cache
from itertools import product
from random import Random
from typing import Any, get_type_hints

import pytest

from game.core import notation
from game.core.chance import Chance
from game.core.digest import digest
from game.core.rules import CLOCK, IllegalMove
from tests.laws.playthrough import playthrough
from tests.laws.tables import Table, tables

WHOLES = range(-2, 5)
every_table = pytest.mark.parametrize("table", tables(), ids=str)


def anybody(table: Table) -> range:
    """Every seat, CLOCK, and numbers that are nobody's."""
    return range(CLOCK - 1, table.rules.seats + 1)


MOST_OF_A_KIND = 128


def imaginable_moves(kinds: tuple[type[Any], ...], seed: int) -> list[Any]:
    """Moves with every small number in every field, of kinds with many fields a sample: all sorts of illegal ones."""
    found = []
    for moves in _all_of(kinds):
        found += Random(seed).sample(moves, MOST_OF_A_KIND) if len(moves) > MOST_OF_A_KIND else moves
    return found


@cache
def _all_of(kinds: tuple[type[Any], ...]) -> list[list[Any]]:
    """By kind."""
    found = []
    for kind in kinds:
        hints = get_type_hints(kind)
        found.append([kind(*chosen) for chosen in product(*(_values(hints[field.name]) for field in fields(kind)))])
    return found


def _values(hint: Any) -> list[Any]:
    if hint is bool:
        return [False, True]
    return list(hint) if isinstance(hint, type) and issubclass(hint, Enum) else list(WHOLES)


def near_misses(move: Any) -> Iterator[Any]:
    """Moves that differ from a legal one in one number or truth."""
    for field in fields(move):
        value = getattr(move, field.name)
        if isinstance(value, bool):
            yield replace(move, **{field.name: not value})
        elif isinstance(value, int) and not isinstance(value, Enum):
            yield from (replace(move, **{field.name: value + by}) for by in (-1, 1))


@every_table
def test_until_the_outcome_somebody_may_move_and_then_nobody(table: Table) -> None:
    rules = table.rules
    for seed in range(3):
        state = rules.start(Chance(seed)).state
        for played in playthrough(table, seed):
            state = played.step.state
            assert played.number <= table.most_moves
            has_moves = tuple(seat for seat in range(rules.seats) if rules.legal_moves(played.state, seat))
            assert rules.to_act(played.state) == has_moves
            assert has_moves or rules.due(played.state) is not None
        assert rules.outcome(state) is not None
        assert rules.to_act(state) == ()
        assert rules.due(state) is None
        assert not any(rules.legal_moves(state, seat) for seat in anybody(table))


@every_table
def test_every_seat_is_ranked_once(table: Table) -> None:
    for seed in range(3):
        *_, last = playthrough(table, seed)
        outcome = table.rules.outcome(last.step.state)
        assert outcome is not None
        assert sorted(seat for group in outcome.ranks for seat in group) == list(range(table.rules.seats))
        assert all(outcome.ranks)


@every_table
def test_legal_moves_are_distinct_in_one_order_and_accepted_and_change_no_state(table: Table) -> None:
    rules, fresh = table.rules, table.again()
    for played in playthrough(table, 1):
        state, before = played.state, digest(played.state)
        for seat in anybody(table):
            moves = rules.legal_moves(state, seat)
            assert len(set(moves)) == len(moves)
            assert tuple(fresh.legal_moves(state, seat)) == tuple(moves)
            for move in moves:
                rules.apply(state, seat, move, played.now, Chance(1, played.number))
        assert digest(state) == before


@every_table
def test_anything_else_is_refused_and_changes_nothing(table: Table) -> None:
    rules = table.rules
    for played in list(playthrough(table, 2))[::4]:
        state, before = played.state, digest(played.state)
        moves = imaginable_moves(table.kinds, played.number)
        for seat in anybody(table):
            legal = set(rules.legal_moves(state, seat))
            for move in (*moves, *(near for done in legal for near in near_misses(done))):
                if move not in legal:
                    with pytest.raises(IllegalMove):
                        rules.apply(state, seat, move, played.now, Chance(2, played.number))
        assert digest(state) == before


@every_table
def test_after_the_outcome_every_move_is_refused(table: Table) -> None:
    *_, last = playthrough(table, 3)
    for move in imaginable_moves(table.kinds, last.number):
        for seat in anybody(table):
            with pytest.raises(IllegalMove):
                table.rules.apply(last.step.state, seat, move, last.now, Chance(3, last.number + 1))


@every_table
def test_moves_survive_their_text(table: Table) -> None:
    for played in playthrough(table, 4):
        for seat in anybody(table):
            for move in table.rules.legal_moves(played.state, seat):
                read = notation.read(notation.write(move), table.kinds)
                assert (type(read), read) == (type(move), move)


@every_table
def test_time_due_never_lies_in_the_past(table: Table) -> None:
    for played in playthrough(table, 5):
        due = table.rules.due(played.state)
        if due is not None:
            assert due >= played.now
            assert table.rules.legal_moves(played.state, CLOCK)
