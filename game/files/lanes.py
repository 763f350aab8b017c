"""Lanes laid along one drawn centre line: the middles of all squares, like bricks from lane to lane."""

import math
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from game.files.tiled_lunatix_geometry import closed, turns_left
from game.files.tiled_objects import Point
from game.games.lunatix.track import LEAST_SQUARES, MOST_SQUARES

LANE: Final = 2 / math.pi
"""Width of a lane in squares: a bend of 90 degrees then gives each lane outward one square more."""

_CUTS: Final = 4
_MOST_SOFTER: Final = 12
"""How often a line may be drawn softer until all lanes fit into its bends."""

FINE: Final = 16
"""Points of the centre line for each square, from which lanes are measured."""


class TooTight(ValueError):
    """A centre line that bends so sharply that its lanes would cross; `at` is where, in map pixels."""

    def __init__(self, at: Point) -> None:
        super().__init__("the centre line bends too sharply")
        self.at = at


class LaidLanes(NamedTuple):
    """Lanes along a centre line, all counter-clockwise, lengths in map pixels."""

    lanes: list[list[Point]]
    """By lane, inside first, the middle of every square."""
    line: list[Point]
    """The centre line with its corners rounded, `FINE` points a square; it begins within the first side drawn."""


def lanes_along(corners: Sequence[Point], lanes: int, square: float) -> LaidLanes:
    """Lanes along a centre line that is drawn by its corners.

    Its corners are rounded. Squares are as near to `square` long as whole numbers of them
    allow, lanes 2 / pi of that wide. Raises TooTight.
    """
    line = _rounded(corners if turns_left(corners) > 0 else [*corners[1::-1], *corners[:1:-1]])
    lap = sum(math.dist(*side) for side in closed(line))
    fine = _spaced(line, max(FINE * LEAST_SQUARES, round(lap / square * FINE)), 0)
    for _ in range(_MOST_SOFTER):
        try:
            return LaidLanes(_lanes(fine, lanes, square), fine)
        except TooTight:
            fine = _softer(fine)
    return LaidLanes(_lanes(fine, lanes, square), fine)


def _lanes(line: Sequence[Point], lanes: int, square: float) -> list[list[Point]]:
    return [_lane(line, (lane - (lanes + 1) / 2) * LANE * square, square, lane) for lane in range(1, lanes + 1)]


def _softer(line: Sequence[Point]) -> list[Point]:
    """The line with every point drawn to the middle of those within half a square, so that bends grow wider."""
    half = FINE // 2
    round_about = [*line[-half:], *line, *line[:half]]
    xs, ys = (list(accumulate(axis, initial=0.0)) for axis in zip(*round_about, strict=True))
    width = 2 * half + 1
    return [((xs[n + width] - xs[n]) / width, (ys[n + width] - ys[n]) / width) for n in range(len(line))]


def _lane(line: Sequence[Point], off: float, square: float, lane: int) -> list[Point]:
    """A lane, `off` pixels to the right of the centre line; every other lane begins half a square later."""
    ahead = [*line[1:], line[0]]
    behind = [line[-1], *line[:-1]]
    points = []
    for (ax, ay), (x, y), (bx, by) in zip(behind, line, ahead, strict=True):
        length = math.hypot(bx - ax, by - ay) or 1.0
        points.append((x - (by - ay) / length * off, y + (bx - ax) / length * off))
    for here, ((ax, ay), (bx, by)), ((cx, cy), (dx, dy)) in zip(line, closed(points), closed(line), strict=True):
        if (bx - ax) * (dx - cx) + (by - ay) * (dy - cy) <= 0:
            raise TooTight(here)
    count = round(sum(math.dist(*side) for side in closed(points)) / square)
    return _spaced(points, min(MOST_SQUARES, max(LEAST_SQUARES, count)), 0.5 if lane % 2 else 1.0)


def _rounded(corners: Sequence[Point]) -> list[Point]:
    """Corners cut again and again (Chaikin's way): straights stay straight, and nothing leaves the polygon."""
    points = list(corners)
    for _ in range(_CUTS):
        points = [
            (ax + (bx - ax) * share, ay + (by - ay) * share)
            for (ax, ay), (bx, by) in closed(points)
            for share in (0.25, 0.75)
        ]
    return points


def _spaced(points: Sequence[Point], count: int, first: float) -> list[Point]:
    """So many points in equal steps along a closed way, the first of them `first` steps after its beginning."""
    sides = closed(points)
    ends = list(accumulate(math.dist(*side) for side in sides))
    found = []
    for number in range(count):
        along = (number + first) * ends[-1] / count % ends[-1]
        at = min(bisect_right(ends, along), len(sides) - 1)
        (ax, ay), (bx, by) = sides[at]
        length = math.dist(*sides[at])
        share = (along - ends[at] + length) / length if length else 0.0
        found.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return found
