"""A race on the loop in charts: places, speed and damage round by round, and what everybody went through."""

from collections.abc import Sequence

import pygame

from game.files.texts import Texts
from game.tables.chart import Chart
from game.tables.line_chart import line_chart
from game.tables.lunatix.story import Story
from game.tables.seats import Sitter
from game.ui import text
from game.ui.shapes import draw_mark
from game.ui.theme import OUTLINE, Ink, Look, Type, shade

_COUNTS = ("rams", "rammed", "hits", "hazards", "pit_stops")


def loop_charts(story: Story, sitters: Sequence[Sitter], texts: Texts) -> tuple[Chart, ...]:
    """The charts worth looking at after this race."""
    charts: list[Chart] = []
    runs = story.runs
    if len(story.places_by_round) > 1:
        places = [[float(places[sitter.seat]) for places in story.places_by_round] for sitter in sitters]
        charts.append(line_chart(texts("lunatix.chart.places"), sitters, places, 1, len(sitters), is_falling=True))
        speeds = [[float(speed) for speed in runs[sitter.seat].speeds] for sitter in sitters]
        most = round(max((speed for line in speeds for speed in line), default=140))
        charts.append(line_chart(texts("lunatix.chart.speeds"), sitters, speeds, 0, max(140, most)))
        maxima = [[float(maximum) for maximum in runs[sitter.seat].maxima] for sitter in sitters]
        charts.append(line_chart(texts("lunatix.chart.maxima"), sitters, maxima, 0, 140))
    counts = [[int(getattr(runs[sitter.seat], name)) for sitter in sitters] for name in _COUNTS]
    labels = [texts(f"lunatix.chart.{name}") for name in _COUNTS]
    charts.append(_bars(texts("lunatix.chart.counts"), sitters, labels, counts))
    return tuple(charts)


def _bars(title: str, sitters: Sequence[Sitter], labels: Sequence[str], counts: Sequence[Sequence[int]]) -> Chart:
    """A group of bars for each count, a bar a sitter."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
        row = rect.height // max(1, len(labels))
        wide = max(text.width(look, label, Type.SMALL) for label in labels) + look.px(16)
        wide = min(wide, rect.width // 2)
        most = max(1, *(count for line in counts for count in line))
        mark = max(8, min(look.px(22), (row - look.px(10)) // len(sitters)))
        room = rect.width - wide - mark - text.width(look, "00", Type.SMALL) - look.px(14)
        for number, (label, line) in enumerate(zip(labels, counts, strict=True)):
            top = rect.top + number * row
            if number:
                pygame.draw.line(
                    surface, shade(look.mood.panel, look.mood.line, 0.18), (rect.left, top), (rect.right, top)
                )
            at = (rect.left, top + row // 2)
            text.write(surface, look, label, at, Type.SMALL, anchor="midleft", most=wide - look.px(10))
            first = top + (row - mark * len(sitters)) // 2
            for place, (sitter, count) in enumerate(zip(sitters, line, strict=True)):
                y = first + place * mark
                draw_mark(surface, sitter.mark, (rect.left + wide + mark // 2, y + mark // 2), mark)
                left = rect.left + wide + mark + look.px(6)
                bar = pygame.Rect(left, y + 1, max(2, room * count // most), mark - 2)
                pygame.draw.rect(surface, sitter.mark.colour, bar)
                pygame.draw.rect(surface, OUTLINE, bar, max(1, look.px(2)))
                if count:
                    size = max(11, round(mark * 0.9))
                    figure = text.picture(str(count), size, Ink(look.mood.ink, look.mood.panel).colour)
                    surface.blit(figure, figure.get_rect(midleft=(bar.right + look.px(6), bar.centery)))

    return Chart(title, paint)
