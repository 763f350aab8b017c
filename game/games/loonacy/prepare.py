"""The options with which a match begins, out of those chosen and the figures."""

from collections.abc import Mapping, Sequence

from game.core.option_words import read_options, write_options
from game.core.record import HUMAN, OptionValue
from game.games.loonacy.deck_text import write_deck
from game.games.loonacy.figures import Figures
from game.games.loonacy.options import DECK, Options


def prepare(figures: Figures, chosen: Mapping[str, OptionValue], players: Sequence[str]) -> dict[str, OptionValue]:
    """All options as words, with the deck; `players` are the words for who sits on each seat.

    Raises ValueError for choices that are none.
    """
    words: dict[str, OptionValue] = {offer.option: offer.default for offer in figures.offers}
    options = read_options({**words, **chosen, **seating(players)}, Options())
    return {**write_options(options), DECK: write_deck(figures.deck)}


def seating(players: Sequence[str]) -> dict[str, OptionValue]:
    """What the options tell of who sits where: the seats that bots play."""
    return {"bots": ",".join(str(seat) for seat, player in enumerate(players) if player != HUMAN)}
