"""Prompts wear the glyphs of the device in hand and say what the bindings say."""

import pygame
import pytest

from game.ui.bindings import Bindings
from game.ui.press import CLUSTERS, MOUSE, Button, Device
from game.ui.prompts import Prompt, draw_prompts, prompts_height
from game.ui.text import recording
from game.ui.theme import HOUSE, Look, Metrics
from tests.ui.gallery import PADS, PROMPTS, UNMAPPED

DEVICES = (*CLUSTERS, MOUSE, *PADS, UNMAPPED)


def drawn(device: Device, bindings: Bindings, prompts: tuple[Prompt, ...]) -> tuple[bytes, list[str]]:
    """The pixels of some prompts and the words in them."""
    pygame.display.init()
    pygame.font.init()
    surface = pygame.Surface((700, 160))
    surface.fill(HOUSE.panel)
    with recording() as log:
        draw_prompts(surface, Look(HOUSE, Metrics((1920, 1080))), surface.get_rect(), device, bindings, prompts)
    return pygame.image.tobytes(surface, "RGB"), [written.words for written in log.written]


def test_every_device_has_its_own_glyphs() -> None:
    pictures = {
        drawn(device, Bindings(), (Prompt(Button.CONFIRM, ""), Prompt(Button.BACK, "")))[0] for device in DEVICES
    }
    assert len(pictures) == len(DEVICES)


@pytest.mark.parametrize("device", PADS)
def test_all_buttons_of_a_pad_look_different(device: Device) -> None:
    buttons = [button for button in Button if button is not Button.AIM]
    pictures = {drawn(device, Bindings(), (Prompt(button, ""),))[0] for button in buttons}
    assert len(pictures) == len(buttons)


def test_key_caps_follow_the_bindings() -> None:
    bindings = Bindings().rebind(CLUSTERS[0], Button.CONFIRM, pygame.KSCAN_Z)
    assert drawn(CLUSTERS[0], Bindings(), (Prompt(Button.CONFIRM, "Drive"),))[1] == ["E", "Drive"]
    assert drawn(CLUSTERS[0], bindings, (Prompt(Button.CONFIRM, "Drive"),))[1] == ["Z", "Drive"]


def test_pad_glyphs_follow_the_bindings() -> None:
    swapped = Bindings().rebind(PADS[0], Button.CONFIRM, pygame.CONTROLLER_BUTTON_B)
    before, after = (
        drawn(PADS[0], bindings, (Prompt(button, ""),))[0]
        for bindings, button in ((Bindings(), Button.BACK), (swapped, Button.CONFIRM))
    )
    assert before == after


def test_more_than_five_prompts_are_too_many() -> None:
    with pytest.raises(ValueError, match="at most 5"):
        drawn(PADS[0], Bindings(), (*PROMPTS, PROMPTS[0]))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("width", [320, 500, 900])
def test_prompts_are_as_high_as_they_say_and_stay_within_their_width(
    device: Device, text_scale: float, width: int
) -> None:
    pygame.display.init()
    pygame.font.init()
    look = Look(HOUSE, Metrics((1280, 720), text_scale))
    surface = pygame.Surface((1280, 720))
    rect = pygame.Rect(20, 20, width, 600)
    with recording() as log:
        covered = draw_prompts(surface, look, rect, device, Bindings(), PROMPTS)
    assert covered.height == prompts_height(look, width, device, Bindings(), PROMPTS)
    assert not log.overlaps()
    assert all(covered.contains(written.rect) for written in log.written)
    assert not [written for written in log.written if written.is_cut]
