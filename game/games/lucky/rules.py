"""The rules of Lucky Loop as pure functions over values (rulebook, whole)."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.chance import Chance
from game.core.rules import CLOCK, IllegalMove, Outcome, Seat, Step
from game.games.lucky import acting, drawing, flying, hiding, turns
from game.games.lucky.airfield import Airfield
from game.games.lucky.cards import LEAST_SEATS, MOST_SEATS, Box, Deck
from game.games.lucky.events import Dealt, Event, RoundBegan, TurnBegan
from game.games.lucky.moves import (
    RETIRE,
    STOP,
    BreakOff,
    Cover,
    Discard,
    Draw,
    Fly,
    Highlight,
    Lay,
    LayFinal,
    Move,
    Pass,
    Raise,
    Repeat,
    Retire,
    Stop,
    Throw,
)
from game.games.lucky.options import Options
from game.games.lucky.programme import Programme
from game.games.lucky.state import (
    NO_FLIGHT,
    NO_PLACE,
    NO_TALLY,
    NOT_FLOWN,
    Decks,
    Phase,
    Pilot,
    State,
    View,
)

DEALT: Final = 3
"""Cards dealt to a pilot from each deck (rulebook)."""

_new = tuple.__new__
_OVER: Final = Phase.OVER  # fetched once: to look a member up in its Enum takes as long as several calls
_ACTING: Final = tuple((seat,) for seat in range(MOST_SEATS))


class LuckyRules:
    """One game. Raises ValueError for a number of seats that it is not made for."""

    def __init__(self, box: Box, options: Options, seats: int) -> None:
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise ValueError(f"Lucky Loop has {LEAST_SEATS} to {MOST_SEATS} seats, not {seats}")
        self.box = box
        self.options = options
        self.programme = Programme(box, options)
        self._seats = seats
        # The last question for moves with its answer: who asks then plays one of them.
        self._asked: tuple[State, Seat, Sequence[Move]] | None = None

    @property
    def seats(self) -> int:
        """How many pilots fly."""
        return self._seats

    def start(self, chance: Chance) -> Step[State, Event]:
        """Decks shuffled, three cards of each dealt to every pilot, the start marker by lot."""
        piles = [chance.shuffled(self.box.deck(deck)) for deck in Deck]
        pilots = []
        for _ in range(self._seats):
            hand = [card for pile in piles for card in pile[-DEALT:]]
            piles = [pile[:-DEALT] for pile in piles]
            pilots.append(
                Pilot(
                    hand=tuple(sorted(hand)),
                    total=0,
                    results=(NOT_FLOWN, NOT_FLOWN, NOT_FLOWN, NOT_FLOWN),
                    chips=0,
                    final=(),
                    highlight=NO_PLACE,
                    final_result=NOT_FLOWN,
                    has_retired=False,
                    tally=NO_TALLY,
                )
            )
        starter = chance.below(self._seats)
        state = State(
            phase=Phase.ACTING,
            turn=starter,
            starter=starter,
            round=1,
            pilots=tuple(pilots),
            shows=((), (), (), ()),
            best=(0, 0, 0, 0),
            decks=Decks((piles[0], piles[1]), ((), ())),
            supply=self.box.chips,
            left=0,
            drawn=0,
            flight=NO_FLIGHT,
            is_last_round=False,
            retired=(),
            ranks=(),
        )
        return Step(state, (Dealt(starter), RoundBegan(1), TurnBegan(starter)))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat on turn; nobody once the game is over."""
        return () if state.phase is _OVER else _ACTING[state.turn]

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The legal moves of a seat; of CLOCK, what the table may agree on."""
        moves = self._legal_moves(state, seat)
        self._asked = (state, seat, moves)
        return moves

    def _legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        phase = state.phase
        if seat == state.turn and phase is not _OVER:
            return _MOVES[phase](self.programme, state)
        return _agreements(state) if seat == CLOCK and phase is not _OVER else ()

    def apply(self, state: State, seat: Seat, move: Move, now: int, chance: Chance) -> Step[State, Event]:
        """Play one move. Raises IllegalMove when it is not legal."""
        asked = self._asked
        if asked is not None and asked[0] is state and asked[1] == seat:
            moves = asked[2]
        else:
            moves = self._legal_moves(state, seat)
        # Most moves are the very ones that were offered; to compare others takes longer.
        for legal in moves:
            if legal is move:
                break
        else:
            if move not in moves:
                raise IllegalMove(f"seat {seat} may not play {move} now")
        field = Airfield(self.programme, state, chance)
        _PLAYS[type(move)](field, move)
        return _new(Step, (field.state(), (*field.events,)))

    def due(self, state: State) -> int | None:
        """No time runs."""
        return None

    def view_for(self, state: State, seat: Seat | None) -> View:
        """What a seat knows: the piles lie face down, and with private hands those of the others."""
        return hiding.view_for(self.options, state, seat)

    def imagine(self, view: View, seat: Seat, chance: Chance) -> State:
        """A whole game that agrees with the view."""
        return hiding.imagine(self.box, view, chance)

    def outcome(self, state: State) -> Outcome | None:
        """The places once the game is over."""
        return Outcome(state.ranks) if state.phase is Phase.OVER else None


def _agreements(state: State) -> tuple[Move, ...]:
    return (STOP, *(RETIRE[seat] for seat, pilot in enumerate(state.pilots) if not pilot.has_retired))


_MOVES: Final[dict[Phase, Callable[[Programme, State], Sequence[Move]]]] = {
    Phase.ACTING: acting.acting_moves,
    Phase.DRAWING: drawing.drawing_moves,
    Phase.DISCARDING: drawing.discarding_moves,
    Phase.REPLACING: drawing.drawing_moves,
    Phase.HIGHLIGHTING: acting.highlighting_moves,
    Phase.THROWING: flying.throwing_moves,
    Phase.COVERING: flying.covering_moves,
    Phase.FEARING: flying.fearing_moves,
}
"""What the seat on turn may do in each phase."""

_PLAYS: Final[dict[type[Move], Callable[[Airfield, Any], None]]] = {
    Draw: drawing.draw,
    Discard: drawing.discard,
    Pass: drawing.pass_turn,
    Lay: acting.lay,
    Raise: acting.raise_card,
    Fly: acting.fly,
    LayFinal: acting.lay_final,
    Highlight: acting.highlight,
    Throw: flying.throw,
    Repeat: flying.repeat,
    Cover: flying.cover,
    BreakOff: flying.break_off,
    Stop: turns.stop,
    Retire: turns.retire,
}
"""How each move comes to pass, with all that follows from it until somebody must decide again."""
