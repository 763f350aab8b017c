"""The rules page on leaving, changing hands, match play, handicaps, and calm mode."""

from typing import Any

import pytest

from game.core.rules import CLOCK, IllegalMove, Outcome
from game.games.loonacy.cards import FACE_DOWN, cards_in
from game.games.loonacy.events import (
    Dealt,
    DrawBegan,
    Ending,
    HandedOver,
    HandLaid,
    Landed,
    MatchEnded,
    Passed,
    PilesTurned,
    Returned,
    Revealed,
    RoundEnded,
    Signed,
    Thrown,
    TurnBegan,
)
from game.games.loonacy.moves import PASS, STOP, HandOver, Play, Ready, Retire, Throw
from game.games.loonacy.options import Goal, Mode, Options
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import Phase
from tests.games.loonacy.decks import house_deck
from tests.games.loonacy.positions import Playing, card, dealt, playing
from tests.games.loonacy.threesome import OTHERS, TOP, A, B, three

CALM = Options(Mode.CALM)


def calm(**changes: Any) -> Playing:
    return three(CALM, phase=Phase.TAKING_TURNS, **changes)


# --- leaving ---


def test_of_who_leaves_a_card_in_flight_returns_first() -> None:
    match = three()
    match.throw(0, A, 0, at=1000)
    events = match.retire(0, at=1100)
    assert events[0] == Returned(0, A)
    assert isinstance(events[1], HandLaid)
    assert A in events[1].cards
    assert match.state.flights == ()
    assert match.until(2000) == []


def test_the_new_pile_lies_after_the_others_with_a_random_card_on_top() -> None:
    tops = set()
    for seed in range(30):
        match = three()
        match.seed = seed
        match.retire(0, at=1000)
        assert match.tops[0] == TOP
        tops.add(match.tops[1])
    assert tops == {A, *OTHERS[:2]}


def test_the_sign_of_who_leaves_no_longer_counts() -> None:
    match = three()
    match.ready(0, 1, at=1000)
    match.retire(2, at=1100)
    assert match.seen(DrawBegan) == [DrawBegan((0, 1))]
    match = three()
    match.ready(2, 1, at=1000)
    match.retire(2, at=1100)
    assert match.state.ready == 0b010
    assert match.seen(DrawBegan) == []


def test_who_leaves_in_a_draw_leaves_the_card_just_drawn_too() -> None:
    match = three()
    drawn = match.state.table.draw[-1]
    match.ready(0, 1, 2, at=1000)
    match.retire(0, at=1100)
    (laid,) = match.seen(HandLaid)
    assert set(laid.cards) == {A, *OTHERS[:2], drawn}
    match.until(1700)
    (revealed,) = match.seen(Revealed)
    assert revealed.cards[0] == FACE_DOWN
    assert [len(match.hand(seat)) for seat in range(3)] == [0, 4, 3]


def test_who_leaves_while_all_look_leaves_a_pile_after_those_of_the_others() -> None:
    match = dealt(3)
    hand = match.hand(1)
    match.ready(0, 2, at=500)
    match.retire(1, at=1000)
    match.until(4000)
    assert len(match.tops) == 4, "three for those to whom the round was dealt, and the hand"
    assert match.tops[-1] in hand
    assert match.seen(PilesTurned)[0].tops == match.tops


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whoever_leaves_and_whenever_there_are_never_more_than_four_piles(seats: int) -> None:
    for early in range(seats - 1):
        match = dealt(seats)
        for seat in range(early):
            match.retire(seat, at=500)
        match.ready(*range(early, seats), at=1000)
        match.until(4000)
        for seat in range(early, seats - 2):
            match.retire(seat, at=5000)
        assert len(match.tops) == house_deck().piles_for(seats) + seats - 2 <= 4


def test_a_lock_leaves_with_its_seat() -> None:
    match = three()
    match.throw(0, OTHERS[0], 0, at=1000)
    match.until(1200)
    match.retire(0, at=1300)
    assert match.rules.due(match.state) is None


def test_who_leaves_ranks_behind_all_others_the_later_the_better() -> None:
    match = three()
    match.retire(0, at=1000)
    match.retire(2, at=1100)
    assert match.rules.outcome(match.state) == Outcome(((1,), (2,), (0,)))
    assert match.seen(RoundEnded) == [RoundEnded(1, Ending.ALONE, (0, 1, 0))]


def test_in_a_match_too_the_one_who_stays_is_first_whatever_the_score() -> None:
    match = playing([OTHERS[:2], (A, *OTHERS[2:4])], (TOP,), Options(goal=Goal.ROUNDS), scores=(2, 0))
    match.retire(0, at=1000)
    assert match.rules.outcome(match.state) == Outcome(((1,), (0,)))


def test_who_has_left_plays_no_more_and_is_dealt_nothing() -> None:
    match = three(Options(goal=Goal.ROUNDS))
    match.retire(2, at=500)
    match.state = match.state._replace(hands=(1 << A, *match.state.hands[1:]))
    match.throw(0, A, 0, at=1000)
    match.until(1200)
    assert match.seen(Dealt) == [Dealt(2)]
    assert [len(match.hand(seat)) for seat in range(3)] == [7, 7, 0]
    assert match.rules.to_act(match.state) == (0, 1)
    with pytest.raises(IllegalMove):
        match.retire(2, at=1200)


# --- changing hands, stopping ---


def test_a_seat_may_change_hands_at_any_time() -> None:
    match = three(Options(bots=(1,)))
    moves = match.rules.legal_moves(match.state, CLOCK)
    assert HandOver(0, True) in moves
    assert HandOver(1, False) in moves
    assert HandOver(1, True) not in moves
    assert match.hand_over(1, False, at=100) == [HandedOver(1, False)]
    assert match.state.table.bots == 0


def test_the_table_may_agree_to_stop_and_nobody_wins_that_round() -> None:
    match = three()
    match.throw(0, A, 0, at=1000)
    events = match.stop(at=1100)
    assert events[:2] == [Returned(0, A), RoundEnded(None, Ending.STOPPED, (0, 0, 0))]
    assert match.rules.outcome(match.state) == Outcome(((2,), (0, 1)))
    assert match.rules.due(match.state) is None


def test_cards_just_drawn_go_back_when_the_table_stops() -> None:
    match = three()
    match.ready(0, 1, 2, at=1000)
    match.stop(at=1100)
    assert len(match.state.table.draw) + sum(len(match.hand(seat)) for seat in range(3)) == 99


# --- match play ---


def win(match: Playing, seat: int, at: int) -> None:
    """Let a seat throw its last card."""
    hands = list(match.state.hands)
    hands[seat] = 1 << A
    piles = (match.state.piles[0]._replace(top=TOP), *match.state.piles[1:])
    match.state = match.state._replace(hands=tuple(hands), piles=piles)
    match.throw(seat, A, 0, at=at)
    match.until(at + 200)


def test_match_play_first_to_three_rounds() -> None:
    match = playing([OTHERS[:2], OTHERS[2:4]], (TOP,), Options(goal=Goal.ROUNDS))
    at = 0
    for number, (winner, scores) in enumerate([(0, (1, 0)), (1, (1, 1)), (0, (2, 1)), (0, (3, 1))], 2):
        win(match, winner, at)
        assert match.seen(RoundEnded)[-1] == RoundEnded(winner, Ending.EMPTY_HAND, scores)
        if max(scores) < 3:
            assert match.seen(Dealt)[-1] == Dealt(number)
            at += 1000
            match.ready(0, 1, at=at)
            at += 3000
            match.until(at)
    assert match.rules.outcome(match.state) == Outcome(((0,), (1,)))
    assert match.seen(MatchEnded) == [MatchEnded(((0,), (1,)))]


def test_or_points_one_for_each_card_in_the_others_hands() -> None:
    match = playing([OTHERS[:2], OTHERS[2:4], OTHERS[4:7]], (TOP,), Options(goal=Goal.POINTS), scores=(0, 24, 3))
    win(match, 1, 0)
    assert match.seen(RoundEnded) == [RoundEnded(1, Ending.EMPTY_HAND, (0, 29, 3))]
    assert match.rules.outcome(match.state) is None


def test_first_to_thirty_points() -> None:
    match = playing([OTHERS[:2], OTHERS[2:4], OTHERS[4:7]], (TOP,), Options(goal=Goal.POINTS), scores=(0, 25, 3))
    win(match, 1, 0)
    assert match.rules.outcome(match.state) == Outcome(((1,), (2,), (0,)))


def test_a_card_in_flight_counts_as_in_hand() -> None:
    match = playing([OTHERS[:2], OTHERS[2:4], OTHERS[4:7]], (TOP,), Options(goal=Goal.POINTS))
    match.throw(0, OTHERS[0], 0, at=100)
    win(match, 1, 100)
    assert match.seen(RoundEnded)[0].scores == (0, 5, 0)


def test_in_a_stopped_match_the_scores_decide_and_equal_ones_share() -> None:
    match = three(Options(goal=Goal.POINTS), scores=(4, 9, 4))
    match.stop(at=100)
    assert match.rules.outcome(match.state) == Outcome(((1,), (0, 2)))


def test_a_new_round_is_dealt_from_all_cards() -> None:
    match = playing([OTHERS[:2], OTHERS[2:4]], (TOP,), Options(goal=Goal.ROUNDS))
    win(match, 0, 0)
    held = [number for seat in range(2) for number in match.hand(seat)]
    assert sorted([*held, *match.state.table.draw]) == list(range(100))
    assert (match.state.piles, match.state.under, match.state.locks) == ((), 0, ())


# --- handicap ---


def test_handicap_three_to_seven_cards_a_seat() -> None:
    match = dealt(3, Options(handicap=(3, 7, 5)))
    assert [len(match.hand(seat)) for seat in range(3)] == [3, 7, 5]
    for hands, message in (((2, 7, 7), "3 cards or more"), ((8, 7, 7), "from 3 to 7"), ((7, 7), "each of 3 seats")):
        with pytest.raises(ValueError, match=message):
            LoonacyRules(house_deck(), Options(handicap=hands), 3)


# --- calm mode ---


def test_calm_mode_begins_with_all_ready_and_needs_no_clock() -> None:
    match = dealt(3, CALM)
    events = match.ready(0, 1, 2, at=0)
    assert [type(event) for event in events] == [Signed, Signed, Signed, PilesTurned, TurnBegan]
    assert match.state.phase is Phase.TAKING_TURNS
    assert match.rules.due(match.state) is None


def test_the_priority_list_says_who_begins_and_another_begins_the_next_round() -> None:
    match = dealt(3, CALM)
    first, *rest = match.state.priority
    match.ready(0, 1, 2, at=0)
    assert match.state.table.turn == first
    assert match.state.priority == (*rest, first)


def test_seats_in_turn_play_one_matching_card_or_pass() -> None:
    match = calm()
    assert match.rules.to_act(match.state) == (0,)
    assert match.rules.legal_moves(match.state, 0) == (Play(A, 0), PASS)
    assert match.play(0, A, 0) == [Landed(0, A, 0, 2, False), TurnBegan(1)]
    assert match.tops == (A,)
    assert match.rules.legal_moves(match.state, 1) == (PASS,)
    assert match.pass_turn(1) == [Passed(1), TurnBegan(2)]
    match.pass_turn(2)
    assert match.state.table.turn == 0


def test_out_of_turn_or_without_a_match_nothing_is_played() -> None:
    match = calm()
    for seat, move in ((1, Play(B, 0)), (1, PASS), (0, Play(OTHERS[0], 0)), (0, Throw(A, 0)), (0, Ready(True))):
        with pytest.raises(IllegalMove):
            match.make(seat, move, 0)


def test_when_all_pass_in_a_row_all_draw_one() -> None:
    match = calm()
    match.pass_turn(0)
    match.pass_turn(1)
    match.pass_turn(2)
    assert match.seen(DrawBegan) == [DrawBegan((0, 1, 2))]
    assert len(match.seen(Revealed)) == 1
    assert [len(match.hand(seat)) for seat in range(3)] == [4, 4, 3]
    assert match.state.table.turn == 0


def test_a_play_ends_the_row_of_passes() -> None:
    match = calm(turn=1)
    match.pass_turn(1)
    match.pass_turn(2)
    match.play(0, A, 0)
    match.pass_turn(1)
    match.pass_turn(2)
    assert match.seen(DrawBegan) == []
    match.pass_turn(0)
    assert len(match.seen(DrawBegan)) == 1


def test_passes_before_a_play_count_no_more() -> None:
    match = playing([(A, *OTHERS[:2]), (card(1, 8), *OTHERS[2:4]), OTHERS[4:6]], (TOP,), CALM, phase=Phase.TAKING_TURNS)
    match.pass_turn(0)
    match.play(1, card(1, 8), 0)
    match.pass_turn(2)
    match.play(0, A, 0)
    match.pass_turn(1)
    assert match.seen(DrawBegan) == []


def test_there_are_no_flights_and_no_locks() -> None:
    match = calm()
    match.play(0, A, 0)
    assert (match.state.flights, match.state.locks) == ((), ())
    assert match.seen(Thrown) == []


def test_the_first_empty_hand_wins_in_calm_mode_too() -> None:
    match = playing([(A,), OTHERS[:2]], (TOP,), CALM, phase=Phase.TAKING_TURNS)
    match.play(0, A, 0)
    assert match.rules.outcome(match.state) == Outcome(((0,), (1,)))


def test_who_leaves_in_the_own_turn_passes_it_on() -> None:
    match = calm()
    match.retire(0, at=0)
    assert match.state.table.turn == 1
    assert len(match.tops) == 2


def test_who_leaves_out_of_turn_changes_no_turn() -> None:
    match = calm(turn=1)
    match.retire(0, at=0)
    assert match.state.table.turn == 1


def test_when_the_only_one_who_has_not_passed_leaves_the_others_draw() -> None:
    match = calm()
    match.pass_turn(0)
    match.pass_turn(1)
    match.retire(2, at=0)
    assert match.seen(DrawBegan) == [DrawBegan((0, 1))]
    assert match.state.table.turn == 0


def test_a_calm_round_without_cards_ends_as_any_other() -> None:
    cards = list(range(100))
    hands = [cards[:40], cards[40:97]]
    match = playing(hands, cards[97:98], CALM, draw=cards[98:99], under=cards[99:], phase=Phase.TAKING_TURNS)
    match.pass_turn(0)
    match.pass_turn(1)
    assert match.seen(RoundEnded) == [RoundEnded(0, Ending.FEW_CARDS, (1, 0))]


def test_calm_match_play_deals_again() -> None:
    match = playing([(A,), OTHERS[:2]], (TOP,), Options(Mode.CALM, Goal.ROUNDS), phase=Phase.TAKING_TURNS)
    match.play(0, A, 0)
    assert match.state.phase is Phase.LOOKING
    assert cards_in(match.state.hands[0]) != ()


# --- after the end ---


def test_after_the_end_nobody_moves() -> None:
    match = three()
    match.stop(at=100)
    assert match.rules.to_act(match.state) == ()
    for seat, move in ((0, Throw(A, 0)), (0, Ready(True)), (CLOCK, STOP), (CLOCK, Retire(0))):
        assert match.rules.legal_moves(match.state, seat) == ()
        with pytest.raises(IllegalMove):
            match.make(seat, move, 200)
