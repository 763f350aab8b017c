"""A look ahead of some moves, for tracks too large for a whole table: a beam search toward the finish."""

from collections.abc import Iterator
from typing import Final

from game.games.racetrack.board import Board
from game.games.racetrack.moves import HEADINGS
from game.games.racetrack.solver_masks import Bits, Masks
from game.games.racetrack.solver_motion import MOTIONS, Pace
from game.games.racetrack.solver_stages import Stage, after_cuts
from game.games.racetrack.solver_table import FARTHEST_BEHIND
from game.games.racetrack.track import Cell

DEPTH: Final = 10
WIDTH: Final = 60
CRUISING_SPEED: Final = 7
"""Spots a move that a car is taken to make beyond the window."""

MOST_STOPS: Final = 200_000
"""Answers kept to whether a car can stop."""

Node = tuple[Cell, Pace, Stage]
"""Where a car is, how it moves, and how far in the race it has come."""


class Distances:
    """Steps to the end of the lap for every cell and stage, one spot a step, through the gates in order."""

    def __init__(self, board: Board, masks: Masks) -> None:
        checkpoints = len(board.track.checkpoints)
        stages = [
            Stage(0, ahead, passed)
            for ahead in range(FARTHEST_BEHIND, 1)
            for passed in reversed(range(checkpoints + 1))
        ]
        left = dict.fromkeys(stages, masks.road)
        layers: dict[Stage, list[Bits]] = {stage: [] for stage in stages}
        layer = dict.fromkeys(stages, 0)
        # Every step with the gates that it cuts, by the stage before and after; 1 lap more is the end.
        ways: list[tuple[Cell, Stage, Stage, Bits]] = []
        for step in HEADINGS:
            for cuts, part in masks.split(step, masks.legal(step)):
                for stage in stages:
                    after = after_cuts(stage, cuts, checkpoints)
                    if after.laps:
                        layer[stage] |= part
                    else:
                        ways.append((step, stage, after._replace(ahead=min(after.ahead, 0)), part))
        while any(layer.values()):
            for stage, cells in layer.items():
                left[stage] ^= cells
                layers[stage].append(cells)
            before = dict.fromkeys(stages, 0)
            for step, stage, after, part in ways:
                goal = layer.get(after, 0)
                if goal:
                    before[stage] |= masks.moved_back(goal, step) & part
            layer = {stage: cells & left[stage] for stage, cells in before.items()}
        size = masks.stride * board.track.height
        self._masks = masks
        self._steps = {stage: _spread_out(masks, layers[stage], size) for stage in stages}
        starts = board.track.starts
        there = [self.of(spot, Stage(0, board.start_crossings(spot), 0)) for spot in starts]
        self.lap = max((steps for steps in there if steps is not None), default=1)

    def of(self, spot: Cell, stage: Stage) -> int | None:
        """Steps to the end of this lap; None where no way leads there."""
        ahead = max(FARTHEST_BEHIND, min(stage.ahead, 0))
        steps = self._steps[Stage(0, ahead, stage.passed)][self._masks.place(spot)]
        return steps or None


def _spread_out(masks: Masks, layers: list[Bits], size: int) -> list[int]:
    steps = [0] * size
    for number, cells in enumerate(layers, 1):
        for cell in masks.cells(cells):
            steps[masks.place(cell)] = number
    return steps


class Window:
    """Estimates from a search of DEPTH moves that keeps the WIDTH most promising cars of each."""

    def __init__(self, board: Board, laps: int) -> None:
        self._board = board
        self._masks = Masks(board)
        self._motion = MOTIONS[board.mode]
        self._laps = laps
        self._checkpoints = len(board.track.checkpoints)
        self._distances = Distances(board, self._masks)
        self._stops: dict[tuple[Cell, Pace], bool] = {}

    def moves_left(self, spot: Cell, pace: Pace, stage: Stage, parts: int) -> int | None:
        """About how many moves to the end of the race, in so many parts of a move; None when a crash looks sure."""
        crowd: list[Node] = [(spot, pace, stage)]
        after: dict[Node, int] = {}
        for depth in range(1, DEPTH + 1):
            after = {}
            for node in crowd:
                for new in self._next(node):
                    if new[2].laps >= self._laps:
                        return depth * parts
                    if new not in after:
                        promise = self._promise(new)
                        if promise is not None:
                            after[new] = promise
            crowd = sorted(after, key=after.__getitem__)[:WIDTH]
        if not crowd:
            return None
        # Ways that come equally far in the end are told apart by how far this car has come now.
        halves = max(0, after[crowd[0]]) + max(0, self._promise((spot, pace, stage)) or 0) // 4
        return DEPTH * parts + halves * parts // (2 * CRUISING_SPEED)

    def _next(self, node: Node) -> Iterator[Node]:
        spot, pace, stage = node
        for choice in self._motion.choices(pace):
            step = self._motion.step(choice)
            if self._board.first_wall(*spot, *step) is None:
                end = (spot[0] + step[0], spot[1] + step[1])
                cuts = tuple((cut.gate, cut.is_forward) for cut in self._board.cuts(spot, end))
                yield end, choice, after_cuts(stage, cuts, self._checkpoints) if cuts else stage

    def _promise(self, node: Node) -> int | None:
        """Half steps to go, less the way that the car still rolls while it brakes; None when it cannot stop."""
        spot, pace, stage = node
        steps = self._distances.of(spot, stage)
        if steps is None or not self._can_stop(spot, pace):
            return None
        steps += (self._laps - stage.laps - 1) * self._distances.lap
        speed = max(map(abs, self._motion.step(pace)))
        return 2 * steps - speed * (speed + 1) // 2

    def _can_stop(self, spot: Cell, pace: Pace) -> bool:
        """Whether the car can come to stand by slowing down with every move, without a crash."""
        key = spot, pace
        known = self._stops.get(key)
        if known is None:
            speed = _square(self._motion.step(pace))
            slower = [choice for choice in self._motion.choices(pace) if _square(self._motion.step(choice)) < speed]
            slower.sort(key=lambda choice: _square(self._motion.step(choice)))
            known = speed == 0
            for choice in slower:
                step = self._motion.step(choice)
                end = (spot[0] + step[0], spot[1] + step[1])
                if self._board.first_wall(*spot, *step) is None and self._can_stop(end, choice):
                    known = True
                    break
            if len(self._stops) >= MOST_STOPS:
                self._stops.clear()
            self._stops[key] = known
        return known


def _square(step: Cell) -> int:
    return step[0] * step[0] + step[1] * step[1]
