"""The loop as it lies on the table, without cars and chips: its map, squares, bends, line and pit."""

from collections.abc import Iterable
from typing import Final

import pygame

from game.files.tiled_picture import MapPicture
from game.tables.lunatix.labels import BEND, SIGN, Label, board_labels, door_end, door_start
from game.tables.lunatix.plan import Plan, Point
from game.tables.map_picture import bake_map
from game.ui import text
from game.ui.theme import OUTLINE, RIM, Colour, shade

_GROUND: Final[Colour] = (0x8A, 0x8F, 0x7A)
_ASPHALT: Final[Colour] = (0x5A, 0x5E, 0x5A)
_CHALK: Final[Colour] = (0xE6, 0xE0, 0xCC)
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
        self._labels: dict[int, tuple[Label, ...]] = {}
        self._prepared: tuple[int, ...] = ()

    def rename(self, pit_words: str) -> None:
        """Write something else on the pit's sign."""
        self._pit_words = pit_words
        self._sizes.clear()
        self._labels.clear()

    def at(self, cell: int) -> pygame.Surface:
        """The board with cells `cell` pixels wide."""
        if cell not in self._sizes:
            while len(self._sizes) >= _KEPT_SIZES:
                oldest = next(iter(self._sizes))
                del self._sizes[oldest]
                self._labels.pop(oldest, None)
            self._sizes[cell] = self._painted(cell)
        return self._sizes[cell]

    def labels(self, cell: int) -> tuple[Label, ...]:
        """The signs on it, to be laid once more over what is drawn on the board."""
        if cell not in self._labels:
            self._labels[cell] = board_labels(self._plan, cell, self._doors, self._pit_words)
        return self._labels[cell]

    def prepare(self, cells: Iterable[int]) -> None:
        """Paint the board at these sizes now, so that no frame has to: two at most are kept."""
        self._prepared = tuple(sorted(cells))
        for cell in self._prepared:
            self.at(cell)

    def paint_again(self) -> None:
        """Paint the sizes that `like` has taken over."""
        self.prepare(self._prepared)

    def like(self, picture: MapPicture | None) -> "BoardPicture":
        """A board of another map that has the same squares, to be shown at the same sizes; not painted yet."""
        other = BoardPicture(self._plan, picture, self._doors, self._pit_words)
        other._prepared = self._prepared
        return other

    def size_for(self, cell: int) -> int:
        """The prepared size to show cells of a size with: the next larger one, else the largest."""
        larger = (size for size in self._prepared if size >= cell)
        return next(larger, self._prepared[-1] if self._prepared else cell)

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
        if self._picture is None:
            _draw_yard(surface, plan, cell)
        for number in self._doors:
            _draw_door(surface, plan, cell, number)
        for place, square in enumerate(plan.track.starts, 1):
            _draw_start(surface, plan, cell, square, place)
        _draw_finish(surface, plan, cell)
        for label in self.labels(cell):
            surface.blit(label.picture, label.at)
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


def _draw_yard(surface: pygame.Surface, plan: Plan, cell: int) -> None:
    """The pit where no map shows it: a yard of concrete."""
    box = plan.pit
    rect = pygame.Rect(round(box.left * cell), round(box.top * cell), round(box.width * cell), round(box.height * cell))
    pygame.draw.rect(surface, _CONCRETE, rect)
    pygame.draw.rect(surface, OUTLINE, rect, max(2, cell // 14), border_radius=max(2, cell // 8))


def _draw_door(surface: pygame.Surface, plan: Plan, cell: int, number: int) -> None:
    """A gate of yellow chalk from a door's square to the pit."""
    start, end = door_start(plan, number) * cell, door_end(plan, number) * cell
    way = end - start
    if not way.length():
        return
    gate = max(5.0, plan.square * cell * 0.34)
    across = way.normalize().rotate(90) * gate
    pygame.draw.line(surface, SIGN, start - across, end - across, max(2, cell // 14))
    pygame.draw.line(surface, SIGN, start + across, end + across, max(2, cell // 14))
    pygame.draw.line(surface, SIGN, end - across, end + across, max(3, cell // 9))
