"""Wild matches for tests: people who throw what fits and what does not, often in one millisecond, and come and go."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from game.core.chance import Chance
from game.core.rules import CLOCK, Seat, Step
from game.games.loonacy.eager import eager_moves
from game.games.loonacy.events import Event
from game.games.loonacy.kit import agreed_moves
from game.games.loonacy.moves import Move, Retire, Stop
from game.games.loonacy.options import Goal, Mode, Options, Reshuffle
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import State
from tests.games.loonacy.decks import house_deck, small_deck

_OPTIONS = tuple(
    Options(mode, goal, reshuffle, tells_stuck)
    for mode, goal, reshuffle, tells_stuck in product(Mode, Goal, Reshuffle, (False, True))
)


class Played(NamedTuple):
    """One step: the state before it, the time, who moved how, and what came of it."""

    state: State
    number: int
    now: int
    seat: Seat
    move: Move
    step: Step[State, Event]


def rules_number(number: int) -> LoonacyRules:
    """Rules over all seat counts, options and two decks, in turn."""
    seats = 2 + number % 4
    options = _OPTIONS[number // 4 % len(_OPTIONS)]
    return LoonacyRules(small_deck() if number % 3 else house_deck(), options, seats)


def round_number(number: int) -> LoonacyRules:
    """Rules of single rounds in real time, over all seat counts."""
    reshuffle = Reshuffle.TOPS_STAY if number % 8 < 4 else Reshuffle.RESTART
    deck = small_deck() if number % 10 else house_deck()
    return LoonacyRules(deck, Options(reshuffle=reshuffle, tells_stuck=number % 3 == 0), 2 + number % 4)


def wild_match(rules: LoonacyRules, seed: int) -> Iterator[Played]:
    """All steps of one match."""
    luck = Random(seed)
    everybody = (1 << rules.seats) - 1
    state = rules.start(Chance(seed)).state
    now = number = 0
    while rules.outcome(state) is None:
        due = rules.due(state)
        then = now + luck.choice((0, 0, 0, 1, 20, 90, 250))
        seat, move = CLOCK, None
        if due is None or then < due:
            seat, move = _press(rules, state, everybody, luck)
        if move is None:
            assert due is not None, "somebody goes on until the match is over"
            seat, move, then = CLOCK, rules.legal_moves(state, CLOCK)[0], due
        number, now = number + 1, then
        step = rules.apply(state, seat, move, now, Chance(seed, number))
        yield Played(state, number, now, seat, move, step)
        state = step.state


def _press(rules: LoonacyRules, state: State, everybody: int, luck: Random) -> tuple[Seat, Move | None]:
    if luck.random() < 0.004:
        agreed = agreed_moves(state.table.seated, state.table.bots)
        move = luck.choice(agreed)
        if not isinstance(move, Stop | Retire) or luck.random() < 0.1:
            return CLOCK, move
    acting = rules.to_act(state)
    if acting and luck.random() < 0.05:
        seat = luck.choice(acting)
        return seat, luck.choice(rules.legal_moves(state, seat))
    eager = eager_moves(rules.kit, everybody, state, luck.random)
    return luck.choice(eager) if eager else (CLOCK, None)
