"""The pictures of the rules keep the rules."""

from itertools import pairwise

import pytest

from game.games.racetrack.geometry import entered_cells
from game.scenes.racetrack_rules import RACETRACK_RULES
from game.scenes.sketches import Line, Sketch, Spot

SKETCHES = dict(RACETRACK_RULES)
BY_INERTIA = [name for name in SKETCHES if name != "simple"]


def whole(spot: Spot) -> tuple[int, int]:
    return int(spot[0]), int(spot[1])


def is_road(sketch: Sketch, x: int, y: int) -> bool:
    return 0 <= y < len(sketch.road) and 0 <= x < len(sketch.road[0]) and sketch.road[y][x] == "."


def is_clear(sketch: Sketch, a: Spot, b: Spot) -> bool:
    (x, y), (end_x, end_y) = whole(a), whole(b)
    return all(is_road(sketch, x + dx, y + dy) for dx, dy in entered_cells(end_x - x, end_y - y))


def velocities(line: Line) -> list[tuple[int, int]]:
    spots = [whole(spot) for spot in line.spots]
    return [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(spots)]


@pytest.mark.parametrize("name", SKETCHES)
def test_every_row_of_a_sketch_is_as_long_as_the_others(name: str) -> None:
    assert len({len(row) for row in SKETCHES[name].road}) == 1


@pytest.mark.parametrize("name", BY_INERTIA)
def test_drawn_lines_change_by_one_at_most_and_stay_on_the_road(name: str) -> None:
    sketch = SKETCHES[name]
    for line in sketch.lines:
        if line.is_dashed:
            continue
        assert all(is_clear(sketch, a, b) for a, b in pairwise(line.spots))
        for before, after in pairwise(velocities(line)):
            assert max(abs(after[0] - before[0]), abs(after[1] - before[1])) <= 1


@pytest.mark.parametrize("name", [name for name in BY_INERTIA if SKETCHES[name].open_spots])
def test_spots_to_choose_lie_around_the_inertia_point_and_are_clear(name: str) -> None:
    sketch = SKETCHES[name]
    (x, y) = whole(sketch.cars[0].at)
    (vx, vy) = velocities(next(line for line in sketch.lines if line.spots[-1] == sketch.cars[0].at))[-1]
    if sketch.inertia is not None:
        assert whole(sketch.inertia) == (x + vx, y + vy)
    for spot in (*sketch.open_spots, *sketch.closed_spots):
        across, down = whole(spot)
        assert max(abs(across - x - vx), abs(down - y - vy)) <= 1
    assert all(is_clear(sketch, (x, y), spot) for spot in sketch.open_spots)


def test_a_crash_is_drawn_where_none_of_nine_spots_is_left() -> None:
    sketch = SKETCHES["crash"]
    assert len(sketch.closed_spots) == 9
    assert not any(is_clear(sketch, sketch.cars[0].at, spot) for spot in sketch.closed_spots)


def test_the_forbidden_line_runs_into_the_square_that_is_shown() -> None:
    sketch = SKETCHES["border"]
    dashed = next(line for line in sketch.lines if line.is_dashed)
    (x, y) = whole(dashed.spots[0])
    (vx, vy) = velocities(dashed)[0]
    entered = {(x + dx, y + dy) for dx, dy in entered_cells(vx, vy)}
    assert set(sketch.touched) <= entered
    assert not any(is_road(sketch, *cell) for cell in sketch.touched)
