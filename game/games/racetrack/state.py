"""The state of a race and the events that the whole table sees."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.games.racetrack.track import Cell

NOWHERE: Final = -1
"""The cell number of a car that is not on the track."""


class Finish(NamedTuple):
    """How a car finished: its turn, how far past the line, and when in the move it cut the line.

    `past` is the side of the final spot, a cross product in half pixels: the same unit for all cars of
    a track. The line was cut at the share `cut_over / cut_under` of the move.
    """

    turn: int
    past: int
    cut_over: int
    cut_under: int


class Progress(NamedTuple):
    """How far a car has come; cars share one value until they cut a gate, crash or leave.

    `net_crossings` is forward minus backward crossings of the finish (from -1 when the car started
    behind it on a circuit), `lap_crossings` its value at the last counted lap, `passed` the checkpoints
    since the last crossing of the finish.
    """

    net_crossings: int
    lap_crossings: int
    laps: int
    passed: int
    crashes: int
    finish: Finish | None
    retired: bool


class Car(NamedTuple):
    """One car. Cells are numbers, row by row; the line of its last move runs from `line_from` to `cell`.

    `line_from` equals `cell` when there is no line. In simple mode (vx, vy) is the last step's heading
    times speed, and `heading` counts.
    """

    cell: int
    vx: int
    vy: int
    line_from: int
    heading: int
    lost_turns: int
    progress: Progress


@dataclass(frozen=True, slots=True)
class ChoosingPlaces:
    """Seats choose their start places in turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Racing:
    """A car is to move."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Over:
    """The race has ended."""


Phase = ChoosingPlaces | Racing | Over


class State(NamedTuple):
    """The whole race. Nothing in it is secret, so it is the view as well.

    `round` counts from 1; `order` holds the racing seats in this round's order, `waiting` those of them
    that move after the one to move; `ranks` the finished seats in groups, `retired` the seats that left,
    first to last.
    """

    phase: Phase
    cars: tuple[Car, ...]
    order: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    round: int
    ranks: tuple[tuple[Seat, ...], ...]
    retired: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PlaceTaken:
    """A seat put its car on a start place."""

    seat: Seat
    place: int
    spot: Cell


@dataclass(frozen=True, slots=True)
class Moved:
    """A car went from one spot to another, or stayed."""

    seat: Seat
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class Crashed:
    """A car crashed and stays on its spot; `wall` is the cell that it would have driven into, if one."""

    seat: Seat
    spot: Cell
    wall: Cell | None
    turns_lost: int


@dataclass(frozen=True, slots=True)
class Waited:
    """A car lost a turn after a crash; `left` more are to come."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class CheckpointPassed:
    """A car passed checkpoint `order`, from 1, in its turn."""

    seat: Seat
    order: int


@dataclass(frozen=True, slots=True)
class LineCrossed:
    """A car crossed the finish, forward or backward; `laps` is its count of laps after that."""

    seat: Seat
    is_forward: bool
    has_lap: bool
    laps: int


@dataclass(frozen=True, slots=True)
class Bumped:
    """A car was landed on and lost its speed (rulebook, Contact Crash)."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class Finished:
    """A car ended its race in turn `turn`."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """All cars had their turn; `ranked` are the groups that finished in it, best first."""

    round: int
    ranked: tuple[tuple[Seat, ...], ...]


@dataclass(frozen=True, slots=True)
class HasRetired:
    """A car left the race."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RaceEnded:
    """The race is over."""


Event = (
    PlaceTaken
    | Moved
    | Crashed
    | Waited
    | CheckpointPassed
    | LineCrossed
    | Bumped
    | Finished
    | RoundEnded
    | HasRetired
    | RaceEnded
)
