"""What shows are worth before take-off, remembered for a whole game: a pilot weighs the same ones again and again."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.games.lucky.cards import Box, Card, Figure
from game.games.lucky.odds import Flying, at_take_off, highlights
from game.games.lucky.odds_goals import Goal, Success

Difficulties = tuple[int, ...]


class Table(dict[Difficulties, float]):
    """Numbers by the difficulties of a show in any order, worked out when first asked for."""

    def __init__(self, find: Callable[[Difficulties], float]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, difficulties: Difficulties) -> float:
        ordered = tuple(sorted(difficulties))
        found = self._find(ordered) if ordered == difficulties else self[ordered]
        self[difficulties] = found
        return found


class Attempt(NamedTuple):
    """A final show with its best highlight for a goal: the value, and the chance of success with chips and without."""

    value: float
    chance: float
    chance_alone: float


class Prospects:
    """All shows that the cards of a box allow, for any goal and any number of chips."""

    def __init__(self, box: Box) -> None:
        self._dice = box.dice
        # The figure makes no difference in the air.
        self._cards = {line.difficulty: Card(Figure.TURN, *line[:3]) for line in box.prints}
        self._values: dict[tuple[Goal, int], Table] = {}
        self._attempts: dict[tuple[Difficulties, Goal, int], Attempt] = {}

    def values(self, goal: Goal, chips: int) -> Table:
        """What prescribed shows are worth."""
        table = self._values.get((goal, chips))
        if table is None:

            def find(difficulties: Difficulties) -> float:
                cards = self._show(difficulties)
                return Flying(cards, goal).value(at_take_off(cards, self._dice), chips)

            table = self._values[goal, chips] = Table(find)
        return table

    def attempt(self, show: Sequence[Card], goal: Goal, chips: int) -> Attempt:
        """What a final show is worth."""
        difficulties = tuple(sorted(card.difficulty for card in show))
        known = self._attempts.get((difficulties, goal, chips))
        if known is None:
            cards = self._show(difficulties)
            values = highlights(cards, goal, self._dice, chips)
            place = values.index(max(values))
            success, flight = Flying(cards, Success(), place), at_take_off(cards, self._dice)
            known = Attempt(values[place], success.value(flight, chips), success.value(flight, 0))
            self._attempts[difficulties, goal, chips] = known
        return known

    def _show(self, difficulties: Difficulties) -> list[Card]:
        return [self._cards[each] for each in difficulties]
