"""Races as they may be behind what a seat sees: decks dealt anew, rivals' cards guessed from what they would like."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.lunatix import planning
from game.games.lunatix.cards import Card
from game.games.lunatix.choosing import choosing, legal_cards
from game.games.lunatix.hiding import imagine
from game.games.lunatix.outlook import Outlook
from game.games.lunatix.pace import Pace
from game.games.lunatix.planning import Plan
from game.games.lunatix.state import Choosing, ChoosingOpenly, State, View

_CAPRICE: Final = 1.5
"""By how many squares less of worth a rival's card is chosen a third as often."""


class World(NamedTuple):
    """A whole race as it may be, and what the rivals want to do with their cards."""

    race: State
    plans: Mapping[Seat, Plan]


class Worlds:
    """As many worlds as are asked for, each always the same, all of which agree with the view of a seat."""

    def __init__(self, pace: Pace, view: View, seat: Seat, luck: Chance) -> None:
        self._pace = pace
        self._view = view
        self._seat = seat
        self._luck = luck
        self._made: list[World] = []
        self._liked: dict[tuple[Seat, tuple[Card, ...]], tuple[Sequence[Plan], Sequence[float]]] = {}

    def world(self, number: int) -> World:
        """World number 0, 1, ..."""
        while len(self._made) <= number:
            self._made.append(self._make())
        return self._made[number]

    def _make(self) -> World:
        race = imagine(self._pace.board, self._view, self._luck)
        if not isinstance(race.phase, Choosing | ChoosingOpenly):
            return World(race, {})
        known = self._view.race.commits
        plans = {
            other: self._guess(race, other)
            for other, car in enumerate(race.cars)
            if other != self._seat and car.is_running and known[other] in (None, Card.FACE_DOWN)
        }
        commits = tuple(plans[other].card if other in plans else card for other, card in enumerate(known))
        return World(race._replace(commits=commits, phase=choosing((self._seat,))), plans)

    def _guess(self, race: State, other: Seat) -> Plan:
        """What a rival does with which card: the better for it, the likelier."""
        key = other, race.cars[other].hidden
        if key not in self._liked:
            cards = legal_cards(self._pace.board, race.cars, race.squares, other)
            uses = best_uses(planning.plans(Outlook(self._pace, race, other), cards))
            self._liked[key] = uses, [exp((plan.value - uses[0].value) / _CAPRICE) for plan in uses]
        plans, weights = self._liked[key]
        rest = self._luck.share() / 1_000_000 * sum(weights)
        for plan, weight in zip(plans, weights, strict=True):
            rest -= weight
            if rest < 0:
                return plan
        return plans[-1]


def best_uses(plans: Sequence[Plan]) -> list[Plan]:
    """The best use of each card, the best of all first."""
    best: dict[Card, Plan] = {}
    for plan in plans:
        if plan.card not in best or plan.value > best[plan.card].value:
            best[plan.card] = plan
    return sorted(best.values(), key=lambda plan: -plan.value)
