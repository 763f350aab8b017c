"""Bots of Retro Loonacy: they look, choose and press one thing after the other as people do, each level at its pace."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from math import log2
from operator import or_
from statistics import NormalDist
from typing import Final

from game.core.bots import Choice
from game.core.chance import Chance
from game.core.rules import Seat
from game.games.loonacy.bots_looking import MILLION, look
from game.games.loonacy.figures import BotLevel
from game.games.loonacy.kit import Kit
from game.games.loonacy.moves import PASS, READY, Move, Pass, Play, Ready
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import LOOKING, State, View

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
        if level.plans and isinstance(first, Play):
            return self._planned(game, seat, moves, luck)
        match, ms = look(self.kit, level, game, seat, luck)
        is_turn = isinstance(first, Play | Pass)
        if match is not None:
            card, place = match
            move = self.kit.plays[card][place] if is_turn else self.kit.throws[card][place]
            return Choice(move, self._time(ms + self._choosing(len(game.piles)) + self._reaching(count), luck))
        if game.ready >> seat & 1:
            return Choice(None, 0)  # never so on a turn in calm mode, where it stands for having passed
        return Choice(PASS if is_turn else READY[True], self._time(ms + level.move, luck))

    def _planned(self, game: State, seat: Seat, moves: Sequence[Move], luck: Chance) -> Choice[Move | None]:
        """In calm mode: of the plays seen the one after which fewest others can play, and itself with most cards."""
        level, hand = self.level, game.hands[seat]
        plays = [move for move in luck.shuffled(moves) if isinstance(move, Play) and luck.below(MILLION) >= level.miss]
        others = [cards for other, cards in enumerate(game.hands) if other != seat]

        def outlook(play: Play) -> tuple[int, int]:
            tops = [play.card if place == play.pile else pile.top for place, pile in enumerate(game.piles)]
            fitting = reduce(or_, (self.kit.matching[top] for top in tops))
            rest = hand & ~(1 << play.card)
            return sum(1 for cards in others if cards & fitting), -(rest & fitting).bit_count()

        ms = (level.see + level.scan * hand.bit_count()) * len(game.piles) + level.move
        return Choice(min(plays, key=outlook, default=PASS), self._time(ms, luck))

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
