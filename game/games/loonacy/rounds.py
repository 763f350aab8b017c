"""Rounds: dealing, who has won, and when the match is over (rulebook, Set Up and How to Win)."""

from itertools import groupby

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.loonacy.cards import FACE_DOWN, Cards, cards_of
from game.games.loonacy.events import Dealt, Ending, Event, MatchEnded, Returned, RoundEnded, Tied
from game.games.loonacy.kit import Kit, seats_in
from game.games.loonacy.options import Goal
from game.games.loonacy.state import LOOKING, NEVER, NO_TALLY, NOBODY, OVER, State, Table
from game.games.loonacy.throwing import behind, in_order


def first_round(kit: Kit, events: list[Event], chance: Chance) -> State:
    """The state before the first move: hands dealt, the priority list by lot."""
    priority = chance.shuffled(range(kit.seats))
    bots = sum(1 << seat for seat in kit.options.bots)
    table = Table((), (), (1 << kit.seats) - 1, (), bots, 0, (0,) * kit.seats, 0, NEVER, NOBODY, ())
    state = State(LOOKING, 0, (0,) * kit.seats, (), (), 0, (), priority, 0, (NO_TALLY,) * kit.seats, table)
    return _deal(kit, state, events, chance)


def _deal(kit: Kit, state: State, events: list[Event], chance: Chance) -> State:
    """A round begins: all cards are shuffled, and everybody looks at a hand of them."""
    table = state.table
    draw = list(chance.shuffled(range(len(kit.deck.pairs))))
    hands, tallies = [0] * kit.seats, list(state.tallies)
    for seat in seats_in(table.seated):
        count = kit.hands[seat]
        hands[seat] = cards_of(draw[-count:])
        del draw[-count:]
        tallies[seat] = tallies[seat]._replace(largest=max(tallies[seat].largest, count))
    events.append(Dealt(table.round + 1))
    return state._replace(
        phase=LOOKING,
        hands=tuple(hands),
        piles=(),
        ready=0,
        under=0,
        tallies=tuple(tallies),
        table=table._replace(draw=tuple(draw), round=table.round + 1, opened_at=state.at, alarm=NEVER, turn=NOBODY),
    )


def end_round(kit: Kit, state: State, winner: Seat | None, why: Ending, events: list[Event], chance: Chance) -> State:
    """Cards in flight go back and the round is counted; then comes the next one, or the match is over.

    Without a `winner` the fewest cards win, equal ones by the priority list; nobody wins a round that was stopped.
    """
    state = _with_flights_back(state, events)._replace(ready=0, locks=())
    table, hands = state.table, state.hands
    if why is Ending.FEW_CARDS:
        fewest = min(_count(hands[seat]) for seat in seats_in(table.seated))
        tied = in_order(state, sum(1 << seat for seat in seats_in(table.seated) if _count(hands[seat]) == fewest))
        winner = tied[0]
        if len(tied) > 1:
            events.append(Tied(tuple(tied)))
            state = state._replace(priority=behind(state.priority, winner))
    scores = list(table.scores)
    if winner is not None:
        others = sum(map(_count, hands)) - _count(hands[winner])
        scores[winner] += others if kit.options.goal is Goal.POINTS else 1
    events.append(RoundEnded(winner, why, tuple(scores)))
    put_back = (card for card in table.drawn if card != FACE_DOWN)
    table = table._replace(draw=(*table.draw, *put_back), drawn=(), scores=tuple(scores), alarm=NEVER, turn=NOBODY)
    state = state._replace(table=table)
    if why in (Ending.ALONE, Ending.STOPPED) or max(scores) >= _target(kit):
        ranks = _ranks(kit, state)
        events.append(MatchEnded(ranks))
        return state._replace(phase=OVER, table=state.table._replace(ranks=ranks))
    return _deal(kit, state, events, chance)


def _with_flights_back(state: State, events: list[Event]) -> State:
    hands = list(state.hands)
    for flight in state.flights:
        hands[flight.seat] |= 1 << flight.card
        events.append(Returned(flight.seat, flight.card))
    return state._replace(hands=tuple(hands), flights=())


def _target(kit: Kit) -> int:
    match kit.options.goal:
        case Goal.ROUND:
            return 1
        case Goal.ROUNDS:
            return kit.deck.rounds
        case Goal.POINTS:
            return kit.deck.points


def _ranks(kit: Kit, state: State) -> tuple[tuple[Seat, ...], ...]:
    """By score, in a single round then by fewest cards; then those that left, who stayed longer before."""
    is_single = kit.options.goal is Goal.ROUND

    def key(seat: Seat) -> tuple[int, int]:
        return -state.table.scores[seat], _count(state.hands[seat]) if is_single else 0

    seated = sorted(seats_in(state.table.seated), key=key)
    groups = tuple(tuple(group) for _, group in groupby(seated, key))
    return (*groups, *((seat,) for seat in reversed(state.table.left)))


def _count(hand: Cards) -> int:
    return hand.bit_count()
