"""Dice: black and red ones with their pips, tumbling over the felt and coming to rest squared."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

import pygame

from game.tables.lucky.art import RED
from game.ui import svg
from game.ui.theme import OUTLINE, RIM, Colour, shade
from game.ui.timeline import ease_out

_BLACK: Final[Colour] = (0x3B, 0x36, 0x36)
_PIPS: Final = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}
_TURN_STEP: Final = 15
_LAND: Final = 0.72
"""The part of a throw after which a die lies still, the last one; others a little sooner."""


@lru_cache(maxsize=1024)
def die(eyes: int, size: int, *, is_red: bool, turn: int = 0, is_dim: bool = False) -> pygame.Surface:
    """A die of a size in pixels, turned by some degrees; 0 eyes for a blank one. Shared."""
    colour = RED if is_red else _BLACK
    if is_dim:
        colour = shade(colour, (0x9A, 0xA8, 0x9E), 0.55)
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="9.5" fill="{svg.web(RIM)}"/>' for x, y in _PIPS.get(eyes, ()))
    scale = 1.0 if not turn % 90 else 0.78
    body = (
        f'<g transform="rotate({turn} 50 50) translate(50 50) scale({scale}) translate(-50 -50)">'
        f'<rect x="5" y="5" width="90" height="90" rx="18" fill="{svg.web(colour)}" stroke="{svg.web(OUTLINE)}" '
        f'stroke-width="7"/><path d="M20 12 H80" stroke="{svg.web(shade(colour, RIM, 0.35))}" stroke-width="4" '
        f'stroke-linecap="round"/>{pips}</g>'
    )
    return svg.raster(body, size, size, (100, 100))


def draw_die(
    surface: pygame.Surface, centre: tuple[int, int], eyes: int, size: int, *, is_red: bool, is_dim: bool = False
) -> None:
    """A die at rest."""
    picture = die(eyes, size, is_red=is_red, is_dim=is_dim)
    surface.blit(picture, picture.get_rect(center=centre))


def draw_tumbling(
    surface: pygame.Surface, area: pygame.Rect, spots: list[tuple[int, int]], eyes: list[int], size: int, part: float,
    *, has_red: bool,
) -> None:  # fmt: skip
    """Dice on their way to their spots; `part` 0..1. They come in from the right, hop, turn and land one by one."""
    for number, (spot, value) in enumerate(zip(spots, eyes, strict=True)):
        is_red = has_red and number == len(eyes) - 1
        land = _LAND - 0.1 * (len(eyes) - 1 - number)
        way = min(1.0, part / land)
        if way >= 1.0:
            draw_die(surface, spot, value, size, is_red=is_red)
            continue
        along = ease_out(way)
        start = (area.right - size // 2, area.top + area.height * (0.2 + 0.25 * number))
        hop = abs(sin(way * pi * 2.5)) * (1 - way) * area.height * 0.3
        x = start[0] + (spot[0] - start[0]) * along + cos(number * 2 + way * 5) * size * 0.2 * (1 - way)
        y = start[1] + (spot[1] - start[1]) * along - hop
        shown = (value + int((1 - way) * 9) * (number + 2)) % 6 + 1
        turn = round((1 - along) * (400 + 90 * number) / _TURN_STEP) * _TURN_STEP
        picture = die(shown, size, is_red=is_red, turn=turn % 360)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
