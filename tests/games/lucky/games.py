"""Games driven at random, for tests."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from game.core.chance import Chance
from game.core.rules import CLOCK, Seat, Step
from game.games.lucky.events import Event
from game.games.lucky.moves import Cover, Fly, Lay, LayFinal, Move, Raise
from game.games.lucky.options import FinalCards, Hands, NearMiss, Options
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import State
from tests.games.lucky.boxes import house_box

SHARE_OF_CLOCK = 0.0005


class Played(NamedTuple):
    """One move of a game and what came of it."""

    state: State
    seat: Seat
    move: Move
    step: Step[State, Event]


def rules_number(number: int) -> LuckyRules:
    """Rules for game number so and so: all seat counts and options come up, now and then with few rounds or chips,
    and six seats with so few cards that all may be in hands and shows."""
    options = Options(
        near_miss=[NearMiss.EXACT, NearMiss.ANY][number // 5 % 2],
        final_cards=[FinalCards.FREE, FinalCards.THREE][number // 10 % 2],
        final_replaces_weakest=number // 20 % 2 == 1,
        must_play=number // 40 % 2 == 1,
        short=number // 80 % 2 == 1,
        hands=[Hands.OPEN, Hands.PRIVATE][number % 3 % 2],
    )
    box = house_box()
    if number % 7 == 0:
        box = replace(box, round_limit=1 + number % 4)
    if number % 11 == 0:
        box = replace(box, chips=number % 3)
    if number % 5 == 4 and number % 3 == 0:
        box = replace(box, prints=tuple(line._replace(copies=1 + (line.difficulty in (5, 8))) for line in box.prints))
    return LuckyRules(box, options, 2 + number % 5)


def random_game(rules: LuckyRules, seed: int) -> Iterator[Played]:
    """All moves of one game, some of them CLOCK's; pilots fly rather than exchange, and use few dice."""
    luck = Random(seed)
    state = rules.start(Chance(seed)).state
    number = 0
    while rules.outcome(state) is None:
        number += 1
        (seat,) = rules.to_act(state)
        moves = rules.legal_moves(state, seat)
        if luck.random() < SHARE_OF_CLOCK:
            seat, moves = CLOCK, rules.legal_moves(state, CLOCK)
        likely = [move for move in moves if isinstance(move, Lay | Raise | Fly | LayFinal)]
        move = luck.choice(likely if likely and luck.random() < 0.8 else moves)
        if isinstance(move, Cover) and luck.random() < 0.7:
            move = next(move for move in moves if isinstance(move, Cover))
        step = rules.apply(state, seat, move, 0, Chance(seed, number))
        yield Played(state, seat, move, step)
        state = step.state
