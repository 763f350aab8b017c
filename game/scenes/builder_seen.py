"""What follows from a draft on the builder's board, found out once: ends, verdict, and how a piece could be laid."""

from functools import cached_property
from typing import NamedTuple

from game.games.racetrack.closing import closed
from game.games.racetrack.drafting import (
    Draft,
    Judged,
    Refusal,
    beyond,
    judged,
    open_ends,
    refusal,
    ways,
    with_room,
)
from game.games.racetrack.pieces import Block, End, Piece, Placed


class Laying(NamedTuple):
    """A piece that might be laid: the draft that it would be added to, where it would lie there, and why it cannot."""

    draft: Draft
    there: Placed
    reason: Refusal | None


class Seen:
    """What follows from one draft, found out when it is first asked for."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._ways: dict[tuple[Piece, Block], tuple[Placed, ...]] = {}
        self._layings: dict[Placed, Laying] = {}
        self.owners = draft.owners()

    def ways(self, piece: Piece, block: Block) -> tuple[Placed, ...]:
        """All ways in which a piece could lie on a block."""
        key = piece, block
        if key not in self._ways:
            self._ways[key] = ways(self._draft, piece, block)
        return self._ways[key]

    def laying(self, one: Placed) -> Laying:
        """What laying a piece would come to."""
        if one not in self._layings:
            draft, there = with_room(self._draft, one)
            self._layings[one] = Laying(draft, there, refusal(draft, there))
        return self._layings[one]

    @cached_property
    def judged(self) -> Judged:
        """Whether it is a course."""
        return judged(self._draft)

    @cached_property
    def ends(self) -> tuple[End, ...]:
        """Its open ends."""
        return open_ends(self._draft)

    @cached_property
    def closed(self) -> Draft:
        """The draft with what closes it; the same where nothing does."""
        return closed(self._draft, beyond(self.ends[0]) if self.ends else (0, 0))
