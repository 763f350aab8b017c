"""Sectors and distances are those that a plain flood finds, step by step, on many small roads with cuts."""

import random
from collections.abc import Iterable

import pytest

from game.files.tiled_steps import Grid, Step
from game.games.racetrack.track import Gate, Track


def grid_of(luck: random.Random) -> tuple[Grid, list[Step]]:
    """A speckled road, and some of its steps to be cut."""
    width, height = luck.randint(1, 12), luck.randint(1, 9)
    density = luck.choice((0.4, 0.6, 0.9))
    road = b"\1" + bytes(luck.random() < density for _ in range(width * height - 1))
    grid = Grid(Track(width, height, road, Gate(0, 0, 1, 0), ((0, 0),)))
    steps = [
        (here, here + change)
        for here, is_road in enumerate(grid.road)
        if is_road
        for change in grid.around
        if grid.road[here + change]
    ]
    return grid, luck.sample(steps, min(len(steps), luck.randint(0, 12)))


def flood(grid: Grid, origins: Iterable[int], cut: Iterable[Step]) -> dict[int, int]:
    closed = {*cut, *((after, before) for before, after in cut)}
    steps = dict.fromkeys(origins, 0)
    waiting = list(steps)
    for here in waiting:
        for there in (here + change for change in grid.around):
            if grid.road[there] and there not in steps and (here, there) not in closed:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps


@pytest.mark.parametrize("seed", range(200))
def test_as_a_plain_flood(seed: int) -> None:
    grid, cut = grid_of(random.Random(seed))
    sectors = grid.sectors([cut])
    cells = [cell for cell, is_road in enumerate(grid.road) if is_road]
    assert all(not sectors[cell] for cell in set(range(len(grid.road))) - set(cells))
    for cell in cells:
        reached = flood(grid, [cell], cut)
        assert {other for other in cells if sectors[other] == sectors[cell]} == set(reached)
        assert grid.distances([cell], [cut]) == reached
    found = [sectors[cell] for cell in cells]
    assert list(dict.fromkeys(found)) == list(range(1, len(set(found)) + 1)), "numbered as they are met"
