"""Bots of Racetrack: perfect knowledge of the track, spoilt by level, and a rival's next move foreseen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.core.bots import Choice
from game.core.chance import Chance
from game.core.rules import Seat
from game.games.racetrack.figures import BotLevel
from game.games.racetrack.foresight import TURN, Foresight, foresee
from game.games.racetrack.moves import Drive, Move, Steer, Take
from game.games.racetrack.options import Spots, TurnOrder
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.solver import Progress
from game.games.racetrack.state import NOWHERE, Car, Racing, State

MILLION: Final = 1_000_000

RIVAL_IN_DUEL: Final = 90
RIVAL_IN_FIELD: Final = 30
"""What a rival's lost turn is worth, in hundredths of an own one: nearly as much with nobody else in the race."""

TURNS_TO_AIM: Final = 3
"""From so many turns before the end on, a bot aims for the best end of its last move."""


class Prospect(NamedTuple):
    """A move with the state after it and what the race then costs its car: None when it is doomed to crash."""

    move: Move
    state: State
    cost: int | None


def make_bot(rules: RacetrackRules, level: BotLevel, progress: Progress | None = None) -> "RaceBot":
    """A bot for one race. Takes seconds the first time on a track; `progress` is told a share from 0 to 1.

    Raises ValueError when no car can finish on the track.
    """
    return RaceBot(rules, level, foresee(rules.board, rules.options, progress))


@dataclass(frozen=True, slots=True)
class RaceBot:
    """Drives by the turns to go: one of the best moves, or in some a looser one, within `slack` of the best.

    No move is chosen from which a crash is sure while there is another; only a level with `sight`, a
    beginner, overlooks in its loose moves what is farther off. Levels without slack look at what the
    nearest rival does next, and all aim for a good last move.
    """

    rules: RacetrackRules
    level: BotLevel
    foresight: Foresight

    def choose(self, view: State, moves: Sequence[Move], luck: Chance) -> Choice[Move]:
        """One of the moves, and a time that a person might take."""
        level = self.level
        think = level.think_ms_low + luck.below(level.think_ms_high - level.think_ms_low + 1)
        if len(moves) == 1:
            return Choice(moves[0], think)
        if isinstance(moves[0], Take):
            return Choice(self._place(view, moves, luck), think)
        seat = self.rules.to_act(view)[0]
        return Choice(luck.pick(self._fit_moves(view, seat, moves, luck)), think)

    def _place(self, view: State, moves: Sequence[Move], luck: Chance) -> Move:
        """A start place from which the race takes fewest turns."""
        seat = self.rules.to_act(view)[0]
        costs = {}
        for move in moves:
            taken = self.rules.apply(view, seat, move, 0, luck).state
            costs[move] = _or_far(self.foresight.cost(taken.cars[seat]))
        best = min(costs.values())
        return luck.pick([move for move, cost in costs.items() if cost <= best + self.level.slack * TURN])

    def _fit_moves(self, view: State, seat: Seat, moves: Sequence[Move], luck: Chance) -> list[Move]:
        """The moves that this level holds for equally good."""
        car = view.cars[seat]
        prospects = [self._prospect(view, seat, move, luck) for move in moves]
        slack = self.level.slack if luck.below(MILLION) < self.level.error_share else 0
        if slack and self.level.sight is not None:
            seen = [each.move for each in prospects if self._looks_safe(car, each.state.cars[seat])]
            if seen:
                return seen
        sound = [each for each in prospects if each.cost is not None]
        if not sound:
            return self._least_harm(seat, prospects)
        if self.level.speed_cap is not None:
            slow = [each for each in sound if _speed(each.state.cars[seat]) <= self.level.speed_cap]
            sound = slow or sound
        costs = {each.move: _or_far(each.cost) for each in sound}
        rival = self._rival(view, seat) if self.level.slack == 0 and self.foresight.is_exact else None
        if rival is not None:
            near_best = min(costs.values()) + (slack + 2) * TURN
            costs = {
                each.move: self._duel_cost(each, seat, rival, luck) for each in sound if _or_far(each.cost) <= near_best
            }
        limit = min(costs.values()) + slack * TURN
        fit = [move for move, cost in costs.items() if cost <= limit]
        return self._best_ends(car, fit) if slack == 0 else fit

    def _prospect(self, view: State, seat: Seat, move: Move, luck: Chance) -> Prospect:
        state = self.rules.apply(view, seat, move, 0, luck).state
        car = state.cars[seat]
        if car.progress.crashes > view.cars[seat].progress.crashes:
            return Prospect(move, state, None)
        return Prospect(move, state, self.foresight.cost(car))

    def _least_harm(self, seat: Seat, prospects: Sequence[Prospect]) -> list[Move]:
        """When every move ends in a crash: those after which the race takes the fewest turns all the same."""
        costs = {each.move: self.foresight.doomed_cost(each.state.cars[seat]) for each in prospects}
        best = min(costs.values())
        return [move for move, cost in costs.items() if cost == best]

    def _looks_safe(self, before: Car, after: Car) -> bool:
        """Whether a beginner, who sees a few moves ahead, sees no crash coming."""
        if after.progress.finish is not None:
            return True
        if after.progress.crashes > before.progress.crashes:
            return False
        cap = self.level.speed_cap
        is_slow = cap is None or _speed(after) <= cap
        return is_slow and self.foresight.survives(after, self.level.sight or 0)

    def _best_ends(self, car: Car, fit: list[Move]) -> list[Move]:
        """Shortly before the end, the moves that lead to the best finish among equally short ways."""
        open_moves = self.foresight.board.reach(car).open
        to_go = {move: self.foresight.cost_after(car, open_moves[move]) for move in fit}
        turns = {cost // TURN + 1 for cost in to_go.values() if cost is not None}
        if not self.foresight.is_exact or None in to_go.values() or len(turns) != 1 or max(turns) > TURNS_TO_AIM:
            return fit
        tie_break = self.rules.options.tie_break
        ends = {move: self.foresight.best_end(car, open_moves[move], max(turns), tie_break) for move in fit}
        best = max(ends.values())
        return [move for move in fit if ends[move] == best]

    def _rival(self, view: State, seat: Seat) -> Seat | None:
        """The nearest car that may get in the way before this seat's next move."""
        spot = self.foresight.board.spot
        car = view.cars[seat]
        x, y = spot(car.cell)
        found = []
        for other, their in enumerate(view.cars):
            if other == seat or their.cell == NOWHERE or their.progress.finish is not None:
                continue
            their_x, their_y = spot(their.cell)
            away_x, away_y = abs(x - their_x), abs(y - their_y)
            is_near = away_x <= abs(car.vx) + abs(their.vx) + 3 and away_y <= abs(car.vy) + abs(their.vy) + 3
            if is_near and self._moves_between(view, seat, other):
                found.append((max(away_x, away_y), other))
        return min(found)[1] if found else None

    def _moves_between(self, view: State, seat: Seat, other: Seat) -> bool:
        """Whether the other car moves before this one moves again."""
        if other in view.waiting:
            return True
        order = view.order
        if self.rules.options.turn_order is TurnOrder.ROTATING:
            order = order[1:] + order[:1]
        return order.index(other) < order.index(seat)

    def _duel_cost(self, prospect: Prospect, seat: Seat, rival: Seat, luck: Chance) -> int:
        """What a move costs after the rival's best answer, less what it costs the rival."""
        state = prospect.state
        their = state.cars[rival]
        racing = sum(car.cell != NOWHERE for car in state.cars)
        weight = RIVAL_IN_DUEL if racing <= 2 else RIVAL_IN_FIELD
        own = state.cars[seat]
        if own.progress.finish is not None or their.cell == NOWHERE:
            their_cost = 0 if their.cell == NOWHERE else _or_far(self.foresight.cost(their))
            return _or_far(prospect.cost) - their_cost * weight // TURN
        cars = tuple(
            car if other in (seat, rival) else car._replace(cell=NOWHERE, line_from=NOWHERE)
            for other, car in enumerate(state.cars)
        )
        asked = state._replace(phase=Racing(rival), cars=cars, waiting=(seat,))
        answers = []
        for move in self.rules.legal_moves(asked, rival):
            after = self.rules.apply(asked, rival, move, 0, luck).state
            car = after.cars[rival]
            cost = self.foresight.cost(car)
            answers.append((self.foresight.doomed_cost(car) if cost is None else cost, after))
        best = min(cost for cost, _ in answers)
        hits = self.rules.options.spots is Spots.CONTACT
        worst = None
        for cost, after in answers:
            if cost == best or (hits and after.cars[rival].cell == own.cell):
                score = TURN + self._next_cost(after, seat) - (TURN + cost) * weight // TURN
                worst = score if worst is None else max(worst, score)
        assert worst is not None
        return worst

    def _next_cost(self, state: State, seat: Seat) -> int:
        """What the race costs a car that is to move, with the other cars where they are now."""
        car = state.cars[seat]
        board = self.foresight.board
        taken: tuple[int, ...] = ()
        if self.rules.options.spots is Spots.CONTACT:
            taken = tuple(other.cell for place, other in enumerate(state.cars) if place != seat)
        costs = []
        for move in self.rules.legal_moves(state, seat):
            if isinstance(move, Steer | Drive):
                arrival = board.reach(car).open[move]
                is_stopped = arrival.cell in taken and arrival.cell != car.cell
                cost = self.foresight.cost_after(car, arrival, is_stopped=is_stopped)
                if cost is not None:
                    costs.append(cost)
        return min(costs) if costs else self.foresight.doomed_cost(car)


def _speed(car: Car) -> int:
    return max(abs(car.vx), abs(car.vy))


def _or_far(cost: int | None) -> int:
    return MILLION * TURN if cost is None else cost
