"""The boards of the four shows: emblem, name and odds, the cards that lie there, and the track of their results."""

from dataclasses import dataclass
from typing import Final

import pygame

from game.games.lucky.cards import Card, Figure
from game.games.lucky.state import NOT_FLOWN
from game.tables.fitting import fitted
from game.tables.lucky.art import GOLD, draw_emblem
from game.tables.lucky.faces import draw_lying, draw_place
from game.tables.lucky.fit import low
from game.ui import draw, text
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import OUTLINE, Look, SeatMark, Type, shade

FIRST_FIELD: Final = 8
LAST_FIELD: Final = 20
FIELDS: Final = LAST_FIELD - FIRST_FIELD + 1
_PAD: Final = 12
_HEAD_PART: Final = 0.27
_TRACK_PART: Final = 0.25
_MOST_IN_ROW: Final = 2


@dataclass(frozen=True, slots=True)
class Board:
    """What a board shows. `results` goes by seat; `odds` is written at the right end of its head.

    `planned` are the places whose card is only proposed; `is_flown` that the pilot on turn has flown the show.
    """

    show: int
    name: str
    figures: tuple[Figure, ...]
    cards: tuple[Card | None, ...]
    results: tuple[int, ...]
    best: int
    odds: str
    planned: frozenset[int] = frozenset()
    is_flown: bool = False
    is_dim: bool = False


@dataclass(frozen=True, slots=True)
class BoardParts:
    """Where the parts of a board are."""

    head: pygame.Rect
    places: tuple[pygame.Rect, ...]
    fields: tuple[pygame.Rect, ...]


def board_parts(look: Look, rect: pygame.Rect) -> BoardParts:
    """The parts of a board that fills a rectangle."""
    pad = look.px(_PAD)
    inner = rect.inflate(-2 * pad, -round(1.3 * pad))
    head_high, track_high = round(inner.height * _HEAD_PART), round(inner.height * _TRACK_PART)
    head = pygame.Rect(inner.left, inner.top, inner.width, head_high)
    gap = look.px(8)
    cards = pygame.Rect(inner.left, head.bottom, inner.width, inner.height - head_high - track_high - gap)
    wide = (cards.width - 2 * gap) // 3
    places = tuple(pygame.Rect(cards.left + n * (wide + gap), cards.top, wide, cards.height) for n in range(3))
    top = inner.bottom - track_high
    edges = [inner.left + inner.width * n // FIELDS for n in range(FIELDS + 1)]
    fields = tuple(pygame.Rect(edges[n], top, edges[n + 1] - edges[n], track_high) for n in range(FIELDS))
    return BoardParts(head, places, fields)


def field_of(parts: BoardParts, result: int) -> pygame.Rect:
    """The field of a track on which a result is marked."""
    return parts.fields[min(LAST_FIELD, max(FIRST_FIELD, result)) - FIRST_FIELD]


def draw_board(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, board: Board, marks: tuple[SeatMark, ...]
) -> None:
    """Paint a board with everything that lies on it."""
    fill = look.mood.panel_low if board.is_dim or board.is_flown else look.mood.panel
    draw.panel(surface, look, rect, fill=fill)
    parts = board_parts(look, rect)
    _draw_head(surface, look, parts.head, board, fill)
    for place, (area, card) in enumerate(zip(parts.places, board.cards, strict=True)):
        if card is None:
            draw_place(surface, look, area, board.figures[place])
        else:
            draw_lying(surface, look, area, card)
        if place in board.planned:
            size = round(area.height * 0.36)
            centre = (area.left + size // 3, area.top + size // 3)
            draw.dot(surface, look.mood.accent, OUTLINE, centre, size / 2, max(2, size / 10))
            draw_icon(surface, "plus", centre, round(size * 0.7), OUTLINE)
    _draw_track(surface, look, parts, board, marks)


def _draw_head(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, board: Board, fill: tuple[int, int, int]
) -> None:
    size = round(rect.height * 1.12)
    draw_emblem(surface, board.show, (rect.left + size // 2, rect.centery), size)
    left = rect.left + size + look.px(10)
    right = rect.right
    look = low(look, rect.height)
    ink = look.ink._replace(on=fill)
    if board.is_flown:
        tick = round(rect.height * 0.8)
        draw.dot(surface, look.mood.good, OUTLINE, (right - tick / 2, rect.centery), tick / 2, max(2, tick / 12))
        draw_icon(surface, "tick", (right - tick // 2, rect.centery), round(tick * 0.62), (255, 251, 240))
        right -= tick + look.px(10)
    needed = text.width(look, board.name, Type.SMALL, is_bold=True)
    room = right - left - look.px(16)
    if needed + text.width(look, board.odds, Type.SMALL) > room:
        look = fitted(look, board.name + board.odds, room, Type.SMALL, is_bold=True)
    if board.odds:
        right = text.write(
            surface, look, board.odds, (right, rect.centery), Type.SMALL, ink=ink, anchor="midright"
        ).left - look.px(10)
    text.write(
        surface, look, board.name, (left, rect.centery), Type.SMALL, ink=ink, anchor="midleft", is_bold=True,
        most=max(1, right - left),
    )  # fmt: skip


def _draw_track(
    surface: pygame.Surface, look: Look, parts: BoardParts, board: Board, marks: tuple[SeatMark, ...]
) -> None:
    """The fields 8 to 20 and more, the best of all marked, the flat counters on them."""
    best = field_of(parts, board.best) if board.best else None
    pale = shade(look.mood.panel, (0xFF, 0xFF, 0xFF), 0.4)
    for number, field in enumerate(parts.fields):
        is_best = field is best
        fill = GOLD if is_best else pale if number % 2 else shade(pale, look.mood.line, 0.08)
        pygame.draw.rect(surface, fill, field)
        words = str(FIRST_FIELD + number) + ("+" if number == FIELDS - 1 else "")
        if is_best and board.best > LAST_FIELD:
            words = str(board.best)
        size = max(9, round(field.height * (0.6 if len(words) < 3 else 0.5)))
        label = text.picture(words, size, OUTLINE if is_best else look.mood.quiet, is_bold=is_best)
        surface.blit(label, label.get_rect(center=field.center))
    whole = parts.fields[0].unionall(list(parts.fields))
    line = max(1, look.px(3))
    for field in parts.fields[1:]:
        pygame.draw.line(surface, look.mood.line, field.topleft, (field.left, field.bottom - 1), max(1, line // 2))
    pygame.draw.rect(surface, look.mood.line, whole, line, border_radius=look.px(5))
    for seat, result in enumerate(board.results):
        if result != NOT_FLOWN:
            centre, size = counter_spot(parts, board.results, seat, result)
            draw_mark(surface, marks[seat], centre, size)


def counter_spot(parts: BoardParts, results: tuple[int, ...], seat: int, result: int) -> tuple[tuple[int, int], int]:
    """Where a flat counter lies and how large: it has its field to itself, or shares it in up to two rows."""
    field = field_of(parts, result)
    shared = [one for one, other in enumerate(results) if other != NOT_FLOWN and field_of(parts, other) == field]
    if seat not in shared:
        shared.append(seat)
    at, count = shared.index(seat), len(shared)
    rows = 1 if count <= _MOST_IN_ROW else 2
    across = -(-count // rows)
    row, column = divmod(at, across)
    size = round(min(field.height * 0.96 / rows**0.5, field.width * (1.0 if count == 1 else 0.62)))
    step = (field.width - size) / max(1, across - 1) if across > 1 else 0
    x = field.centerx + (column - (across - 1) / 2) * step
    return (round(x), round(field.top + field.height * (row + 0.5) / rows)), size
