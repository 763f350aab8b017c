"""The road tileset: cells whose kerb runs as a smooth line through road and verge, told by the eight neighbours.

The border between road and not-road is drawn as marching squares draw it, round each corner where
four cells meet: a road cell sticking out loses a corner of half a side by half a side (an eighth of
the cell), a cell in a notch gains one. So a staircase at 45 degrees becomes a straight line, while
the cell itself stays what the rules know. Beside these fine tiles the set holds sixteen plain ones
for Tiled's terrain brush, in which the whole kerb lies on the verge.
"""

from dataclasses import dataclass
from typing import Final

import pygame
from tile_svg import CREAM, OUTLINE, RED, TILE, circle, fill, render, stroke

COLUMNS: Final = 16
KERB: Final = 11
OUTER: Final = 16
HALF: Final = TILE // 2

AROUND: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight neighbours, from the top clockwise: bit i of a neighbourhood stands for AROUND[i]."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class RoadTile:
    """One tile of the set: its picture, whether its cell is road, the four corners that terrains join at."""

    picture: pygame.Surface
    is_road: bool
    corners: tuple[bool, bool, bool, bool]
    """Top right, bottom right, bottom left, top left."""
    is_for_brush: bool


@dataclass(frozen=True, slots=True)
class RoadSheet:
    """All tiles, and which of them each neighbourhood takes."""

    tiles: tuple[RoadTile, ...]
    road: tuple[int, ...]
    """Tile id for a road cell by its neighbourhood, 0 to 255."""
    verge: tuple[int | None, ...]
    """Tile id for a cell that is not road; None where no kerb reaches into it."""


def road_sheet() -> RoadSheet:
    """Draw every tile; neighbourhoods that look the same share one."""
    tiles = [RoadTile(_picture_at_corners(mask), mask == 15, _corners_of_mask(mask), True) for mask in range(1, 16)]
    known: dict[bytes, int] = {}

    def id_for(neighbours: int, is_road: bool) -> int | None:
        picture = _picture(neighbours, is_road)
        if not is_road and picture.get_bounding_rect(8).width == 0:
            return None
        corners = _closed_corners(neighbours, is_road)
        key = pygame.image.tobytes(picture, "RGBA") + bytes((is_road, *corners))
        if key not in known:
            known[key] = len(tiles)
            tiles.append(RoadTile(picture, is_road, corners, False))
        return known[key]

    road = tuple(14 if mask == 255 else id_for(mask, True) or 0 for mask in range(256))
    verge = tuple(id_for(mask, False) for mask in range(256))
    return RoadSheet(tuple(tiles), road, verge)


def _closed_corners(neighbours: int, is_road: bool) -> tuple[bool, bool, bool, bool]:
    def has_road(*bits: int) -> bool:
        return is_road or any(neighbours >> bit & 1 for bit in bits)

    return has_road(0, 1, 2), has_road(2, 3, 4), has_road(4, 5, 6), has_road(6, 7, 0)


def _corners_of_mask(mask: int) -> tuple[bool, bool, bool, bool]:
    return bool(mask & 1), bool(mask & 2), bool(mask & 4), bool(mask & 8)


def _picture(neighbours: int, is_road: bool) -> pygame.Surface:
    """The middle cell of a neighbourhood, cut out of the whole drawing."""
    cells = {(0, 0): is_road} | {AROUND[bit]: bool(neighbours >> bit & 1) for bit in range(8)}
    areas: list[list[Point]] = []
    halves: dict[Point, list[Point]] = {}
    for corner_x, corner_y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        square = [cells[corner_x + dx, corner_y + dy] for dx, dy in ((-1, -1), (0, -1), (0, 0), (-1, 0))]
        origin = corner_x * TILE, corner_y * TILE
        for start, end in _borders(square):
            first, last = _added(origin, start), _added(origin, end)
            middle = _between(first, last, 0.5)
            halves.setdefault(first, []).append(middle)
            halves.setdefault(last, []).append(middle)
        areas += [[_added(origin, point) for point in area] for area in _areas(square)]
    bends = [(ends[0], spot, ends[1]) for spot, ends in halves.items() if len(ends) == 2]
    road = "".join(_closed(area) for area in areas) + "".join(_wedge(bend, cells) for bend in bends)
    line = fill(road, CREAM) + (_graph_lines() if is_road else "")
    return render(_kerb(bends) + line + _inner_line(bends), TILE, TILE)


# One corner where four cells meet, at (0, 0): the cells' centres lie HALF away, clockwise from the top left.
_CENTRES: Final[tuple[Point, ...]] = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))
# Between centre i and centre i + 1 the border may cross here.
_CROSSINGS: Final[tuple[Point, ...]] = ((0, -HALF), (HALF, 0), (0, HALF), (-HALF, 0))


def _borders(square: list[bool]) -> list[tuple[Point, Point]]:
    """The straight lines between road and not-road round one corner; road diagonally joined counts as joined."""
    crossed = [_CROSSINGS[index] for index in range(4) if square[index] != square[(index + 1) % 4]]
    if len(crossed) == 4:
        return [(_CROSSINGS[index], _CROSSINGS[index - 1]) for index in range(4) if not square[index]]
    return [(crossed[0], crossed[1])] if crossed else []


def _areas(square: list[bool]) -> list[list[Point]]:
    """Road round one corner, but for the wedges beside the points where the border crosses from cell to cell."""
    borders = _borders(square)
    if len(borders) == 1:
        start = next(index for index in range(4) if square[index] and not square[index - 1])
        road = [_CENTRES[(start + step) % 4] for step in range(sum(square))]
        return [[_between(*borders[0], 0.5), *road]] if len(road) > 1 else []
    if borders:
        middles = [_between(start, end, 0.5) for start, end in borders]
        road = [_CENTRES[index] for index in range(4) if square[index]]
        return [[road[0], middles[0], road[1], middles[1]]]
    return [list(_CENTRES)] if square[0] else []


Bend = tuple[Point, Point, Point]
"""A piece of the border: from the middle of one straight line, pulled towards a crossing, to the middle of the next."""


def _wedge(bend: Bend, cells: dict[tuple[int, int], bool]) -> str:
    """The road between a bend and the centre of the road cell that it passes."""
    first, spot, last = bend
    across = HALF if spot[1] % TILE == 0 else 0
    sides = [(spot[0] + dx, spot[1] + dy) for dx, dy in ((0, -HALF), (0, HALF))] if across else [
        (spot[0] + dx, spot[1] + dy) for dx, dy in ((-HALF, 0), (HALF, 0))
    ]  # fmt: skip
    centre = next(side for side in sides if cells[int(side[0] // TILE), int(side[1] // TILE)])
    if _is_clockwise([centre, first, spot, last]):
        first, last = last, first
    return f"M{_xy(centre)}L{_xy(first)}Q{_xy(spot)} {_xy(last)}Z"


def _closed(points: list[Point]) -> str:
    ordered = points[::-1] if _is_clockwise(points) else points
    return "M" + "L".join(_xy(point) for point in ordered) + "Z"


def _is_clockwise(points: list[Point]) -> bool:
    """Parts of one path must turn the same way, else the overlap of two would count as a hole."""
    return sum(x * points[index - 1][1] - points[index - 1][0] * y for index, (x, y) in enumerate(points)) > 0


def _kerb(bends: list[Bend]) -> str:
    """Outline, white, and red dashes along the border; the road drawn later hides their inner half."""
    if not bends:
        return ""
    whole = "".join(_curve(bend) for bend in bends)
    dashes = "".join(_curve(_middle_half(bend)) for bend in bends)
    return (
        stroke(whole, OUTLINE, 2 * OUTER, cap="butt")
        + stroke(whole, "#ffffff", 2 * KERB, cap="butt")
        + stroke(dashes, RED, 2 * KERB, cap="butt")
    )


def _inner_line(bends: list[Bend]) -> str:
    return stroke("".join(_curve(bend) for bend in bends), OUTLINE, 3.5, cap="butt") if bends else ""


def _curve(bend: Bend) -> str:
    first, spot, last = bend
    return f"M{_xy(first)}Q{_xy(spot)} {_xy(last)}"


def _middle_half(bend: Bend) -> Bend:
    """The part of a bend between its quarters, as a bend of its own."""
    first, spot, last = bend

    def blossom(one: float, two: float) -> Point:
        return _between(_between(first, spot, one), _between(spot, last, one), two)

    return blossom(0.25, 0.25), blossom(0.25, 0.75), blossom(0.75, 0.75)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _added(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1]


def _xy(point: Point) -> str:
    return f"{point[0]:g} {point[1]:g}"


def _graph_lines() -> str:
    """The graph paper: lines through the spots, and the spot itself as a dot."""
    line = stroke(f"M{HALF} 0V64M0 {HALF}H64", "#b9cbd6", 2.2, cap="butt", opacity=0.75)
    return line + f'<circle cx="{HALF}" cy="{HALF}" r="5" fill="#8aa2b3"/>'


def _picture_at_corners(mask: int) -> pygame.Surface:
    """A tile for the terrain brush: road where all four corners are, else the kerb on the verge beside it."""
    if mask == 15:
        return _picture(255, True)
    spots: list[Point] = [(TILE, 0), (TILE, TILE), (0, TILE), (0, 0)]
    is_road = _corners_of_mask(mask)
    bends: list[Bend] = []
    notch = ""
    if sum(is_road) == 3:
        missing = is_road.index(False)
        after, inner, before = (spots[(missing + step) % 4] for step in (1, 2, 3))
        cut_after, cut_before = _between(after, inner, 0.5), _between(before, inner, 0.5)
        middle = _between(cut_after, cut_before, 0.5)
        bends = [(after, cut_after, middle), (middle, cut_before, before)]
        notch = fill(
            f"M{_xy(inner)}L{_xy(after)}Q{_xy(cut_after)} {_xy(middle)}Q{_xy(cut_before)} {_xy(before)}Z", CREAM
        )
    else:
        for index in range(4):
            start, end = spots[index], spots[(index + 1) % 4]
            if is_road[index] and is_road[(index + 1) % 4]:
                bends.append((start, _between(start, end, 0.5), end))
    tips = [
        spots[index] for index in range(4) if is_road[index] and not (is_road[index - 1] or is_road[(index + 1) % 4])
    ]
    rounds = "".join(circle(x, y, OUTER, OUTLINE) + circle(x, y, KERB, "#ffffff") for x, y in tips)
    return render(rounds + _kerb(bends) + notch + _inner_line(bends), TILE, TILE)
