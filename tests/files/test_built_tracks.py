"""Tracks built of pieces: saved without a finding, opened again as they were, never over another file."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.files.builder_board import Kept, keep_board, kept_board
from game.files.built_tracks import Built, Unbuilt, file_name, map_of, reopened, save_built
from game.files.circuits import Workshop
from game.files.maps import own_maps, shipped_maps
from game.files.own_circuits import save_circuit
from game.files.paths import Home, tracks
from game.files.tiled import read_map
from game.games.racetrack.closing import closed
from game.games.racetrack.draft_text import draft_text
from game.games.racetrack.drafting import Draft, judged
from game.games.racetrack.lap_length import lap_length
from game.games.racetrack.pieces import WIDTHS, Layout, Piece, Placed
from tests.files.tiled_program import export_map

START = Placed(Piece.START, 8, 5, 0, 0)


@pytest.fixture(scope="module")
def workshop() -> Workshop:
    """The shipped tilesets and pieces."""
    return Workshop.read(tracks())


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home.at(tmp_path / "home")


def built(width: int = 5, title: str = "Back garden", laps: int = 2, *more: Placed) -> Built:
    return Built(closed(Draft(width, (START, *more)), (8, 5)), title, laps)


def layout_of(one: Built) -> Layout:
    layout = judged(one.draft).layout
    assert layout is not None
    return layout


def saved(workshop: Workshop, one: Built, home: Home) -> Built:
    bench = home.tracks.with_name("bench")
    return save_built(one, save_circuit(workshop, map_of(workshop, one, layout_of(one)), bench, "built"), home)


def path_of(one: Built) -> Path:
    assert one.path is not None
    return one.path


@pytest.mark.parametrize("width", WIDTHS)
def test_a_saved_track_has_no_finding_and_is_opened_as_it_was(workshop: Workshop, home: Home, width: int) -> None:
    one = built(width, "Back garden", 2, Placed(Piece.CROSSING, 10, 5, 0, 0))
    there = saved(workshop, one, home)
    loaded = read_map(path_of(there))
    assert loaded.findings == ()
    assert loaded.track is not None
    assert (loaded.track.title, loaded.track.laps, len(loaded.track.starts)) == ("Back garden", 2, 6)
    assert own_maps(home) == (path_of(there),)
    assert reopened(path_of(there)) == there
    assert (there.draft, there.title, there.laps) == (one.draft, one.title, one.laps)


def test_nobody_turns_off_at_a_crossing(workshop: Workshop, home: Home) -> None:
    one = built(5, "Eight", 1, Placed(Piece.CROSSING, 10, 5, 0, 0))
    track = read_map(path_of(saved(workshop, one, home))).track
    assert track is not None
    assert len(track.checkpoints) == 1
    assert lap_length(track) > len(one.draft.placed) * 5


def test_a_sprint_is_saved_and_opened_too(workshop: Workshop, home: Home) -> None:
    one = Built(closed(Draft(4, (Placed(Piece.SPRINT_START, 8, 5, 0, 0),)), (0, 0)), "Down", 1)
    there = saved(workshop, one, home)
    assert read_map(path_of(there)).findings == ()
    assert reopened(path_of(there)) == there


def test_saving_again_writes_over_its_own_map_only(workshop: Workshop, home: Home) -> None:
    first = saved(workshop, built(), home)
    longer = replace(first, draft=built(5, "x", 1, Placed(Piece.CROSSING, 10, 5, 0, 0)).draft, title="Front garden")
    second = saved(workshop, longer, home)
    assert second.path == first.path
    assert reopened(path_of(second)) == second
    path_of(second).write_text(second.text.replace("Front", "Their"), encoding="utf-8")
    third = saved(workshop, second, home)
    assert path_of(third).name == "front-garden.tmx"
    assert "Their garden" in path_of(second).read_text(encoding="utf-8")


def test_another_track_of_that_name_stays(workshop: Workshop, home: Home) -> None:
    first = saved(workshop, built(), home)
    second = saved(workshop, built(3), home)
    assert [path_of(one).name for one in (first, second)] == ["back-garden.tmx", "back-garden-2.tmx"]
    assert reopened(path_of(first)) == first


@pytest.mark.parametrize(
    ("title", "name"),
    [("Back garden", "back-garden"), ("../../etc", "etc"), ("Grün & Söhne!", "grün-söhne"), ("..", "track"),
     ("ab" * 40, "ab" * 20)],
)  # fmt: skip
def test_a_title_gives_a_harmless_name(title: str, name: str) -> None:
    assert file_name(title) == name


def test_what_was_not_built_here_or_changed_since_is_not_opened(workshop: Workshop, home: Home) -> None:
    assert reopened(shipped_maps()[0]) is Unbuilt.DRAWN
    there = saved(workshop, built(), home)
    path, text = path_of(there), there.text
    changes = (
        text.replace(",", ",0,", 1).replace("0,0,0", "0,0", 1),
        text.replace('</objectgroup>\n</map>', '<object id="999" x="1" y="2"><point/></object></objectgroup>\n</map>'),
        text.replace("</map>", '<imagelayer id="99" name="fog"/></map>'),
        text.replace('name="grass"', 'name="grass" opacity="0.5"'),
        text.replace(draft_text(there.draft), draft_text(built(3).draft)),
        text.replace(draft_text(there.draft), "5, banana"),
        text.replace('name="drawn"', 'name="author"'),
    )  # fmt: skip
    for changed in changes:
        assert changed != text
        path.write_text(changed, encoding="utf-8")
        assert reopened(path) in (Unbuilt.CHANGED, Unbuilt.BROKEN)
    path.write_text(text.replace("Back garden", "Our garden"), encoding="utf-8")
    renamed = reopened(path)
    assert isinstance(renamed, Built)
    assert renamed.title == "Our garden"


@pytest.mark.parametrize("text", ["", "<map/>", "\0", "<a" * 5000, '{"format": 1}'])
def test_an_odd_file_is_not_opened(home: Home, text: str) -> None:
    path = home.tracks / "odd.tmx"
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert reopened(path) is Unbuilt.DRAWN
    path.write_text(text + '<property name="pieces"/>')
    assert reopened(path) is Unbuilt.BROKEN
    assert reopened(path.parent) is Unbuilt.BROKEN


@pytest.mark.tiled
def test_tiled_opens_and_writes_it_and_it_is_still_the_same(workshop: Workshop, home: Home) -> None:
    there = saved(workshop, built(5, "Back garden", 2, Placed(Piece.CROSSING, 10, 5, 0, 0)), home)
    again = path_of(there).with_name("again.tmx")
    export_map(path_of(there), again)
    assert read_map(again).findings == ()
    opened = reopened(again)
    assert isinstance(opened, Built)
    assert replace(opened, path=there.path, text=there.text) == there


def test_the_board_is_kept_and_found(workshop: Workshop, home: Home) -> None:
    assert kept_board(home).kept is None
    unfinished = Kept(Built(Draft(3, (START,)), "Half", 3), is_saved=False)
    keep_board(home, unfinished)
    assert kept_board(home).kept == unfinished
    there = Kept(saved(workshop, built(), home), is_saved=True)
    keep_board(home, there)
    assert kept_board(home).kept == there


def test_a_board_whose_map_has_changed_is_not_saved_any_more(workshop: Workshop, home: Home) -> None:
    there = saved(workshop, built(), home)
    keep_board(home, Kept(there, is_saved=True))
    path_of(there).unlink()
    kept = kept_board(home).kept
    assert kept is not None
    assert not kept.is_saved
    assert kept.built == replace(there, path=None, text="")


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[1]", "null", '{"pieces": 5}', "[" * 50_000, '{"pieces": "5, start 0 0 0", "title": "x"}',
     json.dumps({"pieces": "5", "title": "x" * 99, "laps": 1, "map": "", "saved": False}),
     json.dumps({"pieces": "5", "title": "x", "laps": 0, "map": "", "saved": False}),
     json.dumps({"pieces": "5", "title": "x", "laps": 1, "map": "", "saved": 1}), "x" * 100_000],
)  # fmt: skip
def test_an_odd_board_is_put_aside(home: Home, text: str) -> None:
    home.builder.parent.mkdir(parents=True)
    home.builder.write_text(text)
    found = kept_board(home)
    assert found.kept is None
    assert found.is_odd
    assert home.builder.with_name("builder.json.bad").read_text() == text
    assert not kept_board(home).is_odd


def test_the_map_carries_its_pieces(workshop: Workshop) -> None:
    assert map_of(workshop, built(), layout_of(built())).properties["pieces"] == draft_text(built().draft)
