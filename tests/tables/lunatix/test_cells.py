"""Squares as polygons: they cover the road of every shipped loop, each point of it once."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pytest

from game.files.paths import tracks
from game.files.tiled import read_map
from game.games.lunatix.track import LunatixTrack
from game.tables.lunatix.cells import Point, lane_borders, square_cells

LOOPS = sorted((tracks() / "lunatix").glob("*.tmx"))


def loop(name: str) -> LunatixTrack:
    found = read_map(tracks() / "lunatix" / f"{name}.tmx").loop
    assert found is not None
    return found


def area(corners: Sequence[Point]) -> float:
    """Above 0 counter-clockwise on the screen."""
    return sum(ay * bx - ax * by for (ax, ay), (bx, by) in pairwise((*corners, corners[0]))) / 2


def is_inside(point: Point, corners: Sequence[Point]) -> bool:
    x, y = point
    crossed = 0
    for (ax, ay), (bx, by) in pairwise((*corners, corners[0])):
        crossed += (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay)
    return crossed % 2 == 1


def owners(point: Point, cells: Sequence[Sequence[Point]]) -> list[int]:
    return [number for number, cell in enumerate(cells) if math.dist(point, cell[0]) < 900 and is_inside(point, cell)]


@pytest.mark.parametrize("name", [path.stem for path in LOOPS])
def test_every_centre_lies_in_its_own_cell_alone(name: str) -> None:
    track = loop(name)
    cells = square_cells(track)
    assert [owners(centre, cells) for centre in track.centres] == [[square] for square in range(track.size)]


@pytest.mark.parametrize("name", [path.stem for path in LOOPS])
def test_every_point_of_the_road_lies_in_one_cell_and_no_other_point_in_any(name: str) -> None:
    track = loop(name)
    cells = square_cells(track)
    edges = lane_borders(track)
    across, down = zip(*edges[-1], strict=True)
    on_road = 0
    for x in range(int(min(across)) + 1, int(max(across)), 131):
        for y in range(int(min(down)) + 1, int(max(down)), 113):
            point = (x + 0.123, y + 0.321)
            is_road = is_inside(point, edges[-1]) and not is_inside(point, edges[0])
            assert len(owners(point, cells)) == is_road, point
            on_road += is_road
    assert on_road > 150


@pytest.mark.parametrize("name", [path.stem for path in LOOPS])
def test_cells_are_counter_clockwise_and_together_as_large_as_the_road(name: str) -> None:
    track = loop(name)
    cells = square_cells(track)
    edges = lane_borders(track)
    areas = [area(cell) for cell in cells]
    assert min(areas) > 0.4 * max(areas)
    assert sum(areas) == pytest.approx(area(edges[-1]) - area(edges[0]), rel=1e-9)


def test_a_cell_of_a_straight_reaches_half_way_to_its_neighbours() -> None:
    track = loop("the_loop")
    square = track.ahead[track.firsts()[1]].front  # the second of the middle lane, on the finish straight
    cell = square_cells(track)[square]
    (x, y), (next_x, _) = track.centres[square], track.centres[track.ahead[square].front]
    outer_y = track.centres[track.ahead[square].right][1]
    across, down = zip(*cell, strict=True)
    assert max(across) == pytest.approx((x + next_x) / 2, abs=1)
    assert max(down) == pytest.approx((y + outer_y) / 2, abs=1)
