"""Pads that come and go, the window's focus, and who is seated by what."""

from pathlib import Path
from random import Random

import pygame
import pytest

from game.files.settings import BotSpeed, Settings
from game.scenes.lobby import Lobby
from game.scenes.pause import Pause
from game.tables.table import TableScene
from game.ui.press import CLUSTERS, KEYBOARD, Button
from tests.pads import DOWN, A, VirtualPad
from tests.pilot import Pilot, flying
from tests.scenes.test_race import QUICK, SMALL, start, to_lobby

WASD, ARROWS, IJKL, NUMPAD = CLUSTERS


def lobby_of(pilot: Pilot) -> Lobby:
    assert isinstance(pilot.top, Lobby)
    return pilot.top


def two_pads_racing(pilot: Pilot) -> tuple[VirtualPad, VirtualPad]:
    """A race between two pads and the keys W A S D."""
    to_lobby(pilot)
    first, second = pilot.plug("First"), pilot.plug("Second")
    for pad in (first, second):
        pilot.pad(pad, A)
    pilot.push(WASD, Button.CONFIRM)
    start(pilot, WASD)
    pilot.drive(2)
    pilot.step(3)
    return first, second


def test_whoever_opened_the_box_is_not_seated_by_it(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        assert to_lobby(pilot).seating.sitters == []


def test_a_free_device_joins_in_any_order(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pad = pilot.plug("Pad")
        pilot.push(IJKL, Button.CONFIRM)
        pilot.pad(pad, A)
        pilot.push(WASD, Button.CONFIRM)
        devices = [sitter.device for sitter in lobby.seating.sitters]
        assert [device.id for device in devices if device] == [IJKL.id, pad.device_id, WASD.id]


def test_the_menu_keys_take_no_seat(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pilot.push(KEYBOARD, Button.CONFIRM)
        assert lobby.seating.sitters == []


def test_a_pad_that_goes_in_the_lobby_frees_its_place_only(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pad = pilot.plug("Pad")
        pilot.pad(pad, A)
        pilot.push(WASD, Button.CONFIRM)
        pad.unplug()
        pilot.step()
        assert [sitter.device for sitter in lobby.seating.sitters] == [WASD]


def test_a_device_that_steers_the_menu_does_not_join_by_confirming(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        lobby = to_lobby(pilot)
        pad = pilot.plug("Pad")
        pilot.pad(pad, DOWN, A)
        assert lobby.seating.sitters == []
        assert not pilot.sees(Lobby)  # it opened the second row


def test_a_lost_pad_pauses_and_names_its_seat_and_comes_back_to_it(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        _, second = two_pads_racing(pilot)
        name = pilot.table.seats[1].name
        second.unplug()
        pilot.step()
        pause = pilot.top
        assert isinstance(pause, Pause)
        assert name in pause.title_words()
        second.replug()
        pilot.pads[second.device_id] = second
        pilot.step()
        assert not pause.lost
        device = pilot.stage.chairs.device_of(1)
        assert device is not None
        assert device.id == second.device_id


def test_two_pads_lost_at_once_return_in_the_other_order(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        first, second = two_pads_racing(pilot)
        first.unplug()
        second.unplug()
        pilot.step()
        pause = pilot.top
        assert isinstance(pause, Pause)
        assert list(pause.lost) == [0, 1]
        for pad in (second, first):
            pad.replug()
            pilot.pads[pad.device_id] = pad
            pilot.step()
        assert not pause.lost
        pilot.choose("Go on", WASD)
        assert pilot.sees(TableScene)
        assert pilot.stage.chairs.device_of(2) == WASD


def test_another_device_takes_the_lost_ones_seat(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        first, _ = two_pads_racing(pilot)
        first.unplug()
        pilot.step()
        pilot.push(IJKL, Button.CONFIRM)
        pause = pilot.top
        assert isinstance(pause, Pause)
        assert not pause.lost
        assert pilot.stage.chairs.device_of(0) == IJKL


def test_a_bot_takes_the_lost_ones_seat(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        first, _ = two_pads_racing(pilot)
        table = pilot.table
        first.unplug()
        pilot.step()
        pilot.choose("A bot plays", WASD)
        assert table.seats[0].is_bot
        assert pilot.sees(Pause)
        pilot.choose("Go on", WASD)
        assert pilot.sees(TableScene)


def test_losing_the_focus_pauses(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(WASD, Button.CONFIRM)
        start(pilot, WASD)
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        pilot.step()
        assert pilot.sees(Pause)


@pytest.mark.parametrize("seed", range(4))
def test_a_monkey_breaks_nothing(home: Path, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Buttons, clicks and plugs at random; only the program's end is left out."""
    luck = Random(seed)
    settings = Settings(bot_speed=BotSpeed.INSTANT)
    with flying(home, SMALL, settings) as pilot, monkeypatch.context() as patched:
        patched.setattr(pilot.app, "quit", lambda: None)
        devices = (*CLUSTERS, KEYBOARD)
        buttons = [*[Button.CONFIRM] * 6, *Button]
        for _ in range(400):
            kind = luck.random()
            if kind < 0.75:
                device = luck.choice(devices)
                code = pilot.app.inputs.bindings.code(device, luck.choice(buttons))
                if code is not None:
                    pilot.key(code)
            elif kind < 0.9:
                pilot.click((luck.randrange(SMALL[0]), luck.randrange(SMALL[1])), luck.choice((1, 1, 1, 3)))
            elif kind < 0.93 and len(pilot.pads) < 2:
                pilot.plug(f"Pad {len(pilot.pads)}")
            elif kind < 0.96 and pilot.pads:
                pad = luck.choice(list(pilot.pads.values()))
                if pad.is_plugged:
                    pad.unplug()
                else:
                    pad.replug()
                pilot.step()
            else:
                pilot.step(luck.randrange(4))
