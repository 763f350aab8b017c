"""What travels between the crew and its worker: plain values, each with the ticket of the request."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.record import OptionValue
from game.core.rules import Seat

Job = Callable[..., Any]
"""Called with `progress=` a function that is told a share from 0 to 1; must be picklable, as must its result."""


@dataclass(frozen=True, slots=True)
class Prepare:
    """Make rules and bots for a match; takes the place of all that was asked before."""

    ticket: int
    game: str
    board: str
    options: Mapping[str, OptionValue]
    seats: int
    levels: tuple[str, ...]
    figures: Any
    seed: int


@dataclass(frozen=True, slots=True)
class Ask:
    """Let a bot choose. `table` is the ticket of the Prepare that it belongs to, `step` numbers its luck."""

    ticket: int
    table: int
    seat: Seat
    level: str
    view: Any
    moves: tuple[Any, ...]
    step: int


@dataclass(frozen=True, slots=True)
class Work:
    """Do a long job."""

    ticket: int
    job: Job


@dataclass(frozen=True, slots=True)
class Cancel:
    """Whatever has this ticket is not wanted any more."""

    ticket: int


Request = Prepare | Ask | Work | Cancel


@dataclass(frozen=True, slots=True)
class Share:
    """So much of a Prepare or Work is done, from 0 to 1."""

    ticket: int
    share: float


@dataclass(frozen=True, slots=True)
class Chosen:
    """What the bot wants to play, and after how many milliseconds a person would."""

    ticket: int
    move: Any
    after_ms: int


@dataclass(frozen=True, slots=True)
class Done:
    """A Prepare (result None) or a Work has ended."""

    ticket: int
    result: Any


@dataclass(frozen=True, slots=True)
class Failed:
    """A request could not be served."""

    ticket: int
    why: str


Reply = Share | Chosen | Done | Failed
