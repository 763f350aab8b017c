"""Lanes and finish line of a loop: the squares in order from the line, and each one's place along the lap."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final

from game.files.tiled_findings import Findings, Place
from game.files.tiled_gates import nearest_whole, read_line
from game.files.tiled_lunatix_geometry import Line, closed, projected, share_across, turns_left
from game.files.tiled_map import TiledMap
from game.files.tiled_marks import in_cell, numbered, of_class
from game.files.tiled_objects import MapObject, Point, Shape
from game.games.lunatix.track import LAP, LEAST_LANES, LEAST_SQUARES, MOST_LANES, MOST_SQUARES, Square

ON_A_LINE: Final = 0.5
"""A centre no further than this from a line, in pixels, lies on it: nobody sees on which side."""

_SAME_POINT: Final = 0.01


@dataclass(frozen=True)
class Lanes:
    """The squares of a loop, inside lane first, along each lane counter-clockwise from the line."""

    centres: tuple[tuple[Point, ...], ...]
    """By lane, in map pixels."""
    places: tuple[tuple[int, ...], ...]
    """By lane, in millionths of a lap."""
    finish: Line
    objects: tuple[Place, ...]
    """The lanes' objects in the map."""

    @cached_property
    def all_centres(self) -> tuple[Point, ...]:
        """Every square's centre in map pixels."""
        return tuple(centre for lane in self.centres for centre in lane)

    @cached_property
    def all_places(self) -> tuple[int, ...]:
        """Every square's place."""
        return tuple(place for lane in self.places for place in lane)

    @cached_property
    def lane_of(self) -> tuple[int, ...]:
        """Every square's lane, 1 for the inside."""
        return tuple(lane for lane, squares in enumerate(self.centres, 1) for _ in squares)

    @cached_property
    def _reaches(self) -> tuple[float, ...]:
        """How far every square reaches from its centre: half the way to the further of its neighbours in the lane."""
        reaches = list[float]()
        for lane in self.centres:
            lengths = [math.dist(*pair) for pair in pairwise((lane[-1], *lane, lane[0]))]
            reaches += (max(pair) / 2 for pair in pairwise(lengths))
        return tuple(reaches)

    def nearest(self, point: Point) -> Square:
        """The square whose centre is nearest."""
        return min(range(len(self.all_centres)), key=lambda square: math.dist(point, self.all_centres[square]))

    def square_at(self, point: Point) -> Square | None:
        """The square on which a point lies: the nearest, if the point is within its reach."""
        square = self.nearest(point)
        return square if math.dist(point, self.all_centres[square]) <= self._reaches[square] else None


def read_lanes(tiled: TiledMap, findings: Findings) -> Lanes | None:
    """Lanes and line of a map; None when they are too wrong to say anything else of the track."""
    before = findings.errors()
    drawn = list(_drawn_lanes(tiled, findings))
    finish = _finish(tiled, findings)
    if findings.errors() > before or finish is None:
        return None
    line, place = finish
    centres = [_from_the_line(points, own, line, place, tiled, findings) for own, points in drawn]
    if findings.errors() > before:
        return None
    places = places_of(centres, line)
    for (own, _), points, along in zip(drawn, centres, places, strict=True):
        _check_rising(points, along, own, tiled, findings)
    if findings.errors() > before:
        return None
    return Lanes(tuple(centres), places, line, tuple(own for own, _ in drawn))


def places_of(centres: Sequence[Sequence[Point]], line: Line) -> tuple[tuple[int, ...], ...]:
    """Every square's place: its projection on the middle lane, from the line, in millionths of the lap.

    The middle lane crosses the line on the side from its last square to its first.
    """
    sides = closed(centres[(len(centres) - 1) // 2])
    lengths = [math.dist(*side) for side in sides]
    behind = [sum(lengths[:number]) for number in range(len(sides))]
    lap = sum(lengths)
    zero = behind[-1] + lengths[-1] * (share_across(sides[-1], line) or 0.0)

    def place(centre: Point) -> int:
        nearest = (*projected(centre, sides[0]), 0)
        for number, side in enumerate(sides):
            nearest = min(nearest, (*projected(centre, side), number), key=_distance)
        _, share, number = nearest
        return nearest_whole((behind[number] + lengths[number] * share - zero) % lap / lap * LAP) % LAP

    return tuple(tuple(map(place, lane)) for lane in centres)


def _distance(found: tuple[float, float, int]) -> float:
    return found[0]


def _drawn_lanes(tiled: TiledMap, findings: Findings) -> Iterator[tuple[Place, tuple[Point, ...]]]:
    """Every lane's corners in driving direction, inside lane first; what is wrong with each is noted."""
    found = of_class(tiled, "Lane")
    if not LEAST_LANES <= len(found) <= MOST_LANES:
        findings.error(
            f"the track has {len(found)} Lane{'s' * (len(found) != 1)}, and a track has {LEAST_LANES} to {MOST_LANES};"
            " draw each as a polygon through the middle of every square and set its class to"
            ' "Lane" and "lane" to its number, 1 for the inside'
        )
    inner = 0.0
    for each in numbered(found, "lane", MOST_LANES, findings):
        points = _corners(each, findings)
        if not points:
            continue
        area = turns_left(points)
        far = next((point for point in points if not _is_on_map(tiled, point)), None)
        if far is not None:
            findings.error(
                f"a square of the lane lies off the map, at {far[0]:.0f}, {far[1]:.0f} pixels; move its point onto it",
                each.place,
            )
        elif area <= 0:
            findings.error(
                "the lane runs clockwise; cars drive counter-clockwise, so draw its squares in that order", each.place
            )
        elif area <= inner:
            findings.error(
                "the lane lies inside one with a lower number; number the lanes from the inside, 1, 2, 3 ...",
                each.place,
            )
        if far is None:
            inner = max(inner, area)
        yield each.place, points


def _is_on_map(tiled: TiledMap, point: Point) -> bool:
    across, down = tiled.columns * tiled.tile_width, tiled.rows * tiled.tile_height
    return 0 <= point[0] <= across and 0 <= point[1] <= down


def _corners(drawn: MapObject, findings: Findings) -> tuple[Point, ...]:
    points = drawn.points_on_map()
    is_closed = drawn.shape is Shape.POLYGON
    if drawn.shape is Shape.POLYLINE and len(points) > 1 and math.dist(points[0], points[-1]) <= _SAME_POINT:
        is_closed, points = True, points[:-1]
    if not is_closed:
        ends = " whose ends lie apart" if drawn.shape is Shape.POLYLINE else ""
        findings.error(
            f"a Lane must be a polygon through the middle of every square (got {drawn.shape.value}{ends});"
            " draw it with Insert Polygon and end it on its first point",
            drawn.place,
        )
    elif not LEAST_SQUARES <= len(points) <= MOST_SQUARES:
        findings.error(
            f"a Lane must have {LEAST_SQUARES} to {MOST_SQUARES} points, one a square (it has {len(points)});"
            " draw it again",
            drawn.place,
        )
    elif any(math.dist(*side) <= _SAME_POINT for side in closed(points)):
        findings.error("two squares of the lane that follow each other have one centre; remove one point", drawn.place)
    else:
        return points
    return ()


def _finish(tiled: TiledMap, findings: Findings) -> tuple[Line, Place] | None:
    found = of_class(tiled, "Finish")
    if not found:
        findings.error(
            'the track has no Finish; draw a polyline of two points over all lanes and set its class to "Finish"'
        )
        return None
    for each in found[1:]:
        findings.error(
            f"a track has one Finish, and object {found[0].place.object} is one; remove this one", each.place
        )
    line = read_line(found[0], findings)
    if line is not None and math.dist(*line) <= _SAME_POINT:
        findings.error("both ends of the Finish are on one point; draw it across all lanes", found[0].place)
        return None
    return None if line is None else (line, found[0].place)


def _from_the_line(
    points: tuple[Point, ...], own: Place, line: Line, finish: Place, tiled: TiledMap, findings: Findings
) -> tuple[Point, ...]:
    """A lane's squares from the first after the line on; a line that is not crossed once is noted."""
    for centre in points:
        if projected(centre, line)[0] <= ON_A_LINE:
            findings.error(
                f"the Finish goes through the centre of a square of object {own.object}; move it between two squares",
                in_cell(finish, tiled.cell_at(*centre)),
            )
            return points
    crossed = [number for number, side in enumerate(closed(points), 1) if share_across(side, line) is not None]
    if len(crossed) != 1:
        findings.error(
            f"the lane crosses the Finish {_times(len(crossed))}, not once; draw the Finish across every lane", own
        )
        return points
    return points[crossed[0] :] + points[: crossed[0]]


def _times(count: int) -> str:
    return "not at all" if count == 0 else f"{count} times"


def _check_rising(
    points: Sequence[Point], places: Sequence[int], own: Place, tiled: TiledMap, findings: Findings
) -> None:
    """Note squares no further along the lap than the one behind, and those beyond the line by their place only."""
    steps = [(after - before) % LAP for before, after in pairwise((*places, places[0]))]
    if sum(steps) != LAP or 0 in steps:
        for number, step in enumerate(steps):
            if not 0 < step < LAP // 2:
                findings.error(
                    "the square lies no further along the middle lane than the one before it in its own lane;"
                    " move it forward",
                    in_cell(own, tiled.cell_at(*points[(number + 1) % len(points)])),
                )
        return
    first = places.index(min(places))
    for number in range(len(places)) if first else ():
        is_far = number >= first if first > len(places) // 2 else number < first
        if is_far:
            findings.error(
                "the square lies on the other side of the line than its place along the middle lane;"
                " move it away from the line, or turn the line square to the lanes",
                in_cell(own, tiled.cell_at(*points[number])),
            )
