"""Bots of Lunatix Loop: the rule driver, its judgement blurred by level, and search on top of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.bots import Choice
from game.core.chance import Chance
from game.games.lunatix import driver
from game.games.lunatix.figures import BotLevel
from game.games.lunatix.moves import Move
from game.games.lunatix.pace import Pace, Progress, pace_of
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.search import best_move
from game.games.lunatix.state import (
    Choosing,
    ChoosingChips,
    ChoosingOpenly,
    Driving,
    Dropping,
    PickingGadget,
    Shopping,
    View,
)


def make_bot(rules: LunatixRules, level: BotLevel, progress: Progress | None = None) -> "LoopBot":
    """A bot for one race. Takes about a second the first time on a track; `progress` is told a share from 0 to 1."""
    return LoopBot(level, pace_of(rules.track, rules.cards, rules.options, progress))


@dataclass(frozen=True, slots=True)
class LoopBot:
    """Drives by rule; the weaker its level, the more it misjudges what its cards and paths are worth.

    The best play some moves out before they choose.
    """

    level: BotLevel
    pace: Pace

    def choose(self, view: View, moves: Sequence[Move], luck: Chance) -> Choice[Move]:
        """One of the moves, and a time that a person might take."""
        seat = view.seat
        assert seat is not None, "a bot sits at the table"
        after_ms = self._time(view, moves, luck)
        found: Move | None = None
        if self.level.play_outs and len(moves) > 1:
            found = best_move(self.pace, view, seat, moves, luck, self.level.play_outs)
        if found is None:
            found = driver.play(self.pace, view.race, seat, moves, luck, self.level.noise / 10)
        return Choice(found, after_ms)

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
