"""The shapes of the track pieces: which cells are road, gravel and marks, for each width of road."""

import math
from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

from tile_marks import mark_tiles
from tile_road import RoadTiles

from game.files.ground import corner_tiles
from game.files.map_sheet import TILE, Cell, Sheet, Thing, Tile
from game.games.racetrack.pieces import EAST, WIDTHS, Piece, Placed, joined, stepped, turned_block

SEATS: Final = 6
MARKS: Final = {name: number for number, (name, _) in enumerate(mark_tiles())}

REACH: Final = 2
"""How many cells away a kerb still depends on."""

IsRoad = Callable[[float, float], bool]
"""Whether a cell with its centre here is road; lengths in cells from the piece's top left."""


def drawn_pieces(road_tiles: RoadTiles) -> dict[tuple[Piece, int], Sheet]:
    """Every piece for every width of road, always in the same order, since the road's tiles are numbered by it."""
    return {(piece, width): _drawn(piece, width, road_tiles) for width in WIDTHS for piece in Piece}


def _drawn(piece: Piece, width: int, road_tiles: RoadTiles) -> Sheet:
    """The piece as a map of its own, its road going on beyond its ends."""
    block = width + 2
    sheet = Sheet(piece.size[0] * block, piece.size[1] * block)
    shape = _shape(piece, width)
    columns, rows = range(-REACH, sheet.width + REACH), range(-REACH, sheet.height + REACH)
    road = {(x, y) for x, y in product(columns, rows) if shape(x + 0.5, y + 0.5)}
    for y, x in product(range(sheet.height), range(sheet.width)):
        tile = road_tiles.tile(road, x, y)
        if tile is not None:
            sheet.tiles["road"][x, y] = tile
    _lay_gravel(sheet, _trap(piece, width))
    if piece is Piece.START:
        _lay_start(sheet, width)
    elif piece is Piece.SPRINT_START:
        _lay_grid(sheet, width, column=3, is_on_line=False)
    elif piece is Piece.SPRINT_FINISH:
        _lay_finish(sheet, width, column=2)
    return sheet


def draw_joints(width: int, road_tiles: RoadTiles) -> None:
    """Draw the tiles for every way in which pieces of one width follow each other.

    A cell's kerb depends on cells two away. Pieces are five cells long or more, so two in a row tell
    all but in a small curve, whose ends are near each other: there it takes three.
    """
    block, ends = width + 2, tuple(product(Piece, (0, 1)))
    shapes = {piece: _road_of(piece, width) for piece in Piece}
    done: set[frozenset[Cell]] = set()
    for first, middle, last in product(ends, ends, ends):
        if middle[0] not in (Piece.CURVE_SMALL, Piece.STRAIGHT):
            continue
        before = joined(*first, (0, 0), EAST)
        between = joined(*middle, stepped(before.leaving.block, before.leaving.heading), before.leaving.heading)
        after = joined(*last, stepped(between.leaving.block, between.leaving.heading), between.leaving.heading)
        left, top, side = between.x * block, between.y * block, range(-REACH, block + REACH)
        road = frozenset(
            (x - left, y - top)
            for one in (before, between, after)
            for x, y in _laid_road(one, block, shapes[one.piece])
            if -2 * REACH <= x - left < block + 2 * REACH and -2 * REACH <= y - top < block + 2 * REACH
        )
        if road not in done:
            done.add(road)
            for y, x in product(side, side):
                road_tiles.tile(road, x, y)


def _road_of(piece: Piece, width: int) -> frozenset[Cell]:
    """The road cells of a piece as it lies unturned."""
    shape, block = _shape(piece, width), width + 2
    cells = product(range(piece.size[0] * block), range(piece.size[1] * block))
    return frozenset((x, y) for x, y in cells if shape(x + 0.5, y + 0.5))


def _laid_road(one: Placed, block: int, road: frozenset[Cell]) -> Iterator[Cell]:
    size = one.piece.size[0] * block, one.piece.size[1] * block
    for cell in road:
        x, y = turned_block(cell, size, one.turns)
        yield one.x * block + x, one.y * block + y


def _shape(piece: Piece, width: int) -> IsRoad:
    block = width + 2
    match piece:
        case Piece.START | Piece.STRAIGHT:
            return _band(block / 2, width)
        case Piece.SPRINT_START:
            return lambda x, y: x > 1 and abs(y - block / 2) < width / 2
        case Piece.SPRINT_FINISH:
            return lambda x, y: x < 2 * block - 1 and abs(y - block / 2) < width / 2
        case Piece.CROSSING:
            return lambda x, y: min(abs(y - block / 2), abs(x - block / 2)) < width / 2
        case Piece.CURVE_SMALL | Piece.CURVE_MEDIUM | Piece.CURVE_LARGE:
            return _curve(piece.size[0], width)
        case Piece.HAIRPIN:
            return _hairpin(width)
        case Piece.CHICANE_LEFT:
            right = _chicane(width)
            return lambda x, y: right(x, 2 * block - y)
        case Piece.CHICANE_RIGHT:
            return _chicane(width)


def _band(middle: float, width: int) -> IsRoad:
    return lambda _, y: abs(y - middle) < width / 2


def _curve(blocks: int, width: int) -> IsRoad:
    """A quarter of a ring about the bottom left corner; beyond its ends the road goes straight on."""
    block = width + 2
    side = blocks * block
    radius = side - block / 2

    def is_road(x: float, y: float) -> bool:
        across, up = x, side - y
        if across < 0:
            return abs(up - radius) < width / 2
        if up < 0:
            return abs(across - radius) < width / 2
        return abs(math.hypot(across, up) - radius) <= width / 2

    return is_road


def _hairpin(width: int) -> IsRoad:
    """Two arms one block long and half a ring about the point between them."""
    block = width + 2

    def is_road(x: float, y: float) -> bool:
        away = abs(y - block)
        distance = away if x < block else math.hypot(x - block, away)
        return abs(distance - block / 2) <= width / 2

    return is_road


def _chicane(width: int) -> IsRoad:
    """Two equal arcs, right then left: one block aside over two blocks' length."""
    block = width + 2
    radius = 1.25 * block

    def is_road(x: float, y: float) -> bool:
        # The arcs meet at (block, block), on the line between their two centres.
        if block * (y - block) + (radius - block / 2) * (x - block) > 0:
            x, y = 2 * block - x, 2 * block - y
        if x < 0:
            return abs(y - block / 2) < width / 2
        return abs(math.hypot(x, block / 2 + radius - y) - radius) <= width / 2

    return is_road


def _trap(piece: Piece, width: int) -> IsRoad:
    """Where the corners of gravel lie: outside the bend, under the kerb and beyond."""
    block = width + 2
    match piece:
        case Piece.CURVE_SMALL | Piece.CURVE_MEDIUM | Piece.CURVE_LARGE:
            side = piece.size[0] * block
            outer = side - 1
            return lambda x, y: (
                outer - 0.6 <= math.hypot(x, side - y) <= outer + 2.7 and x > side * 0.35 and side - y > side * 0.35
            )
        case Piece.HAIRPIN:
            return lambda x, y: x >= block and math.hypot(x - block, y - block) >= block - 1.6
        case _:
            return lambda _x, _y: False


def _lay_gravel(sheet: Sheet, is_gravel: IsRoad) -> None:
    corners = {(x, y) for x in range(1, sheet.width) for y in range(1, sheet.height) if is_gravel(x, y)}
    sheet.tiles["gravel"] = corner_tiles("gravel", corners, sheet.width, sheet.height)


def _lay_start(sheet: Sheet, width: int) -> None:
    column = width + 2
    _lay_finish(sheet, width, column)
    _lay_grid(sheet, width, column, is_on_line=True)
    sheet.tiles["marks"][column + 3, (width + 2) // 2] = Tile("marks", MARKS["arrow"])


def _lay_finish(sheet: Sheet, width: int, column: int) -> None:
    x = column * TILE + TILE // 2
    for row in range(1, width + 1):
        sheet.tiles["marks"][column, row] = Tile("marks", MARKS["finish"])
    sheet.things["gates"].append(Thing(x, TILE, "Finish", "finish", points=((0, 0), (0, width * TILE))))


def _lay_grid(sheet: Sheet, width: int, column: int, *, is_on_line: bool) -> None:
    """Six start spots, as many as fit on the line, the others behind it."""
    first = 1 + (width - min(width, SEATS)) // 2
    cells = [(column - place // width, first + place % width) for place in range(SEATS)]
    if width < SEATS and SEATS - width < width:
        behind = (width - (SEATS - width)) // 2
        cells[width:] = [(column - 1, 1 + behind + place) for place in range(SEATS - width)]
    for place, (x, y) in enumerate(cells, 1):
        if not is_on_line or x != column:
            sheet.tiles["marks"][x, y] = Tile("marks", MARKS["slot"])
        spot = Thing((x + 0.5) * TILE, (y + 0.5) * TILE, "Start", f"start {place}", whole_numbers=(("place", place),))
        sheet.things["gates"].append(spot)
