"""What a match is played with: deck, options and seats, and what follows from them once and for all."""

from functools import lru_cache

from game.core.rules import Seat
from game.games.loonacy.cards import LEAST_SEATS, MOST_PILES_LATER, MOST_SEATS, Card, Deck
from game.games.loonacy.moves import HAND_OVER, RETIRE, STOP, Move, Play, Throw
from game.games.loonacy.options import LEAST_HANDICAP, Mode, Options
from game.games.loonacy.state import Seats


class Kit:
    """Shared by all the rules of a match. Raises ValueError when deck, options and seats do not go together.

    `matching` has for each card the set of all that match it. A card that lands is judged by all that lay on top in the
    `memory` ms before. `throws` and `plays` are moves made once, by card and pile.
    """

    __slots__ = (
        "deck", "hands", "is_calm", "matching", "memory", "options", "play_ms", "plays", "seats", "throws", "times",
    )  # fmt: skip

    def __init__(self, deck: Deck, options: Options, seats: int) -> None:
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise ValueError(f"Retro Loonacy has {LEAST_SEATS} to {MOST_SEATS} seats, not {seats}")
        hands = options.handicap or (deck.hand,) * seats
        if len(hands) != seats:
            raise ValueError(f"handicap must have a number for each of {seats} seats, not {len(hands)}")
        if options.handicap and max(hands) > deck.hand:
            raise ValueError(f"handicap must be from {LEAST_HANDICAP} to {deck.hand}, not {max(hands)}")
        if options.bots and options.bots[-1] >= seats:
            raise ValueError(f"bots must be from 0 to {seats - 1}, not {options.bots[-1]}")
        self.deck = deck
        self.options = options
        self.seats = seats
        self.hands = hands
        self.times = deck.times
        self.is_calm = options.pace is Mode.CALM
        self.play_ms = deck.times.play
        self.memory = deck.times.play + deck.times.race
        self.matching = deck.matching()
        piles = range(MOST_PILES_LATER)
        cards: range = range(len(deck.pairs))
        self.throws: tuple[tuple[Throw, ...], ...] = tuple(tuple(Throw(card, p) for p in piles) for card in cards)
        self.plays: tuple[tuple[Play, ...], ...] = tuple(tuple(Play(card, p) for p in piles) for card in cards)

    def is_match(self, card: Card, top: Card) -> bool:
        """Whether a card may lie on another (rulebook, How to Play)."""
        return bool(self.matching[card] >> top & 1)


@lru_cache(maxsize=1 << MOST_SEATS)
def seats_in(seats: Seats) -> tuple[Seat, ...]:
    """The numbers of a set's seats, in rising order."""
    return tuple(seat for seat in range(MOST_SEATS) if seats >> seat & 1)


@lru_cache(maxsize=1 << 2 * MOST_SEATS)
def agreed_moves(seated: Seats, bots: Seats) -> tuple[Move, ...]:
    """What the table may agree on while these seats are in: moves of CLOCK that no time brings about."""
    seats = seats_in(seated)
    hand_over = (HAND_OVER[seat][not bots >> seat & 1] for seat in seats)
    return (*hand_over, STOP, *(RETIRE[seat] for seat in seats))
