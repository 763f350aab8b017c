"""Where things lie on the table of Lunatix Loop: the board with its view, the dossiers, the desk, the log."""

from dataclasses import dataclass
from typing import Final

import pygame

from game.ui import text
from game.ui.layout import SAFE_PART
from game.ui.theme import Look, Type

_COLUMN_PART: Final = 0.3
_GAP: Final = 20
_DESK: Final = 150


@dataclass(frozen=True, slots=True)
class LoopLayout:
    """All rectangles in window pixels.

    `board` is where the board may be drawn, to the window's edge; `view` the part of it in which all that
    matters must lie while there is something on the desk, `open_view` otherwise; `header` heads the `column`
    of dossiers; `log` is the line at the bottom of the board, and what is to be decided lies above it,
    growing upward from `desk`.
    """

    board: pygame.Rect
    view: pygame.Rect
    open_view: pygame.Rect
    header: pygame.Rect
    column: pygame.Rect
    log: pygame.Rect
    desk: pygame.Rect


def lay_out(look: Look, size: tuple[int, int]) -> LoopLayout:
    """The layout for a window: the track gets 70 % of the width and all the height."""
    whole = pygame.Rect((0, 0), size)
    safe = whole.scale_by(SAFE_PART)
    gap = look.px(_GAP)
    board = pygame.Rect(0, 0, round(whole.width * (1 - _COLUMN_PART)), whole.height)
    right = pygame.Rect(board.right + gap, safe.top, safe.right - board.right - gap, safe.height)
    head = max(look.px(52), text.line_height(look, Type.SMALL))
    header = pygame.Rect(right.left, right.top, right.width, head)
    column = pygame.Rect(right.left, header.bottom + gap // 2, right.width, right.bottom - header.bottom - gap // 2)
    width = board.right - gap - safe.left
    log_height = text.line_height(look, Type.SMALL) + look.px(18)
    log = pygame.Rect(safe.left, safe.bottom - log_height, width, log_height)
    desk_height = look.metrics.grown_px(_DESK)
    desk = pygame.Rect(safe.left, log.top - gap // 2 - desk_height, width, desk_height)
    view = pygame.Rect(safe.left, safe.top, width, desk.top - safe.top)
    view.height = max(view.height, board.height // 2)
    open_view = pygame.Rect(safe.left, safe.top, width, log.top - gap // 2 - safe.top)
    return LoopLayout(board, view, open_view, header, column, log, desk)
