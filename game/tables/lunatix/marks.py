"""Marks on squares of a planned way: hazard cards, chips to be dropped, why it changes lanes, what bars it."""

from typing import Final

import pygame

from game.games.lunatix.cards import Chip
from game.tables.lunatix.icons import draw_chip
from game.tables.lunatix.plan import Point
from game.tables.lunatix.trabants import draw_trabant
from game.ui import draw, svg, text
from game.ui.theme import OUTLINE, RIM, Colour, SeatMark, shade

TOLL: Final[Colour] = (0xB5, 0x3A, 0x2B)
_GHOST_ALPHA: Final = 170
_SLASH: Final = (
    f'<path d="M20 80 L80 20" stroke="{svg.web(RIM)}" stroke-width="13" stroke-linecap="round"/>'
    f'<path d="M20 80 L80 20" stroke="{svg.web(TOLL)}" stroke-width="7" stroke-linecap="round"/>'
)


def draw_toll(surface: pygame.Surface, centre: Point, size: int, cards: int) -> None:
    """So many hazard cards are drawn here: the back of one with the number."""
    body = (
        f'<rect x="22" y="10" width="62" height="82" rx="9" fill="{svg.web(shade(TOLL, OUTLINE, 0.4))}" '
        f'stroke="{svg.web(RIM)}" stroke-width="6"/>'
        f'<rect x="12" y="4" width="62" height="82" rx="9" fill="{svg.web(TOLL)}" stroke="{svg.web(RIM)}" '
        'stroke-width="7"/>'
    )
    picture = svg.raster(body if cards > 1 else body[body.rindex("<rect") :], size, size, (96, 96))
    box = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    surface.blit(picture, box.topleft)
    label = text.picture(f"+{cards}", max(10, round(size * 0.5)), RIM, is_bold=True)
    surface.blit(label, label.get_rect(center=(box.left + round(size * 0.45), box.top + round(size * 0.47))))


def draw_ghost_chip(surface: pygame.Surface, chip: Chip, centre: Point, size: int) -> None:
    """A chip that is to be dropped here."""
    side = size + 8
    ghost = pygame.Surface((side, side), pygame.SRCALPHA)
    draw_chip(ghost, chip, (side / 2, side / 2), size)
    ghost.set_alpha(_GHOST_ALPHA)
    surface.blit(ghost, ghost.get_rect(center=(round(centre[0]), round(centre[1]))))
    draw_dashed_ring(surface, centre, side / 2)


def draw_dashed_ring(surface: pygame.Surface, centre: Point, radius: float) -> None:
    """A ring of dashes: not yet there."""
    side = round(2 * radius) + 6
    ring = (
        f'<circle cx="50" cy="50" r="44" fill="none" stroke="{svg.web(OUTLINE)}" stroke-width="9" '
        'stroke-dasharray="19 15.5"/>'
        f'<circle cx="50" cy="50" r="44" fill="none" stroke="{svg.web(RIM)}" stroke-width="5" '
        'stroke-dasharray="19 15.5"/>'
    )
    picture = svg.raster(ring, side, side, (100, 100))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def draw_avoided_chip(surface: pygame.Surface, chip: Chip, centre: Point, size: int) -> None:
    """The lane is left for the sake of a chip."""
    _draw_plate(surface, centre, size)
    draw_chip(surface, chip, centre, round(size * 0.8))
    _draw_slash(surface, centre, size)


def draw_avoided_car(surface: pygame.Surface, mark: SeatMark, centre: Point, size: int) -> None:
    """The lane is left for the sake of a car."""
    _draw_plate(surface, centre, size)
    draw_trabant(surface, mark, centre, round(size * 0.78), 0.0)
    _draw_slash(surface, centre, size)


def draw_avoided_limit(surface: pygame.Surface, safe: int, centre: Point, size: int) -> None:
    """The lane is left for the sake of a bend's safe speed."""
    _draw_plate(surface, centre, size)
    draw.dot(surface, RIM, (0xB5, 0x52, 0x3B), centre, size * 0.37, max(2.0, size * 0.08))
    _draw_slash(surface, centre, size)
    label = text.picture(str(safe), max(9, round(size * 0.36)), OUTLINE, is_bold=True)
    surface.blit(label, label.get_rect(center=(round(centre[0]), round(centre[1]))))


def draw_no_entry(surface: pygame.Surface, centre: Point, size: int) -> None:
    """This square cannot be entered now."""
    body = (
        f'<circle cx="50" cy="50" r="42" fill="{svg.web(TOLL)}" stroke="{svg.web(RIM)}" stroke-width="8"/>'
        f'<path d="M28 50 H72" stroke="{svg.web(RIM)}" stroke-width="15" stroke-linecap="round"/>'
    )
    picture = svg.raster(body, size, size, (100, 100))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def _draw_plate(surface: pygame.Surface, centre: Point, size: int) -> None:
    body = (
        f'<rect x="5" y="5" width="90" height="90" rx="20" fill="{svg.web(RIM)}" stroke="{svg.web(OUTLINE)}" '
        'stroke-width="6"/>'
    )
    picture = svg.raster(body, size, size, (100, 100))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def _draw_slash(surface: pygame.Surface, centre: Point, size: int) -> None:
    picture = svg.raster(_SLASH, size, size, (100, 100))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))
