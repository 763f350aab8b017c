"""The rug of the living room on which everything lies: rings and stripes in the colours of 1974."""

from typing import Final

import pygame

from game.ui import draw
from game.ui.theme import Colour, Look, shade

_STRIPES: Final[tuple[Colour, ...]] = (
    (0xE3, 0xB2, 0x3C), (0xE4, 0x81, 0x3A), (0xA6, 0x3D, 0x40), (0x2A, 0x7F, 0x86),
)  # fmt: skip
_STRIPE: Final = 16
_DIMMED: Final = 0.42
"""So far the colours go towards the floor: cards and letters must stand out."""


def rug(look: Look, size: tuple[int, int], centre: pygame.Rect) -> pygame.Surface:
    """The ground for a window, with an oval of stripes round the middle of the table."""
    surface = pygame.Surface(size).convert() if pygame.display.get_surface() else pygame.Surface(size)
    draw.paper(surface, look)
    if look.is_contrast_high:
        return surface
    stripe = look.px(_STRIPE)
    ground = look.mood.ground
    whole = pygame.Rect((0, 0), size)
    for number, colour in enumerate(_STRIPES * 2):
        rect = whole.inflate(-2 * stripe * number - stripe, -2 * stripe * number - stripe)
        dim = shade(colour, ground, _DIMMED)
        pygame.draw.rect(surface, dim, rect, stripe - max(2, stripe // 5), border_radius=look.px(110) - stripe * number)
    inner = centre.inflate(look.px(8), look.px(8))
    pygame.draw.rect(surface, shade(ground, (0x2B, 0x23, 0x20), 0.18), inner, border_radius=look.px(40))
    draw.grain(surface, inner)
    return surface
