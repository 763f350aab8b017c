"""The moves of Lucky Loop: drawing and laying cards, throwing and covering."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.core.rules import Seat
from game.games.lucky.cards import MOST_DIFFICULTY, MOST_SEATS, MOST_THROWN, Card, Deck, Figure, Show


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of a deck; at the start of a turn it is the first of an exchange."""

    deck: Deck


@dataclass(frozen=True, slots=True)
class Discard:
    """In an exchange: put a card from the hand on its discards."""

    figure: Figure
    difficulty: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Exchange nothing, as there is no card to draw."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a whole show from the hand: the difficulties of its three figures in the show's order."""

    show: Show
    first: int
    second: int
    third: int


@dataclass(frozen=True, slots=True)
class Raise:
    """Replace a laid card by one of the same figure from the hand that has this higher difficulty."""

    show: Show
    figure: Figure
    difficulty: int


@dataclass(frozen=True, slots=True)
class Fly:
    """Fly a laid show as it is."""

    show: Show


@dataclass(frozen=True, slots=True)
class LayFinal:
    """Lay the own final show: the words of its cards in order, joined by plus signs."""

    cards: str


@dataclass(frozen=True, slots=True)
class Highlight:
    """Before an attempt at the final show: lay the highlight chip on one of its cards, counted from 0."""

    place: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the dice; `with_red` spends a chip for the red die."""

    with_red: bool


@dataclass(frozen=True, slots=True)
class Repeat:
    """Spend a chip to throw all thrown dice again; `with_red` spends a further one to add the red die."""

    with_red: bool


@dataclass(frozen=True, slots=True)
class Cover:
    """Lay thrown dice on a figure, counted from 0.

    `dice` tells which, bits of 1, 2 and 4: the black dice thrown by rising number of eyes, then the red one.
    """

    place: int
    dice: int


@dataclass(frozen=True, slots=True)
class BreakOff:
    """End a flight that only a chip could save: its throw reaches no open figure, or no black die is left."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The table agrees to end the game now; a move of CLOCK."""


@dataclass(frozen=True, slots=True)
class Retire:
    """A pilot leaves the game for good; a move of CLOCK, since a person may leave in anybody's turn."""

    seat: Seat


Move = (
    Draw | Discard | Pass | Lay | Raise | Fly | LayFinal | Highlight | Throw | Repeat | Cover | BreakOff | Stop | Retire
)
MOVES: Final[tuple[type[Move], ...]] = (
    Draw,
    Discard,
    Pass,
    Lay,
    Raise,
    Fly,
    LayFinal,
    Highlight,
    Throw,
    Repeat,
    Cover,
    BreakOff,
    Stop,
    Retire,
)

MOST_PLACES: Final = 6
"""More figures than six no final show has: each takes a die."""

DRAW: Final = tuple(Draw(deck) for deck in Deck)
"""Moves made once and shared, here and below."""

FLY: Final = {show: Fly(show) for show in Show}
HIGHLIGHT: Final = tuple(Highlight(place) for place in range(MOST_PLACES))
COVER: Final = tuple(tuple(Cover(place, dice) for dice in range(1 << MOST_THROWN)) for place in range(MOST_PLACES))
"""By place, then by dice."""

PASS: Final = Pass()
THROW: Final = Throw(False)
THROW_WITH_RED: Final = Throw(True)
REPEAT: Final = Repeat(False)
REPEAT_WITH_RED: Final = Repeat(True)
BREAK_OFF: Final = BreakOff()
STOP: Final = Stop()
RETIRE: Final = tuple(Retire(seat) for seat in range(MOST_SEATS))
DISCARD: Final = tuple(
    tuple(Discard(figure, difficulty) for difficulty in range(MOST_DIFFICULTY + 1)) for figure in Figure
)
"""By figure, then by difficulty."""


def final_of(cards: Iterable[Card]) -> LayFinal:
    """The move that lays a final show of these cards."""
    return LayFinal("+".join(card.word for card in sorted(cards)))
