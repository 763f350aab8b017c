"""Looking for a track by its name: a keyboard types, pads and the mouse choose from letters on the screen."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.scenes.race_tracks import Offered
from game.ui import draw, text
from game.ui.layout import grid
from game.ui.press import KEYBOARD, Act, Button, Device, Family, Pointer, Press
from game.ui.shapes import draw_icon
from game.ui.theme import Ink, Look, Type

COLUMNS: Final = 13
MOST_LETTERS: Final = 24
_ERASE: Final = "\b"
_DONE: Final = "\r"
_SPACE: Final = " "
_KEYS: Final = (*"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", _SPACE, _ERASE, _DONE)
_ICONS: Final = {_SPACE: "space", _ERASE: "erase", _DONE: "tick"}
_STEPS: Final = {Button.LEFT: -1, Button.RIGHT: 1, Button.UP: -COLUMNS, Button.DOWN: COLUMNS}


def is_found(offered: Offered, query: str) -> bool:
    """Whether all words of a query are in a track's title or its file's name; a single letter begins a word there."""
    there = f"{offered.title} {offered.path.stem}".casefold().replace("_", " ").replace("-", " ")
    firsts = {word[0] for word in there.split()}
    return all(word in firsts if len(word) == 1 else word in there for word in query.casefold().split())


class TrackSearch:
    """What is looked for. While it is open it takes all presses; `changed` is told of every letter."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.query = ""
        self.is_open = False
        self.focus = 0
        self._changed = changed
        self._rects: list[pygame.Rect] = []
        self.field = pygame.Rect(0, 0, 0, 0)
        """Where the words were last drawn."""
        self._useful: tuple[Sequence[Offered], str, frozenset[str]] = (), "\0", frozenset()

    def open(self) -> None:
        """Begin to look, or go on."""
        self.is_open = True

    def close(self) -> None:
        """Leave what was found in the list."""
        self.is_open = False

    def clear(self) -> None:
        """Look for nothing: all tracks are there again."""
        self.is_open = False
        if self.query:
            self.query = ""
            self._changed()

    # --- input ---

    def typed(self, words: str) -> None:
        """Letters from a keyboard."""
        before = self.query
        for letter in words:
            if letter == _ERASE:
                self.query = self.query[:-1]
            elif letter.isprintable() and len(self.query) < MOST_LETTERS and (self.query or letter != _SPACE):
                self.query += letter
        if self.query != before:
            self._changed()

    def press(self, press: Press) -> None:
        """A keyboard types, here are only its Enter and Escape; others move over the letters."""
        if press.device == KEYBOARD:
            if press.button is Button.CONFIRM:
                self.close()
            elif press.button in (Button.BACK, Button.PAUSE):
                self.clear()
        elif press.button in _STEPS:
            self.focus = _moved(self.focus, press.button)
        elif press.button is Button.CONFIRM:
            self._take(_KEYS[self.focus])
        elif press.button is Button.BACK:
            if self.query:
                self._take(_ERASE)
            else:
                self.clear()
        elif press.button in (Button.PAUSE, Button.EXTRA):
            self.close()

    def pointer(self, pointer: Pointer) -> bool:
        """The mouse over the letters; tells whether it was there."""
        if not self.is_open or pointer.act not in (Act.MOVE, Act.DOWN):
            return False
        under = next((index for index, rect in enumerate(self._rects) if rect.collidepoint(pointer.pos)), None)
        if under is None:
            return False
        self.focus = under
        if pointer.is_click:
            self._take(_KEYS[under])
        return True

    def _take(self, key: str) -> None:
        if key == _DONE:
            self.close()
        else:
            self.typed(key.lower())

    def _useful_after(self, tracks: Sequence[Offered]) -> frozenset[str]:
        """The keys with which something is still found; looked up once for each list and query."""
        known, query, useful = self._useful
        if known is not tracks or query != self.query:
            letters = (key for key in _KEYS if key not in _ICONS)
            found = [track for track in tracks if is_found(track, self.query)]
            useful = frozenset(key for key in letters if any(is_found(one, self.query + key) for one in found))
            self._useful = tracks, self.query, useful | frozenset(_ICONS)
        return self._useful[2]

    # --- drawing ---

    @staticmethod
    def field_height(look: Look) -> int:
        """How high the field with the words is."""
        return text.line_height(look) + look.px(24)

    def draw_field(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, hint: str, now: int) -> None:
        """The words that are looked for, or a hint where there are none."""
        self.field = rect
        fill = look.mood.panel if self.is_open else look.mood.panel_low
        draw.panel(surface, look, rect, fill=fill, radius=12, has_shadow=False)
        size = text.line_height(look)
        at = (rect.left + look.px(18) + size // 2, rect.centery)
        _draw_lens(surface, look, at, size)
        left = at[0] + size // 2 + look.px(14)
        most = rect.right - look.px(18) - left
        ink = look.ink if self.is_open else look.low_ink
        if not self.query and not self.is_open:
            text.write(surface, look, hint, (left, rect.centery), Type.SMALL, ink=ink, anchor="midleft", most=most)
            return
        written = text.write(
            surface, look, self.query, (left, rect.centery), ink=ink, anchor="midleft", is_bold=True, most=most
        )
        if self.is_open and (look.is_motion_reduced or now % 1000 < 600):
            caret = pygame.Rect(max(left, written.right) + look.px(4), 0, look.px(4), rect.height - look.px(24))
            caret.centery = rect.centery
            pygame.draw.rect(surface, look.mood.ink, caret)
        if self.is_open:
            draw.ring(surface, look, rect, look.mood.accent, now, radius=12)

    def letters_height(self, look: Look, device: Device) -> int:
        """How high the letters are for a device: a keyboard needs none."""
        self._rects = []
        is_needed = self.is_open and device.family is not Family.KEYS
        return 3 * look.metrics.grown_px(58) + 2 * look.px(8) if is_needed else 0

    def draw_letters(
        self, surface: pygame.Surface, look: Look, rect: pygame.Rect, tracks: Sequence[Offered], now: int
    ) -> None:
        """Three rows of keys; those that would find none of the tracks are dim."""
        self._rects = grid(rect, COLUMNS, 3, look.px(8))
        useful = self._useful_after(tracks)
        for key, cell in zip(_KEYS, self._rects, strict=True):
            is_useful = key in useful
            is_focused = cell == self._rects[self.focus]
            fill = look.mood.accent if is_focused else look.mood.panel if is_useful else look.mood.panel_low
            draw.panel(surface, look, cell, fill=fill, radius=10, line_width=look.px(3), has_shadow=False)
            ink = look.accent_ink if is_focused else Ink(look.mood.ink if is_useful else look.mood.quiet, fill)
            if key in _ICONS:
                draw_icon(surface, _ICONS[key], cell.center, round(min(cell.size) * 0.55), look.mood.ink)
            else:
                text.write(surface, look, key, cell.center, Type.SMALL, ink=ink, anchor="center", is_bold=is_useful)
        draw.ring(surface, look, self._rects[self.focus], look.mood.accent, now, radius=10, width=4)


def _moved(focus: int, button: Button) -> int:
    """The key next to one, round the ends."""
    row, column = divmod(focus, COLUMNS)
    rows = len(_KEYS) // COLUMNS
    if button in (Button.LEFT, Button.RIGHT):
        return row * COLUMNS + (column + _STEPS[button]) % COLUMNS
    return (row + (1 if button is Button.DOWN else -1)) % rows * COLUMNS + column


def _draw_lens(surface: pygame.Surface, look: Look, at: tuple[int, int], size: int) -> None:
    """A magnifying glass."""
    radius = round(size * 0.3)
    wide = max(2, look.px(4))
    middle = (at[0] - radius // 3, at[1] - radius // 3)
    pygame.draw.circle(surface, look.mood.ink, middle, radius, wide)
    start = (middle[0] + round(radius * 0.72), middle[1] + round(radius * 0.72))
    pygame.draw.line(surface, look.mood.ink, start, (start[0] + radius, start[1] + radius), wide + look.px(2))
