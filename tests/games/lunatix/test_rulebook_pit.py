"""One test for each sentence of the rulebook's The Pit, Winning the Game and Optional Rules, in its order."""

from typing import Any

import pytest

from game.core.chance import Chance
from game.core.rules import IllegalMove
from game.games.lunatix.cards import Card, Chip, Hazard, TurboCard
from game.games.lunatix.choosing import Reason
from game.games.lunatix.events import (
    ChipMet,
    Danger,
    DiceRolled,
    ExitsBlocked,
    GadgetKept,
    GadgetPutAway,
    GadgetShown,
    HazardsDue,
    LineCrossed,
    PitEntered,
    PitLeft,
    RaceEnded,
    SkidStopped,
    SpeedChanged,
    TurnEnded,
)
from game.games.lunatix.moves import (
    BOOTLEGGER,
    BUY_CHIP,
    BUY_GADGET,
    COMMIT,
    END_SHOPPING,
    ENTER,
    REPAIR,
    TURBO,
    U_TURN,
    Accelerate,
    BuyChip,
    Counsel,
    KeepGadget,
    Leave,
    PutAway,
    Ram,
)
from game.games.lunatix.state import Driving, Over, PickingGadget, PuttingAway, Shopping
from tests.games.lunatix.positions import Game, game

RAM, BRAKE, DROP, ACCELERATE, TURN_AROUND = Card.RAM, Card.BRAKE, Card.DROP, Card.ACCELERATE, Card.TURN_AROUND
W1, W2, E1, E2 = (1, 34), (1, 35), (1, 2), (1, 3)


def entering(speed: int = 40, **fields: Any) -> Game:
    """Seat 0 before the basic door, about to drive into the pit."""
    found = game().at(0, W1, speed=speed, **fields)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    return found


def shopping(**fields: Any) -> Game:
    """Seat 0 in the pit with 15 points."""
    found = entering(**{"maximum": 100, "chips": (0, 0, 0), **fields})
    found.play(ENTER)
    return found


# The Pit
def test_the_pit_shelters_from_rams() -> None:
    found = game().at(0, (1, 33)).in_pit(1)
    assert found.candidates()[RAM] is Reason.NO_TARGET


def test_players_enter_the_pit_by_driving_into_the_pit_square() -> None:
    found = entering()
    assert found.moves()[-1] == ENTER
    assert found.play(ENTER) == [PitEntered(0, 1)]
    assert found.where(0) is None
    assert found.state.pit == (0,)


def test_in_the_basic_game_only_one_entrance_is_used() -> None:
    found = game().at(0, W2)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert ENTER not in found.moves()
    found = game(all_doors=True).at(0, W2)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert ENTER in found.moves()


def test_each_entrance_has_its_own_safe_speed() -> None:
    assert [door.safe for door in game().rules.track.doors] == [40, 20, 40, 20]


def test_cars_that_enter_over_the_safe_speed_draw_hazard_cards_as_if_in_a_curve() -> None:
    found = entering(speed=70)
    assert HazardsDue(0, 3, Danger.DOOR) in found.play(ENTER)
    assert HazardsDue not in [type(event) for event in entering(speed=40).play(ENTER)]


def test_cars_that_skid_ram_the_wall_of_the_pit_for_3_dice() -> None:
    found = game().at(0, W1, speed=50).no_luck().hazards(Hazard.SKID).dice(1, 1, 1)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    events = found.play(ENTER)
    assert SkidStopped(0, None) in events
    assert DiceRolled(0, (1, 1, 1), 110) in events


def test_the_player_may_then_spend_15_points() -> None:
    assert shopping().phase == Shopping(0, 15)


def test_10_mph_of_repair_cost_2() -> None:
    found = shopping()
    found.play(REPAIR)
    assert (found.car(0).maximum, found.phase) == (110, Shopping(0, 13))


def test_a_road_hazard_chip_costs_1() -> None:
    found = shopping()
    stock = found.state.decks.chips
    found.play(BUY_CHIP[Chip.OIL])
    assert (found.car(0).chips, found.phase) == ((0, 1, 0), Shopping(0, 14))
    assert found.state.decks.chips == (stock[0], stock[1] - 1, stock[2])


def test_counselling_for_one_lunacy_costs_3() -> None:
    found = game().at(0, W1, maximum=100).lunacy(0, Hazard.TIMID, Hazard.FATALIST)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0), ENTER)
    assert Counsel(Hazard.TIMID) in found.moves()
    found.play(Counsel(Hazard.FATALIST))
    assert (found.car(0).lunacies, found.phase) == ((Hazard.TIMID,), Shopping(0, 12))
    assert found.state.decks.hazards_used == (Hazard.FATALIST,)


def test_a_gadget_costs_5() -> None:
    found = shopping()
    found.play(BUY_GADGET)
    assert found.phase == PickingGadget(0, 10)


def test_unused_points_cannot_be_saved() -> None:
    found = shopping()
    found.play(REPAIR, END_SHOPPING)
    assert found.acting() == 1
    assert not isinstance(found.phase, Shopping)


def test_of_the_top_two_gadgets_one_is_kept_and_the_other_goes_to_the_bottom() -> None:
    found = shopping().gadgets(Card.CHARGER, Card.BUMPERS)
    found.play(BUY_GADGET)
    assert set(found.moves()) == {KeepGadget(Card.CHARGER), KeepGadget(Card.BUMPERS)}
    assert found.play(KeepGadget(Card.CHARGER))[0] == GadgetKept(0, Card.CHARGER)
    assert found.car(0).open == (Card.CHARGER,)
    assert found.state.decks.gadgets[0] is Card.BUMPERS


def test_after_spending_the_speed_drops_to_0_and_the_turn_ends() -> None:
    found = shopping()
    assert found.play(END_SHOPPING)[:2] == [SpeedChanged(0, 40, 0), TurnEnded(0)]


def test_there_is_no_limit_to_the_number_of_cars_in_the_pit() -> None:
    found = game(6).in_pit(1, 2, 3, 4, 5).at(0, W1)
    found.commit(ACCELERATE, *(ACCELERATE,) * 5)
    found.play(Accelerate(0), ENTER)
    assert found.state.pit == (1, 2, 3, 4, 5, 0)


def test_no_chips_are_dropped_in_the_pit() -> None:
    found = game().in_pit(0)
    assert found.candidates()[DROP] is Reason.IN_PIT


def test_no_opponents_are_rammed_in_the_pit() -> None:
    found = game(3).in_pit(0, 1)
    assert found.candidates()[RAM] is Reason.IN_PIT


def test_a_repair_never_goes_above_140() -> None:
    found = shopping(maximum=130)
    found.play(REPAIR)
    assert found.car(0).maximum == 140
    assert REPAIR not in found.moves()


def test_no_chips_are_bought_above_8() -> None:
    found = shopping(chips=(3, 3, 1))
    found.play(BUY_CHIP[Chip.GLUE])
    assert not [move for move in found.moves() if isinstance(move, BuyChip)]


def test_luck_chips_may_never_be_purchased() -> None:
    found = shopping(luck=0)
    before = found.state.decks.luck
    for move in found.moves():
        step = found.rules.apply(found.state, 0, move, 0, Chance(1))
        assert step.state.decks.luck == before


# Exiting the Pit
def test_the_turn_after_he_must_exit_by_the_accelerate_card() -> None:
    found = game().in_pit(0)
    assert found.moves(0) == [COMMIT[ACCELERATE]]
    found.commit(ACCELERATE, ACCELERATE)
    while found.acting() == 1:
        found.play(found.moves()[0])
    assert found.moves() == [Accelerate(10), Accelerate(20), TURBO]
    found.play(Accelerate(20))
    assert found.moves() == [Leave(3)]


def test_rocket_booster_and_charger_also_leave_the_pit() -> None:
    found = game().in_pit(0).gadget(0, Card.CHARGER, Card.ROCKET_BOOSTER, Card.DRUM_BRAKES)
    assert found.moves(0) == [COMMIT[ACCELERATE], COMMIT[Card.CHARGER], COMMIT[Card.ROCKET_BOOSTER]]


def leaving(speed: int = 20, seats: int = 2, **options: Any) -> Game:
    found = game(seats, **options).in_pit(0, laps=1)
    found.commit(*(ACCELERATE,) * seats)
    while found.acting() != 0:
        found.play(found.moves()[0])
    found.play(Accelerate(speed))
    return found


def test_he_then_completes_his_move_normally() -> None:
    found = leaving()
    assert found.play(Leave(3))[0] == PitLeft(0, 3)
    assert (found.where(0), found.phase) == (E1, Driving(0))
    found.steer("F")
    assert found.where(0) == (1, 3)


def test_players_may_exit_the_pit_at_any_speed_safely() -> None:
    found = game().in_pit(0, laps=1).turbos(TurboCard(60, 0, False)).no_luck()
    found.commit(ACCELERATE, ACCELERATE)
    while found.acting() != 0:
        found.play(found.moves()[0])
    found.play(TURBO)
    assert not [event for event in found.play(Leave(3)) if isinstance(event, HazardsDue)]


def test_if_the_exits_are_blocked_the_player_remains_for_a_turn_that_is_wasted() -> None:
    found = game().in_pit(0).at(1, E1, speed=0)
    assert ExitsBlocked(0) in found.commit(ACCELERATE, ACCELERATE)
    assert (found.car(0).speed, found.where(0), found.state.pit) == (0, None, (0,))
    assert not isinstance(found.phase, Shopping)


# Gadget Cards
def test_numbered_gadgets_are_played_like_an_action_card() -> None:
    found = game().at(0, (1, 14)).gadget(0, Card.CHARGER)
    assert COMMIT[Card.CHARGER] in found.moves(0)


def test_grey_gadgets_are_not_played_and_kept_secret_until_used() -> None:
    found = shopping().gadgets(Card.SOLID_TYRES, Card.BUMPERS)
    found.play(BUY_GADGET)
    assert found.play(KeepGadget(Card.SOLID_TYRES))[0] == GadgetKept(0, Card.FACE_DOWN)
    assert found.car(0).hidden == (Card.SOLID_TYRES,)
    assert found.rules.view_for(found.state, 1).race.cars[0].hidden == (Card.FACE_DOWN,)
    assert found.rules.view_for(found.state, 0).race.cars[0].hidden == (Card.SOLID_TYRES,)


def test_when_used_they_are_placed_face_up() -> None:
    found = game().at(0, (1, 14)).gadget(0, Card.SOLID_TYRES, is_hidden=True).chip((1, 15), Chip.TACKS)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert GadgetShown(0, Card.SOLID_TYRES) in found.steer("F")
    assert (found.car(0).open, found.car(0).hidden) == ((Card.SOLID_TYRES,), ())


def test_who_has_four_gadgets_puts_one_face_down_under_the_deck_at_once() -> None:
    found = game().at(0, W1, maximum=100).gadget(0, Card.CHARGER, Card.SPREADER)
    found.gadget(0, Card.BUMPERS, is_hidden=True).gadgets(Card.SOLID_TYRES, Card.DRUM_BRAKES)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0), ENTER, BUY_GADGET, KeepGadget(Card.SOLID_TYRES))
    assert found.phase == PuttingAway(0, 10)
    assert set(found.moves()) == {
        PutAway(card) for card in (Card.CHARGER, Card.SPREADER, Card.BUMPERS, Card.SOLID_TYRES)
    }
    assert found.play(PutAway(Card.BUMPERS)) == [GadgetPutAway(0, Card.FACE_DOWN)]
    assert found.state.decks.gadgets[0] is Card.BUMPERS
    assert found.car(0).hidden == (Card.SOLID_TYRES,)


# Winning the Game
def on_the_last_lap(**fields: object) -> Game:
    """Seat 0 a square before the line with three laps done but for that."""
    return game().at(0, (1, 37), speed=40, laps=3, **fields)


def test_a_player_wins_at_the_exact_moment_his_car_crosses_the_line_after_3_laps() -> None:
    found = on_the_last_lap()
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert found.steer("F")[1:] == [LineCrossed(0, True, 4, 4), RaceEnded(0)]
    assert isinstance(found.phase, Over)
    assert found.state.ranks == ((0,), (1,))


def test_laps_are_counted_when_a_player_goes_through_the_pit() -> None:
    found = leaving()
    found.play(Leave(3))
    assert found.car(0).laps == 2


def test_a_player_may_not_win_by_going_through_the_pit_and_must_then_complete_an_additional_lap() -> None:
    found = game().in_pit(0, laps=3)
    found.commit(ACCELERATE, ACCELERATE)
    while found.acting() != 0:
        found.play(found.moves()[0])
    found.play(Accelerate(20))
    assert LineCrossed(0, True, 4, 5) in found.play(Leave(3))
    assert found.rules.outcome(found.state) is None
    assert (found.car(0).laps, found.car(0).target) == (4, 5)


def test_laps_are_not_counted_in_a_clockwise_direction() -> None:
    found = game(turn_around=True).at(0, (1, 1), is_clockwise=True, laps=2)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert LineCrossed(0, False, 1, 4) in found.steer("F")


def test_the_race_is_won_in_the_middle_of_a_round() -> None:
    found = on_the_last_lap().at(1, (2, 41), speed=30, laps=3)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    found.steer("F")
    assert found.rules.to_act(found.state) == ()


# Turn Around
def turning(spot: tuple[int, int] = (3, 18), speed: int = 10, **fields: object) -> Game:
    found = game(turn_around=True).at(0, spot, speed=speed, **fields)
    found.change(1, speed=0)
    found.commit(TURN_AROUND, ACCELERATE)
    while found.acting() == 1:
        found.play(found.moves()[0])
    return found


def test_the_turn_around_card_is_only_in_the_hand_with_the_option() -> None:
    assert TURN_AROUND not in game().candidates()
    assert game(turn_around=True).candidates()[TURN_AROUND] is None


def test_the_player_must_choose_a_u_turn_or_a_bootlegger() -> None:
    assert turning(speed=40).moves() == [U_TURN, BOOTLEGGER]
    assert turning(speed=10).moves() == [U_TURN]
    assert turning((2, 16), speed=40).moves() == [BOOTLEGGER]


def test_a_u_turn_from_the_outside_lane_leads_to_the_parallel_square_of_the_inside_lane() -> None:
    found = turning((3, 18))
    found.play(U_TURN)
    assert found.where(0) == (1, 14)


def test_a_u_turn_from_the_inside_lane_leads_to_the_parallel_square_of_the_outside_lane() -> None:
    found = turning((1, 14))
    found.play(U_TURN)
    assert found.where(0) == (3, 18)


def test_the_car_faces_the_opposite_direction() -> None:
    found = turning()
    found.play(U_TURN)
    assert found.car(0).is_clockwise


def test_a_u_turn_is_a_10_mph_curve() -> None:
    assert HazardsDue(0, 3, Danger.TURN) in turning(speed=40).play(U_TURN)
    assert not [event for event in turning(speed=10).play(U_TURN) if isinstance(event, HazardsDue)]


def test_the_speed_after_a_u_turn_is_10_regardless_of_the_outcome() -> None:
    found = game(turn_around=True).at(0, (3, 18), speed=20).no_luck().hazards(Hazard.SPIN_OUT)
    found.commit(TURN_AROUND, ACCELERATE)
    while found.acting() == 1:
        found.play(found.moves()[0])
    found.play(U_TURN)
    assert found.car(0).speed == 10


def test_chips_hit_in_a_u_turn_act_in_the_final_square() -> None:
    found = game(turn_around=True).at(0, (3, 18), speed=10).chip((2, 16), Chip.TACKS).chip((1, 14), Chip.TACKS)
    found.change(1, speed=0).dice(1, 2)
    found.commit(TURN_AROUND, ACCELERATE)
    while found.acting() == 1:
        found.play(found.moves()[0])
    events = found.play(U_TURN)
    assert [event.square for event in events if isinstance(event, ChipMet)] == [
        found.square((2, 16)),
        found.square((1, 14)),
    ]
    assert found.car(0).maximum == 110


def test_a_bootlegger_needs_at_least_40_mph() -> None:
    assert BOOTLEGGER not in turning(speed=30).moves()
    assert BOOTLEGGER in turning(speed=40).moves()


def test_a_bootlegger_leads_to_the_next_square_in_front_facing_the_other_way() -> None:
    found = turning((2, 16), speed=40)
    found.play(BOOTLEGGER)
    assert found.where(0) == (2, 17)
    assert found.car(0).is_clockwise


def test_a_bootlegger_is_a_40_mph_curve() -> None:
    assert HazardsDue(0, 2, Danger.TURN) in turning((2, 16), speed=60).play(BOOTLEGGER)


def test_the_speed_after_a_bootlegger_is_0() -> None:
    found = turning((2, 16), speed=40)
    found.play(BOOTLEGGER)
    assert found.car(0).speed == 0


def test_chips_hit_in_a_bootlegger_act_in_the_final_square() -> None:
    found = game(turn_around=True).at(0, (2, 16), speed=40).chip((2, 17), Chip.TACKS).dice(1)
    found.commit(TURN_AROUND, ACCELERATE)
    while found.acting() == 1:
        found.play(found.moves()[0])
    found.play(BOOTLEGGER)
    assert (found.car(0).maximum, found.on_road((2, 17))) == (130, None)


def test_turn_around_may_only_be_played_in_an_outer_lane_or_at_40_mph() -> None:
    found = game(turn_around=True).at(0, (2, 16), speed=30)
    assert found.candidates()[TURN_AROUND] is Reason.WRONG_LANE
    with pytest.raises(IllegalMove):
        found.play(COMMIT[TURN_AROUND], seat=0)
    assert found.at(0, (2, 16), speed=40).candidates()[TURN_AROUND] is None


def test_if_other_cars_obstruct_the_turn_the_player_moves_normally() -> None:
    found = game(turn_around=True).at(0, (3, 18), speed=30).at(1, (2, 16), speed=0)
    found.commit(TURN_AROUND, ACCELERATE)
    while found.acting() == 1:
        found.play(found.moves()[0])
    assert found.phase == Driving(0)
    found.steer("FFF")
    assert found.where(0) == (3, 21)


def test_a_car_that_turned_may_ram_head_on() -> None:
    found = game(turn_around=True).at(0, (1, 16), is_clockwise=True).at(1, (1, 15))
    found.commit(RAM, ACCELERATE)
    assert Ram(1) in found.moves()
