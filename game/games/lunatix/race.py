"""A race while one move comes to pass: a state taken apart, to be changed in place and put together again."""

from typing import Any

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.lunatix.board import Board
from game.games.lunatix.cards import Card, Chip, Hazard
from game.games.lunatix.events import ChipMet, Event, RaceEnded, SpeedChanged
from game.games.lunatix.standings import final_ranks
from game.games.lunatix.state import Car, Decks, Next, Over, Phase, State, Tally, Turn, with_one
from game.games.lunatix.track import NOWHERE, Square

OVER = Over()

_new = tuple.__new__
"""The quick way to make a NamedTuple: its own constructor is a Python function that calls this one."""

_CAR = {name: at for at, name in enumerate(Car._fields)}
_DECKS = {name: at for at, name in enumerate(Decks._fields)}
_TALLY = {name: at for at, name in enumerate(Tally._fields)}


class Race:
    """Everything of a `State`, the present turn's fields among it, with the luck and the events of one move.

    `phase` is None while things happen by themselves; a phase means that somebody must decide. The names
    are those of `State` and `Turn`, the present turn's seat being `seat`.
    """

    __slots__ = (
        "after_speed",
        "aside",
        "board",
        "card",
        "cars",
        "chance",
        "chips",
        "commits",
        "decks",
        "dropped",
        "events",
        "is_turbo",
        "landing",
        "landing_laps",
        "landing_target",
        "left",
        "owes_ram",
        "phase",
        "pit",
        "ranks",
        "retired",
        "road",
        "round",
        "seat",
        "squares",
        "then",
        "towing",
        "used",
        "waiting",
    )

    def __init__(self, board: Board, state: State, chance: Chance) -> None:
        self.board = board
        self.chance = chance
        self.events: list[Event] = []
        self.phase: Phase | None = None
        self.squares: list[Square]
        self.cars: list[Car]
        self.waiting: tuple[Seat, ...]
        self.road: tuple[Chip | None, ...]
        self.commits: tuple[Card | None, ...]
        self.pit: tuple[Seat, ...]
        self.towing: tuple[Seat, ...]
        self.retired: tuple[Seat, ...]
        self.decks: Decks
        self.ranks: tuple[tuple[Seat, ...], ...]
        (
            _,
            squares,
            cars,
            turn,
            self.waiting,
            self.round,
            self.road,
            self.commits,
            self.pit,
            self.towing,
            self.retired,
            self.decks,
            self.ranks,
        ) = state
        self.squares, self.cars = [*squares], [*cars]
        self.take_turn(turn)

    def take_turn(self, turn: Turn) -> None:
        """Make a turn the present one."""
        self.seat: Seat
        self.card: Card
        self.left: Square
        self.dropped: tuple[Chip, ...]
        self.aside: tuple[Hazard, ...]
        self.chips: tuple[Chip, ...]
        self.then: Next
        (
            self.seat,
            self.card,
            self.used,
            self.left,
            self.is_turbo,
            self.owes_ram,
            self.landing,
            self.landing_laps,
            self.landing_target,
            self.dropped,
            self.aside,
            self.chips,
            self.then,
            self.after_speed,
        ) = turn

    def state(self) -> State:
        """The state that the race has come to."""
        assert self.phase is not None, "somebody must decide, or the race is over"
        turn = _new(
            Turn,
            (
                self.seat,
                self.card,
                self.used,
                self.left,
                self.is_turbo,
                self.owes_ram,
                self.landing,
                self.landing_laps,
                self.landing_target,
                self.dropped,
                self.aside,
                self.chips,
                self.then,
                self.after_speed,
            ),
        )
        return _new(
            State,
            (
                self.phase,
                (*self.squares,),
                (*self.cars,),
                turn,
                self.waiting,
                self.round,
                self.road,
                self.commits,
                self.pit,
                self.towing,
                self.retired,
                self.decks,
                self.ranks,
            ),
        )

    @property
    def car(self) -> Car:
        """The car on turn."""
        return self.cars[self.seat]

    @property
    def square(self) -> Square:
        """The square of the car on turn, NOWHERE in the pit."""
        return self.squares[self.seat]

    @property
    def squares_left(self) -> int:
        """How many squares the car on turn has yet to drive; below 0 when it drove more than its present speed."""
        return self.cars[self.seat].speed // 10 - self.used

    def tell(self, event: Event) -> None:
        """Let the table see something."""
        self.events.append(event)

    def change(self, seat: Seat, **fields: Any) -> None:
        """Change some fields of a car."""
        values = [*self.cars[seat]]
        for name, value in fields.items():
            values[_CAR[name]] = value
        self.cars[seat] = _new(Car, values)

    def count(self, seat: Seat, field: str, by: int = 1) -> None:
        """Add to a number in a car's tally."""
        *rest, tally = self.cars[seat]
        at = _TALLY[field]
        counts = (*tally[:at], tally[at] + by, *tally[at + 1 :])
        self.cars[seat] = _new(Car, (*rest, _new(Tally, counts)))

    def set_speed(self, seat: Seat, speed: int) -> None:
        """Give a car another speed, never below 0."""
        before, *rest = self.cars[seat]
        speed = max(0, speed)
        if speed != before:
            self.cars[seat] = _new(Car, (speed, *rest))
            self.tell(SpeedChanged(seat, before, speed))

    def change_decks(self, **fields: Any) -> None:
        """Change some of the decks."""
        values = [*self.decks]
        for name, value in fields.items():
            values[_DECKS[name]] = value
        self.decks = _new(Decks, values)

    def who_is_on(self, square: Square) -> Seat | None:
        """The seat whose car or wreck is on a square, the car on turn not counted."""
        for seat, other in enumerate(self.squares):
            if other == square and seat != self.seat:
                return seat
        return None

    def set_chip(self, square: Square, chip: Chip | None) -> None:
        """Lay a chip on a square of the track, or take it off."""
        road = [*self.road]
        road[square] = chip
        self.road = (*road,)

    def take_chip(self, square: Square) -> Chip | None:
        """Let the car on turn come upon the chip of a square, which goes back to the stock."""
        chip = self.road[square]
        if chip is not None:
            self.set_chip(square, None)
            self.change_decks(chips=with_one(self.decks.chips, chip, 1))
            self.tell(ChipMet(self.seat, square, chip))
        return chip

    def place_of(self, seat: Seat) -> Square:
        """The square at which a car ranks: its own, its door's, or where it was taken off."""
        square = self.squares[seat]
        return self.cars[seat].berth if square == NOWHERE else square

    def finish(self, winner: Seat | None) -> None:
        """End the race."""
        self.phase = OVER
        self.waiting = ()
        places = [self.place_of(seat) for seat in range(len(self.cars))]
        self.ranks = final_ranks(self.board, self.cars, places, self.retired, winner)
        self.tell(RaceEnded(winner))

    def finish_if_decided(self) -> bool:
        """End the race when at most one car still runs; tells whether it is over."""
        if self.phase is not OVER and sum(car.is_running for car in self.cars) <= 1:
            self.finish(None)
        return self.phase is OVER
