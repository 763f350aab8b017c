"""A test for every ruling on gadgets, the Rocket Booster first among them."""

from typing import Any

import pytest

from game.games.lunatix.cards import Card, Chip, Hazard, TurboCard
from game.games.lunatix.choosing import Reason
from game.games.lunatix.events import (
    ChipMet,
    Danger,
    DiceRolled,
    FlownBack,
    GadgetShown,
    GadgetSpent,
    HazardsDue,
    LineCrossed,
    LunacyKept,
    RaceEnded,
    SpeedChanged,
    TurnEnded,
    Wrecked,
)
from game.games.lunatix.moves import (
    BUY_GADGET,
    COMMIT,
    ENTER,
    TURBO,
    Accelerate,
    Brake,
    Hit,
    KeepGadget,
    Leave,
    Ram,
)
from game.games.lunatix.moves import DROP as DROPS
from game.games.lunatix.state import Shopping
from tests.games.lunatix.positions import Game, game

RAM, BRAKE, DROP, ACCELERATE, TURN_AROUND = Card.RAM, Card.BRAKE, Card.DROP, Card.ACCELERATE, Card.TURN_AROUND
W1, W2, E1, E2 = (1, 34), (1, 35), (1, 2), (1, 3)


def go(found: Game, card: Card = ACCELERATE, by: int | None = 0) -> Game:
    """Commit for all, and play until seat 0 has chosen how much to accelerate."""
    found.commit(card, *(ACCELERATE,) * (sum(car.is_running for car in found.state.cars) - 1))
    while found.acting() != 0:
        found.play(found.moves()[0])
    if card is ACCELERATE and by is not None:
        found.play(Accelerate(by))
    return found


# Numbered gadgets
def test_charger_gains_up_to_40_not_above_the_maximum_and_stays() -> None:
    found = game().at(0, (1, 14), maximum=70).gadget(0, Card.CHARGER)
    go(found, Card.CHARGER)
    assert found.moves() == [Accelerate(by) for by in (0, 10, 20, 30)]
    found.play(Accelerate(30))
    assert found.car(0).open == (Card.CHARGER,)


def test_drum_brakes_brake_up_to_80_and_count_as_brake() -> None:
    found = game().at(0, (1, 14), speed=100).gadget(0, Card.DRUM_BRAKES)
    found.lunacy(0, Hazard.LEAD_FOOT)
    assert found.candidates()[Card.DRUM_BRAKES] is Reason.LEAD_FOOT
    found.change(0, lunacies=())
    assert go(found, Card.DRUM_BRAKES).moves() == [Brake(by) for by in range(10, 90, 10)]


def test_battering_ram_rolls_nothing_itself_and_one_die_more_for_the_target() -> None:
    found = game().at(0, (1, 14)).at(1, (1, 15), speed=0).gadget(0, Card.BATTERING_RAM)
    found.lunacy(0, Hazard.ROAD_RAGE)
    assert COMMIT[Card.BATTERING_RAM] in found.moves(0)
    go(found, Card.BATTERING_RAM).dice(1, 1, 1)
    events = found.play(Ram(1))
    assert [event for event in events if isinstance(event, DiceRolled)] == [DiceRolled(1, (1, 1, 1), 110)]
    assert found.car(0).open == (Card.BATTERING_RAM,)
    found = game().at(0, (1, 14)).at(1, (1, 15)).gadget(0, Card.BATTERING_RAM).lunacy(0, Hazard.TIMID)
    assert found.candidates()[Card.BATTERING_RAM] is Reason.TIMID


def test_spreader_drops_up_to_4_chips_of_any_kinds() -> None:
    found = game().at(0, (1, 14), speed=60).gadget(0, Card.SPREADER)
    go(found, Card.SPREADER)
    for chip in (Chip.TACKS, Chip.OIL, Chip.GLUE, Chip.TACKS):
        found.steer("F")
        found.play(DROPS[chip])
    found.steer("FF")
    assert found.acting() == 1
    assert found.car(0).chips == (1, 2, 1)


def test_numbered_gadgets_lie_open_from_purchase() -> None:
    found = game().at(0, W1).gadgets(Card.CHARGER, Card.SPREADER)
    go(found).play(ENTER)
    found.play(BUY_GADGET, KeepGadget(Card.SPREADER))
    assert found.rules.view_for(found.state, None).race.cars[0].open == (Card.SPREADER,)


def test_the_two_gadgets_of_a_draw_are_seen_by_their_seat_alone() -> None:
    found = game().at(0, W1).gadgets(Card.CHARGER, Card.BUMPERS)
    go(found).play(ENTER, BUY_GADGET)
    assert set(found.rules.view_for(found.state, 0).race.decks.pair) == {Card.CHARGER, Card.BUMPERS}
    for onlooker in (None, 1):
        assert found.rules.view_for(found.state, onlooker).race.decks.pair == (Card.FACE_DOWN,) * 2


# Rocket Booster
def rocketing(spot: tuple[int, int] = (1, 14), speed: int = 0, **fields: Any) -> Game:
    found = game(3).at(0, spot, speed=speed, **fields).gadget(0, Card.ROCKET_BOOSTER).no_luck()
    found.at(1, (2, 10), speed=0).at(2, (3, 11), speed=0)
    return found


def test_rocket_booster_adds_60_ignores_the_maximum_then_goes_under_the_deck() -> None:
    found = go(rocketing(maximum=30), Card.ROCKET_BOOSTER)
    assert found.car(0).speed == 60
    events = found.steer("FFFFFF")
    assert events[-4:-1] == [SpeedChanged(0, 60, 30), GadgetSpent(0, Card.ROCKET_BOOSTER), TurnEnded(0)]
    assert found.state.decks.gadgets[0] is Card.ROCKET_BOOSTER


def test_after_a_flight_into_the_pit_it_is_under_the_deck_before_the_shopping() -> None:
    found = rocketing(W1).hazards(Hazard.NEAR_MISS, Hazard.NEAR_MISS)
    found.gadget(0, Card.CHARGER, Card.SPREADER).gadgets(Card.BATTERING_RAM, Card.DRUM_BRAKES)
    assert GadgetSpent(0, Card.ROCKET_BOOSTER) in go(found, Card.ROCKET_BOOSTER).play(ENTER)
    found.play(BUY_GADGET, KeepGadget(Card.DRUM_BRAKES))
    assert found.phase == Shopping(0, 10)
    assert found.car(0).open == (Card.CHARGER, Card.SPREADER, Card.DRUM_BRAKES)


def test_who_buys_the_rocket_booster_back_after_a_flight_into_the_pit_keeps_it() -> None:
    found = rocketing(W1).hazards(Hazard.NEAR_MISS, Hazard.NEAR_MISS)
    found.gadget(1, *found.state.decks.gadgets, is_hidden=True)
    go(found, Card.ROCKET_BOOSTER).play(ENTER, BUY_GADGET)
    assert found.car(0).open == (Card.ROCKET_BOOSTER,)


def test_it_flies_over_cars_wrecks_and_chips_each_square_costing_one() -> None:
    found = rocketing().at(1, (1, 15)).wrecked(2, (1, 16)).chip((1, 17), Chip.TACKS)
    go(found, Card.ROCKET_BOOSTER)
    events = found.steer("FFFFFF")
    assert found.where(0) == (1, 20)
    assert not [event for event in events if isinstance(event, ChipMet)]
    assert found.on_road((1, 17)) is Chip.TACKS


def test_the_chip_of_the_landing_square_acts() -> None:
    found = go(rocketing().chip((1, 20), Chip.TACKS), Card.ROCKET_BOOSTER).dice(1)
    assert DiceRolled(0, (1,), 130) in found.steer("FFFFFF")


def test_a_move_that_would_end_on_an_occupied_square_stops_on_the_last_empty_one_passed() -> None:
    found = go(rocketing().at(1, (1, 20)).wrecked(2, (1, 19)), Card.ROCKET_BOOSTER)
    events = found.steer("FFFFFF")
    assert FlownBack(0, found.square((1, 20)), found.square((1, 18)), 0) in events
    assert found.where(0) == (1, 18)


def test_a_flight_that_falls_back_over_the_line_has_not_crossed_it() -> None:
    found = rocketing((1, 35), laps=1)
    found.at(1, (1, 1)).at(2, (1, 2)).change(0, speed=0)
    found.gadget(0)
    go(found, Card.ROCKET_BOOSTER)
    events = found.steer("FF")
    assert found.where(0) == (1, 37)
    found.state = found.state._replace(turn=found.state.turn._replace(used=4))
    events = found.steer("FF")
    assert LineCrossed(0, True, 2, 4) in events
    assert FlownBack(0, found.square((1, 2)), found.square((1, 37)), 1) in events
    assert (found.where(0), found.car(0).laps) == ((1, 37), 1)


def test_curves_and_inward_steps_count_as_driven_in_flight() -> None:
    found = go(
        rocketing((1, 4), speed=40).at(1, (1, 5)).hazards(Hazard.NEAR_MISS, Hazard.NEAR_MISS), Card.ROCKET_BOOSTER
    )
    assert HazardsDue(0, 2, Danger.CURVE) in found.steer("F")


def test_a_flight_that_ends_early_lands_where_it_is() -> None:
    found = rocketing((1, 4), speed=40).chip((1, 5), Chip.TACKS).hazards(Hazard.SPIN_OUT, Hazard.NEAR_MISS)
    go(found, Card.ROCKET_BOOSTER).dice(2)
    events = found.steer("F")
    assert DiceRolled(0, (2,), 120) in events
    assert found.where(0) == (1, 5)
    assert found.acting() != 0


def test_a_flight_wins_as_a_drive_does() -> None:
    found = go(rocketing((1, 37), laps=3).at(1, (1, 1)), Card.ROCKET_BOOSTER)
    assert found.steer("F")[-1] == RaceEnded(0)


def test_a_rocket_leaves_the_pit_by_a_free_exit() -> None:
    found = game().in_pit(0, laps=1).gadget(0, Card.ROCKET_BOOSTER).at(1, (1, 3), speed=0)
    go(found, Card.ROCKET_BOOSTER)
    found.play(Leave(3))
    found.steer("FF")
    assert found.where(0) == (1, 4)


def test_a_car_wrecked_in_flight_comes_down_on_an_empty_square() -> None:
    found = rocketing((1, 4), speed=40).at(1, (1, 5)).hazards(Hazard.CRUNCH, Hazard.NEAR_MISS).dice(2, 2)
    go(found, Card.ROCKET_BOOSTER)
    found.change(0, maximum=20)
    assert Wrecked(0) in found.steer("F")
    assert found.where(0) == (1, 4)


def test_a_car_wrecked_in_flight_covers_no_chip() -> None:
    found = rocketing((1, 4), speed=40).chip((1, 5), Chip.OIL).hazards(Hazard.CRUNCH, Hazard.NEAR_MISS).dice(2, 2)
    go(found, Card.ROCKET_BOOSTER)
    found.change(0, maximum=20)
    stock = found.state.decks.chips
    assert Wrecked(0) in found.steer("F")
    assert found.on_road((1, 5)) is None
    assert found.state.decks.chips == (stock[0] + 3, stock[1] + 3 + 1, stock[2] + 2)


# Grey gadgets
def test_bumpers_save_the_hit_car_one_die_also_in_an_involuntary_ram() -> None:
    found = game().at(0, (1, 14)).at(1, (1, 15), speed=0).gadget(1, Card.BUMPERS, is_hidden=True)
    go(found, RAM).dice(0, 2)
    events = found.play(Ram(1))
    assert DiceRolled(1, (2,), 120) in events
    assert GadgetShown(1, Card.BUMPERS) in events
    found = game(3).at(0, (1, 14)).at(1, (1, 15), speed=0).at(2, (2, 16), speed=0).gadget(1, Card.BUMPERS)
    go(found).dice(0, 0, 2)
    assert DiceRolled(1, (2,), 120) in found.play(Hit(1))


def test_bumpers_do_not_help_who_rams() -> None:
    found = game().at(0, (1, 14)).at(1, (1, 15), speed=0).gadget(0, Card.BUMPERS, is_hidden=True)
    go(found, RAM).dice(2)
    assert DiceRolled(0, (2,), 120) in found.play(Ram(1))
    assert found.car(0).hidden == (Card.BUMPERS,)


def test_stiff_springs_count_safe_speeds_10_higher_and_show_only_where_that_changes_something() -> None:
    found = game().at(0, (1, 4), speed=90).gadget(0, Card.STIFF_SPRINGS, is_hidden=True)
    events = go(found).steer("F")
    assert GadgetShown(0, Card.STIFF_SPRINGS) in events
    assert not [event for event in events if isinstance(event, HazardsDue)]
    found = game().at(0, (1, 4), speed=80).gadget(0, Card.STIFF_SPRINGS, is_hidden=True)
    go(found).steer("F")
    assert found.car(0).hidden == (Card.STIFF_SPRINGS,)
    found = game().at(0, (2, 5), speed=140).gadget(0, Card.STIFF_SPRINGS, is_hidden=True)
    assert HazardsDue(0, 1, Danger.INWARD) in go(found).steer("L")
    assert found.car(0).hidden == (Card.STIFF_SPRINGS,), "one card either way"


def test_fire_blanket_spares_the_own_turbos_damage() -> None:
    found = game().at(0, (1, 14)).turbos(TurboCard(40, 2, False)).no_luck()
    found.gadget(0, Card.FIRE_BLANKET, is_hidden=True)
    events = go(found, by=None).play(TURBO)
    assert GadgetShown(0, Card.FIRE_BLANKET) in events
    assert not [event for event in events if isinstance(event, DiceRolled)]


@pytest.mark.parametrize("lunacy", [Hazard.TIMID, Hazard.FREEZE_UP])
def test_self_help_tape_discards_newly_drawn_lunacies(lunacy: Hazard) -> None:
    found = game().at(0, (1, 4), speed=90).no_luck().hazards(lunacy).gadget(0, Card.SELF_HELP_TAPE, is_hidden=True)
    events = go(found).steer("F")
    assert GadgetShown(0, Card.SELF_HELP_TAPE) in events
    assert LunacyKept(0, lunacy) not in events
    assert found.state.decks.hazards_used == (lunacy,)
    assert found.car(0).speed == 90
