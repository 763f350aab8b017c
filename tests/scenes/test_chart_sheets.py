"""Charts that take long are worked out beside the result page, which never waits for them."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.crew import Crew
from game.files.paths import Home
from game.scenes.application import Launch, open_stage
from game.scenes.chart_sheets import ChartSheets
from game.tables.chart import Chart, LateChart
from game.tables.stage import Stage
from game.ui import text


def found(words: str, **_: Any) -> str:
    return words


def broken(**_: Any) -> str:
    raise ValueError("no such luck")


def sheet(words: str) -> Chart:
    return Chart(words, lambda surface, rect, look: None)


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    made = open_stage(Launch(Home.at(tmp_path), (640, 360)), make_crew=Crew.local)
    yield made
    made.close()
    made.app.close()


def said(stage: Stage, chart: Chart) -> str:
    with text.recording() as log:
        chart.draw(stage.app.surface, pygame.Rect(40, 40, 500, 200), stage.app.look)
    return " ".join(one.words for one in log.written)


def test_a_late_chart_is_announced_then_there(stage: Stage) -> None:
    sheets = ChartSheets(stage, [sheet("first"), LateChart("second", partial(found, "found"), sheet)], [sheet("more")])
    assert [chart.title for chart in sheets.charts] == ["first", "second", "more"]
    assert said(stage, sheets.charts[1]) == "Being worked out …"
    sheets.poll()
    assert [chart.title for chart in sheets.charts] == ["first", "found", "more"]


def test_a_chart_that_cannot_be_worked_out_says_so(stage: Stage) -> None:
    sheets = ChartSheets(stage, [LateChart("luck", broken, sheet)])
    sheets.poll()
    assert said(stage, sheets.charts[0]) == "This chart could not be worked out."


def test_whoever_leaves_waits_for_nothing(stage: Stage) -> None:
    sheets = ChartSheets(stage, [LateChart("luck", partial(found, "found"), sheet)])
    sheets.close()
    sheets.poll()
    assert [chart.title for chart in sheets.charts] == ["luck"]
