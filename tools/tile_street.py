"""The street tileset of loops: ground for Tiled's terrain brush, and the tiles of ready pieces of road.

A road is so many cells wide that its lanes find room, and its edges run through the middle of cells, as
those of the terrain do. So pieces and what is painted by hand go on into each other.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

import pygame
from make_lunatix_look import CONCRETE, SHADE
from tile_ground import ground
from tile_svg import OUTLINE, TILE, WATER, circle, fill, rect, render, stroke
from tileset_sheets import Corners, SheetTile, Terrain, corners_of_mask, write_sheet

CELLS: Final = {2: 3, 3: 4, 4: 6, 5: 7}
"""How many cells wide the road of so many lanes is."""

SHOULDER: Final = 30
"""Pixels of asphalt beside the lanes, where it is painted along them."""

_ASPHALT: Final = "#6f7370"
_EARTH: Final = "#a3906c"
_COLUMNS: Final = 16
_LINE: Final = 5
_MASKS: Final = 15
_CURVES: Final = (("tight", 1), ("medium", 3), ("wide", 6))
"""The curves' names, and how many whole cells lie inside of them."""

Grid = dict[tuple[int, int], int]
"""Tile ids by cell."""

IsAsphalt = Callable[[int, int], bool]


@dataclass(frozen=True, slots=True)
class StreetPiece:
    """A ready piece of road, `width` x `height` cells."""

    name: str
    lanes: int | None
    """None: it goes with any road."""
    width: int
    height: int
    tiles: Grid


class Street:
    """All tiles and pieces, in an order that never changes."""

    def __init__(self) -> None:
        self.tiles: list[SheetTile] = []
        self.terrains: list[Terrain] = []
        self.pieces: list[StreetPiece] = []
        self._known: dict[bytes, int] = {}
        self._piece_corners: dict[int, Corners] = {}

    @classmethod
    def drawn(cls) -> "Street":
        """Draw everything."""
        street = cls()
        for name, colour, texture in (
            ("Asphalt", _ASPHALT, _specks("#646a69", "#7b7e77")),
            ("Yard", CONCRETE, stroke(f"M0 32H{TILE}M32 0V{TILE}", "#9f967d", 3, cap="butt")),
            ("Earth", _EARTH, _specks("#87754f", "#c2b18d")),
            ("Pond", WATER, stroke("M6 18q5 -6 10 0t10 0M36 34q5 -6 10 0t10 0M10 52q5 -6 10 0t10 0", "#b5dbe6", 2.6)),
        ):
            street._add_terrain(name, colour, texture)
        street._add_pit()
        for lanes, cells in CELLS.items():
            street._add_straight(lanes, cells)
            street._add_line(lanes, cells)
            for curve, inside in _CURVES:
                street._add_curve(lanes, cells, curve, inside)
        street.terrains[0].corners.update(street._piece_corners)
        return street

    def write(self) -> None:
        """Write the tileset."""
        write_sheet("street", self.tiles, _COLUMNS, self.terrains)

    def _add_terrain(self, name: str, colour: str, texture: str) -> None:
        first = len(self.tiles)
        self.tiles += [
            SheetTile(ground(mask, colour, texture if mask == _MASKS else "")) for mask in range(1, _MASKS + 1)
        ]
        corners = {first + number: corners_of_mask(number + 1) for number in range(_MASKS)}
        self.terrains.append(Terrain(name, colour, corners, first + _MASKS - 1))

    def _add_straight(self, lanes: int, cells: int) -> None:
        """Four cells of road, all of them tiles of the terrain."""
        rows = [6, *[15] * (cells - 1), 9]
        tiles = {(x, y): mask - 1 for x, (y, mask) in product(range(4), enumerate(rows))}
        self.pieces.append(StreetPiece("straight", lanes, 4, cells + 1, tiles))

    def _add_line(self, lanes: int, cells: int) -> None:
        """The start and finish: a chequered line across the road, a straight cell on either side."""
        body = _road(TILE, cells)
        side = TILE / 4
        for row, column in product(range(cells * 4), range(2)):
            colour = OUTLINE if (row + column) % 2 else "#e9e2cf"
            body += rect(TILE / 2 + (column - 1) * side, TILE / 2 + row * side, side, side, colour)
        body += _edges(TILE, cells)
        tiles = self._cut(body, 1, cells + 1, lambda _, y: 0 < y <= cells)
        rows = [6, *[15] * (cells - 1), 9]
        beside = {(x, y): mask - 1 for x, (y, mask) in product((0, 2), enumerate(rows))}
        line = {(1, y): tile for (_, y), tile in tiles.items()}
        self.pieces.append(StreetPiece("start and finish", lanes, 3, cells + 1, beside | line))

    def _add_curve(self, lanes: int, cells: int, name: str, inside: int) -> None:
        """A quarter of a ring about the bottom left corner."""
        size = inside + cells + 1
        inner, outer = (inside + 0.5) * TILE, (inside + cells + 0.5) * TILE
        side = size * TILE
        arcs = [f"M0 {side - radius:g}A{radius:g} {radius:g} 0 0 1 {radius:g} {side}" for radius in (outer, inner)]
        ring = f"{arcs[0]}H{inner:g}A{inner:g} {inner:g} 0 0 0 0 {side - inner:g}Z"
        body = fill(ring, _ASPHALT) + stroke("".join(arcs), OUTLINE, _LINE, cap="butt")

        def is_asphalt(x: int, y: int) -> bool:
            return inside < math.hypot(x, size - y) <= inside + cells + 0.5

        self.pieces.append(StreetPiece(f"{name} bend", lanes, size, size, self._cut(body, size, size, is_asphalt)))

    def _add_pit(self) -> None:
        """A yard with three ways down to the road, whose upper edge is the lowest row."""
        wide, yard = 12, 2 * TILE - 10
        body = fill(f"M0 {2.5 * TILE:g}H{wide * TILE}V{3 * TILE}H0Z", _ASPHALT)
        body += stroke(f"M0 {2.5 * TILE:g}H{wide * TILE}", OUTLINE, _LINE, cap="butt")
        shapes = [(14.0, 10.0, wide * TILE - 28.0, yard - 10.0)]
        shapes += [(column * TILE + 30.0, yard - 8.0, 68.0, 2.5 * TILE - yard + 10.0) for column in (1, 5, 9)]
        body += "".join(rect(x + 7, y + 9, w, h, SHADE, radius=8, opacity=0.28) for x, y, w, h in shapes)
        body += "".join(rect(x - 3, y - 3, w + 6, h + 6, OUTLINE, radius=8) for x, y, w, h in shapes)
        body += "".join(rect(x + 2, y + 2, w - 4, h - 4, CONCRETE, radius=5) for x, y, w, h in shapes)
        joints = "".join(f"M{x} 13V{yard - 3}" for x in range(TILE, wide * TILE, TILE)) + f"M17 68H{wide * TILE - 17}"
        body += stroke(joints, "#9f967d", 3, cap="butt")
        self.pieces.append(StreetPiece("pit", None, wide, 3, self._cut(body, wide, 3, lambda _, y: y > 2)))

    def _cut(self, body: str, width: int, height: int, is_asphalt: IsAsphalt) -> Grid:
        """A drawing cut into tiles; `is_asphalt` is asked about the cells' corners."""
        whole = render(body, width * TILE, height * TILE)
        bare = pygame.image.tobytes(render(rect(0, 0, TILE, TILE, _ASPHALT), TILE, TILE), "RGBA")
        grid: Grid = {}
        for y, x in product(range(height), range(width)):
            picture = whole.subsurface((x * TILE, y * TILE, TILE, TILE)).copy()
            content = pygame.image.tobytes(picture, "RGBA")
            if not any(content[3::4]):
                continue
            if content == bare:
                grid[x, y] = _MASKS - 1
                continue
            if content not in self._known:
                self._known[content] = len(self.tiles)
                spots = ((x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y))
                top_right, bottom_right, bottom_left, top_left = (is_asphalt(*spot) for spot in spots)
                if top_right or bottom_right or bottom_left or top_left:
                    self._piece_corners[len(self.tiles)] = top_right, bottom_right, bottom_left, top_left
                self.tiles.append(SheetTile(picture, is_for_brush=False))
            grid[x, y] = self._known[content]
        return grid


def asphalt_along(way: Sequence[tuple[float, float]], columns: int, rows: int, reach: float) -> Grid:
    """The terrain's tiles as the brush lays them when it is led over all within `reach` pixels of a way."""
    spots = product(range(columns + 1), range(rows + 1))
    asphalt = {spot for spot in spots if min(math.dist((spot[0] * TILE, spot[1] * TILE), at) for at in way) < reach}
    grid = {}
    for x, y in product(range(columns), range(rows)):
        corners = (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)
        mask = sum(1 << bit for bit, spot in enumerate(corners) if spot in asphalt)
        if mask:
            grid[x, y] = mask - 1
    return grid


def _specks(*colours: str) -> str:
    spots = ((9, 14), (31, 8), (52, 20), (20, 37), (44, 42), (12, 56), (57, 58))
    return "".join(
        circle(x, y, 1.8 + number % 3 * 0.5, colours[number % len(colours)]) for number, (x, y) in enumerate(spots)
    )


def _road(length: int, cells: int) -> str:
    return rect(0, TILE / 2, length, cells * TILE, _ASPHALT)


def _edges(length: int, cells: int) -> str:
    path = "".join(f"M0 {y:g}H{length}" for y in (TILE / 2, (cells + 0.5) * TILE))
    return stroke(path, OUTLINE, _LINE, cap="butt")
