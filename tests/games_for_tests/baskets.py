"""A tiny game in real time: balls fly into baskets, and fit only if their number is next to the last one's."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from game.core.chance import Chance
from game.core.rules import CLOCK, IllegalMove, Outcome, Seat, Step

BALLS = 3
NUMBERS = 6
BASKETS = 2
FLIGHT_MS = 300
LIMIT_MS = 6_000
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw a ball at a basket; it lands a little later."""

    ball: int
    basket: int


@dataclass(frozen=True, slots=True)
class Land:
    """The ball of a seat comes down; a move of CLOCK."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time is over; a move of CLOCK."""


Move = Throw | Land | TimeUp
MOVES: tuple[type[Move], ...] = (Throw, Land, TimeUp)


@dataclass(frozen=True, slots=True)
class Thrown:
    """A ball is in the air."""

    seat: Seat
    ball: int
    basket: int


@dataclass(frozen=True, slots=True)
class Landed:
    """A ball came down, and stayed in the basket or went back to its seat."""

    seat: Seat
    has_stayed: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """Somebody has no ball left, or the time is over."""


Event = Thrown | Landed | Ended


class Flight(NamedTuple):
    """A ball in the air."""

    at: int
    seat: Seat
    ball: int
    basket: int


class State(NamedTuple):
    """All is open; flights lie in the order in which they land."""

    hands: tuple[tuple[int, ...], ...]
    tops: tuple[int, ...]
    flights: tuple[Flight, ...]
    is_over: bool


class BasketsRules:
    """Everybody throws at once; who has no ball left wins."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    @property
    def seats(self) -> int:
        return self._seats

    def start(self, chance: Chance) -> Step[State, Event]:
        hands = tuple(tuple(sorted(chance.below(NUMBERS) for _ in range(BALLS))) for _ in range(self._seats))
        return Step(State(hands, tuple(chance.below(NUMBERS) for _ in range(BASKETS)), (), False), ())

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.is_over:
            return ()
        flying = {flight.seat for flight in state.flights}
        return tuple(seat for seat in range(self._seats) if seat not in flying)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat == CLOCK:
            if state.is_over:
                return ()
            first = state.flights[0] if state.flights else None
            return (Land(first.seat),) if first is not None and first.at <= LIMIT_MS else (TimeUp(),)
        if seat not in self.to_act(state):
            return ()
        balls = sorted(set(state.hands[seat]))
        return tuple(Throw(ball, basket) for ball in balls for basket in range(BASKETS))

    def apply(self, state: State, seat: Seat, move: Move, now: int, chance: Chance) -> Step[State, Event]:
        if move not in self.legal_moves(state, seat):
            raise IllegalMove(f"seat {seat} may not play {move}")
        match move:
            case Throw(ball, basket):
                flights = (*state.flights, Flight(now + FLIGHT_MS, seat, ball, basket))
                hand = list(state.hands[seat])
                hand.remove(ball)
                after = state._replace(hands=_with(state.hands, seat, tuple(hand)), flights=tuple(sorted(flights)))
                return Step(after, (Thrown(seat, ball, basket),))
            case Land():
                return self._land(state._replace(flights=state.flights[1:]), state.flights[0])
            case TimeUp():
                return Step(state._replace(is_over=True), (Ended(),))

    def due(self, state: State) -> int | None:
        if state.is_over:
            return None
        return min(LIMIT_MS, *(flight.at for flight in state.flights)) if state.flights else LIMIT_MS

    def view_for(self, state: State, seat: Seat | None) -> State:
        return state

    def outcome(self, state: State) -> Outcome | None:
        if not state.is_over:
            return None
        left = [
            len(hand) + sum(flight.seat == seat for flight in state.flights) for seat, hand in enumerate(state.hands)
        ]
        return Outcome(tuple(tuple(s for s in range(self._seats) if left[s] == count) for count in sorted(set(left))))

    def imagine(self, view: State, seat: Seat, chance: Chance) -> State:
        return view

    def _land(self, state: State, flight: Flight) -> Step[State, Event]:
        _, seat, ball, basket = flight
        if abs(state.tops[basket] - ball) != 1:
            hand = tuple(sorted((*state.hands[seat], ball)))
            return Step(state._replace(hands=_with(state.hands, seat, hand)), (Landed(seat, False),))
        after = state._replace(tops=_with(state.tops, basket, ball))
        if state.hands[seat]:
            return Step(after, (Landed(seat, True),))
        return Step(after._replace(is_over=True), (Landed(seat, True), Ended()))


def _with(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])
