"""A table of Retro Loonacy under load in a real window, which tells when presses acted and how long frames took."""

import sys
import time
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from game.core.record import HUMAN, Header, SeatLine
from game.crew import Crew
from game.files.loonacy_decks import loonacy_figures
from game.files.paths import Home
from game.files.records import Recorder
from game.files.settings import Settings
from game.files.tiled import Loaded
from game.games.loonacy.moves import READY
from game.games.loonacy.prepare import prepare
from game.tables.live import LiveTable
from game.tables.stage import Stage
from game.ui.app import App, WindowPlace
from game.ui.press import CLUSTERS, Button, Press

_SEATS: Final = (SeatLine("Ada", HUMAN), *(SeatLine(f"Bot {number}", "random") for number in range(1, 5)))
_READY: Final = "ready"
_FRAMES_BEFORE: Final = 60


class _NoDoors:
    """Nothing leads away from a table that is measured."""

    def pause(self, table: object, by: int | None, reason: str) -> None:
        """Stay."""

    def over(self, table: object) -> None:
        """Stay."""

    def rules(self, table: object) -> None:
        """Stay."""

    def restart(self, table: object, loaded: Loaded, *, is_asked: bool) -> None:
        """Stay."""

    def dropped(self, path: str) -> None:
        """Stay."""


class MeasuredTable(LiveTable):
    """Seat 0 is always ready to draw; four bots throw at once whatever fits."""

    handed: list[float] = []  # noqa: RUF012  # made anew by `begin`
    """The time of each press as it was handed to the match, in seconds of the system's steady clock."""
    zero = 0.0
    """The moment of that clock which is 0 in the match."""
    in_air = 0
    """The most cards that were seen on their way at once."""

    def begin(self) -> None:
        """From now on presses count."""
        self.handed = []
        now = self.app.now
        self.zero = self.app.started + (now - self._time.read(now)) / 1000

    def update(self, ms: int) -> None:
        """Keep the round going."""
        super().update(ms)
        if READY[True] in self.match.moves(0):
            self.play(0, READY[True])
        showing = self._setting.picture.showing  # type: ignore[attr-defined]  # it is Retro Loonacy's
        moving = sum(hasattr(motion, "card") for motion in showing.motions)
        self.in_air = max(self.in_air, moving + len(showing.game.flights))

    def press(self, press: Press) -> None:
        """Note the time that the match is given."""
        super().press(press)
        if press.is_down and press.device == CLUSTERS[1] and press.button in (Button.LEFT, Button.RIGHT):
            self.handed.append(self.zero + self._clock / 1000)


def run(presses: int, size: tuple[int, int], longest_s: float) -> None:
    """Play until so many presses have come; then tell all on standard output."""
    figures = loonacy_figures().figures
    endless = replace(figures, deck=replace(figures.deck, points=999))
    frames: list[float] = []
    with TemporaryDirectory() as folder:
        app = App("bench", WindowPlace(size))
        home = Home.at(Path(folder))
        stage = Stage(app, home, replace(Settings(), window_size=size), Crew.start)
        stage.chairs.give(0, CLUSTERS[1])
        options = prepare(endless, {"goal": "points"}, [line.player for line in _SEATS])
        header = Header("loonacy", 1, 7, _SEATS, options, "", "")
        table = MeasuredTable(stage, header, None, _NoDoors(), (), Recorder.begin(home.saves, header))
        began = time.perf_counter()

        def framed(seconds: float) -> None:
            frames.append(seconds)
            if len(frames) == _FRAMES_BEFORE:
                table.begin()
                print(_READY, flush=True)
            if len(table.handed) >= presses or time.perf_counter() - began > longest_s:
                app.quit()

        app.on_frame = framed
        app.run(table)
        stage.close()
        app.close()
    print(*(f"{at:.6f}" for at in table.handed))
    print(*(f"{seconds * 1000:.3f}" for seconds in frames[_FRAMES_BEFORE:]))
    print(table.match.number, table.in_air)


if __name__ == "__main__":
    run(int(sys.argv[1]), (1920, 1080), float(sys.argv[2]))
