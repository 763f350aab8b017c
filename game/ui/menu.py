"""A list or grid of rows with one focus, worked by a pad's cross and two buttons, by keys, and by the mouse."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from game.ui import draw, text
from game.ui.items import Choice, Field, Item, Slider, Toggle, turn_of
from game.ui.letters import Letters
from game.ui.press import KEYBOARD, Act, Button, Pointer, Press
from game.ui.shapes import draw_icon
from game.ui.theme import Colour, Ink, Look, Type

_ROW: Final = 72
_PADDING: Final = 24
_GAP: Final = 20
_TRACK: Final = 180
"""A slider's length, in design pixels."""


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
        elif pointer.act is not Act.UP:
            under = next((index for index, rect in self._rects.items() if rect.collidepoint(pointer.pos)), None)
            if under is not None:
                self._focus_on(under)
                if pointer.is_click:
                    self._click(self._rects[under], pointer.x)

    def _click(self, rect: pygame.Rect, x: int) -> None:
        item = self.focused
        if isinstance(item, Choice) and item.reason is None and rect.centerx < x < rect.left + rect.width * 0.72:
            item.turn(-1)
        elif isinstance(item, Slider) and item.reason is None:
            item.turn(1 if x > rect.left + rect.width * 0.72 else -1)
        else:
            self._confirm()

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
            self._draw_item(surface, look, self.items[index], place, is_focused=has_focus and index == self.focus)
        if has_focus and self.focus in self._rects:
            draw.ring(surface, look, self._rects[self.focus], colour or look.mood.accent, now)
        self._draw_more(surface, look, rect, is_above=self._top_row > 0, is_below=row < len(heights))
        if self.letters is not None:
            high = min(self.letters.height(look), surface.get_height() - look.px(32))
            wide = min(surface.get_width() - look.px(64), look.metrics.grown_px(820))
            board = pygame.Rect(0, 0, wide, high)
            board.center = rect.center
            board.clamp_ip(surface.get_rect().inflate(-look.px(32), -look.px(16)))
            self.letters.draw(surface, look, board, now)

    def _cell_width(self, look: Look, width: int) -> int:
        return (width - look.px(_GAP) * (self.columns - 1)) // self.columns

    def _row_heights(self, look: Look, cell: int) -> list[int]:
        heights = [_item_height(look, item, cell) for item in self.items]
        return [max(heights[start : start + self.columns]) for start in range(0, len(heights), self.columns)]

    def _scroll(self, heights: list[int], gap: int, room: int) -> None:
        """Keep the first row that shows such that the focused one shows whole."""
        row = self.focus // self.columns
        if sum(heights) + gap * (len(heights) - 1) <= room:
            self._top_row = 0
            return
        self._top_row = min(self._top_row, row)
        while self._top_row < row and sum(heights[self._top_row : row + 1]) + gap * (row - self._top_row) > room:
            self._top_row += 1

    def _draw_item(
        self, surface: pygame.Surface, look: Look, item: Item, rect: pygame.Rect, *, is_focused: bool
    ) -> None:
        mood = look.mood
        is_usable = item.reason is None
        fill = mood.accent if is_focused and is_usable else mood.panel if is_usable else mood.panel_low
        draw.panel(surface, look, rect, fill=fill)
        if not is_usable:
            within = rect.inflate(-2 * look.line, -2 * look.line)
            draw.hatch(surface, look, within, mood.panel, radius=12)
        ink = Ink(mood.accent_ink if is_focused and is_usable else mood.ink if is_usable else mood.quiet, fill)
        inner = rect.inflate(-2 * look.px(_PADDING), 0)
        if item.icon is not None:
            size = look.type_px(Type.BODY)
            draw_icon(surface, item.icon, (inner.left + size // 2, inner.centery), size, ink.colour)
            inner.left += size + look.px(12)
            inner.width -= size + look.px(12)
        value_width = _value_width(look, item)
        if not value_width:
            _write_label(surface, look, item, inner, ink, is_bold=is_focused)
        elif _is_one_line(look, item, rect.width):
            _write_label(surface, look, item, inner, ink, is_bold=is_focused)
            value = pygame.Rect(inner.right - value_width, inner.top, value_width, inner.height)
            _draw_value(surface, look, item, value, ink)
        else:
            half = inner.height // 2
            label = pygame.Rect(inner.left, inner.top + look.px(4), inner.width, half)
            _write_label(surface, look, item, label, ink, is_bold=is_focused)
            wide = min(value_width, inner.width)
            value = pygame.Rect(inner.right - wide, inner.top + half - look.px(4), wide, half)
            _draw_value(surface, look, item, value, ink)

    def _draw_more(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, *, is_above: bool, is_below: bool
    ) -> None:
        """Small chevrons where rows are hidden."""
        size = look.px(28)
        if is_above:
            draw_icon(surface, "chevron", (rect.centerx, rect.top - size // 2), size, look.mood.ground_ink)
        if is_below:
            draw_icon(surface, "chevron", (rect.centerx, rect.bottom + size // 2), size, look.mood.ground_ink, turn=180)


def _write_label(
    surface: pygame.Surface, look: Look, item: Item, rect: pygame.Rect, ink: Ink, *, is_bold: bool
) -> None:
    """The label, in as many lines as it needs; below it the reason why the row cannot be used."""
    lines = text.wrap(look, item.label, rect.width, is_bold=True)
    step = text.line_height(look)
    small = text.line_height(look, Type.SMALL)
    reason = text.wrap(look, item.reason, rect.width, Type.SMALL) if item.reason else ()
    y = rect.centery - (len(lines) * step + len(reason) * small) // 2
    for line in lines:
        text.write(surface, look, line, (rect.left, y + step // 2), ink=ink, anchor="midleft", is_bold=is_bold)
        y += step
    for line in reason:
        text.write(surface, look, line, (rect.left, y + small // 2), Type.SMALL, ink=ink, anchor="midleft")
        y += small


def _arrow_size(look: Look) -> int:
    return round(look.type_px(Type.BODY) * 0.8)


def _value_width(look: Look, item: Item) -> int:
    """How wide a row's value is with all that stands around it; a choice keeps room for its longest option."""
    arrows = 2 * (_arrow_size(look) + look.px(10))
    match item:
        case Choice():
            return max(text.width(look, option) for option in item.options) + arrows
        case Toggle():
            return max(text.width(look, words) for words in (item.off_words, item.on_words)) + arrows
        case Slider():
            words = max(text.width(look, item.form(value)) for value in (item.low, item.high, item.value))
            return words + look.px(16) + look.px(_TRACK) + arrows
        case Field():
            return text.width(look, "M" * item.most)
        case _:
            return 0


def _is_one_line(look: Look, item: Item, cell: int) -> bool:
    icon = look.type_px(Type.BODY) + look.px(12) if item.icon else 0
    room = cell - 2 * look.px(_PADDING) - look.px(24) - icon
    return text.width(look, item.label, is_bold=True) + _value_width(look, item) <= room


def _item_height(look: Look, item: Item, cell: int) -> int:
    icon = look.type_px(Type.BODY) + look.px(12) if item.icon else 0
    room = cell - 2 * look.px(_PADDING) - icon
    lines = 1
    if _value_width(look, item) and not _is_one_line(look, item, cell):
        lines = 2
    elif not _value_width(look, item):
        lines = len(text.wrap(look, item.label, room, is_bold=True))
    reason = len(text.wrap(look, item.reason, room, Type.SMALL)) if item.reason else 0
    line, small = text.line_height(look), text.line_height(look, Type.SMALL)
    needed = lines * line + reason * small + look.px(20)
    return max(look.px(_ROW), needed)


def _draw_value(surface: pygame.Surface, look: Look, item: Item, rect: pygame.Rect, ink: Ink) -> None:
    """The value between its two arrows."""
    if isinstance(item, Field):
        text.write(surface, look, item.value, rect.midright, ink=ink, anchor="midright", most=rect.width)
        return
    size = _arrow_size(look)
    draw_icon(surface, "chevron", (rect.left + size // 2, rect.centery), size, ink.colour, turn=-90)
    draw_icon(surface, "chevron", (rect.right - size // 2, rect.centery), size, ink.colour, turn=90)
    inner = rect.inflate(-2 * (size + look.px(10)), 0)
    if isinstance(item, Slider):
        track = pygame.Rect(inner.left, rect.centery - look.px(5), look.px(_TRACK), look.px(10))
        pygame.draw.rect(surface, ink.colour, track, border_radius=look.px(5))
        knob = (track.left + round(track.width * item.part), track.centery)
        draw.dot(surface, look.mood.panel, look.mood.line, knob, look.px(15), look.line)
        text.write(surface, look, item.value_words, (inner.right, rect.centery), ink=ink, anchor="midright")
    else:
        text.write(surface, look, item.value_words, inner.center, ink=ink, anchor="center", most=inner.width)
