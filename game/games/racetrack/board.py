"""What a track means for moves: every spot that a car can reach from where it is, computed once and kept."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from game.games.racetrack.geometry import crossing, entered_cells
from game.games.racetrack.moves import HEADINGS, STEERS, Drive, Move
from game.games.racetrack.options import Mode
from game.games.racetrack.state import Car
from game.games.racetrack.track import Cell, Course, Gate, Track

FINISH: Final = 0
"""The number of the finish among the gates; checkpoints count from 1."""


OFF_MAP: Final = -2
"""The cell number of a spot outside the map; no car ever has it."""


class Cut(NamedTuple):
    """A gate crossed by a move: its number, the direction, and the share over / under of the move where."""

    gate: int
    is_forward: bool
    over: int
    under: int


class Arrival(NamedTuple):
    """Where a step leads: the spot, the speed there, the first wall in the way, and the gates cut.

    Moves made at different speeds that come to the same step from the same cell share it.
    """

    cell: int
    vx: int
    vy: int
    heading: int
    spot: Cell
    wall: Cell | None
    cuts: tuple[Cut, ...]


@dataclass(frozen=True, slots=True)
class Reach:
    """All that a car can do from where it is: every candidate, and those that the track leaves it.

    `choices` and `arrivals` go together. `wall` is the not-road cell in the way of the inertia point, or
    else of some candidate.
    """

    choices: tuple[Move, ...]
    arrivals: tuple[Arrival, ...]
    open: dict[Move, Arrival]
    moves: tuple[Move, ...]
    wall: Cell | None


class Board:
    """A track with a mode of moving, and its look-ups. Equal questions are answered from memory."""

    def __init__(self, track: Track, mode: Mode) -> None:
        self.track = track
        self.mode = mode
        self._is_simple = mode is Mode.SIMPLE
        self._reaches: dict[tuple[int, ...], Reach] = {}
        self._arrivals: dict[tuple[int, int, int, int], Arrival] = {}

    def spot(self, cell: int) -> Cell:
        """Column and row of a cell number."""
        row, column = divmod(cell, self.track.width)
        return column, row

    def reach(self, car: Car) -> Reach:
        """What the car can do, other cars left aside."""
        key = (car.cell, car.vx, car.vy, car.heading) if self._is_simple else car[:3]
        try:
            return self._reaches[key]
        except KeyError:
            found = self._reaches[key] = self._find(car)
            return found

    def _find(self, car: Car) -> Reach:
        choices: tuple[Move, ...]
        open_choices: dict[Move, Arrival]
        if self._is_simple:
            drives = choices = self._drives(car)
            arrivals = tuple(self._drive(car.cell, drive) for drive in drives)
            # A wall may be chosen here: the car crashes into it (rulebook, Crash & Win Rules).
            open_choices = dict(zip(choices, arrivals, strict=True))
        else:
            choices = STEERS
            arrivals = tuple(
                self._arrive(car.cell, car.vx + steer.dx, car.vy + steer.dy, car.heading) for steer in STEERS
            )
            open_choices = {
                move: arrival for move, arrival in zip(choices, arrivals, strict=True) if arrival.wall is None
            }
        walls = [arrival.wall for arrival in (arrivals[len(arrivals) // 2], *arrivals)]
        return Reach(
            choices,
            arrivals,
            open_choices,
            tuple(open_choices),
            next((wall for wall in walls if wall is not None), None),
        )

    def _drives(self, car: Car) -> tuple[Drive, ...]:
        speed = max(abs(car.vx), abs(car.vy))
        if speed == 0:
            # A standing car may set off in any heading, or else one that faces a wall never moves again.
            return (Drive(car.heading, 0), *(Drive(heading, 1) for heading in range(8)))
        headings = [(car.heading + turn) % 8 for turn in (-1, 0, 1)]
        ways = [(heading, faster) for faster in (speed + 1, speed) for heading in headings]
        ways += [(heading, speed - 1) for heading in headings] if speed > 1 else [(car.heading, 0)]
        return tuple(Drive(heading, faster) for heading, faster in ways)

    def _drive(self, start: int, drive: Drive) -> Arrival:
        step_x, step_y = HEADINGS[drive.heading]
        return self._arrive(start, step_x * drive.speed, step_y * drive.speed, drive.heading)

    def _arrive(self, start: int, vx: int, vy: int, heading: int) -> Arrival:
        key = (start, vx, vy, heading)
        found = self._arrivals.get(key)
        if found is None:
            x, y = self.spot(start)
            wall = self.first_wall(x, y, vx, vy)
            spot = (x + vx, y + vy)
            is_on_map = 0 <= spot[0] < self.track.width and 0 <= spot[1] < self.track.height
            cell = spot[1] * self.track.width + spot[0] if is_on_map else OFF_MAP
            cuts = () if wall else self.cuts((x, y), spot)
            found = self._arrivals[key] = Arrival(cell, vx, vy, heading, spot, wall, cuts)
        return found

    def first_wall(self, x: int, y: int, vx: int, vy: int) -> Cell | None:
        """The first not-road cell that a move by (vx, vy) from spot (x, y) enters, if any."""
        for a, b in entered_cells(vx, vy):
            if not self.track.is_road(x + a, y + b):
                return x + a, y + b
        return None

    def cuts(self, start: Cell, end: Cell) -> tuple[Cut, ...]:
        """The gates that a move crosses, in the order in which it does; at one point checkpoints come first."""
        old_x, old_y = self.track.centre(*start)
        new_x, new_y = self.track.centre(*end)
        found = []
        for number, gate in enumerate((self.track.finish, *self.track.checkpoints)):
            way = crossing(gate, old_x, old_y, new_x, new_y)
            if way:
                before, after = gate.side(old_x, old_y), gate.side(new_x, new_y)
                found.append(Cut(number, way > 0, abs(before), abs(before - after)))
        if len(found) < 2:
            return tuple(found)
        common = 1
        for cut in found:
            common *= cut.under
        return tuple(sorted(found, key=lambda cut: (cut.over * (common // cut.under), cut.gate == FINISH, cut.gate)))

    def start_crossings(self, spot: Cell) -> int:
        """Net crossings of the finish that a car starts with: one is owed from behind the line of a circuit."""
        behind = self.track.finish.side(*self.track.centre(*spot)) < 0
        return -1 if behind and self.track.course is Course.CIRCUIT else 0

    def forward_heading(self) -> int:
        """The heading nearest to the race direction at the finish; of two equally near the first one."""
        gate = self.track.finish
        forward_x, forward_y = gate.by - gate.ay, gate.ax - gate.bx

        def nearness(heading: int) -> tuple[int, int]:
            step_x, step_y = HEADINGS[heading]
            along = forward_x * step_x + forward_y * step_y
            # cos^2 of the angle with its sign, over the common length of the race direction.
            return along * abs(along) * (2 // (abs(step_x) + abs(step_y))), -heading

        return max(range(8), key=nearness)

    def next_gate(self, passed: int) -> Gate:
        """The gate that a car with `passed` checkpoints heads for."""
        gates = self.track.checkpoints
        return gates[passed] if passed < len(gates) else self.track.finish
