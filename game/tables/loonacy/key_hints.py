"""What the keys of a seat do, below its hand: choose a card, a button for each pile, and the ready sign."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from game.files.texts import Texts
from game.tables.fitting import fitted
from game.tables.loonacy.buttons import pile_buttons, sign_button
from game.tables.loonacy.card_places import pile_places
from game.tables.loonacy.layout import PanelPlaces
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.press import Button, Device, Family
from game.ui.shapes import draw_icon
from game.ui.theme import Ink, Look, Type

_LEAST: Final = 14
"""Glyphs are no lower, in pixels of the window, however narrow the panel is."""
_PART: Final = 0.9
"""Of a line's height: what its glyphs take."""


def paint_keys(
    surface: pygame.Surface, look: Look, places: PanelPlaces, device: Device, piles: int, sign_icon: str, texts: Texts,
    bindings: Bindings, ink: Ink,
) -> None:  # fmt: skip
    """Choosing and the sign, and a button for each pile with the pile's number; in one line or in two."""
    rect, lines = places.keys, places.key_lines
    if device.family is Family.MOUSE:
        words = texts("loonacy.mouse")
        small = fitted(look, words, rect.width, Type.SMALL)
        text.write(surface, small, words, rect.midleft, Type.SMALL, ink=ink, anchor="midleft", most=rect.width)
        return
    line = rect.height // lines
    height = round(line * _PART)
    hints = _Hints(surface, look, height, device, bindings)
    while height > _LEAST and any(_wide(height, row) > rect.width for row in hints.rows(piles, sign_icon, ink, lines)):
        height -= 1
        hints = _Hints(surface, look, height, device, bindings)
    for number, row in enumerate(hints.rows(piles, sign_icon, ink, lines)):
        top = rect.top + number * line + (line - height)
        x = rect.left
        for hint in row:
            # The sign's own place is at the right, below the sign itself.
            hint.paint(rect.right - hint.wide if hint.is_last else x, top)
            x += hint.wide + _gap(height)


def _gap(height: int) -> int:
    return max(3, height // 3)


def _wide(height: int, row: Sequence["_Hint"]) -> int:
    return sum(hint.wide for hint in row) + _gap(height) * (len(row) - 1)


class _Hint(NamedTuple):
    """How wide a hint is, what paints it from a place on, and whether it stands at the right end."""

    wide: int
    paint: Callable[[int, int], None]
    is_last: bool = False


class _Hints:
    """Hints of one height: each has its width and what paints it."""

    def __init__(
        self, surface: pygame.Surface, look: Look, height: int, device: Device, bindings: Bindings
    ) -> None:  # fmt: skip
        self._surface = surface
        self._height = height
        self._device = device
        self._bindings = bindings
        self._look = prompts.glyph_look(look, height)

    def rows(self, piles: int, sign_icon: str, ink: Ink, lines: int) -> list[list[_Hint]]:
        """All hints in one line or in two."""
        middle, last = self._piles(piles), self._sign(sign_icon, ink)
        return [[self._choosing, last], middle] if lines > 1 else [[self._choosing, *middle, last]]

    @property
    def _choosing(self) -> _Hint:
        """Left and right."""
        wides = [self._wide(button) for button in (Button.LEFT, Button.RIGHT)]
        between = max(2, self._height // 8)

        def paint(x: int, top: int) -> None:
            self._glyph(Button.LEFT, x, top)
            self._glyph(Button.RIGHT, x + wides[0] + between, top)

        return _Hint(sum(wides) + between, paint)

    def _piles(self, count: int) -> list[_Hint]:
        """The number of each pile and its button, as they lie."""
        in_reading_order = sorted(zip(pile_places(count), pile_buttons(self._device), strict=False))
        return [self._pile(place, button) for place, button in in_reading_order]

    def _pile(self, place: int, button: Button) -> _Hint:
        badge = round(self._height * 0.78)
        between = max(2, self._height // 12)

        def paint(x: int, top: int) -> None:
            draw_badge(self._surface, self._look, (x + badge // 2, top + self._height // 2), badge, place)
            self._glyph(button, x + badge + between, top)

        return _Hint(badge + between + self._wide(button), paint)

    def _sign(self, icon: str, ink: Ink) -> _Hint:
        """The sign's icon and its button."""
        button = sign_button(self._device)
        side = round(self._height * 0.62)
        between = max(2, self._height // 8)

        def paint(x: int, top: int) -> None:
            draw_icon(self._surface, icon, (x + side // 2, top + self._height // 2), side, ink.colour)
            self._glyph(button, x + side + between, top)

        return _Hint(side + between + self._wide(button), paint, is_last=True)

    def _wide(self, button: Button) -> int:
        return prompts.glyph_width(self._look, self._device, button, self._bindings, self._height)

    def _glyph(self, button: Button, x: int, top: int) -> None:
        rect = pygame.Rect(x, top, self._wide(button), self._height)
        prompts.draw_glyph(self._surface, self._look, self._device, button, self._bindings, rect)


def draw_badge(surface: pygame.Surface, look: Look, centre: tuple[int, int], size: int, number: int) -> None:
    """The number of a pile, which counts from 0, in a disc."""
    mood = look.mood
    draw.dot(surface, mood.accent, mood.line, centre, size / 2, max(2, size // 12))
    digit = text.picture(str(number + 1), round(size * 0.7), mood.accent_ink, is_bold=True)
    surface.blit(digit, digit.get_rect(center=centre))
