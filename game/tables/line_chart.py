"""Line charts over graph paper, each line ending in the mark of its seat."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

import pygame

from game.tables.chart import Chart
from game.tables.seats import Sitter
from game.ui import draw, text
from game.ui.shapes import draw_mark
from game.ui.theme import OUTLINE, Ink, Look, Type, shade
from game.ui.timeline import mix

Line = Sequence[float]
Point = tuple[float, float]

BESIDE: Final = 0.8
"""How far from each other marks at one place stand, for their size."""
_STRIPE: Final = 3
"""How long a stripe is, for the width of the line."""
_NUMBER_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 1_000_000)
"""One number in so many is written, the least that has room."""

_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200)
"""Round steps between the lines of the paper."""


def line_chart(
    title: str, sitters: Sequence[Sitter], lines: Sequence[Line], low: int, high: int, *, is_falling: bool = False,
    first: int = 1,
) -> Chart:  # fmt: skip
    """A chart of a line a sitter, with values from `low` to `high`; `is_falling` puts the lowest on top.

    Below stand the numbers of the rounds, or turns, from `first` on.
    """

    def paint(surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        _paint(surface, rect, look, sitters, lines, (low, high), first, is_falling=is_falling)

    return Chart(title, paint)


def _paint(
    surface: pygame.Surface,
    rect: pygame.Rect,
    look: Look,
    sitters: Sequence[Sitter],
    lines: Sequence[Line],
    bounds: tuple[int, int],
    first: int,
    *,
    is_falling: bool,
) -> None:
    """Ink lines over graph paper; `is_falling` puts the lowest number on top. A mark ends each line.

    Lines that run together are striped in turn, marks at one place stand side by side.
    """
    low, high = bounds
    widest = max((str(low), str(high), "00"), key=len)
    margin = text.width(look, widest, Type.SMALL) + look.px(12)
    mark_size = look.px(34)
    longest = max(2, *(len(line) for line in lines))
    ends = Counter((len(line), line[-1]) for line in lines if line)
    aside = mark_size * BESIDE * (max((n for (end, _), n in ends.items() if end == longest), default=1) - 1)
    foot = text.line_height(look, Type.SMALL) + drop(look) - look.px(17)
    plot = pygame.Rect(
        rect.left + margin,
        rect.top + mark_size // 2,
        rect.width - margin - mark_size - round(aside),
        rect.height - mark_size - foot,
    )

    def at(number: int, value: float) -> tuple[float, float]:
        part = (value - low) / max(1, high - low)
        y = plot.top + plot.height * part if is_falling else plot.bottom - plot.height * part
        return plot.left + plot.width * number / (longest - 1), y

    draw_grid(surface, look, plot, low, high, is_falling=is_falling)
    _write_numbers(surface, look, plot, first, longest)
    width = max(2, look.px(4))
    pieces: dict[tuple[int, float, float], list[Sitter]] = {}
    for sitter, line in zip(sitters, lines, strict=True):
        for number, (before, after) in enumerate(pairwise(line)):
            pieces.setdefault((number, before, after), []).append(sitter)
    for number, before, after in pieces:
        draw.line(surface, OUTLINE, at(number, before), at(number + 1, after), width + 2)
    for (number, before, after), together in pieces.items():
        _draw_stripes(surface, at(number, before), at(number + 1, after), width, together)
    stood: Counter[tuple[int, float]] = Counter()
    for sitter, line in zip(sitters, lines, strict=True):
        if line:
            place = len(line), line[-1]
            end = at(len(line) - 1, line[-1])
            beside = round(end[0] + mark_size * BESIDE * stood[place])
            draw_mark(surface, sitter.mark, (beside, round(end[1])), mark_size)
            stood[place] += 1


def draw_grid(
    surface: pygame.Surface, look: Look, plot: pygame.Rect, low: int, high: int, *, is_falling: bool = False
) -> None:
    """The level lines of the paper with their numbers on the left, as many as have room."""
    grid = shade(look.mood.panel, look.mood.line, 0.18)
    ink = Ink(look.mood.quiet, look.mood.panel)
    rows = max(1, plot.height // (2 * text.line_height(look, Type.SMALL)))
    step = next((nice for nice in _STEPS if nice * rows >= high - low), high - low)
    lowest = low if low > 0 else -(-low // step) * step
    for value in range(lowest, high + 1, step):
        part = plot.height * (value - low) / max(1, high - low)
        y = round(plot.top + part if is_falling else plot.bottom - part)
        pygame.draw.line(surface, grid, (plot.left, y), (plot.right, y))
        text.write(surface, look, str(value), (plot.left - look.px(12), y), Type.SMALL, ink=ink, anchor="midright")


def drop(look: Look) -> int:
    """How far below the paper numbers stand: clear of the number beside its lowest line, whatever the text size."""
    return max(look.px(17), text.line_height(look, Type.SMALL) // 2)


def _write_numbers(surface: pygame.Surface, look: Look, plot: pygame.Rect, first: int, count: int) -> None:
    """The numbers along the lower edge, as many as have room."""
    wide = 2 * text.width(look, str(first + count), Type.SMALL)
    step = next(step for step in _NUMBER_STEPS if step * plot.width / (count - 1) >= wide or step >= count)
    ink = Ink(look.mood.quiet, look.mood.panel)
    for number in range(first, first + count):
        if number == first or number % step == 0:
            x = plot.left + plot.width * (number - first) / (count - 1)
            if number != first and x - plot.left < wide:
                continue
            at = round(x), plot.bottom + drop(look)
            text.write(surface, look, str(number), at, Type.SMALL, ink=ink, anchor="midtop")


def _draw_stripes(surface: pygame.Surface, a: Point, b: Point, width: int, together: Sequence[Sitter]) -> None:
    """A piece of line that belongs to all of these."""
    if len(together) == 1:
        draw.line(surface, together[0].mark.colour, a, b, width)
        return
    length = hypot(b[0] - a[0], b[1] - a[1])
    stripes = max(len(together), round(length / (width * _STRIPE)))
    corners = [(mix(a[0], b[0], n / stripes), mix(a[1], b[1], n / stripes)) for n in range(stripes + 1)]
    for number, (start, end) in enumerate(pairwise(corners)):
        draw.line(surface, together[number % len(together)].mark.colour, start, end, width)
