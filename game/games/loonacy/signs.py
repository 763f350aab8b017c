"""Ready signs, and what they bring about when all are up: piles turned up, or a draw."""

from typing import Final

from game.core.chance import Chance
from game.core.rules import Seat, Step
from game.games.loonacy.cards import MOST_SEATS, Card
from game.games.loonacy.drawing import begin_draw
from game.games.loonacy.events import (
    CountInBegan,
    CountInBroken,
    Event,
    NobodyCanPlay,
    PilesTurned,
    Signed,
    TurnBegan,
)
from game.games.loonacy.kit import Kit, seats_in
from game.games.loonacy.state import LOOKING, NEVER, PLAYING, TAKING_TURNS, Pile, State
from game.games.loonacy.throwing import behind

_SIGNED: Final = tuple((Signed(seat, False), Signed(seat, True)) for seat in range(MOST_SEATS))


def may_sign(state: State, seat: Seat, is_up: bool) -> bool:
    """Whether a seat may hold its sign up, or take it back; a locked seat or one with a card in the air may too."""
    if state.phase is not PLAYING and state.phase is not LOOKING:
        return False
    return seat >= 0 and state.table.seated >> seat & 1 == 1 and state.ready >> seat & 1 != is_up


def plain_sign(state: State, seat: Seat, is_up: bool, now: int) -> Step[State, Event] | None:
    """A legal sign from which nothing follows; None for any other, which the rules must look at."""
    phase, _, hands, piles, flights, ready, locks, priority, under, tallies, table = state
    if phase is not PLAYING or seat < 0 or not table.seated >> seat & 1 or ready >> seat & 1 == is_up:
        return None
    ready ^= 1 << seat
    has_more = flights[0].lands_at < now if flights else ready == table.seated
    if has_more or locks or table.alarm != NEVER:
        return None
    after: State = tuple.__new__(
        State, (phase, now, hands, piles, flights, ready, locks, priority, under, tallies, table)
    )
    step: Step[State, Event] = tuple.__new__(Step, (after, (_SIGNED[seat][is_up],)))
    return step


def sign(kit: Kit, state: State, seat: Seat, is_up: bool, now: int, events: list[Event], chance: Chance) -> State:
    """A seat holds its sign up, or takes it down."""
    phase, _, hands, piles, flights, ready, locks, priority, under, tallies, table = state
    events.append(_SIGNED[seat][is_up])
    ready ^= 1 << seat
    state = State(phase, now, hands, piles, flights, ready, locks, priority, under, tallies, table)
    if state.phase is LOOKING and not is_up and state.table.alarm != NEVER:
        events.append(CountInBroken())
        return state._replace(table=state.table._replace(alarm=NEVER))
    return heed(kit, state, events, chance)


def heed(kit: Kit, state: State, events: list[Event], chance: Chance) -> State:
    """What follows when all signs are up and no card is in flight; nothing otherwise."""
    table = state.table
    if state.ready != table.seated or state.flights:
        return state
    if state.phase is PLAYING:
        return begin_draw(kit, state, events, chance)
    if state.phase is LOOKING and kit.is_calm:
        return turn_up(kit, state, events)
    if state.phase is LOOKING and table.alarm == NEVER:
        ends_at = state.at + kit.times.look
        events.append(CountInBegan(ends_at))
        return state._replace(table=table._replace(alarm=ends_at))
    return state


def turn_up(kit: Kit, state: State, events: list[Event]) -> State:
    """The piles are turned up together (rulebook, Set Up); those of seats that have left lie after them."""
    table = state.table
    # As many as for those to whom the round was dealt, whether one leaves just before this or just after it.
    count = kit.deck.piles_for(len(seats_in(table.seated)) + len(state.piles))
    draw = table.draw
    piles = (*fresh_piles(draw[: -count - 1 : -1], state.at), *state.piles)
    events.append(PilesTurned(tuple(pile.top for pile in piles)))
    table = table._replace(draw=draw[:-count], opened_at=state.at, alarm=NEVER)
    if not kit.is_calm:
        return note_stuck(kit, state._replace(phase=PLAYING, piles=piles, ready=0, table=table), events)
    first = next(seat for seat in state.priority if table.seated >> seat & 1)
    events.append(TurnBegan(first))
    return state._replace(
        phase=TAKING_TURNS,
        piles=piles,
        ready=0,
        priority=behind(state.priority, first),
        table=table._replace(turn=first),
    )


def fresh_piles(tops: tuple[Card, ...], at: int) -> tuple[Pile, ...]:
    """Piles of one card each."""
    return tuple(Pile(top, at, ()) for top in tops)


def note_stuck(kit: Kit, state: State, events: list[Event]) -> State:
    """With the option `tells_stuck`: tell that nobody can play, and settle soon."""
    if not kit.options.tells_stuck or state.phase is not PLAYING or state.flights or state.table.alarm != NEVER:
        return state
    fitting = 0
    for pile in state.piles:
        fitting |= kit.matching[pile.top]
    if any(hand & fitting for hand in state.hands):
        return state
    settles_at = state.at + kit.times.settle
    events.append(NobodyCanPlay(settles_at))
    return state._replace(table=state.table._replace(alarm=settles_at))


def settle(kit: Kit, state: State, events: list[Event], chance: Chance) -> State:
    """All signs go up, and the draw begins."""
    table = state.table
    events += [Signed(seat, True) for seat in seats_in(table.seated & ~state.ready)]
    return begin_draw(kit, state._replace(ready=table.seated), events, chance)
