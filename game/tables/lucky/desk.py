"""The desk: who is on turn, what is to be decided, what the thing pointed at would do, and buttons."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import pygame

from game.tables.fitting import fitted
from game.tables.lucky.art import draw_chip
from game.tables.lucky.fit import lower
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.press import Device
from game.ui.prompts import Prompt
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import Ink, Look, SeatMark, Type, shade

_PAD: Final = 16
_GAP: Final = 10
_BETWEEN: Final = 11
_UNDER_KEYS: Final = 20
"""Room for the ring around the last button."""


@dataclass(frozen=True, slots=True)
class Key:
    """A button on the desk; `chips` are what it costs. With a reason it cannot be pressed."""

    words: str
    icon: str = ""
    chips: int = 0
    reason: str = ""
    is_quiet: bool = False
    """It leads back, not on."""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the desk says. `about` gives way first where there is no room."""

    mark: SeatMark | None
    title: str
    about: tuple[str, ...] = ()
    keys: tuple[Key, ...] = ()
    device: Device | None = None
    prompts: tuple[Prompt, ...] = ()
    aside: tuple[str, ...] = ()
    """What others may do meanwhile, if there is room for it."""
    log: tuple[str, ...] = ()
    """What happened before, the newest first: as much of it as there is room for."""


def key_rects(look: Look, area: pygame.Rect, sheet: Sheet, bindings: Bindings) -> list[pygame.Rect]:
    """Where the buttons are."""
    return _placed(_fitting(look, area, sheet, bindings), area, sheet)


def _inner(look: Look, area: pygame.Rect) -> pygame.Rect:
    return area.inflate(-2 * look.px(_PAD), -2 * look.px(_PAD - 4))


def _title_height(look: Look, width: int, sheet: Sheet) -> int:
    size = round(look.type_px(Type.SMALL) * 1.3)
    left = size + look.px(_GAP) if sheet.mark is not None else 0
    return max(size, text.block_height(look, sheet.title, width - left, Type.SMALL, is_bold=True))


def _key_height(look: Look) -> int:
    return text.line_height(look, Type.SMALL) + look.px(14)


def _prompts_height(look: Look, width: int, sheet: Sheet, bindings: Bindings) -> int:
    if sheet.device is None or not sheet.prompts:
        return 0
    return prompts.prompts_height(look, width, sheet.device, bindings, sheet.prompts) + look.px(_GAP)


def _least(look: Look, area: pygame.Rect, sheet: Sheet, bindings: Bindings) -> int:
    """The height that everything takes, with a line of what matters least."""
    inner = _inner(look, area)
    about = sum(text.block_height(look, words, inner.width, Type.SMALL) for words in sheet.about)
    rows = len(_key_rows(sheet.keys))
    keys = (
        look.px(_GAP + _UNDER_KEYS - _BETWEEN) + rows * (_key_height(look) + look.px(_BETWEEN)) if rows else look.px(6)
    )
    return _title_height(look, inner.width, sheet) + about + keys + _prompts_height(
        look, inner.width, sheet, bindings
    )  # fmt: skip


def _fitting(look: Look, area: pygame.Rect, sheet: Sheet, bindings: Bindings) -> Look:
    return lower(look, lambda one: _least(one, area, sheet, bindings) <= _inner(one, area).height)


def _key_rows(keys: Sequence[Key]) -> list[int]:
    """How many buttons stand in each row: quiet ones side by side, others by themselves."""
    rows: list[int] = []
    for is_quiet, some in groupby(keys, key=lambda key: key.is_quiet):
        count = len(list(some))
        rows += [count] if is_quiet else [1] * count
    return rows


def _placed(look: Look, area: pygame.Rect, sheet: Sheet) -> list[pygame.Rect]:
    """Buttons under the title, row below row."""
    inner, high, gap = _inner(look, area), _key_height(look), look.px(_BETWEEN)
    top = inner.top + _title_height(look, inner.width, sheet) + look.px(_GAP)
    rects = []
    for count in _key_rows(sheet.keys):
        wide = (inner.width - (count - 1) * 2 * gap) // count
        rects += [pygame.Rect(inner.left + n * (wide + 2 * gap), top, wide, high) for n in range(count)]
        top += high + gap
    return rects


def draw_desk(surface: pygame.Surface, look: Look, area: pygame.Rect, sheet: Sheet, bindings: Bindings) -> None:
    """Paint it; the ring around a focused button is not part of it."""
    draw.panel(surface, look, area)
    look = _fitting(look, area, sheet, bindings)
    inner = _inner(look, area)
    size, left = round(look.type_px(Type.SMALL) * 1.3), inner.left
    if sheet.mark is not None:
        draw_mark(surface, sheet.mark, (left + size // 2, inner.top + size // 2), size)
        left += size + look.px(_GAP)
    title = pygame.Rect(left, inner.top, inner.right - left, inner.height)
    text.write_block(surface, look, sheet.title, title, Type.SMALL, is_bold=True)
    rects = _placed(look, area, sheet)
    for key, rect in zip(sheet.keys, rects, strict=True):
        _draw_key(surface, look, rect, key)
    top = rects[-1].bottom if rects else inner.top + _title_height(look, inner.width, sheet)
    foot = inner.bottom - _prompts_height(look, inner.width, sheet, bindings)
    top += look.px(_UNDER_KEYS if rects else 6)
    for number, words in enumerate((*sheet.about, *sheet.aside, *sheet.log)):
        if number == len(sheet.about):
            top += _draw_rule(surface, look, inner, top) if top + look.px(20) < foot else 0
        high = text.block_height(look, words, inner.width, Type.SMALL)
        if top + high > foot + look.px(4):
            break
        block = pygame.Rect(inner.left, top, inner.width, high)
        text.write_block(surface, look, words, block, Type.SMALL, ink=look.quiet_ink)
        top += high
    if sheet.device is not None and sheet.prompts:
        line = pygame.Rect(inner.left, foot + look.px(_GAP), inner.width, inner.bottom - foot)
        prompts.draw_prompts(surface, look, line, sheet.device, bindings, sheet.prompts)


def _draw_rule(surface: pygame.Surface, look: Look, inner: pygame.Rect, top: int) -> int:
    """A thin line before what happened; returns the height that it takes."""
    colour, y = shade(look.mood.panel, look.mood.line, 0.25), top + look.px(9)
    pygame.draw.line(surface, colour, (inner.left, y), (inner.right, y), max(1, look.px(2)))
    return look.px(18)


def _draw_key(surface: pygame.Surface, look: Look, rect: pygame.Rect, key: Key) -> None:
    is_open = not key.reason
    fill = look.mood.panel_low if not is_open else look.mood.panel if key.is_quiet else look.mood.accent
    draw.panel(surface, look, rect, fill=fill, radius=10, has_shadow=False, line_width=look.px(3))
    if not is_open:
        draw.hatch(surface, look, rect, shade(fill, look.mood.line, 0.16), radius=10)
    ink = Ink(look.mood.quiet if not is_open else look.mood.ink if key.is_quiet else look.mood.accent_ink, fill)
    left, right = rect.left + look.px(12), rect.right - look.px(12)
    size = round(rect.height * 0.62)
    if key.icon:
        draw_icon(surface, key.icon, (left + size // 2, rect.centery), size, ink.colour)
        left += size + look.px(10)
    chip = round(rect.height * 0.78)
    for _ in range(key.chips):
        draw_chip(surface, (right - chip // 2, rect.centery), chip)
        right -= chip + look.px(6)
    if key.value:
        right = text.write(
            surface, look, key.value, (right, rect.centery), Type.SMALL, ink=ink, anchor="midright"
        ).left - look.px(10)
    words = f"{key.words}: {key.reason}" if key.reason else key.words
    smaller = fitted(look, words, right - left, Type.SMALL, is_bold=is_open)
    text.write(
        surface, smaller, words, (left, rect.centery), Type.SMALL, ink=ink, anchor="midleft", is_bold=is_open,
        most=right - left,
    )  # fmt: skip
