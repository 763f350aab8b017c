"""Keys and the mouse as presses: edges only, clusters apart, typing apart."""

import pygame

from game.ui.press import CLUSTERS, KEYBOARD, Act, Button, Device
from tests import pads
from tests.pads import VirtualPad
from tests.ui.stage import key, stage, tap

WASD, ARROWS, _, NUMPAD = CLUSTERS


def test_each_key_belongs_to_its_cluster() -> None:
    with stage() as (app, witness):
        for name in ("w", "e", "up", "return", "escape"):
            tap(name)
        app.step()
        downs = [(press.device, press.button) for press in witness.presses if press.is_down]
        assert downs == [
            (WASD, Button.UP),
            (WASD, Button.CONFIRM),
            (ARROWS, Button.UP),
            (ARROWS, Button.CONFIRM),
            (KEYBOARD, Button.PAUSE),
        ]


def test_a_key_held_down_presses_once() -> None:
    with stage() as (app, witness):
        key("w")
        key("w")
        app.step()
        key("w")
        app.step()
        assert witness.downs() == [Button.UP]


def test_presses_carry_the_time_at_which_they_were_read() -> None:
    with stage() as (app, witness):
        app.step(100)
        tap("w")
        app.step(50)
        assert {press.at for press in witness.presses} == {app.now} == {166}


def test_focus_loss_forgets_what_is_held_and_tells_the_scene() -> None:
    with stage() as (app, witness):
        key("w")
        app.step()
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        app.step()
        assert witness.told[-1] == "focus_lost"
        witness.presses.clear()
        key("w", is_down=False)  # a release nobody is waiting for
        tap("w")
        app.step()
        assert [press.is_down for press in witness.presses] == [True, False]


def test_the_number_pad_aims_and_steps() -> None:
    with stage() as (app, witness):
        tap("kp7")
        tap("kp8")
        app.step()
        told = [(press.button, press.aim) for press in witness.presses if press.is_down]
        assert told == [(Button.AIM, (-1, -1)), (Button.UP, (0, -1)), (Button.AIM, (0, -1))]
        assert all(press.device == NUMPAD for press in witness.presses)


def test_while_typing_letters_are_text_and_only_the_editing_keys_are_buttons() -> None:
    with stage() as (app, witness):
        app.is_typing = True
        tap("w")
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="w"))
        tap("backspace")
        tap("return")
        tap("escape")
        app.step()
        assert witness.words == "w\b"
        assert witness.downs() == [Button.CONFIRM, Button.BACK]
        assert {press.device for press in witness.presses} == {KEYBOARD}


def test_text_that_comes_while_nobody_types_is_dropped() -> None:
    with stage() as (app, witness):
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="w"))
        app.step()
        assert witness.words == ""


def test_the_mouse_points_clicks_and_scrolls() -> None:
    with stage() as (app, witness):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(1, 1), buttons=(0, 0, 0)))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=1))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=4))  # SDL1's wheel: told twice
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=2))
        app.step()
        assert [pointer.act for pointer in witness.pointers] == [Act.MOVE, Act.DOWN, Act.SCROLL]
        assert witness.pointers[1].is_click
        assert witness.pointers[1].pos == (30, 40)
        assert witness.pointers[2].scroll == 2


def test_the_next_key_or_button_is_captured_for_rebinding_and_presses_nothing() -> None:
    heard: list[tuple[Device | None, int]] = []
    with stage() as (app, witness):
        pad = VirtualPad()
        app.step()
        app.inputs.capture(lambda device, code: heard.append((device, code)))
        tap("w")
        app.step()
        app.inputs.capture(lambda device, code: heard.append((device, code)))
        pad.press(pads.Y)
        pad.press(pads.A)
        app.step()
        assert heard == [(None, pygame.KSCAN_W), (witness.found[0], pads.Y)]
        assert witness.downs() == [Button.CONFIRM]
        pad.unplug()


def test_rebound_keys_press_what_they_are_bound_to() -> None:
    with stage() as (app, witness):
        app.inputs.bindings = app.inputs.bindings.rebind(WASD, Button.CONFIRM, pygame.KSCAN_W)
        tap("w")
        tap("e")
        app.step()
        assert witness.downs() == [Button.CONFIRM, Button.UP]
