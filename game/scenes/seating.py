"""Who will play: the seats of the lobby without a gap, people with their device and bots with a level."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core.record import SeatLine
from game.files.settings import MOST_NAME_LETTERS, SeatMemory
from game.ui.press import Device

HUMAN: Final = "human"
PLACES: Final = 6
"""Seats at the largest table."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """One seat that is taken: `player` is `human`, then with a device, or a bot's level."""

    name: str
    player: str
    device: Device | None = None

    @property
    def is_person(self) -> bool:
        """Whether a person plays here."""
        return self.player == HUMAN


class Seating:
    """The taken seats from the first on; whoever leaves, the others move up.

    `person_name` has a `{n}`; `bot_names` are given out in turn. Both come from the texts. There are `places` seats.
    """

    def __init__(
        self, person_name: str, bot_names: Sequence[str], memory: Iterable[SeatMemory] = (), places: int = PLACES
    ) -> None:
        self.places = places
        self._person_name = person_name
        self._bot_names = tuple(bot_names)
        self._memory = tuple(memory)
        self.sitters: list[Sitter] = []

    @property
    def is_full(self) -> bool:
        """Whether all places are taken."""
        return len(self.sitters) >= self.places

    @property
    def bots(self) -> int:
        """How many bots sit."""
        return sum(not sitter.is_person for sitter in self.sitters)

    @property
    def people(self) -> int:
        """How many people sit."""
        return len(self.sitters) - self.bots

    def seats_of(self, device: Device) -> tuple[int, ...]:
        """The seats that a device drives."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.device == device)

    def recall_bots(self, levels: Sequence[str]) -> None:
        """Seat the bots that sat here last time."""
        for one in self._memory:
            if one.player in levels and one.name and not self.is_full:
                self.sitters.append(Sitter(one.name, one.player))

    def join(self, device: Device, *, is_hot_seat: bool = False) -> int | None:
        """Seat a person, before the bots; None when all is taken or the device has a seat and no hot seat is meant.

        When bots fill the table, the last of them makes room.
        """
        if self.seats_of(device) and not is_hot_seat:
            return None
        if self.is_full:
            last = max((seat for seat, one in enumerate(self.sitters) if not one.is_person), default=None)
            if last is None:
                return None
            del self.sitters[last]
        seat = self.people
        before_bots = next((n for n, one in enumerate(self.sitters) if not one.is_person), len(self.sitters))
        seat = min(seat, before_bots)
        self.sitters.insert(seat, Sitter(self._name_for(device), HUMAN, device))
        return seat

    def add_bot(self, level: str) -> int | None:
        """Seat a bot on the next place; None when there is none."""
        if self.is_full:
            return None
        self.sitters.append(Sitter(self._bot_name(), level))
        return len(self.sitters) - 1

    def set_bots(self, count: int, level: str) -> None:
        """Add bots of a level, or let the last ones go, until there are so many; people keep their places."""
        count = min(count, self.places - self.people)
        while self.bots < count:
            self.add_bot(level)
        while self.bots > count:
            del self.sitters[max(seat for seat, one in enumerate(self.sitters) if not one.is_person)]

    def leave(self, seat: int) -> None:
        """Free a seat."""
        del self.sitters[seat]

    def leave_all(self, device: Device) -> None:
        """Free all seats of a device that is gone."""
        self.sitters = [sitter for sitter in self.sitters if sitter.device != device]

    def return_to(self, device: Device, plugged: Collection[Device]) -> None:
        """A pad was plugged in: it gets the places of one of its make that is gone."""
        for sitter in self.sitters:
            old = sitter.device
            if old is not None and old.kind == device.kind and old != device and old not in plugged:
                self.sitters = [replace(one, device=device) if one.device == old else one for one in self.sitters]
                return

    def swap(self, a: int, b: int) -> None:
        """Two sitters change seats, and with that colours and the order of moves."""
        self.sitters[a], self.sitters[b] = self.sitters[b], self.sitters[a]

    def rename(self, seat: int, name: str) -> None:
        """Give a sitter another name; an empty one changes nothing."""
        name = "".join(letter for letter in name if letter.isprintable()).strip()[:MOST_NAME_LETTERS]
        if name:
            self.sitters[seat] = replace(self.sitters[seat], name=name)

    def set_level(self, seat: int, level: str) -> None:
        """Let a bot of this level play the seat, also in place of a person."""
        old = self.sitters[seat]
        name = self._bot_name() if old.is_person else old.name
        self.sitters[seat] = Sitter(name, level)

    def lines(self) -> tuple[SeatLine, ...]:
        """The seats as a record's header names them."""
        return tuple(SeatLine(sitter.name, sitter.player) for sitter in self.sitters)

    def memory(self) -> tuple[SeatMemory, ...]:
        """The seats as the settings keep them for next time."""
        return tuple(SeatMemory(one.name, one.player, one.device.kind if one.device else "") for one in self.sitters)

    def _taken_names(self) -> set[str]:
        return {sitter.name for sitter in self.sitters}

    def _name_for(self, device: Device) -> str:
        """The name that was last used with this kind of device, else a numbered one."""
        taken = self._taken_names()
        for one in self._memory:
            if one.player == HUMAN and one.device == device.kind and one.name and one.name not in taken:
                return one.name
        numbered = (self._person_name.format(n=n)[:MOST_NAME_LETTERS] for n in range(1, 100))
        return next(name for name in numbered if name not in taken)

    def _bot_name(self) -> str:
        taken = self._taken_names()
        return next((name for name in self._bot_names if name not in taken), self._bot_names[0])
