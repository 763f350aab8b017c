"""The moves of Retro Loonacy: what a seat presses, and what CLOCK does when the time has come."""

from dataclasses import dataclass
from typing import Final

from game.core.rules import Seat
from game.games.loonacy.cards import MOST_SEATS, Card


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw a card from the hand at a pile; it arrives a little later."""

    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class Ready:
    """Hold up the ready sign, or take it back."""

    is_up: bool


@dataclass(frozen=True, slots=True)
class Play:
    """In calm mode: lay a matching card on a pile."""

    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class Pass:
    """In calm mode: play nothing this turn."""


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The piles are turned up; a move of CLOCK."""


@dataclass(frozen=True, slots=True)
class Land:
    """The card of a seat arrives at its pile; a move of CLOCK."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Unlock:
    """A seat that threw a wrong card may throw again; a move of CLOCK."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reveal:
    """All drawn cards are turned up and go to their hands; a move of CLOCK."""


@dataclass(frozen=True, slots=True)
class Settle:
    """Nobody can play, and all signs go up; a move of CLOCK, with the option `tells_stuck` only."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """A seat goes over to a bot or to a person: bots rank behind people in ties; a move of CLOCK."""

    seat: Seat
    is_bot: bool


@dataclass(frozen=True, slots=True)
class Stop:
    """The table agrees to end the match now; a move of CLOCK."""


@dataclass(frozen=True, slots=True)
class Retire:
    """A seat leaves the match for good; a move of CLOCK, since a person may leave at any time."""

    seat: Seat


Move = Throw | Ready | Play | Pass | TurnUp | Land | Unlock | Reveal | Settle | HandOver | Stop | Retire
MOVES: Final[tuple[type[Move], ...]] = (
    Throw,
    Ready,
    Play,
    Pass,
    TurnUp,
    Land,
    Unlock,
    Reveal,
    Settle,
    HandOver,
    Stop,
    Retire,
)

READY: Final = (Ready(False), Ready(True))
"""Moves made once and shared, here and below; this by whether the sign goes up."""

PASS: Final = Pass()
TURN_UP: Final = TurnUp()
REVEAL: Final = Reveal()
SETTLE: Final = Settle()
STOP: Final = Stop()
LAND: Final = tuple(Land(seat) for seat in range(MOST_SEATS))
UNLOCK: Final = tuple(Unlock(seat) for seat in range(MOST_SEATS))
RETIRE: Final = tuple(Retire(seat) for seat in range(MOST_SEATS))
HAND_OVER: Final = tuple((HandOver(seat, False), HandOver(seat, True)) for seat in range(MOST_SEATS))
"""By seat, then by whether a bot takes it."""
