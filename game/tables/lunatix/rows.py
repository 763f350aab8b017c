"""The pad's rows on the desk: everybody's buttons at once, in as little room as the track needs them to take."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.tables.fitting import fitted
from game.tables.lunatix.forms import (
    Box,
    Form,
    Placed,
    box_height,
    draw_any_icon,
    draw_box,
    draw_closing,
    draw_stamp,
    mark_size,
    place_boxes,
    stamp_width,
)
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import Look, Type

_MOST_PART: Final = 0.34
"""The part of the window's height that rows may take before they become compact, and then smaller."""

_PAD: Final = 14
_GAP: Final = 10
_STEP: Final = 0.1


@dataclass(frozen=True, slots=True)
class Row:
    """A form, where it goes, and where its boxes go. All are as if the rows ended at height 0."""

    form: Form
    rect: pygame.Rect
    boxes: tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Rows in one column or two. Compact ones show drawings alone; `legend` is the line that names them then.

    `head` is how wide names are, with their marks; `is_broken` tells that some row has more than one line of boxes.
    """

    look: Look
    is_compact: bool
    is_broken: bool
    head: int
    rows: tuple[Row, ...]
    legend: pygame.Rect | None
    height: int


def arranged(look: Look, width: int, forms: Sequence[Form], bindings: Bindings) -> Arrangement:
    """The most readable arrangement that leaves the track in sight, or the smallest."""
    most = look.metrics.size[1] * _MOST_PART
    found = None
    for one, is_compact, columns in _manners(look, len(forms)):
        found = _arranged(one, width, forms, bindings, is_compact=is_compact, columns=columns)
        if found.height <= most and not (columns > 1 and found.is_broken):
            break
    assert found is not None, "there is always the plain manner"
    return found


def _manners(look: Look, count: int) -> Iterator[tuple[Look, bool, int]]:
    yield look, False, 1
    if count == 1:
        return
    yield look, True, 1
    yield look, True, 2
    scale = look.metrics.text_scale
    while scale > 1:
        scale = max(1.0, scale - _STEP)
        smaller = replace(look, metrics=replace(look.metrics, text_scale=scale))
        yield smaller, True, 1
        yield smaller, True, 2


def _arranged(
    look: Look, width: int, forms: Sequence[Form], bindings: Bindings, *, is_compact: bool, columns: int
) -> Arrangement:
    gap = look.px(_GAP) // 2
    each = (width - gap * (columns - 1)) // columns
    head = _head(look, _inner(look, pygame.Rect(0, 0, each, 0)).width, forms, is_compact=is_compact)
    lines = [forms[at : at + columns] for at in range(0, len(forms), columns)]
    rows: list[Row] = []
    legend = None
    height = gap
    if is_compact:
        legend = pygame.Rect(0, 0, width, text.line_height(look, Type.SMALL) + look.px(8))
        legend.bottom = -height
        height += legend.height + gap
    for line in reversed(lines):
        sizes = [_row_height(look, each, head, form, bindings, is_compact=is_compact) for form in line]
        top = -height - max(sizes)
        for column, form in enumerate(line):
            rect = pygame.Rect(column * (each + gap), top, each, max(sizes))
            area = _room_of(look, rect, head)
            boxes = place_boxes(look, area, form, bindings, is_compact=is_compact) if form.boxes else []
            rows.append(Row(form, rect, tuple(boxes)))
        height += max(sizes) + gap
    rows.sort(key=lambda row: forms.index(row.form))
    is_broken = any(row.boxes and row.boxes[-1].rect.top > row.boxes[0].rect.top for row in rows)
    return Arrangement(look, is_compact, is_broken, head, tuple(rows), legend, height)


def _inner(look: Look, rect: pygame.Rect) -> pygame.Rect:
    return rect.inflate(-2 * look.px(_PAD), -2 * (look.px(_PAD) // 2))


def _head(look: Look, width: int, forms: Sequence[Form], *, is_compact: bool) -> int:
    """How much of a row its mark and name take: all of the longest name, if need be in plain size."""
    if not is_compact:
        return min(width // 3, look.metrics.grown_px(172))
    plain = replace(look, metrics=replace(look.metrics, text_scale=1.0))
    least, most = (
        max(text.width(one, form.title, Type.SMALL, is_bold=True) for form in forms) for one in (plain, look)
    )
    return mark_size(look) + look.px(20) + max(least, min(most, width // 5))


def _room_of(look: Look, rect: pygame.Rect, head: int) -> pygame.Rect:
    """Where the boxes of a row go."""
    inner = _inner(look, rect)
    return pygame.Rect(inner.left + head, inner.top, inner.width - head, inner.height)


def _row_height(look: Look, width: int, head: int, form: Form, bindings: Bindings, *, is_compact: bool) -> int:
    pads = 2 * (look.px(_PAD) // 2)
    if not form.boxes:
        return box_height(look) + pads
    area = _room_of(look, pygame.Rect(0, 0, width, 0), head)
    placed = place_boxes(look, area, form, bindings, is_compact=is_compact)
    tells = form.has_to_tell or (form.about and not is_compact)
    more = text.line_height(look, Type.SMALL) if tells and not _has_room(look, area, placed, form) else 0
    return placed[-1].rect.bottom - placed[0].rect.top + more + pads


def _has_room(look: Look, area: pygame.Rect, placed: Sequence[Placed], form: Form) -> bool:
    """Whether what there is to tell fits beside the last box."""
    return text.width(look, form.about, Type.SMALL) <= area.right - placed[-1].rect.right - look.px(14)


def draw_rows(surface: pygame.Surface, found: Arrangement, origin: tuple[int, int], bindings: Bindings) -> None:
    """Paint all that stands still; `origin` is where the rows end, at their left."""
    for row in found.rows:
        _draw_row(surface, found, row, origin, bindings)
    if found.legend is not None:
        _draw_legend(surface, found.look, found.legend.move(origin), [row.form for row in found.rows])


def draw_rings(surface: pygame.Surface, found: Arrangement, forms: Sequence[Form], origin: tuple[int, int]) -> None:
    """Paint the rings that close while choices can still be taken back."""
    for row, form in zip(found.rows, forms, strict=True):
        if form.closing is not None:
            inner = _inner(found.look, row.rect.move(origin))
            size = round(box_height(found.look) * 0.8)
            draw_closing(surface, found.look, (inner.right - size // 2, inner.centery), size, form.closing)


def _draw_row(
    surface: pygame.Surface, found: Arrangement, row: Row, origin: tuple[int, int], bindings: Bindings
) -> None:
    look, form, rect = found.look, row.form, row.rect.move(origin)
    draw.panel(surface, look, rect, radius=8)
    inner = _inner(look, rect)
    head = found.head
    size, middle = mark_size(look), inner.top + box_height(look) // 2
    draw_mark(surface, form.mark, (inner.left + size // 2, middle), size)
    left = inner.left + size + look.px(8)
    most = inner.left + head - left - look.px(8)
    smaller = fitted(look, form.title, most, Type.SMALL, is_bold=True)
    text.write(surface, smaller, form.title, (left, middle), Type.SMALL, anchor="midleft", is_bold=True, most=most)
    left = inner.left + head
    if form.stamp:
        wide = stamp_width(look, form.stamp)
        draw_stamp(surface, look, (left + wide // 2, middle), form.stamp)
        left += wide + look.px(16)
    for placed in () if form.stamp else row.boxes:
        moved = Placed(placed.box, placed.rect.move(origin))
        draw_box(surface, look, moved, form, bindings, is_focus=False, is_compact=found.is_compact)
        left, middle = moved.rect.right + look.px(14), moved.rect.centery
    _draw_rest(surface, found, form, pygame.Rect(left, middle, max(0, inner.right - left), 0), bindings)


def _draw_rest(surface: pygame.Surface, found: Arrangement, form: Form, room: pygame.Rect, bindings: Bindings) -> None:
    """What there is to say, or the button of a locked row, where there is room; a drawing where words do not fit."""
    look = found.look
    words = form.about if found.legend is not None else form.alert or form.about
    if words and text.width(look, words, Type.SMALL) <= room.width:
        ink = look.ink if words == form.alert else look.quiet_ink
        text.write(surface, look, words, room.midright, Type.SMALL, ink=ink, anchor="midright")
    elif words and (form.has_to_tell or found.legend is None):
        at = (room.right, room.top + box_height(look) // 2)
        text.write(surface, look, words, at, Type.SMALL, ink=look.quiet_ink, anchor="topright")
    if not form.prompts or form.device is None:
        return
    high = prompts.glyph_height(look)
    line = pygame.Rect(room.left, room.top - high // 2, room.width - round(box_height(look) * 0.9), high)
    prompt = form.prompts[0]
    wide = prompts.glyph_width(look, form.device, prompt.button, bindings, high)
    if wide + look.px(8) + text.width(look, prompt.label, Type.SMALL) <= line.width:
        prompts.draw_prompts(surface, look, line, form.device, bindings, form.prompts)
        return
    glyph = pygame.Rect(line.left, line.top, wide, high)
    prompts.draw_glyph(surface, look, form.device, prompt.button, bindings, glyph)
    draw_icon(surface, "return", (glyph.right + high // 2, glyph.centery), round(high * 0.7), look.mood.ink)


def _draw_legend(surface: pygame.Surface, look: Look, rect: pygame.Rect, forms: Sequence[Form]) -> None:
    """What the drawings mean, or the answer to somebody's last press."""
    alert = next((form for form in forms if form.alert), None)
    draw.panel(surface, look, rect, fill=look.mood.panel_low, radius=6, has_shadow=False)
    inner = rect.inflate(-2 * look.px(_PAD), 0)
    if alert is not None:
        size = mark_size(look)
        draw_mark(surface, alert.mark, (inner.left + size // 2, inner.centery), size)
        most = inner.width - size - look.px(8)
        smaller = fitted(look, alert.alert, most, Type.SMALL)
        at = (inner.left + size + look.px(8), inner.centery)
        text.write(surface, smaller, alert.alert, at, Type.SMALL, ink=look.low_ink, anchor="midleft", most=most)
        return
    named: dict[object, Box] = {}
    for form in forms:
        for box in form.boxes:
            if box.icon is not None:
                named.setdefault(box.icon, box)
    smaller = _legend_look(look, list(named.values()), inner.width)
    icon, left = round(rect.height * 0.7), inner.left
    for box in named.values():
        wide = icon + look.px(6) + text.width(smaller, box.words, Type.SMALL)
        if box.icon is None or left + wide > inner.right:
            break
        draw_any_icon(surface, box.icon, (left + icon // 2, inner.centery), icon, look.mood.ink)
        at = (left + icon + look.px(6), inner.centery)
        text.write(surface, smaller, box.words, at, Type.SMALL, ink=look.low_ink, anchor="midleft")
        left += wide + look.px(20)


def _legend_look(look: Look, boxes: Sequence[Box], width: int) -> Look:
    """The look in which all the names fit on one line."""
    words = "  ".join(box.words for box in boxes)
    icons = len(boxes) * (text.line_height(look, Type.SMALL) + look.px(26))
    return fitted(look, words, width - icons, Type.SMALL)
