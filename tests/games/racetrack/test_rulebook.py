"""One test for each sentence of the rulebook, in its order, named after it."""

import pytest

from game.core.chance import Chance
from game.core.rules import IllegalMove
from game.games.racetrack.moves import CRASH, STEER, STEERS
from game.games.racetrack.options import Options, Spots, StartOrder
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.state import Bumped, Crashed, Finished, LineCrossed, Moved, RaceEnded, RoundEnded
from tests.games.racetrack.positions import FIELD, Race, race, text_track

CORRIDOR = """
#############
#############
.............
#############
#############
"""


def corridor_race(seats: int = 1) -> Race:
    """Cars in a corridor one spot wide."""
    return Race(text_track(CORRIDOR, finish=((4, 1), (4, 3)), starts=((4, 2), (3, 2), (2, 2), (1, 2))), seats)


# Setup
def test_all_cars_line_up_on_the_start_finish_line() -> None:
    game = race(seats=4)
    assert [game.spot(seat) for seat in range(4)] == [(4, 0), (4, 1), (4, 2), (4, 3)]
    gate = game.rules.track.finish
    assert all(gate.side(*game.rules.track.centre(*game.spot(seat))) == 0 for seat in range(4))


def test_cars_start_at_zero_speed() -> None:
    game = race(seats=4)
    assert [game.speed(seat) for seat in range(4)] == [(0, 0)] * 4


def test_players_agree_who_goes_first_and_where_each_car_starts() -> None:
    orders = {
        RacetrackRules(text_track(FIELD), Options(start=StartOrder.RANDOM), 4).start(Chance(seed)).state.order
        for seed in range(200)
    }
    assert len(orders) == 24, "every order comes up by lot"
    chosen = race(seats=2, start=StartOrder.CHOOSE)
    assert len(chosen.legal()) == 4
    chosen.play(chosen.legal()[2])
    assert chosen.spot(0) == (4, 2)
    assert len(chosen.legal()) == 3
    chosen.play(chosen.legal()[0])
    assert chosen.spot(1) == (4, 0)
    assert chosen.rules.to_act(chosen.state) == (0,)


# How to Play
def test_first_turn_any_of_the_nine_positions_surrounding_the_marker() -> None:
    game = race().place(0, (6, 2))
    assert game.legal() == list(STEERS)
    spots = {candidate.spot for candidate in game.rules.candidates(game.state, 0)}
    assert spots == {(x, y) for x in (5, 6, 7) for y in (1, 2, 3)}


def test_first_turn_including_staying_in_place() -> None:
    game = race().place(0, (6, 2))
    assert game.steer(0, 0) == (Moved(0, (6, 2), (6, 2)), RoundEnded(1, ()))
    assert game.spot(0) == (6, 2)


def test_then_it_is_the_next_players_turn() -> None:
    game = race(seats=3)
    seen = []
    for _ in range(6):
        seen.append(game.rules.to_act(game.state))
        game.steer()
    assert seen == [(0,), (1,), (2,), (0,), (1,), (2,)]


def test_the_inertia_point_is_where_the_car_would_land_if_the_previous_movement_was_repeated() -> None:
    game = race().place(0, (5, 2))
    game.steer(1, 0)
    points = [c.spot for c in game.rules.candidates(game.state, 0) if c.is_inertia_point]
    assert points == [(7, 2)]


def test_from_the_inertia_point_any_of_the_nine_surrounding_positions() -> None:
    game = race().place(0, (4, 2), speed=(3, 0))
    spots = {candidate.spot for candidate in game.rules.candidates(game.state, 0)}
    assert spots == {(x, y) for x in (6, 7, 8) for y in (1, 2, 3)}
    assert len(game.legal()) == 9


def test_the_inertia_point_itself_may_be_chosen() -> None:
    game = race().place(0, (4, 2), speed=(3, 0))
    game.steer(0, 0)
    assert game.spot(0) == (7, 2)
    assert game.speed(0) == (3, 0)


# Winning the Game
def test_players_continue_until_the_line_is_crossed() -> None:
    game = race().place(0, (3, 2)).progress(0, net_crossings=0)
    assert game.steer(0, 0) == (Moved(0, (3, 2), (3, 2)), RoundEnded(1, ()))
    events = game.steer(1, 0)
    assert LineCrossed(0, True, True, 1) in events
    assert events[-1] == RaceEnded()
    assert game.ranks() == ((0,),)


def test_the_player_who_crosses_the_line_in_the_fewest_turns_wins() -> None:
    game = race(seats=2).place(0, (2, 0)).place(1, (3, 2))
    game.steer(0, 0)
    assert Finished(1, 1) in game.steer(1, 0)
    game.steer(1, 0)
    game.steer(1, 0)
    assert game.ranks() == ((1,), (0,))


def test_the_round_is_finished_so_that_all_have_equal_turns() -> None:
    game = race(seats=2).place(0, (3, 0)).place(1, (2, 2), speed=(2, 0))
    game.steer(1, 0)
    assert game.ranks() is None
    game.steer(1, 0)
    assert game.ranks() == ((1,), (0,)), "both finish in turn 1, seat 1 goes farther"


def test_on_the_same_turn_the_farthest_distance_past_the_line_wins() -> None:
    game = race(seats=2).place(0, (3, 0), speed=(3, 0)).place(1, (3, 2), speed=(3, 0))
    game.steer(0, 0)
    assert game.steer(1, 0)[-1] == RaceEnded()
    assert game.ranks() == ((1,), (0,))


def test_equal_distance_past_the_line_shares_the_place() -> None:
    game = race(seats=3).place(0, (3, 0)).place(1, (3, 2)).place(2, (2, 4))
    game.steer(1, 0)
    game.steer(1, 0)
    game.steer(1, 0)
    game.play(STEER[1, 0])
    outcome = game.rules.outcome(game.state)
    assert outcome is not None
    assert [outcome.place(seat) for seat in range(3)] == [1, 1, 3]


def test_you_can_play_as_many_laps_as_you_want() -> None:
    game = race(laps=2).place(0, (3, 2)).progress(0, laps=1, lap_crossings=1, net_crossings=1)
    assert Finished(0, 1) in game.steer(1, 0)
    game = race(laps=2).place(0, (3, 2))
    events = game.steer(1, 0)
    assert LineCrossed(0, True, True, 1) in events
    assert game.ranks() is None


# The Crash Rule
def test_if_all_options_are_outside_the_track_walls_your_car_crashes() -> None:
    game = corridor_race().place(0, (9, 2), speed=(5, 0))
    assert game.legal() == [CRASH]
    assert game.play(CRASH)[0] == Crashed(0, (9, 2), (13, 2), 1)


def test_if_all_options_are_blocked_by_other_cars_your_car_crashes() -> None:
    game = corridor_race(4).place(0, (4, 2), speed=(2, 0))
    for seat, x in ((1, 5), (2, 6), (3, 7)):
        game.place(seat, (x, 2))
    assert game.legal() == [CRASH]


def test_a_mix_of_walls_and_cars_crashes_too() -> None:
    game = corridor_race(3).place(0, (9, 2), speed=(3, 0)).place(1, (11, 2)).place(2, (12, 2))
    assert game.legal() == [CRASH]
    free = corridor_race(3).place(0, (9, 2), speed=(3, 0)).place(1, (11, 2)).place(2, (0, 2))
    assert free.legal() == [STEER[0, 0]]


def test_a_crashed_car_remains_in_place_and_starts_its_next_turn_with_velocity_zero() -> None:
    game = corridor_race().place(0, (9, 2), speed=(5, 0))
    game.play(CRASH)
    assert (game.spot(0), game.speed(0)) == ((9, 2), (0, 0))
    assert game.legal() == [STEER[-1, 0], STEER[0, 0], STEER[1, 0]]


def test_a_crash_may_not_be_chosen_while_an_option_is_left() -> None:
    game = corridor_race().place(0, (9, 2), speed=(4, 0))
    with pytest.raises(IllegalMove):
        game.play(CRASH)


def test_the_line_of_movement_cannot_cross_the_border() -> None:
    rows = """
    .............
    .............
    ......#......
    .............
    .............
    """
    game = race(rows).place(0, (5, 2), speed=(2, 0))
    barred = {c.spot for c in game.rules.candidates(game.state, 0) if c.barrier is not None}
    assert barred == {(6, 2), (7, 1), (7, 2), (7, 3), (8, 1), (8, 2), (8, 3)}, "all but the two diagonals past it"


# Variants & Alternative Rules
def test_shared_spaces_players_can_occupy_the_same_spot() -> None:
    game = race(seats=2, spots=Spots.SHARED).place(0, (5, 2)).place(1, (6, 2))
    game.steer(1, 0)
    assert game.spot(0) == game.spot(1) == (6, 2)
    assert game.speed(0) == (1, 0)


def test_without_shared_spaces_an_occupied_spot_is_closed() -> None:
    game = race(seats=2).place(0, (5, 2)).place(1, (6, 2))
    assert STEER[1, 0] not in game.legal()
    with pytest.raises(IllegalMove):
        game.steer(1, 0)


def test_line_blocking_another_players_path_cannot_be_crossed() -> None:
    game = race(seats=2, line_blocking=True).place(0, (5, 2), speed=(2, 0)).place(1, (6, 3), speed=(0, 3))
    barred = {c.spot for c in game.rules.candidates(game.state, 0) if c.barrier is not None}
    assert barred == {(6, 3), (7, 1), (7, 2), (7, 3), (8, 1), (8, 2), (8, 3)}, "spots on the line itself are free"


def test_contact_crash_you_can_land_on_another_car() -> None:
    game = race(seats=2, spots=Spots.CONTACT).place(0, (5, 2), speed=(1, 0)).place(1, (6, 2), speed=(3, 1))
    assert Bumped(1, 0) in game.steer(0, 0)
    assert game.spot(0) == game.spot(1) == (6, 2)


def test_contact_crash_both_cars_have_velocity_zero() -> None:
    game = race(seats=2, spots=Spots.CONTACT).place(0, (5, 2), speed=(1, 0)).place(1, (6, 2), speed=(3, 1))
    game.steer(0, 0)
    assert game.speed(0) == game.speed(1) == (0, 0)


def test_solo_mode_one_car_races_alone_and_its_moves_are_counted() -> None:
    game = race().place(0, (1, 2))
    game.steer(1, 0)
    game.steer(1, 0)
    assert game.ranks() == ((0,),)
    finish = game.state.cars[0].progress.finish
    assert finish is not None
    assert finish.turn == 2
