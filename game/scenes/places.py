"""The places after a race as rows: place, mark, name, and what each car did."""

from collections.abc import Sequence

import pygame

from game.core.rules import Seat
from game.files.texts import Texts
from game.tables.table import TableScene
from game.ui import draw, text
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import Look, Type


def draw_places(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, texts: Texts, table: TableScene,
    places: Sequence[tuple[int, Seat]],
) -> None:  # fmt: skip
    """Draw a card with a row a seat; rows give up their second line, then their height, when there is little room."""
    draw.panel(surface, look, rect)
    inner = rect.inflate(-look.px(40), -look.px(28))
    line, small = text.line_height(look), text.line_height(look, Type.SMALL)
    if not places:
        return
    step = min(line + small + look.px(12), inner.height // len(places))
    is_short = step < line + small
    for row, (place, seat) in enumerate(places):
        y = inner.top + row * step
        middle = y + (step if is_short else line) // 2
        sitter = table.seats[seat]
        number = texts("result.place", n=place)
        wide = text.width(look, texts("result.place", n=6), is_bold=True) + look.px(12)
        text.write(surface, look, number, (inner.left, middle), anchor="midleft", is_bold=True)
        size = min(round(line * 1.1), step)
        draw_mark(surface, sitter.mark, (inner.left + wide + size // 2, middle), size)
        x = inner.left + wide + size + look.px(12)
        room = inner.right - x - (size + look.px(8) if place == 1 else 0)
        text.write(surface, look, sitter.name, (x, middle), anchor="midleft", is_bold=place == 1, most=room)
        if place == 1:
            draw_icon(surface, "star", (inner.right - size // 2, middle), size, look.mood.accent)
        if not is_short:
            at = (x, y + line + small // 2)
            words = shortened_story(texts, table, seat)
            most = inner.right - x
            text.write(surface, look, words, at, Type.SMALL, ink=look.quiet_ink, anchor="midleft", most=most)


def shortened_story(texts: Texts, table: TableScene, seat: Seat) -> str:
    """A seat's race in a few words: turns and crashes, or that it retired or was still on the way."""
    view = table.match.view(None)
    progress = view.cars[seat].progress
    crashes = texts.count("result.crashes", progress.crashes)
    if progress.finish is not None:
        return texts.count("result.turns", progress.finish.turn) + ", " + crashes
    return texts("result.retired" if progress.retired else "result.not_finished") + ", " + crashes
