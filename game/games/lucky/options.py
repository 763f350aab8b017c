"""The options of one game, whole and checked."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

CARDS: Final = "cards"
"""The word among a game's options under which a record keeps `write_box`' text."""


class NearMiss(Enum):
    """What earns a chip in a flight that fails."""

    EXACT = "perfect"
    """Two figures flown exactly."""
    ANY = "any"
    """Two figures flown at all."""


class FinalCards(Enum):
    """How many cards a final show may have."""

    FREE = "free"
    """Three or more."""
    THREE = "three"


class Hands(Enum):
    """Who sees the cards in hand."""

    OPEN = "open"
    PRIVATE = "private"


@dataclass(frozen=True, slots=True)
class Options:
    """One game's options.

    `final_replaces_weakest` counts only by how much the final show beats the pilot's weakest; `must_play`
    lets nobody fly without playing cards; `short` opens the final show after any three shows.
    """

    near_miss: NearMiss = NearMiss.EXACT
    final_cards: FinalCards = FinalCards.FREE
    final_replaces_weakest: bool = False
    must_play: bool = False
    short: bool = False
    hands: Hands = Hands.OPEN
