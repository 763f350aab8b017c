"""How an imagined race goes on when everybody drives by rule: the true rules, without looking at events."""

from collections.abc import Mapping
from typing import Final

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.lunatix import driver, quick
from game.games.lunatix.board import Board
from game.games.lunatix.legal import legal_moves, to_act
from game.games.lunatix.moves import SPEND_LUCK, TAKE_CARD, TURBO, Move
from game.games.lunatix.outlook import Outlook
from game.games.lunatix.pace import BY_TURBO, Pace
from game.games.lunatix.planning import Plan, change_move, changes
from game.games.lunatix.race import Race
from game.games.lunatix.resolve import resolve
from game.games.lunatix.state import (
    MOST_SEATS,
    Accelerating,
    Braking,
    Choosing,
    ChoosingOpenly,
    FearingTurbo,
    Over,
    State,
)

_MOST_USED: Final = 64
"""More squares than any turn uses."""


def after(board: Board, race: State, seat: Seat, move: Move, chance: Chance) -> State:
    """The race after a legal move."""
    step = quick.step(board, race, seat, move)
    if step is not None:
        return step.state
    changed = Race(board, race, chance)
    resolve(changed, race.phase, seat, move)
    return changed.state()


class Drivers:
    """Everybody at the wheel in one imagined race, keeping to what was planned with a card when it was chosen.

    The luck of a turn depends on whose turn it is and how far it has come, not on what happened before it: so
    races that differ in one move share the rest of their luck.
    """

    def __init__(self, pace: Pace, plans: Mapping[Seat, Plan], seed: int) -> None:
        self._pace = pace
        self._plans = plans
        self._luck = Chance(seed)
        self._outlook: Outlook | None = None

    def drive(self, race: State, first: tuple[Seat, Move], last: int) -> State:
        """The race at the beginning of round `last`, or at its end, after the move `first`."""
        seat, move = first
        while True:
            turn = race.turn
            self._luck.step = (race.round * MOST_SEATS + seat) * _MOST_USED + (turn.used if turn.seat == seat else 0)
            race = after(self._pace.board, race, seat, move, self._luck)
            phase = race.phase
            if isinstance(phase, Over) or (race.round >= last and isinstance(phase, Choosing | ChoosingOpenly)):
                return race
            seat = to_act(race)[0]
            move = self._move(race, seat)

    def _move(self, race: State, seat: Seat) -> Move:
        moves = legal_moves(self._pace.board, race, seat)
        if len(moves) == 1:
            return moves[0]
        phase = race.phase
        if isinstance(phase, FearingTurbo):
            # To value all turbo cards takes longer than all the rest of a turn.
            return TAKE_CARD if phase.card.gain else SPEND_LUCK
        plan = self._plans.get(seat)
        if isinstance(phase, Accelerating | Braking) and plan is not None and plan.card is race.turn.card:
            if plan.by == BY_TURBO:
                return TURBO
            found = changes(self._look(race, seat), plan.card, is_hard=True, has_turbo=False)
            return change_move(max(found, key=lambda plan: plan.value), moves)
        return driver.decide(self._look(race, seat), moves, self._luck)

    def _look(self, race: State, seat: Seat) -> Outlook:
        """The outlook of a seat; within a turn the same until more changes than the square of its car."""
        known = self._outlook
        if known is not None and known.seat == seat:
            before = known.race
            is_same_turn = (
                before.turn.seat == seat and before.turn.card is race.turn.card and before.round == race.round
            )
            if is_same_turn and before.cars is race.cars and before.road is race.road:
                known.follow(race)
                return known
        self._outlook = found = Outlook(self._pace, race, seat)
        return found
