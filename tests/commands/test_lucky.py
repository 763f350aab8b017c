"""The commands on games of Lucky Loop: played at once, recorded, replayed, listed, pictured, gone on with."""

from pathlib import Path

import pytest

from game.cli import run
from game.commands import play
from game.commands.command import WrongInput
from game.files.paths import Home
from game.scenes.application import first_scene, match_opening
from game.scenes.measuring import Asked
from game.tables.table import TableScene
from tests.commands.parsing import parsed
from tests.commands.test_loops import cut
from tests.commands.test_picture import looks, pictured
from tests.commands.test_resume import unfinished
from tests.pilot import flying


def asked(*words: str) -> Asked:
    arguments = parsed(play.COMMAND, "lucky-loop", *words)
    arguments.home = Home.of_player()
    match = play.asked(arguments)
    assert isinstance(match, Asked)
    return match


def record(folder: Path) -> Path:
    words = ["--seats", "random,random,random", "--option", "round_limit=6", "--records", str(folder)]
    assert run(["simulate", "lucky-loop", "--jobs", "1", *words]) == 0
    return folder / "lucky-loop-0-000000.jsonl"


def test_a_game_begins_with_a_person_and_bots() -> None:
    match = asked()
    assert [seat.player for seat in match.seats] == ["human", "normal", "normal", "normal"]
    assert (match.game, match.chosen, match.seed) == ("lucky-loop", {}, None)


def test_a_game_opens_at_its_table(tmp_path: Path) -> None:
    words = ["--option", "hands=private", "--option", "near_miss=any", "--option", "round_limit=9", "--seed", "3"]
    match = asked("--seats", "human,easy", *words)
    with flying(tmp_path) as pilot:
        pilot.app.reset(first_scene(pilot.stage, match_opening(match)))
        pilot.until(lambda: pilot.sees(TableScene))
        header = pilot.table.header
    assert (header.game, header.seed, len(header.seats)) == ("lucky-loop", 3, 2)
    assert (header.options["hands"], header.options["near_miss"]) == ("private", "any")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--seats", "human"], "--seats: lucky-loop needs 2 seats or more, not 1"),
        (["--laps", "2"], "--laps: lucky-loop is played without a track; leave it out"),
        (["--track", "the_loop"], "--track: lucky-loop is played without a track; leave it out"),
        (["--option", "hands=hidden"], "--option: hands must be open or private, not hidden"),
        (["--option", "hand=open"], 'did you mean "hands"?'),
    ],
)
def test_what_does_not_fit_is_told(words: list[str], message: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        asked(*words)
    assert message in str(wrong.value)


def test_there_is_no_track_to_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["new", "lucky-loop", str(tmp_path / "sky.tmx")])
    assert "lucky-loop is played without a track; there is racetrack, lunatix" in capsys.readouterr().err


def test_a_record_replays_the_same_and_is_pictured_behind_any_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = record(tmp_path / "records")
    capsys.readouterr()
    assert run(["replay", "--verify", str(path)]) == 0
    assert capsys.readouterr().out.startswith("same\non lucky-loop\n1. ")
    early = looks(pictured(tmp_path, str(path), "--size", "640x360", "--at", "30"))
    assert looks(pictured(tmp_path, str(path), "--size", "640x360")) != early


def test_a_game_that_was_left_is_listed_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = cut(record(tmp_path / "made"), 20, tmp_path / "saves")
    capsys.readouterr()
    assert run(["records", "--home", str(tmp_path)]) == 0
    assert "  unfinished  lucky-loop  20 moves  " in capsys.readouterr().out
    assert unfinished(tmp_path) == path


@pytest.mark.parametrize("name", ["lucky-table", "lucky-rules", "lucky-options"])
def test_its_screens_have_names(tmp_path: Path, name: str) -> None:
    assert len(set(looks(pictured(tmp_path, "--scene", name, "--size", "640x360")))) > 50
