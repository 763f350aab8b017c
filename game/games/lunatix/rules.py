"""The rules of Lunatix Loop as pure functions over values (rulebook, whole)."""

from collections.abc import Sequence
from typing import Final

from game.core.chance import Chance
from game.core.rules import IllegalMove, Outcome, Seat, Step
from game.games.lunatix import choosing, hiding, legal, quick
from game.games.lunatix.board import Board
from game.games.lunatix.decks import Cards
from game.games.lunatix.events import Event, PlaceDrawn
from game.games.lunatix.moves import Move, Steer
from game.games.lunatix.options import Options
from game.games.lunatix.race import Race
from game.games.lunatix.resolve import resolve
from game.games.lunatix.state import (
    MOST_SEATS,
    NO_TURN,
    Car,
    ChoosingChips,
    Decks,
    Driving,
    Over,
    State,
    Tally,
    View,
)
from game.games.lunatix.track import NOWHERE, LunatixTrack

LEAST_SEATS: Final = 2


class LunatixRules:
    """One race on one track. Raises ValueError when track, figures, options and seats do not go together."""

    def __init__(self, track: LunatixTrack, cards: Cards, options: Options, seats: int) -> None:
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise ValueError(f"Lunatix Loop has {LEAST_SEATS} to {MOST_SEATS} seats, not {seats}")
        if seats > len(track.starts):
            raise ValueError(f"{seats} cars need {seats} starts, and the track has {len(track.starts)}")
        if seats * cards.start.luck > cards.stock.luck:
            raise ValueError(
                f"{seats} cars need {seats * cards.start.luck} luck chips, and there are {cards.stock.luck}"
            )
        self.track = track
        self.cards = cards
        self.options = options
        self.board = Board(track, cards, options)
        self._seats = seats
        # The last question for moves with its answer: who asks then plays one of them.
        self._asked: tuple[State, Seat, Sequence[Move]] | None = None

    @property
    def seats(self) -> int:
        """How many cars race."""
        return self._seats

    def start(self, chance: Chance) -> Step[State, Event]:
        """Decks shuffled, cars on start places by lot, road hazard chips yet to be chosen (rulebook, Preparation)."""
        start, stock = self.cards.start, self.cards.stock
        places = chance.shuffled(range(1, self._seats + 1))
        squares = tuple(self.track.starts[place - 1] for place in places)
        car = Car(
            start.speed,
            start.maximum,
            False,
            0,
            self.options.laps + 1,
            NOWHERE,
            0,
            False,
            start.luck,
            (0, 0, 0),
            (),
            (),
            (),
            Tally(0, 0, 0, 0, 0, 0),
        )
        decks = Decks(
            chance.shuffled(self.cards.hazard_deck()),
            (),
            (),
            chance.shuffled(self.cards.turbo_deck()),
            (),
            chance.shuffled(self.cards.gadget_deck()),
            (),
            stock.luck - self._seats * start.luck,
            (stock.tacks, stock.oil, stock.glue),
        )
        state = State(
            ChoosingChips(0),
            squares,
            (car,) * self._seats,
            NO_TURN,
            (),
            1,
            (None,) * self.track.size,
            (None,) * self._seats,
            (),
            (),
            (),
            decks,
            (),
        )
        return Step(state, tuple(PlaceDrawn(seat, place, squares[seat]) for seat, place in enumerate(places)))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seat that must decide, or all that have yet to commit a card; nobody once the race is over."""
        return legal.to_act(state)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The legal moves of a seat; of CLOCK, what the table may agree on."""
        phase = state[0]
        if isinstance(phase, Driving) and phase.seat == seat:
            moves = legal.driving_moves(self.board, state)
        else:
            moves = legal.legal_moves(self.board, state, seat)
        self._asked = (state, seat, moves)
        return moves

    def candidates(self, race: State, seat: Seat) -> tuple[choosing.Candidate, ...]:
        """Every card that a running seat holds while cards are chosen, with why it may not be committed.

        `race` may be the state or that of a view: nothing hidden counts.
        """
        return choosing.candidates(self.board, race.cars, race.squares, seat)

    def apply(self, state: State, seat: Seat, move: Move, now: int, chance: Chance) -> Step[State, Event]:
        """Play one move. Raises IllegalMove when it is not legal."""
        asked = self._asked
        if asked is not None and asked[0] is state and asked[1] == seat:
            moves = asked[2]
        else:
            moves = legal.legal_moves(self.board, state, seat)
        if move not in moves:
            raise IllegalMove(f"seat {seat} may not play {move} now")
        if isinstance(move, Steer):
            common = quick.steer(self.board, state, move.way)
        else:
            common = quick.step(self.board, state, seat, move)
        if common is not None:
            return common
        race = Race(self.board, state, chance)
        resolve(race, state.phase, seat, move)
        return Step(race.state(), tuple(race.events))

    def due(self, state: State) -> int | None:
        """No time runs in a race."""
        return None

    def view_for(self, state: State, seat: Seat | None) -> View:
        """What a seat knows: decks, others' hidden gadgets and cards not yet revealed lie face down."""
        return hiding.view_for(state, seat)

    def imagine(self, view: View, seat: Seat, chance: Chance) -> State:
        """A whole race that agrees with the view."""
        return hiding.imagine(self.board, view, chance)

    def outcome(self, state: State) -> Outcome | None:
        """The places once the race is over."""
        return Outcome(state.ranks) if isinstance(state.phase, Over) else None
