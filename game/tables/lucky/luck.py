"""Luck in the air: what flights brought over what they were worth at take-off."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.rules import Seat
from game.games.lucky.cards import FINAL, Box, Card
from game.games.lucky.odds import Flying, at_take_off
from game.games.lucky.odds_goals import Points


class Stake(NamedTuple):
    """One flight: who flew which cards with how many chips at hand, and how the total changed.

    `highlight` is the place of the chip of a final show; `replaced` the result that only counts as far as it is beaten.
    """

    seat: Seat
    cards: tuple[Card, ...]
    chips: int
    highlight: int | None
    replaced: int
    gain: int


def luck_of(
    box: Box, stakes: Sequence[Stake], seats: int, *, progress: Callable[[float], None] | None = None
) -> list[list[float]]:
    """By seat, from 0 on: the sum so far after each of its flights. Takes some hundredths of a second a flight."""
    lines = [[0.0] for _ in range(seats)]
    for number, stake in enumerate(stakes):
        line = lines[stake.seat]
        line.append(line[-1] + stake.gain - expected(box, stake))
        if progress is not None:
            progress((number + 1) / len(stakes))
    return lines


def expected(box: Box, stake: Stake) -> float:
    """The points that the best play for points makes of a flight, on average."""
    is_final = stake.highlight is not None
    goal = Points(box.left_over, box.penalty if is_final else 0, stake.replaced)
    flight = at_take_off(stake.cards, box.dice, FINAL if is_final else 0)
    return Flying(stake.cards, goal, stake.highlight).value(flight, stake.chips)
