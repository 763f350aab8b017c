"""The desk below the board: what is to be decided, as forms with boxes to tick; each seat's own where many decide."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.games.lunatix.cards import Card, Chip, Hazard
from game.tables.fitting import fitted
from game.tables.lunatix.icons import draw_card_icon, draw_chip, draw_luck
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.press import Button, Device
from game.ui.prompts import Prompt
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import Colour, Ink, Look, SeatMark, Type, shade

STAMP: Final[Colour] = (0xA3, 0x40, 0x2B)
_PAD: Final = 14
_GAP: Final = 10
LUCK: Final = "luck"
"""The icon of a luck chip."""

Icon = Card | Hazard | Chip | str
"""A card's or chip's drawing, the luck chip's, or the name of one of the ui's icons."""


@dataclass(frozen=True, slots=True)
class Box:
    """One thing that can be chosen, or (with a reason) not; `button` chooses it at once."""

    words: str
    icon: Icon | None = None
    button: Button | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """One seat's decision. A `stamp` stands in place of the boxes; `is_row` puts all beside the title."""

    mark: SeatMark
    title: str
    boxes: tuple[Box, ...] = ()
    focus: int | None = None
    about: str = ""
    device: Device | None = None
    prompts: tuple[Prompt, ...] = ()
    stamp: str = ""
    is_row: bool = False


@dataclass(frozen=True, slots=True)
class _Placed:
    box: Box
    rect: pygame.Rect


class Desk:
    """Forms laid out from the bottom of an area upward."""

    def __init__(self) -> None:
        self.rects: dict[tuple[int, int], pygame.Rect] = {}
        """Where the boxes are: by number of the form and of the box in it."""
        self.top = 0

    def draw(
        self, surface: pygame.Surface, look: Look, area: pygame.Rect, forms: Sequence[Form], bindings: Bindings,
        now: int,
    ) -> None:  # fmt: skip
        """Paint the forms; the area's bottom is the desk's, it may grow over its top."""
        self.rects = {}
        self.top = area.bottom
        gap = look.px(_GAP) // 2
        for number in range(len(forms) - 1, -1, -1):
            form = forms[number]
            height = _height(look, area.width, form, bindings)
            self.top -= height
            rect = pygame.Rect(area.left, self.top, area.width, height)
            for box_number, placed in enumerate(_draw_form(surface, look, rect, form, bindings, now)):
                self.rects[number, box_number] = placed
            self.top -= gap

    def height(self, look: Look, width: int, forms: Sequence[Form], bindings: Bindings) -> int:
        """How high forms become on a desk of a width."""
        gap = look.px(_GAP) // 2
        return sum(_height(look, width, form, bindings) + gap for form in forms)

    def box_at(self, pos: tuple[int, int]) -> tuple[int, int] | None:
        """Form and box at a place of the window."""
        return next((key for key, rect in self.rects.items() if rect.collidepoint(pos)), None)


def _inner(look: Look, width: int) -> int:
    return width - 2 * look.px(_PAD + 4)


def _height(look: Look, width: int, form: Form, bindings: Bindings) -> int:
    inner = _inner(look, width)
    pad, gap = look.px(_PAD), look.px(_GAP)
    if form.is_row:
        return _row_height(look, inner, form, bindings) + 2 * (pad // 2)
    height = 2 * pad + text.block_height(look, form.title, inner - _mark_size(look) - gap, Type.SMALL, is_bold=True)
    if form.boxes:
        placed = _place(look, pygame.Rect(0, 0, inner, 0), form, bindings)
        height += gap + placed[-1].rect.bottom
    if form.about:
        height += gap // 2 + text.block_height(look, form.about, inner, Type.SMALL)
    if form.prompts and form.device is not None:
        height += gap + prompts.prompts_height(look, inner, form.device, bindings, form.prompts)
    return height


def _mark_size(look: Look) -> int:
    return round(look.type_px(Type.SMALL) * 1.1)


def _box_height(look: Look) -> int:
    return text.line_height(look, Type.SMALL) + look.px(14)


def _glyph(look: Look, form: Form, box: Box, bindings: Bindings) -> int:
    """How wide the button of a box is drawn, with a gap after it."""
    if box.button is None or form.device is None:
        return 0
    high = prompts.glyph_height(look)
    return prompts.glyph_width(look, form.device, box.button, bindings, high) + look.px(6)


def _label(box: Box) -> str:
    return f"{box.words}: {box.reason}" if box.reason else box.words


def _place(look: Look, area: pygame.Rect, form: Form, bindings: Bindings) -> list[_Placed]:
    """The boxes side by side, in as many lines as they need."""
    high, gap = _box_height(look), look.px(8)
    left, top = area.left, area.top
    placed = []
    for box in form.boxes:
        wide = look.px(24) + _glyph(look, form, box, bindings) + text.width(look, _label(box), Type.SMALL)
        if box.icon is not None:
            wide += high - look.px(4)
        wide = min(wide, area.width)
        if left + wide > area.right and left > area.left:
            left, top = area.left, top + high + gap
        placed.append(_Placed(box, pygame.Rect(left, top, wide, high)))
        left += wide + gap
    return placed


def _draw_form(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, form: Form, bindings: Bindings, now: int
) -> list[pygame.Rect]:
    draw.panel(surface, look, rect, radius=8)
    if form.is_row:
        return _draw_row(surface, look, rect, form, bindings, now)
    line = shade(look.mood.panel, look.mood.line, 0.2)
    pygame.draw.line(
        surface, line, (rect.left + look.px(8), rect.top + look.px(6)), (rect.right - look.px(8), rect.top + look.px(6))
    )
    pad, gap = look.px(_PAD), look.px(_GAP)
    inner = rect.inflate(-2 * look.px(_PAD + 4), -2 * pad)
    size = _mark_size(look)
    draw_mark(surface, form.mark, (inner.left + size // 2, inner.top + text.line_height(look, Type.SMALL) // 2), size)
    head = pygame.Rect(inner.left + size + gap, inner.top, inner.width - size - gap, inner.height)
    top = text.write_block(surface, look, form.title, head, Type.SMALL, is_bold=True).bottom
    rects = []
    if form.boxes:
        area = pygame.Rect(inner.left, top + gap, inner.width, 0)
        for number, placed in enumerate(_place(look, area, form, bindings)):
            _draw_box(surface, look, placed, form, bindings, is_focus=number == form.focus, now=now)
            rects.append(placed.rect)
        top = rects[-1].bottom
    if form.about:
        block = pygame.Rect(inner.left, top + gap // 2, inner.width, rect.bottom - top)
        top = text.write_block(surface, look, form.about, block, Type.SMALL, ink=look.quiet_ink).bottom
    if form.prompts and form.device is not None:
        area = pygame.Rect(inner.left, top + gap, inner.width, rect.bottom - top)
        prompts.draw_prompts(surface, look, area, form.device, bindings, form.prompts)
    return rects


def _row_parts(look: Look, width: int) -> tuple[int, int]:
    """Where the boxes of a row begin, and how wide they may go."""
    head = min(width // 3, look.metrics.grown_px(172))
    return head, width - head


def _row_height(look: Look, inner: int, form: Form, bindings: Bindings) -> int:
    head, room = _row_parts(look, inner)
    if not form.boxes:
        return _box_height(look)
    return _place(look, pygame.Rect(head, 0, room, 0), form, bindings)[-1].rect.bottom


def _draw_row(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, form: Form, bindings: Bindings, now: int
) -> list[pygame.Rect]:
    """Mark and title on the left, then the boxes and what there is to say, or the stamp."""
    inner = rect.inflate(-2 * look.px(_PAD + 4), -2 * (look.px(_PAD) // 2))
    head, room = _row_parts(look, inner.width)
    size, middle = _mark_size(look), inner.top + _box_height(look) // 2
    draw_mark(surface, form.mark, (inner.left + size // 2, middle), size)
    left = inner.left + size + look.px(8)
    most = inner.left + head - left - look.px(8)
    smaller = fitted(look, form.title, most, Type.SMALL, is_bold=True)
    text.write(surface, smaller, form.title, (left, middle), Type.SMALL, anchor="midleft", is_bold=True, most=most)
    if form.stamp:
        middle_of_stamp = (inner.left + head + look.px(90), middle)
        draw_stamp(surface, look, middle_of_stamp, form.stamp)
        left = inner.left + head + look.px(200)
    area = pygame.Rect(inner.left + head, inner.top, room, 0)
    placed = _place(look, area, form, bindings) if form.boxes else []
    for number, one in enumerate(placed):
        _draw_box(surface, look, one, form, bindings, is_focus=number == form.focus, now=now)
    if placed:
        left, middle = placed[-1].rect.right + look.px(14), placed[-1].rect.centery
    room = inner.right - left
    if form.about and text.width(look, form.about, Type.SMALL) <= room:
        at = (inner.right, middle)
        text.write(surface, look, form.about, at, Type.SMALL, ink=look.quiet_ink, anchor="midright")
    if form.prompts and form.device is not None:
        high = prompts.glyph_height(look)
        line = pygame.Rect(left, middle - high // 2, room, high)
        prompts.draw_prompts(surface, look, line, form.device, bindings, form.prompts)
    return [one.rect for one in placed]


def _draw_box(
    surface: pygame.Surface, look: Look, placed: _Placed, form: Form, bindings: Bindings, *, is_focus: bool, now: int
) -> None:
    rect, box = placed.rect, placed.box
    is_open = not box.reason
    fill = (
        look.mood.panel
        if is_open and not is_focus
        else look.mood.accent
        if is_focus and is_open
        else look.mood.panel_low
    )
    draw.panel(surface, look, rect, fill=fill, radius=6, has_shadow=False, line_width=look.px(3))
    if not is_open:
        draw.hatch(surface, look, rect, shade(fill, look.mood.line, 0.18), radius=6)
    ink = Ink(look.mood.ink if is_open else look.mood.quiet, fill)
    left = rect.left + look.px(12)
    if box.button is not None and form.device is not None:
        high = prompts.glyph_height(look)
        wide = prompts.glyph_width(look, form.device, box.button, bindings, high)
        glyph = pygame.Rect(left, rect.centery - high // 2, wide, high)
        prompts.draw_glyph(surface, look, form.device, box.button, bindings, glyph)
        left += wide + look.px(6)
    if box.icon is not None:
        size = round(rect.height * 0.72)
        draw_any_icon(surface, box.icon, (left + size // 2, rect.centery), size, ink.colour)
        left += rect.height - look.px(4)
    most = rect.right - look.px(8) - left
    smaller = fitted(look, _label(box), most, Type.SMALL)
    text.write(surface, smaller, _label(box), (left, rect.centery), Type.SMALL, ink=ink, anchor="midleft", most=most)
    if is_focus:
        draw.ring(surface, look, rect, form.mark.colour, now, radius=6, width=6)


def draw_any_icon(surface: pygame.Surface, icon: Icon, centre: tuple[int, int], size: int, colour: Colour) -> None:
    """Whatever an icon names."""
    match icon:
        case Card() | Hazard():
            draw_card_icon(surface, icon, centre, size, colour)
        case Chip():
            draw_chip(surface, icon, centre, size)
        case "luck":
            draw_luck(surface, centre, size)
        case name:
            draw_icon(surface, name, centre, size, colour)


def draw_stamp(
    surface: pygame.Surface,
    look: Look,
    centre: tuple[int, int],
    words: str,
    *,
    size: int | None = None,
    turn: float = 4,
) -> pygame.Rect:
    """A rubber stamp, a little askew; what it covers."""
    high = size or look.type_px(Type.SMALL)
    label = text.picture(words, high, STAMP, is_bold=True)
    pad = max(4, high // 3)
    stamp = pygame.Surface((label.get_width() + 2 * pad, label.get_height() + pad), pygame.SRCALPHA)
    pygame.draw.rect(stamp, STAMP, stamp.get_rect(), max(2, high // 9), border_radius=max(3, high // 5))
    stamp.blit(label, label.get_rect(center=stamp.get_rect().center))
    turned = pygame.transform.rotozoom(stamp, turn, 1.0)
    return surface.blit(turned, turned.get_rect(center=centre))
