"""Races driven at random, for tests."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from game.core.chance import Chance
from game.core.rules import CLOCK, Seat, Step
from game.games.lunatix.events import Event
from game.games.lunatix.moves import Move
from game.games.lunatix.options import Options
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import State
from game.games.lunatix.track import LunatixTrack
from tests.games.lunatix.boards import house_board, house_cards, short_loop

SHARE_OF_CLOCK = 0.001


class Played(NamedTuple):
    """One move of a race and what came of it."""

    state: State
    seat: Seat
    move: Move
    chance: Chance
    step: Step[State, Event]


def rules_number(number: int) -> LunatixRules:
    """Rules for race number so and so: all seat counts, tracks and options come up."""
    track: LunatixTrack = house_board() if number % 2 else short_loop()
    options = Options(
        laps=1 + number % 3,
        turn_around=number % 4 >= 2,
        all_doors=number % 3 == 0,
        kind_die=number % 7 == 0,
    )
    return LunatixRules(track, house_cards(), options, 2 + number % 5)


def random_race(rules: LunatixRules, seed: int) -> Iterator[Played]:
    """All moves of one race, some of them CLOCK's; drivers like the pit more than chance does."""
    luck = Random(seed)
    state = rules.start(Chance(seed)).state
    number = 0
    while rules.outcome(state) is None:
        number += 1
        acting = rules.to_act(state)
        seat = luck.choice(acting)
        moves = rules.legal_moves(state, seat)
        if luck.random() < SHARE_OF_CLOCK and len(rules.legal_moves(state, CLOCK)) > 2:
            seat, moves = CLOCK, rules.legal_moves(state, CLOCK)[1:]
        move = luck.choice(moves)
        step = rules.apply(state, seat, move, 0, Chance(seed, number))
        yield Played(state, seat, move, Chance(seed, number), step)
        state = step.state
