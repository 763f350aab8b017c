"""A flight on the stage: its figures with the dice laid on them, below the open ones every way to use the throw."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import pygame

from game.files.texts import Texts
from game.games.lucky.cards import MOST_THROWN, Card
from game.tables.fitting import fitted
from game.tables.lucky.art import GOLD, draw_highlight
from game.tables.lucky.dice import draw_die
from game.tables.lucky.faces import Finish, draw_lying
from game.tables.lucky.fit import low, lower
from game.tables.lucky.flying import Combo
from game.tables.lucky.spots import Kind, Spot
from game.tables.lucky.words import percent, short_odds
from game.ui import draw, text
from game.ui.shapes import draw_icon
from game.ui.theme import OUTLINE, Colour, Ink, Look, Type, shade

_PAD: Final = 14
_CARD: Final = 84
_ROW: Final = 40
_BETWEEN: Final = 4
_COMBO_RING: Final = 6
_COMBO_PAD: Final = 9
_MOST_WIDE: Final = 320


@dataclass(frozen=True, slots=True)
class LaidDice:
    """Dice on a figure: their eyes, whether the last one is red, exact or not, and what they bring."""

    eyes: tuple[int, ...]
    has_red: bool
    is_exact: bool
    worth: int


@dataclass(frozen=True, slots=True)
class Figures:
    """What is drawn of a flight. `laid` goes with `cards`; `lit` are figures that held dice would fit."""

    cards: tuple[Card, ...]
    laid: tuple[LaidDice | None, ...]
    highlight: int | None
    combos: tuple[Combo, ...] = ()
    lit: frozenset[int] = frozenset()
    odds: tuple[str, ...] = ()
    """A word under each card while the highlight is chosen."""
    caption: str = ""
    """A sentence below all cards."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The dice on the felt: thrown ones, those of the pool that were not thrown, which are taken up."""

    black: tuple[int, ...]
    red: int
    rest: int
    held: frozenset[int] = frozenset()
    is_rolling: bool = False


def figure_rects(look: Look, area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where the cards lie."""
    inner = area.inflate(-2 * look.px(_PAD), -2 * look.px(_PAD))
    gap = look.px(12)
    wide = min(look.px(_MOST_WIDE), (inner.width - gap * (count - 1)) // max(1, count))
    left = inner.centerx - (wide * count + gap * (count - 1)) // 2
    return [pygame.Rect(left + n * (wide + gap), inner.top, wide, look.px(_CARD)) for n in range(count)]


def combo_rects(look: Look, area: pygame.Rect, figures: Figures) -> list[pygame.Rect]:
    """Where the ways to use the throw are, each below its figure."""
    cards = figure_rects(look, area, len(figures.cards))
    counts = [sum(combo.place == place for combo in figures.combos) for place in range(len(figures.cards))]
    room = area.bottom - look.px(_PAD) - (cards[0].bottom if cards else area.top) - look.px(8)
    most, gap = max(1, *counts) if figures.combos else 1, look.px(_BETWEEN)
    high = min(look.metrics.grown_px(_ROW), (room + gap) // most - gap)
    at = [0] * len(cards)
    rects = []
    for combo in figures.combos:
        card = cards[combo.place]
        rects.append(
            pygame.Rect(card.left, card.bottom + look.px(8) + at[combo.place] * (high + gap), card.width, high)
        )
        at[combo.place] += 1
    return rects


def spot_rects(
    look: Look, area: pygame.Rect, tray: pygame.Rect, figures: Figures, dice: Tray
) -> dict[Spot, pygame.Rect]:
    """Everything of a flight that can be pointed at."""
    found = {Spot(Kind.FIGURE, n): rect for n, rect in enumerate(figure_rects(look, area, len(figures.cards)))}
    found |= {Spot(Kind.COMBO, n): rect for n, rect in enumerate(combo_rects(look, area, figures))}
    size = die_size(tray)
    for number, centre in enumerate(die_spots(tray, len(dice.black) + (dice.red > 0))):
        rect = pygame.Rect(0, 0, size, size)
        rect.center = centre
        found[Spot(Kind.DIE, number)] = rect
    return found


def draw_figures(surface: pygame.Surface, look: Look, area: pygame.Rect, figures: Figures, texts: Texts) -> None:
    """Paint the cards, what lies on them, and the ways to use the throw."""
    draw.panel(surface, look, area)
    for place, (rect, card) in enumerate(zip(figure_rects(look, area, len(figures.cards)), figures.cards, strict=True)):
        laid = figures.laid[place]
        lit = 0 if laid is None else 1 if laid.is_exact else -1
        if place in figures.lit:
            glow = rect.inflate(look.px(12), look.px(12))
            pygame.draw.rect(surface, GOLD, glow, border_radius=look.px(14))
        draw_lying(surface, look, rect, card, Finish(lit=lit))
        if place == figures.highlight:
            size = round(rect.height * 0.52)
            draw_highlight(surface, (rect.left + size // 4, rect.top + size // 4), size)
        if laid is not None:
            _draw_laid(surface, look, area, rect, laid)
        elif place < len(figures.odds):
            block = pygame.Rect(rect.left, rect.bottom + look.px(10), rect.width, area.bottom - rect.bottom)
            text.write_block(
                surface, low(look, round(rect.height * 0.45)), figures.odds[place], block, Type.SMALL, align="center"
            )
    if figures.caption:
        top = area.top + look.px(2 * _PAD + _CARD)
        block = pygame.Rect(area.left, top, area.width, area.bottom - look.px(_PAD) - top).inflate(
            -2 * look.px(_PAD), 0
        )
        fit = lower(look, lambda one: text.block_height(one, figures.caption, block.width, Type.SMALL) <= block.height)
        high = text.block_height(fit, figures.caption, block.width, Type.SMALL)
        block.top += (block.height - high) // 2
        text.write_block(surface, fit, figures.caption, block, Type.SMALL, align="center", is_bold=True)
    rows = combo_rects(look, area, figures)
    words = [_combo_words(look, rect, combo, texts) for rect, combo in zip(rows, figures.combos, strict=True)]
    for rect, combo, said in zip(rows, figures.combos, words, strict=True):
        _draw_combo(surface, look, rect, combo, said, _combo_style(look, rows, figures.combos, words))


def _draw_laid(surface: pygame.Surface, look: Look, area: pygame.Rect, card: pygame.Rect, laid: LaidDice) -> None:
    """The dice below a card, and what they bring."""
    size = min(look.px(62), (card.width - look.px(8)) // 3 - look.px(6))
    step = size + look.px(6)
    top = card.bottom + look.px(14) + size // 2
    left = card.centerx - (len(laid.eyes) - 1) * step // 2
    for number, eyes in enumerate(laid.eyes):
        is_red = laid.has_red and number == len(laid.eyes) - 1
        draw_die(surface, (left + number * step, top), eyes, size, is_red=is_red)
    worth = text.picture(f"+{laid.worth}", look.px(44), look.mood.good if laid.is_exact else OUTLINE, is_bold=True)
    spot = (card.centerx, min(area.bottom - look.px(30), top + size // 2 + look.px(34)))
    place = surface.blit(worth, worth.get_rect(center=spot))
    if laid.is_exact:
        star = look.px(34)
        draw_icon(surface, "star", (place.left - star, place.centery), star, (0xE0, 0x98, 0x2A))


class _ComboStyle(NamedTuple):
    """How large dice and words are in every row."""

    die: int
    gap: int
    text: Look


def _combo_style(look: Look, rows: Sequence[pygame.Rect], combos: Sequence[Combo], words: Sequence[str]) -> _ComboStyle:
    """The dice as large as the longest row lets them be, the words in what is left, alike in all rows."""
    pad = look.px(_COMBO_PAD)
    gap = max(1, look.px(2))
    width, height = rows[0].width - 2 * pad, rows[0].height
    pieces = max(MOST_THROWN, *(len(combo.eyes) + combo.is_exact for combo in combos))
    plain = replace(look, metrics=replace(look.metrics, text_scale=1.0))
    longest = max(words, key=lambda said: text.width(plain, said, Type.SMALL))
    room = width - pad - text.width(plain, longest, Type.SMALL)
    die = max(8, min(round(height * 0.8), room // pieces - gap))
    left = width - pad - pieces * (die + gap)
    return _ComboStyle(die, gap, fitted(low(look, round(height * 1.15)), longest, left, Type.SMALL))


def _draw_combo(
    surface: pygame.Surface, look: Look, body: pygame.Rect, combo: Combo, words: str, style: _ComboStyle
) -> None:
    """Dice, what they bring, and the odds afterwards; exact ones shine."""
    size, gap, smaller = style
    fill = GOLD if combo.is_exact else look.mood.panel_low
    draw.panel(surface, look, body, fill=fill, radius=8, has_shadow=False, line_width=max(1, look.px(2)))
    pad = look.px(_COMBO_PAD)
    left = body.left + pad
    for number, eyes in enumerate(combo.eyes):
        is_red = combo.has_red and number == len(combo.eyes) - 1
        draw_die(surface, (left + size // 2, body.centery), eyes, size, is_red=is_red)
        left += size + gap
    if combo.is_exact:
        star = shade(look.mood.warn, fill, 0.1)
        draw_icon(surface, "star", (left + size // 2, body.centery), round(size * 0.9), star)
        left += size + gap
    right = body.right - pad
    ink = Ink(look.mood.ink, fill)
    text.write(surface, smaller, words, (right, body.centery), Type.SMALL, ink=ink, anchor="midright")


def draw_combo_ring(surface: pygame.Surface, look: Look, rect: pygame.Rect, colour: Colour) -> None:
    """The ring of the way that is pointed at: on its own rim, so that it covers nothing of the rows beside it."""
    line = max(1, look.px(2))
    around = rect.inflate(2 * line, 2 * line)
    pygame.draw.rect(surface, OUTLINE, around, max(3, look.px(_COMBO_RING) + line), border_radius=look.px(9))
    inner = around.inflate(-2 * line, -2 * line)
    pygame.draw.rect(surface, colour, inner, max(2, look.px(_COMBO_RING) - line), border_radius=look.px(8))


def _combo_words(look: Look, body: pygame.Rect, combo: Combo, texts: Texts) -> str:
    """The odds after it, without points where there is little room; without odds what it brings."""
    if combo.odds is None:
        return f"+{combo.worth}"
    if body.width < look.px(250):
        return texts("lucky.percent", n=percent(combo.odds.success))
    return short_odds(texts, combo.odds)


def die_size(tray: pygame.Rect) -> int:
    """The size of a thrown die."""
    return min(round(tray.width * 0.25), round(tray.height * 0.3))


def die_spots(tray: pygame.Rect, count: int) -> list[tuple[int, int]]:
    """Where thrown dice come to rest."""
    size = die_size(tray)
    step = round(size * 1.18)
    left = tray.centerx - (count - 1) * step // 2
    return [(left + n * step, round(tray.top + tray.height * 0.4)) for n in range(count)]


def draw_tray(surface: pygame.Surface, look: Look, area: pygame.Rect, tray: Tray, felt: tuple[int, int, int]) -> None:
    """The felt with the dice at rest."""
    draw.panel(surface, look, area, fill=felt)
    rim = area.inflate(-look.px(18), -look.px(18))
    pygame.draw.rect(surface, shade(felt, (255, 255, 255), 0.18), rim, max(1, look.px(3)), border_radius=look.px(10))
    size = die_size(area)
    eyes = [*tray.black, *([tray.red] if tray.red else [])]
    if not tray.is_rolling:
        for number, (spot, value) in enumerate(zip(die_spots(area, len(eyes)), eyes, strict=True)):
            lift = look.px(14) if number in tray.held else 0
            is_red = tray.red > 0 and number == len(eyes) - 1
            if lift:
                draw.dot(surface, GOLD, OUTLINE, (spot[0], spot[1] - lift), size * 0.74, max(2, look.px(3)))
            draw_die(surface, (spot[0], spot[1] - lift), value, size, is_red=is_red)
    small = round(size * 0.46)
    left = area.centerx - (tray.rest - 1) * (small + look.px(6)) // 2
    for number in range(tray.rest):
        spot = (left + number * (small + look.px(6)), round(area.top + area.height * 0.8))
        draw_die(surface, spot, 0, small, is_red=False)
