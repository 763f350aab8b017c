"""Curves of a loop: which squares lie in each, and how fast it may be entered in each lane."""

from collections.abc import Sequence
from typing import Final

from game.files.tiled_findings import Findings, Place
from game.files.tiled_lunatix_geometry import Line, closed, is_inside, projected
from game.files.tiled_lunatix_lanes import ON_A_LINE, Lanes
from game.files.tiled_map import TiledMap
from game.files.tiled_marks import got, in_cell, of_class
from game.files.tiled_objects import MapObject, Shape
from game.games.lunatix.track import LEAST_SAFE, MOST_CURVES, MOST_SAFE

MOST_CORNERS: Final = 1000
"""Corners of all curves together."""

Curves = tuple[tuple[int, ...], ...]


def read_curves(tiled: TiledMap, lanes: Lanes, findings: Findings) -> tuple[tuple[int, ...], Curves]:
    """For each square the number of its curve, 0 for none; and the safe speeds of each curve, one a lane."""
    drawn = of_class(tiled, "Curve")
    curve_of = [0] * len(lanes.all_centres)
    if len(drawn) > MOST_CURVES:
        findings.error(f"a track has at most {MOST_CURVES} Curves, not {len(drawn)}; remove some")
        return tuple(curve_of), ()
    if sum(len(each.points) for each in drawn) > MOST_CORNERS:
        findings.error(f"all Curves together have at most {MOST_CORNERS:,} points; draw them with fewer")
        return tuple(curve_of), ()
    curves = []
    places = list[Place]()
    for each in drawn:
        curves.append(tuple(_safe(each, f"safe_{lane}", findings) for lane in range(1, len(lanes.centres) + 1)))
        places.append(each.place)
        _enclose(each, _sides(each, findings), lanes, curve_of, places, tiled, findings)
    return tuple(curve_of), tuple(curves)


def read_speed(drawn: MapObject, name: str, findings: Findings) -> int | None:
    """A safe speed in mph; what is not one is noted."""
    found = drawn.properties.get(name)
    if found is None:
        findings.error(
            f'property "{name}" is missing; add it with type int, a multiple of 10 from {LEAST_SAFE}', drawn.place
        )
        return None
    speed = found.whole()
    if speed is None or speed % 10 or not LEAST_SAFE <= speed <= MOST_SAFE:
        findings.error(
            f'property "{name}" must be a multiple of 10 from {LEAST_SAFE} to {MOST_SAFE} ({got(found)})', drawn.place
        )
        return None
    return speed


def _safe(drawn: MapObject, name: str, findings: Findings) -> int:
    return read_speed(drawn, name, findings) or LEAST_SAFE


def _sides(drawn: MapObject, findings: Findings) -> list[Line]:
    if drawn.shape is Shape.POLYGON and drawn.points:
        return closed(drawn.points_on_map())
    if drawn.shape is Shape.RECTANGLE:
        right, bottom = drawn.width, drawn.height
        return closed([drawn.on_map(*corner) for corner in ((0, 0), (right, 0), (right, bottom), (0, bottom))])
    findings.error(
        f"a Curve must be a polygon or a rectangle around its squares (got {drawn.shape.value}); draw it again",
        drawn.place,
    )
    return []


def _enclose(
    drawn: MapObject,
    sides: list[Line],
    lanes: Lanes,
    curve_of: list[int],
    places: list[Place],
    tiled: TiledMap,
    findings: Findings,
) -> None:
    """Give a curve its squares; those on its border or in another curve too are noted."""
    number = len(places)
    is_empty = bool(sides)
    fences = [(side, _around([side])) for side in sides]
    left, top, right, bottom = _around(sides)
    for square, (x, y) in enumerate(lanes.all_centres):
        if not (left <= x <= right and top <= y <= bottom):
            continue
        centre = x, y
        place = in_cell(drawn.place, tiled.cell_at(*centre))
        near = [side for side, (a, b, c, d) in fences if a <= x <= c and b <= y <= d]
        if any(projected(centre, side)[0] <= ON_A_LINE for side in near):
            findings.error("the centre of a square lies on the curve's border; move the border off it", place)
            is_empty = False
        elif is_inside(centre, sides):
            is_empty = False
            if curve_of[square]:
                other = places[curve_of[square] - 1].object
                findings.error(f"the square lies in the curve of object {other} too; move one of the borders", place)
            curve_of[square] = number
    if is_empty:
        findings.warn("no square lies in the curve; draw it around the centres of its squares", drawn.place)


def _around(sides: Sequence[Line]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all that lies on some sides or near them."""
    across = [x for side in sides for x, _ in side] or [0.0]
    down = [y for side in sides for _, y in side] or [0.0]
    return min(across) - ON_A_LINE, min(down) - ON_A_LINE, max(across) + ON_A_LINE, max(down) + ON_A_LINE
