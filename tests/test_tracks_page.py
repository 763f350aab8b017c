"""docs/tracks.md keeps its word: the track in it loads, and it names all that the reader knows."""

import re
from pathlib import Path

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
