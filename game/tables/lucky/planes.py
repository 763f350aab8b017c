"""A plane flying a figure with a ribbon of smoke behind it: clean when exact, wobbling when not; or gliding away."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final

import pygame

from game.games.lucky.cards import Figure
from game.tables.lucky.art import CARD, plane
from game.ui import svg
from game.ui.theme import OUTLINE, Colour, SeatMark, shade

Point = tuple[float, float]

_STEPS: Final = 72
_WIDE: Final = 0.24
"""A plane's width, of the width of the sky that it flies in."""
_TURN_STEP: Final = 6
_IN: Final = -0.55
_OUT: Final = 1.55
"""Planes come from behind what stands beside the sky; nothing is drawn outside of it."""
_GREY: Final[Colour] = (0x7C, 0x7F, 0x80)


@dataclass(frozen=True, slots=True)
class Trick:
    """What a plane does: a figure, exactly or not; None for a flight that ends."""

    figure: Figure | None
    is_exact: bool


def _line(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _turn(t: float) -> Point:
    """In from the left, round at the right end, and back above."""
    if t < 0.36:
        return _line((_IN, 0.68), (0.68, 0.68), t / 0.36)
    if t < 0.64:
        angle = pi / 2 - (t - 0.36) / 0.28 * pi
        return 0.68 + cos(angle) * 0.2, 0.46 + sin(angle) * 0.22
    return _line((0.68, 0.24), (_IN, 0.2), (t - 0.64) / 0.36)


def _loop(t: float) -> Point:
    if t < 0.28:
        return _line((_IN, 0.78), (0.5, 0.78), t / 0.28)
    if t < 0.74:
        angle = pi / 2 - (t - 0.28) / 0.46 * 2 * pi
        return 0.5 + cos(angle) * 0.19, 0.45 + sin(angle) * 0.33
    return _line((0.5, 0.78), (_OUT, 0.72), (t - 0.74) / 0.26)


def _dive(t: float) -> Point:
    if t < 0.3:
        return _line((_IN, 0.14), (0.34, 0.14), t / 0.3)
    if t < 0.68:
        part = (t - 0.3) / 0.38
        return 0.34 + 0.3 * part, 0.14 + 0.72 * (part * part * (3 - 2 * part))
    part = (t - 0.68) / 0.32
    return 0.64 + (_OUT - 0.64) * part, 0.86 - 0.5 * part * part


def _roll(t: float) -> Point:
    return _IN + (_OUT - _IN) * t, 0.5 + sin(max(0.0, min(1.0, (t - 0.2) / 0.6)) * 4 * pi) * 0.2


def _glide(t: float) -> Point:
    """A stalled plane: up a little, then down behind the hills."""
    return _IN + (1.2 - _IN) * t, 0.42 - 0.22 * sin(t * pi * 0.8) + 0.62 * t * t


_WAYS: Final[dict[Figure | None, Callable[[float], Point]]] = {
    Figure.TURN: _turn,
    Figure.LOOP: _loop,
    Figure.DIVE: _dive,
    Figure.ROLL: _roll,
    None: _glide,
}


def _wobbling(point: Point, t: float) -> Point:
    return point[0] + sin(t * 37) * 0.012, point[1] + sin(t * 53) * 0.03 + sin(t * 19) * 0.025


@lru_cache(maxsize=16)
def _path(trick: Trick) -> tuple[Point, ...]:
    way = _WAYS[trick.figure]
    points = [(t / _STEPS, way(t / _STEPS)) for t in range(_STEPS + 1)]
    return tuple(point if trick.is_exact else _wobbling(point, t) for t, point in points)


def draw_trick(surface: pygame.Surface, sky: pygame.Rect, trick: Trick, mark: SeatMark, part: float) -> None:
    """The plane with its trail at `part` 0..1 of a trick, all of it inside the sky; it is gone at the end."""
    before = surface.get_clip()
    surface.set_clip(sky.clip(before))
    _draw_plane(surface, sky, trick, mark, part)
    surface.set_clip(before)


def _draw_plane(surface: pygame.Surface, sky: pygame.Rect, trick: Trick, mark: SeatMark, part: float) -> None:
    path = _path(trick)
    at = max(1, min(_STEPS, round(part * _STEPS)))
    spots = [(sky.left + x * sky.width, sky.top + y * sky.height) for x, y in path[: at + 1]]
    _draw_trail(surface, [spot for spot in spots if sky.left <= spot[0] <= sky.right], trick, sky)
    a, b = spots[max(0, at - 2)], spots[at]
    turn = degrees(atan2(b[1] - a[1], b[0] - a[0]))
    wide = max(24, round(sky.width * _WIDE))
    picture = _turned(mark, wide, round(turn / _TURN_STEP) * _TURN_STEP, _roll_of(trick, part), trick.figure is None)
    surface.blit(picture, picture.get_rect(center=(round(b[0]), round(b[1]))))


def _roll_of(trick: Trick, part: float) -> int:
    """How far a plane is turned about its own length, as the share of its height that is seen, in tenths."""
    match trick.figure:
        case Figure.ROLL:
            return round(cos(max(0.0, min(1.0, (part - 0.2) / 0.6)) * 4 * pi) * 10)
        case Figure.TURN:  # banked round, so that it flies back upright
            return round(cos(max(0.0, min(1.0, (part - 0.36) / 0.28)) * pi) * 10)
        case _:
            return 10


@lru_cache(maxsize=256)
def _turned(mark: SeatMark, wide: int, turn: int, height: int, is_sick: bool) -> pygame.Surface:
    picture = plane(mark, wide, is_sick=is_sick)
    if height != 10:
        high = max(2, round(picture.get_height() * abs(height) / 10))
        picture = pygame.transform.smoothscale(picture, (wide, high))
        picture = pygame.transform.flip(picture, flip_x=False, flip_y=height < 0)
    return pygame.transform.rotozoom(picture, -turn, 1.0) if turn else picture


@lru_cache(maxsize=32)
def _puff(size: int, colour: Colour, *, is_outline: bool) -> pygame.Surface:
    body = (
        f'<circle cx="50" cy="50" r="{50 if is_outline else 46}" fill="{svg.web(OUTLINE if is_outline else colour)}"/>'
    )
    return svg.raster(body, size, size, (100, 100))


def _draw_trail(surface: pygame.Surface, spots: list[Point], trick: Trick, sky: pygame.Rect) -> None:
    """A ribbon with an outline; broken into puffs when the figure is untidy, dark when the flight fails."""
    thick = max(6, round(sky.width * 0.034))
    if trick.is_exact:
        for colour, size in ((OUTLINE, thick), (CARD, round(thick * 0.66))):
            dot = _puff(size, colour, is_outline=colour == OUTLINE)
            for a, b in pairwise(spots):
                parts = max(1, round(hypot(b[0] - a[0], b[1] - a[1]) / (thick * 0.28)))
                for part in range(parts):
                    x, y = _line(a, b, part / parts)
                    surface.blit(dot, (round(x - size / 2), round(y - size / 2)))
        return
    pale = _GREY if trick.figure is None else shade(CARD, _GREY, 0.3)
    for is_outline in (True, False):
        for number, (x, y) in enumerate(spots[:-1:3]):
            grown = round(thick * (1.0 + 0.35 * ((number * 7) % 3)) / 4) * 4
            size = grown if is_outline else grown - max(4, thick // 4)
            dot = _puff(max(2, size), pale, is_outline=is_outline)
            surface.blit(dot, (round(x - size / 2), round(y - size / 2 + sin(number * 2.4) * thick * 0.3)))
