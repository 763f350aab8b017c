"""The moves of Racetrack: what a seat may do in its turn, and what the table may agree on."""

from dataclasses import dataclass
from typing import Final

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Steer:
    """Land (dx, dy) beside the inertia point, each -1, 0 or 1 (rulebook, Second Turn & Beyond)."""

    dx: int
    dy: int

    def __hash__(self) -> int:
        # Moves are looked up at every step of a simulation; the hash of a dataclass takes three times as long.
        return self.dx * 3 + self.dy


@dataclass(frozen=True, slots=True)
class Drive:
    """Simple mode: go `speed` steps in a heading, 0 = east, then clockwise on the screen to 7 = north-east."""

    heading: int
    speed: int


@dataclass(frozen=True, slots=True)
class Crash:
    """The only move of a car that has no legal spot: it stays and loses its speed (rulebook, The Crash Rule)."""


@dataclass(frozen=True, slots=True)
class Wait:
    """The only move of a car that still loses turns after a crash."""


@dataclass(frozen=True, slots=True)
class Take:
    """Choose a free start place, by its number on the track from 1."""

    place: int


@dataclass(frozen=True, slots=True)
class Stop:
    """The table agrees to end the race now; a move of CLOCK."""


@dataclass(frozen=True, slots=True)
class Retire:
    """A car leaves the race for good; a move of CLOCK, since a person may leave in anybody's turn."""

    seat: Seat


Move = Steer | Drive | Crash | Wait | Take | Stop | Retire
MOVES: Final[tuple[type[Move], ...]] = (Steer, Drive, Crash, Wait, Take, Stop, Retire)

STEERS: Final = tuple(Steer(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))
"""The nine steers, row by row from the upper left, made once and shared."""

STEER: Final = {(steer.dx, steer.dy): steer for steer in STEERS}

HEADINGS: Final = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""One step in each of the eight headings, clockwise on the screen from east."""

CRASH: Final = Crash()
WAIT: Final = Wait()
STOP: Final = Stop()
