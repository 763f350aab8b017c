"""A race on the loop in charts: places, speed and damage round by round, and what everybody went through."""

from collections.abc import Sequence

from game.files.texts import Texts
from game.tables.bar_chart import bar_chart
from game.tables.chart import Chart
from game.tables.line_chart import line_chart
from game.tables.lunatix.story import Story
from game.tables.seats import Sitter

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
    charts.append(bar_chart(texts("lunatix.chart.counts"), sitters, labels, counts))
    return tuple(charts)
