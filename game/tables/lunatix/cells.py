"""The shape of every square of a loop: borders half-way to its neighbours, along its lane and across."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from game.games.lunatix.track import LunatixTrack

Point = tuple[float, float]
Polygon = tuple[Point, ...]

_STEPS: Final = 8
"""Points of a lane's smooth middle a square, an even number."""

_NEAR: Final = 3 * _STEPS
"""How far the search for the nearest point follows the neighbour lane."""


def square_cells(track: LunatixTrack) -> tuple[Polygon, ...]:
    """A polygon for every square, in half pixels of the map as `track.centres` are.

    Each begins with the outer corner at its back and runs forward along the outer border, then back along
    the inner one: counter-clockwise on the screen. Neighbours share their borders, so the cells cover
    the road without gaps.
    """
    middles = []
    for first, count in zip(track.firsts(), track.lanes, strict=True):
        middles.append(_smooth(track.centres[first : first + count]))
    borders = _borders(middles)
    cells: list[Polygon] = []
    for middle, (inner, outer) in zip(middles, pairwise(borders), strict=True):
        between = [middle[number * _STEPS - _STEPS // 2] for number in range(len(middle) // _STEPS)]
        inside, outside = _cuts(between, inner), _cuts(between, outer)
        for number in range(len(between)):
            after = (number + 1) % len(between)
            back = _part(inner, inside[number], inside[after])
            cells.append((*_part(outer, outside[number], outside[after]), *reversed(back)))
    return tuple(cells)


def lane_borders(track: LunatixTrack) -> tuple[Polygon, ...]:
    """The closed lines along the lanes, the inner edge of the road first, in half pixels."""
    middles = [
        _smooth(track.centres[first : first + count]) for first, count in zip(track.firsts(), track.lanes, strict=True)
    ]
    return tuple(map(tuple, _borders(middles)))


def _smooth(centres: Sequence[Point]) -> list[Point]:
    """A closed curve through all centres (Catmull and Rom's), `_STEPS` points a square."""
    curve: list[Point] = []
    count = len(centres)
    for number in range(count):
        before, start, end, after = (centres[(number + step) % count] for step in (-1, 0, 1, 2))
        for step in range(_STEPS):
            t = step / _STEPS
            weights = (
                (-t + 2 * t**2 - t**3) / 2,
                (2 - 5 * t**2 + 3 * t**3) / 2,
                (t + 4 * t**2 - 3 * t**3) / 2,
                (-(t**2) + t**3) / 2,
            )
            x, y = (
                sum(weight * point[axis] for weight, point in zip(weights, (before, start, end, after), strict=True))
                for axis in (0, 1)
            )
            curve.append((x, y))
    return curve


def _borders(middles: Sequence[Sequence[Point]]) -> list[list[Point]]:
    """Half-way between lanes; the road's own edges lie as far from the outer lanes as the next border."""
    between = []
    for middle, other in pairwise(middles):
        feet = _feet(middle, other)
        between.append([((x + to_x) / 2, (y + to_y) / 2) for (x, y), (to_x, to_y) in zip(middle, feet, strict=True)])
    first = _mirrored(middles[0], between[0])
    return [first, *between, _mirrored(middles[-1], between[-1])]


def _mirrored(middle: Sequence[Point], border: Sequence[Point]) -> list[Point]:
    feet = _feet(middle, border)
    return [(2 * x - to_x, 2 * y - to_y) for (x, y), (to_x, to_y) in zip(middle, feet, strict=True)]


def _feet(points: Sequence[Point], curve: Sequence[Point]) -> list[Point]:
    """For every point of a closed curve the nearest of another one that runs beside it."""
    return [_at(curve, place) for place in _cuts(points, curve)]


def _cuts(points: Sequence[Point], curve: Sequence[Point]) -> list[float]:
    """Where on a closed curve the nearest point to each of some lies: the number of a side and the share along it.

    The points follow the curve, so the search goes on where it ended; only the first looks everywhere.
    """
    count = len(curve)
    places = []
    near: Sequence[int] = range(count)
    for point in points:
        distance, number, share = min(_projected(point, curve, number % count) for number in near)
        del distance
        places.append(number + share)
        near = range(number - _NEAR // 3, number + _NEAR)
    return places


def _projected(point: Point, curve: Sequence[Point], number: int) -> tuple[float, int, float]:
    (ax, ay), (bx, by) = curve[number], curve[(number + 1) % len(curve)]
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, ((point[0] - ax) * dx + (point[1] - ay) * dy) / square)) if square else 0.0
    return math.hypot(point[0] - ax - share * dx, point[1] - ay - share * dy), number, share


def _at(curve: Sequence[Point], place: float) -> Point:
    number = int(place)
    (ax, ay), (bx, by) = curve[number % len(curve)], curve[(number + 1) % len(curve)]
    share = place - number
    return ax + (bx - ax) * share, ay + (by - ay) * share


def _part(curve: Sequence[Point], first: float, last: float) -> list[Point]:
    """The curve from one place forward to another, over its end if need be."""
    count = len(curve)
    if last < first:
        last += count
    inner = [curve[number % count] for number in range(int(first) + 1, math.ceil(last))]
    return [_at(curve, first), *inner, _at(curve, last)]
