"""The bench of thought: how long the best bot of Lunatix Loop takes over decisions from the middle of real races."""

import time
from collections.abc import Iterator
from statistics import median
from typing import Final

from bench_tracks import first_loop

from game.core.chance import Chance
from game.files.lunatix_decks import lunatix_figures
from game.games.lunatix.bots import LoopBot, make_bot
from game.games.lunatix.options import Options
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.search import SEARCHED
from game.games.lunatix.state import ChoosingChips

RACES: Final = 2
MILLION: Final = 1_000_000


def thought(is_quick: bool) -> Iterator[str]:
    """Every decision with a choice in races of the hard bots is put to the expert as well, with few cars and many."""
    name, loop = first_loop()
    figures = lunatix_figures().figures
    for seats in (2, 4, 6):
        rules = LunatixRules(loop, figures.cards, Options(laps=1 if is_quick else loop.laps), seats)
        expert, hard = (make_bot(rules, figures.level(level)) for level in ("expert", "hard"))
        seconds = [took for race in range(1 if is_quick else RACES) for took in _race(rules, expert, hard, race)]
        searched = [took for took, is_searched in seconds if is_searched]
        empty = _empty_calls()
        yield (
            f"{seats} cars on {name}, {len(searched)} searches: median {median(searched):.3f} s (most 0.3),"
            f" worst {max(searched):.3f} s (most 1.0); processor time"
        )
        whole = median(took for took, _ in seconds)
        yield (
            f"a million empty calls take {empty:.3f} s: the median is {median(searched) / empty:.1f} of them,"
            f" the worst {max(searched) / empty:.1f}; of all {len(seconds)} decisions the median is {whole:.4f} s"
        )


def _race(rules: LunatixRules, expert: LoopBot, hard: LoopBot, number: int) -> Iterator[tuple[float, bool]]:
    """Seconds of the expert's decisions in one race that the hard bot drives, and whether it searched."""
    state = rules.start(Chance(number)).state
    step = 0
    while seats := rules.to_act(state):
        step += 1
        seat = seats[0]
        moves = rules.legal_moves(state, seat)
        view = rules.view_for(state, seat)
        if len(moves) > 1 and not isinstance(state.phase, ChoosingChips):
            began = time.process_time()
            expert.choose(view, moves, Chance(number, step))
            yield time.process_time() - began, isinstance(state.phase, SEARCHED)
        move = hard.choose(view, moves, Chance(number, step)).move
        state = rules.apply(state, seat, move, 0, Chance(number + RACES, step)).state


def _nothing() -> None:
    pass


def _empty_calls() -> float:
    """Seconds of processor time for a million empty calls."""
    began = time.process_time()
    for _ in range(MILLION):
        _nothing()
    return time.process_time() - began
