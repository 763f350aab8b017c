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

CURIOSITY: Final = 0.3
TRUST: Final = 12
"""As how many play-outs the driver's opinion counts."""

WORTH: Final = 0.012
"""How much likelier a square more makes a win."""


@dataclass(slots=True)
class Trial:
    """A plan with the play-outs that it has had, and what the driver thinks of it as so many more."""

    plan: Plan
    prior: float
    count: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        """The share of races won."""
        return (self.total + TRUST * self.prior) / (self.count + TRUST)


def search(pace: Pace, view: View, plans: Sequence[Plan], play_outs: int, rounds: int, luck: Chance) -> list[Trial]:
    """The seat's plans with what came of them, the best first.

    All share their luck: play-out number n of each plan begins with the same race and the same dice.
    """
    seat = view.seat
    assert seat is not None, "only a seat has plans"
    best = max(plan.value for plan in plans)
    hopeful = sorted((plan for plan in plans if plan.value > best - _HOPELESS), key=lambda plan: -plan.value)
    level = Outline(pace, view.race).chances()[seat]
    trials = [Trial(plan, level + WORTH * (plan.value - best)) for plan in hopeful[:_MOST_PLANS]]
    if len(trials) == 1:
        return trials
    seed = luck.bits()
    worlds: list[Outline] = []
    for number in range(play_outs):
        width = CURIOSITY * sqrt(log(number + 2))
        trial = max(trials, key=lambda trial: trial.mean + width / sqrt(trial.count + 1))
        if len(worlds) <= trial.count:
            worlds.append(Outline(pace, imagine(pace.board, view, luck)))
        world = worlds[trial.count].copy(seed + trial.count)
        trial.total += _play_out(world, view, seat, trial.plan, rounds)
        trial.count += 1
    return sorted(trials, key=lambda trial: -trial.mean)


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
