"""Cards, sets of cards, and the deck with all other figures of the game that are not rules, whole and checked."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5

MOST_CARDS: Final = 200
MOST_IMAGES: Final = 60
MOST_PILES: Final = 4
"""Piles turned up in the set-up; seats that leave add more..."""

MOST_PILES_LATER: Final = 5
"""...but no more than there are keys to throw at them."""

MOST_NAME_LETTERS: Final = 24
IMAGE_NAMES: Final = f"it has up to {MOST_NAME_LETTERS} small letters, digits and underscores, a letter first"

MOST_HAND: Final = 20
MOST_MS: Final = 60_000
MOST_TARGET: Final = 999

Card = int
"""A card's number: its place in the deck's list of pairs, from 0."""

Cards = int
"""A set of cards as bits: bit n stands for card n. A hand lies in order of numbers."""

FACE_DOWN: Final[Card] = -1
"""Some card of which only the back may be seen."""


class Pair(NamedTuple):
    """The two images of a card, numbers in the deck's list of images; the lower one first."""

    low: int
    high: int


def is_image_name(name: str) -> bool:
    """Whether an image may be called so; such a name may safely be part of a file's name."""
    letters = name.replace("_", "a")
    return name[:1].isalpha() and letters.isascii() and letters.isalnum() and name == name.lower()[:MOST_NAME_LETTERS]


class DeckError(ValueError):
    """Figures that cannot be played with; the message says what is wrong."""


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds of the match clock.

    A card takes `play` from hand to pile. A wrong card locks its seat for `lock`. A card that fits nothing is a lost
    race if it matched from `race` before its press on, that very millisecond included. When all are ready the piles
    are turned up after `look`, drawn cards after `reveal`. Where the table tells that nobody can play, all signs go up
    after `settle`. Nobody sees a card and presses sooner than `glance` later: who is that quick meant the top before,
    and it is no fastest play.
    """

    play: int
    lock: int
    race: int
    look: int
    reveal: int
    settle: int
    glance: int


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards and figures. Raises DeckError when they cannot be played with.

    `images` are names, `pairs` the cards by number, `piles` how many the set-up has for 2, 3, 4 and 5 seats, `hand`
    the cards dealt to a seat, `rounds` and `points` what wins a match.
    """

    images: tuple[str, ...]
    pairs: tuple[Pair, ...]
    piles: tuple[int, int, int, int]
    hand: int
    times: Times
    rounds: int
    points: int

    def __post_init__(self) -> None:
        for problem in (*self._card_problems(), *self._figure_problems()):
            raise DeckError(problem)

    def _card_problems(self) -> Iterator[str]:
        if not 2 <= len(self.images) <= MOST_IMAGES:
            yield f"there must be from 2 to {MOST_IMAGES} images, not {len(self.images)}"
        for name in self.images:
            if not is_image_name(name):
                yield f"{name[:MOST_NAME_LETTERS]!r} is no name of an image: {IMAGE_NAMES}"
        if len(set(self.images)) < len(self.images):
            yield "every image needs a name of its own"
        for number, (low, high) in enumerate(self.pairs):
            if not 0 <= low < high < len(self.images):
                yield f"card {number} must show two different images from 0 to {len(self.images) - 1}, the lower first"
        if len(set(self.pairs)) < len(self.pairs):
            yield "no two cards may show the same pair"

    def _figure_problems(self) -> Iterator[str]:
        if len(self.piles) != MOST_SEATS - LEAST_SEATS + 1 or not all(1 <= k <= MOST_PILES for k in self.piles):
            yield f"piles must be from 1 to {MOST_PILES}, for {LEAST_SEATS} to {MOST_SEATS} seats"
        # All seats but two may leave before the round ends, and each of them lays another pile.
        for leaving, piles in enumerate(self.piles):
            if piles + leaving > MOST_PILES_LATER:
                most, seats = MOST_PILES_LATER - leaving, LEAST_SEATS + leaving
                later = f"seats that leave add more, up to {MOST_PILES_LATER}"
                yield f"piles for {seats} seats must be at most {most}: {later}"
        if not 1 <= self.hand <= MOST_HAND:
            yield f"a hand must have from 1 to {MOST_HAND} cards, not {self.hand}"
        # Else the first draw could not be made.
        needed = max((self.hand + 1) * (LEAST_SEATS + more) + piles for more, piles in enumerate(self.piles))
        if not needed <= len(self.pairs) <= MOST_CARDS:
            yield f"there must be from {needed} to {MOST_CARDS} cards, not {len(self.pairs)}"
        times = self.times
        for name in Times.__slots__:
            least = 1 if name == "play" else 0
            if not least <= getattr(times, name) <= MOST_MS:
                yield f"{name} must be from {least} to {MOST_MS} ms, not {getattr(times, name)}"
        for name in ("rounds", "points"):
            if not 1 <= getattr(self, name) <= MOST_TARGET:
                yield f"{name} must be from 1 to {MOST_TARGET}, not {getattr(self, name)}"

    def piles_for(self, seats: int) -> int:
        """How many piles the set-up has for so many seats, 2 to 5 (rulebook, Set Up)."""
        return self.piles[seats - LEAST_SEATS]

    def matching(self) -> tuple[Cards, ...]:
        """For each card the set of all that share an image with it; a card matches itself."""
        showing = [0] * len(self.images)
        for card, pair in enumerate(self.pairs):
            for image in pair:
                showing[image] |= 1 << card
        return tuple(showing[low] | showing[high] for low, high in self.pairs)

    def are_matching(self, one: Card, other: Card) -> bool:
        """Whether two cards share an image."""
        return not set(self.pairs[one]).isdisjoint(self.pairs[other])


@lru_cache(maxsize=4096)
def cards_in(cards: Cards) -> tuple[Card, ...]:
    """The numbers of a set's cards, in rising order."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return tuple(found)


def cards_of(numbers: Iterable[Card]) -> Cards:
    """The set of cards with these numbers."""
    cards = 0
    for number in numbers:
        cards |= 1 << number
    return cards
