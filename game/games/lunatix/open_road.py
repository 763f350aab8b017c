"""What squares are worth to a car that has the road to itself for the rest of its turn, found once for many turns."""

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import Final, NamedTuple

from game.games.lunatix.pace import Pace
from game.games.lunatix.track import Square

WIN: Final = 200.0
"""What the winning passage of the line is worth in squares, far more than anything on the way to it."""

EARLY: Final = 4.0
"""What it is worth in the winning turn to drive one order number earlier."""

LAST_ORDER: Final = 9
"""Stands for the number of a card where that does not matter."""

_KEPT: Final = 2000
"""Roads kept for a track. What is kept has no influence on what is found."""


class Way(NamedTuple):
    """A step on the open road: where to, what it brings, and whether it wins the race."""

    end: Square
    worth: float
    is_win: bool


class Drive(NamedTuple):
    """All that the worth of the open road depends on. Speeds are tens of mph.

    `cost` is that of a hazard card, `springs` the mph above safe speeds that are allowed; `is_pit_bound`: on the
    way to the pit; `order`: the number of the card played where the line ends the race, else 0.
    """

    maximum: int
    speed: int
    cost: float
    springs: int
    is_pit_bound: bool
    order: int


class OpenRoad:
    """Values of squares for a drive, found when asked for and kept.

    `leaf` has what it is worth to end the turn on a square, `entering` what driving into the pit is worth by door
    square, `win` is the worth of the step that wins.
    """

    def __init__(self, pace: Pace, drive: Drive) -> None:
        end_speed = min(drive.maximum, drive.speed)
        self.leaf: Sequence[float] = pace.bias[drive.maximum][end_speed]
        self.entering: dict[Square, float] = {}
        if drive.is_pit_bound:
            self.leaf = [-(1 + rounds) * pace.pace[-1] for rounds in pace.to_pit[end_speed]]
            for square in pace.board.entries[0]:
                self.entering[square] = enter_value(pace, square, drive.speed, drive.cost, drive.springs)
        self.win = WIN + EARLY * (LAST_ORDER - drive.order)
        self._pace = pace
        self._drive = drive
        self._ways: list[tuple[Way, ...]] = [()] * len(self.leaf)
        self._known: list[list[float | None]] = [[*self.leaf]]

    def ways(self, square: Square) -> tuple[Way, ...]:
        """The steps from a square."""
        found = self._ways[square]
        if not found:
            _, speed, cost, springs, is_pit_bound, order = self._drive
            along = self._pace.along
            found = self._ways[square] = tuple(
                [
                    Way(
                        edge.end,
                        (0.0 if is_pit_bound else edge.gain) - cost * edge.cards(speed * 10, springs),
                        order > 0 and along[edge.end] < along[square],
                    )
                    for edge in self._pace.edges[square]
                ]
            )
        return found

    def value(self, square: Square, left: int) -> float:
        """What a car on a square with so many squares left can still make of the turn."""
        known = self._known
        if left <= 0:
            return self.leaf[square]
        while len(known) <= left:
            known.append([None] * len(self.leaf))
        found = known[left][square]
        if found is None:
            found = self.entering.get(square, -inf)
            for end, worth, is_win in self.ways(square):
                value = worth + (self.win if is_win else self.value(end, left - 1))
                found = max(found, value)
            known[left][square] = found
        return found


@lru_cache(maxsize=_KEPT)
def open_road(pace: Pace, drive: Drive) -> OpenRoad:
    """The open road for such a drive, made when it is first asked for."""
    return OpenRoad(pace, drive)


def enter_value(pace: Pace, square: Square, speed: int, cost: float, springs: int) -> float:
    """What driving into the pit by the door at a square is worth."""
    board = pace.board
    door = board.track.doors[board.entries[0][square] - 1]
    cards = max(0, speed * 10 - door.safe - springs) // 10
    return -pace.pace[-1] - 1.5 * cards * cost
