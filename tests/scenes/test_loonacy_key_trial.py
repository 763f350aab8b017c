"""The test of keys: what arrives together, what is swallowed, what was not pressed, and who is asked for what."""

from game.core.rules import Seat
from game.scenes.loonacy_key_trial import Asking, KeyTrial, Verdict
from game.ui.press import CLUSTERS, Button, Device

WASD, ARROWS, IJKL, _ = CLUSTERS
BUTTONS = (Button.BACK, Button.CONFIRM)
FRAME_MS = 50
ARRIVED, SWALLOWED, NOT_PRESSED = Verdict


def three(buttons: tuple[Button, ...] = BUTTONS) -> KeyTrial:
    return KeyTrial({seat: (device, buttons) for seat, device in enumerate((WASD, ARROWS, IJKL))})


def press(trial: KeyTrial, button: Button, *devices: Device, is_down: bool = True) -> None:
    for device in devices:
        trial.hear(device, button, is_down=is_down)


def wait(trial: KeyTrial, ms: int) -> None:
    for _ in range(ms // FRAME_MS):
        trial.update(FRAME_MS)


def let_go(trial: KeyTrial) -> None:
    for device, button in tuple(trial.held):
        trial.hear(device, button, is_down=False)
    wait(trial, 100)


def hold(trial: KeyTrial, *seats: Seat) -> None:
    """These hold the keys they are asked for, until the patience is over; then all let go."""
    for seat in seats:
        trial.hear(*trial.asked(seat), is_down=True)
    wait(trial, 2600)
    let_go(trial)


def test_keys_that_all_arrive_pass_round_by_round() -> None:
    trial = three()
    for number, button in enumerate(BUTTONS):
        assert [trial.asked(seat) for seat in range(3)] == [(WASD, button), (ARROWS, button), (IJKL, button)]
        press(trial, button, WASD, ARROWS)
        assert len(trial.verdicts) == number
        press(trial, button, IJKL)
        assert trial.is_letting_go
        assert trial.round == number
        wait(trial, 100)
        assert not trial.is_over
        press(trial, button, WASD, ARROWS, IJKL, is_down=False)
        wait(trial, 100)
    assert trial.is_over
    assert trial.has_passed
    assert trial.verdicts == [dict.fromkeys(range(3), ARRIVED)] * 2


def test_a_key_that_arrives_alone_but_twice_not_with_the_others_is_swallowed() -> None:
    trial = three((Button.BACK,))
    hold(trial, 0, 2)
    assert (trial.asking, trial.seats, trial.verdicts) == (Asking.ALONE, (1,), [])
    trial.hear(*trial.asked(1), is_down=True)
    let_go(trial)
    assert (trial.asking, trial.seats) == (Asking.AGAIN, (0, 1, 2))
    hold(trial, 0, 2)
    assert trial.verdicts == [{0: ARRIVED, 1: SWALLOWED, 2: ARRIVED}]
    assert trial.failed(SWALLOWED) == ((1, (ARROWS, Button.BACK)),)
    assert trial.is_over
    assert not trial.has_passed


def test_a_key_that_arrives_together_the_second_time_was_only_late() -> None:
    trial = three((Button.BACK,))
    hold(trial, 0, 2)
    trial.hear(*trial.asked(1), is_down=True)
    let_go(trial)
    press(trial, Button.BACK, WASD, ARROWS, IJKL)
    let_go(trial)
    assert trial.has_passed


def test_a_key_that_does_not_even_arrive_alone_was_not_pressed() -> None:
    trial = three((Button.BACK,))
    hold(trial, 0, 2)
    wait(trial, 5900)
    assert trial.asking is Asking.ALONE
    wait(trial, 200)
    wait(trial, 100)
    assert (trial.asking, trial.seats) == (Asking.TOGETHER, (0, 1, 2))
    assert trial.verdicts == [{0: ARRIVED, 1: NOT_PRESSED, 2: ARRIVED}]
    assert not trial.has_passed


def test_of_two_missing_each_is_asked_alone_and_who_is_silent_is_not_waited_for() -> None:
    trial = KeyTrial({seat: (device, (Button.BACK,)) for seat, device in enumerate(CLUSTERS)})
    hold(trial, 0, 3)
    assert list(trial.seats) == [1]
    wait(trial, 6100)
    let_go(trial)
    assert list(trial.seats) == [2]
    trial.hear(*trial.asked(2), is_down=True)
    let_go(trial)
    assert trial.asking is Asking.AGAIN
    assert list(trial.seats) == [0, 2, 3]
    hold(trial, 0, 2, 3)
    assert trial.verdicts == [{0: ARRIVED, 1: NOT_PRESSED, 2: ARRIVED, 3: ARRIVED}]


def test_what_arrives_too_late_counts_only_when_it_is_asked_for_alone() -> None:
    trial = three()
    press(trial, Button.BACK, WASD, IJKL)
    wait(trial, 2550)
    assert trial.is_letting_go
    press(trial, Button.BACK, ARROWS)
    assert trial.verdicts == []
    let_go(trial)
    assert trial.seats == (1,)


def test_nothing_is_missing_before_anybody_presses_and_each_key_gives_time_anew() -> None:
    trial = three()
    wait(trial, 10_000)
    press(trial, Button.BACK, WASD)
    wait(trial, 2000)
    press(trial, Button.BACK, ARROWS)
    wait(trial, 2000)
    assert (trial.asking, trial.verdicts) == (Asking.TOGETHER, [])
    press(trial, Button.BACK, IJKL)
    assert trial.verdicts == [dict.fromkeys(range(3), ARRIVED)]


def test_other_keys_count_for_nothing() -> None:
    trial = three()
    press(trial, Button.CONFIRM, WASD, ARROWS, IJKL)
    wait(trial, 10_000)
    assert trial.verdicts == []
    assert (WASD, Button.CONFIRM) in trial.held


def test_a_key_that_is_never_let_go_does_not_hold_up_the_next_round() -> None:
    trial = three()
    press(trial, Button.BACK, WASD, ARROWS, IJKL)
    wait(trial, 1600)
    assert not trial.is_letting_go
    assert trial.asked(0) == (WASD, Button.CONFIRM)


def test_a_seat_with_fewer_keys_begins_anew() -> None:
    trial = KeyTrial({0: (WASD, BUTTONS), 1: (ARROWS, (Button.UP,))})
    assert trial.rounds == 2
    assert [trial.asked(1, number) for number in range(2)] == [(ARROWS, Button.UP)] * 2
