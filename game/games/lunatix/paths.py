"""The best way over the next squares: every path that a car may drive this turn, valued once a square."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.games.lunatix.board import FARTHEST, Board
from game.games.lunatix.open_road import OpenRoad, Way
from game.games.lunatix.track import Square

UNPAID: Final = 60.0
"""What it costs to plan past a ram that is due: steps away from every target are not legal while there is one."""


class Prey(NamedTuple):
    """A car that can be rammed from some square: what that is worth, and whether it ends the move."""

    seat: Seat
    gain: float
    is_front: bool


class Traffic(NamedTuple):
    """What is in the way on the road: squares that are `barred` and those that are `dear`, as bits and by price.

    `prey` has the targets by square while a ram is due, `blocked` the worth of an involuntary ram.
    """

    barred: int
    dear: Mapping[Square, float]
    squares: int
    prey: Mapping[Square, list[Prey]]
    blocked: float


class Paths:
    """Values of squares at one speed in some traffic, found when asked for and kept."""

    def __init__(self, road: OpenRoad, traffic: Traffic, board: Board) -> None:
        self.road = road
        self._traffic = traffic
        self._board = board
        self._known: dict[tuple[Square, int, bool], float] = {}

    def value(self, square: Square, left: int, *, owes: bool = False) -> float:
        """What a car on a square with so many squares left can still make of the turn; `owes`: a ram is due."""
        if not owes and left <= FARTHEST:
            squares = self._traffic.squares
            if left <= 0 or not squares or not squares & self._board.within(False, square, left):
                return self.road.value(square, left)
        key = (square, left, owes)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._best(square, left, owes=owes)
        return found

    def step(self, square: Square, end: Square, left: int, *, owes: bool) -> float:
        """What a step to the square `end`, which is free, and all after it is worth, with `left` steps to go."""
        way = next(way for way in self.road.ways(square) if way.end == end)
        return self._step(way, left, owes=owes)

    def _step(self, way: Way, left: int, *, owes: bool) -> float:
        worth = way.worth - self._traffic.dear.get(way.end, 0.0)
        return worth + (self.road.win if way.is_win else self.value(way.end, left - 1, owes=owes))

    def _best(self, square: Square, left: int, *, owes: bool) -> float:
        traffic, road = self._traffic, self.road
        leaf = road.leaf[square]
        targets = traffic.prey.get(square, ()) if owes else ()
        values = [prey.gain + (leaf if prey.is_front or left <= 0 else self.value(square, left)) for prey in targets]
        if left <= 0:
            return max(values) if values else leaf - (UNPAID if owes else 0.0)
        if square in road.entering and not owes:
            values.append(road.entering[square])
        is_blocked = True
        for way in road.ways(square):
            if not traffic.barred >> way.end & 1:
                is_blocked = False
                values.append(self._step(way, left, owes=owes))
        if is_blocked:
            values.append(traffic.blocked + leaf)
        return max(values)
