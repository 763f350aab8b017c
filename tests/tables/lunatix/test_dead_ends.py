"""A collision is never a surprise: the plan tells of it and its price, or its driver is asked whom to run into."""

from collections.abc import Sequence

import pytest

from game.files.texts import Texts
from game.games.lunatix.cards import Card
from game.games.lunatix.moves import Accelerate, Hit, Move, Ram, Steer
from game.tables.lunatix.choosers import FromList, Steering, chooser_for
from game.tables.lunatix.errand import Errand
from game.ui.press import CLUSTERS, Button, Press
from game.ui.theme import SEAT_MARKS
from tests.games.lunatix.positions import Game, game

NAMES = ("Anna", "Bruno", "Cleo", "Dora")
TEXTS = Texts("en")


def steering(found: Game) -> Steering:
    """What seat 0 plans with."""
    chooser = chooser_for(found.rules, TEXTS, found.state, 0, NAMES.__getitem__, {})
    assert isinstance(chooser, Steering)
    return chooser


def told(chooser: Steering) -> str:
    """The plan in words."""
    form = chooser.form(SEAT_MARKS[0], CLUSTERS[0])
    return f"{form.boxes[0].words}. {form.about}".strip()


def confirmed(chooser: Steering) -> Sequence[Move]:
    return chooser.press(Press(CLUSTERS[0], Button.CONFIRM, True, 0))


def dead_end() -> Game:
    """Seat 0 three squares behind a wall of three cars, with more squares to drive than that."""
    found = game(4).at(0, (2, 15), speed=90)
    found.at(1, (2, 19), speed=10).at(2, (1, 17), speed=10).at(3, (3, 21), speed=10)
    found.commit(Card.ACCELERATE, Card.ACCELERATE, Card.ACCELERATE, Card.ACCELERATE)
    found.play(Accelerate(0))
    return found


def planned(found: Game, steps: str) -> Steering:
    chooser = steering(found)
    buttons = {"F": Button.UP, "L": Button.LEFT, "R": Button.RIGHT}
    for step in steps:
        chooser.press(Press(CLUSTERS[0], buttons[step], True, 0))
        assert not chooser.was_refused
    return chooser


def test_a_plan_into_a_dead_end_tells_whom_it_may_run_into() -> None:
    assert told(planned(dead_end(), "FFF")) == (
        "3 squares. Then runs into Bruno (2 dice each) or Cleo (2 dice each) or Dora (2 dice each)."
    )
    assert told(planned(dead_end(), "FF")) == "2 squares."


def test_among_several_the_driver_chooses_when_the_plan_has_been_driven() -> None:
    found = dead_end()
    chooser = planned(found, "FFF")
    moves, errand = confirmed(chooser), Errand()
    assert [type(move) for move in moves] == [Steer, Steer, Steer]
    errand.begin(chooser.route, moves)
    found.play(moves[0])
    while (move := errand.following(found.state, found.moves())) is not None:
        found.play(move)
    assert found.moves() == [Hit(1), Hit(2), Hit(3)]
    asked = chooser_for(found.rules, TEXTS, found.state, 0, NAMES.__getitem__, {})
    assert isinstance(asked, FromList)
    assert [box.words for box in asked.choices.boxes()] == ["Run into Bruno", "Run into Cleo", "Run into Dora"]


def test_whom_to_run_into_can_be_part_of_the_plan() -> None:
    found = dead_end()
    chooser = planned(found, "FFF")
    for _ in range(2):
        chooser.press(Press(CLUSTERS[0], Button.EXTRA, True, 0))
    assert told(chooser) == "3 squares. Then runs into Cleo (2 dice each)."
    assert confirmed(chooser)[-1] == Hit(2)


def test_with_one_car_in_the_way_the_plan_ends_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = dead_end()
    chooser = planned(found, "FFF")
    tip, legal = chooser.route.tip, found.rules.legal_moves
    monkeypatch.setattr(
        found.rules, "legal_moves",
        lambda race, seat: [move for move in legal(race, seat) if not isinstance(move, Hit) or move.target == 3],
    )  # fmt: skip
    assert chooser.route.tip is tip
    assert told(chooser) == "3 squares. Then runs into Dora (2 dice each)."
    assert chooser.route.specials == ()
    assert confirmed(chooser)[-1] == Hit(3)


@pytest.mark.parametrize(
    ("spot", "is_clockwise", "steps", "price"),
    [
        ((1, 15), False, 0, "rear-end ram: you 1 die, Bruno 2"),
        ((2, 17), False, 1, "sideswipe: you 1 die, Bruno 2"),
        ((1, 15), True, 0, "head-on ram: you 3 dice, Bruno 4"),
    ],
)
def test_a_ram_is_planned_with_its_kind_and_dice(
    spot: tuple[int, int], *, is_clockwise: bool, steps: int, price: str
) -> None:
    found = game().at(0, (1, 14), speed=40).at(1, spot, speed=10, is_clockwise=is_clockwise)
    found.commit(Card.RAM, Card.ACCELERATE)
    chooser = steering(found)
    chooser.route.clear()
    for button in (*[Button.UP] * steps, Button.EXTRA):
        chooser.press(Press(CLUSTERS[0], button, True, 0))
    assert chooser.route.legs[-1].move == Ram(1)
    wanted = f"1 square. Then rams Bruno ({price})." if steps else f"At once. Rams Bruno from here ({price})."
    assert told(chooser) == wanted
    confirm = next(one for one in chooser.form(SEAT_MARKS[0], CLUSTERS[0]).prompts if one.button is Button.CONFIRM)
    assert confirm.label == ("Drive" if steps else "Ram")
