"""The column of dossiers: of every car its speedometer, chips, luck, gadgets, lunacies, lap and place at a glance."""

from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.games.lunatix.cards import Card, Chip, Hazard
from game.tables.fitting import fitted
from game.tables.lunatix.icons import draw_chip, draw_luck
from game.tables.lunatix.speedometer import draw_speedometer, speedometer_size
from game.tables.lunatix.tags import PIT, WRONG_WAY, draw_round_card, draw_tags, tags_of
from game.ui import draw, text
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import OUTLINE, Ink, Look, SeatMark, Type

_PAD: Final = 12
_GAP: Final = 10
_HIGHEST: Final = 250
_LEAST_DIAL: Final = 26
_HEAD_PART: Final = 0.36
_DIGIT_PART: Final = 0.6
"""How wide a digit is, for its size."""

_DIAL_PART: Final = 0.5
"""How much of the width the dial takes at most."""

_LOW_DIAL_PART: Final = 0.37
"""The same where the chips lie beside it."""

_CHIPS_PART: Final = 0.56
"""How much of the height beside the dial is for the chips, whose figures are read most."""

_TALL: Final = 1.75
"""Where there is room for so many heights of its rows beside the dial, the chips get the whole width below it."""


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
    is_thinking: bool
    """Whether its driver has still to choose: a card for the round, or a move."""
    is_acting: bool
    is_out: bool
    is_in_pit: bool
    is_wrong_way: bool
    end: str
    """A word about how the race has ended for this car, if it has."""


def dossier_rects(look: Look, column: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where each goes, all of one height."""
    gap = look.px(_GAP)
    height = min(_highest(look), (column.height - gap * (count - 1)) // count)
    return [
        pygame.Rect(column.left, column.top + number * (height + gap), column.width, height) for number in range(count)
    ]


def _highest(look: Look) -> int:
    """Only the text and what goes with it grows: the dial is as wide as the column lets it be."""
    return (look.px(_HIGHEST) + look.metrics.grown_px(_HIGHEST)) // 2


def draw_dossier(surface: pygame.Surface, look: Look, rect: pygame.Rect, dossier: Dossier) -> None:
    """Paint one, but for the ring around the acting one."""
    fill = look.mood.panel if dossier.is_acting or not dossier.is_out else look.mood.panel_low
    draw.panel(surface, look, rect, fill=fill, radius=10, has_shadow=dossier.is_acting)
    pad = look.px(_PAD)
    inner = rect.inflate(-2 * pad, -pad)
    ink = Ink(look.mood.quiet if dossier.is_out else look.mood.ink, fill)
    look = _with_room_below(look, inner.height)
    line = text.line_height(look, Type.SMALL)
    room = inner.height - line - look.px(4)
    is_low = room < _LEAST_DIAL
    top = pygame.Rect(inner.left, inner.top, inner.width, inner.height if is_low else line)
    _draw_head(surface, look, top, dossier, ink, is_low=is_low)
    if is_low:
        return
    below = pygame.Rect(inner.left, inner.bottom - room, inner.width, room)
    strip = min(look.metrics.grown_px(56), room // 3)
    widest = speedometer_size(100)[0] / 100
    if room >= look.px(30) * 2 * _TALL:
        chips = pygame.Rect(below.left, below.bottom - strip, below.width, strip)
        high = min(room - strip - look.px(4), round(inner.width * _DIAL_PART / widest))
        dial = pygame.Rect((below.left, below.top + (room - strip - high) // 2), speedometer_size(high))
        tags = pygame.Rect(dial.right + pad, dial.top, inner.right - dial.right - pad, high)
    else:
        high = min(room, round(inner.width * _LOW_DIAL_PART / widest))
        dial = pygame.Rect((below.left, below.bottom - high), speedometer_size(high))
        right = pygame.Rect(dial.right + pad, below.top, inner.right - dial.right - pad, room)
        upper = round(right.height * _CHIPS_PART)
        chips = pygame.Rect(right.left, right.top, right.width, upper)
        tags = pygame.Rect(right.left, right.top + upper, right.width, right.height - upper)
    draw_speedometer(surface, dial, dossier.speed, dossier.maximum)
    _draw_chips(surface, look, chips, dossier, ink)
    _draw_tags(surface, look, tags, dossier, ink)


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
    size = max(10, min(rect.height - 2, look.metrics.grown_px(48), round(step * 0.56)))
    widest = max(len(str(count)) for count in (*dossier.chips, dossier.luck))
    room = (step - size - look.px(8)) / (_DIGIT_PART * widest)
    figure = max(12, min(max(round(size * 0.86), min(rect.height, look.type_px(Type.SMALL))), round(room)))
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


def _draw_tags(surface: pygame.Surface, look: Look, rect: pygame.Rect, dossier: Dossier, ink: Ink) -> None:
    """Where the car is, gadgets, lunacies, and the card of this round at the right end."""
    most = look.metrics.grown_px(44)
    size = max(10, min(rect.height - 1, most))
    left, right = rect.left, rect.right
    if dossier.card is not None or dossier.has_locked or dossier.is_thinking:
        big = max(size, min(rect.height, look.metrics.grown_px(66), rect.width // 3))
        box = pygame.Rect(right - big, rect.top, big, big)
        draw_round_card(surface, look, box, dossier.card, is_locked=dossier.has_locked)
        right -= big + look.px(8)
    tags = tags_of(dossier.gadgets, dossier.hidden, dossier.lunacies)
    if dossier.is_in_pit or dossier.is_wrong_way:
        tags.insert(0, PIT if dossier.is_in_pit else WRONG_WAY)
    if tags:
        draw_tags(surface, look, pygame.Rect(left, rect.top, max(1, right - left), rect.height), tags, most)
    elif dossier.end and right - left > look.px(60):
        smaller = fitted(look, dossier.end, right - left, Type.SMALL)
        text.write(
            surface, smaller, dossier.end, (right, rect.centery), Type.SMALL, ink=ink, anchor="midright",
            most=right - left,
        )  # fmt: skip
