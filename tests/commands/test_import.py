"""`looptable import`."""

from pathlib import Path

import pytest

from game.cli import run
from game.files.tiled import read_map
from tests.files.build_maps import oval

TEXT = """dim: 9 3
xxxxxxxxx
xs.....gx
xxxxxxxxx
"""


def test_a_text_track_becomes_a_map_beside_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "dash.txt").write_text(TEXT)
    assert run(["import", str(tmp_path / "dash.txt")]) == 0
    assert capsys.readouterr().out == f"wrote {tmp_path / 'dash.tmx'}\n"
    track = read_map(tmp_path / "dash.tmx").track
    assert track is not None
    assert track.title == "Dash"


def test_a_map_that_is_there_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "dash.txt").write_text(TEXT)
    (tmp_path / "dash.tmx").write_text("mine")
    assert run(["import", str(tmp_path / "dash.txt")]) == 1
    assert capsys.readouterr().err == "looptable: dash.tmx: there is such a file already; name another one with --out\n"
    assert (tmp_path / "dash.tmx").read_text() == "mine"


def test_a_tiled_map_needs_no_import(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = oval().save(tmp_path, "oval.tmx")
    assert run(["import", str(path)]) == 1
    assert capsys.readouterr().err == (
        "looptable: oval.tmx: this is a Tiled map already, which needs no import; try check or play\n"
    )
