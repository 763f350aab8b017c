"""The bonus chip that a flight may earn, at most one, judged once after it (rulebook)."""

from typing import Final

from game.games.lucky.airfield import Airfield
from game.games.lucky.cards import FINAL
from game.games.lucky.events import ChipReason, ChipWon
from game.games.lucky.options import NearMiss
from game.games.lucky.state import Covered

NEARLY: Final = 2
"""Figures that must be flown in a failed flight to earn a chip."""


_NOT, _UPPER = Covered.NOT, Covered.UPPER  # fetched once: a look-up takes as long as several calls


def reward_failure(field: Airfield) -> None:
    """Give a chip for a near miss."""
    covered = field.flight.covered
    if len(covered) - covered.count(_NOT) < NEARLY:
        return
    if covered.count(_UPPER) >= NEARLY or field.programme.options.near_miss is NearMiss.ANY:
        _give(field, ChipReason.NEAR_MISS)


def reward_success(field: Airfield, show: int, result: int) -> None:
    """Give a chip for a good result; the best one before it must still be noted."""
    box = field.programme.box
    if show != FINAL and result >= box.chip_result and result > field.best[show]:
        is_first = field.best[show] < box.chip_result
        _give(field, ChipReason.FIRST if is_first else ChipReason.BETTER)
    elif result >= box.sure_result:
        _give(field, ChipReason.HIGH)


def _give(field: Airfield, why: ChipReason) -> None:
    if field.supply:
        field.supply -= 1
        field.change(field.turn, chips=field.pilot.chips + 1)
        field.count("chips_won")
        field.tell(ChipWon(field.turn, why))
