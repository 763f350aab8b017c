"""Flight cards, shows and all other figures of the game that are not rules, whole and checked."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from itertools import chain, combinations_with_replacement
from typing import Final, NamedTuple

DIE: Final = 6
"""Faces of a die."""

MOST_THROWN: Final = 3
"""A throw takes no more dice, red die included (rulebook)."""

MOST_COPIES: Final = 9
MOST_DIFFICULTY: Final = MOST_THROWN * DIE
MOST_VALUE: Final = 99
MOST_DICE: Final = 9
MOST_CHIPS: Final = 99
MOST_POINTS: Final = 999
SHOW_CARDS: Final = 3
"""Figures of a prescribed show."""

HAND: Final = 6
"""Cards in hand at the start of a turn."""


class Deck(IntEnum):
    """The two backs of the cards."""

    RED_BLUE = 0
    GREEN_YELLOW = 1


class Figure(IntEnum):
    """The four figures; each has a colour: red, blue, green, yellow."""

    TURN = 0
    LOOP = 1
    DIVE = 2
    ROLL = 3

    @property
    def deck(self) -> Deck:
        """On which back the figure's cards are printed."""
        return Deck.RED_BLUE if self < Figure.DIVE else Deck.GREEN_YELLOW


DECK_OF: Final = tuple(figure.deck for figure in Figure)
"""The deck of each figure, where the property would be too slow."""


class Show(Enum):
    """The four prescribed shows, in the order of every list of them."""

    MIGHTY_EAGLE = 0
    RED_ROOSTER = 1
    DIVING_DOVE = 2
    RUBBER_DUCK = 3


SHOWS: Final = tuple(Show)
FINAL: Final = len(SHOWS)
"""The place of the final show in lists that have all five."""


class Card(NamedTuple):
    """A flight card: what the dice laid on it must at least sum to, and what it is worth.

    `upper` is earned by exactly that sum, `lower` by a higher one (rulebook).
    """

    figure: Figure
    difficulty: int
    upper: int
    lower: int

    @property
    def word(self) -> str:
        """The card in moves and records: `loop8`."""
        return f"{self.figure.name.lower()}{self.difficulty}"

    @property
    def fewest_dice(self) -> int:
        """With how many dice it can be flown at the best."""
        return -(-self.difficulty // DIE)

    @property
    def is_face_down(self) -> bool:
        """Whether only its back is known."""
        return self.difficulty == 0


FACE_DOWN: Final = (Card(Figure.TURN, 0, 0, 0), Card(Figure.DIVE, 0, 0, 0))
"""Some card of which only the back may be seen, by deck."""


class CardError(ValueError):
    """Figures that cannot be played with: what is wrong, and `where` in the file of figures, as a way of keys."""

    def __init__(self, problem: str, where: tuple[str | int, ...] = ()) -> None:
        super().__init__(problem)
        self.where = where


class Print(NamedTuple):
    """One line of the card table, the same for each figure."""

    difficulty: int
    upper: int
    lower: int
    copies: int


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box. Raises CardError when it cannot be played with.

    `shows` has the three figures of each show in `Show`'s order. `least_lower` is what the lower values of a
    laid show must sum to, `least_final` the difficulties of a final show; `chip_result` is the least first or
    better result of a show that earns a chip, `sure_result` the least result that earns one at any rate;
    `penalty` is lost by a failed final show, `left_over` won for each black die left.
    """

    prints: tuple[Print, ...]
    shows: tuple[tuple[Figure, Figure, Figure], ...]
    dice: int
    chips: int
    least_lower: int
    least_final: int
    chip_result: int
    sure_result: int
    penalty: int
    left_over: int
    round_limit: int

    def __post_init__(self) -> None:
        for problem in chain(self._wrong_figures(), self._unplayable()):
            raise problem

    def _wrong_figures(self) -> Iterator[CardError]:
        """What is out of bounds by itself."""
        above = 0
        for at, line in enumerate(self.prints):
            where = ("cards", at)
            if not 1 <= line.difficulty <= MOST_DIFFICULTY:
                yield CardError(f"a difficulty must be from 1 to {MOST_DIFFICULTY}, not {line.difficulty}", where)
            if not 0 <= line.lower <= line.upper <= MOST_VALUE:
                yield CardError(f"difficulty {line.difficulty}: 0 <= lower <= upper <= {MOST_VALUE} must hold", where)
            if not 1 <= line.copies <= MOST_COPIES:
                copies = f"copies must be from 1 to {MOST_COPIES}, not {line.copies}"
                yield CardError(f"difficulty {line.difficulty}: {copies}", where)
            if line.difficulty <= above:
                yield CardError("the difficulties must rise, each standing once", where)
            above = line.difficulty
        if len(self.shows) != len(SHOWS) or any(len(set(figures)) != SHOW_CARDS for figures in self.shows):
            yield CardError(f"there must be {len(SHOWS)} shows, each of {SHOW_CARDS} different figures", ("shows",))
        for name, most in _BOUNDS.items():
            if not 0 <= getattr(self, name) <= most:
                yield CardError(f"{name} must be from 0 to {most}, not {getattr(self, name)}", (name,))
        if self.dice < SHOW_CARDS:
            yield CardError(f"dice must be at least {SHOW_CARDS}", ("dice",))
        for name in ("round_limit", "chip_result"):
            if not getattr(self, name):
                yield CardError(f"{name} must be at least 1", (name,))

    def _unplayable(self) -> Iterator[CardError]:
        """What cannot go together."""
        if sum(line.copies for line in self.prints) * len(Figure) < MOST_SEATS * HAND + len(SHOWS) * SHOW_CARDS:
            needed = f"{MOST_SEATS} pilots with {HAND} each, and {len(SHOWS)} shows, must have enough"
            yield CardError(f"too few cards: {needed}; raise copies", ("cards",))
        if max((line.lower for line in self.prints), default=0) * SHOW_CARDS < self.least_lower:
            yield CardError(f"no three cards reach least_lower, {self.least_lower}; lower it", ("least_lower",))
        elif self._fewest_dice_of_a_show() > self.dice + bool(self.chips):  # a chip brings the red die
            yield CardError(f"no show can be flown with {self.dice} dice; add dice or easier cards", ("dice",))
        if (best := self.hardest_final(HAND)) < self.least_final:
            reached = f"the hardest that {HAND} cards and {self.dice} dice can make has {best}"
            yield CardError(f"no final show reaches least_final, {self.least_final}: {reached}", ("least_final",))

    def _fewest_dice_of_a_show(self) -> int:
        """With how many dice the easiest show that may be laid can be flown at the best."""
        return min(
            sum(-(-line.difficulty // DIE) for line in lines)
            for lines in combinations_with_replacement(self.prints, SHOW_CARDS)
            if sum(line.lower for line in lines) >= self.least_lower
        )

    def hardest_final(self, most_cards: int) -> int:
        """The greatest sum of difficulties of a final show with up to so many cards, 0 when there is none."""
        sums = {(0, 0): 0}
        for line in self.prints:
            dice = -(-line.difficulty // DIE)
            for _ in range(min(line.copies * len(Figure), most_cards)):
                for (cards, used), total in tuple(sums.items()):
                    key = cards + 1, used + dice
                    if key[0] <= most_cards and key[1] <= self.dice:
                        sums[key] = max(sums.get(key, 0), total + line.difficulty)
        return max((total for (cards, _), total in sums.items() if cards >= SHOW_CARDS), default=0)

    def deck(self, deck: Deck) -> list[Card]:
        """All cards of one back, in order."""
        return [
            card
            for figure in Figure
            if figure.deck is deck
            for line in self.prints
            for card in [Card(figure, line.difficulty, line.upper, line.lower)] * line.copies
        ]


MOST_SEATS: Final = 6
LEAST_SEATS: Final = 2

_BOUNDS: Final = {
    "dice": MOST_DICE,
    "chips": MOST_CHIPS,
    "least_lower": MOST_POINTS,
    "least_final": MOST_POINTS,
    "chip_result": MOST_POINTS,
    "sure_result": MOST_POINTS,
    "penalty": MOST_POINTS,
    "left_over": MOST_POINTS,
    "round_limit": MOST_POINTS,
}
