"""Small tracks with known optima, and random ones with odd gates."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.games.racetrack.track import Course, Gate, Track

FOLDER = Path(__file__).parent / "tracks"


@cache
def expected() -> dict[str, Any]:
    """By name of the track: optima, starts, and gates in half cells."""
    known: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
    return known


@cache
def known_track(name: str, has_checkpoint: bool = False) -> Track:
    """One of the known tracks, with a tile of one pixel, so that half cells are half pixels less 1."""
    facts = expected()[name]
    rows = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split()

    def gate(ends: list[list[int]]) -> Gate:
        (ax, ay), (bx, by) = ends
        return Gate(ax + 1, ay + 1, bx + 1, by + 1)

    return Track(
        width=len(rows[0]),
        height=len(rows),
        road=bytes(mark == "." for row in rows for mark in row),
        finish=gate(facts["finish_half_cells"]),
        starts=tuple((x, y) for x, y in facts["start"]),
        checkpoints=(gate(facts["checkpoint_half_cells"]),) if has_checkpoint else (),
    )


def odd_track(luck: Random) -> Track:
    """A small random track with gates at any angle: some cannot be finished, some be slipped past."""
    width, height = luck.randint(4, 7), luck.randint(3, 6)
    tile_width, tile_height = luck.choice([(1, 1), (2, 3), (5, 4)])
    road = bytes(luck.random() < 0.8 for _ in range(width * height))
    cells = [(place % width, place // width) for place, is_road in enumerate(road) if is_road] or [(0, 0)]
    if not any(road):
        road = bytes([1]) + road[1:]

    def gate() -> Gate:
        while True:
            ax, bx = (luck.randint(0, 2 * width * tile_width) for _ in "ab")
            ay, by = (luck.randint(0, 2 * height * tile_height) for _ in "ab")
            # Often through the centres of cells, where sides are 0 and cuts meet in one point.
            if luck.random() < 0.5:
                ax, bx = (tile_width * (2 * luck.randrange(width) + 1) for _ in "ab")
                ay, by = (tile_height * (2 * luck.randrange(height) + 1) for _ in "ab")
            if (ax, ay) != (bx, by):
                return Gate(ax, ay, bx, by)

    return Track(
        width=width,
        height=height,
        road=road,
        finish=gate(),
        starts=tuple(luck.sample(cells, min(len(cells), luck.randint(1, 3)))),
        checkpoints=tuple(gate() for _ in range(luck.choice([0, 0, 1, 1, 2]))),
        course=luck.choice([Course.CIRCUIT, Course.CIRCUIT, Course.SPRINT]),
        tile_width=tile_width,
        tile_height=tile_height,
    )
