"""The odds against the rules themselves: every throw and every choice of flights in real games."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

import pytest

from game.core.chance import Chance
from game.games.lucky.cards import FINAL
from game.games.lucky.moves import Move, Repeat, Throw
from game.games.lucky.odds import Flying
from game.games.lucky.options import NearMiss, Options
from game.games.lucky.rules import LuckyRules
from game.games.lucky.stakes import chip_from, stake
from game.games.lucky.state import Phase, State
from tests.games.lucky.boxes import house_box

T = TypeVar("T")

WORTH = 2.5
GAMES = 12
IN_THE_AIR = (Phase.THROWING, Phase.COVERING, Phase.FEARING)


class _Loaded(Chance):
    """Dice that fall as told: the throw of that number among all."""

    def __init__(self) -> None:
        super().__init__(0)
        self.number = 0
        self.of = 1

    def pick(self, things: Sequence[T]) -> T:
        self.of = len(things)
        return things[self.number]


def _points_of_flights(options: Options, seeds: range) -> Iterator[tuple[LuckyRules, State]]:
    """Some states of random games in which a flight is under way, each from another flight."""
    rules = LuckyRules(house_box(), options, 3)
    for seed in seeds:
        chance = Chance(seed)
        state = rules.start(chance).state
        for step in range(400):
            chance.step = step + 1
            if rules.outcome(state):
                break
            moves = rules.legal_moves(state, state.turn)
            if state.phase is Phase.FEARING or (state.phase in IN_THE_AIR and chance.below(20) == 0):
                yield rules, state
            state = rules.apply(state, state.turn, chance.pick(moves), 0, chance).state


def _flown(rules: LuckyRules, state: State) -> Flying:
    pilot = state.pilots[state.turn]
    goal = stake(rules.box, rules.options, state, pilot, state.flight.show, WORTH)
    return Flying(state.flight.cards, goal, pilot.highlight if state.flight.show == FINAL else None)


def _after(rules: LuckyRules, before: State, move: Move, chance: Chance, flown: Flying) -> float:
    """What the game itself makes of a move: the change of total and chips if it ends the flight, else its value."""
    seat = before.turn
    after = rules.apply(before, seat, move, 0, chance).state
    pilot = after.pilots[seat]
    if after.turn == seat and after.phase in IN_THE_AIR:
        return flown.value(after.flight, pilot.chips)
    return pilot.total - before.pilots[seat].total + WORTH * pilot.chips


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(near_miss=NearMiss.ANY, short=True),
        Options(final_replaces_weakest=True, short=True),
    ],
)
def test_every_move_is_worth_what_the_rules_make_of_it(options: Options) -> None:
    kinds = set()
    finals = 0
    for rules, state in _points_of_flights(options, range(GAMES)):
        flown = _flown(rules, state)
        moves = rules.legal_moves(state, state.turn)
        choices = flown.choices(state.flight, state.pilots[state.turn].chips, moves)
        for move, value in choices:
            kinds.add(type(move))
            chance = _Loaded()
            found = [_after(rules, state, move, chance, flown)]
            if isinstance(move, Throw | Repeat):
                for number in range(1, chance.of):
                    chance.number = number
                    found.append(_after(rules, state, move, chance, flown))
            assert sum(found) / len(found) == pytest.approx(value), (state, move)
        assert max(value for _, value in choices) == flown.value(state.flight, state.pilots[state.turn].chips)
        finals += state.flight.show == FINAL
    assert len(kinds) == 4
    assert finals


@pytest.mark.parametrize(
    ("best", "show", "least"),
    [(0, 0, 12), (9, 1, 12), (12, 2, 13), (18, 3, 19), (19, 0, 20), (25, 0, 20), (0, FINAL, 20)],
)
def test_the_least_result_that_earns_a_chip(best: int, show: int, least: int) -> None:
    assert chip_from(house_box(), best, show) == least
