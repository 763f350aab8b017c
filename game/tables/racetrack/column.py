"""The right-hand side of a race table, kept as a picture for as long as nothing in it changes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.tables.fitting import fitted
from game.tables.picture import Hand
from game.tables.racetrack.layout import RaceLayout
from game.tables.racetrack.panels import (
    Card,
    draw_acting_ring,
    draw_panel,
    panel_margin,
    panel_rects,
)
from game.ui import text
from game.ui.bindings import Bindings
from game.ui.theme import Look, Type


@dataclass(frozen=True, slots=True)
class ColumnWords:
    """All that the column says: its head, which may be `head_room` pixels wide, and its panels.

    `below` are the pixels that something below the panels takes.
    """

    head: str
    head_room: int
    below: int
    cards: tuple[Card, ...]
    hand: Hand | None


class Column:
    """Paints head and panels onto the backdrop, once for each change."""

    def __init__(self, layout: RaceLayout, look: Look, backdrop: pygame.Surface) -> None:
        self._layout = layout
        self._look = look
        left = layout.board.right
        area = pygame.Rect(left, 0, backdrop.get_width() - left, backdrop.get_height())
        self._backdrop = backdrop.subsurface(area)
        self._area = area
        self._picture = self._backdrop.copy()
        self._shown: tuple[ColumnWords, Bindings] | None = None
        self._placed: Sequence[tuple[pygame.Rect, int]] = ()
        self._cards: tuple[Card, ...] = ()
        self._panels: dict[tuple[object, ...], pygame.Surface] = {}

    def draw(self, surface: pygame.Surface, words: ColumnWords, bindings: Bindings, now: int) -> int:
        """Paint the column; returns where its panels end."""
        shown = (words, bindings)
        if self._shown is not None and self._shown[1] != bindings:
            self._panels.clear()
        if self._shown != shown or text.is_recording():
            self._place(words, bindings)
            surface.blit(self._backdrop, self._area.topleft)
            self._paint(surface, words, bindings)
            self._picture.blit(surface, (0, 0), self._area)
            self._shown = shown
        else:
            surface.blit(self._picture, self._area.topleft)
        draw_acting_ring(surface, self._look, self._placed, self._cards, now)
        return self._placed[-1][0].bottom

    def _place(self, words: ColumnWords, bindings: Bindings) -> None:
        """Find room for the panels; where it is short they do without their notes."""
        look, column = self._look, self._layout.column
        self._cards = words.cards
        self._placed = panel_rects(look, column, self._cards, words.hand, bindings)
        is_short = self._placed[-1][0].bottom + words.below > column.bottom
        if is_short and any(card.note for card in self._cards):
            self._cards = tuple(replace(card, note="") for card in self._cards)
            self._placed = panel_rects(look, column, self._cards, words.hand, bindings)

    def _paint(self, surface: pygame.Surface, words: ColumnWords, bindings: Bindings) -> None:
        look, head = self._look, self._layout.header
        at = (head.left, head.centery)
        smaller = fitted(look, words.head, words.head_room, Type.SMALL, is_bold=True)
        text.write(surface, smaller, words.head, at, Type.SMALL, ink=look.ground_ink, anchor="midleft", is_bold=True)
        panels: dict[tuple[object, ...], pygame.Surface] = {}
        for card, (rect, rows) in zip(self._cards, self._placed, strict=True):
            if text.is_recording():
                draw_panel(surface, look, rect, card, rows, words.hand, bindings)
                continue
            key = (card, rect.size, rows, words.hand if card.is_acting else None)
            panels[key] = self._panels.get(key) or self._panel(rect, card, rows, words.hand, bindings)
            margin = panel_margin(look)
            surface.blit(panels[key], (rect.left - margin, rect.top - margin))
        self._panels = panels

    def _panel(self, rect: pygame.Rect, card: Card, rows: int, hand: Hand | None, bindings: Bindings) -> pygame.Surface:
        """A panel by itself: in most turns only that of one car changes, though all of them may move."""
        margin = panel_margin(self._look)
        picture = pygame.Surface((rect.width + 2 * margin, rect.height + 2 * margin), pygame.SRCALPHA)
        picture = picture.convert_alpha() if pygame.display.get_surface() else picture
        draw_panel(picture, self._look, pygame.Rect((margin, margin), rect.size), card, rows, hand, bindings)
        return picture
