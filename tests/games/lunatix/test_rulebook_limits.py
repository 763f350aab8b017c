"""Sentences of the rulebook that say what may not happen and what goes on, in its order, whole turns looked at."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.core.chance import Chance
from game.games.lunatix.cards import Card, Chip, Hazard, TurboCard
from game.games.lunatix.events import Danger, DiceRolled, HazardsDue, LineCrossed, RaceEnded, RamKind, Rammed
from game.games.lunatix.moves import (
    BOOTLEGGER,
    ENTER,
    REPAIR,
    TURBO,
    U_TURN,
    Accelerate,
    Bootlegger,
    Brake,
    Commit,
    Drop,
    Enter,
    KeepChips,
    Leave,
    Move,
    Ram,
    SpendLuck,
    Steer,
    TakeCard,
    Turbo,
    UTurn,
)
from game.games.lunatix.state import Choosing, Driving, Shopping, State
from game.games.lunatix.track import NOWHERE, Side
from tests.games.lunatix.positions import Game, game
from tests.games.lunatix.races import random_race, rules_number

RAM, BRAKE, DROP, ACCELERATE, TURN_AROUND = Card.RAM, Card.BRAKE, Card.DROP, Card.ACCELERATE, Card.TURN_AROUND
DRIVES: set[type[Move]] = {Steer}


def lines_of_the_turn(found: Game, seat: int = 0) -> Iterator[tuple[tuple[Move, ...], State]]:
    """Every way in which the turn of a seat may go, one line of luck each, with the state after it."""
    open_lines: list[tuple[tuple[Move, ...], State]] = [((), found.state)]
    while open_lines:
        line, state = open_lines.pop()
        is_over = isinstance(state.phase, Choosing) or seat not in found.rules.to_act(state)
        if is_over and line:
            yield line, state
            continue
        open_lines += [
            ((*line, move), found.rules.apply(state, seat, move, 0, Chance(len(line))).state)
            for move in found.rules.legal_moves(state, seat)
        ]


def turn_of(card: Card, prepare: Callable[[Game], Any] = lambda found: found, **options: Any) -> Game:
    """Seat 0 at 30 mph in the middle of the back straight with a card, seat 1 two squares ahead and standing."""
    found = game(**options).no_luck().at(0, (2, 16), speed=30).at(1, (2, 18), speed=0)
    prepare(found)
    found.commit(card, ACCELERATE)
    while found.acting() == 1:
        found.play(Accelerate(0))
    return found


# Summary of Play
@pytest.mark.parametrize(
    ("card", "action"), [(RAM, Ram), (BRAKE, Brake), (DROP, Drop), (ACCELERATE, Accelerate)], ids=str
)
def test_each_card_allows_its_own_action(card: Card, action: type[Move]) -> None:
    lines = [line for line, _ in lines_of_the_turn(turn_of(card))]
    assert lines
    assert all(any(isinstance(move, action | Turbo) for move in line) for line in lines)


def test_the_rounds_continue_until_one_player_crosses_the_line_after_his_third_lap() -> None:
    for laps in range(4):
        found = game().at(0, (1, 37), speed=10, laps=laps)
        found.commit(ACCELERATE, ACCELERATE)
        while found.acting() == 1:
            found.play(found.moves()[0])
        found.play(Accelerate(0))
        found.steer("F")
        assert (found.rules.outcome(found.state) is not None) is (laps == 3)


# Movement
def test_cars_may_never_be_anywhere_but_in_a_space() -> None:
    for number in range(6):
        rules = rules_number(number)
        for played in random_race(rules, number):
            for car, square in zip(played.step.state.cars, played.step.state.squares, strict=True):
                assert 0 <= square < rules.track.size or (square == NOWHERE and 0 <= car.berth < rules.track.size)


def test_no_step_skips_over_a_space() -> None:
    found = game().at(0, (2, 16), speed=40).at(1, (1, 30))
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    for ways in ("FFFF", "LRLR", "RLFR"):
        one = game().at(0, (2, 16), speed=40).at(1, (1, 30))
        one.commit(ACCELERATE, ACCELERATE)
        one.play(Accelerate(0))
        start = one.rules.track.places[one.square((2, 16))]
        one.steer(ways)
        along = one.rules.track.places[one.state.squares[0]] - start
        assert along == pytest.approx((4 if ways == "FFFF" else 2.5 if ways == "RLFR" else 2) * 1_000_000 / 41, abs=4)


def test_outside_curves_and_outward_in_them_no_card_is_drawn() -> None:
    found = game().at(0, (1, 6), speed=140).at(1, (1, 30))
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert not [event for event in found.steer("RR") if isinstance(event, HazardsDue)]
    found = game().at(0, (3, 20), speed=140).at(1, (1, 30))
    found.commit(ACCELERATE, ACCELERATE)
    found.play(Accelerate(0))
    assert not [event for event in found.steer("LL") if isinstance(event, HazardsDue)]


# Damage
def test_cars_that_are_turboing_may_ignore_that_their_speed_is_above_the_maximum() -> None:
    found = game().no_luck().at(0, (1, 14), speed=40, maximum=60).at(1, (3, 30))
    found.turbos(TurboCard(40, 2, False)).dice(1, 1)
    found.commit(ACCELERATE, ACCELERATE)
    assert DiceRolled(0, (1, 1), 40) in found.play(TURBO)
    assert found.car().speed == 80
    found.steer("F" * 7)
    assert found.phase == Driving(0)
    found.steer("F")
    assert (found.car().speed, found.where(0)) == (40, (1, 22))


def test_a_wreck_serves_as_an_obstacle_for_the_rest_of_the_game() -> None:
    found = game(3).wrecked(2, (1, 17)).at(1, (3, 30), speed=0)
    found.state = found.state._replace(phase=Choosing((0, 1)))
    for number in (1, 2):
        found.at(0, (1, 16), speed=30)
        found.commit(ACCELERATE, ACCELERATE)
        found.play(Accelerate(0))
        assert found.ways() == "R"
        found.steer("RFF")
        found.play(Accelerate(0))
        assert (found.state.round, found.where(2)) == (number + 1, (1, 17))


# Action Cards
def test_ramming_is_the_only_action_with_the_ram_card() -> None:
    for line, _ in lines_of_the_turn(turn_of(RAM)):
        assert {type(move) for move in line} <= {Ram, Steer}
        assert sum(isinstance(move, Ram) for move in line) == 1


def test_there_are_three_types_of_rams_by_choice() -> None:
    seen: set[RamKind] = set()
    for spot, is_clockwise in (((2, 18), False), ((1, 16), False), ((2, 18), True), ((1, 16), True)):
        found = game().at(0, (2, 17), speed=20).at(1, spot, is_clockwise=is_clockwise)
        found.commit(RAM, ACCELERATE)
        seen.update(event.kind for event in found.play(Ram(1)) if isinstance(event, Rammed))
    assert seen == {RamKind.SIDESWIPE, RamKind.REAR_END, RamKind.HEAD_ON}


def test_head_on_rams_are_only_possible_with_the_optional_turn_around_card() -> None:
    turned = 0
    for number in range(24):
        rules = rules_number(number)
        for played in random_race(rules, number):
            is_turned = any(car.is_clockwise for car in played.step.state.cars)
            assert rules.options.turn_around or not is_turned
            turned += is_turned
    assert turned, "with the card cars do turn"


def test_braking_is_the_only_action_with_the_brake_card() -> None:
    for line, state in lines_of_the_turn(turn_of(BRAKE, lambda found: found.at(1, (2, 20), speed=0))):
        brake, *steps = line
        assert isinstance(brake, Brake)
        assert {type(move) for move in steps} <= DRIVES
        assert state.cars[0].speed == 30 - brake.by


def test_dropping_is_the_only_action_with_the_drop_card() -> None:
    for line, state in lines_of_the_turn(turn_of(DROP)):
        assert {type(move) for move in line} <= {Steer, Drop, KeepChips}
        dropped = [move.chip for move in line if isinstance(move, Drop)]
        assert 1 <= len(dropped) <= 2
        assert len(set(dropped)) == 1
        assert state.cars[0].speed == 30
        assert state.road[state.squares[0]] is None, "never into the final square"


def test_speeding_up_is_the_only_action_with_the_accelerate_card() -> None:
    found = turn_of(ACCELERATE, lambda found: found.turbos(TurboCard(20, 0, False)).at(1, (2, 24), speed=0))
    for line, _ in lines_of_the_turn(found):
        assert isinstance(line[0], Accelerate | Turbo)
        assert {type(move) for move in line[1:]} <= DRIVES


# The Pit
def test_the_pit_can_be_entered_from_one_of_four_entrances() -> None:
    for is_clockwise, side in ((False, Side.BEFORE), (True, Side.AFTER)):
        doors = [door for door in game().rules.track.doors if door.side is side]
        assert len(doors) == 2
        for door in doors:
            found = game(turn_around=True).at(1, (3, 20), speed=0)
            found.state = found.state._replace(squares=(door.square, found.state.squares[1]))
            found.change(0, is_clockwise=is_clockwise, speed=door.safe + 20)
            found.commit(BRAKE, ACCELERATE)
            found.play(Brake(10))
            assert HazardsDue(0, 1, Danger.DOOR) in found.play(ENTER)


def test_unused_points_are_not_there_at_the_next_visit() -> None:
    found = game().at(0, (1, 34), maximum=100).at(1, (3, 20), speed=0)
    for _ in range(2):
        found.at(0, (1, 34), speed=40, berth=NOWHERE)
        found.state = found.state._replace(pit=())
        found.commit(ACCELERATE, ACCELERATE)
        while found.acting() == 1:
            found.play(found.moves()[0])
        found.play(Accelerate(0), ENTER)
        assert found.state.phase == Shopping(0, 15)
        found.play(REPAIR)
        while found.state.commits != (None, None):
            found.play(found.moves()[-1])


def test_a_player_whose_exits_are_blocked_may_neither_ram_nor_shop() -> None:
    found = game().in_pit(0, maximum=100).at(1, (1, 2), speed=0)
    found.commit(ACCELERATE, ACCELERATE)
    assert 0 not in found.rules.to_act(found.state)
    found.play(Accelerate(0))
    assert (found.state.round, found.car().tally.rams, found.car().maximum) == (2, 0, 100)


@pytest.mark.parametrize("gadget", [Card.CHARGER, Card.ROCKET_BOOSTER])
def test_charger_and_rocket_booster_drive_the_car_out(gadget: Card) -> None:
    found = game().in_pit(0, laps=1).gadget(0, gadget).at(1, (3, 20), speed=0)
    found.commit(gadget, ACCELERATE)
    while found.acting() == 1:
        found.play(found.moves()[0])
    found.play(*([Accelerate(40)] if gadget is Card.CHARGER else []), Leave(3))
    assert (found.where(0), found.car().laps) == ((1, 2), 2)


# Winning the Game
def test_the_additional_lap_is_won_on_the_track() -> None:
    found = game().at(0, (1, 37), speed=40, laps=4, target=5).at(1, (3, 20), speed=0)
    found.commit(ACCELERATE, ACCELERATE)
    while found.acting() == 1:
        found.play(found.moves()[0])
    found.play(Accelerate(0))
    assert found.steer("F")[1:] == [LineCrossed(0, True, 5, 5), RaceEnded(0)]


# Turn Around
def test_turning_is_the_only_action_with_the_turn_around_card() -> None:
    found = turn_of(TURN_AROUND, lambda found: found.at(0, (1, 15), speed=40).at(1, (3, 40), speed=0), turn_around=True)
    lines = [line for line, _ in lines_of_the_turn(found)]
    assert {line[0] for line in lines} == {U_TURN, BOOTLEGGER}
    assert all({type(move) for move in line} <= {UTurn, Bootlegger, TakeCard, SpendLuck} for line in lines)


def test_if_the_conditions_for_turning_change_the_player_moves_normally() -> None:
    found = game(turn_around=True).no_luck().at(0, (2, 16), speed=40, maximum=40).at(1, (2, 15), speed=40).dice(0, 2, 0)
    found.commit(TURN_AROUND, RAM)
    found.play(Ram(0))
    assert (found.acting(), found.car().speed) == (0, 20)
    assert found.moves() == found.moves(0) != []
    assert {type(move) for move in found.moves()} == DRIVES
    found.steer("FF")
    assert (found.where(0), found.car().is_clockwise, found.car().speed) == ((2, 18), False, 20)


def test_a_car_in_the_way_of_a_bootlegger_leaves_an_ordinary_move() -> None:
    found = turn_of(TURN_AROUND, lambda found: found.at(0, (2, 16), speed=50).at(1, (2, 17), speed=0), turn_around=True)
    assert {type(move) for move in found.moves()} == DRIVES
    found.steer("RFFFF")
    assert not found.car().is_clockwise


@pytest.mark.parametrize("card", [Hazard.SPIN_OUT, Hazard.EASE_OFF, Hazard.NEAR_MISS])
def test_the_speed_after_a_bootlegger_is_0_regardless_of_the_outcome(card: Hazard) -> None:
    found = game(turn_around=True).no_luck().at(0, (2, 16), speed=50).at(1, (3, 40), speed=0).hazards(card)
    found.commit(TURN_AROUND, ACCELERATE)
    while found.acting() == 1:
        found.play(found.moves()[0])
    found.play(BOOTLEGGER)
    assert (found.car().speed, found.where(0)) == (0, (2, 17))


def test_turn_around_is_the_last_of_a_hand_of_five_only_if_agreed() -> None:
    assert Commit(TURN_AROUND) not in game().moves(0)
    assert Commit(TURN_AROUND) in game(turn_around=True).moves(0)


def test_chips_of_two_kinds_are_never_dropped_with_one_card() -> None:
    found = turn_of(DROP)
    found.steer("L")
    found.play(Drop(Chip.GLUE))
    found.steer("F")
    assert {move.chip for move in found.moves() if isinstance(move, Drop)} == {Chip.GLUE}


def test_a_car_may_enter_the_pit_instead_of_driving_past_but_need_not() -> None:
    found = game().at(0, (1, 34), speed=40).at(1, (3, 20), speed=0)
    found.commit(ACCELERATE, ACCELERATE)
    while found.acting() == 1:
        found.play(found.moves()[0])
    found.play(Accelerate(0))
    assert {type(move) for move in found.moves()} == {Steer, Enter}
