"""A confirmed plan being driven: one move after the other, for as long as each finds the car where the plan has it."""

from collections.abc import Sequence
from typing import NamedTuple

from game.games.lunatix.moves import Enter, Move, Steer
from game.games.lunatix.state import State
from game.games.lunatix.track import NOWHERE, Square
from game.tables.lunatix.route import Route


class _Due(NamedTuple):
    """A move, and the square and speed at which it is still meant."""

    move: Move
    square: Square
    speed: int


class Errand:
    """What is left of a plan. Anything unforeseen, a skid or a brake, ends it: its driver plans anew."""

    def __init__(self) -> None:
        self._left: list[_Due] = []

    def drop(self) -> None:
        """Forget the rest."""
        self._left = []

    def begin(self, route: Route, moves: Sequence[Move]) -> None:
        """Take on a plan's moves; the first is played at once, so the second comes next."""
        start, seat = route.start, route.seat
        square, speed = start.squares[seat], start.cars[seat].speed
        legs = iter(leg for leg in route.legs if isinstance(leg.move, Steer))
        self._left = []
        for move in moves:
            self._left.append(_Due(move, square, speed))
            if isinstance(move, Steer):
                after = next(legs).after
                square, speed = after.squares[seat], after.cars[seat].speed
            elif isinstance(move, Enter):
                square = NOWHERE
        self._left = self._left[1:]

    def following(self, race: State, moves: Sequence[Move]) -> Move | None:
        """The next move of the plan among those that are legal now; None once the plan is over or no longer holds."""
        seat = race.turn.seat
        while self._left:
            due = self._left.pop(0)
            if (race.squares[seat], race.cars[seat].speed) != (due.square, due.speed):
                break
            if due.move in moves:
                return due.move
        self.drop()
        return None
