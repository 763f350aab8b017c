"""A game in charts: points by round, luck and skill in the air, flights and chips, and who guessed right."""

from collections.abc import Sequence
from math import ceil, floor

from game.files.texts import Texts
from game.games.lucky.rules import LuckyRules
from game.tables.bar_chart import bar_chart
from game.tables.chart import Chart
from game.tables.line_chart import line_chart
from game.tables.lucky.chances import Asked, Chances
from game.tables.lucky.sideline import Sideline
from game.tables.lucky.story import Story
from game.tables.seats import Sitter


def show_charts(
    rules: LuckyRules, story: Story, sideline: Sideline, sitters: Sequence[Sitter], texts: Texts
) -> tuple[Chart, ...]:
    """The charts worth looking at after this game."""
    charts: list[Chart] = []
    totals = [[0.0, *map(float, story.runs[sitter.seat].totals)] for sitter in sitters]
    if len(totals[0]) > 1:
        low, high = min(min(line) for line in totals), max(max(line) for line in totals)
        charts.append(line_chart(texts("lucky.chart.totals"), sitters, totals, *_bounds(low, high)))
    luck = _luck(rules, story, len(sitters))
    if luck and any(len(line) > 1 for line in luck):
        low, high = min(min(line) for line in luck), max(max(line) for line in luck)
        charts.append(line_chart(texts("lucky.chart.luck"), sitters, luck, *_bounds(low, high)))
    flights = [[flown for flown in story.flights if flown.seat == sitter.seat] for sitter in sitters]
    counts = {
        "flights": [len(mine) for mine in flights],
        "flown": [sum(one.result is not None for one in mine) for mine in flights],
        "best": [max((one.result or 0 for one in mine), default=0) for mine in flights],
        "attempts": [story.runs[sitter.seat].attempts for sitter in sitters],
    }
    if any(waiting.guessed for waiting in sideline.seats):
        counts["guessed"] = [sideline.seats[sitter.seat].guessed for sitter in sitters]
        counts["right"] = [sideline.seats[sitter.seat].right for sitter in sitters]
    labels = [texts(f"lucky.chart.{name}") for name in counts]
    charts.append(bar_chart(texts("lucky.chart.counts"), sitters, labels, list(counts.values())))
    return tuple(charts)


def _bounds(low: float, high: float) -> tuple[int, int]:
    """Whole tens around some values and zero."""
    return min(0, floor(low / 10) * 10), max(10, ceil(high / 10) * 10)


def _luck(rules: LuckyRules, story: Story, seats: int) -> list[list[float]]:
    """By seat: what its flights brought more than they were worth at take-off, summed up flight by flight."""
    chances = Chances(rules.box, rules.options)
    lines = [[0.0] for _ in range(seats)]
    for flown in story.flights:
        is_beating = flown.highlight is not None and rules.options.final_replaces_weakest
        asked = Asked(flown.cards, flown.chips, flown.highlight, flown.weakest if is_beating else 0)
        chances.want([asked])
        chances.finish()
        odds = chances.of(asked)
        if odds is not None:
            line = lines[flown.seat]
            line.append(line[-1] + flown.gain - odds.points)
    return lines
