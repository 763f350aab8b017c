"""The small plates of a dossier: gadgets, hidden ones as backs, lunacies as doctor's notes, and the round's card."""

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

import pygame

from game.games.lunatix.cards import Card, Hazard
from game.tables.lunatix.icons import draw_card_icon
from game.ui import draw, svg
from game.ui.shapes import draw_icon
from game.ui.theme import OUTLINE, RIM, Colour, Look, shade

NOTE: Final[Colour] = (0xF7, 0xF4, 0xE8)
"""The paper of a doctor's note."""

_METAL: Final[Colour] = (0xC3, 0xC8, 0xC4)
_BACK: Final[Colour] = (0x5B, 0x6B, 0x72)
_STRIPE: Final[Colour] = (0xB5, 0x52, 0x3B)
_LEAST: Final = 12


class Sort(Enum):
    """What a plate says."""

    GADGET = "gadget"
    HIDDEN = "hidden"
    LUNACY = "lunacy"
    PIT = "pit"
    WRONG_WAY = "wrong way"


class Tag(NamedTuple):
    """One plate; `card` is the gadget or lunacy on it, FACE_DOWN for a gadget that nobody else knows."""

    sort: Sort
    card: Card | Hazard = Card.FACE_DOWN


PIT: Final = Tag(Sort.PIT)
WRONG_WAY: Final = Tag(Sort.WRONG_WAY, Card.TURN_AROUND)


def tags_of(gadgets: Sequence[Card], hidden: int, lunacies: Sequence[Hazard]) -> list[Tag]:
    """The plates of a car, gadgets first."""
    open_ones = [Tag(Sort.GADGET, card) for card in gadgets]
    return [*open_ones, *[Tag(Sort.HIDDEN)] * hidden, *(Tag(Sort.LUNACY, lunacy) for lunacy in lunacies)]


def tag_size(count: int, room: tuple[int, int], most: int, gap: int) -> int:
    """The largest side, at most `most`, at which so many plates fit a width and height in rows."""
    wide, high = room
    for size in range(most, _LEAST, -1):
        columns, rows = (wide + gap) // (size + gap), (high + gap) // (size + gap)
        if columns * rows >= count:
            return size
    return _LEAST


def draw_tags(surface: pygame.Surface, look: Look, rect: pygame.Rect, tags: Sequence[Tag], most: int) -> None:
    """All plates in rows, from the upper left; smaller where there are many."""
    gap = look.px(5)
    size = tag_size(len(tags), rect.size, min(most, rect.height), gap)
    columns = max(1, (rect.width + gap) // (size + gap))
    rows = -(-len(tags) // columns)
    top = rect.top if rows > 1 else rect.top + (min(rect.height, most) - size) // 2
    for number, tag in enumerate(tags):
        row, column = divmod(number, columns)
        _draw_tag(
            surface, look, pygame.Rect(rect.left + column * (size + gap), top + row * (size + gap), size, size), tag
        )


def _draw_tag(surface: pygame.Surface, look: Look, box: pygame.Rect, tag: Tag) -> None:
    size, line = box.width, max(1, look.px(2))
    if tag.sort is Sort.HIDDEN:
        surface.blit(_back(size), box.topleft)
        return
    is_lunacy = tag.sort is Sort.LUNACY
    fill = NOTE if is_lunacy else _METAL if tag.sort is Sort.GADGET else look.mood.accent
    draw.panel(surface, look, box, fill=fill, radius=4, has_shadow=False, line_width=line)
    if is_lunacy:
        bar = pygame.Rect(box.left + line + 1, box.top + line + 1, size - 2 * line - 2, max(3, size // 7))
        pygame.draw.rect(surface, _STRIPE, bar)
        draw_card_icon(surface, tag.card, (box.centerx, box.centery + size // 12), round(size * 0.7))
    elif tag.sort is Sort.PIT:
        draw_icon(surface, "gear", box.center, round(size * 0.8), OUTLINE)
    else:
        draw_card_icon(surface, tag.card, box.center, round(size * 0.8))


def _back(size: int) -> pygame.Surface:
    """The back of a gadget card."""
    outline, stripe = svg.web(OUTLINE), svg.web(shade(_BACK, RIM, 0.35))
    return svg.raster(
        f'<rect x="5" y="5" width="90" height="90" rx="12" fill="{svg.web(_BACK)}" stroke="{outline}" '
        f'stroke-width="8"/><rect x="17" y="17" width="66" height="66" rx="5" fill="none" stroke="{stripe}" '
        f'stroke-width="5"/><circle cx="50" cy="50" r="15" fill="none" stroke="{stripe}" stroke-width="7"/>'
        f'<path d="M50 27 V36 M50 64 V73 M27 50 H36 M64 50 H73 '
        f'M34 34 L40 40 M60 60 L66 66 M66 34 L60 40 M40 60 L34 66"'
        f' stroke="{stripe}" stroke-width="7"/>',
        size,
        size,
        (100, 100),
    )


def draw_round_card(
    surface: pygame.Surface, look: Look, box: pygame.Rect, card: Card | None, *, is_locked: bool
) -> None:
    """The card of the round, a lock while it lies face down, three dots while its driver still thinks."""
    fill = RIM if card is not None or is_locked else shade(look.mood.panel, RIM, 0.3)
    draw.panel(surface, look, box, fill=fill, radius=5, has_shadow=False, line_width=max(1, look.px(2)))
    side = box.width
    if card is not None:
        draw_card_icon(surface, card, box.center, round(side * 0.8))
    elif is_locked:
        draw_icon(surface, "lock", box.center, round(side * 0.7), OUTLINE)
    else:
        for step in (-1, 0, 1):
            radius = max(1.5, side * 0.075)
            pygame.draw.circle(surface, OUTLINE, (box.centerx + step * side * 0.24, box.centery), radius)
