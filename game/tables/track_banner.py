"""The slip over the board that says what has become of the track on disk, with its button."""

from dataclasses import dataclass
from typing import Final

import pygame

from game.files.finding import Finding
from game.files.texts import Texts
from game.tables.findings_card import draw_findings
from game.tables.picture import Hand
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.press import Button
from game.ui.shapes import draw_icon
from game.ui.theme import Look, Type

_PAD: Final = 18
_MOST: Final = 1100
"""As wide as it may grow, in design pixels at the normal text size."""
_MOST_OF_VIEW: Final = 0.62
"""The part of the board's height that findings may take."""


@dataclass(frozen=True, slots=True)
class Slip:
    """`words` say what there is to know; `button` what its button does, empty when there is none."""

    words: str
    button: str = ""
    findings: tuple[Finding, ...] = ()
    """What is wrong, listed below while it is open."""
    is_error: bool = False


class TrackBanner:
    """Draws a slip at the top of the board's view and knows where it lies."""

    def __init__(self) -> None:
        self._covered = pygame.Rect(0, 0, 0, 0)
        self._is_hovered = False

    @property
    def bottom(self) -> int:
        """Where it ends in the window; 0 while there is none."""
        return self._covered.bottom

    def clear(self) -> None:
        """There is none any more."""
        self._covered = pygame.Rect(0, 0, 0, 0)

    def hover(self, pos: tuple[int, int]) -> bool:
        """Whether a point of the window is on it; its button is lit from now on if so."""
        self._is_hovered = self._covered.collidepoint(pos)
        return self._is_hovered

    def draw(
        self, surface: pygame.Surface, look: Look, view: pygame.Rect, slip: Slip, hand: Hand, bindings: Bindings,
        texts: Texts,
    ) -> None:  # fmt: skip
        """`hand` has the device whose glyph stands on the button."""
        width = min(view.width, look.metrics.grown_px(_MOST))
        area = pygame.Rect(view.centerx - width // 2, view.top, width, view.height)
        top = self._draw_line(surface, look, area, slip, hand, bindings)
        self._covered = top
        if slip.findings:
            below = pygame.Rect(area.left, top.bottom + look.px(8), width, round(view.height * _MOST_OF_VIEW))
            card = draw_findings(surface, look, below, texts("findings.heading_closing"), slip.findings, texts)
            self._covered = top.union(card)

    def _draw_line(
        self, surface: pygame.Surface, look: Look, area: pygame.Rect, slip: Slip, hand: Hand, bindings: Bindings
    ) -> pygame.Rect:
        pad = look.px(_PAD)
        button = _Key(look, slip.button, hand, bindings)
        icon = text.line_height(look, Type.SMALL)
        room = area.width - 4 * pad - icon - button.width
        is_stacked = room < area.width // 3
        if is_stacked:
            room = area.width - 3 * pad - icon
        words = text.block_height(look, slip.words, room, Type.SMALL, is_bold=True)
        high = words + (button.height + pad // 2 if is_stacked and slip.button else 0)
        high = max(high, icon, 0 if is_stacked else button.height) + pad
        rect = pygame.Rect(area.left, area.top, area.width, high)
        if not is_stacked:
            wide = max(
                text.width(look, line, Type.SMALL, is_bold=True)
                for line in text.wrap(look, slip.words, room, Type.SMALL)
            )
            rect.width = min(area.width, wide + icon + button.width + (4 if slip.button else 3) * pad + look.px(4))
            rect.centerx = area.centerx
        draw.panel(surface, look, rect, radius=14)
        colour = look.mood.warn if slip.is_error else look.mood.good
        top = rect.top + pad // 2
        at = (rect.left + pad + icon // 2, top + max(words, icon if is_stacked else high - pad) // 2)
        draw_icon(surface, "cross" if slip.is_error else "flag", at, icon, colour)
        block = pygame.Rect(rect.left + 2 * pad + icon, 0, room, words)
        block.centery = at[1]
        text.write_block(surface, look, slip.words, block, Type.SMALL, is_bold=True)
        if slip.button:
            corner = (rect.right - pad, rect.bottom - pad // 2)
            place = pygame.Rect(0, 0, button.width, button.height)
            place.bottomright = corner
            if not is_stacked:
                place.centery = rect.centery
            button.draw(surface, place, is_lit=self._is_hovered)
        return rect


class _Key:
    """The button: a glyph of the device that presses it, and what it does."""

    def __init__(self, look: Look, words: str, hand: Hand, bindings: Bindings) -> None:
        self._look, self._words, self._hand, self._bindings = look, words, hand, bindings
        self._glyph_high = prompts.glyph_height(look)
        has_glyph = not hand.device.family.value.startswith("mouse")
        self._glyph = (
            prompts.glyph_width(look, hand.device, Button.TAB_RIGHT, bindings, self._glyph_high) if has_glyph else 0
        )
        between = look.px(10) if has_glyph else 0
        self.width = text.width(look, words, Type.SMALL, is_bold=True) + self._glyph + between + 2 * look.px(16)
        self.height = max(self._glyph_high, text.line_height(look, Type.SMALL)) + look.px(12)
        if not words:
            self.width = self.height = 0

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, *, is_lit: bool) -> None:
        look = self._look
        fill = look.mood.panel_low if is_lit else look.mood.accent
        draw.panel(surface, look, rect, fill=fill, radius=10, has_shadow=False, line_width=max(2, look.px(3)))
        left = rect.left + look.px(16)
        if self._glyph:
            place = pygame.Rect(left, rect.centery - self._glyph_high // 2, self._glyph, self._glyph_high)
            prompts.draw_glyph(surface, look, self._hand.device, Button.TAB_RIGHT, self._bindings, place)
            left = place.right + look.px(10)
        ink = look.low_ink if is_lit else look.accent_ink
        text.write(
            surface, look, self._words, (left, rect.centery), Type.SMALL, ink=ink, anchor="midleft", is_bold=True
        )
