"""Choosing a spot: any of nine in two presses, reasons for what is barred, a second confirm before a wall."""

from itertools import product

import pytest

from game.core.chance import Chance
from game.files.texts import Texts
from game.games.racetrack.moves import HEADINGS, STEER, Drive, Take
from game.games.racetrack.options import Mode, Options, Spots, StartOrder
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


@pytest.mark.parametrize("heading", range(8))
def test_in_simple_mode_directions_are_those_of_the_screen(heading: int) -> None:
    chosen = choice(open_rules(mode=Mode.SIMPLE), Drive(heading, 1), Drive(heading, 2))
    assert chosen.shows_steps
    ahead = HEADINGS[heading]
    forward = (0, ahead[1]) if ahead[1] else ahead
    steps = chosen.steps()
    assert steps[forward].move == Drive(heading, 3)
    assert steps[-forward[0], -forward[1]].move == Drive(heading, 1)
    x, y = chosen.option.spot
    for side, option in steps.items():
        turned = {Drive((heading - 1) % 8, 2), Drive((heading + 1) % 8, 2)}
        if option.move in turned and 0 in ahead:
            assert (option.spot[0] - x) * side[0] + (option.spot[1] - y) * side[1] > 0
    for button in (BUTTONS[forward], BUTTONS[forward[1], forward[0]]):
        assert chosen.press(press(button)) is None
    assert chosen.press(press(Button.CONFIRM)) in (Drive((heading + 1) % 8, 3), Drive((heading - 1) % 8, 3))


def test_inertia_mode_needs_no_arrows() -> None:
    assert not choice(open_rules(), STEER[(1, 0)]).shows_steps


def test_staying_by_a_stray_press_needs_a_second_one_but_a_stop_on_purpose_does_not() -> None:
    standing = choice(open_rules())
    assert standing.press(press(Button.CONFIRM)) is None
    assert standing.is_warned
    assert standing.press(press(Button.CONFIRM)) == STEER[(0, 0)]
    rolling = choice(open_rules(), STEER[(1, 0)])
    rolling.press(press(Button.LEFT))
    assert rolling.press(press(Button.CONFIRM)) == STEER[(-1, 0)]


def test_staying_is_not_asked_twice_where_nothing_else_is_open() -> None:
    rules = RacetrackRules(text_track("#.#", finish=((1, 0), (1, -1)), starts=((1, 0),)), Options(), 1)
    assert choice(rules).press(press(Button.CONFIRM)) == STEER[(0, 0)]


def test_a_spot_where_cars_would_touch_says_so_before_it_is_chosen() -> None:
    chosen = choice(open_rules(2, spots=Spots.CONTACT), seat=0)
    notes = {option.spot: option.note for option in chosen.options.values()}
    assert {spot for spot, note in notes.items() if note is not None} == {(11, 10)}
    chosen.press(press(Button.RIGHT))
    assert chosen.option.is_hit
    assert "car 1" in str(chosen.option.note)
    assert chosen.press(press(Button.CONFIRM)) == STEER[(1, 0)]


def test_a_hint_takes_the_aim() -> None:
    chosen = choice(open_rules(), STEER[(1, 0)])
    chosen.aim_at(STEER[(1, -1)])
    assert chosen.press(press(Button.CONFIRM)) == STEER[(1, -1)]


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
