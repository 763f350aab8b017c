"""Where things lie on the table of Retro Loonacy: a panel for each hand along the edges, the piles between them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.games.loonacy.cards import LEAST_SEATS, MOST_SEATS
from game.tables.loonacy.cards_art import CARD_RATIO
from game.ui import text
from game.ui.layout import SAFE_PART
from game.ui.theme import Look, Type

_GAP: Final = 20
_PAD: Final = 14
_CARD_GAP: Final = 7
_MOST_CARD: Final = 150
"""Cards of small hands are at most so wide, in pixels of the design, and those on piles..."""
_MOST_PILE: Final = 170
_BADGE: Final = 46
_MOST_SCALE: Final = 1.25
"""What is written around the piles grows no more than this with the text size."""
_TOOLS: Final = 124
_STEPS: Final = (7, 10, 12, 15, 18, 20, 24, 28, 35, 45, 60, 100, 200)
"""Cards get smaller only at these sizes of the largest hand: they are not to move at every draw."""


@dataclass(frozen=True, slots=True)
class PanelPlaces:
    """A panel and its parts: the line with the name, the counts, the cards, the keys.

    At large text sizes the counts are below the name, else they are on its line, and their height is 0.
    """

    rect: pygame.Rect
    head: pygame.Rect
    counts: pygame.Rect
    cards: pygame.Rect
    keys: pygame.Rect

    def from_corner(self) -> "PanelPlaces":
        """The same on a surface of the panel's own size."""
        x, y = self.rect.topleft
        parts = (self.rect, self.head, self.counts, self.cards, self.keys)
        return PanelPlaces(*(part.move(-x, -y) for part in parts))


@dataclass(frozen=True, slots=True)
class TablePlaces:
    """All rectangles in window pixels.

    In the middle, from above: `header` with the table's buttons, `news` for a line that all are to read, `piles`,
    `footer` with the draw pile. Where the middle is low, news take the place of the title in the header, and the
    footer is one line.
    """

    panels: tuple[PanelPlaces, ...]
    centre: pygame.Rect
    header: pygame.Rect
    news: pygame.Rect
    piles: pygame.Rect
    footer: pygame.Rect

    def from_corner(self) -> "TablePlaces":
        """The middle on a surface of its own size; panels stay where they are."""
        x, y = self.centre.topleft
        middle = (self.centre, self.header, self.news, self.piles, self.footer)
        return TablePlaces(self.panels, *(part.move(-x, -y) for part in middle))


def lay_out(look: Look, size: tuple[int, int], seats: int, *, has_keys: bool) -> TablePlaces:
    """The layout for a window; panels are all of one size. `has_keys`: somebody is to be told what the keys do."""
    assert LEAST_SEATS <= seats <= MOST_SEATS
    safe = pygame.Rect((0, 0), size).scale_by(SAFE_PART)
    gap = look.px(_GAP)
    half = (safe.height - gap) // 2
    third = (safe.width - 2 * gap) // 3
    side = round(safe.width * 0.36)
    right = safe.right - side
    match seats:
        case 2:
            corners = [(safe.left, safe.top), (right, safe.top)]
            wide, high = side, safe.height
            centre = pygame.Rect(safe.left + side + gap, safe.top, safe.width - 2 * (side + gap), safe.height)
        case 4:
            low = safe.top + half + gap
            corners = [(safe.left, safe.top), (right, safe.top), (right, low), (safe.left, low)]
            wide, high = side, half
            centre = pygame.Rect(safe.left + side + gap, safe.top, safe.width - 2 * (side + gap), safe.height)
        case 3:
            low = safe.top + half + gap
            corners = [(safe.left + number * (third + gap), low) for number in range(3)]
            wide, high = third, half
            centre = pygame.Rect(safe.left, safe.top, safe.width, half)
        case _:
            low, far = safe.top + half + gap, safe.right - third
            corners = [(safe.left, safe.top), (far, safe.top), (far, low), (safe.left + third + gap, low)]
            corners.append((safe.left, low))
            wide, high = third, half
            centre = pygame.Rect(safe.left + third + gap, safe.top, third, half)
    panels = tuple(_panel(look, pygame.Rect(*corner, wide, high), has_keys=has_keys) for corner in corners)
    return _with_middle(look, panels, centre)


def modest(look: Look) -> Look:
    """The look for what is written around the piles: at large text sizes it leaves them room."""
    scale = min(look.metrics.text_scale, _MOST_SCALE)
    return replace(look, metrics=replace(look.metrics, text_scale=scale))


def _with_middle(look: Look, panels: tuple[PanelPlaces, ...], centre: pygame.Rect) -> TablePlaces:
    gap = look.px(_GAP)
    line = max(look.px(52), text.line_height(modest(look), Type.SMALL))
    inner = centre.inflate(-2 * look.px(_PAD), -2 * look.px(_PAD))
    header = pygame.Rect(inner.left, inner.top, inner.width, line)
    is_tall = centre.height > centre.width
    small = text.line_height(modest(look), Type.SMALL)
    foot = 2 * small + look.px(12) if is_tall else small + look.px(16)
    footer = pygame.Rect(inner.left, inner.bottom - foot, inner.width, foot)
    news = pygame.Rect(centre.left, header.bottom + gap // 2, centre.width, small + gap // 2)
    top = news.bottom + gap // 2
    if not is_tall:
        news = pygame.Rect(header.left, header.top, header.width - look.px(_TOOLS), header.height)
        if centre.width > 2 * centre.height:  # then there is room for news in the very middle
            news = header.inflate(-2 * look.px(_TOOLS), 0)
        top = header.bottom + gap // 2
    piles = pygame.Rect(inner.left, top, inner.width, footer.top - gap // 2 - top)
    return TablePlaces(panels, centre, header, news, piles, footer)


def _panel(look: Look, rect: pygame.Rect, *, has_keys: bool) -> PanelPlaces:
    pad = look.px(_PAD)
    inner = rect.inflate(-2 * pad, -2 * pad)
    line = text.line_height(look, Type.SMALL)
    head = pygame.Rect(inner.left, inner.top, inner.width, line + look.px(8))
    is_large = look.metrics.text_scale > _MOST_SCALE
    counts = pygame.Rect(inner.left, head.bottom, inner.width, line if is_large else 0)
    high = look.px(42) if has_keys else 0
    keys = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
    top = counts.bottom + look.px(10)
    cards = pygame.Rect(inner.left, top, inner.width, keys.top - (look.px(10) if has_keys else 0) - top)
    return PanelPlaces(rect, head, counts, cards, keys)


def card_size(look: Look, area: pygame.Rect, largest: int) -> tuple[int, int]:
    """How large the cards of all hands are, when the largest hand has so many."""
    count = next((step for step in _STEPS if step >= largest), largest)
    return _largest(look, area, count, _MOST_CARD)


def hand_cells(look: Look, area: pygame.Rect, size: tuple[int, int], count: int) -> list[pygame.Rect]:
    """Where the cards of a hand lie: row by row, upright, from the upper left."""
    wide, high = size
    gap = look.px(_CARD_GAP)
    columns = max(1, (area.width + gap) // (wide + gap))
    return [
        pygame.Rect(
            area.left + number % columns * (wide + gap), area.top + number // columns * (high + gap), wide, high
        )
        for number in range(count)
    ]


_ROWS: Final = {3: (0, 2, 1), 4: (0, 3, 1, 2)}
"""At which places, counted from the left and from above, so many piles lie: as their buttons do on a pad."""


def pile_places(count: int) -> tuple[int, ...]:
    """The place of each of so many piles as people read, from 0: they are numbered by it on the table."""
    return _ROWS.get(count, tuple(range(count)))


def pile_cells(look: Look, area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where the piles lie, in their order; each with room for its badge above."""
    if not count:
        return []
    badge = look.px(_BADGE)
    gap = look.px(24)
    if count == 4 and area.height > area.width:
        return _diamond(look, area, badge, gap)
    best: tuple[int, int, int] = (0, 0, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide, high = _fitting(
            look,
            (area.width - (columns - 1) * gap) // columns,
            (area.height - (rows - 1) * gap) // rows - badge,
        )
        best = max(best, (wide, high, columns))
    wide, high, columns = best
    rows = -(-count // columns)
    order = pile_places(count)
    cells = []
    for number in range(count):
        row, column = divmod(order[number], columns)
        in_row = min(columns, count - row * columns)
        x = area.centerx + (column - (in_row - 1) / 2) * (wide + gap)
        y = area.centery + (row - (rows - 1) / 2) * (high + badge + gap) + badge / 2
        cells.append(_around(x, y, wide, high))
    return cells


def _diamond(look: Look, area: pygame.Rect, badge: int, gap: int) -> list[pygame.Rect]:
    """Four piles, each where its button lies on a pad: left, right, upper, lower."""
    wide, high = _fitting(look, (area.width - 2 * gap) // 3, (area.height - gap) // 2 - badge)
    step_x, step_y = wide + gap, (high + badge + gap) / 2
    return [
        _around(area.centerx + x * step_x, area.centery + y * step_y + badge / 2, wide, high)
        for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1))
    ]


def _around(x: float, y: float, wide: int, high: int) -> pygame.Rect:
    rect = pygame.Rect(0, 0, wide, high)
    rect.center = (round(x), round(y))
    return rect


def _fitting(look: Look, wide: int, high: int) -> tuple[int, int]:
    width = max(8, min(wide, int(high / CARD_RATIO), look.px(_MOST_PILE)))
    return width, int(width * CARD_RATIO)


def _largest(look: Look, area: pygame.Rect, count: int, most: int) -> tuple[int, int]:
    gap = look.px(_CARD_GAP)
    best = 8
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = (area.width - (columns - 1) * gap) // columns
        high = (area.height - (rows - 1) * gap) // rows
        best = max(best, min(wide, int(high / CARD_RATIO), look.px(most)))
    return best, int(best * CARD_RATIO)


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
