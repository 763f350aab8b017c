"""A map on disk is looked at twice a second, never faster, and its errors are believed at the second look."""

from pathlib import Path

import pytest

from game.crew import Crew, CrewError
from game.files.tiled import Loaded, read_map
from game.tables.reader import Reader
from game.tables.track_watch import LOOK_MS, TrackWatch
from tests.files.build_maps import oval

FRAME_MS = 20


class Watched:
    """A watch over a file, and what it has handed on."""

    def __init__(self, path: Path, make_crew: object = Crew.local) -> None:
        self.taken: list[Loaded] = []
        self.now = 0
        self.reader = Reader(make_crew, is_local=True)  # type: ignore[arg-type]
        self.watch = TrackWatch(self.reader, "test", path, self.taken.append)

    def wait(self, ms: int) -> None:
        for _ in range(ms // FRAME_MS):
            self.now += FRAME_MS
            self.watch.poll(self.now)


def title(loaded: Loaded) -> str:
    assert loaded.track is not None
    return loaded.track.title


def save(folder: Path, name: str) -> Path:
    return oval(values={"game": "racetrack", "title": name}).save(folder)


def test_a_change_is_handed_on_within_a_look_and_only_once(tmp_path: Path) -> None:
    watched = Watched(save(tmp_path, "one"))
    watched.wait(3 * LOOK_MS)
    assert [title(one) for one in watched.taken] == ["one"]
    save(tmp_path, "another")
    watched.wait(LOOK_MS + FRAME_MS)
    assert [title(one) for one in watched.taken] == ["one", "another"]
    watched.wait(5 * LOOK_MS)
    assert len(watched.taken) == 2


def test_a_map_with_errors_is_handed_on_when_it_stays_so(tmp_path: Path) -> None:
    path = save(tmp_path, "good")
    watched = Watched(path)
    watched.wait(LOOK_MS)
    whole = path.read_bytes()
    path.write_bytes(whole[:200])
    watched.wait(LOOK_MS)
    path.write_bytes(whole)
    watched.wait(3 * LOOK_MS)
    assert all(one.track is not None for one in watched.taken), "it was only half written"
    path.unlink()
    watched.wait(3 * LOOK_MS)
    assert watched.taken[-1].track is None
    assert "missing" in watched.taken[-1].findings[0].message


def test_a_map_that_changes_all_the_time_is_read_twice_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def counted(path: Path) -> Loaded:
        read.append(path)
        return read_map(path)

    monkeypatch.setattr("game.files.map_watch.read_map", counted)
    save(tmp_path, "start")
    watched = Watched(tmp_path / "oval.tmx")
    for number in range(100):
        save(tmp_path, f"number {number}")
        watched.wait(2 * FRAME_MS)
    assert len(read) <= 100 * 2 * FRAME_MS // LOOK_MS + 1
    watched.wait(2 * LOOK_MS)
    assert title(watched.taken[-1]) == "number 99"


def test_without_a_worker_maps_are_read_all_the_same(tmp_path: Path) -> None:
    def fail() -> Crew:
        raise CrewError("gone")

    watched = Watched(save(tmp_path, "alone"), fail)
    watched.wait(LOOK_MS)
    assert [title(one) for one in watched.taken] == ["alone"]


def test_nothing_comes_after_the_end(tmp_path: Path) -> None:
    watched = Watched(save(tmp_path, "late"))
    watched.now += FRAME_MS
    watched.watch.poll(0)
    watched.taken.clear()
    save(tmp_path, "later")
    watched.watch.close()
    watched.reader.poll(5 * LOOK_MS)
    assert watched.taken == []
