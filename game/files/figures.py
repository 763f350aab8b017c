"""The figures of every game by the game's name; nobody else needs to know which file a game reads."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.files.decks import Dealt, racetrack_figures
from game.files.lucky_decks import lucky_figures
from game.files.lunatix_decks import lunatix_figures
from game.files.paths import Home

_READERS: Final[Mapping[str, Callable[[Home | None], Dealt[Any]]]] = {
    "racetrack": racetrack_figures,
    "lunatix": lunatix_figures,
    "lucky-loop": lucky_figures,
}


def figures_of(game: str, home: Home | None = None) -> Dealt[Any]:
    """A game's figures, from the folder `cards` of the home or as shipped. Raises KeyError for another word."""
    return _READERS[game](home)
