"""How one row of a menu looks: its label, its value, why it cannot be used."""

from typing import Final, NamedTuple

import pygame

from game.ui import draw, text
from game.ui.items import Choice, Field, Item, Slider, Toggle
from game.ui.shapes import draw_icon
from game.ui.theme import Ink, Look, Type

_ROW: Final = 72
_PADDING: Final = 24
_TRACK: Final = 180
"""A slider's length, in design pixels."""


class RowParts(NamedTuple):
    """Where the mouse finds the parts of a row: the value with its arrows, and a slider's track."""

    value: pygame.Rect | None = None
    track: pygame.Rect | None = None


def draw_row(surface: pygame.Surface, look: Look, item: Item, rect: pygame.Rect, *, is_focused: bool) -> RowParts:
    """Draw a row into a rectangle of at least `row_height`."""
    mood = look.mood
    is_usable = item.reason is None
    is_lit = is_focused and is_usable
    fill = mood.accent if is_lit else mood.panel if is_usable else mood.panel_low
    draw.panel(surface, look, rect, fill=fill)
    if not is_usable:
        draw.hatch(surface, look, rect.inflate(-2 * look.line, -2 * look.line), mood.panel, radius=12)
    ink = Ink(mood.accent_ink if is_lit else mood.ink if is_usable else mood.quiet, fill)
    inner = rect.inflate(-2 * look.px(_PADDING), 0)
    if item.icon is not None:
        size = look.type_px(Type.BODY)
        draw_icon(surface, item.icon, (inner.left + size // 2, inner.centery), size, ink.colour)
        inner.left += _icon_width(look, item)
        inner.width -= _icon_width(look, item)
    value_width = min(_value_width(look, item), inner.width)
    if not value_width:
        _write_label(surface, look, item, inner, ink, is_bold=is_focused)
        return RowParts()
    if _is_one_line(look, item, rect.width):
        label, value = inner, pygame.Rect(inner.right - value_width, inner.top, value_width, inner.height)
    else:
        half = inner.height // 2
        label = pygame.Rect(inner.left, inner.top + look.px(4), inner.width, half)
        value = pygame.Rect(inner.right - value_width, inner.top + half - look.px(4), value_width, half)
    _write_label(surface, look, item, label, ink, is_bold=is_focused)
    return RowParts(value, _draw_value(surface, look, item, value, ink))


def row_height(look: Look, item: Item, width: int) -> int:
    """How high a row must be at a width, in window pixels."""
    room = width - 2 * look.px(_PADDING) - _icon_width(look, item)
    if _value_width(look, item):
        lines = 1 if _is_one_line(look, item, width) else 2
    else:
        lines = len(text.wrap(look, item.label, room, is_bold=True))
    reasons = len(text.wrap(look, item.reason, room, Type.SMALL)) if item.reason else 0
    needed = lines * text.line_height(look) + reasons * text.line_height(look, Type.SMALL) + look.px(20)
    return max(look.px(_ROW), needed)


def _write_label(
    surface: pygame.Surface, look: Look, item: Item, rect: pygame.Rect, ink: Ink, *, is_bold: bool
) -> None:
    """The label, in as many lines as it needs; below it the reason why the row cannot be used."""
    lines = text.wrap(look, item.label, rect.width, is_bold=True)
    step = text.line_height(look)
    small = text.line_height(look, Type.SMALL)
    reason = text.wrap(look, item.reason, rect.width, Type.SMALL) if item.reason else ()
    y = rect.centery - (len(lines) * step + len(reason) * small) // 2
    for line in lines:
        text.write(surface, look, line, (rect.left, y + step // 2), ink=ink, anchor="midleft", is_bold=is_bold)
        y += step
    for line in reason:
        text.write(surface, look, line, (rect.left, y + small // 2), Type.SMALL, ink=ink, anchor="midleft")
        y += small


def _arrow_size(look: Look) -> int:
    return round(look.type_px(Type.BODY) * 0.8)


def _value_width(look: Look, item: Item) -> int:
    """How wide a row's value is with all that stands around it; a choice keeps room for its longest option."""
    arrows = 2 * (_arrow_size(look) + look.px(10))
    match item:
        case Choice():
            return max(text.width(look, option) for option in item.options) + arrows
        case Toggle():
            return max(text.width(look, words) for words in (item.off_words, item.on_words)) + arrows
        case Slider():
            words = max(text.width(look, item.form(value)) for value in (item.low, item.high, item.value))
            return words + look.px(16) + look.px(_TRACK) + arrows
        case Field():
            return text.width(look, "M" * item.most)
        case _:
            return 0


def _icon_width(look: Look, item: Item) -> int:
    return look.type_px(Type.BODY) + look.px(12) if item.icon else 0


def _is_one_line(look: Look, item: Item, width: int) -> bool:
    room = width - 2 * look.px(_PADDING) - look.px(24) - _icon_width(look, item)
    return text.width(look, item.label, is_bold=True) + _value_width(look, item) <= room


def _draw_value(surface: pygame.Surface, look: Look, item: Item, rect: pygame.Rect, ink: Ink) -> pygame.Rect | None:
    """The value between its two arrows. Returns a slider's track."""
    if isinstance(item, Field):
        text.write(surface, look, item.value, rect.midright, ink=ink, anchor="midright", most=rect.width)
        return None
    size = _arrow_size(look)
    draw_icon(surface, "chevron", (rect.left + size // 2, rect.centery), size, ink.colour, turn=-90)
    draw_icon(surface, "chevron", (rect.right - size // 2, rect.centery), size, ink.colour, turn=90)
    inner = rect.inflate(-2 * (size + look.px(10)), 0)
    if not isinstance(item, Slider):
        text.write(surface, look, item.value_words, inner.center, ink=ink, anchor="center", most=inner.width)
        return None
    track = pygame.Rect(inner.left, rect.centery - look.px(5), look.px(_TRACK), look.px(10))
    pygame.draw.rect(surface, ink.colour, track, border_radius=look.px(5))
    knob = (track.left + round(track.width * item.part), track.centery)
    draw.dot(surface, look.mood.panel, look.mood.line, knob, look.px(15), look.line)
    text.write(surface, look, item.value_words, (inner.right, rect.centery), ink=ink, anchor="midright")
    return track
