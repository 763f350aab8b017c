"""The speedometer of a Trabant: a half dial with a silver needle for its speed and a red bead for its top speed."""

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
_WIDE: Final = 158
_HIGH: Final = 84
_MIDDLE: Final = 70, 76
_NEEDLE_STEP: Final = 2
"""The needle goes in steps of so many mph, so that few pictures of it are needed."""

_SPEED_AT: Final = 62
_PLATE: Final = 98, 58, 56, 25
"""The plate with the top speed, at the dial's lower right corner."""

_LEAST_FIGURE: Final = 12


def speedometer_size(height: int) -> tuple[int, int]:
    """Width and height of a speedometer of a height in pixels."""
    return round(height * _WIDE / _HIGH), height


def draw_speedometer(surface: pygame.Surface, rect: pygame.Rect, speed: float, maximum: int) -> None:
    """The dial with both markers, the speed in figures in its middle, the top speed on a plate. Speeds in mph."""
    size = rect.size
    surface.blit(_dial(*size, maximum), rect.topleft)
    surface.blit(_needle(*size, round(speed / _NEEDLE_STEP) * _NEEDLE_STEP), rect.topleft)
    unit = rect.height / _HIGH
    label = text.picture(str(round(speed)), max(_LEAST_FIGURE, round(31 * unit)), OUTLINE, is_bold=True)
    at = rect.left + round(_SPEED_AT * unit), rect.bottom - round(3 * unit)
    surface.blit(label, label.get_rect(midbottom=at))
    left, top, wide, high = (round(length * unit) for length in _PLATE)
    figure = text.picture(str(maximum), max(_LEAST_FIGURE, round(25 * unit)), RIM, is_bold=True)
    plate = pygame.Rect(rect.left + left, rect.top + top, wide, high)
    surface.blit(figure, figure.get_rect(center=plate.center))


@lru_cache(maxsize=100)
def _dial(width: int, height: int, maximum: int) -> pygame.Surface:
    """The face, the lost part of its scale, the bead and the empty plate."""
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
    x, y = _at(maximum, 60)
    parts.append(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{svg.web(_RED)}" stroke="{svg.web(RIM)}" stroke-width="2.6"/>'
    )
    left, top, wide, high = _PLATE
    parts.append(
        f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="5" fill="{svg.web(_RED)}" '
        f'stroke="{svg.web(RIM)}" stroke-width="2.6"/>'
    )
    return svg.raster("".join(parts), width, height, (_WIDE, _HIGH))


@lru_cache(maxsize=300)
def _needle(width: int, height: int, speed: int) -> pygame.Surface:
    (x, y), (bx, by) = _at(speed, 55), _at(speed, 36)
    way = f'd="M{bx:.1f} {by:.1f} L{x:.1f} {y:.1f}" stroke-linecap="round"'
    return svg.raster(
        f'<path {way} stroke="{svg.web(OUTLINE)}" stroke-width="10"/>'
        f'<path {way} stroke="{svg.web(_SILVER)}" stroke-width="5"/>',
        width,
        height,
        (_WIDE, _HIGH),
    )


def _at(mph: float, radius: float) -> tuple[float, float]:
    """The point of the dial at a speed and a distance from its middle."""
    angle = pi * (1 - min(mph, _MOST) / _MOST)
    return _MIDDLE[0] + radius * cos(angle), _MIDDLE[1] - radius * sin(angle)


def _arc(low: int, high: int, radius: float) -> str:
    (x0, y0), (x1, y1) = _at(low, radius), _at(high, radius)
    return f"M{x0:.1f} {y0:.1f} A{radius} {radius} 0 0 1 {x1:.1f} {y1:.1f}"
