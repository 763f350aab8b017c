"""The bench of Lunatix Loop: what races between bots come to, and each level against the one below."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import Final

from bench_tracks import first_loop

from game.arena.spread import cores, local_executor, run
from game.arena.summary import score, wilson
from game.arena.tournament import Result, Tournament
from game.core.chance import Chance
from game.files.lunatix_decks import lunatix_figures
from game.files.maps import LUNATIX
from game.games.catalogue import RANDOM, find_game
from game.games.lunatix.events import PlaceDrawn
from game.games.lunatix.prepare import prepare

SEATS: Final = 4
RACES: Final = 2000
DUELS: Final = 400
QUICK: Final = 20
"""A quick run is so many times shorter."""

STEP: Final = "at least 60 %, interval above 53 %"
"""What is wanted of each level against the one below."""


def races(is_quick: bool) -> Iterator[str]:
    """Four normal bots: how long, how many wrecks and visits to the pit, whether any starting place is better."""
    tournament = _tournament(*["normal"] * SEATS)
    results = _played(tournament, RACES // QUICK if is_quick else RACES)
    cars = SEATS * len(results)
    wrecked, visits = (sum(sum(result.stats[name]) for result in results) / cars for name in ("wrecks", "pit_visits"))
    rounds = median(result.rounds for result in results)
    yield f"{len(results)} races of four normal: median {rounds:g} rounds (14 to 24)"
    yield f"{wrecked:.1%} of cars wrecked (2 to 25 %), {visits:.2f} pit visits a car (about 1)"
    for place, won in enumerate(_wins_by_start(tournament, results), 1):
        low, high = wilson(won, len(results))
        yield (
            f"from start {place}: wins {won / len(results):.1%} (95 % interval {low:.1%} to {high:.1%};"
            f" wanted: {1 / SEATS:.0%}, 3 points more or less)"
        )


def levels(is_quick: bool) -> Iterator[str]:
    """Two-seat races of each level against the one below, then one hard car against three normal ones."""
    count = DUELS // QUICK if is_quick else DUELS
    yield _line("normal beats random", ("normal", RANDOM), count, "at least 95 %")
    for weak, strong in pairwise(find_game(LUNATIX).levels):
        yield _line(f"{strong} beats {weak}", (strong, weak), count, STEP)
    yield _line("hard against three normal wins", ("hard", "normal", "normal", "normal"), count, "at least 40 %")


def _line(what: str, players: Sequence[str], count: int, goal: str) -> str:
    summary = score(_played(_tournament(*players), count), len(players))
    low, high = summary.interval95[0]
    return (
        f"{what} in {summary.wins[0]:.1%} of {summary.matches} races"
        f" (95 % interval {low:.1%} to {high:.1%}; wanted: {goal})"
    )


def _played(tournament: Tournament, count: int) -> list[Result]:
    with local_executor(cores()) as (executor, lanes):
        return list(run(tournament, count, executor, lanes))


def _wins_by_start(tournament: Tournament, results: Sequence[Result]) -> list[float]:
    """Wins from each start place; these are drawn by lot whatever the seat, so the draw is made again here."""
    rules = find_game(tournament.game).make_rules(tournament.board, dict(tournament.options), SEATS)
    won = [0.0] * SEATS
    for result in results:
        events = rules.start(Chance(result.seed)).events
        start_of = {event.seat: event.place for event in events if isinstance(event, PlaceDrawn)}
        winners = result.ranks[0]
        for seat in winners:
            won[start_of[result.places[seat] - 1] - 1] += 1 / len(winners)
    return won


def _tournament(*players: str, has_records: bool = False) -> Tournament:
    """Races on the loop to begin with, laps and options as it comes along."""
    name, loop = first_loop()
    figures = lunatix_figures().figures
    options = tuple(prepare(loop, figures, {}).items())
    return Tournament(LUNATIX, loop.to_text(), options, players, figures, 1, has_records, name)
