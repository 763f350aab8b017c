"""Races driven at random: nothing illegal ever comes about, and all of them end.

Run as a module it drives as many as it is told, from number 0 or a second one on, and looks at every state on the
way: `python -m tests.games.lunatix.test_random_races 2000`.
"""

import sys
from collections import Counter
from typing import NamedTuple, get_args

from game.core.chance import Chance
from game.games.lunatix import quick
from game.games.lunatix.events import Event, FlownBack
from game.games.lunatix.race import Race
from game.games.lunatix.resolve import resolve
from game.games.lunatix.state import State
from tests.games.lunatix.boards import short_loop
from tests.games.lunatix.races import STRIDE, all_rules, random_race, rules_number
from tests.games.lunatix.soundness import assert_sound

RACES = 240
MOST_MOVES = 200 * 6 * 60


class Driven(NamedTuple):
    """How a race went: its moves and rounds, and what ended it."""

    moves: int
    rounds: int
    end: str


def race_soundly(number: int, every: int) -> Driven:
    """One race over all seat counts, tracks and options; looks at one state in `every` and at each round's first."""
    rules = rules_number(number)
    last: State | None = None
    moves = 0
    for moves, played in enumerate(random_race(rules, number), 1):
        assert moves < MOST_MOVES
        last = played.step.state
        if moves % every == 0 or last.round != played.state.round:
            assert_sound(rules.board, last)
    assert last is not None
    assert_sound(rules.board, last)
    outcome = rules.outcome(last)
    assert outcome is not None
    assert sorted(seat for group in outcome.ranks for seat in group) == list(range(rules.seats))
    return Driven(moves, last.round, _end(last))


def _end(state: State) -> str:
    running = [car for car in state.cars if car.is_running]
    if any(car.laps >= car.target for car in running):
        return "won on the line"
    return "last one running" if len(running) <= 1 else f"by distance after round {state.round}"


def test_all_seat_counts_tracks_and_options_come_up() -> None:
    count = len(all_rules())
    met = {number * STRIDE % count for number in range(count)}
    assert met == set(range(count))
    assert {len(track.lanes) for _, track, _ in all_rules()} >= {3, 4}
    assert {options.laps for _, _, options in all_rules()} == {1, 2, 3, 4, 5}
    assert {seats for seats, _, _ in all_rules()} == {2, 3, 4, 5, 6}


def test_random_races_are_sound_and_end() -> None:
    ends = Counter(race_soundly(number, 13).end for number in range(RACES))
    assert min(ends["won on the line"], ends["last one running"]) > RACES // 10, ends


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
    for number in range(len(all_rules())):
        rules = rules_number(number)
        if rules.track is not short_loop():
            continue  # on a short lap cars come upon each other and the pit more often
        seen.update(type(event) for event in rules.start(Chance(number)).events)
        for played in random_race(rules, number):
            seen.update(type(event) for event in played.step.events)
        if wanted <= seen:
            return
    assert wanted - seen == set()


if __name__ == "__main__":
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    driven = [race_soundly(number, 1) for number in range(first, first + count)]
    moves, rounds = [race.moves for race in driven], [race.rounds for race in driven]
    print(f"{count} races, {sum(moves)} moves, {sum(rounds)} rounds, at most {max(rounds)} in one")
    print(f"all sound, all ended: {dict(Counter(race.end for race in driven))}")
