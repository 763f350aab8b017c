"""The shipped loops: their parts, where line, starts and doors lie, and how each becomes a map's objects."""

from dataclasses import dataclass
from typing import Final

from make_lunatix_course import LATER, Course, left, right, straight
from make_lunatix_map import TILE, Box, Point, Shape, Value

SQUARE: Final = 128
"""Pixels along a square of a straight."""

_BESIDE: Final = 240
_ABOVE: Final = 430
_BELOW: Final = 270
"""Pixels between the road and the map's edges, at least: houses are tall, so there is most room above."""

_FULL_FIELD: Final = 6
_OVERHANG: Final = 0.35
"""Lane widths by which curves and the line reach beyond the road."""


@dataclass(frozen=True, slots=True)
class Loop:
    """One loop to be drawn. The line lies after square `line` of lane 1; doors are (square of lane 1, safe speed).

    The first door on each side is the basic one.
    """

    name: str
    title: str
    laps: int
    course: Course
    line: int = 5
    doors_before: tuple[tuple[int, int], ...] = ((2, 40), (3, 20))
    doors_after: tuple[tuple[int, int], ...] = ((7, 40), (8, 20))
    seed: int = 1


LOOPS: Final = (
    Loop(
        "the_loop",
        "The Loop",
        3,
        Course(
            3,
            [
                straight(9),
                left(5, 80, 100, 120),
                straight(3),
                left(3, 40, 60, 80),
                straight(10),
                left(4, 60, 80, 100),
                straight(3),
                left(4, 60, 80, 100),
            ],
        ),
    ),
    Loop(
        "allotment_dash",
        "Allotment Dash",
        3,
        Course(
            3,
            [
                straight(8),
                left(3, 40, 60, 80),
                straight(1),
                left(3, 40, 60, 80),
                straight(1),
                left(3, 60, 80, 60, turn=45),
                right(3),
                left(3, turn=45),
                straight(1),
                left(3, 40, 60, 80),
                straight(1),
                left(3, 40, 60, 80),
            ],
        ),
    ),
    Loop(
        "tram_bends",
        "Tram Bends",
        2,
        Course(
            3,
            [
                straight(9),
                left(3, 40, 60, 80),
                straight(1),
                right(3, 80, 60, 40),
                straight(1),
                left(3, 40, 60, 80),
                left(2, 20, 40, 60),
                straight(4),
                right(2, 60, 40, 20),
                left(3, 40, 60, 80),
                straight(4),
                left(3, 40, 60, 80),
                straight(3),
                right(3, 80, 60, 40),
                left(3, 40, 60, 80),
                straight(1),
                left(3, 40, 60, 80),
            ],
        ),
    ),
    Loop(
        "two_ponds",
        "Two Ponds",
        2,
        Course(
            4,
            [
                straight(8),
                right(2.5, 100, 80, 60, 40, turn=45),
                left(5.5, 60, 80, 100, 120, turn=270),
                right(2.5, 100, 80, 60, 40, turn=45),
                straight(8),
                right(2.5, 100, 80, 60, 40, turn=45),
                left(5.5, 60, 80, 100, 120, turn=270),
                right(2.5, 100, 80, 60, 40, turn=45),
            ],
        ),
        line=4,
        doors_before=((1, 40), (2, 20)),
        doors_after=((6, 40), (7, 20)),
    ),
)


BEGINNERS: Final = Loop(
    "loop",
    "New Loop",
    3,
    Course(3, [straight(10), left(4, 60, 80, 100), left(4), straight(10), left(4, 40, 60, 80), left(4)]),
)
"""What the command `new` gives a player to draw on from; without scenery."""


class Site:
    """A loop on its map: squares of the course become map pixels."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop
        self.course = loop.course
        edge = self.course.edge(self.course.lanes / 2, 0, self.course.length, 400)
        across, down = ([point[axis] * SQUARE for point in edge] for axis in (0, 1))
        self.columns = -int(-(max(across) - min(across) + 2 * _BESIDE) // TILE)
        self.rows = -int(-(max(down) - min(down) + _ABOVE + _BELOW) // TILE)
        self._left = self.columns * TILE / 2 - (max(across) + min(across)) / 2
        self._top = self.rows * TILE - _BELOW - max(down)

    def on_map(self, point: Point) -> Point:
        """A point of the course in map pixels."""
        return point[0] * SQUARE + self._left, point[1] * SQUARE + self._top

    def beside(self, squares: float, off: float) -> Point:
        """The point so many squares along the centre line, `off` lane widths to its right."""
        return self.on_map(self.course.beside(squares, off))

    def centres(self, lane: int) -> tuple[Point, ...]:
        """The centres of a lane's squares, the first of the finish straight first."""
        return tuple(map(self.on_map, self.course.centres(lane)))

    def line(self) -> tuple[Point, Point]:
        """The finish line, from the inside outwards."""
        first, last = self.course.across(self.loop.line + LATER, _OVERHANG)
        return self.on_map(first), self.on_map(last)

    def pit(self) -> Box:
        """The pit, along the inside of the finish straight."""
        inside = -self.course.lanes / 2
        first, last = self.loop.doors_before[0][0], self.loop.doors_after[-1][0]
        (left_, bottom), (right_, top) = self.beside(first - 1, inside - 0.35), self.beside(last, inside - 1.25)
        return Box("Pit", left_, top, right_ - left_, bottom - top)

    def doors(self) -> list[Shape]:
        """The pit's doors: from the middle of a square of lane 1 into the pit."""
        found = []
        inner, pit = self.centres(1), self.pit()
        for side, doors in (("before", self.loop.doors_before), ("after", self.loop.doors_after)):
            for number, (square, safe) in enumerate(doors):
                x, y = inner[square - 1]
                properties: dict[str, Value] = {"basic": number == 0, "safe_speed": safe, "side": side}
                points = ((x, y), (x, pit.top + pit.height * 0.7))
                found.append(Shape("PitDoor", points, f"{side} {number + 1}", properties=properties))
        return found

    def starts(self) -> list[Shape]:
        """Starts in rows behind the line, the inside of the front row first."""
        places = [
            self.centres(lane)[self.loop.line - row] for row in (1, 2) for lane in range(1, self.course.lanes + 1)
        ]
        return [
            Shape("Start", (centre,), f"place {place}", properties={"place": place})
            for place, centre in enumerate(places[:_FULL_FIELD], 1)
        ]

    def lanes(self) -> list[Shape]:
        """The lanes, inside first."""
        return [
            Shape("Lane", self.centres(lane), f"lane {lane}", is_closed=True, properties={"lane": lane})
            for lane in range(1, self.course.lanes + 1)
        ]

    def curves(self) -> list[Shape]:
        """The curves, a quarter of a square later than the bends, so that no centre lies on a border."""
        found = []
        off = self.course.lanes / 2 + _OVERHANG
        for number, (first, last, safe) in enumerate(self.course.curves(), 1):
            steps = max(4, round((last - first) * 3))
            inner, outer = (self.course.edge(side, first, last, steps) for side in (-off, off))
            points = tuple(map(self.on_map, [*outer, *reversed(inner)]))
            speeds = {f"safe_{lane}": speed for lane, speed in enumerate(safe, 1)}
            found.append(Shape("Curve", points, f"curve {number}", is_closed=True, properties=speeds))
        return found
