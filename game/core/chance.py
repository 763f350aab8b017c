"""The luck of one step: a small generator made afresh from (seed, step), the same on every Python."""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """The output function of splitmix64: 64 bits in, 64 well-stirred bits out."""
    value &= _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def derived(seed: int, number: int) -> int:
    """A 64-bit seed of its own for part `number` of something seeded by `seed`."""
    return mix((mix(seed + _GAMMA) + (number + 1) * _GAMMA) & _MASK)


class Chance:
    """Luck for one step of one match: splitmix64 over (seed, step).

    Nothing is computed until luck is asked for, so steps without luck cost nothing. Setting `step`
    gives the luck of that step from its beginning: simulations use one Chance for a whole match.
    """

    __slots__ = ("_drawn_step", "_seed", "_state", "step")

    def __init__(self, seed: int, step: int = 0) -> None:
        self.step = step
        self._seed = seed
        self._state = 0
        self._drawn_step: int | None = None

    def bits(self) -> int:
        """64 random bits."""
        state = self._state
        if self._drawn_step != self.step:
            state = derived(self._seed, self.step)
            self._drawn_step = self.step
        state = (state + _GAMMA) & _MASK
        self._state = state
        return mix(state)

    def below(self, count: int) -> int:
        """A whole number from 0 to count - 1, every one equally likely."""
        if count < 1:
            raise ValueError(f"cannot choose one of {count}")
        product = self.bits() * count
        if product & _MASK < count:
            # Multiply-shift is even enough only without its low tail, which is thrown again.
            tail = (1 << 64) % count
            while product & _MASK < tail:
                product = self.bits() * count
        return product >> 64

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, every one equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put the things in a random order, in place (Fisher and Yates)."""
        below = self.below
        for last in range(len(things) - 1, 0, -1):
            other = below(last + 1)
            things[last], things[other] = things[other], things[last]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in a random order."""
        order = list(things)
        self.shuffle(order)
        return tuple(order)

    def share(self, parts: int = 1_000_000) -> int:
        """A random share of a million (or of `parts`)."""
        return self.below(parts)
