"""Play by rules of thumb, as beginners do: what looks easy, exact if it can be, chips only to save a flight."""

from collections.abc import Sequence
from typing import Final

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.lucky.cards import FINAL, Box
from game.games.lucky.covers import taken
from game.games.lucky.hands import cards_of, played
from game.games.lucky.moves import (
    THROW,
    THROW_WITH_RED,
    Cover,
    Discard,
    Fly,
    Highlight,
    Lay,
    LayFinal,
    Move,
    Raise,
    Repeat,
)
from game.games.lucky.state import Flight, Phase, State

DARE: Final = 3
"""One turn in so many the easiest show is flown though it looks too hard, or the cards exchanged though it does not."""

HANDY: Final = 7
"""A difficulty that fits nearly everywhere; cards far from it go first."""

EASY: Final = 23
"""What the difficulties of a show that looks easy sum up to at most."""


def play(box: Box, game: State, seat: Seat, moves: Sequence[Move], luck: Chance) -> Move:
    """One of the moves."""
    match game.phase:
        case Phase.ACTING:
            return _act(box, game, seat, moves, luck)
        case Phase.DISCARDING:
            return max(
                (move for move in moves if isinstance(move, Discard)), key=lambda move: abs(move.difficulty - HANDY)
            )
        case Phase.HIGHLIGHTING:
            return _highlight(game, seat, moves)
        case Phase.COVERING:
            place = game.pilots[seat].highlight if game.flight.show == FINAL else None
            return max(
                (move for move in moves if isinstance(move, Cover)), key=lambda move: _neat(game.flight, place, move)
            )
        case Phase.THROWING:
            return THROW if THROW in moves and game.flight.pool > 1 else _red_or_first(moves)
        case Phase.FEARING:
            return next((move for move in moves if isinstance(move, Repeat)), moves[0])
        case _:
            return luck.pick(moves)


def _act(box: Box, game: State, seat: Seat, moves: Sequence[Move], luck: Chance) -> Move:
    """The easiest final show; else the easiest show, unless all look hard."""
    hand = game.pilots[seat].hand
    finals = [move for move in moves if isinstance(move, LayFinal)]
    if finals:
        return min(finals, key=lambda move: sum(card.difficulty for card in cards_of(move, hand)))
    flights = [move for move in moves if isinstance(move, Lay | Raise | Fly)]
    if not flights:
        return luck.pick(moves)
    sums = [sum(played(box, hand, game.shows, move).difficulties) for move in flights]
    is_easy = min(sums) <= EASY
    if is_easy == (luck.below(DARE) == 0):
        return moves[0]
    return flights[sums.index(min(sums))]


def _highlight(game: State, seat: Seat, moves: Sequence[Move]) -> Move:
    """The card that is worth most."""
    cards = game.pilots[seat].final
    places = [move for move in moves if isinstance(move, Highlight)]
    return max(places, key=lambda move: cards[move.place].upper)


def _neat(flight: Flight, highlight: int | None, move: Cover) -> tuple[bool, bool, int, int]:
    """How neat a way to cover looks: not spoiling the highlight, exact, a hard figure, few dice."""
    dice = taken(flight.thrown, flight.red)[move.dice]
    difficulty = flight.cards[move.place].difficulty
    is_exact = dice.sum == difficulty
    return is_exact or move.place != highlight, is_exact, difficulty, -dice.black


def _red_or_first(moves: Sequence[Move]) -> Move:
    return THROW_WITH_RED if THROW_WITH_RED in moves else moves[0]
