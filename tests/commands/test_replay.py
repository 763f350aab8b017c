"""`looptable replay --verify`."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.cli import run
from game.core.chance import Chance
from game.core.record import Header, SeatLine
from game.files.records import Recorder
from game.games.matches import match_from
from tests.boards import RING

HEADER = Header(
    game="racetrack",
    rules=1,
    seed=5,
    seats=(SeatLine("Zoë", "random"), SeatLine("Bo", "random")),
    options={"turn_limit": 6},
    board=RING.to_text(),
)


def recorded(folder: Path, header: Header = HEADER, moves: int = 1000) -> Path:
    """A record of a match in which everybody moves at random."""
    match, luck = match_from(header), Chance(1)
    while match.outcome() is None and match.number < moves:
        seat = match.to_act()[0]
        match.play(seat, luck.pick(match.moves(seat)))
    recorder = Recorder.begin(folder, header)
    recorder.append(match.entries)
    return recorder.path


def test_a_true_record_is_the_same_and_names_the_ranks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "--verify", str(recorded(tmp_path))]) == 0
    first, track, *ranks = capsys.readouterr().out.splitlines()
    assert (first, track) == ("same", "on Drawn")
    assert {rank.split(". ")[1] for rank in ranks} == {"Zoë", "Bo"}


def test_an_unfinished_record_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "--verify", str(recorded(tmp_path, moves=3))]) == 0
    assert capsys.readouterr().out == "same\non Drawn\nnot finished, 3 moves played\n"


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("move", "steer dx=9 dy=9", "seat 0 may not play steer dx=9 dy=9 here"),
        ("move", "jump", "'jump' is no move of this game"),
        ("seat", 5, "seat 5 may not play"),
        ("digest", "0" * 16, "the state differs"),
    ],
)
def test_the_first_entry_that_differs_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], key: str, value: object, message: str
) -> None:
    path = recorded(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    entry = json.loads(lines[3])
    lines[3] = json.dumps({**entry, key: value})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert run(["replay", "--verify", str(path)]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"{path.name}: entry 3: ")
    assert message in out


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (replace(HEADER, game="chess"), 'there is no game "chess"'),
        (replace(HEADER, rules=99), "it was played by rules 99 of racetrack"),
        (replace(HEADER, board="none"), "line 1"),
        (replace(HEADER, options={"lap": 2}), 'did you mean "laps"?'),
        (replace(HEADER, options={"laps": 99}), "laps must be from 1 to 9"),
    ],
)
def test_what_this_program_cannot_play_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], header: Header, message: str
) -> None:
    recorder = Recorder.begin(tmp_path, header)
    assert run(["replay", "--verify", str(recorder.path)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"looptable: {recorder.path.name}: ")
    assert message in said
    assert said.count("\n") == 1


def test_what_is_no_record_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("hello\n")
    assert run(["replay", "--verify", str(path)]) == 1
    assert capsys.readouterr().err == "looptable: a.jsonl: is not a record of a match: line 1: not a line of a record\n"


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "--verify", str(tmp_path / "none.jsonl")]) == 1
    assert capsys.readouterr().err == "looptable: none.jsonl: No such file or directory\n"
