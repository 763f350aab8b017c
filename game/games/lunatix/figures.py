"""The figures of the game: what the lobby offers, and the cards."""

from dataclasses import dataclass

from game.core.bots import level_named
from game.core.offer import Offer
from game.games.lunatix.decks import Cards


@dataclass(frozen=True, slots=True)
class BotLevel:
    """How well and how fast bots of one level play.

    A driver misjudges what its cards and paths are worth by up to `noise` tenths of a square. It plays the
    moves it likes out `play_outs` times before it chooses a card, a speed or to spend luck. A card takes from
    `think_ms_low` to `think_ms_high` milliseconds to choose, other decisions less.
    """

    name: str
    noise: int
    play_outs: int
    think_ms_low: int
    think_ms_high: int


@dataclass(frozen=True, slots=True)
class Figures:
    """All of them, as `assets/cards/lunatix.yaml` or a player's own file has them; levels from weak to strong."""

    offers: tuple[Offer, ...]
    cards: Cards
    levels: tuple[BotLevel, ...]

    def level(self, name: str) -> BotLevel:
        """The level of that name. Raises KeyError when there is none."""
        return level_named(self.levels, name)
