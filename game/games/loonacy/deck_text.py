"""The deck as one line of text, in which a record keeps it."""

from typing import Final

from game.games.loonacy.cards import Deck, DeckError, Pair, Times

FORMAT: Final = "loonacy-deck 1"

_COUNTS: Final = {"piles": 4, "hand": 1, "times": 7, "rounds": 1, "points": 1}
"""How many numbers follow each key."""


def write_deck(deck: Deck) -> str:
    """All figures on one line that `read_deck` reads back."""
    times = deck.times
    return "; ".join(
        [
            FORMAT,
            f"images {' '.join(deck.images)}",
            f"cards {' '.join(f'{low}-{high}' for low, high in deck.pairs)}",
            f"piles {' '.join(map(str, deck.piles))}",
            f"hand {deck.hand}",
            f"times {' '.join(str(getattr(times, name)) for name in Times.__slots__)}",
            f"rounds {deck.rounds}",
            f"points {deck.points}",
        ]
    )


def read_deck(text: str) -> Deck:
    """Read `write_deck`'s form. Raises DeckError saying which part is wrong."""
    first, *parts = text.split("; ")
    if first != FORMAT:
        raise DeckError(f'deck: expected "{FORMAT}"')
    words: dict[str, list[str]] = {}
    for part in parts:
        key, *rest = part.split(" ")
        if key in words or key not in (*_COUNTS, "images", "cards"):
            raise DeckError(f"deck: {part[:40]!r} is not part of it")
        words[key] = rest
    for key in (*_COUNTS, "images", "cards"):
        if key not in words:
            raise DeckError(f'deck: "{key}" is missing')
    numbers = {key: _wholes(words[key], count, key) for key, count in _COUNTS.items()}
    one, two, three, four = numbers["piles"]
    return Deck(
        images=tuple(words["images"]),
        pairs=tuple(Pair(*_wholes(pair.split("-"), 2, "cards")) for pair in words["cards"]),
        piles=(one, two, three, four),
        hand=numbers["hand"][0],
        times=Times(*numbers["times"]),
        rounds=numbers["rounds"][0],
        points=numbers["points"][0],
    )


def _wholes(words: list[str], count: int, key: str) -> list[int]:
    if len(words) != count or not all(len(w) <= 6 and w.isascii() and w.isdigit() for w in words):
        raise DeckError(f'deck: "{key}" needs {count} whole numbers')
    return [int(word) for word in words]
