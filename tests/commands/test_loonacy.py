"""The commands on matches of Retro Loonacy: played at once, simulated, recorded, replayed, pictured, gone on with."""

import json
from pathlib import Path

import pytest

from game.cli import run
from game.commands import play
from game.commands.command import WrongInput
from game.files.paths import Home
from game.scenes.application import first_scene, match_opening
from game.scenes.measuring import Asked
from game.tables.live import LiveTable
from tests.commands.parsing import parsed
from tests.commands.test_loops import cut
from tests.commands.test_picture import looks, pictured
from tests.commands.test_resume import unfinished
from tests.pilot import flying


def asked(*words: str) -> Asked:
    arguments = parsed(play.COMMAND, "loonacy", *words)
    arguments.home = Home.of_player()
    match = play.asked(arguments)
    assert isinstance(match, Asked)
    return match


def record(folder: Path) -> Path:
    words = ["--seats", "random,random,random", "--option", "handicap=3,3,3", "--records", str(folder)]
    assert run(["simulate", "loonacy", "--jobs", "1", *words]) == 0
    return folder / "loonacy-0-000000.jsonl"


def test_a_match_opens_at_its_table_with_options_in_words_of_the_command_line(tmp_path: Path) -> None:
    words = ["reshuffle=keep_tops", "match=points", "calm=yes", "handicap=3,7", "auto_ready=no"]
    match = asked("--seats", "human,easy", "--seed", "3", *(part for word in words for part in ("--option", word)))
    with flying(tmp_path) as pilot:
        pilot.app.reset(first_scene(pilot.stage, match_opening(match)))
        pilot.until(lambda: pilot.sees(LiveTable))
        header = pilot.table.header
    assert (header.game, header.seed, len(header.seats)) == ("loonacy", 3, 2)
    chosen = {name: header.options[name] for name in ("pace", "goal", "reshuffle", "tells_stuck", "handicap", "bots")}
    assert chosen == {
        "pace": "calm",
        "goal": "points",
        "reshuffle": "tops_stay",
        "tells_stuck": False,
        "handicap": "3,7",
        "bots": "1",
    }


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--seats", "human"], "--seats: loonacy needs 2 seats or more, not 1"),
        (["--seats", "human," * 5 + "easy"], "--seats: loonacy has room for 5 seats, not 6"),
        (["--track", "the_loop"], "--track: loonacy is played without a track; leave it out"),
        (["--option", "match=two"], "--option: match must be one or rounds or points, not two"),
        (["--option", "calm=perhaps"], "--option: calm must be no or yes, not perhaps"),
        (["--option", "handicap=7,7"], "--option: handicap must have a number for each of 4 seats, not 2"),
        (["--option", "handicap=7,7,7,8"], "--option: handicap must be from 3 to 7, not 8"),
        (["--option", "reshufle=all"], 'did you mean "reshuffle"?'),
    ],
)
def test_what_does_not_fit_is_told(words: list[str], message: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        asked(*words)
    assert message in str(wrong.value)


def test_a_simulation_tells_draws_races_and_time(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--seats", "random,random,normal", "--matches", "3", "--jobs", "1", "--json"]
    assert run(["simulate", "loonacy", *words]) == 0
    first, *_, summary = map(json.loads, capsys.readouterr().out.splitlines())
    stats = first["stats"]
    assert all(len(stats[name]) == 3 for name in ("draws", "races", "milliseconds"))
    assert stats["races"] == [won + lost for won, lost in zip(stats["races_won"], stats["races_lost"], strict=True)]
    assert stats["milliseconds"][0] > 1000
    assert summary["summary"]["matches"] == 3


def test_a_record_replays_the_same_and_is_pictured_behind_any_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = record(tmp_path / "records")
    capsys.readouterr()
    assert run(["replay", "--verify", str(path)]) == 0
    assert capsys.readouterr().out.startswith("same\non loonacy\n1. ")
    early = looks(pictured(tmp_path, str(path), "--size", "640x360", "--at", "12"))
    assert looks(pictured(tmp_path, str(path), "--size", "640x360")) != early


def test_a_record_whose_time_runs_backwards_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record(tmp_path / "records")
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if n > 40 and '"throw ' in line)
    lines[number] = json.dumps({**json.loads(lines[number]), "at": 0})
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")
    capsys.readouterr()
    assert run(["replay", "--verify", str(path)]) == 1
    assert f"entry {number}: 0 ms lies before the last move" in "".join(capsys.readouterr())


def test_a_match_that_was_left_is_listed_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = cut(record(tmp_path / "made"), 20, tmp_path / "saves")
    capsys.readouterr()
    assert run(["records", "--home", str(tmp_path)]) == 0
    assert "  unfinished  loonacy  20 moves  " in capsys.readouterr().out
    assert unfinished(tmp_path) == path


@pytest.mark.parametrize("name", ["loonacy-table", "loonacy-rules", "loonacy-keys"])
def test_its_screens_have_names(tmp_path: Path, name: str) -> None:
    assert len(set(looks(pictured(tmp_path, "--scene", name, "--size", "640x360")))) > 50
