"""The rules of Racetrack as pure functions over values (rulebook, whole)."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.chance import Chance
from game.core.rules import CLOCK, IllegalMove, Outcome, Seat, Step
from game.games.racetrack.board import Arrival, Board
from game.games.racetrack.lines import Barrier, Candidate, Wall, barrier_of
from game.games.racetrack.moves import CRASH, STOP, WAIT, Crash, Move, Retire, Stop, Take, Wait
from game.games.racetrack.options import Mode, Options, Spots, StartOrder, TurnOrder
from game.games.racetrack.standings import pass_gates, rank_finishers, rank_unfinished
from game.games.racetrack.state import (
    NOWHERE,
    Bumped,
    Car,
    ChoosingPlaces,
    Crashed,
    Event,
    Finish,
    Finished,
    HasRetired,
    Moved,
    Over,
    PlaceTaken,
    Progress,
    RaceEnded,
    Racing,
    RoundEnded,
    State,
    Waited,
)
from game.games.racetrack.track import Cell, Course, Track

MOST_SEATS = 6

_RACING = tuple(Racing(seat) for seat in range(MOST_SEATS))
_ACTING = tuple((seat,) for seat in range(MOST_SEATS))
# The quick way to make a NamedTuple: its own constructor is a Python function that calls this one.
_new = tuple.__new__
_OVER = Over()
_ONLY_CRASH = (CRASH,)
_ONLY_WAIT = (WAIT,)


class RacetrackRules:
    """One race on one track. Raises ValueError when track, options and seats do not go together.

    The view of a seat is the state itself: nothing in this game is secret.
    """

    def __init__(self, track: Track, options: Options, seats: int) -> None:
        if not 1 <= seats <= MOST_SEATS:
            raise ValueError(f"Racetrack has 1 to {MOST_SEATS} seats, not {seats}")
        if seats > len(track.starts):
            raise ValueError(f"{seats} cars need {seats} starts, and the track has {len(track.starts)}")
        if options.place > len(track.starts):
            raise ValueError(f"place must be from 1 to {len(track.starts)} on this track, not {options.place}")
        self.track = track
        self.options = options
        self.board = Board(track, options.mode)
        self.laps = 1 if track.course is Course.SPRINT else options.laps
        self._seats = seats
        self._reach = self.board.reach
        self._is_barring = options.line_blocking or options.spots is Spots.BLOCKED
        # Simulations spend their time in the base game, where only taken spots bar a move. A car that is not near the
        # inertia point bars none, which is seen without a look at each spot.
        self._is_base_game = (
            options.mode is Mode.INERTIA and options.spots is Spots.BLOCKED and not options.line_blocking
        )
        self._width = track.width
        self._near = frozenset(dx + dy * track.width for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        self._is_order_fixed = options.turn_order is TurnOrder.FIXED
        self._moved: dict[tuple[Seat, int, int], tuple[Event, ...]] = {}
        # The last question for the moves of a car that nobody bars, with its answer: who asks then plays one of them.
        self._asked: tuple[State, Seat, Car, dict[Move, Arrival]] | None = None

    @property
    def seats(self) -> int:
        """How many cars race."""
        return self._seats

    def start(self, chance: Chance) -> Step[State, Event]:
        """Cars on their start places, or off the track when these are chosen (rulebook, Setup)."""
        heading = self.board.forward_heading()
        waiting = Car(NOWHERE, 0, 0, NOWHERE, heading, 0, Progress(0, 0, 0, 0, 0, None, False))
        order: tuple[Seat, ...] = tuple(range(self._seats))
        state = State(ChoosingPlaces(0), (waiting,) * self._seats, order, order[1:], 1, (), ())
        if self.options.start is StartOrder.CHOOSE:
            return Step(state, ())
        if self.options.start is StartOrder.RANDOM:
            order = chance.shuffled(order)
        events: list[Event] = []
        for place, seat in enumerate(order, self.options.place if self._seats == 1 else 1):
            state = self._put(state, seat, place)
            events.append(PlaceTaken(seat, place, self.track.starts[place - 1]))
        return Step(State(_RACING[order[0]], state.cars, order, order[1:], 1, (), ()), tuple(events))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The one seat whose turn it is; nobody once the race is over."""
        phase = state[0]
        return () if isinstance(phase, Over) else _ACTING[phase.seat]

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The legal moves of the seat to move; of CLOCK, what the table may agree on."""
        phase, cars, _, _, _, _, _ = state
        if type(phase) is Racing and phase.seat == seat:
            car = cars[seat]
            if car[5]:
                return _ONLY_WAIT
            reach = self._reach(car)
            if self._is_base_game:
                ahead = car[0] + car[1] + car[2] * self._width
                near = self._near
                for other in cars:
                    if other[0] - ahead in near and other is not car:
                        break
                else:
                    self._asked = (state, seat, car, reach.open)
                    return reach.moves or _ONLY_CRASH
            elif not self._is_barring:
                return reach.moves or _ONLY_CRASH
            moves = tuple(move for move, arrival in reach.open.items() if self._barrier(cars, seat, arrival) is None)
            return moves or _ONLY_CRASH
        if seat == CLOCK and not isinstance(phase, Over):
            retire = tuple(Retire(other) for other, car in enumerate(state.cars) if _is_racing(car))
            return (STOP, *retire) if isinstance(phase, Racing) else ()
        if isinstance(phase, ChoosingPlaces) and phase.seat == seat:
            return tuple(Take(place) for place in range(1, len(self.track.starts) + 1) if self._is_free(state, place))
        return ()

    def candidates(self, state: State, seat: Seat) -> tuple[Candidate, ...]:
        """Every spot that the seat's car might aim at, legal or not, with what bars it."""
        car = state.cars[seat]
        x, y = self.board.spot(car.cell)
        found = []
        reach = self.board.reach(car)
        for move, arrival in zip(reach.choices, reach.arrivals, strict=True):
            barrier: Barrier | None = None
            if arrival.wall is not None and self.options.mode is Mode.INERTIA:
                barrier = Wall(arrival.wall)
            else:
                barrier = self._barrier(state.cars, seat, arrival)
            is_inertia_point = arrival.spot == (x + car.vx, y + car.vy)
            found.append(Candidate(move, arrival.spot, is_inertia_point, barrier, arrival.wall))
        return tuple(found)

    def apply(self, state: State, seat: Seat, move: Move, now: int, chance: Chance) -> Step[State, Event]:
        """Play one move. Raises IllegalMove when it is not legal; time and luck play no part in a race."""
        asked = self._asked
        if asked is not None and asked[0] is state and asked[1] == seat:
            arrival = asked[3].get(move)
            if arrival is not None:
                return self._drive(state, seat, asked[2], arrival)
        phase = state.phase
        if type(phase) is Racing and phase.seat == seat:
            cars = state.cars
            car = cars[seat]
            arrival = self._reach(car).open.get(move)
            if arrival is not None and not car.lost_turns:
                if self._is_barring and self._barrier(cars, seat, arrival):
                    raise IllegalMove(f"seat {seat} may not play {move}: a car or its line bars it")
                return self._drive(state, seat, car, arrival)
            if type(move) is Crash and self.legal_moves(state, seat) is _ONLY_CRASH:
                return self._crash(state, seat, car, self._reach(car).wall)
            if type(move) is Wait and car.lost_turns:
                left = car.lost_turns - 1
                return self._pass_on(state, seat, car._replace(lost_turns=left), (Waited(seat, left),))
        if move not in self.legal_moves(state, seat):
            raise IllegalMove(f"seat {seat} may not play {move} now")
        match move:
            case Take(place):
                return self._take(state, seat, place)
            case Stop():
                return self._end(state, ())
            case Retire(leaving):
                return self._retire(state, leaving)
            case _:
                raise IllegalMove(f"{move} is no move of seat {seat}")

    def due(self, state: State) -> int | None:
        """No time runs in a race."""
        return None

    def view_for(self, state: State, seat: Seat | None) -> State:
        """Everything: a race has no secrets."""
        return state

    def imagine(self, view: State, seat: Seat, chance: Chance) -> State:
        """The view itself, since it is the whole state."""
        return view

    def outcome(self, state: State) -> Outcome | None:
        """Finished cars by turn and tie-break, then unfinished by standing, those that left last."""
        if not isinstance(state.phase, Over):
            return None
        return Outcome(state.ranks + tuple((seat,) for seat in reversed(state.retired)))

    def _barrier(self, cars: tuple[Car, ...], seat: Seat, arrival: Arrival) -> Barrier | None:
        return barrier_of(self.board, self.options, cars, seat, arrival)

    def _is_free(self, state: State, place: int) -> bool:
        x, y = self.track.starts[place - 1]
        return all(car.cell != y * self.track.width + x for car in state.cars)

    def _put(self, state: State, seat: Seat, place: int) -> State:
        x, y = self.track.starts[place - 1]
        cell = y * self.track.width + x
        net = self.board.start_crossings((x, y))
        progress = Progress(net, 0, 0, 0, 0, None, False)
        car = state.cars[seat]._replace(cell=cell, line_from=cell, progress=progress)
        return state._replace(cars=_with(state.cars, seat, car))

    def _take(self, state: State, seat: Seat, place: int) -> Step[State, Event]:
        taken = self._put(state, seat, place)
        event = PlaceTaken(seat, place, self.track.starts[place - 1])
        if state.waiting:
            after = taken._replace(phase=ChoosingPlaces(state.waiting[0]), waiting=state.waiting[1:])
        else:
            after = taken._replace(phase=_RACING[state.order[0]], waiting=state.order[1:])
        return Step(after, (event,))

    def _drive(self, state: State, seat: Seat, car: Car, arrival: Arrival) -> Step[State, Event]:
        cell, vx, vy, heading, spot, wall, cuts = arrival
        if wall is not None:
            return self._crash(state, seat, car, wall)
        start = car[0]
        key = (seat, start, cell)
        events = self._moved.get(key)
        if events is None:
            events = self._moved[key] = (Moved(seat, self.board.spot(start), spot),)
        progress = car[6]
        if cuts:
            progress, gates, lap_cut = pass_gates(progress, seat, cuts, len(self.track.checkpoints))
            events += gates
            if lap_cut is not None and progress.laps >= self.laps:
                past = self.track.finish.side(*self.track.centre(*spot))
                progress = progress._replace(finish=Finish(state.round, past, lap_cut.over, lap_cut.under))
                events += (Finished(seat, state.round),)
        moved = _new(Car, (cell, vx, vy, start, heading, 0, progress))
        if self.options.spots is Spots.CONTACT and cell != start:
            return self._bump(state, seat, moved, events)
        return self._pass_on(state, seat, moved, events)

    def _bump(self, state: State, seat: Seat, moved: Car, events: tuple[Event, ...]) -> Step[State, Event]:
        """Stop the mover and every car on its spot (rulebook, Contact Crash)."""
        bumped = [other for other, car in enumerate(state.cars) if other != seat and car.cell == moved.cell]
        if bumped:
            moved = moved._replace(vx=0, vy=0)
            cars = list(state.cars)
            for other in bumped:
                cars[other] = cars[other]._replace(vx=0, vy=0)
            state = state._replace(cars=tuple(cars))
            events += tuple(Bumped(other, seat) for other in bumped)
        return self._pass_on(state, seat, moved, events)

    def _crash(self, state: State, seat: Seat, car: Car, wall: Cell | None) -> Step[State, Event]:
        lost = self.options.crash_turns
        progress = car.progress._replace(crashes=car.progress.crashes + 1)
        stopped = Car(car.cell, 0, 0, car.cell, car.heading, lost - 1, progress)
        return self._pass_on(state, seat, stopped, (Crashed(seat, self.board.spot(car.cell), wall, lost),))

    def _pass_on(self, state: State, seat: Seat, car: Car, events: tuple[Event, ...]) -> Step[State, Event]:
        """Put the moved car into the state and give the turn to the next seat."""
        _, cars, order, waiting, round_, ranks, retired = state
        all_cars = [*cars]
        all_cars[seat] = car
        cars = (*all_cars,)
        if waiting:
            after = _new(State, (_RACING[waiting[0]], cars, order, waiting[1:], round_, ranks, retired))
            return _new(Step, (after, events))
        if round_ < self.options.turn_limit and self._is_order_fixed:
            for other in order:
                if cars[other][6][5] is not None:
                    break
            else:
                after = _new(State, (_RACING[order[0]], cars, order, order[1:], round_ + 1, ranks, retired))
                return _new(Step, (after, events + _nobody_finished(round_)))
        return self._end_round(State(state.phase, cars, order, (), round_, ranks, retired), events)

    def _end_round(self, state: State, events: tuple[Event, ...]) -> Step[State, Event]:
        """Rank who finished, take them off the track, and start the next round or end the race."""
        state, ranked = self._rank_finished(state)
        _, cars, order, _, round_, ranks, retired = state
        events += (RoundEnded(round_, ranked),)
        if not order or round_ >= self.options.turn_limit:
            return self._end(state, events)
        if not self._is_order_fixed:
            order = order[1:] + order[:1]
        return Step(State(_RACING[order[0]], cars, order, order[1:], round_ + 1, ranks, retired), events)

    def _rank_finished(self, state: State) -> tuple[State, tuple[tuple[Seat, ...], ...]]:
        done = [seat for seat in state.order if state.cars[seat].progress.finish is not None]
        if not done:
            return state, ()
        ranked = rank_finishers(state.cars, done, self.options)
        cars = state.cars
        for seat in done:
            cars = _with(cars, seat, cars[seat]._replace(cell=NOWHERE, line_from=NOWHERE, vx=0, vy=0))
        order = tuple(seat for seat in state.order if seat not in done)
        return state._replace(cars=cars, order=order, ranks=state.ranks + ranked), ranked

    def _end(self, state: State, events: tuple[Event, ...]) -> Step[State, Event]:
        state, _ = self._rank_finished(state)
        ranks = state.ranks + rank_unfinished(self.board, state.cars, state.order)
        after = state._replace(phase=_OVER, ranks=ranks, waiting=())
        return Step(after, (*events, RaceEnded()))

    def _retire(self, state: State, leaving: Seat) -> Step[State, Event]:
        car = state.cars[leaving]
        progress = car.progress._replace(retired=True)
        car = car._replace(cell=NOWHERE, line_from=NOWHERE, vx=0, vy=0, progress=progress)
        is_to_move = isinstance(state.phase, Racing) and state.phase.seat == leaving
        after = state._replace(
            cars=_with(state.cars, leaving, car),
            order=tuple(seat for seat in state.order if seat != leaving),
            waiting=tuple(seat for seat in state.waiting if seat != leaving),
            retired=(*state.retired, leaving),
        )
        events: tuple[Event, ...] = (HasRetired(leaving),)
        if not is_to_move:
            return Step(after, events)
        if after.waiting:
            return Step(after._replace(phase=_RACING[after.waiting[0]], waiting=after.waiting[1:]), events)
        return self._end_round(after, events)


@lru_cache(maxsize=1024)
def _nobody_finished(round_: int) -> tuple[Event, ...]:
    return (RoundEnded(round_, ()),)


def _with(cars: tuple[Car, ...], seat: Seat, car: Car) -> tuple[Car, ...]:
    return (*cars[:seat], car, *cars[seat + 1 :])


def _is_racing(car: Car) -> bool:
    return car.progress.finish is None and not car.progress.retired
