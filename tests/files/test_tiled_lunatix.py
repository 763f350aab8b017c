"""What a Lunatix Loop map says is what the track holds."""

import math
from itertools import pairwise
from pathlib import Path

import pytest

from game.files.paths import tracks
from game.files.tiled import read_map
from game.games.lunatix.track import LAP, NOWHERE, Door, LunatixTrack, Side, Ways
from tests.files.build_loops import LINE, SQUARES, TURN, at, box, door, lane, line, loop, polygon, track_of
from tests.files.build_maps import point, polyline, properties

INNER, MIDDLE, OUTER = (range(first, first + SQUARES) for first in (0, SQUARES, 2 * SQUARES))


def test_places_are_projections_on_the_middle_lane_from_the_line(tmp_path: Path) -> None:
    track = track_of(loop(), tmp_path)
    # Where the line cuts the middle lane's chord, as a share of it.
    crossed = 0.5 - math.tan(math.radians(TURN / 2 - LINE)) / math.tan(math.radians(TURN / 2)) / 2
    for square in range(SQUARES):
        assert track.places[MIDDLE[square]] == pytest.approx((square + 1 - crossed) * LAP / SQUARES, abs=30)
        halves = (square + 0.5 - crossed) * LAP / SQUARES
        assert track.places[INNER[square]] == pytest.approx(halves, abs=30)
        assert track.places[OUTER[square]] == pytest.approx(halves, abs=30)


def test_places_begin_at_the_line_wherever_a_lane_begins(tmp_path: Path) -> None:
    turned = [at(1, square) for square in range(9, SQUARES + 9)]
    whole = track_of(loop(), tmp_path)
    assert track_of(loop({"lane 1": lane(1, turned)}), tmp_path).places == whole.places


def test_neighbours_are_the_next_in_the_lane_and_the_first_ahead_beside_it(tmp_path: Path) -> None:
    track = track_of(loop(), tmp_path)
    assert track.ahead[INNER[3]] == Ways(INNER[4], NOWHERE, MIDDLE[3])
    assert track.ahead[MIDDLE[3]] == Ways(MIDDLE[4], INNER[4], OUTER[4])
    assert track.ahead[OUTER[3]] == Ways(OUTER[4], MIDDLE[3], NOWHERE)
    assert track.ahead[OUTER[SQUARES - 1]] == Ways(OUTER[0], MIDDLE[SQUARES - 1], NOWHERE)
    assert track.astern[INNER[3]] == Ways(INNER[2], MIDDLE[2], NOWHERE)
    assert track.astern[MIDDLE[3]] == Ways(MIDDLE[2], OUTER[3], INNER[3])
    assert track.astern[OUTER[0]] == Ways(OUTER[SQUARES - 1], NOWHERE, MIDDLE[SQUARES - 1])


def test_a_link_sets_a_neighbour_and_its_reverse(tmp_path: Path) -> None:
    link = polyline("Link", at(2, 4), at(3, 6), number=70)
    track = track_of(loop({"link": link}), tmp_path)
    assert track.ahead[MIDDLE[3]] == Ways(MIDDLE[4], INNER[4], OUTER[5])
    assert track.astern[OUTER[5]] == Ways(OUTER[4], NOWHERE, MIDDLE[3])
    inward = polyline("Link", at(2, 4), at(1, 6), number=70)
    track = track_of(loop({"link": inward}), tmp_path)
    assert track.ahead[MIDDLE[3]] == Ways(MIDDLE[4], INNER[5], OUTER[4])
    assert track.astern[INNER[5]] == Ways(INNER[4], MIDDLE[3], NOWHERE)


def test_a_link_within_a_lane_sets_the_front(tmp_path: Path) -> None:
    squares = [at(1, square) for square in (1, 2, 3, 4, 5, 5.8, *range(7, SQUARES + 1))]
    link = polyline("Link", at(1, 4), at(1, 5.8), number=70)
    track = track_of(loop({"lane 1": lane(1, squares), "link": link}), tmp_path)
    assert track.ahead[INNER[3]].front == INNER[5]
    assert track.astern[INNER[5]].front == INNER[3]


def test_an_unlink_removes_a_diagonal_both_ways(tmp_path: Path) -> None:
    track = track_of(loop({"unlink": polyline("Unlink", at(2, 4), at(3, 5), number=70)}), tmp_path)
    assert track.ahead[MIDDLE[3]] == Ways(MIDDLE[4], INNER[4], NOWHERE)
    assert track.astern[OUTER[4]] == Ways(OUTER[3], NOWHERE, NOWHERE)


def test_offsets_move_everything(tmp_path: Path) -> None:
    whole = track_of(loop(), tmp_path)
    path = loop().save(tmp_path, "ring.tmx")
    path.write_text(path.read_text().replace('name="gates"', 'name="gates" offsetx="4" offsety="-2.5"'))
    moved = read_map(path).loop
    assert moved is not None
    assert moved.places == whole.places
    assert moved.centres == tuple((x + 8, y - 5) for x, y in whole.centres)
    assert moved.finish == tuple(length + (-5 if number % 2 else 8) for number, length in enumerate(whole.finish))
    assert moved.pit == (328, 395, 160, 120)


def test_squares_belong_to_the_curve_around_their_centres(tmp_path: Path) -> None:
    track = track_of(loop(), tmp_path)
    assert track.curves == ((40, 60, 80),)
    assert [square for square in MIDDLE if track.curve_of[square]] == [*MIDDLE[6:11]]
    assert track.safe(INNER[8]) == 40
    assert track.safe(OUTER[0]) is None


def test_a_curve_may_be_a_polygon_or_a_turned_rectangle(tmp_path: Path) -> None:
    whole = track_of(loop(), tmp_path)
    values = {"safe_1": 40, "safe_2": 60, "safe_3": 80}
    corners = ((205, 0), (400, 0), (400, 190), (205, 190))
    assert track_of(loop({"curve": polygon("Curve", corners, 50, values)}), tmp_path) == whole
    turned = box("Curve", 400, 0, 190, 195, **values).replace("<object", '<object rotation="90"')
    assert track_of(loop({"curve": turned}), tmp_path) == whole


def test_starts_are_the_nearest_squares_by_place(tmp_path: Path) -> None:
    track = track_of(loop(), tmp_path)
    last = SQUARES - 1
    assert track.starts == (INNER[last], MIDDLE[last], OUTER[last], INNER[last - 1], MIDDLE[last - 1], OUTER[last - 1])


def test_doors_lead_from_squares_to_the_pit_drawn_from_either_end(tmp_path: Path) -> None:
    doors = (Door(INNER[SQUARES - 1], Side.BEFORE, 40, True), Door(INNER[0], Side.AFTER, 40, True))
    track = track_of(loop(), tmp_path)
    assert track.doors == doors
    assert track.pit == (320, 400, 160, 120)
    values = {"side": "before", "safe_speed": 40, "basic": True}
    turned = polyline("PitDoor", (190, 240), at(1, SQUARES), number=61, **values)
    assert track_of(loop({"before": turned}), tmp_path).doors == doors


@pytest.mark.parametrize(
    ("shape", "box"),
    [
        (
            '<object id="60" type="Pit" x="160" y="200" width="80" height="60"><ellipse/></object>',
            (320, 400, 160, 120),
        ),
        ('<object id="60" type="Pit" x="200" y="250"><point/></object>', (400, 500, 0, 0)),
        ('<object id="60" type="Pit" x="240" y="200" width="60" height="80" rotation="90"/>', (320, 400, 160, 120)),
    ],
)
def test_a_pit_may_be_an_ellipse_a_point_or_turned(shape: str, box: tuple[int, int, int, int], tmp_path: Path) -> None:
    track = track_of(loop({"pit": shape}), tmp_path)
    assert len(track.doors) == 2
    assert track.pit == box


def test_a_map_that_shows_nothing_has_no_picture(tmp_path: Path) -> None:
    assert read_map(loop().save(tmp_path, "ring.tmx")).picture is None


def test_a_door_is_not_basic_unless_it_says_so(tmp_path: Path) -> None:
    more = polyline("PitDoor", at(1, 3), (225, 245), number=63, side="after", safe_speed=20)
    assert track_of(loop({"more": more}), tmp_path).doors[2] == Door(INNER[2], Side.AFTER, 20, False)


def test_map_properties(tmp_path: Path) -> None:
    track = track_of(loop(title="Ring", author="Uli", laps=5), tmp_path)
    assert (track.title, track.author, track.laps) == ("Ring", "Uli", 5)
    track = track_of(loop(), tmp_path)
    assert (track.title, track.author, track.laps) == ("ring", "", 3)


def test_a_closed_polyline_is_a_lane_too(tmp_path: Path) -> None:
    points = [at(1, square) for square in (*range(1, SQUARES + 1), 1)]
    drawn = polygon("Lane", points, 10, {"lane": 1}, "polyline")
    assert track_of(loop({"lane 1": drawn}), tmp_path) == track_of(loop(), tmp_path)


def test_with_an_even_number_of_lanes_the_inner_of_the_two_is_the_middle(tmp_path: Path) -> None:
    changes = {"lane 3": "", "line": line(outer=150), "start 3": "", "start 6": ""}
    changes |= {"curve": "", "start 4": point("Start", *at(1, 23), number=43, place=3)}
    changes |= {"start 5": point("Start", *at(2, 23), number=44, place=4)}
    loaded = read_map(loop(changes).save(tmp_path, "ring.tmx"))
    assert [finding.line() for finding in loaded.findings] == [
        "ring.tmx: warning: the track has 4 starts, so at most as many cars can race; 6 make a full field"
    ]
    assert loaded.loop is not None
    steps = [loaded.loop.places[square + 1] - loaded.loop.places[square] for square in range(SQUARES - 1)]
    assert max(steps) - min(steps) < 100  # the middle lane's own squares are all equally long


def test_lengths_are_kept_as_half_pixels(tmp_path: Path) -> None:
    track = track_of(loop(), tmp_path)
    assert track.centres[0] == tuple(round(2 * length) for length in at(1, 1))
    assert track.finish == (410, 560, 424, 759)


def test_what_a_record_keeps_of_a_track_is_all_of_it(tmp_path: Path) -> None:
    track = track_of(loop(), tmp_path)
    assert LunatixTrack.from_text(track.to_text()) == track


def test_a_template_lends_a_door_its_properties(tmp_path: Path) -> None:
    values = properties({"basic": True, "safe_speed": 40, "side": "before"})
    (tmp_path / "door.tx").write_text(
        f'<template><object type="PitDoor">{values}<polyline points="0,0 0,-60"/></object></template>'
    )
    x, y = at(1, SQUARES)
    lent = f'<object id="61" template="door.tx" x="{x}" y="{y}"/>'
    assert track_of(loop({"before": lent}), tmp_path) == track_of(loop(), tmp_path)


def test_doors_on_other_lanes(tmp_path: Path) -> None:
    outside = door("before", at(3, SQUARES))
    assert track_of(loop({"before": outside}), tmp_path).doors[0].square == OUTER[SQUARES - 1]


@pytest.mark.parametrize("path", sorted((tracks() / "lunatix").glob("*.tmx")), ids=lambda path: path.stem)
def test_shipped_loops_are_clean(path: Path) -> None:
    loaded = read_map(path)
    assert loaded.findings == ()
    assert loaded.loop is not None
    assert loaded.picture is not None
    assert len(loaded.loop.starts) == 6
    assert len(loaded.loop.doors) == 4
    assert LunatixTrack.from_text(loaded.loop.to_text()) == loaded.loop


def test_the_loop_is_the_board_of_the_rules_page() -> None:
    track = read_map(tracks() / "lunatix" / "the_loop.tmx").loop
    assert track is not None
    assert track.lanes == (37, 41, 45)
    assert track.curves == ((80, 100, 120), (40, 60, 80), (60, 80, 100), (60, 80, 100))
    inner, middle, outer = (
        [track.curve_of[square] for square in range(first, first + count)]
        for first, count in zip(track.firsts(), track.lanes, strict=True)
    )
    # After the line four squares of the finish straight are left, five of the middle lane lie behind it.
    assert inner == [0] * 4 + [1] * 4 + [0] * 3 + [2] * 2 + [0] * 10 + [3] * 3 + [0] * 3 + [4] * 3 + [0] * 5
    assert middle == [0] * 4 + [1] * 5 + [0] * 3 + [2] * 3 + [0] * 10 + [3] * 4 + [0] * 3 + [4] * 4 + [0] * 5
    assert outer == [0] * 4 + [1] * 6 + [0] * 3 + [2] * 4 + [0] * 10 + [3] * 5 + [0] * 3 + [4] * 5 + [0] * 5
    assert [track.name(square) for square in track.starts[:3]] == [
        "square 37 of lane 1", "square 41 of lane 2", "square 45 of lane 3",
    ]  # fmt: skip
    assert [(track.name(each.square), each.side, each.safe, each.is_basic) for each in track.doors] == [
        ("square 34 of lane 1", Side.BEFORE, 40, True),
        ("square 35 of lane 1", Side.BEFORE, 20, False),
        ("square 2 of lane 1", Side.AFTER, 40, True),
        ("square 3 of lane 1", Side.AFTER, 20, False),
    ]


def test_on_the_loop_six_pairs_of_middle_and_outer_squares_lie_level_and_are_no_neighbours() -> None:
    track = read_map(tracks() / "lunatix" / "the_loop.tmx").loop
    assert track is not None
    lanes = [range(first, first + count) for first, count in zip(track.firsts(), track.lanes, strict=True)]
    level = [
        [(one, other) for one in inner for other in outer if track.places[one] == track.places[other]]
        for inner, outer in pairwise(lanes)
    ]
    assert [len(pairs) for pairs in level] == [0, 6]
    for one, other in level[1]:
        assert track.curve_of[one] == track.curve_of[other] > 0
        assert other not in (*track.ahead[one], *track.astern[one])
        assert one not in (*track.ahead[other], *track.astern[other])
