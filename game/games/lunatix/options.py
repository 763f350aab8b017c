"""The options of one race, whole and checked."""

from dataclasses import dataclass
from typing import Final

from game.games.lunatix.track import MOST_LAPS

CARDS: Final = "cards"
"""The word among a race's options under which a record keeps `write_cards`' text."""


@dataclass(frozen=True, slots=True)
class Options:
    """One race's options. Raises ValueError for what cannot be.

    `turn_around` adds the Turn Around card (rulebook, Optional Rules), which opens all doors of the pit as
    `all_doors` alone does too; `kind_die` rolls the die with fewer hits.
    """

    laps: int = 3
    turn_around: bool = False
    all_doors: bool = False
    kind_die: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.laps <= MOST_LAPS:
            raise ValueError(f"laps must be from 1 to {MOST_LAPS}, not {self.laps}")

    @property
    def has_all_doors(self) -> bool:
        """Whether cars may use the doors of the pit that are not basic."""
        return self.all_doors or self.turn_around
