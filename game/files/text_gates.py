"""Lines of finish and checkpoint cells in a track drawn as text, made into directed gates."""

from collections import deque
from collections.abc import Sequence
from enum import Enum
from itertools import pairwise, product
from typing import Final

from game.files.finding import Finding, Severity, UnusableFile
from game.files.map_sheet import TILE
from game.files.text_tracks import TextTrack
from game.games.racetrack.geometry import crossing
from game.games.racetrack.track import Cell, Gate

_NEIGHBOURS: Final = tuple((dx, dy) for dx, dy in product((-1, 0, 1), repeat=2) if dx or dy)


class Direction(Enum):
    """Which way a race crosses the finish; the values point there, y down."""

    NORTH = (0, -1)
    EAST = (1, 0)
    SOUTH = (0, 1)
    WEST = (-1, 0)


def finish_gate(track: TextTrack, file: str, direction: Direction | None) -> Gate:
    """The finish: the way given, else away from the starts if cars come to it that way, else the other.

    Raises UnusableFile when the cells are no straight line, or no car can cross them so.
    """
    step = _step(track, track.finish, "the finish cells", file)
    gates = [_gate(track.finish, step), _gate(track.finish, step, is_reversed=True)]
    if direction is not None:
        gates = [gate for gate in gates if _leads(gate, direction)]
        if not gates:
            raise UnusableFile(_error(file, f"no car can cross this finish heading {direction.name.lower()}", track))
    else:
        gates.sort(key=lambda gate: sum(gate.side(*_centre(start)) for start in track.starts))
    for gate in gates:
        if _is_crossed(track, gate):
            return gate
    message = "no car that starts here can cross the finish"
    raise UnusableFile(_error(file, message + ("; try another --direction" if direction else ""), track))


def checkpoint_gates(track: TextTrack, file: str) -> tuple[Gate, ...]:
    """The checkpoints in order, each crossed from the side that cars reach sooner."""
    gates = []
    for number, cells in enumerate(track.checkpoints, 1):
        step = _step(track, cells, f"the cells of checkpoint {number}", file)
        reach = _distances(track, frozenset(cells))
        one, other = _gate(cells, step), _gate(cells, step, is_reversed=True)
        gates.append(one if _nearest_before(one, cells, reach) <= _nearest_before(other, cells, reach) else other)
    return tuple(gates)


def _step(track: TextTrack, cells: Sequence[Cell], what: str, file: str) -> Cell:
    """From each cell of a line to the next; of a single cell, across the narrower way of the road there."""
    if len(cells) == 1:
        widths = {step: _width(track, cells[0], step) for step in ((0, 1), (1, 0))}
        return min(widths, key=lambda step: widths[step])
    steps = {(x - before_x, y - before_y) for (before_x, before_y), (x, y) in pairwise(cells)}
    (dx, dy), *others = steps
    if others or max(abs(dx), abs(dy)) != 1:
        message = f"{what} must form one straight line without a gap, one cell wide; redraw them so"
        raise UnusableFile(_error(file, message, track, cells[-1]))
    return dx, dy


def _width(track: TextTrack, cell: Cell, step: Cell) -> int:
    count = 0
    for sign in (1, -1):
        x, y = cell
        while (x, y) in track.road:
            x, y, count = x + sign * step[0], y + sign * step[1], count + 1
    return count


def _gate(cells: Sequence[Cell], step: Cell, *, is_reversed: bool = False) -> Gate:
    """A gate through the middles of all cells, out to the borders of the outer ones."""
    (first_x, first_y), (last_x, last_y) = _centre(cells[0]), _centre(cells[-1])
    dx, dy = step[0] * TILE, step[1] * TILE
    one, other = (first_x - dx, first_y - dy), (last_x + dx, last_y + dy)
    return Gate(*other, *one) if is_reversed else Gate(*one, *other)


def _centre(cell: Cell) -> Cell:
    """In half pixels."""
    return (2 * cell[0] + 1) * TILE, (2 * cell[1] + 1) * TILE


def _leads(gate: Gate, direction: Direction) -> bool:
    """Whether a car that crosses forward goes that way: A lies on its left."""
    dx, dy = direction.value
    return (gate.by - gate.ay) * dx - (gate.bx - gate.ax) * dy > 0


def _is_crossed(track: TextTrack, gate: Gate) -> bool:
    """Whether some car comes to cross it forward without having crossed it backward before.

    Cell by cell is enough: a car can drive any way so, and every longer move goes over such cells.
    """
    known = set(track.starts)
    waiting = deque(track.starts)
    while waiting:
        x, y = waiting.popleft()
        for dx, dy in _NEIGHBOURS:
            cell = x + dx, y + dy
            if cell in track.road:
                way = crossing(gate, *_centre((x, y)), *_centre(cell))
                if way > 0:
                    return True
                if way == 0 and cell not in known:
                    known.add(cell)
                    waiting.append(cell)
    return False


def _distances(track: TextTrack, closed: frozenset[Cell]) -> dict[Cell, int]:
    """How many cells it is from the starts at the least, not driving over closed cells."""
    found = {start: 0 for start in track.starts if start not in closed}
    waiting = deque(found)
    while waiting:
        x, y = waiting.popleft()
        for dx, dy in _NEIGHBOURS:
            cell = x + dx, y + dy
            if cell in track.road and cell not in found and cell not in closed:
                found[cell] = found[x, y] + 1
                waiting.append(cell)
    return found


def _nearest_before(gate: Gate, cells: Sequence[Cell], reach: dict[Cell, int]) -> int:
    """How far the nearest cell next to the line is that lies before it."""
    beside = {(x + dx, y + dy) for x, y in cells for dx, dy in _NEIGHBOURS}
    return min((reach[cell] for cell in beside if cell in reach and gate.side(*_centre(cell)) < 0), default=_FAR)


_FAR: Final = 1 << 30


def _error(file: str, message: str, track: TextTrack, cell: Cell | None = None) -> Finding:
    return Finding(file, Severity.ERROR, message, cell=track.finish[0] if cell is None else cell)
