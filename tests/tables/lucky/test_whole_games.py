"""Whole games by keys, by pads and by the mouse; everything on the table can be reached by directions."""

from pathlib import Path

import pytest

from game.core.chance import Chance
from game.ui.press import MOUSE, Button
from tests.pads import DOWN, LEFT, RIGHT, UP, A, B, VirtualPad
from tests.tables.lucky.players import click_on, device_on_turn, play_whole_game, press_towards, reachable
from tests.tables.lucky.shows import picture_of, played_at_random, show_header, show_table


@pytest.mark.parametrize("hands", ["open", "private"])
def test_a_game_by_keys(tmp_path: Path, hands: str) -> None:
    header = show_header("human", "human", "human", seed=3, hands=hands, round_limit=4)
    with show_table(tmp_path, header, reduced_motion=True) as made:

        def decide(luck: Chance) -> None:
            device = device_on_turn(made)
            press_towards(made, lambda button: made.press(button, device), luck)

        play_whole_game(made, decide)
        made.settle()
        assert picture_of(made).story.is_over


def test_a_game_by_pads(tmp_path: Path) -> None:
    codes = {
        Button.UP: UP, Button.DOWN: DOWN, Button.LEFT: LEFT, Button.RIGHT: RIGHT, Button.CONFIRM: A, Button.BACK: B,
    }  # fmt: skip
    header = show_header("human", "human", seed=6, round_limit=3)
    with show_table(tmp_path, header, reduced_motion=True) as made:
        made.step()
        pads = [VirtualPad("one"), VirtualPad("two")]
        made.step()
        devices = [device for device in made.app.inputs.devices if device.is_pad]
        for seat, device in enumerate(devices):
            made.stage.chairs.give(seat, device)
        try:

            def decide(luck: Chance) -> None:
                pad = pads[devices.index(device_on_turn(made))]

                def press(button: Button) -> None:
                    pad.press(codes[button])
                    made.step(1, ms=0)

                press_towards(made, press, luck)

            play_whole_game(made, decide)
        finally:
            for pad in pads:
                pad.unplug()


def test_a_game_by_the_mouse(tmp_path: Path) -> None:
    header = show_header("human", "human", seed=4, round_limit=4)
    with show_table(tmp_path, header, devices=(MOUSE,), reduced_motion=True) as made:
        play_whole_game(made, lambda luck: click_on(made, luck))


@pytest.mark.parametrize("seed", range(4))
def test_directions_lead_to_everything(tmp_path: Path, seed: int) -> None:
    header = show_header("human", "human", seed=seed)
    for moves in range(seed, 120, 17):
        match = played_at_random(header, moves, seed)
        if match.outcome() is not None:
            return
        with show_table(tmp_path / str(moves), header, match.entries, reduced_motion=True, size=(1280, 720)) as made:
            made.settle()
            for _ in range(2):
                if picture_of(made).chooser is not None:
                    found, everything = reachable(made)
                    assert found == everything
                    made.press(Button.CONFIRM, device_on_turn(made))
                    made.settle()
