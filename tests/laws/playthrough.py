"""Random playthroughs: anybody who may move does, and time passes in between."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from game.core.chance import Chance
from game.core.rules import CLOCK, Seat, Step
from game.games.catalogue import AnyRules
from tests.laws.tables import Table

SHARE_OF_CLOCK = 0.01


class Played(NamedTuple):
    """One step: the state, the time, who moved how, and what came of it."""

    state: Any
    number: int
    now: int
    seat: Seat
    move: Any
    step: Step[Any, Any]


def playthrough(table: Table, seed: int, rules: AnyRules | None = None) -> Iterator[Played]:
    """All steps of one random match."""
    rules = rules or table.rules
    luck = Random(f"{table.name} {seed}")
    state = rules.start(Chance(seed)).state
    now = number = 0
    while rules.outcome(state) is None:
        number += 1
        seat, move, now = _next(rules, state, now, luck)
        step = rules.apply(state, seat, move, now, Chance(seed, number))
        yield Played(state, number, now, seat, move, step)
        state = step.state


def _next(rules: AnyRules, state: Any, now: int, luck: Random) -> tuple[Seat, Any, int]:
    acting = rules.to_act(state)
    due = rules.due(state)
    if due is not None:
        then = now + luck.randrange(200)
        if then >= due or not acting:
            return CLOCK, rules.legal_moves(state, CLOCK)[0], due
        now = then
    elif luck.random() < SHARE_OF_CLOCK and rules.legal_moves(state, CLOCK):
        return CLOCK, luck.choice(rules.legal_moves(state, CLOCK)), now
    seat = luck.choice(acting)
    return seat, luck.choice(rules.legal_moves(state, seat)), now
