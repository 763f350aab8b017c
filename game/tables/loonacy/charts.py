"""A match of Retro Loonacy in charts: hands over the last round, and what each seat did in all."""

from collections.abc import Sequence
from typing import Final

from game.files.texts import Texts
from game.games.loonacy.state import NEVER, State
from game.tables.bar_chart import bar_chart
from game.tables.chart import Chart
from game.tables.loonacy.story import Story
from game.tables.seats import Sitter
from game.tables.time_chart import Reading, time_chart

_MINUTE_MS: Final = 60_000
_COUNTS: Final = ("plays", "races_won", "races_lost", "wrong", "draws")


def loonacy_charts(
    story: Story, game: State, sitters: Sequence[Sitter], texts: Texts, glance_ms: int, *, is_timed: bool
) -> tuple[Chart, ...]:
    """The charts worth looking at after this match; those of speed only where time was played for.

    `glance_ms`: plays that came sooner count for no fastest one.
    """
    charts: list[Chart] = []
    if len(story.hands) > 1:
        readings = [Reading(at, tuple(sizes[sitter.seat] for sitter in sitters)) for at, sizes in story.hands]
        charts.append(time_chart(texts("loonacy.chart.hands"), sitters, readings))
    labels = [texts(f"loonacy.chart.{name}") for name in _COUNTS]
    counts = [[int(getattr(game.tallies[sitter.seat], name)) for sitter in sitters] for name in _COUNTS]
    charts.append(bar_chart(texts("loonacy.chart.counts"), sitters, labels, counts))
    if is_timed:
        minutes = max(1, game.at)
        plays = [round(game.tallies[sitter.seat].plays * _MINUTE_MS / minutes) for sitter in sitters]
        charts.append(bar_chart(texts("loonacy.chart.plays_a_minute"), sitters, [""], [plays]))
    quick = [sitter for sitter in sitters if game.tallies[sitter.seat].fastest != NEVER]
    if quick:
        fastest = [game.tallies[sitter.seat].fastest for sitter in quick]
        charts.append(bar_chart(texts("loonacy.chart.fastest", ms=glance_ms), quick, [""], [fastest]))
    return tuple(charts)
