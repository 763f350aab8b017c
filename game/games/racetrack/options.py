"""The options of one race, whole and checked (rulebook, Variants & Alternative Rules)."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.games.racetrack.track import MOST_LAPS


class Mode(Enum):
    """How cars move: by inertia, or by speed and heading (rulebook, Simple Gamemode)."""

    INERTIA = "inertia"
    SIMPLE = "simple"


class Spots(Enum):
    """What a car's spot is to others: closed, open (Shared Spaces), or open at the price of speed (Contact Crash)."""

    BLOCKED = "blocked"
    SHARED = "shared"
    CONTACT = "contact"


class TurnOrder(Enum):
    """Whether the same car always moves first, or the first move goes round."""

    FIXED = "fixed"
    ROTATING = "rotating"


class TieBreak(Enum):
    """Who wins among cars that finish in one turn: the one farthest past the line, or the first to cut it."""

    DISTANCE = "distance"
    MOMENT = "moment"


class StartOrder(Enum):
    """Who starts where: by seat, by lot, or chosen in turn."""

    SEATS = "seats"
    RANDOM = "random"
    CHOOSE = "choose"


CRASH_TURNS: Final = (1, 3, 5)
MOST_TURNS: Final = 100_000


@dataclass(frozen=True, slots=True)
class Options:
    """One race's options. Raises ValueError for what does not go together.

    `turn_limit` counts rounds; `place` is the start place of a car that races alone, from 1.
    """

    mode: Mode = Mode.INERTIA
    spots: Spots = Spots.BLOCKED
    line_blocking: bool = False
    turn_order: TurnOrder = TurnOrder.FIXED
    crash_turns: int = 1
    tie_break: TieBreak = TieBreak.DISTANCE
    laps: int = 1
    turn_limit: int = 200
    start: StartOrder = StartOrder.SEATS
    place: int = 1

    def __post_init__(self) -> None:
        if self.crash_turns not in CRASH_TURNS:
            raise ValueError(f"crash_turns must be 1, 3 or 5, not {self.crash_turns}")
        if not 1 <= self.laps <= MOST_LAPS:
            raise ValueError(f"laps must be from 1 to {MOST_LAPS}, not {self.laps}")
        if not 1 <= self.turn_limit <= MOST_TURNS:
            raise ValueError(f"turn_limit must be from 1 to {MOST_TURNS}, not {self.turn_limit}")
        if self.place < 1:
            raise ValueError(f"place must be from 1, not {self.place}")
        if self.line_blocking and self.mode is Mode.SIMPLE:
            raise ValueError("line_blocking does not go with mode simple: cars draw no lines there")
