"""The options of one match, whole and checked."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.core.rules import Seat
from game.games.loonacy.cards import MOST_SEATS

DECK: Final = "deck"
"""The word among a match's options under which a record keeps `write_deck`'s text."""

LEAST_HANDICAP: Final = 3


class Mode(Enum):
    """Whether all play at once."""

    RACE = "race"
    CALM = "calm"
    """In turns, without any time."""


class Goal(Enum):
    """What wins the match."""

    ROUND = "round"
    ROUNDS = "rounds"
    """So many rounds won."""
    POINTS = "points"
    """So many points: the winner of a round gets one for each card in the others' hands."""


class Reshuffle(Enum):
    """What becomes of the piles when the draw pile runs out."""

    RESTART = "restart"
    TOPS_STAY = "tops_stay"


@dataclass(frozen=True, slots=True)
class Options:
    """One match's options. Raises ValueError for what cannot be.

    `tells_stuck` openly tells that nobody can play and then sets all signs. `handicap` has the cards dealt to each
    seat, () for the deck's number for all. `bots` are the seats that bots play at the start, in rising order.
    """

    pace: Mode = Mode.RACE
    goal: Goal = Goal.ROUND
    reshuffle: Reshuffle = Reshuffle.RESTART
    tells_stuck: bool = False
    handicap: tuple[int, ...] = ()
    bots: tuple[Seat, ...] = ()

    def __post_init__(self) -> None:
        if any(cards < LEAST_HANDICAP for cards in self.handicap):
            raise ValueError(f"handicap must have {LEAST_HANDICAP} cards or more")
        if list(self.bots) != sorted(set(self.bots)) or not all(0 <= seat < MOST_SEATS for seat in self.bots):
            raise ValueError("bots must list seats from 0 in rising order, each once")
