"""Menus by two buttons and a cross, by keys and by mouse, at every size of text."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.items import Action, Choice, Field, Item, Slider, Toggle
from game.ui.menu import Menu
from game.ui.press import CLUSTERS, KEYBOARD, Act, Button, Device, Family, Pointer, Press
from game.ui.text import recording
from game.ui.theme import HOUSE, Look, Metrics, contrast
from tests.ui.stage import stage

PAD = Device("pad:1", "guid", "Pad", Family.XBOX)
STEPS = (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT)
SIZES = ((1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160))


def down(button: Button, device: Device = PAD) -> Press:
    return Press(device, button, True, 0)


def press(menu: Menu, *buttons: Button) -> None:
    for button in buttons:
        menu.press(down(button))
        menu.press(Press(PAD, button, False, 0))


class Told(list[object]):
    """What the rows reported."""

    def every_kind(self) -> list[Item]:
        return [
            Action("Start the race", lambda: self.append("start")),
            Choice("Track", ["Oval", "Hairpin Hill", "The Long Way Round"], 0, self.append),
            Slider("Music volume", 50, 0, 100, 10, self.append, "{} %".format),
            Toggle("Reduced motion", False, "Off", "On", self.append),
            Field("Name", "Ada", 10, self.append),
            Action("Build", lambda: self.append("built"), reason="Needs at least two pieces"),
        ]


def test_two_buttons_and_a_cross_do_everything() -> None:
    told = Told()
    menu = Menu(told.every_kind(), back=lambda: told.append("back"))
    press(menu, Button.CONFIRM, Button.DOWN, Button.RIGHT, Button.LEFT, Button.LEFT, Button.CONFIRM)
    assert told == ["start", 1, 0, 2, 0]
    told.clear()
    press(menu, Button.DOWN, Button.RIGHT, Button.DOWN, Button.CONFIRM, Button.LEFT, Button.BACK)
    assert told == [60, True, False, "back"]


def test_what_cannot_be_used_can_be_focused_but_does_nothing() -> None:
    told = Told()
    menu = Menu(told.every_kind())
    press(menu, Button.UP, Button.CONFIRM, Button.RIGHT)
    assert menu.focused.reason == "Needs at least two pieces"
    assert told == []


def test_a_slider_stops_at_its_ends() -> None:
    told = Told()
    menu = Menu([Slider("Volume", 95, 0, 100, 10, told.append)])
    press(menu, Button.RIGHT, Button.RIGHT)
    assert told == [100]


def test_escape_goes_back_and_a_start_button_does_not() -> None:
    told = Told()
    menu = Menu(told.every_kind(), back=lambda: told.append("back"))
    menu.press(down(Button.PAUSE))
    assert told == []
    menu.press(down(Button.PAUSE, KEYBOARD))
    assert told == ["back"]


@pytest.mark.parametrize("columns", [1, 2, 3, 4])
@pytest.mark.parametrize("count", [1, 2, 5, 7, 12])
def test_every_row_is_reached_from_every_other(columns: int, count: int) -> None:
    menu = Menu([Action(str(number), lambda: None) for number in range(count)], columns=columns)
    for start in range(count):
        seen, edge = {start}, [start]
        while edge:
            found = {menu.neighbour(index, button) for index in edge for button in STEPS} - seen
            assert all(0 <= index < count for index in found)
            seen |= found
            edge = list(found)
        assert len(seen) == count


def test_the_mouse_hovers_chooses_and_goes_back() -> None:
    told = Told()
    menu = Menu(told.every_kind(), back=lambda: told.append("back"))
    with stage() as (app, _):
        menu.draw(app.surface, app.look, pygame.Rect(100, 50, 700, 640), 0)
        middle = menu._rects[3].center
        menu.pointer(Pointer(Act.MOVE, *middle, 0))
        assert menu.focus == 3
        menu.pointer(Pointer(Act.DOWN, *middle, 0, button=1))
        menu.pointer(Pointer(Act.DOWN, 5, 5, 0, button=3))
    assert told == [True, "back"]


def test_the_mouse_turns_a_choice_by_its_arrows_and_drags_a_slider() -> None:
    told = Told()
    menu = Menu(told.every_kind())
    with stage() as (app, _):
        menu.draw(app.surface, app.look, pygame.Rect(100, 50, 700, 640), 0)
        choice, slider = menu._parts[1].value, menu._parts[2].track
        assert choice is not None
        assert slider is not None
        menu.pointer(Pointer(Act.DOWN, choice.right - 4, choice.centery, 0, button=1))
        menu.pointer(Pointer(Act.DOWN, choice.left + 4, choice.centery, 0, button=1))
        menu.pointer(Pointer(Act.DOWN, slider.left + slider.width * 8 // 10, slider.centery, 0, button=1))
        menu.pointer(Pointer(Act.MOVE, slider.right + 200, slider.centery, 0))
        menu.pointer(Pointer(Act.UP, slider.right + 200, slider.centery, 0, button=1))
        menu.pointer(Pointer(Act.MOVE, slider.left, slider.centery, 0))
    assert told == [1, 0, 80, 100]


def test_a_name_is_written_with_a_pad() -> None:
    told = Told()
    menu = Menu([Field("Name", "Ada", 10, told.append)])
    press(menu, Button.CONFIRM)
    typing = [menu.is_typing]
    press(menu, Button.BACK, Button.BACK, Button.RIGHT, Button.CONFIRM, Button.PAUSE)
    assert [*typing, menu.is_typing] == [True, False]
    assert told == ["Ab"]


def test_a_name_is_typed_on_a_keyboard_and_kept_within_its_length() -> None:
    told = Told()
    menu = Menu([Field("Name", "Ada", 10, told.append)])
    menu.press(down(Button.CONFIRM, CLUSTERS[0]))
    menu.typed("\b\b\b\bKäthe Kollwitz\t")
    menu.press(down(Button.CONFIRM, KEYBOARD))
    assert told == ["Käthe Koll"]


def test_leaving_the_letters_keeps_the_name() -> None:
    told = Told()
    menu = Menu([Field("Name", "Ada", 10, told.append)], back=lambda: told.append("back"))
    press(menu, Button.CONFIRM)
    menu.typed("xyz")
    menu.press(down(Button.BACK, KEYBOARD))
    assert not menu.is_typing
    assert told == []
    assert menu.items[0].value_words == "Ada"


def test_a_blank_name_is_not_taken() -> None:
    told = Told()
    menu = Menu([Field("Name", "Ada", 10, told.append)])
    press(menu, Button.CONFIRM)
    menu.typed("\b\b\b  ")
    menu.press(down(Button.CONFIRM, KEYBOARD))
    assert told == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_nothing_is_cut_or_overlaps_and_the_focus_always_shows(size: tuple[int, int], text_scale: float) -> None:
    menu = Menu(Told().every_kind())
    look = Look(HOUSE, Metrics(size, text_scale))
    surface = pygame.Surface(size)
    pygame.font.init()
    rect = pygame.Rect(look.px(96), look.px(200), round(size[0] * 0.5), size[1] - look.px(420))
    for focus in range(len(menu.items)):
        menu.focus = focus
        with recording() as log:
            menu.draw(surface, look, rect, 0)
        words = [written.words for written in log.written]
        assert any(word in menu.items[focus].label for word in words)
        assert not [written for written in log.written if written.is_cut]
        assert not log.overlaps()
        assert all(rect.contains(written.rect) for written in log.written)
        assert all(written.px >= 12 for written in log.written)
        assert all(contrast(*written.ink) >= 4.5 for written in log.written)


def test_the_letters_fit_the_smallest_screen_at_the_largest_text() -> None:
    with stage((1280, 720), 2.0) as (app, _):
        menu = Menu([Field("Name", "Ada", 10, lambda value: None)])
        press(menu, Button.CONFIRM)
        with recording() as log:
            menu.draw(app.surface, app.look, pygame.Rect(64, 36, 1000, 600), 0)
        keys = log.written[2:]  # behind them lie the row's own label and value
        assert len(keys) > 40
        assert all(app.surface.get_rect().contains(written.rect) for written in keys)
        assert not [written for written in keys if written.is_cut]


@given(st.lists(st.tuples(st.sampled_from(list(Button)), st.sampled_from([PAD, KEYBOARD, CLUSTERS[0]])), max_size=60))
def test_no_presses_whatsoever_break_a_menu(presses: list[tuple[Button, Device]]) -> None:
    told = Told()
    menu = Menu(told.every_kind(), back=lambda: told.append("back"), columns=2)
    for button, device in presses:
        menu.press(down(button, device))
        assert 0 <= menu.focus < len(menu.items)
    assert "built" not in told
