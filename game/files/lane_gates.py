"""What a loop needs besides its lanes, as a first draft: line, starts, pit with its doors, curves with safe speeds."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from game.files.lanes import FINE, LANE, LaidLanes
from game.files.tiled_objects import Point

_LATER: Final = 0.25
"""Squares after the beginning of the lanes, where no lane has the middle of a square."""

_OVERHANG: Final = 0.35
"""Lane widths by which curves and the line reach beyond the road."""

_STARTS: Final = 6
_PIT_REACH: Final = 4
"""Squares that the pit reaches before and after the line, at most."""

_PIT_NEAR: Final = 0.35
_PIT_FAR: Final = 1.25
"""Lane widths from the road to the pit's sides."""

_DOOR_SPEED: Final = 40
_STRAIGHT: Final = math.radians(8)
"""A road that turns less in a square is straight for the pit."""

_WIDEST: Final = 6.5
"""Squares of the innermost lane for a quarter turn, beyond which a bend needs no safe speed."""

_LEAST_TURN: Final = math.radians(30)
_SPEED_A_SQUARE: Final = 20


Value = int | bool | str


@dataclass(frozen=True, slots=True)
class Drawn:
    """An object for the map: a point, polyline, polygon, or a rectangle of a size turned clockwise about (x, y)."""

    kind: str
    name: str
    points: tuple[Point, ...]
    is_closed: bool = False
    size: tuple[float, float] | None = None
    rotation: float = 0
    """Degrees."""
    properties: Mapping[str, Value] = field(default_factory=dict)


class Draft:
    """Draws along laid lanes. `square` is the length of a square in map pixels."""

    def __init__(self, laid: LaidLanes, square: float) -> None:
        self._lanes, self._line = laid
        self._square = square
        self._lane = LANE * square
        self._edge = len(laid.lanes) / 2 * self._lane
        self._beyond = self._edge + _OVERHANG * self._lane

    def gates(self) -> list[Drawn]:
        """Finish, starts and pit where the lanes begin, which is within the first side of the centre line."""
        line = self._beside(_LATER, -self._beyond), self._beside(_LATER, self._beyond)
        return [Drawn("Finish", "finish", line), *self._starts(), *self._pit()]

    def curves(self) -> list[Drawn]:
        """Every bend that is not wide, the tighter the slower: 20 for each square but one of a quarter turn."""
        found: list[Drawn] = []
        for first, last, turn in self._bends():
            begin, end = self._clear(first), self._clear(last)
            count = 2 * (last - first)
            steps = [begin + (end - begin) * number / count for number in range(count + 1)]
            outer = [self._beside(step, self._beyond) for step in steps]
            inner = [self._beside(step, -self._beyond) for step in reversed(steps)]
            safe = {
                f"safe_{lane}": self._safe_speed(turn / (last - first), lane) for lane in range(1, len(self._lanes) + 1)
            }
            name = f"curve {len(found) + 1}"
            found.append(Drawn("Curve", name, (*outer, *inner), is_closed=True, properties=safe))
        return found

    def _starts(self) -> Iterator[Drawn]:
        """Rows behind the line, the inside of the front row first."""
        behind = [lane[-row] for row in range(1, _STARTS) for lane in self._lanes]
        for place, centre in enumerate(behind[:_STARTS], 1):
            yield Drawn("Start", f"start {place}", (centre,), properties={"place": place})

    def _pit(self) -> list[Drawn]:
        """Along the inside of the straight, with the basic door on either side of the line."""
        reach = self._straight()
        ahead_x, ahead_y = self._heading(0)
        middle_x, middle_y = self._line[0]
        far, near = (self._edge + width * self._lane for width in (_PIT_FAR, _PIT_NEAR))

        def at(along: float, inward: float) -> Point:
            return middle_x + along * ahead_x + inward * ahead_y, middle_y + along * ahead_y - inward * ahead_x

        size = 2 * reach * self._square, far - near
        turned = math.degrees(math.atan2(ahead_y, ahead_x))
        pit = Drawn("Pit", "pit", (at(-reach * self._square, far),), size=size, rotation=turned)
        doors = []
        for side, number in (("before", -reach), ("after", reach - 1)):
            centre = self._lanes[0][number]
            deep = (far + near) / 2 - self._edge + self._lane / 2
            inside = centre[0] + deep * ahead_y, centre[1] - deep * ahead_x
            properties: dict[str, Value] = {"basic": True, "safe_speed": _DOOR_SPEED, "side": side}
            doors.append(Drawn("PitDoor", f"door {side}", (centre, inside), properties=properties))
        return [pit, *doors]

    def _straight(self) -> int:
        """How many squares before and after the line are straight, within what a pit wants."""
        for reach in range(1, _PIT_REACH):
            if max(abs(self._turn(reach)), abs(self._turn(-reach - 1))) > _STRAIGHT:
                return reach
        return _PIT_REACH

    def _bends(self) -> Iterator[tuple[int, int, float]]:
        """Where bends begin and end, in squares of the centre line, and by how much they turn to the left."""
        first, turned = 0, 0.0
        for square in range(1, len(self._line) // FINE):
            turn = self._turn(square)
            is_bend = turn != 0 and self._quarter(turn, 1 if turn > 0 else len(self._lanes)) < _WIDEST
            if not is_bend or turn * turned < 0:
                if abs(turned) >= _LEAST_TURN:
                    yield first, square, turned
                turned = 0.0
            if is_bend:
                first = first if turned else square
                turned += turn
        if abs(turned) >= _LEAST_TURN:
            yield first, len(self._line) // FINE, turned

    def _clear(self, square: int) -> float:
        """Where a border across the road after so many squares is farthest from the middles of squares."""

        def room(along: float) -> float:
            x, y = self._beside(along, 0)
            ahead_x, ahead_y = self._heading(along)
            steps = (
                ((cx - x) * ahead_x + (cy - y) * ahead_y, (cy - y) * ahead_x - (cx - x) * ahead_y)
                for lane in self._lanes
                for cx, cy in lane
            )
            return min(abs(ahead) for ahead, aside in steps if abs(aside) < self._beyond)

        return max((square + _LATER + shift / FINE for shift in range(-FINE // 4, FINE // 4 + 1)), key=room)

    def _safe_speed(self, turn: float, lane: int) -> int:
        return max(_SPEED_A_SQUARE, _SPEED_A_SQUARE * (round(self._quarter(turn, lane)) - 1))

    def _quarter(self, turn: float, lane: int) -> float:
        """How many squares of a lane a quarter turn takes, where the centre line turns so much a square."""
        outward = (lane - (len(self._lanes) + 1) / 2) * LANE
        return (1 / abs(turn) + math.copysign(outward, turn * outward)) * math.pi / 2

    def _turn(self, square: int) -> float:
        """How far the centre line turns to the left from one square to the next, in radians."""
        (ax, ay), (bx, by) = self._heading(square + _LATER), self._heading(square + 1 + _LATER)
        return -math.atan2(ax * by - ay * bx, ax * bx + ay * by)

    def _heading(self, along: float) -> Point:
        """The way ahead so many squares along the centre line, one long."""
        number = round(along * FINE)
        count = len(self._line)
        (ax, ay), (bx, by) = self._line[(number - 2) % count], self._line[(number + 2) % count]
        length = math.dist((ax, ay), (bx, by)) or 1.0
        return (bx - ax) / length, (by - ay) / length

    def _beside(self, along: float, off: float) -> Point:
        """The point so many squares along the centre line, `off` pixels to its right, which is outward."""
        x, y = self._line[round(along * FINE) % len(self._line)]
        ahead_x, ahead_y = self._heading(along)
        return x - ahead_y * off, y + ahead_x * off
