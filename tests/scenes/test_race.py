"""Whole races from the title to the result, by presses alone."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.core.record import read
from game.files.settings import BotSpeed, Settings
from game.games.matches import match_from
from game.scenes.lobby import Lobby
from game.scenes.pause import Pause
from game.scenes.result import Result
from game.scenes.start import map_of, resumed_table
from game.scenes.title import Title
from game.tables.table import TableScene
from game.ui.press import CLUSTERS, Button, Device
from tests.files.build_maps import oval
from tests.pads import START, A
from tests.pilot import Pilot, flying

WASD, ARROWS, IJKL, NUMPAD = CLUSTERS
QUICK = Settings(bot_speed=BotSpeed.INSTANT, reduced_motion=True)
SMALL = (640, 360)
ROOT = Path(__file__).resolve().parents[2]


def to_lobby(pilot: Pilot, device: Device = ARROWS) -> Lobby:
    pilot.push(device, Button.CONFIRM)
    lobby = pilot.top
    assert isinstance(lobby, Lobby)
    pilot.until(lambda: lobby.tracks.is_whole)
    return lobby


def take_pocket(pilot: Pilot, device: Device) -> None:
    pilot.choose("Track", device)
    pilot.choose("Pocket", device)
    assert pilot.sees(Lobby)


def start(pilot: Pilot, device: Device) -> None:
    lobby = pilot.top
    assert isinstance(lobby, Lobby)
    while lobby.menu.focus != 0:
        pilot.push(device, Button.UP)
    pilot.push(device, Button.CONFIRM)
    pilot.until(lambda: pilot.sees(TableScene))


def test_the_first_turn_is_at_most_six_presses_away(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(ARROWS, Button.CONFIRM)
        pilot.push(ARROWS, Button.CONFIRM)
        pilot.until(lambda: pilot.sees(TableScene))
        pilot.until(lambda: pilot.aiming is not None)
        assert pilot.presses <= 6


def test_a_lone_race_ends_in_a_result_and_a_finished_record(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(ARROWS, Button.CONFIRM)
        take_pocket(pilot, ARROWS)
        start(pilot, ARROWS)
        table = pilot.table
        pilot.drive()
        pilot.step(5)
        pilot.push(ARROWS, Button.CONFIRM)
        pilot.until(lambda: pilot.sees(Result))
        assert table.match.outcome() is not None
        finished = list((home / "home" / "saves" / "finished").glob("*.jsonl"))
        assert len(finished) == 1


@pytest.mark.parametrize("people", [2, 6])
def test_people_on_keys_pads_and_one_device_race_to_the_result(home: Path, people: int) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pads = [pilot.plug(f"Pad {number}") for number in range(2 if people == 6 else 1)]
        for pad in pads:
            pilot.pad(pad, A)
        pilot.push(WASD, Button.CONFIRM)
        if people == 6:
            pilot.push(IJKL, Button.CONFIRM)
            pilot.push(NUMPAD, Button.CONFIRM)
            lobby.seating.join(WASD, is_hot_seat=True)
        assert len(lobby.seating.sitters) == people
        take_pocket(pilot, WASD)
        start(pilot, WASD)
        table = pilot.table
        pilot.drive()
        pilot.step(5)
        pilot.push(WASD, Button.CONFIRM)
        pilot.until(lambda: pilot.sees(Result))
        outcome = table.match.outcome()
        assert outcome is not None
        assert sorted(seat for group in outcome.ranks for seat in group) == list(range(people))


def test_a_match_between_bots_is_watched_to_its_end(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pilot.push(WASD, Button.DOWN)
        pilot.push(WASD, Button.UP)
        lobby.seating.set_bots(3, "expert")
        pilot.step()
        lobby.take_track(next(one for one in lobby.tracks.offered if one.path.stem == "pocket"))
        lobby.uncover()
        pilot.push(WASD, Button.CONFIRM)
        pilot.until(lambda: pilot.sees(TableScene))
        assert pilot.stage.chairs.taken == ()
        pilot.until(lambda: pilot.sees(Result), frames=2000)


def test_rematch_change_of_seats_and_title(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(ARROWS, Button.CONFIRM)
        take_pocket(pilot, ARROWS)
        start(pilot, ARROWS)
        for following, expected in (("Race again", TableScene), ("Change seats", Lobby)):
            pilot.drive()
            pilot.step(5)
            pilot.push(ARROWS, Button.CONFIRM)
            pilot.until(lambda: pilot.sees(Result))
            pilot.choose(following, ARROWS)
            assert pilot.sees(expected)
        assert [sitter.device for sitter in pilot.top.seating.sitters] == [ARROWS]  # type: ignore[union-attr]
        assert len(pilot.app.scenes) == 2


def test_leaving_saves_and_continuing_gives_the_same_state(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        pilot.push(ARROWS, Button.CONFIRM)
        take_pocket(pilot, ARROWS)
        start(pilot, ARROWS)
        pilot.drive(5)
        pilot.until(lambda: pilot.aiming is not None)
        digest = pilot.table.match.digest()
        pilot.key(pygame.KSCAN_ESCAPE)
        assert pilot.sees(Pause)
        pilot.choose("Leave", ARROWS)
        pilot.choose("Leave", ARROWS)
        assert pilot.sees(Title)
        pilot.push(ARROWS, Button.DOWN)
        pilot.push(ARROWS, Button.CONFIRM)
        assert pilot.table.match.digest() == digest
        assert pilot.table.match.number == 5


def test_a_killed_race_goes_on_where_it_was(home: Path) -> None:
    """Whatever the program does at its end is left out: only what stands on disk while it plays counts."""
    with flying(home, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        take_pocket(pilot, WASD)
        start(pilot, WASD)
        saves = home / "home" / "saves"
        for moves in range(1, 4):
            pilot.drive(1)
            (path,) = saves.glob("*.jsonl")
            record = read(path.read_text(encoding="utf-8"))
            match = match_from(record.header)
            match.follow(record.entries)
            assert match.number == moves
            assert match.digest() == pilot.table.match.digest()


def test_every_seat_may_pause_and_is_named(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pad = pilot.plug("Pad")
        pilot.push(WASD, Button.CONFIRM)
        pilot.pad(pad, A)
        lobby.seating.rename(1, "Bo")
        take_pocket(pilot, WASD)
        start(pilot, WASD)
        pilot.drive(1)
        pilot.step(3)
        pilot.pad(pad, START)
        pause = pilot.top
        assert isinstance(pause, Pause)
        assert "Bo" in pause.title_words()
        pilot.pad(pad, START)
        assert pilot.sees(TableScene)


def test_the_menu_keys_name_nobody_when_two_share_the_keyboard(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        pilot.push(IJKL, Button.CONFIRM)
        lobby.seating.set_bots(0, "easy")
        take_pocket(pilot, WASD)
        start(pilot, WASD)
        pilot.key(pygame.KSCAN_ESCAPE)
        pause = pilot.top
        assert isinstance(pause, Pause)
        assert pause.title_words() == "Paused"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_kill_9_loses_no_move_that_was_made(tmp_path: Path) -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    killed = subprocess.run(
        [sys.executable, "-m", "tests.scenes.race_until_killed", str(tmp_path)],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    number, digest = killed.stdout.splitlines()[-1].split()
    with flying(tmp_path, SMALL, QUICK) as pilot:
        pilot.push(ARROWS, Button.DOWN)
        pilot.push(ARROWS, Button.CONFIRM)
        assert pilot.table.match.number == int(number) >= 4
        assert pilot.table.match.digest() == digest


def test_a_map_of_ones_own_keeps_its_pictures_when_raced_again_resumed_and_watched(home: Path) -> None:
    path = oval(values={"game": "racetrack", "title": "Elsewhere", "laps": 1}).save(home, "elsewhere.tmx")
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pilot.push(ARROWS, Button.CONFIRM)
        lobby.seating.set_bots(0, "easy")
        lobby.file_dropped(str(path))
        pilot.until(lambda: pilot.top is lobby)
        start(pilot, ARROWS)
        pilot.drive(2)
        first = pilot.table
        assert first.map_path == path
        pilot.key(pygame.KSCAN_ESCAPE)
        pilot.choose("Start this match again", ARROWS)
        pilot.choose("Start again", ARROWS)
        pilot.until(lambda: pilot.sees(TableScene) and pilot.top is not first)
        assert pilot.table.map_path == path
        pilot.drive()
        pilot.step(5)
        pilot.push(ARROWS, Button.CONFIRM)
        pilot.until(lambda: pilot.sees(Result))
        pilot.choose("Race again", ARROWS)
        pilot.until(lambda: pilot.sees(TableScene))
        assert pilot.table.map_path == path
        record = pilot.table.record_path
        assert record is not None
        pilot.table.leave()  # lets go of the record
        assert resumed_table(pilot.stage, record).map_path == path
        assert map_of(pilot.stage, pilot.table.header) == path
