"""Papers held up over the board: hazard and turbo cards as forms, lunacies as doctor's notes, dice, the reveal."""

from dataclasses import replace
from typing import Final

import pygame

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lunatix.cards import LUNACIES, Card, Hazard, TurboCard
from game.games.lunatix.decks import Cards
from game.tables.fitting import fitted
from game.tables.lunatix import words
from game.tables.lunatix.forms import draw_stamp
from game.tables.lunatix.icons import draw_card_icon
from game.ui import draw, svg, text
from game.ui.shapes import draw_mark
from game.ui.theme import OUTLINE, RIM, Colour, Ink, Look, SeatMark, Type, shade
from game.ui.timeline import ease_out

_FORM: Final[Colour] = (0xEC, 0xE5, 0xD2)
_NOTE: Final[Colour] = (0xF9, 0xF7, 0xEE)
_TURBO: Final[Colour] = (0xE9, 0xD3, 0xA0)
_RED: Final[Colour] = (0xB5, 0x52, 0x3B)
_FLY: Final = 0.2
"""The part of a card's time in which it is handed over."""


def draw_paper(
    surface: pygame.Surface, look: Look, area: pygame.Rect, texts: Texts, cards: Cards, card: Hazard | TurboCard,
    mark: SeatMark, name: str, part: float, number: tuple[int, int] | None = None,
) -> None:  # fmt: skip
    """A card just turned over, in the middle of an area; `part` 0..1 of its time, it flies in at first.

    `number` tells which of how many it is, where several were set aside.
    """
    rise = ease_out(min(1.0, part / _FLY))
    width = min(area.width, look.metrics.grown_px(520))
    pad = look.px(24)
    is_lunacy = isinstance(card, Hazard) and card in LUNACIES
    paper = _TURBO if isinstance(card, TurboCard) else _NOTE if is_lunacy else _FORM
    if isinstance(card, TurboCard):
        title, about, head = (
            texts("lunatix.form.turbo"),
            words.turbo_words(texts, card),
            texts("lunatix.form.turbo_head"),
        )
        icon: Card | Hazard = Card.CHARGER
    else:
        title = words.hazard_name(texts, card)
        about = words.hazard_about(texts, card, cards.amount(card))
        if number is None:
            head = texts("lunatix.form.note_head" if is_lunacy else "lunatix.form.head")
        else:
            key = "lunatix.form.note_head_of" if is_lunacy else "lunatix.form.head_of"
            head = texts(key, n=number[0], count=number[1])
        icon = card
    small, line = text.line_height(look, Type.SMALL), text.line_height(look)
    inner = width - 2 * pad
    icon_size = round(line * 1.7)
    about_high = text.block_height(look, about, inner - icon_size - pad, Type.SMALL)
    high = 2 * pad + small + look.px(10) + line + max(icon_size - line, about_high) + small // 2 + look.px(8) + small
    rect = pygame.Rect(0, 0, width, high)
    rect.center = (area.centerx, round(area.centery + (1 - rise) * area.height * 0.5))
    draw.panel(surface, look, rect, fill=paper, radius=6)
    ink, quiet = Ink(look.mood.ink, paper), Ink(look.mood.quiet, paper)
    left, top = rect.left + pad, rect.top + pad
    text.write(surface, look, head, (left, top), Type.SMALL, ink=quiet, most=inner)
    top += small + look.px(4)
    rule = _RED if is_lunacy else shade(paper, look.mood.line, 0.4)
    pygame.draw.line(surface, rule, (left, top), (rect.right - pad, top), max(1, look.px(3)))
    top += look.px(6)
    text.write(surface, look, title, (left + icon_size + pad, top), ink=ink, is_bold=True, most=inner - icon_size - pad)
    draw_card_icon(surface, icon, (left + icon_size // 2, top + icon_size // 2), icon_size)
    block = pygame.Rect(left + icon_size + pad, top + line, inner - icon_size - pad, rect.bottom)
    text.write_block(surface, look, about, block, Type.SMALL, ink=ink)
    foot = rect.bottom - pad - small // 2
    size = round(small * 0.9)
    draw_mark(surface, mark, (left + size // 2, foot), size)
    text.write(
        surface, look, name, (left + size + look.px(8), foot), Type.SMALL, ink=quiet, anchor="midleft",
        most=inner // 2,
    )  # fmt: skip
    if part >= _FLY:
        stamp = texts("lunatix.form.note_stamp" if is_lunacy else "lunatix.form.stamp")
        draw_stamp(surface, look, (rect.right - pad - inner // 5, foot - small // 6), stamp, turn=8)


def draw_dice(
    surface: pygame.Surface, look: Look, centre: tuple[int, int], hits: tuple[int, ...], part: float, mark: SeatMark
) -> None:
    """Damage dice: they tumble for half the time and come to rest squared; a face shows its hits as bangs."""
    size = look.px(58)
    gap = look.px(10)
    left = centre[0] - (len(hits) * (size + gap) - gap) // 2
    roll = min(1.0, part / 0.5)
    for number, count in enumerate(hits):
        shown = count if roll >= 1 else (number + int(roll * 9)) % 3
        angle = 0 if roll >= 1 else round((1 - roll) * 360 + number * 40) % 90
        hop = round((1 - roll) * size * abs(((roll * 3) % 1) - 0.5))
        picture = _die(size, shown, angle // 6 * 6, mark)
        surface.blit(picture, picture.get_rect(center=(left + size // 2 + number * (size + gap), centre[1] - hop)))


def _die(size: int, hits: int, angle: int, mark: SeatMark) -> pygame.Surface:
    outline = svg.web(OUTLINE)
    star = "M50 24 L56 40 L73 34 L63 49 L76 60 L59 60 L57 77 L47 63 L31 72 L38 56 L23 46 L40 43 Z"
    bangs = {0: "", 1: _bang(star, 50, 50, 1.0), 2: _bang(star, 33, 33, 0.66) + _bang(star, 67, 67, 0.66)}
    body = (
        f'<g transform="rotate({angle} 50 50)"><rect x="12" y="12" width="76" height="76" rx="14" '
        f'fill="{svg.web(RIM)}" stroke="{outline}" stroke-width="6"/>'
        '<rect x="18" y="18" width="64" height="64" rx="9" fill="none" stroke-width="4" '
        f'stroke="{svg.web(mark.colour)}"/>'
        f"{bangs.get(hits, bangs[2])}</g>"
    )
    return svg.raster(body, size, size, (100, 100))


def _bang(path: str, x: float, y: float, scale: float) -> str:
    return (
        f'<g transform="translate({x} {y}) scale({scale}) translate(-50 -50)"><path d="{path}" fill="{svg.web(_RED)}" '
        f'stroke="{svg.web(OUTLINE)}" stroke-width="3"/></g>'
    )


class RevealRow:
    """One car in the reveal: its place in the order, its card, and why it goes before the next of the same number."""

    __slots__ = ("card", "mark", "name", "number", "seat", "why")

    def __init__(self, seat: Seat, mark: SeatMark, name: str, number: int, card: Card, why: str) -> None:
        self.seat, self.mark, self.name = seat, mark, name
        self.number, self.card, self.why = number, card, why


def draw_reveal(
    surface: pygame.Surface, look: Look, area: pygame.Rect, rows: list[RevealRow], part: float, texts: Texts
) -> None:
    """All cards of the round in the order of driving: they slide in one after the other, then their places fall.

    A card's number is beside it, and why it goes before the next of the same number.
    """
    look = _fitting(look, area.height, len(rows))
    small = text.line_height(look, Type.SMALL)
    pad = look.px(20)
    height = small + look.px(22)
    width = min(area.width, look.metrics.grown_px(900))
    title_high = text.line_height(look) + look.px(12)
    whole = pygame.Rect(0, 0, width, title_high + len(rows) * (height + look.px(6)) + 2 * pad)
    whole.center = area.center
    draw.panel(surface, look, whole, fill=_FORM, radius=8)
    ink, quiet = Ink(look.mood.ink, _FORM), Ink(look.mood.quiet, _FORM)
    text.write(
        surface, look, texts("lunatix.reveal.title"), (whole.left + pad, whole.top + pad), ink=ink, is_bold=True,
        most=width - 2 * pad,
    )  # fmt: skip
    top = whole.top + pad + title_high
    for at, row in enumerate(rows):
        came = ease_out(max(0.0, min(1.0, part * 6 - at * 0.5)))
        if came <= 0:
            continue
        rect = pygame.Rect(whole.left + pad, top + at * (height + look.px(6)), width - 2 * pad, height)
        rect.left += round((1 - came) * look.px(160))
        rect.width -= round((1 - came) * look.px(160))
        fallen = max(0.0, min(1.0, (part * 6 - at * 0.5 - 1.4) * 2))
        _draw_row(surface, look, rect, row, at + 1, quiet, texts, fallen=fallen)


def _fitting(look: Look, height: int, rows: int) -> Look:
    """The look in the largest text in which so many rows and a title fit a height."""
    while look.metrics.text_scale > 1:
        row = text.line_height(look, Type.SMALL) + look.px(28)
        if text.line_height(look) + look.px(52) + rows * row <= height:
            break
        scale = max(1.0, look.metrics.text_scale - 0.1)
        look = replace(look, metrics=replace(look.metrics, text_scale=scale))
    return look


def _draw_row(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, row: RevealRow, place: int, quiet: Ink, texts: Texts, *,
    fallen: float,
) -> None:  # fmt: skip
    """Place in the order of driving, name, card with its number, why; `fallen`, 0 to 1, is how far the place has."""
    draw.panel(surface, look, rect, fill=look.mood.panel, radius=6, has_shadow=False, line_width=look.px(2))
    size = round(rect.height * 0.66)
    left = rect.left + look.px(10)
    if fallen > 0:
        _draw_place(surface, look, (left + size // 2, rect.centery), size, place, fallen)
    left += size + look.px(12)
    draw_mark(surface, row.mark, (left + size // 2, rect.centery), size)
    left += size + look.px(8)
    third = (rect.width - 3 * size) // 4
    smaller = fitted(look, row.name, third - look.px(8), Type.SMALL, is_bold=True)
    at = (left, rect.centery)
    text.write(surface, smaller, row.name, at, Type.SMALL, anchor="midleft", is_bold=True, most=third - look.px(8))
    left += third
    box = pygame.Rect(left, rect.centery - size // 2, size, size)
    draw.panel(surface, look, box, fill=RIM, radius=5, has_shadow=False, line_width=max(1, look.px(2)))
    figure = text.picture(str(row.number), round(size * 0.7), OUTLINE, is_bold=True)
    surface.blit(figure, figure.get_rect(center=box.center))
    left += size + look.px(10)
    draw_card_icon(surface, row.card, (left + size // 2, rect.centery), size)
    left += size + look.px(8)
    label = words.card_name(texts, row.card)
    at = (left, rect.centery)
    end = text.write(surface, look, label, at, Type.SMALL, anchor="midleft", most=third + look.px(20)).right
    right = rect.right - look.px(14)
    if fallen > 0 and row.why:
        most = max(1, right - end - look.px(12))
        smaller, ink = fitted(look, row.why, most, Type.SMALL), Ink(quiet.colour, look.mood.panel)
        at = (right, rect.centery)
        text.write(surface, smaller, row.why, at, Type.SMALL, ink=ink, anchor="midright", most=most)


def _draw_place(
    surface: pygame.Surface, look: Look, centre: tuple[int, int], size: int, place: int, fallen: float
) -> None:
    """A place in the order of driving, as the dossiers show it; it falls onto its row."""
    grown = 1.0 if look.is_motion_reduced else 1 + 0.8 * (1 - ease_out(fallen))
    draw.dot(surface, look.mood.accent, OUTLINE, centre, size * grown / 2 + 2, max(2, size // 12))
    figure = text.picture(str(place), round(size * 0.8 * grown), OUTLINE, is_bold=True)
    surface.blit(figure, figure.get_rect(center=centre))
