"""The places of a lobby as cards: mark, name, who plays, and with which buttons."""

from collections.abc import Sequence

import pygame

from game.files.texts import Texts
from game.scenes.seating import Sitter
from game.ui import draw, layout, text
from game.ui.bindings import Bindings
from game.ui.press import Button, Device
from game.ui.prompts import draw_glyph, glyph_height, glyph_width
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import SEAT_MARKS, Look, Type


def columns(look: Look, width: int, places: int) -> int:
    """How many cards fit side by side."""
    wanted = look.metrics.grown_px(250)
    return places if wanted * places <= width else 3 if wanted * 3 <= width else 2


def height(look: Look, width: int, places: int) -> int:
    """How high all cards are together."""
    rows = -(-places // columns(look, width, places))
    return rows * _card_height(look, rows) + (rows - 1) * look.px(14)


def _card_height(look: Look, rows: int) -> int:
    """Two lines; one when the cards stand in several rows, because there is little room then."""
    if rows > 1:
        return text.line_height(look) + look.px(28)
    return text.line_height(look) + max(text.line_height(look, Type.SMALL), glyph_height(look)) + look.px(36)


def draw_cards(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    texts: Texts,
    bindings: Bindings,
    sitters: list[Sitter],
    places: int,
    focus: int | None,
    now: int,
) -> list[pygame.Rect]:
    """Draw all places and return where they are."""
    across = columns(look, rect.width, places)
    cards = layout.grid(rect, across, -(-places // across), look.px(14))[:places]
    for seat, card in enumerate(cards):
        if seat < len(sitters):
            _draw_taken(surface, look, card, texts, bindings, seat, sitters[seat])
        else:
            _draw_free(surface, look, card, texts, seat)
    if focus is not None:
        draw.ring(surface, look, cards[focus], look.mood.accent, now)
    return cards


def _draw_taken(
    surface: pygame.Surface, look: Look, card: pygame.Rect, texts: Texts, bindings: Bindings, seat: int, sitter: Sitter
) -> None:
    draw.panel(surface, look, card)
    inner = card.inflate(-look.px(28), -look.px(24))
    line = text.line_height(look)
    size = round(line * 1.15)
    middle = inner.left + size // 2
    is_low = inner.height < line * 1.5
    first = inner.centery if is_low else inner.top + line // 2
    draw_mark(surface, SEAT_MARKS[seat], (middle, first), size)
    x = inner.left + size + look.px(12)
    high = glyph_height(look)
    wide = high if sitter.device is None else glyph_width(look, sitter.device, Button.CONFIRM, bindings, high)
    name_width = inner.right - x - (wide + look.px(8) if is_low else 0)
    text.write(surface, look, sitter.name, (x, first), anchor="midleft", is_bold=True, most=name_width)
    second = inner.centery if is_low else inner.top + line + (inner.bottom - inner.top - line) // 2
    glyph = pygame.Rect(inner.right - wide if is_low else inner.left, second - high // 2, wide, high)
    if sitter.device is not None:
        draw_glyph(surface, look, sitter.device, Button.CONFIRM, bindings, glyph)
        words = texts("lobby.person")
    else:
        glyph.width = glyph.width if is_low else size
        draw_icon(surface, "robot", glyph.center, look.type_px(Type.BODY), look.mood.quiet)
        words = texts(f"lobby.level.{sitter.player}")
    if not is_low:
        at = (glyph.right + look.px(12), second)
        room = inner.right - at[0]
        text.write(surface, look, words, at, Type.SMALL, ink=look.quiet_ink, anchor="midleft", most=room)


def _draw_free(surface: pygame.Surface, look: Look, card: pygame.Rect, texts: Texts, seat: int) -> None:
    draw.panel(surface, look, card, fill=look.mood.panel_low, has_shadow=False)
    inner = card.inflate(-look.px(28), -look.px(24))
    size = round(text.line_height(look) * 1.15)
    draw_mark(surface, SEAT_MARKS[seat], (inner.left + size // 2, inner.centery), size, is_hollow=True)
    x = inner.left + size + look.px(12)
    ink = look.quiet_ink._replace(on=look.mood.panel_low)
    text.write(
        surface, look, texts("lobby.free"), (x, inner.centery), Type.SMALL, ink=ink, anchor="midleft",
        most=inner.right - x,
    )  # fmt: skip


def draw_hint(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, words: str, bindings: Bindings, free: Sequence[Device]
) -> None:
    """How to join: the confirm button of every device that has no place yet, as many as fit."""
    at = (rect.left, rect.centery)
    x = text.write(surface, look, words, at, Type.SMALL, ink=look.ground_ink, anchor="midleft").right + look.px(16)
    for device in free:
        wide = glyph_width(look, device, Button.CONFIRM, bindings, rect.height)
        if x + wide > rect.right:
            return
        glyph = pygame.Rect(x, rect.top, wide, rect.height)
        draw_glyph(surface, look, device, Button.CONFIRM, bindings, glyph)
        x += wide + look.px(14)
