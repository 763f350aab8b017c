"""The figures of the game: what the lobby offers, and the cards."""

from dataclasses import dataclass

from game.core.record import OptionValue
from game.games.lunatix.decks import Cards


@dataclass(frozen=True, slots=True)
class Offer:
    """One option as the lobby offers it: its name in `Options` and its values, the default first."""

    option: str
    values: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        """The value that holds when nobody chooses."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Figures:
    """All of them, as `assets/cards/lunatix.yaml` or a player's own file has them."""

    offers: tuple[Offer, ...]
    cards: Cards
