"""A match at the table: who may press what and when, bots, undo, leaving, saving."""

from pathlib import Path

import pytest

from game.core.match import Played, SeatChanged, Undone
from game.core.rules import CLOCK
from game.files.paths import tracks
from game.files.records import read_record
from game.files.settings import BotSpeed
from game.files.tiled import read_map
from game.games.racetrack.moves import STEER
from game.ui.press import CLUSTERS, KEYBOARD, Act, Button, Device, Pointer
from tests.tables.staging import ARROWS, WASD, Staged, play_at_random, race_header, staged


def test_confirm_plays_the_inertia_point_and_two_presses_any_other(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human")) as solo:
        solo.settle()
        solo.press(Button.RIGHT)
        solo.press(Button.DOWN)
        solo.press(Button.CONFIRM)
        assert last_move(solo) == "steer dx=1 dy=1"
        solo.settle()
        solo.press(Button.CONFIRM)
        assert last_move(solo) == "steer dx=0 dy=0"


def test_a_stick_aims_at_once(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human")) as solo:
        solo.settle()
        solo.press(Button.AIM, aim=(1, 1))
        solo.press(Button.CONFIRM)
        assert last_move(solo) == "steer dx=1 dy=1"


def test_a_click_on_a_spot_plays_it(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human")) as solo:
        solo.settle()
        x, y = solo.race.window_spot((9, 2))
        solo.table.pointer(Pointer(Act.DOWN, x, y, 0, button=1))
        assert last_move(solo) == "steer dx=1 dy=1"


def test_what_is_barred_is_refused_and_nothing_moves(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", "human")) as played:
        played.settle()
        played.press(Button.UP)
        played.press(Button.CONFIRM)
        assert played.table.match.number == 0
        assert played.table.picture.was_refused
        played.press(Button.DOWN)
        played.press(Button.DOWN)
        played.press(Button.CONFIRM)
        assert played.table.match.number == 0, "the other car stands there"


def test_only_the_seats_own_device_acts_for_it(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", "human")) as played:
        played.stage.chairs.give(0, WASD)
        played.stage.chairs.give(1, ARROWS)
        played.settle()
        set_off(played, ARROWS)
        assert played.table.match.number == 0
        set_off(played, WASD)
        assert played.table.match.number == 1
        played.settle()
        set_off(played, WASD)
        assert played.table.match.number == 1
        set_off(played, ARROWS)
        assert played.table.match.number == 2


def test_the_menu_keys_serve_whoever_sits_at_the_keyboard(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", "human")) as played:
        played.stage.chairs.give(0, WASD)
        played.stage.chairs.give(1, ARROWS)
        for number in (1, 2):
            played.settle()
            set_off(played, KEYBOARD)
            assert played.table.match.number == number


def test_a_press_skips_what_moves_and_does_not_play(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", "human")) as played:
        played.settle()
        played.press(Button.RIGHT)
        played.press(Button.CONFIRM)
        played.step(1, ms=16)
        assert played.race.story.runs[0].spot == (8, 1), "it is on its way"
        played.press(Button.CONFIRM)
        assert played.race.story.runs[0].spot == (9, 1), "it has arrived"
        assert played.table.match.number == 1


def test_forced_moves_play_themselves_after_a_beat(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", crash_turns=3)) as solo:
        solo.settle()
        for move in ((1, 0), (1, 0), (1, 0), (1, 0)):
            solo.table.play(0, STEER[move])
            solo.settle()
        solo.step(120)
        moves = [entry.move for entry in solo.table.match.entries if isinstance(entry, Played)]
        assert moves[4:] == ["crash", "wait", "wait"]


def test_bots_play_by_themselves_to_the_end(tmp_path: Path) -> None:
    header = race_header("easy", "expert")
    with staged(tmp_path, header, has_record=True, bot_speed=BotSpeed.INSTANT, reduced_motion=True) as watched:
        for _ in range(400):
            watched.step()
            if watched.doors.calls:
                break
        assert watched.doors.calls == [("over",)]
        assert watched.table.match.outcome() is not None
        path = watched.table.record_path
    assert path is not None
    assert path.parent.name == "finished"
    assert read_record(path).entries == watched.table.match.entries


def test_bots_that_are_left_can_be_hurried(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("easy", "easy"), bot_speed=BotSpeed.SLOW) as watched:
        watched.step(4)
        watched.press(Button.CONFIRM)
        if not watched.table.is_fast:  # the first press skipped what moved
            watched.step(4)
            watched.press(Button.CONFIRM)
        assert watched.table.is_fast
        before = watched.table.match.number
        watched.step(40)
        assert watched.table.match.number > before + 5


def test_take_back_alone_and_against_bots_but_never_across_a_person(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", "easy"), bot_speed=BotSpeed.INSTANT) as played:
        played.settle()
        assert not played.table.can_undo(0), "nothing to take back yet"
        set_off(played)
        for _ in range(80):
            played.step()
            if played.table.match.number == 2 and played.table.is_at_rest:
                break
        assert played.table.can_undo(0)
        played.press(Button.BACK)
        assert played.table.match.number == 0
        assert played.table.match.to_act() == (0,), "it is the same seat's turn again"
        assert [type(entry) for entry in played.table.match.entries[-2:]] == [Undone, Undone]
    with staged(tmp_path, race_header("human", "human")) as played:
        play_at_random(played, 2)
        assert not played.table.can_undo(0)
        assert not played.table.can_undo(1)


def test_a_crash_is_taken_back_with_the_choice_before_it(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human")) as solo:
        solo.settle()
        for move in ((1, 0),) * 4:
            solo.table.play(0, STEER[move])
            solo.settle()
        solo.step(60)
        assert last_move(solo) == "crash"
        solo.table.undo(0)
        assert solo.table.match.number == 3


def test_pause_names_the_seat_that_asked_where_only_one_can_have(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", "human")) as played:
        played.stage.chairs.give(0, WASD)
        played.stage.chairs.give(1, ARROWS)
        played.settle()
        played.press(Button.PAUSE, ARROWS)
        played.press(Button.PAUSE, KEYBOARD)
        played.table.focus_lost()
        assert played.doors.calls == [
            ("pause", 1, "pause.asked"),
            ("pause", None, "pause.asked"),
            ("pause", None, "pause.focus_lost"),
        ]


def test_a_lost_pad_pauses_and_names_its_seat(tmp_path: Path) -> None:
    from game.ui.press import Family

    pad = Device("pad:1", "guid", "pad", Family.XBOX)
    with staged(tmp_path, race_header("human", "human")) as played:
        played.stage.chairs.give(1, pad)
        played.settle()
        played.table.device_lost(pad)
        assert played.doors.calls == [("pause", 1, "pause.device_lost")]
        assert played.table.missing_device_seats == (1,)
        played.table.device_found(Device("pad:2", "guid", "pad", Family.XBOX))
        assert not played.table.missing_device_seats


def test_a_seat_can_be_handed_to_a_bot_and_taken_over_again(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", "human"), bot_speed=BotSpeed.INSTANT) as played:
        played.settle()
        played.table.hand_to_bot(0, "normal")
        for _ in range(60):
            played.step()
            if played.table.match.number:
                break
        assert played.table.match.number == 1, "the bot has moved"
        played.table.take_over(0, "Zoe", WASD)
        assert played.table.seats[0].name == "Zoe"
        assert played.stage.chairs.device_of(0) == WASD
        changes = [entry for entry in played.table.match.entries if isinstance(entry, SeatChanged)]
        assert [(change.seat, change.player) for change in changes] == [(0, "normal"), (0, "human")]
        again = played.table.again()
    assert [line.name for line in again.seats] == ["Zoe", "Bruno"]
    assert again.seed != played.table.header.seed


def test_every_person_must_agree_to_stop(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", "easy", "human")) as played:
        played.settle()
        assert not played.table.agree_to_stop(0)
        assert played.table.match.outcome() is None
        assert played.table.agree_to_stop(2)
        assert played.table.match.outcome() is not None


def test_whoever_retires_is_out_and_the_others_race_on(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", "human")) as played:
        played.settle()
        played.table.retire(0)
        played.settle()
        assert played.table.match.to_act() == (1,)
        played.table.retire(0)
        assert sum(entry.seat == CLOCK for entry in played.table.match.entries if isinstance(entry, Played)) == 1


def test_every_move_is_on_the_disk_before_the_next_frame(tmp_path: Path) -> None:
    header = race_header("human")
    with staged(tmp_path, header, has_record=True) as solo:
        solo.settle()
        set_off(solo)
        path = solo.table.record_path
        assert path is not None
        assert read_record(path).entries == solo.table.match.entries
        digest = solo.table.match.digest()
        entries = solo.table.match.entries
    with staged(tmp_path, header, entries) as resumed:
        assert resumed.table.match.digest() == digest


def test_a_full_disk_is_told_and_the_match_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.files.records import Recorder

    def fail(*_: object) -> None:
        raise OSError("no space left on device")

    with staged(tmp_path, race_header("human"), has_record=True) as solo:
        solo.settle()
        monkeypatch.setattr(Recorder, "append", fail)
        set_off(solo)
        solo.step()
        assert solo.table.match.number == 1
        assert solo.table.picture.notes.notice == solo.stage.texts("table.not_saved")


def test_a_lone_player_gets_a_hint_and_the_optimum(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human")) as solo:
        solo.settle()
        solo.step(3)
        sheet = solo.race.solo
        assert sheet is not None
        assert sheet.optimum is not None
        solo.press(Button.INFO)
        solo.step(3)
        assert solo.table.picture.notes.hint in solo.table.match.moves(0)
        set_off(solo)
        solo.step()
        assert solo.table.picture.notes.hint is None


def test_a_finished_lone_race_is_weighed_and_its_best_run_comes_back_as_a_ghost(tmp_path: Path) -> None:
    header = race_header("human")
    turns = []
    for _ in range(2):
        with staged(tmp_path, header, reduced_motion=True) as solo:
            solo.settle()
            drive_home(solo)
            solo.settle()
            sheet = solo.race.solo
            assert sheet is not None
            assert sheet.finished is not None
            assert sheet.optimum is not None
            assert sheet.finished == sheet.optimum
            turns.append((sheet.finished, sheet.is_record, bool(sheet.ghost)))
            assert solo.doors.calls == []
            solo.press(Button.CONFIRM)
            assert solo.doors.calls == [("over",)]
    assert turns[0][1:] == (True, False)
    assert turns[1][1:] == (False, True)


def test_whole_and_close_views_change_by_button_wheel_and_tool(tmp_path: Path) -> None:
    large = read_map(tracks() / "racetrack" / "old_harbour.tmx").track
    with staged(tmp_path, race_header("human", "human", track=large)) as played:
        played.settle()
        assert played.table.picture.has_two_views
        played.press(Button.VIEW, CLUSTERS[2])
        views = [played.table.picture.is_whole]
        played.press(Button.EXTRA)
        views.append(played.table.picture.is_whole)
        played.table.pointer(Pointer(Act.SCROLL, 10, 10, 0, scroll=-1))
        views.append(played.table.picture.is_whole)
        assert views == [True, False, True]


def last_move(played: Staged) -> str:
    entry = played.table.match.entries[-1]
    assert isinstance(entry, Played)
    return entry.move


def set_off(played: Staged, device: Device = ARROWS) -> None:
    """Leave the starting place to the east."""
    played.press(Button.RIGHT, device)
    played.press(Button.CONFIRM, device)


def drive_home(solo: Staged) -> None:
    """Take the hint every time."""
    turns = 0
    while solo.table.match.to_act():
        turns += 1
        assert turns < 100, "the race never ended"
        solo.press(Button.INFO)
        solo.step(2)
        hint = solo.table.picture.notes.hint
        assert hint is not None
        solo.table.play(0, hint)
        solo.step(2)
