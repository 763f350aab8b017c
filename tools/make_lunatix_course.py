"""A loop as straights and bends: from counts of squares to a closed centre line and the lanes beside it.

All lengths are in squares of a straight, y down, cars driving counter-clockwise. A lane is 2 / pi wide,
so that a bend of 90 degrees gives each lane outward one square more, and every lane whole squares.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

LANE: Final = 2 / math.pi
"""Width of a lane."""

LATER: Final = 0.25
"""By how much of a square curves begin and end after their bends, and the line after its square: no centre is there."""

_MOST_STRETCH: Final = 0.12

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Part:
    """A straight (`turn` 0) or a bend: degrees to the left, and squares of the centre line, on a bend for 90 degrees.

    `safe` holds a bend's safe speeds by lane; bends in a row without any but the first's are one curve.
    `length` of a straight is its squares, stretched a little so that the loop closes.
    """

    squares: float
    turn: float = 0
    safe: tuple[int, ...] = ()
    length: float = 0

    def count(self, off: float) -> float:
        """Squares of a lane, `off` lane widths to the right of the centre line."""
        if not self.turn:
            return self.squares
        return (self.squares + off * math.copysign(1, self.turn)) * abs(self.turn) / 90


def straight(squares: int) -> Part:
    """A straight."""
    return Part(squares, length=squares)


def left(squares: float, *safe: int, turn: float = 90) -> Part:
    """A left-hand bend."""
    return Part(squares, turn, safe)


def right(squares: float, *safe: int, turn: float = 90) -> Part:
    """A right-hand bend."""
    return Part(squares, -turn, safe)


@dataclass(frozen=True, slots=True)
class Leg:
    """A part where it lies: its first point on the centre line and the heading there, in degrees, 90 is up."""

    part: Part
    start: Point
    heading: float

    def at(self, share: float, off: float) -> Point:
        """The point a share of the part along, `off` lane widths to the right of the centre line."""
        (x, y), turned = self.start, self.part.turn * share
        ahead, side = _direction(self.heading), _direction(self.heading - 90)
        if not self.part.turn:
            along, across = self.part.length * share, off * LANE
            return x + ahead[0] * along + side[0] * across, y + ahead[1] * along + side[1] * across
        radius = self.part.squares * LANE
        to_left = math.copysign(1, self.part.turn)
        middle_x, middle_y = x - side[0] * radius * to_left, y - side[1] * radius * to_left
        out = _direction(self.heading - 90 * to_left + turned)
        far = radius + off * LANE * to_left
        return middle_x + out[0] * far, middle_y + out[1] * far


class Course:
    """A closed loop of parts, its first part the finish straight, which leads to the right."""

    def __init__(self, lanes: int, parts: Sequence[Part]) -> None:
        self.lanes = lanes
        self.legs = tuple(_laid(_closed(parts)))

    def off(self, lane: int) -> float:
        """Lane widths from the centre line to a lane's middle, to the right."""
        return lane - (self.lanes + 1) / 2

    def squares(self, lane: int) -> int:
        """Squares of a lane."""
        return round(sum(leg.part.count(self.off(lane)) for leg in self.legs))

    def centres(self, lane: int) -> list[Point]:
        """The middle of every square of a lane: lanes of even number lie half a square ahead, like bricks."""
        ahead = 0.5 if lane % 2 else 1.0
        return [self._along(self.off(lane), number + ahead) for number in range(self.squares(lane))]

    def across(self, squares: float, overhang: float = 0) -> tuple[Point, Point]:
        """A line over the road, from its left to its right edge, so many squares of the centre line after the start."""
        edge = self.lanes / 2 + overhang
        number, share = self._leg(0, squares)
        return self.legs[number].at(share, -edge), self.legs[number].at(share, edge)

    def edge(self, off: float, first: float, last: float, steps: int) -> list[Point]:
        """Points beside the centre line, from one place along it to another."""
        places = (first + (last - first) * step / steps for step in range(steps + 1))
        return [self.beside(place, off) for place in places]

    def beside(self, squares: float, off: float) -> Point:
        """The point so many squares along the centre line, `off` lane widths to its right."""
        number, share = self._leg(0, squares)
        return self.legs[number].at(share, off)

    @cached_property
    def length(self) -> float:
        """Squares of the centre line."""
        return sum(leg.part.count(0) for leg in self.legs)

    def curves(self) -> Iterator[tuple[float, float, tuple[int, ...]]]:
        """From where to where along the centre line each curve lies, and its safe speeds by lane."""
        done = 0.0
        found: list[tuple[float, float, tuple[int, ...]]] = []
        for leg in self.legs:
            end = done + leg.part.count(0)
            if leg.part.safe:
                found.append((done + LATER, end + LATER, leg.part.safe))
            elif leg.part.turn:
                first, _, safe = found.pop()
                found.append((first, end + LATER, safe))
            done = end
        yield from found

    def _along(self, off: float, squares: float) -> Point:
        number, share = self._leg(off, squares)
        return self.legs[number].at(share, off)

    def _leg(self, off: float, squares: float) -> tuple[int, float]:
        """The part in which a place along a lane lies, and the share of it that is behind."""
        counts = [leg.part.count(off) for leg in self.legs]
        squares %= sum(counts)
        for number, count in enumerate(counts):
            if squares <= count:
                return number, squares / count
            squares -= count
        return 0, 0.0


def _direction(degrees: float) -> Point:
    angle = math.radians(degrees)
    return math.cos(angle), -math.sin(angle)


def _laid(parts: Sequence[Part]) -> Iterator[Leg]:
    at, heading = (0.0, 0.0), 0.0
    for part in parts:
        leg = Leg(part, at, heading)
        yield leg
        at, heading = leg.at(1, 0), heading + part.turn


def _closed(parts: Sequence[Part]) -> Sequence[Part]:
    """The parts with straights stretched, each by the same share, so that the end meets the start."""
    assert sum(part.turn for part in parts) == 360
    legs = list(_laid(parts))
    end = legs[-1].at(1, 0)
    shares = []
    for axis, gap in enumerate(end):
        along = sum(leg.part.length for leg in legs if abs(_direction(leg.heading)[axis]) > 0.5)
        assert abs(gap) <= _MOST_STRETCH * along + 1e-9, f"the loop is {gap:.2f} squares open"
        share = gap / along if along else 0.0
        shares.append(share)
    return [
        replace(
            leg.part,
            length=leg.part.length * (1 - sum(s * d for s, d in zip(shares, _direction(leg.heading), strict=True))),
        )
        for leg in legs
    ]
