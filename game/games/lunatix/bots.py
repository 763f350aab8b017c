"""Bots of Lunatix Loop: the rule driver, blurred for beginners, and a search that plays races out for the best."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.core.bots import Choice
from game.core.chance import Chance
from game.games.lunatix import driver
from game.games.lunatix.figures import BotLevel
from game.games.lunatix.moves import COMMIT, Commit, Move
from game.games.lunatix.outlook import Outlook
from game.games.lunatix.pace import Pace, Progress, pace_of
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.search import Trial, search
from game.games.lunatix.state import (
    Accelerating,
    Braking,
    Choosing,
    ChoosingChips,
    ChoosingOpenly,
    Driving,
    Dropping,
    PickingGadget,
    Shopping,
    View,
)

MIX: Final = 0.02
"""Cards that win at most so much less often than the best are as good, and taking now this, now that is not read."""

_LARGE_FIELD: Final = 3
"""From so many cars on, play-outs are cut shorter, so that a decision takes no longer."""


def make_bot(rules: LunatixRules, level: BotLevel, progress: Progress | None = None) -> "LoopBot":
    """A bot for one race. Takes about a second the first time on a track; `progress` is told a share from 0 to 1."""
    return LoopBot(level, pace_of(rules.track, rules.cards, rules.options, progress))


@dataclass(frozen=True, slots=True)
class LoopBot:
    """Drives by rule; with play-outs it searches for cards and speeds, which decide most of a race."""

    level: BotLevel
    pace: Pace

    def choose(self, view: View, moves: Sequence[Move], luck: Chance) -> Choice[Move]:
        """One of the moves, and a time that a person might take."""
        seat = view.seat
        assert seat is not None, "a bot sits at the table"
        after_ms = self._time(view, moves, luck)
        if len(moves) > 1 and self.level.play_outs and not view.race.cars[seat].is_clockwise:
            match view.race.phase:
                case Choosing() | ChoosingOpenly():
                    return Choice(self._card(view, moves, luck), after_ms)
                case Accelerating() | Braking():
                    return Choice(self._change(view, moves, luck), after_ms)
                case _:
                    pass
        move = driver.play(self.pace, view.race, seat, moves, luck, self.level.noise)
        return Choice(move, after_ms)

    def _card(self, view: View, moves: Sequence[Move], luck: Chance) -> Move:
        outlook = Outlook(self.pace, view.race, view.seat or 0)
        plans = driver.plans(outlook, [move.card for move in moves if isinstance(move, Commit)])
        trials = self._search(view, plans, luck)
        # By card, the best use of each.
        best: dict[Move, Trial] = {}
        for trial in trials:
            best.setdefault(COMMIT[trial.plan.card], trial)
        enough = trials[0].mean - MIX
        return luck.pick([move for move, trial in best.items() if trial.mean >= enough])

    def _change(self, view: View, moves: Sequence[Move], luck: Chance) -> Move:
        outlook = Outlook(self.pace, view.race, view.seat or 0)
        plans = driver.changes(outlook, view.race.turn.card, is_hard=True)
        return driver.change_move(self._search(view, plans, luck)[0].plan, moves)

    def _search(self, view: View, plans: Sequence[driver.Plan], luck: Chance) -> list[Trial]:
        return search(self.pace, view, plans, self.level.play_outs, self.level.rounds, luck)

    def _time(self, view: View, moves: Sequence[Move], luck: Chance) -> int:
        """A card takes a while, a square of the way a moment."""
        low, high = self.level.think_ms_low, self.level.think_ms_high
        think = low + luck.below(high - low + 1)
        match view.race.phase:
            case Choosing() | ChoosingOpenly() | ChoosingChips():
                return think
            case Driving() | Dropping():
                return think // 8
            case Shopping() | PickingGadget():
                return think // 2
            case _:
                return think // 3 if len(moves) > 1 else think // 8
