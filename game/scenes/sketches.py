"""Small drawings for the rules: a bit of track on squared paper with cars, their lines, and what may be chosen."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from game.tables.racetrack.spot_marks import barred_spot, inertia_point
from game.ui import draw, svg
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import BLUEPRINT, OUTLINE, RIM, SEAT_MARKS, Colour, Look

Spot = tuple[float, float]
"""A spot of a sketch: column and row of its cell, whose centre it is."""

_ROAD: Final[Colour] = (0xF7, 0xF4, 0xEA)
_DOT: Final[Colour] = (0xB9, 0xB4, 0xA4)
_WALL: Final[Colour] = (0x2B, 0x4A, 0x69)
_RED: Final[Colour] = (0xD1, 0x49, 0x5B)
_GREEN: Final[Colour] = (0x66, 0xA1, 0x82)


@dataclass(frozen=True, slots=True)
class Car:
    """A dart at a spot, pointing along (dx, dy), in the colour of a seat."""

    at: Spot
    towards: Spot = (1, 0)
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """An ink line through spots with a dot at each."""

    spots: tuple[Spot, ...]
    seat: int = 0
    is_dashed: bool = False


@dataclass(frozen=True, slots=True)
class Sketch:
    """`road`: rows of `.` road and `#` not road; everything else lies on top of it.

    `open_spots` may be chosen by the first car, `closed_spots` may not, choosing one of `hits` is a crash;
    they are marked as on the table, small where a car stands. `inertia` is where the car would go by
    itself; `touched` are cells that a line runs into; `gates` are columns with a finish line, `checkpoints`
    columns with a checkpoint, each at the left edge of the cell; `crash` is crossed out in red.
    """

    road: tuple[str, ...]
    cars: tuple[Car, ...] = ()
    lines: tuple[Line, ...] = ()
    inertia: Spot | None = None
    open_spots: tuple[Spot, ...] = ()
    closed_spots: tuple[Spot, ...] = ()
    touched: tuple[tuple[int, int], ...] = ()
    hits: tuple[Spot, ...] = ()
    gates: tuple[float, ...] = ()
    checkpoints: tuple[float, ...] = ()
    crash: Spot | None = None


def draw_sketch(surface: pygame.Surface, look: Look, rect: pygame.Rect, sketch: Sketch) -> None:
    """Draw as large as it fits, on a sheet of blueprint paper."""
    draw.panel(surface, look, rect, fill=look.in_mood(BLUEPRINT).mood.ground)
    columns, rows = len(sketch.road[0]), len(sketch.road)
    inner = rect.inflate(-look.px(24), -look.px(24))
    unit = min(inner.width // columns, inner.height // rows)
    if unit < 4:
        return
    corner = (inner.centerx - unit * columns // 2, inner.centery - unit * rows // 2)
    _Drawing(surface, look, unit, corner).draw(sketch)


class _Drawing:
    """One sketch being drawn: `unit` pixels a cell from `corner` on."""

    def __init__(self, surface: pygame.Surface, look: Look, unit: int, corner: tuple[int, int]) -> None:
        self.surface, self.look, self.unit, self.corner = surface, look, unit, corner
        self.thick = max(2, unit // 9)

    def draw(self, sketch: Sketch) -> None:
        self._cells(sketch)
        for column in sketch.checkpoints:
            self._gate(column, sketch, _GREEN)
        for column in sketch.gates:
            self._finish(column, sketch)
        for cell in sketch.touched:
            box = self._box(*cell)
            draw.hatch(self.surface, self.look, box, _RED)
            pygame.draw.rect(self.surface, _RED, box, max(3, self.unit // 12), border_radius=3)
        for line in sketch.lines:
            self._line(line)
        if sketch.inertia is not None:
            self._put(inertia_point(round(self.unit * 0.76 * 1.36)), sketch.inertia)
        mark = SEAT_MARKS[sketch.cars[0].seat]
        taken = {car.at for car in sketch.cars}
        for spot in (*sketch.open_spots, *sketch.hits):
            size = round(self.unit * 0.62)
            draw_mark(self.surface, mark, self._whole(spot), size)
            if spot in sketch.hits:
                draw_icon(self.surface, "cross", self._whole(spot), size, _RED)
        for spot in sketch.closed_spots:
            if spot not in taken:
                self._put(barred_spot(round(self.unit * 0.7)), spot)
        for car in sketch.cars:
            self._car(car)
        for x, y in taken & set(sketch.closed_spots):
            self._put(barred_spot(round(self.unit * 0.46)), (x + 0.36, y + 0.36))
        if sketch.crash is not None:
            x, y = self._at(sketch.crash)
            reach = self.unit * 0.5
            for dx, dy in ((1, 1), (1, -1)):
                a, b = (x - reach * dx, y - reach * dy), (x + reach * dx, y + reach * dy)
                draw.line(self.surface, _RED, a, b, max(3, self.thick))

    def _at(self, spot: Spot) -> tuple[float, float]:
        return (self.corner[0] + (spot[0] + 0.5) * self.unit, self.corner[1] + (spot[1] + 0.5) * self.unit)

    def _whole(self, spot: Spot) -> tuple[int, int]:
        x, y = self._at(spot)
        return round(x), round(y)

    def _box(self, x: float, y: float) -> pygame.Rect:
        return pygame.Rect(
            self.corner[0] + round(x * self.unit), self.corner[1] + round(y * self.unit), self.unit, self.unit
        )

    def _cells(self, sketch: Sketch) -> None:
        road = {(x, y) for y, row in enumerate(sketch.road) for x, mark in enumerate(row) if mark == "."}
        for x, y in road:
            pygame.draw.rect(self.surface, _ROAD, self._box(x, y))
        for y, row in enumerate(sketch.road):
            for x, mark in enumerate(row):
                if mark == "#":
                    pygame.draw.rect(self.surface, _WALL, self._box(x, y), 1)
        for x, y in road:
            draw.dot(self.surface, _DOT, _DOT, self._at((x, y)), max(1.5, self.unit / 16), 0)
            box = self._box(x, y)
            sides = (
                ((-1, 0), box.topleft, box.bottomleft),
                ((1, 0), box.topright, box.bottomright),
                ((0, -1), box.topleft, box.topright),
                ((0, 1), box.bottomleft, box.bottomright),
            )
            for (dx, dy), a, b in sides:
                beside = (x + dx, y + dy)
                is_inside = 0 <= beside[0] < len(sketch.road[0]) and 0 <= beside[1] < len(sketch.road)
                if is_inside and beside not in road:
                    draw.line(self.surface, RIM, a, b, self.thick + 3)
                    draw.line(self.surface, _RED if (x + y) % 2 else RIM, a, b, self.thick)

    def _rows_of(self, column: float, sketch: Sketch) -> list[int]:
        return [y for y, row in enumerate(sketch.road) if row[min(int(column), len(row) - 1)] == "."]

    def _gate(self, column: float, sketch: Sketch, colour: Colour) -> None:
        rows = self._rows_of(column, sketch)
        x = self.corner[0] + round(column * self.unit)
        a, b = self.corner[1] + rows[0] * self.unit, self.corner[1] + (rows[-1] + 1) * self.unit
        draw.dashes(self.surface, colour, (x, a), (x, b), self.thick + 1, self.unit // 3, self.unit // 4)

    def _finish(self, column: float, sketch: Sketch) -> None:
        side = max(3, self.unit // 5)
        rows = self._rows_of(column, sketch)
        x = self.corner[0] + round(column * self.unit) - side
        top = self.corner[1] + rows[0] * self.unit
        for number in range(len(rows) * self.unit // side):
            for half in (0, 1):
                colour = OUTLINE if (number + half) % 2 else RIM
                pygame.draw.rect(self.surface, colour, (x + half * side, top + number * side, side, side))

    def _line(self, line: Line) -> None:
        colour = SEAT_MARKS[line.seat].colour
        points = [self._at(spot) for spot in line.spots]
        for a, b in pairwise(points):
            if line.is_dashed:
                draw.dashes(self.surface, OUTLINE, a, b, self.thick, self.unit // 3, self.unit // 4)
            else:
                draw.line(self.surface, OUTLINE, a, b, self.thick + 3)
                draw.line(self.surface, colour, a, b, self.thick)
        for point in points:
            draw.dot(self.surface, colour, OUTLINE, point, self.unit * 0.17, max(2, self.thick / 2))

    def _put(self, picture: pygame.Surface, spot: Spot) -> None:
        self.surface.blit(picture, picture.get_rect(center=self._whole(spot)))

    def _car(self, car: Car) -> None:
        size = max(8, round(self.unit * 0.95))
        dx, dy = car.towards
        turn = pygame.Vector2(0, -1).angle_to(pygame.Vector2(dx, dy))
        body = (
            f'<g transform="rotate({turn:.1f} 50 50)"><path d="M50 6 L80 88 L50 72 L20 88 Z" '
            f'fill="{svg.web(SEAT_MARKS[car.seat].colour)}" stroke="{svg.web(OUTLINE)}" stroke-width="9" '
            'stroke-linejoin="round"/></g>'
        )
        picture = svg.raster(body, size, size, (100, 100))
        x, y = self._at(car.at)
        self.surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
