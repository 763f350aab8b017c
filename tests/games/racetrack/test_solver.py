"""The solver against known optima, a plain search on odd tracks, and the rules themselves."""

from random import Random

import pytest

from game.core.chance import Chance
from game.games.racetrack.moves import Drive
from game.games.racetrack.options import Mode, Options
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.solver import UNSOLVABLE, Solution, solve
from game.games.racetrack.state import Over, State
from game.games.racetrack.track import Course, Gate, Track
from tests.games.racetrack.known_tracks import expected, known_track, odd_track
from tests.games.racetrack.plain_search import fewest_moves, first_car, next_cars

NAMES = sorted(expected())


def assert_is_way(track: Track, laps: int, solution: Solution, crashes: bool = False) -> None:
    """The path must be driven move by move, be as long as it says, and end with the last lap."""
    assert solution.moves is not None
    assert solution.place is not None
    assert len(solution.path) == solution.moves + 1
    assert solution.path[0] == track.starts[solution.place - 1]
    cars = [first_car(track, solution.path[0])]
    for spot in solution.path[1:]:
        assert all(car.laps < laps for car in cars)
        cars = [new for car in cars for new in next_cars(track, car, crashes) if (new.x, new.y) == spot]
    assert any(car.laps >= laps for car in cars)


@pytest.mark.parametrize("name", NAMES)
def test_known_optima(name: str) -> None:
    facts = expected()[name]
    for key, laps, has_checkpoint, crashes in (
        ("clean_1", 1, False, False),
        ("clean_2", 2, False, False),
        ("clean_1_checkpoint", 1, True, False),
        ("crash_1", 1, False, True),
    ):
        track = known_track(name, has_checkpoint)
        solution = solve(track, laps, crashes=crashes)
        assert solution.moves == facts[key], key
        assert_is_way(track, laps, solution, crashes)


# Seeds 8, 9 and 11 make open tracks on which the plain search takes seconds.
@pytest.mark.parametrize("seed", sorted(set(range(24)) - {8, 9, 11}))
def test_odd_tracks_as_the_plain_search(seed: int) -> None:
    luck = Random(seed)
    track = odd_track(luck)
    crashes = luck.random() < 0.3
    laps = 1 if track.course is Course.SPRINT else luck.choice([1, 1, 2])
    each = [fewest_moves(track, laps, start, crashes) for start in track.starts]
    found = [moves for moves in each if moves is not None]
    solution = solve(track, laps, crashes=crashes)
    if not found:
        assert solution == UNSOLVABLE
        return
    assert (solution.moves, solution.place) == (min(found), each.index(min(found)) + 1)
    assert_is_way(track, laps, solution, crashes)
    for place, moves in enumerate(each, 1):
        assert solve(track, laps, crashes=crashes, start=place).moves == moves


def by_the_rules(rules: RacetrackRules, is_clean: bool = True) -> int | None:
    """The fewest moves of a car alone, found by playing the rules breadth first."""
    crowd = {rules.start(Chance(1)).state}
    seen: set[State] = set()
    moves = 0
    while crowd:
        moves += 1
        after: set[State] = set()
        for state in crowd:
            for move, arrival in rules.board.reach(state.cars[0]).open.items():
                if arrival.wall is not None and is_clean:
                    continue
                new = rules.apply(state, 0, move, 0, Chance(1)).state
                if isinstance(new.phase, Over):
                    return moves
                # Neither the round nor the line behind it matters to a car alone.
                car = new.cars[0]
                same = new._replace(round=1, cars=(car._replace(line_from=car.cell),))
                if same not in seen:
                    seen.add(same)
                    after.add(same)
        crowd = after
    return None


RING = Track.from_text(
    """racetrack-track 1
course: circuit
laps: 1
tile: 1 1
finish: 10 13 10 19
checkpoint: 11 7 11 1
start: 5 7
start: 4 8
road:
############
#..........#
#..........#
#...####...#
#...#####..#
#...####...#
#..........#
#..........#
#.....#....#
############
"""
)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("place", [1, 2])
def test_as_the_rules_play(mode: Mode, place: int) -> None:
    rules = RacetrackRules(RING, Options(mode=mode, place=place), 1)
    solution = solve(RING, 1, start=place, mode=mode)
    assert solution.moves is not None
    assert solution.moves == by_the_rules(rules)


def test_simple_mode_knows_its_crash() -> None:
    rules = RacetrackRules(RING, Options(mode=Mode.SIMPLE), 1)
    assert solve(RING, 1, start=1, mode=Mode.SIMPLE, crashes=True).moves == by_the_rules(rules, is_clean=False)
    start = rules.start(Chance(1)).state
    assert all(isinstance(move, Drive) for move in rules.legal_moves(start, 0))


def open_square(size: int, block: int) -> Track:
    """A square with a block in the middle; the line goes from the block to the right edge."""
    low = (size - block) // 2
    high = low + block
    road = bytes(not (low <= x < high and low <= y < high) for y in range(size) for x in range(size))
    middle = size // 2
    line = Gate(2 * high, 2 * middle + 1, 2 * size, 2 * middle + 1)
    return Track(size, size, road, line, tuple((x, middle) for x in range(high, size))[:6])


def test_a_wide_open_square() -> None:
    track = open_square(80, 8)
    solution = solve(track, 1)
    assert solution.moves == 15
    assert_is_way(track, 1, solution)


def test_no_way_round_is_no_solution() -> None:
    walled = bytes(mark and not (place % 12 == 6 and place // 12 < 5) for place, mark in enumerate(RING.road))
    assert solve(Track(12, 10, walled, RING.finish, RING.starts), 1) == UNSOLVABLE


def test_a_checkpoint_out_of_reach_ends_the_search() -> None:
    # Cars can go round for ever, each time one round farther ahead.
    track = Track(12, 10, RING.road, RING.finish, RING.starts, (Gate(0, 0, 2, 0),))
    assert solve(track, 1) == UNSOLVABLE
    assert solve(track, 2, crashes=True) == UNSOLVABLE


def test_progress_grows_and_stays_a_share() -> None:
    told: list[float] = []
    solve(RING, 1, progress=told.append)
    assert told == sorted(told)
    assert len(set(told)) == len(told) > 3
    assert all(0 <= share < 1 for share in told)


def test_what_cannot_be_asked() -> None:
    with pytest.raises(ValueError, match="start must be from 1 to 2"):
        solve(RING, 1, start=3)
    with pytest.raises(ValueError, match="at least 1 lap"):
        solve(RING, 0)
