"""A draft as one line of text and back, for maps and for what is kept of unfinished work; and its steps back and on."""

from typing import Final, NamedTuple

from game.games.racetrack.drafting import Draft, added
from game.games.racetrack.pieces import WIDTHS, LayoutError, Piece, Placed

MOST_LETTERS: Final = 10_000
_MOST_STEPS: Final = 5000


def draft_text(draft: Draft) -> str:
    """The draft as a line: the road's width, then piece, column, row and quarter turns of each piece."""
    return ", ".join([str(draft.width), *(f"{one.piece.value} {one.x} {one.y} {one.turns}" for one in draft.placed)])


def read_draft(text: str) -> Draft:
    """The draft of a line. Raises LayoutError for anything that could not have been laid piece by piece."""
    if len(text) > MOST_LETTERS:
        raise LayoutError(f"a course has at most {MOST_LETTERS} letters")
    first, *pieces = (part.strip() for part in text.split(","))
    width = _number(first)
    if width not in WIDTHS:
        raise LayoutError(f"there are no pieces for roads {width} spots wide")
    draft = Draft(width)
    for part in pieces:
        draft = added(draft, _read_piece(part))
    return draft


def _read_piece(part: str) -> Placed:
    words = part.split(" ")
    if len(words) != 4 or words[0] not in {piece.value for piece in Piece}:
        raise LayoutError(f"{part!r} is not a piece with its column, row and turns")
    x, y, turns = map(_number, words[1:])
    return Placed(Piece(words[0]), x, y, turns % 4, 0)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise LayoutError(f"{word!r} is not a number")
    return int(word)


class Steps(NamedTuple):
    """A draft with those before it, the last one last, and those that were taken back, the next one last."""

    draft: Draft
    before: tuple[Draft, ...] = ()
    after: tuple[Draft, ...] = ()

    def done(self, draft: Draft) -> "Steps":
        """One step further; a draft that is the same is no step."""
        if draft == self.draft:
            return self
        return Steps(draft, (*self.before, self.draft)[-_MOST_STEPS:])

    def undone(self) -> "Steps":
        """One step back, if there is one."""
        if not self.before:
            return self
        return Steps(self.before[-1], self.before[:-1], (*self.after, self.draft))

    def redone(self) -> "Steps":
        """The step that was taken back last, made again, if there is one."""
        if not self.after:
            return self
        return Steps(self.after[-1], (*self.before, self.draft), self.after[:-1])
