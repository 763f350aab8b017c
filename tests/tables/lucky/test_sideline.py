"""Waiting pilots guess and plan; nothing of it enters the match."""

from collections.abc import Sequence
from pathlib import Path

from game.games.lucky import events as e
from game.games.lucky.cards import Card, Figure
from game.games.lucky.moves import DRAW
from game.tables.lucky.choosing import GO
from game.tables.lucky.exchange import Discarding
from game.tables.lucky.sideline import MOST_MARKED, Sideline
from game.tables.lucky.values import panel_of
from game.ui.press import Button
from tests.tables.lucky.players import device_on_turn
from tests.tables.lucky.shows import picture_of, show_header, show_table

HAND = [Card(Figure.TURN, 3, 2, 1), Card(Figure.TURN, 3, 2, 1), Card(Figure.LOOP, 5, 4, 2), Card(Figure.ROLL, 9, 8, 4)]


def sideline() -> Sideline:
    def hand_of(seat: int) -> Sequence[Card]:
        return HAND

    made = Sideline(3, hand_of)
    made.is_manned = True
    made.tell(e.TurnBegan(0))
    return made


def test_guesses_are_taken_until_the_second_throw_and_counted() -> None:
    made = sideline()
    assert made.turn_guess(1)
    assert made.turn_guess(2)
    assert made.turn_guess(2)
    assert not made.turn_guess(0), "the pilot on turn does not guess"
    made.tell(e.Thrown(0, (1, 2, 3), 0, False))
    assert made.is_open
    made.tell(e.Thrown(0, (1, 2, 3), 0, False))
    assert not made.turn_guess(1)
    made.tell(e.FlightSucceeded(0, 1, 12, 0, 12))
    assert [(one.right, one.guessed) for one in made.seats] == [(0, 0), (1, 1), (0, 1)]
    made.tell(e.TurnBegan(1))
    assert made.seats[1].guess is None


def test_no_more_cards_are_marked_than_an_exchange_puts_away() -> None:
    made = sideline()
    for number in range(4):
        made.mark(1, number)
    assert len(made.marked(1)) == MOST_MARKED
    made.mark(1, 0)
    assert made.marked(1) == {0, 1} or made.marked(1) == {0, 2}, "of two alike one is as good as the other"


def test_a_plan_marks_the_discards_beforehand(tmp_path: Path) -> None:
    with show_table(tmp_path, show_header("human", "human", seed=1), reduced_motion=True) as made:
        made.settle()
        acting = made.table.match.to_act()[0]
        waiting = 1 - acting
        device = made.stage.chairs.device_of(waiting)
        assert device is not None
        number = made.table.match.number
        made.press(Button.EXTRA, device)
        assert picture_of(made).sideline.seats[waiting].guess is True
        made.press(Button.DOWN, device)
        for _ in range(3):
            made.press(Button.CONFIRM, device)
            made.press(Button.RIGHT, device)
        made.press(Button.UP, device)
        assert picture_of(made).sideline.seats[waiting].cursor is None
        assert made.table.match.number == number, "nothing of it is a move"
        for seat in (acting, waiting):
            for _ in range(3):
                made.table.play(seat, DRAW[0])
                made.settle()
            if seat == acting:
                for _ in range(3):
                    made.table.play(seat, made.table.match.moves(seat)[0])
                    made.settle()
        chooser = picture_of(made).chooser
        assert isinstance(chooser, Discarding)
        assert len(chooser.chosen) == 3
        assert chooser.focus == GO
        made.press(Button.CONFIRM, device_on_turn(made))
        made.settle()
        assert made.table.match.to_act()[0] == acting, "all three went away"


def test_who_chooses_is_not_on_the_sideline(tmp_path: Path) -> None:
    with show_table(tmp_path, show_header("human", "random", seed=3), reduced_motion=True) as made:
        made.step(2)
        if made.table.match.to_act()[0] == 0:
            made.press(Button.EXTRA, device_on_turn(made))
            assert picture_of(made).sideline.seats[0].guess is None


def test_nobody_guesses_a_flight_that_ended_with_its_first_throw() -> None:
    made = sideline()
    made.tell(e.Thrown(0, (1, 2, 3), 0, False))
    made.tell(e.FlightFailed(0, 1, next(iter(e.Failure)), 0))
    assert not made.turn_guess(1)


def test_everybody_who_waits_is_told_what_to_do_meanwhile(tmp_path: Path) -> None:
    with show_table(tmp_path, show_header("human", "human", "human", seed=1), reduced_motion=True) as made:
        made.settle()
        picture = picture_of(made)
        acting = made.table.match.to_act()[0]
        for seat in range(3):
            panel = panel_of(picture.shown, seat)
            device = None if seat == acting else made.stage.chairs.device_of(seat)
            assert (panel.ask, panel.plan) == (device, device)
