"""How long a frame of a table takes: 1920 x 1080, six cars, a while into the race, software drawing, the flip apart."""

import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.core.chance import Chance
from game.core.match import Entry
from game.core.option_words import write_options
from game.core.record import Header, SeatLine
from game.crew import Crew
from game.files.maps import LUNATIX, RACETRACK, shipped_maps
from game.files.paths import Home, tracks
from game.files.settings import BotSpeed, Settings
from game.files.tiled import Loaded, read_map
from game.games.catalogue import find_game
from game.games.lucky.prepare import prepare as prepare_show
from game.games.lunatix.prepare import prepare as prepare_loop
from game.games.lunatix.track import MOST_LAPS
from game.games.matches import match_from
from game.games.racetrack.options import Options
from game.games.racetrack.prepare import prepare
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.app import App, WindowPlace

SIZE: Final = (1920, 1080)
TRACK: Final = "kitchen_oval.tmx"
LUCKY: Final = "lucky-loop"
_FRAME_MS: Final = 16
_WARM_UP: Final = 240
_SEATS: Final = tuple(
    SeatLine(f"Bot {number}", level)
    for number, level in enumerate(("expert", "hard", "normal", "easy", "hard", "normal"), 1)
)
_DRIVEN: Final = 110
"""Moves made before the measuring begins."""


@dataclass(frozen=True, slots=True)
class FrameTimes:
    """Milliseconds of updating and drawing a frame, of the processor's time for it, and of the flip after it.

    On a loaded machine a frame takes longer than it computes: the processor's time leaves the waiting out.
    """

    frames: tuple[float, ...]
    computed: tuple[float, ...]
    flips: tuple[float, ...]

    def line(self) -> str:
        """The figures in one line."""
        return (
            f"{_figures(self.frames)}; processor time {_figures(self.computed)}; "
            f"flip {median(self.flips):.2f} ms ({len(self.frames)} frames)"
        )


def _figures(times: Sequence[float]) -> str:
    slowest_percent = sorted(times)[len(times) * 99 // 100]
    return f"median {median(times):.2f} ms, 99th percentile {slowest_percent:.2f} ms, slowest {max(times):.2f} ms"


class NoDoors:
    """Nothing leads away from a table that is measured."""

    def pause(self, table: TableScene, by: int | None, reason: str) -> None:
        """Stay."""

    def over(self, table: TableScene) -> None:
        """Stay."""

    def rules(self, table: TableScene) -> None:
        """Stay."""

    def restart(self, table: TableScene, loaded: Loaded, *, is_asked: bool) -> None:
        """Stay."""

    def dropped(self, path: str) -> None:
        """Stay."""


def measure(frames: int = 3000, size: tuple[int, int] = SIZE, game: str = RACETRACK) -> FrameTimes:
    """Watch six bots race for so many frames, their moves thought out in the worker all the while."""
    with TemporaryDirectory() as folder:
        app = App("bench", WindowPlace(size))
        settings = replace(Settings(), bot_speed=BotSpeed.FAST, window_size=size)
        stage = Stage(app, Home.at(Path(folder)), settings, Crew.start)
        try:
            app.push(_table(stage, *_SET_OUT[game](stage)))
            times = list(_frames(app, frames + _WARM_UP))[_WARM_UP:]
        finally:
            stage.close()
            app.close()
    drawn, computed, flips = zip(*times, strict=True)
    return FrameTimes(drawn, computed, flips)


def _table(stage: Stage, header: Header, path: Path | None) -> TableScene:
    return TableScene(stage, header, path, NoDoors(), _driven(stage, header))


def _race(stage: Stage) -> tuple[Header, Path]:
    path = tracks() / "racetrack" / TRACK
    track = read_map(path).track
    assert track is not None, "a shipped track has no errors"
    chosen = {**write_options(Options()), "laps": 9}
    options = prepare(track, stage.figures, chosen, len(_SEATS))
    return Header(RACETRACK, 1, 1, _SEATS, options, track.to_text(), TRACK), path


def _loop(stage: Stage) -> tuple[Header, Path]:
    path = shipped_maps(LUNATIX)[0]
    loop = read_map(path).loop
    assert loop is not None, "a shipped loop has no errors"
    options = prepare_loop(loop, stage.lunatix_figures, {"laps": MOST_LAPS})
    return Header(LUNATIX, 1, 1, _SEATS, options, loop.to_text(), path.name), path


def _show(stage: Stage) -> tuple[Header, None]:
    options = prepare_show(stage.lucky_figures, {})
    return Header(LUCKY, 1, 1, _SEATS, options, "", ""), None


_SET_OUT: Final[Mapping[str, Callable[[Stage], tuple[Header, Path | None]]]] = {
    RACETRACK: _race,
    LUNATIX: _loop,
    LUCKY: _show,
}
"""What is measured of each game."""


def _driven(stage: Stage, header: Header) -> tuple[Entry, ...]:
    """The race a while after its start: trails are long, chips lie about."""
    game = find_game(header.game)
    match = match_from(header)
    rules = game.make_rules(header.board, header.options, len(header.seats))
    bots = {seat.player: game.make_bot(rules, seat.player, stage.figures_of(game.name), None) for seat in header.seats}
    for number in range(_DRIVEN):
        seat = match.to_act()[0]
        luck = Chance(header.seed, number)
        match.play(seat, bots[header.seats[seat].player].choose(match.view(seat), match.moves(seat), luck).move)
    return match.entries


def _frames(app: App, count: int) -> Iterator[tuple[float, float, float]]:
    """Update and draw as the app does, but with the flip timed by itself."""
    deadline = time.perf_counter()
    for _ in range(count):
        pygame.event.pump()
        begun, begun_computing = time.perf_counter(), time.thread_time()
        assert app.top is not None
        app.top.update(_FRAME_MS)
        app.draw()
        drawn, computed = time.perf_counter(), time.thread_time() - begun_computing
        pygame.display.flip()
        yield (drawn - begun) * 1000, computed * 1000, (time.perf_counter() - drawn) * 1000
        deadline += _FRAME_MS / 1000
        time.sleep(max(0.0, deadline - time.perf_counter()))


if __name__ == "__main__":
    print(measure(game=sys.argv[1] if len(sys.argv) > 1 else RACETRACK).line())
