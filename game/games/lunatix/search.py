"""Search: every promising use of every card played out many times in imagined races, the better ones oftener."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.lunatix.cards import Card
from game.games.lunatix.driver import Plan
from game.games.lunatix.hiding import imagine
from game.games.lunatix.outline import Outline
from game.games.lunatix.pace import BY_TURBO, Pace
from game.games.lunatix.state import Choosing, ChoosingOpenly, View

_MOST_PLANS: Final = 12
_HOPELESS: Final = 30.0
"""Squares below the best in the driver's eyes from which on a plan is not looked at."""

_CURIOSITY: Final = 0.25
_WARM_UP: Final = 4


@dataclass(slots=True)
class Trial:
    """A plan with the play-outs that it has had."""

    plan: Plan
    count: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        """The share of races won."""
        return self.total / self.count if self.count else 0.0


def search(pace: Pace, view: View, plans: Sequence[Plan], play_outs: int, rounds: int, luck: Chance) -> list[Trial]:
    """The seat's plans with what came of them, the best first. All share their luck: play-out n of each is the same race."""
    seat = view.seat
    assert seat is not None, "only a seat has plans"
    best = max(plan.value for plan in plans)
    hopeful = sorted((plan for plan in plans if plan.value > best - _HOPELESS), key=lambda plan: -plan.value)
    trials = [Trial(plan) for plan in hopeful[:_MOST_PLANS]]
    seed = luck.bits()
    worlds: list[Outline] = []
    for number in range(play_outs):
        trial = _next(trials, number)
        while len(worlds) <= trial.count:
            worlds.append(Outline(pace, imagine(pace.board, view, luck)))
        world = worlds[trial.count].copy(seed + trial.count)
        trial.total += _play_out(world, view, seat, trial.plan, rounds)
        trial.count += 1
    return sorted(trials, key=lambda trial: (-trial.mean, -trial.count))


def _next(trials: Sequence[Trial], number: int) -> Trial:
    if number < _WARM_UP * len(trials):
        return trials[number % len(trials)]
    width = _CURIOSITY * sqrt(log(number))
    return max(trials, key=lambda trial: trial.mean + width / sqrt(trial.count))


def _play_out(race: Outline, view: View, seat: Seat, plan: Plan, rounds: int) -> float:
    state = view.race
    own = (plan.card, plan.by if plan.by == BY_TURBO else plan.by // 10)
    if isinstance(state.phase, Choosing | ChoosingOpenly):
        chosen: dict[Seat, tuple[Card, int]] = {seat: own}
        for other, card in enumerate(state.commits):
            if other != seat and card is not None and card is not Card.FACE_DOWN:
                chosen[other] = (card, race.usual_change(other, card))
        race.play_round(chosen)
    else:
        race.turn(seat, *own)
        for other in state.waiting:
            card = state.commits[other]
            if race.winner is None and race.running[other] and card is not None:
                race.turn(other, card, race.usual_change(other, card))
    race.go_on(rounds)
    return race.chances()[seat]
