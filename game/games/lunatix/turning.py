"""U-turns and bootleggers (rulebook, Turn Around)."""

from collections.abc import Sequence
from typing import Final

from game.core.rules import Seat
from game.games.lunatix import driving, road
from game.games.lunatix.board import Board
from game.games.lunatix.events import Danger, TurnedAround
from game.games.lunatix.moves import BOOTLEGGER, U_TURN, Move
from game.games.lunatix.race import Race
from game.games.lunatix.state import Car, Next
from game.games.lunatix.track import Square

U_TURN_SAFE: Final = 10
U_TURN_SPEED: Final = 10
BOOTLEGGER_SAFE: Final = 40
BOOTLEGGER_LEAST: Final = 40
BOOTLEGGER_SPEED: Final = 0
"""In mph: as which curves they count, the least speed for a bootlegger, and the speed after them."""


def turns(board: Board, cars: Sequence[Car], squares: Sequence[Square], seat: Seat) -> tuple[Move, ...]:
    """The ways in which a car on the track may turn round now."""
    car, square = cars[seat], squares[seat]
    others = {other for at, other in enumerate(squares) if at != seat}
    found: list[Move] = []
    path = board.u_turns[car.is_clockwise][square]
    if path and others.isdisjoint(path):
        found.append(U_TURN)
    if car.speed >= BOOTLEGGER_LEAST and _front(board, car.is_clockwise, square) not in others:
        found.append(BOOTLEGGER)
    return tuple(found)


def u_turn(race: Race) -> None:
    """Go over to the other side; the chips on the way all act in the last square."""
    race.after_speed = U_TURN_SPEED
    path = race.board.u_turns[race.car.is_clockwise][race.square]
    _turn(race, path, is_u_turn=True)


def bootlegger(race: Race) -> None:
    """Skid round onto the square in front, which may be across the line."""
    race.after_speed = BOOTLEGGER_SPEED
    _turn(race, (_front(race.board, race.car.is_clockwise, race.square),), is_u_turn=False)


def check_turn(race: Race) -> None:
    """Draw for turning round too fast."""
    race.then = Next.SETTLE
    safe = U_TURN_SAFE if race.after_speed == U_TURN_SPEED else BOOTLEGGER_SAFE
    driving.set_aside_above(race, safe, Danger.TURN)


def settle(race: Race) -> None:
    """Give the car the speed that it has after turning, whatever else happened."""
    race.then = Next.END
    race.set_speed(race.seat, race.after_speed)


def _turn(race: Race, path: tuple[Square, ...], *, is_u_turn: bool) -> None:
    start, was_clockwise = race.square, race.car.is_clockwise
    race.then = Next.TURNED
    race.left = start
    race.squares[race.seat] = path[-1]
    race.change(race.seat, is_clockwise=not was_clockwise)
    race.tell(TurnedAround(race.seat, start, path, is_u_turn))
    is_across = not is_u_turn and race.board.crosses(start, path[-1], was_clockwise)
    if is_across and road.wins_by_crossing(race, is_forward=not was_clockwise):
        return
    for square in path:
        road.meet_chip(race, square)


def _front(board: Board, is_clockwise: bool, square: Square) -> Square:
    return (board.track.astern if is_clockwise else board.track.ahead)[square].front
