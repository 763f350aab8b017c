"""Calm mode: seats in turn play a matching card or pass; when all pass in a row, all draw."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.loonacy.cards import Card, cards_in
from game.games.loonacy.drawing import begin_draw
from game.games.loonacy.events import Ending, Event, Landed, Passed, TurnBegan
from game.games.loonacy.kit import Kit, seats_in
from game.games.loonacy.moves import PASS, Move
from game.games.loonacy.rounds import end_round
from game.games.loonacy.state import TAKING_TURNS, Pile, State


def turn_moves(kit: Kit, state: State) -> Sequence[Move]:
    """All that the seat on turn may do."""
    moves: list[Move] = []
    for card in cards_in(state.hands[state.table.turn]):
        matching = kit.matching[card]
        moves += [kit.plays[card][place] for place, pile in enumerate(state.piles) if matching >> pile.top & 1]
    return (*moves, PASS)


def play(kit: Kit, state: State, card: Card, place: int, events: list[Event], chance: Chance) -> State:
    """The seat on turn lays a card."""
    seat = state.table.turn
    hands, piles, tallies = list(state.hands), list(state.piles), list(state.tallies)
    hands[seat] ^= 1 << card
    top = piles[place].top
    piles[place] = Pile(card, state.at, ())
    tallies[seat] = tallies[seat]._replace(plays=tallies[seat].plays + 1)
    events.append(Landed(seat, card, place, hands[seat].bit_count(), False))
    state = state._replace(
        hands=tuple(hands), piles=tuple(piles), tallies=tuple(tallies), ready=0, under=state.under | 1 << top
    )
    if not hands[seat]:
        return end_round(kit, state, seat, Ending.EMPTY_HAND, events, chance)
    return next_turn(kit, state, events, chance)


def pass_turn(kit: Kit, state: State, events: list[Event], chance: Chance) -> State:
    """The seat on turn plays nothing."""
    seat = state.table.turn
    events.append(Passed(seat))
    return next_turn(kit, state._replace(ready=state.ready | 1 << seat), events, chance)


def next_turn(kit: Kit, state: State, events: list[Event], chance: Chance) -> State:
    """The next seat's turn; when all have passed in a row they draw first, which may end the round."""
    if state.ready == state.table.seated:
        round_number = state.table.round
        state = begin_draw(kit, state, events, chance)
        if state.phase is not TAKING_TURNS or state.table.round != round_number:
            return state
    seats = seats_in(state.table.seated)
    turn = next((seat for seat in seats if seat > state.table.turn), seats[0])
    events.append(TurnBegan(turn))
    return state._replace(table=state.table._replace(turn=turn))


def leave_turn(kit: Kit, state: State, seat: Seat, events: list[Event], chance: Chance) -> State:
    """A seat has left: the turn goes on if it was its own, and who passed before it still has."""
    if state.table.turn == seat or state.ready == state.table.seated:
        return next_turn(kit, state, events, chance)
    return state
