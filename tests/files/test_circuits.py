"""Circuits made of pieces: every shipped one and shuffled ones are read without any finding."""

import os
from pathlib import Path

import pytest

from game.core.chance import Chance
from game.files import own_circuits
from game.files.circuits import Workshop, composed
from game.files.kerbs import surroundings
from game.files.lettering import LETTERS
from game.files.map_sheet import TILE_LAYERS
from game.files.own_circuits import keep_raced, save_circuit, shuffled_circuit
from game.files.paths import Home, tracks
from game.files.tiled import read_map
from game.games.racetrack.pieces import WIDTHS, laid
from game.games.racetrack.shuffle import Length
from game.games.racetrack.track import Course

OVAL = "start right2 right2 straight straight right2 right2"
SHIPPED = sorted((tracks() / "racetrack").glob("*.tmx"))


@pytest.fixture(scope="module")
def workshop() -> Workshop:
    """The shipped tilesets and pieces."""
    return Workshop.read(tracks())


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_circuit_is_read_without_a_finding(path: Path) -> None:
    loaded = read_map(path)
    assert loaded.findings == ()
    track = loaded.track
    assert track is not None
    assert loaded.picture is not None
    assert len(track.starts) == 6
    assert track.title
    assert track.author == "Looptable"


def test_there_are_circuits_of_every_width_and_one_sprint() -> None:
    loaded = [read_map(path).track for path in SHIPPED]
    assert len(loaded) >= 8
    assert sum(track is not None and track.course is Course.SPRINT for track in loaded) == 1
    assert len({track.title for track in loaded if track}) == len(loaded)


@pytest.mark.parametrize(
    ("length", "width"),
    [*((Length.SHORT, width) for width in WIDTHS), (Length.MEDIUM, 5), (Length.LONG, 3)],
)
def test_a_shuffled_circuit_is_kept_and_read_without_a_finding(
    workshop: Workshop, tmp_path: Path, length: Length, width: int
) -> None:
    sheet = shuffled_circuit(workshop, 20 * width, length, width, 2, "Shuffle 1")
    path = save_circuit(workshop, sheet, tmp_path, "shuffle")
    loaded = read_map(path)
    assert loaded.findings == ()
    track = loaded.track
    assert track is not None
    assert loaded.picture is not None
    assert (track.title, track.laps, len(track.starts)) == ("Shuffle 1", 2, 6)


def test_the_same_seed_draws_the_same_map(workshop: Workshop) -> None:
    texts = [shuffled_circuit(workshop, 5, Length.SHORT, 3, 1, "Again").to_tmx(workshop.sizes, "") for _ in range(2)]
    assert texts[0] == texts[1]


def test_keeping_changes_nothing_that_is_there(workshop: Workshop, tmp_path: Path) -> None:
    sheet = shuffled_circuit(workshop, 5, Length.SHORT, 3, 1, "Mine")
    first = save_circuit(workshop, sheet, tmp_path, "mine")
    changed = tmp_path / "tilesets" / "grass.png"
    changed.write_bytes(b"painted over")
    second = save_circuit(workshop, sheet, tmp_path, "mine")
    assert (first.name, second.name) == ("mine.tmx", "mine-2.tmx")
    assert changed.read_bytes() == b"painted over"
    assert read_map(second).findings == ()
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_dir()) == ["tilesets", "tilesets-2"]


def test_a_crossing_with_checkpoints_makes_a_figure_of_eight(workshop: Workshop, tmp_path: Path) -> None:
    words = "start crossing left left left crossing right straight straight right right"
    sheet = composed(workshop, laid(4, words.split()), "Eight", "", 1, Chance(1), checkpoints=(3, 7))
    track = read_map(save_circuit(workshop, sheet, tmp_path, "eight")).track
    assert track is not None
    assert len(track.checkpoints) == 2
    for gate in track.checkpoints:
        assert abs(gate.ax - gate.bx) + abs(gate.ay - gate.by) == 2 * 4 * 64


def test_every_joint_has_the_kerb_that_its_surroundings_ask_for(workshop: Workshop) -> None:
    for seed in range(3):
        sheet = shuffled_circuit(workshop, seed, Length.SHORT, 3 + 2 * seed, 1, "Joint")
        laid_tiles = sheet.tiles["road"]
        road = {cell for cell, tile in laid_tiles.items() if tile.id in workshop.road}
        for (x, y), tile in laid_tiles.items():
            shown = surroundings(road, x, y)
            assert shown is not None
            assert workshop.kerbs[shown] == tile


def test_scenery_keeps_off_the_road(workshop: Workshop) -> None:
    sheet = shuffled_circuit(workshop, 3, Length.MEDIUM, 4, 1, "Clear")
    road = {cell for cell, tile in sheet.tiles["road"].items() if tile.id in workshop.road}
    assert len(sheet.things["scenery"]) > 20
    for thing in sheet.things["scenery"]:
        columns = range(int(thing.x // 64), int((thing.x + thing.width) // 64) + 1)
        rows = range(int((thing.y - thing.height) // 64), int(thing.y // 64) + 1)
        assert not any((x, y) in road for x in columns for y in rows)


def test_the_title_is_lettered_as_far_as_the_engineer_knows_the_letters(workshop: Workshop) -> None:
    sheet = composed(workshop, laid(5, OVAL.split()), "Grün 1", "", 1, Chance(1))
    written = "".join(LETTERS[thing.tile.id] for thing in sheet.things["lettering"] if thing.tile)
    assert written.startswith("GRN1")
    assert set(sheet.tiles) == set(TILE_LAYERS)


def test_of_circuits_raced_on_only_the_newest_stay(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_circuits, "MOST_RACED", 2)
    home = Home.at(tmp_path / "home")
    sheet = shuffled_circuit(workshop, 5, Length.SHORT, 3, 1, "Fleeting")
    made = [save_circuit(workshop, sheet, tmp_path / "bench", f"circuit-{n}") for n in range(3)]
    for number, one in enumerate((made[0], made[1], made[0], made[2])):
        kept = keep_raced(one, home)
        os.utime(kept, ns=(number, number))
    assert sorted(path.name for path in home.circuits.glob("*.tmx")) == ["circuit-0.tmx", "circuit-2.tmx"]
    assert read_map(home.circuits / "circuit-0.tmx").findings == ()
