"""What a throw of dice can do: the ways it falls, and which figures its dice reach, as weighted groups."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from operator import itemgetter
from typing import Final, NamedTuple

from game.games.lucky.cards import DIE

FACES: Final = range(1, DIE + 1)

Values = Callable[[Sequence[float]], tuple[float, ...]]


class Lay(NamedTuple):
    """One way to cover a figure: which of the open ones, how many black dice it takes, whether it is exact."""

    figure: int
    blacks: int
    is_exact: bool


class Reach(NamedTuple):
    """All throws of some dice, those together that can do the same.

    `ways` counts all ordered throws. `lays` are all ways to cover that some throw offers. A group is so many ways
    and the indices into `lays` that they offer; each has two more at its end: FAILING only where it offers no lay,
    REPEATING always. `picks` takes the values at a group's indices out of a list, in the order of `weights`.
    """

    ways: int
    lays: tuple[Lay, ...]
    weights: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    picks: tuple[Values, ...]


FAILING: Final = -2
REPEATING: Final = -1
"""Indices for what stands behind the lays in a list of values: that the flight fails, that the throw is repeated."""


@cache
def throws(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every throw of so many dice, its eyes in rising order, with the number of ways in which it falls."""
    return tuple(
        (eyes, factorial(dice) // prod(factorial(eyes.count(face)) for face in set(eyes)))
        for eyes in combinations_with_replacement(FACES, dice)
    )


@cache
def sums(black: tuple[int, ...], red: int) -> tuple[tuple[int, int], ...]:
    """What some of the dice, at least one, may sum to: (black dice used, sum), distinct; `red` is 0 without it."""
    found = set()
    for chosen in product((False, True), repeat=len(black) + 1):
        eyes = [die for die, is_used in zip((*black, red), chosen, strict=True) if is_used and die]
        if eyes:
            found.add((sum(chosen[: len(black)]), sum(eyes)))
    return tuple(sorted(found))


@cache
def _ways_to_cover(black: tuple[int, ...], red: int, difficulty: int) -> tuple[tuple[int, bool], ...]:
    """How dice may cover a figure: (black dice used, whether exactly), distinct."""
    fitting = {(used, total == difficulty) for used, total in sums(black, red) if total >= difficulty}
    return tuple(sorted(fitting))


@lru_cache(maxsize=1 << 14)
def reach(difficulties: tuple[int, ...], blacks: int, *, with_red: bool) -> Reach:
    """What throws of so many black dice, and the red one or not, do for open figures of these difficulties."""
    weights: dict[tuple[Lay, ...], int] = {}
    for black, ways in throws(blacks):
        for red in FACES if with_red else (0,):
            offered = tuple(
                Lay(figure, used, is_exact)
                for figure, difficulty in enumerate(difficulties)
                for used, is_exact in _ways_to_cover(black, red, difficulty)
            )
            weights[offered] = weights.get(offered, 0) + ways
    lays = tuple(sorted({lay for offered in weights for lay in offered}))
    place = {lay: index for index, lay in enumerate(lays)}
    groups = tuple(
        (*(place[lay] for lay in offered), *(() if offered else (FAILING,)), REPEATING) for offered in weights
    )
    return Reach(
        DIE ** (blacks + with_red), lays, tuple(weights.values()), groups, tuple(itemgetter(*group) for group in groups)
    )


def chance_to_reach(dice: int, difficulty: int) -> float:
    """How often some of so many dice sum to at least that."""
    return _share(dice, [ways for eyes, ways in throws(dice) if sum(eyes) >= difficulty])


def chance_to_hit(dice: int, difficulty: int) -> float:
    """How often some of so many dice sum to exactly that."""
    hits = (ways for eyes, ways in throws(dice) if any(total == difficulty for _, total in sums(eyes, 0)))
    return _share(dice, hits)


def _share(dice: int, ways: Iterable[int]) -> float:
    return sum(ways) / sum(count for _, count in throws(dice))
