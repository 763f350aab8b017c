"""What seats may do beside the match while it is another's turn; nothing of it enters the match."""

from collections.abc import Sequence
from typing import Protocol

from game.core.rules import Seat
from game.tables.hands import Hands
from game.tables.seats import Sitter
from game.ui.press import Pointer, Press


class Sideline(Protocol):
    """A game's own pastime for those who wait."""

    def press_aside(self, press: Press, seats: Sequence[Seat]) -> bool:
        """A press of a device that acts for these waiting people's seats; tells whether it meant anything."""

    def click_aside(self, pointer: Pointer, seats: Sequence[Seat]) -> bool:
        """A click of the mouse, which acts for these; tells whether it meant anything."""


class Aside:
    """Who may be on the sideline: people that are not to choose, with a device that is not needed for choosing."""

    def __init__(self, sideline: Sideline | None, sitters: Sequence[Sitter], hands: Hands) -> None:
        self._sideline = sideline
        self._sitters = sitters
        self._hands = hands

    def press(self, press: Press, chooser: Seat | None) -> bool:
        """A press while a seat, or nobody, is to choose; tells whether it meant anything to those who wait."""
        if self._sideline is None or (chooser is not None and self._hands.may_act(press.device, chooser)):
            return False
        waiting = [seat for seat in self._waiting(chooser) if self._hands.may_act(press.device, seat)]
        return self._sideline.press_aside(press, waiting)

    def click(self, pointer: Pointer, chooser: Seat | None) -> bool:
        """The mouse, which everybody may use; only its clicks mean anything."""
        if self._sideline is None or not pointer.is_click:
            return False
        return self._sideline.click_aside(pointer, self._waiting(chooser))

    def _waiting(self, chooser: Seat | None) -> list[Seat]:
        return [sitter.seat for sitter in self._sitters if not sitter.is_bot and sitter.seat != chooser]
