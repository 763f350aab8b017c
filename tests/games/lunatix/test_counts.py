"""How many ways there are to play a turn on an empty straight, counted by the rules and by hand."""

from functools import cache
from math import comb

import pytest

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.lunatix.cards import Card
from game.games.lunatix.moves import TURBO
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import State
from tests.games.lunatix.boards import house_cards, short_loop
from tests.games.lunatix.positions import Game, game

Spot = tuple[int, int]
LANES = 3
ON_THE_STRAIGHT = {1: (1, 14), 2: (2, 16), 3: (3, 18)}


def lines(rules: LunatixRules, state: State, seat: Seat) -> int:
    """The ways in which a seat may play until it is another's turn, turbo left out."""
    if seat not in rules.to_act(state) or None in state.commits:
        return 1
    return sum(
        lines(rules, rules.apply(state, seat, move, 0, Chance(0)).state, seat)
        for move in rules.legal_moves(state, seat)
        if move != TURBO
    )


@cache
def paths(lane: int, squares: int) -> int:
    """Ways to drive so many squares: straight on, or to a lane beside, if there is one."""
    if not squares:
        return 1
    return sum(paths(other, squares - 1) for other in (lane - 1, lane, lane + 1) if 1 <= other <= LANES)


@cache
def drops(lane: int, squares: int, dropped: int, kind: int) -> int:
    """The same with a drop card and chips enough: after each step keep, or drop of the kind begun; one at least."""
    if not squares:
        return 3 if not dropped else 1  # the duty at the end: any kind
    found = 0
    for other in (lane - 1, lane, lane + 1):
        if 1 <= other <= LANES:
            found += drops(other, squares - 1, dropped, kind)
            if dropped == 0:
                found += 3 * drops(other, squares - 1, 1, 1)
            elif dropped == 1:
                found += drops(other, squares - 1, 2, kind)
    return found


def turn(card: Card, lane: int, speed: int) -> Game:
    """Seat 0 alone on the back straight with a card, seat 1 far away."""
    found = game().at(0, ON_THE_STRAIGHT[lane], speed=speed).at(1, (3, 40), speed=0)
    found.commit(card, Card.ACCELERATE)
    while found.acting() == 1:
        found.play(found.moves()[0])
    return found


@pytest.mark.parametrize("lane", [1, 2, 3])
@pytest.mark.parametrize("speed", [0, 20, 40])
def test_ways_to_accelerate(lane: int, speed: int) -> None:
    found = turn(Card.ACCELERATE, lane, speed)
    wanted = sum(paths(lane, (speed + gain) // 10) for gain in (0, 10, 20))
    assert lines(found.rules, found.state, 0) == wanted
    if (lane, speed) == (2, 20):
        assert wanted == 7 + 17 + 41


@pytest.mark.parametrize("lane", [1, 2, 3])
def test_ways_to_brake(lane: int) -> None:
    found = turn(Card.BRAKE, lane, 60)
    assert lines(found.rules, found.state, 0) == sum(paths(lane, squares) for squares in (5, 4, 3, 2))


@pytest.mark.parametrize("lane", [1, 2, 3])
@pytest.mark.parametrize("squares", [1, 2, 4])
def test_ways_to_drop(lane: int, squares: int) -> None:
    found = turn(Card.DROP, lane, 10 * squares)
    assert lines(found.rules, found.state, 0) == drops(lane, squares, 0, 0)


def test_ways_to_begin() -> None:
    """Eight chips of three kinds, one seat after the other; then four seats choose one of the cards that they may."""
    rules = LunatixRules(short_loop(), house_cards(), game().rules.options, 4)
    state = rules.start(Chance(3)).state
    for seat in range(4):
        moves = rules.legal_moves(state, seat)
        assert len(moves) == len(set(moves)) <= comb(8 + 2, 2)
        assert len(moves) == comb(10, 2) or seat == 3
        state = rules.apply(state, seat, moves[0], 0, Chance(0)).state
    assert state.decks.chips == (24, 16, 0)
