"""The rules of Retro Loonacy as pure functions over values (rulebook, whole)."""

from collections.abc import Sequence
from typing import Final

from game.core.chance import Chance
from game.core.rules import CLOCK, IllegalMove, Outcome, Seat, Step
from game.games.loonacy import calm, hiding, leaving, rounds, signs
from game.games.loonacy.cards import Deck, cards_in
from game.games.loonacy.clock import check_due, due, timed_move
from game.games.loonacy.drawing import reveal
from game.games.loonacy.events import Ending, Event, Unlocked
from game.games.loonacy.kit import Kit, agreed_moves, seats_in
from game.games.loonacy.moves import (
    LAND,
    READY,
    HandOver,
    Land,
    Move,
    Pass,
    Play,
    Ready,
    Retire,
    Reveal,
    Settle,
    Stop,
    Throw,
    TurnUp,
    Unlock,
)
from game.games.loonacy.options import Options
from game.games.loonacy.state import LOOKING, NEVER, OVER, PLAYING, TAKING_TURNS, State, View
from game.games.loonacy.throwing import first_to_land, land, may_throw, throw

_TIMED: Final = (TurnUp, Reveal, Settle, Unlock)
"""What CLOCK does when it is due, but for landings."""


class LoonacyRules:
    """One match with one deck. Raises ValueError when deck, options and seats do not go together.

    A move must not lie before the move before it, nor a press after the time at which CLOCK is due. CLOCK's timed
    moves count for the time at which they are due, even when they are played at another.
    """

    def __init__(self, deck: Deck, options: Options, seats: int) -> None:
        self.kit = Kit(deck, options, seats)
        # The last state in which it was asked what lands first, with the answer: who asks then lets it land.
        self._asked: tuple[State, tuple[int, tuple[Seat, ...]]] | None = None

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.kit.seats

    @property
    def deck(self) -> Deck:
        """The cards and figures."""
        return self.kit.deck

    def start(self, chance: Chance) -> Step[State, Event]:
        """Hands are dealt, and everybody looks at them (rulebook, Set Up)."""
        events: list[Event] = []
        return Step(rounds.first_round(self.kit, events, chance), tuple(events))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """All seats that are in, as there are no turns; in calm mode the seat on turn."""
        phase = state.phase
        if phase is PLAYING or phase is LOOKING:
            return seats_in(state.table.seated)
        return (state.table.turn,) if phase is TAKING_TURNS else ()

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The legal moves of a seat; of CLOCK what is due next and then what the table may agree on.

        Any card may be thrown at any pile, whether it matches or not: it is judged when it lands.
        """
        if state.phase is OVER:
            return ()
        if seat == CLOCK:
            timed = self._timed_move(state)
            agreed = agreed_moves(state.table.seated, state.table.bots)
            return agreed if timed is None else (timed, *agreed)
        if seat not in self.to_act(state):
            return ()
        if state.phase is TAKING_TURNS:
            return calm.turn_moves(self.kit, state)
        sign = READY[not state.ready >> seat & 1]
        if state.phase is LOOKING or not may_throw(state, seat):
            return (sign,)
        throws, count = self.kit.throws, len(state.piles)
        return (*(move for card in cards_in(state.hands[seat]) for move in throws[card][:count]), sign)

    def apply(self, state: State, seat: Seat, move: Move, now: int, chance: Chance) -> Step[State, Event]:
        """Play one move at a time of the match clock. Raises IllegalMove when it is not legal."""
        if now < state.at:
            raise IllegalMove(f"{now} ms lies before the last move, at {state.at} ms")
        # The commonest moves are checked and played without lists of what is legal: simulations live on that.
        if type(move) is Throw:
            return throw(self.kit, state, seat, move, now)
        if type(move) is Land and seat == CLOCK:
            return self._land(state, move, now, chance)
        if type(move) is Ready:
            plain = signs.plain_sign(state, seat, move.is_up, now)
            return self._sign(state, seat, move, now, chance) if plain is None else plain
        if move not in self.legal_moves(state, seat):
            raise IllegalMove(f"seat {seat} may not play {move} now")
        events: list[Event] = []
        if isinstance(move, _TIMED):
            at = due(state)
            assert at is not None, "a timed move is legal when it is due"
            after = self._on_time(state, move, max(now, at), events, chance)
        else:
            check_due(state, now)
            after = self._agreed(state._replace(at=now), move, events, chance)
        return Step(after, tuple(events))

    def due(self, state: State) -> int | None:
        """When the next card lands, lock opens, or count-in ends."""
        return due(state)

    def view_for(self, state: State, seat: Seat | None) -> View:
        """What a seat knows: draw pile and cards just drawn lie face down, hands are open."""
        return hiding.view_for(state, seat)

    def imagine(self, view: View, seat: Seat, chance: Chance) -> State:
        """A whole match that agrees with the view."""
        return hiding.imagine(self.kit, view, chance)

    def outcome(self, state: State) -> Outcome | None:
        """The places once the match is over."""
        return Outcome(state.table.ranks) if state.phase is OVER else None

    def _timed_move(self, state: State) -> Move | None:
        at, flights = due(state), state.flights
        if flights and flights[0].lands_at == at:
            return LAND[flights[self._first_to_land(state)[0]].seat]
        return None if at is None else timed_move(state, at)

    def _first_to_land(self, state: State) -> tuple[int, tuple[Seat, ...]]:
        asked = self._asked
        if asked is not None and asked[0] is state:
            return asked[1]
        first = first_to_land(self.kit, state)
        self._asked = (state, first)
        return first

    def _land(self, state: State, move: Land, now: int, chance: Chance) -> Step[State, Event]:
        flights = state.flights
        if not flights or ((state.locks or state.table.alarm != NEVER) and flights[0].lands_at != due(state)):
            raise IllegalMove(f"CLOCK may not play {move} now")
        number, tied = self._first_to_land(state)
        seat = flights[number].seat
        if seat != move.seat:
            raise IllegalMove(f"CLOCK may not play {move} now: the card of seat {seat} lands first")
        step = land(self.kit, state, number, tied, now)
        after = step.state
        is_awaited = after.ready == after.table.seated or self.kit.options.tells_stuck
        if after.hands[seat] and (after.flights or not is_awaited):
            return step
        events = list(step.events)
        if not after.hands[seat]:
            ended = rounds.end_round(self.kit, after, seat, Ending.EMPTY_HAND, events, chance)
            return Step(ended, tuple(events))
        after = signs.heed(self.kit, after, events, chance)
        return Step(signs.note_stuck(self.kit, after, events), tuple(events))

    def _sign(self, state: State, seat: Seat, move: Ready, now: int, chance: Chance) -> Step[State, Event]:
        if not signs.may_sign(state, seat, move.is_up):
            raise IllegalMove(f"seat {seat} may not play {move} now")
        check_due(state, now)
        events: list[Event] = []
        return Step(signs.sign(self.kit, state, seat, move.is_up, now, events, chance), tuple(events))

    def _on_time(self, state: State, move: Move, at: int, events: list[Event], chance: Chance) -> State:
        kit = self.kit
        match move:
            case Reveal():
                return signs.note_stuck(kit, reveal(state, at, events), events)
            case TurnUp():
                return signs.turn_up(kit, state._replace(at=at), events)
            case Settle():
                return signs.settle(kit, state._replace(at=at), events, chance)
            case Unlock(seat):
                events.append(Unlocked(seat))
                return state._replace(at=at, locks=state.locks[1:])
            case _:
                raise AssertionError(f"{move} is not due by time")

    def _agreed(self, state: State, move: Move, events: list[Event], chance: Chance) -> State:
        kit = self.kit
        match move:
            case Play(card, place):
                return calm.play(kit, state, card, place, events, chance)
            case Pass():
                return calm.pass_turn(kit, state, events, chance)
            case Retire(seat):
                return leaving.retire(kit, state, seat, events, chance)
            case HandOver(seat, is_bot):
                return leaving.hand_over(state, seat, is_bot, events)
            case Stop():
                return rounds.end_round(kit, state, None, Ending.STOPPED, events, chance)
            case _:
                raise AssertionError(f"{move} was played before")
