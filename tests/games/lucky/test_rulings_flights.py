"""One test for each ruling on flights and chips, where the rulebook is silent or brief."""

from dataclasses import replace

import pytest

from game.core.rules import IllegalMove
from game.games.lucky.cards import FINAL
from game.games.lucky.events import ChipReason, ChipsSpent, ChipWon, Failure, FlightFailed, FlightSucceeded, Thrown
from game.games.lucky.moves import (
    BREAK_OFF,
    COVER,
    REPEAT,
    REPEAT_WITH_RED,
    THROW,
    THROW_WITH_RED,
    Cover,
)
from game.games.lucky.options import NearMiss
from game.games.lucky.state import Covered, Phase
from tests.games.lucky.boxes import house_box
from tests.games.lucky.positions import EAGLE, Game, flying, flying_final, game

TWO_DONE = (("356", 0, "35"), ("444", 1, "44"))
"""Turn 8 and loop 8 flown with two dice each; two are left for dive 8."""

FIVE_SPENT = (("356", 0, "356"), ("445", 1, "44"))
"""Turn 8 and loop 8 flown; one die is left."""

ALL_SPENT = (("356", 0, "356"), ("445", 1, "445"))
"""Turn 8 and loop 8 flown with more than their difficulty; no die is left."""


def shows(words: str = "turn8 loop8 dive8", chips: int = 0) -> Game:
    return flying(EAGLE, words, chips=chips)


# Throwing and covering
def test_a_throw_takes_three_dice_or_all_that_are_left() -> None:
    found = shows()
    for figure, count in zip((*TWO_DONE, None), (3, 3, 2), strict=True):
        step = found.throw(figure[0] if figure else "44")
        assert len(found.flight.thrown) == count
        assert isinstance(step[0], Thrown)
        if figure:
            found.cover(*figure[1:])


def test_any_open_figure_may_be_chosen() -> None:
    found = shows("turn8 loop7 dive9")
    found.throw("126")
    assert {move.place for move in found.plays(Cover)} == {0, 1, 2}  # type: ignore[union-attr]
    found.cover(1, "16")
    found.throw("666")
    assert {move.place for move in found.plays(Cover)} == {0, 2}  # type: ignore[union-attr]


def test_a_figure_may_be_covered_by_any_thrown_dice_that_sum_to_its_difficulty_or_more() -> None:
    found = shows("turn8 loop11 dive12")
    found.throw("256")
    assert found.moves() == [COVER[0][mask] for mask in (0b101, 0b110, 0b111)] + [
        COVER[1][mask] for mask in (0b110, 0b111)
    ] + [COVER[2][0b111]]


def test_dice_with_equal_eyes_are_one_choice() -> None:
    found = shows("turn8 loop12 dive12")
    found.throw("444")
    assert found.moves() == [COVER[0][0b011], COVER[0][0b111], COVER[1][0b111], COVER[2][0b111]]


def test_equal_eyes_of_the_red_die_and_a_black_one_are_two_choices() -> None:
    found = shows("turn8 loop8 dive4", chips=1)
    found.serve(*TWO_DONE)
    found.throw("44+4")
    assert found.moves() == [COVER[2][mask] for mask in (0b001, 0b011, 0b100, 0b101, 0b111)]


def test_covering_cannot_be_declined() -> None:
    found = shows(chips=1)
    found.throw("356")
    assert {type(move) for move in found.moves()} == {Cover, type(REPEAT)}
    with pytest.raises(IllegalMove):
        found.play(BREAK_OFF)
    with pytest.raises(IllegalMove):
        found.play(THROW)


def test_covering_is_final_the_other_dice_go_back_to_the_pool_and_are_thrown_again() -> None:
    found = shows()
    found.throw("356")
    found.cover(0, "35")
    assert found.flight.pool == 4
    assert found.flight.covered == (Covered.UPPER, Covered.NOT, Covered.NOT)
    assert found.flight.thrown == ()
    found.throw("444")
    assert all(isinstance(move, Cover) and move.place for move in found.moves())


def test_if_no_open_figure_can_be_reached_the_flight_fails_and_scores_0() -> None:
    found = shows("turn8 loop8 dive12")
    found.serve(*TWO_DONE)
    assert FlightFailed(0, EAGLE.value, Failure.TOO_LOW, 0) in found.throw("56")
    assert found.pilot().total == 0


def test_with_no_die_left_the_flight_fails() -> None:
    found = shows()
    found.serve(ALL_SPENT[0])
    events = found.serve(ALL_SPENT[1])
    assert FlightFailed(0, EAGLE.value, Failure.NO_DICE, 0) in events
    assert found.state.turn == 1


def test_a_failed_flight_without_a_chip_ends_by_itself() -> None:
    found = shows()
    found.throw("111")
    assert found.state.turn == 1


def test_totals_start_at_0() -> None:
    assert [pilot.total for pilot in game(3).state.pilots] == [0, 0, 0]


def test_the_left_over_points_are_no_part_of_the_result() -> None:
    found = shows("turn6 loop6 dive6")
    events = found.serve(("346", 0, "6"), ("126", 1, "6"), ("666", 2, "6"))
    assert FlightSucceeded(0, EAGLE.value, 15, 3, 18) in events
    assert (found.pilot().results[0], found.pilot().total) == (15, 18)


# Chips earned
def test_there_are_no_chips_at_the_start() -> None:
    assert [pilot.chips for pilot in game(3).state.pilots] == [0, 0, 0]


def test_two_figures_not_both_exact_are_no_near_miss() -> None:
    found = shows()
    found.serve(("356", 0, "35"), ("445", 1, "45"))
    found.throw("11")
    assert found.pilot().chips == 0


def test_near_miss_any_counts_two_figures_flown_at_all() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8", near_miss=NearMiss.ANY)
    found.serve(("356", 0, "36"), ("445", 1, "45"))
    assert ChipWon(0, ChipReason.NEAR_MISS) in found.throw("11")


def test_near_miss_any_asks_for_two_figures() -> None:
    found = flying(EAGLE, "turn8 loop8 dive8", near_miss=NearMiss.ANY)
    found.serve(("356", 0, "36"))
    found.throw("111")
    assert found.pilot().chips == 0


def test_a_near_miss_may_end_for_want_of_dice() -> None:
    found = shows("turn12 loop12 dive3")
    found.serve(("363", 0, "363"))
    assert ChipWon(0, ChipReason.NEAR_MISS) in found.serve(("633", 1, "633"))


def test_results_are_the_covered_values_without_left_over_points() -> None:
    found = shows("turn5 loop5 dive5")
    found.serve(("555", 0, "5"), ("555", 1, "5"), ("334", 2, "33"))
    assert found.pilot().results[0] == 10
    assert found.pilot().total == 12
    assert found.pilot().chips == 0


def test_the_first_result_of_12_counts_though_lesser_ones_came_before() -> None:
    found = shows("turn6 loop6 dive6").flown(1, 11, -1, -1, -1)
    events = found.serve(("346", 0, "6"), ("126", 1, "6"), ("666", 2, "6"))
    assert ChipWon(0, ChipReason.FIRST) in events


def test_results_of_other_shows_do_not_count() -> None:
    found = shows("turn6 loop6 dive6").flown(1, -1, 20, 20, 20)
    assert ChipWon(0, ChipReason.FIRST) in found.serve(("346", 0, "6"), ("126", 1, "6"), ("666", 2, "6"))


def test_an_empty_supply_gives_no_chip() -> None:
    found = shows().chips(1, 23)
    found.serve(*TWO_DONE)
    assert not any(isinstance(event, ChipWon) for event in found.throw("11"))
    assert (found.pilot().chips, found.state.supply, found.pilot().tally.chips_won) == (0, 0, 0)


# Chips spent
def test_the_red_die_is_only_for_the_throw_with_a_single_figure_open() -> None:
    found = shows("turn8 loop8 dive12", chips=2)
    found.serve(("356", 0, "35"), ("445", 1, "445"))
    assert found.flight.pool == 1
    assert found.moves() == [THROW, THROW_WITH_RED]
    found = flying_final("turn6 loop7 dive6 roll6", 3, chips=2)
    found.serve(("222", 0, "222"), ("344", 1, "34"))
    assert found.flight.pool == 1
    assert found.moves() == [THROW]


def test_the_red_die_is_only_for_fewer_than_three_black_dice_in_the_pool() -> None:
    found = shows("turn6 loop8 dive8", chips=2)
    found.serve(("346", 0, "6"), ("445", 1, "44"))
    assert found.flight.pool == 3
    assert found.moves() == [THROW]
    found.throw("111")
    assert found.moves() == [REPEAT, BREAK_OFF]


def test_the_red_die_may_be_thrown_with_no_black_die_in_the_pool() -> None:
    found = shows("turn8 loop8 dive5", chips=1)
    found.serve(*ALL_SPENT)
    assert found.moves() == [THROW_WITH_RED, BREAK_OFF]
    found.throw("+5")
    assert found.moves() == [COVER[2][1]]
    assert FlightSucceeded(0, EAGLE.value, 3 + 3 + 4, 0, 10) in found.cover(2, "+5")


def test_nobody_has_to_spend_a_chip_when_no_black_die_is_left() -> None:
    found = shows("turn8 loop8 dive5", chips=1)
    found.serve(*ALL_SPENT)
    assert FlightFailed(0, EAGLE.value, Failure.NO_DICE, 0) in found.play(BREAK_OFF)
    assert found.pilot().chips == 1


def test_with_no_black_die_and_two_figures_open_a_chip_does_not_help() -> None:
    found = flying_final("turn6 loop6 dive6 roll7", 3, chips=3)
    found.serve(("222", 0, "222"))
    assert FlightFailed(0, FINAL, Failure.NO_DICE, 2) in found.serve(("222", 1, "222"))


def test_the_red_die_stays_in_a_repeated_throw() -> None:
    found = shows(chips=3)
    found.serve(*FIVE_SPENT)
    found.throw("1+2")
    assert found.moves() == [REPEAT, BREAK_OFF]
    assert found.repeat("2+6")[:2] == [ChipsSpent(0, 1), Thrown(0, (2,), 6, True)]
    assert COVER[2][0b11] in found.moves()


def test_the_red_die_may_be_added_for_a_further_chip_when_repeating_the_last_throw() -> None:
    found = shows(chips=2)
    found.serve(*FIVE_SPENT)
    found.throw("1")
    assert found.moves() == [REPEAT, REPEAT_WITH_RED, BREAK_OFF]
    events = found.repeat("3+5", adds_red=True)
    assert events == [ChipsSpent(0, 2), Thrown(0, (3,), 5, True)]
    assert found.pilot().chips == 0


def test_with_one_chip_a_throw_is_repeated_without_adding_the_red_die() -> None:
    found = shows(chips=1)
    found.serve(*FIVE_SPENT)
    found.throw("1")
    assert found.moves() == [REPEAT, BREAK_OFF]


def test_the_red_die_is_not_added_when_repeating_an_earlier_throw() -> None:
    found = shows(chips=3)
    found.serve(("356", 0, "356"))
    found.throw("111")
    assert found.moves() == [REPEAT, BREAK_OFF]


def test_the_red_die_gives_no_left_over_point() -> None:
    found = shows("turn8 loop8 dive4", chips=1)
    found.serve(*TWO_DONE)
    found.throw("14+4")
    events = found.cover(2, "4")
    assert FlightSucceeded(0, EAGLE.value, 7 + 7 + 3, 1, 18) in events


def test_a_black_die_spared_by_the_red_one_gives_its_left_over_point() -> None:
    found = shows("turn8 loop8 dive4", chips=1)
    found.serve(*TWO_DONE)
    found.throw("14+4")
    assert FlightSucceeded(0, EAGLE.value, 7 + 7 + 3, 2, 19) in found.cover(2, "+4")


def test_the_whole_throw_is_repeated_any_number_of_times() -> None:
    found = shows(chips=3)
    found.throw("111")
    for dice in ("112", "113", "356"):
        events = found.repeat(dice)
        assert len(found.flight.thrown) == 3
        assert events[0] == ChipsSpent(0, 1)
    assert found.is_in(Phase.COVERING)
    assert found.pilot().tally.chips_spent == 3


def test_a_throw_that_reaches_a_figure_may_be_repeated_too() -> None:
    found = shows(chips=1)
    found.throw("356")
    assert found.moves()[-1] == REPEAT


def test_after_a_failing_throw_nobody_has_to_repeat_it() -> None:
    found = shows(chips=1)
    found.throw("111")
    assert FlightFailed(0, EAGLE.value, Failure.TOO_LOW, 0) in found.play(BREAK_OFF)
    assert found.pilot().chips == 1


def test_spent_chips_go_back_to_the_supply() -> None:
    found = shows(chips=2)
    assert found.state.supply == 21
    found.throw("111")
    found.repeat("356")
    assert found.state.supply == 22


def test_a_chip_spent_in_a_flight_may_be_the_one_it_earns() -> None:
    box = replace(house_box(), chips=1)
    found = game(box=box).laid(EAGLE, "turn8 loop8 dive8").chips(0, 1)
    found.fly(EAGLE)
    found.serve(*TWO_DONE)
    found.throw("11")
    assert ChipWon(0, ChipReason.NEAR_MISS) in found.repeat("12")
    assert (found.pilot().chips, found.state.supply) == (1, 0)
