"""Where everything of a track lies on the board, in cells of its map: centres, headings, borders of squares."""

from math import atan2, degrees, hypot
from typing import Final

import pygame

from game.files.tiled_picture import MapPicture
from game.games.lunatix.track import LunatixTrack
from game.tables.lunatix.cells import square_cells

Point = tuple[float, float]

_PLAIN_CELL: Final = 64
"""The size of a map's cell in its pixels where no map is known."""
_MARGIN: Final = 2


class Plan:
    """The geometry of one track. A centre's cell is its place in map pixels by the size of the map's tiles.

    `columns` and `rows` are those of the map; `extent` the part of it that matters, in cells; `square` the
    length of a typical square, `lane` the width of a lane.
    """

    def __init__(self, track: LunatixTrack, picture: MapPicture | None) -> None:
        self.track = track
        across = 2 * (picture.tile_width if picture else _PLAIN_CELL)
        down = 2 * (picture.tile_height if picture else _PLAIN_CELL)
        self._across, self._down = across, down
        self.centres: tuple[Point, ...] = tuple((x / across, y / down) for x, y in track.centres)
        farthest_x = max(x for x, _ in self.centres) + _MARGIN
        farthest_y = max(y for _, y in self.centres) + _MARGIN
        self.columns = picture.columns if picture else int(farthest_x) + 1
        self.rows = picture.rows if picture else int(farthest_y) + 1
        left = max(0, int(min(x for x, _ in self.centres) - _MARGIN))
        top = max(0, int(min(y for _, y in self.centres) - _MARGIN))
        right, bottom = min(self.columns, int(farthest_x) + 1), min(self.rows, int(farthest_y) + 1)
        self.extent = pygame.Rect(left, top, right - left, bottom - top)
        self.lanes = tuple(lane for lane, count in enumerate(track.lanes, 1) for _ in range(count))
        self.square = sum(
            _length(self.centres[here], self.centres[ways.front]) for here, ways in enumerate(track.ahead)
        ) / len(self.centres)
        self.lane = self._lane_width()
        self.headings = (self._headings(is_clockwise=False), self._headings(is_clockwise=True))
        self.borders = tuple(tuple(self._cell(corner) for corner in cell) for cell in square_cells(track))

    def point(self, x: int, y: int) -> Point:
        """A point given in half pixels of the map, in cells."""
        return self._cell((x, y))

    @property
    def pit(self) -> pygame.FRect:
        """The pit; as large as two squares where the map has only a point for it."""
        x, y, width, height = self.track.pit
        left, top = self.point(x, y)
        across, down = self.point(width, height)
        box = pygame.FRect(left, top, across, down)
        if across < self.square or down < self.lane:
            box = box.inflate(max(0.0, 3 * self.square - across), max(0.0, 1.6 * self.lane - down))
        return box

    @property
    def finish(self) -> tuple[Point, Point]:
        """The ends of the line."""
        ax, ay, bx, by = self.track.finish
        return self.point(ax, ay), self.point(bx, by)

    def berth(self, number: int) -> Point:
        """Where the car that came into the pit as that number, from 0, stands."""
        box = self.pit
        across = max(1, int(box.width // self.square))
        column, row = number % across, number // across
        step = box.width / across
        return box.left + step * (column + 0.5), box.top + box.height * 0.5 + row * self.lane * 0.7

    def _cell(self, point: Point) -> Point:
        return point[0] / self._across, point[1] / self._down

    def _headings(self, *, is_clockwise: bool) -> tuple[float, ...]:
        """Degrees clockwise from east of a car on each square."""
        ahead, behind = self.track.ahead, self.track.astern
        found = []
        for square in range(self.track.size):
            x0, y0 = self.centres[behind[square].front]
            x1, y1 = self.centres[ahead[square].front]
            heading = degrees(atan2(y1 - y0, x1 - x0))
            found.append(heading + 180 if is_clockwise else heading)
        return tuple(found)

    def _lane_width(self) -> float:
        """The distance of the first square's centre from the next lane's line."""
        here = pygame.Vector2(self.centres[0])
        first = self.track.firsts()[1]
        lane = [pygame.Vector2(self.centres[square]) for square in range(first, first + self.track.lanes[1])]
        return min(_from_segment(here, a, b) for a, b in zip(lane, [*lane[1:], lane[0]], strict=True))


def _length(a: Point, b: Point) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


def _from_segment(point: pygame.Vector2, a: pygame.Vector2, b: pygame.Vector2) -> float:
    way = b - a
    share = max(0.0, min(1.0, (point - a).dot(way) / max(1e-9, way.length_squared())))
    return (point - (a + way * share)).length()
