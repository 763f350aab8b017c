"""Track pieces and how they join: "Build any circuit layout using your track pieces".

Pieces lie on a grid of square blocks, the same for all pieces of one road width. A piece covers some
blocks and has two ends, each in the middle of a block's side; where one piece's end meets another's,
the road goes on. A layout is the list of pieces that make a whole circuit (or a sprint).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

Block = tuple[int, int]
"""A block's column and row on the grid of pieces."""

WIDTHS: Final = range(3, 8)
"""Road widths in spots that there are pieces for."""

VERGE: Final = 3
"""Cells of ground round the outermost pieces of a drawn course."""

EAST, SOUTH, WEST, NORTH = range(4)
AHEAD: Final[tuple[Block, ...]] = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The step to the next block for each heading; headings count quarter turns clockwise from east."""


class LayoutError(ValueError):
    """Pieces that make no course; the message says which piece and why."""


class End(NamedTuple):
    """One end of a piece: its block within the piece, and the heading in which a car leaves there."""

    block: Block
    heading: int


class Piece(Enum):
    """The kinds of piece, with their size in blocks and their ends, as they lie unturned.

    A car enters the first end heading east. The piece's drawing is `tracks/pieces/width_N/<value>.tmx`.
    """

    START = "start"
    STRAIGHT = "straight"
    CURVE_SMALL = "curve_small"
    CURVE_MEDIUM = "curve_medium"
    CURVE_LARGE = "curve_large"
    HAIRPIN = "hairpin"
    CHICANE_LEFT = "chicane_left"
    CHICANE_RIGHT = "chicane_right"
    CROSSING = "crossing"
    SPRINT_START = "sprint_start"
    SPRINT_FINISH = "sprint_finish"

    @property
    def size(self) -> Block:
        """Blocks across and down."""
        return _SHAPES[self][0]

    @property
    def ends(self) -> tuple[End, End]:
        """Where a car that drives the piece forward enters and leaves."""
        return _SHAPES[self][1]


def _shape(across: int, down: int, entry: Block, leaving: Block, heading: int) -> tuple[Block, tuple[End, End]]:
    return (across, down), (End(entry, WEST), End(leaving, heading))


_SHAPES: Final = {
    Piece.START: _shape(2, 1, (0, 0), (1, 0), EAST),
    Piece.STRAIGHT: _shape(1, 1, (0, 0), (0, 0), EAST),
    Piece.CURVE_SMALL: _shape(1, 1, (0, 0), (0, 0), SOUTH),
    Piece.CURVE_MEDIUM: _shape(2, 2, (0, 0), (1, 1), SOUTH),
    Piece.CURVE_LARGE: _shape(3, 3, (0, 0), (2, 2), SOUTH),
    Piece.HAIRPIN: _shape(2, 2, (0, 0), (0, 1), WEST),
    Piece.CHICANE_LEFT: _shape(2, 2, (0, 1), (1, 0), EAST),
    Piece.CHICANE_RIGHT: _shape(2, 2, (0, 0), (1, 1), EAST),
    Piece.CROSSING: _shape(1, 1, (0, 0), (0, 0), EAST),
    Piece.SPRINT_START: _shape(2, 1, (0, 0), (1, 0), EAST),
    Piece.SPRINT_FINISH: _shape(2, 1, (0, 0), (1, 0), EAST),
}


class Placed(NamedTuple):
    """A piece on the grid: the block of its top left corner after turning, clockwise quarter turns, the end entered."""

    piece: Piece
    x: int
    y: int
    turns: int
    entered: int

    @property
    def size(self) -> Block:
        """Blocks across and down, as it lies."""
        across, down = self.piece.size
        return (down, across) if self.turns % 2 else (across, down)

    def blocks(self) -> Iterator[Block]:
        """Every block that the piece covers."""
        across, down = self.size
        return ((self.x + x, self.y + y) for y in range(down) for x in range(across))

    def ends(self) -> tuple[End, End]:
        """The two ends on the grid: where a car driving the piece forward enters and leaves."""
        first, last = (self._turned(end) for end in self.piece.ends)
        return first, last

    @property
    def entry(self) -> End:
        """The end by which the race comes in; its heading points out of the piece, against the race."""
        return self.ends()[self.entered]

    @property
    def leaving(self) -> End:
        """The end by which the race goes on."""
        return self.ends()[1 - self.entered]

    def _turned(self, end: End) -> End:
        x, y = turned_block(end.block, self.piece.size, self.turns)
        return End((self.x + x, self.y + y), (end.heading + self.turns) % 4)


def turned_block(block: Block, size: Block, turns: int) -> Block:
    """Where a block of something `size` blocks large lies after clockwise quarter turns."""
    (x, y), (across, down) = block, size
    for _ in range(turns % 4):
        x, y = down - 1 - y, x
        across, down = down, across
    return x, y


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole course: the road's width in spots, the grid's size in blocks, the pieces in the order of the race."""

    width: int
    across: int
    down: int
    placed: tuple[Placed, ...]

    @property
    def block(self) -> int:
        """Cells along a block's side: the road and one cell of verge on either side."""
        return self.width + 2


# The words of `laid`: the piece and the end that the race enters.
_STEPS: Final = {
    "start": (Piece.START, 0),
    "straight": (Piece.STRAIGHT, 0),
    "right": (Piece.CURVE_SMALL, 0),
    "right2": (Piece.CURVE_MEDIUM, 0),
    "right3": (Piece.CURVE_LARGE, 0),
    "left": (Piece.CURVE_SMALL, 1),
    "left2": (Piece.CURVE_MEDIUM, 1),
    "left3": (Piece.CURVE_LARGE, 1),
    "hairpin_right": (Piece.HAIRPIN, 0),
    "hairpin_left": (Piece.HAIRPIN, 1),
    "chicane_left": (Piece.CHICANE_LEFT, 0),
    "chicane_right": (Piece.CHICANE_RIGHT, 0),
    "crossing": (Piece.CROSSING, 0),
    "sprint_start": (Piece.SPRINT_START, 0),
    "sprint_finish": (Piece.SPRINT_FINISH, 0),
}


def laid(width: int, words: Iterable[str], heading: int = EAST) -> Layout:
    """Lay pieces one after another, as one reads out a course: "start", "right2", "straight", ...

    The first piece begins heading `heading`. Raises LayoutError where pieces overlap, a word is
    unknown, or the end does not meet the beginning.
    """
    block, placed = (0, 0), list[Placed]()
    for number, word in enumerate(words, 1):
        if word not in _STEPS:
            raise LayoutError(f"piece {number}: there is no {word!r}")
        one = joined(*_STEPS[word], block, heading)
        placed.append(one)
        heading = one.leaving.heading
        block = stepped(one.leaving.block, heading)
    return checked(width, placed)


def joined(piece: Piece, entered: int, block: Block, heading: int) -> Placed:
    """The piece turned and moved so that a car coming into `block` with `heading` enters its end `entered`."""
    end = piece.ends[entered]
    turns = (heading + 2 - end.heading) % 4
    x, y = turned_block(end.block, piece.size, turns)
    return Placed(piece, block[0] - x, block[1] - y, turns, entered)


def stepped(block: Block, heading: int) -> Block:
    """The next block in a heading."""
    return block[0] + AHEAD[heading][0], block[1] + AHEAD[heading][1]


def checked(width: int, placed: Iterable[Placed]) -> Layout:
    """A layout moved to the grid's top left corner. Raises LayoutError unless the pieces make one whole course."""
    pieces = tuple(placed)
    if width not in WIDTHS:
        raise LayoutError(f"there are pieces for roads {WIDTHS.start} to {WIDTHS.stop - 1} spots wide, not {width}")
    if not pieces:
        raise LayoutError("a course needs pieces")
    owners: dict[Block, Placed] = {}
    for number, one in enumerate(pieces, 1):
        for block in one.blocks():
            other = owners.setdefault(block, one)
            if other is not one and not (one.piece is other.piece is Piece.CROSSING and (one.turns - other.turns) % 2):
                raise LayoutError(f"piece {number} ({one.piece.value}) lies on a {other.piece.value} at block {block}")
    _check_ends(pieces)
    left, top = min(x for x, _ in owners), min(y for _, y in owners)
    across, down = max(x for x, _ in owners) - left + 1, max(y for _, y in owners) - top + 1
    return Layout(width, across, down, tuple(one._replace(x=one.x - left, y=one.y - top) for one in pieces))


def _check_ends(pieces: tuple[Placed, ...]) -> None:
    """Each piece begins where the one before it ended, and a circuit closes."""
    kinds = [one.piece for one in pieces]
    is_sprint = kinds[0] is Piece.SPRINT_START and kinds[-1] is Piece.SPRINT_FINISH
    special = [kind for kind in kinds if kind in (Piece.START, Piece.SPRINT_START, Piece.SPRINT_FINISH)]
    if special != ([Piece.SPRINT_START, Piece.SPRINT_FINISH] if is_sprint else [Piece.START]):
        raise LayoutError("a circuit has one start piece; a sprint begins with its start and ends with its finish")
    for number in range(1 if is_sprint else 0, len(pieces)):
        before, one = pieces[number - 1].leaving, pieces[number].entry
        if stepped(before.block, before.heading) != one.block or (before.heading + 2) % 4 != one.heading:
            raise LayoutError(
                f"piece {number + 1} ({pieces[number].piece.value}) does not begin where the one before it ends"
            )
