"""The look ahead for large tracks: near the optimum, without a crash, with distances that go through the gates."""

import pytest

from game.games.racetrack.board import Board
from game.games.racetrack.options import Mode
from game.games.racetrack.solver import solve
from game.games.racetrack.solver_masks import Masks
from game.games.racetrack.solver_motion import MOTIONS, Pace
from game.games.racetrack.solver_stages import Stage, after_cuts
from game.games.racetrack.solver_window import Distances, Window
from game.games.racetrack.track import Cell
from tests.games.racetrack.known_tracks import known_track


def driven(board: Board, window: Window, place: int) -> int:
    """The moves that it takes to follow the window's estimates round one lap."""
    motion = MOTIONS[board.mode]
    spot: Cell = board.track.starts[place - 1]
    pace: Pace = (board.forward_heading(), 0) if board.mode is Mode.SIMPLE else (0, 0)
    stage = Stage(0, board.start_crossings(spot), 0)
    for moves in range(1, 200):
        ways = []
        for choice in motion.choices(pace):
            step = motion.step(choice)
            if board.first_wall(*spot, *step) is not None:
                continue
            end = (spot[0] + step[0], spot[1] + step[1])
            cuts = tuple((cut.gate, cut.is_forward) for cut in board.cuts(spot, end))
            after = after_cuts(stage, cuts, len(board.track.checkpoints))
            if after.laps:
                return moves
            left = window.moves_left(end, choice, after, 100)
            if left is not None:
                ways.append((left, end, choice, after))
        assert ways, "a crash that could be foreseen"
        _, spot, pace, stage = min(ways)
    raise AssertionError("never finished")


@pytest.mark.parametrize("mode", Mode)
def test_near_the_optimum(mode: Mode) -> None:
    board = Board(known_track("c1-03", has_checkpoint=True), mode)
    best = solve(board.track, 1, mode=mode)
    assert best.moves is not None
    assert best.place is not None
    assert best.moves <= driven(board, Window(board, 1), best.place) <= best.moves * 4 // 3


def test_distances_lead_through_the_gates() -> None:
    board = Board(known_track("c1-02", has_checkpoint=True), Mode.INERTIA)
    distances = Distances(board, Masks(board))
    spot = board.track.starts[0]
    whole = distances.of(spot, Stage(0, 0, 0))
    assert whole is not None
    assert abs(whole - distances.lap) <= 8
    # One lap behind: the line must be crossed once more.
    behind = distances.of(spot, Stage(0, -1, 0))
    assert behind is not None
    assert whole < behind <= 2 * whole + 2
    assert distances.of((0, 0), Stage(0, 0, 0)) is None
