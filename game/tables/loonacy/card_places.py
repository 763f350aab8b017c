"""Where cards lie on the table of Retro Loonacy: row by row in each hand, and on the piles as their buttons do."""

from typing import Final, NamedTuple

import pygame

from game.tables.loonacy.cards_art import CARD_RATIO
from game.ui.theme import Look

_CARD_GAP: Final = 5
_MOST_CARD_GAP: Final = 16
_MOST_CARD: Final = 150
"""Cards of small hands are at most so wide, in pixels of the design, and those on piles..."""
_MOST_PILE: Final = 190
_BADGE: Final = 46
_PILE_GAP: Final = 24
_STEPS: Final = (7, 10, 12, 14, 18, 20, 24, 28, 35, 45, 60, 100, 200)
"""Cards get smaller only at these sizes of the largest hand: they are not to move at every draw."""


class HandGrid(NamedTuple):
    """How the cards of every hand lie: their size, how many beside each other, and what is between them."""

    size: tuple[int, int]
    columns: int
    across: int
    down: int


def hand_grid(look: Look, area: pygame.Rect, largest: int, most: int | None = None) -> HandGrid:
    """The grid in which cards are largest, when the largest hand has so many; no wider than `most` pixels."""
    count = next((step for step in _STEPS if step >= largest), largest)
    widest = min(look.px(_MOST_CARD), most or area.width)
    gap = look.px(_CARD_GAP)
    best = HandGrid((8, int(8 * CARD_RATIO)), count, gap, gap)
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        wide = (area.width - (columns - 1) * gap) // columns
        high = (area.height - (rows - 1) * gap) // rows
        wide = min(wide, int(high / CARD_RATIO), widest)
        if wide > best.size[0]:
            size = wide, int(wide * CARD_RATIO)
            across = _spread(look, area.width, columns, size[0])
            best = HandGrid(size, columns, across, _spread(look, area.height, rows, size[1]))
    return best


def _spread(look: Look, room: int, count: int, length: int) -> int:
    """What is between so many cards when they use the room, within reason."""
    gap = look.px(_CARD_GAP)
    return gap if count < 2 else max(gap, min(look.px(_MOST_CARD_GAP), (room - count * length) // (count - 1)))


def hand_cells(area: pygame.Rect, grid: HandGrid, count: int) -> list[pygame.Rect]:
    """Where the cards of a hand lie: row by row, upright, from the upper left."""
    (wide, high), columns, across, down = grid
    return [
        pygame.Rect(
            area.left + number % columns * (wide + across), area.top + number // columns * (high + down), wide, high
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
    gap = look.px(_PILE_GAP)
    if count == 4 and area.height > area.width * 0.8:
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
