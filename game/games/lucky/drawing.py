"""Cards from the piles: drawing and discarding in an exchange, and replacing cards that were played."""

from bisect import insort
from functools import lru_cache
from typing import Final

from game.core.rules import Seat
from game.games.lucky import flying, turns
from game.games.lucky.airfield import Airfield
from game.games.lucky.cards import MOST_SEATS, Card, Deck
from game.games.lucky.events import Discarded, Drew, Passed, Reshuffled
from game.games.lucky.moves import DISCARD, DRAW, Discard, Draw, Move, Pass
from game.games.lucky.programme import Programme
from game.games.lucky.state import Decks, Phase, Pilot, State

EXCHANGED: Final = 3
"""Cards drawn in an exchange, if there are as many (rulebook)."""

_new = tuple.__new__
# Fetched once: to look a member up in its Enum takes as long as several calls.
_ACTING, _DRAWING = Phase.ACTING, Phase.DRAWING
_DISCARDING, _REPLACING = Phase.DISCARDING, Phase.REPLACING

_DREW: Final = tuple(tuple(Drew(seat, deck) for deck in Deck) for seat in range(MOST_SEATS))
_DRAWS: Final = {
    (has_first, has_second): tuple(draw for draw, has in zip(DRAW, (has_first, has_second), strict=True) if has)
    for has_first in (False, True)
    for has_second in (False, True)
}


def draws(decks: Decks) -> tuple[Move, ...]:
    """A draw from each deck that has cards, among its discards if not in its pile."""
    (first, second), (first_discards, second_discards) = decks
    return _DRAWS[bool(first or first_discards), bool(second or second_discards)]


def drawing_moves(_programme: Programme, state: State) -> tuple[Move, ...]:
    """The draws of an exchange, or for a card played."""
    return draws(state.decks)


def discarding_moves(_programme: Programme, state: State) -> tuple[Move, ...]:
    """A discard of each card in the hand, one of those that are alike."""
    hand = state.pilots[state.turn].hand
    return tuple([DISCARD[card.figure][card.difficulty] for card in dict.fromkeys(hand)])


def pass_turn(field: Airfield, _move: Pass) -> None:
    """An exchange without any card to draw."""
    field.count("exchanges")
    field.tell(Passed(field.turn))
    turns.end_turn(field)


def draw(field: Airfield, move: Draw) -> None:
    """Draw the next card of an exchange, which the first one begins, or for a card played; then go on."""
    if field.phase is _ACTING:
        field.count("exchanges")
        field.phase = _DRAWING
        field.left, field.drawn = EXCHANGED, 0
    _take(field, move.deck)
    field.left -= 1
    if field.phase is _DRAWING:
        field.drawn += 1
    if not field.left or not draws(field.decks):
        _end_drawing(field)


def replace(field: Airfield, cards: int) -> None:
    """Have so many cards drawn for those played, as far as there are any, before the flight."""
    field.phase = _REPLACING
    field.left = cards
    if not draws(field.decks):
        _end_drawing(field)


def _end_drawing(field: Airfield) -> None:
    if field.phase is _DRAWING:
        field.phase = _DISCARDING
        field.left = field.drawn
    else:
        field.left = 0
        flying.take_off(field)


def _take(field: Airfield, deck: Deck) -> None:
    piles, used = field.decks
    pile = piles[deck]
    if not pile:
        pile = field.chance.shuffled(used[deck])
        used = ((), used[1]) if not deck else (used[0], ())
        field.tell(Reshuffled(deck))
    piles = (pile[:-1], piles[1]) if not deck else (piles[0], pile[:-1])
    field.decks = _new(Decks, (piles, used))
    seat = field.turn
    pilot = field.pilots[seat]
    hand = [*pilot.hand]
    insort(hand, pile[-1])
    field.set_pilot(seat, _new(Pilot, ((*hand,), *pilot[1:])))
    field.tell(_DREW[seat][deck])


def discard(field: Airfield, move: Discard) -> None:
    """Put a card of the hand on its discards; with the last one the turn is over."""
    hand = field.pilots[field.turn].hand
    figure, difficulty = move.figure, move.difficulty
    at = 0
    while hand[at].difficulty != difficulty or hand[at].figure != figure:
        at += 1
    field.set_hand((*hand[:at], *hand[at + 1 :]))
    field.discard((hand[at],))
    field.events.append(_discarded(field.turn, hand[at]))
    field.left -= 1
    if not field.left:
        field.drawn = 0
        turns.end_turn(field)


@lru_cache(maxsize=1024)
def _discarded(seat: Seat, card: Card) -> Discarded:
    return Discarded(seat, card)
