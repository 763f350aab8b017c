"""The column of seat panels: who is where, how fast, in which turn and lap; the acting seat's panel grows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.tables.fitting import fitted
from game.tables.picture import Hand
from game.tables.racetrack.cars import angle_of
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.press import Button
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import Ink, Look, SeatMark, Type

_PAD: Final = 14
_GAP: Final = 10
_SHADOW: Final = 18


@dataclass(frozen=True, slots=True)
class Card:
    """What a panel says of its seat. `facts` are short texts that may be left out from the end when room is short."""

    mark: SeatMark
    name: str
    is_bot: bool
    place: str
    velocity: tuple[int, int]
    speed: int
    facts: tuple[str, ...]
    crashes: int
    note: str = ""
    is_acting: bool = False
    is_out: bool = False


def panel_rects(
    look: Look, column: pygame.Rect, cards: Sequence[Card], hand: Hand | None, bindings: Bindings
) -> list[tuple[pygame.Rect, int]]:
    """Where each panel goes, from the top of the column, and how many rows it has."""
    placed = []
    top = column.top
    for height, rows in _heights(look, column, cards, hand, bindings):
        placed.append((pygame.Rect(column.left, top, column.width, height), rows))
        top += height + look.px(_GAP)
    return placed


def draw_panel(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, card: Card, rows: int, hand: Hand | None, bindings: Bindings
) -> None:
    """One panel where `panel_rects` puts it, but for the ring around the acting one."""
    _draw_panel(surface, look, rect, card, rows, hand if card.is_acting else None, bindings)


def panel_margin(look: Look) -> int:
    """How far the shadow of a panel reaches beyond it, at most."""
    return look.px(_SHADOW)


def draw_acting_ring(
    surface: pygame.Surface, look: Look, placed: Sequence[tuple[pygame.Rect, int]], cards: Sequence[Card], now: int
) -> None:
    """The ring that says whose turn it is."""
    for card, (rect, _) in zip(cards, placed, strict=True):
        if card.is_acting:
            draw.ring(surface, look, rect.inflate(-look.px(6), -look.px(6)), card.mark.colour, now, width=9)


def _heights(
    look: Look, column: pygame.Rect, cards: Sequence[Card], hand: Hand | None, bindings: Bindings
) -> list[tuple[int, int]]:
    """Height and rows of each panel: as many rows for those that wait as still leave room for the acting one."""
    gap = look.px(_GAP)
    room = column.height - gap * (len(cards) - 1)
    inner = column.width - 2 * look.px(_PAD + 6)
    full = [1 + len(_fact_lines(look, inner, card)) for card in cards]
    acting = [card.is_acting for card in cards]
    needed = sum(
        _acting_height(look, inner, card, rows, hand, bindings)
        for card, rows in zip(cards, full, strict=True)
        if card.is_acting
    )
    rows = full
    for most in (max(full), 2, 1):
        rows = [whole if is_acting else min(whole, most) for whole, is_acting in zip(full, acting, strict=True)]
        others = [_height(look, count) for count, is_acting in zip(rows, acting, strict=True) if not is_acting]
        if sum(others) + needed <= room:
            break
    return [
        (needed if is_acting else _height(look, count), count) for count, is_acting in zip(rows, acting, strict=True)
    ]


def _fact_lines(look: Look, width: int, card: Card) -> list[list[str]]:
    """The facts in lines: the first beside the speed and before the crashes, the others below."""
    begin = _facts_left(look)
    end = width - (look.type_px(Type.SMALL) * 2 if card.crashes else 0)
    lines: list[list[str]] = [[]]
    used = begin
    for fact in card.facts:
        long = text.width(look, fact, Type.SMALL)
        if used + long > end and (lines[-1] or len(lines) == 1):
            lines.append([])
            used, end = 0, width
        lines[-1].append(fact)
        used += long + look.px(22)
    return lines


def _facts_left(look: Look) -> int:
    """Where facts begin beside the speed."""
    return round(look.type_px(Type.SMALL) * 2.7)


def _row_height(look: Look, row: int) -> int:
    return text.line_height(look, Type.BODY if row == 0 else Type.SMALL)


def _height(look: Look, rows: int) -> int:
    if rows == 1:
        return text.line_height(look, Type.SMALL) + look.px(_PAD)
    return sum(_row_height(look, row) for row in range(rows)) + 2 * look.px(_PAD)


def _acting_height(look: Look, inner: int, card: Card, rows: int, hand: Hand | None, bindings: Bindings) -> int:
    height = _height(look, rows) + look.px(_GAP)
    if card.note:
        height += text.block_height(look, card.note, inner, Type.SMALL)
    if hand is not None:
        smaller = _prompt_look(look, inner, hand, bindings)
        height += prompts.prompts_height(smaller, inner, hand.device, bindings, hand.prompts) + look.px(_GAP)
    return height


def _prompt_look(look: Look, width: int, hand: Hand, bindings: Bindings) -> Look:
    """The look in which the longest prompt is whole."""
    longest = max((prompt.label for prompt in hand.prompts), key=len)
    glyph = prompts.glyph_width(look, hand.device, Button.CONFIRM, bindings, prompts.glyph_height(look))
    return fitted(look, longest, width - round(1.3 * glyph), Type.SMALL)


def _draw_panel(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, card: Card, rows: int, hand: Hand | None, bindings: Bindings
) -> None:
    fill = look.mood.panel if card.is_acting else look.mood.panel_low
    draw.panel(surface, look, rect, fill=fill, has_shadow=card.is_acting)
    ink = Ink(look.mood.quiet if card.is_out else look.mood.ink, fill)
    quiet = Ink(look.mood.quiet, fill)
    inner = rect.inflate(-2 * look.px(_PAD + 6), -2 * (look.px(_PAD) if rows > 1 else 0))
    first = rect.height if rows == 1 else _row_height(look, 0)
    _name_row(surface, look, pygame.Rect(inner.left, inner.top, inner.width, first), card, ink, rows)
    if rows == 1:
        return
    top = inner.top + first
    line = _row_height(look, 1)
    lines = _fact_lines(look, inner.width, card)
    _speed_row(surface, look, pygame.Rect(inner.left, top, inner.width, line), card, lines[0], ink)
    for facts in lines[1 : rows - 1]:
        top += line
        _facts(surface, look, (inner.left, top + line // 2), facts, ink)
    if not card.is_acting:
        return
    top += line + look.px(_GAP)
    if card.note:
        block = pygame.Rect(inner.left, top, inner.width, rect.bottom - top)
        top = text.write_block(surface, look, card.note, block, Type.SMALL, ink=quiet).bottom
    if hand is not None:
        smaller = _prompt_look(look, inner.width, hand, bindings)
        area = pygame.Rect(inner.left, top + look.px(_GAP) // 2, inner.width, rect.bottom - top)
        prompts.draw_prompts(surface, smaller, area, hand.device, bindings, hand.prompts, ink=ink)


def _name_row(surface: pygame.Surface, look: Look, rect: pygame.Rect, card: Card, ink: Ink, rows: int) -> None:
    """Mark, name, and the place at the right end."""
    kind = Type.SMALL if rows == 1 else Type.BODY
    size = round(look.type_px(kind) * 1.15)
    draw_mark(surface, card.mark, (rect.left + size // 2, rect.centery), size, is_hollow=card.is_out)
    right = rect.right
    if card.place:
        right = text.write(
            surface, look, card.place, (rect.right, rect.centery), kind, ink=ink, anchor="midright", is_bold=True
        ).left
    if rows == 1:
        right = _speed(surface, look, (right - look.metrics.grown_px(12), rect.centery), card, ink)
    elif card.is_bot:
        icon = round(look.type_px(Type.SMALL) * 0.9)
        draw_icon(surface, "robot", (right - look.px(12) - icon // 2, rect.centery), icon, ink.colour)
        right -= look.px(16) + icon
    left = rect.left + size + look.px(10)
    most = right - left - look.px(8)
    smaller = fitted(look, card.name, most, kind, is_bold=True)
    text.write(
        surface, smaller, card.name, (left, rect.centery), kind, ink=ink, anchor="midleft", is_bold=True, most=most
    )


def _speed(surface: pygame.Surface, look: Look, right: tuple[int, int], card: Card, ink: Ink) -> int:
    """Arrow and number ending at a point; returns where they begin."""
    rect = text.write_number(
        surface, look, str(card.speed), right, Type.SMALL, ink=ink, anchor="midright", is_bold=True
    )
    size = round(look.type_px(Type.SMALL) * 1.0)
    _arrow(surface, (rect.left - size // 2 - look.px(4), right[1]), size, card, ink)
    return rect.left - size - look.px(8)


def _arrow(surface: pygame.Surface, centre: tuple[int, int], size: int, card: Card, ink: Ink) -> None:
    if card.velocity == (0, 0):
        draw_icon(surface, "dot", centre, size, ink.colour)
    else:
        draw_icon(surface, "arrow", centre, size, ink.colour, turn=round(angle_of(card.velocity) / 5) * 5 + 90)


def _speed_row(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, card: Card, facts: Sequence[str], ink: Ink
) -> None:
    """Arrow and speed, the first facts, and the crashes at the right end."""
    size = round(look.type_px(Type.SMALL) * 1.15)
    _arrow(surface, (rect.left + size // 2, rect.centery), size, card, ink)
    at = (rect.left + size + look.px(6), rect.centery)
    text.write_number(surface, look, str(card.speed), at, Type.SMALL, ink=ink, anchor="midleft", is_bold=True)
    if card.crashes:
        count = text.write(surface, look, str(card.crashes), rect.midright, Type.SMALL, ink=ink, anchor="midright")
        icon = round(look.type_px(Type.SMALL) * 0.8)
        draw_icon(surface, "cross", (count.left - icon // 2 - look.px(4), rect.centery), icon, look.mood.warn)
    _facts(surface, look, (rect.left + _facts_left(look), rect.centery), facts, ink)


def _facts(surface: pygame.Surface, look: Look, at: tuple[int, int], facts: Sequence[str], ink: Ink) -> None:
    """Facts side by side."""
    left = at[0]
    for fact in facts:
        left = text.write(surface, look, fact, (left, at[1]), Type.SMALL, ink=ink, anchor="midleft").right
        left += look.px(22)
