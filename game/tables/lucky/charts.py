"""A game in charts: points by round, shows flown, luck in the air, flights and chips, and who guessed right."""

from collections.abc import Sequence
from functools import partial
from math import ceil, floor

from game.files.texts import Texts
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import Tally
from game.tables.bar_chart import bar_chart
from game.tables.chart import AnyChart, Chart, LateChart
from game.tables.line_chart import line_chart
from game.tables.lucky.flown_chart import flown_chart
from game.tables.lucky.luck import Stake, luck_of
from game.tables.lucky.sideline import Sideline
from game.tables.lucky.story import Story
from game.tables.seats import Sitter


def show_charts(
    rules: LuckyRules,
    story: Story,
    sideline: Sideline,
    tallies: Sequence[Tally],
    sitters: Sequence[Sitter],
    texts: Texts,
) -> tuple[AnyChart, ...]:
    """The charts worth looking at after this game; `tallies` goes by seat."""
    charts: list[AnyChart] = []
    totals = [[0.0, *map(float, story.runs[sitter.seat].totals)] for sitter in sitters]
    if len(totals[0]) > 1:
        charts.append(_lines(texts("lucky.chart.totals"), sitters, totals))
    if story.flights:
        charts.append(flown_chart(story.flights, sitters, texts))
        find = partial(luck_of, rules.box, _stakes(rules, story), len(sitters))
        charts.append(LateChart(texts("lucky.chart.luck"), find, partial(_lines, texts("lucky.chart.luck"), sitters)))
    flights = [[flown for flown in story.flights if flown.seat == sitter.seat] for sitter in sitters]
    counts = {
        "flights": [len(mine) for mine in flights],
        "flown": [sum(one.result is not None for one in mine) for mine in flights],
        "best": [max((one.result or 0 for one in mine), default=0) for mine in flights],
        "attempts": [story.runs[sitter.seat].attempts for sitter in sitters],
    }
    charts.append(_bars("lucky.chart.counts", sitters, counts, texts))
    luck = {
        "chips_won": [tallies[sitter.seat].chips_won for sitter in sitters],
        "chips_spent": [tallies[sitter.seat].chips_spent for sitter in sitters],
    }
    if any(waiting.guessed for waiting in sideline.seats):
        luck["guessed"] = [sideline.seats[sitter.seat].guessed for sitter in sitters]
        luck["right"] = [sideline.seats[sitter.seat].right for sitter in sitters]
    charts.append(_bars("lucky.chart.chips", sitters, luck, texts))
    return tuple(charts)


def _stakes(rules: LuckyRules, story: Story) -> tuple[Stake, ...]:
    """The flights that have ended, as far as luck goes by them."""
    stakes = []
    for flown in story.flights:
        is_beating = flown.highlight is not None and rules.options.final_replaces_weakest
        replaced = flown.weakest if is_beating else 0
        stakes.append(Stake(flown.seat, flown.cards, flown.chips, flown.highlight, replaced, flown.gain))
    return tuple(stakes)


def _lines(title: str, sitters: Sequence[Sitter], lines: Sequence[Sequence[float]]) -> Chart:
    """Lines by seat, whole tens around their values and zero."""
    low, high = min(min(line) for line in lines), max(max(line) for line in lines)
    mine = [lines[sitter.seat] for sitter in sitters]
    low, high = min(0, floor(low / 10) * 10), max(10, ceil(high / 10) * 10)
    return line_chart(title, sitters, mine, low, high, first=0)


def _bars(title: str, sitters: Sequence[Sitter], counts: dict[str, list[int]], texts: Texts) -> Chart:
    labels = [texts(f"lucky.chart.{name}") for name in counts]
    return bar_chart(texts(title), sitters, labels, list(counts.values()))
