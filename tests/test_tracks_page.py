"""docs/tracks.md keeps its word: the track in it loads, and it names all that the reader knows."""

import re
from pathlib import Path

from make_guide_pictures import MAKERS, PICTURES

from game.files.map_sheet import OBJECT_LAYERS, TILE_LAYERS
from game.files.paths import tracks
from game.files.tiled import read_map
from game.files.tiled_racetrack import CLASSES, MAP_PROPERTIES

PAGE = (Path(__file__).resolve().parents[1] / "docs" / "tracks.md").read_text(encoding="utf-8")


def test_the_smallest_track_loads_without_a_finding(tmp_path: Path) -> None:
    examples = re.findall(r"```xml\n(.*?)```", PAGE, re.DOTALL)
    assert len(examples) == 1
    path = tmp_path / "smallest.tmx"
    path.write_text(examples[0], encoding="utf-8")
    loaded = read_map(path)
    assert loaded.findings == ()
    assert loaded.track is not None
    assert loaded.picture is None, "nothing to show, so the table draws the road"
    assert len(loaded.track.starts) == 6


def test_every_class_and_property_is_named() -> None:
    words = {*CLASSES, *MAP_PROPERTIES, *(name for names in CLASSES.values() for name in names)}
    assert all(f"`{word}`" in PAGE for word in words)


def test_its_pictures_are_those_that_are_made_for_it() -> None:
    shown = re.findall(r"\(pictures/guide-([\w-]+)\.png\)", PAGE)
    assert sorted(shown) == sorted(MAKERS)
    for name in shown:
        assert 0 < (PICTURES / f"guide-{name}.png").stat().st_size < 256 * 1024


def test_every_template_and_layer_of_new_tracks_is_spoken_of() -> None:
    layers = {*TILE_LAYERS, *OBJECT_LAYERS, "lanes", "curves", "street"}
    assert all(f"`{layer}`" in PAGE for layer in layers)
    classes = {path.stem for path in (tracks() / "templates").glob("*.tx")}
    assert all(f"`{name}`" in PAGE for name in classes - {"Centreline"})
    assert "`Centreline.tx`" in PAGE
