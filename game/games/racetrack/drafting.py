"""Courses that are being laid: pieces on a board, which of them fit where and why not, and what is missing.

A draft holds pieces that lie without overlap and whose ends either meet or are open. It says nothing about the
order of the race: that follows from the start piece once the course is whole.
"""

from collections.abc import Iterator
from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple

from game.games.racetrack.pieces import (
    EAST,
    Block,
    End,
    Layout,
    LayoutError,
    Piece,
    Placed,
    checked,
    joined,
    stepped,
    turned_block,
)

ACROSS: Final = 16
DOWN: Final = 10
"""The board's size in blocks."""

_STARTS: Final = (Piece.START, Piece.SPRINT_START, Piece.SPRINT_FINISH)
_TURNS: Final = {
    Piece.CROSSING: 1, Piece.STRAIGHT: 2, Piece.CHICANE_LEFT: 2, Piece.CHICANE_RIGHT: 2,
}  # fmt: skip
"""How many of the four quarter turns of a piece look different, where that is not all of them."""


class Why(Enum):
    """Why a piece does not fit somewhere."""

    OFF_BOARD = "off_board"
    """It does not lie on the board as a whole."""
    OVERLAP = "overlap"
    """Another piece lies there."""
    EDGE = "edge"
    """Its road would lead off the board."""
    SIDE = "side"
    """Its road would run into the side of another piece."""
    BLOCKS = "blocks"
    """It would stand in the way of another piece's road."""
    SECOND_START = "second_start"
    """There is a start or finish already that it does not go with."""


class Refusal(NamedTuple):
    """Why a piece does not fit, and the piece that it is about, if any."""

    why: Why
    other: Piece | None = None


class Draft(NamedTuple):
    """A course being laid: the road's width in spots, and the pieces by `settled`, in the order in which they came."""

    width: int
    placed: tuple[Placed, ...] = ()

    def owners(self) -> dict[Block, Placed]:
        """Which piece lies on each block that is taken."""
        return {block: one for one in self.placed for block in one.blocks()}

    def at(self, block: Block) -> Placed | None:
        """The piece on a block."""
        return self.owners().get(block)

    def without(self, one: Placed) -> "Draft":
        """The draft with a piece taken off."""
        return self._replace(placed=tuple(other for other in self.placed if other != one))


def settled(one: Placed) -> Placed:
    """The piece as drafts hold it: no matter how the race enters it, and the same for turns that look the same."""
    return one._replace(turns=one.turns % _TURNS.get(one.piece, 4), entered=0)


def road_ends(one: Placed) -> tuple[End, ...]:
    """The ends at which the road of a piece goes on: four of a crossing, one of where a sprint starts or ends."""
    first, last = one.ends()
    if one.piece is Piece.CROSSING:
        return *one._replace(turns=0).ends(), *one._replace(turns=1).ends()
    if one.piece is Piece.SPRINT_START:
        return (last,)
    return (first,) if one.piece is Piece.SPRINT_FINISH else (first, last)


def beyond(end: End) -> Block:
    """The block onto which the road leaves at an end."""
    return stepped(end.block, end.heading)


def facing(end: End) -> End:
    """The end of another piece that would meet this one."""
    return End(beyond(end), (end.heading + 2) % 4)


def is_on_board(block: Block) -> bool:
    """Whether the board has that block."""
    return 0 <= block[0] < ACROSS and 0 <= block[1] < DOWN


def open_ends(draft: Draft) -> tuple[End, ...]:
    """The ends that meet no other piece, in the order of the pieces."""
    every = [end for one in draft.placed for end in road_ends(one)]
    there = set(every)
    return tuple(end for end in every if facing(end) not in there)


def refusal(draft: Draft, one: Placed) -> Refusal | None:
    """Why a piece cannot be laid there; None when it can."""
    owners = draft.owners()
    blocks = set(one.blocks())
    if not all(map(is_on_board, blocks)):
        return Refusal(Why.OFF_BOARD)
    under = next((owners[block] for block in one.blocks() if block in owners), None)
    if under is not None:
        return Refusal(Why.OVERLAP, under.piece)
    kinds = {other.piece for other in draft.placed if other.piece in _STARTS}
    if one.piece in _STARTS and (one.piece in kinds or (kinds and Piece.START in {*kinds, one.piece})):
        return Refusal(Why.SECOND_START, min(kinds, key=_STARTS.index))
    ends = set(road_ends(one))
    for end in road_ends(one):
        if not is_on_board(beyond(end)):
            return Refusal(Why.EDGE)
        other = owners.get(beyond(end))
        if other is not None and facing(end) not in road_ends(other):
            return Refusal(Why.SIDE, other.piece)
    for other in draft.placed:
        for end in road_ends(other):
            if beyond(end) in blocks and facing(end) not in ends:
                return Refusal(Why.BLOCKS, other.piece)
    return None


def with_room(draft: Draft, one: Placed) -> tuple[Draft, Placed]:
    """The draft and a new piece, both moved over if only the board's rim keeps the piece from being laid."""
    blocks = [*one.blocks(), *(beyond(end) for end in road_ends(one))]
    dx = _over([x for x, _ in blocks], ACROSS)
    dy = _over([y for _, y in blocks], DOWN)
    moved = draft._replace(placed=tuple(each._replace(x=each.x + dx, y=each.y + dy) for each in draft.placed))
    there = one._replace(x=one.x + dx, y=one.y + dy)
    needed = [*moved.owners(), *map(beyond, open_ends(moved))]
    if not all(map(is_on_board, needed)) or refusal(moved, there) is not None:
        return draft, one
    return moved, there


def _over(places: list[int], most: int) -> int:
    """How far places must move to lie on the board."""
    return max(0, -min(places)) - max(0, max(places) - most + 1)


def added(draft: Draft, one: Placed) -> Draft:
    """The draft with one more piece. Raises LayoutError where it does not fit."""
    one = settled(one)
    found = refusal(draft, one)
    if found is not None:
        about = f" ({found.other.value})" if found.other else ""
        raise LayoutError(f"a {one.piece.value} does not fit at block {one.x}, {one.y}: {found.why.value}{about}")
    return draft._replace(placed=(*draft.placed, one))


def ways(draft: Draft, piece: Piece, block: Block) -> tuple[Placed, ...]:
    """All ways in which a piece could lie with one of its ends on a block, whether they fit or not.

    Where open ends lead onto the block these are the ways that go on from them, those that meet most ends first;
    elsewhere it is turned round about its first end.
    """
    towards = [end for end in open_ends(draft) if beyond(end) == block]
    found = list(dict.fromkeys(one for end in towards for one in _joining(piece, end)))
    if found:
        waiting = set(map(facing, open_ends(draft)))
        return tuple(sorted(found, key=lambda one: -sum(end in waiting for end in road_ends(one))))
    entry = piece.ends[0].block if piece is not Piece.CHICANE_LEFT else piece.ends[1].block
    turned = []
    for turns in range(_TURNS.get(piece, 4)):
        x, y = turned_block(entry, piece.size, turns)
        turned.append(Placed(piece, block[0] - x, block[1] - y, turns, 0))
    return tuple(turned)


def _joining(piece: Piece, end: End) -> Iterator[Placed]:
    """The piece with each of its ends in turn meeting an open one."""
    for entered in (0, 1):
        one = settled(joined(piece, entered, beyond(end), end.heading))
        if facing(end) in road_ends(one):
            yield one


class Lack(Enum):
    """What keeps a draft from being a course."""

    START = "start"
    """There is no start."""
    FINISH = "finish"
    """A sprint has no finish."""
    ENDS = "ends"
    """Some ends are open."""
    STRAY = "stray"
    """Some pieces do not belong to the course that the start belongs to."""


class Judged(NamedTuple):
    """What a draft comes to: its layout when it is whole, else what is missing, and how many of it."""

    layout: Layout | None
    lack: Lack | None = None
    missing: int = 0


def judged(draft: Draft) -> Judged:
    """Whether a draft is a whole course that can be raced."""
    kinds = {one.piece for one in draft.placed}
    start = next((one for one in draft.placed if one.piece in (Piece.START, Piece.SPRINT_START)), None)
    if start is None:
        return Judged(None, Lack.START)
    ends = len(open_ends(draft))
    if start.piece is Piece.SPRINT_START and Piece.SPRINT_FINISH not in kinds:
        return Judged(None, Lack.FINISH, ends)
    if ends:
        return Judged(None, Lack.ENDS, ends)
    course = driven(draft, start)
    stray = len(draft.placed) - len({settled(one) for one in course})
    if stray:
        return Judged(None, Lack.STRAY, stray)
    return Judged(checked(draft.width, course))


def checkpoints(layout: Layout) -> tuple[int, ...]:
    """The pieces, counted from 0, before which a gate keeps cars from turning off at a crossing.

    One in the middle of each stretch from crossing to crossing; the stretch with the finish needs none.
    """
    passes = [index for index, one in enumerate(layout.placed) if one.piece is Piece.CROSSING]
    return tuple((before + after + 1) // 2 for before, after in pairwise(passes) if after > before + 1)


def driven(draft: Draft, start: Placed) -> tuple[Placed, ...]:
    """The pieces that a car passes from the start on, in order, up to the start again, a finish, or an open end."""
    owners = draft.owners()
    course = [start]
    while True:
        arrival = facing(course[-1].leaving)
        one = owners.get(arrival.block)
        if one is None or one == start or arrival not in road_ends(one):
            return tuple(course)
        course.append(entered_at(one, arrival))
        if one.piece is Piece.SPRINT_FINISH:
            return tuple(course)


def entered_at(one: Placed, end: End) -> Placed:
    """The piece as a car drives it that comes in by one of its ends."""
    if one.piece is Piece.CROSSING:
        one = one._replace(turns=(end.heading - EAST) % 2)
    return one._replace(entered=one.ends().index(end))
