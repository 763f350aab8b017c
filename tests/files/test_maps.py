"""Finding tracks by name."""

from pathlib import Path

import pytest

from game.files import maps
from game.files.maps import NoSuchMap, find_map, own_maps
from game.files.paths import Home


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    shipped = tmp_path / "shipped"
    for folder, name in (
        (shipped / "racetrack", "oval"),
        (shipped / "racetrack", "bow"),
        (tmp_path / "tracks" / "in", "bow"),
    ):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.tmx").touch()
    (tmp_path / "tracks" / "pieces").mkdir()
    (tmp_path / "tracks" / "pieces" / "curve.tmx").touch()
    monkeypatch.setattr(maps, "tracks", lambda: shipped)
    return Home.at(tmp_path)


def test_a_file_goes_before_a_name(home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("oval").touch()
    assert find_map("oval", home) == Path("oval")


@pytest.mark.parametrize("word", ["oval", "oval.tmx"])
def test_a_shipped_map_is_found_by_name(home: Home, word: str) -> None:
    assert find_map(word, home) == maps.shipped_maps()[1]


def test_an_own_map_goes_before_a_shipped_one(home: Home) -> None:
    assert find_map("bow", home) == home.tracks / "in" / "bow.tmx"


def test_pieces_are_no_tracks(home: Home) -> None:
    assert own_maps(home) == (home.tracks / "in" / "bow.tmx",)


def test_a_name_that_is_not_there_names_those_that_are(home: Home) -> None:
    with pytest.raises(NoSuchMap, match=r"curve\.tmx: there is no such file.* there are: bow, oval"):
        find_map("some/where/curve.tmx", home)


def test_the_map_to_begin_with_comes_first() -> None:
    shipped = maps.shipped_maps()
    assert shipped[0].stem == "kitchen_oval"
    assert maps.shipped_maps("lunatix")[0].stem == "the_loop"
    assert [path.stem for path in shipped[1:]] == sorted(path.stem for path in shipped[1:])


def test_without_a_folder_there_are_no_own_maps(tmp_path: Path) -> None:
    assert own_maps(Home.at(tmp_path)) == ()
