"""Step charts over seconds: a number a seat that holds until it changes, each line ending in the mark of its seat."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from game.tables.chart import Chart
from game.tables.line_chart import BESIDE, draw_grid, drop
from game.tables.seats import Sitter
from game.ui import text
from game.ui.shapes import draw_mark
from game.ui.theme import OUTLINE, Ink, Look, Type

_SECONDS: Final = (1, 2, 5, 10, 15, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 86_400)
"""The seconds between two numbers, the fewest that have room."""
_SECOND_MS: Final = 1000


class Reading(NamedTuple):
    """The values of all sitters from a time on, in ms."""

    at: int
    values: tuple[int, ...]


def clock_words(ms: int) -> str:
    """A time as minutes and seconds."""
    minutes, seconds = divmod(ms // _SECOND_MS, 60)
    return f"{minutes}:{seconds:02}"


def time_chart(title: str, sitters: Sequence[Sitter], readings: Sequence[Reading]) -> Chart:
    """A chart of one line a sitter over the time from the first of the readings, of which there are some, to the last.

    Each has a value for every sitter. Lines that run together lie side by side.
    """

    def paint(surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        _paint(surface, rect, look, sitters, readings)

    return Chart(title, paint)


def _paint(
    surface: pygame.Surface, rect: pygame.Rect, look: Look, sitters: Sequence[Sitter], readings: Sequence[Reading]
) -> None:
    high = max(1, *(max(reading.values) for reading in readings))
    mark = look.px(34)
    width = max(2, look.px(4))
    ends = Counter(readings[-1].values)
    margin = text.width(look, str(max(high, 10)), Type.SMALL) + look.px(12)
    aside = round(mark * (1 + BESIDE * (max(ends.values()) - 1)))
    foot = text.line_height(look, Type.SMALL) + drop(look) - look.px(17)
    plot = pygame.Rect(
        rect.left + margin, rect.top + mark // 2, rect.width - margin - aside, rect.height - mark - foot
    )  # fmt: skip
    draw_grid(surface, look, plot, 0, high)
    begin, whole = readings[0].at, max(1, readings[-1].at - readings[0].at)
    _write_seconds(surface, look, plot, whole)

    def corner(number: int, at: int, value: int) -> tuple[int, int]:
        # Side by side: a little lower and further right for each sitter.
        aside = round((number - (len(sitters) - 1) / 2) * (width + 1))
        return (
            plot.left + round(plot.width * (at - begin) / whole) + aside,
            plot.bottom - round(plot.height * value / high) + aside,
        )

    for number, sitter in enumerate(sitters):
        corners = [corner(number, readings[0].at, readings[0].values[number])]
        for before, after in pairwise(readings):
            corners += [corner(number, after.at, values[number]) for values in (before.values, after.values)]
        for colour, wide in ((OUTLINE, width + 2), (sitter.mark.colour, width)):
            for start, end in pairwise(corners):
                _draw_piece(surface, colour, start, end, wide)
    stood: Counter[int] = Counter()
    for number, sitter in enumerate(sitters):
        value = readings[-1].values[number]
        x, y = plot.right, corner((len(sitters) - 1) // 2, readings[-1].at, value)[1]
        draw_mark(surface, sitter.mark, (x + round(mark * BESIDE * stood[value]) + mark // 3, y), mark)
        stood[value] += 1


def _draw_piece(
    surface: pygame.Surface, colour: tuple[int, int, int], start: tuple[int, int], end: tuple[int, int], width: int
) -> None:
    """A piece of a step, level or upright, with square ends that fill the corners."""
    half = width // 2
    left, right = sorted((start[0], end[0]))
    top, bottom = sorted((start[1], end[1]))
    surface.fill(colour, (left - half, top - half, right - left + width, bottom - top + width))


def _write_seconds(surface: pygame.Surface, look: Look, plot: pygame.Rect, whole: int) -> None:
    """The times along the lower edge, as many as have room."""
    wide = text.width(look, clock_words(whole), Type.SMALL) + look.px(24)
    seconds = whole / _SECOND_MS
    step = next((step for step in _SECONDS if step * plot.width >= wide * seconds), _SECONDS[-1])
    for second in range(0, int(seconds) + 1, step):
        x = plot.left + round(plot.width * second / seconds)
        at = x, plot.bottom + drop(look)
        ink = Ink(look.mood.quiet, look.mood.panel)
        text.write(surface, look, clock_words(second * _SECOND_MS), at, Type.SMALL, ink=ink, anchor="midtop")
