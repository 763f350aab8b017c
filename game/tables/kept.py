"""A drawing that is painted anew only when what it shows has changed."""

from collections.abc import Callable

import pygame

from game.ui import text

_MARGIN = 8
"""Outlines may reach so far, in pixels, beyond what a painter says it has covered."""


class Kept:
    """One such drawing. A text recorder sees it painted every time."""

    def __init__(self) -> None:
        self._key: object = None
        self._picture = pygame.Surface((1, 1))
        self._at = (0, 0)
        self._covered = pygame.Rect(0, 0, 0, 0)

    def draw(
        self,
        surface: pygame.Surface,
        key: object,
        area: pygame.Rect,
        place: pygame.Rect,
        paint: Callable[[pygame.Surface, pygame.Rect], pygame.Rect],
    ) -> pygame.Rect:
        """Show the drawing for a key; returns what it covers.

        `paint` is given a surface and where `place` is on it, and tells what it has covered; that must lie in `area`.
        """
        if text.is_recording():
            return paint(surface, place)
        if self._key != key:
            self._key = key
            sheet = pygame.Surface(area.size, pygame.SRCALPHA)
            covered = paint(sheet, place.move(-area.left, -area.top))
            part = covered.inflate(2 * _MARGIN, 2 * _MARGIN).clip(sheet.get_rect())
            self._picture = sheet.subsurface(part).copy()
            self._at = area.left + part.left, area.top + part.top
            self._covered = covered.move(area.topleft)
        surface.blit(self._picture, self._at)
        return self._covered
