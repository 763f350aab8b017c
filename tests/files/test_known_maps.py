"""The maps that matches were played on are found again, and only if they still say the same."""

from pathlib import Path

import pytest

from game.files import known_maps
from game.files.known_maps import remember_map, remembered_map
from game.files.paths import Home
from game.files.tiled import read_map
from tests.files.build_maps import oval


def board_of(path: Path) -> str:
    track = read_map(path).track
    assert track is not None
    return track.to_text()


def test_a_map_anywhere_is_found_again_while_it_says_the_same(tmp_path: Path) -> None:
    home, path = Home.at(tmp_path / "home"), oval().save(tmp_path, "mine.tmx")
    board = board_of(path)
    assert remembered_map(home, board) is None
    remember_map(home, board, path)
    assert remembered_map(home, board) == path
    oval(values={"game": "racetrack", "laps": 9}).save(tmp_path, "mine.tmx")
    assert remembered_map(home, board) is None
    path.unlink()
    assert remembered_map(home, board) is None


def test_only_the_newest_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_maps, "MOST_KEPT", 2)
    home = Home.at(tmp_path / "home")
    paths = [
        oval(values={"game": "racetrack", "laps": n}).save(tmp_path, f"{n}.tmx") for n in (1, 2, 3)
    ]  # fmt: skip
    boards = [board_of(path) for path in paths]
    for n in (0, 1, 0, 2):
        remember_map(home, boards[n], paths[n])
    assert [remembered_map(home, board) for board in boards] == [paths[0], None, paths[2]]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"x": 1}', '{"x": "/a"}', '{"0123456789abcdef01234567": "a/b"}', "[" * 9999]
)
def test_a_file_that_is_none_counts_for_nothing_and_is_replaced(tmp_path: Path, text: str) -> None:
    home, path = Home.at(tmp_path / "home"), oval().save(tmp_path, "mine.tmx")
    home.settings.parent.mkdir()
    (home.settings.parent / "known_maps.json").write_text(text)
    assert remembered_map(home, board_of(path)) is None
    remember_map(home, board_of(path), path)
    assert remembered_map(home, board_of(path)) == path
