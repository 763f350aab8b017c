"""Where things lie on the table of Retro Loonacy: a panel for each hand along the edges, the middle between them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.games.loonacy.cards import LEAST_SEATS, MOST_SEATS
from game.ui import text
from game.ui.layout import SAFE_PART
from game.ui.prompts import glyph_height
from game.ui.theme import Look, Type

_GAP: Final = 16
_PAD: Final = 12
_KEYS: Final = 46
_MOST_KEYS: Final = 1.5
"""Keys below a hand grow no more than this with the text: cards need the room."""
_LARGE_TEXT: Final = 1.25
"""Beyond this text size the counts have a line of their own."""
_TOOLS: Final = 180
"""The table's buttons for the mouse take so much of the header."""
_SIDES: Final = {2: 0.335, 4: 0.36}
"""The part of the width that a panel beside the middle takes, by how many seats there are."""
_LOW_HANDS: Final = 0.6
"""The part of the height that the three hands below the middle take."""
_BESIDE: Final = 0.27
"""The parts of a wide middle that are on either side of its piles."""


@dataclass(frozen=True, slots=True)
class PanelPlaces:
    """A panel and its parts: the line with the name, the counts, the cards, the keys in one line or two.

    At large text sizes the counts are below the name, else they are on its line, and their height is 0.
    """

    rect: pygame.Rect
    head: pygame.Rect
    counts: pygame.Rect
    cards: pygame.Rect
    keys: pygame.Rect
    key_lines: int

    def from_corner(self) -> "PanelPlaces":
        """The same on a surface of the panel's own size."""
        x, y = self.rect.topleft
        rect, head, counts, cards, keys = (
            part.move(-x, -y) for part in (self.rect, self.head, self.counts, self.cards, self.keys)
        )
        return PanelPlaces(rect, head, counts, cards, keys, self.key_lines)


@dataclass(frozen=True, slots=True)
class TablePlaces:
    """All rectangles in window pixels.

    In the middle, from above: `header` with the title and the table's buttons, `news` for what all are to read,
    `piles`, `prompt` for those who only watch (0 high where nobody does), `footer` with the draw pile. Where the
    middle is wide, all but the piles lie beside them; where it is low and narrow, news take the place of the title.
    """

    panels: tuple[PanelPlaces, ...]
    centre: pygame.Rect
    header: pygame.Rect
    news: pygame.Rect
    piles: pygame.Rect
    prompt: pygame.Rect
    footer: pygame.Rect

    @property
    def are_news_for_title(self) -> bool:
        """Whether the title makes room for news."""
        return self.news.top == self.header.top

    def from_corner(self) -> "TablePlaces":
        """The middle on a surface of its own size; panels stay where they are."""
        x, y = self.centre.topleft
        middle = (self.centre, self.header, self.news, self.piles, self.prompt, self.footer)
        return TablePlaces(self.panels, *(part.move(-x, -y) for part in middle))


def lay_out(
    look: Look, size: tuple[int, int], seats: int, *, has_keys: bool, has_prompt: bool = False
) -> TablePlaces:  # fmt: skip
    """The layout for a window; panels are all of one size.

    `has_keys`: somebody is to be told what the keys do; `has_prompt`: those who watch are.
    """
    assert LEAST_SEATS <= seats <= MOST_SEATS
    safe = pygame.Rect((0, 0), size).scale_by(SAFE_PART)
    gap = look.px(_GAP)
    third = (safe.width - 2 * gap) // 3
    high = (safe.height - gap) // 2
    if seats in _SIDES:
        wide = round(safe.width * _SIDES[seats])
        right = safe.right - wide
        corners = [(safe.left, safe.top), (right, safe.top)]
        centre = pygame.Rect(safe.left + wide + gap, safe.top, safe.width - 2 * (wide + gap), safe.height)
        if seats == LEAST_SEATS:
            high = safe.height
        else:
            low = safe.bottom - high
            corners += [(right, low), (safe.left, low)]
    elif seats == MOST_SEATS:
        wide, low, far = third, safe.bottom - high, safe.right - third
        corners = [(safe.left, safe.top), (far, safe.top), (far, low), (safe.left + third + gap, low), (safe.left, low)]
        centre = pygame.Rect(safe.left + third + gap, safe.top, safe.width - 2 * (third + gap), high)
    else:
        wide, high = third, round(safe.height * _LOW_HANDS)
        low = safe.bottom - high
        corners = [(safe.left + number * (third + gap), low) for number in range(3)]
        centre = pygame.Rect(safe.left, safe.top, safe.width, low - gap - safe.top)
    # Where a panel is narrow and high its keys have two lines.
    lines = (2 if seats == LEAST_SEATS else 1) if has_keys else 0
    panels = tuple(_panel(look, pygame.Rect(*corner, wide, high), lines) for corner in corners)
    return _with_middle(look, panels, centre, has_prompt=has_prompt)


def _with_middle(
    look: Look, panels: tuple[PanelPlaces, ...], centre: pygame.Rect, *, has_prompt: bool
) -> TablePlaces:  # fmt: skip
    gap = look.px(_GAP)
    small = text.line_height(look, Type.SMALL)
    inner = centre.inflate(-2 * look.px(_PAD), -2 * look.px(_PAD))
    line = max(look.px(52), small)
    prompt = glyph_height(look) + gap if has_prompt else 0
    if centre.width > 2 * centre.height:
        return _with_wide_middle(look, panels, centre, line, prompt)
    is_tall = centre.height > centre.width
    # A narrow middle needs two lines for what a wider one says in one.
    lines = 2 if centre.height > 2 * centre.width else 1
    header = pygame.Rect(inner.left, inner.top, inner.width, max(line, lines * small))
    foot = 2 * small + look.px(12) if is_tall else small + look.px(16)
    footer = pygame.Rect(inner.left, inner.bottom - foot, inner.width, foot)
    hint = pygame.Rect(inner.left, footer.top - prompt, inner.width, prompt)
    if is_tall:
        news = pygame.Rect(inner.left, header.bottom + gap // 2, inner.width, lines * small + look.px(12))
        top = news.bottom
    else:
        news = pygame.Rect(header.left, header.top, header.width - look.px(_TOOLS), header.height)
        top = header.bottom
    piles = pygame.Rect(inner.left, top + gap // 2, inner.width, hint.top - gap - top)
    return TablePlaces(panels, centre, header, news, piles, hint, footer)


def _with_wide_middle(
    look: Look, panels: tuple[PanelPlaces, ...], centre: pygame.Rect, line: int, prompt: int
) -> TablePlaces:  # fmt: skip
    """Piles in the very middle; title and draw pile on their left, the table's buttons and news on their right."""
    gap = look.px(_GAP)
    inner = centre.inflate(-2 * look.px(_PAD), -2 * look.px(_PAD))
    beside = round(inner.width * _BESIDE)
    header = pygame.Rect(inner.left, inner.top, inner.width, line)
    foot = 2 * text.line_height(look, Type.SMALL) + look.px(12)
    footer = pygame.Rect(inner.left, inner.bottom - foot, beside, foot)
    right = inner.right - beside
    hint = pygame.Rect(right, inner.bottom - prompt, beside, prompt)
    news = pygame.Rect(right, header.bottom + gap, beside, hint.top - header.bottom - 2 * gap)
    piles = pygame.Rect(inner.left + beside + gap, inner.top, inner.width - 2 * (beside + gap), inner.height)
    return TablePlaces(panels, centre, header, news, piles, hint, footer)


def _panel(look: Look, rect: pygame.Rect, key_lines: int) -> PanelPlaces:
    pad = look.px(_PAD)
    inner = rect.inflate(-2 * pad, -2 * pad)
    line = text.line_height(look, Type.SMALL)
    head = pygame.Rect(inner.left, inner.top, inner.width, line + look.px(6))
    is_large = look.metrics.text_scale > _LARGE_TEXT
    counts = pygame.Rect(inner.left, head.bottom, inner.width, line if is_large else 0)
    gap = look.px(8)
    high = round(look.px(_KEYS) * min(look.metrics.text_scale, _MOST_KEYS)) * key_lines
    keys = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
    top = counts.bottom + gap
    cards = pygame.Rect(inner.left, top, inner.width, keys.top - (gap if key_lines else 0) - top)
    return PanelPlaces(rect, head, counts, cards, keys, key_lines)


def left_bare(whole: pygame.Rect, covered: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The parts of a rectangle that some others do not cover, as strips that do not overlap."""
    bare = [whole]
    for cover in covered:
        bare = [strip for rect in bare for strip in _around_of(rect, rect.clip(cover))]
    return bare


def _around_of(rect: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """What is left of a rectangle around a hole in it; all of it when there is none."""
    if not hole.width or not hole.height:
        return [rect]
    strips = (
        pygame.Rect(rect.left, rect.top, rect.width, hole.top - rect.top),
        pygame.Rect(rect.left, hole.bottom, rect.width, rect.bottom - hole.bottom),
        pygame.Rect(rect.left, hole.top, hole.left - rect.left, hole.height),
        pygame.Rect(hole.right, hole.top, rect.right - hole.right, hole.height),
    )
    return [strip for strip in strips if strip.width and strip.height]
