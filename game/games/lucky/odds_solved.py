"""A show solved for one goal: its points, where each way to cover leads, and what that is worth."""

from functools import lru_cache, partial
from typing import Final, NamedTuple

from game.games.lucky.cards import MOST_THROWN
from game.games.lucky.dice import Lay, reach
from game.games.lucky.odds_goals import Goal
from game.games.lucky.odds_points import Cast, Ending, Node, Point

KEPT: Final = 512
"""A game comes back to the same shows; so many are kept solved."""


class Kind(NamedTuple):
    """What matters of a figure; two of a kind may stand for each other."""

    difficulty: int
    lower: int
    upper: int
    is_highlight: bool


class Solved:
    """Everything found out so far about figures, which are in order of kinds, for a goal.

    Of figures of a kind the first ones in the order are those still open, so that it makes no difference which of them
    was flown.
    """

    def __init__(self, kinds: tuple[Kind, ...], goal: Goal) -> None:
        self.kinds = kinds
        self.goal = goal
        self._nodes: dict[Point, Node] = {}
        self._opens: dict[int, tuple[tuple[int, int], ...]] = {}
        self._landings: dict[tuple[int, int], Ending] = {}
        self._failures: dict[tuple[int, int], Ending] = {}

    def node(self, point: Point) -> Node:
        """What is known of a point before a throw."""
        node = self._nodes.get(point)
        if node is None:
            blacks = min(MOST_THROWN, point.pool)
            may_add_red = point.open.bit_count() == 1 and blacks < MOST_THROWN
            plain = self._cast(point, blacks, with_red=False) if blacks else None
            red = self._cast(point, blacks, with_red=True) if may_add_red else None
            failing = self._failed(point.exact, self._flown(point.open))
            node = self._nodes[point] = Node(point, failing, plain, red)
        return node

    def after(self, point: Point, lay: Lay) -> Node | Ending:
        """Where covering a figure leads; `lay.figure` counts the kinds of the point's open figures."""
        open_bits, banked, exact, pool = point
        figure, blacks, is_exact = lay
        place, rest = self.open(open_bits)[figure]
        kind = self.kinds[place]
        if is_exact:
            banked += kind.upper
            exact += 1
        elif kind.is_highlight:
            return self._failed(exact, self._flown(rest))
        else:
            banked += kind.lower
        return self.node(Point(rest, banked, exact, pool - blacks)) if rest else self._landed(banked, pool - blacks)

    def open(self, bits: int) -> tuple[tuple[int, int], ...]:
        """The kinds of some open figures, each by its first place, with the bits left when one of the kind is flown."""
        known = self._opens.get(bits)
        if known is None:
            last = {self.kinds[place]: place for place in range(len(self.kinds)) if bits >> place & 1}
            known = tuple((self.kinds.index(kind), bits & ~(1 << place)) for kind, place in last.items())
            self._opens[bits] = known
        return known

    def _flown(self, bits: int) -> int:
        return len(self.kinds) - bits.bit_count()

    def _cast(self, point: Point, blacks: int, *, with_red: bool) -> Cast:
        difficulties = tuple(self.kinds[place].difficulty for place, _ in self.open(point.open))
        found = reach(difficulties, blacks, with_red=with_red)
        return Cast(found, tuple(self.after(point, lay) for lay in found.lays))

    def _landed(self, result: int, left: int) -> Ending:
        ending = self._landings.get((result, left))
        if ending is None:
            ending = self._landings[result, left] = Ending(partial(self.goal.landed, result, left))
        return ending

    def _failed(self, exact: int, flown: int) -> Ending:
        ending = self._failures.get((exact, flown))
        if ending is None:
            ending = self._failures[exact, flown] = Ending(partial(self.goal.failed, exact, flown))
        return ending


@lru_cache(maxsize=KEPT)
def solved(kinds: tuple[Kind, ...], goal: Goal) -> Solved:
    """The show of these figures, kept for when it is asked about again."""
    return Solved(kinds, goal)
