"""The state of a game, the phases it goes through, and what a seat sees of it."""

from enum import Enum
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.games.lucky.cards import Card

NOT_FLOWN: Final = -1
"""Stands for the result of a show that a pilot has not flown."""

NO_PLACE: Final = -1
"""Stands for the place of a highlight chip that has yet to be laid."""


class Phase(Enum):
    """What the seat on turn is to do."""

    ACTING = "acting"
    """Choose between exchange and flight."""
    DRAWING = "drawing"
    """Draw the next card of an exchange."""
    DISCARDING = "discarding"
    """Discard as many cards as were drawn."""
    REPLACING = "replacing"
    """Draw a card for one played, before the flight."""
    HIGHLIGHTING = "highlighting"
    """Lay the highlight chip before an attempt at the final show."""
    THROWING = "throwing"
    COVERING = "covering"
    """Lay dice on a figure, or repeat the throw."""
    FEARING = "fearing"
    """The throw reaches nothing, or no black die is left: spend a chip or break off."""
    OVER = "over"

    # Compared by identity at every step of a simulation; the hash of Enum's own is slow in look-ups.
    __hash__ = object.__hash__


class Covered(Enum):
    """How a figure of a flight was flown."""

    NOT = "not"
    LOWER = "lower"
    """With more than its difficulty."""
    UPPER = "upper"
    """Exactly."""

    __hash__ = object.__hash__


class Tally(NamedTuple):
    """What a pilot did: flights, those that succeeded, exchanges, chips won and spent, failed finals."""

    flights: int
    successes: int
    exchanges: int
    chips_won: int
    chips_spent: int
    failed_finals: int


class Pilot(NamedTuple):
    """One pilot. `results` has what each of the four shows brought, NOT_FLOWN for one not yet flown.

    `hand` and `final` are in order of cards. `final` is empty until the final show is laid, `final_result` NOT_FLOWN
    until it is flown; `highlight` is the place of the chip in it, NO_PLACE before the first attempt.
    """

    hand: tuple[Card, ...]
    total: int
    results: tuple[int, ...]
    chips: int
    final: tuple[Card, ...]
    highlight: int
    final_result: int
    has_retired: bool
    tally: Tally


class Flight(NamedTuple):
    """The flight under way.

    `show` is the place of the show, FINAL for the pilot's own. `covered` goes with `cards`. `pool` counts the black
    dice not laid on a card, thrown ones among them. `thrown` are the eyes of the black dice of the last throw in rising
    order, `red` those of the red die, 0 when it was not thrown.
    """

    show: int
    cards: tuple[Card, ...]
    covered: tuple[Covered, ...]
    pool: int
    thrown: tuple[int, ...]
    red: int


class Decks(NamedTuple):
    """Draw piles by deck, the top card last, and discards by deck, the newest last."""

    piles: tuple[tuple[Card, ...], tuple[Card, ...]]
    discards: tuple[tuple[Card, ...], tuple[Card, ...]]


class State(NamedTuple):
    """The whole game.

    `turn` is the seat on turn, `starter` holds the start marker. `shows` are the laid cards of the four shows in the
    order of their figures, () where none lie; `best` the best result so far at each by anybody, 0 for none. `left`
    is how many cards are still to be drawn or discarded, `drawn` how many an exchange has drawn. `supply` counts chips.
    `is_last_round` once a final show was flown. `flight` keeps the last flight between flights, and is the
    next one while cards are drawn for it. `retired` lists pilots that left, in that order. `ranks` is empty until the
    end.
    """

    phase: Phase
    turn: Seat
    starter: Seat
    round: int
    pilots: tuple[Pilot, ...]
    shows: tuple[tuple[Card, ...], ...]
    best: tuple[int, ...]
    decks: Decks
    supply: int
    left: int
    drawn: int
    flight: Flight
    is_last_round: bool
    retired: tuple[Seat, ...]
    ranks: tuple[tuple[Seat, ...], ...]


class View(NamedTuple):
    """What a seat knows, or the whole table for None.

    `game` is the state with all that the seat may not see face down: the cards in the piles, and in a game with
    private hands those of the others. Discards lie open.
    """

    seat: Seat | None
    game: State


NO_FLIGHT: Final = Flight(0, (), (), 0, (), 0)
"""The flight before the first one."""

NO_TALLY: Final = Tally(0, 0, 0, 0, 0, 0)
