"""`looptable simulate`."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.cli import run
from tests.files.build_maps import oval, starts

RACE = ["--option", "turn_limit=20"]


@pytest.fixture
def track(tmp_path: Path) -> str:
    return str(oval().save(tmp_path))


def simulated(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The objects of the matches and the summary."""
    assert run(["simulate", "racetrack", "--json", "--jobs", "1", *words]) == 0
    *matches, last = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert list(last) == ["summary"]
    return matches, last["summary"]


def refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["simulate", "racetrack", "--jobs", "1", *words]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    return shown.err


def test_json_has_what_is_promised(track: str, capsys: pytest.CaptureFixture[str]) -> None:
    matches, summary = simulated(["--track", track, "--seats", "random,random,random", "--matches", "4", *RACE], capsys)
    assert len(matches) == 4
    for match in matches:
        assert set(match) >= {"game", "seed", "seats", "ranks", "moves", "rounds", "seconds", "stats", "places"}
        assert match["game"] == "racetrack"
        assert match["seats"] == ["random"] * 3
        assert sorted(match["places"]) == [1, 2, 3]
        assert sorted(seat for group in match["ranks"] for seat in group) == [0, 1, 2]
        assert set(match["stats"]) == {"turns", "crashes"}
        assert all(len(row) == 3 for row in match["stats"].values())
        assert match["rounds"] <= 20
    assert set(summary) == {"matches", "wins", "interval95", "moves_per_second", "seconds"}
    assert summary["matches"] == 4
    assert sum(summary["wins"]) == pytest.approx(1, abs=1e-5)
    assert all(low <= share <= high for share, (low, high) in zip(summary["wins"], summary["interval95"], strict=True))


def test_the_same_seed_gives_the_same_and_another_one_another(track: str, capsys: pytest.CaptureFixture[str]) -> None:
    def moves(*seed: str) -> list[tuple[int, int]]:
        words = ["--track", track, "--seats", "random,random", "--matches", "5", *RACE, *seed]
        return [(match["seed"], match["moves"]) for match in simulated(words, capsys)[0]]

    assert moves() == moves("--seed", "0")
    assert moves() != moves("--seed", "1")


def test_a_lone_expert_drives_the_proven_optimum(track: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "--json", track]) == 0
    best = json.loads(capsys.readouterr().out)
    matches, _ = simulated(["--track", track, "--seats", "expert"], capsys)
    assert matches[0]["stats"]["turns"] == [best["moves"]]


def test_laps_are_an_option_or_a_word_of_their_own(track: str, capsys: pytest.CaptureFixture[str]) -> None:
    turns = []
    for words in (["--laps", "2"], ["--option", "laps=2"], []):
        matches, _ = simulated(["--track", track, "--seats", "expert", *words], capsys)
        turns.append(matches[0]["stats"]["turns"])
    assert turns[0] == turns[1] > turns[2]


def test_records_are_written_and_replay_the_same(
    track: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "records"
    words = ["--track", track, "--seats", "random,random", "--matches", "2", "--records", str(folder), *RACE]
    matches, _ = simulated(words, capsys)
    files = sorted(folder.iterdir())
    assert len(files) == 2
    for file, match in zip(files, matches, strict=True):
        assert len(file.read_text(encoding="utf-8").splitlines()) == match["moves"] + 1
        assert run(["replay", "--verify", str(file)]) == 0
        assert capsys.readouterr().out.startswith("same\n")


def test_without_json_every_seat_has_a_line(track: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "racetrack", "--jobs", "1", "--track", track, "--seats", "random,random", *RACE]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("oval.tmx: 1 match in ")
    assert [line[:6] for line in lines[1:]] == ["seat 0", "seat 1"]


def test_people_cannot_be_simulated(track: str) -> None:
    with pytest.raises(SystemExit) as left:
        run(["simulate", "racetrack", "--track", track, "--seats", "random,human"])
    assert left.value.code == 2


def test_bad_input_is_one_clear_line(track: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = oval()
    few.objects = [few.objects[0], *starts([(5, 1), (5, 2)])]
    small = str(few.save(tmp_path, "small.tmx"))
    assert "small.tmx: the track has 2 starts, too few for 3 seats" in refused(
        ["--track", small, "--seats", "random,random,random"], capsys
    )
    assert 'did you mean "laps"?' in refused(["--track", track, "--seats", "random", "--option", "lapps=1"], capsys)
    assert "nowhere.tmx" in refused(["--track", "nowhere.tmx", "--seats", "random"], capsys)


def test_a_broken_file_of_figures_is_told(track: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = tmp_path / "own" / "cards"
    cards.mkdir(parents=True)
    (cards / "racetrack.yaml").write_text("levels: 3\n", encoding="utf-8")
    words = ["--home", str(tmp_path / "own"), "--track", track, "--seats", "random"]
    assert "racetrack.yaml" in refused(words, capsys)


def test_people_are_not_offered_where_only_bots_play(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["simulate", "racetrack", "--seats", "exprt"])
    told = capsys.readouterr().err
    assert 'did you mean "expert"?; there are random, easy' in told
    assert "human" not in told.splitlines()[-1]


def test_lucky_loop_is_simulated_without_a_track(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "lucky-loop", "--jobs", "1", "--seats", "random,random,random", "--option", "round_limit=5"]
    folder = tmp_path / "records"
    assert run([*words, "--matches", "3", "--json", "--records", str(folder)]) == 0
    *matches, summary = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {match["rounds"] for match in matches} == {5}
    assert set(matches[0]["stats"]) >= {"totals", "flights", "successes"}
    assert summary["summary"]["matches"] == 3
    for file in sorted(folder.iterdir()):
        assert run(["replay", "--verify", str(file)]) == 0
        assert capsys.readouterr().out.startswith("same\non lucky-loop\n")
    assert run(words) == 0
    assert capsys.readouterr().out.startswith("lucky-loop: 1 match in ")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--track", "the_loop"], "--track: lucky-loop is played without a track; leave it out"),
        (["--laps", "2"], "--laps: lucky-loop is played without a track; leave it out"),
        (["--seats", "random"], "--seats: lucky-loop needs 2 seats or more, not 1"),
        (["--option", "laps=2"], '--option: there is no option "laps"'),
        (["--option", "near_miss=all"], "--option: near_miss must be perfect or any, not all"),
        (["--option", "round_limit=0"], "--option: round_limit must be a whole number from 1 to 999, not 0"),
    ],
)
def test_bad_input_for_lucky_loop_is_one_clear_line(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", "lucky-loop", "--jobs", "1", "--seats", "random,random", *words]) == 1
    assert message in capsys.readouterr().err
