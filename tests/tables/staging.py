"""Tables for tests: a stage in a small window, a bot worker in this process, doors that note what they are asked."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pygame

from game.core.chance import Chance
from game.core.match import Entry
from game.core.option_words import write_options
from game.core.record import Header, SeatLine
from game.crew import Crew
from game.files.paths import Home
from game.files.records import Recorder
from game.files.settings import Settings
from game.files.tiled import Loaded
from game.games.racetrack.options import Options
from game.games.racetrack.track import Track
from game.tables.racetrack.picture import RacetrackPicture
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.app import App, WindowPlace
from game.ui.press import CLUSTERS, Button, Device, Direction, Press

OVAL = """
####################
#..................#
#..................#
#..................#
#...############...#
#...############...#
#...############...#
#..................#
#..................#
#..................#
####################
"""
"""A ring three spots wide; the finish crosses its upper straight, forward is to the east."""

WASD, ARROWS = CLUSTERS[0], CLUSTERS[1]
NAMES = ("Ada", "Bruno", "Chiyo", "Dora", "Edgar", "Frieda")


def oval_track() -> Track:
    """The ring, with a checkpoint on the other straight, which makes backing over the line useless."""
    lines = OVAL.split()

    def gate(x: int, top: int, bottom: int) -> Any:
        from game.games.racetrack.track import Gate

        return Gate(2 * x + 1, 2 * top + 1, 2 * x + 1, 2 * bottom + 1)

    return Track(
        width=len(lines[0]),
        height=len(lines),
        road=bytes(mark == "." for line in lines for mark in line),
        finish=gate(8, 1, 3),
        starts=((8, 1), (8, 2), (8, 3), (7, 1), (7, 2), (7, 3)),
        checkpoints=(gate(8, 9, 7),),
    )


def race_header(*players: str, seed: int = 5, track: Track | None = None, **options: Any) -> Header:
    """A header for a race of these players (`human` or levels) on the oval."""
    seats = tuple(SeatLine(NAMES[number], player) for number, player in enumerate(players))
    chosen = write_options(replace(Options(), **options))
    return Header("racetrack", 1, seed, seats, chosen, (track or oval_track()).to_text(), "")


@dataclass
class NotedDoors:
    """Notes what a table asked for."""

    calls: list[tuple[Any, ...]] = field(default_factory=list)

    def pause(self, table: TableScene, by: int | None, reason: str) -> None:
        self.calls.append(("pause", by, reason))

    def over(self, table: TableScene) -> None:
        self.calls.append(("over",))

    def rules(self, table: TableScene) -> None:
        self.calls.append(("rules",))

    def restart(self, table: TableScene, loaded: Loaded, *, is_asked: bool) -> None:
        self.calls.append(("restart", loaded, is_asked))

    def dropped(self, path: str) -> None:
        self.calls.append(("dropped", path))


@dataclass
class Staged:
    """A table on the stack of an app that is stepped by hand."""

    app: App
    stage: Stage
    doors: NotedDoors
    table: TableScene

    @property
    def race(self) -> RacetrackPicture:
        """The table's picture."""
        picture = self.table.picture
        assert isinstance(picture, RacetrackPicture), "all tables here are races"
        return picture

    def step(self, frames: int = 1, ms: int = 50) -> None:
        """Let time pass."""
        for _ in range(frames):
            self.app.step(ms)

    def press(self, button: Button, device: Device = ARROWS, aim: Direction | None = None) -> None:
        """Press and release a button."""
        for is_down in (True, False):
            self.table.press(Press(device, button, is_down, self.app.now, aim))

    def settle(self) -> None:
        """Let everything that moves come to its end."""
        for _ in range(200):
            self.step()
            if self.table.is_at_rest:
                return
        raise AssertionError("the table never came to rest")

    def pixels(self) -> bytes:
        """The picture now, with the clock held: what pulses with it stands still."""
        surface = pygame.Surface(self.app.surface.get_size())
        self.table.picture.draw(surface, 0)
        return pygame.image.tobytes(surface, "RGB")


@contextmanager
def staged(
    folder: Path,
    header: Header,
    entries: tuple[Entry, ...] = (),
    *,
    size: tuple[int, int] = (640, 360),
    has_record: bool = False,
    map_path: Path | None = None,
    **settings: Any,
) -> Iterator[Staged]:
    """A table that stands; people sit on no device in particular unless the test seats them."""
    app = App("test", WindowPlace(size))
    home = Home.at(folder)
    made = replace(Settings(), window_size=size, **settings)
    stage = Stage(app, home, made, Crew.local)
    doors = NotedDoors()
    try:
        writer = Recorder.begin(home.saves, header) if has_record else None
        table = TableScene(stage, header, map_path, doors, entries, writer)
        app.push(table)
        yield Staged(app, stage, doors, table)
    finally:
        stage.close()
        app.close()


def play_at_random(staged: Staged, moves: int, seed: int = 1) -> None:
    """Let every seat play any legal move, each shown to its end."""
    table = staged.table
    for number in range(moves):
        acting = table.match.to_act()
        if not acting:
            return
        choice = Chance(seed, number).pick(table.match.moves(acting[0]))
        table.play(acting[0], choice)
        staged.settle()
