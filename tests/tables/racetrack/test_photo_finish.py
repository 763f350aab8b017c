"""The finish photograph: distances as the rules measure them, best first, and only when a turn must be judged."""

from pathlib import Path

import pygame
import pytest

from game.files.texts import Texts
from game.games.racetrack.board import Board
from game.games.racetrack.options import Mode, TieBreak
from game.games.racetrack.state import Event, Finish, RoundEnded
from game.tables.racetrack.cues import Scene, make_cue
from game.tables.racetrack.photo_finish import Finisher, draw_photo, photo_entries, spots_past
from game.tables.racetrack.story import Story
from game.ui import text
from game.ui.theme import BLUEPRINT, SEAT_MARKS, Look, Metrics
from game.ui.timeline import Cue, Timeline
from tests.games.racetrack.positions import FIELD, text_track
from tests.tables.staging import oval_track


def finishers() -> list[Finisher]:
    track = text_track(FIELD)
    finishes = []
    for spot, moment in (((7, 2), (1, 4)), ((5, 2), (3, 4))):
        past = track.finish.side(*track.centre(*spot))
        finishes.append(Finish(9, past, *moment))
    return [Finisher(SEAT_MARKS[n], f"car {n}", f"{n + 1}.", finish) for n, finish in enumerate(finishes)]


def test_distances_are_in_spots_and_perpendicular_to_the_line() -> None:
    entries = photo_entries(text_track(FIELD), TieBreak.DISTANCE, finishers(), Texts())
    assert [entry.measure for entry in entries] == [3.0, 1.0]
    assert "3.00" in entries[0].words


def test_the_moment_is_the_share_of_the_move() -> None:
    entries = photo_entries(text_track(FIELD), TieBreak.MOMENT, finishers(), Texts())
    assert [entry.measure for entry in entries] == [0.25, 0.75]


def test_tile_sizes_do_not_change_the_distance() -> None:
    track = oval_track()
    spot = (11, 2)
    assert spots_past(track, Finish(1, track.finish.side(*track.centre(*spot)), 1, 2)) == 3.0


@pytest.mark.parametrize("tie_break", list(TieBreak))
def test_it_is_drawn_with_all_names_and_figures(tie_break: TieBreak) -> None:
    look = Look(BLUEPRINT, Metrics((1280, 720)))
    pygame.font.init()
    surface = pygame.Surface((1280, 720))
    entries = photo_entries(text_track(FIELD), tie_break, finishers(), Texts())
    with text.recording() as log:
        draw_photo(surface, look, pygame.Rect(64, 36, 820, 600), entries, tie_break, 1.0, Texts())
    words = [written.words for written in log.written]
    assert {entry.label for entry in entries} <= set(words)
    assert {entry.words for entry in entries} <= set(words)
    assert not log.overlaps()
    text.forget_fonts()


def test_a_photograph_is_taken_only_when_several_finish_in_one_turn(tmp_path: Path) -> None:
    board = Board(text_track(FIELD), Mode.INERTIA)
    told: list[Event] = []
    for ranked, has_photo in (((), False), (((0,),), False), (((0,), (1,)), True), (((0, 1),), True)):
        cue = make_cue(Story(board, 2), Scene(), RoundEnded(3, ranked), told.append, has_photo=True)
        assert (cue is not None) == has_photo, ranked
    assert len(told) == 2, "what needs no photograph is told at once"


def test_without_motion_it_still_stands_to_be_looked_at_and_is_measured_at_once() -> None:
    story, scene = Story(Board(text_track(FIELD), Mode.INERTIA), 2), Scene()
    event = RoundEnded(3, ((0,), (1,)))

    def cue_for(one: Event) -> Cue | None:
        return make_cue(story, scene, one, story.tell, has_photo=True, is_motion_reduced=True)

    timeline: Timeline[Event] = Timeline(cue_for, is_off=True)
    timeline.add([event])
    timeline.update(16)
    assert scene.photo == event.ranked
    assert scene.photo_part == 1.0
    timeline.finish()
    assert scene.photo is None
