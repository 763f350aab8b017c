"""The rules of Lucky Loop as pure functions over values (rulebook, whole)."""

from collections.abc import Sequence
from typing import Final

from game.core.chance import Chance
from game.core.rules import CLOCK, IllegalMove, Outcome, Seat, Step
from game.games.lucky import acting, drawing, flying, hiding, turns
from game.games.lucky.airfield import Airfield
from game.games.lucky.cards import LEAST_SEATS, MOST_SEATS, Box, Deck
from game.games.lucky.events import Dealt, Event, RoundBegan, TurnBegan
from game.games.lucky.moves import (
    HIGHLIGHT,
    RETIRE,
    STOP,
    BreakOff,
    Cover,
    Discard,
    Draw,
    Highlight,
    Move,
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
        return () if state[0] is Phase.OVER else _ACTING[state[1]]

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The legal moves of a seat; of CLOCK, what the table may agree on."""
        moves = self._legal_moves(state, seat)
        self._asked = (state, seat, moves)
        return moves

    def _legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        phase, turn = state[0], state[1]
        if phase is Phase.OVER or seat != turn:
            return self._agreements(state) if seat == CLOCK and phase is not Phase.OVER else ()
        pilot = state[4][turn]
        match phase:
            case Phase.COVERING:
                return flying.covering_moves(state.flight, pilot)
            case Phase.THROWING:
                return flying.throwing_moves(state.flight, pilot)
            case Phase.DRAWING | Phase.REPLACING:
                return drawing.draws(state.decks)
            case Phase.ACTING:
                return acting.moves(self.programme, pilot, state.shows, state.decks)
            case Phase.DISCARDING:
                return drawing.discards(pilot.hand)
            case Phase.HIGHLIGHTING:
                return HIGHLIGHT[: len(pilot.final)]
            case Phase.FEARING:
                return flying.fearing_moves(state.flight, pilot)

    def _agreements(self, state: State) -> tuple[Move, ...]:
        return (STOP, *(RETIRE[seat] for seat, pilot in enumerate(state.pilots) if not pilot.has_retired))

    def apply(self, state: State, seat: Seat, move: Move, now: int, chance: Chance) -> Step[State, Event]:
        """Play one move. Raises IllegalMove when it is not legal."""
        asked = self._asked
        moves = asked[2] if asked and asked[0] is state and asked[1] == seat else self._legal_moves(state, seat)
        if move not in moves:
            raise IllegalMove(f"seat {seat} may not play {move} now")
        field = Airfield(self.programme, state, chance)
        _resolve(field, move)
        return Step(field.state(), tuple(field.events))

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


def _resolve(field: Airfield, move: Move) -> None:
    """Let a legal move come to pass, and all that follows from it until somebody must decide again."""
    match move:
        case Draw(deck) if field.phase is not Phase.ACTING:
            drawing.draw(field, deck)
        case Cover(place, dice):
            flying.cover(field, place, dice)
        case Throw(with_red):
            flying.throw(field, with_red)
        case Discard(figure, difficulty):
            drawing.discard(field, figure, difficulty)
        case Highlight():
            acting.highlight(field, move)
        case Repeat(with_red):
            flying.repeat(field, with_red)
        case BreakOff():
            flying.break_off(field)
        case Stop():
            turns.finish(field)
        case Retire(seat):
            turns.retire(field, seat)
        case _:
            acting.act(field, move)
