"""Small drawings for the rules of Lunatix Loop: three lanes laid like bricks, with cars, chips and cards on them."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from game.games.lunatix.cards import Card, Chip, Hazard
from game.tables.lunatix.icons import draw_card_icon, draw_chip
from game.tables.lunatix.labels import SIGN
from game.tables.lunatix.speedometer import draw_speedometer, speedometer_size
from game.tables.lunatix.trabants import draw_trabant
from game.ui import draw, text
from game.ui.theme import LUNATIX, OUTLINE, RIM, SEAT_MARKS, Colour, Look

Place = tuple[int, int]
"""Column and lane of a square, both from 0, the inside lane on top."""

_ASPHALT: Final[Colour] = (0x6C, 0x70, 0x6A)
_BEND: Final[Colour] = (0x8E, 0x5B, 0x4C)
_CHALK: Final[Colour] = (0xE6, 0xE0, 0xCC)
_RED: Final[Colour] = (0xB5, 0x3A, 0x2B)
_LANES: Final = 3
_DOOR_SAFE: Final = 40


@dataclass(frozen=True, slots=True)
class Trabant:
    """A car on a square, in the colour of a seat; `turn` is degrees clockwise from driving right."""

    at: Place
    seat: int = 0
    turn: int = 0
    damage: int = 0
    is_wreck: bool = False


@dataclass(frozen=True, slots=True)
class LoopSketch:
    """`bend` columns from there on are a bend with the safe speeds `safes`; `way` is a driven line.

    `open_spots` may be driven to, `bangs` are where cars meet; `cards` lie in a row below the road, the speedometer
    beside them.
    """

    columns: int = 7
    cars: tuple[Trabant, ...] = ()
    chips: tuple[tuple[Place, Chip], ...] = ()
    way: tuple[Place, ...] = ()
    open_spots: tuple[Place, ...] = ()
    bangs: tuple[tuple[float, float], ...] = ()
    bend: int | None = None
    safes: tuple[int, ...] = (40, 60, 80)
    finish: int | None = None
    pit: bool = False
    doors: tuple[int, ...] = ()
    """The columns of the pit's doors."""
    cards: tuple[Card | Hazard, ...] = ()
    numbers: bool = False
    """Whether the cards show their places in the order of a round, 1 for the first."""
    dial: tuple[int, int] | None = None


def draw_loop_sketch(surface: pygame.Surface, look: Look, rect: pygame.Rect, sketch: LoopSketch) -> None:
    """Draw as large as it fits, on a sheet of the town's green."""
    draw.panel(surface, look, rect, fill=look.in_mood(LUNATIX).mood.ground)
    inner = rect.inflate(-look.px(40), -look.px(40))
    has_row = bool(sketch.cards) or sketch.dial is not None
    rows = _LANES + (1.6 if has_row else 0) + (1.2 if sketch.pit else 0)
    unit = min(inner.width / (sketch.columns + 0.5), inner.height / (rows * 0.66))
    if unit < 8:
        return
    _Drawing(surface, unit, inner, sketch, rows).draw()


class _Drawing:
    """One sketch being drawn; a square is `unit` long and two thirds of that wide."""

    def __init__(
        self, surface: pygame.Surface, unit: float, inner: pygame.Rect, sketch: LoopSketch, rows: float
    ) -> None:
        self.surface, self.unit, self.sketch = surface, unit, sketch
        self.wide = unit * 0.66
        self.left = inner.centerx - unit * (sketch.columns + 0.5) / 2
        self.top = inner.centery - rows * self.wide / 2 + (1.2 * self.wide if sketch.pit else 0)

    def corner(self, column: float, lane: int) -> tuple[float, float]:
        """The left top corner of a square: the middle lane lies half a square ahead."""
        return self.left + (column + (0.5 if lane == 1 else 0)) * self.unit, self.top + lane * self.wide

    def centre(self, place: tuple[float, float]) -> tuple[float, float]:
        """The middle of a square."""
        x, y = self.corner(place[0], int(place[1]))
        return x + self.unit / 2, y + self.wide * (0.5 + place[1] - int(place[1]))

    def draw(self) -> None:
        """Road, marks, chips, ways, cars, bangs, cards."""
        self._road()
        sketch = self.sketch
        for place in sketch.open_spots:
            box = self._box(place)
            pygame.draw.rect(self.surface, SEAT_MARKS[0].colour, box, max(3, round(self.unit / 16)))
        for place, chip in sketch.chips:
            draw_chip(self.surface, chip, self.centre(place), round(self.wide * 0.66))
        for a, b in pairwise(sketch.way):
            draw.line(self.surface, OUTLINE, self.centre(a), self.centre(b), max(5, round(self.unit / 9)))
            draw.line(self.surface, SEAT_MARKS[0].colour, self.centre(a), self.centre(b), max(3, round(self.unit / 15)))
        self._signs()
        for car in sketch.cars:
            size = round(self.unit * 0.98)
            draw_trabant(
                self.surface, SEAT_MARKS[car.seat], self.centre(car.at), size, car.turn, damage=car.damage,
                is_wreck=car.is_wreck,
            )  # fmt: skip
        for at in sketch.bangs:
            draw_card_icon(self.surface, Hazard.CRUNCH, self._whole(self.centre(at)), round(self.unit * 0.5), _RED)
        self._cards()

    def _whole(self, point: tuple[float, float]) -> tuple[int, int]:
        return round(point[0]), round(point[1])

    def _box(self, place: Place) -> pygame.Rect:
        x, y = self.corner(*place)
        return pygame.Rect(round(x), round(y), round(self.unit), round(self.wide))

    def _road(self) -> None:
        sketch = self.sketch
        for lane in range(_LANES):
            for column in range(sketch.columns):
                box = self._box((column, lane))
                is_bend = sketch.bend is not None and column >= sketch.bend
                pygame.draw.rect(self.surface, _BEND if is_bend else _ASPHALT, box)
                pygame.draw.rect(self.surface, _CHALK, box, 1)
        if sketch.finish is not None:
            self._finish(sketch.finish)
        if sketch.pit:
            yard = pygame.Rect(
                round(self.left + self.unit), round(self.top - 1.1 * self.wide), round(self.unit * 4), round(self.wide)
            )
            pygame.draw.rect(self.surface, (0xB7, 0xB2, 0xA0), yard, border_radius=6)
            pygame.draw.rect(self.surface, OUTLINE, yard, 3, border_radius=6)
            for column in sketch.doors:
                self._door(column, yard)

    def _door(self, column: int, yard: pygame.Rect) -> None:
        """A gate of yellow chalk from the inside lane into the yard, with its safe speed."""
        x, y = self.centre((column, 0))
        half, width = round(self.unit * 0.34), max(3, round(self.unit / 16))
        bottom, top = round(y - self.wide * 0.2), yard.bottom - width
        for side in (-half, half):
            pygame.draw.line(self.surface, SIGN, (x + side, bottom), (x + side, top), width)
        pygame.draw.line(self.surface, SIGN, (x - half, top), (x + half, top), 2 * width)
        self._sign((x, y - self.wide * 0.5), _DOOR_SAFE, SIGN)

    def _signs(self) -> None:
        """The safe speeds of a bend."""
        sketch = self.sketch
        if sketch.bend is not None:
            for lane, safe in enumerate(sketch.safes):
                x, y = self.corner(sketch.bend, lane)
                self._sign((x, y + self.wide / 2), safe)

    def _sign(self, at: tuple[float, float], safe: int, rim: Colour = _RED) -> None:
        radius = self.wide * 0.3
        draw.dot(self.surface, RIM, rim, at, radius, max(2.0, radius * 0.2))
        label = text.picture(str(safe), max(8, round(radius * 0.95)), OUTLINE, is_bold=True)
        self.surface.blit(label, label.get_rect(center=self._whole(at)))

    def _finish(self, column: int) -> None:
        step = max(3, round(self.wide / 5))
        x = round(self.left + column * self.unit + self.unit * 0.25)
        for number in range(round(_LANES * self.wide / step)):
            for side in (0, 1):
                colour = OUTLINE if (number + side) % 2 else RIM
                self.surface.fill(colour, (x + side * step, round(self.top) + number * step, step, step))

    def _cards(self) -> None:
        sketch = self.sketch
        high = round(self.wide * 1.25)
        y = round(self.top + (_LANES + 0.4) * self.wide)
        left = round(self.left)
        for card in sketch.cards:
            box = pygame.Rect(left, y, round(high * 0.8), high)
            pygame.draw.rect(self.surface, RIM, box, border_radius=6)
            pygame.draw.rect(self.surface, OUTLINE, box, 3, border_radius=6)
            middle = (box.centerx, box.centery + round(high * 0.12)) if sketch.numbers else box.center
            draw_card_icon(self.surface, card, middle, round(high * (0.5 if sketch.numbers else 0.56)))
            if sketch.numbers:
                figure = text.picture(str(sketch.cards.index(card) + 1), max(9, round(high * 0.3)), _RED, is_bold=True)
                self.surface.blit(figure, figure.get_rect(topleft=(box.left + high // 12, box.top + high // 16)))
            left += round(high * 0.92)
        if sketch.dial is not None:
            dial = pygame.Rect((left + round(high * 0.2), y), speedometer_size(high))
            draw_speedometer(self.surface, dial, sketch.dial[0], sketch.dial[1])
