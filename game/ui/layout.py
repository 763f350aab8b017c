"""Rectangles side by side, below each other and in grids, in whole pixels."""

from collections.abc import Sequence
from typing import Final

import pygame

SAFE_PART: Final = 0.9
"""Screens may cut their rim: everything needed lies inside this part of each side."""


def safe_area(surface: pygame.Surface) -> pygame.Rect:
    """The inner 90 % of the screen."""
    whole = surface.get_rect()
    safe = pygame.Rect(0, 0, int(whole.width * SAFE_PART), int(whole.height * SAFE_PART))
    safe.center = whole.center
    return safe


def row(rect: pygame.Rect, shares: Sequence[float], gap: int = 0) -> list[pygame.Rect]:
    """Cut a rectangle into columns with widths in proportion to the shares."""
    return [
        pygame.Rect(start, rect.top, length, rect.height) for start, length in _cut(rect.left, rect.width, shares, gap)
    ]


def column(rect: pygame.Rect, shares: Sequence[float], gap: int = 0) -> list[pygame.Rect]:
    """Cut a rectangle into rows with heights in proportion to the shares."""
    return [
        pygame.Rect(rect.left, start, rect.width, length) for start, length in _cut(rect.top, rect.height, shares, gap)
    ]


def grid(rect: pygame.Rect, columns: int, rows: int, gap: int = 0) -> list[pygame.Rect]:
    """Cut a rectangle into equal cells, row by row."""
    return [cell for line in column(rect, [1] * rows, gap) for cell in row(line, [1] * columns, gap)]


def take_top(rect: pygame.Rect, height: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """A strip of a height from the top, and what is left below the gap."""
    height = min(height, rect.height)
    top = pygame.Rect(rect.left, rect.top, rect.width, height)
    below = min(rect.height, height + gap)
    return top, pygame.Rect(rect.left, rect.top + below, rect.width, rect.height - below)


def take_bottom(rect: pygame.Rect, height: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """A strip of a height from the bottom, and what is left above the gap."""
    height = min(height, rect.height)
    bottom = pygame.Rect(rect.left, rect.bottom - height, rect.width, height)
    return bottom, pygame.Rect(rect.left, rect.top, rect.width, max(0, rect.height - height - gap))


def _cut(start: int, length: int, shares: Sequence[float], gap: int) -> list[tuple[int, int]]:
    """Beginnings and lengths; rounding never leaves a hole or goes beyond the end."""
    room = max(0, length - gap * (len(shares) - 1))
    whole = sum(shares)
    cuts = []
    before = 0.0
    for number, share in enumerate(shares):
        begin = round(room * before / whole)
        before += share
        cuts.append((start + begin + gap * number, round(room * before / whole) - begin))
    return cuts
