"""The points of a flight before its throws, each with its value by chips in hand."""

from collections.abc import Callable
from operator import mul
from typing import Final, NamedTuple

from game.games.lucky.dice import Reach

NEVER: Final = float("-inf")
"""The value of what cannot be chosen."""


class Point(NamedTuple):
    """Where a flight is before a throw.

    `open` are bits of the open figures, `banked` is what the flown ones brought, `exact` how many of these were
    exact, `pool` how many black dice are left.
    """

    open: int
    banked: int
    exact: int
    pool: int


class Ending:
    """A flight that is over."""

    __slots__ = ("_of", "_values")

    def __init__(self, of: Callable[[int], float]) -> None:
        self._of = of
        self._values: list[float] = []

    def value(self, chips: int) -> float:
        """What it is worth to end so with that many chips in hand."""
        values = self._values
        while len(values) <= chips:
            values.append(self._of(len(values)))
        return values[chips]


class Cast:
    """A throw that may be made at a point: what it can do, and where each way to cover leads."""

    __slots__ = ("after", "reach")

    def __init__(self, reach: Reach, after: "tuple[Node | Ending, ...]") -> None:
        self.reach = reach
        self.after = after

    def mean(self, chips: int, failing: Ending, again: float) -> float:
        """The mean over all ways it falls, each used at its best; `again` is what a repeated throw is worth."""
        values = [after.value(chips) for after in self.after]
        values += (failing.value(chips), again)
        best = [max(pick(values)) for pick in self.reach.picks]
        total: float = sum(map(mul, self.reach.weights, best))
        return total / self.reach.ways


class Node:
    """A point with its values for any number of chips, worked out from no chips upwards when first asked for.

    `plain` is the throw of black dice, None without any, when the flight may be broken off; `red` the one with the red
    die, None where the rules forbid it; `failing` how the flight ends if it fails here.
    """

    __slots__ = ("_plain", "_red", "_values", "failing", "plain", "point", "red")

    def __init__(self, point: Point, failing: Ending, plain: Cast | None, red: Cast | None) -> None:
        self.point = point
        self.failing = failing
        self.plain = plain
        self.red = red
        self._values: list[float] = []
        self._plain: list[float] = []
        self._red: list[float] = []

    def value(self, chips: int) -> float:
        """Before the throw."""
        while len(self._values) <= chips:
            self._add_column(len(self._values))
        return self._values[chips]

    def thrown(self, chips: int, *, with_red: bool) -> float:
        """When dice are about to fall and so many chips are left after paying for them; NEVER when they may not."""
        if chips < 0:
            return NEVER
        self.value(chips)
        return self._red[chips] if with_red else self._plain[chips]

    def again(self, chips: int, *, with_red: bool) -> float:
        """What it is worth to repeat a throw, in which the red die was or was not; NEVER without a chip."""
        same = self.thrown(chips - 1, with_red=with_red)
        return same if with_red else max(same, self.thrown(chips - 2, with_red=True))

    def _add_column(self, chips: int) -> None:
        """Values for one chip more than known; a repeat or a red die leads to columns that are there."""
        failing, red, plain = self.failing, self._red, self._plain
        again = red_again = NEVER
        if chips:
            red_again = red[chips - 1]
            again = max(plain[chips - 1], red[chips - 2] if chips > 1 else NEVER)
        plain.append(NEVER if self.plain is None else self.plain.mean(chips, failing, again))
        red.append(NEVER if self.red is None else self.red.mean(chips, failing, red_again))
        instead = failing.value(chips) if self.plain is None else plain[chips]
        self._values.append(max(instead, red_again))
