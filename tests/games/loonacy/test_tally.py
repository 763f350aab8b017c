"""What a match is remembered by."""

from game.games.loonacy.options import Goal, Options
from game.games.loonacy.tally import rounds, tally
from tests.games.loonacy.positions import card, dealt, playing

OTHERS = (card(14, 15), card(15, 16), card(18, 19), card(19, 20))


def test_the_tally_counts_what_each_seat_did() -> None:
    match = playing([(card(1, 2), card(2, 3), *OTHERS[:2]), (card(0, 7), *OTHERS[2:])], (card(0, 1),))
    match.throw(0, card(1, 2), 0, at=1000)
    match.throw(1, card(0, 7), 0, at=1100)
    match.throw(0, card(2, 3), 0, at=1250)
    match.throw(0, OTHERS[0], 0, at=1500)
    match.ready(1, 0, at=1600)
    match.until(5000)
    assert tally(match.state) == {
        "plays": (2, 0),
        "races_won": (1, 0),
        "races_lost": (0, 1),
        "wrong": (1, 0),
        "draws": (1, 1),
        "fastest": (101_000, -1),
        "largest": (3, 4),
        "scores": (0, 0),
        "races": (1, 1),
        "milliseconds": (2400, 2400),
    }


def test_all_rounds_of_a_match_are_counted_together() -> None:
    match = playing([(card(1, 2),), OTHERS], (card(0, 1),), Options(goal=Goal.ROUNDS))
    assert rounds(match.state) == 1
    match.throw(0, card(1, 2), 0, at=1000)
    match.until(1200)
    assert rounds(match.state) == 2
    counts = tally(match.state)
    assert (counts["plays"], counts["scores"], counts["largest"]) == ((1, 0), (1, 0), (7, 7))


def test_the_first_hand_is_the_largest_so_far() -> None:
    assert tally(dealt(3, Options(handicap=(3, 7, 5))).state)["largest"] == (3, 7, 5)
