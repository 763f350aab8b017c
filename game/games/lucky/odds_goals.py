"""What a pilot may fly for: the goals that `odds` finds the best play for."""

from dataclasses import dataclass
from typing import Final, Protocol

from game.games.lucky.options import NearMiss

FLOWN_FOR_CHIP: Final = 2
"""So many figures of a failed flight earn a chip (rulebook)."""


class Goal(Protocol):
    """How good it is for a flight to end in some way; any numbers will do. A goal is a value with a hash."""

    def landed(self, result: int, left: int, chips: int) -> float:
        """All figures are flown: the covered values, the black dice left, the chips in hand (none earned yet)."""

    def failed(self, exact: int, flown: int, chips: int) -> float:
        """The flight failed after so many figures were covered, so many of them exactly."""

    def __hash__(self) -> int:
        """Goals are keys of what is kept."""


@dataclass(frozen=True, slots=True)
class Success:
    """The chance to fly all figures."""

    def landed(self, result: int, left: int, chips: int) -> float:
        """One."""
        return 1.0

    def failed(self, exact: int, flown: int, chips: int) -> float:
        """Nothing."""
        return 0.0


@dataclass(frozen=True, slots=True)
class AtLeast:
    """The chance of a result, without points for dice left, that is not below `result`."""

    result: int

    def landed(self, result: int, left: int, chips: int) -> float:
        """One when it is reached."""
        return float(result >= self.result)

    def failed(self, exact: int, flown: int, chips: int) -> float:
        """Nothing."""
        return 0.0


@dataclass(frozen=True, slots=True)
class Points:
    """How much the total is expected to grow, and how much chips count beside it.

    A failure costs `penalty`, a black die left brings `left_over`; of the result counts what is above `replaced`.
    Chips in hand at the end are worth `chip_worth` each; one is earned by a result of `chip_from` or more, or by a
    failure with two figures flown, exactly unless `near_miss` says otherwise; None for either: by nothing.
    """

    left_over: int = 1
    penalty: float = 0
    replaced: int = 0
    chip_worth: float = 0.0
    chip_from: int | None = None
    near_miss: NearMiss | None = None

    def landed(self, result: int, left: int, chips: int) -> float:
        """The result, dice left and chips."""
        earned = self.chip_from is not None and result >= self.chip_from
        return max(0, result - self.replaced) + self.left_over * left + self.chip_worth * (chips + earned)

    def failed(self, exact: int, flown: int, chips: int) -> float:
        """The penalty and chips."""
        counted = flown if self.near_miss is NearMiss.ANY else exact
        earned = self.near_miss is not None and counted >= FLOWN_FOR_CHIP
        return -self.penalty + self.chip_worth * (chips + earned)
