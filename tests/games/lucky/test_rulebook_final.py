"""One test for each sentence of the rulebook on the final show and the end, in its order."""

import pytest

from game.core.rules import IllegalMove
from game.games.lucky.cards import FINAL
from game.games.lucky.events import (
    Failure,
    FigureFlown,
    FinalLaid,
    FlightBegan,
    FlightFailed,
    FlightSucceeded,
    GameEnded,
    Highlighted,
    LastRound,
    TurnBegan,
)
from game.games.lucky.moves import HIGHLIGHT, Draw, Fly, Lay, LayFinal, Raise, final_of
from game.games.lucky.state import NOT_FLOWN, Phase
from tests.games.lucky.boxes import cards
from tests.games.lucky.positions import EAGLE, GREEN_YELLOW, RED_BLUE, flying_final, game

SHOW = "turn8 loop8 dive9"
PERFECT = (("356", 0, "35"), ("444", 1, "44"), ("36", 2, "36"))


def test_who_has_flown_the_4_prescribed_shows_has_to_fly_a_show_of_his_own() -> None:
    found = game().laid(EAGLE, "turn6 loop7 dive9").hand(0, "turn8 loop8 dive10 roll3").flown(0, 5, 6, 7, NOT_FLOWN)
    assert found.plays(LayFinal) == []
    found.flown(0, 5, 6, 7, 8)
    assert found.plays(Lay, Raise, Fly) == []
    assert final_of(cards("turn8 loop8 dive10")) in found.moves()


def test_the_show_has_a_least_value_of_25() -> None:
    found = game().hand(0, "turn8 loop8 dive9 roll8").flown(0, 5, 6, 7, 8)
    shows = found.plays(LayFinal)
    assert final_of(cards("turn8 loop8 dive9")) in shows
    assert final_of(cards("turn8 loop8 roll8")) not in shows
    with pytest.raises(IllegalMove):
        found.lay_final("turn8 loop8 roll8")


def test_the_show_can_be_done_with_6_dice() -> None:
    found = game().hand(0, "turn7 loop7 dive7 roll4").flown(0, 5, 6, 7, 8)
    assert found.plays(LayFinal) == []
    found = game().hand(0, "turn12 loop6 dive6 roll6 roll5 roll7").flown(0, 5, 6, 7, 8)
    assert final_of(cards("turn12 loop6 dive6 roll6")) in found.moves()
    assert final_of(cards("turn12 loop6 dive6 roll6 roll5")) in found.moves()
    assert final_of(cards("turn12 loop6 dive6 roll6 roll7")) not in found.moves()


def test_a_show_once_laid_may_not_be_changed_any_more() -> None:
    found = flying_final(SHOW, 0)
    found.throw("111")
    found.next_turn()
    assert found.state.turn == 0
    assert found.moves() == list(HIGHLIGHT[:3])


def test_the_highlight_chip_is_laid_on_one_of_the_cards() -> None:
    found = game().hand(0, SHOW).flown(0, 5, 6, 7, 8)
    assert found.lay_final(SHOW) == [FinalLaid(0, cards(SHOW), ())]
    assert found.moves() == list(HIGHLIGHT[:3])
    assert found.highlight(1) == [Highlighted(0, 1), FlightBegan(0, FINAL, cards(SHOW))]
    assert found.pilot().highlight == 1


def test_that_figure_must_be_flown_perfectly() -> None:
    found = flying_final(SHOW, 0)
    found.throw("456")
    events = found.cover(0, "45")
    assert events[:2] == [FigureFlown(0, 0, (4, 5), False, 0), FlightFailed(0, FINAL, Failure.HIGHLIGHT, 2)]
    assert found.state.turn == 1


def test_the_chip_may_be_moved_each_turn() -> None:
    found = flying_final(SHOW, 0)
    found.throw("111")
    found.next_turn()
    found.highlight(2)
    assert found.pilot().highlight == 2


def test_who_does_not_finish_the_show_gets_two_points_of_penalty() -> None:
    found = flying_final(SHOW, 0)
    events = found.throw("111")
    assert FlightFailed(0, FINAL, Failure.TOO_LOW, 2) in events
    assert found.pilot().total == 5 + 6 + 7 + 8 - 2
    assert found.pilot().final_result == NOT_FLOWN


def test_who_finishes_the_show_gets_double_points_for_the_highlight() -> None:
    found = flying_final(SHOW, 2)
    events = found.serve(*PERFECT)
    assert FigureFlown(0, 2, (3, 6), True, 16) in events
    assert FlightSucceeded(0, FINAL, 7 + 7 + 2 * 8, 0, 30) in events
    assert found.pilot().final_result == 30
    assert found.pilot().total == 26 + 30


def test_the_game_ends_when_a_player_has_flown_his_own_show() -> None:
    found = flying_final(SHOW, 2).flown(1, 1, 1, 1, 1)
    assert LastRound(0) in found.serve(*PERFECT)
    found.next_turn()
    assert found.is_in(Phase.OVER)


def test_the_round_is_finished_up_to_the_start_player() -> None:
    found = game(3)
    found.next_turn()
    found.showing(1, SHOW).highlight(2)
    events = found.serve(*PERFECT)
    assert events[-1] == TurnBegan(2)
    assert found.moves() == [Draw(RED_BLUE), Draw(GREEN_YELLOW)]
    found.next_turn()
    assert found.is_in(Phase.OVER)


def test_the_player_with_the_most_points_wins() -> None:
    found = flying_final(SHOW, 2, seats=3).change(1, total=56).change(2, total=90)
    found.serve(*PERFECT)
    found.next_turn()
    found.next_turn()
    outcome = found.rules.outcome(found.state)
    assert outcome is not None
    assert outcome.ranks == ((2,), (0, 1))
    assert GameEnded((2,)) == GameEnded(outcome.ranks[0])
