"""The bots: as strong as their level says, legal under every option, never in a crash that can be helped."""

from itertools import product
from statistics import median
from typing import Any

import pytest

from game.core.chance import Chance, derived
from game.games.racetrack.bots import make_bot
from game.games.racetrack.figures import BotLevel
from game.games.racetrack.moves import Steer
from game.games.racetrack.options import Mode, Options, Spots, StartOrder, TieBreak, TurnOrder
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.solver import solve
from game.games.racetrack.state import State
from game.games.racetrack.track import Course, Gate, Track
from tests.games.racetrack.known_tracks import known_track

LEVELS = {
    "easy": BotLevel("easy", 2, 400_000, 4, 3, 900, 2200),
    "normal": BotLevel("normal", 1, 250_000, None, None, 800, 1900),
    "hard": BotLevel("hard", 1, 50_000, None, None, 700, 1600),
    "expert": BotLevel("expert", 0, 0, None, None, 600, 1400),
}


def race(track: Track, levels: list[str], seed: int, **options: Any) -> State:
    """One race between bots of these levels, to its end."""
    rules = RacetrackRules(track, Options(**{"turn_limit": 900, **options}), len(levels))
    bots = [make_bot(rules, LEVELS[level]) for level in levels]
    state = rules.start(Chance(seed)).state
    step = 0
    while seats := rules.to_act(state):
        step += 1
        seat = seats[0]
        moves = rules.legal_moves(state, seat)
        choice = bots[seat].choose(state, moves, Chance(derived(seed, 1), step))
        assert choice.move in moves
        level = LEVELS[levels[seat]]
        assert level.think_ms_low <= choice.after_ms <= level.think_ms_high
        state = rules.apply(state, seat, choice.move, 0, Chance(seed, step)).state
    return state


def turns(state: State, seat: int = 0) -> int:
    """The turn in which a car finished."""
    finish = state.cars[seat].progress.finish
    assert finish is not None
    return finish.turn


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("name", ["c1-00", "c1-05", "c1-07"])
def test_an_expert_alone_drives_the_optimum(name: str, mode: Mode) -> None:
    track = known_track(name, has_checkpoint=True)
    for laps in (1, 2):
        best = solve(track, laps, mode=mode)
        state = race(track, ["expert"], 3, place=best.place, laps=laps, mode=mode)
        assert turns(state) == best.moves
        assert state.cars[0].progress.crashes == 0


def test_levels_alone_are_in_order_and_hard_is_near_the_optimum() -> None:
    track = known_track("c1-02")
    best = solve(track, 1)
    assert best.moves is not None
    typical = {
        level: median(turns(race(track, [level], seed, place=best.place)) for seed in range(9)) for level in LEVELS
    }
    assert best.moves == typical["expert"] <= typical["hard"] < typical["normal"] < typical["easy"]
    assert typical["hard"] <= best.moves + 2


def test_nobody_alone_crashes() -> None:
    track = known_track("c1-07")
    for level, mode in product(LEVELS, Mode):
        assert race(track, [level], 8, mode=mode).cars[0].progress.crashes == 0


def test_races_differ() -> None:
    track = known_track("c1-03")
    assert len({race(track, ["normal", "normal"], seed).cars for seed in range(6)}) > 3


@pytest.mark.parametrize(
    "options",
    [
        {"spots": Spots.SHARED},
        {"spots": Spots.CONTACT, "crash_turns": 3},
        {"line_blocking": True},
        {"turn_order": TurnOrder.ROTATING, "tie_break": TieBreak.MOMENT},
        {"start": StartOrder.CHOOSE},
        {"mode": Mode.SIMPLE, "spots": Spots.CONTACT},
        {"mode": Mode.SIMPLE, "turn_order": TurnOrder.ROTATING},
    ],
    ids=str,
)
def test_a_full_field_under_every_option(options: dict[str, Any]) -> None:
    state = race(known_track("c1-02"), ["easy", "normal", "hard", "expert", "expert", "expert"], 4, **options)
    assert all(car.progress.finish for car in state.cars)
    assert turns(state, 0) > min(turns(state, seat) for seat in (3, 4, 5))


def test_the_same_luck_gives_the_same_choice() -> None:
    track = known_track("c1-03")
    rules = RacetrackRules(track, Options(), 2)
    bot = make_bot(rules, LEVELS["normal"])
    state = rules.start(Chance(1)).state
    moves = rules.legal_moves(state, 0)
    assert bot.choose(state, moves, Chance(7)) == bot.choose(state, moves, Chance(7))


STRIP = Track(
    width=12,
    height=3,
    road=bytes([1]) * 36,
    finish=Gate(21, 0, 21, 6),
    starts=((0, 1), (0, 2)),
    course=Course.SPRINT,
)
"""A straight road, open to its far edge; A above B, so that cars cross toward the east."""


def test_an_expert_ends_as_far_past_the_line_as_it_can() -> None:
    best = solve(STRIP, 1, start=1)
    state = race(STRIP, ["expert"], 1)
    finish = state.cars[0].progress.finish
    assert finish is not None
    assert finish.turn == best.moves
    end = max(x for x in range(12) if STRIP.finish.side(*STRIP.centre(x, 1)) <= finish.past)
    assert end >= best.path[-1][0]


def test_no_level_above_easy_chooses_a_sure_crash() -> None:
    # Before a wall at x = 12 a car at x = 7 with speed 3 must brake; a row higher or lower changes nothing.
    rules = RacetrackRules(STRIP, Options(), 1)
    state = rules.start(Chance(1)).state
    state = state._replace(cars=(state.cars[0]._replace(cell=12 + 6, vx=3),))
    moves = rules.legal_moves(state, 0)
    assert any(isinstance(move, Steer) and move.dx == 1 for move in moves)
    for level in ("normal", "hard", "expert"):
        bot = make_bot(rules, LEVELS[level])
        for seed in range(30):
            choice = bot.choose(state, moves, Chance(seed)).move
            after = rules.apply(state, 0, choice, 0, Chance(1)).state.cars[0]
            assert after.progress.finish or bot.foresight.cost(after) is not None


def test_a_doomed_car_loses_as_few_turns_as_it_can() -> None:
    track = known_track("c1-07")
    rules = RacetrackRules(track, Options(), 1)
    state = rules.start(Chance(1)).state
    bot = make_bot(rules, LEVELS["expert"])
    x, y = track.starts[0]
    doomed = state._replace(cars=(state.cars[0]._replace(vx=0, vy=-6, cell=y * track.width + x),))
    assert bot.foresight.cost(doomed.cars[0]) is None
    moves = rules.legal_moves(doomed, 0)
    assert bot.choose(doomed, moves, Chance(1)).move in moves


def test_experts_seldom_box_each_other_in() -> None:
    races = [race(known_track("c1-08"), ["expert", "expert"], seed, laps=2) for seed in range(4)]
    assert sum(car.progress.crashes for state in races for car in state.cars) <= 2
