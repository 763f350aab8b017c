"""What many matches come to: each seat's share of wins, with the interval in which its true share lies."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from game.arena.tournament import Result

Z95: Final = 1.959963984540054
"""The two-sided 95 % quantile of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Summary:
    """Of so many matches: a share of wins and a Wilson interval for each seat, and the moves made in all."""

    matches: int
    wins: tuple[float, ...]
    interval95: tuple[tuple[float, float], ...]
    moves: int


class Score:
    """Wins counted as results come in; seats that share the first place split the win."""

    def __init__(self, seats: int) -> None:
        self._won = [0.0] * seats
        self._matches = 0
        self._moves = 0

    def add(self, result: Result) -> None:
        """Count one match."""
        self._matches += 1
        self._moves += result.moves
        winners = result.ranks[0]
        for seat in winners:
            self._won[seat] += 1 / len(winners)

    def summary(self) -> Summary:
        """The count so far."""
        return Summary(
            matches=self._matches,
            wins=tuple(won / self._matches if self._matches else 0.0 for won in self._won),
            interval95=tuple(wilson(won, self._matches) for won in self._won),
            moves=self._moves,
        )


def score(results: Iterable[Result], seats: int) -> Summary:
    """All results at once."""
    count = Score(seats)
    for result in results:
        count.add(result)
    return count.summary()


def wilson(won: float, matches: int) -> tuple[float, float]:
    """The 95 % score interval of Wilson for a share of `won` in `matches`; (0, 1) when there were none."""
    if matches == 0:
        return 0.0, 1.0
    share = won / matches
    weight = Z95 * Z95 / matches
    middle = (share + weight / 2) / (1 + weight)
    half = Z95 / (1 + weight) * sqrt(share * (1 - share) / matches + weight / (4 * matches))
    return max(0.0, middle - half), min(1.0, middle + half)
