"""`looptable records`."""

from pathlib import Path

import pytest

from game.cli import run
from game.core.match import Played, SeatChanged, Undone
from game.core.record import Header, SeatLine
from game.files.record_shelf import newest_unfinished
from game.files.records import Recorder

HEADER = Header("racetrack", 1, 7, (SeatLine("Zoë", "human"), SeatLine("Bo", "hard")), board_file="oval.tmx")


def test_saved_matches_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorder = Recorder.begin(tmp_path / "saves", HEADER)
    recorder.append([Played(0, 0, "steer dx=1 dy=0", "0011")])
    path = recorder.finish()
    (tmp_path / "saves" / "x.jsonl").write_text("x")
    assert run(["records", "--home", str(tmp_path)]) == 0
    bad, good = capsys.readouterr().out.splitlines()
    assert bad.endswith("x.jsonl  is not a record of a match: line 1: not a line of a record")
    assert good.startswith(str(path))
    assert good.endswith("finished  oval.tmx  1 move  Zoë (human), Bo (hard)")


def test_without_any_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["records", "--home", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"no records in {tmp_path / 'saves'}\n"


def test_a_match_that_is_over_is_finished_wherever_it_lies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saves = tmp_path / "saves"
    recorder = Recorder.begin(saves, HEADER)
    recorder.append([Played(0, 0, "steer dx=1 dy=0", "0011", is_last=True), SeatChanged(1, "Cy", "human")])
    recorder.close()
    assert run(["records", "--home", str(tmp_path)]) == 0
    assert "  finished  " in capsys.readouterr().out
    assert newest_unfinished(saves) is None
    _, recorder = Recorder.resume(recorder.path)
    recorder.append([Undone("0012")])
    recorder.close()
    assert run(["records", "--home", str(tmp_path)]) == 0
    assert "  unfinished  " in capsys.readouterr().out


def test_simulated_matches_are_finished(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saves = tmp_path / "saves"
    saves.mkdir()
    assert run(["simulate", "lucky-loop", "--seats", "random,random", "--matches", "1", "--records", str(saves)]) == 0
    capsys.readouterr()
    assert run(["records", "--home", str(tmp_path)]) == 0
    assert "  finished  " in capsys.readouterr().out
