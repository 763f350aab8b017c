"""One test for each sentence of the rulebook's Summary of Play and Playing the Game, in its order, named after it."""

from dataclasses import replace

import pytest

from game.core.rules import IllegalMove
from game.games.lunatix.cards import Card, Chip, Hazard
from game.games.lunatix.events import (
    Danger,
    DiceRolled,
    HazardsDue,
    HazardShown,
    Locked,
    Moved,
    RamKind,
    Rammed,
    Revealed,
    RoundBegan,
    RoundEnded,
    SpeedChanged,
    TurnBegan,
    TurnEnded,
    Wrecked,
)
from game.games.lunatix.moves import (
    COMMIT,
    END_SHOPPING,
    ENTER,
    REPAIR,
    STEER,
    TAKE_CARD,
    Accelerate,
    Brake,
    BuyChip,
    BuyGadget,
    Counsel,
    Hit,
    Way,
)
from game.games.lunatix.state import Choosing, Driving, FearingHazard, Shopping
from tests.games.lunatix.boards import house_board
from tests.games.lunatix.positions import Game, game

RAM, BRAKE, DROP, ACCELERATE = Card.RAM, Card.BRAKE, Card.DROP, Card.ACCELERATE


def order_of(found: Game, *cards: Card) -> tuple[int, ...]:
    """The order in which cars drive after these cards."""
    for event in found.commit(*cards):
        if isinstance(event, Revealed):
            return event.order
    raise AssertionError("nothing was revealed")


# Summary of Play
def test_the_game_proceeds_in_a_series_of_rounds() -> None:
    found = game()
    found.commit(ACCELERATE, ACCELERATE)
    events = found.play(Accelerate(0)) + found.steer("FFFF") + found.play(Accelerate(0)) + found.steer("F")
    assert [event for event in events if isinstance(event, RoundEnded | RoundBegan)] == [RoundEnded(1), RoundBegan(2)]


def test_every_round_each_player_chooses_one_of_his_four_action_cards_and_places_it_face_down() -> None:
    found = game().at(0, (1, 16)).at(1, (1, 18))
    assert found.moves(0) == [COMMIT[RAM], COMMIT[BRAKE], COMMIT[DROP], COMMIT[ACCELERATE]]
    assert found.play(COMMIT[BRAKE], seat=0) == [Locked(0)]
    view = found.rules.view_for(found.state, 1)
    assert view.race.commits == (Card.FACE_DOWN, None)


def test_when_all_have_done_this_all_cards_are_turned_over_simultaneously() -> None:
    found = game(3)
    assert found.commit(BRAKE, DROP) == [Locked(0), Locked(1)]
    assert found.commit(ACCELERATE)[:2] == [Locked(2), Revealed((BRAKE, DROP, ACCELERATE), (0, 1, 2))]
    assert found.rules.view_for(found.state, None).race.commits == (BRAKE, DROP, ACCELERATE)


def test_the_order_is_then_determined_based_on_the_numbers_on_the_cards() -> None:
    assert order_of(game(3), ACCELERATE, DROP, BRAKE) == (2, 1, 0)


def test_each_player_moves_his_car_one_square_forward_for_every_10_mph() -> None:
    found = game().at(0, (1, 14), speed=90)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert len([event for event in found.steer("F" * 9) if isinstance(event, Moved)]) == 9
    assert found.where(0) == (1, 23)
    assert found.acting() == 1


def test_cars_can_be_moved_forward_or_forward_diagonally() -> None:
    found = game().at(0, (2, 18)).at(1, (1, 30))
    found.commit(DROP, ACCELERATE)
    assert found.ways() == "FLR"
    front = found.rules.track.ahead[found.square((2, 18))]
    assert front == (found.square((2, 19)), found.square((1, 17)), found.square((3, 21)))


def test_each_player_must_complete_one_of_the_actions_on_his_card() -> None:
    found = game()
    found.commit(BRAKE, ACCELERATE)
    assert found.moves() == [Brake(10), Brake(20), Brake(30), Brake(40)]


def test_cars_that_enter_a_corner_at_speeds_over_the_safe_speed_must_draw_hazard_cards() -> None:
    found = game().at(0, (1, 4), speed=90).no_luck().hazards(Hazard.NEAR_MISS)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert found.steer("F")[1:] == [HazardsDue(0, 1, Danger.CURVE), HazardShown(0, Hazard.NEAR_MISS)]


def test_these_cards_can_cause_damage_skids_braking_and_lunacies() -> None:
    found = game().at(0, (2, 4), speed=140).no_luck()
    found.hazards(Hazard.RATTLE, Hazard.SKID, Hazard.EASE_OFF, Hazard.TIMID).dice(1)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    found.steer("F")
    assert (found.car().maximum, found.car().speed, found.car().lunacies) == (130, 120, (Hazard.TIMID,))
    assert found.where(0) == (3, 6)


def test_for_every_point_of_damage_the_maximum_speed_is_reduced_by_10_mph() -> None:
    found = game().at(0, (1, 4), speed=90).no_luck().hazards(Hazard.CRUNCH).dice(2, 1)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    found.steer("F")
    assert found.car().maximum == 110


def test_players_may_repair_in_the_pit_and_get_gadgets_chips_and_counseling() -> None:
    found = game().at(0, (1, 34), speed=40, maximum=100, chips=(0, 0, 0)).lunacy(0, Hazard.TIMID)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0), ENTER)
    kinds = {type(move) for move in found.moves()}
    assert kinds == {type(REPAIR), BuyGadget, BuyChip, Counsel, type(END_SHOPPING)}


def test_a_round_is_over_when_all_have_moved_and_new_cards_are_secretly_chosen() -> None:
    found = game()
    found.commit(BRAKE, BRAKE)
    found.play(Brake(40), Brake(10))
    assert found.phase == Choosing((0, 1))
    assert found.state.commits == (None, None)
    assert found.rules.to_act(found.state) == (0, 1)


# Order of the Turn
def test_the_lowest_numbered_card_moves_first_followed_by_the_second_lowest() -> None:
    found = game(4).at(0, (1, 14)).at(1, (1, 17)).at(2, (3, 20)).at(3, (3, 24))
    assert order_of(found, ACCELERATE, DROP, RAM, BRAKE) == (2, 3, 1, 0)


def test_the_faster_car_goes_first() -> None:
    found = game(3).change(0, speed=40).change(1, speed=60).change(2, speed=50)
    assert order_of(found, BRAKE, BRAKE, BRAKE) == (1, 2, 0)


def test_if_the_speed_is_the_same_the_front_most_car_goes_first() -> None:
    found = game(3).at(0, (1, 15), speed=40).at(1, (1, 16), speed=40).at(2, (1, 14), speed=40)
    assert order_of(found, BRAKE, BRAKE, BRAKE) == (1, 0, 2)
    found = game(3).at(0, (1, 15), laps=1).at(1, (1, 16), speed=40).at(2, (1, 14), speed=40, laps=2)
    assert order_of(found, BRAKE, BRAKE, BRAKE) == (2, 0, 1)


def test_if_cars_are_tied_on_the_track_the_car_nearest_the_inside_lane_goes_first() -> None:
    found = game(2).at(0, (3, 18)).at(1, (1, 14), speed=40)
    places = found.rules.track.places
    assert places[found.square((3, 18))] == places[found.square((1, 14))]
    assert order_of(found, BRAKE, BRAKE) == (1, 0)


def test_cars_side_by_side_are_tied_also_on_a_track_drawn_by_hand() -> None:
    drawn = house_board()
    outer = game().square((3, 18))
    places = tuple(place + 40 * (square == outer) for square, place in enumerate(drawn.places))
    found = game(2, replace(drawn, places=places)).at(0, (3, 18)).at(1, (1, 14), speed=40)
    assert order_of(found, BRAKE, BRAKE) == (1, 0)


def test_cars_exiting_the_pit_move_in_the_order_they_entered_the_pit() -> None:
    found = game(3, all_doors=True).in_pit(2, door=(1, 34)).in_pit(0, door=(1, 35)).in_pit(1, door=(1, 34))
    assert order_of(found, ACCELERATE, ACCELERATE, ACCELERATE) == (2, 0, 1)


# Movement
def test_cars_move_a_number_of_spaces_equal_to_their_speed_divided_by_10() -> None:
    found = game().at(0, (1, 14), speed=50)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    found.steer("FFFFF")
    assert found.where(0) == (1, 19)


def test_cars_may_change_lanes_at_will_into_an_empty_adjacent_space_ahead() -> None:
    found = game().at(0, (1, 14), speed=50).at(1, (1, 30))
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert found.ways() == "FR"
    found.steer("RRLLR")
    assert found.where(0) == (2, 18)


def test_cars_may_not_move_into_squares_containing_other_cars() -> None:
    found = game(2).at(0, (1, 14), speed=50).at(1, (1, 15))
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert found.ways() == "R"
    with pytest.raises(IllegalMove):
        found.steer("F")


def test_cars_may_never_skip_over_a_space() -> None:
    found = game().at(0, (2, 18)).at(1, (1, 30))
    found.commit(DROP, ACCELERATE)
    for way in Way:
        step = found.rules.board.steps[False][found.square((2, 18))][way.value]
        assert step is not None
        here, there = (found.rules.track.places[square] for square in (found.square((2, 18)), step[0]))
        assert 0 < there - here < 2_000_000 // 41


def test_if_speed_is_reduced_in_mid_turn_he_moves_as_if_he_began_at_the_reduced_speed() -> None:
    found = game().at(0, (1, 14), speed=50).chip((1, 16), Chip.GLUE)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    found.steer("FF")
    assert found.car().speed == 30
    found.steer("F")
    assert found.acting() == 1
    assert found.where(0) == (1, 17)


# Involuntary Rams
def blocked(card: Card = ACCELERATE) -> Game:
    """Seat 0 with cars in all three squares in front of it."""
    found = game(4).at(0, (2, 18), speed=90)
    found.at(1, (2, 19), speed=10).at(2, (1, 17), speed=10).at(3, (3, 21), speed=10)
    found.commit(card, ACCELERATE, ACCELERATE, ACCELERATE)
    return found


def test_a_player_who_cannot_move_must_rear_end_one_of_the_blocking_cars() -> None:
    found = blocked()
    found.play(Accelerate(0))
    assert found.moves() == [Hit(1), Hit(2), Hit(3)]


def test_an_involuntary_ram_causes_2_dice_of_damage_to_both_cars() -> None:
    found = blocked().dice(2, 1, 2, 0)
    found.play(Accelerate(0))
    events = found.play(Hit(2))
    assert events[:3] == [
        Rammed(0, 2, RamKind.INVOLUNTARY),
        DiceRolled(0, (2, 1), 110),
        DiceRolled(2, (2, 0), 120),
    ]


def test_this_ends_the_ramming_players_turn() -> None:
    found = blocked()
    found.play(Accelerate(0))
    assert found.play(Hit(1))[-2:] == [TurnEnded(0), TurnBegan(1, ACCELERATE)]
    assert found.car().speed == 90


def test_the_red_car_has_moved_3_of_9_squares_rams_blue_and_its_turn_ends() -> None:
    found = game(4).at(0, (2, 15), speed=90)
    found.at(1, (2, 19), speed=10).at(2, (1, 17), speed=10).at(3, (3, 21), speed=10)
    found.commit(ACCELERATE, ACCELERATE, ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    found.steer("FFF")
    found.play(Hit(3))
    assert (found.where(0), found.acting()) == ((2, 18), 1)


# Curves
def test_entering_a_curve_above_the_safe_speed_draws_1_card_for_every_10_mph() -> None:
    found = game().at(0, (1, 4), speed=100)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert HazardsDue(0, 2, Danger.CURVE) in found.steer("F")


@pytest.mark.parametrize(("lane", "speed", "cards"), [(1, 80, 0), (1, 90, 1), (2, 100, 0), (2, 130, 3), (3, 130, 1)])
def test_the_safe_speed_is_that_of_the_lane(lane: int, speed: int, cards: int) -> None:
    found = game().at(0, (lane, 4), speed=speed)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    due = [event for event in found.steer("F") if isinstance(event, HazardsDue)]
    assert due == ([HazardsDue(0, cards, Danger.CURVE)] if cards else [])


def test_the_player_applies_these_cards_one_at_a_time() -> None:
    found = game().at(0, (1, 4), speed=100).hazards(Hazard.EASE_OFF, Hazard.RATTLE)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    found.steer("F")
    assert found.phase == FearingHazard(0, Hazard.EASE_OFF)
    events = found.play(TAKE_CARD)
    assert events == [SpeedChanged(0, 100, 90), HazardShown(0, Hazard.RATTLE)]
    assert found.phase == FearingHazard(0, Hazard.RATTLE)


def test_after_that_the_car_may_move_freely_through_the_curve_even_on_successive_turns() -> None:
    found = game().at(0, (1, 4), speed=90).no_luck().hazards(Hazard.NEAR_MISS).at(1, (3, 30))
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    events = found.steer("FFFF")
    assert len([event for event in events if isinstance(event, HazardsDue)]) == 1
    found = game().at(0, (1, 6), speed=140)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert not [event for event in found.steer("FF") if isinstance(event, HazardsDue)]


def test_accelerating_on_a_curve_square_above_its_safe_speed_draws_1_card_for_every_10_mph_he_accelerates() -> None:
    found = game().at(0, (1, 6), speed=70)
    found.commit(ACCELERATE, ACCELERATE)
    assert HazardsDue(0, 2, Danger.ACCELERATION) in found.play(Accelerate(20))
    found = game().at(0, (1, 6), speed=70)
    found.commit(ACCELERATE, ACCELERATE)
    assert found.play(Accelerate(10)) == [SpeedChanged(0, 70, 80)]


def test_these_cards_are_applied_before_the_player_moves_his_car() -> None:
    found = game().at(0, (1, 6), speed=70).no_luck().hazards(Hazard.NEAR_MISS, Hazard.SPIN_OUT)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(20))
    assert (found.where(0), found.car().speed, found.acting()) == ((1, 6), 0, 1)


def test_moving_inward_one_lane_in_a_curve_faster_than_safe_for_the_new_square_draws_1_card() -> None:
    found = game().at(0, (2, 5), speed=140)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert HazardsDue(0, 1, Danger.INWARD) in found.steer("L")
    found = game().at(0, (2, 5), speed=80)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert not [event for event in found.steer("L") if isinstance(event, HazardsDue)]


# Damage
def test_each_damage_die_causes_between_0_and_2_hits() -> None:
    assert set(game().rules.board.die) == {0, 1, 2}


def test_if_the_maximum_goes_below_the_current_speed_that_drops_to_match_it() -> None:
    found = game().at(0, (1, 14), speed=50, maximum=50).chip((1, 15), Chip.TACKS).dice(1)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    found.steer("F")
    assert (found.car().maximum, found.car().speed) == (40, 40)


def test_a_car_going_120_with_a_new_maximum_of_90_moves_9_squares_instead_of_12() -> None:
    found = game().at(0, (1, 13), speed=120, maximum=120).at(1, (3, 1), speed=10)
    found.no_luck().chip((1, 14), Chip.OIL).chip((1, 15), Chip.TACKS).hazards(Hazard.CRUNCH).dice(1, 1, 1)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    found.steer("FF")
    assert found.car().speed == 90
    found.steer("F" * 7)
    assert (found.where(0), found.acting()) == ((1, 22), 1)


def test_a_car_whose_maximum_is_0_is_out_of_the_race_and_an_obstacle() -> None:
    found = game(3).at(0, (1, 14), speed=30, maximum=10, laps=1).chip((1, 15), Chip.TACKS).dice(2).at(1, (1, 13))
    found.at(2, (3, 30))
    found.commit(DROP, ACCELERATE, ACCELERATE)
    assert found.acting() == 0
    events = found.steer("F") + found.play(found.moves()[0])
    assert Wrecked(0) in events
    assert not found.car().is_running
    assert found.where(0) == (1, 15)
    assert 0 not in found.rules.to_act(found.state)


def test_driving_is_a_decision_a_square() -> None:
    found = game()
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    for _ in range(4):
        assert found.phase == Driving(0)
        found.play(STEER[Way.FRONT])
    assert found.acting() == 1


def test_shopping_is_a_phase_with_points() -> None:
    found = game().at(0, (1, 34), speed=40, maximum=100)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0), ENTER)
    assert found.phase == Shopping(0, 15)
