"""Kerbs: how the border between road and verge runs through a cell, and which tile of the road tileset shows it.

The road is blurred over each cell's eight neighbours; between the centres of a road cell and of a
neighbour that is not road the border crosses where the blurred road falls to one half, though never
more than a quarter of a cell from the cells' common side. A tile's `surroundings` name what it shows:
the nine cells about it row by row (# road, . not), then for each of the twelve pairs of neighbours
among them the crossing in sixteenths from the road cell's centre (4 to c), or - where none is.
"""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from itertools import product
from typing import Final

from game.files.map_sheet import Cell, Tile

NEAR: Final[tuple[Cell, ...]] = tuple((x, y) for y, x in product((-1, 0, 1), repeat=2))
"""The nine cells in the order of the surroundings."""

PAIRS: Final[tuple[tuple[Cell, Cell], ...]] = tuple(
    ((x, y), (x + dx, y + dy)) for x, y in NEAR for dx, dy in ((1, 0), (0, 1)) if (x + dx, y + dy) in NEAR
)
"""The twelve pairs of cells that share a side, in the order of the surroundings."""

PLAIN: Final = "#" * len(NEAR) + "-" * len(PAIRS)
"""The surroundings of road with road all around."""

_WEIGHTS: Final = tuple(((x, y), (2 - abs(x)) * (2 - abs(y))) for x, y in NEAR)
_STEPS: Final = 16


def surroundings(road: AbstractSet[Cell], x: int, y: int) -> str | None:
    """What is to be seen in a cell; None where it is not road and no border comes near."""
    cells = [(x + dx, y + dy) in road for dx, dy in NEAR]
    if not any(cells):
        return None
    here = dict(zip(NEAR, cells, strict=True))
    shares: dict[Cell, int] = {}

    def share(cell: Cell) -> int:
        """The blurred road at a cell, in sixteenths."""
        if cell not in shares:
            shares[cell] = sum(weight for (dx, dy), weight in _WEIGHTS if (x + cell[0] + dx, y + cell[1] + dy) in road)
        return shares[cell]

    def crossing(one: Cell, other: Cell) -> str:
        if here[one] == here[other]:
            return "-"
        inside, outside = (share(one), share(other)) if here[one] else (share(other), share(one))
        where = (inside - 8) * _STEPS // (inside - outside) if inside > outside else 8
        return f"{min(12, max(4, where)):x}"

    return "".join(".#"[cell] for cell in cells) + "".join(crossing(one, other) for one, other in PAIRS)


def seen(surroundings_of_tile: str) -> Iterable[tuple[str, int]]:
    """What a tile shows when laid with each of Tiled's flips, with the flags for a tile's number."""
    for flips, order in enumerate(_ORDERS):
        yield "".join(surroundings_of_tile[index] for index in order), flips << 29


def kerb_tiles(surroundings_by_id: Mapping[int, str]) -> dict[str, Tile]:
    """The tile of the road tileset for all surroundings that it can show."""
    tiles: dict[str, Tile] = {}
    for number, own in surroundings_by_id.items():
        for shown, flags in seen(own):
            tiles.setdefault(shown, Tile("road", number, flags))
    return tiles


def _flipped(flips: int, cell: Cell) -> Cell:
    """Where a cell of a tile's surroundings is seen (4 horizontal, 2 vertical, 1 diagonal)."""
    x, y = cell[::-1] if flips & 1 else cell
    return (-x if flips & 4 else x), (-y if flips & 2 else y)


def _order(flips: int) -> tuple[int, ...]:
    """For each place of the seen surroundings its place in the tile's own."""
    cells = {_flipped(flips, cell): index for index, cell in enumerate(NEAR)}
    pairs = {frozenset(_flipped(flips, cell) for cell in pair): index for index, pair in enumerate(PAIRS, len(NEAR))}
    return (*(cells[cell] for cell in NEAR), *(pairs[frozenset(pair)] for pair in PAIRS))


_ORDERS: Final = tuple(_order(flips) for flips in range(8))
