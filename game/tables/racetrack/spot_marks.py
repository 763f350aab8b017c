"""The marks of spots that are the same on the table and in the rules: the inertia point, and what cannot be chosen."""

from typing import Final

import pygame

from game.ui import svg
from game.ui.theme import OUTLINE, RIM, Colour

_GREY: Final[Colour] = (0xA9, 0xAD, 0xAE)
_DARK_GREY: Final[Colour] = (0x6E, 0x72, 0x74)


def inertia_point(size: int) -> pygame.Surface:
    """A ring with four ticks."""
    body = (
        f'<g fill="none" stroke="{svg.web(RIM)}" stroke-width="15" stroke-linecap="round">'
        '<circle cx="50" cy="50" r="38"/></g>'
        f'<g fill="none" stroke="{svg.web(OUTLINE)}" stroke-width="7" stroke-linecap="round">'
        '<circle cx="50" cy="50" r="38"/><path d="M50 2 V16 M50 84 V98 M2 50 H16 M84 50 H98"/></g>'
    )
    return svg.raster(body, size, size, (100, 100))


def barred_spot(size: int) -> pygame.Surface:
    """A grey, hatched disc: not to be chosen."""
    grey, dark = svg.web(_GREY), svg.web(_DARK_GREY)
    hatch = "".join(f'<path d="M{18 + 16 * n} {82 - 4 * abs(n - 2)} L{50 + 10 * n} {18 + 6 * n}"/>' for n in range(4))
    body = (
        f'<circle cx="50" cy="50" r="40" fill="{svg.web(RIM)}" fill-opacity="0.9"/>'
        f'<circle cx="50" cy="50" r="33" fill="{grey}" stroke="{dark}" stroke-width="7"/>'
        f'<g stroke="{dark}" stroke-width="6" fill="none">{hatch}</g>'
    )
    return svg.raster(body, size, size, (100, 100))
