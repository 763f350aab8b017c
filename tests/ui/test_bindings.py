"""Which key means what, and changing it."""

import pygame

from game.ui.bindings import Bindings, key_label
from game.ui.press import CLUSTERS, KEYBOARD, Button, Device, Family

WASD, ARROWS, IJKL, NUMPAD = CLUSTERS
PAD = Device("pad:1", "guid", "Pad", Family.XBOX)


def test_the_defaults_are_in_nobodys_way() -> None:
    assert Bindings().conflicts() == ()


def test_every_device_has_the_six_buttons_that_a_seat_needs() -> None:
    needed = {Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT, Button.CONFIRM, Button.BACK}
    for device in (*CLUSTERS, PAD):
        assert needed <= set(Bindings().layout(device).values())


def test_a_key_of_another_cluster_is_a_conflict_that_names_both() -> None:
    bindings = Bindings().rebind(WASD, Button.CONFIRM, pygame.KSCAN_RETURN)
    (conflict,) = bindings.conflicts()
    assert conflict.code == pygame.KSCAN_RETURN
    assert set(conflict.uses) == {(WASD.kind, Button.CONFIRM), (ARROWS.kind, Button.CONFIRM)}
    assert bindings.reset(WASD).conflicts() == ()


def test_rebinding_within_a_device_exchanges_the_two() -> None:
    bindings = Bindings().rebind(PAD, Button.CONFIRM, pygame.CONTROLLER_BUTTON_B)
    assert bindings.code(PAD, Button.CONFIRM) == pygame.CONTROLLER_BUTTON_B
    assert bindings.code(PAD, Button.BACK) == pygame.CONTROLLER_BUTTON_A
    assert bindings.layout(WASD) == Bindings().layout(WASD)


def test_rebinding_goes_by_the_make_of_the_device_not_by_its_number() -> None:
    again = Device("pad:7", "guid", "Pad", Family.XBOX)
    bindings = Bindings().rebind(PAD, Button.INFO, pygame.CONTROLLER_BUTTON_GUIDE)
    assert bindings.code(again, Button.INFO) == pygame.CONTROLLER_BUTTON_GUIDE


def test_keys_are_labelled_as_on_the_keyboard() -> None:
    pygame.display.init()
    assert key_label(pygame.KSCAN_W) == "W"
    assert key_label(pygame.KSCAN_RETURN) == "Enter"
    assert key_label(pygame.KSCAN_SEMICOLON) == ";"
    assert key_label(pygame.KSCAN_UP) == "up"
    for device in (*CLUSTERS, KEYBOARD):
        for code in Bindings().layout(device):
            assert not key_label(code).startswith("#")
