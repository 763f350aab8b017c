"""Races driven at random: nothing illegal ever comes about, and all of them end.

Run as a module it drives as many as it is told: `python -m tests.games.lunatix.test_random_races 2000`.
"""

import sys
from typing import get_args

from game.core.chance import Chance
from game.games.lunatix import quick
from game.games.lunatix.events import Event, FlownBack
from game.games.lunatix.race import Race
from game.games.lunatix.resolve import resolve
from game.games.lunatix.state import State
from tests.games.lunatix.races import random_race, rules_number
from tests.games.lunatix.soundness import assert_sound

RACES = 300
MOST_MOVES = 200 * 6 * 60


def race_soundly(number: int) -> int:
    """One race over all seat counts, tracks and options; returns how many moves it took."""
    rules = rules_number(number)
    last: State | None = None
    moves = 0
    for moves, played in enumerate(random_race(rules, number), 1):
        assert moves < MOST_MOVES
        last = played.step.state
        if moves % 13 == 0 or last.round != played.state.round:
            assert_sound(rules.board, last)
    assert last is not None
    assert_sound(rules.board, last)
    outcome = rules.outcome(last)
    assert outcome is not None
    assert sorted(seat for group in outcome.ranks for seat in group) == list(range(rules.seats))
    return moves


def test_random_races_are_sound_and_end() -> None:
    for number in range(RACES):
        race_soundly(number)


def test_quick_steps_are_those_of_the_whole_rules() -> None:
    quick_ones = 0
    for number in range(16):
        rules = rules_number(number)
        for played in random_race(rules, 1000 + number):
            step = quick.step(rules.board, played.state, played.seat, played.move)
            if step is not None:
                quick_ones += 1
                race = Race(rules.board, played.state, Chance(0))
                resolve(race, played.state.phase, played.seat, played.move)
                assert (race.state(), tuple(race.events)) == step
    assert quick_ones > 4000


def test_random_races_see_every_event_there_is() -> None:
    """Else the tests before would tell of races in which nothing happens."""
    seen: set[type] = set()
    wanted = {kind for kind in get_args(Event) if kind is not FlownBack}  # chance brings it once in thousands of races
    for number in range(200):
        rules = rules_number(number)
        seen.update(type(event) for event in rules.start(Chance(number)).events)
        for played in random_race(rules, number):
            seen.update(type(event) for event in played.step.events)
        if wanted <= seen:
            return
    assert wanted - seen == set()


if __name__ == "__main__":
    count = int(sys.argv[1])
    moves = sum(race_soundly(number) for number in range(count))
    print(f"{count} races of {moves / count:.0f} moves in the mean: all sound, all ended")
