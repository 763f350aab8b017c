"""Random games over all seat counts and options: each state is sound and each game ends.

Run as a module with a number to play that many.
"""

import sys
from collections import Counter
from typing import get_args

from game.core.chance import Chance
from game.games.lucky.events import Event, FlightFailed, FlightSucceeded
from game.games.lucky.moves import MOVES, Lay
from game.games.lucky.options import Options
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import State
from tests.games.lucky.boxes import house_box
from tests.games.lucky.games import random_game, rules_number
from tests.games.lucky.referee import ScoreSheet, moves_by_the_book
from tests.games.lucky.soundness import assert_sound

GAMES = 50
MOST_MOVES = 200 * 6 * 30


def play_soundly(number: int, every: int = 1) -> int:
    """One game, every so many states looked at; returns how many moves it took."""
    rules = rules_number(number)
    last: State | None = None
    moves = 0
    for moves, played in enumerate(random_game(rules, number), 1):
        assert moves < MOST_MOVES
        last = played.step.state
        if moves % every == 0:
            assert_sound(rules, last)
    assert last is not None
    assert_sound(rules, last)
    outcome = rules.outcome(last)
    assert outcome is not None
    assert sorted(seat for group in outcome.ranks for seat in group) == list(range(rules.seats))
    assert last.round <= rules.box.round_limit
    return moves


def test_random_games_are_sound_and_end() -> None:
    for number in range(GAMES):
        play_soundly(number, 7)


def test_random_games_see_every_move_and_every_event_there_is() -> None:
    """Else the test before would tell of games in which nothing happens."""
    seen: Counter[type] = Counter()
    wanted = {*get_args(Event), *MOVES}
    for number in range(100):
        rules = rules_number(number)
        seen.update(type(event) for event in rules.start(Chance(number)).events)
        for played in random_game(rules, number):
            seen[type(played.move)] += 1
            seen.update(type(event) for event in played.step.events)
        if wanted <= set(seen):
            return
    assert wanted - set(seen) == set()


def test_a_second_set_of_rules_comes_to_the_same() -> None:
    flights: Counter[bool | None] = Counter()
    for number in range(24):
        rules = rules_number(number)
        sheet = ScoreSheet(rules)
        for played in random_game(rules, 1000 + number):
            moves = rules.legal_moves(played.state, played.state.turn)
            assert set(moves) == moves_by_the_book(rules, played.state)
            ending = sheet.note(played)
            flights[ending] += 1
            assert [pilot.total for pilot in played.step.state.pilots] == sheet.totals
            assert [pilot.chips for pilot in played.step.state.pilots] == sheet.chips
            ends = [event for event in played.step.events if isinstance(event, FlightFailed | FlightSucceeded)]
            assert [isinstance(event, FlightSucceeded) for event in ends] == ([] if ending is None else [ending])
    assert flights[True] > 100
    assert flights[False] > 1000


def test_of_opening_hands_93_in_100_can_lay_a_show() -> None:
    rules = LuckyRules(house_box(), Options(), 2)
    able = 0
    for seed in range(1000):
        state = rules.start(Chance(seed)).state
        able += any(isinstance(move, Lay) for move in rules.legal_moves(state, state.turn))
    assert 910 < able < 950


if __name__ == "__main__":
    count = int(sys.argv[1])
    moves = sum(play_soundly(number) for number in range(count))
    print(f"{count} games of {moves / count:.0f} moves in the mean: all sound, all ended")
