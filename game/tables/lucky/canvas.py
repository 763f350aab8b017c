"""The table as it was last painted: each part is painted again only when what it shows has changed."""

from collections.abc import Callable

import pygame

from game.ui import text

Paint = Callable[[pygame.Surface], None]


class Canvas:
    """A copy of the ground with parts on it; their areas must not overlap, and nothing is painted beyond them."""

    def __init__(self, ground: pygame.Surface) -> None:
        self._ground = ground
        self._sheet = ground.copy()
        self._shown: dict[str, tuple[pygame.Rect, object]] = {}

    def part(self, name: str, area: pygame.Rect, key: object, paint: Paint) -> None:
        """Keep a part up to date; `key` is everything that its picture depends on beside the look."""
        before = self._shown.get(name)
        if before == (area, key) and not text.is_recording():
            return
        if before is not None and before[0] != area:
            self._sheet.blit(self._ground, before[0], before[0])
        self._sheet.set_clip(area)
        self._sheet.blit(self._ground, area, area)
        paint(self._sheet)
        self._sheet.set_clip(None)
        self._shown[name] = (area, key)

    def clear(self, name: str) -> None:
        """Take a part off the table."""
        before = self._shown.pop(name, None)
        if before is not None:
            self._sheet.blit(self._ground, before[0], before[0])

    def show(self, surface: pygame.Surface) -> None:
        """Copy the table to the window."""
        surface.blit(self._sheet, (0, 0))
