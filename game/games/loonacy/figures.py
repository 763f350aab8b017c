"""The figures of the game: what the lobby offers, the deck, and how quick bots are."""

from dataclasses import dataclass

from game.core.bots import level_named
from game.core.offer import Offer
from game.games.loonacy.cards import Deck


@dataclass(frozen=True, slots=True)
class BotLevel:
    """How quick bots of one level are, in milliseconds, one thing at a time as people do.

    `see` takes in a pile, `scan` looks at one card of the hand, `choose` is added for each bit of choice (Hick), `move`
    presses. A matching card is missed in `miss` of a million looks. Times vary by `spread` thousandths of themselves;
    nothing is pressed sooner than `floor` after a change is seen. Who `plans` minds the others' cards in calm mode,
    where there is time for it.
    """

    name: str
    see: int
    scan: int
    choose: int
    move: int
    miss: int
    spread: int
    floor: int
    plans: bool


@dataclass(frozen=True, slots=True)
class Figures:
    """All of them, as `assets/cards/retro_loonacy.yaml` or a player's own file has them; levels from weak to strong."""

    offers: tuple[Offer, ...]
    deck: Deck
    levels: tuple[BotLevel, ...]

    def level(self, name: str) -> BotLevel:
        """The level of that name. Raises KeyError when there is none."""
        return level_named(self.levels, name)
