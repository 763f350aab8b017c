"""Whole races on a loop from the title to the result, by presses alone; and a monkey that presses anything."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.core.chance import Chance
from game.files.maps import LUNATIX, shipped_maps
from game.files.settings import BotSpeed, Settings
from game.games.lunatix.cards import Card
from game.games.lunatix.moves import Turbo
from game.scenes.loop_lobby import LoopLobby
from game.scenes.pause import Pause
from game.scenes.result import Result
from game.tables.lunatix.choosers import FromList
from game.tables.lunatix.picture import LunatixPicture
from game.tables.table import TableScene
from game.ui.press import CLUSTERS, Button, Device
from tests.pads import A
from tests.pilot import Pilot, flying

WASD, ARROWS, IJKL, NUMPAD = CLUSTERS
QUICK = Settings(bot_speed=BotSpeed.INSTANT, reduced_motion=True)
SMALL = (640, 360)
SEED = 11


@pytest.fixture(autouse=True)
def _one_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """One track is enough, and is read at once; the luck is the same every time."""
    loops = [path for path in shipped_maps(LUNATIX) if path.stem == "the_loop"]
    monkeypatch.setattr("game.scenes.race_tracks.shipped_maps", lambda game: loops)
    monkeypatch.setattr("game.scenes.loop_lobby.randbits", lambda bits: SEED)


def to_lobby(pilot: Pilot) -> LoopLobby:
    pilot.push(ARROWS, Button.RIGHT)
    pilot.push(ARROWS, Button.CONFIRM)
    lobby = pilot.top
    assert isinstance(lobby, LoopLobby)
    pilot.until(lambda: lobby.tracks.is_whole)
    lobby.chosen["laps"] = 1
    return lobby


def start(pilot: Pilot, device: Device) -> TableScene:
    lobby = pilot.top
    assert isinstance(lobby, LoopLobby)
    while lobby.menu.focus != 0:
        pilot.push(device, Button.UP)
    pilot.push(device, Button.CONFIRM)
    pilot.until(lambda: pilot.sees(TableScene))
    return pilot.table


def picture_of(table: TableScene) -> LunatixPicture:
    assert isinstance(table.picture, LunatixPicture)
    return table.picture


def drive(pilot: Pilot, table: TableScene, frames: int = 6000) -> None:
    """Drive as fast as the cars will go, whatever comes of it: everybody accelerates, by turbo where they may."""
    for _ in range(frames):
        if table.match.outcome() is not None:
            return
        if not table.is_at_rest:
            pilot.step()
            continue
        picture = picture_of(table)
        if picture.pad is not None and (waiting := [one for one in picture.pad.seated.values() if one.choice is None]):
            one = waiting[0]
            open_cards = [number for number, candidate in enumerate(one.candidates) if candidate.reason is None]
            fast = [number for number in open_cards if one.candidates[number].card is Card.ACCELERATE]
            wanted = (fast or open_cards)[0]
            pilot.push(one.device, next(button for button, number in one.buttons.items() if number == wanted))
        elif picture.chooser is not None:
            seat = table.match.to_act()[0]
            device = pilot.stage.chairs.device_of(seat) or ARROWS
            if isinstance(picture.chooser, FromList):
                choices = picture.chooser.choices
                turbo = next(
                    (at for at, item in enumerate(choices.items) if isinstance(item.move, Turbo)), choices.focus
                )
                while choices.focus != turbo:
                    pilot.push(device, Button.RIGHT)
            pilot.push(device, Button.CONFIRM)
        else:
            pilot.step()
    raise AssertionError("the race never ends")


@pytest.mark.parametrize("people", [2, 6])
def test_people_on_keys_pads_and_one_device_race_to_the_result(tmp_path: Path, people: int) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
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
        table = start(pilot, WASD)
        drive(pilot, table)
        pilot.step(5)
        pilot.push(WASD, Button.CONFIRM)
        pilot.until(lambda: pilot.sees(Result))
        outcome = table.match.outcome()
        assert outcome is not None
        assert sorted(seat for group in outcome.ranks for seat in group) == list(range(people))
        assert list((tmp_path / "home" / "saves" / "finished").glob("*.jsonl"))


def test_one_person_and_bots_race_to_the_result_and_back_to_the_lobby(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        lobby.seating.set_bots(3, "random")
        lobby.uncover()
        table = start(pilot, WASD)
        drive(pilot, table)
        pilot.step(5)
        pilot.push(WASD, Button.CONFIRM)
        pilot.until(lambda: pilot.sees(Result))
        pilot.choose("Change seats", WASD)
        assert pilot.sees(LoopLobby)


def test_broken_cards_are_told_in_the_lobby_and_the_shipped_ones_hold(tmp_path: Path) -> None:
    cards = tmp_path / "home" / "cards"
    cards.mkdir(parents=True)
    (cards / "lunatix.yaml").write_text("options: 3\n", encoding="utf-8")
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        assert "lunatix.yaml" in lobby.notice
        assert len(pilot.stage.lunatix_figures.levels) == 4


def test_nobody_is_too_few(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        assert lobby.menu.items[0].reason
        pilot.push(ARROWS, Button.CONFIRM)
        assert pilot.sees(LoopLobby)


def test_one_person_races_against_bots_three_presses_from_the_title(tmp_path: Path) -> None:
    with flying(tmp_path, SMALL, replace(QUICK, game=LUNATIX)) as pilot:
        for _ in range(3):
            pilot.push(WASD, Button.CONFIRM)
            pilot.step(3)
        pilot.until(lambda: pilot.sees(TableScene))
        assert [sitter.is_bot for sitter in pilot.table.seats] == [False, True, True, True]
        assert pilot.presses == 3


@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_at_the_table_breaks_nothing(tmp_path: Path, seed: int) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        lobby.chosen["turn_around"] = True
        for device in (WASD, IJKL):
            pilot.push(device, Button.CONFIRM)
        lobby.seating.set_bots(1, "random")
        lobby.uncover()
        table = start(pilot, WASD)
        luck = Chance(seed)
        buttons = (
            Button.UP,
            Button.DOWN,
            Button.LEFT,
            Button.RIGHT,
            Button.CONFIRM,
            Button.CONFIRM,
            Button.EXTRA,
            Button.BACK,
        )
        for _ in range(500):
            if pilot.sees(Pause):
                pilot.push(ARROWS, Button.CONFIRM)
            if not pilot.sees(TableScene) or table.match.outcome() is not None:
                break
            what = luck.below(20)
            if what == 0:
                pilot.click((luck.below(SMALL[0] * 3 // 4), luck.below(SMALL[1])))
            else:
                pilot.push(luck.pick((WASD, IJKL, NUMPAD)), luck.pick(buttons))
        assert table.match.number > 10


def test_broken_figures_are_told_in_the_lobby_and_the_shipped_ones_hold(tmp_path: Path) -> None:
    cards = tmp_path / "home" / "cards"
    cards.mkdir(parents=True)
    (cards / "lunatix.yaml").write_text("die: [0, 0, 9, 1, 2, 2, 3]\n", encoding="utf-8")
    with flying(tmp_path, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        assert "lunatix.yaml" in lobby.notice
        assert lobby.stage.lunatix_figures.cards.die == (0, 0, 1, 1, 2, 2)
