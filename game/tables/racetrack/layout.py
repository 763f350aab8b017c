"""Where things lie on a race table: the board with its view, the column of panels, the log."""

from dataclasses import dataclass
from typing import Final

import pygame

from game.ui import text
from game.ui.layout import SAFE_PART
from game.ui.theme import Look, Type

_COLUMN_PART: Final = 0.3
_GAP: Final = 20


@dataclass(frozen=True, slots=True)
class RaceLayout:
    """All rectangles in window pixels.

    `board` is where the board may be drawn, to the window's edge; `view` the part of it in which all that
    matters must lie; `header` heads the `column` of panels; `log` is the line at the bottom.
    """

    board: pygame.Rect
    view: pygame.Rect
    header: pygame.Rect
    column: pygame.Rect
    log: pygame.Rect

    def column_below(self, top: int) -> pygame.Rect:
        """What is left of the column below a height."""
        return pygame.Rect(self.column.left, top, self.column.width, max(0, self.column.bottom - top))


def lay_out(look: Look, size: tuple[int, int]) -> RaceLayout:
    """The layout for a window: the track gets 70 % of the width and all the height."""
    whole = pygame.Rect((0, 0), size)
    safe = whole.scale_by(SAFE_PART)
    gap = look.px(_GAP)
    board = pygame.Rect(0, 0, round(whole.width * (1 - _COLUMN_PART)), whole.height)
    right = pygame.Rect(board.right + gap, safe.top, safe.right - board.right - gap, safe.height)
    header_height = max(look.px(52), text.line_height(look, Type.SMALL))
    header = pygame.Rect(right.left, right.top, right.width, header_height)
    column = pygame.Rect(right.left, header.bottom + gap // 2, right.width, right.bottom - header.bottom - gap // 2)
    log_height = text.line_height(look, Type.SMALL) + look.px(18)
    log = pygame.Rect(safe.left, safe.bottom - log_height, board.right - gap - safe.left, log_height)
    view = pygame.Rect(safe.left, safe.top, board.right - gap - safe.left, log.top - gap // 2 - safe.top)
    return RaceLayout(board, view, header, column, log)
