"""A race in charts: the places after every round, and the speeds turn by turn."""

from collections.abc import Sequence

from game.files.texts import Texts
from game.tables.chart import Chart
from game.tables.line_chart import line_chart
from game.tables.racetrack.story import Story
from game.tables.seats import Sitter


def race_charts(story: Story, sitters: Sequence[Sitter], texts: Texts) -> tuple[Chart, ...]:
    """The charts worth looking at after this race."""
    charts = []
    if len(sitters) > 1 and len(story.places_by_round) > 1:
        lines = [[float(places[sitter.seat]) for places in story.places_by_round] for sitter in sitters]
        ends = [_rounds_raced(story, sitter.seat) for sitter in sitters]
        places = [line[: max(1, end)] for line, end in zip(lines, ends, strict=True)]
        charts.append(line_chart(texts("racetrack.chart_places"), sitters, places, 1, len(sitters), is_falling=True))
    speeds = [[float(speed) for speed in story.runs[sitter.seat].speeds] for sitter in sitters]
    most = round(max((speed for line in speeds for speed in line), default=1))
    if any(len(line) > 1 for line in speeds):
        charts.append(line_chart(texts("racetrack.chart_speeds"), sitters, speeds, 0, max(1, most)))
    return tuple(charts)


def _rounds_raced(story: Story, seat: int) -> int:
    run = story.runs[seat]
    return run.finish_turn if run.finish_turn is not None else len(run.speeds)
