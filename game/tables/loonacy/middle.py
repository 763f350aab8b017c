"""The middle of the table: piles, draw pile, who is ahead in ties, count-ins, and what happens between rounds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.files.texts import Texts
from game.games.loonacy.cards import Card
from game.tables.fitting import fitted, fitted_block
from game.tables.loonacy.card_places import pile_cells, pile_places
from game.tables.loonacy.cards_art import CARD_RATIO
from game.tables.loonacy.faces import Faces
from game.tables.loonacy.key_hints import draw_badge
from game.tables.loonacy.layout import TablePlaces
from game.tables.picture import Hand
from game.tables.seats import Sitter
from game.ui import draw, prompts, text
from game.ui.bindings import Bindings
from game.ui.press import Button, Device
from game.ui.shapes import draw_mark
from game.ui.theme import Look, Type

_BADGE: Final = 40


@dataclass(frozen=True, slots=True)
class MiddleFacts:
    """All that stands still in the middle. `keys` are the buttons of the only person, for each pile; else ()."""

    tops: tuple[Card, ...]
    draw_left: int
    priority: tuple[int, ...]
    title: str
    """Empty while news stand in its place."""
    keys: tuple[Button, ...]
    device: Device | None
    is_timed: bool
    has_footer: bool
    log: Hand | None = None
    """What opens the log in calm mode."""


def draw_rect(places: TablePlaces) -> pygame.Rect:
    """Where the draw pile lies: at the left of the footer."""
    high = places.footer.height
    return pygame.Rect(places.footer.left, places.footer.top, round(high / CARD_RATIO), high)


def paint_middle(
    surface: pygame.Surface, look: Look, places: TablePlaces, facts: MiddleFacts, texts: Texts, faces: Faces,
    sitters: Sequence[Sitter], bindings: Bindings, tools_left: int,
) -> None:  # fmt: skip
    """Paint the piles and what is written around them."""
    ink = look.ground_ink
    header = places.header
    most = max(look.px(40), tools_left - header.left - look.px(12))
    small = fitted_block(look, facts.title, most, header.height, Type.SMALL, is_bold=True)
    block = pygame.Rect(header.left, 0, most, text.block_height(small, facts.title, most, Type.SMALL, is_bold=True))
    block.centery = header.centery
    if facts.title:
        text.write_block(surface, small, facts.title, block, Type.SMALL, ink=ink, is_bold=True)
    badge = look.px(_BADGE)
    count = len(facts.tops)
    cells = zip(facts.tops, pile_cells(look, places.piles, count), pile_places(count), strict=True)
    for number, (card, cell, place) in enumerate(cells):
        faces.draw(surface, cell, card)
        at = (cell.centerx, cell.top - badge // 2 - look.px(4))
        if facts.keys and facts.device is not None and number < len(facts.keys):
            wide = prompts.glyph_width(look, facts.device, facts.keys[number], bindings, badge)
            glyph = pygame.Rect(0, 0, wide, badge)
            gap = look.px(6)
            both = pygame.Rect(0, 0, badge + gap + wide, badge)
            both.center = at
            both.clamp_ip(places.centre)
            glyph.midright = both.midright
            draw_badge(surface, look, (both.left + badge // 2, at[1]), badge, place)
            prompts.draw_glyph(surface, look, facts.device, facts.keys[number], bindings, glyph)
        else:
            draw_badge(surface, look, at, badge, place)
    if facts.has_footer:
        _paint_footer(surface, look, places, facts, texts, faces, sitters, bindings)


def _paint_footer(
    surface: pygame.Surface, look: Look, places: TablePlaces, facts: MiddleFacts, texts: Texts,
    faces: Faces, sitters: Sequence[Sitter], bindings: Bindings,
) -> None:  # fmt: skip
    """The draw pile, and who is first in ties: two lines where there is room, else one."""
    ink = look.ground_ink
    stack = draw_rect(places)
    shown = min(3, facts.draw_left)
    for layer in range(shown):
        faces.draw_back(surface, stack.move(look.px(3) * (shown - 1 - layer), -look.px(3) * (shown - 1 - layer)))
    left, footer = stack.right + look.px(20), places.footer
    line = text.line_height(look, Type.SMALL)
    is_low = footer.height < 2 * line
    high = footer.centery if is_low else footer.top + footer.height // 4
    words = str(facts.draw_left) if is_low else texts.count("loonacy.draw_pile", facts.draw_left)
    most = footer.right - left
    small = fitted(look, words, most, Type.SMALL)
    written = text.write(surface, small, words, (left, high), Type.SMALL, ink=ink, anchor="midleft", most=most)
    low = footer.centery if is_low else footer.bottom - footer.height // 4
    x = written.right + look.px(30) if is_low else left
    if not facts.is_timed:
        if facts.log is not None:
            _paint_log_hint(surface, look, pygame.Rect(x, low, footer.right - x, 0), facts.log, bindings)
        return
    words = texts("loonacy.ties")
    if x + text.width(look, words, Type.SMALL) + look.px(8) + len(facts.priority) * line <= footer.right:
        x = text.write(surface, look, words, (x, low), Type.SMALL, ink=ink, anchor="midleft").right + look.px(8)
    size = min(line, (footer.right - x) // len(facts.priority))
    for seat in facts.priority:
        draw_mark(surface, sitters[seat].mark, (x + size // 2, low), round(size * 0.86))
        x += size


def _paint_log_hint(surface: pygame.Surface, look: Look, line: pygame.Rect, log: Hand, bindings: Bindings) -> None:
    """What opens the log, along the middle of a line."""
    label = log.prompts[0].label
    small = fitted(look, label + "0000", line.width, Type.SMALL)
    high = prompts.glyph_height(small)
    area = pygame.Rect(line.left, line.centery - high // 2, line.width, high)
    prompts.draw_prompts(surface, small, area, log.device, bindings, log.prompts, ink=look.ground_ink)


def paint_count(surface: pygame.Surface, look: Look, centre: tuple[int, int], left_ms: int, whole_ms: int) -> None:
    """The seconds of a count-in, in a disc that empties."""
    radius = look.px(86)
    draw.dot(surface, look.mood.panel, look.mood.line, centre, radius, look.line)
    bar = pygame.Rect(0, 0, round(radius * 1.1), look.px(14))
    bar.center = (centre[0], centre[1] + round(radius * 0.58))
    pygame.draw.rect(surface, look.mood.panel_low, bar, border_radius=bar.height // 2)
    part = bar.copy()
    part.width = round(bar.width * min(1.0, left_ms / max(1, whole_ms)))
    pygame.draw.rect(surface, look.mood.accent, part, border_radius=bar.height // 2)
    digit = text.picture(str(-(-left_ms // 1000)), round(radius * 1.05), look.mood.ink, is_bold=True)
    surface.blit(digit, digit.get_rect(center=(centre[0], centre[1] - round(radius * 0.1))))
