"""What the camera is to show: a car with the spots ahead of it, cars whose finish is judged, the whole track."""

from typing import Final

import pygame

from game.core.rules import Seat
from game.games.racetrack.state import RoundEnded
from game.games.racetrack.track import Cell, Track
from game.tables.racetrack.board_picture import road_extent
from game.tables.racetrack.story import Story

_LOOK_AHEAD: Final = 1.6
"""The middle of the close view lies so many moves ahead of the car."""
_MOST_MARGIN: Final = 1.5
"""A map's sheet belongs to the whole view unless it is so many times as large as the road."""


def ahead(story: Story, track: Track, seat: Seat) -> tuple[Cell, ...]:
    """Where a car is and where it may be after its next move; all starts while it has no place."""
    run = story.runs[seat]
    if run.spot is None:
        return track.starts
    x, y = run.spot
    corners = [(x + run.vx + dx, y + run.vy + dy) for dx in (-1, 1) for dy in (-1, 1)]
    return ((x, y), *corners)


def in_front(story: Story, seat: Seat) -> tuple[float, float] | None:
    """What lies in front of a car, in cells from the board's corner."""
    run = story.runs[seat]
    if run.spot is None:
        return None
    return run.spot[0] + 0.5 + run.vx * _LOOK_AHEAD, run.spot[1] + 0.5 + run.vy * _LOOK_AHEAD


def finishers(story: Story, event: RoundEnded) -> tuple[Cell, ...]:
    """Where the cars stand that finished in a round."""
    spots = (story.runs[seat].spot for group in event.ranked for seat in group)
    return tuple(spot for spot in spots if spot is not None)


def whole_extent(track: Track, *, has_map: bool) -> pygame.Rect:
    """What whole means, in cells: the map's sheet, unless it lies far around the road; without a map the road."""
    road, sheet = road_extent(track), pygame.Rect(0, 0, track.width, track.height)
    is_near = sheet.width <= road.width * _MOST_MARGIN and sheet.height <= road.height * _MOST_MARGIN
    return sheet if has_map and is_near else road
