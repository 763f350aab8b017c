"""Search: what the driver likes is played out in imagined races by the true rules, the more promising the oftener."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.lunatix import planning
from game.games.lunatix.chances import chances, spread_of
from game.games.lunatix.driver import luck_gain
from game.games.lunatix.moves import COMMIT, SPEND_LUCK, TAKE_CARD, Commit, Move
from game.games.lunatix.outlook import Outlook
from game.games.lunatix.pace import Pace
from game.games.lunatix.planning import Plan
from game.games.lunatix.playing_on import Drivers
from game.games.lunatix.state import (
    Accelerating,
    Braking,
    Choosing,
    ChoosingOpenly,
    FearingHazard,
    FearingTurbo,
    View,
)
from game.games.lunatix.worlds import Worlds, best_uses

SEARCHED: Final = (Choosing, ChoosingOpenly, Accelerating, Braking, FearingHazard, FearingTurbo)
"""The phases in which moves are played out; in all others the rule driver decides alone."""

_MOST: Final = 6
_HOPELESS: Final = 8.0
"""So many moves are looked at, none that the driver thinks so many squares worse than the best."""

_TRUST: Final = 4
"""As how many play-outs the driver's opinion counts."""

_FAITH: Final = 0.8
"""The share of what the driver sees between two moves that is there on average."""

_CURIOSITY: Final = 0.06
"""How much less promising a move may be by now and yet be tried next, in chances to win."""

_EVEN: Final = 0.02
"""The part of what is undecided in a race that a card may be worse by and yet be chosen, not to be read."""

_ROUNDS: Final = 1
"""Play-outs end with the present round: what lies beyond it is known better from the tables than from guesses."""


@dataclass(slots=True)
class Trial:
    """A move, its worth in the driver's eyes (squares), the chance to win seen in that, and its play-outs."""

    move: Move
    value: float
    plan: Plan | None = None
    prior: float = 0.0
    count: int = 0
    total: float = 0.0

    @property
    def chance(self) -> float:
        """The chance to win, the driver's opinion counted in."""
        return (self.total + _TRUST * self.prior) / (self.count + _TRUST)


def best_move(pace: Pace, view: View, seat: Seat, moves: Sequence[Move], luck: Chance, play_outs: int) -> Move | None:
    """The best move after so many play-outs; None where the rule driver needs no help."""
    if not isinstance(view.race.phase, SEARCHED):
        return None
    trials = search(pace, view, seat, moves, luck, play_outs)
    if isinstance(view.race.phase, Choosing | ChoosingOpenly):
        trials = as_good(trials)
    else:
        trials = [max(trials, key=lambda trial: trial.chance)]
    return luck.pick(trials).move


def as_good(trials: Sequence[Trial]) -> list[Trial]:
    """The best and those that are hardly worse: who mixes these is not read, and loses next to nothing."""
    best = max(trial.chance for trial in trials)
    slack = _EVEN * 2 * best * (1 - best)
    return [trial for trial in trials if trial.chance >= best - slack]


def search(pace: Pace, view: View, seat: Seat, moves: Sequence[Move], luck: Chance, play_outs: int) -> list[Trial]:
    """All moves worth a thought, with what came of their play-outs, the driver's favourite first.

    Play-out number n of each has the same luck.
    """
    outlook = Outlook(pace, view.race, seat)
    trials = _trials(outlook, moves)
    if len(trials) < 2:
        return trials
    chance = chances(pace, view.race)[seat]
    spread = spread_of(outlook.way / pace.pace[-1])
    square = _FAITH * chance * (1 - chance) / (spread * pace.pace[-1])
    for trial in trials:
        trial.prior = chance + square * (trial.value - trials[0].value)
    seed = luck.bits()
    worlds = Worlds(pace, view, seat, luck)
    for number in range(play_outs):
        width = _CURIOSITY * sqrt(log(number + 2))
        trial = max(trials, key=lambda trial: trial.chance + width / sqrt(trial.count + 1))
        race, plans = worlds.world(trial.count)
        own = {} if trial.plan is None else {seat: trial.plan}
        drivers = Drivers(pace, {**plans, **own}, seed + trial.count)
        end = drivers.drive(race, (seat, trial.move), race.round + _ROUNDS)
        trial.total += chances(pace, end)[seat]
        trial.count += 1
    return trials


def _trials(outlook: Outlook, moves: Sequence[Move]) -> list[Trial]:
    """The moves that are worth play-outs, the driver's favourite first."""
    race = outlook.race
    match race.phase:
        case Choosing() | ChoosingOpenly():
            cards = [move.card for move in moves if isinstance(move, Commit)]
            plans = best_uses(planning.plans(outlook, cards))
            found = [Trial(COMMIT[plan.card], plan.value, plan) for plan in plans]
        case Accelerating() | Braking():
            changes = planning.changes(outlook, race.turn.card, is_hard=True)
            found = [Trial(planning.change_move(plan, moves), plan.value) for plan in changes]
        case FearingHazard() | FearingTurbo():
            found = [Trial(TAKE_CARD, 0.0), Trial(SPEND_LUCK, luck_gain(outlook))]
        case _:
            raise AssertionError("no phase that is searched")
    found.sort(key=lambda trial: -trial.value)
    return [trial for trial in found[:_MOST] if trial.value > found[0].value - _HOPELESS]
