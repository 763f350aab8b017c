"""Which way the race goes: arrows on the road by the start, for those who drive it for the first time."""

from collections.abc import Sequence
from math import floor
from typing import Final, NamedTuple

import pygame

from game.games.racetrack.board import Board
from game.games.racetrack.track import Cell, Course, Track
from game.tables.camera import Framing
from game.tables.racetrack.road_ahead import UNKNOWN, RoadAhead
from game.ui import svg
from game.ui.theme import OUTLINE

_FROM_LINE: Final = (-3.0, 2.5)
"""How far before and after the finish of a circuit the arrows lie, in cells."""
_FROM_START: Final = 4
"""How many steps from the first start place the arrow of a sprint lies."""
_SIZE: Final = 1.6
_LINE: Final = '<path d="M14 20 L40 50 L14 80 M50 20 L76 50 L50 80" fill="none" stroke-linecap="round" '
_CHEVRONS: Final = (
    f'{_LINE}stroke="{svg.web(OUTLINE)}" stroke-width="19"/>'
    f'{_LINE}stroke="{svg.web((0xED, 0xAE, 0x49))}" stroke-width="10"/>'
)
"""To the east."""


class WayMark(NamedTuple):
    """An arrow: its middle in cells from the board's corner, and its direction."""

    x: float
    y: float
    direction: tuple[float, float]


def way_marks(board: Board, road_ahead: RoadAhead) -> tuple[WayMark, ...]:
    """Before and after the finish of a circuit, and ahead of the start of a sprint; only on the road."""
    track = board.track
    if track.course is Course.SPRINT:
        return _from_start(board, road_ahead)
    gate = track.finish
    middle = pygame.Vector2((gate.ax + gate.bx) / (4 * track.tile_width), (gate.ay + gate.by) / (4 * track.tile_height))
    ahead = pygame.Vector2(gate.by - gate.ay, gate.ax - gate.bx).normalize()
    places = (middle + ahead * cells for cells in _FROM_LINE)
    return tuple(WayMark(at.x, at.y, (ahead.x, ahead.y)) for at in places if track.is_road(floor(at.x), floor(at.y)))


def draw_way(surface: pygame.Surface, framing: Framing, marks: Sequence[WayMark]) -> None:
    """The arrows on the board."""
    size = round(framing.cell * _SIZE)
    picture = svg.raster(_CHEVRONS, size, size, (100, 100))
    for mark in marks:
        turned = pygame.transform.rotate(picture, -pygame.Vector2(1, 0).angle_to(mark.direction))
        x, y = framing.corner(mark.x, mark.y)
        surface.blit(turned, turned.get_rect(center=(round(x), round(y))))


def _from_start(board: Board, road_ahead: RoadAhead) -> tuple[WayMark, ...]:
    """Some steps down the shortest way from the first start place to the first gate."""
    gate = board.next_gate(0)
    way = [board.track.starts[0]]
    for _ in range(_FROM_START + 1):
        way.append(min(_around(board.track, way[-1]), key=lambda cell: road_ahead.steps(gate, cell)))
    before, here, after = way[-3:]
    if road_ahead.steps(gate, here) == UNKNOWN or before == after:
        return ()
    return (WayMark(here[0] + 0.5, here[1] + 0.5, (after[0] - before[0], after[1] - before[1])),)


def _around(track: Track, cell: Cell) -> list[Cell]:
    """The road around a cell, straight steps first."""
    steps = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))
    return [cell, *((cell[0] + x, cell[1] + y) for x, y in steps if track.is_road(cell[0] + x, cell[1] + y))]
