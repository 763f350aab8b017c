"""Which keys of several people arrive at once, and of those that do not, whether they were swallowed or not pressed."""

from collections.abc import Collection, Mapping
from enum import Enum
from typing import Final

from game.core.rules import Seat
from game.ui.press import Button, Device

Key = tuple[Device, Button]

_PATIENCE_MS: Final = 2500
"""Nobody needs longer to find a key when the others hold theirs already."""
_ALONE_MS: Final = 6000
"""Who is asked alone has to read that first."""
_LETTING_GO_MS: Final = 1500
"""A key that was never let go would hold up all."""


class Verdict(Enum):
    """What came of a seat's key in a round."""

    ARRIVED = "arrived"
    SWALLOWED = "swallowed"
    """It arrives when it is pressed alone, but twice not together with the others."""
    NOT_PRESSED = "not_pressed"
    """It did not even arrive alone: nobody pressed it, or it is broken."""


class Asking(Enum):
    """What is asked for."""

    TOGETHER = "together"
    ALONE = "alone"
    """One key that did not arrive, by itself."""
    AGAIN = "again"
    """All together once more, now that the missing ones are known to work."""


class KeyTrial:
    """Rounds in which each seat is asked to hold one of its keys until all are held, or some do not arrive.

    Each key that does not arrive is asked for alone, and if that works, together once more. `keys` are those of each
    seat; in round n it is asked for the n-th, beginning anew when it has fewer.
    """

    def __init__(self, keys: Mapping[Seat, tuple[Device, tuple[Button, ...]]]) -> None:
        self._keys = dict(keys)
        self.rounds = max(len(buttons) for _, buttons in self._keys.values())
        self.verdicts: list[dict[Seat, Verdict]] = []
        """Of each round that is over, for each seat."""
        self.held: set[Key] = set()
        """The keys that are down now, whatever was asked for."""
        self.asking = Asking.TOGETHER
        self.is_letting_go = False
        """Whether the keys that were asked for last are still to be let go."""
        self._missing: list[Seat] = []
        self._silent: set[Seat] = set()
        self._working: set[Seat] = set()
        """Those of the missing whose key has arrived alone; of `_silent` it has not."""
        self._quiet_ms = 0

    @property
    def is_over(self) -> bool:
        """Whether all rounds are done and all keys let go."""
        return len(self.verdicts) == self.rounds and not self.is_letting_go

    @property
    def has_passed(self) -> bool:
        """Whether all rounds are done and all keys arrived."""
        return self.is_over and not any(self.failed(verdict) for verdict in Verdict if verdict is not Verdict.ARRIVED)

    @property
    def round(self) -> int:
        """The round that is going on, counted from 0; while its last keys are let go the one before."""
        is_done = self.is_letting_go and self.asking is Asking.TOGETHER and bool(self.verdicts)
        return min(len(self.verdicts) - is_done, self.rounds - 1)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is asked to hold a key now."""
        match self.asking:
            case Asking.TOGETHER:
                return tuple(self._keys)
            case Asking.ALONE:
                return (self._missing[0],)
            case Asking.AGAIN:
                return tuple(seat for seat in self._keys if seat not in self._silent)

    def asked(self, seat: Seat, number: int | None = None) -> Key:
        """The key of a seat in a round, or in the present one."""
        device, buttons = self._keys[seat]
        return device, buttons[(self.round if number is None else number) % len(buttons)]

    def failed(self, verdict: Verdict) -> tuple[tuple[Seat, Key], ...]:
        """The keys of which that was found, each once, in the order of rounds."""
        found = (
            (seat, self.asked(seat, number))
            for number, verdicts in enumerate(self.verdicts)
            for seat, was in verdicts.items()
            if was is verdict
        )
        return tuple(dict.fromkeys(found))

    def hear(self, device: Device, button: Button, *, is_down: bool) -> None:
        """A key has gone down or up."""
        if not is_down:
            self.held.discard((device, button))
            return
        self.held.add((device, button))
        if self.is_over or self.is_letting_go:
            return
        if (device, button) in map(self.asked, self.seats):
            self._quiet_ms = 0
        if not self._lacking():
            self._end_step(())

    def update(self, ms: int) -> None:
        """Time goes by."""
        if self.is_over:
            return
        self._quiet_ms += ms
        if self.is_letting_go:
            if self._quiet_ms >= _LETTING_GO_MS or not self.held.intersection(map(self.asked, self._keys)):
                self.is_letting_go, self._quiet_ms = False, 0
            return
        lacking = self._lacking()
        if self.asking is Asking.ALONE:
            if self._quiet_ms >= _ALONE_MS:
                self._end_step(lacking)
        elif len(lacking) == len(self.seats):
            self._quiet_ms = 0
        elif self._quiet_ms >= _PATIENCE_MS:
            self._end_step(lacking)

    def _lacking(self) -> list[Seat]:
        return [seat for seat in self.seats if self.asked(seat) not in self.held]

    def _end_step(self, lacking: Collection[Seat]) -> None:
        """What was asked for has arrived, but for some; go on to what that leads to."""
        self.is_letting_go, self._quiet_ms = True, 0
        match self.asking:
            case Asking.TOGETHER if lacking:
                self._missing = sorted(lacking)
                self.asking = Asking.ALONE
            case Asking.TOGETHER:
                self._end_round({})
            case Asking.ALONE:
                (self._silent if lacking else self._working).add(self._missing.pop(0))
                if not self._missing:
                    self._end_alone()
            case Asking.AGAIN:
                self._end_round(dict.fromkeys(lacking, Verdict.SWALLOWED))

    def _end_alone(self) -> None:
        """Together once more, if that can tell anything."""
        if self._working:
            self.asking = Asking.AGAIN
        else:
            self._end_round({})

    def _end_round(self, swallowed: Mapping[Seat, Verdict]) -> None:
        silent = dict.fromkeys(self._silent, Verdict.NOT_PRESSED)
        self.verdicts.append({**dict.fromkeys(self._keys, Verdict.ARRIVED), **swallowed, **silent})
        self.asking = Asking.TOGETHER
        self._silent, self._working = set(), set()
