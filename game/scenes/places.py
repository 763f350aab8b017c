"""The places after a race as rows: place, mark, name, and what each car did."""

from collections.abc import Sequence
from typing import Final

import pygame

from game.core.rules import Seat
from game.files.texts import Texts
from game.scenes.games import Words, pages_of
from game.tables.table import TableScene
from game.ui import draw, text
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import Look, Type

_PADDING: Final = (40, 28)


def needed_height(look: Look, seats: int) -> int:
    """How high a card with a row for each of so many seats must at least be."""
    return seats * text.line_height(look) + look.px(_PADDING[1])


def draw_places(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, texts: Texts, table: TableScene,
    places: Sequence[tuple[int, Seat]],
) -> None:  # fmt: skip
    """Draw a card with a row a seat, in two columns when one is too short; rows give up their second line first."""
    draw.panel(surface, look, rect)
    if not places:
        return
    inner = rect.inflate(-look.px(_PADDING[0]), -look.px(_PADDING[1]))
    line, small = text.line_height(look), text.line_height(look, Type.SMALL)
    columns = 1 if rect.height >= needed_height(look, len(places)) else 2
    rows = -(-len(places) // columns)
    step = min(line + small + look.px(40), inner.height // rows)
    for number, (place, seat) in enumerate(places):
        column, row = divmod(number, rows)
        across = (inner.width - look.px(30) * (columns - 1)) // columns
        cell = pygame.Rect(inner.left + column * (across + look.px(30)), inner.top + row * step, across, step)
        _draw_place(surface, look, cell, texts, table, place, seat)


def _draw_place(
    surface: pygame.Surface, look: Look, cell: pygame.Rect, texts: Texts, table: TableScene, place: int, seat: Seat
) -> None:
    line, small = text.line_height(look), text.line_height(look, Type.SMALL)
    is_short = cell.height < line + small
    middle = cell.centery if is_short else cell.top + line // 2
    sitter = table.seats[seat]
    wide = text.width(look, texts("result.place", n=6), is_bold=True) + look.px(12)
    text.write(surface, look, texts("result.place", n=place), (cell.left, middle), anchor="midleft", is_bold=True)
    size = min(round(line * 1.1), cell.height)
    draw_mark(surface, sitter.mark, (cell.left + wide + size // 2, middle), size)
    x = cell.left + wide + size + look.px(12)
    right = cell.right
    if is_short:
        words = seat_words(texts, table, seat).short
        text.write(surface, look, words, (right, middle), Type.SMALL, ink=look.quiet_ink, anchor="midright")
        right -= text.width(look, words, Type.SMALL) + look.px(10)
    if place == 1:
        draw_icon(surface, "star", (right - size // 2, middle), size, look.mood.accent)
        right -= size + look.px(8)
    text.write(surface, look, sitter.name, (x, middle), anchor="midleft", is_bold=place == 1, most=right - x)
    if not is_short:
        at = (x, cell.top + line + small // 2)
        words = seat_words(texts, table, seat).long
        text.write(surface, look, words, at, Type.SMALL, ink=look.quiet_ink, anchor="midleft", most=cell.right - x)


def seat_words(texts: Texts, table: TableScene, seat: Seat) -> Words:
    """How the match went for a seat."""
    return pages_of(table.game.name).words(texts, table.match.view(None), seat)
