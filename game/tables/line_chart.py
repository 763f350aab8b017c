"""Line charts over graph paper, each line ending in the mark of its seat."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.tables.chart import Chart
from game.tables.seats import Sitter
from game.ui import draw, text
from game.ui.shapes import draw_mark
from game.ui.theme import OUTLINE, Ink, Look, Type, shade

Line = Sequence[float]

_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200)
"""Round steps between the lines of the paper."""


def line_chart(
    title: str, sitters: Sequence[Sitter], lines: Sequence[Line], low: int, high: int, *, is_falling: bool = False
) -> Chart:
    """A chart of a line a sitter, with values from `low` to `high`; `is_falling` puts the lowest on top."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        _paint(surface, rect, look, sitters, lines, (low, high), is_falling=is_falling)

    return Chart(title, paint)


def _paint(
    surface: pygame.Surface,
    rect: pygame.Rect,
    look: Look,
    sitters: Sequence[Sitter],
    lines: Sequence[Line],
    bounds: tuple[int, int],
    *,
    is_falling: bool,
) -> None:
    """Ink lines over graph paper; `is_falling` puts the lowest number on top. A mark ends each line."""
    low, high = bounds
    widest = max((str(low), str(high), "00"), key=len)
    margin = text.width(look, widest, Type.SMALL) + look.px(12)
    mark_size = look.px(34)
    plot = pygame.Rect(
        rect.left + margin, rect.top + mark_size // 2, rect.width - margin - mark_size, rect.height - mark_size
    )
    longest = max(2, *(len(line) for line in lines))

    def at(number: int, value: float) -> tuple[float, float]:
        part = (value - low) / max(1, high - low)
        y = plot.top + plot.height * part if is_falling else plot.bottom - plot.height * part
        return plot.left + plot.width * number / (longest - 1), y

    grid = shade(look.mood.panel, look.mood.line, 0.18)
    rows = max(1, plot.height // (2 * text.line_height(look, Type.SMALL)))
    step = next((nice for nice in _STEPS if nice * rows >= high - low), high - low)
    first = low if low > 0 else -(-low // step) * step
    for value in range(first, high + 1, step):
        y = round(at(0, value)[1])
        pygame.draw.line(surface, grid, (plot.left, y), (plot.right, y))
        ink = Ink(look.mood.quiet, look.mood.panel)
        text.write(surface, look, str(value), (plot.left - look.px(12), y), Type.SMALL, ink=ink, anchor="midright")
    width = max(2, look.px(4))
    for sitter, line in zip(sitters, lines, strict=True):
        points = [at(number, value) for number, value in enumerate(line)]
        for a, b in pairwise(points):
            draw.line(surface, OUTLINE, a, b, width + 2)
        for a, b in pairwise(points):
            draw.line(surface, sitter.mark.colour, a, b, width)
    for sitter, line in zip(sitters, lines, strict=True):
        if line:
            end = at(len(line) - 1, line[-1])
            draw_mark(surface, sitter.mark, (round(end[0]), round(end[1])), mark_size)
