"""The bench of bots: each level against the one below, and the best of them against the proven optimum."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from statistics import median
from typing import Final

from bench_tracks import shipped_tracks

from game.arena.spread import cores, local_executor, run
from game.arena.summary import Score
from game.arena.tournament import Tournament
from game.core.record import OptionValue
from game.files.decks import racetrack_figures
from game.games.racetrack.figures import Figures
from game.games.racetrack.options import Options
from game.games.racetrack.prepare import find_par, prepare
from game.games.racetrack.solver import solve
from game.games.racetrack.track import Track

RACES: Final = 400
LAPS: Final = 3
GOALS: Final = {
    ("easy", "normal"): "at least 75 %",
    ("normal", "hard"): "at least 65 %",
    ("hard", "expert"): "interval above 50 %",
}
LONE_RACES: Final = 21


def levels(is_quick: bool) -> Iterator[str]:
    """Two-car races of three laps over the tracks that come along, as many from each place; ties count half."""
    figures = racetrack_figures().figures
    tracks = shipped_tracks()
    # An even number of races a track, so that each sits at each place equally often.
    share = 2 if is_quick else 2 * -(-RACES // (2 * len(tracks)))
    settings = {name: _options(track, figures, {"laps": LAPS}, 2) for name, track in tracks.items()}
    names = [level.name for level in figures.levels]
    with local_executor(cores()) as (executor, lanes):
        for weak, strong in pairwise(names):
            score = Score(2)
            for name, track in tracks.items():
                tournament = _tournament(name, track, settings[name], (strong, weak), figures)
                for result in run(tournament, share, executor, lanes):
                    score.add(result)
            summary = score.summary()
            low, high = summary.interval95[0]
            goal = GOALS.get((weak, strong), "")
            yield (
                f"{strong} beats {weak} in {summary.wins[0]:.1%} of {summary.matches} races"
                f" (95 % interval {low:.1%} to {high:.1%}; wanted: {goal})"
            )


def against_the_optimum(is_quick: bool) -> Iterator[str]:
    """Expert and hard alone, one lap, on each track that comes along: turns over the proven clean optimum."""
    figures = racetrack_figures().figures
    races = 3 if is_quick else LONE_RACES
    with local_executor(cores()) as (executor, lanes):
        for name, track in shipped_tracks().items():
            best = solve(track, 1).moves
            if best is None:
                yield f"{name}: no car can finish"
                continue
            options = _options(track, figures, {"laps": 1}, 1)
            over = {
                level: [
                    result.stats["turns"][0] - best
                    for result in run(_tournament(name, track, options, (level,), figures), races, executor, lanes)
                ]
                for level in ("expert", "hard")
            }
            yield (
                f"{name}: optimum {best}; expert at most +{max(over['expert'])} (wanted +0),"
                f" hard +{median(over['hard']):g} in the median (wanted at most +2), +{max(over['hard'])} at most"
            )


def _options(
    track: Track, figures: Figures, chosen: Mapping[str, OptionValue], seats: int
) -> tuple[tuple[str, OptionValue], ...]:
    par = find_par(track, Options(laps=int(chosen["laps"])), seats)
    return tuple(prepare(track, figures, chosen, seats, par).items())


def _tournament(
    name: str,
    track: Track,
    options: tuple[tuple[str, OptionValue], ...],
    players: tuple[str, ...],
    figures: Figures,
) -> Tournament:
    return Tournament("racetrack", track.to_text(), options, players, figures, seed=1, board_file=name)
