"""A cursor over a set of candidates: presses and the mouse choose one, and only a legal one is confirmed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Generic, TypeVar

import pygame

from game.ui.press import Act, Button, Direction, Pointer, Press

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Spot(Generic[T]):
    """One candidate on a grid of columns and rows; `reason` says why it cannot be chosen (None: it can)."""

    value: T
    column: int
    row: int
    reason: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether it can be chosen."""
        return self.reason is None


class SpotPicker(Generic[T]):
    """Chooses among spots on a grid, such as nine around a middle.

    A direction steps the cursor; an aim (stick, number keys) sets it at once, seen from `home`; so any of
    nine is reached from the middle by at most two presses, and confirmed by one. The cursor also rests on
    spots that are not open, so that their reason can be shown.
    """

    def __init__(self, spots: Sequence[Spot[T]], home: Direction = (0, 0)) -> None:
        if not spots:
            raise ValueError("nothing to pick from")
        self.spots = tuple(spots)
        self._home = home
        self._at = {(spot.column, spot.row): spot for spot in spots}
        self.cursor = self._first()
        self.was_refused = False
        """Whether the last press or click tried to confirm a spot that is not open."""

    def _first(self) -> Spot[T]:
        """The spot at home if it is open, else the nearest open one, else the nearest."""
        return min(
            self.spots,
            key=lambda spot: (not spot.is_open, hypot(spot.column - self._home[0], spot.row - self._home[1])),
        )

    def go_home(self) -> None:
        """Put the cursor back to where it began."""
        self.cursor = self._first()

    def press(self, press: Press) -> T | None:
        """Deal with a press; the chosen value once an open spot is confirmed, else None."""
        self.was_refused = False
        if not press.is_down:
            return None
        if press.button is Button.CONFIRM:
            return self._confirm(self.cursor)
        if press.button is Button.AIM and press.aim is not None:
            self._aim(press.aim)
        elif press.step is not None and press.aim is None:
            self._step(press.step)
        return None

    def pointer(self, pointer: Pointer, rects: Mapping[T, pygame.Rect]) -> T | None:
        """Deal with the mouse, given where each value is drawn: hover moves the cursor, a click chooses."""
        self.was_refused = False
        if pointer.act not in (Act.MOVE, Act.DOWN):
            return None
        under = [spot for spot in self.spots if spot.value in rects and rects[spot.value].collidepoint(pointer.pos)]
        if not under:
            return None
        self.cursor = min(under, key=lambda spot: _distance(rects[spot.value], pointer))
        return self._confirm(self.cursor) if pointer.is_click else None

    def _confirm(self, spot: Spot[T]) -> T | None:
        self.was_refused = not spot.is_open
        return spot.value if spot.is_open else None

    def _aim(self, aim: Direction) -> None:
        self.cursor = self._at.get((self._home[0] + aim[0], self._home[1] + aim[1]), self.cursor)

    def _step(self, step: Direction) -> None:
        self.cursor = self.beyond(step) or self.cursor

    def beyond(self, step: Direction) -> Spot[T] | None:
        """The spot next door, or the nearest one that lies more in this direction than beside it, if any does."""
        here = self.cursor
        ahead = []
        for spot in self.spots:
            dx, dy = spot.column - here.column, spot.row - here.row
            along, aside = dx * step[0] + dy * step[1], abs(dx * step[1]) + abs(dy * step[0])
            if along > 0 and aside <= along:
                ahead.append((aside, along, spot))
        return min(ahead, key=lambda found: found[:2])[2] if ahead else None


def _distance(rect: pygame.Rect, pointer: Pointer) -> float:
    return hypot(rect.centerx - pointer.x, rect.centery - pointer.y)
