"""The sheet in the middle of the table before a round and after the last: what goes on, and a row a seat."""

from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.core.rules import Seat
from game.games.loonacy.state import LOOKING, OVER
from game.tables.fitting import fitting
from game.tables.loonacy.buttons import sign_button
from game.tables.loonacy.news import sheet_lines
from game.tables.loonacy.showing import Showing
from game.tables.picture import Hand
from game.tables.seats import Sitter
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.press import Button, Device, Family
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import Look, Type

_PAD: Final = 18
_GAP: Final = 8
_WIDE: Final = 620


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A seat: its score if rounds are counted, and while all look what its ready sign is held up with, if it is not."""

    sitter: Sitter
    score: int | None
    device: Device | None
    is_ready: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """Lines of words, each with whether it is bold; a row a seat; what opens the log, if it can be read."""

    lines: tuple[tuple[str, bool], ...]
    rows: tuple[SheetRow, ...]
    log: Hand | None


def sheet_of(showing: Showing, *, has_log: bool) -> Sheet:
    """The sheet for the present moment."""
    game = showing.game
    scores = game.table.scores if showing.is_rounds else None
    is_looking = game.phase is LOOKING

    def row(sitter: Sitter) -> SheetRow:
        seat = sitter.seat
        device = showing.devices.get(seat) if is_looking else None
        is_ready = is_looking and bool(game.ready >> seat & 1)
        return SheetRow(sitter, None if scores is None else scores[seat], device, is_ready)

    def place(sitter: Sitter) -> tuple[int, Seat]:
        return (0 if scores is None else -scores[sitter.seat], sitter.seat)

    # Bots need no key: without scores there is nothing to tell of them.
    shown = [one for one in showing.sitters if scores is not None or (is_looking and one.seat in showing.devices)]
    seated = [one for one in shown if game.phase is OVER or game.table.seated >> one.seat & 1]
    hand = showing.notes.log_hand
    has_hand = has_log and hand is not None and hand.device.family is not Family.MOUSE
    return Sheet(tuple(sheet_lines(showing)), tuple(map(row, sorted(seated, key=place))), hand if has_hand else None)


def paint_sheet(
    surface: pygame.Surface, look: Look, area: pygame.Rect, sheet: Sheet, bindings: Bindings
) -> pygame.Rect:  # fmt: skip
    """Paint it in the middle of an area, in the largest text that fits there; returns its place."""
    rect = pygame.Rect(0, 0, min(area.width, look.metrics.grown_px(_WIDE)), area.height)
    inner = rect.width - 2 * look.px(_PAD)
    look = fitting(look, lambda smaller: _height(smaller, inner, sheet, columns=1) <= area.height)
    columns = 1 if _height(look, inner, sheet, columns=1) <= area.height else 2
    rect.height = min(area.height, _height(look, inner, sheet, columns))
    rect.center = area.center
    draw.panel(surface, look, rect)
    top, left = rect.top + look.px(_PAD), rect.left + look.px(_PAD)
    for words, is_bold in sheet.lines:
        block = pygame.Rect(left, top, inner, text.block_height(look, words, inner, Type.SMALL, is_bold=is_bold))
        text.write_block(surface, look, words, block, Type.SMALL, align="center", is_bold=is_bold)
        top = block.bottom + look.px(_GAP)
    step = _row_height(look)
    across = (inner - (columns - 1) * look.px(_PAD)) // columns
    for number, row in enumerate(sheet.rows):
        column, line = number % columns, number // columns
        cell = pygame.Rect(left + column * (across + look.px(_PAD)), top + line * step, across, step)
        _paint_row(surface, look, cell, row, bindings)
    if sheet.log is not None:
        foot = pygame.Rect(left, rect.bottom - look.px(_PAD) - prompts.glyph_height(look), inner, 0)
        hand = sheet.log
        prompts.draw_prompts(surface, look, foot, hand.device, bindings, hand.prompts, is_centred=True)
    return rect


def _height(look: Look, inner: int, sheet: Sheet, columns: int) -> int:
    words = sum(
        text.block_height(look, words, inner, Type.SMALL, is_bold=is_bold) + look.px(_GAP)
        for words, is_bold in sheet.lines
    )
    rows = -(-len(sheet.rows) // columns) * _row_height(look)
    log = prompts.glyph_height(look) + look.px(_GAP) if sheet.log is not None else 0
    return words + rows + log + 2 * look.px(_PAD)


def _row_height(look: Look) -> int:
    return max(text.line_height(look, Type.SMALL), prompts.glyph_height(look)) + look.px(6)


def _paint_row(surface: pygame.Surface, look: Look, cell: pygame.Rect, row: SheetRow, bindings: Bindings) -> None:
    """Mark and name; at the right the score, and the key of the ready sign or that it is up."""
    size = round(cell.height * 0.8)
    middle = cell.centery
    draw_mark(surface, row.sitter.mark, (cell.left + size // 2, middle), size)
    right = cell.right
    if row.score is not None:
        wide = text.width(look, "000", Type.SMALL, is_bold=True)
        text.write(surface, look, str(row.score), (right, middle), Type.SMALL, anchor="midright", is_bold=True)
        right -= wide
    if row.is_ready:
        draw_icon(surface, "tick", (right - size // 2, middle), size, look.mood.good)
        right -= size + look.px(_GAP)
    elif row.device is not None:
        high = prompts.glyph_height(look)
        is_mouse = row.device.family is Family.MOUSE
        button = Button.CONFIRM if is_mouse else sign_button(row.device)
        wide = prompts.glyph_width(look, row.device, button, bindings, high)
        glyph = pygame.Rect(right - wide, middle - high // 2, wide, high)
        prompts.draw_glyph(surface, look, row.device, button, bindings, glyph)
        draw_icon(surface, "flag", (glyph.left - high // 2, middle), round(high * 0.6), look.mood.ink)
        right = glyph.left - high - look.px(4)
    left = cell.left + size + look.px(_GAP)
    name = row.sitter.name
    small = replace(look, metrics=replace(look.metrics, text_scale=1.0)) if _is_long(look, name, right - left) else look
    text.write(surface, small, name, (left, middle), Type.SMALL, anchor="midleft", most=max(1, right - left))


def _is_long(look: Look, name: str, most: int) -> bool:
    return text.width(look, name, Type.SMALL) > most
