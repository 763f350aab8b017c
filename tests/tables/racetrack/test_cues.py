"""Cues lead from the picture before an event to the one after it; every event has its words where it needs some."""

import pytest

from game.files.paths import assets
from game.files.texts import Texts
from game.games.racetrack.board import Board
from game.games.racetrack.lines import Barrier, CrossesLine, Taken, ThroughCar, Wall
from game.games.racetrack.options import Mode
from game.games.racetrack.state import (
    Bumped,
    CheckpointPassed,
    Crashed,
    Event,
    Finished,
    HasRetired,
    LineCrossed,
    Moved,
    PlaceTaken,
    RaceEnded,
    RoundEnded,
    Waited,
)
from game.tables.racetrack.cues import Scene, make_cue
from game.tables.racetrack.story import Story
from game.tables.racetrack.words import barrier_words, event_words
from tests.games.racetrack.positions import FIELD, text_track

EVENTS: list[Event] = [
    PlaceTaken(0, 1, (4, 0)),
    Moved(0, (4, 0), (6, 1)),
    Moved(0, (4, 0), (4, 0)),
    Crashed(0, (4, 0), (5, 5), 3),
    Waited(0, 1),
    CheckpointPassed(0, 1),
    LineCrossed(0, is_forward=True, has_lap=True, laps=1),
    LineCrossed(0, is_forward=True, has_lap=False, laps=0),
    LineCrossed(0, is_forward=False, has_lap=False, laps=0),
    Bumped(0, 1),
    Finished(0, 9),
    RoundEnded(1, ((0,),)),
    HasRetired(1),
    RaceEnded(),
]


def started() -> Story:
    board = Board(text_track(FIELD), Mode.INERTIA)
    return Story(board, 2, [PlaceTaken(0, 1, (4, 0)), PlaceTaken(1, 2, (4, 1))])


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_a_cue_ends_with_the_event_told_and_nothing_under_way(event: Event) -> None:
    story, scene = started(), Scene()
    before = story.told
    cue = make_cue(story, scene, event, story.tell, has_photo=True)
    if cue is not None:
        assert (assets() / "sounds" / f"{cue.sound}.wav").exists()
        for part in (0.0, 0.3, 0.9):
            cue.show(part)
            assert story.told == before
        cue.show(1.0)
    assert story.told == before + 1
    assert (scene.mover, scene.crash, scene.flag, scene.photo) == (None, None, None, None)


def test_a_car_drives_along_its_line_and_turns_into_it() -> None:
    story, scene = started(), Scene()
    cue = make_cue(story, scene, Moved(0, (4, 0), (8, 4)), story.tell, has_photo=True)
    assert cue is not None
    seen = []
    for part in (0.1, 0.5, 0.9):
        cue.show(part)
        assert scene.at[0] - 4 == pytest.approx(scene.at[1])
        seen.append(scene.at[0])
    assert seen == sorted(seen)
    assert scene.angle == pytest.approx(45)
    assert cue.sound == "drive"


def test_braking_sounds_of_tyres() -> None:
    story = started()
    story.tell(Moved(0, (4, 0), (8, 0)))
    cue = make_cue(story, Scene(), Moved(0, (8, 0), (10, 0)), story.tell, has_photo=True)
    assert cue is not None
    assert cue.sound == "brake"


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_the_log_has_a_sentence_for_all_but_the_end_of_a_round(event: Event) -> None:
    words = event_words(Texts(), event, lambda seat: f"car {seat}", laps=3)
    assert (words is None) == isinstance(event, RoundEnded)
    if words is not None and not isinstance(event, RaceEnded):
        assert "car" in words


@pytest.mark.parametrize("barrier", [Wall((1, 1)), Taken(1), CrossesLine(1), ThroughCar(1)])
def test_every_barrier_has_its_reason(barrier: Barrier) -> None:
    words = barrier_words(Texts(), barrier, lambda seat: f"car {seat}")
    assert words.endswith(".")
    assert isinstance(barrier, Wall) or "car 1" in words
