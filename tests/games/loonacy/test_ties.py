"""Ten thousand forced ties: every seat wins equally often, and of two last cards exactly one wins."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from game.core.chance import Chance
from game.core.rules import CLOCK, Outcome, Seat
from game.games.loonacy.events import Landed, LostRace, RoundEnded, Tied
from game.games.loonacy.moves import Land, Throw
from game.games.loonacy.options import Options
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import Pile, State
from tests.games.loonacy.decks import house_deck
from tests.games.loonacy.positions import card, playing

TIES = 10_000
TOP = card(0, 1)
RIVALS = (card(0, 7), card(1, 2), card(0, 10), card(1, 11), card(0, 29))
"""Each matches TOP."""
OTHERS = (card(14, 15), card(15, 16), card(18, 19), card(19, 20), card(20, 21))

HIGHEST = {1: 6.635, 2: 9.210, 3: 11.345, 4: 13.277}
"""The 99 % quantile of the chi-square distribution by degrees of freedom."""


class Forced(NamedTuple):
    """One tie: who threw, who was first."""

    tied: tuple[Seat, ...]
    first: Seat


def forced_ties(seats: int, bots: tuple[Seat, ...], count: int = TIES) -> Iterator[Forced]:
    """In each tie some seats, any two or more, throw at one pile in the same millisecond; the list goes on."""
    luck = Random(seats)
    match = playing([(RIVALS[seat], OTHERS[seat]) for seat in range(seats)], (TOP,), Options(bots=bots))
    rules, state = match.rules, match.state
    subsets = [s for s in range(1 << seats) if s.bit_count() > 1]
    for _ in range(count):
        chosen = luck.choice(subsets)
        thrown = state
        for seat in luck.sample(range(seats), seats):
            if chosen >> seat & 1:
                thrown = rules.apply(thrown, seat, Throw(RIVALS[seat], 0), 0, Chance(1)).state
        move = rules.legal_moves(thrown, CLOCK)[0]
        assert isinstance(move, Land)
        landed = rules.apply(thrown, CLOCK, move, 200, Chance(1))
        assert [event.seat for event in landed.events if isinstance(event, Landed)] == [move.seat]
        state = state._replace(priority=landed.state.priority)
        yield Forced(tuple(seat for seat in range(seats) if chosen >> seat & 1), move.seat)


def chi_square(ties: list[Forced], seats: int) -> float:
    """How far wins are from an equal share of every tie for each seat in it."""
    won, expected = [0.0] * seats, [0.0] * seats
    for tied, first in ties:
        won[first] += 1
        for seat in tied:
            expected[seat] += 1 / len(tied)
    return sum((won[seat] - expected[seat]) ** 2 / expected[seat] for seat in range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_over_10000_forced_ties_among_people_every_seat_wins_equally_often(seats: int) -> None:
    ties = list(forced_ties(seats, ()))
    assert len(ties) == TIES
    assert chi_square(ties, seats) < HIGHEST[seats - 1]


def test_and_among_bots_too() -> None:
    assert chi_square(list(forced_ties(5, (0, 1, 2, 3, 4))), 5) < HIGHEST[4]


def test_in_mixed_company_people_share_among_themselves_and_bots_get_what_no_person_is_in() -> None:
    bots = (1, 4)
    ties = list(forced_ties(5, bots))
    assert all(tie.first not in bots for tie in ties if set(tie.tied) - {*bots})
    people = [Forced(tuple(s for s in tie.tied if s not in bots), tie.first) for tie in ties]
    rows = {0: 0, 2: 1, 3: 2}
    among_people = [Forced(tuple(rows[s] for s in tie.tied), rows[tie.first]) for tie in people if len(tie.tied) > 1]
    assert chi_square(among_people, 3) < HIGHEST[2]
    rows = {1: 0, 4: 1}
    among_bots = [Forced((0, 1), rows[tie.first]) for tie in ties if tie.tied == bots]
    assert chi_square(among_bots, 2) < HIGHEST[1]


def last_cards(rules: LoonacyRules, state: State, seats: int, luck: Random) -> Iterator[tuple[State, tuple[Seat, ...]]]:
    """Positions in which all seats throw their last card in one millisecond, at piles of their choice."""
    for _ in range(500):
        order = tuple(luck.sample(range(seats), seats))
        thrown = state._replace(priority=order)
        for seat in range(seats):
            pile = luck.randrange(len(state.piles))
            thrown = rules.apply(thrown, seat, Throw(RIVALS[seat], pile), 0, Chance(1)).state
        yield thrown, order


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_exactly_one_wins_when_last_cards_land_in_the_same_millisecond(seats: int) -> None:
    match = playing([(RIVALS[seat],) for seat in range(seats)], (TOP,))
    rules = match.rules
    state = match.state._replace(piles=(Pile(TOP, -1000, ()),) * 3)
    for thrown, order in last_cards(rules, state, seats, Random(seats)):
        step = rules.apply(thrown, CLOCK, rules.legal_moves(thrown, CLOCK)[0], 200, Chance(1))
        assert [event.winner for event in step.events if isinstance(event, RoundEnded)] == [order[0]]
        assert [event.seats for event in step.events if isinstance(event, Tied)] == [order]
        outcome = rules.outcome(step.state)
        assert outcome == Outcome(((order[0],), tuple(range(seats)[: order[0]]) + tuple(range(seats)[order[0] + 1 :])))


def test_who_loses_a_tie_may_win_the_next_of_the_same_millisecond() -> None:
    """Three cards that match the top and one another all land, in the order of the list."""
    cards = (card(0, 1), card(1, 2), card(1, 8))
    match = playing([(cards[seat], OTHERS[seat]) for seat in range(3)], (card(1, 11),))
    for seat in range(3):
        match.throw(seat, cards[seat], 0, at=0)
    match.until(200)
    assert [event.seat for event in match.seen(Landed)] == [0, 1, 2]
    assert match.seen(Tied) == [Tied((0, 1, 2)), Tied((1, 2))]
    assert match.state.priority == (2, 0, 1)
    assert match.seen(LostRace) == []


def test_all_rivals_match_the_top() -> None:
    assert all(house_deck().are_matching(TOP, rival) for rival in RIVALS)
