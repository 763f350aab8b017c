"""A test for every ruling on rams, drops, skids and the end of a race."""

from typing import Any

from game.games.lunatix.cards import Card, Chip, Hazard
from game.games.lunatix.events import (
    ChipMet,
    Danger,
    DiceRolled,
    HazardsDue,
    Moved,
    RamKind,
    Rammed,
    Skidded,
    SkidStopped,
    SpeedChanged,
    TurnEnded,
)
from game.games.lunatix.moves import (
    DROP as DROPS,
)
from game.games.lunatix.moves import (
    ENTER,
    KEEP_CHIPS,
    Accelerate,
    Brake,
    Hit,
    Ram,
)
from game.games.lunatix.state import Dropping, Over
from tests.games.lunatix.positions import Game, game

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


# Ram
def test_steps_that_make_every_ram_unreachable_are_not_legal() -> None:
    found = game().at(0, (1, 14), speed=20).at(1, (1, 17))
    go(found, RAM)
    assert found.moves() == [found.moves()[0]]
    assert found.ways() == "F"
    found = game().at(0, (1, 14), speed=30).at(1, (1, 17))
    go(found, RAM)
    assert found.ways() == "FR"


def test_once_no_ram_can_be_reached_the_car_moves_normally() -> None:
    found = game().at(0, (1, 14), speed=20).at(1, (1, 17))
    found.commit(RAM, ACCELERATE)
    found.at(1, (1, 22))
    assert found.ways() == "FR"
    found.steer("FF")
    assert (found.where(0), found.acting()) == ((1, 16), 1)


def test_when_movement_ends_with_a_target_in_front_the_ram_must_be_made() -> None:
    found = game().at(0, (1, 14), speed=20).at(1, (1, 17)).no_luck()
    found.chip((1, 16), Chip.GLUE)
    go(found, RAM)
    found.steer("FF")
    assert found.moves() == [Ram(1)]
    found = game().at(0, (1, 14), speed=30).at(1, (1, 16)).no_luck().chip((1, 15), Chip.OIL).hazards(Hazard.SPIN_OUT)
    go(found, RAM)
    found.steer("F")
    assert (found.car(0).speed, found.moves()) == (0, [Ram(1)])


def test_a_blocked_car_with_the_duty_open_makes_its_ram_then_also_an_involuntary_one() -> None:
    found = game(4).at(0, (2, 18), speed=50)
    found.at(1, (2, 19), speed=0).at(2, (1, 17), speed=0).at(3, (3, 21), speed=0)
    go(found, RAM)
    assert found.moves() == [Ram(1), Ram(2), Ram(3)]
    found.play(Ram(2))
    assert found.moves() == [Hit(1), Hit(2), Hit(3)]


def test_a_sideswipe_is_one_whichever_way_the_target_faces() -> None:
    found = game().at(0, (1, 14)).at(1, (2, 16), is_clockwise=True)
    go(found, RAM)
    assert Rammed(0, 1, RamKind.SIDESWIPE) in found.play(Ram(1))


def test_an_involuntary_ram_is_one_whichever_way_the_blocker_faces() -> None:
    found = game(4).at(0, (2, 18), speed=50)
    found.at(1, (2, 19), speed=0, is_clockwise=True).at(2, (1, 17), speed=0).at(3, (3, 21), speed=0)
    go(found)
    assert Rammed(0, 1, RamKind.INVOLUNTARY) in found.play(Hit(1))
    assert found.car(1).speed == 0


# Drop
def test_the_starting_square_counts_as_just_left() -> None:
    found = driving(DROP)
    found.steer("F")
    found.play(DROPS[Chip.TACKS])
    assert found.on_road((1, 14)) is Chip.TACKS


def test_a_chip_is_dropped_before_the_new_square_acts() -> None:
    found = game().at(0, (1, 14)).chip((1, 15), Chip.GLUE)
    go(found, DROP)
    assert found.steer("F") == [Moved(0, found.square((1, 14)), found.square((1, 15)))]
    assert found.phase == Dropping(0, False)
    events = found.play(DROPS[Chip.OIL])
    assert [type(event) for event in events[1:]] == [ChipMet, SpeedChanged]


def test_a_car_that_ends_its_turn_with_nothing_dropped_must_drop_into_the_square_it_left_last() -> None:
    found = driving(DROP, speed=20)
    found.steer("F")
    found.play(KEEP_CHIPS)
    found.steer("F")
    found.play(KEEP_CHIPS)
    assert found.phase == Dropping(0, True)
    assert KEEP_CHIPS not in found.moves()
    found.play(DROPS[Chip.TACKS])
    assert found.on_road((1, 15)) is Chip.TACKS


def test_without_a_step_the_duty_lapses() -> None:
    found = game(4).at(0, (2, 18), speed=20)
    found.at(1, (2, 19), speed=0).at(2, (1, 17), speed=0).at(3, (3, 21), speed=0)
    go(found, DROP)
    assert TurnEnded(0) in found.play(Hit(1))
    assert sum(found.car(0).chips) == 8


def test_before_the_pit_the_chip_lies_on_the_doors_square() -> None:
    found = game().at(0, (1, 34), speed=30)
    go(found, DROP)
    found.play(ENTER)
    assert found.phase == Dropping(0, True)
    found.play(DROPS[Chip.OIL])
    assert found.on_road((1, 34)) is Chip.OIL


# Skids
def skidding(spot: tuple[int, int], speed: int = 40, **options: Any) -> Game:
    """Seat 0 about to step onto oil that makes it skid there."""
    lane, number = spot
    found = game(3, **options).at(0, (lane, number - 1), speed=speed).no_luck()
    found.chip(spot, Chip.OIL).hazards(Hazard.SKID)
    return found


def test_a_skid_slides_to_the_next_lane_out_using_one_square() -> None:
    found = go(skidding((2, 18)))
    assert Skidded(0, found.square((2, 18)), found.square((3, 21))) in found.steer("F")
    found.steer("FF")
    assert (found.where(0), found.acting() == 0) == ((3, 23), False)


def test_a_skid_with_no_square_left_uses_none() -> None:
    found = go(skidding((2, 18), speed=10))
    found.steer("F")
    assert found.where(0) == (3, 21)


def test_with_no_such_square_the_car_stays_for_1_die() -> None:
    found = go(skidding((3, 20))).dice(2)
    events = found.steer("F")
    assert SkidStopped(0, None) in events
    assert DiceRolled(0, (2,), 120) in events
    assert found.where(0) == (3, 20)


def test_a_car_there_both_roll_1_die() -> None:
    found = skidding((2, 18)).at(1, (3, 21), speed=0)
    go(found).dice(1, 2)
    events = found.steer("F")
    assert [event for event in events if isinstance(event, SkidStopped | DiceRolled)] == [
        SkidStopped(0, 1),
        DiceRolled(0, (1,), 130),
        DiceRolled(1, (2,), 120),
    ]


def test_a_wreck_there_rolls_nothing() -> None:
    found = skidding((2, 18)).wrecked(1, (3, 21))
    go(found).dice(1)
    assert [event.seat for event in found.steer("F") if isinstance(event, DiceRolled)] == [0]


def test_a_slide_is_not_checked_but_a_chip_there_acts() -> None:
    found = skidding((2, 4), speed=140).chip((3, 5), Chip.GLUE)
    go(found)
    events = found.steer("F")
    slid = found.rules.board.outward[False][found.square((2, 4))]
    assert slid == found.square((3, 5))
    assert SpeedChanged(0, 140, 120) in events
    assert not [event for event in events if isinstance(event, HazardsDue) and event.danger is Danger.CURVE]
    assert not [event for event in found.steer("F") if isinstance(event, HazardsDue)], "it counts as in the curve"


def test_a_slide_over_the_line_counts_and_wins() -> None:
    found = game().at(0, (1, 36), laps=3).no_luck().chip((1, 37), Chip.OIL).hazards(Hazard.SKID)
    go(found)
    outward = found.rules.board.outward[False][found.square((1, 37))]
    crosses = found.rules.board.crosses(found.square((1, 37)), outward, False)
    found.steer("F")
    assert isinstance(found.phase, Over) is crosses


# The end
def test_the_last_running_car_wins_if_all_others_are_wrecked() -> None:
    found = game(3).at(0, (1, 14), maximum=10, speed=10).wrecked(1, (3, 30)).chip((1, 15), Chip.TACKS).dice(2)
    go(found)
    found.steer("F")
    assert found.state.ranks == ((2,), (0,), (1,))


def test_when_all_are_out_the_one_furthest_along_wins() -> None:
    found = game(2).at(0, (1, 14), maximum=10, speed=10).at(1, (1, 15), maximum=10, speed=10).dice(2, 2, 2)
    go(found, RAM)
    found.play(Ram(1))
    assert found.state.ranks == ((1,), (0,))


def test_places_after_the_winner_are_by_distance_then_wrecks_later_ones_first() -> None:
    found = game(5).at(0, (1, 37), laps=3).at(1, (1, 16), laps=1).at(2, (1, 20))
    found.wrecked(3, (1, 30)).wrecked(4, (3, 3))
    go(found)
    found.steer("F")
    assert found.state.ranks == ((0,), (1,), (2,), (4,), (3,))


def test_equal_distance_shares_a_place() -> None:
    found = game(3).at(0, (1, 37), laps=3).at(1, (1, 14)).at(2, (3, 18))
    go(found)
    found.steer("F")
    assert found.state.ranks == ((0,), (1, 2))


def test_after_the_last_round_it_ends_by_distance() -> None:
    found = game()
    found.state = found.state._replace(round=200)
    go(found, BRAKE)
    found.play(Brake(40))
    while not isinstance(found.phase, Over):
        found.play(found.moves()[0])
    assert found.state.ranks == ((0,), (1,))
