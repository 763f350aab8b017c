"""Races driven at random, for tests."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

from game.core.chance import Chance
from game.core.rules import CLOCK, Seat, Step
from game.files.maps import LUNATIX, shipped_maps
from game.files.tiled import read_map
from game.games.lunatix.events import Event
from game.games.lunatix.moves import ENTER, Move
from game.games.lunatix.options import Options
from game.games.lunatix.rules import LEAST_SEATS, LunatixRules
from game.games.lunatix.state import MOST_SEATS, State
from game.games.lunatix.track import MOST_LAPS, LunatixTrack
from tests.games.lunatix.boards import house_board, house_cards, short_loop

SHARE_OF_CLOCK = 0.001
SHARE_OF_PIT = 0.4

STRIDE = 457
"""A prime, so that neighbouring numbers differ in everything."""


class Played(NamedTuple):
    """One move of a race and what came of it."""

    state: State
    seat: Seat
    move: Move
    chance: Chance
    step: Step[State, Event]


@cache
def tracks() -> tuple[LunatixTrack, ...]:
    """Every shipped loop, a short one, and the house board built by numbers."""
    loops = [read_map(path).loop for path in shipped_maps(LUNATIX)]
    return (short_loop(), house_board(), *(loop for loop in loops if loop is not None))


@cache
def all_rules() -> tuple[tuple[int, LunatixTrack, Options], ...]:
    """Every seat count on every track with every choice of options."""
    flags = (False, True)
    return tuple(
        (seats, track, Options(laps, turn_around, all_doors, kind_die))
        for seats, track, laps, turn_around, all_doors, kind_die in product(
            range(LEAST_SEATS, MOST_SEATS + 1), tracks(), range(1, MOST_LAPS + 1), flags, flags, flags
        )
    )


def rules_number(number: int) -> LunatixRules:
    """Rules for race number so and so: as many in a row as `all_rules` has bring up each of them once."""
    seats, track, options = all_rules()[number * STRIDE % len(all_rules())]
    return LunatixRules(track, house_cards(), options, seats)


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
        move = ENTER if ENTER in moves and luck.random() < SHARE_OF_PIT else luck.choice(moves)
        step = rules.apply(state, seat, move, 0, Chance(seed, number))
        yield Played(state, seat, move, Chance(seed, number), step)
        state = step.state
