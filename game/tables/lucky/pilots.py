"""The row of pilots: name and place, points, chips, shows flown, attempts at the final show, and the cards in hand."""

from dataclasses import dataclass
from typing import Final

import pygame

from game.games.lucky.cards import FINAL, Card
from game.tables.fitting import fitted
from game.tables.lucky.art import CARD, draw_chip, draw_emblem, draw_thumb
from game.tables.lucky.faces import Finish, draw_tiny
from game.tables.lucky.fit import low
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.press import Button, Device
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import OUTLINE, Ink, Look, SeatMark, Type

_PAD: Final = 10
_SHARES: Final = (34, 42, 30, 26)
_FIVE: Final = 5


@dataclass(frozen=True, slots=True)
class Panel:
    """What a panel says. `flown` has the five shows, the final one last; `guess` is True for a thumb up.

    `cursor` is the card that its pilot points at while planning, `marked` the cards to be put away.
    """

    mark: SeatMark
    name: str
    is_bot: bool
    place: str
    total: int
    chips: int
    flown: tuple[bool, ...]
    attempts: int
    hand: tuple[Card, ...]
    guess: bool | None
    cursor: int | None
    marked: frozenset[int]
    is_starter: bool
    is_acting: bool
    is_out: bool
    ask: Device | None = None
    """On which device its pilot may guess now."""
    plan: Device | None = None
    """On which device its pilot may begin to plan an exchange."""
    failed_words: str = ""
    """What the tally of failed attempts counts."""


def panel_rows(look: Look, rect: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """Name, points, cards, chips: the lines of a panel."""
    inner = rect.inflate(-2 * look.px(_PAD), -round(1.5 * look.px(_PAD)))
    scale = look.metrics.text_scale
    shares = (_SHARES[0] * (1 + 0.5 * (scale - 1)), *_SHARES[1:])
    rows, top = [], inner.top
    for share in shares:
        high = round(inner.height * share / sum(shares))
        rows.append(pygame.Rect(inner.left, top, inner.width, high))
        top += high
    return tuple(rows)


def card_rects(look: Look, rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where the tiny cards of a hand lie in a panel."""
    row = panel_rows(look, rect)[2]
    high = row.height - look.px(2)
    gap = max(1, look.px(3))
    wide = min(round(high * 1.5), (row.width - gap * (count - 1)) // max(1, count))
    return [pygame.Rect(row.left + n * (wide + gap), row.top, wide, high) for n in range(count)]


def chip_spot(look: Look, rect: pygame.Rect, number: int) -> tuple[int, int]:
    """Where the chip of a number lies in a panel."""
    row = panel_rows(look, rect)[3]
    size = row.height
    return row.left + size // 2 + round(min(number, _MOST_CHIPS) * size * 0.7), row.centery


_MOST_CHIPS: Final = 5


def draw_pilot(surface: pygame.Surface, look: Look, rect: pygame.Rect, panel: Panel, bindings: Bindings) -> None:
    """Paint one panel, but for the ring around the acting one."""
    fill = look.mood.panel_low if panel.is_out else look.mood.panel
    draw.panel(surface, look, rect, fill=fill, has_shadow=not panel.is_out)
    ink = Ink(look.mood.quiet if panel.is_out else look.mood.ink, fill)
    name, points, _, chips = panel_rows(look, rect)
    _draw_name(surface, look, name, panel, ink)
    _draw_points(surface, points, panel, ink)
    _draw_cards(surface, look, rect, panel)
    _draw_chips(surface, look, rect, chips, panel, ink, bindings)


def _draw_name(surface: pygame.Surface, look: Look, row: pygame.Rect, panel: Panel, ink: Ink) -> None:
    look = low(look, row.height)
    size = min(row.height, round(look.type_px(Type.SMALL) * 1.25))
    left, right = row.left, row.right
    draw_mark(surface, panel.mark, (left + size // 2, row.centery), size, is_hollow=panel.is_out)
    left += size + look.px(6)
    if panel.place:
        smaller = fitted(look, panel.place, row.width // 4, Type.SMALL, is_bold=True)
        right = text.write(
            surface, smaller, panel.place, (right, row.centery), Type.SMALL, ink=ink, anchor="midright", is_bold=True
        ).left - look.px(6)
    icon = round(size * 0.72)
    for name, shown in (("robot", panel.is_bot), ("flag", panel.is_starter)):
        if shown and right - left - icon > text.width(look, panel.name, Type.SMALL, is_bold=True) * 0.9:
            draw_icon(surface, name, (right - icon // 2, row.centery), icon, ink.colour)
            right -= icon + look.px(5)
    smaller = fitted(look, panel.name, right - left, Type.SMALL, is_bold=True)
    text.write(
        surface, smaller, panel.name, (left, row.centery), Type.SMALL, ink=ink, anchor="midleft", is_bold=True,
        most=right - left,
    )  # fmt: skip


def _draw_points(surface: pygame.Surface, row: pygame.Rect, panel: Panel, ink: Ink) -> None:
    """The total large, the emblems of the shows beside it: those not flown are faint."""
    figure = text.picture(str(panel.total), round(row.height * 0.98), ink.colour, is_bold=True)
    surface.blit(figure, figure.get_rect(midleft=(row.left, row.centery)))
    room = row.width - round(row.height * 1.75)
    size = min(round(row.height * 0.86), room // len(panel.flown))
    left = row.right - size * len(panel.flown)
    for show, is_flown in enumerate(panel.flown):
        draw_emblem(surface, show, (left + show * size + size // 2, row.centery), size - 2, is_dim=not is_flown)


def _draw_cards(surface: pygame.Surface, look: Look, rect: pygame.Rect, panel: Panel) -> None:
    areas = card_rects(look, rect, len(panel.hand))
    for number, (area, card) in enumerate(zip(areas, panel.hand, strict=True)):
        draw_tiny(surface, look, area, card, Finish(is_dim=number in panel.marked))
        if number in panel.marked:
            draw_icon(surface, "cross", area.center, round(area.height * 0.9), look.mood.warn)
    if panel.cursor is not None and panel.cursor < len(areas):
        frame = areas[panel.cursor].inflate(look.px(6), look.px(6))
        pygame.draw.rect(surface, OUTLINE, frame, max(2, look.px(5)), border_radius=look.px(6))
        inner = frame.inflate(-look.px(3), -look.px(3))
        pygame.draw.rect(surface, panel.mark.colour, inner, max(1, look.px(3)), border_radius=look.px(5))


def _draw_chips(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, row: pygame.Rect, panel: Panel, ink: Ink,
    bindings: Bindings,
) -> None:  # fmt: skip
    """Bonus chips, attempts at the final show as tally marks, and a guess."""
    for number in range(min(panel.chips, _MOST_CHIPS)):
        draw_chip(surface, chip_spot(look, rect, number), row.height - 2)
    if panel.chips > _MOST_CHIPS:
        more = text.picture(f"x{panel.chips}", round(row.height * 0.8), ink.colour, is_bold=True)
        spot = chip_spot(look, rect, _MOST_CHIPS)
        surface.blit(more, more.get_rect(midleft=(spot[0], spot[1])))
    right = row.right
    if panel.guess is not None:
        size = row.height + look.px(4)
        colour = look.mood.good if panel.guess else look.mood.warn
        draw_thumb(surface, (right - size // 2, row.centery), size, colour, is_up=panel.guess)
        right -= size + look.px(6)
    elif panel.ask is not None:
        right = guess_rect(look, rect).left - look.px(6)
        _draw_asking(surface, look, guess_rect(look, rect), panel.ask, bindings)
    left = row.left
    if panel.chips:
        left = chip_spot(look, rect, min(panel.chips, _MOST_CHIPS) - 1)[0] + row.height // 2 + look.px(6)
        left += row.height if panel.chips > _MOST_CHIPS else 0
    if panel.flown[FINAL]:
        draw_icon(surface, "star", (right - row.height // 2, row.centery), row.height, look.mood.warn)
        right -= row.height + look.px(4)
    if panel.attempts:
        right = _draw_attempts(surface, look, (left, right, row), panel, ink) - look.px(8)
    if panel.plan is not None:
        _draw_planning(surface, look, (left, right, row), panel.plan, bindings)


def _draw_attempts(
    surface: pygame.Surface, look: Look, room: tuple[int, int, pygame.Rect], panel: Panel, ink: Ink
) -> int:
    """What is counted, in words where there is room for them, else by the emblem of the final show; then the tally."""
    left, right, row = room
    if tally_width(panel.attempts, row.height) + row.height <= right - left:
        start = draw_tally(surface, look, (right, row.centery), panel.attempts, row.height) - look.px(4)
    else:
        count = text.picture(str(panel.attempts), round(row.height * 0.9), look.mood.warn, is_bold=True)
        start = surface.blit(count, count.get_rect(midright=(right, row.centery))).left - look.px(4)
    small = low(look, row.height)
    if text.width(small, panel.failed_words, Type.SMALL) <= start - left:
        return text.write(
            surface, small, panel.failed_words, (start, row.centery), Type.SMALL, ink=ink, anchor="midright"
        ).left
    if start - row.height < left:
        return start
    draw_emblem(surface, FINAL, (start - row.height // 2, row.centery), row.height)
    return start - row.height


def _draw_planning(
    surface: pygame.Surface, look: Look, room: tuple[int, int, pygame.Rect], device: Device, bindings: Bindings
) -> None:
    """The button that begins a plan, and a card that is put away; if there is room for it."""
    left, right, row = room
    small = low(look, row.height)
    wide = prompts.glyph_width(small, device, Button.DOWN, bindings, row.height)
    card = pygame.Rect(0, 0, round(row.height * 1.1), round(row.height * 0.78))
    card.midright = (right, row.centery)
    glyph = pygame.Rect(card.left - look.px(4) - wide, row.top, wide, row.height)
    if glyph.left < left:
        return
    pygame.draw.rect(surface, CARD, card, border_radius=look.px(4))
    pygame.draw.rect(surface, OUTLINE, card, max(1, look.px(2)), border_radius=look.px(4))
    draw_icon(surface, "cross", card.center, round(card.height * 0.8), look.mood.warn)
    prompts.draw_glyph(surface, small, device, Button.DOWN, bindings, glyph)


def guess_rect(look: Look, rect: pygame.Rect) -> pygame.Rect:
    """Where a panel's guess is asked for and shown; the mouse clicks there."""
    row = panel_rows(look, rect)[3]
    wide = round(row.height * 4)
    return pygame.Rect(row.right - wide, row.top, wide, row.height)


def _draw_asking(surface: pygame.Surface, look: Look, area: pygame.Rect, device: Device, bindings: Bindings) -> None:
    """The button that guesses, and a pale thumb."""
    size = area.height
    draw_thumb(surface, (area.right - size // 2, area.centery), size, look.mood.panel_low, is_up=True)
    look = low(look, size)
    wide = prompts.glyph_width(look, device, Button.EXTRA, bindings, size)
    glyph = pygame.Rect(area.right - size - look.px(4) - wide, area.top, wide, size)
    prompts.draw_glyph(surface, look, device, Button.EXTRA, bindings, glyph)


def _tally_step(high: int) -> int:
    return max(6, round(high * 0.32))


def _tally_groups(count: int) -> list[int]:
    return [_FIVE] * (count // _FIVE) + ([count % _FIVE] if count % _FIVE else [])


def tally_width(count: int, high: int) -> int:
    """How wide the strokes are."""
    return sum((min(group, 4) + 1) * _tally_step(high) for group in _tally_groups(count))


def draw_tally(surface: pygame.Surface, look: Look, right: tuple[int, int], count: int, high: int) -> int:
    """Strokes in fives, ending at a point; returns where they begin."""
    step, line = _tally_step(high), max(3, round(high * 0.16))
    groups = _tally_groups(count)
    left = right[0] - tally_width(count, high)
    start = left
    half = round(high * 0.46)
    for group in groups:
        for stroke in range(min(group, 4)):
            x = left + stroke * step + step // 2
            pygame.draw.line(surface, look.mood.warn, (x, right[1] - half), (x, right[1] + half), line)
        if group == _FIVE:
            pygame.draw.line(
                surface, look.mood.warn, (left - step // 3, right[1] + half // 2),
                (left + 4 * step, right[1] - half // 2), line,
            )  # fmt: skip
        left += min(group, 4) * step + step
    return start
