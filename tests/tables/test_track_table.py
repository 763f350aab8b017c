"""A table whose map changes on disk: the match stays, pictures follow, findings are listed, a restart is offered."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.option_words import write_options
from game.core.record import Header, SeatLine
from game.crew import Crew
from game.files.figures import figures_of
from game.files.maps import LUNATIX, shipped_maps
from game.files.paths import Home
from game.files.settings import Settings
from game.files.tiled import read_map
from game.games.lunatix.prepare import prepare as prepare_loop
from game.games.racetrack.options import Options
from game.tables.opening import open_table
from game.tables.stage import Stage
from game.tables.track_table import TrackTable
from game.tables.track_watch import LOOK_MS
from game.ui import text
from game.ui.app import App, WindowPlace
from game.ui.press import KEYBOARD, Act, Button, Pointer, Press
from tests.files.build_maps import MapText, oval, png
from tests.tables.staging import NotedDoors

SEATS = (SeatLine("Ada", "human"), SeatLine("Bruno", "human"))
ALONE = SEATS[:1]


@dataclass
class Set:
    """A table on a map, and what happens to both."""

    app: App
    table: TrackTable
    doors: NotedDoors
    path: Path

    def wait(self, ms: int = LOOK_MS + 100) -> None:
        for _ in range(ms // 50):
            self.app.step(50)

    def press(self, button: Button) -> None:
        self.table.press(Press(KEYBOARD, button, True, self.app.now))
        self.app.step(50)

    def words(self) -> str:
        with text.recording() as log:
            self.table.draw(self.app.surface)
        return " ".join(one.words for one in log.written)

    def restarts(self) -> list[tuple[Any, ...]]:
        return [call for call in self.doors.calls if call[0] == "restart"]


@contextmanager
def table_on(folder: Path, path: Path, header: Header) -> Iterator[Set]:
    app = App("test", WindowPlace((1280, 720)))
    stage = Stage(app, Home.at(folder / "home"), replace(Settings(), reduced_motion=True), Crew.local)
    doors = NotedDoors()
    try:
        table = open_table(stage, header, path, doors)
        assert isinstance(table, TrackTable)
        app.push(table)
        made = Set(app, table, doors, path)
        made.wait()
        assert doors.calls == []
        yield made
    finally:
        stage.close()
        app.close()


def made_of(title: str = "One", **changed: Any) -> MapText:
    return oval(values={"game": "racetrack", "title": title, "laps": 1}, **changed)


@contextmanager
def race(folder: Path, seats: tuple[SeatLine, ...] = SEATS, moves: int = 1) -> Iterator[Set]:
    path = made_of().save(folder)
    track = read_map(path).track
    assert track is not None
    header = Header("racetrack", 1, 5, seats, write_options(Options()), track.to_text(), path.name)
    with table_on(folder, path, header) as made:
        for _ in range(moves):
            match = made.table.match
            made.table.play(match.to_act()[0], match.moves(match.to_act()[0])[0])
        made.wait()
        yield made


def test_a_match_in_progress_is_not_changed_and_restarts_on_request(tmp_path: Path) -> None:
    with race(tmp_path) as made:
        board, digest = made.table.header.board, made.table.match.digest()
        made_of("Two").save(tmp_path)
        made.wait()
        assert (made.table.header.board, made.table.match.digest()) == (board, digest)
        assert "The track has changed" in made.words()
        assert made.restarts() == []
        made.press(Button.TAB_RIGHT)
        (_, loaded, is_asked) = made.restarts()[0]
        assert loaded.track is not None
        assert (loaded.track.title, is_asked) == ("Two", True)


def test_the_slip_has_a_button_for_the_mouse(tmp_path: Path) -> None:
    with race(tmp_path) as made:
        made_of("Two").save(tmp_path)
        made.wait()
        with text.recording() as log:
            made.table.draw(made.app.surface)
        at = next(one.rect.center for one in log.written if one.words == "Restart on it")
        made.table.pointer(Pointer(Act.DOWN, *at, made.app.now, button=1))
        assert len(made.restarts()) == 1


def test_the_slip_goes_when_the_file_is_as_it_was(tmp_path: Path) -> None:
    with race(tmp_path) as made:
        made_of("Two").save(tmp_path)
        made.wait()
        made_of().save(tmp_path)
        made.wait()
        assert "has changed" not in made.words()
        made.press(Button.TAB_RIGHT)
        assert made.restarts() == []


def test_before_the_first_move_the_new_track_is_laid_out_at_once(tmp_path: Path) -> None:
    with race(tmp_path, moves=0) as made:
        made_of("Two").save(tmp_path)
        made.wait()
        assert [(loaded.track.title, is_asked) for _, loaded, is_asked in made.restarts()] == [("Two", False)]


def test_other_scenery_is_seen_at_once_and_the_match_goes_on(tmp_path: Path) -> None:
    with race(tmp_path) as made:
        before = pygame.image.tobytes(made.app.surface, "RGB")
        (tmp_path / "ground.png").write_bytes(png(48, 16, grey=30))
        made.wait()
        assert made.restarts() == []
        assert made.table.changed is None
        assert pygame.image.tobytes(made.app.surface, "RGB") != before


def test_findings_are_listed_until_the_file_is_good_again(tmp_path: Path) -> None:
    with race(tmp_path) as made:
        whole = made.path.read_text()
        made.path.write_text(whole.replace('type="Finish"', 'type="Finnish"'))
        made.wait(2 * LOOK_MS + 100)
        words = made.words()
        assert "oval.tmx does not load any more" in words
        assert "Finish" in words
        assert made.table.faults
        made.press(Button.TAB_RIGHT)
        assert "What is wrong" not in made.words(), "folded up"
        made.press(Button.TAB_RIGHT)
        assert "What is wrong" in made.words()
        made.path.write_text(whole)
        made.wait()
        assert made.table.faults == ()
        assert "does not load" not in made.words()


@pytest.mark.parametrize("content", [None, b"", b"<map", b"\0" * 999])
def test_a_lost_or_spoilt_file_leaves_the_last_good_one(tmp_path: Path, content: bytes | None) -> None:
    with race(tmp_path) as made:
        whole, board = made.path.read_bytes(), made.table.header.board
        made.path.unlink()
        if content is not None:
            made.path.write_bytes(content)
        made.wait(2 * LOOK_MS + 100)
        assert made.table.faults
        made.path.write_bytes(whole)
        made.wait()
        assert made.table.faults == ()
        assert made.table.header.board == board


def test_a_map_turned_to_another_game_is_a_finding(tmp_path: Path) -> None:
    with race(tmp_path) as made:
        made.path.write_bytes(shipped_maps(LUNATIX)[0].read_bytes())
        made.wait(2 * LOOK_MS + 100)
        assert made.table.faults
        tracks = shipped_maps(LUNATIX)[0].parents[1] / "tilesets"
        whole = shipped_maps(LUNATIX)[0].read_text().replace("../tilesets", str(tracks))
        made.path.write_text(whole)
        made.wait(2 * LOOK_MS + 100)
        assert made.table.faults


def test_too_few_starts_are_told_instead_of_the_button(tmp_path: Path) -> None:
    with race(tmp_path) as made:
        whole = made.path.read_text()
        cut = whole.index('type="Start"')
        first_end = whole.index("</object>", cut) + len("</object>")
        made.path.write_text(whole[:first_end] + "</objectgroup></map>")
        made.wait(2 * LOOK_MS + 100)
        assert made.table.faults == ()
        assert "room for one car now" in made.words()
        made.press(Button.TAB_RIGHT)
        assert made.restarts() == []


def test_the_shoulder_button_closes_the_log_first(tmp_path: Path) -> None:
    with race(tmp_path) as made:
        made_of("Two").save(tmp_path)
        made.wait()
        made.press(Button.TAB_LEFT)
        assert made.table.picture.notes.log.is_open
        made.press(Button.TAB_RIGHT)
        assert made.restarts() == []
        assert not made.table.picture.notes.log.is_open


def loop_map(folder: Path) -> Path:
    """The loop to begin with, with everything that it uses, in a folder of its own."""
    shipped = shipped_maps(LUNATIX)[0]
    for file in read_map(shipped).files:
        copy = folder / "tracks" / file.relative_to(shipped.parents[1])
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    path = folder / "tracks" / "lunatix" / "loop.tmx"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(shipped.read_bytes())
    (folder / "tracks" / "mine.tiled-project").write_text("{}")
    return path


def test_a_loop_is_looked_after_in_the_same_way(tmp_path: Path) -> None:
    path = loop_map(tmp_path)
    loop = read_map(path).loop
    assert loop is not None
    options = prepare_loop(loop, figures_of(LUNATIX, Home.at(tmp_path / "home")).figures, {})
    header = Header(LUNATIX, 1, 5, SEATS, options, loop.to_text(), path.name)
    with table_on(tmp_path, path, header) as made:
        before = pygame.image.tobytes(made.app.surface, "RGB")
        whole = path.read_text(encoding="utf-8")
        path.write_text(whole.replace("<imagelayer ", '<imagelayer opacity="0.2" '), encoding="utf-8")
        made.wait()
        assert made.restarts() == [], "only its looks have changed"
        made.wait()
        assert pygame.image.tobytes(made.app.surface, "RGB") != before
        path.write_text(whole.replace('class="Finish"', 'class="Finnish"').replace('type="Finish"', 'type="F"'))
        made.wait(2 * LOOK_MS + 100)
        assert made.table.faults
        path.write_text(whole.replace(f'value="{loop.title}"', 'value="Renamed"'), encoding="utf-8")
        made.wait()
        assert made.table.faults == ()
        assert [loaded.loop.title for _, loaded, _ in made.restarts()] == ["Renamed"], "nobody has chosen a card yet"


def test_a_lone_drivers_table_is_looked_after_too(tmp_path: Path) -> None:
    with race(tmp_path, ALONE, moves=3) as made:
        made_of("Two").save(tmp_path)
        made.wait()
        assert "The track has changed" in made.words()
