"""How likely each car is to win a race as it stands between rounds: a formula fitted to races of the rule driver."""

from math import exp, sqrt
from typing import Final

from game.games.lunatix.decks import MOST_SPEED
from game.games.lunatix.pace import Pace
from game.games.lunatix.state import Car, Over, State
from game.games.lunatix.track import NOWHERE, Square

_DAMAGE: Final = 0.28
"""What 10 mph less of the maximum cost, in rounds; the rest of a race on the road and in the pit counted in."""

_SLOWNESS: Final = 0.2
"""The share of the rounds lost by driving slower that comes on top of that."""

_LUCK: Final = 0.06
_GADGET: Final = 0.35
_LUNACY: Final = 0.08
"""What a luck chip and a gadget save and a lunacy costs, in rounds, while two laps or more lie ahead."""

_WRONG_WAY: Final = 3.0
"""What it costs to have to turn round."""

_LEAST_SPREAD: Final = 0.25
_SPREAD: Final = 0.18
"""By how many rounds the reckoning is off: at the end of a race, and more for the root of the rounds that are left."""


def chances(pace: Pace, race: State) -> list[float]:
    """The chance of each seat, all together 1."""
    if isinstance(race.phase, Over):
        first = race.ranks[0]
        return [1 / len(first) if seat in first else 0.0 for seat in range(len(race.cars))]
    rounds = {seat: rounds_left(pace, car, race.squares[seat]) for seat, car in enumerate(race.cars) if car.is_running}
    least = min(rounds.values())
    spread = spread_of(least)
    parts = {seat: exp((least - own) / spread) for seat, own in rounds.items()}
    whole = sum(parts.values())
    return [parts.get(seat, 0.0) / whole for seat in range(len(race.cars))]


def spread_of(rounds: float) -> float:
    """How uncertain a reckoning of so many rounds is: a car ahead by that wins in 73 %."""
    return _LEAST_SPREAD + _SPREAD * sqrt(max(0.0, rounds))


def rounds_left(pace: Pace, car: Car, square: Square) -> float:
    """About how many rounds a running car needs to the end, its means and troubles counted in."""
    laps, target, at, speed = car.laps, car.target, square, car.speed // 10
    if square == NOWHERE:
        at, speed, laps = pace.pit_exit(), 0, laps + 1
        target = max(target, laps + 1)
    way = max(1.0, (target - laps) * pace.lap - pace.along[at])
    rest = min(1.0, way / (2 * pace.lap))
    top = MOST_SPEED // 10
    maximum = max(1, min(top, car.maximum // 10))
    rounds = pace.rounds(at, speed, top, way)
    if maximum < top:
        near = min(way, pace.lap)
        slower = pace.rounds(at, speed, maximum, near) - pace.rounds(at, speed, top, near)
        rounds += _DAMAGE * rest * (top - maximum) + _SLOWNESS * slower
    means = _LUCK * car.luck + _GADGET * (len(car.open) + len(car.hidden)) - _LUNACY * len(car.lunacies)
    return rounds - rest * means + (_WRONG_WAY if car.is_clockwise else 0.0)
