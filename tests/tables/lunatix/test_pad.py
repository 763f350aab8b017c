"""The blind pad: buttons, locks, taking back, one device for several seats."""

from pathlib import Path

import pytest

from game.files.settings import TakeBack
from game.files.texts import Texts
from game.games.lunatix.cards import Card
from game.games.lunatix.choosing import Candidate, Reason
from game.games.lunatix.moves import COMMIT
from game.tables.lunatix.pad import GRACE_MS, BlindPad, Seated
from game.ui.press import CLUSTERS, MOUSE, Button, Device, Family, Press
from game.ui.theme import SEAT_MARKS
from tests.tables.lunatix.loops import choose_card, device_of, loop_header, loop_table, picture_of, to_the_pad

CARDS = (
    Candidate(Card.RAM, Reason.NO_TARGET), Candidate(Card.BRAKE, None), Candidate(Card.DROP, None),
    Candidate(Card.ACCELERATE, None),
)  # fmt: skip
TEXTS = Texts("en")
PAD = Device("pad:1", "pad", "Pad", Family.XBOX)


def seated(seat: int, device: Device, hidden: tuple[Card, ...] = ()) -> Seated:
    return Seated(seat, device, CARDS, hidden, "")


def down(device: Device, button: Button) -> Press:
    return Press(device, button, True, 0)


def button_of(one: Seated, at: int) -> Button:
    return next(button for button, number in one.buttons.items() if number == at)


def test_on_keys_the_buttons_differ_from_round_to_round() -> None:
    rounds = [BlindPad([seated(0, CLUSTERS[0]), seated(1, CLUSTERS[1])], 7, number) for number in range(8)]
    assert len({tuple(pad.seated[0].buttons.items()) for pad in rounds}) > 3
    again = BlindPad([seated(0, CLUSTERS[0]), seated(1, CLUSTERS[1])], 7, 0)
    assert again.seated[0].buttons == rounds[0].seated[0].buttons


def test_on_keys_the_buttons_are_given_out_anew_when_a_choice_is_taken_back() -> None:
    deals = set()
    pad = BlindPad([seated(0, CLUSTERS[0]), seated(1, PAD)], 7, 1)
    one, other = pad.seated[0], pad.seated[1]
    for _ in range(8):
        deals.add(tuple(one.buttons))
        pad.press(down(CLUSTERS[0], button_of(one, 1)), (0,))
        assert pad.choices == {0: COMMIT[Card.BRAKE]}
        pad.press(down(CLUSTERS[0], Button.BACK), (0,))
        assert pad.choices == {}
    assert len(deals) > 3
    assert list(other.buttons) == [Button.LEFT, Button.UP, Button.RIGHT, Button.DOWN], "pads are held out of sight"


def test_a_lone_chooser_is_watched_by_others_at_the_table() -> None:
    rounds = {tuple(BlindPad([seated(0, CLUSTERS[0])], 7, number).seated[0].buttons) for number in range(8)}
    assert len(rounds) > 3


def test_a_lock_keeps_a_moment_to_be_taken_back_that_a_second_press_ends() -> None:
    pad = BlindPad([seated(0, PAD), seated(1, CLUSTERS[1])], 7, 1)
    pad.press(down(PAD, button_of(pad.seated[0], 1)), (0,))
    pad.pass_time(GRACE_MS)
    pad.press(down(CLUSTERS[1], button_of(pad.seated[1], 1)), (1,))
    settled = [pad.is_settled]
    pad.pass_time(GRACE_MS - 1)
    settled.append(pad.is_settled)
    assert settled == [False, False]
    pad.press(down(CLUSTERS[1], Button.BACK), (1,))
    pad.pass_time(GRACE_MS)
    assert set(pad.choices) == {0}, "taken back in time"
    pad.press(down(CLUSTERS[1], button_of(pad.seated[1], 1)), (1,))
    ended = [(pad.hurry(seats), pad.is_settled) for seats in ((0,), (1,))]
    assert ended == [(False, False), (True, True)], "only who still could take it back can end that"


def test_buttons_and_locks_outlive_a_pause_but_not_a_lock_that_is_no_longer_allowed() -> None:
    pad = BlindPad([seated(0, CLUSTERS[0]), seated(1, CLUSTERS[1])], 7, 1)
    pad.press(down(CLUSTERS[0], button_of(pad.seated[0], 1)), (0,))
    pad.press(down(CLUSTERS[0], Button.BACK), (0,))
    pad.press(down(CLUSTERS[1], button_of(pad.seated[1], 1)), (1,))
    buttons = dict(pad.seated[0].buttons)
    after = BlindPad([seated(0, CLUSTERS[0]), seated(1, CLUSTERS[1])], 7, 1)
    after.take_over(pad)
    assert after.seated[0].buttons == buttons
    assert after.choices == {1: COMMIT[Card.BRAKE]}
    barred = tuple(Candidate(card, reason or Reason.STANDING) for card, reason in CARDS[:3]) + CARDS[3:]
    stopped = BlindPad([seated(0, CLUSTERS[0]), Seated(1, CLUSTERS[1], barred, (), "")], 7, 1)
    stopped.take_over(pad)
    assert stopped.choices == {}


def test_the_mouse_chooses_by_its_buttons_wherever_it_points_where_others_watch() -> None:
    deals = set()
    for number in range(12):
        pad = BlindPad([seated(0, MOUSE), seated(1, PAD)], 7, number)
        one = pad.seated[0]
        assert sorted(one.buttons.values()) == [1, 2, 3], "what may not be chosen has no button"
        deals.add(tuple(one.buttons))
        pad.pick(0, 1)
        assert pad.was_refused
        assert not pad.choices, "a click on a card would show it"
        assert pad.forms(TEXTS, SEAT_MARKS.__getitem__, str)[0].alert
        pad.press(down(MOUSE, button_of(one, 3)), (0,))
        assert pad.choices == {0: COMMIT[Card.ACCELERATE]}
    assert len(deals) > 3
    alone = BlindPad([seated(0, MOUSE)], 7, 1, is_watched=False)
    alone.pick(0, 1)
    assert alone.choices == {0: COMMIT[Card.BRAKE]}


def test_where_the_mouse_has_too_few_buttons_every_card_is_two_clicks_and_nothing_shows_between() -> None:
    cards = (*(Candidate(card, None) for card in list(Card)[:6]), Candidate(Card.CHARGER, None))
    for number in range(4):
        pad = BlindPad([Seated(0, MOUSE, cards, (), ""), seated(1, PAD)], 7, number)
        one = pad.seated[0]
        assert set(one.pairs.values()) == set(range(len(cards)))
        first, second = next(pair for pair, at in one.pairs.items() if at == 3)
        before = one.appearance
        assert not pad.press(down(MOUSE, Button.UP), (0,)), "the wheel chooses nothing here"
        assert pad.press(down(MOUSE, first), (0,))
        assert (one.appearance, dict(pad.choices)) == (before, {})
        assert pad.press(down(MOUSE, second), (0,))
        assert pad.choices == {0: COMMIT[cards[3].card]}
        pad.press(down(MOUSE, Button.BACK), (0,))
        assert not pad.choices


def test_the_settings_say_how_long_a_lock_can_be_taken_back() -> None:
    for grace in TakeBack:
        pad = BlindPad([seated(0, PAD), seated(1, PAD)], 7, 1, grace_ms=grace.ms)
        for seat in (0, 1):
            pad.press(down(PAD, button_of(pad.seated[seat], 1)), (seat,))
        assert pad.is_settled == (grace is TakeBack.OFF)
        pad.pass_time(grace.ms)
        assert pad.is_settled


def test_what_was_asked_for_in_vain_is_told_with_its_reason() -> None:
    pad = BlindPad([seated(0, PAD), seated(1, PAD)], 7, 1)
    pad.press(down(PAD, button_of(pad.seated[0], 0)), (0,))
    assert pad.forms(TEXTS, SEAT_MARKS.__getitem__, str)[0].alert == "Ram: nobody in reach"
    pad.press(down(PAD, button_of(pad.seated[0], 1)), (0,))
    pad.press(down(PAD, Button.BACK), (0,))
    assert not pad.forms(TEXTS, SEAT_MARKS.__getitem__, str)[0].alert


def test_on_pads_and_alone_they_stay() -> None:
    for number in range(4):
        pads = BlindPad([seated(0, PAD), seated(1, CLUSTERS[1])], 7, number)
        assert list(pads.seated[0].buttons) == [Button.LEFT, Button.UP, Button.RIGHT, Button.DOWN]
        alone = BlindPad([seated(0, CLUSTERS[0])], 7, number, is_watched=False)
        assert list(alone.seated[0].buttons) == [Button.LEFT, Button.UP, Button.RIGHT, Button.DOWN]


def test_what_may_not_be_chosen_is_refused() -> None:
    pad = BlindPad([seated(0, PAD), seated(1, PAD)], 7, 1)
    assert pad.press(down(PAD, button_of(pad.seated[0], 0)), (0,))
    assert pad.was_refused
    assert not pad.choices


def test_a_choice_is_taken_back_until_all_have_locked() -> None:
    pad = BlindPad([seated(0, CLUSTERS[0]), seated(1, CLUSTERS[1])], 7, 1)
    pad.press(down(CLUSTERS[0], button_of(pad.seated[0], 1)), (0,))
    assert pad.choices == {0: COMMIT[Card.BRAKE]}
    pad.press(down(CLUSTERS[0], Button.BACK), (0,))
    assert pad.choices == {}
    pad.press(down(CLUSTERS[0], button_of(pad.seated[0], 3)), (0,))
    pad.press(down(CLUSTERS[1], button_of(pad.seated[1], 2)), (1,))
    assert pad.is_whole
    assert pad.choices == {0: COMMIT[Card.ACCELERATE], 1: COMMIT[Card.DROP]}


def test_seats_on_one_device_choose_one_after_the_other() -> None:
    pad = BlindPad([seated(0, PAD), seated(1, PAD)], 7, 1)
    pad.press(down(PAD, button_of(pad.seated[0], 1)), (0, 1))
    assert list(pad.choices) == [0]
    pad.press(down(PAD, Button.BACK), (0, 1))
    assert not pad.choices, "the one before is taken back"
    for at in (2, 3):
        pad.press(down(PAD, button_of(pad.seated[0], at)), (0, 1))
    assert pad.choices == {0: COMMIT[Card.DROP], 1: COMMIT[Card.ACCELERATE]}


def test_hidden_gadgets_are_seen_by_a_peek_that_any_button_ends() -> None:
    pad = BlindPad([seated(0, PAD, (Card.BUMPERS,)), seated(1, CLUSTERS[0])], 7, 1)
    one = pad.seated[0]
    pad.press(down(PAD, button_of(one, len(CARDS))), (0,))
    peeks = [one.is_peeking]
    pad.press(down(PAD, button_of(one, 1)), (0,))
    peeks.append(one.is_peeking)
    assert peeks == [True, False]
    assert not pad.choices, "the press that hides them chooses nothing"


def test_other_devices_choose_nothing(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human")) as made:
        to_the_pad(made)
        for button in (Button.LEFT, Button.UP, Button.RIGHT, Button.DOWN, Button.CONFIRM):
            made.press(button, CLUSTERS[3])
        pad = picture_of(made).pad
        assert pad is not None
        assert not pad.choices


@pytest.mark.parametrize("is_paused", [False, True])
def test_a_pause_in_the_midst_of_choosing_leaves_locks_as_they_are(tmp_path: Path, *, is_paused: bool) -> None:
    with loop_table(tmp_path, loop_header("human", "human")) as made:
        to_the_pad(made)
        card = choose_card(made, 0, lambda cards: cards[-1])
        if is_paused:
            made.table.uncover()
            made.settle()
        pad = picture_of(made).pad
        assert pad is not None
        assert pad.choices == {0: COMMIT[card]}
        choose_card(made, 1, lambda cards: cards[-1])
        made.step()
        assert picture_of(made).story.runs[0].card is None or made.table.match.number > 2
        assert device_of(made, 0) == CLUSTERS[0]
