"""The options of one race, whole and checked (rulebook, Variants & Alternative Rules)."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from enum import Enum
from typing import Final

from game.core.record import OptionValue
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


def read_options(words: Mapping[str, OptionValue], base: Options) -> Options:
    """`base` with the named options changed; truths and numbers may be given as words.

    Raises ValueError naming the option, what it may be, and the nearest name to a misspelt one.
    """
    names = {field.name: field.default for field in fields(Options)}
    values: dict[str, object] = {}
    for name, word in words.items():
        if name not in names:
            near = get_close_matches(name, names, 1)
            hint = f'did you mean "{near[0]}"?' if near else f"there are {', '.join(names)}"
            raise ValueError(f'there is no option "{name}"; {hint}')
        values[name] = _option_value(name, names[name], word)
    return replace(base, **values)  # type: ignore[arg-type]  # each value was read by its field's kind


def write_options(options: Options) -> dict[str, OptionValue]:
    """All options as plain words, numbers and truths, in the order of their fields; `read_options` reads them."""
    written: dict[str, OptionValue] = {}
    for field in fields(Options):
        value = getattr(options, field.name)
        written[field.name] = value.value if isinstance(value, Enum) else value
    return written


def _option_value(name: str, default: object, word: OptionValue) -> object:
    if isinstance(default, Enum):
        choices = [member.value for member in type(default)]
        if word not in choices:
            raise ValueError(f"{name} must be one of {', '.join(choices)}, not {str(word)[:40]}")
        return type(default)(word)
    text = str(word).lower()
    if isinstance(default, bool):
        if text not in ("true", "yes", "on", "false", "no", "off"):
            raise ValueError(f"{name} must be yes or no, not {text[:40]}")
        return text in ("true", "yes", "on")
    if isinstance(word, bool) or not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise ValueError(f"{name} must be a whole number, not {text[:40]}")
    return int(text)
