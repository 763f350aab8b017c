"""What bars a move: walls, cars on spots, and other cars' lines (rulebook, Crash Rule and Line Blocking)."""

from dataclasses import dataclass

from game.core.rules import Seat
from game.games.racetrack.board import Arrival, Board
from game.games.racetrack.geometry import do_lines_cross, is_inside_line
from game.games.racetrack.moves import Move
from game.games.racetrack.options import Options, Spots
from game.games.racetrack.state import NOWHERE, Car
from game.games.racetrack.track import Cell


@dataclass(frozen=True, slots=True)
class Wall:
    """The move would enter this not-road cell."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Taken:
    """A car stands on the spot."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CrossesLine:
    """The move would cross another car's line."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ThroughCar:
    """The move would go through another car's spot while lines block."""

    seat: Seat


Barrier = Wall | Taken | CrossesLine | ThroughCar


@dataclass(frozen=True, slots=True)
class Candidate:
    """One spot that a car might choose: its move, where it is, and what bars it, if anything.

    `wall` is set in simple mode too, where a wall does not bar a move but crashes the car.
    """

    move: Move
    spot: Cell
    is_inertia_point: bool
    barrier: Barrier | None
    wall: Cell | None


def barrier_of(board: Board, options: Options, cars: tuple[Car, ...], seat: Seat, arrival: Arrival) -> Barrier | None:
    """What bars an arrival that the track itself leaves open; None when it is legal."""
    here = cars[seat].cell
    if arrival.cell == here:
        return None
    if options.spots is Spots.BLOCKED:
        for other, car in enumerate(cars):
            if car.cell == arrival.cell and other != seat:
                return Taken(other)
    if options.line_blocking:
        start = board.spot(here)
        for other, car in enumerate(cars):
            if other == seat or car.cell == NOWHERE:
                continue
            there = board.spot(car.cell)
            if is_inside_line(start, arrival.spot, there):
                return ThroughCar(other)
            if car.line_from != car.cell and do_lines_cross(start, arrival.spot, board.spot(car.line_from), there):
                return CrossesLine(other)
    return None
