"""The fewest moves still to go from everywhere on a track: a table made by one backward search."""

from typing import Final

from game.games.racetrack.board import Board
from game.games.racetrack.options import Mode
from game.games.racetrack.solver import Progress, solve
from game.games.racetrack.solver_flow import Flow, Layer, add_cells
from game.games.racetrack.solver_masks import Bits
from game.games.racetrack.solver_motion import Pace, Spread
from game.games.racetrack.solver_stages import Stage, after_cuts
from game.games.racetrack.track import Cell, Course, Track

MOST_PLACES: Final = 160_000
"""Road cells times stages for which a whole table is made; it then takes some seconds and 200 MB at most."""

FARTHEST_BEHIND: Final = -1
"""Net crossings down to which the table looks; below that a car has gone a whole round the wrong way."""


class Table:
    """Moves to go for every (cell, pace, stage) that a car can get into; made once, then only read.

    It looks `horizon` laps ahead; with more laps to go, each counts as long as a flying lap.
    """

    def __init__(self, track: Track, laps: int, mode: Mode, progress: Progress | None = None) -> None:
        """Search backward from the finish. Raises ValueError when no car can finish."""
        laps = 1 if track.course is Course.SPRINT else laps
        self._laps = laps
        self._most_ahead = _most_ahead(track, mode)
        self._horizon = min(laps, max(1, MOST_PLACES // _places(track, self._most_ahead)))
        self._stride = track.width + 1
        search = _Backward(track, self._horizon, mode, self._most_ahead)
        self._planes = {
            stage: {pace: [_bytes(plane) for plane in planes] for pace, planes in spread.items()}
            for stage, spread in search.run(progress).items()
        }
        self.flying_lap = max(1, search.moves // self._horizon)

    def to_go(self, spot: Cell, pace: Pace, stage: Stage) -> int | None:
        """The fewest moves to the end of the race without a crash; None when a crash is sure (or no way leads on).

        `stage` counts laps from 0 as the race does. A car that has gone rounds the wrong way gets an
        estimate: a flying lap for each.
        """
        laps, ahead, passed = stage
        extra = 0
        lap = self._horizon - (self._laps - laps)
        if lap < 0:
            extra, lap = -lap, 0
        if ahead < FARTHEST_BEHIND:
            extra, ahead = extra + FARTHEST_BEHIND - ahead, FARTHEST_BEHIND
        ahead = min(ahead, self._most_ahead)
        planes = self._planes.get(Stage(lap, ahead, passed), {}).get(pace)
        if planes is None:
            return None
        place = spot[1] * self._stride + spot[0]
        byte, bit = place >> 3, place & 7
        moves = 0
        for power, plane in enumerate(planes):
            if byte < len(plane):
                moves |= (plane[byte] >> bit & 1) << power
        return moves + extra * self.flying_lap if moves else None


def is_table_small(track: Track) -> bool:
    """Whether a whole table for at least one lap is small enough to be made."""
    return _places(track, 0) <= MOST_PLACES


def _most_ahead(track: Track, mode: Mode) -> int:
    """How far ahead the table looks: as far as the shortest way goes, which is 0 on all but odd tracks.

    A car farther ahead is counted as at this value, which never promises too much.
    """
    solution = solve(track, 1, mode=mode)
    if solution.moves is None:
        raise ValueError("no car can finish on this track")
    board = Board(track, mode)
    stage = Stage(0, board.start_crossings(solution.path[0]), 0)
    farthest = 0
    for start, end in zip(solution.path, solution.path[1:], strict=False):
        cuts = tuple((cut.gate, cut.is_forward) for cut in board.cuts(start, end))
        stage = after_cuts(stage, cuts, len(track.checkpoints))
        farthest = max(farthest, stage.ahead)
    return farthest


def _places(track: Track, most_ahead: int) -> int:
    """Road cells times the stages of one lap."""
    return sum(track.road) * (len(track.checkpoints) + 1) * (most_ahead - FARTHEST_BEHIND + 1)


class _Backward:
    """The search: layer n holds all cars that are n moves from the end of the race."""

    def __init__(self, track: Track, laps: int, mode: Mode, most_ahead: int) -> None:
        self.flow = Flow(Board(track, mode), laps, most_ahead=most_ahead)
        self.masks = self.flow.masks
        self.motion = self.flow.motion
        self.laps = laps
        self.stages = [
            Stage(lap, ahead, passed)
            for lap in range(laps)
            for ahead in range(FARTHEST_BEHIND, most_ahead + 1)
            for passed in range(len(track.checkpoints) + 1)
        ]
        self.moves = 0

    def run(self, progress: Progress | None) -> dict[Stage, dict[Pace, list[Bits]]]:
        """For every stage and pace the moves to go as bit planes: plane k holds bit k of every cell's number."""
        reached = self._reached()
        left: Layer = {stage: dict(reached) for stage in self.stages}
        whole = max(1, sum(bits.bit_count() for bits in reached.values()) * len(self.stages))
        done = 0
        planes: dict[Stage, dict[Pace, list[Bits]]] = {stage: {} for stage in self.stages}
        chosen = self._finishing(reached)
        moves = 0
        while chosen:
            moves += 1
            layer: Layer = {}
            for stage, spread in chosen.items():
                open_cells = left[stage]
                for pace, cells in self.motion.behind(spread).items():
                    here = open_cells.get(pace, 0)
                    fresh = cells & here
                    if not fresh:
                        continue
                    open_cells[pace] = here ^ fresh
                    add_cells(layer, stage, pace, fresh)
                    _note(planes[stage].setdefault(pace, []), moves, fresh)
                    done += fresh.bit_count()
            self._note_starts(layer, moves)
            if progress is not None:
                progress(done / whole)
            chosen = self.flow.sources(layer, self.stages)
        if progress is not None:
            progress(1.0)
        return planes

    def _reached(self) -> Spread:
        """Every cell and pace that a car can get into from the starts, also by standing after a crash or bump."""
        masks, motion = self.masks, self.motion
        paces = self.flow.all_standing()
        crowd: Spread = dict.fromkeys(paces, 0)
        for spot in self.flow.board.track.starts:
            for pace in paces:
                crowd[pace] |= masks.bit(spot)
        reached: Spread = dict(crowd)
        while crowd:
            after: Spread = {}
            for pace, candidates in motion.ahead(crowd).items():
                step = motion.step(pace)
                landed = masks.moved(candidates & masks.legal(step), step)
                # On any cell that a car gets to it may also come to stand.
                for reach in (pace, *paces):
                    known = reached.get(reach, 0)
                    fresh = landed & ~known
                    if fresh:
                        reached[reach] = known | fresh
                        after[reach] = after.get(reach, 0) | fresh
            crowd = after
        return reached

    def _finishing(self, reached: Spread) -> Layer:
        """The moves that end the race, from where, by stage and pace chosen."""
        last: Layer = {stage: reached for stage in self.stages if stage.laps == self.laps - 1}
        return self.flow.advance(last)[1]

    def _note_starts(self, layer: Layer, moves: int) -> None:
        if self.moves:
            return
        board = self.flow.board
        for spot in board.track.starts:
            spread = layer.get(Stage(0, board.start_crossings(spot), 0), {})
            if spread.get(self.flow.standing(), 0) & self.masks.bit(spot):
                self.moves = moves


def _note(planes: list[Bits], moves: int, cells: Bits) -> None:
    for power in range(moves.bit_length()):
        if power == len(planes):
            planes.append(0)
        if moves >> power & 1:
            planes[power] |= cells


def _bytes(plane: Bits) -> bytes:
    return plane.to_bytes((plane.bit_length() + 7) // 8, "little")
