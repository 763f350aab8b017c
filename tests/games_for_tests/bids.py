"""A tiny game of sealed bids: all lay a card face down, the last one turns them over, the highest lone card scores."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from game.core.chance import Chance
from game.core.rules import CLOCK, IllegalMove, Outcome, Seat, Step

ROUNDS = 3
CARDS = range(1, 13)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Commit:
    """Lay a card of one's hand face down."""

    card: int


@dataclass(frozen=True, slots=True)
class Abandon:
    """The table agrees to end; a move of CLOCK."""


Move = Commit | Abandon
MOVES: tuple[type[Move], ...] = (Commit, Abandon)


@dataclass(frozen=True, slots=True)
class Dealt:
    """Each seat was dealt so many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class Locked:
    """A seat has laid its card: no more is to be seen of it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Revealed:
    """The cards of all seats, and who scored with them."""

    cards: tuple[int, ...]
    winner: Seat | None


Event = Dealt | Locked | Revealed


class State(NamedTuple):
    """Hands and laid cards are secret; `laid` holds 0 for a seat that has not chosen."""

    hands: tuple[tuple[int, ...], ...]
    laid: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    is_over: bool


class View(NamedTuple):
    """What all see, and the hand and laid card of one seat (none for the table)."""

    seat: Seat | None
    hand: tuple[int, ...]
    own: int
    locked: tuple[bool, ...]
    shown: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    is_over: bool


class BidsRules:
    """Rounds of bidding until all cards of the hands are gone."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    @property
    def seats(self) -> int:
        return self._seats

    def start(self, chance: Chance) -> Step[State, Event]:
        deck = chance.shuffled(CARDS)
        hands = tuple(tuple(sorted(deck[seat * ROUNDS : (seat + 1) * ROUNDS])) for seat in range(self._seats))
        nothing = (0,) * self._seats
        return Step(State(hands, nothing, (), nothing, False), (Dealt(ROUNDS),))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.is_over else tuple(seat for seat, card in enumerate(state.laid) if not card)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat == CLOCK:
            return () if state.is_over else (Abandon(),)
        return tuple(Commit(card) for card in state.hands[seat]) if seat in self.to_act(state) else ()

    def apply(self, state: State, seat: Seat, move: Move, now: int, chance: Chance) -> Step[State, Event]:
        if move not in self.legal_moves(state, seat):
            raise IllegalMove(f"seat {seat} may not play {move}")
        match move:
            case Abandon():
                return Step(state._replace(is_over=True), ())
            case Commit(card):
                laid = _with(state.laid, seat, card)
                hand = tuple(held for held in state.hands[seat] if held != card)
                locked = state._replace(laid=laid, hands=_with(state.hands, seat, hand))
                return Step(locked, (Locked(seat),)) if 0 in laid else self._reveal(locked, seat)

    def due(self, state: State) -> int | None:
        return None

    def view_for(self, state: State, seat: Seat | None) -> View:
        hand, own = ((), 0) if seat is None else (state.hands[seat], state.laid[seat])
        locked = tuple(card > 0 for card in state.laid)
        return View(seat, hand, own, locked, state.shown, state.scores, state.is_over)

    def outcome(self, state: State) -> Outcome | None:
        if not state.is_over:
            return None
        levels = sorted(set(state.scores), reverse=True)
        return Outcome(
            tuple(tuple(seat for seat in range(self._seats) if state.scores[seat] == level) for level in levels)
        )

    def imagine(self, view: View, seat: Seat, chance: Chance) -> State:
        seen = {*view.hand, view.own, *(card for cards in view.shown for card in cards)}
        unseen = list(chance.shuffled([card for card in CARDS if card not in seen]))
        laid = tuple(
            view.own if other == seat else unseen.pop() if is_locked else 0
            for other, is_locked in enumerate(view.locked)
        )
        hands = tuple(
            view.hand
            if other == seat
            else tuple(sorted(unseen.pop() for _ in range(ROUNDS - len(view.shown) - is_locked)))
            for other, is_locked in enumerate(view.locked)
        )
        return State(hands, laid, view.shown, view.scores, view.is_over)

    def _reveal(self, state: State, last: Seat) -> Step[State, Event]:
        counts = Counter(state.laid)
        lone = [card for card in state.laid if counts[card] == 1]
        winner = state.laid.index(max(lone)) if lone else None
        scores = state.scores if winner is None else _with(state.scores, winner, state.scores[winner] + 1)
        shown = (*state.shown, state.laid)
        after = State(state.hands, (0,) * self._seats, shown, scores, len(shown) == ROUNDS)
        return Step(after, (Locked(last), Revealed(state.laid, winner)))


def _with(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])
