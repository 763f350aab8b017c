"""Several faults of one loop, and numbers made to do harm; single faults are in the table of broken maps."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from game.files.tiled import read_map
from tests.files.build_loops import box, loop, loop_lines

GATES = 'ring.tmx: layer "gates", '


def wrong(changes: Mapping[str, str], folder: Path) -> list[str]:
    return [found.removeprefix(GATES) for found in loop_lines(loop(changes), folder)]


def test_a_track_without_a_fault_has_no_finding(tmp_path: Path) -> None:
    assert loop_lines(loop(), tmp_path) == []


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    changes = {"pit": "", "start 1": "", "curve": box("Curve", 205, 0, 195, 190, 50, safe_1=40, safe_2=60)}
    assert len(wrong(changes, tmp_path)) == 3


@pytest.mark.parametrize("number", ["NaN", "1e999", "-1e7", "99999999999", "1e-300", "0"])
@pytest.mark.parametrize("what", ["points", "x", "width"])
def test_hostile_numbers_are_refused_without_a_traceback(what: str, number: str, tmp_path: Path) -> None:
    text = loop()
    path = text.save(tmp_path, "ring.tmx")
    content = path.read_text()
    if what == "points":
        content = content.replace("0.00,0.00", f"{number},{number}")
    elif what == "x":
        content = content.replace('type="Lane" x="', f'type="Lane" x="{number}" was="')
    else:
        content = content.replace('width="195"', f'width="{number}"')
    path.write_text(content)
    loaded = read_map(path)
    assert loaded.loop is None or number in {"1e-300", "0"} or what == "width"
