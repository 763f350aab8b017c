"""What a game is remembered by agrees with what the table saw."""

from collections import Counter

from game.games.lucky.cards import FINAL
from game.games.lucky.events import ChipsSpent, ChipWon, FlightBegan, FlightFailed, FlightSucceeded, Passed, RoundBegan
from game.games.lucky.moves import Draw
from game.games.lucky.state import Phase, State
from game.games.lucky.tally import rounds, tally
from tests.games.lucky.games import random_game, rules_number


def test_the_tally_counts_what_was_seen() -> None:
    for number in range(1, 25, 4):
        rules = rules_number(number)
        seen: dict[str, Counter[int]] = {name: Counter() for name in tally(rules_state(number))}
        begun, last = 1, rules_state(number)
        for played in random_game(rules, number):
            last = played.step.state
            if isinstance(played.move, Draw) and played.state.phase is Phase.ACTING:
                seen["exchanges"][played.seat] += 1
            for event in played.step.events:
                match event:
                    case Passed(seat):
                        seen["exchanges"][seat] += 1
                    case FlightBegan(seat):
                        seen["flights"][seat] += 1
                    case FlightSucceeded(seat, show, _, _, gain):
                        seen["successes"][seat] += 1
                        seen["finals" if show == FINAL else "shows"][seat] += 1
                        seen["totals"][seat] += gain
                    case FlightFailed(seat, show, _, penalty):
                        seen["failed_finals"][seat] += show == FINAL
                        seen["totals"][seat] -= penalty
                    case ChipWon(seat):
                        seen["chips_won"][seat] += 1
                    case ChipsSpent(seat, chips):
                        seen["chips_spent"][seat] += chips
                    case RoundBegan():
                        begun += 1
                    case _:
                        pass
        assert tally(last) == {
            name: tuple(counts[seat] for seat in range(rules.seats)) for name, counts in seen.items()
        }
        assert rounds(last) == begun


def rules_state(number: int) -> State:
    """Some state of a game with those rules."""
    return next(random_game(rules_number(number), number)).state
