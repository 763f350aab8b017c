"""Tracks and positions written as text for tests."""

from dataclasses import replace
from typing import Any

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.racetrack.moves import STEER, Move
from game.games.racetrack.options import Options
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.state import Event, Racing, State
from game.games.racetrack.track import Cell, Course, Gate, Track

NO_LUCK = Chance(0)

FIELD = """
.............
.............
.............
.............
.............
"""
"""Open road, 13 x 5."""


def spot_gate(a: Cell, b: Cell) -> Gate:
    """A gate between the centres of two cells of a track made here."""
    return Gate(2 * a[0] + 1, 2 * a[1] + 1, 2 * b[0] + 1, 2 * b[1] + 1)


def text_track(
    rows: str,
    finish: tuple[Cell, Cell] = ((4, 0), (4, 4)),
    starts: tuple[Cell, ...] = ((4, 0), (4, 1), (4, 2), (4, 3)),
    checkpoints: tuple[tuple[Cell, Cell], ...] = (),
    course: Course = Course.CIRCUIT,
) -> Track:
    """A track from rows of `.` (road) and `#`; gates run between cell centres; forward is to the east."""
    lines = rows.split()
    return Track(
        width=len(lines[0]),
        height=len(lines),
        road=bytes(mark == "." for line in lines for mark in line),
        finish=spot_gate(*finish),
        starts=starts,
        checkpoints=tuple(spot_gate(*gate) for gate in checkpoints),
        course=course,
    )


class Race:
    """A race in a test: its rules, its state, and short words to set it up and play on."""

    def __init__(self, track: Track, seats: int = 1, options: Options | None = None) -> None:
        self.rules = RacetrackRules(track, options or Options(), seats)
        self.state, self.opening = self.rules.start(NO_LUCK)

    def place(self, seat: Seat, at: Cell, speed: Cell = (0, 0), **fields: Any) -> "Race":
        """Put a car somewhere with a velocity, its line being its last move if it has one."""
        cell = self._cell(at)
        back = (at[0] - speed[0], at[1] - speed[1])
        line_from = self._cell(back) if 0 <= back[0] < self.rules.track.width else cell
        car = self.state.cars[seat]._replace(cell=cell, vx=speed[0], vy=speed[1], line_from=line_from)
        return self._put(seat, car._replace(**fields))

    def progress(self, seat: Seat, **fields: Any) -> "Race":
        """Change a car's progress."""
        car = self.state.cars[seat]
        return self._put(seat, car._replace(progress=car.progress._replace(**fields)))

    def turn(self, seat: Seat) -> "Race":
        """Give the turn to a seat, those after it in seat order waiting."""
        waiting = tuple(other for other in self.state.order if other > seat)
        self.state = self.state._replace(phase=Racing(seat), waiting=waiting)
        return self

    def play(self, move: Move, seat: Seat | None = None) -> tuple[Event, ...]:
        """Play a move of the seat whose turn it is (or of `seat`) and return the events."""
        acting = self.rules.to_act(self.state)[0] if seat is None else seat
        self.state, events = self.rules.apply(self.state, acting, move, 0, NO_LUCK)
        return events

    def steer(self, dx: int = 0, dy: int = 0) -> tuple[Event, ...]:
        """Steer the car whose turn it is."""
        return self.play(STEER[dx, dy])

    def legal(self, seat: Seat | None = None) -> list[Move]:
        """Legal moves of the seat whose turn it is, or of `seat`."""
        return list(self.rules.legal_moves(self.state, self.rules.to_act(self.state)[0] if seat is None else seat))

    def spot(self, seat: Seat) -> Cell:
        """Where a car stands."""
        return self.rules.board.spot(self.state.cars[seat].cell)

    def speed(self, seat: Seat) -> Cell:
        """A car's velocity."""
        return self.state.cars[seat].vx, self.state.cars[seat].vy

    def ranks(self) -> tuple[tuple[Seat, ...], ...] | None:
        """The places, once the race is over."""
        outcome = self.rules.outcome(self.state)
        return outcome.ranks if outcome else None

    def _cell(self, at: Cell) -> int:
        return at[1] * self.rules.track.width + at[0]

    def _put(self, seat: Seat, car: object) -> "Race":
        cars = list(self.state.cars)
        cars[seat] = car  # type: ignore[call-overload]
        self.state = self.state._replace(cars=tuple(cars))
        return self


def race(rows: str = FIELD, seats: int = 1, **options: Any) -> Race:
    """A race on a text track with some options changed from the base game."""
    return Race(text_track(rows), seats, replace(Options(), **options))


def play_all(state: State, rules: RacetrackRules, moves: list[Move]) -> State:
    """Play moves in turn, whosever turn it is."""
    for move in moves:
        state = rules.apply(state, rules.to_act(state)[0], move, 0, NO_LUCK).state
    return state
