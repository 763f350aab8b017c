"""One test for each sentence of the rulebook's Action Cards, Hazard Cards and Luck Chips, in its order."""

from itertools import pairwise

import pytest

from game.core.rules import IllegalMove
from game.games.lunatix.cards import Card, Chip, Hazard, TurboCard
from game.games.lunatix.choosing import Reason
from game.games.lunatix.events import (
    ChipDropped,
    ChipMet,
    Danger,
    DiceRolled,
    HazardsDue,
    HazardShown,
    HazardsShuffled,
    LuckSpent,
    Moved,
    RamKind,
    Rammed,
    SpeedChanged,
    TurboShown,
    TurbosShuffled,
    TurnEnded,
)
from game.games.lunatix.moves import (
    DROP as DROPS,
)
from game.games.lunatix.moves import (
    KEEP_CHIPS,
    SPEND_LUCK,
    TAKE_CARD,
    TURBO,
    Accelerate,
    Brake,
    Commit,
    Hit,
    Ram,
)
from game.games.lunatix.state import Driving, Dropping, FearingTurbo
from tests.games.lunatix.positions import Game, game

RAM, BRAKE, DROP, ACCELERATE = Card.RAM, Card.BRAKE, Card.DROP, Card.ACCELERATE
CLICK = TurboCard(0, 0, True)
GAIN_40 = TurboCard(40, 0, False)
GAIN_60 = TurboCard(60, 0, False)
GAIN_30_DICE_1 = TurboCard(30, 1, False)
GAIN_40_DICE_2 = TurboCard(40, 2, False)


# Action Cards
def test_a_player_must_determine_that_he_can_complete_an_action_before_choosing_the_card() -> None:
    found = game().at(0, (1, 14), speed=0, chips=(0, 0, 0)).at(1, (1, 30))
    assert found.moves(0) == [Commit(ACCELERATE)]
    with pytest.raises(IllegalMove):
        found.play(Commit(BRAKE), seat=0)


# Ram
def ramming(target: tuple[int, int] = (1, 15), *, speed: int = 40, clockwise: bool = False) -> Game:
    """Seat 0 on (1, 14) with the ram card and seat 1 somewhere."""
    found = game().at(0, (1, 14), speed=speed).at(1, target, speed=10, is_clockwise=clockwise)
    found.commit(RAM, ACCELERATE)
    return found


def test_a_ram_can_be_done_prior_to_all_movement() -> None:
    found = ramming()
    assert Ram(1) in found.moves()


def test_a_ram_can_be_done_during_movement() -> None:
    found = ramming((2, 17))
    found.steer("F")
    assert found.moves() == [*found.moves()[:-1], Ram(1)]
    found.play(Ram(1))
    assert found.phase == Driving(0)


def test_a_ram_can_be_done_immediately_after_all_movement() -> None:
    found = ramming((1, 19))
    found.steer("FFFF")
    assert found.moves() == [Ram(1)]


def test_against_one_and_only_one_opposing_car() -> None:
    found = game(3).at(0, (2, 18), speed=50).at(1, (1, 17)).at(2, (3, 21))
    found.commit(RAM, ACCELERATE, ACCELERATE)
    found.play(Ram(1))
    assert Ram(2) not in found.moves()


def test_the_ram_does_not_take_any_movement() -> None:
    found = ramming((2, 16))
    found.play(Ram(1))
    found.steer("FFFF")
    assert found.where(0) == (1, 18)


def test_the_ramming_car_never_enters_the_targets_square() -> None:
    found = ramming()
    found.play(Ram(1))
    assert (found.where(0), found.where(1)) == ((1, 14), (1, 15))


@pytest.mark.parametrize("behind", [(2, 17), (1, 16), (3, 20)])
def test_a_car_can_never_ram_a_car_in_its_rear_rear_left_or_rear_right_square(behind: tuple[int, int]) -> None:
    found = game().at(0, (2, 18), speed=40).at(1, behind)
    assert found.candidates()[RAM] is Reason.NO_TARGET


def test_both_players_immediately_roll_damage_dice() -> None:
    found = ramming().dice(1, 2, 0)
    assert found.play(Ram(1))[:3] == [
        Rammed(0, 1, RamKind.REAR_END),
        DiceRolled(0, (1,), 130),
        DiceRolled(1, (2, 0), 120),
    ]


@pytest.mark.parametrize("side", [(1, 17), (3, 21)])
def test_a_sideswipe_is_a_ram_to_a_car_in_a_front_left_or_front_right_square(side: tuple[int, int]) -> None:
    found = game().at(0, (2, 18)).at(1, side)
    found.commit(RAM, ACCELERATE)
    assert Rammed(0, 1, RamKind.SIDESWIPE) in found.play(Ram(1))


def test_in_a_sideswipe_the_rammer_takes_1_die_and_the_target_2() -> None:
    found = ramming((2, 16)).dice(1, 1, 1)
    found.play(Ram(1))
    assert (found.car(0).maximum, found.car(1).maximum) == (130, 120)


def test_the_rammer_must_continue_moving_after_a_sideswipe() -> None:
    found = ramming((2, 16))
    found.play(Ram(1))
    assert found.phase == Driving(0)
    found.steer("FFFF")
    assert found.acting() == 1


def test_a_rear_end_ram_is_a_ram_from_the_square_behind() -> None:
    found = ramming()
    assert Rammed(0, 1, RamKind.REAR_END) in found.play(Ram(1))


def test_in_a_rear_end_ram_the_rammer_takes_1_die_and_the_target_2() -> None:
    found = ramming().dice(2, 2, 2)
    found.play(Ram(1))
    assert (found.car(0).maximum, found.car(1).maximum) == (120, 100)


def test_the_rammer_ends_his_move_after_a_rear_end_ram() -> None:
    found = ramming()
    assert TurnEnded(0) in found.play(Ram(1))
    assert (found.acting(), found.car(0).speed) == (1, 40)


def test_a_head_on_ram_is_from_the_square_directly_in_front_when_traveling_in_opposite_directions() -> None:
    found = ramming(clockwise=True)
    assert Rammed(0, 1, RamKind.HEAD_ON) in found.play(Ram(1))


def test_in_a_head_on_ram_the_rammer_takes_3_dice_and_the_target_4() -> None:
    found = ramming(clockwise=True).dice(1, 1, 1, 1, 1, 1, 1)
    found.play(Ram(1))
    assert (found.car(0).maximum, found.car(1).maximum) == (110, 100)


def test_both_cars_are_reduced_to_0_after_a_head_on_ram() -> None:
    found = ramming(clockwise=True)
    found.play(Ram(1))
    assert (found.car(0).speed, found.car(1).speed) == (0, 0)


def test_a_player_ends_his_turn_after_a_head_on_ram() -> None:
    found = ramming(clockwise=True)
    assert TurnEnded(0) in found.play(Ram(1))


def test_the_ram_card_may_only_be_played_if_there_is_an_eligible_target_within_reach() -> None:
    found = game().at(0, (1, 14), speed=30).at(1, (1, 19))
    assert found.candidates()[RAM] is Reason.NO_TARGET
    found.at(1, (1, 18))
    assert found.candidates()[RAM] is None


# Brake
@pytest.mark.parametrize("by", [10, 20, 30, 40])
def test_before_any_movement_the_speed_is_reduced_by_10_20_30_or_40(by: int) -> None:
    found = game().at(0, (1, 14), speed=60)
    found.commit(BRAKE, ACCELERATE)
    assert found.moves() == [Brake(10), Brake(20), Brake(30), Brake(40)]
    assert found.play(Brake(by))[0] == SpeedChanged(0, 60, 60 - by)


def test_the_player_then_moves_as_normal() -> None:
    found = game().at(0, (1, 14), speed=60)
    found.commit(BRAKE, ACCELERATE)
    found.play(Brake(30))
    found.steer("FFF")
    assert (found.where(0), found.acting()) == ((1, 17), 1)


# Drop
def dropping(**fields: object) -> Game:
    """Seat 0 on (1, 14) with the drop card."""
    found = game().at(0, (1, 14), **fields)
    found.commit(DROP, ACCELERATE)
    return found


def test_in_addition_to_moving_the_player_must_drop_1_or_2_chips_of_the_same_type() -> None:
    found = dropping()
    found.steer("F")
    assert found.moves() == [KEEP_CHIPS, *DROPS.values()]
    found.play(DROPS[Chip.OIL])
    found.steer("F")
    assert found.moves() == [KEEP_CHIPS, DROPS[Chip.OIL]]
    found.play(DROPS[Chip.OIL])
    found.steer("FF")
    assert found.acting() == 1, "there is no third chip"
    assert found.car(0).chips == (3, 1, 2)


def test_a_chip_can_be_dropped_into_any_square_that_the_car_vacates_no_more_than_1_per_square() -> None:
    found = dropping()
    found.steer("F")
    assert found.play(DROPS[Chip.TACKS]) == [ChipDropped(0, found.square((1, 14)), Chip.TACKS)]
    assert found.phase == Driving(0)
    assert found.on_road((1, 14)) is Chip.TACKS


def test_chips_may_not_be_dropped_into_a_cars_final_square() -> None:
    found = dropping(speed=10)
    found.steer("F")
    found.play(KEEP_CHIPS)
    assert found.phase == Dropping(0, True)
    found.play(DROPS[Chip.GLUE])
    assert (found.on_road((1, 14)), found.on_road((1, 15))) == (Chip.GLUE, None)


def test_when_a_car_enters_a_square_with_a_chip_the_effects_are_immediately_applied_and_the_chip_is_removed() -> None:
    found = game().at(0, (1, 14)).chip((1, 15), Chip.GLUE)
    stock = found.state.decks.chips
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert found.steer("F")[1:3] == [ChipMet(0, found.square((1, 15)), Chip.GLUE), SpeedChanged(0, 40, 20)]
    assert found.on_road((1, 15)) is None
    assert found.state.decks.chips == (stock[0], stock[1], stock[2] + 1)


def test_tacks_roll_1_damage_die() -> None:
    found = game().at(0, (1, 14)).chip((1, 15), Chip.TACKS).dice(2)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert DiceRolled(0, (2,), 120) in found.steer("F")


def test_oil_draws_1_hazard_card() -> None:
    found = game().at(0, (1, 14)).chip((1, 15), Chip.OIL)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert HazardsDue(0, 1, Danger.OIL) in found.steer("F")


def test_glue_reduces_speed_by_20() -> None:
    found = game().at(0, (1, 14), speed=20).chip((1, 15), Chip.GLUE)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(10))
    found.steer("F")
    assert found.car(0).speed == 10


def test_the_drop_card_can_only_be_played_with_at_least_1_chip() -> None:
    found = game().change(0, chips=(0, 0, 0))
    assert found.candidates()[DROP] is Reason.NO_CHIP
    found.change(0, chips=(0, 0, 1))
    assert found.candidates()[DROP] is None


# Accelerate
def test_if_he_accelerates_normally_he_may_coast_or_accelerate_10_or_20() -> None:
    found = game().at(0, (1, 14))
    found.commit(ACCELERATE, ACCELERATE)
    assert found.moves() == [Accelerate(0), Accelerate(10), Accelerate(20), TURBO]
    found.play(Accelerate(20))
    found.steer("FFFFFF")
    assert (found.where(0), found.car(0).speed) == ((1, 20), 60)


def test_a_player_may_not_increase_his_speed_over_his_maximum() -> None:
    found = game().at(0, (1, 14), speed=90, maximum=100)
    found.commit(ACCELERATE, ACCELERATE)
    assert found.moves() == [Accelerate(0), Accelerate(10), TURBO]
    found = game().at(0, (1, 14), speed=100, maximum=100)
    found.commit(ACCELERATE, ACCELERATE)
    assert found.moves() == [Accelerate(0), TURBO]


def turboing(*cards: TurboCard, **fields: object) -> Game:
    """Seat 0 on (1, 14) about to choose turbo or not."""
    found = game().at(0, (1, 14), **fields).turbos(*cards)
    found.commit(ACCELERATE, ACCELERATE)
    return found


def test_players_choosing_to_turbo_must_draw_the_top_turbo_card_and_follow_it() -> None:
    found = turboing(GAIN_40).no_luck()
    assert found.play(TURBO) == [TurboShown(0, GAIN_40), SpeedChanged(0, 40, 80)]
    found.steer("F" * 8)
    assert found.where(0) == (1, 22)


def test_cars_accelerate_between_0_and_60_when_turboing() -> None:
    gains = {card.gain for card in game().rules.cards.turbo_deck()}
    assert (min(gains), max(gains)) == (0, 60)


def test_the_nitrous_oxide_can_explode_causing_damage() -> None:
    found = turboing(GAIN_40_DICE_2).no_luck().dice(1, 2)
    assert DiceRolled(0, (1, 2), 110) in found.play(TURBO)


def test_a_turbo_card_can_be_nullified_and_a_new_one_drawn_for_a_luck_chip() -> None:
    found = turboing(GAIN_30_DICE_1, GAIN_60)
    found.play(TURBO)
    assert found.phase == FearingTurbo(0, GAIN_30_DICE_1)
    assert found.play(SPEND_LUCK) == [LuckSpent(0, 2), TurboShown(0, GAIN_60)]
    found.play(TAKE_CARD)
    assert (found.car(0).speed, found.car(0).luck) == (100, 2)


def test_used_turbo_cards_form_a_discard_pile_until_click_reshuffles_all() -> None:
    found = turboing(GAIN_40, CLICK)
    found.play(TURBO, SPEND_LUCK)
    assert found.state.decks.turbos_used == (GAIN_40,)
    assert TurbosShuffled() in found.play(TAKE_CARD)
    assert len(found.state.decks.turbos) == 15
    assert not found.state.decks.turbos_used


def test_a_player_ignores_his_maximum_when_he_turboes() -> None:
    found = turboing(GAIN_60, speed=60, maximum=60).no_luck()
    found.play(TURBO)
    assert found.car(0).speed == 120


def test_at_the_end_of_the_turn_speed_drops_to_the_maximum() -> None:
    found = turboing(GAIN_40, speed=50, maximum=60).no_luck()
    found.play(TURBO)
    assert found.steer("F" * 9)[-3:-1] == [SpeedChanged(0, 90, 60), TurnEnded(0)]


# Hazard Cards
def test_used_hazard_cards_form_a_discard_pile_until_the_deck_is_empty_then_they_are_shuffled() -> None:
    found = game().at(0, (1, 14)).chip((1, 15), Chip.OIL).no_luck().hazards(Hazard.NEAR_MISS)
    decks = found.state.decks
    found.state = found.state._replace(decks=decks._replace(hazards=(), hazards_used=decks.hazards))
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    events = found.steer("F")
    assert events[2] == HazardsShuffled()
    assert found.state.decks.hazards_used == (Hazard.NEAR_MISS,)


def test_most_lunacy_cards_are_retained_until_they_are_cured() -> None:
    found = game().at(0, (1, 14)).chip((1, 15), Chip.OIL).no_luck().hazards(Hazard.TIMID)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    found.steer("FFFF")
    assert found.car(0).lunacies == (Hazard.TIMID,)
    assert Hazard.TIMID not in found.state.decks.hazards_used


def test_multiple_cards_are_pulled_off_the_deck_and_applied_one_at_a_time() -> None:
    found = game().at(0, (1, 4), speed=110).hazards(Hazard.EASE_OFF, Hazard.NEAR_MISS, Hazard.CRUNCH)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    left = len(found.state.decks.hazards)
    events = found.steer("F")
    assert len(found.state.decks.hazards) == left - 3
    assert found.state.turn.aside == (Hazard.NEAR_MISS, Hazard.CRUNCH)
    for card in (Hazard.NEAR_MISS, Hazard.CRUNCH):
        events = found.play(TAKE_CARD)
        assert HazardShown(0, card) in events, "slowing down meanwhile does not spare the rest"


# Luck Chips
def test_luck_negates_a_card_and_draws_a_replacement() -> None:
    found = game().at(0, (1, 4), speed=90).hazards(Hazard.CRUNCH, Hazard.NEAR_MISS)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    found.steer("F")
    assert found.play(SPEND_LUCK) == [LuckSpent(0, 2), HazardShown(0, Hazard.NEAR_MISS)]
    found.play(TAKE_CARD)
    assert found.car(0).maximum == 140


def test_he_may_continue_to_nullify_cards_as_long_as_he_has_chips() -> None:
    found = game().at(0, (1, 4), speed=90)
    found.hazards(Hazard.CRUNCH, Hazard.RATTLE, Hazard.TIMID, Hazard.EASE_OFF)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    found.steer("F")
    found.play(SPEND_LUCK, SPEND_LUCK, SPEND_LUCK)
    assert (found.car(0).luck, found.car(0).speed) == (0, 80), "the last card comes to pass unasked"
    assert found.state.decks.luck == 12 + 3


def test_steps_of_a_turn_follow_each_other() -> None:
    found = game().at(0, (1, 14))
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    moved = [event for event in found.steer("FFFF") if isinstance(event, Moved)]
    assert all(before.end == after.start for before, after in pairwise(moved))
    assert Hit(1) not in found.moves()
