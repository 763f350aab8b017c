"""How soon a table shows that its map was saved, and what its frames take meanwhile: 100 x 100 cells, a real worker."""

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from bench_frames import SIZE, NoDoors

from game.core.option_words import write_options
from game.core.record import Header, SeatLine
from game.files.circuits import Workshop
from game.files.map_sheet import TILE, Sheet, Thing, Tile
from game.files.paths import Home, tracks
from game.files.settings import Settings
from game.files.tiled import read_map
from game.files.track_kit import lay_tilesets
from game.games.racetrack.options import Options
from game.tables.opening import open_table
from game.tables.stage import Stage
from game.tables.track_table import TrackTable
from game.ui.app import App, WindowPlace

SIDE: Final = 100
ROAD: Final = 12
ROAD_TILE: Final = 14
"""A tile of the road tileset that is road."""
TRIALS: Final = 12
GOAL_S: Final = 1.0
_FRAME_S: Final = 1 / 60
_PATIENCE_S: Final = 10.0


def reloads(is_quick: bool) -> Iterator[str]:
    """Seconds from a save until the change is on the screen, for other scenery and for another track."""
    with TemporaryDirectory() as folder:
        bench = _Bench(Path(folder))
        try:
            trials = 3 if is_quick else TRIALS
            yield bench.line("other scenery under the race", [bench.scenery(number) for number in range(trials)])
            yield bench.line("another track, told at the table", [bench.track(number) for number in range(trials)])
            yield bench.restart_line()
        finally:
            bench.close()


@dataclass
class _Bench:
    """One table, with a race a few moves old, and frames as the app makes them."""

    folder: Path
    frames: list[tuple[float, float]] = field(default_factory=list)
    """Milliseconds of each frame, and of the processor's time for it."""

    def __post_init__(self) -> None:
        self._workshop = Workshop.read(tracks())
        self._tilesets = lay_tilesets(self.folder)
        self.path = self.folder / "large.tmx"
        self._save(_sheet("Large", 0))
        self._app = App("bench", WindowPlace(SIZE))
        self._stage = Stage(self._app, Home.at(self.folder / "home"), Settings())
        loaded = read_map(self.path)
        if loaded.track is None:
            raise ValueError(loaded.findings[0].line())
        seats = SeatLine("Ada", "human"), SeatLine("Bruno", "human")
        header = Header("racetrack", 1, 1, seats, write_options(Options()), loaded.track.to_text(), self.path.name)
        table = open_table(self._stage, header, self.path, NoDoors())
        assert isinstance(table, TrackTable), "it has a map"
        self.table = table
        self._app.push(table)
        for _ in range(4):
            seat = table.match.to_act()[0]
            table.play(seat, table.match.moves(seat)[0])
        self._run(lambda: False, 3.0)
        self.frames.clear()
        self._run(lambda: False, 3.0)
        self.quiet = self.frames.copy()
        self.frames.clear()

    def close(self) -> None:
        """End the worker and close the window."""
        self._stage.close()
        self._app.close()

    def scenery(self, number: int) -> float:
        """Save the same track with other grass, and wait until it is painted and on the screen."""
        before = self._board()
        return self._timed(_sheet("Large", number + 1), lambda: self._board() is not before)

    def track(self, number: int) -> float:
        """Save a track with another title, and wait until the table says so."""
        title = f"Larger {number}"
        return self._timed(
            _sheet(title, 0),
            lambda: (
                self.table.changed is not None
                and self.table.changed.track is not None
                and self.table.changed.track.title == title
            ),
        )

    def restart_line(self) -> str:
        """What it costs to open the table of the changed track when somebody asks for it."""
        changed = self.table.changed
        assert changed is not None, "it has been told"
        assert changed.track is not None, "a track of the same game"
        header = self.table.header
        begun = time.perf_counter()
        board = changed.track.to_text()
        other = Header(header.game, 1, 1, header.seats, header.options, board, header.board_file)
        self._app.replace(open_table(self._stage, other, self.path, NoDoors()))
        self._app.step(0)
        return f"restart on request: {time.perf_counter() - begun:.2f} s to the first picture of the new table"

    def line(self, what: str, seconds: list[float]) -> str:
        """The figures of some trials in one line."""
        frames, self.frames = self.frames, []
        return (
            f"{what}: seen after {median(seconds):.2f} s, at the latest {max(seconds):.2f} s of {len(seconds)} saves"
            f" (within {GOAL_S:.0f} s); frames meanwhile {_told(frames)}; at rest {_told(self.quiet)}"
        )

    def _board(self) -> object:
        """What is on the table tells when it is another one."""
        return getattr(self.table.picture, "_board")  # noqa: B009 - nobody but a bench wants to know

    def _timed(self, sheet: Sheet, is_seen: Callable[[], bool]) -> float:
        self._save(sheet)
        begun = time.perf_counter()
        self._run(is_seen, _PATIENCE_S)
        seconds = time.perf_counter() - begun
        self._run(lambda: False, 0.3 + seconds % 0.37)  # the next save comes at another moment between two looks
        return seconds

    def _save(self, sheet: Sheet) -> None:
        """As Tiled does: write beside, then replace."""
        half = self.path.with_suffix(".half")
        half.write_text(sheet.to_tmx(self._workshop.sizes, f"{self._tilesets.name}/"), encoding="utf-8")
        half.replace(self.path)

    def _run(self, is_enough: Callable[[], bool], most_s: float) -> None:
        """Frames at 60 a second until something is so; the frame that shows it included."""
        end = time.perf_counter() + most_s
        due = time.perf_counter()
        is_last = False
        while time.perf_counter() < end and not is_last:
            begun, begun_computing = time.perf_counter(), time.thread_time()
            is_last = is_enough()
            pygame.event.pump()
            assert self._app.top is not None
            self._app.top.update(16)
            self._app.draw()
            pygame.display.flip()
            computed = (time.thread_time() - begun_computing) * 1000
            self.frames.append(((time.perf_counter() - begun) * 1000, computed))
            due = max(due + _FRAME_S, time.perf_counter() - _FRAME_S)
            time.sleep(max(0.0, due - time.perf_counter()))


def _told(frames: list[tuple[float, float]]) -> str:
    times, computed = zip(*frames, strict=True)
    return f"median {median(times):.1f} ms, slowest {max(times):.1f} ms, of processor time {max(computed):.1f} ms"


def _sheet(title: str, grass: int) -> Sheet:
    """A ring of road along the rim of a map of grass; `grass` changes nothing but the looks."""
    sheet = Sheet(SIDE, SIDE)
    sheet.properties = {"game": "racetrack", "title": title, "author": "bench", "laps": 1, "course": "circuit"}
    low, high = 3, SIDE - 4
    for y in range(SIDE):
        for x in range(SIDE):
            sheet.tiles["ground"][x, y] = Tile("blueprint", 0)
            sheet.tiles["grass"][x, y] = Tile("grass", (x * 7 + y * 3 + grass) % 10)
            depth = min(x - low, y - low, high - x, high - y)
            if 0 <= depth < ROAD:
                sheet.tiles["road"][x, y] = Tile("road", ROAD_TILE)
    middle = SIDE // 2
    gate = ((0.0, 0.0), (0.0, float(ROAD * TILE)))
    sheet.things["gates"].append(Thing(middle * TILE, low * TILE, "Finish", "finish", points=gate))
    for place in range(1, 7):
        at = ((middle - 1) * TILE + TILE / 2, (low + place) * TILE + TILE / 2)
        sheet.things["gates"].append(Thing(*at, "Start", f"start {place}", whole_numbers=(("place", place),)))
    return sheet
