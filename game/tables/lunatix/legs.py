"""One step of a planned way: where it leads, what it costs, what it meets, and the race that is imagined after it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.games.lunatix.cards import Card, Chip
from game.games.lunatix.moves import Enter, Move, Steer
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import Driving, State
from game.games.lunatix.track import NOWHERE, Square

_GLUE: Final = 20


class Toll(NamedTuple):
    """What one step costs if all goes well: hazard cards drawn, and the chip met."""

    hazards: int
    chip: Chip | None


@dataclass(frozen=True, slots=True)
class Leg:
    """One planned move: where it leads, its toll, and the state that is imagined after it."""

    move: Move
    square: Square
    toll: Toll
    after: State
    drop: Chip | None = None
    """What is dropped on the square just left."""


def left_of(race: State, seat: Seat) -> int:
    """The squares that a car has left to drive."""
    return max(0, race.cars[seat].speed // 10 - race.turn.used)


def legal_at(rules: LunatixRules, race: State, seat: Seat) -> Sequence[Move]:
    """The legal moves of a car in the midst of its drive; none where its drive would be over."""
    if not left_of(race, seat) and not race.turn.owes_ram:
        return ()
    return rules.legal_moves(race._replace(phase=Driving(seat)), seat)


def leg_for(rules: LunatixRules, race: State, seat: Seat, move: Move) -> Leg:
    """A move as part of a plan: nothing comes between, but for glue."""
    car, square, turn = race.cars[seat], race.squares[seat], race.turn
    board = rules.board
    if isinstance(move, Enter):
        toll = Toll(hazards_of_door(rules, race, seat), None)
        return Leg(move, square, toll, race._replace(turn=turn._replace(left=square)))
    if not isinstance(move, Steer):
        return Leg(move, square, Toll(0, None), race)
    ways = (rules.track.astern if car.is_clockwise else rules.track.ahead)[square]
    end = ways[move.way.value]
    chip = race.road[end] if turn.landing == NOWHERE else None
    speed = max(0, car.speed - _GLUE) if chip is Chip.GLUE else car.speed
    laps = car.laps
    if board.crosses(square, end, car.is_clockwise):
        laps += -1 if car.is_clockwise else 1
    changed = car._replace(speed=speed, laps=laps)
    used = turn.used + 1
    if laps >= car.target:
        used = max(used, speed // 10)  # the race is over there
    after = race._replace(
        squares=(*race.squares[:seat], end, *race.squares[seat + 1 :]),
        cars=(*race.cars[:seat], changed, *race.cars[seat + 1 :]),
        turn=turn._replace(used=used, left=square),
        road=race.road if chip is None else (*race.road[:end], None, *race.road[end + 1 :]),
    )
    return Leg(move, end, Toll(hazards_of_step(rules, race, seat, square, end, speed), chip), after)


def hazards_of_step(rules: LunatixRules, race: State, seat: Seat, start: Square, end: Square, speed: int) -> int:
    """The hazard cards that a step costs by the bend it enters, or goes inward in (rulebook, Curves)."""
    board, car = rules.board, race.cars[seat]
    curve = board.curve_of[end]
    if not curve:
        return 0
    safe = board.safes[end]
    if Card.STIFF_SPRINGS in car.open:
        safe += board.amounts[Card.STIFF_SPRINGS]
    if curve != board.curve_of[start]:
        return max(0, (speed - safe) // 10)
    return int(board.safes[end] < board.safes[start] and speed > safe)


def hazards_of_door(rules: LunatixRules, race: State, seat: Seat) -> int:
    """The hazard cards that the way into the pit costs (rulebook, The Pit)."""
    board, car = rules.board, race.cars[seat]
    safe = board.track.doors[board.entries[car.is_clockwise][race.squares[seat]] - 1].safe
    return max(0, (car.speed - safe - _springs(rules, race, seat)) // 10)


def hazards_of_turn(rules: LunatixRules, race: State, seat: Seat, safe: int) -> int:
    """The hazard cards for turning round above a safe speed in mph (rulebook, Turn Around)."""
    return max(0, (race.cars[seat].speed - safe - _springs(rules, race, seat)) // 10)


def _springs(rules: LunatixRules, race: State, seat: Seat) -> int:
    """How much higher safe speeds count for a car whose Stiff Springs lie open."""
    return rules.board.amounts[Card.STIFF_SPRINGS] if Card.STIFF_SPRINGS in race.cars[seat].open else 0


def hazards_of_gain(rules: LunatixRules, race: State, seat: Seat, by: int) -> int:
    """The hazard cards for speeding up in a bend to above its safe speed, before moving (rulebook, Curves)."""
    square = race.squares[seat]
    if square == NOWHERE or by <= 0:
        return 0
    safe = rules.board.safes[square] + _springs(rules, race, seat)
    return by // 10 if race.cars[seat].speed + by > safe else 0
