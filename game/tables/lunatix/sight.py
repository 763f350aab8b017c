"""What of the board must be seen: the car on turn with the squares ahead of it, or all cars; and what a click hits."""

from collections.abc import Sequence
from typing import Final

from game.core.rules import Seat
from game.games.lunatix.track import NOWHERE, Square
from game.tables.camera import Cell
from game.tables.lunatix.cues import place_of
from game.tables.lunatix.plan import Plan, Point
from game.tables.lunatix.story import Story

_MOST_AHEAD: Final = 4
_LEAST_AHEAD: Final = 3
"""So many squares ahead of a car are kept in sight, by its speed."""

_REACH: Final = 0.6
"""A click counts for a square within this part of a square's length."""


def cells_ahead(plan: Plan, story: Story, seat: Seat) -> tuple[Cell, ...]:
    """Where a car is and the squares ahead of it."""
    run = story.runs[seat]
    points: list[Point] = [place_of(plan, story, seat)]
    square = run.place_square
    ways = plan.track.astern if run.is_clockwise else plan.track.ahead
    for _ in range(min(_MOST_AHEAD, max(_LEAST_AHEAD, run.speed // 10))):
        if square == NOWHERE:
            break
        square = ways[square].front
        points.append(plan.centres[square])
    return tuple((int(x), int(y)) for x, y in points)


def cells_of(plan: Plan, squares: Sequence[Square]) -> tuple[Cell, ...]:
    """The cells in which some squares have their middle."""
    return tuple((int(plan.centres[square][0]), int(plan.centres[square][1])) for square in squares)


def cells_of_all(plan: Plan, story: Story) -> tuple[Cell, ...]:
    """Where all cars are that still run."""
    seats = [seat for seat, run in enumerate(story.runs) if run.is_running]
    points = [place_of(plan, story, seat) for seat in seats]
    return tuple((int(x), int(y)) for x, y in points)


def middle(cells: Sequence[Cell]) -> tuple[float, float] | None:
    """The middle of some cells; None for none."""
    if not cells:
        return None
    return sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells)


def square_at(plan: Plan, point: Point) -> Square | None:
    """The square of the track at a point of the board, in cells."""
    x, y = point
    nearest = min(
        range(plan.track.size),
        key=lambda square: (plan.centres[square][0] - x) ** 2 + (plan.centres[square][1] - y) ** 2,
    )
    cx, cy = plan.centres[nearest]
    return nearest if max(abs(cx - x), abs(cy - y)) <= plan.square * _REACH else None
