"""`looptable check`."""

import json
import shutil
from pathlib import Path

import pytest

from game.cli import run
from game.files.maps import shipped_maps
from tests.files.build_maps import oval


def test_a_good_track_has_one_line_and_is_exit_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = oval().save(tmp_path, "oval.tmx")
    assert run(["check", str(path)]) == 0
    said = capsys.readouterr()
    assert said.out == "oval.tmx: no findings\n"
    assert said.err == ""


def test_every_finding_of_every_file_is_a_line_and_errors_are_exit_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = oval().save(tmp_path, "good.tmx")
    bad = tmp_path / "bad.tmx"
    bad.write_text("hello")
    assert run(["check", str(good), str(bad), str(tmp_path / "none.tmx")]) == 1
    said = capsys.readouterr()
    assert [line.split(":")[0] for line in said.out.splitlines()] == ["good.tmx", "bad.tmx", "none.tmx"]
    assert str(tmp_path) not in said.out


def test_tracks_of_both_games_are_found_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "kitchen_oval", "the_loop"]) == 0
    assert capsys.readouterr().out == "kitchen_oval.tmx: no findings\nthe_loop.tmx: no findings\n"


def test_a_name_of_no_track_is_told_with_those_that_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "kitchen-oval"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("looptable: kitchen-oval: there is no such file, and no track of that name; there are: ")
    assert "kitchen_oval" in said


def test_warnings_alone_are_exit_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    track = oval(values={"game": "racetrack", "titel": "Oval"})
    assert run(["check", str(track.save(tmp_path, "oval.tmx"))]) == 0
    assert "warning" in capsys.readouterr().out


def test_json_is_a_list_of_findings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.tmx"
    bad.write_text("hello")
    assert run(["check", "--json", str(bad)]) == 1
    [finding] = json.loads(capsys.readouterr().out)
    assert list(finding) == ["file", "severity", "layer", "object", "name", "class", "cell", "message"]
    assert finding["file"] == "bad.tmx"
    assert finding["severity"] == "error"


def test_json_of_a_good_track_is_an_empty_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "--json", str(oval().save(tmp_path, "oval.tmx"))]) == 0
    assert json.loads(capsys.readouterr().out) == []


def test_missing_tilesets_are_all_that_is_said_of_the_road(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(shutil.copy(shipped_maps()[0], tmp_path / "alone.tmx"))
    assert run(["check", str(path)]) == 1
    *those, last = capsys.readouterr().out.splitlines()
    assert all(': tileset "' in line for line in those)
    assert "the road could not be judged" in last
