"""What lies on the desk: forms with boxes to tick, and how boxes, icons and stamps are drawn."""

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
from game.ui.theme import OUTLINE, RIM, Colour, Ink, Look, SeatMark, Type, shade

STAMP: Final[Colour] = (0xA3, 0x40, 0x2B)
_TOLL: Final[Colour] = (0xB5, 0x3A, 0x2B)
_FREE: Final[Colour] = (0x5F, 0x7D, 0x4E)
LUCK: Final = "luck"
"""The icon of a luck chip."""

Icon = Card | Hazard | Chip | SeatMark | str
"""A card's or chip's drawing, a seat's mark, the luck chip, or the name of one of the ui's icons."""


@dataclass(frozen=True, slots=True)
class Box:
    """One thing that can be chosen, or (with a reason) not; `button` chooses it at once, or with `then` after it.

    `toll` is how many hazard cards it is bound to cost, where that is known.
    """

    words: str
    icon: Icon | None = None
    button: Button | None = None
    reason: str = ""
    toll: int | None = None
    then: Button | None = None

    @property
    def keys(self) -> tuple[Button, ...]:
        """The buttons to press, one after the other."""
        return tuple(button for button in (self.button, self.then) if button is not None)

    @property
    def label(self) -> str:
        """The words, with the reason why not."""
        return f"{self.words}: {self.reason}" if self.reason else self.words


@dataclass(frozen=True, slots=True)
class Form:
    """One seat's decision. `is_row` puts all beside the title; a `stamp` stands in place of the boxes, which keep room.

    `about` is left out of a row without room for it, but for one that `has_to_tell`.
    `alert` answers the last press, in a few words; `closing` is the part, 1 to 0, of the time in which a locked
    choice can still be taken back.
    """

    mark: SeatMark
    title: str
    boxes: tuple[Box, ...] = ()
    focus: int | None = None
    about: str = ""
    device: Device | None = None
    prompts: tuple[Prompt, ...] = ()
    stamp: str = ""
    is_row: bool = False
    has_to_tell: bool = False
    alert: str = ""
    closing: float | None = None


@dataclass(frozen=True, slots=True)
class Placed:
    """A box and where it goes."""

    box: Box
    rect: pygame.Rect


def mark_size(look: Look) -> int:
    """How large the mark of a seat is before its name."""
    return round(look.type_px(Type.SMALL) * 1.1)


def box_height(look: Look) -> int:
    """How high every box is."""
    return text.line_height(look, Type.SMALL) + look.px(14)


def place_boxes(
    look: Look, area: pygame.Rect, form: Form, bindings: Bindings, *, is_compact: bool = False
) -> list[Placed]:
    """The boxes side by side from the top of an area, in as many lines as they need; compact ones have no words."""
    high, gap = box_height(look), look.px(8)
    left, top = area.left, area.top
    placed = []
    for box in form.boxes:
        wide = min(_box_width(look, form, box, bindings, is_compact=is_compact), area.width)
        if left + wide > area.right and left > area.left:
            left, top = area.left, top + high + gap
        placed.append(Placed(box, pygame.Rect(left, top, wide, high)))
        left += wide + gap
    return placed


def _box_width(look: Look, form: Form, box: Box, bindings: Bindings, *, is_compact: bool) -> int:
    wide = look.px(24)
    if form.device is not None:
        high = prompts.glyph_height(look)
        wide += sum(prompts.glyph_width(look, form.device, key, bindings, high) + look.px(6) for key in box.keys)
    if box.icon is not None:
        wide += box_height(look) - look.px(4)
    if not is_compact or box.icon is None:
        wide += text.width(look, box.label, Type.SMALL)
    else:
        wide -= look.px(8)
    return wide if box.toll is None else wide + _toll_width(look)


def _toll_width(look: Look) -> int:
    return round(box_height(look) * 0.5) + look.px(10)


def draw_box(
    surface: pygame.Surface, look: Look, placed: Placed, form: Form, bindings: Bindings, *, is_focus: bool,
    now: int = 0, is_compact: bool = False,
) -> None:  # fmt: skip
    """One box with its button, its drawing and its words; what may not be chosen is hatched."""
    rect, box = placed.rect, placed.box
    is_open = not box.reason
    low = look.mood.panel_low
    fill = low if not is_open else look.mood.accent if is_focus else look.mood.panel
    draw.panel(surface, look, rect, fill=fill, radius=6, has_shadow=False, line_width=look.px(3))
    if not is_open:
        draw.hatch(surface, look, rect, shade(fill, look.mood.line, 0.18), radius=6)
    ink = Ink(look.mood.ink if is_open else look.mood.quiet, fill)
    left, right = rect.left + look.px(12), rect.right - look.px(8)
    if form.device is not None:
        high = prompts.glyph_height(look)
        for key in box.keys:
            wide = prompts.glyph_width(look, form.device, key, bindings, high)
            glyph = pygame.Rect(left, rect.centery - high // 2, wide, high)
            prompts.draw_glyph(surface, look, form.device, key, bindings, glyph)
            left += wide + look.px(6)
    if box.icon is not None:
        size = round(rect.height * 0.72)
        draw_any_icon(surface, box.icon, (left + size // 2, rect.centery), size, ink.colour)
        left += rect.height - look.px(4)
    if box.toll is not None:
        _draw_toll(surface, look, pygame.Rect(right - _toll_width(look), rect.top, _toll_width(look), rect.height), box)
        right -= _toll_width(look)
    if not is_compact or box.icon is None:
        smaller, at = fitted(look, box.label, right - left, Type.SMALL), (left, rect.centery)
        text.write(surface, smaller, box.label, at, Type.SMALL, ink=ink, anchor="midleft", most=right - left)
    if is_focus:
        draw.ring(surface, look, rect, form.mark.colour, now, radius=6, width=6)


def _draw_toll(surface: pygame.Surface, look: Look, rect: pygame.Rect, box: Box) -> None:
    """A hazard card face down with how many there will be."""
    card = pygame.Rect(0, 0, round(rect.height * 0.5), round(rect.height * 0.68))
    card.midright = (rect.right - look.px(2), rect.centery)
    colour = _TOLL if box.toll else _FREE
    draw.panel(surface, look, card, fill=colour, radius=5, has_shadow=False, line_width=max(1, look.px(2)))
    figure = text.picture(str(box.toll), max(11, round(card.height * 0.66)), RIM, is_bold=True)
    surface.blit(figure, figure.get_rect(center=card.center))


def draw_any_icon(surface: pygame.Surface, icon: Icon, centre: tuple[int, int], size: int, colour: Colour) -> None:
    """Whatever an icon names."""
    match icon:
        case Card() | Hazard():
            draw_card_icon(surface, icon, centre, size, colour)
        case SeatMark():
            draw_mark(surface, icon, centre, size)
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


def stamp_width(look: Look, words: str) -> int:
    """How wide `draw_stamp` is, about."""
    high = look.type_px(Type.SMALL)
    return text.picture(words, high, STAMP, is_bold=True).get_width() + 2 * max(4, high // 3) + look.px(8)


def draw_closing(surface: pygame.Surface, look: Look, centre: tuple[int, int], size: int, part: float) -> None:
    """A ring that closes while a choice can still be taken back; it stands still where motion is reduced."""
    draw.dot(surface, look.mood.panel_low, OUTLINE, centre, size / 2, max(2, size // 12))
    left = 1.0 if look.is_motion_reduced else max(0.0, min(1.0, part))
    count = max(2, round(24 * left))
    points: list[tuple[float, float]] = [centre]
    for number in range(count + 1):
        spoke = pygame.Vector2(0, -size * 0.4).rotate(-360 * left * number / count)
        points.append((centre[0] + spoke.x, centre[1] + spoke.y))
    if left > 0:
        pygame.draw.polygon(surface, STAMP, points)
    pygame.draw.circle(surface, look.mood.panel, centre, round(size * 0.2))
