"""One test for each ruling on the final show, the end of the game and pilots that leave."""

from dataclasses import replace

import pytest

from game.games.lucky.cards import FINAL
from game.games.lucky.events import (
    ChipReason,
    ChipWon,
    Failure,
    FinalLaid,
    FlightFailed,
    FlightSucceeded,
    GameEnded,
    LastRound,
    Retired,
    RoundBegan,
    TurnBegan,
)
from game.games.lucky.moves import COVER, REPEAT, STOP, THROW_WITH_RED, Cover, Draw, Fly, LayFinal, Retire, final_of
from game.games.lucky.options import FinalCards
from game.games.lucky.state import NO_PLACE, NOT_FLOWN, Phase
from tests.games.lucky.boxes import cards, house_box
from tests.games.lucky.positions import DUCK, EAGLE, RED_BLUE, flying, flying_final, game

SHOW = "turn8 loop8 dive9"
PERFECT = (("356", 0, "35"), ("444", 1, "44"), ("36", 2, "36"))


# Laying it
def test_a_pilot_may_still_exchange_before_it() -> None:
    found = game().hand(0, SHOW).flown(0, 5, 6, 7, 8)
    assert len(found.plays(Draw)) == 2
    found.draw(RED_BLUE)
    assert found.is_in(Phase.DRAWING)


def test_short_game_has_it_after_any_three_shows() -> None:
    for results in ((NOT_FLOWN, 5, 6, 7), (5, 6, 7, NOT_FLOWN)):
        found = game(short=True).hand(0, SHOW).laid(EAGLE, "turn6 loop6 dive10").flown(0, *results)
        assert found.plays(LayFinal) == [final_of(cards(SHOW))]
        assert found.plays(Fly) == []
    found = game(short=True).hand(0, SHOW).flown(0, NOT_FLOWN, NOT_FLOWN, 6, 7)
    assert found.plays(LayFinal) == []


def test_laying_it_includes_the_first_attempt() -> None:
    found = game().hand(0, SHOW).flown(0, 5, 6, 7, 8)
    found.lay_final(SHOW)
    assert found.is_in(Phase.HIGHLIGHTING)
    found.highlight(0)
    assert found.is_in(Phase.THROWING)
    assert found.state.turn == 0


def test_from_then_on_every_turn_is_an_attempt() -> None:
    found = flying_final(SHOW, 0)
    for _ in range(3):
        found.throw("111")
        found.next_turn()
        assert found.is_in(Phase.HIGHLIGHTING)
        found.highlight(0)
    assert found.pilot().total == 26 - 6
    assert found.pilot().tally.failed_finals == 3


def test_its_cards_are_of_any_colours() -> None:
    found = game().hand(0, "turn8 turn9 turn10 loop3").flown(0, 5, 6, 7, 8)
    assert final_of(cards("turn8 turn9 turn10")) in found.moves()


def test_it_has_three_or_more_cards() -> None:
    found = game().hand(0, "turn6 loop6 dive6 roll6 turn5 loop12").flown(0, 5, 6, 7, 8)
    sizes = {move.cards.count("+") + 1 for move in found.plays(LayFinal)}  # type: ignore[union-attr]
    assert sizes == {4, 5}
    found = game().hand(0, "turn12 loop12 roll3").flown(0, 5, 6, 7, 8)
    assert [move.cards for move in found.plays(LayFinal)] == ["turn12+loop12+roll3"]  # type: ignore[union-attr]


def test_final_cards_three_allows_three_only() -> None:
    found = game(final_cards=FinalCards.THREE).hand(0, "turn6 loop6 dive6 roll7 turn12").flown(0, 5, 6, 7, 8)
    assert [move.cards for move in found.plays(LayFinal)] == [  # type: ignore[union-attr]
        "turn6+turn12+roll7",
        "turn12+loop6+roll7",
        "turn12+dive6+roll7",
    ]


def test_cards_that_are_alike_make_one_show() -> None:
    found = game().hand(0, "turn8 turn8 loop8 dive9").flown(0, 5, 6, 7, 8)
    words = [move.cards for move in found.plays(LayFinal)]  # type: ignore[union-attr]
    assert len(words) == len(set(words))


def test_the_least_dice_of_a_card_is_its_difficulty_by_six_rounded_up() -> None:
    fewest = {card.difficulty: card.fewest_dice for card in house_box().deck(RED_BLUE)}
    assert fewest == {3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2}


def test_the_rest_of_the_hand_goes_to_the_discards_and_nothing_is_drawn() -> None:
    found = game().hand(0, f"{SHOW} turn3 roll4").flown(0, 5, 6, 7, 8)
    assert found.lay_final(SHOW) == [FinalLaid(0, cards(SHOW), cards("turn3 roll4"))]
    assert found.pilot().hand == ()
    assert found.state.decks.discards == (cards("turn3"), cards("roll4"))


def test_no_chip_lies_on_it_before_the_first_attempt() -> None:
    found = game().hand(0, SHOW).flown(0, 5, 6, 7, 8)
    found.lay_final(SHOW)
    assert found.pilot().highlight == NO_PLACE


# Flying it
def test_the_highlight_may_be_covered_though_not_exactly_which_fails() -> None:
    found = flying_final(SHOW, 0)
    found.throw("236")
    assert {COVER[0][0b101], COVER[0][0b111]} <= set(found.moves())
    found.cover(0, "236")
    assert found.state.turn == 1


def test_a_highlight_that_cannot_be_exact_is_forced_to_fail_when_nothing_else_is_reached() -> None:
    found = flying_final("turn3 loop12 dive12", 0)
    found.throw("456")
    assert {move.place for move in found.plays(Cover)} == {0, 1, 2}  # type: ignore[union-attr]
    found = flying_final("turn3 loop12 dive12", 0)
    found.throw("144")
    assert {move.place for move in found.plays(Cover)} == {0}  # type: ignore[union-attr]
    assert FlightFailed(0, FINAL, Failure.HIGHLIGHT, 2) in found.cover(0, "4")


def test_another_figure_need_not_be_exact() -> None:
    found = flying_final(SHOW, 2)
    events = found.serve(("356", 0, "36"), ("444", 1, "44"), ("36", 2, "36"))
    assert FlightSucceeded(0, FINAL, 3 + 7 + 16, 0, 26) in events


def test_black_dice_left_give_their_points_in_it_too() -> None:
    found = flying_final("turn6 loop6 dive6 roll7", 3)
    events = found.serve(("126", 0, "6"), ("126", 1, "6"), ("126", 2, "6"), ("344", 3, "34"))
    assert FlightSucceeded(0, FINAL, 5 + 5 + 5 + 2 * 6, 1, 28) in events


def test_a_total_may_go_below_0() -> None:
    found = flying_final(SHOW, 0).change(0, total=1)
    found.throw("111")
    assert found.pilot().total == -1


def test_chips_may_be_spent_in_it() -> None:
    found = flying_final(SHOW, 2, chips=3)
    found.throw("111")
    found.repeat("356")
    found.cover(0, "35")
    found.throw("445")
    found.cover(1, "44")
    assert THROW_WITH_RED in found.moves()
    found.throw("12+6")
    assert REPEAT in found.moves()
    assert LastRound(0) in found.cover(2, "12+6")


def test_in_it_a_near_miss_of_two_or_more_exact_figures_earns_a_chip() -> None:
    found = flying_final("turn6 loop6 dive6 roll7", 3)
    events = found.serve(("126", 0, "6"), ("126", 1, "6"), ("346", 2, "6"))
    assert not any(isinstance(event, ChipWon) for event in events)
    assert ChipWon(0, ChipReason.NEAR_MISS) in found.throw("111")


def test_a_failure_at_the_highlight_may_be_a_near_miss() -> None:
    found = flying_final(SHOW, 2)
    found.serve(*PERFECT[:2])
    found.throw("46")
    events = found.cover(2, "46")
    assert FlightFailed(0, FINAL, Failure.HIGHLIGHT, 2) in events
    assert ChipWon(0, ChipReason.NEAR_MISS) in events


def test_20_points_or_more_in_it_earn_a_chip() -> None:
    assert ChipWon(0, ChipReason.HIGH) in flying_final(SHOW, 2).serve(*PERFECT)


def test_a_first_or_better_result_earns_none_in_it() -> None:
    found = flying_final(SHOW, 2)
    events = found.serve(("356", 0, "36"), ("445", 1, "45"), ("36", 2, "36"))
    assert found.pilot().final_result == 3 + 3 + 16
    found = flying_final("turn5 loop12 roll8", 0)
    events = found.serve(("125", 0, "5"), ("346", 1, "346"), ("36", 2, "36"))
    assert found.pilot().final_result == 8 + 5 + 3
    assert not any(isinstance(event, ChipWon) for event in events)


def test_it_sets_no_best_result() -> None:
    found = flying_final(SHOW, 2)
    before = found.state.best
    found.serve(*PERFECT)
    assert found.state.best == before


def test_its_result_is_added_to_the_total() -> None:
    found = flying_final(SHOW, 2)
    found.serve(*PERFECT)
    assert found.pilot().total == 26 + 30


def test_final_replaces_weakest_adds_what_it_has_over_the_lowest_result() -> None:
    found = flying_final(SHOW, 2, final_replaces_weakest=True)
    events = found.serve(*PERFECT)
    assert FlightSucceeded(0, FINAL, 30, 0, 25) in events
    assert found.pilot().total == 26 + 30 - 5


def test_final_replaces_weakest_never_takes_points() -> None:
    found = flying_final(SHOW, 2, final_replaces_weakest=True).change(0, results=(40, 40, 40, 40), total=160)
    found.serve(*PERFECT)
    assert found.pilot().total == 160


def test_final_replaces_weakest_leaves_out_a_show_not_flown_in_a_short_game() -> None:
    found = flying_final(SHOW, 2, final_replaces_weakest=True, short=True)
    found.change(0, results=(NOT_FLOWN, 6, 7, 8), total=21)
    found.serve(*PERFECT)
    assert found.pilot().total == 21 + 30 - 6


def test_not_reaching_it_costs_nothing() -> None:
    found = flying_final(SHOW, 2).change(1, total=17)
    found.serve(*PERFECT)
    found.next_turn()
    assert found.pilot(1).total == 17


# The end
def test_others_may_still_fly_theirs_in_the_last_round() -> None:
    found = flying_final(SHOW, 2).showing(1, "turn9 loop9 dive8")
    found.serve(*PERFECT)
    assert (found.state.turn, found.state.is_last_round) == (1, True)
    found.highlight(0)
    events = found.serve(("456", 0, "45"), ("456", 1, "45"), ("26", 2, "26"))
    assert found.is_in(Phase.OVER)
    assert LastRound(1) not in events
    assert events[-1] == GameEnded((1,))


def test_all_had_equally_many_turns() -> None:
    found = game(3)
    found.state = found.state._replace(turn=1, starter=2)
    found.showing(1, SHOW).highlight(2)
    events = found.serve(*PERFECT)
    assert events[-1] == GameEnded((1,))
    assert found.is_in(Phase.OVER)


def test_ties_share_a_place() -> None:
    found = game(4).change(0, total=30).change(2, total=30).change(3, total=-2)
    assert found.agree(STOP) == [GameEnded((0, 2))]
    assert found.state.ranks == ((0, 2), (1,), (3,))


def test_after_the_last_round_allowed_the_totals_decide() -> None:
    found = game(2, replace(house_box(), round_limit=2)).change(1, total=3)
    found.next_turn()
    found.next_turn()
    assert (found.state.round, found.is_in(Phase.ACTING)) == (2, True)
    found.next_turn()
    found.next_turn()
    assert found.is_in(Phase.OVER)
    assert found.state.ranks == ((1,), (0,))


def test_the_round_limit_is_200() -> None:
    assert house_box().round_limit == 200


# Leaving
def test_stopping_and_leaving_are_agreed_by_the_table() -> None:
    found = game(3)
    assert found.rules.legal_moves(found.state, -1) == (STOP, Retire(0), Retire(1), Retire(2))
    found.agree(Retire(1))
    assert found.rules.legal_moves(found.state, -1) == (STOP, Retire(0), Retire(2))


def test_who_leaves_gives_cards_and_chips_back_and_has_no_more_turns() -> None:
    found = game(3).hand(1, "turn3 roll3").chips(1, 2)
    assert found.agree(Retire(1)) == [Retired(1)]
    assert found.state.turn == 0
    assert found.pilot(1).hand == ()
    assert found.state.supply == 23
    assert found.state.decks.discards == (cards("turn3"), cards("roll3"))
    found.next_turn()
    assert found.state.turn == 2


def test_when_the_pilot_on_turn_leaves_the_next_has_a_turn() -> None:
    found = flying(DUCK, "loop8 dive8 roll8", seats=3, chips=1)
    found.throw("111")
    assert found.agree(Retire(0)) == [Retired(0), TurnBegan(1)]
    assert found.is_in(Phase.ACTING)


def test_a_round_still_ends_before_a_start_player_that_left() -> None:
    found = game(3)
    found.agree(Retire(0))
    found.next_turn()
    found.hand(2, "turn3 turn4 turn5")
    found.draw(RED_BLUE, RED_BLUE, RED_BLUE)
    assert found.discard("turn3 turn4 turn5")[-2:] == [RoundBegan(2), TurnBegan(1)]


def test_who_leaves_ranks_last_the_first_to_leave_at_the_end() -> None:
    found = game(4).change(1, total=99).change(2, total=50)
    found.agree(Retire(1))
    found.agree(Retire(2))
    found.agree(STOP)
    assert found.state.ranks == ((0, 3), (2,), (1,))


def test_the_last_pilot_left_has_won() -> None:
    found = game(2).change(0, total=-4)
    assert found.agree(Retire(1)) == [Retired(1), GameEnded((0,))]


@pytest.mark.parametrize("seats", range(2, 7))
def test_any_number_of_pilots_can_leave(seats: int) -> None:
    found = game(seats)
    for seat in range(seats - 1):
        found.agree(Retire(seat))
    assert found.is_in(Phase.OVER)
    assert found.state.ranks[0] == (seats - 1,)
