"""The exact best play of a show from any point, for any goal: dynamic programming over all throws, no sampling."""

from collections.abc import Iterable, Sequence
from typing import Final

from game.games.lucky.cards import Card
from game.games.lucky.covers import taken
from game.games.lucky.dice import Lay, sums
from game.games.lucky.moves import BreakOff, Cover, Move, Repeat, Throw
from game.games.lucky.odds_goals import Goal
from game.games.lucky.odds_points import Point
from game.games.lucky.odds_solved import Kind, solved
from game.games.lucky.state import Covered, Flight

HIGHLIGHT_FACTOR: Final = 2
"""So many times its upper value the highlight counts (rulebook)."""


class Flying:
    """The best play of one show for one goal.

    `highlight` is the place of the highlight chip in a final show, None in a prescribed one. `chips` are always those
    in the pilot's hand at the point asked about. All that is found out is kept, so a flight's later points, or the
    same show in another order, cost next to nothing.
    """

    def __init__(self, cards: Sequence[Card], goal: Goal, highlight: int | None = None) -> None:
        kinds = [
            Kind(card.difficulty, card.lower, card.upper * (HIGHLIGHT_FACTOR if is_it else 1), is_it)
            for card, is_it in ((card, place == highlight) for place, card in enumerate(cards))
        ]
        self.solved = solved(tuple(sorted(kinds)), goal)
        self._places = tuple(self.solved.kinds.index(kind) for kind in kinds)

    def value(self, flight: Flight, chips: int) -> float:
        """Before a throw, or, with dice thrown, when these are used at their best."""
        point = self.point(flight)
        node = self.solved.node(point)
        if not is_thrown(flight):
            return node.value(chips)
        ends = [self.solved.after(point, lay) for lay in self.offered(flight)] or [node.failing]
        return max(*(end.value(chips) for end in ends), node.again(chips, with_red=flight.red > 0))

    def worth(self, flight: Flight, chips: int, move: Move) -> float:
        """The value of a legal throw, cover, repeat or end. Raises ValueError for any other move."""
        point = self.point(flight)
        node = self.solved.node(point)
        match move:
            case Throw(with_red):
                return node.thrown(chips - with_red, with_red=with_red)
            case Repeat(with_red):
                return node.thrown(chips - 1 - with_red, with_red=with_red or flight.red > 0)
            case Cover():
                return self.solved.after(point, self._lay(flight, point, move)).value(chips)
            case BreakOff():
                return node.failing.value(chips)
            case _:
                raise ValueError(f"{move} is no part of a flight")

    def choices(self, flight: Flight, chips: int, moves: Iterable[Move]) -> list[tuple[Move, float]]:
        """What each of a flight's legal moves is worth, in their order."""
        return [(move, self.worth(flight, chips, move)) for move in moves]

    def offered(self, flight: Flight) -> list[Lay]:
        """All different ways to cover with the thrown dice."""
        kinds = self.solved.kinds
        return [
            Lay(figure, used, total == kinds[place].difficulty)
            for figure, (place, _) in enumerate(self.solved.open(self.point(flight).open))
            for used, total in sums(flight.thrown, flight.red)
            if total >= kinds[place].difficulty
        ]

    def point(self, flight: Flight) -> Point:
        """Where a flight is, its thrown dice left aside."""
        open_bits = banked = exact = 0
        for first, covered in zip(self._places, flight.covered, strict=True):
            place, kind = first, self.solved.kinds[first]
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

    def _lay(self, flight: Flight, point: Point, move: Cover) -> Lay:
        """How the move covers a figure."""
        dice = taken(flight.thrown, flight.red)[move.dice]
        first = self._places[move.place]
        figure = next(at for at, (place, _) in enumerate(self.solved.open(point.open)) if place == first)
        return Lay(figure, dice.black, dice.sum == self.solved.kinds[first].difficulty)


def is_thrown(flight: Flight) -> bool:
    """Whether dice lie on the table, waiting to be used."""
    return bool(flight.thrown or flight.red)


def at_take_off(cards: Sequence[Card], dice: int, show: int = 0) -> Flight:
    """The flight of a show before its first throw."""
    return Flight(show, tuple(cards), (Covered.NOT,) * len(cards), dice, (), 0)


def highlights(cards: Sequence[Card], goal: Goal, dice: int, chips: int) -> list[float]:
    """What an attempt at a final show is worth with the highlight chip on each of its cards."""
    flight = at_take_off(cards, dice)
    return [Flying(cards, goal, place).value(flight, chips) for place in range(len(cards))]
