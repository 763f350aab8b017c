"""`looptable solve`."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from game.cli import run
from tests.files.build_maps import oval, starts


@pytest.fixture
def track(tmp_path: Path) -> str:
    return str(oval().save(tmp_path))


def solved(words: list[str], capsys: pytest.CaptureFixture[str], code: int = 0) -> dict[str, object]:
    assert run(["solve", "--json", *words]) == code
    result: dict[str, object] = json.loads(capsys.readouterr().out)
    return result


def test_json_has_what_is_promised(track: str, capsys: pytest.CaptureFixture[str]) -> None:
    result = solved([track], capsys)
    assert list(result) == ["track", "laps", "moves", "start", "crashes", "path", "seconds"]
    assert (result["track"], result["laps"], result["crashes"]) == ("oval.tmx", 1, False)
    path = result["path"]
    assert isinstance(path, list)
    assert result["moves"] == len(path) - 1
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise([path[0], *path])]
    assert all(max(abs(bx - ax), abs(by - ay)) <= 1 for (ax, ay), (bx, by) in pairwise(steps))


def test_laps_go_before_the_laps_of_the_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    track = str(oval(values={"game": "racetrack", "laps": 2}).save(tmp_path))
    assert solved([track], capsys)["laps"] == 2
    one, two = solved([track, "--laps", "1"], capsys), solved([track, "--laps", "2"], capsys)
    assert one["laps"] == 1
    assert isinstance(one["moves"], int)
    assert isinstance(two["moves"], int)
    assert one["moves"] < two["moves"]


def test_a_start_can_be_set_and_the_best_is_the_default(track: str, capsys: pytest.CaptureFixture[str]) -> None:
    single = [solved([track, "--start", str(place)], capsys) for place in range(1, 7)]
    assert [one["start"] for one in single] == [1, 2, 3, 4, 5, 6]
    best = solved([track], capsys)
    moves = [one["moves"] for one in single]
    assert best["moves"] == min(moves)  # type: ignore[type-var]
    assert best["start"] == moves.index(best["moves"]) + 1


def test_a_start_that_is_not_there_is_told(track: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", track, "--start", "7"]) == 1
    assert capsys.readouterr().err.startswith("looptable: oval.tmx: start must be from 1 to 6")


def test_crashes_may_be_used(track: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert solved([track, "--crashes"], capsys)["crashes"] is True


def test_for_people_it_is_two_lines(track: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", track]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("oval.tmx: ")
    assert "for 1 lap, without a crash, from start" in first
    assert second.startswith("(")


def test_a_track_that_is_not_there_is_told_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "nowhere"]) == 1
    assert capsys.readouterr().err.startswith("looptable: nowhere: there is no such file, and no track of that name")


def test_a_loop_cannot_be_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "the_loop"]) == 1
    told = capsys.readouterr().err
    assert told == "looptable: the_loop.tmx: is a track for lunatix, not for racetrack; give another one\n"


def test_a_broken_track_is_told_with_every_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    track = oval(objects=starts([(3, 3), (0, 0)])).save(tmp_path)
    assert run(["solve", str(track)]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert all(line.startswith("looptable: oval.tmx: ") for line in lines)


def test_an_own_track_is_found_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tracks").mkdir()
    oval().save(tmp_path / "tracks", "mine.tmx")
    assert solved(["mine", "--home", str(tmp_path)], capsys)["track"] == "mine.tmx"
