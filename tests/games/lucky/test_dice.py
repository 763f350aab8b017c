"""What throws of dice can do, against the known chances and against every single throw."""

from itertools import chain, combinations, product

import pytest

from game.games.lucky.dice import FAILING, REPEATING, chance_to_hit, chance_to_reach, reach, sums, throws


@pytest.mark.parametrize(
    ("dice", "difficulty", "reached", "hit"),
    [
        (3, 3, 1.000, 0.537),
        (3, 6, 0.954, 0.750),
        (3, 7, 0.907, 0.486),
        (3, 9, 0.741, 0.394),
        (3, 12, 0.375, 0.190),
        (2, 7, 0.583, 0.167),
        (2, 12, 0.028, 0.028),
        (1, 6, 0.167, 0.167),
    ],
)
def test_the_table_of_chances(dice: int, difficulty: int, reached: float, hit: float) -> None:
    assert round(chance_to_reach(dice, difficulty), 3) == reached
    assert round(chance_to_hit(dice, difficulty), 3) == hit


@pytest.mark.parametrize(("dice", "different"), [(0, 1), (1, 6), (2, 21), (3, 56)])
def test_throws_stand_for_all_ordered_ones(dice: int, different: int) -> None:
    assert len(throws(dice)) == different
    assert sum(ways for _, ways in throws(dice)) == 6**dice


def test_sums_are_those_of_every_set_of_dice() -> None:
    for eyes in product(range(1, 7), repeat=3):
        every = chain.from_iterable(combinations(eyes, count) for count in (1, 2, 3))
        assert sums(tuple(sorted(eyes)), 0) == tuple(sorted({(len(some), sum(some)) for some in every}))


def test_a_red_die_takes_no_black_one() -> None:
    assert sums((), 5) == ((0, 5),)
    assert sums((2,), 5) == ((0, 5), (1, 2), (1, 7))
    assert sums((2,), 0) == ((1, 2),)


@pytest.mark.parametrize(("blacks", "with_red"), [(1, False), (2, False), (3, False), (0, True), (1, True), (2, True)])
def test_groups_hold_every_throw_once(blacks: int, with_red: bool) -> None:
    found = reach((4, 7, 7, 9), blacks, with_red=with_red)
    assert sum(found.weights) == found.ways == 6 ** (blacks + with_red)
    assert len(set(found.groups)) == len(found.groups)
    for group in found.groups:
        assert group[-1] == REPEATING
        assert group[0] == FAILING or FAILING not in group
    failing = sum(ways for ways, group in zip(found.weights, found.groups, strict=True) if FAILING in group)
    assert failing == sum(sum(eyes) < 4 for eyes in product(range(1, 7), repeat=blacks + with_red))
