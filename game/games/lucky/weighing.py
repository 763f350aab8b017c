"""Weighing moves on the ground by the exact points of the flight they lead to, as good players without a plan do."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from game.games.lucky.cards import FINAL
from game.games.lucky.hands import cards_of, final_hardness, played
from game.games.lucky.moves import Fly, Lay, LayFinal, Move, Raise
from game.games.lucky.odds_goals import Goal, Points, Success
from game.games.lucky.outlook import Outlook, Turn
from game.games.lucky.plans import Plan
from game.games.lucky.programme import Programme
from game.games.lucky.prospects import Prospects
from game.games.lucky.stakes import stake

FINALS_TRIED = 3
"""So many of the final shows in a hand are solved, those that look easiest."""

LOST_TURN = 10
"""What another failed attempt at the final show costs beyond its penalty, in points."""


class Weighed(NamedTuple):
    """A move with what it is worth; only comparable with others of the same turn."""

    move: Move
    value: float


class Weigher:
    """By points: the best flight is flown unless too little is to be expected of it."""

    def __init__(self, programme: Programme, prospects: Prospects, plan: Plan) -> None:
        self._programme = programme
        self._prospects = prospects
        self._plan = plan
        self.outlook = Outlook(
            programme, prospects, usual_goal(programme, plan.chip), second=plan.second, final=plan.final
        )

    def flights(self, turn: Turn, moves: Sequence[Lay | Raise | Fly]) -> list[Weighed]:
        """By expected points, chips earned and spent among them."""
        chips = turn.pilot.chips
        weighed = []
        for move in moves:
            show, difficulties, _ = played(self._programme.box, turn.pilot.hand, turn.game.shows, move)
            goal = show_goal(self._programme, turn, show, self._plan.chip)
            value = self._prospects.values(goal, chips)[difficulties] - goal.chip_worth * chips
            weighed.append(Weighed(move, value))
        return weighed

    def finals(self, turn: Turn, moves: Sequence[LayFinal]) -> list[Weighed]:
        """By the chance of success."""
        hand, chips = turn.pilot.hand, turn.pilot.chips
        goal = final_goal(self._programme, turn)
        return [
            Weighed(move, self._prospects.attempt(cards_of(move, hand), goal, chips).chance)
            for move in easiest(moves, turn)
        ]

    def exchange(self, turn: Turn) -> float:
        """An exchange is worth what a move must promise to be played at once."""
        return self._plan.patience if self.outlook.to_fly(turn.unflown) else self._plan.final_patience

    def goal(self, turn: Turn, show: int) -> Goal:
        """What a flight is flown for."""
        if self._plan.flies_safe:
            return Success()
        if show == FINAL:
            return final_goal(self._programme, turn)
        return show_goal(self._programme, turn, show, self._plan.chip)


def usual_goal(programme: Programme, chip: float, turn: float = 0.0) -> Points:
    """Points and chips at a show at which nobody has flown yet; a failure costs a turn."""
    box = programme.box
    if not chip:
        return Points(box.left_over, turn)
    return Points(box.left_over, turn, 0, chip, box.chip_result, programme.options.near_miss)


def show_goal(programme: Programme, turn: Turn, show: int, chip: float, lost_turn: float = 0.0) -> Points:
    """Points and chips at a prescribed show as the table is."""
    points = stake(programme.box, programme.options, turn.game, turn.pilot, show, chip)
    return replace(points, penalty=points.penalty + lost_turn) if lost_turn else points


def final_goal(programme: Programme, turn: Turn) -> Points:
    """Points of a final show; chips are of no use after it."""
    points = stake(programme.box, programme.options, turn.game, turn.pilot, FINAL)
    return replace(points, penalty=points.penalty + LOST_TURN)


def easiest(moves: Sequence[LayFinal], turn: Turn) -> list[LayFinal]:
    """The final shows that look easiest."""

    def hardness(move: LayFinal) -> float:
        return final_hardness(card.difficulty for card in cards_of(move, turn.pilot.hand))

    return sorted(moves, key=hardness)[:FINALS_TRIED]
