"""The exact best play of a show from any point, for any goal: dynamic programming over all throws, no sampling."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from game.games.lucky.cards import MOST_THROWN, Card
from game.games.lucky.dice import Lay, reach, sums
from game.games.lucky.moves import BreakOff, Cover, Move, Repeat, Throw
from game.games.lucky.odds_goals import Goal
from game.games.lucky.odds_points import Cast, Ending, Node, Point
from game.games.lucky.state import Covered, Flight

HIGHLIGHT_FACTOR: Final = 2
"""So many times its upper value the highlight counts (rulebook)."""

SHOWS_KEPT: Final = 512
"""A game comes back to the same shows; so many are kept solved."""


class _Kind(NamedTuple):
    """What matters of a figure; two of a kind may stand for each other."""

    difficulty: int
    lower: int
    upper: int
    is_highlight: bool


class Flying:
    """The best play of one show for one goal.

    `highlight` is the place of the highlight chip in a final show, None in a prescribed one. `chips` are always those
    in the pilot's hand at the point asked about. All that is found out is kept, so a flight's later points cost next
    to nothing.
    """

    def __init__(self, cards: Sequence[Card], goal: Goal, highlight: int | None = None) -> None:
        self.goal = goal
        kinds = [
            _Kind(card.difficulty, card.lower, card.upper * (HIGHLIGHT_FACTOR if is_it else 1), is_it)
            for card, is_it in ((card, place == highlight) for place, card in enumerate(cards))
        ]
        # In order of kinds, so that figures of a kind lie side by side; of these the first ones stay open longest.
        self._kinds = tuple(sorted(kinds))
        self._places = tuple(self._kinds.index(kind) for kind in kinds)
        self._nodes: dict[Point, Node] = {}
        self._landings: dict[tuple[int, int], Ending] = {}
        self._failures: dict[tuple[int, int], Ending] = {}

    def value(self, flight: Flight, chips: int) -> float:
        """Before a throw, or, with dice thrown, when these are used at their best."""
        point = self.point(flight)
        node = self.node(point)
        if not is_thrown(flight):
            return node.value(chips)
        ends = [self.after(point, lay) for lay in self.offered(flight)] or [node.failing]
        return max(*(end.value(chips) for end in ends), node.again(chips, with_red=flight.red > 0))

    def worth(self, flight: Flight, chips: int, move: Move) -> float:
        """The value of a legal throw, cover, repeat or end. Raises ValueError for any other move."""
        point = self.point(flight)
        node = self.node(point)
        match move:
            case Throw(with_red):
                return node.thrown(chips - with_red, with_red=with_red)
            case Repeat(with_red):
                return node.thrown(chips - 1 - with_red, with_red=with_red or flight.red > 0)
            case Cover():
                return self.after(point, self._lay(flight, point, move)).value(chips)
            case BreakOff():
                return node.failing.value(chips)
            case _:
                raise ValueError(f"{move} is no part of a flight")

    def choices(self, flight: Flight, chips: int, moves: Iterable[Move]) -> list[tuple[Move, float]]:
        """What each of a flight's legal moves is worth, in their order."""
        return [(move, self.worth(flight, chips, move)) for move in moves]

    def offered(self, flight: Flight) -> list[Lay]:
        """All different ways to cover with the thrown dice."""
        return [
            Lay(figure, used, total == self._kinds[place].difficulty)
            for figure, place in enumerate(self._open(self.point(flight).open))
            for used, total in sums(flight.thrown, flight.red)
            if total >= self._kinds[place].difficulty
        ]

    def point(self, flight: Flight) -> Point:
        """Where a flight is, its thrown dice left aside."""
        open_bits = banked = exact = 0
        for first, covered in zip(self._places, flight.covered, strict=True):
            place, kind = first, self._kinds[first]
            if covered is Covered.NOT:
                while open_bits >> place & 1:
                    place += 1
                open_bits |= 1 << place
            elif covered is Covered.UPPER:
                banked += kind.upper
                exact += 1
            else:
                banked += kind.lower
        return Point(open_bits, banked, exact, flight.pool)

    def node(self, point: Point) -> Node:
        """What is known of a point before a throw."""
        node = self._nodes.get(point)
        if node is None:
            blacks = min(MOST_THROWN, point.pool)
            may_add_red = point.open.bit_count() == 1 and blacks < MOST_THROWN
            plain = self._cast(point, blacks, with_red=False) if blacks else None
            red = self._cast(point, blacks, with_red=True) if may_add_red else None
            node = self._nodes[point] = Node(point, self._failed(point.exact, self._flown(point)), plain, red)
        return node

    def after(self, point: Point, lay: Lay) -> Node | Ending:
        """Where covering a figure leads."""
        place = self._open(point.open)[lay.figure]
        kind = self._kinds[place]
        if kind.is_highlight and not lay.is_exact:
            return self._failed(point.exact, self._flown(point) + 1)
        banked = point.banked + (kind.upper if lay.is_exact else kind.lower)
        pool = point.pool - lay.blacks
        if point.open.bit_count() == 1:
            return self._landed(banked, pool)
        while point.open >> (place + 1) & 1 and self._kinds[place + 1] == kind:
            place += 1
        return self.node(Point(point.open & ~(1 << place), banked, point.exact + lay.is_exact, pool))

    def _open(self, bits: int) -> tuple[int, ...]:
        """The kinds of the open figures, each by its first place: what `Lay.figure` counts."""
        kinds = self._kinds
        return tuple(
            place
            for place in range(len(kinds))
            if bits >> place & 1 and (not place or kinds[place] != kinds[place - 1])
        )

    def _cast(self, point: Point, blacks: int, *, with_red: bool) -> Cast:
        difficulties = tuple(self._kinds[place].difficulty for place in self._open(point.open))
        found = reach(difficulties, blacks, with_red=with_red)
        return Cast(found, tuple(self.after(point, lay) for lay in found.lays))

    def _landed(self, result: int, left: int) -> Ending:
        ending = self._landings.get((result, left))
        if ending is None:
            ending = self._landings[result, left] = Ending(partial(self.goal.landed, result, left))
        return ending

    def _flown(self, point: Point) -> int:
        return len(self._kinds) - point.open.bit_count()

    def _failed(self, exact: int, flown: int) -> Ending:
        ending = self._failures.get((exact, flown))
        if ending is None:
            ending = self._failures[exact, flown] = Ending(partial(self.goal.failed, exact, flown))
        return ending

    def _lay(self, flight: Flight, point: Point, move: Cover) -> Lay:
        """How the move covers a figure."""
        eyes = (*flight.thrown, flight.red)
        chosen = [index for index in range(len(eyes)) if move.dice >> index & 1]
        blacks = sum(index < len(flight.thrown) for index in chosen)
        first = self._places[move.place]
        is_exact = sum(eyes[index] for index in chosen) == self._kinds[first].difficulty
        return Lay(self._open(point.open).index(first), blacks, is_exact)


def is_thrown(flight: Flight) -> bool:
    """Whether dice lie on the table, waiting to be used."""
    return bool(flight.thrown or flight.red)


def at_take_off(cards: Sequence[Card], dice: int, show: int = 0) -> Flight:
    """The flight of a show before its first throw."""
    return Flight(show, tuple(cards), (Covered.NOT,) * len(cards), dice, (), 0)


@lru_cache(maxsize=SHOWS_KEPT)
def best_play(cards: tuple[Card, ...], goal: Goal, highlight: int | None = None) -> Flying:
    """The best play of a show, kept for when it is asked about again."""
    return Flying(cards, goal, highlight)


def highlights(cards: tuple[Card, ...], goal: Goal, dice: int, chips: int) -> list[float]:
    """What an attempt at a final show is worth with the highlight chip on each of its cards."""
    flight = at_take_off(cards, dice)
    return [best_play(cards, goal, place).value(flight, chips) for place in range(len(cards))]
