"""The work on the builder's board: the piece in hand, the cursor, and what laying, turning and taking up do."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from game.files.built_tracks import Built
from game.games.racetrack.draft_text import Steps
from game.games.racetrack.drafting import (
    ACROSS,
    DOWN,
    Draft,
    Judged,
    Refusal,
    added,
    beyond,
    is_on_board,
    road_ends,
)
from game.games.racetrack.pieces import Block, End, Piece, Placed
from game.scenes.builder_seen import Seen

SHELF: Final = (
    Piece.STRAIGHT, Piece.CURVE_SMALL, Piece.CURVE_MEDIUM, Piece.CURVE_LARGE, Piece.HAIRPIN, Piece.CHICANE_LEFT,
    Piece.CHICANE_RIGHT, Piece.CROSSING, Piece.START, Piece.SPRINT_START, Piece.SPRINT_FINISH,
)  # fmt: skip
"""The pieces in the order in which the shelf has them."""

_START: Final = Placed(Piece.START, 7, 2, 0, 0)
_WIDTH: Final = 5
_MIRRORED: Final = {Piece.CHICANE_LEFT: Piece.CHICANE_RIGHT, Piece.CHICANE_RIGHT: Piece.CHICANE_LEFT}


def begun(width: int = _WIDTH) -> Draft:
    """What a new course begins with: the start."""
    return Draft(width, (_START,))


class Work:
    """One course being built. What a person does returns the name of its sound; `refuse` when nothing was done."""

    def __init__(self, built: Built, is_saved: bool) -> None:
        self._built = built
        self.is_saved = is_saved
        self.steps = Steps(built.draft)
        self.hand = Piece.STRAIGHT
        self.cursor: Block = (ACROSS // 2, DOWN // 2)
        self._wishes = {True: 0, False: 0}
        self._way = 0
        self._seen = Seen(built.draft)
        if built.draft.placed:
            self.cursor = (built.draft.placed[0].x, built.draft.placed[0].y)
        self._go_to(self.ends)

    # --- what there is ---

    @property
    def draft(self) -> Draft:
        """The pieces on the board."""
        return self.steps.draft

    @property
    def built(self) -> Built:
        """The course as it would be saved now; a sprint has no laps."""
        is_sprint = any(one.piece is Piece.SPRINT_START for one in self.draft.placed)
        return replace(self._built, draft=self.draft, laps=1 if is_sprint else self._built.laps)

    @property
    def judged(self) -> Judged:
        """Whether it can be driven, and else what is missing."""
        return self._seen.judged

    @property
    def ends(self) -> tuple[End, ...]:
        """The ends that are open."""
        return self._seen.ends

    @property
    def missing(self) -> int:
        """How many pieces would close the course; 0 when nothing would, or nothing needs to."""
        return len(self._seen.closed.placed) - len(self.draft.placed)

    @property
    def owner(self) -> Placed | None:
        """The piece under the cursor."""
        return self._seen.owners.get(self.cursor)

    @property
    def ghost(self) -> Placed | None:
        """The piece in hand as it would be laid; None over a piece."""
        if self.owner is not None:
            return None
        choices = self._ways()
        return choices[self._way % len(choices)]

    @property
    def reason(self) -> Refusal | None:
        """Why the piece in hand cannot be laid here."""
        ghost = self.ghost
        return None if ghost is None else self._seen.laying(ghost).reason

    @property
    def is_moving(self) -> bool:
        """Whether the whole course would move over to make room for the piece in hand."""
        ghost = self.ghost
        return ghost is not None and self._seen.laying(ghost).there != ghost

    def _ways(self) -> tuple[Placed, ...]:
        return self._seen.ways(self.hand, self.cursor)

    @property
    def _is_at_end(self) -> bool:
        return any(beyond(end) == self.cursor for end in self.ends)

    # --- hand and cursor ---

    def move(self, dx: int, dy: int) -> bool:
        """Move the cursor; whether the board goes on there."""
        block = self.cursor[0] + dx, self.cursor[1] + dy
        if not is_on_board(block):
            return False
        self.point(block)
        return True

    def point(self, block: Block) -> None:
        """Put the cursor on a block; the piece in hand lies as wished there, else in the first way that fits."""
        self.cursor = block
        self._settle()

    def choose(self, piece: Piece) -> str:
        """Take another piece in hand."""
        if piece is not self.hand:
            self.hand = piece
            self._wishes = {True: 0, False: 0}
        self._settle()
        return "tick"

    def step_hand(self, step: int) -> str:
        """Take the next piece of the shelf in hand, or the one before."""
        return self.choose(SHELF[(SHELF.index(self.hand) + step) % len(SHELF)])

    def turn(self, step: int = 1) -> str:
        """Turn the piece in hand to the next way in which it could lie here; at an open end that mirrors it.

        After its last way a chicane gives its place in the hand to its mirror image.
        """
        if self.owner is not None:
            return "refuse"
        count = len(self._ways())
        if self.hand in _MIRRORED and not 0 <= self._way + step < count:
            self.hand = _MIRRORED[self.hand]
        elif count < 2:
            return "refuse"
        self._way = (self._way + step) % len(self._ways())
        self._wishes[self._is_at_end] = self._way
        return "turn"

    def _settle(self) -> None:
        if self.owner is not None:
            return
        choices = self._ways()
        wish = self._wishes[self._is_at_end] % len(choices)
        order = (wish, *range(len(choices)))
        fits = [way for way in order if self._seen.laying(choices[way]).reason is None]
        self._way = fits[0] if fits else wish

    def _go_to(self, ends: Iterable[End], near: Iterable[Block] = ()) -> None:
        """Put the cursor where the road goes on: best on one of some blocks; where nothing is open it stays."""
        blocks = [beyond(end) for end in ends]
        wanted = set(near)
        block = next((block for block in reversed(blocks) if block in wanted), None)
        self.point(block or (blocks[-1] if blocks else self.cursor))

    # --- the board ---

    def act(self) -> str:
        """Lay the piece in hand, or take up the one under the cursor."""
        if self.owner is not None:
            return self.take()
        ghost = self.ghost
        if ghost is None or self.reason is not None:
            return "refuse"
        draft, one, _ = self._seen.laying(ghost)
        self._do(added(draft, one))
        ends = [end for end in road_ends(one) if end in self.ends]
        self._go_to(ends or self.ends)
        return "land"

    def take(self) -> str:
        """Take up the piece under the cursor into the hand."""
        one = self.owner
        if one is None:
            return "refuse"
        self._do(self.draft.without(one))
        self.choose(one.piece)
        self._go_to(self.ends, (self.cursor,))
        return "card"

    def close(self) -> str:
        """Lay all that is missing for the course to close."""
        if self.missing == 0:
            return "refuse"
        self._do(self._seen.closed)
        return "land"

    def undo(self) -> str:
        """One step back."""
        return self._leap(self.steps.undone())

    def redo(self) -> str:
        """One step on again."""
        return self._leap(self.steps.redone())

    def clear(self) -> str:
        """Take everything off but a start."""
        self._do(begun(self.draft.width))
        self._go_to(self.ends)
        return "shuffle"

    def set_width(self, width: int) -> None:
        """Lay the same course of pieces with a wider or narrower road."""
        self._do(self.draft._replace(width=width))

    def rename(self, title: str) -> None:
        """Give the course another name."""
        self._change(replace(self._built, title=title))

    def set_laps(self, laps: int) -> None:
        """Race another number of laps on it."""
        self._change(replace(self._built, laps=laps))

    def saved(self, built: Built) -> None:
        """It lies among the player's tracks now."""
        self._built = built
        self.is_saved = True

    def _change(self, built: Built) -> None:
        self.is_saved = self.is_saved and built == self._built
        self._built = built

    def _do(self, draft: Draft) -> None:
        self._show(self.steps.done(draft))

    def _leap(self, steps: Steps) -> str:
        if steps == self.steps:
            return "refuse"
        gone = set(self.draft.placed) ^ set(steps.draft.placed)
        self._show(steps)
        self._go_to(self.ends, (block for one in gone for block in one.blocks()))
        return "card"

    def _show(self, steps: Steps) -> None:
        self.is_saved = self.is_saved and steps.draft == self.draft
        self.steps = steps
        self._seen = Seen(steps.draft)
        self._settle()
