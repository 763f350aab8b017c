"""Where things lie on the airfield: pilots, runway, the four boards, the sky between them, the stage below, the log."""

from dataclasses import dataclass
from typing import Final

import pygame

from game.games.lucky.cards import SHOWS
from game.tables.lucky.fit import low
from game.ui import layout as cuts
from game.ui import text
from game.ui.layout import SAFE_PART
from game.ui.theme import Look, Type

_GAP: Final = 12
_PILOTS: Final = 152
_RUNWAY: Final = 62
_STAGE: Final = 292
_BOARD_PART: Final = 0.36
_DESK_PART: Final = 0.36
_TRAY_PART: Final = 0.24
_MOST_PILOT: Final = 430
_TOOLS: Final = 190
_LOG_LINE: Final = 46
"""The last sentence of the log is no larger than what the desk says."""


@dataclass(frozen=True, slots=True)
class LuckyLayout:
    """All rectangles in window pixels.

    `stage` is the strip in which the pilot on turn decides: the `desk` with words and buttons on its left, then the
    `hand`, or in flight the `flight` (figures with their dice) and the `tray`. `sky` is free for planes between the
    boards, `grass` below it holds the piles. `tools` is the right end of the `log` line.
    """

    whole: pygame.Rect
    pilots: tuple[pygame.Rect, ...]
    runway: pygame.Rect
    boards: tuple[pygame.Rect, ...]
    sky: pygame.Rect
    grass: pygame.Rect
    stage: pygame.Rect
    desk: pygame.Rect
    hand: pygame.Rect
    flight: pygame.Rect
    tray: pygame.Rect
    log: pygame.Rect
    tools: pygame.Rect
    gap: int


def lay_out(look: Look, size: tuple[int, int], seats: int) -> LuckyLayout:
    """The layout for a window and a number of pilots; larger text takes room from the boards."""
    whole = pygame.Rect((0, 0), size)
    safe = whole.scale_by(SAFE_PART)
    gap = look.px(_GAP)
    grown = look.metrics.text_scale - 1.0
    log_high = text.line_height(low(look, look.px(_LOG_LINE)), Type.SMALL) + look.px(18)
    log, rest = cuts.take_bottom(safe, log_high, gap)
    tools_wide = look.px(_TOOLS)
    tools = pygame.Rect(log.right - tools_wide, log.top, tools_wide, log.height)
    log = pygame.Rect(log.left, log.top, log.width - tools_wide - gap, log.height)
    stage, rest = cuts.take_bottom(rest, round(look.px(_STAGE) * (1 + 0.1 * grown)), gap)
    row, rest = cuts.take_top(rest, look.px(_PILOTS), gap)
    runway, field = cuts.take_top(rest, round(look.px(_RUNWAY) * (1 - 0.15 * grown)), gap)
    wide = round(field.width * (_BOARD_PART + 0.03 * grown))
    wide = min(wide, look.px(760))
    left = pygame.Rect(field.left, field.top, wide, field.height)
    right = pygame.Rect(field.right - wide, field.top, wide, field.height)
    high = (field.height - gap) // 2
    boards = tuple(
        pygame.Rect(side.left, side.top + number * (high + gap), wide, high)
        for number in range(len(SHOWS) // 2)
        for side in (left, right)
    )
    middle = pygame.Rect(left.right + gap, field.top, right.left - left.right - 2 * gap, field.height)
    grass, sky = cuts.take_bottom(middle, round(middle.height * 0.36), gap)
    desk, hand = cuts.row(stage, (_DESK_PART, 1 - _DESK_PART), gap)
    flight, tray = cuts.row(hand, (1 - _TRAY_PART, _TRAY_PART), gap)
    return LuckyLayout(
        whole, _pilots(row, seats, gap, look.px(_MOST_PILOT)), runway, boards, sky, grass, stage, desk, hand, flight,
        tray, log, tools, gap,
    )  # fmt: skip


def _pilots(row: pygame.Rect, seats: int, gap: int, most: int) -> tuple[pygame.Rect, ...]:
    """A panel a pilot, side by side in the middle of the row."""
    wide = min(most, (row.width - gap * (seats - 1)) // seats)
    left = row.centerx - (wide * seats + gap * (seats - 1)) // 2
    return tuple(pygame.Rect(left + seat * (wide + gap), row.top, wide, row.height) for seat in range(seats))
