"""What the pilot on turn decides with: the protocol of choosers, and those for cards."""

from collections.abc import Sequence
from typing import Final, Protocol

from game.games.lucky.moves import Move
from game.tables.lucky.chances import Asked
from game.tables.lucky.desk import Key
from game.tables.lucky.plans import FinalPlan, ShowPlan
from game.tables.lucky.spots import Kind, Option, Spot

GO: Final = Spot(Kind.BUTTON, 0)
BACK: Final = Spot(Kind.BUTTON, 1)
"""The buttons on the desk while a plan is made."""


class Chooser(Protocol):
    """Turns what is pointed at into moves of the seat on turn."""

    focus: Spot
    was_refused: bool

    def options(self) -> Sequence[Option]:
        """Everything that can be pointed at now, keys in the order of the desk."""

    def take(self, spot: Spot) -> Sequence[Move]:
        """Confirm a thing; the moves to play one after the other, once they are chosen."""

    def back(self) -> bool:
        """Take a step back; whether there was one."""

    @property
    def title(self) -> str:
        """What is to be decided."""

    @property
    def about(self) -> tuple[str, ...]:
        """What the thing pointed at would do, and how far a plan has come."""

    @property
    def keys(self) -> tuple[Key, ...]:
        """The buttons on the desk."""

    @property
    def lifted(self) -> frozenset[int]:
        """The hand cards chosen so far."""

    @property
    def plan(self) -> ShowPlan | FinalPlan | None:
        """The show being put together."""

    @property
    def wanted(self) -> tuple[Asked, ...]:
        """The odds that it would show."""
