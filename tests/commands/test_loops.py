"""The commands on races of Lunatix Loop: simulated, recorded, replayed, listed, pictured, gone on with."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.cli import run
from tests.commands.test_picture import looks, pictured
from tests.commands.test_resume import unfinished


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    """The objects of the matches."""
    assert run(["simulate", "lunatix", "--json", "--jobs", "1", *words]) == 0
    *matches, _ = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    return matches


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["simulate", "lunatix", "--jobs", "1", *words]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    return shown.err


def record(folder: Path, name: str = "lunatix-0-000000.jsonl") -> Path:
    """The record of a short race at random."""
    words = ["--seats", "random,random,random", "--laps", "1", "--records", str(folder)]
    assert run(["simulate", "lunatix", "--jobs", "1", *words]) == 0
    return folder / name


def cut(path: Path, moves: int, folder: Path) -> Path:
    """The beginning of a record, as a race that was left."""
    folder.mkdir()
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / path.name).write_text("".join(lines[: moves + 1]), encoding="utf-8")
    return folder / path.name


def test_json_has_what_is_promised(capsys: pytest.CaptureFixture[str]) -> None:
    matches = simulated(capsys, "--seats", "random,random,random", "--matches", "4", "--laps", "1")
    assert [match["places"] for match in matches] == [[1, 2, 3], [3, 1, 2], [2, 3, 1], [1, 2, 3]]
    for match in matches:
        assert match["game"] == "lunatix"
        assert sorted(seat for group in match["ranks"] for seat in group) == [0, 1, 2]
        assert set(match["stats"]) >= {"pit_visits", "wrecks", "hazards"}
        assert all(len(row) == 3 for row in match["stats"].values())
        assert match["rounds"] > 3


def test_the_same_seed_gives_the_same_and_options_count(capsys: pytest.CaptureFixture[str]) -> None:
    def moves(*words: str) -> list[int]:
        matches = simulated(capsys, "--seats", "random,random", "--matches", "4", "--laps", "1", *words)
        return [match["moves"] for match in matches]

    plain = moves()
    assert moves("--seed", "0", "--track", "the_loop") == plain
    assert moves("--option", "turn_around=yes") != plain
    assert moves("--option", "die=kind") != plain
    assert moves("--track", "allotment_dash") != plain


def test_normal_bots_race_for_whole_laps(capsys: pytest.CaptureFixture[str]) -> None:
    [match] = simulated(capsys, "--seats", "normal,random", "--laps", "1")
    assert match["ranks"][0] == [0]


def test_bad_input_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "lunatix needs 2 seats or more, not 1" in refused(capsys, "--seats", "random")
    two = ("--seats", "random,random")
    assert 'did you mean "laps"?' in refused(capsys, *two, "--option", "lapps=1")
    assert "die must be normal or kind, not soft" in refused(capsys, *two, "--option", "die=soft")
    assert "a track for racetrack" in refused(capsys, *two, "--track", "kitchen_oval")
    cards = tmp_path / "cards"
    cards.mkdir()
    (cards / "lunatix.yaml").write_text("levels: 3\n", encoding="utf-8")
    assert "lunatix.yaml" in refused(capsys, *two, "--home", str(tmp_path))


def test_a_record_replays_the_same_and_is_pictured_behind_any_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = record(tmp_path / "made")
    capsys.readouterr()
    assert run(["replay", "--verify", str(path)]) == 0
    first, track, *ranks = capsys.readouterr().out.splitlines()
    assert (first, track, len(ranks)) == ("same", "on The Loop", 3)
    early = looks(pictured(tmp_path, str(path), "--size", "640x360", "--at", "9"))
    assert looks(pictured(tmp_path, str(path), "--size", "640x360")) != early


def test_a_race_that_was_left_is_listed_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = cut(record(tmp_path / "made"), 20, tmp_path / "saves")
    capsys.readouterr()
    assert run(["records", "--home", str(tmp_path)]) == 0
    assert "unfinished  The Loop  20 moves" in capsys.readouterr().out
    assert unfinished(tmp_path) == path


def test_the_table_of_a_loop_is_a_screen(tmp_path: Path) -> None:
    assert len(set(looks(pictured(tmp_path, "--scene", "loop-table", "--size", "640x360")))) > 50
