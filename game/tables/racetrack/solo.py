"""Racing alone: the count against the proven optimum, the medal, the ghost of the best own run, the optimal line."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from game.files.texts import Texts
from game.games.racetrack.figures import Medal, Medals
from game.games.racetrack.track import Cell
from game.tables.camera import Framing
from game.tables.fitting import fitted
from game.tables.racetrack.cars import angle_of, car_size, draw_car
from game.tables.racetrack.trails import ink_width
from game.ui import draw, text
from game.ui.shapes import draw_icon
from game.ui.theme import OUTLINE, RIM, Colour, Ink, Look, SeatMark, Shape, Type

_PAD: Final = 18
_MEDALS_HEIGHT: Final = 92
_GHOST: Final = SeatMark((0x9A, 0xA6, 0xB2), Shape.DISC)
_OPTIMAL: Final[Colour] = (0x3F, 0x7D, 0x5C)
MEDAL_COLOURS: Final[dict[Medal, Colour]] = {
    Medal.GOLD: (0xE2, 0xB0, 0x3A),
    Medal.SILVER: (0xB9, 0xC1, 0xC8),
    Medal.BRONZE: (0xB8, 0x74, 0x3E),
}


@dataclass(slots=True)
class SoloSheet:
    """What is known of a lone race. `optimum` is None while the worker looks for it; then `share` (0..1) is done.

    `ghost` is the way of the best own run, the spot before the first move first; `line` the optimal way,
    drawn once the race is over. `finished` is the count of a finished run.
    """

    medals: Medals
    optimum: int | None = None
    is_impossible: bool = False
    share: float = 0.0
    best: int | None = None
    ghost: tuple[Cell, ...] = ()
    line: tuple[Cell, ...] = ()
    finished: int | None = None
    is_record: bool = False

    @property
    def medal(self) -> Medal | None:
        """What a finished run has earned."""
        if self.finished is None or self.optimum is None:
            return None
        return self.medals.earned(self.finished, self.optimum)

    def draw_on_board(self, surface: pygame.Surface, framing: Framing, turns: int) -> None:
        """The ghost as far as it had come after so many turns; after the finish the optimal line."""
        if self.finished is not None and self.line:
            _way(surface, framing, self.line, _OPTIMAL)
        elif self.ghost:
            shown = self.ghost[: turns + 1]
            _way(surface, framing, shown, _GHOST.colour)
            here = shown[-1]
            before = next((spot for spot in reversed(shown) if spot != here), None)
            pointing = (here[0] - before[0], here[1] - before[1]) if before else (1, 0)
            if turns < len(self.ghost):
                draw_car(surface, _GHOST, framing.spot(*here), car_size(framing.cell), angle_of(pointing), alpha=150)


def solo_height(look: Look, sheet: SoloSheet, turns: int, texts: Texts) -> int:
    """How high the sheet is when it has all the room that it wants."""
    return len(solo_rows(sheet, turns, texts)) * _row_height(look) + look.px(_MEDALS_HEIGHT) + 2 * look.px(_PAD)


def _row_height(look: Look) -> int:
    return text.line_height(look, Type.SMALL) + look.px(4)


def draw_solo(
    surface: pygame.Surface, look: Look, area: pygame.Rect, sheet: SoloSheet, turns: int, texts: Texts
) -> pygame.Rect:
    """The sheet of figures below the panel (count, optimum, gap, medals, best own run); returns where it went."""
    rows = solo_rows(sheet, turns, texts)
    pad, step = look.px(_PAD), _row_height(look)
    rect = pygame.Rect(area.left, area.top, area.width, min(area.height, solo_height(look, sheet, turns, texts)))
    draw.panel(surface, look, rect)
    y = rect.top + pad
    for label, value in rows:
        ink = Ink(look.mood.ink, look.mood.panel)
        right = text.write(
            surface, look, value, (rect.right - pad, y), Type.SMALL, ink=ink, anchor="topright", is_bold=True
        ).left
        most = right - rect.left - 2 * pad
        smaller = fitted(look, label, most, Type.SMALL)
        text.write(surface, smaller, label, (rect.left + pad, y), Type.SMALL, ink=look.quiet_ink, most=most)
        y += step
    _medals(surface, look, pygame.Rect(rect.left + pad, y, rect.width - 2 * pad, rect.bottom - pad - y), sheet)
    return rect


def solo_rows(sheet: SoloSheet, turns: int, texts: Texts) -> Sequence[tuple[str, str]]:
    """What there is to say of a lone race: labels and values."""
    count = sheet.finished if sheet.finished is not None else turns
    rows = [(texts("racetrack.solo_count"), str(count))]
    if sheet.is_impossible:
        rows.append((texts("racetrack.solo_optimum"), texts("racetrack.solo_none")))
    elif sheet.optimum is None:
        rows.append((texts("racetrack.solo_optimum"), f"{round(sheet.share * 100)} %"))
    else:
        rows.append((texts("racetrack.solo_optimum"), str(sheet.optimum)))
        if sheet.finished is not None:
            gap = sheet.finished - sheet.optimum
            rows.append((texts("racetrack.solo_gap"), f"{gap:+}" if gap else texts("racetrack.solo_no_gap")))
    if sheet.best is not None:
        rows.append((texts("racetrack.solo_record" if sheet.is_record else "racetrack.solo_best"), str(sheet.best)))
    return rows


def _medals(surface: pygame.Surface, look: Look, rect: pygame.Rect, sheet: SoloSheet) -> None:
    """The three medals with the counts that earn them; the one won stands out."""
    if sheet.optimum is None or rect.height < look.px(40):
        return
    limits = ((Medal.GOLD, sheet.medals.gold), (Medal.SILVER, sheet.medals.silver), (Medal.BRONZE, sheet.medals.bronze))
    width = rect.width // len(limits)
    beside, gap = look.px(42), look.px(10)
    longest = str(sheet.optimum + max(over for _, over in limits))
    smaller = fitted(look, longest, width - look.px(34) - beside - gap, Type.SMALL, is_bold=True)
    for number, (medal, over) in enumerate(limits):
        centre = (rect.left + width * number + look.px(34), rect.centery)
        is_won = sheet.medal is medal
        radius = min(look.px(34 if is_won else 24), rect.height // 2)
        draw.dot(surface, MEDAL_COLOURS[medal], OUTLINE, centre, radius, max(2, look.px(4)))
        if is_won:
            draw_icon(surface, "star", centre, round(radius * 1.2), OUTLINE)
        text.write(
            surface, smaller, str(sheet.optimum + over), (centre[0] + beside, centre[1]), Type.SMALL,
            anchor="midleft", is_bold=is_won,
        )  # fmt: skip


def _way(surface: pygame.Surface, framing: Framing, spots: Sequence[Cell], colour: Colour) -> None:
    """A thin line with dots, under the cars."""
    width = max(2, ink_width(framing.cell) - 1)
    for a, b in pairwise(spots):
        if a != b:
            draw.line(surface, colour, framing.spot(*a), framing.spot(*b), width)
    for spot in spots:
        draw.dot(surface, RIM, colour, framing.spot(*spot), max(3.0, framing.cell / 9), max(1.5, framing.cell / 22))
