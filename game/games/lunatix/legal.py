"""What a seat may do in every phase of a race."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from game.core.rules import CLOCK, Seat
from game.games.lunatix import boosting, choosing, pit, rams, road, turning
from game.games.lunatix.board import Board
from game.games.lunatix.cards import Chip
from game.games.lunatix.decks import MOST_AMOUNT
from game.games.lunatix.moves import (
    DROP,
    ENTER,
    KEEP_CHIPS,
    SPEND_LUCK,
    STEER,
    STOP,
    TAKE_CARD,
    TURBO,
    Accelerate,
    Brake,
    Hit,
    Leave,
    Mix,
    Move,
    Ram,
    Retire,
    Way,
)
from game.games.lunatix.state import (
    MOST_SEATS,
    Accelerating,
    Braking,
    Choosing,
    ChoosingChips,
    ChoosingOpenly,
    Driving,
    Dropping,
    FearingHazard,
    FearingTurbo,
    Over,
    Phase,
    PickingGadget,
    PuttingAway,
    Shopping,
    State,
    TurningAround,
)
from game.games.lunatix.track import NOWHERE

RAM: Final = tuple(Ram(seat) for seat in range(MOST_SEATS))
HIT: Final = tuple(Hit(seat) for seat in range(MOST_SEATS))
RETIRE: Final = tuple(Retire(seat) for seat in range(MOST_SEATS))
_SPEEDS: Final[tuple[Move, ...]] = tuple(Accelerate(by) for by in range(0, MOST_AMOUNT + 10, 10))
_BRAKES: Final[tuple[Move, ...]] = tuple(Brake(by) for by in range(10, MOST_AMOUNT + 10, 10))
_ACTING: Final = tuple((seat,) for seat in range(MOST_SEATS))
_STEERS: Final = tuple(STEER[way] for way in Way)
_LUCK: Final = (TAKE_CARD, SPEND_LUCK)


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that have a legal move."""
    phase = state[0]
    if isinstance(phase, Choosing):
        return phase.seats
    return () if isinstance(phase, Over) else _ACTING[phase.seat]


def legal_moves(board: Board, state: State, seat: Seat) -> Sequence[Move]:
    """The legal moves of a seat, or of CLOCK, in a fixed order."""
    phase = state[0]
    if isinstance(phase, Driving):
        if phase.seat == seat:
            return driving_moves(board, state)
    elif isinstance(phase, Choosing):
        if seat in phase.seats:
            return choosing.commits(board, state[2], state[1], seat)
    elif not isinstance(phase, Over) and phase.seat == seat:
        return _moves_in(phase, board, state)
    if seat == CLOCK and not isinstance(phase, Over | ChoosingChips):
        return (STOP, *(RETIRE[other] for other, car in enumerate(state.cars) if car.is_running))
    return ()


def _moves_in(phase: Phase, board: Board, state: State) -> Sequence[Move]:
    """The moves of the seat whose phase it is."""
    turn = state.turn
    car, card = state.cars[turn.seat], turn.card
    match phase:
        case Accelerating():
            least, most = boosting.gains(board, car, card)
            return _accelerations(least, most, boosting.can_turbo(car, card))
        case Braking():
            return _BRAKES[: boosting.most_braking(board, car, card) // 10]
        case Dropping(_, is_forced):
            return _drops(road.kinds_to_drop(car.chips, card, turn.dropped), is_forced)
        case FearingHazard() | FearingTurbo():
            return _LUCK
        case ChoosingOpenly(seat):
            return choosing.commits(board, state.cars, state.squares, seat)
        case TurningAround():
            return turning.turns(board, state.cars, state.squares, turn.seat)
        case ChoosingChips():
            return _mixes(state.decks.chips, board.cards.start.chips)
        case _:
            return _shop_moves(phase, board, state)


def _shop_moves(phase: Phase, board: Board, state: State) -> Sequence[Move]:
    car = state.cars[state.turn.seat]
    match phase:
        case Shopping(_, points):
            return pit.purchases(board, car, state.decks, points)
        case PickingGadget():
            return pit.kept_moves(state.decks)
        case PuttingAway():
            return pit.put_away_moves(car)
        case _:
            raise AssertionError("no seat decides in this phase")


def driving_moves(board: Board, state: State) -> Sequence[Move]:
    """Where the car on turn may drive, and whom it may or must run into."""
    squares, cars, turn = state[1], state[2], state[3]
    seat, used, owes_ram, landing = turn[0], turn[2], turn[5], turn[6]
    car, square = cars[seat], squares[seat]
    if square == NOWHERE:
        return _leavings(board, state)
    is_clockwise = car[2]
    if owes_ram:
        left = car[0] // 10 - used
        victims = [RAM[other] for other in rams.targets(board, cars, squares, seat)]
        if left <= 0:
            return victims
        if rams.can_reach(board, cars, squares, seat, square, left):
            return [*_steps(board, state, is_chasing=True), *victims]
    if landing != NOWHERE:
        return board.all_moves[is_clockwise][square]
    fronts = board.fronts[is_clockwise][square]
    for other in squares:
        if other in fronts:
            break
    else:
        return board.all_moves[is_clockwise][square]
    steps = _steps(board, state, is_chasing=False)
    if not steps:
        steps = [HIT[other] for other, there in enumerate(squares) if there in fronts]
    return [*steps, ENTER] if square in board.entries[is_clockwise] else steps


def _steps(board: Board, state: State, *, is_chasing: bool) -> list[Move]:
    """The steps onto empty squares; for who chases a car, only those from which one can still be reached."""
    seat = state.turn.seat
    squares, cars = state.squares, state.cars
    car = cars[seat]
    left = car.speed // 10 - state.turn.used - 1
    found: list[Move] = []
    for steer, step in zip(_STEERS, board.steps[car.is_clockwise][squares[seat]], strict=True):
        if step is None or step[0] in squares:
            continue
        if not is_chasing or rams.can_reach(board, cars, squares, seat, step[0], left):
            found.append(steer)
    return found


def _leavings(board: Board, state: State) -> list[Move]:
    """The doors by which the car on turn can leave the pit."""
    is_clockwise = state.cars[state.turn.seat].is_clockwise
    doors = board.track.doors
    return [Leave(door) for door in board.exits[is_clockwise] if doors[door - 1].square not in state.squares]


@cache
def _accelerations(least: int, most: int, can_turbo: bool) -> tuple[Move, ...]:
    speeds = _SPEEDS[least // 10 : most // 10 + 1]
    return (*speeds, TURBO) if can_turbo else speeds


@cache
def _drops(kinds: tuple[Chip, ...], is_forced: bool) -> tuple[Move, ...]:
    drops = tuple(DROP[chip] for chip in kinds)
    return drops if is_forced else (KEEP_CHIPS, *drops)


@lru_cache(maxsize=1024)
def _mixes(stock: tuple[int, ...], count: int) -> list[Move]:
    """Every choice of so many chips, or of all if there are fewer, that the stock has."""
    count = min(count, sum(stock))
    return [
        Mix(tacks, oil, count - tacks - oil)
        for tacks in range(min(count, stock[0]) + 1)
        for oil in range(min(count - tacks, stock[1]) + 1)
        if count - tacks - oil <= stock[2]
    ]
