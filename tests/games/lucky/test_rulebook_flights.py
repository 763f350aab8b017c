"""One test for each sentence of the rulebook on flights and bonus chips, in its order."""

import pytest

from game.core.rules import IllegalMove
from game.games.lucky.events import (
    ChipReason,
    ChipsSpent,
    ChipWon,
    Failure,
    FigureFlown,
    FlightFailed,
    FlightSucceeded,
    Thrown,
    TurnBegan,
)
from game.games.lucky.moves import REPEAT, REPEAT_WITH_RED, THROW, THROW_WITH_RED, Cover
from game.games.lucky.state import NOT_FLOWN, Phase
from tests.games.lucky.positions import DOVE, EAGLE, Game, flying, game

NEARLY_DONE = (("356", 0, "35"), ("444", 1, "44"))
"""Turn 8 and loop 8 flown perfectly with two dice each, two left."""


def won(events: object) -> list[ChipWon]:
    assert isinstance(events, list)
    return [event for event in events if isinstance(event, ChipWon)]


def test_a_player_throws_at_most_three_dice() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8")
    found.play(THROW)
    assert found.flight.pool == 6
    assert len(found.flight.thrown) == 3


def test_as_many_dice_as_make_the_cards_value_are_laid_on_the_upper_box() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8")
    found.throw("246")
    assert found.cover(2, "26") == [FigureFlown(0, 2, (2, 6), True, 7)]


def test_with_a_higher_value_the_dice_are_laid_on_the_lower_box() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8")
    found.throw("256")
    assert found.cover(2, "256") == [FigureFlown(0, 2, (2, 5, 6), False, 3)]


def test_if_the_value_is_not_thrown_the_flight_has_failed_and_the_turn_is_over() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8")
    events = found.throw("124")
    assert events == [
        Thrown(0, (1, 2, 4), 0, False),
        FlightFailed(0, EAGLE.value, Failure.TOO_LOW, 0),
        TurnBegan(1),
    ]
    assert found.pilot().results == (NOT_FLOWN,) * 4
    assert found.pilot().total == 0


def test_if_a_flight_succeeds_the_values_with_dice_on_them_are_added_up() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8")
    events = found.serve(*NEARLY_DONE, ("56", 2, "56"))
    assert FlightSucceeded(0, EAGLE.value, 7 + 7 + 3, 0, 17) in events


def test_the_flat_counter_is_put_on_the_result_at_the_show_and_the_other_counter_moves_too() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8")
    found.serve(*NEARLY_DONE, ("56", 2, "56"))
    assert found.pilot().results == (17, NOT_FLOWN, NOT_FLOWN, NOT_FLOWN)
    assert found.pilot().total == 17
    assert found.state.best == (17, 0, 0, 0)


def test_who_has_dice_left_at_the_end_of_the_flight_gets_1_point_for_each() -> None:
    found = flying(EAGLE, "turn6 loop6 dive9")
    events = found.serve(("346", 0, "6"), ("126", 1, "6"), ("136", 2, "36"))
    assert FlightSucceeded(0, EAGLE.value, 5 + 5 + 8, 2, 20) in events
    assert found.pilot().results[0] == 18
    assert found.pilot().total == 20


def test_two_figures_flown_perfectly_in_a_show_that_is_not_finished_bring_a_chip() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8")
    found.serve(*NEARLY_DONE)
    events = found.throw("12")
    assert won(events) == [ChipWon(0, ChipReason.NEAR_MISS)]
    assert found.pilot().chips == 1
    assert found.state.supply == 22


def test_one_figure_flown_perfectly_brings_none() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8")
    found.serve(("356", 0, "35"), ("445", 1, "45"))
    assert won(found.throw("12")) == []


def test_the_first_flight_of_12_points_or_more_at_a_show_brings_a_chip() -> None:
    found = flying(EAGLE, "turn6 loop6 dive6").flown(1, 11, 15, 15, 15)
    events = found.serve(("346", 0, "6"), ("126", 1, "6"), ("334", 2, "34"))
    assert found.pilot().results[0] == 12
    assert won(events) == [ChipWon(0, ChipReason.FIRST)]


def test_a_first_flight_of_less_brings_none() -> None:
    found = flying(EAGLE, "turn6 loop6 dive6")
    assert won(found.serve(("346", 0, "46"), ("126", 1, "6"), ("334", 2, "34"))) == []
    assert found.pilot().results[0] == 9


def test_a_better_flight_than_any_before_at_a_show_brings_a_chip() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8").flown(1, 16, 30, 30, 30)
    events = found.serve(*NEARLY_DONE, ("56", 2, "56"))
    assert won(events) == [ChipWon(0, ChipReason.BETTER)]


def test_a_flight_as_good_as_the_best_is_not_better() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8").flown(1, 17, 0, 0, 0)
    assert won(found.serve(*NEARLY_DONE, ("56", 2, "56"))) == []


def test_a_better_flight_of_less_than_12_brings_none() -> None:
    found = flying(EAGLE, "turn6 loop6 dive6").flown(1, 8, 0, 0, 0)
    assert won(found.serve(("346", 0, "46"), ("126", 1, "6"), ("334", 2, "34"))) == []


def test_a_flight_of_20_points_or_more_brings_a_chip() -> None:
    for last, chips in (("26", [ChipWon(0, ChipReason.HIGH)]), ("36", [])):
        found = flying(EAGLE, "turn8 loop8 dive8").flown(1, 30, 0, 0, 0)
        events = found.serve(*NEARLY_DONE, (last, 2, last))
        assert found.pilot().results[0] == (21 if chips else 17)
        assert won(events) == chips


def test_a_player_earns_at_most_1_chip_a_flight() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8")
    events = found.serve(*NEARLY_DONE, ("26", 2, "26"))
    assert found.pilot().results[0] == 21
    assert len(won(events)) == 1
    assert found.pilot().chips == 1


def test_in_the_last_throw_the_red_die_may_be_added() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8", chips=1)
    for figure in NEARLY_DONE:
        assert found.moves() == [THROW]
        found.serve(figure)
    assert found.moves() == [THROW, THROW_WITH_RED]
    events = found.throw("12+5")
    assert events == [ChipsSpent(0, 1), Thrown(0, (1, 2), 5, False)]
    assert Cover(2, 0b111) in found.moves()
    assert found.pilot().chips == 0
    assert found.state.supply == 23


def test_no_more_than_3_dice_may_be_thrown_with_it() -> None:
    found = flying(EAGLE, "turn6 loop6 dive8", chips=1)
    found.serve(("346", 0, "6"), ("126", 1, "16"))
    assert found.flight.pool == 3
    assert found.moves() == [THROW]


def test_it_may_not_be_added_without_a_chip() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8")
    found.serve(*NEARLY_DONE)
    assert found.moves() == [THROW]
    with pytest.raises(IllegalMove):
        found.play(THROW_WITH_RED)


def test_a_player_may_throw_again_and_the_last_result_counts() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8", chips=1)
    found.throw("356")
    assert REPEAT in found.moves()
    events = found.repeat("111")
    assert events[:2] == [ChipsSpent(0, 1), Thrown(0, (1, 1, 1), 0, True)]
    assert FlightFailed(0, EAGLE.value, Failure.TOO_LOW, 0) in events


def test_a_player_may_throw_a_failing_throw_again() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8", chips=1)
    found.throw("111")
    assert found.is_in(Phase.FEARING)
    found.repeat("356")
    assert found.is_in(Phase.COVERING)
    assert REPEAT not in found.moves()


def test_a_show_once_flown_is_not_flown_again() -> None:
    found: Game = game().laid(EAGLE, "turn8 loop8 dive8").laid(DOVE, "turn6 dive6 roll9").flown(0, 9, -1, -1, -1)
    found.hand(0, "turn9 loop9 dive9 roll9")
    assert all(getattr(move, "show", None) is not EAGLE for move in found.moves())
    assert REPEAT_WITH_RED not in found.moves()
