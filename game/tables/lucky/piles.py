"""The cards and chips on the grass: two draw piles and their discards with how many there are, and the supply."""

from dataclasses import dataclass
from typing import Final

import pygame

from game.games.lucky.cards import FACE_DOWN, Card, Deck
from game.tables.lucky.art import draw_chip
from game.tables.lucky.faces import draw_upright
from game.ui import draw, text
from game.ui.theme import OUTLINE, RIM, Look

_STACK: Final = 3
_PER_LAYER: Final = 8


@dataclass(frozen=True, slots=True)
class Piles:
    """How many cards lie in the piles and on the discards, by deck, with the top one of these, and the supply."""

    counts: tuple[int, int]
    discards: tuple[int, int]
    tops: tuple[Card | None, Card | None]
    supply: int


@dataclass(frozen=True, slots=True)
class PileRects:
    """Where they lie: draw piles and discards by deck, and the chips."""

    draws: tuple[pygame.Rect, pygame.Rect]
    discards: tuple[pygame.Rect, pygame.Rect]
    supply: pygame.Rect


def pile_rects(look: Look, area: pygame.Rect) -> PileRects:
    """The places on the grass."""
    gap = look.px(14)
    label = round(area.height * 0.2)
    high = area.height - label - look.px(8)
    wide = min(round(high * 0.72), (area.width - 5 * gap) // 5)
    left = area.centerx - (5 * wide + 4 * gap) // 2
    places = [pygame.Rect(left + n * (wide + gap), area.top + look.px(6), wide, high) for n in range(5)]
    return PileRects((places[0], places[3]), (places[1], places[4]), places[2])


def pile_spots(look: Look, area: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """The draw piles with their numbers, as they are pointed at."""
    first, second = (rect.union(_plate(look, rect, 0)) for rect in pile_rects(look, area).draws)
    return first, second


def draw_piles(surface: pygame.Surface, look: Look, area: pygame.Rect, piles: Piles) -> None:
    """Paint all of it."""
    rects = pile_rects(look, area)
    for deck in Deck:
        _draw_pile(surface, look, rects.draws[deck], piles.counts[deck], deck)
        _draw_discards(surface, look, rects.discards[deck], piles.discards[deck], piles.tops[deck])
    supply = rects.supply
    size = min(supply.width, round(supply.height * 0.62))
    for lift in (2, 1, 0) if piles.supply else ():
        draw_chip(surface, (supply.centerx + lift * look.px(5), supply.centery + lift * look.px(6)), size)
    _label(surface, look, supply, piles.supply)


def _draw_pile(surface: pygame.Surface, look: Look, rect: pygame.Rect, count: int, deck: Deck) -> None:
    if not count:
        _draw_empty(surface, look, rect)
    step = max(2, look.px(3))
    for layer in range(min(_STACK, -(-count // _PER_LAYER)), -1, -1):
        if count:
            draw_upright(surface, look, rect.move(layer * step // 2, layer * step // 2), FACE_DOWN[deck])
    _label(surface, look, rect, count)


def _draw_discards(surface: pygame.Surface, look: Look, rect: pygame.Rect, count: int, top: Card | None) -> None:
    if top is None:
        _draw_empty(surface, look, rect)
    else:
        draw_upright(surface, look, rect, top)
    _label(surface, look, rect, count)


def _draw_empty(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    pygame.draw.rect(surface, RIM, rect, max(2, look.px(3)), border_radius=look.px(10))


def _label_size(look: Look) -> int:
    return max(11, look.px(24))


def _plate(look: Look, rect: pygame.Rect, wide: int) -> pygame.Rect:
    """The plate below a pile, for a number so wide."""
    size = _label_size(look)
    plate = pygame.Rect(0, 0, max(wide + look.px(16), look.px(40)), round(size * 1.15))
    plate.midtop = (rect.centerx, rect.bottom - round(size * 0.2))
    return plate


def _label(surface: pygame.Surface, look: Look, rect: pygame.Rect, count: int) -> None:
    """How many there are, on a small plate below."""
    words = text.picture(str(count), _label_size(look), OUTLINE, is_bold=True)
    plate = _plate(look, rect, words.get_width())
    draw.panel(surface, look, plate, radius=8, has_shadow=False, line_width=max(1, look.px(3)))
    surface.blit(words, words.get_rect(center=plate.center))
