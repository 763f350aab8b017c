"""What bots know of a track beforehand: how many turns it still takes a car to finish from where it is."""

from fractions import Fraction
from typing import Final

from game.games.racetrack.board import Arrival, Board
from game.games.racetrack.options import Mode, Options, TieBreak
from game.games.racetrack.solver import Progress
from game.games.racetrack.solver_motion import Pace
from game.games.racetrack.solver_stages import Stage, after_cuts
from game.games.racetrack.solver_table import Table, is_table_small
from game.games.racetrack.solver_window import Window
from game.games.racetrack.state import Car
from game.games.racetrack.track import Cell, Course, Track

TURN: Final = 100
"""One turn in the parts that costs are counted in."""

MOST_DOOMED_MOVES: Final = 8
"""How far a car whose crash is sure looks for the best place for it."""

MOST_DOOMED_KEPT: Final = 100_000


class Foresight:
    """Costs of a car alone on one track, in parts of a turn: from a whole table, on large tracks from a look ahead."""

    def __init__(self, board: Board, laps: int, crash_turns: int, source: Table | Window) -> None:
        self.board = board
        self.laps = laps
        self.crash_turns = crash_turns
        self._source = source
        self._doomed: dict[tuple[tuple[int, ...], int, Stage, int], int] = {}
        self._is_simple = board.mode is Mode.SIMPLE
        self._checkpoints = len(board.track.checkpoints)

    @property
    def is_exact(self) -> bool:
        """Whether costs come from a table, quick and proven."""
        return isinstance(self._source, Table)

    def cost(self, car: Car) -> int | None:
        """What it still takes this car to finish without a crash; None when a crash is sure."""
        if car.progress.finish is not None:
            return 0
        waiting = car.lost_turns * TURN
        to_go = self._to_go(self.board.spot(car.cell), self._pace(car.vx, car.vy, car.heading), stage_of(car))
        return None if to_go is None else waiting + to_go

    def cost_after(self, car: Car, arrival: Arrival, *, is_stopped: bool = False) -> int | None:
        """What it takes after one more move, that move not counted; `is_stopped` when it lands on a car (contact)."""
        if arrival.wall is not None:
            return None
        stage = self._stage_after(car, arrival)
        if stage.laps >= self.laps:
            return 0
        pace = self._pace(0, 0, arrival.heading) if is_stopped else self._pace(arrival.vx, arrival.vy, arrival.heading)
        return self._to_go(arrival.spot, pace, stage)

    def doomed_cost(self, car: Car, moves: int = MOST_DOOMED_MOVES) -> int:
        """What it takes a car whose crash is sure: on to the best place for it, then from a standing start."""
        key = car[:3], car.heading, stage_of(car), moves
        known = self._doomed.get(key)
        if known is None:
            if len(self._doomed) >= MOST_DOOMED_KEPT:
                self._doomed.clear()
            known = self._doomed[key] = self._find_doomed_cost(car, moves)
        return known

    def _find_doomed_cost(self, car: Car, moves: int) -> int:
        standing = self.cost(car._replace(vx=0, vy=0, lost_turns=0))
        crash = self.crash_turns * TURN + (standing or self.laps * 1000 * TURN)
        ways = [arrival for arrival in self.board.reach(car).open.values() if arrival.wall is None]
        if not ways or not moves:
            return crash
        found = []
        for arrival in ways:
            cost = self.cost_after(car, arrival)
            if cost is None:
                cost = self.doomed_cost(self._car_after(car, arrival), moves - 1)
            found.append(cost + TURN)
        return min(found)

    def survives(self, car: Car, moves: int) -> bool:
        """Whether a car can make so many moves more without a crash."""
        if moves == 0:
            return True
        return any(
            arrival.wall is None and self.survives(self._car_after(car, arrival), moves - 1)
            for arrival in self.board.reach(car).open.values()
        )

    def best_end(self, car: Car, arrival: Arrival, turns: int, tie_break: TieBreak) -> Fraction:
        """How well a car can finish in exactly `turns` turns, this arrival the first: more is better for the tie."""
        stage = self._stage_after(car, arrival)
        if stage.laps >= self.laps:
            if tie_break is TieBreak.DISTANCE:
                return Fraction(self.board.track.finish.side(*self.board.track.centre(*arrival.spot)))
            cut = next(cut for cut in reversed(arrival.cuts) if cut.is_forward and cut.gate == 0)
            return -Fraction(cut.over, cut.under)
        after = self._car_after(car, arrival)
        return max(
            self.best_end(after, further, turns - 1, tie_break)
            for further in self.board.reach(after).open.values()
            if self.cost_after(after, further) == (turns - 2) * TURN
        )

    def _car_after(self, car: Car, arrival: Arrival) -> Car:
        laps, ahead, passed = self._stage_after(car, arrival)
        progress = car.progress._replace(net_crossings=ahead, lap_crossings=0, laps=laps, passed=passed)
        return Car(arrival.cell, arrival.vx, arrival.vy, car.cell, arrival.heading, 0, progress)

    def _stage_after(self, car: Car, arrival: Arrival) -> Stage:
        stage = stage_of(car)
        if not arrival.cuts:
            return stage
        cuts = tuple((cut.gate, cut.is_forward) for cut in arrival.cuts)
        return after_cuts(stage, cuts, self._checkpoints)

    def _pace(self, vx: int, vy: int, heading: int) -> Pace:
        return (heading, max(abs(vx), abs(vy))) if self._is_simple else (vx, vy)

    def _to_go(self, spot: Cell, pace: Pace, stage: Stage) -> int | None:
        if isinstance(self._source, Window):
            return self._source.moves_left(spot, pace, stage, TURN)
        moves = self._source.to_go(spot, pace, stage)
        return None if moves is None else moves * TURN


def stage_of(car: Car) -> Stage:
    """How far a car has come, as the solver counts it."""
    progress = car.progress
    return Stage(progress.laps, progress.net_crossings - progress.lap_crossings, progress.passed)


_sources: dict[tuple[Track, int, Mode], Table | Window] = {}
_MOST_SOURCES: Final = 4


def foresee(board: Board, options: Options, progress: Progress | None = None) -> Foresight:
    """Foresight for a race on this board; a table made before for the same track and laps is used again."""
    laps = 1 if board.track.course is Course.SPRINT else options.laps
    key = board.track, laps, board.mode
    source = _sources.get(key)
    if source is None:
        is_small = is_table_small(board.track)
        source = Table(board.track, laps, board.mode, progress) if is_small else Window(board, laps)
        while len(_sources) >= _MOST_SOURCES:
            del _sources[next(iter(_sources))]
        _sources[key] = source
    if progress is not None:
        progress(1.0)
    return Foresight(board, laps, options.crash_turns, source)
