"""The board with all ink on it, kept for each size in use, so that a frame only has to copy it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.core.rules import Seat
from game.tables.camera import Framing
from game.tables.racetrack.board_picture import BoardPicture
from game.tables.racetrack.story import Story, Stroke
from game.tables.racetrack.trails import draw_crash, draw_step
from game.ui.theme import SeatMark


@dataclass(slots=True)
class _Sheet:
    """One size: the surface and what is drawn on it."""

    surface: pygame.Surface
    strokes: list[Stroke] = field(default_factory=list)
    faint: frozenset[Seat] = frozenset()
    is_stale: bool = False
    """Whether it still shows a board of before."""


class InkedBoard:
    """Keeps surfaces in step with a story. New strokes are added; when some go, all is drawn again in order."""

    def __init__(self, board: BoardPicture, marks: Sequence[SeatMark], weight: float = 1.0) -> None:
        """`weight` is how heavy the ink is."""
        self._weight = weight
        self._board = board
        self._marks = tuple(marks)
        self._sheets: dict[int, _Sheet] = {}
        self._told: dict[int, tuple[int, int]] = {}

    def take(self, board: BoardPicture) -> None:
        """Lie on another board of the same size: the surfaces stay, since large new ones cost more than a frame has."""
        self._board = board
        self._told.clear()
        for sheet in self._sheets.values():
            sheet.is_stale = True

    def at(self, cell: int, story: Story) -> pygame.Surface:
        """The board with the story's ink, cells `cell` pixels wide; shared: do not draw on it."""
        told = (id(story), story.told)
        sheet = self._sheets.get(cell)
        if sheet is None or self._told.get(cell) != told:
            sheet = self._sheets[cell] = self._brought_up(cell, sheet, story)
            self._told = {size: told if size == cell else old for size, old in self._told.items()} | {cell: told}
        return sheet.surface

    def _brought_up(self, cell: int, sheet: _Sheet | None, story: Story) -> _Sheet:
        # A lone car's line is what remains to be looked at.
        gone = (seat for seat, run in enumerate(story.runs) if run.is_gone)
        faint = frozenset(gone if len(story.runs) > 1 else ())
        if sheet is None:
            sheet = _Sheet(self._board.at(cell).copy())
        elif sheet.is_stale or sheet.faint != faint or story.strokes[: len(sheet.strokes)] != sheet.strokes:
            sheet.surface.blit(self._board.at(cell), (0, 0))
            sheet.strokes = []
            sheet.is_stale = False
        sheet.faint = faint
        framing = Framing(cell, 0, 0)
        for stroke in story.strokes[len(sheet.strokes) :]:
            if stroke.is_crash:
                draw_crash(sheet.surface, framing, stroke.start)
            else:
                mark = self._marks[stroke.seat]
                is_faint = stroke.seat in faint
                draw_step(
                    sheet.surface, framing, mark, stroke.start, stroke.end, is_faint=is_faint, weight=self._weight
                )
        sheet.strokes = story.strokes.copy()
        return sheet
