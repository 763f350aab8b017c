"""`looptable play`: what its words come to, before the window opens."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import run
from game.commands import play
from game.commands.command import WrongInput
from game.core.record import Header
from game.files.decks import racetrack_figures
from game.files.paths import Home, assets
from game.games.lunatix.track import LunatixTrack
from game.games.matches import match_from
from game.games.racetrack.track import Track
from game.scenes.application import first_scene, match_opening
from game.scenes.measuring import Race
from game.scenes.start import race_header
from game.tables.table import TableScene
from tests.commands.parsing import parsed
from tests.files.build_loops import loop
from tests.files.build_maps import oval, starts
from tests.pilot import flying


@pytest.fixture
def track(tmp_path: Path) -> str:
    return str(oval().save(tmp_path))


def header(*words: str) -> Header:
    arguments = parsed(play.COMMAND, *words)
    arguments.home = Home.of_player()
    race = play.race(arguments)
    assert race.path.is_file()
    assert isinstance(race.track, Track)
    figures = racetrack_figures(arguments.home).figures
    made = race_header(race.track, race.path, figures, race.chosen, race.seats, None, race.seed)
    match_from(made)
    return made


def loop_race(*words: str) -> Race:
    arguments = parsed(play.COMMAND, *words)
    arguments.home = Home.of_player()
    race = play.race(arguments)
    assert isinstance(race.track, LunatixTrack)
    return race


def players(made: Header) -> list[str]:
    return [seat.player for seat in made.seats]


def test_a_track_by_its_file_is_tried_out_alone(track: str) -> None:
    made = header(track)
    assert players(made) == ["human"]
    assert made.board_file == "oval.tmx"


def test_a_track_by_its_name() -> None:
    assert header("paperclip").board_file == "paperclip.tmx"


def test_what_is_neither_a_game_nor_a_track_names_the_tracks(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "chess"]) == 1
    assert "no track of that name; there are: kitchen_oval" in capsys.readouterr().err


def test_people_and_bots_are_named_as_in_the_lobby(track: str) -> None:
    made = header(track, "--seats", "human,easy,hard,human")
    assert [seat.name for seat in made.seats] == ["Player 1", "Ada", "Bruno", "Player 2"]


def test_seats_and_options_and_seed(track: str) -> None:
    made = header("racetrack", "--track", track, "--seats", "human,easy", "--laps", "2", "--seed", "7")
    assert players(made) == ["human", "easy"]
    assert made.seed == 7
    assert made.options["laps"] == 2
    assert len({seat.name for seat in made.seats}) == 2
    assert all(1 <= len(seat.name) <= 10 for seat in made.seats)


def test_the_last_of_two_values_holds(track: str) -> None:
    assert header(track, "--option", "laps=2", "--option", "laps=3").options["laps"] == 3


def test_without_a_seed_two_races_differ(track: str) -> None:
    assert header(track).seed != header(track).seed


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--option", "lapps=2"], '--option: there is no option "lapps"; did you mean "laps"?'),
        (["--option", "laps=10"], "--option: laps must be from 1 to 9"),
        (["--option", "mode=simple", "--option", "line_blocking=yes"], "--option: line_blocking does not go with"),
        (["--track", "other.tmx"], "only one track can be raced"),
    ],
)
def test_what_does_not_fit_is_told(track: str, words: list[str], message: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        header(track, *words)
    assert message in str(wrong.value)


def test_more_seats_than_starts_is_told(tmp_path: Path) -> None:
    objects = oval().objects[:1] + starts([(5, 1), (5, 2)])
    track = str(oval(objects=objects).save(tmp_path))
    with pytest.raises(WrongInput, match="the track has 2 starts, too few for 3 seats"):
        header(track, "--seats", "easy,easy,easy")
    track = str(oval(objects=oval().objects[:1] + starts([(5, 1)])).save(tmp_path, "one.tmx"))
    with pytest.raises(WrongInput, match="the track has 1 start, too few for 2 seats"):
        header(track, "--seats", "easy,easy")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["racetrak"], 'did you mean "racetrack"?'),
        (["lunatic"], 'did you mean "lunatix"?'),
        (["racetrack", "--seats", "human,eazy"], 'did you mean "easy"?'),
        (["racetrack", "--seats", "easy," * 6 + "easy"], "at most 6 seats, not 7"),
        (["--option", "laps"], "write it as laps=3"),
        (["--size", "1280"], "write it as 1280x720"),
        (["--size", "10x720"], "from 640 to 7680"),
        (["--size", "1280x720", "--fullscreen"], "not allowed with"),
        (["--seed", "-1"], "must be a whole number from 0"),
        (["--seed", "x"], "must be a whole number from 0"),
    ],
)
def test_wrong_usage_is_exit_2(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        run(["play", *words])
    assert end.value.code == 2
    assert message in capsys.readouterr().err


def test_a_game_begins_on_its_first_track_and_a_map_tells_its_game(tmp_path: Path) -> None:
    race = loop_race("lunatix")
    assert race.path.name == "the_loop.tmx"
    assert [seat.player for seat in race.seats] == ["human", "normal", "normal", "normal"]
    assert loop_race("tram_bends", "--laps", "2").chosen == {"laps": 2}
    race = loop_race(str(loop().save(tmp_path, "ring.tmx")))
    assert [seat.player for seat in race.seats] == ["human", "normal"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["lunatix", "--seats", "human"], "lunatix needs 2 seats or more, not 1"),
        (["lunatix", "--laps", "6"], "--option: laps must be from 1 to 5"),
        (["lunatix", "--option", "speed=6"], 'no option "speed"; there are laps, turn_around, doors, die'),
        (["lunatix", "--option", "dice=kind"], 'no option "dice"; did you mean "die"?'),
        (["lunatix", "--track", "kitchen_oval"], "kitchen_oval.tmx: is a track for racetrack, not for lunatix"),
        (["racetrack", "--track", "the_loop"], "the_loop.tmx: is a track for lunatix, not for racetrack"),
        (["lunatix", "--track", "nowhere"], "there are: the_loop, allotment_dash, tram_bends, two_ponds"),
    ],
)
def test_what_does_not_fit_a_loop_is_told(words: list[str], message: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        loop_race(*words)
    assert message in str(wrong.value)


def test_a_race_on_a_loop_opens_at_its_table(tmp_path: Path) -> None:
    race = loop_race(
        "lunatix", "--seats", "human,human,random", "--option", "die=kind", "--option", "doors=all", "--seed", "3"
    )
    with flying(tmp_path) as pilot:
        pilot.app.reset(first_scene(pilot.stage, match_opening(race)))
        pilot.until(lambda: pilot.sees(TableScene))
        header = pilot.table.header
    assert (header.game, header.seed, header.options["laps"]) == ("lunatix", 3, 3)
    assert (header.options["kind_die"], header.options["all_doors"]) == (True, True)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a screen")
def test_without_a_screen_it_says_so_instead_of_playing_unseen(tmp_path: Path) -> None:
    unseen = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    variables = {name: value for name, value in os.environ.items() if name not in unseen}
    done = subprocess.run(
        [sys.executable, "-m", "game", "--home", str(tmp_path)],
        cwd=assets().parent,
        env=variables,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "looptable: the window cannot be opened: " in done.stderr
    assert "Traceback" not in done.stderr
