"""Everybody chooses at once: nothing is final before all have locked, people and bots, and a moment has passed."""

from pathlib import Path

import pytest

from game.files.records import read_record
from game.files.settings import BotSpeed
from game.games.lunatix.cards import Card
from game.ui.press import CLUSTERS, KEYBOARD, MOUSE, Act, Button, Pointer
from tests.tables.lunatix.loops import choose_card, device_of, loop_header, loop_table, picture_of, to_the_pad
from tests.tables.staging import Staged

FRAME_MS = 50


def first(cards: object) -> Card:
    assert isinstance(cards, list)
    card = cards[0]
    assert isinstance(card, Card)
    return card


def is_choosing(made: Staged) -> bool:
    return picture_of(made).pad is not None


def frames_until_open(made: Staged) -> int:
    """How many frames go by until the cards lie open."""
    for frame in range(400):
        if not is_choosing(made):
            return frame
        made.step()
    raise AssertionError("the cards never lay open")


def closings(made: Staged) -> list[float | None]:
    """How far the ring of each person is."""
    picture = picture_of(made)
    return [form.closing for form in picture.gathering.forms(lambda seat: made.table.seats[seat].mark, str)]


def test_one_person_among_bots_can_take_back_until_the_last_bot_has_locked(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "easy", "easy"), bot_speed=BotSpeed.NORMAL) as made:
        to_the_pad(made)
        number = made.table.match.number
        choose_card(made, 0, first)
        made.step(10)
        assert picture_of(made).gathering.locked == {0}, "bots take their time"
        made.press(Button.BACK, device_of(made, 0))
        assert not picture_of(made).gathering.choices
        made.step(200)
        assert picture_of(made).gathering.locked == {1, 2}
        assert made.table.match.number == number
        choose_card(made, 0, first)
        made.step()
        assert closings(made) == [pytest.approx(0.94, abs=0.01)]
        made.press(Button.BACK, device_of(made, 0))
        made.step(40)
        assert made.table.match.number == number, "even the last one has a moment"
        choose_card(made, 0, first)
        assert frames_until_open(made) == pytest.approx(800 // FRAME_MS, abs=2)


def test_a_second_press_ends_the_moment(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human")) as made:
        to_the_pad(made)
        choose_card(made, 0, first)
        made.step(20)
        choose_card(made, 1, first)
        made.press(Button.UP, device_of(made, 0))
        made.step(3)
        assert is_choosing(made), "it is not the other one's to end"
        made.press(Button.UP, device_of(made, 1))
        assert frames_until_open(made) <= 2


def test_bots_lock_one_after_the_other_and_are_told_as_people_are(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", *["easy"] * 4), bot_speed=BotSpeed.NORMAL) as made:
        to_the_pad(made)
        locks: dict[int, int] = {}
        for frame in range(200):
            made.step()
            for seat in picture_of(made).gathering.locked:
                locks.setdefault(seat, frame * FRAME_MS)
        assert set(locks) == {1, 2, 3, 4}
        assert len(set(locks.values())) > 2
        assert all(1000 <= ms <= 4500 for ms in locks.values())


def test_a_pause_makes_no_bot_choose_again(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "easy"), bot_speed=BotSpeed.NORMAL) as made:
        to_the_pad(made)
        made.step(200)
        assert picture_of(made).gathering.locked == {1}
        made.table.uncover()
        made.settle()
        assert picture_of(made).gathering.locked == {1}


def test_a_click_on_a_card_shows_nothing_where_others_watch_and_says_so(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human"), size=(1280, 720)) as made:
        to_the_pad(made)
        made.table.draw(made.app.surface)
        spots = [(x, y) for y in range(0, 720, 6) for x in range(60, 880, 6)]
        for x, y in spots:
            made.table.pointer(Pointer(Act.DOWN, x, y, 0, button=1))
            if picture_of(made).gathering.was_refused_together:
                break
        else:
            raise AssertionError("no card was ever clicked")
        assert not picture_of(made).gathering.choices
        forms = picture_of(made).gathering.forms(lambda seat: made.table.seats[seat].mark, str)
        assert any("press a button" in form.alert for form in forms)


def test_the_mouse_of_a_seat_chooses_anywhere_by_its_buttons_and_wheel(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human"), devices=(MOUSE, CLUSTERS[0]), size=(1280, 720)) as made:
        to_the_pad(made)
        pad = picture_of(made).pad
        assert pad is not None
        made.table.pointer(Pointer(Act.DOWN, 500, 300, 0, button=1))
        assert set(pad.choices) == {0}
        made.table.pointer(Pointer(Act.DOWN, 500, 300, 0, button=3))
        assert not pad.choices, "the right button takes back"


def test_where_one_plays_alone_the_mouse_may_point(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "random"), size=(1280, 720)) as made:
        to_the_pad(made)
        made.table.draw(made.app.surface)
        pad = picture_of(made).pad
        assert pad is not None
        for x, y in [(x, y) for y in range(0, 720, 6) for x in range(60, 880, 6)]:
            made.table.pointer(Pointer(Act.DOWN, x, y, 0, button=1))
            if pad.choices:
                break
        assert pad.choices


def test_the_menu_keys_choose_for_nobody_where_several_sit_at_one_keyboard(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human")) as made:
        to_the_pad(made)
        pad = picture_of(made).pad
        assert pad is not None
        for button in (Button.CONFIRM, Button.EXTRA, Button.INFO, Button.BACK):
            made.press(button, KEYBOARD)
        assert not pad.choices


def test_whoever_resumes_a_race_is_asked_again_for_what_was_locked_and_not_open(tmp_path: Path) -> None:
    header = loop_header("human", "human", "human")
    with loop_table(tmp_path, header, has_record=True) as made:
        to_the_pad(made)
        for seat in (0, 1):
            choose_card(made, seat, first)
        made.step(30)
        path = made.table.record_path
        assert path is not None
        killed = path.read_text(encoding="utf-8")
    assert "commit" not in killed, "what is secret is on no disk"
    with loop_table(tmp_path, header, read_record(path).entries) as made:
        made.settle()
        pad = picture_of(made).pad
        assert pad is not None
        assert set(pad.seated) == {0, 1, 2}
        assert not pad.choices
