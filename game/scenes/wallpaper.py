"""The wallpaper behind every page: faint roads that wind in loops without end, tone on tone."""

from functools import lru_cache
from random import Random
from typing import Final

import pygame

from game.ui import draw, svg
from game.ui.theme import RIM, Colour, Look, shade

_SIDE: Final = 112
_ARCS: Final = (
    '<path d="M56 0 A56 56 0 0 1 0 56 M56 112 A56 56 0 0 1 112 56" ',
    '<path d="M56 0 A56 56 0 0 0 112 56 M0 56 A56 56 0 0 1 56 112" ',
)
"""Two tiles whose roads meet the middles of all four sides: laid in any order they join (Truchet's tiles)."""
_STRENGTH: Final = 0.05


def draw_wallpaper(surface: pygame.Surface, look: Look) -> None:
    """Cover the surface; plain paper where contrast is to be high."""
    if look.is_contrast_high:
        draw.paper(surface, look)
    else:
        surface.blit(_papered(surface.get_size(), look.px(_SIDE), look.mood.ground), (0, 0))


@lru_cache(maxsize=2)
def _papered(size: tuple[int, int], side: int, ground: Colour) -> pygame.Surface:
    sheet = pygame.Surface(size)
    sheet.fill(ground)
    tone, seam = svg.web(shade(ground, RIM, _STRENGTH)), svg.web(ground)
    tiles = [
        svg.raster(
            f'{arcs}fill="none" stroke="{tone}" stroke-width="30"/>'
            f'{arcs}fill="none" stroke="{seam}" stroke-width="3" stroke-dasharray="11 11"/>',
            side, side, (_SIDE, _SIDE),
        )
        for arcs in _ARCS
    ]  # fmt: skip
    luck = Random(1974)  # noqa: S311 - a pattern, no secret
    for y in range(0, size[1], side):
        for x in range(0, size[0], side):
            sheet.blit(tiles[luck.randrange(2)], (x, y))
    draw.grain(sheet, sheet.get_rect())
    return sheet.convert()
