"""What seats may do beside the match while it is another's turn; nothing of it enters the match."""

from collections.abc import Sequence
from typing import Protocol

from game.core.rules import Seat
from game.ui.press import Pointer, Press


class Sideline(Protocol):
    """A game's own pastime for those who wait."""

    def press_aside(self, press: Press, seats: Sequence[Seat]) -> bool:
        """A press of a device that acts for these waiting people's seats; tells whether it meant anything."""

    def click_aside(self, pointer: Pointer, seats: Sequence[Seat]) -> bool:
        """A click of the mouse, which acts for these; tells whether it meant anything."""
