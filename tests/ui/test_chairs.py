"""Who sits where."""

import pytest

from game.ui.chairs import Chairs
from game.ui.press import CLUSTERS, Device, Family

WASD, ARROWS, *_ = CLUSTERS


def pad(number: int, kind: str = "make") -> Device:
    return Device(f"pad:{number}", kind, "Pad", Family.XBOX)


def test_devices_join_in_order_once_and_until_all_places_are_taken() -> None:
    chairs = Chairs(places=2)
    assert chairs.join(WASD) == 0
    assert chairs.join(WASD) is None
    assert chairs.join(ARROWS) == 1
    assert chairs.join(pad(1)) is None


def test_seats_of_bots_are_left_out() -> None:
    assert Chairs().join(WASD, reserved={0, 2}) == 1


def test_several_people_share_a_device() -> None:
    chairs = Chairs()
    assert (chairs.join(WASD), chairs.add(WASD), chairs.join(ARROWS)) == (0, 1, 2)
    assert chairs.seats_of(WASD) == (0, 1)
    assert chairs.devices == (WASD, ARROWS)
    chairs.leave(0)
    assert chairs.seats_of(WASD) == (1,)


def test_seats_are_swapped_with_empty_ones_too() -> None:
    chairs = Chairs()
    chairs.join(WASD)
    chairs.join(ARROWS)
    chairs.swap(0, 1)
    assert (chairs.device_of(0), chairs.device_of(1)) == (ARROWS, WASD)
    chairs.swap(0, 5)
    assert (chairs.device_of(0), chairs.device_of(5)) == (None, ARROWS)


def test_a_lost_device_keeps_its_seats_and_leaves_the_others_alone() -> None:
    chairs = Chairs()
    chairs.join(pad(1))
    chairs.join(WASD)
    chairs.add(pad(1))
    assert chairs.lose(pad(1)) == (0, 2)
    assert [*chairs.lost] == [0, 2]
    assert chairs.device_of(1) == WASD
    assert chairs.find(pad(7)) == (0, 2)
    assert chairs.seats_of(pad(7)) == (0, 2)
    assert not chairs.lost


def test_another_make_gets_nothing_by_itself_but_may_take_over() -> None:
    chairs = Chairs()
    chairs.join(pad(1, "red"))
    chairs.join(pad(2, "blue"))
    chairs.lose(pad(1, "red"))
    chairs.lose(pad(2, "blue"))
    assert chairs.find(pad(3, "green")) == ()
    assert chairs.find(pad(4, "blue")) == (1,)
    assert chairs.take_over(pad(3, "green")) == (0,)
    assert chairs.take_over(WASD) == ()


def test_losing_a_device_that_sits_nowhere_changes_nothing() -> None:
    assert Chairs().lose(pad(1)) == ()


def test_a_seat_that_does_not_exist_is_not_given() -> None:
    with pytest.raises(ValueError, match="no seat 6"):
        Chairs().give(6, WASD)
