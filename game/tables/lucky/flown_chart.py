"""Who flew what: a row for each show, a column for each pilot, with result, cards, and attempts that failed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.files.texts import Texts
from game.games.lucky.cards import FINAL, SHOWS
from game.tables.chart import Chart
from game.tables.lucky.art import GOLD, draw_emblem
from game.tables.lucky.story import Flown
from game.tables.seats import Sitter
from game.ui import text
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import OUTLINE, Colour, Look, shade

_DASH: Final = "\N{EN DASH}"
_DOT: Final = "\N{MIDDLE DOT}"


@dataclass(slots=True)
class Cell:
    """What one pilot made of one show: the result with the cards it was flown with, and how often it failed before."""

    result: int | None = None
    cards: tuple[int, ...] = ()
    failed: int = 0


def cells_of(flights: Sequence[Flown], seats: int) -> list[list[Cell]]:
    """By show, the final one last, then by seat."""
    cells = [[Cell() for _ in range(seats)] for _ in range(FINAL + 1)]
    for flown in flights:
        cell = cells[flown.show][flown.seat]
        if flown.result is None:
            cell.failed += 1
        else:
            cell.result, cell.cards = flown.result, tuple(card.difficulty for card in flown.cards)
    return cells


def flown_chart(flights: Sequence[Flown], sitters: Sequence[Sitter], texts: Texts) -> Chart:
    """All shows of a game; the best result of each is in gold."""
    cells = cells_of(flights, len(sitters))

    def paint(surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        row = rect.height // (len(SHOWS) + 2)
        side = min(round(row * 1.1), rect.width // 9)
        left = rect.left + side + look.px(10)
        wide = (rect.right - left) // len(sitters)
        for number, sitter in enumerate(sitters):
            draw_mark(surface, sitter.mark, (left + number * wide + wide // 2, rect.top + row // 2), round(row * 0.72))
        for show, line in enumerate(cells):
            top = rect.top + row * (show + 1)
            rule = shade(look.mood.panel, look.mood.line, 0.18)
            pygame.draw.line(surface, rule, (rect.left, top), (rect.right, top))
            draw_emblem(surface, show, (rect.left + side // 2, top + row // 2), round(min(side, row * 0.94)))
            best = max((cell.result for cell in line if cell.result is not None), default=None)
            for number, sitter in enumerate(sitters):
                area = pygame.Rect(left + number * wide, top, wide, row)
                cell = line[sitter.seat]
                _draw_cell(surface, look, area, cell, is_best=cell.result is not None and cell.result == best)

    return Chart(texts("lucky.chart.shows"), paint)


def _draw_cell(surface: pygame.Surface, look: Look, area: pygame.Rect, cell: Cell, *, is_best: bool) -> None:
    """The result large; below it the cards, or crosses for failed attempts."""
    inner = area.inflate(-look.px(6), -look.px(6))
    if is_best:
        pygame.draw.rect(surface, GOLD, inner, border_radius=look.px(8))
    ink = OUTLINE if is_best else look.mood.ink
    high = inner.height * 0.56
    words = _DASH if cell.result is None else str(cell.result)
    quiet = ink if is_best else look.mood.quiet
    _write(surface, words, (inner.centerx, inner.top + round(high / 2)), round(high), inner.width, ink, is_bold=True)
    low = inner.top + round(inner.height * 0.77)
    small = round(inner.height * 0.32)
    if cell.cards:
        cards = _DOT.join(map(str, cell.cards))
        _write(surface, cards, (inner.centerx, low), small, inner.width, quiet)
    elif cell.failed:
        size = min(small, inner.width // (cell.failed + 1))
        for number in range(cell.failed):
            x = inner.centerx + round((number - (cell.failed - 1) / 2) * size)
            draw_icon(surface, "cross", (x, low), size, look.mood.warn)


def _write(
    surface: pygame.Surface, words: str, centre: tuple[int, int], size: int, most: int, colour: Colour,
    *, is_bold: bool = False,
) -> None:  # fmt: skip
    label = text.picture(words, max(8, size), colour, is_bold=is_bold)
    if label.get_width() > most:
        label = text.picture(words, max(8, size * most // label.get_width()), colour, is_bold=is_bold)
    surface.blit(label, label.get_rect(center=centre))
