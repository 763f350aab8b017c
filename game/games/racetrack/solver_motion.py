"""What a car may do next, in either mode, for sets of cells at once."""

from functools import cache
from typing import Final, Protocol

from game.games.racetrack.moves import HEADINGS
from game.games.racetrack.options import Mode
from game.games.racetrack.solver_masks import Bits
from game.games.racetrack.track import Cell

Pace = tuple[int, int]
"""How a car moves: its velocity (vx, vy) by inertia, (heading, speed) in simple mode."""

Spread = dict[Pace, Bits]
"""Cells for each pace."""


class Motion(Protocol):
    """The law by which one pace follows another."""

    def step(self, pace: Pace) -> Cell:
        """The step that a pace takes."""

    def choices(self, pace: Pace) -> tuple[Pace, ...]:
        """Every pace that may follow, legal or not."""

    def stopped(self, pace: Pace) -> Pace:
        """The pace after a crash."""

    def ahead(self, cells: Spread) -> Spread:
        """For every pace that may be chosen, the cells from which some car of the set may choose it."""

    def behind(self, cells: Spread) -> Spread:
        """For every pace, the cells where a car with it may choose a pace that the set has there."""


class Inertia:
    """Velocities change by at most one either way (rulebook, Second Turn & Beyond)."""

    def step(self, pace: Pace) -> Cell:
        """The velocity itself."""
        return pace

    def choices(self, pace: Pace) -> tuple[Pace, ...]:
        """The nine velocities around, row by row from the upper left."""
        vx, vy = pace
        return tuple((vx + dx, vy + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))

    def stopped(self, _pace: Pace) -> Pace:
        """Standing still."""
        return 0, 0

    def ahead(self, cells: Spread) -> Spread:
        """Widen by one in x, then in y: six unions a pace in place of nine."""
        wide: Spread = {}
        for (vx, vy), bits in cells.items():
            for pace in ((vx - 1, vy), (vx, vy), (vx + 1, vy)):
                wide[pace] = wide.get(pace, 0) | bits
        both: Spread = {}
        for (vx, vy), bits in wide.items():
            for pace in ((vx, vy - 1), (vx, vy), (vx, vy + 1)):
                both[pace] = both.get(pace, 0) | bits
        return both

    def behind(self, cells: Spread) -> Spread:
        """The law is the same both ways."""
        return self.ahead(cells)


class Simple:
    """Speed changes by at most one, the heading by at most an eighth (rulebook, Simple Gamemode)."""

    def step(self, pace: Pace) -> Cell:
        """So many steps in the heading."""
        heading, speed = pace
        return HEADINGS[heading][0] * speed, HEADINGS[heading][1] * speed

    def choices(self, pace: Pace) -> tuple[Pace, ...]:
        """Staying keeps the heading; a standing car may set off in any."""
        return _simple_choices(*pace)

    def stopped(self, pace: Pace) -> Pace:
        """Standing still with the heading kept."""
        return pace[0], 0

    def ahead(self, cells: Spread) -> Spread:
        """Every choice of every pace."""
        found: Spread = {}
        for pace, bits in cells.items():
            for choice in self.choices(pace):
                found[choice] = found.get(choice, 0) | bits
        return found

    def behind(self, cells: Spread) -> Spread:
        """Every pace with one of these among its choices."""
        found: Spread = {}
        for choice, bits in cells.items():
            for pace in _simple_sources(*choice):
                found[pace] = found.get(pace, 0) | bits
        return found


@cache
def _simple_choices(heading: int, speed: int) -> tuple[Pace, ...]:
    if speed == 0:
        return ((heading, 0), *((way, 1) for way in range(8)))
    ways = [(heading + turn) % 8 for turn in (-1, 0, 1)]
    slower = [(way, speed - 1) for way in ways] if speed > 1 else [(heading, 0)]
    return (*((way, speed + 1) for way in ways), *((way, speed) for way in ways), *slower)


@cache
def _simple_sources(heading: int, speed: int) -> tuple[Pace, ...]:
    near = ((way, before) for way in range(8) for before in range(max(0, speed - 1), speed + 2))
    return tuple(pace for pace in near if (heading, speed) in _simple_choices(*pace))


MOTIONS: Final[dict[Mode, Motion]] = {Mode.INERTIA: Inertia(), Mode.SIMPLE: Simple()}
