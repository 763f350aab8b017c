"""Weighing moves on the ground by the chance to win: points, the shows still to fly, cards kept, gifts to rivals."""

from collections.abc import Sequence
from typing import Final

from game.games.lucky.cards import FINAL, Card
from game.games.lucky.hands import Played, cards_of, played
from game.games.lucky.moves import Fly, Lay, LayFinal, Raise
from game.games.lucky.odds_goals import Goal, Success
from game.games.lucky.outlook import FINAL_POINTS, Outlook, Turn
from game.games.lucky.plans import RacePlan
from game.games.lucky.programme import Programme
from game.games.lucky.prospects import Difficulties, Prospects
from game.games.lucky.state import NOT_FLOWN
from game.games.lucky.weighing import Weighed, easiest, final_goal, show_goal, usual_goal
from game.games.lucky.winning import Winning, winning

TRIED: Final = 6
"""So many moves, those of the best points, are looked at more closely."""

NEARBY: Final = 8
"""Points up and down over which the worth of a point is taken."""

LEAST_SLOPE: Final = 1e-4
"""A point is never worth nothing at all, so that a game as good as lost or won is still played well."""

LEAST_CHANCE: Final = 0.02

EASY_GIFT: Final = 0.7
"""Rivals who find nothing better lay a show of their own that is worth so much of a usual one."""


class Racer:
    """By the chance to win, told from the flight's mean points and chance and from what the hand promises after it."""

    def __init__(self, programme: Programme, prospects: Prospects, plan: RacePlan) -> None:
        self._programme = programme
        self._prospects = prospects
        self._plan = plan
        self._usual_goal = usual_goal(programme, plan.chip, plan.turn)
        self.outlook = Outlook(programme, prospects, self._usual_goal, second=plan.second, final=plan.final)

    def flights(self, turn: Turn, moves: Sequence[Lay | Raise | Fly]) -> list[Weighed]:
        """The chance to win with each of the most promising flights."""
        chips = turn.pilot.chips
        rated = []
        for move in moves:
            flown = played(self._programme.box, turn.pilot.hand, turn.game.shows, move)
            goal = show_goal(self._programme, turn, flown.show, self._plan.chip, self._plan.turn)
            points = self._prospects.values(goal, chips)[flown.difficulties] - goal.chip_worth * chips
            rated.append((points, move, flown))
        rated.sort(key=lambda each: -each[0])
        win = self._winning(turn, 0)
        return [Weighed(move, self._chance(turn, win, flown, points)) for points, move, flown in rated[:TRIED]]

    def finals(self, turn: Turn, moves: Sequence[LayFinal]) -> list[Weighed]:
        """The chance to win with each of the easiest final shows."""
        hand, chips = turn.pilot.hand, turn.pilot.chips
        goal = final_goal(self._programme, turn)
        win = self._winning(turn, FINAL)
        failed = win.chance(win.stage, -self._programme.box.penalty, chips)
        weighed = []
        for move in easiest(moves, turn):
            value, chance, chance_alone = self._prospects.attempt(cards_of(move, hand), goal, chips)
            mean = (value + (1 - chance) * goal.penalty) / max(chance, LEAST_CHANCE)
            stuck = self._plan.stuck * (self._plan.usual_final - chance_alone) * self._final_step(win, chips)
            landed = win.chance(win.stage - 1, mean, 0)
            weighed.append(Weighed(move, chance * landed + (1 - chance) * (failed - stuck)))
        return weighed

    def exchange(self, turn: Turn) -> float:
        """The chance to win with a turn that brings nothing but better cards."""
        plan, chips = self._plan, turn.pilot.chips
        win = self._winning(turn, 0)
        stay = win.chance(win.stage, 0, chips)
        promise = self.outlook.promise(turn.pilot.hand, turn.game.shows, turn.unflown, chips)
        if not self.outlook.to_fly(turn.unflown):
            better = max(0.0, promise / FINAL_POINTS - plan.usual_final) + plan.improve_final
            return stay + better * self._final_step(win, chips)
        better = max(0.0, promise - self._usual(turn.unflown)) + plan.improve
        return stay + self._slope(win, chips) * plan.ahead * better

    def goal(self, turn: Turn, show: int) -> Goal:
        """Points as long as all have shows to fly, then the chance to win."""
        win = self._winning(turn, show)
        if win.is_last or min((win.stage, *(rival.stage for rival in win.rivals))) <= 1:
            return win
        return show_goal(self._programme, turn, show, self._plan.chip, self._plan.turn)

    def _chance(self, turn: Turn, win: Winning, flown: Played, points: float) -> float:
        plan, chips = self._plan, turn.pilot.chips
        show, difficulties, rest = flown
        chance = max(LEAST_CHANCE, self._prospects.values(Success(), chips)[difficulties])
        mean = (points + (1 - chance) * plan.turn) / chance
        figures = self._programme.figures[show]
        laid = tuple(Card(*each, 0, 0) for each in zip(figures, difficulties, strict=True))
        shows = (*turn.game.shows[:show], laid, *turn.game.shows[show + 1 :])
        left = tuple(each for each in turn.unflown if each != show)
        promise = self.outlook.promise
        after_landing = promise(rest, shows, left, chips) - self._usual(left)
        after_failing = promise(rest, shows, turn.unflown, chips) - self._usual(turn.unflown)
        cards = plan.ahead * (chance * after_landing + (1 - chance) * after_failing)
        cards -= plan.gift * self._gift(turn, show, difficulties)
        landed, failed = win.chance(win.stage - 1, mean, chips), win.chance(win.stage, 0, chips)
        return chance * landed + (1 - chance) * failed + self._slope(win, chips) * cards

    def _usual(self, unflown: Sequence[int]) -> float:
        """What a usual hand promises."""
        if not self.outlook.to_fly(unflown):
            return FINAL_POINTS * self._plan.usual_final
        return self._plan.usual * (1 + self._plan.second)

    def _gift(self, turn: Turn, show: int, difficulties: Difficulties) -> float:
        """How much better a show is for the rivals than what lay there, a share for each who may still fly it."""
        table = self._prospects.values(self._usual_goal, 0)
        least = EASY_GIFT * self._plan.usual
        laid = turn.game.shows[show]
        before = max(least, table[tuple(card.difficulty for card in laid)]) if laid else least
        rivals = [pilot for at, pilot in enumerate(turn.game.pilots) if at != turn.seat and not pilot.has_retired]
        may_fly = sum(pilot.results[show] == NOT_FLOWN for pilot in rivals)
        return (max(least, table[difficulties]) - before) * may_fly / len(rivals)

    def _winning(self, turn: Turn, show: int) -> Winning:
        return winning(self._programme.box, self._programme.options, turn.game, turn.seat, show, self._plan.chip)

    def _slope(self, win: Winning, chips: int) -> float:
        """What a point is worth."""
        risen = win.chance(win.stage, NEARBY, chips) - win.chance(win.stage, -NEARBY, chips)
        return max(LEAST_SLOPE, risen / (2 * NEARBY))

    def _final_step(self, win: Winning, chips: int) -> float:
        """What flying the final show now would add to the chance to win."""
        return win.chance(0, FINAL_POINTS, 0) - win.chance(1, 0, chips)
