"""The figures of the game: what the lobby offers, the box, and the levels of bots."""

from dataclasses import dataclass

from game.core.bots import level_named
from game.core.offer import Offer
from game.games.lucky.cards import Box


@dataclass(frozen=True, slots=True)
class BotLevel:
    """How fast bots of one level play; how well is told by the level's name.

    A choice between exchange and flight takes from `think_ms_low` to `think_ms_high` milliseconds, others less.
    """

    name: str
    think_ms_low: int
    think_ms_high: int


@dataclass(frozen=True, slots=True)
class Figures:
    """All of them, as `assets/cards/lucky_loop.yaml` or a player's own file has them; levels from weak to strong."""

    offers: tuple[Offer, ...]
    box: Box
    levels: tuple[BotLevel, ...]

    def level(self, name: str) -> BotLevel:
        """The level of that name. Raises KeyError when there is none."""
        return level_named(self.levels, name)
