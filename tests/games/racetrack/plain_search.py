"""The fewest moves found the slow way, car by car and written anew from the rules, to check the solver by."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from game.games.racetrack.track import Cell, Course, Track

MOST_AHEAD = 5


class Plain(NamedTuple):
    """One car: spot, velocity, laps, net crossings, their number at the last lap, checkpoints passed."""

    x: int
    y: int
    vx: int
    vy: int
    laps: int
    net: int
    at_lap: int
    passed: int


def enters_wall(track: Track, x: int, y: int, vx: int, vy: int) -> bool:
    """Whether the segment meets the inside of a cell that is not road, by clipping it against each cell."""
    if (vx, vy) == (0, 0):
        return False
    for row in range(min(y, y + vy), max(y, y + vy) + 1):
        for column in range(min(x, x + vx), max(x, x + vx) + 1):
            first, last = Fraction(0), Fraction(1)
            is_outside = False
            for start, change, centre in ((x, vx, column), (y, vy, row)):
                low, high = Fraction(2 * (centre - start) - 1, 2), Fraction(2 * (centre - start) + 1, 2)
                if change == 0:
                    is_outside |= not low < 0 < high
                else:
                    ends = sorted((low / change, high / change))
                    first, last = max(first, ends[0]), min(last, ends[1])
            if not is_outside and first < last and not track.is_road(column, row):
                return True
    return False


def gates_met(track: Track, old: Cell, new: Cell) -> Iterator[tuple[Fraction, int, int]]:
    """Moment, number (the finish last) and direction of every gate that a move crosses."""
    (ox, oy), (nx, ny) = track.centre(*old), track.centre(*new)
    for number, gate in enumerate((*track.checkpoints, track.finish)):
        before, after = gate.side(ox, oy), gate.side(nx, ny)
        if (before < 0) == (after < 0):
            continue
        moment = Fraction(before, before - after)
        # Where the move meets the gate's line, and whether that is between A and B.
        px, py = ox + moment * (nx - ox), oy + moment * (ny - oy)
        if min(gate.ax, gate.bx) <= px <= max(gate.ax, gate.bx) and min(gate.ay, gate.by) <= py <= max(
            gate.ay, gate.by
        ):
            yield moment, number, 1 if before < 0 else -1


def drive(track: Track, car: Plain, vx: int, vy: int) -> Plain | None:
    """The car after a move, None when it enters a wall."""
    if enters_wall(track, car.x, car.y, vx, vy):
        return None
    laps, net, at_lap, passed = car.laps, car.net, car.at_lap, car.passed
    new = (car.x + vx, car.y + vy)
    for _, number, way in sorted(gates_met(track, (car.x, car.y), new)):
        if number < len(track.checkpoints):
            passed += way == 1 and number == passed
            continue
        net += way
        if way == 1 and passed == len(track.checkpoints) and net > at_lap:
            laps, at_lap = laps + 1, net
        passed = 0
    return Plain(*new, vx, vy, laps, net, at_lap, passed)


def first_car(track: Track, start: Cell) -> Plain:
    """A car on its start spot."""
    is_behind = track.finish.side(*track.centre(*start)) < 0 and track.course is Course.CIRCUIT
    return Plain(*start, 0, 0, 0, -1 if is_behind else 0, 0, 0)


def next_cars(track: Track, car: Plain, crashes: bool) -> list[Plain]:
    """Where the car may be after its turn."""
    after = [drive(track, car, car.vx + dx, car.vy + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    legal = [each for each in after if each is not None]
    if not legal and crashes:
        return [car._replace(vx=0, vy=0)]
    return legal


def fewest_moves(track: Track, laps: int, start: Cell, crashes: bool = False) -> int | None:
    """The fewest moves from one start; cars more than MOST_AHEAD rounds ahead or behind are given up."""
    crowd = {first_car(track, start)}
    seen = {_key(car) for car in crowd}
    moves = 0
    while crowd:
        moves += 1
        after = set()
        for car in crowd:
            for new in next_cars(track, car, crashes):
                if new.laps >= laps:
                    return moves
                key = _key(new)
                if key not in seen and abs(new.net - new.at_lap) <= MOST_AHEAD:
                    seen.add(key)
                    after.add(new)
        crowd = after
    return None


def _key(car: Plain) -> tuple[int, ...]:
    return (*car[:5], car.net - car.at_lap, car.passed)
