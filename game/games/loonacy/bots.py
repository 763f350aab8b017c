"""Bots of Retro Loonacy: they look, choose and press one thing after the other as people do, each level at its pace."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2
from statistics import NormalDist
from typing import Final

from game.core.bots import Choice
from game.core.chance import Chance
from game.games.loonacy.bots_looking import MILLION, look
from game.games.loonacy.figures import BotLevel
from game.games.loonacy.kit import Kit
from game.games.loonacy.moves import PASS, READY, Move, Pass, Play, Ready
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import LOOKING, View

DISPLAY_MS: Final = 50
"""What happens is on the screen so much later."""

_NORMAL: Final = NormalDist()


def make_bot(rules: LoonacyRules, level: BotLevel, _progress: object = None) -> "HumanBot":
    """A bot for one match. There is nothing to prepare, and so no progress to tell."""
    return HumanBot(rules.kit, level)


@dataclass(frozen=True, slots=True)
class HumanBot:
    """Plays the first match that it sees. When it sees none it holds its sign up, and then looks once more."""

    kit: Kit
    level: BotLevel

    def choose(self, view: View, moves: Sequence[Move], luck: Chance) -> Choice[Move | None]:
        """What it does, and after how long; None: it waits until something changes."""
        game, seat, first = view.game, view.seat, moves[0]
        assert seat is not None, "only seats are asked"
        level, count = self.level, game.hands[seat].bit_count()
        if isinstance(first, Ready):
            if game.phase is LOOKING and first.is_up:
                return Choice(first, self._time(level.scan * count + level.move, luck))
            return Choice(None, 0)  # it is ready to begin; or its card is in the air, or it is locked
        match, ms = look(self.kit, level, game, seat, luck)
        is_turn = isinstance(first, Play | Pass)
        if match is not None:
            card, place = match
            move = self.kit.plays[card][place] if is_turn else self.kit.throws[card][place]
            return Choice(move, self._time(ms + self._choosing(len(game.piles)) + self._reaching(count), luck))
        if not is_turn and game.ready >> seat & 1:
            return Choice(None, 0)
        return Choice(PASS if is_turn else READY[True], self._time(ms + level.move, luck))

    def _choosing(self, piles: int) -> float:
        """Finding the button among those of all piles (Hick)."""
        return self.level.choose * log2(1 + piles)

    def _reaching(self, cards: int) -> float:
        """Half of a press, and half of the way to the card, which grows with the hand (Fitts); `move` for seven."""
        return self.level.move * (1 + log2(1 + cards)) / 4

    def _time(self, ms: float, luck: Chance) -> int:
        """A time that varies by a gamma distribution (Wilson's and Hilferty's form of it), and has a floor."""
        spread = self.level.spread / 1000
        normal = _NORMAL.inv_cdf((luck.below(MILLION) + 0.5) / MILLION)
        varied = ms * max(0.0, 1 - spread**2 / 9 + normal * spread / 3) ** 3
        return DISPLAY_MS + max(self.level.floor, round(varied))
