"""Ink on the board: every car's line of the current lap with its shape at each spot, red pencil where it crashed."""

from functools import lru_cache
from typing import Final

import pygame

from game.tables.camera import Framing
from game.tables.racetrack.board_picture import RED_PENCIL
from game.ui import draw, svg
from game.ui.shapes import shape_path
from game.ui.theme import OUTLINE, Colour, SeatMark, Shape, contrast, shade

_PAPER: Final[Colour] = (0xF4, 0xF1, 0xE4)
_FAINT: Final = 0.6
_PALE: Final = 1.6


def draw_step(
    surface: pygame.Surface,
    framing: Framing,
    mark: SeatMark,
    start: tuple[float, float],
    end: tuple[float, float],
    *,
    is_faint: bool = False,
    weight: float = 1.0,
) -> None:
    """One move of a trail with the seat's shape at its ends; `weight` above 1 is for strong contrast."""
    colour, outline = _inks(mark.colour, is_faint)
    a, b = framing.spot(*start), framing.spot(*end)
    width = max(2, round(ink_width(framing.cell) * weight))
    # Pale ink needs a broader edge to be seen on the road.
    edge = max(1, round(framing.cell * weight / 20)) + (contrast(mark.colour, _PAPER) < _PALE)
    # Without round ends: the dots cover them, and a whole race of these is drawn at once when a lap is over.
    pygame.draw.aaline(surface, outline, a, b, width + 2 * edge)
    pygame.draw.aaline(surface, colour, a, b, width)
    dot = _dot(mark.shape, max(11, round(framing.cell * weight / 2.3)), colour, outline)
    half = dot.get_width() / 2
    surface.fblits([(dot, (round(x - half), round(y - half))) for x, y in (a, b)])


def draw_crash(surface: pygame.Surface, framing: Framing, spot: tuple[float, float], part: float = 1.0) -> None:
    """A cross in red pencil, `part` (0..1) of it drawn."""
    x, y = framing.spot(*spot)
    reach = max(6.0, framing.cell * 0.42)
    width = max(3, round(framing.cell / 9))
    strokes = (((-1, -0.85), (1, 0.9)), ((0.9, -1), (-0.95, 0.95)))
    for number, ((ax, ay), (bx, by)) in enumerate(strokes):
        share = min(1.0, max(0.0, part * 2 - number))
        if share > 0:
            a = (x + ax * reach, y + ay * reach)
            b = (x + (ax + (bx - ax) * share) * reach, y + (ay + (by - ay) * share) * reach)
            draw.line(surface, RED_PENCIL, a, b, width)


def ink_width(cell: float) -> int:
    """How wide a line is on a board with such cells."""
    return max(2, round(cell / 12))


@lru_cache(maxsize=64)
def _dot(shape: Shape, size: int, fill: Colour, outline: Colour) -> pygame.Surface:
    head, dark = shape_path(shape), svg.web(outline)
    body = f'{head}fill="{svg.web(fill)}" stroke="{dark}" stroke-width="17" stroke-linejoin="round"/>'
    return svg.raster(body, size, size, (100, 100))


def _inks(colour: Colour, is_faint: bool) -> tuple[Colour, Colour]:
    if not is_faint:
        return colour, OUTLINE
    return shade(colour, _PAPER, _FAINT), shade(OUTLINE, _PAPER, _FAINT)
