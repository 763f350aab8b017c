"""The total track as a runway: numbers along it, and a thick counter a pilot on its points."""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from game.ui import draw, text
from game.ui.shapes import draw_mark
from game.ui.theme import OUTLINE, RIM, Look, SeatMark

FIRST: Final = -8
LAST: Final = 130
_TARMAC: Final = (0x4A, 0x53, 0x57)
_NUMBER: Final = 10
_PAD: Final = 34
_MIDDLE: Final = 0.31
_COUNTER: Final = 0.5
_NUMBERS: Final = 0.62
"""Parts of the height: the middle line, a counter, and above the numbers, which counters never cover."""


def spot_of(look: Look, rect: pygame.Rect, total: float) -> tuple[float, float]:
    """Where a total lies on the runway; what is beyond its ends stays at the end."""
    pad = look.px(_PAD)
    part = (min(LAST, max(FIRST, total)) - FIRST) / (LAST - FIRST)
    return rect.left + pad + part * (rect.width - 2 * pad), rect.top + rect.height * _MIDDLE


def numbers_area(rect: pygame.Rect) -> pygame.Rect:
    """The strip with the numbers, below the counters."""
    top = rect.top + round(rect.height * _NUMBERS)
    return pygame.Rect(rect.left, top, rect.width, rect.bottom - max(2, round(rect.height * 0.06)) - top)


def draw_runway(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """The strip itself."""
    draw.panel(surface, look, rect, fill=_TARMAC, radius=14)
    line = max(2, look.px(4))
    middle = rect.top + round(rect.height * _MIDDLE)
    left, right = rect.left + look.px(_PAD), rect.right - look.px(_PAD)
    draw.dashes(surface, (0x8B, 0x95, 0x97), (left, middle), (right, middle), line, look.px(18), look.px(14))
    numbers = numbers_area(rect)
    size = max(11, round(numbers.height * 0.95))
    for number in range(0, LAST + 1, _NUMBER // 2):
        x = round(spot_of(look, rect, number)[0])
        is_ten = number % _NUMBER == 0
        half = round(rect.height * (0.12 if is_ten else 0.07))
        pygame.draw.line(surface, RIM, (x, middle - half), (x, middle + half), max(1, line // 2))
        if is_ten:
            label = text.picture(str(number), size, RIM, is_bold=number % (5 * _NUMBER) == 0)
            surface.blit(label, label.get_rect(center=(x, numbers.centery)))


def draw_counters(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    marks: Sequence[SeatMark],
    totals: Mapping[int, float],
    acting: int | None,
) -> None:
    """The thick counters; those on the same point stand side by side, the acting pilot's in front."""
    size = round(rect.height * _COUNTER)
    for seat in sorted(totals, key=lambda one: (one == acting, one)):
        x, y = spot_of(look, rect, totals[seat])
        level = [other for other in sorted(totals) if totals[other] == totals[seat]]
        aside = (level.index(seat) - (len(level) - 1) / 2) * size * 0.5
        at = (round(x + aside), round(y))
        base = pygame.Rect(0, 0, round(size * 0.8), max(3, round(size * 0.24)))
        base.center = (at[0], at[1] + round(size * 0.34))
        pygame.draw.ellipse(surface, OUTLINE, base.inflate(4, 4))
        pygame.draw.ellipse(surface, marks[seat].colour, base)
        draw_mark(surface, marks[seat], at, size)
