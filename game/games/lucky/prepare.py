"""The final options of a game from what the table chose: the box to play with goes among them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.core.option_words import read_options, write_options
from game.core.record import OptionValue
from game.games.lucky.box_text import write_box
from game.games.lucky.cards import MOST_POINTS, SHOW_CARDS
from game.games.lucky.figures import Figures
from game.games.lucky.options import CARDS, FinalCards, Options

ROUND_LIMIT: Final = "round_limit"
"""The one figure of the box that may be chosen like an option."""


def prepare(figures: Figures, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """All options of a game, as words, the box among them so that a record outlives edits of its file.

    What is not chosen is as the figures offer it. Raises ValueError for choices that `read_options` refuses
    or that these cards cannot bring to an end.
    """
    words, box = dict(chosen), figures.box
    if ROUND_LIMIT in words:
        box = replace(box, round_limit=_rounds(words.pop(ROUND_LIMIT)))
    usual = {offer.option: offer.default for offer in figures.offers if offer.option != ROUND_LIMIT}
    options = read_options(words, read_options(usual, Options()))
    if options.final_cards is FinalCards.THREE and box.hardest_final(SHOW_CARDS) < box.least_final:
        raise ValueError(f"final_cards must be free: no three cards of these reach {box.least_final}")
    return {**write_options(options), CARDS: write_box(box)}


def _rounds(value: OptionValue) -> int:
    text = str(value)
    if not (text.isascii() and text.isdigit() and len(text) < 5 and 1 <= int(text) <= MOST_POINTS):
        raise ValueError(f"{ROUND_LIMIT} must be a whole number from 1 to {MOST_POINTS}, not {text[:40]}")
    return int(text)
