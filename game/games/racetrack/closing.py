"""What would close a draft: the shortest way over free blocks from one open end to another, laid of pieces."""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import combinations, pairwise
from typing import Final

from game.games.racetrack.drafting import (
    ACROSS,
    DOWN,
    Draft,
    added,
    beyond,
    entered_at,
    facing,
    is_on_board,
    judged,
    open_ends,
    refusal,
    road_ends,
    settled,
    ways,
)
from game.games.racetrack.pieces import AHEAD, Block, End, LayoutError, Piece, Placed, joined, stepped
from game.games.racetrack.shuffle import COVERS, LEFT, RIGHT

_BLOCK, _TURN = 2, 1
"""What a block more, and a turn more, cost a way: of equally short ones the straightest is taken."""

_LARGE_FIRST: Final = sorted(COVERS, key=lambda cover: -len(cover[2]))


def closing(draft: Draft, near: Block) -> tuple[Placed, ...]:
    """The pieces that lead on from one open end to another, or to a sprint's finish; none where nothing leads there.

    Ends near a block are joined first. When more than one gap is open each call closes one.
    """
    if not any(one.piece in (Piece.START, Piece.SPRINT_START) for one in draft.placed):
        return ()
    ends = open_ends(draft)
    best: tuple[int, list[Block], End] | None = None
    for one, other in sorted(combinations(ends, 2), key=lambda pair: _length(pair[0], pair[1], near)):
        if best is not None and _length(one, other, near)[0] * _BLOCK >= best[0]:
            break
        found = _way(draft, one, other) if _may_meet(draft, one, other, ends) else None
        if found is not None and (best is None or found[0] < best[0]):
            best = found
    if best is not None:
        _, blocks, end = best
        return _laid(draft, end, blocks)
    if len(ends) == 1 and not any(one.piece is Piece.SPRINT_FINISH for one in draft.placed):
        return next(((one,) for one in ways(draft, Piece.SPRINT_FINISH, beyond(ends[0])) if _fits(draft, one)), ())
    return ()


def _fits(draft: Draft, one: Placed) -> bool:
    return refusal(draft, one) is None


def _length(one: End, other: End, near: Block) -> tuple[int, int]:
    """How many blocks lie between two ends at least, and how far the first is from a block."""
    return 1 + _distance(beyond(one), beyond(other)), min(_distance(beyond(end), near) for end in (one, other))


def _distance(one: Block, other: Block) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _may_meet(draft: Draft, one: End, other: End, ends: Sequence[End]) -> bool:
    """Whether joining two ends is no dead end itself: the two ends of one stretch only make a ring when all is one."""
    return len(ends) == 2 or _far_end(draft, one) != other


def _far_end(draft: Draft, end: End) -> End | None:
    """The other end of the stretch of road that an open end belongs to; None in a sprint's start or finish."""
    owners = draft.owners()
    while True:
        one = owners[end.block]
        leaving = entered_at(one, end).leaving
        if leaving not in road_ends(one):
            return None
        following = facing(leaving)
        after = owners.get(following.block)
        if after is None:
            return leaving
        end = following


def _way(draft: Draft, start: End, goal: End) -> tuple[int, list[Block], End] | None:
    """The cheapest way of free blocks from one end to another, with its cost and the end that it begins at."""
    blocked = set(draft.owners()) | {beyond(end) for end in open_ends(draft) if end not in (start, goal)}
    first, last = beyond(start), beyond(goal)
    out = (goal.heading + 2) % 4
    if first in blocked or last in blocked:
        return None
    edge = [(_BLOCK, first, start.heading)]
    before: dict[tuple[Block, int], tuple[Block, int] | None] = {(first, start.heading): None}
    costs = {(first, start.heading): _BLOCK}
    best: tuple[int, tuple[Block, int]] | None = None
    while edge:
        cost, block, heading = heappop(edge)
        if best is not None and cost >= best[0]:
            break
        if cost > costs[block, heading]:
            continue
        if block == last and (heading + 2) % 4 != out:
            ended = cost + _TURN * (heading != out)
            if best is None or ended < best[0]:
                best = ended, (block, heading)
            continue
        for turn in (0, RIGHT, LEFT):
            ahead = (heading + turn) % 4
            following = stepped(block, ahead)
            dearer = cost + _BLOCK + _TURN * bool(turn)
            if (
                following not in blocked
                and is_on_board(following)
                and dearer < costs.get((following, ahead), dearer + 1)
            ):
                costs[following, ahead] = dearer
                before[following, ahead] = (block, heading)
                heappush(edge, (dearer, following, ahead))
    if best is None:
        return None
    blocks: list[Block] = []
    at: tuple[Block, int] | None = best[1]
    while at is not None:
        blocks.append(at[0])
        at = before[at]
    blocks.reverse()
    return (best[0], [*blocks, stepped(last, out)], start) if len(set(blocks)) == len(blocks) else None


def _laid(draft: Draft, end: End, blocks: list[Block]) -> tuple[Placed, ...]:
    """Pieces for a way that begins at an end; the last block is that of the piece it leads to.

    Larger curves are laid where there is room, the larger the better.
    """
    headings = [end.heading, *(AHEAD.index((b[0] - a[0], b[1] - a[1])) for a, b in pairwise(blocks))]
    way, turns = blocks[:-1], [(after - before) % 4 for before, after in pairwise(headings)]
    free = _free(draft) - set(way)
    pieces: dict[int, Placed] = {}
    done: set[int] = set()
    for index, one, span in _covers(way, turns, headings):
        beside = set(one.blocks()) - {way[each] for each in span}
        if done.isdisjoint(span) and beside <= free:
            pieces[index] = one
            done.update(span)
            free -= beside
    for index, turn in enumerate(turns):
        if index not in done:
            kind = Piece.CURVE_SMALL if turn else Piece.STRAIGHT
            pieces[index] = joined(kind, int(turn == LEFT), way[index], headings[index])
    return tuple(settled(pieces[index]) for index in sorted(pieces))


def _free(draft: Draft) -> set[Block]:
    """The blocks that nobody needs."""
    taken = set(draft.owners()) | {beyond(end) for end in open_ends(draft)}
    return {(x, y) for x in range(ACROSS) for y in range(DOWN)} - taken


def _covers(way: Sequence[Block], turns: Sequence[int], headings: Sequence[int]) -> Iterator[tuple[int, Placed, range]]:
    """Every larger piece that follows the way somewhere, the largest first: where it begins and what it covers."""
    for piece, entered, wanted in _LARGE_FIRST:
        for index in range(len(way) - len(wanted) + 1):
            span = range(index, index + len(wanted))
            if tuple(turns[each] for each in span) == wanted:
                yield index, joined(piece, entered, way[index], headings[index]), span


def closed(draft: Draft, near: Block) -> Draft:
    """The draft with all that `closing` proposes, gap after gap; the same draft where that does not close it."""
    whole = draft
    for _ in range(len(open_ends(draft)) + 1):
        if judged(whole).layout is not None:
            return whole
        try:
            for one in closing(whole, near):
                whole = added(whole, one)
        except LayoutError:
            return draft
    return draft
