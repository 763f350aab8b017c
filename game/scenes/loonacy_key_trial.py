"""Which keys of several people arrive at once: one key a seat is asked for at a time, and what is missing is noted."""

from collections.abc import Iterable, Mapping
from typing import Final

from game.core.rules import Seat
from game.ui.press import Button, Device

Key = tuple[Device, Button]

_PATIENCE_MS: Final = 2500
"""Nobody needs longer to find a key when the others hold theirs already."""
_LETTING_GO_MS: Final = 1500
"""A key that was never let go would hold up all."""


class KeyTrial:
    """Rounds in which each seat is asked to hold one of its keys until all are held, or some do not arrive.

    `keys` are those of each seat; in round n it is asked for the n-th, beginning anew when it has fewer.
    """

    def __init__(self, keys: Mapping[Seat, tuple[Device, tuple[Button, ...]]]) -> None:
        self._keys = dict(keys)
        self.rounds = max(len(buttons) for _, buttons in self._keys.values())
        self.missing: list[frozenset[Seat]] = []
        """Of each round so far the seats whose key did not arrive."""
        self.held: set[Key] = set()
        """The keys that are down now, whatever was asked for."""
        self.most = 0
        """So many keys that were asked for were down at once."""
        self.is_letting_go = False
        """Whether the keys of the last round are still to be let go."""
        self._quiet_ms = 0

    @property
    def is_over(self) -> bool:
        """Whether all rounds are done and all keys let go."""
        return len(self.missing) == self.rounds and not self.is_letting_go

    @property
    def round(self) -> int:
        """The round that is going on, counted from 0; while keys are let go the one before."""
        return min(len(self.missing) - self.is_letting_go, self.rounds - 1)

    def asked(self, seat: Seat, number: int | None = None) -> Key:
        """The key of a seat in a round, or in the present one."""
        device, buttons = self._keys[seat]
        return device, buttons[(self.round if number is None else number) % len(buttons)]

    @property
    def swallowed(self) -> tuple[tuple[Key, ...], ...]:
        """The keys that did not arrive, round by round; rounds in which all did are left out."""
        return tuple(
            tuple(self.asked(seat, number) for seat in sorted(seats))
            for number, seats in enumerate(self.missing)
            if seats
        )

    def hear(self, device: Device, button: Button, *, is_down: bool) -> None:
        """A key has gone down or up."""
        if not is_down:
            self.held.discard((device, button))
            return
        self.held.add((device, button))
        if self.is_over or self.is_letting_go:
            return
        if (device, button) in map(self.asked, self._keys):
            self._quiet_ms = 0
        arrived = self._arrived()
        self.most = max(self.most, len(arrived))
        if len(arrived) == len(self._keys):
            self._end_round(())

    def update(self, ms: int) -> None:
        """Time goes by."""
        if self.is_over:
            return
        arrived = self._arrived()
        self._quiet_ms += ms
        if self.is_letting_go:
            if not arrived or self._quiet_ms >= _LETTING_GO_MS:
                self.is_letting_go, self._quiet_ms = False, 0
        elif not arrived:
            self._quiet_ms = 0
        elif self._quiet_ms >= _PATIENCE_MS:
            self._end_round(set(self._keys) - arrived)

    def _arrived(self) -> set[Seat]:
        return {seat for seat in self._keys if self.asked(seat) in self.held}

    def _end_round(self, missing: Iterable[Seat]) -> None:
        self.missing.append(frozenset(missing))
        self.is_letting_go, self._quiet_ms = True, 0
