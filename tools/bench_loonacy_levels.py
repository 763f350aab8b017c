"""The bench of Retro Loonacy's bots: each level against the one below, and how rounds of normal ones go."""

from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from typing import Final

from game.arena.live import Played, drive_live
from game.arena.spread import cores, local_executor, run
from game.arena.summary import score
from game.arena.tournament import Tournament
from game.core.chance import Chance
from game.core.rules import Seat
from game.files.loonacy_decks import loonacy_figures
from game.games.catalogue import find_game
from game.games.loonacy.bots import make_bot
from game.games.loonacy.options import Options
from game.games.loonacy.prepare import prepare
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import PLAYING, State

DUELS: Final = 2000
ROUNDS: Final = 500
QUICK: Final = 20
"""A quick run is so many times shorter."""

STEP: Final = "at least 57 %"
WHOLE_WAY: Final = "at least 72 %"


def levels(is_quick: bool) -> Iterator[str]:
    """Rounds of two seats, changing places: wins over the level below, and of the best over the weakest."""
    names = find_game("loonacy").levels
    count = DUELS // QUICK if is_quick else DUELS
    for weak, strong in pairwise(names):
        yield _duels(strong, weak, count, STEP)
    yield _duels(names[-1], names[0], count, WHOLE_WAY)


def pace(is_quick: bool) -> Iterator[str]:
    """Rounds of normal bots: how long, how many draws, how quick a seat is while it has something to throw."""
    for seats in (2, 3, 4, 5):
        found = _Rounds("normal", seats, ROUNDS // QUICK if is_quick else ROUNDS)
        largest = sorted(found.largest)
        yield (
            f"{seats} normal, {len(largest)} rounds: {median(found.seconds):.0f} s in the median,"
            f" {median(found.draws):g} draws, largest hand {median(largest):g}, in 99 %"
            f" {largest[len(largest) * 99 // 100]}, races lost {found.lost:.0%} of throws"
        )
        yield f"with something to throw a seat lays {found.a_minute:.1f} cards a minute (25 to 45)"


def _duels(strong: str, weak: str, count: int, goal: str) -> str:
    figures = loonacy_figures().figures
    players = (strong, weak)
    tournament = Tournament("loonacy", "", tuple(prepare(figures, {}, players).items()), players, figures, seed=1)
    with local_executor(cores()) as (executor, lanes):
        summary = score(run(tournament, count, executor, lanes), 2)
    low, high = summary.interval95[0]
    return (
        f"{strong} beats {weak} in {summary.wins[0]:.1%} of {summary.matches} rounds"
        f" (95 % interval {low:.1%} to {high:.1%}; wanted: {goal})"
    )


class _Rounds:
    """What rounds between bots of one level came to."""

    def __init__(self, level: str, seats: int, count: int) -> None:
        real_time = find_game("loonacy").real_time
        assert real_time is not None, "it has no turns"
        figures = loonacy_figures().figures
        rules = LoonacyRules(figures.deck, Options(bots=tuple(range(seats))), seats)
        bots = [make_bot(rules, figures.level(level))] * seats
        self.seconds: list[float] = []
        self.draws: list[int] = []
        self.largest: list[int] = []
        plays = lost = able_ms = 0
        for seed in range(count):
            played: Played = []
            state, _ = drive_live(rules, real_time, bots, seed, played)
            self.seconds.append(state.at / 1000)
            self.draws.append(state.tallies[0].draws)
            self.largest.append(max(tally.largest for tally in state.tallies))
            plays += sum(tally.plays for tally in state.tallies)
            lost += sum(tally.races_lost for tally in state.tallies)
            able_ms += _able_ms(rules, seed, played)
        self.lost = lost / (plays + lost)
        self.a_minute = plays / able_ms * 60_000


def _able_ms(rules: LoonacyRules, seed: int, played: Played) -> int:
    """For how long seats had a card in hand that fits, or one in the air, all seats together."""
    chance = Chance(seed)
    state = rules.start(chance).state
    able_ms = before = 0
    for number, (at, seat, move) in enumerate(played, 1):
        able_ms += (at - before) * sum(_is_able(rules, state, seat) for seat in range(rules.seats))
        before = at
        chance.step = number
        state = rules.apply(state, seat, move, at, chance).state
    return able_ms


def _is_able(rules: LoonacyRules, state: State, seat: Seat) -> bool:
    if state.phase is not PLAYING:
        return False
    is_flying = any(flight.seat == seat for flight in state.flights)
    return is_flying or any(rules.kit.matching[pile.top] & state.hands[seat] for pile in state.piles)
