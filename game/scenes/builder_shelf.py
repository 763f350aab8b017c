"""The shelf beside the builder's board: the pieces as pictures, the tools as signs, and what has the focus in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.games.racetrack.pieces import Piece
from game.scenes.builder_pieces import piece_picture
from game.scenes.builder_work import SHELF
from game.ui import draw, layout
from game.ui.press import Button
from game.ui.shapes import draw_icon
from game.ui.theme import OUTLINE, Look

COLUMNS: Final = 3
_PIECE_ROWS: Final = 4
_TOOL_SHARE: Final = 0.62
"""A tool's height, in heights of a piece."""


@dataclass(frozen=True, slots=True)
class Tool:
    """One of the shelf's tools: its name in the texts, its sign, its button elsewhere, what it does, why not now."""

    name: str
    icon: str
    act: Callable[[], object]
    button: Button | None = None
    is_open: bool = True


Cell = Piece | Tool


class Shelf:
    """Pieces row by row, then the tools. `focus` is the cell that has the focus; None while the board has it."""

    def __init__(self) -> None:
        self.tools: tuple[Tool, ...] = ()
        self.focus: int | None = None
        self.hovered: int | None = None
        self.rects: list[pygame.Rect] = []

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All cells in their order."""
        return (*SHELF, *self.tools)

    @property
    def shown(self) -> Cell | None:
        """The cell with the focus, or under the mouse."""
        index = self.focus if self.focus is not None else self.hovered
        return None if index is None else self.cells[index]

    def step(self, dx: int, dy: int) -> bool:
        """Move the focus; False when that leads off to the board."""
        assert self.focus is not None, "the focus is here"
        row, column = divmod(self.focus, COLUMNS)
        if column + dx < 0:
            return False
        rows = -(-len(self.cells) // COLUMNS)
        self.focus = min(len(self.cells) - 1, (row + dy) % rows * COLUMNS + min(COLUMNS - 1, column + dx))
        return True

    def at(self, point: tuple[int, int]) -> int | None:
        """The cell at a point of the window."""
        return next((index for index, rect in enumerate(self.rects) if rect.collidepoint(point)), None)

    def lay_out(self, look: Look, rect: pygame.Rect) -> None:
        """Where the cells lie."""
        gap = look.px(12)
        rows = -(-len(self.cells) // COLUMNS)
        shares = [1.0] * _PIECE_ROWS + [_TOOL_SHARE] * (rows - _PIECE_ROWS)
        lines = layout.column(rect, shares, gap)
        self.rects = [cell for line in lines for cell in layout.row(line, [1] * COLUMNS, gap)][: len(self.cells)]

    def draw(self, surface: pygame.Surface, look: Look, paper: Look, width: int, hand: Piece, now: int) -> None:
        """Cards with the pieces on the board's paper, the one in hand lit; the tools as buttons."""
        for index, (cell, rect) in enumerate(zip(self.cells, self.rects, strict=True)):
            is_lit = index == self.focus or cell is hand
            if isinstance(cell, Piece):
                _draw_piece(surface, look, paper, cell, width, rect, is_lit=is_lit)
            else:
                _draw_tool(surface, look, cell, rect, is_lit=is_lit)
        if self.focus is not None:
            draw.ring(surface, look, self.rects[self.focus], look.mood.accent, now, radius=12)


def _draw_piece(
    surface: pygame.Surface, look: Look, paper: Look, piece: Piece, width: int, rect: pygame.Rect, *, is_lit: bool
) -> None:
    draw.panel(surface, look, rect, fill=look.mood.accent if is_lit else look.mood.panel, radius=12)
    inner = rect.inflate(-2 * look.px(11), -2 * look.px(11))
    pygame.draw.rect(surface, paper.mood.ground, inner)
    block = max(2, round((min(inner.size) - 2) / max(1.5, *piece.size)))
    picture = piece_picture(piece, width, 0, block, paper.mood.ground)
    surface.blit(picture, picture.get_rect(center=inner.center))
    pygame.draw.rect(surface, OUTLINE, inner, max(1, look.px(3)))


def _draw_tool(surface: pygame.Surface, look: Look, tool: Tool, rect: pygame.Rect, *, is_lit: bool) -> None:
    mood = look.mood
    fill = mood.panel_low if not tool.is_open else mood.accent if is_lit else mood.panel
    draw.panel(surface, look, rect, fill=fill, radius=12)
    if not tool.is_open:
        draw.hatch(surface, look, rect.inflate(-2 * look.line, -2 * look.line), mood.panel, radius=9)
    draw_icon(surface, tool.icon, rect.center, round(min(rect.size) * 0.56), mood.ink if tool.is_open else mood.quiet)
