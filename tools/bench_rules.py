"""The bench of rules and solver: transitions against empty function calls, solve times with their memory."""

import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from typing import Final

from bench_tracks import first_loop, shipped_tracks, square_with_block

from game.arena.tournament import drive
from game.files.lucky_decks import lucky_figures
from game.files.lunatix_decks import lunatix_figures
from game.games.catalogue import AnyRules
from game.games.lucky.options import Options as LuckyOptions
from game.games.lucky.rules import LuckyRules
from game.games.lunatix.options import Options as LunatixOptions
from game.games.lunatix.rules import LunatixRules
from game.games.racetrack.options import Options
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.solver import solve
from game.games.racetrack.track import Track

MILLION: Final = 1_000_000
ROUNDS: Final = 7
WARM_RACES: Final = 150
RACES_A_ROUND: Final = 40


def transitions(is_quick: bool) -> Iterator[str]:
    """Four random seats, base options, no records, in each game: the median of interleaved rounds."""
    name, track = next(iter(shipped_tracks().items()))
    yield from _transitions(
        f"racetrack, random x 4 on {name}", RacetrackRules(track, Options(), 4), "least 5,000, aim 10,000", is_quick
    )
    name, loop = first_loop()
    cards = lunatix_figures().figures.cards
    rules = LunatixRules(loop, cards, LunatixOptions(), 4)
    yield from _transitions(f"lunatix, random x 4 on {name}", rules, "least 4,500", is_quick)
    box = lucky_figures().figures.box
    yield from _transitions("lucky, random x 4", LuckyRules(box, LuckyOptions(), 4), "least 3,500, aim 7,000", is_quick)


def _transitions(what: str, rules: AnyRules, goal: str, is_quick: bool) -> Iterator[str]:
    races = RACES_A_ROUND // 4 if is_quick else RACES_A_ROUND
    _random_races(rules, WARM_RACES)
    per_million, per_second = [], []
    for _ in range(ROUNDS):
        call = _empty_call(MILLION // 10 if is_quick else MILLION)
        move = _random_races(rules, races)
        per_million.append(MILLION * call / move)
        per_second.append(1 / move)
    yield f"{what}: {median(per_second):,.0f} transitions a second"
    yield f"{median(per_million):,.0f} transitions for each million empty calls ({goal})"
    yield f"rounds: {', '.join(f'{ratio:,.0f}' for ratio in per_million)}"


def solving(_is_quick: bool) -> Iterator[str]:
    """Moves and path, one lap, each in a process of its own so that its peak of memory is its own."""
    cases = {
        "290 x 290 square with a block (most 10 s, 1024 MiB)": square_with_block(290, 30),
        "100 x 100 circuit, road 8 wide (most 1 s)": square_with_block(100, 84),
        **shipped_tracks(),
    }
    for name, track in cases.items():
        with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as executor:
            moves, seconds, mebibytes = executor.submit(_solve, track).result()
        memory = "" if mebibytes is None else f", peak {mebibytes:,.0f} MiB"
        yield f"{name}: {moves} moves in {seconds:.2f} s{memory}"


def _empty_call(count: int) -> float:
    """Seconds for one call of a function that does nothing."""

    def f() -> None:
        pass

    began = time.perf_counter()
    for _ in range(count):
        f()
    return (time.perf_counter() - began) / count


def _random_races(rules: AnyRules, count: int) -> float:
    """Seconds for one transition, in so many races."""
    began = time.perf_counter()
    moves = sum(drive(rules, [None] * rules.seats, seed)[1] for seed in range(count))
    return (time.perf_counter() - began) / moves


def _solve(track: Track) -> tuple[int | None, float, float | None]:
    """Moves, seconds, and the peak of memory in MiB where the system tells it."""
    began = time.perf_counter()
    moves = solve(track, 1).moves
    return moves, time.perf_counter() - began, _peak_mebibytes()


def _peak_mebibytes() -> float | None:
    try:
        import resource  # noqa: PLC0415  # Windows has none
    except ImportError:
        return None
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
