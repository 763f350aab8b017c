"""The commonest moves without taking a race apart: the same rules as elsewhere, for simulations.

Each function gives the step that `resolve` would, or None where more happens than it knows of: the line, a chip met,
a card drawn, a ram. A test holds the two equal.
"""

from functools import lru_cache
from typing import Final

from game.core.rules import Seat, Step
from game.games.lunatix import choosing
from game.games.lunatix.board import Board
from game.games.lunatix.cards import COUNTS_AS, Card, Chip
from game.games.lunatix.events import (
    Blurted,
    ChipDropped,
    Event,
    Locked,
    Moved,
    Revealed,
    RoundBegan,
    RoundEnded,
    SpeedChanged,
    TurnBegan,
    TurnEnded,
)
from game.games.lunatix.moves import KEEP_CHIPS, Accelerate, Brake, Commit, Drop, Move, Steer, Way
from game.games.lunatix.road import CHIPS, MOST_DROPPED
from game.games.lunatix.standings import driving_order
from game.games.lunatix.state import MOST_SEATS, NO_TURN, Car, Choosing, Dropping, Next, Phase, State, Turn, with_one
from game.games.lunatix.track import NOWHERE, Square
from game.games.lunatix.turns import ACCELERATING, BRAKING, DRIVING, DROPPING, FRESH_TURNS

_new = tuple.__new__
"""The quick way to make a NamedTuple: its own constructor is a Python function that calls this one."""

_FRONT, _LEFT = Way.FRONT, Way.LEFT
_DRIVE, _CURVE = Next.DRIVE, Next.CURVE
_DROP, _SPREADER, _BRAKE, _ACCELERATE = Card.DROP, Card.SPREADER, Card.BRAKE, Card.ACCELERATE
_SLOW_CARDS: Final = (Card.ROCKET_BOOSTER, Card.TURN_AROUND)

_LOCKED: Final = tuple(Locked(seat) for seat in range(MOST_SEATS))
_TURN_BEGAN: Final = {(seat, card): TurnBegan(seat, card) for seat in range(MOST_SEATS) for card in COUNTS_AS}
_TURN_ENDED: Final = tuple(TurnEnded(seat) for seat in range(MOST_SEATS))


def step(board: Board, state: State, seat: Seat, move: Move) -> Step[State, Event] | None:
    """What a legal move leads to, if it is a common one and nothing unusual comes of it."""
    if isinstance(move, Steer):
        return steer(board, state, move.way)
    if isinstance(move, Commit):
        return _commit(board, state, seat, move.card)
    if isinstance(move, Accelerate):
        return _accelerate(board, state, move.by)
    if isinstance(move, Brake):
        return _change_speed(board, state, -move.by)
    if isinstance(move, Drop):
        return _drop(board, state, move.chip)
    return _arrive(board, state, state[2], state[6], state[3][9], ()) if move is KEEP_CHIPS else None


def steer(board: Board, state: State, way: Way) -> Step[State, Event] | None:
    """A step onto a square where nothing happens; of a car that may drop a chip, onto any."""
    phase, squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks = state
    seat, card, used, _, is_turbo, owes_ram, landing, laps, target, dropped, _, _, _, after_speed = turn
    if landing != NOWHERE:
        return None
    start = squares[seat]
    car = cars[seat]
    ahead = board.steps[car[2]][start][0 if way is _FRONT else 1 if way is _LEFT else 2]
    assert ahead is not None, "a legal step leads to a square"
    end, limit = ahead
    used += 1
    then = _DRIVE
    if (card is _DROP or card is _SPREADER) and _can_drop(board, car, card, dropped, road[start]):
        phase = DROPPING[seat]
        then = _CURVE
    elif car[0] > limit or road[end] is not None:
        return None
    events = (_moved(seat, start, end),)
    squares = (*squares[:seat], end, *squares[seat + 1 :])
    if then is _DRIVE and used * 10 >= car[0]:
        if owes_ram:
            return None
        return _end_turn(board, state, squares, cars, road, events)
    turn = _new(
        Turn, (seat, card, used, start, is_turbo, owes_ram, landing, laps, target, dropped, (), (), then, after_speed)
    )
    after = _new(
        State, (phase, squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks)
    )
    return _new(Step, (after, events))


def _drop(board: Board, state: State, chip: Chip) -> Step[State, Event] | None:
    """A chip dropped on the square just left, and nothing happens on the next."""
    phase, cars, turn, road = state[0], state[2], state[3], state[6]
    if not isinstance(phase, Dropping) or phase.is_forced:
        return None
    seat, left = turn[0], turn[3]
    car = cars[seat]
    cars = (*cars[:seat], _new(Car, (*car[:9], with_one(car[9], chip, -1), *car[10:])), *cars[seat + 1 :])
    cells = [*road]
    cells[left] = chip
    return _arrive(board, state, cars, (*cells,), (*turn[9], chip), (ChipDropped(seat, left, chip),))


def _arrive(
    board: Board,
    state: State,
    cars: tuple[Car, ...],
    road: tuple[Chip | None, ...],
    dropped: tuple[Chip, ...],
    events: tuple[Event, ...],
) -> Step[State, Event] | None:
    """After a chip was dropped or kept: on to a square where nothing happens."""
    _, squares, _, turn, waiting, round_, _, commits, pit, towing, retired, decks, ranks = state
    seat, card, used, left, is_turbo, owes_ram, landing, laps, target, _, _, _, _, after_speed = turn
    car, end = cars[seat], squares[seat]
    if end == NOWHERE or road[end] is not None:
        return None
    for ahead in board.steps[car[2]][left]:
        if ahead is not None and ahead[0] == end:
            break
    else:
        return None
    is_last = used * 10 >= car[0]
    if car[0] > ahead[1] or (is_last and not dropped):
        return None
    if is_last:
        return _end_turn(board, state, squares, cars, road, events)
    turn = _new(
        Turn, (seat, card, used, left, is_turbo, owes_ram, landing, laps, target, dropped, (), (), _DRIVE, after_speed)
    )
    after = _new(
        State,
        (DRIVING[seat], squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks),
    )
    return _new(Step, (after, events))


def _accelerate(board: Board, state: State, by: int) -> Step[State, Event] | None:
    """The accelerator, where no hazard comes of it."""
    seat = state[3][0]
    square = state[1][seat]
    if by and square != NOWHERE and state[2][seat][0] + by > board.safes[square]:
        return None
    return _change_speed(board, state, by)


def _change_speed(board: Board, state: State, by: int) -> Step[State, Event] | None:
    """Another speed before moving; a car that stands then has had its turn."""
    _, squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks = state
    seat = turn[0]
    car = cars[seat]
    before = car[0]
    speed = before + by
    events: tuple[Event, ...] = ()
    if by:
        cars = (*cars[:seat], _new(Car, (speed, *car[1:])), *cars[seat + 1 :])
        events = (_speed_changed(seat, before, speed),)
    if not speed:
        return _end_turn(board, state, squares, cars, road, events)
    after = _new(
        State,
        (DRIVING[seat], squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks),
    )
    return _new(Step, (after, events))


def _commit(board: Board, state: State, seat: Seat, card: Card) -> Step[State, Event] | None:
    """A card chosen; with the last one all are revealed and the first turn begins."""
    phase, squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks = state
    commits = (*commits[:seat], card, *commits[seat + 1 :])
    following: Phase | None
    if isinstance(phase, Choosing):
        event: Event = _LOCKED[seat]
        left = phase.seats
        at = left.index(seat)
        following = choosing.choosing((*left[:at], *left[at + 1 :])) if len(left) > 1 else None
    else:
        event = Blurted(seat, card)
        following = choosing.first_phase(cars, commits)
    if following is not None:
        after = _new(
            State, (following, squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks)
        )
        return _new(Step, (after, (event,)))
    order = driving_order(board, cars, squares, commits, pit)
    return _begin(state, squares, cars, road, order, commits, (event, Revealed(commits, order)))


def _end_turn(
    board: Board,
    state: State,
    squares: tuple[Square, ...],
    cars: tuple[Car, ...],
    road: tuple[Chip | None, ...],
    events: tuple[Event, ...],
) -> Step[State, Event] | None:
    """The end of a turn in which nothing is owed any more, with the changed parts of the state."""
    _, _, _, turn, waiting, round_, _, commits, pit, towing, retired, decks, ranks = state
    seat = turn[0]
    if turn[4]:
        if turn[1] is not _ACCELERATE:
            return None
        car = cars[seat]
        if car[0] > car[1]:
            events = (*events, _speed_changed(seat, car[0], car[1]))
            cars = (*cars[:seat], _new(Car, (car[1], *car[1:])), *cars[seat + 1 :])
    events = (*events, _TURN_ENDED[seat])
    if waiting:
        return _begin(state, squares, cars, road, waiting, commits, events)
    if towing or round_ >= board.cards.round_limit:
        return None
    commits = (None,) * len(cars)
    phase = choosing.first_phase(cars, commits)
    after = _new(
        State,
        (phase, squares, cars, NO_TURN, (), round_ + 1, road, commits, pit, (), retired, decks, ranks),
    )
    return _new(Step, (after, (*events, *_round_passed(round_))))


def _begin(
    state: State,
    squares: tuple[Square, ...],
    cars: tuple[Car, ...],
    road: tuple[Chip | None, ...],
    waiting: tuple[Seat, ...],
    commits: tuple[Card | None, ...],
    events: tuple[Event, ...],
) -> Step[State, Event] | None:
    """The beginning of the next turn, if that car is on the track and its card a plain one."""
    seat = waiting[0]
    car, card = cars[seat], commits[seat]
    if card is None or car[6] or car[7] or squares[seat] == NOWHERE or card in _SLOW_CARDS:
        return None
    action = COUNTS_AS[card]
    if action is _ACCELERATE:
        phase: Phase = ACCELERATING[seat]
    elif not car[0]:
        return None
    else:
        phase = BRAKING[seat] if action is _BRAKE else DRIVING[seat]
    events = (*events, _TURN_BEGAN[seat, card])
    turn = FRESH_TURNS[seat, card]
    after = _new(State, (phase, squares, cars, turn, waiting[1:], state[5], road, commits, *state[8:]))
    return _new(Step, (after, events))


def _can_drop(board: Board, car: Car, card: Card, dropped: tuple[Chip, ...], there: Chip | None) -> bool:
    """`road.can_drop` for the square just left, with what lies there."""
    if there is not None:
        return False
    chips = car[9]
    if card is _SPREADER:
        return len(dropped) < board.amounts[card] and any(chips)
    if dropped:
        return len(dropped) < MOST_DROPPED and chips[CHIPS.index(dropped[0])] > 0
    return any(chips)


@lru_cache(maxsize=1024)
def _round_passed(round_: int) -> tuple[Event, ...]:
    return RoundEnded(round_), RoundBegan(round_ + 1)


@lru_cache(maxsize=8192)
def _moved(seat: Seat, start: Square, end: Square) -> Moved:
    return Moved(seat, start, end)


@lru_cache(maxsize=4096)
def _speed_changed(seat: Seat, before: int, after: int) -> SpeedChanged:
    return SpeedChanged(seat, before, after)
