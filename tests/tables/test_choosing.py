"""What people see while they choose and when cars come home together."""

from pathlib import Path

import pytest

from game.files.settings import BotSpeed
from game.games.racetrack.moves import STEER
from game.games.racetrack.track import Course, Track
from game.ui import text
from game.ui.press import Button
from tests.games.racetrack.positions import FIELD, text_track
from tests.tables.staging import Staged, race_header, staged


def dash() -> Track:
    """So short that all cars finish in the same turn."""
    return text_track(FIELD, finish=((4, 0), (4, 4)), starts=((1, 1), (1, 2)), course=Course.SPRINT)


def words_of(played: Staged) -> list[str]:
    with text.recording() as log:
        played.step(1, ms=0)
    return [written.words for written in log.written]


def drive_to_the_line(played: Staged) -> None:
    played.settle()
    for move in ((1, 0), (0, 0)):
        for seat in (0, 1):
            played.table.play(seat, STEER[move])
            played.settle()
    # Ada comes onto the line, Bruno over it.
    played.table.play(0, STEER[0, 0])
    played.settle()
    played.table.play(1, STEER[1, 0])


def test_a_photo_finish_waits_for_people_and_shows_the_places_that_the_rules_will_give(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human", "human", track=dash()), size=(1280, 720)) as played:
        drive_to_the_line(played)
        played.step(400)
        title = played.stage.texts("racetrack.photo_by_distance")
        words = words_of(played)
        assert title in words
        assert played.stage.texts("table.prompt_go_on") in words
        assert played.stage.texts("table.prompt_aim") not in words, "nobody who is home is asked to aim"
        assert played.race.story.places() == (2, 1)
        assert not played.table.is_at_rest
        played.press(Button.CONFIRM)
        played.settle()
        assert title not in words_of(played)
        outcome = played.table.match.outcome()
        assert outcome is not None
        assert outcome.ranks == ((1,), (0,))


def test_among_bots_a_photo_finish_goes_by_itself(tmp_path: Path) -> None:
    header = race_header("easy", "easy", track=dash())
    with staged(tmp_path, header, bot_speed=BotSpeed.INSTANT) as watched:
        for _ in range(1000):
            watched.step()
            if watched.doors.calls:
                break
        assert watched.doors.calls == [("over",)]


def test_a_hint_takes_the_aim(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human")) as solo:
        solo.settle()
        solo.step(3)
        solo.press(Button.INFO)
        solo.step(4)
        hint = solo.table.picture.notes.hint
        assert hint is not None
        assert solo.race.aiming is not None
        assert solo.race.aiming.option.move == hint
        solo.press(Button.CONFIRM)
        assert solo.table.match.number == 1


@pytest.mark.parametrize("is_reduced", [False, True])
def test_a_confirm_on_a_barred_spot_is_answered_where_the_eyes_are(tmp_path: Path, is_reduced: bool) -> None:
    with staged(tmp_path, race_header("human", "human"), reduced_motion=is_reduced) as played:
        played.settle()
        played.press(Button.UP)
        before = played.pixels()
        played.press(Button.CONFIRM)
        assert played.pixels() != before
        played.step(20)
        assert played.pixels() == before


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_reason_covers_neither_the_car_nor_what_might_be_chosen(tmp_path: Path, text_size: int) -> None:
    with staged(tmp_path, race_header("human"), size=(1280, 720), text_size=text_size) as solo:
        solo.settle()
        for move in ((1, 0), (1, 0), (1, 0)):
            solo.table.play(0, STEER[move])
            solo.settle()
            assert solo.race.aiming is not None
            for barred in [option for option in solo.race.aiming.options.values() if option.reason]:
                solo.race.aiming.aim_at(barred.move)
                with text.recording() as log:
                    solo.step(1, ms=0)
                reason = [written.rect for written in log.written if written.words in str(barred.reason)]
                assert reason
                x, y = solo.race.window_spot((0, 0))
                side = solo.race.window_spot((1, 0))[0] - x
                for column, row in solo.race.aiming.cells:
                    spot = (x + column * side, y + row * side)
                    assert not any(rect.collidepoint(spot) for rect in reason), barred


def test_the_first_rounds_say_what_to_aim_at(tmp_path: Path) -> None:
    with staged(tmp_path, race_header("human"), size=(1280, 720)) as solo:
        solo.settle()
        first = solo.stage.texts("racetrack.first_turns")
        assert any(line in first and "nine" in line for line in words_of(solo))
        for move in ((1, 0), (0, 0)):
            solo.table.play(0, STEER[move])
            solo.settle()
        assert not any(line in first and "nine" in line for line in words_of(solo))
