"""One of nine in at most two presses and a confirmation; never one that is not open."""

import pygame
import pytest

from game.ui.pickers import Spot, SpotPicker
from game.ui.press import Act, Button, Device, Direction, Family, Pointer, Press

PAD = Device("pad:1", "guid", "Pad", Family.XBOX)
NINE: list[Direction] = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
STEPS = {(0, -1): Button.UP, (0, 1): Button.DOWN, (-1, 0): Button.LEFT, (1, 0): Button.RIGHT}


def nine(closed: dict[Direction, str] | None = None) -> SpotPicker[Direction]:
    return SpotPicker([Spot((x, y), x, y, (closed or {}).get((x, y))) for x, y in NINE])


def press(picker: SpotPicker[Direction], button: Button, aim: Direction | None = None) -> Direction | None:
    return picker.press(Press(PAD, button, True, 0, aim))


@pytest.mark.parametrize("target", NINE)
def test_keys_reach_each_of_nine_in_at_most_two_presses(target: Direction) -> None:
    picker = nine()
    x, y = target
    for step in ((x, 0), (0, y)):
        if step != (0, 0):
            assert press(picker, STEPS[step]) is None
    assert picker.cursor.value == target
    assert press(picker, Button.CONFIRM) == target


@pytest.mark.parametrize("target", NINE)
def test_a_stick_reaches_each_of_nine_at_once_from_anywhere(target: Direction) -> None:
    picker = nine()
    press(picker, Button.AIM, (1, 1))
    press(picker, Button.UP, (0, -1))  # the stick's own step says nothing new
    press(picker, Button.AIM, target)
    assert press(picker, Button.CONFIRM) == target


def test_the_mouse_hovers_and_clicks() -> None:
    picker = nine()
    rects = {(x, y): pygame.Rect(100 + 40 * x, 100 + 40 * y, 40, 40) for x, y in NINE}
    assert picker.pointer(Pointer(Act.MOVE, 70, 150, 0), rects) is None
    assert picker.cursor.value == (-1, 1)
    assert picker.pointer(Pointer(Act.DOWN, 155, 110, 0, button=1), rects) == (1, 0)
    assert picker.pointer(Pointer(Act.DOWN, 500, 500, 0, button=1), rects) is None


def test_a_closed_spot_is_shown_with_its_reason_but_not_confirmed() -> None:
    picker = nine({(1, 0): "Ada is there"})
    press(picker, Button.RIGHT)
    assert picker.cursor.reason == "Ada is there"
    assert press(picker, Button.CONFIRM) is None
    refusals = [picker.was_refused]
    press(picker, Button.LEFT)
    assert [*refusals, picker.was_refused] == [True, False]
    assert press(picker, Button.CONFIRM) == (0, 0)


def test_the_cursor_begins_on_an_open_spot() -> None:
    assert nine().cursor.value == (0, 0)
    assert nine({(0, 0): "grass"}).cursor.value in {(0, 1), (1, 0), (0, -1), (-1, 0)}
    assert nine(dict.fromkeys(NINE, "grass")).cursor.value == (0, 0)


def test_the_edge_stops_the_cursor_and_gaps_are_jumped() -> None:
    picker = SpotPicker([Spot("a", 0, 0), Spot("b", 4, 1), Spot("c", 0, 9)])
    for button, value in (
        (Button.LEFT, "a"),
        (Button.RIGHT, "b"),
        (Button.RIGHT, "b"),
        (Button.LEFT, "a"),
        (Button.DOWN, "c"),
        (Button.UP, "a"),
    ):
        picker.press(Press(PAD, button, True, 0))
        assert picker.cursor.value == value


def test_releases_do_nothing() -> None:
    picker = nine()
    assert picker.press(Press(PAD, Button.CONFIRM, False, 0)) is None


def test_there_must_be_something_to_pick_from() -> None:
    with pytest.raises(ValueError, match="nothing to pick"):
        SpotPicker([])
