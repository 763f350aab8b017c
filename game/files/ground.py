"""The ground of a composed circuit: drawing paper in a frame, and grass along the road."""

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from game.core.chance import Chance
from game.files.map_sheet import Cell, Sheet, Tile
from game.games.racetrack.pieces import AHEAD

_FAR: Final = 4
_SMALLEST_PATCH: Final = 9


def lay_paper(sheet: Sheet) -> None:
    """Blueprint paper with every fifth line strong, and the frame of the sheet along its edge."""
    ground = sheet.tiles["ground"]
    for y in range(sheet.height):
        for x in range(sheet.width):
            ground[x, y] = Tile("blueprint", (x % 5 == 0) + 2 * (y % 5 == 0))
    top, corner = Tile("blueprint", 4), Tile("blueprint", 5)
    right, bottom = sheet.width - 1, sheet.height - 1
    for x in range(1, right):
        ground[x, 0], ground[x, bottom] = top, top.turned().turned()
    for y in range(1, bottom):
        ground[right, y], ground[0, y] = top.turned(), top.turned().turned().turned()
    for spot in ((0, 0), (right, 0), (right, bottom), (0, bottom)):
        ground[spot] = corner
        corner = corner.turned()


def distances(sheet: Sheet, road: frozenset[Cell]) -> dict[Cell, float]:
    """How far each inner corner of a cell is from the nearest road cell, in cells, 4 standing for more."""
    reach = {(x, y): float(_FAR) for y in range(1, sheet.height) for x in range(1, sheet.width)}
    for x, y in road:
        for corner_y in range(y - _FAR, y + _FAR + 2):
            for corner_x in range(x - _FAR, x + _FAR + 2):
                if (corner_x, corner_y) in reach:
                    aside = max(x - corner_x, 0, corner_x - x - 1)
                    along = max(y - corner_y, 0, corner_y - y - 1)
                    distance = math.hypot(aside, along)
                    reach[corner_x, corner_y] = min(reach[corner_x, corner_y], distance)
    return reach


def lay_grass(sheet: Sheet, reach: Mapping[Cell, float], chance: Chance) -> set[Cell]:
    """Grass along the road, here wider and there narrower, inside the frame; returns the corners that it covers."""
    waves = [(chance.below(628) / 100, 2 + chance.below(300) / 100) for _ in range(3)]
    grass: set[Cell] = set()
    for (x, y), distance in reach.items():
        wave = sum(
            math.sin(phase + (x * (index - 1) + y * (2 - index)) / length)
            for index, (phase, length) in enumerate(waves)
        )
        is_framed = 2 <= x <= sheet.width - 2 and 2 <= y <= sheet.height - 2
        if (is_framed and distance < 1.9 + 0.45 * wave) or distance < 0.9:
            grass.add((x, y))
    grass |= _small_patches(set(reach) - grass)
    sheet.tiles["grass"] = corner_tiles("grass", grass, sheet.width, sheet.height)
    return grass


def _small_patches(bare: set[Cell]) -> set[Cell]:
    """The patches of bare paper that are too small to be seen as meant."""
    small: set[Cell] = set()
    while bare:
        patch = _patch(next(iter(bare)), bare)
        bare -= patch
        if len(patch) < _SMALLEST_PATCH:
            small |= patch
    return small


def corner_tiles(tileset: str, corners: Iterable[Cell], width: int, height: int) -> dict[Cell, Tile]:
    """The tiles of a ground that lies at some corners of cells (ids are masks of corners less one)."""
    known = frozenset(corners)
    tiles: dict[Cell, Tile] = {}
    for x, y in {(x - dx, y - dy) for x, y in known for dx in (0, 1) for dy in (0, 1)}:
        if 0 <= x < width and 0 <= y < height:
            around = ((x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y))
            tiles[x, y] = Tile(tileset, sum((corner in known) << bit for bit, corner in enumerate(around)) - 1)
    return tiles


def _patch(start: Cell, among: set[Cell]) -> set[Cell]:
    """The cells joined to one by sides."""
    patch, edge = {start}, [start]
    while edge:
        for near in _beside(edge.pop()):
            if near in among and near not in patch:
                patch.add(near)
                edge.append(near)
    return patch


def _beside(cell: Cell) -> Iterator[Cell]:
    return ((cell[0] + dx, cell[1] + dy) for dx, dy in AHEAD)
