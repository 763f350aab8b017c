"""The plate over the sky that says which round it is."""

from typing import Final

import pygame

from game.tables.lucky.fit import low
from game.ui import draw, text
from game.ui.theme import Look, Type

_LINE: Final = 46
_MORE: Final = 8


def _small(look: Look) -> Look:
    return low(look, look.px(_LINE))


def banner_height(look: Look) -> int:
    """How high the plate is."""
    return text.line_height(_small(look), Type.SMALL) + look.px(_MORE)


def draw_banner(surface: pygame.Surface, look: Look, sky: pygame.Rect, words: str, *, is_loud: bool) -> None:
    """Paint it at the upper rim of the sky; loud in the last round."""
    small = _small(look)
    wide = min(sky.width, text.width(small, words, Type.SMALL, is_bold=True) + look.px(36))
    plate = pygame.Rect(0, 0, wide, banner_height(look))
    plate.midtop = (sky.centerx, sky.top)
    draw.panel(surface, look, plate, fill=look.mood.accent if is_loud else look.mood.panel, radius=10, has_shadow=False)
    ink = look.accent_ink if is_loud else look.ink
    text.write(surface, small, words, plate.center, Type.SMALL, ink=ink, anchor="center", is_bold=True, most=wide)
