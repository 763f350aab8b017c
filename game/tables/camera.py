"""Which part of a track is on the screen: close enough to choose a spot, or whole, gliding from one to the other."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

import pygame

from game.ui.timeline import ease_in_out, mix

Cell = tuple[int, int]
"""Column and row of a cell of the map."""

GLIDE_MS: Final = 300
_ROOM: Final = 1.5
"""Cells kept free between what must be seen and the rim of the view."""
_GOOD_PART: Final = 0.55
"""A board that fits with cells of this part of their close size stands still: to see all is worth more than size."""


@dataclass(frozen=True, slots=True)
class Framing:
    """How cells map to the window: the size of a cell and where the board's top left corner lies, in pixels."""

    cell: float
    left: float
    top: float

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """The centre of a cell; between cells for fractions."""
        return self.left + (x + 0.5) * self.cell, self.top + (y + 0.5) * self.cell

    def corner(self, x: float, y: float) -> tuple[float, float]:
        """The top left corner of a cell."""
        return self.left + x * self.cell, self.top + y * self.cell

    def box(self, cell: Cell) -> pygame.Rect:
        """The rectangle of a cell."""
        left, top = self.corner(*cell)
        return pygame.Rect(round(left), round(top), round(self.cell), round(self.cell))

    def between(self, other: "Framing", t: float, middle: tuple[float, float]) -> "Framing":
        """The framing at `t` (0..1) of the way to another, the middle of the view moving evenly."""
        cell = self.cell * (other.cell / self.cell) ** t
        here, there = self.under(middle), other.under(middle)
        x, y = mix(here[0], there[0], t), mix(here[1], there[1], t)
        return Framing(cell, middle[0] - x * cell, middle[1] - y * cell)

    def under(self, point: tuple[float, float]) -> tuple[float, float]:
        """The place on the board, in cells from its corner, that a point of the window shows."""
        return (point[0] - self.left) / self.cell, (point[1] - self.top) / self.cell


class Camera:
    """Shows a board in a view, whole or close to some cells.

    `extent` is the part of the board, in cells, that whole means: the road with a little around it.
    Close up, a cell is `close` pixels wide unless the extent fits at a good size anyway; a board never
    takes more than `most_pixels`. What is too much for that size is shown whole, or with `has_between` at the
    size at which it just fits. All resting framings have whole pixels.
    """

    def __init__(
        self,
        view: pygame.Rect,
        extent: pygame.Rect,
        board: tuple[int, int],
        close: int,
        most_pixels: int,
        *,
        has_between: bool = False,
    ) -> None:
        self.view = view
        self._has_between = has_between
        self._extent = extent
        fitting = floor(min(view.width / extent.width, view.height / extent.height))
        affordable: int = floor((most_pixels / (board[0] * board[1])) ** 0.5)
        self.whole_cell = max(2, min(fitting, affordable, 2 * close))
        is_good = self.whole_cell >= close * _GOOD_PART
        self.close_cell = self.whole_cell if is_good else max(self.whole_cell, min(close, affordable))
        self.is_whole = False
        self._from = self._to = self.framing = self._within(self.whole_cell, _sides(extent), extent.center)
        self._elapsed: int = GLIDE_MS

    @property
    def has_two_views(self) -> bool:
        """Whether going close makes any difference."""
        return self.close_cell > self.whole_cell

    @property
    def is_still(self) -> bool:
        """Whether no glide is under way."""
        return bool(self._elapsed >= GLIDE_MS)

    @property
    def resting_cell(self) -> int:
        """The size of a cell where the glide ends."""
        return round(self._to.cell)

    def look_at(
        self,
        cells: Iterable[Cell],
        *,
        towards: tuple[float, float] | None = None,
        is_whole: bool = False,
        at_once: bool = False,
    ) -> None:
        """Glide to a framing in which all of the cells are seen, with `towards` in the middle if it can be."""
        needed = tuple(cells)
        self.is_whole = is_whole or not needed
        target = self._framing(needed, towards)
        if target != self._to:
            self._from, self._to = self.framing, target
            self._elapsed = 0
        if at_once:
            self.finish()

    def update(self, ms: int) -> None:
        """Let the glide go on."""
        self._elapsed = min(GLIDE_MS, self._elapsed + ms)
        if self.is_still:
            self.framing = self._to
        else:
            t = ease_in_out(self._elapsed / GLIDE_MS)
            self.framing = self._from.between(self._to, t, self.view.center)

    def finish(self) -> None:
        """End the glide."""
        self._elapsed = GLIDE_MS
        self.framing = self._to

    def _framing(self, cells: tuple[Cell, ...], towards: tuple[float, float] | None) -> Framing:
        sides = _sides(self._extent)
        if cells:
            sides = (
                min(x for x, _ in cells) - _ROOM,
                min(y for _, y in cells) - _ROOM,
                max(x for x, _ in cells) + 1 + _ROOM,
                max(y for _, y in cells) + 1 + _ROOM,
            )
        left, top, right, bottom = sides
        middle = towards or ((left + right) / 2, (top + bottom) / 2)
        cell = self.whole_cell if self.is_whole else self.close_cell
        if (right - left) * cell > self.view.width or (bottom - top) * cell > self.view.height:
            fitting = floor(min(self.view.width / (right - left), self.view.height / (bottom - top)))
            cell = max(self.whole_cell, fitting) if self._has_between else self.whole_cell
        return self._within(cell, sides, middle)

    def _within(self, cell: int, needed: tuple[float, float, float, float], middle: tuple[float, float]) -> Framing:
        """The framing nearest to having a point in the middle that shows the needed part (in cells) and no void."""
        extent, view = self._extent, self.view
        return Framing(
            cell,
            _held(cell, (needed[0], needed[2]), (extent.left, extent.right), middle[0], (view.left, view.width)),
            _held(cell, (needed[1], needed[3]), (extent.top, extent.bottom), middle[1], (view.top, view.height)),
        )


def _sides(rect: pygame.Rect) -> tuple[float, float, float, float]:
    return rect.left, rect.top, rect.right, rect.bottom


def _held(cell: int, needed: tuple[float, float], extent: tuple[int, int], middle: float, view: tuple[int, int]) -> int:
    """Where a side of the board begins: its extent covers the view or lies in its middle, but the needed is seen."""
    begin, room = view
    length = (extent[1] - extent[0]) * cell
    if length <= room:
        start = begin + (room - length) // 2 - extent[0] * cell
    else:
        start = round(begin + room / 2 - middle * cell)
        start = min(begin - extent[0] * cell, max(begin + room - extent[1] * cell, start))
    return max(min(start, floor(begin + room - needed[1] * cell)), ceil(begin - needed[0] * cell))
