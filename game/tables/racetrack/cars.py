"""The cars: small darts with a light rim and a dark outline, the seat's shape on the roof."""

from functools import lru_cache
from math import atan2, degrees
from typing import Final

import pygame

from game.ui import svg
from game.ui.shapes import shape_path
from game.ui.theme import OUTLINE, RIM, SeatMark, ink_on

LENGTH: Final = 1.25
"""How long a car is, in cells."""
_LEAST_PX: Final = 22
_TURN_STEP: Final = 3

_DART: Final = "M95 50 L64 25 L30 21 L8 26 L14 41 L10 50 L14 59 L8 74 L30 79 L64 75 Z"
"""Nose to the east, in a field of 100 x 100."""
_WHEELS: Final = "M26 13 h18 v10 h-18 Z M26 77 h18 v10 h-18 Z M58 19 h14 v9 h-14 Z M58 72 h14 v9 h-14 Z"


def angle_of(direction: tuple[float, float]) -> float:
    """Degrees clockwise on the screen from east."""
    return degrees(atan2(direction[1], direction[0])) if any(direction) else 0.0


def car_size(cell: float) -> int:
    """The side of a car's picture in pixels, for cells of a size."""
    return max(_LEAST_PX, round(cell * LENGTH))


def draw_car(
    surface: pygame.Surface, mark: SeatMark, centre: tuple[float, float], size: int, angle: float, *, alpha: int = 255
) -> None:
    """A car with its nose at an angle (degrees clockwise from east); `alpha` below 255 for ghosts and previews."""
    picture = _picture(mark, size, round(angle / _TURN_STEP) * _TURN_STEP % 360)
    if alpha < 255:
        picture = picture.copy()
        picture.set_alpha(alpha)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


@lru_cache(maxsize=512)
def _picture(mark: SeatMark, size: int, angle: int) -> pygame.Surface:
    colour, outline, rim = svg.web(mark.colour), svg.web(OUTLINE), svg.web(RIM)
    join = 'stroke-linejoin="round"'
    body = (
        f'<g transform="rotate({angle} 50 50)">'
        f'<path d="{_WHEELS}" fill="{outline}" stroke="{rim}" stroke-width="9" {join}/>'
        f'<path d="{_DART}" fill="{rim}" stroke="{rim}" stroke-width="15" {join}/>'
        f'<path d="{_WHEELS}" fill="{outline}" stroke="{outline}" stroke-width="3" {join}/>'
        f'<path d="{_DART}" fill="{colour}" stroke="{outline}" stroke-width="6" {join}/>'
        f'<path d="M62 36 L80 47 L80 53 L62 64 Z" fill="{outline}" fill-opacity="0.75"/></g>'
        # The shape stays upright whatever way the car goes, so that it is read at a glance.
        f'<g transform="translate(44 50) scale(0.38) translate(-50 -50) '
        f'translate({_off(angle)[0]} {_off(angle)[1]})">'
        f'{shape_path(mark.shape)}fill="{svg.web(ink_on(mark.colour))}"/></g>'
    )
    return svg.raster(body, size, size, (100, 100))


def _off(angle: int) -> tuple[float, float]:
    """Where the roof's middle has gone in the turned picture, in units of the shape's field."""
    back = pygame.Vector2(-6, 0).rotate(angle) - pygame.Vector2(-6, 0)
    return round(back.x / 0.38, 1), round(back.y / 0.38, 1)
