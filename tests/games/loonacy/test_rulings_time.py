"""The rules page on racing: arrivals, lost races, wrong cards, one hand, ties, and the ends of rounds."""

from dataclasses import replace

import pytest

from game.core.chance import Chance
from game.core.rules import CLOCK, IllegalMove, Outcome
from game.games.loonacy.events import (
    DrawBegan,
    Ending,
    Landed,
    LostRace,
    Returned,
    RoundEnded,
    Thrown,
    Tied,
    Unlocked,
    WrongCard,
)
from game.games.loonacy.moves import READY, Land, Ready, Reveal, Throw, TurnUp, Unlock
from game.games.loonacy.options import Options
from tests.games.loonacy.decks import house_deck
from tests.games.loonacy.positions import Playing, card, dealt, playing

TOP = card(0, 1)
A, B, C = card(1, 2), card(0, 7), card(1, 8)
"""All match TOP. A and C match each other, and B none of them."""
D = card(7, 17)
"""Matches B and nothing else here."""
OTHERS = (card(14, 15), card(15, 16), card(18, 19), card(19, 20), card(20, 21), card(23, 24), card(24, 25))


def two(*tops: int, first: tuple[int, ...] = (A, *OTHERS[:2]), second: tuple[int, ...] = (B, *OTHERS[2:4])) -> Playing:
    return playing([first, second], tops or (TOP,))


# --- arrival decides ---


def test_a_card_takes_a_short_flight_from_hand_to_pile() -> None:
    match = two()
    assert match.throw(0, A, 0, at=1000) == [Thrown(0, A, 0, 1200)]
    assert A not in match.hand(0)
    assert match.until(1199) == []
    assert match.tops == (TOP,)
    assert match.until(1200) == [Landed(0, A, 0, 2, False)]
    assert match.tops == (A,)


def test_the_order_of_arrival_decides_not_the_number_of_the_seat() -> None:
    for first, last in ((0, 1), (1, 0)):
        match = two()
        match.throw(first, (A, B)[first], 0, at=1000)
        match.throw(last, (A, B)[last], 0, at=1034)
        match.until(1234)
        assert [event.seat for event in match.seen(Landed)] == [first]
        assert match.seen(LostRace) == [LostRace(last, (A, B)[last], 0, late_ms=34, to=first)]


def test_a_card_that_arrives_later_is_judged_against_the_new_top_and_stays_if_it_matches() -> None:
    match = two(second=(C, *OTHERS[2:4]))
    match.throw(0, A, 0, at=1000)
    match.throw(1, C, 0, at=1034)
    match.until(1234)
    assert match.seen(Landed) == [Landed(0, A, 0, 2, True), Landed(1, C, 0, 2, False)]
    assert match.tops == (C,)
    assert [tally.plays for tally in match.state.tallies] == [1, 1], "a play of its own"


def test_a_card_may_even_be_thrown_for_a_top_that_is_yet_to_come() -> None:
    match = two(second=(D, *OTHERS[2:4]), first=(B, *OTHERS[:2]))
    match.throw(0, B, 0, at=1000)
    match.throw(1, D, 0, at=1001)
    match.until(1300)
    assert match.tops == (D,)


def test_legality_is_decided_at_arrival_not_at_the_press() -> None:
    match = two()
    assert Throw(OTHERS[0], 0) in match.rules.legal_moves(match.state, 0)


# --- lost races ---


def test_a_lost_race_goes_back_to_its_hand_without_cost() -> None:
    match = two()
    match.throw(0, A, 0, at=1000)
    match.throw(1, B, 0, at=1100)
    match.until(1300)
    assert B in match.hand(1)
    assert match.state.locks == ()
    match.throw(1, OTHERS[2], 0, at=1300)


@pytest.mark.parametrize(("press", "is_lost"), [(1201, True), (1449, True), (1450, True), (1451, False)])
def test_it_is_one_if_it_matched_the_top_at_any_time_from_250_ms_before_its_press(press: int, is_lost: bool) -> None:
    """The top that B matches is covered at 1,200; a press 250 ms after that very moment is in time, as people count."""
    match = two()
    match.throw(0, A, 0, at=1000)
    match.throw(1, B, 0, at=press)
    match.until(press + 200)
    assert match.seen(LostRace) == ([LostRace(1, B, 0, press + 200 - 1200, 0)] if is_lost else [])
    assert len(match.seen(WrongCard)) == (not is_lost)


def test_a_top_that_came_and_went_during_the_flight_counts_too() -> None:
    match = playing([(B, *OTHERS[:2]), (D, *OTHERS[2:4]), (card(7, 14), *OTHERS[4:6])], (TOP,))
    match.throw(0, B, 0, at=1000)  # Its images are 0 and 7; the next card covers it while D is still flying.
    match.throw(2, card(7, 14), 0, at=1050)
    match.until(1100)
    match.throw(1, D, 0, at=1150)
    match.until(2000)
    assert match.seen(WrongCard) == []
    # D shows 7 and 17 and so matches both.
    assert match.tops == (D,)
    match = playing([(B, *OTHERS[:2]), (D, *OTHERS[2:4]), (card(0, 10), *OTHERS[4:6])], (TOP,))
    match.throw(0, B, 0, at=1000)
    match.throw(2, card(0, 10), 0, at=1050)
    match.throw(1, D, 0, at=1150)
    match.until(2000)
    assert match.seen(LostRace) == [LostRace(1, D, 0, 100, 2)]


def test_nor_is_it_forgotten_when_yet_another_card_lands_meanwhile() -> None:
    match = playing([(A, *OTHERS[:2]), (B, *OTHERS[2:4]), (C, *OTHERS[4:6])], (TOP,))
    match.throw(0, A, 0, at=1000)
    match.throw(2, C, 0, at=1300)
    match.throw(1, B, 0, at=1440)
    match.until(1640)
    assert match.tops == (C,)
    assert match.seen(LostRace) == [LostRace(1, B, 0, 440, 0)]


@pytest.mark.parametrize(("press", "is_lost"), [(1450, True), (1451, False)])
def test_a_landing_forgets_nothing_that_a_later_press_may_still_claim(press: int, is_lost: bool) -> None:
    """What A covered at 1,200 is claimed 450 ms later, in the millisecond in which C lands and before it is judged."""
    match = playing([(A, *OTHERS[:2]), (B, *OTHERS[2:4]), (C, *OTHERS[4:6])], (TOP,))
    match.throw(0, A, 0, at=1000)
    match.throw(2, C, 0, at=press)
    match.throw(1, B, 0, at=press)
    match.until(press + 200)
    assert len(match.seen(LostRace)) == is_lost
    assert len(match.seen(WrongCard)) == (not is_lost)


def test_another_piles_top_does_not_count() -> None:
    match = playing([(A, *OTHERS[:2]), (B, *OTHERS[2:4])], (TOP, OTHERS[4]))
    match.throw(0, A, 0, at=1000)
    match.throw(1, B, 1, at=1100)
    match.until(1300)
    assert match.seen(WrongCard) == [WrongCard(1, B, 1, 2000)]


def test_races_won_and_lost_are_counted() -> None:
    match = two()
    match.throw(0, A, 0, at=1000)
    match.throw(1, B, 0, at=1100)
    match.until(1300)
    assert [(t.plays, t.races_won, t.races_lost) for t in match.state.tallies] == [(1, 1, 0), (0, 0, 1)]


# --- wrong cards ---


def test_else_it_is_wrong_and_that_seats_throws_are_blocked_for_700_ms_from_the_landing() -> None:
    match = two()
    match.throw(0, OTHERS[0], 0, at=1000)
    match.until(1200)
    assert match.seen(WrongCard) == [WrongCard(0, OTHERS[0], 0, locked_until=1900)]
    assert OTHERS[0] in match.hand(0)
    match.until(1899)
    assert match.rules.legal_moves(match.state, 0) == (READY[True],)
    with pytest.raises(IllegalMove):
        match.throw(0, A, 0, at=1899)
    assert match.until(1900) == [Unlocked(0)]
    match.throw(0, A, 0, at=1900)


def test_a_lock_binds_nobody_else() -> None:
    match = two()
    match.throw(0, OTHERS[0], 0, at=1000)
    match.throw(1, B, 0, at=1300)
    match.until(1500)
    assert match.tops == (B,)


def test_locks_of_several_seats_open_each_at_its_time() -> None:
    match = two()
    match.throw(0, OTHERS[0], 0, at=1000)
    match.throw(1, OTHERS[2], 0, at=1050)
    assert match.until(3000)[-2:] == [Unlocked(0), Unlocked(1)]


def test_a_locked_seat_may_still_agree_to_draw() -> None:
    match = two()
    match.throw(0, OTHERS[0], 0, at=1000)
    match.until(1200)
    match.ready(0, 1, at=1300)
    assert match.seen(DrawBegan) == [DrawBegan((0, 1))]
    match.until(2000)
    assert match.seen(Unlocked) == [Unlocked(0)]


# --- one hand ---


def test_one_card_in_flight_a_seat() -> None:
    match = two(TOP, TOP)
    match.throw(0, A, 0, at=1000)
    for move in (Throw(OTHERS[0], 0), Throw(OTHERS[0], 1), Throw(A, 1)):
        with pytest.raises(IllegalMove):
            match.press(0, move, 1100)


def test_only_cards_in_hand_and_piles_that_there_are_can_be_thrown() -> None:
    match = two()
    for move in (Throw(B, 0), Throw(A, 1), Throw(A, -1), Throw(-1, 0), Throw(100, 0)):
        with pytest.raises(IllegalMove):
            match.press(0, move, 1000)
    for seat in (CLOCK, 2, -2):
        with pytest.raises(IllegalMove):
            match.press(seat, Throw(A, 0), 1000)


# --- the time of a move ---


def test_a_play_carries_the_time_of_its_press() -> None:
    match = two()
    match.throw(0, A, 0, at=1000)
    assert match.state.at == 1000
    assert match.state.flights[0].lands_at == 1200


def test_a_move_may_not_lie_before_the_last_ones_time() -> None:
    match = two()
    match.throw(0, A, 0, at=1000)
    for seat, move in ((1, Throw(B, 0)), (1, READY[True]), (CLOCK, Land(0))):
        with pytest.raises(IllegalMove, match="before the last move"):
            match.make(seat, move, 999)
    match.make(1, Throw(B, 0), 1000)


def test_a_press_may_not_overtake_what_is_due() -> None:
    match = two()
    match.throw(0, A, 0, at=1000)
    for seat, move in ((1, Throw(B, 0)), (1, READY[True])):
        with pytest.raises(IllegalMove, match="CLOCK must move"):
            match.make(seat, move, 1201)


def test_a_landing_counts_for_its_own_time() -> None:
    for now in (1000, 1200, 5000):
        match = two()
        match.throw(0, A, 0, at=1000)
        match.make(CLOCK, Land(0), now)
        assert match.state.piles[0].since == 1200
        assert match.state.at == max(now, 1200)


def test_clock_lands_only_what_is_due_first() -> None:
    match = two(TOP, TOP)
    match.throw(0, A, 0, at=1000)
    match.throw(1, B, 1, at=1001)
    for move in (Land(1), Unlock(0), TurnUp(), Reveal()):
        with pytest.raises(IllegalMove):
            match.make(CLOCK, move, 1200)
    with pytest.raises(IllegalMove):
        match.make(0, Land(0), 1200)


def test_a_card_may_not_land_before_a_lock_that_opens_first() -> None:
    match = two()
    match.throw(0, OTHERS[0], 0, at=1000)
    match.throw(1, B, 0, at=1750)
    with pytest.raises(IllegalMove):
        match.make(CLOCK, Land(1), 1950)
    assert match.until(1950)[0] == Unlocked(0)
    assert match.tops == (B,)


# --- ties ---


def tie(priority: tuple[int, ...], bots: tuple[int, ...] = (), hands: int = 4) -> Playing:
    """So many seats throw cards that match nothing but the top in the same millisecond."""
    cards = [card(0, 7), card(1, 2), card(0, 10), card(1, 11)][:hands]
    match = playing([(number, OTHERS[seat]) for seat, number in enumerate(cards)], (TOP,), Options(bots=bots))
    match.state = match.state._replace(priority=priority)
    for seat, number in enumerate(cards):
        match.throw(seat, number, 0, at=1000)
    return match


def test_in_the_same_millisecond_the_priority_list_decides() -> None:
    for priority in ((2, 0, 1, 3), (3, 2, 1, 0), (1, 3, 0, 2)):
        match = tie(priority)
        match.make(CLOCK, match.rules.legal_moves(match.state, CLOCK)[0], 1200)
        assert match.seen(Tied) == [Tied(priority)]
        assert [event.seat for event in match.seen(Landed)] == [priority[0]]


def test_of_those_tied_the_first_wins_and_moves_to_the_end() -> None:
    match = tie((2, 0, 1, 3), hands=3)
    match.make(CLOCK, Land(2), 1200)
    assert match.state.priority == (0, 1, 3, 2)


def test_who_is_not_tied_keeps_its_place() -> None:
    match = playing([(B, *OTHERS[:2]), (A, *OTHERS[2:4]), (C, *OTHERS[4:6])], (TOP, TOP))
    match.state = match.state._replace(priority=(2, 1, 0))
    match.throw(0, B, 0, at=1000)
    match.throw(1, A, 0, at=1000)
    match.throw(2, C, 1, at=1000)
    match.until(1200)
    assert match.seen(Tied) == [Tied((1, 0))]
    assert match.state.priority == (2, 0, 1)


def test_a_card_that_does_not_match_is_no_rival() -> None:
    match = two(first=(OTHERS[0], OTHERS[1]))
    match.throw(0, OTHERS[0], 0, at=1000)
    match.throw(1, B, 0, at=1000)
    match.until(1200)
    assert match.seen(Tied) == []
    assert match.state.priority == (0, 1)
    assert [type(event) for event in match.events[2:4]] == [Landed, WrongCard]


def test_only_the_seat_that_is_first_may_be_landed_first() -> None:
    match = tie((2, 0, 1, 3))
    for seat in (0, 1, 3):
        with pytest.raises(IllegalMove, match="seat 2 lands first"):
            match.make(CLOCK, Land(seat), 1200)


def test_with_people_in_the_tie_bots_rank_behind_all_of_them() -> None:
    match = tie((2, 0, 1, 3), bots=(0, 2))
    match.make(CLOCK, match.rules.legal_moves(match.state, CLOCK)[0], 1200)
    assert match.seen(Tied) == [Tied((1, 3, 2, 0))]
    assert match.state.priority == (2, 0, 3, 1)


def test_among_bots_alone_the_list_decides() -> None:
    match = tie((2, 0, 1, 3), bots=(0, 1, 2, 3))
    match.make(CLOCK, Land(2), 1200)
    assert match.seen(Tied) == [Tied((2, 0, 1, 3))]


def test_a_seat_that_changes_hands_changes_its_rank() -> None:
    match = tie((2, 0, 1, 3))
    match.hand_over(2, True, at=1100)
    match.make(CLOCK, Land(0), 1200)
    assert match.seen(Tied) == [Tied((0, 1, 3, 2))]
    with pytest.raises(IllegalMove):
        match.hand_over(2, True, at=1200)


def test_the_one_that_comes_second_in_a_tie_has_lost_a_race_by_0_ms() -> None:
    match = tie((0, 1, 2, 3), hands=2)
    match.until(1200)
    assert match.seen(LostRace) == [LostRace(1, card(1, 2), 0, 0, 0)]


# --- the end ---


def test_of_two_last_cards_in_the_same_millisecond_the_priority_list_decides() -> None:
    for priority in ((0, 1), (1, 0)):
        match = playing([(A,), (B,)], (TOP, TOP))
        match.state = match.state._replace(priority=priority)
        match.throw(0, A, 0, at=1000)
        match.throw(1, B, 1, at=1000)
        match.until(1200)
        first, last = priority
        assert match.seen(Tied) == [Tied(priority)]
        assert match.seen(RoundEnded) == [RoundEnded(first, Ending.EMPTY_HAND, tuple(int(s == first) for s in (0, 1)))]
        assert match.rules.outcome(match.state) == Outcome(((first,), (last,)))


def test_a_last_card_and_another_seats_card_on_another_pile_are_not_tied() -> None:
    match = playing([(A,), (B, OTHERS[0])], (TOP, TOP))
    match.throw(0, A, 0, at=1000)
    match.throw(1, B, 1, at=1000)
    match.until(1200)
    assert match.seen(Tied) == []


def test_a_last_card_that_comes_second_on_its_pile_does_not_win() -> None:
    match = playing([(A, OTHERS[0]), (B,)], (TOP,))
    match.throw(0, A, 0, at=1000)
    match.throw(1, B, 0, at=1000)
    match.until(1200)
    assert match.hand(1) == (B,)
    assert match.seen(RoundEnded) == []


def test_the_round_ends_at_the_winning_landing_and_cards_in_flight_go_back_to_their_hands() -> None:
    match = playing([(A,), (B, *OTHERS[:2]), (C, *OTHERS[2:5])], (TOP,))
    match.throw(0, A, 0, at=1000)
    match.throw(2, C, 0, at=1100)
    match.throw(1, B, 0, at=1150)
    match.until(1200)
    assert match.seen(Returned) == [Returned(2, C), Returned(1, B)]
    assert match.state.flights == ()
    assert (B in match.hand(1), C in match.hand(2)) == (True, True)
    assert match.rules.outcome(match.state) == Outcome(((0,), (1,), (2,)))
    assert match.rules.due(match.state) is None


def test_exactly_one_wins_and_the_others_share_places_by_their_cards() -> None:
    match = playing([OTHERS[:2], (A,), OTHERS[2:4], OTHERS[4:7]], (TOP,))
    match.throw(1, A, 0, at=1000)
    match.until(1200)
    assert match.rules.outcome(match.state) == Outcome(((1,), (0, 2), (3,)))


def test_the_fastest_play_is_the_shortest_time_from_a_tops_coming_to_the_press() -> None:
    match = two(first=(A, card(2, 3), *OTHERS[:2]))
    match.throw(0, A, 0, at=1000)
    match.until(1200)
    assert match.state.tallies[0].fastest == 101_000
    match.throw(0, card(2, 3), 0, at=1490)
    match.until(1690)
    assert match.state.tallies[0].fastest == 290


def test_cards_turned_up_later_than_the_top_count_from_then() -> None:
    match = two()
    match.ready(0, 1, at=1000)
    match.throw(0, A, 0, at=1950)
    match.until(2150)
    assert match.state.tallies[0].fastest == 250


@pytest.mark.parametrize(("wait", "fastest"), [(0, 101_000), (50, 101_000), (199, 101_000), (200, 200)])
def test_a_press_too_soon_to_be_meant_for_the_top_is_no_fastest_play(wait: int, fastest: int) -> None:
    match = two(first=(A, card(2, 3), *OTHERS[:2]))
    match.throw(0, A, 0, at=1000)
    match.until(1200)
    match.throw(0, card(2, 3), 0, at=1200 + wait)
    match.until(1400 + wait)
    assert match.state.tallies[0].fastest == fastest


def test_how_soon_is_too_soon_is_a_figure_of_the_deck() -> None:
    deck = house_deck()
    deck = replace(deck, times=replace(deck.times, glance=300))
    match = playing([(A, card(2, 3), *OTHERS[:2]), (B, *OTHERS[2:4])], (TOP,), deck=deck)
    match.throw(0, A, 0, at=1000)
    match.throw(0, card(2, 3), 0, at=1490)
    match.until(1690)
    assert match.state.tallies[0].fastest == 101_000


def test_the_priority_list_is_drawn_by_lot() -> None:
    assert len({dealt(3, seed=seed).state.priority for seed in range(60)}) == 6
    rules = dealt(2).rules
    assert rules.start(Chance(5)) == rules.start(Chance(5))


def test_throwing_takes_the_own_sign_down() -> None:
    match = two(TOP, TOP)
    match.ready(0, at=900)
    match.throw(0, OTHERS[0], 0, at=1000)
    assert match.state.ready == 0
    assert Ready(True) in match.rules.legal_moves(match.state, 0)
