"""The test of keys: what arrives together, what does not, and who is asked for what."""

from game.scenes.loonacy_key_trial import KeyTrial
from game.ui.press import CLUSTERS, Button, Device

WASD, ARROWS, IJKL, _ = CLUSTERS
BUTTONS = (Button.BACK, Button.CONFIRM)
FRAME_MS = 50


def three() -> KeyTrial:
    return KeyTrial({seat: (device, BUTTONS) for seat, device in enumerate((WASD, ARROWS, IJKL))})


def press(trial: KeyTrial, button: Button, *devices: Device, is_down: bool = True) -> None:
    for device in devices:
        trial.hear(device, button, is_down=is_down)


def wait(trial: KeyTrial, ms: int) -> None:
    for _ in range(ms // FRAME_MS):
        trial.update(FRAME_MS)


def test_keys_that_all_arrive_pass_round_by_round() -> None:
    trial = three()
    for number, button in enumerate(BUTTONS):
        assert [trial.asked(seat) for seat in range(3)] == [(WASD, button), (ARROWS, button), (IJKL, button)]
        press(trial, button, WASD, ARROWS)
        assert len(trial.missing) == number
        press(trial, button, IJKL)
        assert trial.is_letting_go
        wait(trial, 100)
        assert not trial.is_over
        press(trial, button, WASD, ARROWS, IJKL, is_down=False)
        wait(trial, 100)
    assert trial.is_over
    assert (trial.missing, trial.swallowed, trial.most) == ([frozenset(), frozenset()], (), 3)


def test_a_key_that_stays_away_while_the_others_are_held_is_missing() -> None:
    trial = three()
    press(trial, Button.BACK, WASD, IJKL)
    wait(trial, 2000)
    assert trial.missing == []
    wait(trial, 600)
    assert trial.missing == [frozenset({1})]
    assert trial.swallowed == (((ARROWS, Button.BACK),),)
    press(trial, Button.BACK, ARROWS)
    assert trial.missing == [frozenset({1})], "too late"


def test_nothing_is_missing_before_anybody_presses_and_each_key_gives_time_anew() -> None:
    trial = three()
    wait(trial, 10_000)
    press(trial, Button.BACK, WASD)
    wait(trial, 2000)
    press(trial, Button.BACK, ARROWS)
    wait(trial, 2000)
    assert trial.missing == []
    press(trial, Button.BACK, IJKL)
    assert trial.missing == [frozenset()]


def test_other_keys_count_for_nothing() -> None:
    trial = three()
    press(trial, Button.CONFIRM, WASD, ARROWS, IJKL)
    assert (trial.most, trial.missing) == (0, [])
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
