"""Why a suggested way leaves its lane: what it would meet if it went straight on."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from game.core.rules import Seat
from game.games.lunatix.cards import Chip
from game.games.lunatix.moves import STEER, Ram, Steer, Way
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import State
from game.games.lunatix.track import Square
from game.tables.lunatix.legs import Leg, leg_for, legal_at
from game.tables.lunatix.route import Route


class Why(Enum):
    """What a change of lanes is for."""

    CAR = "car"
    CHIP = "chip"
    LIMIT = "limit"
    RAM = "ram"


class Reason(NamedTuple):
    """What is avoided, and where it is; or the car that is to be rammed. `cards` are the hazard cards saved."""

    why: Why
    square: Square
    chip: Chip | None = None
    cards: int = 0


def reasons_of(rules: LunatixRules, route: Route) -> tuple[Reason | None, ...]:
    """One for each step of a route: None where it goes straight on."""
    start, seat, legs = route.start, route.seat, route.legs
    return tuple(
        _reason(rules, legs[number - 1].after if number else start, seat, legs[number:])
        if isinstance(leg.move, Steer) and leg.move.way is not Way.FRONT
        else None
        for number, leg in enumerate(legs)
    )


def _reason(rules: LunatixRules, race: State, seat: Seat, rest: Sequence[Leg]) -> Reason | None:
    hazards = sum(leg.toll.hazards for leg in rest)
    chips = {leg.toll.chip for leg in rest}
    met = list(_straight_on(rules, race, seat))
    saved = sum(reason.cards for reason in met) - hazards
    for reason in met:
        is_worse = saved > 0 if reason.why is Why.LIMIT else reason.chip not in chips or reason.why is Why.CAR
        if is_worse:
            return reason._replace(cards=saved) if reason.why is Why.LIMIT else reason
    last = rest[-1].move
    return Reason(Why.RAM, race.squares[last.target]) if isinstance(last, Ram) else None


def _straight_on(rules: LunatixRules, race: State, seat: Seat) -> Iterator[Reason]:
    """All that costs something on the way ahead without a change of lanes, up to a car that bars it."""
    while moves := legal_at(rules, race, seat):
        if STEER[Way.FRONT] not in moves:
            ways = rules.track.astern if race.cars[seat].is_clockwise else rules.track.ahead
            front = ways[race.squares[seat]].front
            if front in race.squares:
                yield Reason(Why.CAR, front)
            return
        leg = leg_for(rules, race, seat, STEER[Way.FRONT])
        if leg.toll.hazards:
            yield Reason(Why.LIMIT, leg.square, cards=leg.toll.hazards)
        if leg.toll.chip is not None:
            yield Reason(Why.CHIP, leg.square, leg.toll.chip)
        race = leg.after
