"""Decisions of the car on turn: what each change of speed costs, ways into the pit, cards that ask nothing."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.files.texts import Texts
from game.games.lunatix import state as s
from game.games.lunatix.cards import Card, Chip, Hazard
from game.games.lunatix.events import HazardsDue
from game.games.lunatix.moves import DROP, ENTER, KEEP_CHIPS, TAKE_CARD, U_TURN, Accelerate, Enter, Hit, Move, Steer
from game.tables.lunatix.choosers import Chooser, FromList, Peek, Steering, chooser_for, told_only
from game.tables.lunatix.errand import Errand
from game.tables.lunatix.menus import Looked
from game.ui.press import CLUSTERS, Button, Press
from game.ui.theme import SEAT_MARKS
from tests.games.lunatix.positions import Game, game

NAMES = ("Anna", "Bruno", "Cleo", "Dora")
TEXTS = Texts("en")
DOOR = (1, 34)
"""The door before the line that is open in the basic game; its safe speed is 40."""


def asked(found: Game, looked: Looked | None = None) -> Chooser:
    """What seat 0 decides with."""
    chooser = chooser_for(found.rules, TEXTS, found.state, 0, NAMES.__getitem__, {} if looked is None else looked)
    assert chooser is not None
    return chooser


def listed(found: Game, looked: Looked | None = None) -> FromList:
    chooser = asked(found, looked)
    assert isinstance(chooser, FromList)
    return chooser


def press(chooser: Chooser, *buttons: Button) -> Sequence[Move]:
    moves: Sequence[Move] = ()
    for button in buttons:
        moves = chooser.press(Press(CLUSTERS[0], button, True, 0))
    return moves


def before_the_bend(speed: int) -> Game:
    """Seat 0 two squares before the tight bend, everybody to accelerate."""
    found = game(2).at(0, (1, 9), speed=speed)
    found.commit(Card.ACCELERATE, Card.ACCELERATE)
    return found


def test_every_change_of_speed_shows_the_hazard_cards_of_the_cheapest_way() -> None:
    tolls = [box.toll for box in listed(before_the_bend(80)).choices.boxes()]
    assert tolls[-1] is None, "what turbo gives nobody knows"
    known = [toll for toll in tolls if toll is not None]
    assert len(known) == 3
    assert known == sorted(known)
    assert known[-1] > known[0]


def test_speeding_up_in_a_bend_counts_the_cards_that_it_costs_at_once() -> None:
    found = game(2)
    square = next(square for square in range(found.rules.track.size) if found.rules.track.safe(square) == 40)
    lane = found.rules.track.lane(square)
    found.at(0, (lane, square - found.rules.track.firsts()[lane - 1] + 1), speed=40)
    found.commit(Card.ACCELERATE, Card.ACCELERATE)
    coast, ten, twenty = (box.toll for box in listed(found).choices.boxes()[:3])
    assert (coast, ten, twenty) == (0, 1, 2)


@pytest.mark.parametrize(("speed", "dear"), [(40, (3, 0)), (70, (6, 3))])
def test_ways_to_turn_round_show_the_hazard_cards_that_they_draw(speed: int, dear: tuple[int, int]) -> None:
    found = game(turn_around=True).at(0, (3, 18), speed=speed)
    found.commit(Card.TURN_AROUND, Card.ACCELERATE)
    while found.acting() == 1:
        found.play(found.moves()[0])
    u_turn, bootlegger = listed(found).choices.boxes()
    assert (u_turn.toll, bootlegger.toll) == dear
    assert f"At {speed}: {dear[0]} hazard cards." in listed(found).choices.about
    drawn = [event.cards for event in found.play(U_TURN) if isinstance(event, HazardsDue)]
    assert drawn == [dear[0]]


def test_of_changes_of_speed_none_has_the_focus_before_one_is_looked_at() -> None:
    found, looked = before_the_bend(40), Looked()
    chooser = listed(found, looked)
    assert chooser.choices.focus is None
    assert "cheapest way" in chooser.choices.about
    assert press(chooser, Button.CONFIRM) == (), "the first confirm looks"
    assert press(chooser, Button.RIGHT, Button.CONFIRM) == (Accelerate(10),)
    again = listed(before_the_bend(60), looked)
    assert again.choices.focus == 1, "the one that was looked at last"
    assert press(again, Button.CONFIRM) == (Accelerate(10),)


def test_a_near_miss_is_told_and_not_asked_about() -> None:
    for card, is_told in ((Hazard.NEAR_MISS, True), (Hazard.RATTLE, False)):
        found = game(2).hazards(card).at(0, (1, 9), speed=140)
        found.commit(Card.ACCELERATE, Card.ACCELERATE)
        found.play(Accelerate(0))
        for _ in range(14):
            if isinstance(found.phase, s.FearingHazard):
                break
            found.play(found.moves()[0])
        assert isinstance(found.phase, s.FearingHazard)
        assert (told_only(found.state, found.moves()) == TAKE_CARD) is is_told


def at_a_blocked_door() -> Game:
    """Seat 0 on the square of the pit's door, every square ahead taken."""
    found = game(3).at(0, DOOR, speed=40)
    ways = found.rules.track.ahead[found.square(DOOR)]
    spots = [square for square in (ways.front, ways.left, ways.right) if square >= 0]
    for seat, square in enumerate(spots, 1):
        lane = found.rules.track.lane(square)
        found.at(seat, (lane, square - found.rules.track.firsts()[lane - 1] + 1), speed=10)
    found.commit(Card.ACCELERATE, Card.ACCELERATE, Card.ACCELERATE)
    found.play(Accelerate(0))
    return found


def test_at_a_blocked_door_the_collisions_and_the_pit_are_asked_for_one_by_one() -> None:
    found = at_a_blocked_door()
    assert found.moves() == [Hit(1), Hit(2), ENTER]
    chooser = listed(found)
    assert [box.words for box in chooser.choices.boxes()] == ["Run into Bruno", "Run into Cleo", "Into the pit"]
    focus = [chooser.choices.focus]
    assert press(chooser, Button.CONFIRM) == ()
    focus.append(chooser.choices.focus)
    assert focus == [None, 0], "confirm is never dead, and never decides unseen"
    assert press(chooser, Button.LEFT, Button.CONFIRM) == (ENTER,)


def at_the_door(card: Card, speed: int = 40) -> tuple[Game, Steering]:
    """Seat 0 one square before the pit's door, and what it steers with."""
    found = game(2).at(0, (1, 33), speed=speed)
    found.commit(card, Card.ACCELERATE)
    if card is Card.ACCELERATE:
        found.play(Accelerate(0))
    chooser = asked(found)
    assert isinstance(chooser, Steering)
    chooser.route.clear()
    return found, chooser


def test_the_direction_of_the_pit_drives_into_it() -> None:
    _, chooser = at_the_door(Card.ACCELERATE)
    press(chooser, Button.UP)
    prompts = chooser.form(SEAT_MARKS[0], CLUSTERS[0]).prompts
    assert (Button.LEFT, "Into the pit") in [(prompt.button, prompt.label) for prompt in prompts]
    press(chooser, Button.LEFT)
    assert not chooser.was_refused
    assert [type(move) for move in press(chooser, Button.CONFIRM)][-1] is Enter


def test_the_way_into_the_pit_shows_the_hazard_cards_of_its_door() -> None:
    _, chooser = at_the_door(Card.ACCELERATE, speed=60)
    press(chooser, Button.UP, Button.LEFT)
    assert chooser.route.hazards == 2


@pytest.mark.parametrize("chip", list(Chip))
def test_a_chip_behind_the_last_step_another_in_the_doorway_and_the_pit_are_one_plan(chip: Chip) -> None:
    found, chooser = at_the_door(Card.DROP)
    press(chooser, Button.UP, *[Button.EXTRA] * (1 + list(Chip).index(chip)))
    press(chooser, Button.LEFT, Button.EXTRA)
    moves = press(chooser, Button.CONFIRM)
    assert moves[1:] == [DROP[chip], ENTER, DROP[chip]]
    errand = Errand()
    errand.begin(chooser.route, moves)
    found.play(moves[0])
    while (move := errand.following(found.state, found.moves())) is not None:
        found.play(move)
    assert found.on_road((1, 33)) is chip
    assert found.on_road(DOOR) is chip
    assert found.where(0) is None, "in the pit"


def test_nothing_need_be_dropped_in_the_doorway_after_a_drop() -> None:
    found, chooser = at_the_door(Card.DROP)
    press(chooser, Button.UP, Button.EXTRA, Button.LEFT)
    moves = press(chooser, Button.CONFIRM)
    assert moves[2:] == [ENTER, KEEP_CHIPS]
    errand = Errand()
    errand.begin(chooser.route, moves)
    found.play(moves[0])
    while (move := errand.following(found.state, found.moves())) is not None:
        found.play(move)
    assert found.where(0) is None
    assert found.on_road(DOOR) is None


def test_without_a_plan_confirm_proposes_one_that_a_second_confirm_drives() -> None:
    _, chooser = at_the_door(Card.ACCELERATE)
    assert chooser.form(SEAT_MARKS[0], CLUSTERS[0]).boxes[0].words == "No way planned"
    assert press(chooser, Button.CONFIRM) == ()
    assert len(chooser.route.legs) == 4
    assert len(press(chooser, Button.CONFIRM)) == 4


def test_a_car_at_the_door_plans_no_squares_but_the_pit() -> None:
    found = game(2).at(0, DOOR, speed=20)
    found.commit(Card.ACCELERATE, Card.ACCELERATE)
    found.play(Accelerate(0))
    chooser = asked(found)
    assert isinstance(chooser, Steering)
    chooser.route.clear()
    press(chooser, Button.LEFT)
    assert chooser.form(SEAT_MARKS[0], CLUSTERS[0]).boxes[0].words == "Into the pit"


def test_a_step_in_place_of_the_end_of_a_plan_gives_that_end_up_and_a_barred_one_says_so() -> None:
    _, chooser = at_the_door(Card.ACCELERATE)
    press(chooser, Button.UP, Button.LEFT)
    assert chooser.route.is_closed
    refused, told = [], []
    for button in (Button.UP, Button.LEFT, Button.UP):
        press(chooser, button)
        refused.append(chooser.was_refused)
        told.append(chooser.form(SEAT_MARKS[0], CLUSTERS[0]).about[:12])
    assert refused == [False, True, False]
    assert told == ["", "No way there", ""]
    assert [type(leg.move) for leg in chooser.route.legs] == [Steer, Steer, Steer]


def shopping(**fields: Any) -> tuple[Game, FromList]:
    """Seat 0 in the pit with points to spend, and what it shops with."""
    found = game(2).in_pit(0, **fields)
    found.state = found.state._replace(phase=s.Shopping(0, 4), turn=found.state.turn._replace(seat=0))
    return found, listed(found)


def test_the_shop_shows_what_cannot_be_bought_and_why_and_passes_it_over() -> None:
    _, chooser = shopping(maximum=140, chips=(2, 1, 0))
    reasons = {box.words: box.reason for box in chooser.choices.boxes() if box.reason}
    assert reasons == {"Repair": "nothing to repair", "Gadget": "costs 5"}
    assert chooser.choices.items[chooser.choices.focus or 0].move is not None
    for _ in chooser.choices.items:
        press(chooser, Button.RIGHT)
        assert chooser.choices.items[chooser.choices.focus or 0].move is not None
    assert chooser.pick(0, is_click=True) == ()
    assert chooser.was_refused


def test_alone_nobody_has_to_look_away() -> None:
    found = game(2).in_pit(0)
    gadgets = found.state.decks.gadgets
    decks = found.state.decks._replace(gadgets=gadgets[:-2], pair=gadgets[-2:])
    found.state = found.state._replace(phase=s.PickingGadget(0, 4), decks=decks, turn=found.state.turn._replace(seat=0))
    kinds = [
        type(chooser_for(found.rules, TEXTS, found.state, 0, NAMES.__getitem__, {}, is_watched=is_watched))
        for is_watched in (True, False)
    ]
    assert kinds == [Peek, FromList]
