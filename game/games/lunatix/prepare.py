"""The final options of a race from what the table chose: the map's laps, and the cards to play with."""

from collections.abc import Mapping
from dataclasses import replace

from game.core.option_words import read_options, write_options
from game.core.record import OptionValue
from game.games.lunatix.deck_text import write_cards
from game.games.lunatix.figures import Figures
from game.games.lunatix.options import CARDS, Options
from game.games.lunatix.track import LunatixTrack


def prepare(track: LunatixTrack, figures: Figures, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """All options of a race, as words, the cards among them so that a record outlives edits of their file.

    What is not chosen is as the figures offer it, laps as the map says. Raises ValueError for choices that
    `read_options` refuses.
    """
    base = read_options({offer.option: offer.default for offer in figures.offers}, Options())
    options = read_options(chosen, replace(base, laps=track.laps))
    return {**write_options(options), CARDS: write_cards(figures.cards)}
