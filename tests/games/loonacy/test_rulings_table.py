"""The rules page on looking, signs, draws and reshuffling."""

import pytest

from game.core.rules import CLOCK, IllegalMove, Outcome
from game.games.loonacy.events import (
    CountInBegan,
    CountInBroken,
    DrawBegan,
    Ending,
    NobodyCanPlay,
    PilesTurned,
    Reshuffled,
    Revealed,
    RoundEnded,
    Signed,
    Tied,
)
from game.games.loonacy.moves import READY, Settle, Throw
from game.games.loonacy.options import Options, Reshuffle
from tests.games.loonacy.positions import Playing, card, dealt, playing
from tests.games.loonacy.threesome import OTHERS, TOP, A, three

# --- looking ---


def test_all_look_at_their_cards_first_and_nobody_can_throw() -> None:
    match = dealt(3)
    assert [tuple(match.rules.legal_moves(match.state, seat)) for seat in range(3)] == [(READY[True],)] * 3
    assert match.rules.due(match.state) is None


def test_the_piles_are_turned_up_after_a_count_in_that_a_sign_taken_down_breaks() -> None:
    match = dealt(2)
    assert match.ready(0, 1, at=500) == [Signed(0, True), Signed(1, True), CountInBegan(3500)]
    assert match.sign_down(0, at=2000) == [Signed(0, False), CountInBroken()]
    assert match.until(10_000) == []
    match.ready(0, at=10_000)
    assert match.seen(CountInBegan)[-1] == CountInBegan(13_000)
    match.until(13_000)
    assert len(match.seen(PilesTurned)) == 1
    assert match.state.ready == 0


# --- signs and draws ---


def test_a_sign_may_be_taken_back() -> None:
    match = three()
    match.ready(0, 1, at=1000)
    match.sign_down(1, at=1100)
    match.ready(2, at=1200)
    assert match.seen(DrawBegan) == []
    match.ready(1, at=1300)
    assert match.seen(DrawBegan) == [DrawBegan((0, 1, 2))]


def test_every_landing_that_changes_a_pile_takes_all_signs_down() -> None:
    match = three()
    match.throw(0, A, 0, at=1000)
    match.ready(1, 2, at=1100)
    match.until(1200)
    assert match.state.ready == 0


def test_a_landing_that_changes_nothing_takes_no_sign_down() -> None:
    match = three()
    match.throw(0, OTHERS[0], 0, at=1000)
    match.ready(1, 2, at=1100)
    match.until(1200)
    assert match.state.ready == 0b110


def test_the_draw_waits_for_the_card_in_flight() -> None:
    match = three()
    match.throw(0, OTHERS[0], 0, at=1000)
    match.ready(1, 2, 0, at=1100)
    assert match.seen(DrawBegan) == []
    match.until(1200)
    assert match.seen(DrawBegan) == [DrawBegan((0, 1, 2))]


def test_until_all_are_revealed_nobody_can_do_anything() -> None:
    match = three()
    match.ready(0, 1, 2, at=1000)
    for seat in range(3):
        assert match.rules.legal_moves(match.state, seat) == ()
        with pytest.raises(IllegalMove):
            match.press(seat, Throw(A, 0), 1200)
    assert match.seen(CountInBegan) == [CountInBegan(1700)]
    match.until(1700)
    assert match.seen(Revealed)
    match.throw(0, A, 0, at=1700)


def test_no_sign_tells_that_somebody_or_nobody_can_play() -> None:
    """The same events, whether anybody could play or not."""
    kinds = []
    for fits in (A, OTHERS[6]):
        match = playing([(fits, *OTHERS[:2]), OTHERS[2:4]], (TOP,))
        assert match.rules.due(match.state) is None
        match.ready(0, 1, at=1000)
        match.until(60_000)
        kinds.append([type(event) for event in match.events])
    assert kinds[0] == kinds[1]


# --- the option that tells ---


def test_the_option_tells_that_nobody_can_and_sets_all_signs_after_one_second() -> None:
    match = playing([OTHERS[:2], (A, *OTHERS[2:4])], (TOP,), Options(tells_stuck=True))
    match.throw(1, A, 0, at=1000)
    assert match.until(1200)[-1] == NobodyCanPlay(2200)
    match.ready(0, at=1500)
    assert match.until(2199) == []
    assert match.until(2200)[:2] == [Signed(1, True), DrawBegan((0, 1))]
    assert [type(event) for event in match.until(2900)][:1] == [Revealed]


def test_it_says_nothing_while_anybody_can() -> None:
    match = playing([OTHERS[:2], (A, card(2, 3), *OTHERS[2:4])], (TOP,), Options(tells_stuck=True))
    match.throw(1, A, 0, at=1000)
    match.until(60_000)
    assert match.seen(NobodyCanPlay) == []


def test_who_throws_all_the_same_puts_it_off() -> None:
    match = playing([OTHERS[:2], (A, *OTHERS[2:4])], (TOP,), Options(tells_stuck=True))
    match.throw(1, A, 0, at=1000)
    match.throw(0, OTHERS[0], 0, at=2100)
    match.until(2299)
    assert match.seen(DrawBegan) == []
    match.until(2300)
    assert match.seen(NobodyCanPlay) == [NobodyCanPlay(2200), NobodyCanPlay(3300)]
    match.until(3300)
    assert len(match.seen(DrawBegan)) == 1


def test_all_may_agree_before_it_settles() -> None:
    match = playing([OTHERS[:2], (A, *OTHERS[2:4])], (TOP,), Options(tells_stuck=True))
    match.throw(1, A, 0, at=1000)
    match.ready(0, 1, at=1500)
    assert match.rules.due(match.state) == 2200
    assert match.until(2200)[0] == Revealed(match.seen(Revealed)[0].cards)
    assert len(match.seen(DrawBegan)) == 1


def test_a_press_may_not_overtake_the_settling() -> None:
    match = playing([OTHERS[:2], (A, *OTHERS[2:4])], (TOP,), Options(tells_stuck=True))
    match.throw(1, A, 0, at=1000)
    match.until(1200)
    for move in (READY[True], Throw(OTHERS[0], 0)):
        with pytest.raises(IllegalMove, match="CLOCK must move"):
            match.make(0, move, 2201)


def test_nothing_is_told_while_a_card_is_in_flight() -> None:
    match = three(Options(tells_stuck=True))
    match.state = match.state._replace(hands=(match.state.hands[0], 1 << OTHERS[2], match.state.hands[2]))
    match.throw(0, A, 0, at=1000)
    match.retire(2, at=1100)
    assert match.seen(NobodyCanPlay) == []
    match.until(1200)
    assert match.seen(NobodyCanPlay) == [NobodyCanPlay(2200)]


def test_the_cards_of_who_leaves_may_be_what_somebody_waits_for() -> None:
    match = playing([OTHERS[:1], OTHERS[3:4], OTHERS[1:2]], (TOP,), Options(tells_stuck=True), draw=OTHERS[4:])
    match.throw(1, OTHERS[3], 0, at=1000)
    match.until(1200)
    assert match.seen(NobodyCanPlay) == [NobodyCanPlay(2200)]
    match.retire(2, at=1300)
    assert match.tops == (TOP, OTHERS[1])
    match.until(3000)
    assert match.seen(DrawBegan) == [], "seat 0 can play on the new pile"


def test_without_the_option_clock_never_settles() -> None:
    match = playing([OTHERS[:2], OTHERS[2:4]], (TOP,))
    with pytest.raises(IllegalMove):
        match.make(CLOCK, Settle(), 1000)


# --- the draw pile too small ---


def test_the_restart_has_the_piles_for_the_seats_left() -> None:
    match = three(draw=[])
    match.retire(2, at=500)
    assert len(match.tops) == 2
    match.ready(0, 1, at=1000)
    assert len(match.tops) == 4


def test_where_tops_stay_all_of_them_do() -> None:
    match = three(Options(reshuffle=Reshuffle.TOPS_STAY), draw=[])
    match.retire(2, at=500)
    before = match.tops
    match.ready(0, 1, at=1000)
    assert match.tops == before
    assert len(before) == 2


def few(rest: int, reshuffle: Reshuffle) -> Playing:
    """Three seats that hold all cards but so many, one pile among these."""
    cards = list(range(100))
    held, left = cards[: 100 - rest], cards[100 - rest :]
    hands = [held[seat::3] for seat in range(3)]
    match = playing(hands, left[:1], Options(reshuffle=reshuffle), draw=left[1:3], under=left[3:])
    match.ready(0, 1, 2, at=1000)
    return match


@pytest.mark.parametrize(("reshuffle", "rest"), [(Reshuffle.RESTART, 6), (Reshuffle.TOPS_STAY, 4)])
def test_with_as_many_cards_as_are_needed_there_is_a_draw(reshuffle: Reshuffle, rest: int) -> None:
    match = few(rest, reshuffle)
    assert len(match.seen(Reshuffled)) == len(match.seen(DrawBegan)) == 1
    assert match.state.table.draw == ()


@pytest.mark.parametrize(("reshuffle", "rest"), [(Reshuffle.RESTART, 5), (Reshuffle.TOPS_STAY, 3)])
def test_with_fewer_nothing_is_shuffled_and_the_round_ends_fewest_cards_wins(reshuffle: Reshuffle, rest: int) -> None:
    match = few(rest, reshuffle)
    assert not match.seen(Reshuffled)
    assert not match.seen(DrawBegan)
    (ended,) = match.seen(RoundEnded)
    sizes = [len(match.hand(seat)) for seat in range(3)]
    assert ended.why is Ending.FEW_CARDS
    assert ended.winner is not None
    assert sizes[ended.winner] == min(sizes)


def test_equally_few_are_decided_by_the_priority_list() -> None:
    cards = list(range(100))
    for priority in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = playing([cards[:40], cards[40:68], cards[68:96]], cards[96:97], draw=[], under=cards[97:])
        match.state = match.state._replace(priority=priority)
        match.ready(0, 1, 2, at=1000)
        winner = next(seat for seat in priority if seat != 0)
        assert match.seen(RoundEnded)[0].winner == winner
        assert match.seen(Tied) == [Tied(tuple(seat for seat in priority if seat != 0))]
        assert match.rules.outcome(match.state) == Outcome(((winner,), (3 - winner,), (0,)))
