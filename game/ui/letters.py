"""Letters on the screen to write a name with a pad or the mouse; a keyboard just types."""

from collections.abc import Callable
from typing import Final

import pygame

from game.ui import draw, text
from game.ui.layout import grid
from game.ui.press import KEYBOARD, Act, Button, Pointer, Press
from game.ui.shapes import draw_icon
from game.ui.theme import Ink, Look, Type

COLUMNS: Final = 10
_SPACE: Final = " "
_ERASE: Final = "\b"
_DONE: Final = "\r"
_KEYS: Final = (*"ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉ0123456789-.'&!+", _SPACE, _ERASE, _DONE, _DONE)
"""Row by row; the last key is two cells wide."""
_ICON_KEYS: Final = {_ERASE: "erase", _DONE: "tick", _SPACE: "space"}


class Letters:
    """Edits a text of at most `most` characters; `done` gets it in the end, None when it is left as it was."""

    def __init__(self, value: str, most: int, done: Callable[[str | None], None]) -> None:
        self.value = value
        self.most = most
        self.focus = 0
        self._done = done
        self._rects: list[pygame.Rect] = []

    def press(self, press: Press) -> None:
        """Directions move over the keys, confirm takes one, back erases (from nothing: leaves), pause is done."""
        if not press.is_down:
            return
        if press.device == KEYBOARD:  # a keyboard types; here are only its Enter and Escape
            if press.button is Button.CONFIRM:
                self._done(self.value)
            elif press.button is Button.BACK:
                self._done(None)
        elif press.step is not None:
            self.focus = self.neighbour(self.focus, press.button)
        elif press.button is Button.CONFIRM:
            self._take(_KEYS[self.focus])
        elif press.button is Button.BACK:
            if self.value:
                self._take(_ERASE)
            else:
                self._done(None)
        elif press.button is Button.PAUSE:
            self._done(self.value)

    def neighbour(self, index: int, button: Button) -> int:
        """The key next to one, round the ends."""
        row, column = divmod(index, COLUMNS)
        rows = len(_KEYS) // COLUMNS
        match button:
            case Button.UP:
                row = (row - 1) % rows
            case Button.DOWN:
                row = (row + 1) % rows
            case Button.LEFT:
                column = (column - 1) % COLUMNS
            case Button.RIGHT:
                column = (column + 1) % COLUMNS
            case _:
                pass
        return row * COLUMNS + column

    def pointer(self, pointer: Pointer) -> None:
        """Hover and click keys."""
        if pointer.act in (Act.MOVE, Act.DOWN):
            for index, rect in enumerate(self._rects):
                if rect.collidepoint(pointer.pos):
                    self.focus = index
                    if pointer.is_click:
                        self._take(_KEYS[index])
                    return

    def typed(self, words: str) -> None:
        """Letters from a keyboard, as they are."""
        for letter in words:
            if letter == _ERASE:
                self.value = self.value[:-1]
            elif letter.isprintable() and len(self.value) < self.most:
                self.value += letter

    def _take(self, key: str) -> None:
        if key == _DONE:
            self._done(self.value)
        else:
            self.typed(self._cased(key))

    def _cased(self, key: str) -> str:
        """Names begin with a capital, and go on in small letters."""
        is_start = not self.value or not self.value[-1].isalpha()
        return key if is_start else key.lower()

    def height(self, look: Look) -> int:
        """How high it wants to be."""
        return (len(_KEYS) // COLUMNS + 1) * look.metrics.grown_px(60) + look.px(64)

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, now: int) -> None:
        """Draw the text and the keys into a rectangle."""
        draw.panel(surface, look, rect)
        inner = rect.inflate(-look.px(48), -look.px(40))
        top = pygame.Rect(inner.left, inner.top, inner.width, look.metrics.grown_px(60))
        draw.panel(surface, look, top, fill=look.mood.panel_low, radius=10, has_shadow=False)
        at = (top.left + look.px(20), top.centery)
        written = text.write(surface, look, self.value, at, ink=look.low_ink, anchor="midleft", is_bold=True)
        if look.is_motion_reduced or now % 1000 < 600:
            caret = pygame.Rect(written.right + look.px(4), top.top + look.px(12), look.px(4), top.height - look.px(24))
            pygame.draw.rect(surface, look.mood.ink, caret)
        below = pygame.Rect(inner.left, top.bottom + look.px(16), inner.width, inner.bottom - top.bottom - look.px(16))
        self._rects = grid(below, COLUMNS, len(_KEYS) // COLUMNS, look.px(8))
        self._rects[-2].width = self._rects[-1].right - self._rects[-2].left
        self._rects[-1] = self._rects[-2]
        for index, (key, cell) in enumerate(zip(_KEYS, self._rects, strict=True)):
            if index < len(_KEYS) - 1:
                self._draw_key(surface, look, key, cell, is_focused=cell == self._rects[self.focus])
        draw.ring(surface, look, self._rects[self.focus], look.mood.accent, now, radius=10, width=4)

    def _draw_key(self, surface: pygame.Surface, look: Look, key: str, cell: pygame.Rect, *, is_focused: bool) -> None:
        fill = look.mood.accent if is_focused else look.mood.panel_low
        draw.panel(surface, look, cell, fill=fill, radius=10, line_width=look.px(3), has_shadow=False)
        if key in _ICON_KEYS:
            size = round(min(cell.size) * 0.55)
            draw_icon(surface, _ICON_KEYS[key], cell.center, size, look.mood.ink)
        else:
            ink = Ink(look.mood.ink, fill)
            text.write(surface, look, self._cased(key), cell.center, Type.SMALL, ink=ink, anchor="center", is_bold=True)
