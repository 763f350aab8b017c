"""What the rulebook leaves open, settled: gates and laps, ends of races, options, simple mode."""

import pytest

from game.core.option_words import read_options, write_options
from game.core.rules import CLOCK, IllegalMove
from game.games.racetrack.geometry import entered_cells
from game.games.racetrack.lines import CrossesLine, Taken, ThroughCar, Wall
from game.games.racetrack.moves import CRASH, STEER, STOP, WAIT, Drive, Retire
from game.games.racetrack.options import Mode, Options, Spots, TieBreak, TurnOrder
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.standings import gate_distance
from game.games.racetrack.state import CheckpointPassed, Crashed, Finished, LineCrossed, RaceEnded, Waited
from game.games.racetrack.track import Course, Gate
from tests.games.racetrack.positions import FIELD, NO_LUCK, Race, race, text_track


# The border test
@pytest.mark.parametrize(
    ("move", "between"),
    [
        ((1, 1), []),
        ((2, 1), [(1, 0), (1, 1)]),
        ((3, 1), [(1, 0), (2, 1)]),
        ((3, 2), [(1, 0), (1, 1), (2, 1), (2, 2)]),
        ((5, 3), [(1, 0), (1, 1), (2, 1), (3, 2), (4, 2), (4, 3)]),
    ],
)
def test_cells_strictly_between_the_ends_that_a_move_enters(
    move: tuple[int, int], between: list[tuple[int, int]]
) -> None:
    assert sorted(entered_cells(*move)) == sorted([(0, 0), *between, move])


def test_two_walls_that_meet_at_a_corner_can_be_slipped_through() -> None:
    game = Race(text_track(".#\n#.", finish=((0, 0), (1, 0)), starts=((0, 0),)))
    assert STEER[1, 1] in game.legal()


def test_a_finishing_move_must_be_legal_from_end_to_end() -> None:
    rows = "......#.\n......#.\n......#.\n......#.\n......#."
    game = Race(text_track(rows, starts=((4, 2),))).place(0, (2, 2), speed=(4, 0))
    assert STEER[0, 0] not in game.legal()
    assert STEER[-1, 0] in game.legal()


def test_a_barred_candidate_names_what_is_in_the_way() -> None:
    game = race(seats=2).place(0, (0, 2)).place(1, (1, 2))
    barriers = {c.spot: c.barrier for c in game.rules.candidates(game.state, 0)}
    assert barriers[1, 2] == Taken(1)
    assert barriers[-1, 2] == Wall((-1, 2))
    assert barriers[1, 1] is None


# Crossing gates
def test_a_car_that_starts_on_the_line_scores_nothing_by_moving_off() -> None:
    game = race(laps=3)
    game.steer(1, 0)
    assert game.state.cars[0].progress.net_crossings == 0


def test_landing_on_the_line_scores_once() -> None:
    game = race(laps=3).place(0, (3, 2))
    assert LineCrossed(0, True, True, 1) in game.steer(1, 0)
    game.steer(0, 0)
    assert game.state.cars[0].progress.laps == 1


def test_a_start_behind_the_line_of_a_circuit_owes_one_crossing() -> None:
    game = Race(text_track(FIELD, starts=((3, 2), (4, 1))), 2)
    assert [car.progress.net_crossings for car in game.state.cars] == [-1, 0]
    events = game.steer(1, 0)
    assert LineCrossed(0, True, False, 0) in events


def test_on_a_sprint_the_first_crossing_ends_the_race_whatever_the_laps() -> None:
    game = Race(text_track(FIELD, starts=((2, 2),), course=Course.SPRINT), 1, Options(laps=5))
    game.steer(1, 0)
    assert Finished(0, 2) in game.steer(0, 0)


def test_going_back_over_the_line_and_forward_again_gains_nothing() -> None:
    game = race(laps=2).place(0, (4, 2))
    assert LineCrossed(0, False, False, 0) in game.steer(-1, 0)
    game.steer(1, 0)
    assert LineCrossed(0, True, False, 0) in game.steer(1, 0)


def test_a_move_past_the_end_of_the_line_does_not_cross_it() -> None:
    game = Race(text_track(FIELD, finish=((4, 0), (4, 2)), starts=((6, 4),))).place(0, (3, 4))
    game.steer(1, 0)
    game.steer(0, 0)
    assert game.state.cars[0].progress.net_crossings == 0


def test_the_ends_of_the_line_count() -> None:
    game = Race(text_track(FIELD, finish=((4, 0), (4, 2)), starts=((6, 4),))).place(0, (3, 2), speed=(1, 0))
    assert LineCrossed(0, True, True, 1) in game.steer(1, 0)


def test_a_lap_needs_all_checkpoints_in_order_since_the_last_crossing() -> None:
    checkpoints = (((7, 0), (7, 4)), ((9, 0), (9, 4)))
    game = Race(text_track(FIELD, checkpoints=checkpoints), 1, Options(laps=2)).place(0, (3, 2))
    assert LineCrossed(0, True, False, 0) in game.steer(1, 0)
    game.place(0, (8, 2))
    game.steer(1, 0)
    assert game.state.cars[0].progress.passed == 0, "the second alone does not count"
    game.place(0, (6, 2))
    assert CheckpointPassed(0, 1) in game.steer(1, 0)
    game.steer(0, 0)
    assert CheckpointPassed(0, 2) in game.steer(0, 0)
    game.place(0, (3, 2))
    assert LineCrossed(0, True, True, 1) in game.steer(1, 0)
    assert game.state.cars[0].progress.passed == 0


def test_every_crossing_of_the_finish_clears_the_checkpoints() -> None:
    game = Race(text_track(FIELD, checkpoints=(((7, 0), (7, 4)),))).progress(0, passed=1)
    game.steer(-1, 0)
    assert game.state.cars[0].progress.passed == 0


def test_a_backward_crossing_of_a_checkpoint_does_nothing() -> None:
    game = Race(text_track(FIELD, checkpoints=(((7, 0), (7, 4)),))).progress(0, passed=1).place(0, (7, 2))
    game.steer(-1, 0)
    assert game.state.cars[0].progress.passed == 1


def test_gates_met_by_one_move_act_in_the_order_in_which_they_are_met() -> None:
    track = text_track(FIELD, checkpoints=(((6, 0), (6, 4)), ((5, 0), (5, 4))))
    game = Race(track, 1, Options(laps=2)).place(0, (4, 2), speed=(3, 0))
    game.steer(0, 0)
    assert game.state.cars[0].progress.passed == 1, "the second lies before the first on the way"


def test_at_one_point_checkpoints_act_before_the_finish() -> None:
    track = text_track(FIELD, checkpoints=(((4, 0), (4, 4)),))
    game = Race(track).place(0, (3, 2))
    assert Finished(0, 1) in game.steer(1, 0)


# The end of the race
def test_option_moment_the_first_to_cut_the_line_wins() -> None:
    game = race(seats=2, tie_break=TieBreak.MOMENT).place(0, (1, 0), speed=(5, 0)).place(1, (3, 2), speed=(3, 0))
    game.steer(1, 0)
    game.steer(0, 0)
    assert game.ranks() == ((1,), (0,)), "seat 0 goes farther past the line but cuts it later"


def test_a_finished_car_blocks_until_its_round_ends_then_leaves() -> None:
    game = race(seats=3).place(0, (3, 2)).place(1, (3, 3)).place(2, (1, 1))
    game.steer(1, 0)
    assert STEER[1, -1] not in game.legal()
    game.steer(-1, 0)
    game.steer(0, 0)
    assert game.state.cars[0].cell == -1
    assert game.rules.to_act(game.state) == (1,)
    assert len(game.legal()) == 9


def test_the_others_race_on_until_all_have_finished() -> None:
    game = race(seats=2).place(0, (3, 2)).place(1, (2, 0))
    game.steer(1, 0)
    game.steer(0, 0)
    assert game.ranks() is None
    game.steer(1, 0)
    game.steer(0, 0)
    assert game.ranks() == ((0,), (1,))


def test_the_table_may_agree_to_stop() -> None:
    game = race(seats=3).place(0, (3, 2)).place(1, (6, 0)).place(2, (2, 1))
    game.steer(1, 0)
    assert game.play(STOP, CLOCK)[-1] == RaceEnded()
    assert game.ranks() == ((0,), (1, 2)), "seats 1 and 2 are both two spots from the line"


def test_a_retired_car_leaves_and_is_placed_last() -> None:
    game = race(seats=3).turn(1)
    game.play(Retire(1), CLOCK)
    assert game.rules.to_act(game.state) == (2,)
    assert game.state.cars[1].cell == -1
    game.play(Retire(0), CLOCK)
    game.play(Retire(2), CLOCK)
    assert game.ranks() == ((2,), (0,), (1,))


def test_at_the_turn_limit_cars_rank_by_laps_checkpoints_and_distance() -> None:
    game = race(seats=4, turn_limit=1, laps=3)
    game.place(0, (8, 2)).place(1, (7, 2)).place(2, (12, 0)).place(3, (12, 4))
    game.progress(2, laps=1).progress(3, passed=0)
    for _ in range(4):
        game.steer(0, 0)
    assert game.ranks() == ((2,), (1,), (0,), (3,))


def test_equal_standing_at_the_turn_limit_is_shared() -> None:
    game = race(seats=2, turn_limit=1).place(0, (7, 1)).place(1, (7, 3))
    game.steer()
    game.steer()
    assert game.ranks() == ((0, 1),)


def test_distance_to_a_gate_is_to_its_segment() -> None:
    gate = Gate(0, 0, 0, 10)
    assert gate_distance(gate, 3, 5) == 9
    assert gate_distance(gate, 3, 14) == 25
    assert gate_distance(gate, 4, -3) == 25


# Options
@pytest.mark.parametrize("turns", [1, 3, 5])
def test_crash_turns_are_lost_in_all(turns: int) -> None:
    game = race(crash_turns=turns).place(0, (10, 2), speed=(5, 0))
    assert game.play(CRASH)[0] == Crashed(0, (10, 2), (13, 2), turns)
    for left in reversed(range(turns - 1)):
        assert game.legal() == [WAIT]
        assert game.play(WAIT)[0] == Waited(0, left)
    assert STEER[0, 0] in game.legal()


def test_rotating_the_first_mover_moves_on_each_round() -> None:
    game = race(seats=3, turn_order=TurnOrder.ROTATING)
    seen = []
    for _ in range(9):
        seen.append(game.rules.to_act(game.state)[0])
        game.steer()
    assert seen == [0, 1, 2, 1, 2, 0, 2, 0, 1]


def test_contact_a_crossing_made_by_the_bumping_move_counts() -> None:
    game = race(seats=2, spots=Spots.CONTACT).place(0, (3, 2)).place(1, (4, 2), speed=(1, 0))
    assert Finished(0, 1) in game.steer(1, 0)
    finish = game.state.cars[0].progress.finish
    assert finish is not None
    assert finish.past == 0


def test_contact_a_finished_car_that_is_bumped_keeps_its_place() -> None:
    game = race(seats=2, spots=Spots.CONTACT).place(0, (3, 2)).place(1, (2, 2), speed=(1, 0))
    game.steer(1, 0)
    game.steer(1, 0)
    assert game.ranks() == ((0, 1),)


def test_contact_staying_on_a_shared_spot_is_no_contact() -> None:
    game = race(seats=2, spots=Spots.CONTACT).place(0, (5, 2)).place(1, (5, 2), speed=(3, 0))
    game.steer(0, 0)
    assert game.speed(1) == (3, 0)


def test_contact_a_waiting_car_can_be_bumped() -> None:
    game = race(seats=2, spots=Spots.CONTACT, crash_turns=3).place(0, (5, 2)).place(1, (6, 2), lost_turns=2)
    game.steer(1, 0)
    assert game.speed(0) == (0, 0)
    assert game.legal() == [WAIT]


def test_line_blocking_parallel_moves_and_shared_ends_are_free() -> None:
    game = race(seats=2, line_blocking=True).place(0, (5, 2), speed=(2, 0)).place(1, (8, 2), speed=(4, 0))
    assert STEER[0, 0] in game.legal(), "along the line, up to before the car"


def test_line_blocking_another_cars_spot_may_not_lie_inside_the_move() -> None:
    game = race(seats=2, line_blocking=True).place(0, (5, 2), speed=(2, 0)).place(1, (6, 2))
    barriers = {c.spot: c.barrier for c in game.rules.candidates(game.state, 0)}
    assert barriers[7, 2] == ThroughCar(1)
    assert barriers[6, 2] == Taken(1)


def test_line_blocking_names_the_line() -> None:
    game = race(seats=2, line_blocking=True).place(0, (5, 2), speed=(2, 0)).place(1, (6, 4), speed=(0, 4))
    barriers = {c.spot: c.barrier for c in game.rules.candidates(game.state, 0)}
    assert barriers[7, 2] == CrossesLine(1)
    assert barriers[6, 2] is None, "ending on a line is free"


@pytest.mark.parametrize("why", ["stay", "crash"])
def test_line_blocking_staying_or_crashing_removes_the_line(why: str) -> None:
    game = race(seats=2, line_blocking=True).place(0, (5, 2), speed=(2, 0)).turn(1)
    if why == "stay":
        game.place(1, (6, 4), speed=(0, 1), line_from=0)
        game.steer(0, -1)
    else:
        game.place(1, (6, 4), speed=(0, 4))
        game.play(CRASH)
    assert game.rules.to_act(game.state) == (0,)
    assert STEER[0, 0] in game.legal()


def test_without_line_blocking_lines_and_passed_cars_are_free() -> None:
    game = race(seats=2).place(0, (5, 2), speed=(2, 0)).place(1, (6, 2), speed=(0, 2))
    assert STEER[0, 0] in game.legal()


def test_driving_past_or_over_a_car_is_free_only_the_landing_spot_counts() -> None:
    game = race(seats=2).place(0, (5, 2), speed=(3, 0)).place(1, (7, 2))
    assert STEER[0, 0] in game.legal()
    assert STEER[-1, 0] not in game.legal()


# Simple mode
def simple(seats: int = 1) -> Race:
    return race(seats=seats, mode=Mode.SIMPLE)


def test_simple_start_heading_along_the_race_direction_with_speed_zero() -> None:
    assert simple().state.cars[0].heading == 0


def test_simple_from_speed_zero_stay_or_one_step_in_any_heading() -> None:
    game = simple().place(0, (6, 2))
    assert set(game.legal()) == {Drive(0, 0), *(Drive(heading, 1) for heading in range(8))}


def test_simple_speed_changes_by_one_and_three_forward_directions() -> None:
    game = simple().place(0, (6, 2), speed=(2, 0))
    assert set(game.legal()) == {Drive(heading, speed) for heading in (7, 0, 1) for speed in (1, 2, 3)}


def test_simple_a_diagonal_step_counts_one() -> None:
    game = simple().place(0, (6, 0), speed=(2, 0))
    game.play(Drive(1, 3))
    assert game.spot(0) == (9, 3)
    assert game.state.cars[0].heading == 1


def test_simple_speed_never_below_zero_and_slowing_from_one_stays() -> None:
    game = simple().place(0, (6, 2), speed=(1, 0))
    assert Drive(0, 0) in game.legal()
    game.play(Drive(0, 0))
    assert game.spot(0) == (6, 2)


def test_simple_a_move_into_the_border_may_be_chosen_and_crashes() -> None:
    game = simple().place(0, (11, 2), speed=(2, 0))
    candidate = next(c for c in game.rules.candidates(game.state, 0) if c.move == Drive(0, 2))
    assert candidate.barrier is None
    assert candidate.wall == (13, 2), "so that the table can warn"
    assert game.play(Drive(0, 2))[0] == Crashed(0, (11, 2), (13, 2), 1)
    assert (game.spot(0), game.speed(0)) == ((11, 2), (0, 0))


def test_simple_no_gate_counts_in_a_crash() -> None:
    rows = ".....#.\n" * 5
    game = Race(text_track(rows, starts=((4, 2),)), 1, Options(mode=Mode.SIMPLE)).place(0, (3, 2), speed=(2, 0))
    game.play(Drive(0, 2))
    assert game.state.cars[0].progress.net_crossings == 0


def test_simple_spots_taken_by_cars_cannot_be_chosen() -> None:
    game = simple(seats=2).place(0, (6, 2), speed=(2, 0)).place(1, (8, 2))
    assert Drive(0, 2) not in game.legal()


def test_simple_only_the_taken_spots_are_closed() -> None:
    game = simple(seats=4).place(0, (6, 2), speed=(2, 0))
    for seat, spot in ((1, (7, 2)), (2, (7, 1)), (3, (7, 3))):
        game.place(seat, spot)
    assert set(game.legal()) == {Drive(heading, speed) for heading in (7, 0, 1) for speed in (2, 3)}


def test_line_blocking_does_not_go_with_simple_mode() -> None:
    with pytest.raises(ValueError, match="line_blocking"):
        Options(mode=Mode.SIMPLE, line_blocking=True)


# Options as words
def test_options_survive_their_words() -> None:
    options = Options(spots=Spots.CONTACT, laps=3, crash_turns=5)
    assert read_options(write_options(options), Options()) == options


@pytest.mark.parametrize(
    ("name", "word", "message"),
    [
        ("lap", 2, 'there is no option "lap"; did you mean "laps"?'),
        ("laps", "two", "laps must be a whole number, not two"),
        ("laps", 10, "laps must be from 1 to 9, not 10"),
        ("laps", True, "laps must be a whole number, not true"),
        ("spots", "open", "spots must be blocked, shared or contact, not open"),
        ("line_blocking", "maybe", "line_blocking must be yes or no, not maybe"),
        ("crash_turns", 2, "crash_turns must be 1, 3 or 5, not 2"),
    ],
)
def test_a_wrong_option_is_named(name: str, word: str | int, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message.replace('?', '[?]')}$"):
        read_options({name: word}, Options())


# Setting up
def test_more_cars_than_starts_is_refused() -> None:
    with pytest.raises(ValueError, match="5 cars need 5 starts, and the track has 4"):
        RacetrackRules(text_track(FIELD), Options(), 5)


def test_a_car_that_races_alone_starts_where_it_is_told() -> None:
    assert race(place=3).spot(0) == (4, 2)


def test_moves_out_of_turn_raise_and_change_nothing() -> None:
    game = race(seats=2)
    before = game.state
    for seat, move in ((1, STEER[0, 0]), (0, WAIT), (0, CRASH), (0, Drive(0, 1)), (CLOCK, STEER[0, 0]), (0, STOP)):
        with pytest.raises(IllegalMove):
            game.rules.apply(game.state, seat, move, 0, NO_LUCK)
    assert game.state == before
