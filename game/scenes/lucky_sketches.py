"""Small drawings for the rules of Lucky Loop: an airfield with rows of planes, cards, dice, chips and tables on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Final, Protocol

import pygame

from game.games.lucky.cards import SHOWS, Box, Card, Deck, Figure
from game.games.lucky.state import NOT_FLOWN
from game.tables.lucky.art import (
    COLOURS,
    SIGN_INKS,
    back,
    draw_chip,
    draw_emblem,
    draw_highlight,
    draw_sign,
    draw_thumb,
)
from game.tables.lucky.boards import Board, draw_board
from game.tables.lucky.dice import draw_die
from game.tables.lucky.faces import Finish, draw_upright
from game.tables.lucky.planes import Trick, draw_trick
from game.ui import draw, svg, text
from game.ui.shapes import draw_icon
from game.ui.theme import LUCKY, OUTLINE, RIM, SEAT_MARKS, Colour, Look

_GRASS: Final[Colour] = (0x4A, 0x7C, 0x4E)
_HILL: Final[Colour] = (0x5D, 0x8F, 0x5A)
_GOOD: Final[Colour] = (0x3E, 0x70, 0x43)
_BAD: Final[Colour] = (0xB8, 0x33, 0x24)
_GOLD: Final[Colour] = (0xF7, 0xCB, 0x5A)
_CARD_PROPORTION: Final = 0.7


class Row(Protocol):
    """One row of a sketch; `weight` is its share of the height."""

    weight: ClassVar[float]

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, box: Box) -> None:
        """Paint it into a rectangle, as large as it fits."""


@dataclass(frozen=True, slots=True)
class Sky:
    """Planes in the colours of the first seats, each doing a trick side by side; `part` is how far they are."""

    weight: ClassVar[float] = 1.5
    tricks: tuple[Trick, ...]
    part: float = 0.66

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, box: Box) -> None:
        """Each has a piece of the sky; these overlap a little."""
        wide = rect.width if len(self.tricks) == 1 else round(rect.width * 1.16 / len(self.tricks))
        room = rect.width - wide
        for number, trick in enumerate(self.tricks):
            left = rect.left + room * number // max(1, len(self.tricks) - 1)
            cell = pygame.Rect(left, rect.top, wide, rect.height)
            surface.set_clip(rect.clip(surface.get_rect()))
            draw_trick(surface, cell, trick, SEAT_MARKS[(number * 3) % 6], self.part)
            surface.set_clip(None)


@dataclass(frozen=True, slots=True)
class Held:
    """A card by figure and difficulty.

    `dice` lie on it, the last of them red if `has_red`; `icon` is a sign below it: tick, cross or plus.
    """

    figure: Figure
    difficulty: int
    dice: tuple[int, ...] = ()
    has_red: bool = False
    is_highlight: bool = False
    icon: str = ""
    is_dim: bool = False


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards side by side, each with what lies on it."""

    weight: ClassVar[float] = 2.0
    held: tuple[Held, ...]

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, box: Box) -> None:
        """As high as the row, or as wide as their share of it."""
        for cell, held in zip(_cells(rect, len(self.held)), self.held, strict=True):
            high = min(cell.height, round(cell.width / _CARD_PROPORTION))
            card = pygame.Rect(0, 0, round(high * _CARD_PROPORTION), high)
            card.center = cell.center
            self._draw_one(surface, look, card, held, box)

    @staticmethod
    def _draw_one(surface: pygame.Surface, look: Look, rect: pygame.Rect, held: Held, box: Box) -> None:
        lit = 0
        if held.dice:
            lit = 1 if sum(held.dice) == held.difficulty else -1
        draw_upright(surface, look, rect, _card(held, box), Finish(held.is_dim, lit))
        size = round(rect.width * 0.34)
        for number, eyes in enumerate(held.dice):
            x = rect.centerx + round((number - (len(held.dice) - 1) / 2) * size * 1.06)
            is_red = held.has_red and number == len(held.dice) - 1
            draw_die(surface, (x, rect.top + round(rect.height * 0.46)), eyes, size, is_red=is_red)
        if held.is_highlight:
            draw_highlight(surface, (rect.right - size // 3, rect.top + size // 3), size)
        if held.icon:
            colour = {"tick": _GOOD, "plus": _GOOD}.get(held.icon, _BAD)
            centre = (rect.right - size // 4, rect.bottom - size // 4)
            draw.dot(surface, colour, OUTLINE, centre, size * 0.42, max(2, size // 12))
            draw_icon(surface, held.icon, centre, round(size * 0.5), RIM)


@dataclass(frozen=True, slots=True)
class Dice:
    """Thrown dice in a row; `dim` of the black ones, the last, lie aside; `red` is 0 without the red die."""

    weight: ClassVar[float] = 0.8
    black: tuple[int, ...]
    red: int = 0
    dim: int = 0

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, box: Box) -> None:
        """The red one last."""
        eyes = (*self.black, *((self.red,) if self.red else ()))
        size = min(rect.height, rect.width // max(4, len(eyes) + 1))
        for number, one in enumerate(eyes):
            is_red = bool(self.red) and number == len(eyes) - 1
            x = rect.centerx + round((number - (len(eyes) - 1) / 2) * size * 1.16)
            is_dim = not is_red and number >= len(self.black) - self.dim
            draw_die(surface, (x, rect.centery), one, size, is_red=is_red, is_dim=is_dim)


@dataclass(frozen=True, slots=True)
class Chips:
    """Bonus chips in a row, then thumbs of guessing pilots."""

    weight: ClassVar[float] = 0.6
    count: int
    thumbs: tuple[bool, ...] = ()

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, box: Box) -> None:
        """All of one size."""
        total = self.count + len(self.thumbs)
        size = min(rect.height, rect.width // max(4, total + 1))
        for number in range(total):
            centre = (rect.centerx + round((number - (total - 1) / 2) * size * 1.16), rect.centery)
            if number < self.count:
                draw_chip(surface, centre, size)
            else:
                is_up = self.thumbs[number - self.count]
                draw_thumb(surface, centre, size, _GOOD if is_up else _BAD, is_up=is_up)


@dataclass(frozen=True, slots=True)
class Decks:
    """The backs of both decks, face down."""

    weight: ClassVar[float] = 1.4

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, box: Box) -> None:
        """Side by side, each a small pile."""
        high = min(rect.height, rect.width // 4)
        wide = round(high * _CARD_PROPORTION)
        for deck in Deck:
            x = rect.centerx + round((deck - 0.5) * wide * 1.5) - wide // 2
            picture = back(deck, wide, high, max(2, wide // 12), max(2, wide // 30))
            for layer in range(3):
                surface.blit(picture, (x + layer * wide // 24, rect.centery - high // 2 - layer * wide // 24))


@dataclass(frozen=True, slots=True)
class Emblems:
    """The four shows, each emblem over the signs of its figures, as the box has them."""

    weight: ClassVar[float] = 1.6

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, box: Box) -> None:
        """A badge and three coloured signs below it, four times."""
        for show, cell in enumerate(_cells(rect, len(SHOWS))):
            size = min(round(cell.height * 0.66), round(cell.width * 0.86))
            draw_emblem(surface, show, (cell.centerx, cell.top + size // 2), size)
            sign = min(round(cell.height * 0.26), cell.width // 4)
            for number, figure in enumerate(box.shows[show]):
                centre = (cell.centerx + (number - 1) * round(sign * 1.14), cell.top + size + round(sign * 0.7))
                spot = pygame.Rect(0, 0, sign, sign)
                spot.center = centre
                pygame.draw.rect(surface, COLOURS[figure], spot, border_radius=sign // 5)
                pygame.draw.rect(surface, OUTLINE, spot, max(1, sign // 14), border_radius=sign // 5)
                draw_sign(surface, figure, centre, round(sign * 0.7), SIGN_INKS[figure])


@dataclass(frozen=True, slots=True)
class Laid:
    """The board of a show with its track: laid cards by difficulty, results by seat, the best of them."""

    weight: ClassVar[float] = 2.0
    show: int
    difficulties: tuple[int, ...]
    results: tuple[int, ...]

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, box: Box) -> None:
        """As on the table, without words."""
        figures = box.shows[self.show]
        cards = tuple(
            _card(Held(figure, difficulty), box) if difficulty else None
            for figure, difficulty in zip(figures, self.difficulties, strict=True)
        )
        area = pygame.Rect(0, 0, min(rect.width, round(rect.height * 2.6)), rect.height)
        area.center = rect.center
        best = max((one for one in self.results if one != NOT_FLOWN), default=0)
        board = Board(self.show, "", figures, cards, self.results, best, "")
        draw_board(surface, look.in_mood(LUCKY), area, board, SEAT_MARKS[: len(self.results)])


@dataclass(frozen=True, slots=True)
class Table:
    """Columns of words under their heads on a scoreboard; `lit` are the columns in gold."""

    weight: ClassVar[float] = 4.0
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    lit: frozenset[int] = frozenset()

    def draw(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, box: Box) -> None:
        """Letters as large as the rows allow."""
        draw.panel(surface, look, rect, fill=(0x2F, 0x5D, 0x73), has_shadow=False)
        inner = rect.inflate(-rect.width // 14, -rect.height // 16)
        high = inner.height // (len(self.rows) + 1)
        size = min(round(high * 0.72), inner.width // (len(self.heads) * 4))
        for number, row in enumerate((self.heads, *self.rows)):
            for column, (cell, words) in enumerate(zip(_cells(inner, len(row)), row, strict=True)):
                colour = _GOLD if not number or column in self.lit else RIM
                least = size if number else min(size, round(size * 5 / max(5, len(words)) * 1.5))
                label = text.picture(words, max(8, least), colour, is_bold=not number)
                surface.blit(label, label.get_rect(center=(cell.centerx, inner.top + number * high + high // 2)))


def draw_lucky_sketch(surface: pygame.Surface, look: Look, rect: pygame.Rect, rows: Sequence[Row], box: Box) -> None:
    """Draw rows one below the other, on an airfield."""
    _draw_field(surface, look, rect)
    inner = rect.inflate(-round(rect.width * 0.08), -round(rect.height * 0.1))
    gap = look.px(20)
    room = inner.height - gap * (len(rows) - 1)
    total = sum(row.weight for row in rows)
    if room < 20 * len(rows):
        return
    top = inner.top
    for row in rows:
        high = round(room * row.weight / total)
        row.draw(surface, look, pygame.Rect(inner.left, top, inner.width, high), box)
        top += high + gap


def draw_airshow(surface: pygame.Surface, look: Look, rect: pygame.Rect, box: Box) -> None:
    """The picture of the lobby: planes at work over the four emblems."""
    tricks = tuple(Trick(figure, is_exact=True) for figure in (Figure.LOOP, Figure.TURN))
    draw_lucky_sketch(surface, look, rect, (Sky(tricks), Emblems()), box)


def _cells(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    edges = [rect.left + rect.width * number // count for number in range(count + 1)]
    gap = rect.width // 60
    return [pygame.Rect(a + gap, rect.top, max(1, b - a - 2 * gap), rect.height) for a, b in pairwise(edges)]


def _card(held: Held, box: Box) -> Card:
    line = next((line for line in box.prints if line.difficulty == held.difficulty), box.prints[-1])
    return Card(held.figure, held.difficulty, line.upper, line.lower)


def _draw_field(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """A panel of sky with hills and grass at its foot."""
    sky = look.in_mood(LUCKY).mood.ground
    draw.panel(surface, look, rect, fill=sky)
    line, w, h = look.line, rect.width, rect.height
    left, right, foot, bend = line, w - line, h - line, max(1, look.px(16) - line)
    corners = (
        f"V{foot - bend} Q{right} {foot} {right - bend} {foot} H{left + bend} Q{left} {foot} {left} {foot - bend} Z"
    )
    body = (
        f'<path d="M{left} {h * 0.86} C{w * 0.2} {h * 0.76} {w * 0.34} {h * 0.86} {w * 0.5} {h * 0.82} '
        f'C{w * 0.7} {h * 0.77} {w * 0.84} {h * 0.82} {right} {h * 0.79} {corners}" fill="{svg.web(_HILL)}"/>'
        f'<path d="M{left} {h * 0.92} C{w * 0.3} {h * 0.88} {w * 0.7} {h * 0.94} {right} {h * 0.89} {corners}" '
        f'fill="{svg.web(_GRASS)}"/>'
    )
    surface.blit(svg.raster(body, w, h), rect)
