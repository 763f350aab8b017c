"""The finish photograph: how far past the line each car of one turn came, drawn to be judged by eye."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

import pygame

from game.files.texts import Texts
from game.games.racetrack.options import TieBreak
from game.games.racetrack.state import Finish
from game.games.racetrack.track import Track
from game.tables.racetrack.board_picture import KERB_WHITE, RED_PENCIL, ROAD
from game.tables.racetrack.cars import draw_car
from game.ui import draw, text
from game.ui.theme import OUTLINE, Ink, Look, SeatMark, Type
from game.ui.timeline import ease_out

_GRID: Final = (0xC3, 0xD3, 0xDC)


@dataclass(frozen=True, slots=True)
class Finisher:
    """A car that finished in the turn of the photograph, and its place in words."""

    mark: SeatMark
    name: str
    place: str
    finish: Finish


@dataclass(frozen=True, slots=True)
class Entry:
    """One car as it is drawn; `measure` is spots past the line, or the moment in the move, 0..1."""

    mark: SeatMark
    label: str
    measure: float
    words: str


def photo_entries(track: Track, tie_break: TieBreak, finishers: Sequence[Finisher], texts: Texts) -> tuple[Entry, ...]:
    """The cars that finished in one turn, in the order given."""
    entries = []
    for finisher in finishers:
        finish = finisher.finish
        if tie_break is TieBreak.MOMENT:
            measure = finish.cut_over / finish.cut_under
            words = texts("racetrack.photo_moment", part=f"{measure:.2f}")
        else:
            measure = spots_past(track, finish)
            words = texts("racetrack.photo_distance", spots=f"{measure:.2f}")
        entries.append(Entry(finisher.mark, f"{finisher.place} {finisher.name}", measure, words))
    return tuple(entries)


def spots_past(track: Track, finish: Finish) -> float:
    """The perpendicular distance of the last spot to the line, in cells; only for eyes, the rules compare exactly."""
    gate = track.finish
    length = hypot(gate.bx - gate.ax, gate.by - gate.ay)
    return finish.past / length / (track.tile_width + track.tile_height)


def draw_photo(
    surface: pygame.Surface,
    look: Look,
    view: pygame.Rect,
    entries: Sequence[Entry],
    tie_break: TieBreak,
    part: float,
    texts: Texts,
    keep_clear: Sequence[pygame.Rect] = (),
) -> None:
    """The photograph over the board; `part` (0..1) of the measuring is done.

    It lies low, or high where it would cover less of what is to be kept clear.
    """
    row = max(look.px(84), 2 * text.line_height(look, Type.SMALL) + look.px(10))
    title_height = text.line_height(look, Type.BODY) + look.px(12)
    pad = look.px(24)
    height = min(view.height, title_height + row * len(entries) + 2 * pad)
    rect = pygame.Rect(0, 0, min(view.width, look.px(1180)), height)
    rect.midbottom = view.midbottom
    high = rect.copy()
    high.midtop = view.midtop
    rect = min(rect, high, key=lambda place: len(place.collidelistall(list(keep_clear))))
    draw.panel(surface, look, rect)
    title = texts("racetrack.photo_by_moment" if tie_break is TieBreak.MOMENT else "racetrack.photo_by_distance")
    text.write(
        surface, look, title, (rect.left + pad, rect.top + pad), Type.BODY, is_bold=True, most=rect.width - 2 * pad
    )
    words_width = max(
        text.width(look, words, Type.SMALL, is_bold=is_bold)
        for entry in entries
        for words, is_bold in ((entry.label, True), (entry.words, False))
    )
    strip = pygame.Rect(
        rect.left + pad, rect.top + pad + title_height, rect.width - 3 * pad - words_width, row * len(entries)
    )
    _strip(surface, strip, row)
    most = max(entry.measure for entry in entries)
    line_x = (
        strip.left + round(strip.width * 0.16)
        if tie_break is TieBreak.DISTANCE
        else strip.right - round(strip.width * 0.08)
    )
    _line(surface, line_x, strip)
    reach = strip.width * 0.7
    if tie_break is TieBreak.DISTANCE and most:
        for spots in range(1, int(most * (strip.right - line_x) / reach) + 1):
            across = line_x + round(reach * spots / most)
            pygame.draw.line(surface, _GRID, (across, strip.top), (across, strip.bottom - 1))
    for number, entry in enumerate(entries):
        y = strip.top + row * number + row // 2
        done = ease_out(part)
        if tie_break is TieBreak.DISTANCE:
            x = line_x + reach * (entry.measure / most if most else 0.0) * done
        else:
            x = line_x - reach * (1 - done) * (entry.measure + 0.2)
        size = round(row * 0.72)
        draw.line(surface, RED_PENCIL, (line_x, y), (x, y), max(2, look.px(4)))
        if tie_break is TieBreak.DISTANCE:
            draw.line(
                surface,
                RED_PENCIL,
                (x, strip.top + row * number + 4),
                (x, strip.top + row * (number + 1) - 4),
                max(1, look.px(2)),
            )
        # The nose is what is measured.
        draw_car(surface, entry.mark, (x - size * 0.45, y), size, 0)
        left = strip.right + pad
        step = text.line_height(look, Type.SMALL)
        ink = Ink(look.mood.ink, look.mood.panel)
        text.write(
            surface,
            look,
            entry.label,
            (left, y - step // 2),
            Type.SMALL,
            ink=ink,
            anchor="midleft",
            is_bold=True,
        )
        if part >= 1.0:
            text.write(surface, look, entry.words, (left, y + step // 2), Type.SMALL, ink=ink, anchor="midleft")


def _strip(surface: pygame.Surface, strip: pygame.Rect, row: int) -> None:
    pygame.draw.rect(surface, ROAD, strip)
    for y in range(strip.top, strip.bottom + 1, row):
        pygame.draw.line(surface, _GRID, (strip.left, y), (strip.right - 1, y))
    pygame.draw.rect(surface, OUTLINE, strip.inflate(4, 4), 3)


def _line(surface: pygame.Surface, x: int, strip: pygame.Rect) -> None:
    """The chequered line from top to bottom."""
    side = max(5, strip.width // 90)
    for number, y in enumerate(range(strip.top, strip.bottom, side)):
        height = min(side, strip.bottom - y)
        surface.fill(KERB_WHITE, (x - side, y, 2 * side, height))
        surface.fill(OUTLINE, (x - side if number % 2 else x, y, side, height))
