"""Decks for tests: the rules page's, written out anew from its sums, and a small one that runs out soon."""

from functools import cache
from itertools import combinations

from game.games.loonacy.cards import Deck, Pair, Times

IMAGES = tuple(f"image{number}" for number in range(30))
TIMES = Times(play=200, lock=700, race=250, look=3000, reveal=700, settle=1000, glance=200)
SHORT = Times(play=200, lock=300, race=250, look=100, reveal=200, settle=100, glance=200)


@cache
def house_deck() -> Deck:
    """The deck of the rules page."""
    pairs = {(i, (i + step) % 30) for i in range(30) for step in (1, 7, 10)}
    pairs |= {(i, i + 15) for i in (0, 1, 3, 4, 6, 7, 9, 10, 12, 13)}
    ordered = sorted(Pair(min(pair), max(pair)) for pair in pairs)
    return Deck(IMAGES, tuple(ordered), (4, 3, 2, 1), hand=7, times=TIMES, rounds=3, points=30)


@cache
def small_deck() -> Deck:
    """28 cards of 8 images, three in hand, and no time: rounds are short, and the draw pile runs out."""
    pairs = tuple(Pair(low, high) for low, high in combinations(range(8), 2))
    return Deck(IMAGES[:8], pairs, (4, 3, 2, 1), hand=3, times=SHORT, rounds=2, points=8)
