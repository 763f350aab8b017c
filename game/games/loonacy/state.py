"""The state of a match, the phases it goes through, and what a seat sees of it.

All times are whole milliseconds of the match clock.
"""

from enum import Enum
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.games.loonacy.cards import Card, Cards

Seats = int
"""A set of seats as bits: bit n stands for seat n."""

NEVER: Final = -1
"""Stands for a time or a number of milliseconds that there is none of."""

NOBODY: Final[Seat] = -1


class Phase(Enum):
    """What goes on at the table."""

    LOOKING = "looking"
    """All look at their cards until everybody is ready; then the piles are turned up after a count-in."""
    PLAYING = "playing"
    """Everybody throws."""
    DRAWING = "drawing"
    """Drawn cards lie face down until they are turned up together; nobody can do anything."""
    TAKING_TURNS = "taking_turns"
    """Calm mode: one seat plays or passes."""
    OVER = "over"

    # Compared by identity at every step of a simulation; the hash of Enum's own is slow in look-ups.
    __hash__ = object.__hash__


LOOKING: Final = Phase.LOOKING
"""Members of the enum fetched once, here and below: that takes ten calls of a function each time."""

PLAYING: Final = Phase.PLAYING
DRAWING: Final = Phase.DRAWING
TAKING_TURNS: Final = Phase.TAKING_TURNS
OVER: Final = Phase.OVER


class Flight(NamedTuple):
    """A card on its way to a pile. It left the hand `Times.play` before `lands_at`, at its press."""

    lands_at: int
    seat: Seat
    card: Card
    pile: int


class Covered(NamedTuple):
    """A card that lay on top until `until`, and the seat whose card covered it."""

    card: Card
    until: int
    by: Seat


class Pile(NamedTuple):
    """The card on top, since when it lies there, and those that it and its like have covered lately, newest first."""

    top: Card
    since: int
    past: tuple[Covered, ...]


class Lock(NamedTuple):
    """A seat that cannot throw until a time."""

    until: int
    seat: Seat


class Tally(NamedTuple):
    """What a seat did in all rounds: cards played, races won and lost, wrong cards, cards drawn.

    `fastest` is the shortest time between a top's coming to lie (or its seat's cards being turned up) and the press of
    a card that covered it, NEVER before the first; presses too quick to be meant for that top are left out. `largest`
    are the most cards held.
    """

    plays: int
    races_won: int
    races_lost: int
    wrong: int
    draws: int
    fastest: int
    largest: int


class Table(NamedTuple):
    """What changes seldom.

    `draw` is the draw pile, the top card last; `drawn` the cards drawn face down by seat, () but while DRAWING and
    FACE_DOWN for who drew none. `seated` are the seats that are in, `left` those that left, in order. `bots` are the
    seats that bots play. `scores` count rounds won or points. `opened_at`: when hands last grew or piles were turned
    up. `alarm`: when CLOCK ends the count-in, or settles; NEVER while none runs. `turn` is the seat on turn in calm
    mode, else NOBODY. `ranks` is empty until the match is over.
    """

    draw: tuple[Card, ...]
    drawn: tuple[Card, ...]
    seated: Seats
    left: tuple[Seat, ...]
    bots: Seats
    round: int
    scores: tuple[int, ...]
    opened_at: int
    alarm: int
    turn: Seat
    ranks: tuple[tuple[Seat, ...], ...]


class State(NamedTuple):
    """The whole match.

    `at` is the time of the last move. A card in flight is in no hand. `flights` are in order of arrival, those of one
    millisecond in order of their presses; `first_to_land` says who of them is ahead. `ready` are the seats with their
    sign up, in calm mode those that have passed since the last play. `locks` are in order of time. `priority` decides
    ties. `under` are all cards in the piles but the tops.
    """

    phase: Phase
    at: int
    hands: tuple[Cards, ...]
    piles: tuple[Pile, ...]
    flights: tuple[Flight, ...]
    ready: Seats
    locks: tuple[Lock, ...]
    priority: tuple[Seat, ...]
    under: Cards
    tallies: tuple[Tally, ...]
    table: Table


class View(NamedTuple):
    """What a seat knows, or the whole table for None.

    `game` is the state with the draw pile and, until they are revealed, the drawn cards face down; hands are open.
    """

    seat: Seat | None
    game: State


NO_TALLY: Final = Tally(0, 0, 0, 0, 0, NEVER, 0)
