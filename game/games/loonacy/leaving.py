"""A seat leaves (rulebook, If A Player Must Leave), or changes hands."""

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.loonacy.calm import leave_turn
from game.games.loonacy.cards import FACE_DOWN, cards_in
from game.games.loonacy.events import Ending, Event, HandedOver, HandLaid, Returned
from game.games.loonacy.kit import Kit, seats_in
from game.games.loonacy.rounds import end_round
from game.games.loonacy.signs import heed, note_stuck
from game.games.loonacy.state import NEVER, PLAYING, TAKING_TURNS, Pile, State


def retire(kit: Kit, state: State, seat: Seat, events: list[Event], chance: Chance) -> State:
    """A card in flight returns; then the hand becomes a pile after the others, and the others go on."""
    hands, table = list(state.hands), state.table
    for flight in state.flights:
        if flight.seat == seat:
            hands[seat] |= 1 << flight.card
            events.append(Returned(seat, flight.card))
    drawn = table.drawn
    if drawn:
        hands[seat] |= 1 << drawn[seat]
        drawn = (*drawn[:seat], FACE_DOWN, *drawn[seat + 1 :])
    hand = cards_in(hands[seat])
    top = chance.pick(hand)
    under = hands[seat] ^ 1 << top
    hands[seat] = 0
    events.append(HandLaid(seat, hand, top))
    table = table._replace(drawn=drawn, seated=table.seated & ~(1 << seat), left=(*table.left, seat))
    state = state._replace(
        hands=tuple(hands),
        piles=(*state.piles, Pile(top, state.at, ())),
        flights=tuple(flight for flight in state.flights if flight.seat != seat),
        ready=state.ready & ~(1 << seat),
        locks=tuple(lock for lock in state.locks if lock.seat != seat),
        under=state.under | under,
        table=table,
    )
    rest = seats_in(table.seated)
    if len(rest) == 1:
        return end_round(kit, state, rest[0], Ending.ALONE, events, chance)
    if state.phase is TAKING_TURNS:
        return leave_turn(kit, state, seat, events, chance)
    if state.phase is PLAYING and table.alarm != NEVER:
        state = state._replace(table=table._replace(alarm=NEVER))
    return note_stuck(kit, heed(kit, state, events, chance), events)


def hand_over(state: State, seat: Seat, is_bot: bool, events: list[Event]) -> State:
    """A seat goes over to a bot or to a person."""
    events.append(HandedOver(seat, is_bot))
    return state._replace(table=state.table._replace(bots=state.table.bots ^ 1 << seat))
