"""The charts of a result page; those that take long are worked out beside, and until then a sheet says so."""

from collections.abc import Iterable

import pygame

from game.crew import CrewError, Fault, Worked
from game.tables.chart import AnyChart, Chart, LateChart
from game.tables.stage import Stage
from game.ui import text
from game.ui.theme import Look


class ChartSheets:
    """`charts` can be drawn at any time; call `poll` every frame and `close` at the end."""

    def __init__(self, stage: Stage, charts: Iterable[AnyChart], more: Iterable[Chart] = ()) -> None:
        self._stage = stage
        self._late: dict[str, tuple[int, LateChart]] = {}
        """By the topic of its job: the number of a chart that is still to come, and the chart."""
        self.charts = [*(self._begun(number, chart) for number, chart in enumerate(charts)), *more]

    def poll(self) -> None:
        """Put what the worker has found in its place."""
        for news in self._stage.crew.poll(self._stage.app.now) if self._late else ():
            match news:
                case Worked(topic, result) if topic in self._late:
                    number, chart = self._late.pop(topic)
                    self.charts[number] = chart.make(result)
                case Fault():
                    for number, chart in self._late.values():
                        self.charts[number] = self._note(chart.title, "result.chart_lost")
                    self._late.clear()
                case _:
                    pass

    def close(self) -> None:
        """Nobody waits any more."""
        for topic in self._late:
            self._stage.crew.drop(topic)
        self._late.clear()

    def _begun(self, number: int, chart: AnyChart) -> Chart:
        if isinstance(chart, Chart):
            return chart
        topic = f"chart {number}"
        try:
            self._stage.crew.work(topic, chart.find)
        except CrewError:
            return self._note(chart.title, "result.chart_lost")
        self._late[topic] = (number, chart)
        return self._note(chart.title, "result.chart_coming")

    def _note(self, title: str, key: str) -> Chart:
        """Words in place of a chart."""
        words = self._stage.texts(key)

        def paint(surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
            text.write_block(surface, look, words, rect)

        return Chart(title, paint)
