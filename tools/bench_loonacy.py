"""The bench of Retro Loonacy: how rounds go when everybody plays at once whatever fits."""

from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Final

from game.arena.live import Played, drive_live
from game.files.loonacy_decks import loonacy_figures
from game.games.catalogue import find_game
from game.games.loonacy.moves import Throw
from game.games.loonacy.options import Options
from game.games.loonacy.rules import LoonacyRules

ROUNDS: Final = 2000
KNOWN: Final = {2: (17, 8, 15), 3: (8, 7, 12), 4: (6, 7, 12), 5: (6, 8, 14)}
"""By seats: draws in the median, the largest hand in the median and in 99 of 100 rounds, as others have found."""


def rounds(is_quick: bool) -> Iterator[str]:
    """Draws, largest hands and races for each number of seats."""
    count = ROUNDS // 10 if is_quick else ROUNDS
    deck = loonacy_figures().figures.deck
    for seats, (draws, usual, large) in KNOWN.items():
        found = _Rounds(LoonacyRules(deck, Options(), seats), count)
        yield f"{seats} seats, {count} rounds: {median(found.draws):g} draws in the median (known: {draws})"
        largest = sorted(found.largest)
        high = largest[count * 99 // 100]
        yield f"largest hand {median(largest):g}, in 99 % {high} (known: {usual} and {large}), worst {largest[-1]}"
        yield f"races: {found.races:.0%} of plays, several throw in {found.crowds:.0%} of the moments in which any does"
        yield f"wins by seat: {', '.join(f'{found.wins[seat] / count:.1%}' for seat in range(seats))}"


class _Rounds:
    """What so many rounds came to."""

    def __init__(self, rules: LoonacyRules, count: int) -> None:
        real_time = find_game("loonacy").real_time
        assert real_time is not None, "it has no turns"
        self.draws: list[int] = []
        self.largest: list[int] = []
        self.wins: Counter[int] = Counter()
        plays = won = moments = crowded = 0
        for seed in range(count):
            played: Played = []
            state, _ = drive_live(rules, real_time, [None] * rules.seats, seed, played)
            self.draws.append(state.tallies[0].draws)
            self.largest.append(max(tally.largest for tally in state.tallies))
            self.wins[state.table.ranks[0][0]] += 1
            plays += sum(tally.plays for tally in state.tallies)
            won += sum(tally.races_won for tally in state.tallies)
            throws = Counter(at for at, _, move in played if isinstance(move, Throw))
            moments += len(throws)
            crowded += sum(number > 1 for number in throws.values())
        self.races = won / plays
        self.crowds = crowded / moments
