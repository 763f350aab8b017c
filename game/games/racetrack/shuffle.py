"""Shuffled circuits: a random closed way over the grid of blocks, then pieces chosen to cover it.

The way is grown from a rectangle by pushing stretches of it aside into free blocks, which never opens
it and never crosses it; so every circuit is closed, joined and free of overlaps by construction.
"""

from collections.abc import Sequence
from enum import Enum
from itertools import pairwise
from typing import Final

from game.core.chance import Chance
from game.games.racetrack.pieces import (
    AHEAD,
    WIDTHS,
    Block,
    Layout,
    LayoutError,
    Piece,
    Placed,
    checked,
    joined,
    stepped,
)


class Length(Enum):
    """How long a shuffled circuit is to be."""

    SHORT = "short"
    MEDIUM = "medium"
    LONG = "long"


# The grid's blocks across and down for roads 3 to 7 spots wide, and the share of them that the way is to take.
_GRIDS: Final = {
    Length.SHORT: ((6, 4), (6, 4), (6, 4), (5, 3), (5, 3)),
    Length.MEDIUM: ((9, 5), (8, 5), (7, 5), (7, 4), (6, 4)),
    Length.LONG: ((12, 7), (11, 6), (9, 6), (8, 5), (8, 5)),
}
_FULL: Final = {Length.SHORT: 66, Length.MEDIUM: 68, Length.LONG: 70}
_PUSHES: Final = 60

RIGHT, LEFT = 1, 3
COVERS: Final[tuple[tuple[Piece, int, tuple[int, ...]], ...]] = (
    (Piece.CURVE_LARGE, 0, (0, 0, RIGHT, 0, 0)),
    (Piece.CURVE_LARGE, 1, (0, 0, LEFT, 0, 0)),
    (Piece.CURVE_MEDIUM, 0, (0, RIGHT, 0)),
    (Piece.CURVE_MEDIUM, 1, (0, LEFT, 0)),
    (Piece.HAIRPIN, 0, (0, RIGHT, RIGHT, 0)),
    (Piece.HAIRPIN, 1, (0, LEFT, LEFT, 0)),
    (Piece.CHICANE_LEFT, 0, (LEFT, RIGHT, 0)),
    (Piece.CHICANE_LEFT, 0, (0, LEFT, RIGHT)),
    (Piece.CHICANE_RIGHT, 0, (RIGHT, LEFT, 0)),
    (Piece.CHICANE_RIGHT, 0, (0, RIGHT, LEFT)),
)
"""Larger pieces: the end that the race enters, and the turns of the blocks that the piece takes the place of."""


def shuffled(chance: Chance, length: Length, width: int) -> Layout:
    """A random circuit of track pieces: closed, without overlaps, the start on its longest straight."""
    if width not in WIDTHS:
        raise LayoutError(f"there are pieces for roads {WIDTHS.start} to {WIDTHS.stop - 1} spots wide, not {width}")
    across, down = _GRIDS[length][width - WIDTHS.start]
    way = _way(chance, across, down, across * down * _FULL[length] // 100)
    if chance.below(2):
        way.reverse()
    return checked(width, covered(way, chance))


def _way(chance: Chance, across: int, down: int, most: int) -> list[Block]:
    """A closed way of at most `most` blocks that still has a straight long enough for the start piece."""
    # Grids are five across or more, so four at least remain, two of them straight.
    left, top = chance.below(2), chance.below(2)
    right, bottom = across - 1 - (0 if left else chance.below(2)), down - 1
    way = _rectangle(left, top, right, bottom)
    for _ in range(_PUSHES):
        pushed = _pushed(way, chance, across, down)
        if pushed and len(pushed) <= most and _straightest(pushed)[1] >= 2:
            way = pushed
    return way


def _rectangle(left: int, top: int, right: int, bottom: int) -> list[Block]:
    """The blocks round a rectangle's edge, clockwise."""
    return [
        *((x, top) for x in range(left, right)),
        *((right, y) for y in range(top, bottom)),
        *((x, bottom) for x in range(right, left, -1)),
        *((left, y) for y in range(bottom, top, -1)),
    ]


def _pushed(way: Sequence[Block], chance: Chance, across: int, down: int) -> list[Block] | None:
    """The way with a random straight stretch moved one or two blocks aside; None when it has no room there."""
    start, count = chance.below(len(way)), 2 + chance.below(3)
    ring = [*way[start:], *way[:start]]
    stretch, rest = ring[:count], ring[count:]
    heading = _heading(stretch[0], stretch[1])
    if any(_heading(one, other) != heading for one, other in pairwise(stretch)):
        return None
    aside = (heading + (1, 3)[chance.below(2)]) % 4
    rows = [stretch]
    for _ in range(1 + chance.below(2)):
        rows.append([stepped(block, aside) for block in rows[-1]])
    taken = set(way)
    if any(
        block in taken or not (0 <= block[0] < across and 0 <= block[1] < down) for row in rows[1:] for block in row
    ):
        return None
    return [*(row[0] for row in rows[:-1]), *rows[-1], *(row[-1] for row in reversed(rows[:-1])), *rest]


def _heading(one: Block, other: Block) -> int:
    return AHEAD.index((other[0] - one[0], other[1] - one[1]))


def _turns(way: Sequence[Block]) -> list[int]:
    """For each block the quarter turns clockwise made on it: 0 straight on, 1 right, 3 left."""
    headings = _headings(way)
    return [(headings[index] - headings[index - 1]) % 4 for index in range(len(way))]


def _headings(way: Sequence[Block]) -> list[int]:
    """For each block the heading in which the way leaves it."""
    return [_heading(one, way[(index + 1) % len(way)]) for index, one in enumerate(way)]


def _straightest(way: Sequence[Block]) -> tuple[int, int]:
    """Where the longest run of blocks without a turn begins, and how long it is."""
    turns, best = _turns(way), (0, 0)
    for start in range(len(way)):
        if turns[start] == 0 and turns[start - 1] != 0:
            count = next(step for step in range(1, len(way)) if turns[(start + step) % len(way)])
            best = max(best, (start, count), key=lambda run: run[1])
    return best


def covered(way: Sequence[Block], chance: Chance) -> list[Placed]:
    """Pieces for a closed way of blocks, the start first, on the longest straight, which must be two long.

    Where there is room, larger curves, hairpins and chicanes are laid, by luck.
    """
    first, count = _straightest(way)
    begin = (first + (count - 2) // 2) % len(way)
    ring = [*way[begin:], *way[:begin]]
    turns, headings, taken = _turns(ring), _headings(ring), set(ring)
    pieces: dict[int, Placed] = {0: joined(Piece.START, 0, ring[0], headings[-1])}
    done = {0, 1}
    tries = [(cover, index) for cover in COVERS for index in range(2, len(ring) - len(cover[2]) + 1)]
    for (piece, entered, wanted), index in chance.shuffled(tries):
        span = range(index, index + len(wanted))
        if tuple(turns[each] for each in span) != wanted or not done.isdisjoint(span):
            continue
        one = joined(piece, entered, ring[index], headings[index - 1])
        beside = set(one.blocks()) - {ring[each] for each in span}
        if beside.isdisjoint(taken):
            pieces[index] = one
            done.update(span)
            taken |= beside
    for index in range(len(ring)):
        if index not in done:
            piece = Piece.CURVE_SMALL if turns[index] else Piece.STRAIGHT
            pieces[index] = joined(piece, int(turns[index] == LEFT), ring[index], headings[index - 1])
    return [pieces[index] for index in sorted(pieces)]
