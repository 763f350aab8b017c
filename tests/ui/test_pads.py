"""Pads through SDL itself: joining, leaving, coming back, with and without a mapping."""

from game.ui.chairs import Chairs
from game.ui.press import Button, Family
from tests import pads
from tests.pads import VirtualPad
from tests.ui.stage import stage


def test_a_mapped_pad_announces_itself_and_presses_once_for_each_push() -> None:
    with stage() as (app, witness):
        pad = VirtualPad("Blue pad", pads.PLAYSTATION_VENDOR)
        app.step()
        assert [(device.name, device.family, device.is_mapped) for device in witness.found] == [
            ("Blue pad", Family.PLAYSTATION, True)
        ]
        assert witness.found[0].id == pad.device_id
        assert witness.found[0] in app.inputs.devices
        for button in (pads.A, pads.B, pads.UP, pads.START):
            pad.press(button)
        app.step()
        assert witness.downs() == [Button.CONFIRM, Button.BACK, Button.UP, Button.PAUSE]
        assert [press.is_down for press in witness.presses] == [True, False] * 4
        pad.unplug()


def test_an_unmapped_pad_speaks_through_numbers_hat_and_stick() -> None:
    with stage() as (app, witness):
        pad = VirtualPad("Old stick", pads.NO_VENDOR, is_mapped=False)
        app.step()
        assert [(device.family, device.is_mapped) for device in witness.found] == [(Family.GENERIC, False)]
        pad.press(0)
        pad.hat(0, 1)
        pad.hat(0, 0)
        pad.hat(1, 0)
        app.step()
        assert witness.downs() == [Button.CONFIRM, Button.UP, Button.RIGHT]
        witness.presses.clear()
        pad.axis(1, 1.0)
        app.step()
        assert witness.downs() == [Button.DOWN, Button.AIM]
        pad.unplug()


def test_two_equal_pads_unplugged_and_plugged_in_again_keep_their_people() -> None:
    with stage() as (app, witness):
        first, second, other = VirtualPad(), VirtualPad(), VirtualPad("Other", pads.NINTENDO_VENDOR)
        app.step()
        chairs = Chairs()
        for device in witness.found:
            chairs.join(device)
        assert chairs.taken == (0, 1, 2)
        other.unplug()
        first.unplug()
        app.step()
        assert [chairs.lose(device) for device in witness.lost] == [(2,), (0,)]
        assert [*chairs.lost] == [0, 2]
        witness.found.clear()
        first.replug()
        other.replug()
        app.step()
        assert [chairs.find(device) for device in witness.found] == [(0,), (2,)]
        assert not chairs.lost
        devices = [chairs.device_of(seat) for seat in range(3)]
        assert [device.id for device in devices if device] == [first.device_id, second.device_id, other.device_id]
        for pad in (first, second, other):
            pad.unplug()


def test_a_stick_held_while_its_pad_is_plugged_in_means_nothing_until_it_has_been_at_rest() -> None:
    with stage() as (app, witness):
        pad = VirtualPad()
        pad.stick(1.0, 0.0)
        app.step()
        assert witness.presses == []
        pad.stick(0.9, 0.0)
        app.step()
        assert witness.presses == []
        pad.stick(0.0, 0.0)
        pad.stick(1.0, 0.0)
        app.step()
        assert witness.downs() == [Button.RIGHT, Button.AIM]
        pad.unplug()


def test_every_scene_on_the_stack_hears_of_a_lost_pad() -> None:
    with stage() as (app, witness):
        pad = VirtualPad()
        app.step()
        above = type(witness)()
        app.push(above)
        pad.unplug()
        app.step()
        assert witness.lost == above.lost == witness.found


def test_a_pad_pulled_out_with_a_button_down_can_press_it_again_when_it_is_back() -> None:
    with stage() as (app, witness):
        pad = VirtualPad()
        app.step()
        pad.hold(pads.A)
        app.step()
        pad.unplug()
        app.step()
        witness.presses.clear()
        pad.replug()
        app.step()
        pad.press(pads.A)
        app.step()
        assert witness.downs() == [Button.CONFIRM]
        pad.unplug()


def test_a_pad_that_comes_while_another_goes_is_found_though_its_index_has_shifted() -> None:
    with stage() as (app, witness):
        first = VirtualPad("First")
        app.step()
        second = VirtualPad("Second")
        first.unplug()
        app.step()
        third = VirtualPad("Third", pads.NO_VENDOR, is_mapped=False)
        app.step()
        assert [device.name for device in witness.found] == ["First", "Second", "Third"]
        assert [device.name for device in witness.lost] == ["First"]
        second.press(pads.A)
        third.press(1)
        app.step()
        assert [(press.device.name, press.button) for press in witness.presses if press.is_down] == [
            ("Second", Button.CONFIRM),
            ("Third", Button.BACK),
        ]
        second.unplug()
        third.unplug()
