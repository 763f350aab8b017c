"""What a game's picture offers where several seats decide at once in secret."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from game.core.rules import Seat
from game.ui.press import Device, Pointer, Press


class Gathering(Protocol):
    """People's choices stay here, unseen, until all have made them; only then do they enter the match."""

    def is_due(self, view: Any) -> bool:
        """Whether all who may act now do so at once."""

    def gather(self, people: Mapping[Seat, Device], bots: Sequence[Seat], *, is_watched: bool) -> None:
        """Let these people choose on these devices, and these bots. What people locked for the same decision stays.

        `is_watched` says that there is more than one person at the table, so that choices must be hidden.
        """

    def lock(self, seat: Seat) -> None:
        """A bot has chosen; no more is to be seen of it."""

    def pass_time(self, ms: int) -> None:
        """Time goes by, in which what was locked can still be taken back."""

    @property
    def is_settled(self) -> bool:
        """Whether all have locked, and the time to take that back is over."""

    def press_together(self, press: Press, seats: Sequence[Seat]) -> bool:
        """A press of a device that acts for these seats; tells whether it meant anything."""

    def pointer_together(self, pointer: Pointer) -> bool:
        """The mouse; tells whether it meant anything."""

    @property
    def was_refused_together(self) -> bool:
        """Whether the last press or click asked for what is not allowed."""

    @property
    def choices(self) -> Mapping[Seat, Any]:
        """The moves that people have locked, by seat."""
