"""A press is seen in the very next frame, at the seat that pressed: choosing, throwing, and holding up the sign."""

from pathlib import Path

import pygame
import pytest

from game.core.record import HUMAN
from game.core.rules import Seat
from game.ui.press import Button
from tests.tables.loonacy.staging import AtTable, loonacy_header, seated

PADS = {0: "One", 1: "Two"}
KEYS = None
SIGNS = {True: Button.TAB_RIGHT, False: Button.INFO}
"""Of pads, and of keys."""


def panels(played: AtTable) -> list[bytes]:
    """What the window shows now of each seat's panel."""
    rects = [panel.rect for panel in played.picture.showing.places.panels]
    return [pygame.image.tobytes(played.app.surface.subsurface(rect), "RGB") for rect in rects]


def at_rest(played: AtTable) -> list[bytes]:
    """Begin, and wait until nothing changes from one frame to the next: then only a press can."""
    played.begin()
    played.settle()
    played.step()
    before = panels(played)
    played.step()
    assert panels(played) == before
    return before


def changed(played: AtTable, before: list[bytes]) -> set[Seat]:
    """The seats whose panels are other ones after one frame."""
    played.step()
    return {seat for seat, (old, new) in enumerate(zip(before, panels(played), strict=True)) if old != new}


@pytest.mark.parametrize("devices", [PADS, KEYS], ids=["pads", "keys"])
@pytest.mark.parametrize("seat", [0, 1])
def test_choosing_is_seen_in_the_next_frame(tmp_path: Path, devices: dict[Seat, str] | None, seat: Seat) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN), devices=devices, reduced_motion=True) as played:
        before = at_rest(played)
        played.push(seat, Button.RIGHT)
        assert changed(played, before) == {seat}


@pytest.mark.parametrize("devices", [PADS, KEYS], ids=["pads", "keys"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("fits", [True, False])
def test_throwing_is_seen_in_the_next_frame(
    tmp_path: Path, devices: dict[Seat, str] | None, seat: Seat, fits: bool
) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN), devices=devices, reduced_motion=True) as played:
        at_rest(played)
        card, pile = played.matches(seat, fits)[0]
        played.choose(seat, card)
        played.step()
        before = panels(played)
        played.throw(seat, pile)
        assert changed(played, before) == {seat}
        assert [flight.seat for flight in played.game.flights] == [seat]


@pytest.mark.parametrize("devices", [PADS, KEYS], ids=["pads", "keys"])
def test_the_sign_is_seen_in_the_next_frame(tmp_path: Path, devices: dict[Seat, str] | None) -> None:
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN), devices=devices, reduced_motion=True) as played:
        before = at_rest(played)
        played.push(1, SIGNS[devices is not None])
        assert changed(played, before) == {1}


def test_presses_of_all_five_in_one_frame_are_all_seen_in_the_next(tmp_path: Path) -> None:
    devices = {seat: f"Pad {seat}" for seat in range(5)}
    header = loonacy_header(*[HUMAN] * 5, seed=7)
    with seated(tmp_path, header, devices=devices, size=(1920, 1080), reduced_motion=True) as played:
        before = at_rest(played)
        for seat in range(5):
            played.push(seat, Button.EXTRA)
            played.later(1)
        assert changed(played, before) == set(range(5))
        assert len(played.game.flights) == 5


def test_a_press_while_a_frame_is_drawn_is_seen_in_the_one_after_it(tmp_path: Path) -> None:
    """Presses are noted meanwhile; that frame shows the table before them, the next one after them."""
    with seated(tmp_path, loonacy_header(HUMAN, HUMAN), reduced_motion=True) as played:
        before = at_rest(played)
        looks = 0

        def listen() -> None:
            nonlocal looks
            looks += 1
            if looks == 1:
                played.push(0, Button.RIGHT)

        played.picture.paint(played.app.surface, played.app.now, listen)
        assert looks > 1
        assert panels(played) == before
        assert changed(played, before) == {0}
