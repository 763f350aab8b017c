"""Small drawings for the rules of Retro Loonacy: a rug with rows of cards, throws, signs and races on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Final, Protocol

import pygame

from game.core.rules import Seat
from game.tables.loonacy.cards_art import CARD_RATIO, Manner, draw_back, draw_card
from game.tables.loonacy.images import draw_image
from game.ui import draw, text
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import LOONACY, OUTLINE, RIM, SEAT_MARKS, Colour, Look, shade

Images = tuple[str, str]
"""A card by its two images, upper and lower."""

_GOOD: Final[Colour] = (0x3E, 0x70, 0x43)
_BAD: Final[Colour] = (0xB8, 0x33, 0x24)
_STRIPES: Final[tuple[Colour, ...]] = ((0xE3, 0xB2, 0x3C), (0xE4, 0x81, 0x3A), (0xA6, 0x3D, 0x40), (0x2A, 0x7F, 0x86))
_MOST_WIDE: Final = 0.34
"""A card is never wider than this part of its row."""


class Row(Protocol):
    """One row of a sketch; `weight` is its share of the height."""

    weight: ClassVar[float]

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """Paint it into a rectangle, as large as it fits."""


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards side by side as a hand has them; `chosen` is the number of the one with the cursor."""

    weight: ClassVar[float] = 1.6
    cards: tuple[Images, ...]
    seat: Seat | None = None
    chosen: int | None = None

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """The mark of the seat, if any, on the left."""
        room = rect
        if self.seat is not None:
            size = min(rect.height // 2, rect.width // 10)
            draw_mark(surface, SEAT_MARKS[self.seat], (rect.left + size // 2, rect.centery), size)
            room = pygame.Rect(rect.left + round(size * 1.3), rect.top, rect.width - round(size * 1.3), rect.height)
        for number, place in enumerate(_places(room, len(self.cards))):
            if number == self.chosen:
                draw_card(surface, place.move(0, -place.height // 14), self.cards[number], manner=Manner.CHOSEN)
            else:
                draw_card(surface, place, self.cards[number])


@dataclass(frozen=True, slots=True)
class Throw:
    """A card, an arrow to the pile that it flies to, and whether it may stay there."""

    weight: ClassVar[float] = 1.8
    card: Images
    top: Images
    fits: bool

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """The image that both show is not marked: finding it is the game."""
        card, arrow, pile, sign = _places(rect, 4)
        draw_card(surface, card, self.card, manner=Manner.FLYING)
        draw_icon(surface, "arrow", arrow.center, round(arrow.width * 0.8), RIM, turn=90)
        _draw_pile(surface, pile, self.top)
        size = round(sign.width * 0.6)
        colour = _GOOD if self.fits else _BAD
        draw.dot(surface, colour, OUTLINE, sign.center, size * 0.62, max(2, size // 14))
        draw_icon(surface, "tick" if self.fits else "cross", sign.center, round(size * 0.8), RIM)


@dataclass(frozen=True, slots=True)
class Piles:
    """Piles in the middle of the table; a pile without images still lies face down."""

    weight: ClassVar[float] = 1.6
    tops: tuple[Images | None, ...]

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """Side by side."""
        for place, top in zip(_places(rect, len(self.tops)), self.tops, strict=True):
            _draw_pile(surface, place, top)


@dataclass(frozen=True, slots=True)
class Signs:
    """The marks of all seats, with a flag for each whose ready sign is up."""

    weight: ClassVar[float] = 0.8
    are_up: tuple[bool, ...]

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """In a row."""
        for seat, (cell, is_up) in enumerate(zip(_cells(rect, len(self.are_up)), self.are_up, strict=True)):
            size = min(cell.height, round(cell.width * 0.36))
            draw_mark(surface, SEAT_MARKS[seat], (cell.centerx - size // 2, cell.centery), size)
            if is_up:
                centre = (cell.centerx + size // 2 + size // 6, cell.centery)
                draw.dot(surface, _GOOD, OUTLINE, centre, size * 0.42, max(2, size // 14))
                draw_icon(surface, "tick", centre, round(size * 0.55), RIM)


@dataclass(frozen=True, slots=True)
class Flights:
    """Cards of several seats on their way to one pile: each a bar from its press to its arrival, in ms."""

    weight: ClassVar[float] = 1.4
    presses: tuple[int, ...]
    flight: int = 200

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """The bar that ends first is gold, and so is the line where it ends."""
        ends = [press + self.flight for press in self.presses]
        size = min(rect.height // (len(ends) + 1), rect.width // 9)
        room = pygame.Rect(rect.left + round(size * 1.5), rect.top, rect.width - round(size * 4.2), rect.height)
        scale = room.width / max(ends)
        first = min(ends)
        step = rect.height // len(ends)
        for seat, (press, end) in enumerate(zip(self.presses, ends, strict=True)):
            y = rect.top + step * seat + step // 2
            draw_mark(surface, SEAT_MARKS[seat], (rect.left + size // 2, y), size)
            bar = pygame.Rect(room.left + round(press * scale), y - size // 4, round(self.flight * scale), size // 2)
            pygame.draw.rect(surface, LOONACY.accent if end == first else shade(RIM, OUTLINE, 0.25), bar)
            pygame.draw.rect(surface, OUTLINE, bar, max(2, size // 16))
            words = f"{end - first} ms" if end > first else ""
            if words:
                label = text.picture(words, max(10, round(size * 0.5)), RIM, is_bold=True)
                surface.blit(label, label.get_rect(midleft=(bar.right + size // 4, y)))
            else:
                draw_icon(surface, "star", (bar.right + size // 2, y), round(size * 0.7), LOONACY.accent)
        x = room.left + round(first * scale)
        draw.dashes(surface, RIM, (x, rect.top), (x, rect.bottom), max(2, size // 16), size // 4, size // 5)


@dataclass(frozen=True, slots=True)
class Backs:
    """Cards face down, one a seat."""

    weight: ClassVar[float] = 1.3
    count: int

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """Side by side, each with the mark of its seat on it."""
        for seat, place in enumerate(_places(rect, self.count)):
            draw_back(surface, place)
            draw_mark(surface, SEAT_MARKS[seat], place.center, round(place.width * 0.6))


@dataclass(frozen=True, slots=True)
class Gallery:
    """Images alone, in lines of so many."""

    weight: ClassVar[float] = 3.0
    images: tuple[str, ...]
    columns: int

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """Square tiles, all of one size, in the middle."""
        rows = -(-len(self.images) // self.columns)
        gap = max(2, rect.width // 90)
        side = min((rect.width + gap) // self.columns - gap, (rect.height + gap) // rows - gap)
        left = rect.centerx - (self.columns * (side + gap) - gap) // 2
        top = rect.centery - (rows * (side + gap) - gap) // 2
        for number, image in enumerate(self.images):
            x = left + number % self.columns * (side + gap)
            tile = pygame.Rect(x, top + number // self.columns * (side + gap), side, side)
            draw_image(surface, image, tile)
            pygame.draw.rect(surface, OUTLINE, tile, max(2, side // 40))


def draw_loonacy_sketch(surface: pygame.Surface, look: Look, rect: pygame.Rect, rows: Sequence[Row]) -> None:
    """Draw rows one below the other, on the rug."""
    _draw_rug(surface, look, rect)
    inner = rect.inflate(-round(rect.width * 0.14), -round(rect.height * 0.2))
    gap = look.px(24)
    room = inner.height - gap * (len(rows) - 1)
    total = sum(row.weight for row in rows)
    if room < 20 * len(rows):
        return
    top = inner.top
    for row in rows:
        high = round(room * row.weight / total)
        row.draw(surface, look, pygame.Rect(inner.left, top, inner.width, high))
        top += high + gap


def draw_living_room(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """The picture of the lobby: two piles, and a hand that has something for one of them."""
    piles = Piles((("lava_lamps", "robot"), ("ray_gun", "van"), ("typewriter", "robot")))
    hand = Fan((("rocket", "scooter"), ("lamp", "ray_gun"), ("telephone", "typewriter"), ("vhs_tape", "rocket")), 0, 1)
    draw_loonacy_sketch(surface, look, rect, (piles, hand))


def _cells(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    edges = [rect.left + rect.width * number // count for number in range(count + 1)]
    return [pygame.Rect(a, rect.top, max(1, b - a), rect.height) for a, b in pairwise(edges)]


def _places(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Places of the shape of a card, side by side in the middle, as large as the row allows."""
    wide = min(round(rect.height / CARD_RATIO), round(rect.width * _MOST_WIDE), round(rect.width / (count * 1.12)))
    wide = max(8, wide)
    high = round(wide * CARD_RATIO)
    step = round(wide * 1.14) if count > 4 else round(min(wide * 1.4, (rect.width - wide) / max(1, count - 1)))
    left = rect.centerx - (step * (count - 1) + wide) // 2
    return [pygame.Rect(left + step * number, rect.centery - high // 2, wide, high) for number in range(count)]


def _draw_pile(surface: pygame.Surface, place: pygame.Rect, top: Images | None) -> None:
    shift = max(1, place.width // 24)
    for layer in (2, 1):
        draw_back(surface, place.move(shift * layer, shift * layer))
    if top is None:
        draw_back(surface, place)
    else:
        draw_card(surface, place, top)


def _draw_rug(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """A panel in the colour of the floor with stripes round its middle."""
    ground = LOONACY.ground
    draw.panel(surface, look, rect, fill=ground)
    stripe = max(3, min(rect.width, rect.height) // 36)
    inner = rect.inflate(-4 * look.line, -4 * look.line)
    radius = min(rect.width, rect.height) // 6
    for number, colour in enumerate(_STRIPES):
        ring = inner.inflate(-2 * stripe * number, -2 * stripe * number)
        dim = shade(colour, ground, 0.35)
        pygame.draw.rect(surface, dim, ring, max(2, stripe - 1), border_radius=max(2, radius - stripe * number))
