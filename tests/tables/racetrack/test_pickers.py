"""Choosing a spot: any of nine in two presses, reasons for what is barred, a second confirm before a wall."""

from itertools import product

import pytest

from game.core.chance import Chance
from game.files.texts import Texts
from game.games.racetrack.moves import STEER, Drive, Take
from game.games.racetrack.options import Mode, Options, StartOrder
from game.games.racetrack.rules import RacetrackRules
from game.tables.racetrack.pickers import Aiming, aiming
from game.ui.press import CLUSTERS, DIRECTIONS, Button, Direction, Press
from tests.games.racetrack.positions import text_track

OPEN = "\n".join(["." * 21] * 21)
BUTTONS = {direction: button for button, direction in DIRECTIONS.items()}


def press(button: Button, aim: Direction | None = None) -> Press:
    return Press(CLUSTERS[0], button, True, 0, aim)


def choice(rules: RacetrackRules, *moves: object, seat: int = 0) -> Aiming:
    """The choice of a seat after moves of the seats in turn."""
    state = rules.start(Chance(0)).state
    for move in moves:
        acting = rules.to_act(state)[0]
        state = rules.apply(state, acting, move, 0, Chance(0)).state  # type: ignore[arg-type]
    return aiming(rules, state, seat, Texts(), lambda number: f"car {number}")


def open_rules(seats: int = 1, **options: object) -> RacetrackRules:
    track = text_track(OPEN, finish=((10, 0), (10, 20)), starts=((10, 10), (11, 10)))
    return RacetrackRules(track, Options(**options), seats)  # type: ignore[arg-type]


@pytest.mark.parametrize(("dx", "dy"), list(product((-1, 0, 1), repeat=2)))
def test_any_of_nine_takes_at_most_two_presses_and_a_confirm(dx: int, dy: int) -> None:
    chosen = choice(open_rules(), STEER[(1, 0)])
    presses = [BUTTONS[step] for step in ((dx, 0), (0, dy)) if step != (0, 0)]
    assert len(presses) <= 2
    for button in presses:
        assert chosen.press(press(button)) is None
    assert chosen.press(press(Button.CONFIRM)) == STEER[(dx, dy)]


def test_a_barred_middle_is_still_where_the_aim_begins_and_its_reason_is_told() -> None:
    track = text_track("......#", finish=((1, 0), (1, -1)), starts=((4, 0),))
    rules = RacetrackRules(track, Options(), 1)
    chosen = choice(rules, STEER[(1, 0)])
    assert chosen.option.spot == (6, 0)
    assert chosen.option.reason is not None
    assert chosen.option.touched == (6, 0)
    assert chosen.press(press(Button.CONFIRM)) is None
    assert chosen.was_refused


def test_a_car_in_the_way_is_named() -> None:
    chosen = choice(open_rules(2), seat=0)
    chosen.press(press(Button.RIGHT))
    assert chosen.option.rival == 1
    assert chosen.option.reason is not None
    assert "car 1" in chosen.option.reason


def test_in_simple_mode_up_is_faster_and_left_is_left() -> None:
    chosen = choice(open_rules(mode=Mode.SIMPLE), Drive(0, 1))
    chosen.press(press(Button.UP))
    chosen.press(press(Button.LEFT))
    assert chosen.press(press(Button.CONFIRM)) == Drive(7, 2)


def test_in_simple_mode_a_standing_car_goes_where_the_button_points() -> None:
    chosen = choice(open_rules(mode=Mode.SIMPLE))
    chosen.press(press(Button.AIM, (-1, 1)))
    assert chosen.press(press(Button.CONFIRM)) == Drive(3, 1)


def test_a_wall_in_simple_mode_needs_a_second_confirm_and_moving_on_forgets_the_first() -> None:
    track = text_track("......#", finish=((1, 0), (1, -1)), starts=((4, 0),))
    chosen = choice(RacetrackRules(track, Options(mode=Mode.SIMPLE), 1), Drive(0, 1))
    assert chosen.option.warning is not None
    warned = []
    for button in (Button.CONFIRM, Button.DOWN, Button.UP):
        assert chosen.press(press(button)) is None
        warned.append(chosen.is_warned)
    assert warned == [True, False, False]
    assert chosen.press(press(Button.CONFIRM)) is None
    assert chosen.press(press(Button.CONFIRM)) == Drive(0, 1)


def test_start_places_are_chosen_on_the_board_and_taken_ones_are_barred() -> None:
    rules = open_rules(2, start=StartOrder.CHOOSE)
    chosen = choice(rules, Take(2), seat=1)
    options = {option.move: option for option in chosen.options.values()}
    assert options[Take(1)].reason is None
    assert options[Take(2)].rival == 0
    assert chosen.press(press(Button.CONFIRM)) == Take(1)
