"""The best way over the next squares: every path that a car may drive this turn, valued once a square."""

from collections.abc import Mapping
from math import inf
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.games.lunatix.board import FARTHEST, Board
from game.games.lunatix.open_road import OpenRoad
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
        self.traffic = traffic
        self._board = board
        self._known: dict[tuple[Square, int], float] = {}
        self._owing: dict[tuple[Square, int], float] = {}

    def value(self, square: Square, left: int, *, owes: bool = False) -> float:
        """What a car on a square with so many squares left can still make of the turn; `owes`: a ram is due."""
        if owes:
            return self._value_owing(square, left)
        if left <= 0:
            return self.road.leaf[square]
        squares = self.traffic.squares
        if not squares or (left <= FARTHEST and not squares & self._board.within(False, square, left)):
            return self.road.value(square, left)
        found = self._known.get((square, left))
        return self._best(square, left) if found is None else found

    def step(self, square: Square, end: Square, left: int, *, owes: bool) -> float:
        """What a step to the square `end`, which is free, and all after it is worth, with `left` steps to go."""
        way = next(way for way in self.road.ways(square) if way.end == end)
        worth = way.worth - self.traffic.dear.get(end, 0.0)
        return worth + (self.road.win if way.is_win else self.value(end, left - 1, owes=owes))

    def _best(self, square: Square, left: int) -> float:
        """`value` where something may be in the way. Written out: most of a driver's time is spent here."""
        barred, dear, squares, _, blocked = self.traffic
        road, known, within = self.road, self._known, self._board.within
        rest = left - 1
        best = road.entering.get(square, -inf)
        is_blocked = True
        for end, worth, is_win in road.ways(square):
            if barred >> end & 1:
                continue
            is_blocked = False
            if is_win:
                value = worth + road.win
            elif not rest:
                value = worth + road.leaf[end]
            elif rest <= FARTHEST and not squares & within(False, end, rest):
                value = worth + road.value(end, rest)
            else:
                found = known.get((end, rest))
                value = worth + (self._best(end, rest) if found is None else found)
            if squares >> end & 1:
                value -= dear.get(end, 0.0)
            best = max(best, value)
        if is_blocked:
            best = max(best, blocked + road.leaf[square])
        known[square, left] = best
        return best

    def _value_owing(self, square: Square, left: int) -> float:
        found = self._owing.get((square, left))
        if found is None:
            found = self._owing[square, left] = self._best_owing(square, left)
        return found

    def _best_owing(self, square: Square, left: int) -> float:
        """The best way to the ram that is due, and on from there."""
        traffic, road = self.traffic, self.road
        leaf = road.leaf[square]
        targets = traffic.prey.get(square, ())
        values = [prey.gain + (leaf if prey.is_front else self.value(square, left)) for prey in targets]
        if left <= 0:
            return max(values, default=leaf - UNPAID)
        ends = [way.end for way in road.ways(square) if not traffic.barred >> way.end & 1]
        values += [self.step(square, end, left, owes=True) for end in ends]
        return max(values, default=leaf) if ends else max([*values, traffic.blocked + leaf])
