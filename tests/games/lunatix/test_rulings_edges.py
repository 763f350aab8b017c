"""Rulings where two rules meet: what a test of each alone would not tell from a slip."""

import pytest

from game.games.lunatix.cards import Card, Chip, Hazard, TurboCard
from game.games.lunatix.events import DiceRolled, HazardsDue, HazardShown, RamKind, Rammed
from game.games.lunatix.moves import STEER, TAKE_CARD, TURBO, Accelerate, Hit, Ram, Way
from game.games.lunatix.state import Choosing
from tests.games.lunatix.positions import Game, game

RAM, ACCELERATE = Card.RAM, Card.ACCELERATE


def driving(found: Game, *others: Card) -> Game:
    """Seat 0 is about to drive at its present speed."""
    found.commit(ACCELERATE, *(others or (ACCELERATE,)))
    while found.acting() != 0:
        found.play(found.moves()[0])
    found.play(Accelerate(0))
    return found


def test_a_wreck_in_front_is_not_rammed_while_a_running_car_is() -> None:
    found = game(3).wrecked(2, (2, 17)).at(0, (2, 16), speed=30).at(1, (2, 18), speed=0)
    found.state = found.state._replace(phase=Choosing((0, 1)))
    found.commit(RAM, ACCELERATE)
    assert not [move for move in found.moves() if isinstance(move, Ram)]
    found.steer(found.ways()[0])
    assert Ram(2) not in found.moves()


def test_who_is_hit_in_anothers_turbo_turn_slows_down_to_the_own_maximum() -> None:
    found = game(4).no_luck().at(0, (2, 18), speed=40).turbos(TurboCard(20, 0, False))
    found.at(1, (2, 19), speed=140).at(2, (1, 17), speed=0).at(3, (3, 21), speed=0)
    found.commit(ACCELERATE, *(ACCELERATE,) * 3)
    while found.acting() != 0:
        found.at(1, (2, 19), speed=140)
        found.play(found.moves()[0])
    found.at(1, (2, 19), speed=140)
    found.play(TURBO)
    found.dice(0, 0, 2, 1)
    events = found.play(Hit(1))
    assert events[:3] == [Rammed(0, 1, RamKind.INVOLUNTARY), DiceRolled(0, (0, 0), 140), DiceRolled(1, (2, 1), 110)]
    assert found.car(1).speed == 110


def test_a_skid_from_a_straight_into_a_bend_is_not_checked() -> None:
    found = driving(game().no_luck().at(0, (2, 3), speed=140).chip((2, 4), Chip.OIL).hazards(Hazard.SKID))
    due = [event.cards for event in found.steer("F") if isinstance(event, HazardsDue)]
    assert (due, found.where(0)) == ([1], (3, 5)), "the oil's card alone"
    assert found.rules.board.curve_of[found.square((3, 5))] == 1


def test_oil_met_in_a_skid_is_turned_over_before_the_cards_set_aside() -> None:
    found = game().at(0, (2, 4), speed=130).chip((3, 6), Chip.OIL)
    found.hazards(Hazard.SKID, Hazard.EASE_OFF, Hazard.RATTLE, Hazard.NEAR_MISS)
    driving(found)
    found.steer("F")
    assert HazardShown(0, Hazard.NEAR_MISS) in found.play(TAKE_CARD)
    assert HazardShown(0, Hazard.EASE_OFF) in found.play(TAKE_CARD)


def test_a_wreck_in_one_exit_stays_while_a_running_car_stands_in_the_other() -> None:
    found = game(3, all_doors=True).in_pit(0).wrecked(1, (1, 2)).at(2, (1, 3), speed=0)
    found.state = found.state._replace(phase=Choosing((0, 2)))
    found.commit(ACCELERATE, ACCELERATE)
    while found.state.round == 1:
        found.play(found.moves()[0])
    assert (found.where(0), found.where(1)) == (None, (1, 2))


@pytest.mark.parametrize("way", list(Way))
def test_a_way_that_does_not_exist_is_no_move(way: Way) -> None:
    found = driving(game().at(0, (1, 16), speed=40).at(1, (3, 40), speed=0))
    assert (STEER[way] in found.moves()) is (way is not Way.LEFT)
