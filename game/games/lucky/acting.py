"""What the pilot on turn may choose between exchange and flight: shows to lay, to raise and to fly."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from game.games.lucky import drawing, flying
from game.games.lucky.airfield import Airfield
from game.games.lucky.cards import FINAL, MOST_SEATS, SHOW_CARDS, SHOWS, Card
from game.games.lucky.events import FinalLaid, Highlighted, Raised, ShowLaid
from game.games.lucky.moves import (
    FLY,
    HIGHLIGHT,
    MOST_PLACES,
    PASS,
    Fly,
    Highlight,
    Lay,
    LayFinal,
    Move,
    Raise,
    final_of,
)
from game.games.lucky.options import FinalCards
from game.games.lucky.programme import Programme
from game.games.lucky.state import NOT_FLOWN, Phase, Pilot, State

_FLIES: Final = tuple(FLY[show] for show in SHOWS)
_HIGHLIGHTED: Final = tuple(
    tuple(Highlighted(seat, place) for place in range(MOST_PLACES)) for seat in range(MOST_SEATS)
)

_new = tuple.__new__


def acting_moves(programme: Programme, state: State) -> list[Move]:
    """All that a pilot may do at the beginning of a turn: draws begin an exchange."""
    pilot, shows = state.pilots[state.turn], state.shows
    found: list[Move] = [*(drawing.draws(state.decks) or (PASS,))]
    if may_lay_final(programme, pilot):
        found += finals(programme, pilot.hand)
        return found
    results = pilot.results
    held = _held(pilot.hand)
    must_play = programme.options.must_play
    for show, figures in enumerate(programme.figures):
        if results[show] != NOT_FLOWN:
            continue
        first, second, third = figures
        if held[first] and held[second] and held[third]:
            lays = programme.lays[show]
            for one in held[first]:
                for two in held[second]:
                    for three in held[third]:
                        if (one, two, three) in lays:
                            found.append(lays[one, two, three])
        cards = shows[show]
        if cards:
            for card in cards:
                for difficulty in held[card.figure]:
                    if difficulty > card.difficulty:
                        found.append(programme.raises[show][card.figure][difficulty])
            if not must_play:
                found.append(_FLIES[show])
    return found


def _held(hand: tuple[Card, ...]) -> tuple[list[int], ...]:
    """The difficulties in an ordered hand by figure, each once, rising."""
    held: tuple[list[int], ...] = ([], [], [], [])
    before = None
    for card in hand:
        if card != before:
            held[card.figure].append(card.difficulty)
            before = card
    return held


def may_lay_final(programme: Programme, pilot: Pilot) -> bool:
    """Whether a pilot has flown all the prescribed shows there are to fly, so that the final show is next."""
    return pilot.results.count(NOT_FLOWN) <= programme.options.short


def finals(programme: Programme, hand: tuple[Card, ...]) -> Iterator[LayFinal]:
    """Every final show in an ordered hand, the shorter ones first."""
    box = programme.box
    most = SHOW_CARDS if programme.options.final_cards is FinalCards.THREE else len(hand)
    for size in range(SHOW_CARDS, most + 1):
        for cards in dict.fromkeys(combinations(hand, size)):
            is_hard = sum(card.difficulty for card in cards) >= box.least_final
            if is_hard and sum(card.fewest_dice for card in cards) <= box.dice:
                yield final_of(cards)


def highlighting_moves(_programme: Programme, state: State) -> tuple[Move, ...]:
    """The highlight chip on each card of the final show."""
    return HIGHLIGHT[: len(state.pilots[state.turn].final)]


def fly(field: Airfield, move: Fly) -> None:
    """Take off in a show as it lies."""
    field.flight = flying.flight_at(field, move.show.value)
    flying.take_off(field)


def lay(field: Airfield, move: Lay) -> None:
    """Lay a whole show in the place of the one that lies there, and have cards drawn for it."""
    show = move.show.value
    hand = [*field.pilot.hand]
    difficulties = (move.first, move.second, move.third)
    cards = tuple([_take_out(hand, *one) for one in zip(field.programme.figures[show], difficulties, strict=True)])
    field.discard(field.shows[show])
    _set_show(field, show, cards)
    field.set_hand((*hand,))
    field.tell(ShowLaid(field.turn, show, cards))
    drawing.replace(field, SHOW_CARDS)


def raise_card(field: Airfield, move: Raise) -> None:
    """Replace a laid card by a harder one, and have a card drawn for it."""
    show = move.show.value
    cards = field.shows[show]
    hand = [*field.pilot.hand]
    new = _take_out(hand, move.figure, move.difficulty)
    at = field.programme.figures[show].index(move.figure)
    field.discard((cards[at],))
    _set_show(field, show, (*cards[:at], new, *cards[at + 1 :]))
    field.set_hand((*hand,))
    field.tell(Raised(field.turn, show, cards[at], new))
    drawing.replace(field, 1)


def lay_final(field: Airfield, move: LayFinal) -> None:
    """Lay the final show; the rest of the hand goes to the discards, and the first attempt follows."""
    rest, cards = [*field.pilot.hand], []
    for word in move.cards.split("+"):
        card = next(card for card in rest if card.word == word)
        rest.remove(card)
        cards.append(card)
    field.discard(rest)
    field.change(field.turn, hand=(), final=(*cards,))
    field.tell(FinalLaid(field.turn, (*cards,), (*rest,)))
    field.phase = Phase.HIGHLIGHTING


def highlight(field: Airfield, move: Highlight) -> None:
    """Lay the highlight chip on a card and take off."""
    seat = field.turn
    hand, total, results, chips, final, _, *rest = field.pilots[seat]
    field.set_pilot(seat, _new(Pilot, (hand, total, results, chips, final, move.place, *rest)))
    field.events.append(_HIGHLIGHTED[seat][move.place])
    field.flight = flying.flight_at(field, FINAL)
    flying.take_off(field)


def _set_show(field: Airfield, show: int, cards: tuple[Card, ...]) -> None:
    field.shows = (*field.shows[:show], cards, *field.shows[show + 1 :])
    field.flight = flying.flight_at(field, show)


def _take_out(hand: list[Card], figure: int, difficulty: int) -> Card:
    for at, card in enumerate(hand):
        if card.figure == figure and card.difficulty == difficulty:
            return hand.pop(at)
    raise AssertionError("a legal move plays cards of the hand")
