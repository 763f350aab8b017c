"""Moves to go: equal to the solver from the starts, consistent everywhere, doomed where no way leads on."""

from random import Random

import pytest

from game.games.racetrack.board import Board
from game.games.racetrack.options import Mode
from game.games.racetrack.solver import solve
from game.games.racetrack.solver_motion import MOTIONS, Pace
from game.games.racetrack.solver_stages import Stage, after_cuts
from game.games.racetrack.solver_table import MOST_PLACES, Table, is_table_small
from game.games.racetrack.track import Cell, Course, Track
from tests.games.racetrack.known_tracks import known_track, odd_track


def standing(board: Board) -> Pace:
    """The pace at the start."""
    return (board.forward_heading(), 0) if board.mode is Mode.SIMPLE else (0, 0)


def after_moves(board: Board, spot: Cell, pace: Pace, stage: Stage) -> list[tuple[Cell, Pace, Stage]]:
    """Where every legal move leads."""
    motion = MOTIONS[board.mode]
    found = []
    for choice in motion.choices(pace):
        step = motion.step(choice)
        if board.first_wall(*spot, *step) is None:
            end = (spot[0] + step[0], spot[1] + step[1])
            cuts = tuple((cut.gate, cut.is_forward) for cut in board.cuts(spot, end))
            found.append((end, choice, after_cuts(stage, cuts, len(board.track.checkpoints))))
    return found


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("name", ["c1-00", "c1-04", "c1-08"])
def test_starts_are_as_far_as_the_solver_says(name: str, mode: Mode) -> None:
    track = known_track(name, has_checkpoint=True)
    board = Board(track, mode)
    table = Table(track, 2, mode)
    for place, spot in enumerate(track.starts, 1):
        stage = Stage(0, board.start_crossings(spot), 0)
        assert table.to_go(spot, standing(board), stage) == solve(track, 2, start=place, mode=mode).moves


@pytest.mark.parametrize("mode", Mode)
def test_every_number_is_one_more_than_the_best_after(mode: Mode) -> None:
    track = known_track("c1-07", has_checkpoint=True)
    board = Board(track, mode)
    table = Table(track, 1, mode)
    luck = Random(5)
    spot, pace, stage = track.starts[0], standing(board), Stage(0, 0, 0)
    checked = doomed = 0
    for _ in range(3000):
        ways = [way for way in after_moves(board, spot, pace, stage) if way[2].ahead >= -1]
        numbers = [0 if way[2].laps else table.to_go(*way) for way in ways]
        known = [number for number in numbers if number is not None]
        mine = table.to_go(spot, pace, stage)
        assert mine == (min(known) + 1 if known else None)
        checked += 1
        doomed += mine is None
        on = [way for way in ways if not way[2].laps]
        spot, pace, stage = luck.choice(on) if on else (track.starts[0], standing(board), Stage(0, 0, 0))
    assert checked > doomed > 50


@pytest.mark.parametrize("seed", range(20))
def test_odd_tracks(seed: int) -> None:
    luck = Random(seed)
    track = odd_track(luck)
    board = Board(track, Mode.INERTIA)
    laps = 1 if track.course is Course.SPRINT else luck.choice([1, 2])
    if solve(track, 1).moves is None:
        with pytest.raises(ValueError, match="no car can finish"):
            Table(track, laps, Mode.INERTIA)
        return
    table = Table(track, laps, Mode.INERTIA)
    for place, spot in enumerate(track.starts, 1):
        best = solve(track, laps, start=place).moves
        number = table.to_go(spot, (0, 0), Stage(0, board.start_crossings(spot), 0))
        if number is not None:
            assert best is not None
            assert number >= best
        if laps == 1 and best == solve(track, 1).moves:
            assert number == best


def test_a_wrong_round_costs_a_flying_lap() -> None:
    track = known_track("c1-02")
    table = Table(track, 3, Mode.INERTIA)
    spot = track.starts[0]
    near = table.to_go(spot, (0, 0), Stage(0, -1, 0))
    assert near is not None
    assert table.to_go(spot, (0, 0), Stage(0, -3, 0)) == near + 2 * table.flying_lap
    assert table.to_go(spot, (9, 9), Stage(0, 0, 0)) is None


def test_progress_ends_whole() -> None:
    told: list[float] = []
    Table(known_track("c1-03"), 1, Mode.INERTIA, told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) > 10


def test_large_tracks_get_no_table() -> None:
    assert is_table_small(known_track("c1-08"))
    size = 300
    field = known_track("c1-00")
    open_field = Track(size, size, bytes([1]) * size * size, field.finish, ((12, 5),), course=Course.SPRINT)
    assert size * size * 2 > MOST_PLACES
    assert not is_table_small(open_field)
