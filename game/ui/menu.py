"""A list or grid of rows with one focus, worked by a pad's cross and two buttons, by keys, and by the mouse."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from game.ui import draw
from game.ui.items import Field, Item, Slider, turn_of
from game.ui.letters import Letters
from game.ui.press import KEYBOARD, Act, Button, Pointer, Press
from game.ui.rows import RowParts, draw_row, row_height
from game.ui.shapes import draw_icon
from game.ui.theme import Colour, Look

_GAP: Final = 20


class Menu:
    """Rows in one or more columns. `back` is called for the back button (and Escape), whatever has the focus.

    Call `press`, `pointer` and `typed` from the scene's own, set `app.is_typing = menu.is_typing` in its
    `update`, and `draw` each frame. Rows may be replaced through `items` at any time.
    """

    def __init__(self, items: Sequence[Item], *, back: Callable[[], None] | None = None, columns: int = 1) -> None:
        self.items = list(items)
        self.columns = columns
        self.focus = 0
        self.letters: Letters | None = None
        self.on_move: Callable[[], None] | None = None
        """Told when the focus moves, for a sound."""
        self._back = back
        self._top_row = 0
        self._rects: dict[int, pygame.Rect] = {}
        self._parts: dict[int, RowParts] = {}
        self._is_dragging = False
        self._measured: tuple[object, list[int]] = None, []
        """The heights of all rows, and what they depend on."""

    @property
    def is_typing(self) -> bool:
        """Whether a name is being typed."""
        return self.letters is not None

    @property
    def rects(self) -> Mapping[int, pygame.Rect]:
        """Where the rows that show were last drawn, by their index."""
        return self._rects

    @property
    def focused(self) -> Item:
        """The row with the focus."""
        return self.items[self.focus]

    # --- input ---

    def press(self, press: Press) -> None:
        """Deal with one press of any device."""
        if self.letters is not None:
            self.letters.press(press)
        elif press.is_down:
            self._press(press)

    def _press(self, press: Press) -> None:
        is_escape = press.device == KEYBOARD and press.button is Button.PAUSE
        if (press.button is Button.BACK or is_escape) and self._back is not None:
            self._back()
        elif press.button is Button.CONFIRM:
            self._confirm()
        elif turn_of(press.button) and self.focused.is_valued and self.focused.reason is None:
            self.focused.turn(turn_of(press.button))
        elif press.step is not None:
            self._focus_on(self.neighbour(self.focus, press.button))

    def neighbour(self, index: int, button: Button) -> int:
        """The row that a direction leads to: round the ends, and never to a place that is empty."""
        count, columns = len(self.items), self.columns
        row, column = divmod(index, columns)
        rows = -(-count // columns)
        match button:
            case Button.UP | Button.DOWN:
                step = 1 if button is Button.DOWN else -1
                target = ((row + step) % rows) * columns + column
                return target if target < count else min(count - 1, ((row + 2 * step) % rows) * columns + column)
            case Button.LEFT | Button.RIGHT:
                in_row = min(columns, count - row * columns)
                return row * columns + (column + turn_of(button)) % in_row
            case _:
                return index

    def _confirm(self) -> None:
        item = self.focused
        if item.reason is not None:
            return
        if isinstance(item, Field):
            self.letters = Letters(item.value, item.most, self._written)
        else:
            item.confirm()

    def _written(self, value: str | None) -> None:
        self.letters = None
        if value is not None and isinstance(self.focused, Field):
            self.focused.put(value)

    def _focus_on(self, index: int) -> None:
        if index != self.focus:
            self.focus = index
            if self.on_move is not None:
                self.on_move()

    def typed(self, words: str) -> None:
        """Text from a keyboard, for the name that is being written."""
        if self.letters is not None:
            self.letters.typed(words)

    def pointer(self, pointer: Pointer) -> None:
        """Hover takes the focus, a click chooses, the right button goes back, the wheel scrolls."""
        if self.letters is not None:
            self.letters.pointer(pointer)
            return
        if pointer.act is Act.SCROLL:
            self._focus_on(max(0, min(len(self.items) - 1, self.focus - pointer.scroll * self.columns)))
        elif pointer.act is Act.DOWN and pointer.button == 3 and self._back is not None:
            self._back()
        elif pointer.act is Act.UP:
            self._is_dragging = False
        elif pointer.act is Act.MOVE and self._is_dragging:
            self._drag(pointer.x)
        else:
            under = next((index for index, rect in self._rects.items() if rect.collidepoint(pointer.pos)), None)
            if under is not None:
                self._focus_on(under)
                if pointer.is_click:
                    self._click(pointer)

    def _click(self, pointer: Pointer) -> None:
        """A value is turned by its arrows and a slider dragged; anywhere else the row is confirmed."""
        item = self.focused
        value = self._parts[self.focus].value
        if item.reason is not None or value is None or not item.is_valued or not value.collidepoint(pointer.pos):
            self._confirm()
        elif pointer.x < value.left + value.height:
            item.turn(-1)
        elif pointer.x >= value.right - value.height or not isinstance(item, Slider):
            item.turn(1)
        else:
            self._is_dragging = True
            self._drag(pointer.x)

    def _drag(self, x: int) -> None:
        item = self.focused
        track = self._parts[self.focus].track
        if isinstance(item, Slider) and track is not None:
            item.put_part((x - track.left) / track.width)

    # --- drawing ---

    def height(self, look: Look, width: int) -> int:
        """How high all rows are at a width, in window pixels."""
        cell = self._cell_width(look, width)
        heights = self._row_heights(look, cell)
        return sum(heights) + look.px(_GAP) * max(0, len(heights) - 1)

    def draw(
        self,
        surface: pygame.Surface,
        look: Look,
        rect: pygame.Rect,
        now: int,
        *,
        colour: Colour | None = None,
        has_focus: bool = True,
    ) -> None:
        """Draw the rows into a rectangle, scrolled so that the focus shows; `colour` is the ring's (default: accent).

        Without `has_focus` no row is marked: the scene's focus is elsewhere.
        `now` is the app's clock, for the ring. While a name is written, its letters lie over the rectangle.
        """
        gap = look.px(_GAP)
        cell = self._cell_width(look, rect.width)
        heights = self._row_heights(look, cell)
        self._scroll(heights, gap, rect.height)
        self._rects = {}
        self._parts = {}
        y = rect.top
        row = self._top_row
        while row < len(heights) and (y + heights[row] <= rect.bottom or row == self._top_row):
            for column in range(self.columns):
                index = row * self.columns + column
                if index < len(self.items):
                    self._rects[index] = pygame.Rect(rect.left + column * (cell + gap), y, cell, heights[row])
            y += heights[row] + gap
            row += 1
        for index, place in self._rects.items():
            is_focused = has_focus and index == self.focus
            self._parts[index] = draw_row(surface, look, self.items[index], place, is_focused=is_focused)
        if has_focus and self.focus in self._rects:
            draw.ring(surface, look, self._rects[self.focus], colour or look.mood.accent, now)
        self._draw_more(surface, look, rect, is_above=self._top_row > 0, is_below=row < len(heights))
        if self.letters is not None:
            draw.veil(surface)
            high = min(self.letters.height(look), surface.get_height() - look.px(32))
            wide = min(surface.get_width() - look.px(64), look.metrics.grown_px(820))
            board = pygame.Rect(0, 0, wide, high)
            board.center = rect.center
            board.clamp_ip(surface.get_rect().inflate(-look.px(32), -look.px(16)))
            self.letters.draw(surface, look, board, now)

    def _cell_width(self, look: Look, width: int) -> int:
        return (width - look.px(_GAP) * (self.columns - 1)) // self.columns

    def _row_heights(self, look: Look, cell: int) -> list[int]:
        """Measured anew only when a row says something else: there may be hundreds."""
        key = look, cell, self.columns, [(id(item), item.label, item.reason) for item in self.items]
        if self._measured[0] != key:
            heights = [row_height(look, item, cell) for item in self.items]
            rows = [max(heights[start : start + self.columns]) for start in range(0, len(heights), self.columns)]
            self._measured = key, rows
        return self._measured[1]

    def _scroll(self, heights: list[int], gap: int, room: int) -> None:
        """Keep the first row that shows such that the focused one shows whole."""
        row = self.focus // self.columns
        if sum(heights) + gap * (len(heights) - 1) <= room:
            self._top_row = 0
            return
        self._top_row = min(self._top_row, row)
        while self._top_row < row and sum(heights[self._top_row : row + 1]) + gap * (row - self._top_row) > room:
            self._top_row += 1

    def _draw_more(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, *, is_above: bool, is_below: bool
    ) -> None:
        """Small chevrons where rows are hidden, on discs that show on every ground."""
        size = look.px(30)
        for is_shown, y, turn in ((is_above, rect.top - size // 2, 0), (is_below, rect.bottom + size // 2, 180)):
            if is_shown:
                draw.dot(surface, look.mood.panel, look.mood.line, (rect.centerx, y), size * 0.62, look.px(3))
                draw_icon(surface, "chevron", (rect.centerx, y), size, look.mood.ink, turn=turn)
