"""The fewest moves in which one car alone can race a track, with the way to do it: an exact search."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.games.racetrack.board import Board
from game.games.racetrack.options import Mode
from game.games.racetrack.solver_masks import Bits, Cuts, Masks
from game.games.racetrack.solver_motion import MOTIONS, Pace, Spread
from game.games.racetrack.solver_stages import BOUNDLESS, Stage, after_cuts
from game.games.racetrack.track import Cell, Course, Track

Layer = dict[Stage, Spread]
"""Cars after so many moves: cells for every stage and pace."""

Packed = dict[Stage, dict[Pace, tuple[Bits, int]]]
"""A layer with each set shifted down by the number beside it."""

Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Solution:
    """The best that one car alone can do.

    `moves` and `place` (from 1) are None when no car can finish; `path` holds the spot before the
    first move and after each one, so it is one longer than `moves`; a crash repeats its spot.
    """

    moves: int | None
    place: int | None
    path: tuple[Cell, ...]


UNSOLVABLE = Solution(None, None, ())


def solve(
    track: Track,
    laps: int,
    *,
    crashes: bool = False,
    start: int | None = None,
    progress: Progress | None = None,
    mode: Mode = Mode.INERTIA,
) -> Solution:
    """The fewest moves for so many laps from start place `start` (from 1), or from the best, the lowest if equal.

    With `crashes` a crash may be used and takes one turn. `progress` is told a share from 0 to 1: a
    guess that only grows, since nobody knows the end before it is found. A sprint has one lap. Raises ValueError for a
    start that the track does not have or laps below 1.
    """
    if laps < 1:
        raise ValueError(f"a race has at least 1 lap, not {laps}")
    if start is not None and not 1 <= start <= len(track.starts):
        raise ValueError(f"start must be from 1 to {len(track.starts)} on this track, not {start}")
    if track.course is Course.SPRINT:
        laps = 1
    search = Search(Board(track, mode), laps, crashes=crashes)
    places = range(1, len(track.starts) + 1) if start is None else (start,)
    best = search.run(places, progress=progress)
    if best.place is not None and search.is_place_open:
        for place in range(places[0], best.place):
            other = search.run((place,), most=best.moves)
            if other.moves is not None:
                return other
    return best


class Search:
    """Breadth first over (cell, pace, stage), a whole set of cells at a time."""

    def __init__(self, board: Board, laps: int, *, crashes: bool, most_ahead: int = BOUNDLESS) -> None:
        """Cars farther ahead than `most_ahead` are counted as there; None of the answers is then too good."""
        self.board = board
        self.masks = Masks(board)
        self.motion = MOTIONS[board.mode]
        self.laps = laps
        self.crashes = crashes
        self.most_ahead = most_ahead
        self.checkpoints = len(board.track.checkpoints)
        self.is_place_open = False
        self._stuck: dict[Pace, Bits] = {}

    def run(self, places: Iterable[int], most: int | None = None, progress: Progress | None = None) -> Solution:
        """The best from these start places, or UNSOLVABLE; also when it would take more than `most` moves."""
        layer = self._first(places)
        layers = [_packed(layer)]
        seen: Layer = {}
        self._drop_seen(layer, seen)
        check_at = 2
        while layer and len(layers) - 1 != most:
            after, finishing = self.advance(layer)
            if finishing:
                return self._trace(layers, finishing)
            self._drop_seen(after, seen)
            farthest = max((stage.ahead for stage in after), default=0)
            if farthest > 0:
                # Only then may a car that was dropped from `seen` have finished in as many moves.
                self.is_place_open = True
            if farthest >= check_at:
                check_at *= 2
                self._drop_hopeless(after, seen)
            layers.append(_packed(after))
            layer = after
            if progress is not None:
                progress(1 - 32 / (32 + len(layers)))
        return UNSOLVABLE

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

    def reached(self, stage: Stage, cuts: Cuts) -> Stage:
        """The stage after a move that cuts these gates."""
        after = after_cuts(stage, cuts, self.checkpoints)
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

    def _first(self, places: Iterable[int]) -> Layer:
        pace = self.standing()
        layer: Layer = {}
        for place in places:
            spot = self.board.track.starts[place - 1]
            add_cells(layer, Stage(0, self.board.start_crossings(spot), 0), pace, self.masks.bit(spot))
        return layer

    def standing(self) -> Pace:
        """The pace at the start."""
        return (self.board.forward_heading(), 0) if self.board.mode is Mode.SIMPLE else (0, 0)

    def all_standing(self) -> tuple[Pace, ...]:
        """Every pace of a standing car."""
        return tuple((heading, 0) for heading in range(8)) if self.board.mode is Mode.SIMPLE else ((0, 0),)

    def _drop_seen(self, layer: Layer, seen: Layer) -> None:
        """Take from a layer the cars that cannot do better than one seen before, and note the rest.

        A car is dropped when another was on its cell with its pace and checkpoints no later, with no
        fewer laps and no smaller `ahead`. That is sound: let both make the same moves from there. They
        cut the same gates, so they pass the same checkpoints; whenever the first counts a lap, so does
        the second, whose `ahead` is no smaller, and a lap that only the second counts leaves it at 0
        where the first is then at most 0. So the second finishes no later. It also bounds how far
        `ahead` falls: whole rounds the wrong way are dropped.
        """
        for stage in sorted(layer, reverse=True):
            betters = [
                spread
                for other, spread in seen.items()
                if other.passed == stage.passed and other.laps >= stage.laps and other.ahead >= stage.ahead
            ]
            noted = seen.setdefault(stage, {})
            if not any(spread is noted for spread in betters):
                betters.append(noted)
            fresh: Spread = {}
            for pace, cells in layer[stage].items():
                left = cells
                for spread in betters:
                    known = spread.get(pace)
                    if known:
                        left ^= left & known
                if left:
                    fresh[pace] = left
                    noted[pace] = noted.get(pace, 0) | left
            if fresh:
                layer[stage] = fresh
            else:
                del layer[stage]

    def _drop_hopeless(self, layer: Layer, seen: Layer) -> None:
        """Take out of a layer all laps from which nothing new can come, so that a search without end ends.

        Cars that go round past a checkpoint that they cannot reach get ever farther ahead. For each lap
        the search goes on with `ahead` boundless, which is finite and only ever counts more; when it
        counts no lap on a cell and pace that was not seen after that lap, these cars are of no use.
        """
        for lap in {stage.laps for stage in layer}:
            probe = Search(self.board, lap + 1, crashes=self.crashes)
            probe.masks = self.masks
            crowd: Layer = {}
            for stage, spread in layer.items():
                if stage.laps == lap:
                    for pace, cells in spread.items():
                        add_cells(crowd, Stage(lap, BOUNDLESS, stage.passed), pace, cells)
            if not probe.has_new_lap(crowd, {} if lap + 1 == self.laps else seen):
                for stage in [stage for stage in layer if stage.laps == lap]:
                    del layer[stage]

    def has_new_lap(self, crowd: Layer, seen: Layer) -> bool:
        """Whether cars of this crowd count their lap where none was seen in the stage after it."""
        mine: Layer = {}
        self._drop_seen(crowd, mine)
        while crowd:
            after, finishing = self.advance(crowd)
            for stage, spread in finishing.items():
                for pace, cells in spread.items():
                    step = self.motion.step(pace)
                    for cuts, part in self.masks.split(step, cells):
                        reached = self.reached(stage, cuts)
                        landed = self.masks.moved(part, step)
                        if landed & ~seen.get(reached, {}).get(pace, 0):
                            return True
            self._drop_seen(after, mine)
            crowd = after
        return False

    def _trace(self, layers: list[Packed], finishing: Layer) -> Solution:
        """The way of the lowest place through the layers: first all best ways backward, then one forward."""
        useful = [self._among(finishing, _unpacked(layers[-1]))]
        for packed in reversed(layers[:-1]):
            layer, before = useful[-1], _unpacked(packed)
            found = self._among(self.sources(layer, before), before)
            if self.crashes:
                self._add_crashes(found, layer, before)
            useful.append(found)
        useful.reverse()
        starts = self.board.track.starts
        standing = self.standing()
        for place, spot in enumerate(starts, 1):
            stage = Stage(0, self.board.start_crossings(spot), 0)
            if useful[0].get(stage, {}).get(standing, 0) & self.masks.bit(spot):
                return Solution(len(layers), place, self._way(useful, stage, standing, spot))
        raise AssertionError("a finish without a start")

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

    def _among(self, chosen: Layer, layer: Layer) -> Layer:
        """The cars of a layer that may make one of the moves chosen."""
        found: Layer = {}
        for stage, spread in chosen.items():
            for pace, cells in self.motion.behind(spread).items():
                add_cells(found, stage, pace, cells & layer.get(stage, {}).get(pace, 0))
        return found

    def _add_crashes(self, found: Layer, layer: Layer, before: Layer) -> None:
        for stage, spread in before.items():
            for pace, cells in spread.items():
                goal = layer.get(stage, {}).get(self.motion.stopped(pace), 0)
                add_cells(found, stage, pace, cells & self.stuck(pace) & goal)

    def _way(self, useful: list[Layer], stage: Stage, pace: Pace, spot: Cell) -> tuple[Cell, ...]:
        path = [spot]
        for goal in useful[1:]:
            here = self.masks.bit(spot)
            after, _ = self.advance({stage: {pace: here}})
            stage, pace, spot = next(
                (reached, choice, cell)
                for reached, spread in after.items()
                for choice, cells in spread.items()
                for cell in self.masks.cells(cells & goal.get(reached, {}).get(choice, 0))
            )
            path.append(spot)
        _, finishing = self.advance({stage: {pace: self.masks.bit(spot)}})
        ends = [(spot[0] + step[0], spot[1] + step[1]) for step in map(self.motion.step, finishing[stage])]
        track = self.board.track
        path.append(max(ends, key=lambda end: track.finish.side(*track.centre(*end))))
        return tuple(path)


def add_cells(layer: Layer, stage: Stage, pace: Pace, bits: Bits) -> None:
    """Add a set of cars to a layer, unless it is empty."""
    if bits:
        spread = layer.setdefault(stage, {})
        spread[pace] = spread.get(pace, 0) | bits


def _packed(layer: Layer) -> Packed:
    """A layer that waits to be traced, without the empty cells before each set's first: most of its memory."""
    packed: Packed = {}
    for stage, spread in layer.items():
        packed[stage] = {}
        for pace, bits in spread.items():
            empty = (bits & -bits).bit_length() - 1
            packed[stage][pace] = bits >> empty, empty
    return packed


def _unpacked(packed: Packed) -> Layer:
    return {stage: {pace: bits << empty for pace, (bits, empty) in spread.items()} for stage, spread in packed.items()}
