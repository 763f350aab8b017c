"""Plane geometry of loops in map pixels, y down: sides, crossings, polygons."""

import math
from collections.abc import Sequence
from itertools import pairwise

from game.files.tiled_objects import Point

Line = tuple[Point, Point]


def closed(points: Sequence[Point]) -> list[Line]:
    """The sides of a closed way through some points, the last leading back to the first."""
    return list(pairwise((*points, points[0])))


def projected(point: Point, side: Line) -> tuple[float, float]:
    """How far a point is from a side, and which share of the side lies before the point's projection on it."""
    (ax, ay), (bx, by) = side
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    share = 0.0 if square == 0 else min(1.0, max(0.0, ((point[0] - ax) * dx + (point[1] - ay) * dy) / square))
    return math.hypot(point[0] - ax - share * dx, point[1] - ay - share * dy), share


def left_of(point: Point, line: Line) -> float:
    """Above 0 when a point lies on the left of a line as seen on the screen, below 0 on its right, 0 on it."""
    (ax, ay), (bx, by) = line
    return (point[0] - ax) * (by - ay) - (point[1] - ay) * (bx - ax)


def share_across(step: Line, line: Line) -> float | None:
    """Which share of a step lies before the line that it crosses; None when it does not cross it.

    A step's end on the line itself counts as lying on its left.
    """
    before, after = left_of(step[0], line), left_of(step[1], line)
    if (before < 0) == (after < 0):
        return None
    one, other = left_of(line[0], step), left_of(line[1], step)
    if one * other > 0:
        return None
    return before / (before - after)


def turns_left(points: Sequence[Point]) -> float:
    """The area inside a closed way, in square pixels: above 0 when it runs counter-clockwise on the screen."""
    return sum(ay * bx - ax * by for (ax, ay), (bx, by) in closed(points)) / 2


def is_inside(point: Point, sides: Sequence[Line]) -> bool:
    """Whether a point lies inside a polygon, by the even-odd rule."""
    x, y = point
    is_in = False
    for (ax, ay), (bx, by) in sides:
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            is_in = not is_in
    return is_in
