"""The column of dossiers: of every car its speedometer, chips, luck, gadgets, lunacies, lap and place at a glance."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.games.lunatix.cards import Card, Chip, Hazard
from game.tables.fitting import fitted
from game.tables.lunatix.icons import draw_card_icon, draw_chip, draw_luck
from game.tables.lunatix.speedometer import draw_speedometer, speedometer_size
from game.ui import draw, text
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import OUTLINE, RIM, Colour, Ink, Look, SeatMark, Type, shade

_PAD: Final = 12
_GAP: Final = 10
_HIGHEST: Final = 190
_NOTE: Final[Colour] = (0xF7, 0xF4, 0xE8)
"""The paper of a doctor's note."""

_METAL: Final[Colour] = (0xC3, 0xC8, 0xC4)
_LEAST_DIAL: Final = 26
_HEAD_PART: Final = 0.42


@dataclass(frozen=True, slots=True)
class Dossier:
    """What a panel says of its seat. `order` is its number in the order of the round, once the cards lie open."""

    mark: SeatMark
    name: str
    is_bot: bool
    place: str
    lap: str
    speed: int
    maximum: int
    luck: int
    chips: tuple[int, int, int]
    gadgets: tuple[Card, ...]
    hidden: int
    lunacies: tuple[Hazard, ...]
    order: int | None
    card: Card | None
    has_locked: bool
    is_acting: bool
    is_out: bool
    is_in_pit: bool
    is_wrong_way: bool
    end: str
    """A word about how the race has ended for this car, if it has."""


def dossier_rects(look: Look, column: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where each goes, all of one height."""
    gap = look.px(_GAP)
    height = min(look.metrics.grown_px(_HIGHEST), (column.height - gap * (count - 1)) // count)
    return [
        pygame.Rect(column.left, column.top + number * (height + gap), column.width, height) for number in range(count)
    ]


def draw_dossiers(
    surface: pygame.Surface, look: Look, rects: Sequence[pygame.Rect], dossiers: Sequence[Dossier]
) -> None:
    """Paint all, but for the ring around the acting one."""
    for rect, dossier in zip(rects, dossiers, strict=True):
        _draw(surface, look, rect, dossier)


def _draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, dossier: Dossier) -> None:
    fill = look.mood.panel if dossier.is_acting or not dossier.is_out else look.mood.panel_low
    draw.panel(surface, look, rect, fill=fill, radius=10, has_shadow=dossier.is_acting)
    pad = look.px(_PAD)
    inner = rect.inflate(-2 * pad, -pad)
    ink = Ink(look.mood.quiet if dossier.is_out else look.mood.ink, fill)
    look = _with_room_below(look, inner.height)
    line = text.line_height(look, Type.SMALL)
    room = inner.height - line - look.px(2)
    is_low = room < _LEAST_DIAL
    top = pygame.Rect(inner.left, inner.top, inner.width, inner.height if is_low else line)
    _draw_head(surface, look, top, dossier, ink, is_low=is_low)
    if is_low:
        return
    dial = pygame.Rect((inner.left, inner.bottom - room), speedometer_size(room))
    draw_speedometer(surface, dial, dossier.speed, dossier.maximum)
    right = pygame.Rect(dial.right + pad, dial.top, inner.right - dial.right - pad, room)
    half = right.height // 2
    _draw_chips(surface, look, pygame.Rect(right.left, right.top, right.width, half), dossier, ink)
    _draw_tags(surface, look, pygame.Rect(right.left, right.top + half, right.width, right.height - half), dossier, ink)


def _with_room_below(look: Look, height: int) -> Look:
    """The look in the largest text that leaves the dial and the chips more than half of the height."""
    while look.metrics.text_scale > 1 and text.line_height(look, Type.SMALL) > height * _HEAD_PART:
        scale = max(1.0, look.metrics.text_scale - 0.1)
        look = replace(look, metrics=replace(look.metrics, text_scale=scale))
    return look


def _draw_head(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, dossier: Dossier, ink: Ink, *, is_low: bool
) -> None:
    """Order, mark and name; lap and place at the right end."""
    size = min(rect.height, round(look.type_px(Type.SMALL) * 1.15))
    left = rect.left
    if dossier.order is not None:
        draw.dot(surface, look.mood.accent, OUTLINE, (left + size / 2, rect.centery), size / 2, max(2, size / 12))
        label = text.picture(str(dossier.order), round(size * 0.74), OUTLINE, is_bold=True)
        surface.blit(label, label.get_rect(center=(left + size // 2, rect.centery)))
        left += size + look.px(6)
    draw_mark(surface, dossier.mark, (left + size // 2, rect.centery), size, is_hollow=dossier.is_out)
    left += size + look.px(8)
    right = rect.right
    plain = replace(look, metrics=replace(look.metrics, text_scale=1.0))
    needed = text.width(plain, dossier.name, Type.SMALL, is_bold=True) + look.px(10)
    for words, is_bold in (
        (dossier.place, True),
        (f"{dossier.speed}/{dossier.maximum}" if is_low else dossier.lap, False),
    ):
        # Whatever the name leaves room for; at large text sizes that may be the place alone.
        most = min((rect.right - left) // 3, right - left - needed)
        smaller = fitted(look, words, most, Type.SMALL, is_bold=is_bold)
        if text.width(smaller, words, Type.SMALL, is_bold=is_bold) <= most:
            right = text.write(
                surface, smaller, words, (right, rect.centery), Type.SMALL, ink=ink, anchor="midright", is_bold=is_bold
            ).left - look.px(10)
    icon = round(size * 0.8)
    if dossier.is_bot and not is_low and right - left - icon - look.px(8) >= needed:
        draw_icon(surface, "robot", (right - icon // 2, rect.centery), icon, ink.colour)
        right -= icon + look.px(8)
    most = right - left
    smaller = fitted(look, dossier.name, most, Type.SMALL, is_bold=True)
    text.write(
        surface, smaller, dossier.name, (left, rect.centery), Type.SMALL, ink=ink, anchor="midleft", is_bold=True,
        most=most,
    )  # fmt: skip


def _draw_chips(surface: pygame.Surface, look: Look, rect: pygame.Rect, dossier: Dossier, ink: Ink) -> None:
    """Tacks, oil, glue and luck, each with its number."""
    step = rect.width // 4
    size = max(10, min(rect.height - 2, look.px(40), round(step * 0.56)))
    figure = max(11, round(size * 0.78))
    counts: list[tuple[Chip | None, int]] = [*zip(Chip, dossier.chips, strict=True), (None, dossier.luck)]
    for number, (chip, count) in enumerate(counts):
        left = rect.left + number * step
        centre = (left + size // 2, rect.centery)
        if chip is None:
            draw_luck(surface, centre, size)
        else:
            draw_chip(surface, chip, centre, size)
        label = text.picture(str(count), figure, ink.colour, is_bold=count > 0)
        surface.blit(label, label.get_rect(midleft=(left + size + look.px(4), rect.centery)))


def _draw_card(surface: pygame.Surface, look: Look, rect: pygame.Rect, dossier: Dossier) -> None:
    """The card of the round, or a lock while it lies face down."""
    side = min(rect.width, rect.height)
    box = pygame.Rect(0, 0, side, side)
    box.midright = rect.midright
    draw.panel(surface, look, box, fill=RIM, radius=5, has_shadow=False, line_width=max(1, look.px(2)))
    if dossier.card is None:
        draw_icon(surface, "lock", box.center, round(side * 0.7), OUTLINE)
    else:
        draw_card_icon(surface, dossier.card, box.center, round(side * 0.76))


def _draw_tags(surface: pygame.Surface, look: Look, rect: pygame.Rect, dossier: Dossier, ink: Ink) -> None:
    """Where the car is, gadgets as metal plates, lunacies as doctor's notes, and the card of this round."""
    size = max(10, min(rect.height - 2, look.px(38)))
    left, right = rect.left, rect.right
    if dossier.card is not None or dossier.has_locked:
        _draw_card(surface, look, pygame.Rect(right - size, rect.top, size, rect.height), dossier)
        right -= size + look.px(8)
    if dossier.is_in_pit or dossier.is_wrong_way:
        box = pygame.Rect(left, rect.centery - size // 2, size, size)
        draw.panel(surface, look, box, fill=look.mood.accent, radius=3, has_shadow=False, line_width=max(1, look.px(2)))
        if dossier.is_in_pit:
            draw_icon(surface, "gear", box.center, round(size * 0.78), OUTLINE)
        else:
            draw_card_icon(surface, Card.TURN_AROUND, box.center, round(size * 0.74))
        left += size + look.px(8)
    tags: list[tuple[Card | Hazard, Colour]] = [(card, _METAL) for card in dossier.gadgets]
    tags += [(Card.FACE_DOWN, shade(_METAL, OUTLINE, 0.25))] * dossier.hidden
    tags += [(lunacy, _NOTE) for lunacy in dossier.lunacies]
    for card, colour in tags:
        if left + size > right:
            break
        box = pygame.Rect(left, rect.centery - size // 2, size, size)
        draw.panel(surface, look, box, fill=colour, radius=3, has_shadow=False, line_width=max(1, look.px(2)))
        draw_card_icon(surface, card, box.center, round(size * 0.74))
        if isinstance(card, Hazard):
            bar = pygame.Rect(box.left + 2, box.top + 2, size - 4, max(2, size // 8))
            pygame.draw.rect(surface, (0xB5, 0x52, 0x3B), bar)
        left += size + look.px(5)
    if dossier.end and right - left > look.px(60):
        smaller = fitted(look, dossier.end, right - left, Type.SMALL)
        text.write(
            surface, smaller, dossier.end, (right, rect.centery), Type.SMALL, ink=ink, anchor="midright",
            most=right - left,
        )  # fmt: skip
