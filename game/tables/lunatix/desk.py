"""The desk below the board: what is to be decided, as forms with boxes to tick; each seat's own where many decide."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from game.tables.lunatix.forms import Form, box_height, draw_box, mark_size, place_boxes
from game.tables.lunatix.rows import Arrangement, arranged, draw_rings, draw_rows
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.shapes import draw_mark
from game.ui.theme import Look, Type, shade

_PAD: Final = 14
_GAP: Final = 10

_Key = tuple[Look, int, Bindings, tuple[Form, ...]]


class Desk:
    """Forms laid out from the bottom of an area upward. Rows are painted once for each change of what they say."""

    def __init__(self) -> None:
        self.rects: dict[tuple[int, int], pygame.Rect] = {}
        """Where the boxes are: by number of the form and of the box in it."""
        self.top = 0
        self._arranged: tuple[_Key, Arrangement] | None = None
        self._painted: tuple[_Key, pygame.Surface] | None = None

    def draw(
        self, surface: pygame.Surface, look: Look, area: pygame.Rect, forms: Sequence[Form], bindings: Bindings,
        now: int,
    ) -> None:  # fmt: skip
        """Paint the forms; the area's bottom is the desk's, it may grow over its top."""
        self.rects = {}
        self.top = area.bottom
        if forms and forms[0].is_row:
            self._draw_rows(surface, look, area, forms, bindings)
            return
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
        if forms and forms[0].is_row:
            return self._arrange(_key(look, width, forms, bindings)).height
        gap = look.px(_GAP) // 2
        return sum(_height(look, width, form, bindings) + gap for form in forms)

    def box_at(self, pos: tuple[int, int]) -> tuple[int, int] | None:
        """Form and box at a place of the window."""
        return next((key for key, rect in self.rects.items() if rect.collidepoint(pos)), None)

    def _arrange(self, key: _Key) -> Arrangement:
        if self._arranged is None or self._arranged[0] != key:
            look, width, bindings, forms = key
            self._arranged = key, arranged(look, width, forms, bindings)
        return self._arranged[1]

    def _draw_rows(
        self, surface: pygame.Surface, look: Look, area: pygame.Rect, forms: Sequence[Form], bindings: Bindings
    ) -> None:
        key = _key(look, area.width, forms, bindings)
        found = self._arrange(key)
        origin = area.bottomleft
        self.top = area.bottom - found.height
        if text.is_recording():
            draw_rows(surface, found, origin, bindings)
        else:
            margin = look.px(16)
            if self._painted is None or self._painted[0] != key:
                size = (area.width + 2 * margin, found.height + 2 * margin)
                picture = pygame.Surface(size, pygame.SRCALPHA)
                draw_rows(picture, found, (margin, margin + found.height), bindings)
                picture.set_alpha(255, pygame.RLEACCEL)  # most of it is opaque: half the time
                self._painted = key, picture
            surface.blit(self._painted[1], (origin[0] - margin, self.top - margin))
        draw_rings(surface, found, forms, origin)
        for number, row in enumerate(found.rows):
            if row.form.stamp:
                continue
            for box_number, placed in enumerate(row.boxes):
                self.rects[number, box_number] = placed.rect.move(origin)


def _key(look: Look, width: int, forms: Sequence[Form], bindings: Bindings) -> _Key:
    """All that rows look like but for what moves."""
    still = (form if form.closing is None else replace(form, closing=None) for form in forms)
    return look, width, bindings, tuple(still)


def _inner(look: Look, width: int) -> int:
    return width - 2 * look.px(_PAD + 4)


def _height(look: Look, width: int, form: Form, bindings: Bindings) -> int:
    inner = _inner(look, width)
    pad, gap = look.px(_PAD), look.px(_GAP)
    height = 2 * pad + text.block_height(look, form.title, inner - mark_size(look) - gap, Type.SMALL, is_bold=True)
    if form.boxes:
        placed = place_boxes(look, pygame.Rect(0, 0, inner, 0), form, bindings)
        height += gap + placed[-1].rect.bottom
    if form.about:
        height += gap + text.block_height(look, form.about, inner, Type.SMALL)
    if form.prompts and form.device is not None:
        height += gap + prompts.prompts_height(look, inner, form.device, bindings, form.prompts)
    return max(height, 2 * pad + box_height(look))


def _draw_form(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, form: Form, bindings: Bindings, now: int
) -> list[pygame.Rect]:
    draw.panel(surface, look, rect, radius=8)
    line = shade(look.mood.panel, look.mood.line, 0.2)
    pygame.draw.line(
        surface, line, (rect.left + look.px(8), rect.top + look.px(6)), (rect.right - look.px(8), rect.top + look.px(6))
    )
    pad, gap = look.px(_PAD), look.px(_GAP)
    inner = rect.inflate(-2 * look.px(_PAD + 4), -2 * pad)
    size = mark_size(look)
    draw_mark(surface, form.mark, (inner.left + size // 2, inner.top + text.line_height(look, Type.SMALL) // 2), size)
    head = pygame.Rect(inner.left + size + gap, inner.top, inner.width - size - gap, inner.height)
    top = text.write_block(surface, look, form.title, head, Type.SMALL, is_bold=True).bottom
    rects = []
    if form.boxes:
        area = pygame.Rect(inner.left, top + gap, inner.width, 0)
        for number, placed in enumerate(place_boxes(look, area, form, bindings)):
            draw_box(surface, look, placed, form, bindings, is_focus=number == form.focus, now=now)
            rects.append(placed.rect)
        top = rects[-1].bottom
    if form.about:
        block = pygame.Rect(inner.left, top + gap, inner.width, rect.bottom - top)
        top = text.write_block(surface, look, form.about, block, Type.SMALL, ink=look.quiet_ink).bottom
    if form.prompts and form.device is not None:
        area = pygame.Rect(inner.left, top + gap, inner.width, rect.bottom - top)
        prompts.draw_prompts(surface, look, area, form.device, bindings, form.prompts)
    return rects
