"""Luck: the same on every machine, even, and fresh for each step."""

from collections import Counter

import pytest

from game.core.chance import Chance, derived, mix


def test_the_generator_is_splitmix64() -> None:
    # The first outputs for seed 1234567 as published with the algorithm.
    state = 1234567
    outputs = []
    for _ in range(3):
        state = (state + 0x9E3779B97F4A7C15) & ((1 << 64) - 1)
        outputs.append(mix(state))
    assert outputs == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_same_seed_and_step_same_luck() -> None:
    assert [Chance(7, 3).below(1000) for _ in range(5)] == [Chance(7, 3).below(1000)] * 5
    luck = Chance(7, 3)
    assert len({luck.bits() for _ in range(100)}) == 100


def test_steps_and_seeds_have_luck_of_their_own() -> None:
    assert len({Chance(seed, step).bits() for seed in range(50) for step in range(50)}) == 2500
    assert len({derived(0, number) for number in range(1000)}) == 1000


def test_below_is_even_and_within_bounds() -> None:
    luck = Chance(1)
    counts = Counter(luck.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 20.5, "five degrees of freedom, one in a thousand"


def test_below_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot choose one of 0"):
        Chance(1).below(0)


def test_shuffling_keeps_everything_and_reaches_every_order() -> None:
    orders = {Chance(seed).shuffled((0, 1, 2)) for seed in range(200)}
    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


def test_pick_reaches_everything() -> None:
    luck = Chance(3)
    assert {luck.pick("abc") for _ in range(50)} == set("abc")
