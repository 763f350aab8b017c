"""The length of a lap in spots."""

from game.games.racetrack.lap_length import lap_length
from game.games.racetrack.track import Course
from tests.boards import RING, drawn


def test_a_straight_sprint_is_as_long_as_its_way() -> None:
    track = drawn(("1.........",), finish=((7, -1), (7, 1)), course=Course.SPRINT)
    assert lap_length(track) == 7


def test_a_ring_is_walked_round_through_its_checkpoint() -> None:
    # Three steps to the line from the nearest start, then twelve round the block.
    assert lap_length(RING) == 15


def test_a_track_without_a_way_round_has_no_length() -> None:
    assert lap_length(drawn(("1..#....",), finish=((6, -1), (6, 1)))) == 0
