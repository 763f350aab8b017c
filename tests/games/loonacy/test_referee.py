"""Wild rounds held against a second, plain set of rules.

Run as a module it plays as many as it is told: `python -m tests.games.loonacy.test_referee 5000`.
"""

import sys
from collections import Counter

from game.core.chance import Chance
from game.games.loonacy.events import Reshuffled
from game.games.loonacy.options import Options, Reshuffle
from game.games.loonacy.rules import LoonacyRules
from tests.games.loonacy.decks import house_deck, small_deck
from tests.games.loonacy.matches import wild_match
from tests.games.loonacy.referee import Referee

ROUNDS = 200


def compare(number: int) -> Counter[type]:
    """Play one round by both; returns how often each event was seen."""
    reshuffle = Reshuffle.RESTART if number % 8 < 4 else Reshuffle.TOPS_STAY
    deck = small_deck() if number % 5 else house_deck()
    rules = LoonacyRules(deck, Options(reshuffle=reshuffle, bots=(0,) if number % 3 else ()), 2 + number % 4)
    state = rules.start(Chance(number)).state
    referee = Referee(rules, state)
    seen: Counter[type] = Counter()
    for played in wild_match(rules, number):
        after = played.step.state
        referee.follow(played.seat, played.move, played.now, after)
        referee.assert_agrees(after)
        assert rules.due(after) == referee.due()
        outcome = rules.outcome(after)
        if outcome is not None and referee.winner is not None:
            assert outcome.ranks[0] == (referee.winner,)
        seen.update(type(event) for event in played.step.events)
    return seen


def test_a_second_set_of_rules_comes_to_the_same() -> None:
    seen: Counter[type] = Counter()
    for number in range(ROUNDS):
        seen += compare(number)
    assert seen[Reshuffled] > 0


if __name__ == "__main__":
    count = int(sys.argv[1])
    total: Counter[type] = Counter()
    for number in range(count):
        total += compare(number)
    print(f"{count} rounds, no difference;", ", ".join(f"{kind.__name__} {n}" for kind, n in total.most_common()))
