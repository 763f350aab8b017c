"""The fewest moves in which one car alone can race a track, with the way to do it: an exact search."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.games.racetrack.board import Board
from game.games.racetrack.options import Mode
from game.games.racetrack.solver_flow import Flow, Layer, add_cells
from game.games.racetrack.solver_masks import Bits
from game.games.racetrack.solver_motion import Pace, Spread
from game.games.racetrack.solver_stages import BOUNDLESS, Stage
from game.games.racetrack.track import Cell, Course, Track

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
    search = _Search(Flow(Board(track, mode), laps, crashes=crashes))
    places = range(1, len(track.starts) + 1) if start is None else (start,)
    best = search.run(places, progress=progress)
    if best.place is not None and search.is_place_open:
        for place in range(places[0], best.place):
            other = search.run((place,), most=best.moves)
            if other.moves is not None:
                return other
    return best


class _Search:
    """Breadth first over (cell, pace, stage), a whole set of cells at a time."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.is_place_open = False

    def run(self, places: Iterable[int], most: int | None = None, progress: Progress | None = None) -> Solution:
        """The best from these start places, or UNSOLVABLE; also when it would take more than `most` moves."""
        layer = self.flow.first_layer(places)
        layers = [_packed(layer)]
        seen: Layer = {}
        _drop_seen(layer, seen)
        check_at = 2
        while layer and len(layers) - 1 != most:
            after, finishing = self.flow.advance(layer)
            if finishing:
                return self._trace(layers, finishing)
            _drop_seen(after, seen)
            farthest = max((stage.ahead for stage in after), default=0)
            if farthest > 0:
                # Two cars that make the same moves count their last lap in one move only when the one
                # farther ahead was above 0 before it: only then may one that was dropped, from a lower
                # place, have been as quick.
                self.is_place_open = True
            if farthest >= check_at:
                check_at *= 2
                _drop_hopeless(self.flow, after, seen)
            layers.append(_packed(after))
            layer = after
            if progress is not None:
                progress(1 - 32 / (32 + len(layers)))
        return UNSOLVABLE

    def _trace(self, layers: list[Packed], finishing: Layer) -> Solution:
        """The way of the lowest place through the layers: first all best ways backward, then one forward."""
        flow = self.flow
        useful = [flow.choosing(finishing, _unpacked(layers[-1]))]
        for packed in reversed(layers[:-1]):
            layer, before = useful[-1], _unpacked(packed)
            found = flow.choosing(flow.sources(layer, before), before)
            if flow.crashes:
                flow.add_crashing(found, layer, before)
            useful.append(found)
        useful.reverse()
        starts = flow.board.track.starts
        standing = flow.standing()
        for place, spot in enumerate(starts, 1):
            stage = Stage(0, flow.board.start_crossings(spot), 0)
            if useful[0].get(stage, {}).get(standing, 0) & flow.masks.bit(spot):
                return Solution(len(layers), place, self._way(useful, stage, standing, spot))
        raise AssertionError("a finish without a start")

    def _way(self, useful: list[Layer], stage: Stage, pace: Pace, spot: Cell) -> tuple[Cell, ...]:
        flow = self.flow
        path = [spot]
        for goal in useful[1:]:
            here = flow.masks.bit(spot)
            after, _ = flow.advance({stage: {pace: here}})
            stage, pace, spot = next(
                (reached, choice, cell)
                for reached, spread in after.items()
                for choice, cells in spread.items()
                for cell in flow.masks.cells(cells & goal.get(reached, {}).get(choice, 0))
            )
            path.append(spot)
        _, finishing = flow.advance({stage: {pace: flow.masks.bit(spot)}})
        ends = [(spot[0] + step[0], spot[1] + step[1]) for step in map(flow.motion.step, finishing[stage])]
        track = flow.board.track
        path.append(max(ends, key=lambda end: track.finish.side(*track.centre(*end))))
        return tuple(path)


def _drop_seen(layer: Layer, seen: Layer) -> None:
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


def _drop_hopeless(flow: Flow, layer: Layer, seen: Layer) -> None:
    """Take out of a layer all laps from which nothing new can come, so that a search without end ends.

    Cars that go round past a checkpoint that they cannot reach get ever farther ahead. For each lap
    the search goes on with `ahead` boundless, which is finite and only ever counts more; when it
    counts no lap on a cell and pace that was not seen after that lap, these cars are of no use.
    """
    for lap in {stage.laps for stage in layer}:
        crowd: Layer = {}
        for stage, spread in layer.items():
            if stage.laps == lap:
                for pace, cells in spread.items():
                    add_cells(crowd, Stage(lap, BOUNDLESS, stage.passed), pace, cells)
        if not _has_new_lap(flow.until(lap + 1), crowd, {} if lap + 1 == flow.laps else seen):
            for stage in [stage for stage in layer if stage.laps == lap]:
                del layer[stage]


def _has_new_lap(flow: Flow, crowd: Layer, seen: Layer) -> bool:
    """Whether cars of this crowd count their lap where none was seen in the stage after it."""
    mine: Layer = {}
    _drop_seen(crowd, mine)
    while crowd:
        after, finishing = flow.advance(crowd)
        for stage, spread in finishing.items():
            for pace, cells in spread.items():
                step = flow.motion.step(pace)
                for cuts, part in flow.masks.split(step, cells):
                    reached = flow.reached(stage, cuts)
                    landed = flow.masks.moved(part, step)
                    if landed & ~seen.get(reached, {}).get(pace, 0):
                        return True
        _drop_seen(after, mine)
        crowd = after
    return False


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
