"""Bangs, fire and smoke, dust and tyre marks: what a race leaves in the air for a moment, as in a comic strip."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

import pygame

from game.tables.lunatix.plan import Point
from game.ui import svg
from game.ui.theme import OUTLINE, RIM, Colour
from game.ui.timeline import ease_out

_BANG: Final = (
    "M50 2 L60 30 L88 14 L74 42 L98 54 L70 62 L82 92 L54 74 L38 98 L34 70 L4 78 L24 54 L2 34 L32 34 L26 6 L46 26 Z"
)
_YELLOW: Final = "#e0b04a"
_RED: Final = "#b5523b"
_SMOKE: Final[Colour] = (0x4F, 0x51, 0x4C)
_DUST: Final[Colour] = (0xC9, 0xBF, 0xA5)
_RUBBER: Final[Colour] = (0x1E, 0x1C, 0x1A)
_STEP: Final = 6
"""Sizes are rounded to so many pixels: few pictures are needed."""
_PUFFS: Final = ((-0.42, -0.1), (0.4, -0.22), (0.02, -0.5), (-0.2, 0.26), (0.3, 0.3))
_SHARDS: Final = 5
_FIRE_PART: Final = 0.6


def draw_bang(surface: pygame.Surface, centre: Point, size: float, part: float) -> None:
    """A bang that grows and fades, `part` 0..1 of its time."""
    grown = size * (0.5 + 0.9 * ease_out(part))
    body = (
        f'<path d="{_BANG}" fill="{_YELLOW}" stroke="{svg.web(OUTLINE)}" stroke-width="4"/>'
        f'<g transform="translate(50 50) scale(0.55) translate(-50 -50)"><path d="{_BANG}" fill="{_RED}"/></g>'
    )
    _stamp(surface, body, centre, grown, min(1.0, 2.2 * (1 - part)))


def draw_explosion(surface: pygame.Surface, centre: Point, size: float, part: float) -> None:
    """The end of a car: a great bang, fire under it, and smoke that rises when both are gone."""
    for number, (x, y) in enumerate(_PUFFS):
        age = part * 1.25 - number * 0.05
        if age <= 0:
            continue
        at = centre[0] + x * size * (0.7 + age), centre[1] + y * size * (0.7 + age) - age * size * 0.5
        _puff(surface, at, size * (0.35 + 0.55 * age), _SMOKE, min(0.95, 1.9 * (1.25 - age)))
    if part < _FIRE_PART:
        draw_bang(surface, centre, size * 1.6, part / _FIRE_PART)
    _shards(surface, centre, size * 1.5, part, _SHARDS + 3)


def draw_hurt(surface: pygame.Surface, centre: Point, size: float, part: float, hits: int) -> None:
    """So many hits on a car: sheet metal flies off, and a puff of smoke for each."""
    for number in range(min(hits, len(_PUFFS))):
        x, y = _PUFFS[number]
        at = centre[0] + x * size * 0.7, centre[1] + y * size * 0.5 - part * size * 0.35
        _puff(surface, at, size * (0.24 + 0.4 * part), _SMOKE, min(0.9, 1.6 * (1 - part)))
    _shards(surface, centre, size, part, min(2 + 2 * hits, 10))


def draw_shadow(surface: pygame.Surface, centre: Point, size: float) -> None:
    """What a flying car leaves on the road."""
    _stamp(surface, f'<ellipse cx="50" cy="56" rx="40" ry="20" fill="{svg.web(OUTLINE)}"/>', centre, size, 0.4)


def draw_dust(surface: pygame.Surface, centre: Point, size: float, part: float) -> None:
    """Dust under sliding wheels."""
    for number, (x, y) in enumerate(_PUFFS[:3]):
        grown = size * (0.2 + 0.34 * part + 0.04 * number)
        at = centre[0] + x * size * (0.3 + part * 0.7), centre[1] + y * size * (0.3 + part * 0.5)
        _puff(surface, at, grown, _DUST, 0.75 * (1 - part))


def draw_tyre_marks(surface: pygame.Surface, track: Sequence[Point], gauge: float, width: int) -> None:
    """Two black lines along the way that a car slid, `gauge` pixels apart."""
    if len(track) < 2:
        return
    points = [pygame.Vector2(point) for point in track]
    for side in (-gauge / 2, gauge / 2):
        line = []
        for number, point in enumerate(points):
            way = points[min(number + 1, len(points) - 1)] - points[max(number - 1, 0)]
            line.append(point + way.normalize().rotate(90) * side if way.length() else point)
        pygame.draw.lines(surface, _RUBBER, False, line, width)


def _puff(surface: pygame.Surface, centre: Point, size: float, colour: Colour, opacity: float) -> None:
    body = (
        f'<g fill="{svg.web(colour)}"><circle cx="36" cy="56" r="28"/><circle cx="62" cy="58" r="26"/>'
        f'<circle cx="50" cy="36" r="28"/></g><path d="M28 40 Q38 22 54 24" stroke="{svg.web(RIM)}" '
        'stroke-opacity="0.35" stroke-width="6" fill="none" stroke-linecap="round"/>'
    )
    _stamp(surface, body, centre, size, opacity)


def _shards(surface: pygame.Surface, centre: Point, size: float, part: float, count: int) -> None:
    """Pieces that fly apart and fall."""
    if not 0 < part < 1:
        return
    reach = size * (0.25 + 0.75 * ease_out(part))
    for number in range(count):
        angle = 2 * pi * (number + 0.3) / count + number % 3 * 0.21
        x = centre[0] + reach * cos(angle)
        y = centre[1] + reach * sin(angle) * 0.8 + part * part * size * 0.3
        half = max(2.0, size * (0.075 - 0.015 * (number % 3)) * (1.2 - part * 0.6))
        spin = angle + part * 9
        corners = [(x + half * cos(spin + turn), y + half * sin(spin + turn) * 0.7) for turn in (0.0, 2.2, 3.6)]
        pygame.draw.polygon(surface, RIM if number % 2 else _DUST, corners)
        pygame.draw.polygon(surface, OUTLINE, corners, 2)


def _stamp(surface: pygame.Surface, body: str, centre: Point, size: float, opacity: float) -> None:
    if opacity <= 0:
        return
    side = max(8, round(size / _STEP) * _STEP)
    picture = svg.raster(body, side, side, (100, 100))
    if opacity < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * opacity))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))
