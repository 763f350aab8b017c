"""The shipped box, read once."""

from functools import cache

from game.files.lucky_decks import lucky_figures
from game.games.lucky.cards import Box, Card, Figure


@cache
def house_box() -> Box:
    """The cards and figures that come along."""
    return lucky_figures().figures.box


def card(word: str) -> Card:
    """The card of that word: `loop8`."""
    name = word.rstrip("0123456789")
    difficulty = int(word[len(name) :])
    line = next(line for line in house_box().prints if line.difficulty == difficulty)
    return Card(Figure[name.upper()], difficulty, line.upper, line.lower)


def cards(words: str) -> tuple[Card, ...]:
    """Cards by their words."""
    return tuple(card(word) for word in words.split())
