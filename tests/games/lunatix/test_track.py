"""The loop as a value and as text: neighbours by the adjacency rule, and every fault named."""

from dataclasses import replace
from typing import Any

import pytest

from game.games.lunatix.board import NO_LIMIT, Board
from game.games.lunatix.options import Options
from game.games.lunatix.track import (
    LAP,
    NOWHERE,
    Door,
    LunatixTrack,
    Side,
    TrackError,
    Ways,
    ways_between,
)
from tests.games.lunatix.boards import house_board, house_cards, short_loop


@pytest.mark.parametrize("track", [house_board(), short_loop()])
def test_a_track_survives_its_text(track: LunatixTrack) -> None:
    assert LunatixTrack.from_text(track.to_text()) == track


def test_titles_stay_on_their_line() -> None:
    track = replace(house_board(), title="Two\nlines", author="A\rB")
    again = LunatixTrack.from_text(track.to_text())
    assert (again.title, again.author) == ("Two lines", "A B")


def test_the_house_board_has_37_41_and_45_squares() -> None:
    assert house_board().lanes == (37, 41, 45)


def test_squares_lie_like_bricks_so_that_nothing_is_directly_beside() -> None:
    track = house_board()
    straight = [square for square in range(track.size) if not track.curve_of[square]]
    for square in straight:
        for side in track.ahead[square][1:]:
            if side != NOWHERE and not track.curve_of[side]:
                ahead = (track.places[side] - track.places[square]) % LAP
                assert ahead == pytest.approx(LAP / 41 / 2, abs=2)


def test_in_bends_some_middle_and_outer_squares_lie_level_and_are_no_neighbours() -> None:
    track = house_board()
    _, first, outer = track.firsts()
    middle = range(first, outer)
    level = [
        (one, two)
        for one in middle
        for two in range(outer, track.size)
        if min((track.places[one] - track.places[two]) % LAP, (track.places[two] - track.places[one]) % LAP) * 4 * 45
        <= LAP
    ]
    for one, two in level:
        assert two not in track.ahead[one]
        assert one not in track.ahead[two]
    assert len(level) >= 6


def test_clockwise_ways_are_mirrored() -> None:
    track = house_board()
    for square in range(track.size):
        assert track.astern[track.ahead[square].front].front == square
        lane = track.lane(square)
        for way, ways in ((1, track.ahead[square]), (-1, track.astern[square])):
            assert ways.left == NOWHERE or track.lane(ways.left) == lane - way
            assert ways.right == NOWHERE or track.lane(ways.right) == lane + way


def test_a_diagonal_is_the_first_square_ahead_by_more_than_a_quarter_of_its_lanes_square() -> None:
    lanes = [[square * LAP // 8 for square in range(8)], [square * LAP // 8 + 31_250 for square in range(8)]]
    ahead, astern = ways_between(lanes)
    assert ahead[0] == Ways(1, NOWHERE, 9), "ahead by exactly a quarter is not more"
    assert ahead[8] == Ways(9, 1, NOWHERE)
    assert astern[1] == Ways(0, 8, NOWHERE)


def test_a_step_crosses_the_line_where_places_begin_again() -> None:
    board = Board(house_board(), house_cards(), Options())
    crossing = [
        (square, end)
        for square, ways in enumerate(house_board().ahead)
        for end in ways
        if end != NOWHERE and board.crosses(square, end, False)
    ]
    assert len(crossing) == 5, "three straight on, and from the middle lane to either side"
    for start, end in crossing:
        assert board.places[start] > LAP * 9 // 10 > LAP // 10 > board.places[end]
        assert not board.crosses(end, start, False)
        assert board.crosses(end, start, True)


def test_limits_of_steps_are_those_of_curves_entered_or_of_inward_steps() -> None:
    board = Board(house_board(), house_cards(), Options())
    track = house_board()
    middle, outer = track.firsts()[1:]
    assert board.steps[False][3][0] == (4, 80)
    assert board.steps[False][4][0] == (5, NO_LIMIT)
    assert board.steps[False][middle + 4][1] == (5, 80)
    assert board.steps[False][outer + 5][1] == (middle + 5, 100)
    assert board.steps[False][36][0] == (0, -1)


def text_with(old: str, new: str) -> str:
    text = house_board().to_text()
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", 'line 1: expected "lunatix-track 1"'),
        (text_with("squares:", "squared:"), "is not part of a track"),
        (text_with("lanes: 37 41 45", "lanes: 37 41 46"), "the lanes have 124 squares in all, not 123"),
        (text_with("lanes: 37 41 45", "lanes: 37"), "a track has 2 to 5 lanes, not 1"),
        (text_with("lanes: 37 41 45", "lanes: 3 41 79"), "lane 1 must have 8 to 200 squares, not 3"),
        (text_with("laps: 3\n", ""), 'the line "laps:" is missing'),
        (text_with("laps: 3", "laps: x"), "line 4: expected whole numbers, got 'x'"),
        (text_with("laps: 3", "laps: 9"), "a race has 1 to 5 laps, not 9"),
        (text_with("laps: 3", "laps: 3\nlaps: 3"), "line 5: 'laps: 3' is not part of a track"),
        (
            text_with("curve: 80 100 120", "curve: 85 100 120"),
            "a safe speed is a multiple of 10 from 10 to 990, not 85",
        ),
        (text_with("curve: 80 100 120", "curve: 80 100"), "curve 1 needs a safe speed for each of 3 lanes"),
        (text_with("door: 33 before 40 1", "door: 33 beside 40 1"), "expected a square, before or after"),
        (text_with("door: 33 before 40 1", "door: 33 before 40 0"), "exactly one basic door before the line, not 0"),
        (text_with("door: 33 before 40 1", "door: 999 before 40 1"), "a door: there is no square 999"),
        (text_with("start: 36", "start: 77"), "two starts lie on one square"),
        (text_with("\n6098 ", "\n36098 "), "square 2 of lane 1: places must rise along a lane"),
        (text_with("\n6098 ", "\n6098 1 "), "expected whole numbers, got '6098 1"),
        (text_with("\n6098 12", "\n6098"), "expected 10 whole numbers, got 9"),
    ],
)
def test_a_fault_in_a_text_is_named(text: str, message: str) -> None:
    with pytest.raises(TrackError) as fault:
        LunatixTrack.from_text(text)
    assert message in str(fault.value)


def changed(square: int, **ways: int) -> dict[str, Any]:
    ahead = list(house_board().ahead)
    ahead[square] = ahead[square]._replace(**ways)
    return {"ahead": tuple(ahead)}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (changed(0, front=NOWHERE), "square 1 of lane 1 has no square in front"),
        (changed(0, front=40), "square 1 of lane 1: its front square must lie in lane 1"),
        (changed(5, front=3), "square 6 of lane 1: its front square, square 4 of lane 1, lies behind it"),
        (changed(0, right=100), "square 1 of lane 1: its right square must lie in lane 2"),
        ({"starts": ()}, "a track has 1 to 6 starts, not 0"),
        ({"curve_of": (9,) * 123}, "square 1 of lane 1: there is no curve 9"),
        ({"doors": (*house_board().doors, Door(33, Side.BEFORE, 20, False))}, "two doors before the line lie on"),
        ({"places": (-1, *house_board().places[1:])}, "a place is from 0 to 999999, not -1"),
    ],
)
def test_a_fault_in_a_value_is_named(change: dict[str, Any], message: str) -> None:
    with pytest.raises(TrackError) as fault:
        replace(house_board(), **change)
    assert message in str(fault.value)


def test_a_skid_leads_out_on_straights_and_to_the_faster_lane_in_curves() -> None:
    track = house_board()
    right_hand = replace(track, curves=tuple(tuple(reversed(safes)) for safes in track.curves))
    board = Board(right_hand, house_cards(), Options())
    middle, outer = track.firsts()[1:]
    assert board.outward[False][middle + 5] == track.ahead[middle + 5].left
    assert board.outward[False][5] == NOWHERE
    assert board.outward[False][20] == track.ahead[20].right
    assert board.outward[True][20] == track.astern[20].left
    assert board.outward[False][outer + 20] == NOWHERE
