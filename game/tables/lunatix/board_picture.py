"""The loop as it lies on the table, without cars and chips: its map, squares, bends, line and pit."""

from typing import Final

import pygame

from game.files.tiled_picture import MapPicture
from game.games.lunatix.track import LunatixTrack
from game.tables.lunatix.plan import Plan, Point
from game.tables.map_picture import bake_map
from game.ui import draw, text
from game.ui.theme import OUTLINE, RIM, Colour, shade

BEND: Final[Colour] = (0xB5, 0x52, 0x3B)
_GROUND: Final[Colour] = (0x8A, 0x8F, 0x7A)
_ASPHALT: Final[Colour] = (0x5A, 0x5E, 0x5A)
_CHALK: Final[Colour] = (0xE6, 0xE0, 0xCC)
_SIGN: Final[Colour] = (0xE0, 0xB0, 0x4A)
_CONCRETE: Final[Colour] = (0xB7, 0xB2, 0xA0)
_KEPT_SIZES: Final = 2
_BEND_ALPHA: Final = 92
_ROAD_ALPHA: Final = 54
_BORDER_ALPHA: Final = 150


class BoardPicture:
    """Paints the board at a cell size, once a size; the surfaces are shared: do not draw on them."""

    def __init__(self, plan: Plan, picture: MapPicture | None, doors: frozenset[int], pit_words: str) -> None:
        """`doors` are the numbers of the doors in use, from 1; `pit_words` stand on the pit's sign."""
        self._plan = plan
        self._picture = picture
        self._doors = doors
        self._pit_words = pit_words
        self._sizes: dict[int, pygame.Surface] = {}

    def rename(self, pit_words: str) -> None:
        """Write something else on the pit's sign."""
        self._pit_words = pit_words
        self._sizes.clear()

    def at(self, cell: int) -> pygame.Surface:
        """The board with cells `cell` pixels wide."""
        if cell not in self._sizes:
            while len(self._sizes) >= _KEPT_SIZES:
                del self._sizes[next(iter(self._sizes))]
            self._sizes[cell] = self._painted(cell)
        return self._sizes[cell]

    def _painted(self, cell: int) -> pygame.Surface:
        plan = self._plan
        if self._picture:
            surface = bake_map(self._picture, cell)
        else:
            surface = pygame.Surface((plan.columns * cell, plan.rows * cell))
            surface.fill(_GROUND)
            for border in plan.borders:
                pygame.draw.polygon(surface, _ASPHALT, [(x * cell, y * cell) for x, y in border])
        _draw_squares(surface, plan, cell)
        _draw_pit(surface, plan, cell, self._pit_words, is_bare=self._picture is None)
        for number in self._doors:
            _draw_door(surface, plan, cell, number)
        for place, square in enumerate(plan.track.starts, 1):
            _draw_start(surface, plan, cell, square, place)
        _draw_finish(surface, plan, cell)
        _draw_limits(surface, plan, cell)
        return surface


def _scaled(points: tuple[Point, ...], cell: int) -> list[Point]:
    return [(x * cell, y * cell) for x, y in points]


def _draw_squares(surface: pygame.Surface, plan: Plan, cell: int) -> None:
    """A wash over every square, red in bends, and chalk lines between them."""
    wash = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    for square, border in enumerate(plan.borders):
        is_bend = bool(plan.track.curve_of[square])
        colour = (*BEND, _BEND_ALPHA) if is_bend else (*shade(_ASPHALT, OUTLINE, 0.3), _ROAD_ALPHA)
        pygame.draw.polygon(wash, colour, _scaled(border, cell))
    width = max(1, round(cell / 22))
    for border in plan.borders:
        pygame.draw.polygon(wash, (*_CHALK, _BORDER_ALPHA), _scaled(border, cell), width)
    surface.blit(wash, (0, 0))


def _ends_of_curves(track: LunatixTrack) -> list[tuple[int, int, bool]]:
    """Square, safe speed and whether it is the first, of both ends of each lane in each curve."""
    ends = []
    for square, curve in enumerate(track.curve_of):
        if not curve:
            continue
        safe = track.safe(square)
        assert safe is not None, "squares of a curve have one"
        is_first = track.curve_of[track.astern[square].front] != curve
        is_last = track.curve_of[track.ahead[square].front] != curve
        if is_first or is_last:
            ends.append((square, safe, is_first))
    return ends


def _draw_limits(surface: pygame.Surface, plan: Plan, cell: int) -> None:
    """The safe speed on a round sign at both ends of each lane of a bend."""
    radius = max(7.0, plan.lane * cell * 0.25)
    for square, safe, is_first in _ends_of_curves(plan.track):
        here = pygame.Vector2(plan.centres[square])
        ways = plan.track.astern if is_first else plan.track.ahead
        there = pygame.Vector2(plan.centres[ways[square].front])
        at = here.lerp(there, 0.3) * cell
        draw.dot(surface, RIM, BEND, (at.x, at.y), radius, max(2.0, radius * 0.24))
        label = text.picture(str(safe), max(8, round(radius * 0.95)), OUTLINE, is_bold=True)
        surface.blit(label, label.get_rect(center=(round(at.x), round(at.y))))


def _draw_start(surface: pygame.Surface, plan: Plan, cell: int, square: int, place: int) -> None:
    at = pygame.Vector2(plan.centres[square]) * cell
    size = max(8, round(plan.lane * cell * 0.42))
    label = text.picture(str(place), size, _CHALK, is_bold=True)
    label.set_alpha(210)
    surface.blit(label, label.get_rect(center=(round(at.x), round(at.y))))


def _draw_finish(surface: pygame.Surface, plan: Plan, cell: int) -> None:
    """Three rows of squares across all lanes."""
    a, b = (pygame.Vector2(point) * cell for point in plan.finish)
    way = b - a
    if not way.length():
        return
    step = max(3.0, plan.lane * cell / 7)
    count = max(2, round(way.length() / step))
    along = way / count
    side = along.rotate(90)
    for row in range(-1, 1):
        for number in range(count):
            corner = a + along * number + side * row
            colour = OUTLINE if (number + row) % 2 else RIM
            pygame.draw.polygon(surface, colour, [corner, corner + along, corner + along + side, corner + side])
    frame = [a - side, b - side, b + side, a + side]
    pygame.draw.polygon(surface, OUTLINE, frame, max(1, cell // 22))


def _draw_pit(surface: pygame.Surface, plan: Plan, cell: int, words: str, *, is_bare: bool) -> None:
    """The name of the pit on a sign; where no map shows it, a concrete yard as well."""
    box = plan.pit
    rect = pygame.Rect(round(box.left * cell), round(box.top * cell), round(box.width * cell), round(box.height * cell))
    if is_bare:
        pygame.draw.rect(surface, _CONCRETE, rect)
        pygame.draw.rect(surface, OUTLINE, rect, max(2, cell // 14), border_radius=max(2, cell // 8))
    size = max(10, round(plan.lane * cell * 0.34))
    label = text.picture(words, size, OUTLINE, is_bold=True)
    sign = label.get_rect().inflate(size, size // 3)
    sign.midbottom = (rect.centerx, rect.bottom - max(2, cell // 12))
    pygame.draw.rect(surface, _SIGN, sign, border_radius=max(2, size // 4))
    pygame.draw.rect(surface, OUTLINE, sign, max(1, cell // 22), border_radius=max(2, size // 4))
    surface.blit(label, label.get_rect(center=sign.center))


def _draw_door(surface: pygame.Surface, plan: Plan, cell: int, number: int) -> None:
    """A lane of chalk arrows from a door's square to the pit, with the safe speed for driving in."""
    door = plan.track.doors[number - 1]
    start = pygame.Vector2(plan.centres[door.square]) * cell
    box = plan.pit
    end = pygame.Vector2(
        max(box.left, min(box.right, plan.centres[door.square][0])) * cell,
        max(box.top, min(box.bottom, plan.centres[door.square][1])) * cell,
    )
    way = end - start
    if not way.length():
        return
    start += way.normalize() * plan.lane * cell * 0.5
    gate = max(5.0, plan.square * cell * 0.34)
    across = way.normalize().rotate(90) * gate
    pygame.draw.line(surface, _SIGN, start - across, end - across, max(2, cell // 14))
    pygame.draw.line(surface, _SIGN, start + across, end + across, max(2, cell // 14))
    pygame.draw.line(surface, _SIGN, end - across, end + across, max(3, cell // 9))
    radius = max(7.0, plan.lane * cell * 0.22)
    middle = start.lerp(end, 0.5)
    draw.dot(surface, RIM, _SIGN, (middle.x, middle.y), radius, max(2.0, radius * 0.28))
    label = text.picture(str(door.safe), max(8, round(radius * 1.05)), OUTLINE, is_bold=True)
    surface.blit(label, label.get_rect(center=(round(middle.x), round(middle.y))))
