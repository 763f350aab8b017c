"""The best way over the next squares: every path that a car may drive this turn, valued once a square."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.games.lunatix.track import NOWHERE, Square

WIN: Final = 200.0
"""What the winning passage of the line is worth in squares, far more than anything on the way to it."""

EARLY: Final = 4.0
"""What it is worth in the winning turn to drive one order number earlier."""

UNPAID: Final = 60.0
"""What it costs to plan past a ram that is due: steps away from every target are not legal while there is one."""

_LAST_ORDER: Final = 9


class Prey(NamedTuple):
    """A car that can be rammed from some square: what that is worth, and whether it ends the move."""

    seat: Seat
    gain: float
    is_front: bool


class Terms(NamedTuple):
    """What a turn is driven under. Values are squares.

    `steps` gives the steps that can be made from a square and what each is worth (hazard cards, chips and
    cars in the way taken off). `leaf` is what it is worth to end the turn on a square,
    `entering` what driving into the pit is worth by door square. `prey` has the targets by square while a
    ram is due. `blocked` is the worth of an involuntary ram, `wins` whether the line ends the race.
    """

    steps: Callable[[Square], list[tuple[Square, float]]]
    leaf: Sequence[float]
    entering: Mapping[Square, float]
    prey: Mapping[Square, list[Prey]]
    blocked: float
    along: Sequence[float]
    wins: bool


class Paths:
    """Values of squares under some terms, found when asked for and kept."""

    def __init__(self, terms: Terms, order: int = _LAST_ORDER) -> None:
        self.terms = terms
        self.win = WIN + EARLY * (_LAST_ORDER - order)
        self._known: dict[tuple[Square, int, bool], float] = {}

    def value(self, square: Square, left: int, *, owes: bool = False) -> float:
        """What a car on a square with so many squares left can still make of the turn; `owes`: a ram is due."""
        key = (square, left, owes)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._best(square, left, owes=owes)
        return found

    def _best(self, square: Square, left: int, *, owes: bool) -> float:
        terms = self.terms
        targets = terms.prey.get(square, ()) if owes else ()
        values = [
            prey.gain + (terms.leaf[square] if prey.is_front or left <= 0 else self.value(square, left))
            for prey in targets
        ]
        if left <= 0:
            return max(values) if values else terms.leaf[square] - (UNPAID if owes else 0.0)
        if square in terms.entering and not owes:
            values.append(terms.entering[square])
        steps = terms.steps(square)
        values += [worth + self.after(square, end, left, owes=owes) for end, worth in steps]
        if not steps:
            values.append(terms.blocked + terms.leaf[square])
        return max(values)

    def after(self, square: Square, end: Square, left: int, *, owes: bool) -> float:
        """What there is to gain beyond a step from one square to another, of which `left` could be made."""
        if self.terms.wins and self.terms.along[end] < self.terms.along[square]:
            return self.win
        return self.value(end, left - 1, owes=owes)


def prey_by_square(
    ahead: Sequence[Sequence[Square]], gains: Mapping[Square, tuple[Seat, float]]
) -> Mapping[Square, list[Prey]]:
    """From which squares the cars on the squares of `gains` can be rammed; their seats and what that is worth."""
    found: dict[Square, list[Prey]] = {}
    for square, ways in enumerate(ahead):
        for way, end in enumerate(ways):
            if end != NOWHERE and end in gains:
                seat, gain = gains[end]
                found.setdefault(square, []).append(Prey(seat, gain, way == 0))
    return found
