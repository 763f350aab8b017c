"""The right-hand side of a race table, kept as a picture for as long as nothing in it changes."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.tables.fitting import fitted
from game.tables.picture import Hand
from game.tables.racetrack.layout import RaceLayout
from game.tables.racetrack.panels import Card, draw_acting_ring, draw_panels, panel_rects
from game.ui import text
from game.ui.bindings import Bindings
from game.ui.theme import Look, Type


@dataclass(frozen=True, slots=True)
class ColumnWords:
    """All that the column says: its head, which may be `head_room` pixels wide, and its panels."""

    head: str
    head_room: int
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

    def draw(self, surface: pygame.Surface, words: ColumnWords, bindings: Bindings, now: int) -> int:
        """Paint the column; returns where its panels end."""
        shown = (words, bindings)
        if self._shown != shown or text.is_recording():
            self._placed = panel_rects(self._look, self._layout.column, words.cards, words.hand, bindings)
            surface.blit(self._backdrop, self._area.topleft)
            self._paint(surface, words, bindings)
            self._picture.blit(surface, (0, 0), self._area)
            self._shown = shown
        else:
            surface.blit(self._picture, self._area.topleft)
        draw_acting_ring(surface, self._look, self._placed, words.cards, now)
        return self._placed[-1][0].bottom

    def _paint(self, surface: pygame.Surface, words: ColumnWords, bindings: Bindings) -> None:
        look, head = self._look, self._layout.header
        at = (head.left, head.centery)
        smaller = fitted(look, words.head, words.head_room, Type.SMALL, is_bold=True)
        text.write(surface, smaller, words.head, at, Type.SMALL, ink=look.ground_ink, anchor="midleft", is_bold=True)
        draw_panels(surface, look, self._placed, words.cards, words.hand, bindings)
