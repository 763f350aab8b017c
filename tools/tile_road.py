"""The road tileset: cells whose kerb runs as a smooth line through road and verge.

The line is that of `game.files.kerbs`, drawn as marching squares draw it, round each corner where four
cells meet, with its bends rounded. The set holds the tiles that the track pieces and their joints
need, each in one of its eight turns and mirrorings. Before them it holds fifteen plain ones for
Tiled's terrain brush, in which the whole kerb lies on the verge and stairs become straight slants.
"""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import product
from typing import Final

import pygame
from tile_svg import CREAM, OUTLINE, RED, TILE, circle, fill, render, stroke

from game.files.kerbs import NEAR, PAIRS, PLAIN, seen, surroundings
from game.files.map_sheet import Tile

COLUMNS: Final = 16
KERB: Final = 11
OUTER: Final = 16
HALF: Final = TILE // 2
_LINE: Final = 3.5

Point = tuple[float, float]
Offset = tuple[int, int]
Corners = tuple[bool, bool, bool, bool]
"""Top right, bottom right, bottom left, top left."""


@dataclass(frozen=True, slots=True)
class RoadTile:
    """One tile of the set: its picture, whether its cell is road, the corners at which terrains join."""

    picture: pygame.Surface
    is_road: bool
    corners: Corners
    surroundings: str | None
    """What it shows, for laying kerbs by neighbourhood; None for tiles of the terrain brush alone."""


class RoadTiles:
    """The growing set: asked for a tile, it draws those that it does not have yet."""

    def __init__(self) -> None:
        self.tiles = [RoadTile(_brush_picture(mask), False, _corners_of_mask(mask), None) for mask in range(1, 15)]
        self._known: dict[str, Tile] = {}
        self._add(PLAIN)

    def tile(self, road: AbstractSet[Offset], x: int, y: int) -> Tile | None:
        """The tile for a cell; None where no kerb reaches into a cell that is not road."""
        shown = surroundings(road, x, y)
        if shown is None:
            return None
        if shown not in self._known:
            self._add(shown)
        return self._known[shown]

    def _add(self, own: str) -> None:
        for shown, flags in seen(own):
            self._known.setdefault(shown, Tile("road", len(self.tiles), flags))
        cells = dict(zip(NEAR, (mark == "#" for mark in own), strict=False))
        self.tiles.append(RoadTile(_picture(own, cells), cells[0, 0], _closed_corners(cells), own))


def _closed_corners(cells: dict[Offset, bool]) -> Corners:
    """Whether any cell at each corner is road."""

    def has_road(x: int, y: int) -> bool:
        return cells[0, 0] or cells[x, 0] or cells[0, y] or cells[x, y]

    return has_road(1, -1), has_road(1, 1), has_road(-1, 1), has_road(-1, -1)


def _corners_of_mask(mask: int) -> Corners:
    return bool(mask & 1), bool(mask & 2), bool(mask & 4), bool(mask & 8)


def _centre(cell: Offset) -> Point:
    return cell[0] * TILE + HALF, cell[1] * TILE + HALF


Border = tuple[Point, Point]


def _picture(own: str, cells: dict[Offset, bool]) -> pygame.Surface:
    """The middle cell of its surroundings, cut out of the whole drawing."""
    crossings: dict[frozenset[Offset], Point] = {}
    centres: dict[Point, Point] = {}
    for (one, other), mark in zip(PAIRS, own[len(NEAR) :], strict=True):
        if mark != "-":
            road, verge = (one, other) if cells[one] else (other, one)
            point = _between(_centre(road), _centre(verge), int(mark, 16) / 16)
            crossings[frozenset((one, other))] = point
            centres[point] = _centre(road)
    halves: dict[Point, list[Point]] = {}
    areas: list[list[Point]] = []
    for corner_x, corner_y in product((0, 1), repeat=2):
        square = [(corner_x + dx, corner_y + dy) for dx, dy in ((-1, -1), (0, -1), (0, 0), (-1, 0))]
        sides = [frozenset((square[index], square[(index + 1) % 4])) for index in range(4)]
        is_road = [cells[cell] for cell in square]
        borders = _borders(is_road, [crossings[side] for side in sides if side in crossings])
        for start, end in borders:
            middle = _between(start, end, 0.5)
            halves.setdefault(start, []).append(middle)
            halves.setdefault(end, []).append(middle)
        areas += _areas([_centre(cell) for cell in square], is_road, borders)
    # Beyond the cell a bend is known by half only, and straight is near enough.
    bends = [(ends[0], spot, ends[1] if len(ends) == 2 else spot) for spot, ends in halves.items()]
    road_path = "".join(_closed(area) for area in areas) + "".join(_wedge(bend, centres[bend[1]]) for bend in bends)
    paper = fill(road_path, CREAM) + (_graph_lines(cells) if cells[0, 0] else "")
    return render(_kerb(bends) + paper + _inner_line(bends), TILE, TILE)


def _borders(is_road: list[bool], crossed: list[Point]) -> list[Border]:
    """The straight lines between road and not-road round one corner; road diagonally joined counts as joined."""
    if len(crossed) == 4:
        return [(crossed[index], crossed[index - 1]) for index in range(4) if not is_road[index]]
    return [(crossed[0], crossed[1])] if crossed else []


def _areas(centres: list[Point], is_road: list[bool], borders: list[Border]) -> list[list[Point]]:
    """Road round one corner, but for the wedges beside the points where the border crosses from cell to cell."""
    if len(borders) == 1:
        start = next(index for index in range(4) if is_road[index] and not is_road[index - 1])
        road = [centres[(start + step) % 4] for step in range(sum(is_road))]
        return [[_between(*borders[0], 0.5), *road]] if len(road) > 1 else []
    if borders:
        middles = [_between(start, end, 0.5) for start, end in borders]
        road = [centre for centre, here in zip(centres, is_road, strict=True) if here]
        return [[road[0], middles[0], road[1], middles[1]]]
    return [centres] if is_road[0] else []


Bend = tuple[Point, Point, Point]
"""A piece of the border: from the middle of one straight line, pulled towards a crossing, to the middle of the next."""


def _wedge(bend: Bend, centre: Point) -> str:
    """The road between a bend and the centre of the road cell that it passes."""
    first, spot, last = bend
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
    dashes = "".join(_curve(_middle_half(bend)) for bend in bends if bend[1] != bend[2])
    return (
        stroke(whole, OUTLINE, 2 * OUTER)
        + stroke(whole, "#ffffff", 2 * KERB)
        + stroke(dashes, RED, 2 * KERB, cap="butt")
    )


def _inner_line(bends: list[Bend]) -> str:
    return stroke("".join(_curve(bend) for bend in bends), OUTLINE, _LINE) if bends else ""


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


def _xy(point: Point) -> str:
    return f"{point[0]:g} {point[1]:g}"


def _graph_lines(cells: dict[Offset, bool]) -> str:
    """The graph paper: a line from spot to spot, and the spot itself as a dot."""
    reach = {spot: HALF if cells[spot] else 12 for spot in ((0, -1), (1, 0), (0, 1), (-1, 0))}
    path = "".join(f"M{HALF} {HALF}l{x * length} {y * length}" for (x, y), length in reach.items())
    line = stroke(path, "#b9cbd6", 2.2, cap="butt", opacity=0.75)
    return line + circle(HALF, HALF, 5, "#8aa2b3")


def _brush_picture(mask: int) -> pygame.Surface:
    """A tile for the terrain brush that is not road: the kerb beside those corners that are.

    Along a straight the road ends at the cell's side. Where only one corner is not road it ends on the diagonal,
    so that stairs make one straight line; the kerb is as wide as a straight one's along the cell's sides, and cut
    off slantwise round a corner that sticks out, so that it meets itself whatever the neighbour is.
    """
    spots: list[Point] = [(TILE, 0), (TILE, TILE), (0, TILE), (0, 0)]
    is_road = _corners_of_mask(mask)
    body = ""
    for index, spot in enumerate(spots):
        before, after, opposite = (spots[(index + step) % 4] for step in (3, 1, 2))
        has_before, has_after = is_road[index - 1], is_road[(index + 1) % 4]
        if sum(is_road) == 3:
            if not is_road[index]:
                body += _brush_kerb(after, before, after, before, spot)
                body += fill(f"M{_xy(after)}L{_xy(opposite)}L{_xy(before)}Z", CREAM) + _brush_line(after, before)
        elif is_road[index] and has_after:
            body += _brush_kerb(spot, after, before, opposite, None) + _brush_line(spot, after)
        elif is_road[index] and not has_before:
            for reach, colour in ((OUTER, OUTLINE), (KERB, "#ffffff")):
                tips = (_between(spot, end, reach / TILE) for end in (before, after))
                body += fill("M" + "L".join(_xy(point) for point in (spot, *tips)) + "Z", colour)
            body += circle(*spot, _LINE / 2, OUTLINE)
    return render(body, TILE, TILE)


def _brush_kerb(start: Point, end: Point, beside_start: Point, beside_end: Point, tip: Point | None) -> str:
    """Outline, white, and a red dash beside the road's end from start to end.

    The kerb reaches from the start towards the spot beside it, and likewise from the end; with a `tip`,
    both towards that.
    """

    def band(first: float, last: float, reach: float, colour: str) -> str:
        inner = _between(start, end, first), _between(start, end, last)
        far = _between(start, tip or beside_start, reach / TILE), _between(end, tip or beside_end, reach / TILE)
        outer = _between(*far, last), _between(*far, first)
        return fill("M" + "L".join(_xy(point) for point in (*inner, *outer)) + "Z", colour)

    return band(0, 1, OUTER, OUTLINE) + band(0, 1, KERB, "#ffffff") + band(0.25, 0.75, KERB, RED)


def _brush_line(start: Point, end: Point) -> str:
    return stroke(f"M{_xy(start)}L{_xy(end)}", OUTLINE, _LINE)
