"""How a person chooses: a cursor over the spots that the car to move might go to, or over the start places."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.racetrack.lines import Candidate, CrossesLine, Taken, ThroughCar, Wall
from game.games.racetrack.moves import HEADINGS, Drive, Move, Steer, Take
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.state import NOWHERE, State
from game.games.racetrack.track import Cell
from game.tables.racetrack.camera import Framing
from game.tables.racetrack.words import NameOf, barrier_words
from game.ui.pickers import Spot, SpotPicker
from game.ui.press import Direction, Pointer, Press

_LEAST_TARGET: Final = 26


@dataclass(frozen=True, slots=True)
class Option:
    """One spot that might be chosen. `reason` says why not; `warning` what choosing it would come to.

    `touched` is the cell of the border in the way, `rival` the seat whose car or line is.
    """

    move: Move
    spot: Cell
    reason: str | None = None
    warning: str | None = None
    touched: Cell | None = None
    rival: Seat | None = None
    is_inertia_point: bool = False


class Aiming:
    """One person's choice in one turn. A move with a warning must be confirmed twice."""

    def __init__(self, seat: Seat, origin: Cell | None, options: Sequence[Option], places: Sequence[Direction]) -> None:
        """`places` says where each option lies in the grid that presses walk over; (0, 0) is the first aim."""
        self.seat = seat
        self.origin = origin
        self.options = {option.move: option for option in options}
        self.is_warned = False
        self._picker = SpotPicker(
            [
                Spot(option.move, column, row, option.reason)
                for option, (column, row) in zip(options, places, strict=True)
            ]
        )
        # From the middle every one of nine is two presses away, so the aim begins there even where it is barred.
        middle = next((spot for spot in self._picker.spots if (spot.column, spot.row) == (0, 0)), None)
        if origin is not None and middle is not None:
            self._picker.cursor = middle

    @property
    def option(self) -> Option:
        """The option aimed at."""
        return self.options[self._picker.cursor.value]

    @property
    def was_refused(self) -> bool:
        """Whether the last press tried to choose what cannot be chosen."""
        return self._picker.was_refused

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All that must be seen to choose."""
        spots = tuple(option.spot for option in self.options.values())
        return spots if self.origin is None else (self.origin, *spots)

    def press(self, press: Press) -> Move | None:
        """Deal with a press of the seat's device; the move once it is chosen."""
        before = self.option
        return self._weighed(self._picker.press(press), before)

    def pointer(self, pointer: Pointer, framing: Framing) -> Move | None:
        """Deal with the mouse: hovering aims, a click chooses."""
        before = self.option
        rects = {move: _target(framing, option.spot) for move, option in self.options.items()}
        return self._weighed(self._picker.pointer(pointer, rects), before)

    def recentre(self) -> None:
        """Take the aim back to where it began."""
        self._picker.go_home()
        self.is_warned = False

    def _weighed(self, move: Move | None, before: Option) -> Move | None:
        if self.option is not before:
            self.is_warned = False
        if move is None or self.option.warning is None or self.is_warned:
            return move
        self.is_warned = True
        return None


def aiming(rules: RacetrackRules, view: State, seat: Seat, texts: Texts, name_of: NameOf) -> Aiming:
    """The choice that a seat has now."""
    if view.cars[seat].cell == NOWHERE:
        return _place_aiming(rules, view, seat, texts, name_of)
    candidates = rules.candidates(view, seat)
    options = [_option(candidate, texts, name_of) for candidate in candidates]
    car = view.cars[seat]
    speed = max(abs(car.vx), abs(car.vy))
    places = [_place(candidate.move, car.heading, speed) for candidate in candidates]
    return Aiming(seat, rules.board.spot(car.cell), options, places)


def _option(candidate: Candidate, texts: Texts, name_of: NameOf) -> Option:
    barrier = candidate.barrier
    rival = barrier.seat if isinstance(barrier, Taken | CrossesLine | ThroughCar) else None
    touched = barrier.cell if isinstance(barrier, Wall) else candidate.wall
    return Option(
        candidate.move,
        candidate.spot,
        reason=None if barrier is None else barrier_words(texts, barrier, name_of),
        warning=texts("racetrack.wall_warning") if barrier is None and candidate.wall is not None else None,
        touched=touched,
        rival=rival,
        is_inertia_point=candidate.is_inertia_point,
    )


def _place(move: Move, heading: int, speed: int) -> Direction:
    """Where a move lies in the grid of directions: as on the board; in simple mode up is faster, left is left."""
    match move:
        case Steer(dx, dy):
            return dx, dy
        case Drive(new_heading, new_speed) if speed == 0:
            return HEADINGS[new_heading] if new_speed else (0, 0)
        case Drive(new_heading, new_speed):
            return (new_heading - heading + 1) % 8 - 1, speed - new_speed
        case _:
            raise ValueError(f"{move} is not aimed")


def _place_aiming(rules: RacetrackRules, view: State, seat: Seat, texts: Texts, name_of: NameOf) -> Aiming:
    """The start places, free ones open."""
    spot_of = rules.board.spot
    takers = {spot_of(car.cell): other for other, car in enumerate(view.cars) if car.cell != NOWHERE}
    options = [
        Option(
            Take(place),
            spot,
            reason=texts("racetrack.place_taken", name=name_of(takers[spot])) if spot in takers else None,
            rival=takers.get(spot),
        )
        for place, spot in enumerate(rules.track.starts, 1)
    ]
    return Aiming(seat, None, options, rules.track.starts)


def _target(framing: Framing, spot: Cell) -> pygame.Rect:
    """Where a click means this spot."""
    rect = framing.box(spot)
    grow = max(0, _LEAST_TARGET - rect.width)
    return rect.inflate(grow, grow)
