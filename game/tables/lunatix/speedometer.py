"""The speedometer of a Trabant: a half dial with a silver marker for its speed and a red one for its top speed."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

import pygame

from game.ui import svg, text
from game.ui.theme import OUTLINE, RIM, Colour

_MOST: Final = 200
"""The end of the dial, in mph: as fast as a turbo can make a car."""

_FACE: Final[Colour] = (0xF3, 0xEE, 0xDE)
_RED: Final[Colour] = (0xB5, 0x3A, 0x2B)
_SILVER: Final[Colour] = (0xAD, 0xB5, 0xB8)
_WIDE: Final = 140
_HIGH: Final = 84


def speedometer_size(height: int) -> tuple[int, int]:
    """Width and height of a speedometer of a height in pixels."""
    return round(height * _WIDE / _HIGH), height


def draw_speedometer(surface: pygame.Surface, rect: pygame.Rect, speed: float, maximum: int) -> None:
    """The dial with both markers, the speed in figures in its middle. Speeds in mph."""
    surface.blit(_dial(rect.width, rect.height, round(speed), maximum), rect.topleft)
    size = max(12, round(rect.height * 0.36))
    label = text.picture(str(round(speed)), size, OUTLINE, is_bold=True)
    surface.blit(label, label.get_rect(midbottom=(rect.centerx, rect.bottom - round(rect.height * 0.02))))


@lru_cache(maxsize=400)
def _dial(width: int, height: int, speed: int, maximum: int) -> pygame.Surface:
    outline = svg.web(OUTLINE)
    face = 'd="M6 78 A64 64 0 0 1 134 78 L134 82 L6 82 Z" stroke-width="5" stroke-linejoin="round"'
    lost = 'stroke-opacity="0.35" stroke-width="9" fill="none"'
    parts = [
        f'<path {face} fill="{svg.web(_FACE)}" stroke="{outline}"/>',
        f'<path d="{_arc(maximum, _MOST, 56)}" stroke="{svg.web(_RED)}" {lost}/>',
    ]
    for mph in range(0, _MOST + 1, 10):
        (x0, y0), (x1, y1) = _at(mph, 61), _at(mph, 52 if mph % 20 else 47)
        wide = 2 if mph % 20 else 3
        parts.append(f'<path d="M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}" stroke="{outline}" stroke-width="{wide}"/>')
    parts.append(_marker(maximum, _RED, 52, 10))
    (x, y), (bx, by) = _at(speed, 50), _at(speed, 24)
    parts.append(
        f'<path d="M{bx:.1f} {by:.1f} L{x:.1f} {y:.1f}" stroke="{outline}" stroke-width="9" stroke-linecap="round"/>'
        f'<path d="M{bx:.1f} {by:.1f} L{x:.1f} {y:.1f}" stroke="{svg.web(_SILVER)}" stroke-width="4.4" '
        'stroke-linecap="round"/>'
    )
    return svg.raster("".join(parts), width, height, (_WIDE, _HIGH))


def _at(mph: float, radius: float) -> tuple[float, float]:
    """The point of the dial at a speed and a distance from its middle."""
    angle = pi * (1 - min(mph, _MOST) / _MOST)
    return 70 + radius * cos(angle), 76 - radius * sin(angle)


def _arc(low: int, high: int, radius: float) -> str:
    (x0, y0), (x1, y1) = _at(low, radius), _at(high, radius)
    return f"M{x0:.1f} {y0:.1f} A{radius} {radius} 0 0 1 {x1:.1f} {y1:.1f}"


def _marker(mph: int, colour: Colour, radius: float, size: float) -> str:
    """A bead on the rim."""
    x, y = _at(mph, radius + size * 0.9)
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size * 0.8:.1f}" fill="{svg.web(colour)}" stroke="{svg.web(RIM)}" '
        'stroke-width="2.4"/>'
    )
