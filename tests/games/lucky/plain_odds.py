"""The best play of a show by trying everything: ordered throws of single dice, every set of them, exact fractions."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from game.games.lucky.cards import Card

Figures = tuple[int, ...]
"""0 open, 1 flown with more than needed, 2 flown exactly, by place."""


class Served(NamedTuple):
    """One way to serve a figure: which, how, black dice taken."""

    place: int
    how: int
    taken: int


class PlainFlight:
    """A show and what its ends are worth.

    `landed(result, left, chips)` and `failed(exact, flown, chips)` tell that; without `may_add_red_later` the red die
    joins no repeated throw. `highlight` is -1 for a prescribed show.
    """

    def __init__(
        self,
        cards: tuple[Card, ...],
        landed: Callable[[int, int, int], Fraction],
        failed: Callable[[int, int, int], Fraction],
        *,
        highlight: int = -1,
        may_add_red_later: bool = True,
    ) -> None:
        self.cards = cards
        self.landed = landed
        self.failed = failed
        self.highlight = highlight
        self.may_add_red_later = may_add_red_later
        self.flown = cache(self._flown)
        self.rolled = cache(self._rolled)

    def best(self, dice: int, chips: int) -> Fraction:
        """The value of take-off."""
        return self.flown((0,) * len(self.cards), dice, chips)

    def _flown(self, figures: Figures, pool: int, chips: int) -> Fraction:
        if 0 not in figures:
            return self.landed(sum(map(self._worth, range(len(figures)), figures)), pool, chips)
        ways = [self.rolled(figures, pool, chips, False) if pool else self._lost(figures, chips)]
        if chips and figures.count(0) == 1 and pool < 3:
            ways.append(self.rolled(figures, pool, chips - 1, True))
        return max(ways)

    def _rolled(self, figures: Figures, pool: int, chips: int, is_red_in: bool) -> Fraction:
        again = []
        if chips:
            again.append(self.rolled(figures, pool, chips - 1, is_red_in))
        if chips > 1 and not is_red_in and figures.count(0) == 1 and pool < 3 and self.may_add_red_later:
            again.append(self.rolled(figures, pool, chips - 2, True))
        blacks = min(3, pool)
        total = Fraction(0)
        for eyes in product(range(1, 7), repeat=blacks + is_red_in):
            ways = [self._serve(figures, pool, chips, served) for served in self._ways(figures, eyes, blacks)]
            total += max((ways or [self._lost(figures, chips)]) + again)
        return total / Fraction(6) ** (blacks + is_red_in)

    def _ways(self, figures: Figures, eyes: tuple[int, ...], blacks: int) -> set[Served]:
        ways = set()
        for used in product((0, 1), repeat=len(eyes)):
            total = sum(die for die, is_used in zip(eyes, used, strict=True) if is_used)
            for place, how in enumerate(figures):
                need = self.cards[place].difficulty
                if how == 0 and total >= need:
                    ways.add(Served(place, 2 if total == need else 1, sum(used[:blacks])))
        return ways

    def _serve(self, figures: Figures, pool: int, chips: int, served: Served) -> Fraction:
        if served.place == self.highlight and served.how == 1:
            return self._lost((*figures[: served.place], 1, *figures[served.place + 1 :]), chips)
        after = (*figures[: served.place], served.how, *figures[served.place + 1 :])
        return self.flown(after, pool - served.taken, chips)

    def _worth(self, place: int, how: int) -> int:
        card = self.cards[place]
        return card.lower if how == 1 else card.upper * (2 if place == self.highlight else 1)

    def _lost(self, figures: Figures, chips: int) -> Fraction:
        return self.failed(figures.count(2), len(figures) - figures.count(0), chips)
