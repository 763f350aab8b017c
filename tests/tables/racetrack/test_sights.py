"""What the camera is to show: the whole sheet where it is near the road, and every car that is judged."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.files.paths import tracks
from game.files.tiled import read_map
from game.games.racetrack.board import Board
from game.games.racetrack.options import Mode
from game.games.racetrack.state import Moved, PlaceTaken, RoundEnded
from game.tables.racetrack.sights import ahead, finishers, in_front, whole_extent
from game.tables.racetrack.story import Story
from tests.games.racetrack.positions import FIELD, text_track


@pytest.mark.parametrize("path", sorted((tracks() / "racetrack").glob("*.tmx")), ids=lambda path: path.stem)
def test_whole_is_all_of_a_shipped_sheet(path: Path) -> None:
    track = read_map(path).track
    assert track is not None
    assert whole_extent(track, has_map=True) == pygame.Rect(0, 0, track.width, track.height)


def test_a_small_road_on_a_large_sheet_is_what_matters() -> None:
    track = text_track(FIELD)
    wide = track.width * 4
    rows = [track.road[y * track.width : (y + 1) * track.width] for y in range(track.height)]
    large = replace(track, width=wide, road=b"".join(row + bytes(wide - track.width) for row in rows))
    assert whole_extent(large, has_map=True).width == track.width + 2


def test_a_car_is_seen_with_all_that_it_may_reach() -> None:
    track = text_track(FIELD)
    story = Story(Board(track, Mode.INERTIA), 2, [PlaceTaken(0, 1, (4, 0)), Moved(0, (4, 0), (6, 1))])
    assert {(6, 1), (7, 1), (9, 3), (7, 3), (9, 1)} == set(ahead(story, track, 0))
    assert ahead(story, track, 1) == track.starts
    front = in_front(story, 0)
    assert front is not None
    assert front > (6.5, 1.5)
    assert finishers(story, RoundEnded(1, ((0,), (1,)))) == ((6, 1),)
