"""The rulebook, sentence by sentence."""

from collections import Counter
from dataclasses import replace

import pytest

from game.core.rules import IllegalMove, Outcome
from game.games.loonacy.cards import FACE_DOWN, Pair, cards_in
from game.games.loonacy.events import (
    DrawBegan,
    Ending,
    HandLaid,
    Landed,
    LostRace,
    PilesTurned,
    Reshuffled,
    Revealed,
    RoundEnded,
)
from game.games.loonacy.moves import READY, Ready, Throw
from game.games.loonacy.options import Options, Reshuffle
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import Phase
from tests.games.loonacy.decks import house_deck
from tests.games.loonacy.positions import card, dealt, playing

TOP = card(0, 1)
FITS, FITS_TOO, FITS_AS_WELL = card(1, 2), card(0, 7), card(1, 8)
"""These match TOP, the first and the last each other too; the others below match nothing here."""
OTHERS = (card(14, 15), card(15, 16), card(18, 19), card(19, 20), card(20, 21), card(23, 24), card(24, 25))


# --- Number of Players ---


def test_this_is_a_game_for_two_to_five_players() -> None:
    for seats in (2, 3, 4, 5):
        assert LoonacyRules(house_deck(), Options(), seats).seats == seats
    for seats in (0, 1, 6):
        with pytest.raises(ValueError, match="2 to 5 seats"):
            LoonacyRules(house_deck(), Options(), seats)


# --- Set Up ---


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_shuffle_the_deck_and_deal_seven_cards_to_each_player(seats: int) -> None:
    hands = set()
    for seed in range(20):
        match = dealt(seats, seed=seed)
        assert [len(match.hand(seat)) for seat in range(seats)] == [7] * seats
        cards = [*match.state.table.draw, *(number for seat in range(seats) for number in match.hand(seat))]
        assert sorted(cards) == list(range(100))
        hands.add(match.hand(0))
    assert len(hands) == 20


def test_piles_are_turned_up_from_the_top_of_the_deck_after_all_have_had_the_chance_to_look() -> None:
    match = dealt(3)
    draw = match.state.table.draw
    assert not match.state.piles
    match.ready(0, 2, at=1000)
    match.until(1_000_000)
    assert match.state.piles == ()
    match.ready(1, at=1_000_000)
    assert match.until(1_002_999) == []
    assert match.until(1_003_000) == [PilesTurned(draw[:-4:-1])]
    assert match.tops == draw[:-4:-1]
    assert match.state.table.draw == draw[:-3]
    assert match.state.phase is Phase.PLAYING


@pytest.mark.parametrize(("seats", "piles"), [(5, 1), (4, 2), (3, 3), (2, 4)])
def test_the_number_of_piles_varies_with_the_number_of_players(seats: int, piles: int) -> None:
    match = dealt(seats)
    match.ready(*range(seats), at=0)
    match.until(3000)
    assert len(match.state.piles) == piles


# --- How to Play ---


def test_a_card_goes_on_any_pile_if_one_of_its_symbols_matches_one_of_those_it_covers() -> None:
    for pile in (0, 1):
        for fitting in (FITS, FITS_TOO):
            match = playing([[FITS, FITS_TOO, *OTHERS[1:]], OTHERS[:1]], [TOP, TOP])
            match.throw(0, fitting, pile, at=1000)
            match.until(1200)
            assert match.tops[pile] == fitting
            assert fitting not in match.hand(0)


def test_a_card_without_a_matching_symbol_does_not_stay() -> None:
    match = playing([[FITS, *OTHERS[:6]], OTHERS[6:]], [TOP])
    match.throw(0, OTHERS[0], 0, at=1000)
    match.until(1200)
    assert match.tops == (TOP,)
    assert OTHERS[0] in match.hand(0)


# --- How to Win ---


def test_the_first_to_get_rid_of_all_cards_in_hand_wins() -> None:
    match = playing([[FITS], [FITS_TOO, *OTHERS[:2]], OTHERS[2:3]], [TOP])
    match.throw(0, FITS, 0, at=500)
    assert match.rules.outcome(match.state) is None, "the card has not arrived"
    events = match.until(700)
    assert RoundEnded(0, Ending.EMPTY_HAND, (1, 0, 0)) in events
    assert match.rules.outcome(match.state) == Outcome(((0,), (2,), (1,)))


# --- No Turns ---


def test_players_do_not_take_turns_and_jump_right_in_any_time() -> None:
    match = playing([[FITS, *OTHERS[:3]], [FITS_TOO, *OTHERS[3:]]], [TOP, TOP])
    assert match.rules.to_act(match.state) == (0, 1)
    match.throw(0, FITS, 0, at=1000)
    assert match.rules.to_act(match.state) == (0, 1)
    match.throw(1, FITS_TOO, 1, at=1001)
    match.until(2000)
    assert match.tops == (FITS, FITS_TOO)


def test_of_two_who_play_on_one_pile_the_card_that_reaches_it_first_wins_the_race() -> None:
    for first, last in ((0, 1), (1, 0)):
        match = playing([[FITS, *OTHERS[:3]], [FITS_TOO, *OTHERS[3:]]], [TOP])
        cards = (FITS, FITS_TOO)
        match.throw(first, cards[first], 0, at=1000)
        match.throw(last, cards[last], 0, at=1001)
        match.until(2000)
        assert match.tops == (cards[first],)
        assert cards[last] in match.hand(last)
        assert match.seen(LostRace) == [LostRace(last, cards[last], 0, 1, first)]


def test_you_can_play_any_number_of_cards_in_a_row_as_long_as_each_is_a_match() -> None:
    row = [card(1, 2), card(2, 3), card(3, 4), card(4, 5)]
    match = playing([[*row, *OTHERS[:3]], OTHERS[3:]], [TOP])
    for number, played in enumerate(row):
        match.throw(0, played, 0, at=1000 + 200 * number)
    match.until(5000)
    assert [event.card for event in match.seen(Landed)] == row
    assert match.tops == (row[-1],)


def test_you_must_play_each_one_in_turn_using_the_same_hand() -> None:
    match = playing([[FITS, FITS_TOO, *OTHERS[:3]], OTHERS[3:]], [TOP, TOP])
    match.throw(0, FITS, 0, at=1000)
    assert match.rules.legal_moves(match.state, 0) == (Ready(True),)
    with pytest.raises(IllegalMove):
        match.throw(0, FITS_TOO, 1, at=1199)
    match.throw(0, FITS_TOO, 1, at=1200)


def test_if_someone_is_quick_enough_to_jump_in_between_your_plays_you_must_let_them() -> None:
    match = playing([[FITS, card(2, 3), *OTHERS[:3]], [card(2, 9), *OTHERS[3:]]], [TOP])
    match.throw(0, FITS, 0, at=1000)
    match.throw(1, card(2, 9), 0, at=1100)
    match.throw(0, card(2, 3), 0, at=1200)
    match.until(1300)
    assert match.tops == (card(2, 9),)
    match.until(1400)
    assert match.tops == (card(2, 3),)
    match = playing([[FITS, card(2, 3), *OTHERS[:3]], [card(1, 11), *OTHERS[3:]]], [TOP])
    match.throw(0, card(1, 2), 0, at=1000)
    match.throw(1, card(1, 11), 0, at=1100)
    match.throw(0, card(2, 3), 0, at=1200)
    match.until(2000)
    assert match.tops == (card(1, 11),)


# --- When No One Is Able To Play ---


def test_when_all_players_agree_all_draw_a_new_card() -> None:
    match = playing([[FITS, *OTHERS[:2]], OTHERS[2:4], OTHERS[4:6]], [TOP])
    draw = match.state.table.draw
    match.ready(0, 2, at=1000)
    match.until(60_000)
    assert match.seen(DrawBegan) == []
    match.ready(1, at=60_000)
    match.until(60_700)
    assert match.seen(DrawBegan) == [DrawBegan((0, 1, 2))]
    assert [len(match.hand(seat)) for seat in range(3)] == [4, 3, 3]
    assert [set(draw[-1 - seat : len(draw) - seat]) <= set(match.hand(seat)) for seat in range(3)] == [True] * 3


def test_plays_are_not_compulsory() -> None:
    """Seat 0 holds a card that fits and lets the table draw."""
    match = playing([[FITS, *OTHERS[:2]], OTHERS[2:4]], [TOP])
    match.ready(0, 1, at=1000)
    match.until(1700)
    assert len(match.hand(0)) == 4
    assert FITS in match.hand(0)


def test_players_indicate_that_they_are_ready() -> None:
    match = playing([[FITS, *OTHERS[:2]], OTHERS[2:4]], [TOP])
    match.ready(0, at=1000)
    assert match.state.ready == 0b01
    assert READY[False] in match.rules.legal_moves(match.state, 0)


def test_each_waits_with_the_new_card_face_down_until_all_have_theirs() -> None:
    match = playing([[FITS, *OTHERS[:2]], OTHERS[2:4]], [TOP])
    match.ready(0, 1, at=1000)
    assert match.state.phase is Phase.DRAWING
    assert [len(match.hand(seat)) for seat in range(2)] == [3, 2]
    for seat in (None, 0, 1):
        assert match.rules.view_for(match.state, seat).game.table.drawn == (FACE_DOWN, FACE_DOWN)
    assert match.rules.to_act(match.state) == ()


def test_then_all_add_their_new_cards_to_their_hands_at_the_same_time() -> None:
    match = playing([[FITS, *OTHERS[:2]], OTHERS[2:4]], [TOP])
    draw = match.state.table.draw
    match.ready(0, 1, at=1000)
    assert match.until(1699) == []
    assert match.until(1700) == [Revealed((draw[-1], draw[-2]))]
    assert match.state.phase is Phase.PLAYING


# --- When The Draw Pile Runs Out ---


def test_if_there_are_not_enough_cards_all_piles_are_shuffled_and_restarted_as_during_setup() -> None:
    for count in (0, 1):
        left = OTHERS[4 : 4 + count]
        match = playing([[FITS, *OTHERS[:2]], OTHERS[2:4]], [TOP, *OTHERS[5:]], draw=left)
        match.ready(0, 1, at=1000)
        (shuffled,) = match.seen(Reshuffled)
        assert len(shuffled.tops) == 4, "as many as in the set-up for two"
        assert match.tops == shuffled.tops
        assert match.state.under == 0
        assert match.seen(DrawBegan) == [DrawBegan((0, 1))], "the pending draw is made at once"
        # All but five in the hands, four on the piles and two drawn.
        assert len(match.state.table.draw) == 100 - 5 - 4 - 2


def test_with_just_enough_cards_nothing_is_shuffled() -> None:
    match = playing([[FITS, *OTHERS[:2]], OTHERS[2:4]], [TOP], draw=OTHERS[5:7])
    match.ready(0, 1, at=1000)
    assert match.seen(Reshuffled) == []
    assert match.state.table.draw == ()


def test_the_shuffled_pile_is_in_random_order() -> None:
    tops = set()
    for seed in range(12):
        match = playing([[FITS, *OTHERS[:2]], OTHERS[2:4]], [TOP], draw=[])
        match.seed = seed
        match.ready(0, 1, at=1000)
        tops.add(match.tops)
    assert len(tops) == 12


def test_or_the_topmost_cards_stay_in_place_and_just_the_rest_is_reshuffled() -> None:
    tops = [TOP, OTHERS[5], OTHERS[6]]
    match = playing([[FITS, *OTHERS[:2]], OTHERS[2:4]], tops, Options(reshuffle=Reshuffle.TOPS_STAY), draw=OTHERS[4:5])
    match.ready(0, 1, at=1000)
    assert match.seen(Reshuffled) == [Reshuffled(tuple(tops))]
    assert match.tops == tuple(tops)
    assert len(match.state.table.draw) == 100 - 5 - 3 - 2


# --- Going First ---


def test_the_first_to_play_is_whoever_plays_first() -> None:
    for seat in (0, 1, 2):
        hands = [[*OTHERS[:2]], [*OTHERS[2:4]], [*OTHERS[4:6]]]
        hands[seat].append(FITS)
        match = playing(hands, [TOP])
        assert Throw(FITS, 0) in match.rules.legal_moves(match.state, seat)
        match.throw(seat, FITS, 0, at=0)
        match.until(200)
        assert match.tops == (FITS,)


# --- If A Player Must Leave ---


def test_who_must_drop_out_uses_the_hand_to_form_a_new_pile_and_the_others_continue() -> None:
    match = playing([[FITS, *OTHERS[:2]], OTHERS[2:4], OTHERS[4:6]], [TOP, OTHERS[6]])
    match.retire(1, at=1000)
    (laid,) = match.seen(HandLaid)
    assert laid.cards == tuple(sorted(OTHERS[2:4]))
    assert match.tops == (TOP, OTHERS[6], laid.top)
    assert set(cards_in(match.state.under)) == set(OTHERS[2:4]) - {laid.top}
    assert match.rules.to_act(match.state) == (0, 2)
    match.throw(0, FITS, 0, at=1001)


def test_a_game_of_two_does_not_continue() -> None:
    for leaver, stayer in ((0, 1), (1, 0)):
        match = playing([[FITS, *OTHERS[:2]], OTHERS[2:4]], [TOP])
        match.retire(leaver, at=1000)
        assert match.rules.outcome(match.state) == Outcome(((stayer,), (leaver,)))


# --- Card Images ---


def test_the_deck_depicts_thirty_images_and_each_card_shows_two_of_them() -> None:
    deck = house_deck()
    assert len(deck.images) == 30
    assert len(deck.pairs) == 100
    assert all(pair.low != pair.high for pair in deck.pairs)
    counts = Counter(image for pair in deck.pairs for image in pair)
    assert sorted(counts.values()) == [6] * 10 + [7] * 20


def test_matching_either_image_to_either_image_of_the_top_card_lets_you_play() -> None:
    deck = house_deck()
    pairs = [Pair(0, 1), Pair(0, 2), Pair(1, 2), Pair(2, 3), Pair(1, 4), Pair(4, 5)]
    small = replace(deck, pairs=(*pairs, *deck.pairs[40:]))
    kit = LoonacyRules(small, Options(), 2).kit
    assert [kit.is_match(number, 0) for number in range(6)] == [True, True, True, False, True, False]
    matching = deck.matching()
    for one in range(100):
        for other in range(100):
            is_match = bool({*deck.pairs[one]} & {*deck.pairs[other]})
            assert deck.are_matching(one, other) == is_match
            assert bool(matching[one] >> other & 1) == is_match
