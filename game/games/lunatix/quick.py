"""The commonest moves without taking a race apart: the same rules as elsewhere, for simulations.

Each function gives the step that `resolve` would, or None where more happens than it knows of: a line, a chip, a
card, a ram. A test holds the two equal.
"""

from functools import lru_cache
from typing import Final

from game.core.rules import Seat, Step
from game.games.lunatix import choosing
from game.games.lunatix.board import Board
from game.games.lunatix.cards import COUNTS_AS, Card, Chip
from game.games.lunatix.events import (
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
from game.games.lunatix.moves import Accelerate, Brake, Commit, KeepChips, Move, Steer, Way
from game.games.lunatix.road import CHIPS, MOST_DROPPED
from game.games.lunatix.standings import driving_order
from game.games.lunatix.state import MOST_SEATS, NO_TURN, Car, Choosing, Next, Phase, State, Turn
from game.games.lunatix.track import NOWHERE, Square
from game.games.lunatix.turns import ACCELERATING, BRAKING, DRIVING, DROPPING, FRESH_TURNS

_new = tuple.__new__
"""The quick way to make a NamedTuple: its own constructor is a Python function that calls this one."""

_FRONT, _LEFT = Way.FRONT, Way.LEFT
_DRIVE, _CURVE = Next.DRIVE, Next.CURVE
_DROP, _SPREADER, _BRAKE, _ACCELERATE = Card.DROP, Card.SPREADER, Card.BRAKE, Card.ACCELERATE
_SLOW_CARDS: Final = (Card.ROCKET_BOOSTER, Card.TURN_AROUND)

_LOCKED: Final = tuple((Locked(seat),) for seat in range(MOST_SEATS))
_TURN_BEGAN: Final = {(seat, card): TurnBegan(seat, card) for seat in range(MOST_SEATS) for card in COUNTS_AS}
_TURN_ENDED: Final = tuple(TurnEnded(seat) for seat in range(MOST_SEATS))


def step(board: Board, state: State, seat: Seat, move: Move) -> Step[State, Event] | None:
    """What a legal move leads to, if it is a common one and nothing unusual comes of it."""
    match move:
        case Steer(way):
            return _steer(board, state, way)
        case Commit(card):
            return _commit(board, state, seat, card)
        case Accelerate(by):
            return _change_speed(board, state, by)
        case Brake(by):
            return _change_speed(board, state, -by)
        case KeepChips():
            return _keep_chips(board, state)
        case _:
            return None


def _steer(board: Board, state: State, way: Way) -> Step[State, Event] | None:
    """A step onto a square where nothing happens; of a car that may drop a chip, also elsewhere."""
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
    elif car[0] > limit or road[end] is not None or (used * 10 >= car[0] and (owes_ram or is_turbo)):
        return None
    events = (_moved(seat, start, end),)
    squares = (*squares[:seat], end, *squares[seat + 1 :])
    if then is _DRIVE and used * 10 >= car[0]:
        return _end_turn(board, state, squares, cars, road, seat, events)
    turn = _new(
        Turn, (seat, card, used, start, is_turbo, owes_ram, landing, laps, target, dropped, (), (), then, after_speed)
    )
    after = _new(
        State, (phase, squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks)
    )
    return _new(Step, (after, events))


def _keep_chips(board: Board, state: State) -> Step[State, Event] | None:
    """Nothing dropped, and nothing happens on the square that the car has come to."""
    _, squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks = state
    seat, card, used, left, _, _, _, laps, target, dropped, _, _, _, after_speed = turn
    end = squares[seat]
    if end == NOWHERE or road[end] is not None:
        return None
    car = cars[seat]
    for ahead in board.steps[car[2]][left]:
        if ahead is not None and ahead[0] == end:
            break
    else:
        return None
    if car[0] > ahead[1] or (used * 10 >= car[0] and not dropped):
        return None
    if used * 10 >= car[0]:
        return _end_turn(board, state, squares, cars, road, seat, ())
    turn = _new(
        Turn, (seat, card, used, left, False, False, NOWHERE, laps, target, dropped, (), (), _DRIVE, after_speed)
    )
    after = _new(
        State,
        (DRIVING[seat], squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks),
    )
    return _new(Step, (after, ()))


def _change_speed(board: Board, state: State, by: int) -> Step[State, Event] | None:
    """Brakes, or the accelerator where no hazard comes of it, for a car that then moves."""
    _, squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks = state
    seat = turn[0]
    car = cars[seat]
    before, square = car[0], squares[seat]
    speed = before + by
    if not speed or (by > 0 and square != NOWHERE and speed > board.safes[square]):
        return None
    events: tuple[Event, ...] = ()
    if by:
        cars = (*cars[:seat], _new(Car, (speed, *car[1:])), *cars[seat + 1 :])
        events = (_speed_changed(seat, before, speed),)
    after = _new(
        State,
        (DRIVING[seat], squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks),
    )
    return _new(Step, (after, events))


def _commit(board: Board, state: State, seat: Seat, card: Card) -> Step[State, Event] | None:
    """A card chosen in secret; with the last one all are revealed and the first turn begins."""
    phase, squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks = state
    if type(phase) is not Choosing:
        return None
    commits = (*commits[:seat], card, *commits[seat + 1 :])
    for other, chosen in enumerate(commits):
        if chosen is None and not cars[other][6] and not cars[other][7]:
            after = _new(
                State, (phase, squares, cars, turn, waiting, round_, road, commits, pit, towing, retired, decks, ranks)
            )
            return _new(Step, (after, _LOCKED[seat]))
    order = driving_order(board, cars, squares, commits, pit)
    revealed = state._replace(commits=commits, waiting=order)
    return _begin(revealed, squares, cars, road, (*_LOCKED[seat], Revealed(commits, order)))


def _end_turn(
    board: Board,
    state: State,
    squares: tuple[Square, ...],
    cars: tuple[Car, ...],
    road: tuple[Chip | None, ...],
    seat: Seat,
    events: tuple[Event, ...],
) -> Step[State, Event] | None:
    """The end of a turn in which nothing is owed any more, with the changed parts of the state."""
    events = (*events, _TURN_ENDED[seat])
    if state[4]:
        return _begin(state, squares, cars, road, events)
    round_, pit, towing, retired, decks, ranks = state[5], *state[8:]
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
    events: tuple[Event, ...],
) -> Step[State, Event] | None:
    """The beginning of the next turn, if that car is on the track and its card a plain one."""
    _, _, _, _, waiting, round_, _, commits, pit, towing, retired, decks, ranks = state
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
    after = _new(
        State,
        (
            phase,
            squares,
            cars,
            FRESH_TURNS[seat, card],
            waiting[1:],
            round_,
            road,
            commits,
            pit,
            towing,
            retired,
            decks,
            ranks,
        ),
    )
    return _new(Step, (after, (*events, _TURN_BEGAN[seat, card])))


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
