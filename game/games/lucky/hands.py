"""What cards promise: the best flights of the next turn, and a final show, told roughly without solving it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import exp
from typing import Final, NamedTuple

from game.games.lucky.cards import DIE, SHOW_CARDS, Box, Card
from game.games.lucky.moves import Fly, Lay, LayFinal, Raise
from game.games.lucky.options import FinalCards
from game.games.lucky.programme import Programme
from game.games.lucky.prospects import Difficulties, Table

Shows = Sequence[tuple[Card, ...]]

_ODDS_WITH_CHIPS: Final = (7.15, 8.66, 9.6, 10.36)
_HARDNESS: Final = (0.0, 0.2, 0.5, 0.8, 1.11, 1.45, 1.85, 2.36, 2.65, 3.0, 3.34, 3.8, 4.35)
_HARDER: Final = 0.5
"""The odds of a final show as logarithms: what chips in hand give, what each difficulty takes, and each one above the
last. Fitted to the exact chances of all final shows with their best highlight; the mean error is 0.05."""


class Played(NamedTuple):
    """What a move makes of a show and of a hand."""

    show: int
    difficulties: Difficulties
    rest: list[Card]


def played(box: Box, hand: Sequence[Card], shows: Shows, move: Lay | Raise | Fly) -> Played:
    """The show that is flown after a move, and the cards that stay in hand before others are drawn."""
    show = move.show.value
    figures = box.shows[show]
    laid = tuple(card.difficulty for card in shows[show])
    rest = list(hand)
    match move:
        case Lay(_, first, second, third):
            laid = first, second, third
            for figure, difficulty in zip(figures, laid, strict=True):
                take_out(rest, figure, difficulty)
        case Raise(_, figure, difficulty):
            laid = tuple(difficulty if each is figure else old for each, old in zip(figures, laid, strict=True))
            take_out(rest, figure, difficulty)
        case Fly():
            pass
    return Played(show, laid, rest)


def take_out(hand: list[Card], figure: int, difficulty: int) -> None:
    """Take a card out of a hand that has it."""
    del hand[next(at for at, card in enumerate(hand) if card[0] == figure and card[1] == difficulty)]


def cards_of(move: LayFinal, hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a final show, in its order."""
    by_word = {card.word: card for card in hand}
    return tuple(by_word[word] for word in move.cards.split("+"))


def best_flights(
    programme: Programme, hand: Sequence[Card], shows: Shows, unflown: Iterable[int], table: Table
) -> list[float]:
    """For each of some shows that can be flown, the best that can be made of it, the best one first."""
    held: tuple[set[int], ...] = (set(), set(), set(), set())
    for card in hand:
        held[card[0]].add(card[1])
    found = []
    for show in unflown:
        first, second, third = (held[figure] for figure in programme.figures[show])
        lays = programme.lays[show]
        ways = [table[three] for three in product(first, second, third) if three in lays]
        if shows[show]:
            one, two, other = (card[1] for card in shows[show])
            if not programme.options.must_play:
                ways.append(table[one, two, other])
            ways += [table[higher, two, other] for higher in first if higher > one]
            ways += [table[one, higher, other] for higher in second if higher > two]
            ways += [table[one, two, higher] for higher in third if higher > other]
        if ways:
            found.append(max(ways))
    found.sort(reverse=True)
    return found


def final_hope(programme: Programme, hand: Iterable[Card], chips: int) -> float:
    """The chance of the best final show among the cards, roughly; 0 without any."""
    box = programme.box
    is_short = programme.options.final_cards is FinalCards.THREE
    most = SHOW_CARDS if is_short else box.dice
    difficulties = tuple(sorted(card[1] for card in hand))
    return _final_hope(difficulties, most, box.least_final, box.dice, min(chips, len(_ODDS_WITH_CHIPS) - 1))


@lru_cache(maxsize=1 << 15)
def _final_hope(difficulties: Difficulties, most: int, least: int, dice: int, chips: int) -> float:
    hardness = [
        final_hardness(some)
        for size in range(SHOW_CARDS, min(most, len(difficulties)) + 1)
        for some in combinations(difficulties, size)
        if sum(some) >= least and sum(-(-each // DIE) for each in some) <= dice
    ]
    return 1 / (1 + exp(min(hardness) - _ODDS_WITH_CHIPS[chips])) if hardness else 0.0


def final_hardness(difficulties: Iterable[int]) -> float:
    """What a final show takes from the odds."""
    last = len(_HARDNESS) - 1
    return sum(_HARDNESS[min(each, last)] + _HARDER * max(0, each - last) for each in difficulties)
