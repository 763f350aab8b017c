"""How a person chooses: a cursor over the spots that the car to move might go to, or over the start places."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.racetrack.lines import Candidate, CrossesLine, Taken, ThroughCar, Wall
from game.games.racetrack.moves import HEADINGS, Drive, Move, Steer, Take
from game.games.racetrack.options import Mode, Spots
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.state import NOWHERE, State
from game.games.racetrack.track import Cell
from game.tables.camera import Framing
from game.tables.racetrack.words import NameOf, barrier_words
from game.ui.pickers import Spot, SpotPicker
from game.ui.press import Direction, Pointer, Press

_LEAST_TARGET: Final = 26
_STEPS: Final[tuple[Direction, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Option:
    """One spot that might be chosen. `reason` says why not; `warning` what a second confirm would come to.

    `note` says at once what choosing it comes to; `touched` is the cell of the border in the way, `rival` the seat
    whose car or line is in the way or would be hit.
    """

    move: Move
    spot: Cell
    reason: str | None = None
    warning: str | None = None
    note: str | None = None
    touched: Cell | None = None
    rival: Seat | None = None
    is_inertia_point: bool = False

    @property
    def is_open(self) -> bool:
        """Whether the rules allow it."""
        return self.reason is None

    @property
    def is_crash(self) -> bool:
        """Whether it may be chosen and ends in the border."""
        return self.is_open and self.touched is not None

    @property
    def is_hit(self) -> bool:
        """Whether it may be chosen and ends in another car."""
        return self.is_open and self.rival is not None


class Aiming:
    """One person's choice in one turn. A move with a warning must be confirmed twice."""

    def __init__(
        self,
        seat: Seat,
        origin: Cell | None,
        options: Sequence[Option],
        places: Sequence[Direction],
        *,
        shows_steps: bool = False,
    ) -> None:
        """`places` says where each option lies in the grid that presses walk over; (0, 0) is the first aim.

        `shows_steps` says that the board does not show by itself where each direction leads.
        """
        self.shows_steps = shows_steps
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

    def aim_at(self, move: Move) -> None:
        """Put the aim on a move, if it is one of the options."""
        spot = next((spot for spot in self._picker.spots if spot.value == move), None)
        if spot is not None:
            self._picker.cursor = spot
            self.is_warned = False

    def steps(self) -> dict[Direction, Option]:
        """Where each of the four directions would take the aim from here."""
        found = ((step, self._picker.beyond(step)) for step in _STEPS)
        return {step: self.options[spot.value] for step, spot in found if spot is not None}

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
    car = view.cars[seat]
    can_leave = any(other.barrier is None and other.spot != rules.board.spot(car.cell) for other in candidates)
    options = []
    for candidate in candidates:
        is_stay = candidate.is_inertia_point and candidate.spot == rules.board.spot(car.cell)
        hit = _hit(rules, view, seat, candidate)
        options.append(_option(candidate, texts, name_of, hit=hit, is_stray=is_stay and can_leave))
    speed = max(abs(car.vx), abs(car.vy))
    places = [_place(candidate.move, car.heading, speed) for candidate in candidates]
    is_turning = rules.options.mode is Mode.SIMPLE and speed > 0
    return Aiming(seat, rules.board.spot(car.cell), options, places, shows_steps=is_turning)


def _option(candidate: Candidate, texts: Texts, name_of: NameOf, *, hit: Seat | None, is_stray: bool) -> Option:
    """`hit` is the seat whose car would be hit; `is_stray` marks a stay that a stray press must not come to."""
    barrier = candidate.barrier
    rival = barrier.seat if isinstance(barrier, Taken | CrossesLine | ThroughCar) else hit
    touched = barrier.cell if isinstance(barrier, Wall) else candidate.wall
    warning = None
    if barrier is None and candidate.wall is not None:
        warning = texts("racetrack.wall_warning")
    elif barrier is None and is_stray:
        warning = texts("racetrack.stay_warning")
    return Option(
        candidate.move,
        candidate.spot,
        reason=None if barrier is None else barrier_words(texts, barrier, name_of),
        warning=warning,
        note=None if hit is None else texts("racetrack.would_hit", name=name_of(hit)),
        touched=touched,
        rival=rival,
        is_inertia_point=candidate.is_inertia_point,
    )


def _hit(rules: RacetrackRules, view: State, seat: Seat, candidate: Candidate) -> Seat | None:
    """The car that a legal move would land on where cars touch (rulebook, Contact Crash)."""
    here = rules.board.spot(view.cars[seat].cell)
    is_landing = candidate.barrier is None and candidate.wall is None and candidate.spot != here
    if rules.options.spots is not Spots.CONTACT or not is_landing:
        return None
    spot_of = rules.board.spot
    return next((other for other, car in enumerate(view.cars) if spot_of(car.cell) == candidate.spot), None)


def _place(move: Move, heading: int, speed: int) -> Direction:
    """Where a move lies in the grid of directions: as on the board, in simple mode as near to that as nine allow.

    There a press towards where the car points makes it faster, one to the side turns it to that side. Of a diagonal
    heading the vertical part counts.
    """
    match move:
        case Steer(dx, dy):
            return dx, dy
        case Drive(new_heading, new_speed) if speed == 0:
            return HEADINGS[new_heading] if new_speed else (0, 0)
        case Drive(new_heading, new_speed):
            turn, faster = (new_heading - heading + 1) % 8 - 1, new_speed - speed
            ahead_x, ahead_y = HEADINGS[heading]
            if ahead_y:
                return -ahead_y * turn, ahead_y * faster
            return ahead_x * faster, ahead_x * turn
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
