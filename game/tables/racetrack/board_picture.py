"""The track as it lies on the table, without cars: from its map, or drawn from its cells, at the sizes in use."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import hypot
from typing import Final

import pygame

from game.files.tiled_picture import MapPicture
from game.games.racetrack.track import Gate, Track
from game.tables.map_picture import bake_map
from game.tables.racetrack.paper import on_graph_paper
from game.ui import draw, text
from game.ui.theme import GRAPH, OUTLINE, Colour, shade

ROAD: Final[Colour] = (0xF4, 0xF1, 0xE4)
KERB_WHITE: Final[Colour] = (0xFF, 0xFF, 0xFF)
RED_PENCIL: Final[Colour] = (0xD1, 0x49, 0x5B)
_KEPT_SIZES: Final = 2


@dataclass(frozen=True, slots=True)
class _RoadStyle:
    """How a road is drawn from its cells; parts are of a cell."""

    road: Colour
    grid: Colour
    spot: Colour
    spot_part: float
    kerb_part: float


_PLAIN: Final = _RoadStyle(ROAD, (0xC3, 0xD3, 0xDC), (0x8A, 0xA3, 0xB4), 1 / 16, 1 / 7)
_STRONG: Final = _RoadStyle((0xFF, 0xFD, 0xF5), (0xA4, 0xAE, 0xB6), (0x2B, 0x33, 0x3B), 1 / 9, 1 / 5)
_DIMMED: Final[Colour] = (0x48, 0x4C, 0x54)
"""What a map's colours are multiplied by beneath a strong road."""


class BoardPicture:
    """Paints the board at a cell size, once a size; the surfaces are shared: do not draw on them."""

    def __init__(
        self, track: Track, picture: MapPicture | None, ground: Colour, *, is_contrast_high: bool = False
    ) -> None:
        """`ground` is the colour of the paper: that of graph paper turns shipped maps into drawings on it.

        With high contrast the map is dimmed, and the road is drawn over it from its cells.
        """
        self._is_contrast_high = is_contrast_high
        self._track = track
        self._picture = picture
        self._ground = ground
        self._sizes: dict[int, pygame.Surface] = {}

    def prepare(self, cells: Iterable[int]) -> None:
        """Paint the board at these sizes now, so that no frame has to: two at most are kept."""
        for cell in cells:
            self.at(cell)

    def at(self, cell: int) -> pygame.Surface:
        """The board with cells `cell` pixels wide."""
        if cell not in self._sizes:
            while len(self._sizes) >= _KEPT_SIZES:
                del self._sizes[next(iter(self._sizes))]
            self._sizes[cell] = self._painted(cell)
        return self._sizes[cell]

    def _painted(self, cell: int) -> pygame.Surface:
        if self._picture is None:
            surface = _sheet(self._track, cell, self._ground)
        else:
            repaint = on_graph_paper if self._ground == GRAPH.ground else None
            surface = bake_map(self._picture, cell, repaint)
        if self._is_contrast_high:
            surface.fill(_DIMMED, special_flags=pygame.BLEND_RGB_MULT)
            _draw_road(surface, self._track, cell, _STRONG)
        elif self._picture is None:
            _draw_road(surface, self._track, cell, _PLAIN)
        draw_gates(surface, self._track, cell)
        return surface


def road_extent(track: Track) -> pygame.Rect:
    """The part of the board that matters, in cells: the road, with a cell around it."""
    road = track.road
    rows = [y for y in range(track.height) if 1 in road[y * track.width : (y + 1) * track.width]]
    columns = [x for x in range(track.width) if 1 in road[x :: track.width]]
    rect = pygame.Rect(columns[0], rows[0], columns[-1] + 1 - columns[0], rows[-1] + 1 - rows[0])
    return rect.inflate(2, 2)


def draw_gates(surface: pygame.Surface, track: Track, cell: int) -> None:
    """The finish as a chequered band, checkpoints as numbered red dashes, on a board with such cells."""
    for number, gate in enumerate(track.checkpoints, 1):
        a, b = _ends(gate, track, cell)
        draw.dashes(surface, RED_PENCIL, a, b, max(2, cell // 9), max(4, cell // 3), max(4, cell // 4))
        size = max(13, round(cell * 0.62))
        middle = pygame.Vector2(a).lerp(b, 0.0) + (pygame.Vector2(a) - b).normalize() * size * 0.8
        draw.dot(surface, KERB_WHITE, RED_PENCIL, (middle.x, middle.y), size * 0.62, max(1.5, cell / 14))
        label = text.picture(str(number), round(size * 0.86), OUTLINE, is_bold=True)
        surface.blit(label, label.get_rect(center=(round(middle.x), round(middle.y))))
    _chequer(surface, *_ends(track.finish, track, cell), cell)


def _ends(gate: Gate, track: Track, cell: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """A gate's ends in pixels of a board with such cells."""
    across, down = cell / (2 * track.tile_width), cell / (2 * track.tile_height)
    return (gate.ax * across, gate.ay * down), (gate.bx * across, gate.by * down)


def _chequer(surface: pygame.Surface, a: tuple[float, float], b: tuple[float, float], cell: int) -> None:
    """Two rows of squares along a line."""
    start, way = pygame.Vector2(a), pygame.Vector2(b) - a
    if way.length() == 0:
        return
    along = way.normalize()
    side = pygame.Vector2(-along.y, along.x)
    count = max(2, round(way.length() / (cell * 0.25)))
    step = way.length() / count
    half = step
    corners = [start + side * half, start + way + side * half, start + way - side * half, start - side * half]
    pygame.draw.polygon(surface, KERB_WHITE, corners)
    for number in range(count):
        near = start + along * step * number
        shift = side * half if number % 2 == 0 else -side * half
        square = [near, near + along * step, near + along * step + shift, near + shift]
        pygame.draw.polygon(surface, OUTLINE, square)
    for one, other in ((corners[0], corners[1]), (corners[2], corners[3])):
        pygame.draw.line(surface, OUTLINE, one, other, max(1, cell // 16))


def _sheet(track: Track, cell: int, ground: Colour) -> pygame.Surface:
    """The paper of a board without a map."""
    surface = pygame.Surface((track.width * cell, track.height * cell))
    surface = surface.convert() if pygame.display.get_surface() else surface
    _paper(surface, cell, ground)
    return surface


def _draw_road(surface: pygame.Surface, track: Track, cell: int, style: _RoadStyle) -> None:
    """Road, spots, kerbs and start places from the cells alone."""
    road = [(x, y) for y in range(track.height) for x in range(track.width) if track.is_road(x, y)]
    for x, y in road:
        surface.fill(style.road, (x * cell, y * cell, cell, cell))
    for x, y in road:
        middle_x, middle_y = x * cell + cell // 2, y * cell + cell // 2
        if track.is_road(x + 1, y):
            pygame.draw.line(surface, style.grid, (middle_x, middle_y), (middle_x + cell, middle_y))
        if track.is_road(x, y + 1):
            pygame.draw.line(surface, style.grid, (middle_x, middle_y), (middle_x, middle_y + cell))
    radius = max(1.0, cell * style.spot_part)
    for x, y in road:
        draw.dot(surface, style.spot, style.spot, (x * cell + cell // 2, y * cell + cell // 2), radius, 0)
    _kerbs(surface, track, cell, road, max(2, round(cell * style.kerb_part)))
    for place, (x, y) in enumerate(track.starts, 1):
        _start_mark(surface, x * cell, y * cell, cell, place, style.spot)


def _paper(surface: pygame.Surface, cell: int, ground: Colour) -> None:
    surface.fill(ground)
    ink = shade(ground, (0xFF, 0xFF, 0xFF), 0.1) if sum(ground) < 384 else shade(ground, (0x30, 0x50, 0x70), 0.12)
    width, height = surface.get_size()
    for number in range(width // cell + 1):
        pygame.draw.line(surface, ink, (number * cell, 0), (number * cell, height), 1 + (number % 5 == 0))
    for number in range(height // cell + 1):
        pygame.draw.line(surface, ink, (0, number * cell), (width, number * cell), 1 + (number % 5 == 0))


def _kerbs(surface: pygame.Surface, track: Track, cell: int, road: list[tuple[int, int]], wide: int) -> None:
    """Red and white along every border between road and not-road, two dashes a cell, dark on both sides."""
    rim = max(1, cell // 14)
    sides = (((1, 0), (1, 0, 1, 1)), ((-1, 0), (0, 0, 0, 1)), ((0, 1), (0, 1, 1, 1)), ((0, -1), (0, 0, 1, 0)))
    edges = [
        ((x + ax) * cell, (y + ay) * cell, (x + bx) * cell, (y + by) * cell)
        for x, y in road
        for (dx, dy), (ax, ay, bx, by) in sides
        if not track.is_road(x + dx, y + dy)
    ]
    for left, top, right, bottom in edges:
        band = pygame.Rect(left, top, right - left, bottom - top).inflate(wide + 2 * rim, wide + 2 * rim)
        surface.fill(OUTLINE, band)
    for left, top, right, bottom in edges:
        surface.fill(KERB_WHITE, pygame.Rect(left, top, right - left, bottom - top).inflate(wide, wide))
    for left, top, right, bottom in edges:
        length = hypot(right - left, bottom - top) / 2
        red = pygame.Rect(left, top, round(length) if right > left else 0, round(length) if bottom > top else 0)
        surface.fill(RED_PENCIL, red.inflate(0 if right > left else wide, 0 if bottom > top else wide))


def _start_mark(surface: pygame.Surface, left: int, top: int, cell: int, place: int, ink: Colour) -> None:
    """A bracket around a start spot with its number."""
    inner = pygame.Rect(left, top, cell, cell).inflate(-cell // 4, -cell // 4)
    pygame.draw.rect(surface, ink, inner, max(1, cell // 14), border_radius=max(1, cell // 8))
    if cell >= 18:
        label = text.picture(str(place), max(8, cell // 3), ink, is_bold=True)
        surface.blit(label, label.get_rect(bottomright=inner.move(-1, 0).bottomright))
