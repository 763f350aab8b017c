"""Lines and gates out of polylines: straight and directed, gates in whole pixels."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from game.files.tiled_findings import Findings
from game.files.tiled_objects import MapObject, Point, Shape
from game.games.racetrack.track import Gate

_STRAIGHT_TO_PIXELS: Final = 0.5


def read_gate(drawn: MapObject, findings: Findings) -> Gate | None:
    """A gate from a straight polyline: its first point is A, its last B, in whole pixels, doubled."""
    line = read_line(drawn, findings)
    if line is None:
        return None
    (ax, ay), (bx, by) = ((2 * nearest_whole(x), 2 * nearest_whole(y)) for x, y in line)
    if (ax, ay) == (bx, by):
        findings.error(f"both ends of the {drawn.kind} are on one point; draw it across the road", drawn.place)
        return None
    return Gate(ax, ay, bx, by)


def read_line(drawn: MapObject, findings: Findings) -> tuple[Point, Point] | None:
    """The first and the last point of a straight polyline, in map pixels."""
    if drawn.shape is not Shape.POLYLINE:
        findings.error(
            f"a {drawn.kind} must be a polyline of two points, not a {drawn.shape.value};"
            " draw it again with Insert Polygon and end it with a right click",
            drawn.place,
        )
        return None
    points = drawn.points_on_map()
    if len(points) < 2:
        findings.error(f"a {drawn.kind} must have two points (it has {len(points)}); draw it again", drawn.place)
        return None
    if not _is_straight(points):
        findings.error(f"a {drawn.kind} must be straight; draw it with two points, or several in one line", drawn.place)
        return None
    return points[0], points[-1]


def _is_straight(points: Sequence[Point]) -> bool:
    """Whether all points lie, in order, on the segment from the first to the last, to half a pixel."""
    (ax, ay), (bx, by) = points[0], points[-1]
    length = math.hypot(bx - ax, by - ay)
    if length == 0:
        return len(points) == 2
    along = [((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length for x, y in points]
    off = [abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length for x, y in points]
    return max(off) <= _STRAIGHT_TO_PIXELS and all(one <= next_ + _STRAIGHT_TO_PIXELS for one, next_ in pairwise(along))


def nearest_whole(number: float) -> int:
    """The whole number that is nearest, halves upwards."""
    return math.floor(number + 0.5)
