"""A stick's directions: no flicker at the borders, one press for one push."""

from math import cos, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.stick import Stick


def at(stick: Stick, degrees: float, reach: float = 1.0) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Push the stick; 0 degrees is right, 90 down."""
    return stick.move(reach * cos(radians(degrees)), reach * sin(radians(degrees)))


@pytest.mark.parametrize(
    ("degrees", "aim"),
    [
        (0, (1, 0)),
        (45, (1, 1)),
        (90, (0, 1)),
        (135, (-1, 1)),
        (180, (-1, 0)),
        (225, (-1, -1)),
        (270, (0, -1)),
        (315, (1, -1)),
    ],
)
def test_eight_directions_to_aim(degrees: float, aim: tuple[int, int]) -> None:
    assert at(Stick(), degrees)[0] == aim
    assert at(Stick(), degrees + 20)[0] == aim
    assert at(Stick(), degrees - 20)[0] == aim


def test_a_push_starts_far_out_and_ends_far_in() -> None:
    stick = Stick()
    assert at(stick, 0, 0.55) == (None, None)
    assert at(stick, 0, 0.65) == ((1, 0), (1, 0))
    assert at(stick, 0, 0.45) == (None, None)
    assert at(stick, 0, 0.65) == (None, None), "still the same push"
    assert at(stick, 0, 0.2) == (None, None)
    assert at(stick, 0, 0.65) == ((1, 0), (1, 0)), "a new push"


def test_the_border_of_two_directions_does_not_flicker() -> None:
    stick = Stick()
    assert at(stick, 0)[0] == (1, 0)
    assert at(stick, 30) == (None, None)
    assert at(stick, 40)[0] == (1, 1)
    assert at(stick, 20) == (None, None)
    assert at(stick, 5)[0] == (1, 0)


def test_a_menu_step_does_not_repeat_when_only_the_aim_changes() -> None:
    stick = Stick()
    assert at(stick, 0) == ((1, 0), (1, 0))
    assert at(stick, 45) == ((1, 1), None)


def test_forgotten_it_must_come_to_rest_first() -> None:
    stick = Stick()
    at(stick, 0)
    stick.forget()
    assert at(stick, 90) == (None, None)
    at(stick, 90, 0.1)
    assert at(stick, 90) == ((0, 1), (0, 1))


@pytest.mark.parametrize("far", [1.0, 0.71])
def test_letting_go_of_a_diagonal_axis_by_axis_does_not_change_the_aim(far: float) -> None:
    stick = Stick()
    stick.move(0.0, far)
    assert stick.move(far, far)[0] == (1, 1)
    for x, y in ((far, far / 2), (far, 0.1), (far * 0.8, 0.0)):
        assert stick.move(x, y) == (None, None)
    assert stick.aim == (1, 1)
    assert stick.move(0.1, 0.0) == (None, None)
    assert stick.move(far, 0.0)[0] == (1, 0), "a push of its own"


def test_a_stick_half_let_go_that_is_pushed_again_means_something_new() -> None:
    stick = Stick()
    at(stick, 45)
    assert at(stick, 0, 0.6) == (None, None)
    assert at(stick, 0, 0.8)[0] == (1, 0)


def test_a_stick_led_round_the_rim_is_followed() -> None:
    stick = Stick()
    aims = [at(stick, degrees, 1.0 + 0.15 * abs(sin(radians(2 * degrees))))[0] for degrees in range(0, 330, 5)]
    assert [aim for aim in aims if aim] == [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]


@given(st.lists(st.tuples(st.floats(-1, 1), st.floats(-1, 1)), max_size=40))
def test_steps_have_one_axis_and_what_is_new_differs_from_what_was(positions: list[tuple[float, float]]) -> None:
    stick = Stick()
    for x, y in positions:
        before = (stick.aim, stick.step)
        aim, step = stick.move(x, y)
        assert step is None or abs(step[0]) + abs(step[1]) == 1
        assert aim is None or aim != before[0]
        assert step is None or step != before[1]
        assert (stick.aim is None) == (stick.step is None)
