"""The figures as one line of text, in which a record keeps them."""

from typing import Final

from game.games.lunatix.cards import GADGETS, HAZARDS, TurboCard
from game.games.lunatix.decks import (
    CarAtStart,
    Cards,
    DeckError,
    GadgetCards,
    HazardCards,
    Prices,
    Stock,
    TurboCards,
)

FORMAT: Final = "lunatix-cards 1"

_HAZARD_NAMES: Final = {hazard.value: hazard for hazard in HAZARDS}
_GADGET_NAMES: Final = {card.value: card for card in GADGETS}
_COUNTS: Final = {"order": 5, "die": 6, "kind_die": 6, "start": 4, "stock": 4, "shop": 5, "rounds": 1}
"""How many numbers follow each key that stands once."""


def write_cards(cards: Cards) -> str:
    """All figures on one line that `read_cards` reads back."""
    start, stock, prices = cards.start, cards.stock, cards.prices
    return "; ".join(
        [
            FORMAT,
            f"order {_words(cards.orders)}",
            f"die {_words(cards.die)}",
            f"kind_die {_words(cards.kind_die)}",
            f"start {start.speed} {start.maximum} {start.luck} {start.chips}",
            f"stock {stock.luck} {stock.tacks} {stock.oil} {stock.glue}",
            f"shop {prices.points} {prices.repair} {prices.gadget} {prices.chip} {prices.counsel}",
            f"rounds {cards.round_limit}",
            *(f"hazard {kind.hazard.value} {kind.copies} {kind.amount}" for kind in cards.hazards),
            *(
                f"turbo {kind.card.gain} {kind.card.dice} {int(kind.card.is_click)} {kind.copies}"
                for kind in cards.turbos
            ),
            *(f"gadget {kind.card.value} {kind.copies} {kind.order} {kind.amount}" for kind in cards.gadgets),
        ]
    )


def read_cards(text: str) -> Cards:
    """Read `write_cards`'s form. Raises DeckError saying which part is wrong."""
    parts = text.split("; ")
    if parts[0] != FORMAT:
        raise DeckError(f'cards: expected "{FORMAT}"')
    once: dict[str, list[int]] = {}
    hazards: list[HazardCards] = []
    turbos: list[TurboCards] = []
    gadgets: list[GadgetCards] = []
    for part in parts[1:]:
        key, *words = part.split(" ")
        if key == "hazard" and len(words) == 3 and words[0] in _HAZARD_NAMES:
            hazards.append(HazardCards(_HAZARD_NAMES[words[0]], *_wholes(words[1:], 2, part)))
        elif key == "gadget" and len(words) == 4 and words[0] in _GADGET_NAMES:
            gadgets.append(GadgetCards(_GADGET_NAMES[words[0]], *_wholes(words[1:], 3, part)))
        elif key == "turbo":
            gain, dice, is_click, copies = _wholes(words, 4, part)
            turbos.append(TurboCards(TurboCard(gain, dice, is_click == 1), copies))
        elif key in _COUNTS and key not in once:
            once[key] = _wholes(words, _COUNTS[key], part)
        else:
            raise DeckError(f"cards: {part[:40]!r} is not part of them")
    for key in _COUNTS:
        if key not in once:
            raise DeckError(f'cards: "{key}" is missing')
    return Cards(
        hazards=tuple(hazards),
        turbos=tuple(turbos),
        gadgets=tuple(gadgets),
        orders=tuple(once["order"]),
        die=tuple(once["die"]),
        kind_die=tuple(once["kind_die"]),
        start=CarAtStart(*once["start"]),
        stock=Stock(*once["stock"]),
        prices=Prices(*once["shop"]),
        round_limit=once["rounds"][0],
    )


def _words(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _wholes(words: list[str], count: int, part: str) -> list[int]:
    if len(words) != count or not all(len(w) <= 9 and w.isascii() and w.isdigit() for w in words):
        raise DeckError(f"cards: {part[:40]!r} needs {count} whole numbers")
    return [int(word) for word in words]
