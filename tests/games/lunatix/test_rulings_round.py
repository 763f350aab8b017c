"""A test for every ruling on preparation, choosing, order, movement, damage and wrecks."""

from typing import Any

import pytest

from game.core.chance import Chance
from game.games.lunatix.cards import Card, Chip, Hazard, TurboCard
from game.games.lunatix.choosing import Reason
from game.games.lunatix.events import (
    Blurted,
    ChipMet,
    Danger,
    DiceRolled,
    HazardsDue,
    Locked,
    RamKind,
    Rammed,
    Revealed,
    Skidded,
    SpeedChanged,
    TurnEnded,
    Wrecked,
    WreckTowed,
)
from game.games.lunatix.moves import (
    COMMIT,
    SPEND_LUCK,
    TURBO,
    Accelerate,
    Hit,
    Mix,
    Ram,
)
from game.games.lunatix.options import Options
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import ChoosingChips, ChoosingOpenly, Driving, Over
from tests.games.lunatix.boards import house_board, house_cards
from tests.games.lunatix.positions import Game, game
from tests.games.lunatix.test_rulebook_round import order_of

RAM, BRAKE, DROP, ACCELERATE, TURN_AROUND = Card.RAM, Card.BRAKE, Card.DROP, Card.ACCELERATE, Card.TURN_AROUND


def driving(card: Card = ACCELERATE, **fields: Any) -> Game:
    """Seat 0 on (1, 14) on turn with a card, ready to drive when that is accelerate."""
    found = game().at(0, (1, 14), **fields)
    return go(found, card)


def go(found: Game, card: Card = ACCELERATE) -> Game:
    found.commit(card, *(ACCELERATE,) * (sum(car.is_running for car in found.state.cars) - 1))
    while found.acting() != 0:
        found.play(found.moves()[0])
    if card is ACCELERATE:
        found.play(Accelerate(0))
    return found


# Numbers and preparation
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 seats"):
        LunatixRules(house_board(), house_cards(), Options(), seats)


def test_a_car_starts_at_40_of_140_with_3_luck_chips_behind_the_line() -> None:
    car = LunatixRules(house_board(), house_cards(), Options(), 6).start(Chance(1)).state.cars[5]
    assert (car.speed, car.maximum, car.luck, car.laps, car.target) == (40, 140, 3, 0, 4)
    assert sum(game(6).car(5).chips) == 8


def test_start_places_are_drawn_by_lot() -> None:
    rules = LunatixRules(house_board(), house_cards(), Options(), 3)
    assert len({rules.start(Chance(seed)).state.squares for seed in range(60)}) == 6
    assert set(rules.start(Chance(1)).state.squares) == set(house_board().starts[:3])


def test_place_1_is_inside_in_the_front_row() -> None:
    track = house_board()
    assert [track.lane(square) for square in track.starts] == [1, 2, 3, 1, 2, 3]
    assert min(track.places[square] for square in track.starts[:3]) > max(
        track.places[square] for square in track.starts[3:]
    )


def test_chips_are_chosen_in_seat_order_so_late_seats_may_find_a_kind_gone() -> None:
    rules = LunatixRules(house_board(), house_cards(), Options(), 6)
    state = rules.start(Chance(1)).state
    for seat in range(3):
        assert state.phase == ChoosingChips(seat)
        state = rules.apply(state, seat, Mix(8, 0, 0), 0, Chance(1)).state
    moves = rules.legal_moves(state, 3)
    assert moves == [Mix(0, oil, 8 - oil) for oil in range(9)]


def test_order_numbers_are_ram_1_brake_2_drop_3_accelerate_4_turn_around_5() -> None:
    found = game(5, turn_around=True).at(0, (1, 16)).at(1, (1, 17))
    assert [found.rules.board.orders[card] for card in (RAM, BRAKE, DROP, ACCELERATE, TURN_AROUND)] == [1, 2, 3, 4, 5]


def test_the_kind_die_has_fewer_hits() -> None:
    assert game(kind_die=True).rules.board.die == (0, 0, 0, 1, 1, 2)
    assert game().rules.board.die == (0, 0, 1, 1, 2, 2)


def test_laps_are_an_option() -> None:
    assert game(laps=5).car(0).target == 6
    with pytest.raises(ValueError, match="laps must be from 1 to 5"):
        Options(laps=6)


# Choosing
def test_ram_is_judged_by_steps_over_squares_without_wrecks_not_through_the_pit() -> None:
    found = game(4).at(0, (1, 14), speed=20).at(1, (1, 17))
    assert found.candidates()[RAM] is None
    found.wrecked(2, (1, 15)).wrecked(3, (2, 16))
    assert found.candidates()[RAM] is Reason.NO_TARGET


def test_none_counts_so_ram_is_legal_at_speed_0() -> None:
    found = game().at(0, (1, 14), speed=0).at(1, (1, 15))
    assert found.candidates()[RAM] is None
    go(found, RAM)
    assert found.moves() == [Ram(1)]


def test_a_wreck_is_no_target() -> None:
    found = game(3).at(0, (1, 14)).wrecked(1, (1, 16))
    assert found.candidates()[RAM] is Reason.NO_TARGET


def test_drop_needs_a_chip_and_speed_10() -> None:
    assert game().change(0, speed=0).candidates()[DROP] is Reason.STANDING


def test_brake_needs_speed_above_0_and_accelerate_nothing() -> None:
    found = game().change(0, speed=0)
    assert found.candidates()[BRAKE] is Reason.STANDING
    assert found.candidates()[ACCELERATE] is None


def test_others_cards_are_ignored_when_a_card_is_judged() -> None:
    found = game().at(0, (1, 14)).at(1, (1, 16), speed=140)
    found.play(COMMIT[ACCELERATE], seat=1)
    assert found.candidates()[RAM] is None


def test_if_bans_leave_nothing_accelerate_is_legal() -> None:
    found = game().at(0, (1, 14)).at(1, (1, 15))
    found.lunacy(0, Hazard.TIMID, Hazard.LEAD_FOOT, Hazard.PACK_RAT, Hazard.NITRO_NERVES)
    assert found.moves(0) == [COMMIT[ACCELERATE]]
    assert found.candidates()[RAM] is Reason.TIMID
    assert found.candidates()[BRAKE] is Reason.LEAD_FOOT
    assert found.candidates()[DROP] is Reason.PACK_RAT


def test_loose_lips_commits_first_openly_and_for_good() -> None:
    found = game(4)
    go_round(found.lunacy(2, Hazard.LOOSE_LIPS))
    assert found.phase == ChoosingOpenly(2)
    assert found.rules.to_act(found.state) == (2,)
    assert found.commit(BRAKE) == [Blurted(2, BRAKE)]
    assert found.rules.view_for(found.state, 0).race.commits == (None, None, BRAKE, None)
    assert found.rules.to_act(found.state) == (0, 1, 3)
    assert found.commit(ACCELERATE) == [Locked(0)]


def test_several_loose_lips_commit_in_seat_order() -> None:
    found = game(4).lunacy(1, Hazard.LOOSE_LIPS)
    found.change(3, lunacies=(Hazard.LOOSE_LIPS,))
    go_round(found)
    assert found.phase == ChoosingOpenly(1)
    found.commit(ACCELERATE)
    assert found.phase == ChoosingOpenly(3)


def go_round(found: Game) -> None:
    """Play until the next round's cards are chosen."""
    this = found.state.round
    while found.state.round == this:
        seat = found.acting()
        found.play(found.moves(seat)[-1] if COMMIT[ACCELERATE] in found.moves(seat) else found.moves(seat)[0])


# Order
def test_a_car_in_the_pit_stands_at_the_square_of_its_door() -> None:
    found = game(2).in_pit(0, door=(1, 34)).at(1, (1, 33), speed=0)
    assert order_of(found, ACCELERATE, ACCELERATE) == (0, 1)
    found = game(2).in_pit(0, door=(1, 34)).at(1, (1, 35), speed=0)
    assert order_of(found, ACCELERATE, ACCELERATE) == (1, 0)


def test_any_tie_left_goes_by_seat() -> None:
    found = game(3, all_doors=True).in_pit(1, door=(1, 34)).at(2, (1, 34), speed=0)
    assert order_of(found, ACCELERATE, ACCELERATE, ACCELERATE) == (0, 1, 2)


def test_speeds_and_places_are_those_at_the_reveal() -> None:
    found = game(3).at(0, (1, 16), speed=60).at(1, (1, 17), speed=50).at(2, (1, 14), speed=40)
    events = found.commit(RAM, ACCELERATE, ACCELERATE)
    found.dice(2, 2, 2)
    assert Revealed((RAM, ACCELERATE, ACCELERATE), (0, 1, 2)) in events


def test_among_cars_in_the_pit_only_the_order_of_entry_decides_also_around_others() -> None:
    found = game(4, all_doors=True).in_pit(2, door=(1, 34)).in_pit(0, door=(1, 35))
    found.at(1, (2, 38), speed=0).at(3, (1, 36), speed=0)
    assert order_of(found, ACCELERATE, ACCELERATE, ACCELERATE, ACCELERATE) == (3, 2, 1, 0)


# Movement
def test_squares_left_are_never_below_0() -> None:
    found = driving(speed=40)
    found.chip((1, 17), Chip.GLUE)
    found.steer("FFF")
    assert found.where(0) == (1, 17), "it has driven 3 squares at 20 mph and does not move back"
    assert found.acting() == 1


def test_glue_counts_also_on_a_turbo_turn() -> None:
    found = game().at(0, (1, 14)).no_luck().turbos(TurboCard(40, 0, False)).chip((1, 15), Chip.GLUE)
    found.commit(ACCELERATE, ACCELERATE)
    found.play(TURBO)
    found.steer("F")
    assert found.car(0).speed == 60


def test_on_entering_a_square_the_line_comes_first_then_the_chip_then_the_curve() -> None:
    found = game().at(0, (1, 37), laps=3).chip((1, 1), Chip.TACKS)
    go(found)
    events = found.steer("F")
    assert isinstance(found.phase, Over)
    assert not [event for event in events if isinstance(event, ChipMet)]
    found = game().at(0, (1, 4), speed=90).chip((1, 5), Chip.GLUE)
    go(found)
    events = found.steer("F")
    assert not [event for event in events if isinstance(event, HazardsDue)], "glue slowed it before the check"


def test_the_curve_check_falls_away_if_the_chip_moved_the_car_off_the_square() -> None:
    found = game().at(0, (1, 4), speed=120).no_luck().chip((1, 5), Chip.OIL).hazards(Hazard.SKID)
    go(found)
    events = found.steer("F")
    assert [event for event in events if isinstance(event, HazardsDue)] == [HazardsDue(0, 1, Danger.OIL)]
    assert Skidded(0, found.square((1, 5)), found.square((2, 5))) in events


def test_from_one_curve_into_another_is_an_entry_too() -> None:
    track = house_board()
    second = tuple(
        2 if square in range(track.firsts()[0] + 4, track.firsts()[0] + 6) else curve
        for square, curve in enumerate(track.curve_of)
    )
    other = type(track)(**{name: getattr(track, name) for name in track.__slots__} | {"curve_of": second})
    found = game(track=other).at(0, (1, 6), speed=90)
    go(found)
    assert HazardsDue(0, 1, Danger.CURVE) in found.steer("F")


def test_slowing_down_while_cards_are_turned_over_does_not_reduce_them() -> None:
    found = game().at(0, (1, 4), speed=110).no_luck().hazards(Hazard.SLAM, Hazard.RATTLE, Hazard.RATTLE).dice(1, 1)
    go(found)
    found.steer("F")
    assert (found.car(0).speed, found.car(0).maximum) == (70, 120)


def test_luck_replaces_a_card_from_the_decks_top_before_those_set_aside() -> None:
    found = game().at(0, (1, 4), speed=100).hazards(Hazard.CRUNCH, Hazard.RATTLE, Hazard.NEAR_MISS)
    go(found)
    found.steer("F")
    found.play(SPEND_LUCK)
    assert found.state.turn.aside == (Hazard.RATTLE,)
    assert getattr(found.phase, "card", None) is Hazard.NEAR_MISS


def test_a_spin_out_does_not_stop_the_rest() -> None:
    found = game().at(0, (1, 4), speed=100).no_luck().hazards(Hazard.SPIN_OUT, Hazard.RATTLE).dice(2)
    go(found)
    found.steer("F")
    assert (found.car(0).speed, found.car(0).maximum, found.acting()) == (0, 120, 1)


def test_after_a_wreck_the_rest_go_to_the_discards_unseen() -> None:
    found = game(3).at(0, (1, 4), speed=100).no_luck().hazards(Hazard.CRUNCH, Hazard.TIMID)
    go(found)
    found.change(0, maximum=20)
    found.dice(2, 2)
    assert Wrecked(0) in found.steer("F")
    assert found.state.decks.hazards_unseen == (Hazard.TIMID,)
    assert found.rules.view_for(found.state, None).race.decks.hazards_unseen == (Hazard.FACE_DOWN,)


def test_turbo_on_a_curve_square_card_gain_dice_then_the_cards() -> None:
    found = game().at(0, (1, 6), speed=70).no_luck().turbos(TurboCard(30, 1, False)).hazards(*(Hazard.NEAR_MISS,) * 2)
    found.commit(ACCELERATE, ACCELERATE)
    events = found.play(TURBO)
    assert [type(event) for event in events[1:4]] == [SpeedChanged, DiceRolled, HazardsDue]
    assert HazardsDue(0, 3, Danger.ACCELERATION) in events


def test_a_lunacy_may_be_cancelled_and_fatalist_binds_only_once_kept() -> None:
    found = game().at(0, (1, 4), speed=100).hazards(Hazard.FATALIST, Hazard.RATTLE, Hazard.NEAR_MISS)
    go(found)
    found.steer("F")
    assert SPEND_LUCK in found.moves()
    found.play(SPEND_LUCK)
    assert Hazard.FATALIST not in found.car(0).lunacies
    found = game().at(0, (1, 4), speed=100).hazards(Hazard.FATALIST, Hazard.RATTLE)
    go(found)
    found.steer("F")
    found.play(found.moves()[0])
    assert found.phase == Driving(0), "the rattle came to pass unasked"


def test_an_empty_deck_without_discards_draws_nothing() -> None:
    found = game().at(0, (1, 4), speed=100)
    decks = found.state.decks
    found.state = found.state._replace(decks=decks._replace(hazards=(Hazard.NEAR_MISS,)))
    go(found.no_luck())
    events = found.steer("F")
    assert HazardsDue(0, 1, Danger.CURVE) in events


# Damage and wrecks
def test_all_dice_of_one_event_are_rolled_then_all_effects() -> None:
    found = game(3).at(0, (1, 14), maximum=10, speed=10).at(1, (1, 15), maximum=20, speed=10).dice(2, 2, 2)
    found.at(2, (3, 30))
    go(found, RAM)
    events = found.play(Ram(1))
    assert (found.car(0).wreck, found.car(1).wreck) == (1, 1), "one event"
    assert Wrecked(0) in events
    assert Wrecked(1) in events


def test_a_wreck_is_at_once_also_on_a_turbo_turn() -> None:
    found = game(3).at(0, (1, 14), maximum=20, speed=20).no_luck().turbos(TurboCard(40, 2, False)).dice(1, 2)
    found.commit(ACCELERATE, ACCELERATE, ACCELERATE)
    assert Wrecked(0) in found.play(TURBO)
    assert found.acting() != 0


def test_a_wrecks_chips_go_to_the_stock_gadgets_under_the_deck_lunacies_to_the_discards() -> None:
    found = game(3).at(0, (1, 14), maximum=10, speed=10).gadget(0, Card.CHARGER).lunacy(0, Hazard.TIMID)
    found.chip((1, 15), Chip.TACKS)
    stock = found.state.decks
    go(found)
    found.dice(2).steer("F")
    after = found.state.decks
    assert after.chips == (stock.chips[0] + 3 + 1, stock.chips[1] + 3, stock.chips[2] + 2)
    assert after.luck == stock.luck + 3
    assert after.gadgets[0] is Card.CHARGER
    assert after.hazards_used == (Hazard.TIMID,)
    assert found.where(0) == (1, 15)


def test_a_wreck_is_removed_after_a_hit_by_a_car_whose_forward_squares_all_hold_wrecks() -> None:
    found = game(5).at(0, (2, 18), speed=30)
    found.wrecked(1, (2, 19)).wrecked(2, (1, 17)).wrecked(3, (3, 21))
    go(found)
    assert found.moves() == [Hit(1), Hit(2), Hit(3)]
    found.dice(1, 2)
    events = found.play(Hit(2))
    assert events[:2] == [Rammed(0, 2, RamKind.INVOLUNTARY), DiceRolled(0, (1, 2), 110)]
    assert WreckTowed(2, found.square((1, 17))) in events
    assert TurnEnded(0) in events
    assert found.where(2) is None


def test_with_a_running_car_among_the_blockers_a_hit_wreck_stays() -> None:
    found = game(5).at(0, (2, 18), speed=30).wrecked(1, (2, 19)).wrecked(2, (1, 17)).at(3, (3, 21), speed=0)
    go(found)
    events = found.play(Hit(2))
    assert not [event for event in events if isinstance(event, WreckTowed)]
    assert found.where(2) == (1, 17)


def test_wrecks_in_every_exit_are_removed_at_the_end_of_the_round() -> None:
    found = game(3).in_pit(0).wrecked(1, (1, 2))
    events = found.commit(ACCELERATE, ACCELERATE)
    while found.where(1) is not None:
        events += found.play(found.moves()[0])
    assert WreckTowed(1, found.square((1, 2))) in events
    assert found.state.round == 2
