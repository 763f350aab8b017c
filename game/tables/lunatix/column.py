"""The column at the right: its head and all dossiers, each painted anew only when it has changed."""

from collections.abc import Sequence

import pygame

from game.tables.fitting import fitted
from game.tables.lunatix.dossiers import Dossier, dossier_rects, draw_dossier
from game.tables.lunatix.layout import LoopLayout
from game.ui import draw, text
from game.ui.theme import Look, Type

_SHADOW = 16
"""How far a dossier's shadow may reach beyond it, in pixels of the design."""


class Column:
    """Made for one layout of the window; `backdrop` is as large as the window."""

    def __init__(self, look: Look, layout: LoopLayout, backdrop: pygame.Surface, seats: int) -> None:
        self._look = look
        self._header = layout.header
        left = layout.board.right
        self._area = pygame.Rect(left, 0, backdrop.get_width() - left, backdrop.get_height())
        self._backdrop = backdrop.subsurface(self._area)
        self._kept = self._backdrop.copy()
        self._rects = dossier_rects(look, layout.column, seats)
        self._margin = look.px(_SHADOW)
        self._dossiers: list[Dossier | None] = [None] * seats
        self._cards = [self._blank(rect) for rect in self._rects]
        self._head: tuple[str, int] | None = None

    def draw(self, surface: pygame.Surface, dossiers: Sequence[Dossier], head: str, most: int, now: int) -> None:
        """Paint the column; the head takes at most `most` pixels."""
        if text.is_recording():
            self._draw_anew(surface, dossiers, head, most)
        else:
            if self._head != (head, most):
                self._head = head, most
                self._refresh(self._head_area())
            for number, dossier in enumerate(dossiers):
                if self._dossiers[number] != dossier:
                    self._dossiers[number] = dossier
                    self._cards[number] = self._card(self._rects[number], dossier)
                    self._refresh(self._around(self._rects[number]).move(-self._area.left, 0))
            surface.blit(self._kept, self._area.topleft)
        for rect, dossier in zip(self._rects, dossiers, strict=True):
            if dossier.is_acting:
                draw.ring(surface, self._look, rect, dossier.mark.colour, now, radius=10, width=8)

    def _draw_anew(self, surface: pygame.Surface, dossiers: Sequence[Dossier], head: str, most: int) -> None:
        surface.blit(self._backdrop, self._area.topleft)
        self._draw_head(surface, self._header, head, most)
        for rect, dossier in zip(self._rects, dossiers, strict=True):
            draw_dossier(surface, self._look, rect, dossier)

    def _around(self, rect: pygame.Rect) -> pygame.Rect:
        return rect.inflate(2 * self._margin, 2 * self._margin)

    def _blank(self, rect: pygame.Rect) -> pygame.Surface:
        return pygame.Surface(self._around(rect).size, pygame.SRCALPHA)

    def _card(self, rect: pygame.Rect, dossier: Dossier) -> pygame.Surface:
        card = self._blank(rect)
        draw_dossier(card, self._look, pygame.Rect((self._margin, self._margin), rect.size), dossier)
        return card

    def _head_area(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self._area.width, self._header.bottom)

    def _refresh(self, part: pygame.Rect) -> None:
        """Paint a part of the kept column again: the backdrop, the head, and the dossiers in their order."""
        kept = self._kept
        kept.set_clip(part)
        kept.blit(self._backdrop, (0, 0))
        if self._head is not None and part.colliderect(self._head_area()):
            self._draw_head(kept, self._header.move(-self._area.left, 0), *self._head)
        for rect, card in zip(self._rects, self._cards, strict=True):
            around = self._around(rect).move(-self._area.left, 0)
            if around.colliderect(part):
                kept.blit(card, around.topleft)
        kept.set_clip(None)

    def _draw_head(self, surface: pygame.Surface, header: pygame.Rect, words: str, most: int) -> None:
        look = self._look
        smaller = fitted(look, words, most, Type.SMALL, is_bold=True)
        text.write(
            surface, smaller, words, header.midleft, Type.SMALL, ink=look.ground_ink, anchor="midleft", is_bold=True,
            most=most,
        )  # fmt: skip
