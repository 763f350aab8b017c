"""Throws of dice: how they may fall, and which of the thrown dice may be laid on which figure."""

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from game.games.lucky.cards import DIE, MOST_DIFFICULTY
from game.games.lucky.moves import COVER, MOST_PLACES, Cover

Fall = tuple[tuple[int, ...], int]
"""The eyes of the black dice in rising order, and those of the red one or 0."""

_EYES: Final = range(1, DIE + 1)


@cache
def falls(black: int, has_red: bool) -> tuple[Fall, ...]:
    """All ways in which dice may fall, equally likely ones, alike or not."""
    reds = _EYES if has_red else (0,)
    shared = {eyes: eyes for eyes in (tuple(sorted(eyes)) for eyes in product(_EYES, repeat=black))}
    return tuple((shared[tuple(sorted(eyes))], red) for eyes in product(_EYES, repeat=black) for red in reds)


class Taken(NamedTuple):
    """Some of the thrown dice: their eyes, the sum of these, and how many black ones are among them."""

    eyes: tuple[int, ...]
    sum: int
    black: int


@cache
def taken(thrown: tuple[int, ...], red: int) -> tuple[Taken, ...]:
    """What each number in a `Cover`'s `dice` takes of a throw."""
    dice = (*thrown, red) if red else thrown
    found = []
    for mask in range(1 << len(dice)):
        eyes = tuple(die for at, die in enumerate(dice) if mask >> at & 1)
        has_red = red > 0 and mask >> len(thrown) & 1
        found.append(Taken(eyes, sum(eyes), len(eyes) - has_red))
    return tuple(found)


@cache
def covers(thrown: tuple[int, ...], red: int) -> tuple[tuple[tuple[Cover, ...], ...], ...]:
    """By place, then by difficulty: every choice of thrown dice that reaches it.

    Of choices that differ only in which of the black dice with equal eyes they take, the lowest number stands for all.
    """
    distinct: dict[tuple[tuple[int, ...], int], int] = {}
    for mask, dice in enumerate(taken(thrown, red)):
        distinct.setdefault((dice.eyes, dice.black), mask)
    sums = {mask: dice.sum for mask, dice in enumerate(taken(thrown, red))}
    return tuple(
        tuple(
            tuple(COVER[place][mask] for mask in distinct.values() if mask and sums[mask] >= difficulty)
            for difficulty in range(MOST_DIFFICULTY + 1)
        )
        for place in range(MOST_PLACES)
    )
