"""How a crowd of cars moves, each as if alone: a whole layer at once, forward and backward in time."""

from collections.abc import Iterable

from game.games.racetrack.board import Board
from game.games.racetrack.options import Mode
from game.games.racetrack.solver_masks import Bits, Cuts, Masks
from game.games.racetrack.solver_motion import MOTIONS, Pace, Spread
from game.games.racetrack.solver_stages import BOUNDLESS, Stage, after_cuts

Layer = dict[Stage, Spread]
"""Cars after so many moves: cells for every stage and pace."""


class Flow:
    """The moves of a race of so many laps on one board, for layers of cars.

    With `crashes` a car that may crash also does. Cars farther ahead than `most_ahead` are counted as
    there, which never lets one finish too early.
    """

    def __init__(self, board: Board, laps: int, *, crashes: bool = False, most_ahead: int = BOUNDLESS) -> None:
        self.board = board
        self.masks = Masks(board)
        self.motion = MOTIONS[board.mode]
        self.laps = laps
        self.crashes = crashes
        self.most_ahead = most_ahead
        self._checkpoints = len(board.track.checkpoints)
        self._stuck: dict[Pace, Bits] = {}

    def until(self, laps: int) -> "Flow":
        """The same flow for a race of so many laps, with all that is known of the track."""
        other = Flow(self.board, laps, crashes=self.crashes, most_ahead=self.most_ahead)
        other.masks, other._stuck = self.masks, self._stuck
        return other

    def standing(self) -> Pace:
        """The pace at the start."""
        return (self.board.forward_heading(), 0) if self.board.mode is Mode.SIMPLE else (0, 0)

    def all_standing(self) -> tuple[Pace, ...]:
        """Every pace of a standing car."""
        return tuple((heading, 0) for heading in range(8)) if self.board.mode is Mode.SIMPLE else ((0, 0),)

    def first_layer(self, places: Iterable[int]) -> Layer:
        """Cars on these start places."""
        pace = self.standing()
        layer: Layer = {}
        for place in places:
            spot = self.board.track.starts[place - 1]
            add_cells(layer, Stage(0, self.board.start_crossings(spot), 0), pace, self.masks.bit(spot))
        return layer

    def advance(self, layer: Layer) -> tuple[Layer, Layer]:
        """Where all moves lead; and for the moves that finish, from where: cells by stage and pace chosen."""
        masks, step_of = self.masks, self.motion.step
        after: Layer = {}
        finishing: Layer = {}
        for stage, spread in layer.items():
            for pace, candidates in self.motion.ahead(spread).items():
                step = step_of(pace)
                bits = candidates & masks.legal(step)
                if not bits:
                    continue
                for cuts, part in masks.split(step, bits):
                    reached = self.reached(stage, cuts) if cuts else stage
                    if reached.laps >= self.laps:
                        add_cells(finishing, stage, pace, part)
                    else:
                        add_cells(after, reached, pace, masks.moved(part, step))
            if self.crashes:
                for pace, bits in spread.items():
                    add_cells(after, stage, self.motion.stopped(pace), bits & self.stuck(pace))
        return after, finishing

    def sources(self, layer: Layer, before: Iterable[Stage]) -> Layer:
        """For moves that lead into a layer: from which cells, by the stage before and the pace chosen."""
        masks = self.masks
        goals: Spread = {}
        for spread in layer.values():
            for pace, bits in spread.items():
                goals[pace] = goals.get(pace, 0) | bits
        found: Layer = {}
        for pace, ends in goals.items():
            step = self.motion.step(pace)
            bits = masks.moved_back(ends, step) & masks.legal(step)
            if not bits:
                continue
            for cuts, part in masks.split(step, bits):
                for stage in before:
                    reached = self.reached(stage, cuts) if cuts else stage
                    goal = layer.get(reached, {}).get(pace, 0)
                    if goal:
                        add_cells(found, stage, pace, part & masks.moved_back(goal, step))
        return found

    def choosing(self, chosen: Layer, layer: Layer) -> Layer:
        """The cars of a layer that may make one of the moves chosen."""
        found: Layer = {}
        for stage, spread in chosen.items():
            for pace, cells in self.motion.behind(spread).items():
                add_cells(found, stage, pace, cells & layer.get(stage, {}).get(pace, 0))
        return found

    def add_crashing(self, found: Layer, layer: Layer, before: Layer) -> None:
        """Add the cars of the layer before that get into a layer by a crash."""
        for stage, spread in before.items():
            for pace, cells in spread.items():
                goal = layer.get(stage, {}).get(self.motion.stopped(pace), 0)
                add_cells(found, stage, pace, cells & self.stuck(pace) & goal)

    def reached(self, stage: Stage, cuts: Cuts) -> Stage:
        """The stage after a move that cuts these gates."""
        after = after_cuts(stage, cuts, self._checkpoints)
        return after if after.ahead <= self.most_ahead else after._replace(ahead=self.most_ahead)

    def stuck(self, pace: Pace) -> Bits:
        """The cells where a car with this pace may crash: no spot is open, or in simple mode a wall may be hit."""
        known = self._stuck.get(pace)
        if known is None:
            is_any = self.board.mode is Mode.SIMPLE
            open_cells = self.masks.road if is_any else 0
            for choice in self.motion.choices(pace):
                legal = self.masks.legal(self.motion.step(choice))
                open_cells = open_cells & legal if is_any else open_cells | legal
            known = self._stuck[pace] = self.masks.road & ~open_cells
        return known


def add_cells(layer: Layer, stage: Stage, pace: Pace, bits: Bits) -> None:
    """Add a set of cars to a layer, unless it is empty."""
    if bits:
        spread = layer.setdefault(stage, {})
        spread[pace] = spread.get(pace, 0) | bits
