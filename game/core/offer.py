"""What a lobby offers of a game's options."""

from dataclasses import dataclass

from game.core.record import OptionValue


@dataclass(frozen=True, slots=True)
class Offer:
    """One option as the lobby offers it: its name in the game's `Options` and its values, the default first."""

    option: str
    values: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        """The value that holds when nobody chooses."""
        return self.values[0]
