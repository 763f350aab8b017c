"""What a table remembers of the match beyond its present state: the order of hands, the last round, hands over time."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Seat
from game.games.loonacy.cards import FACE_DOWN, Card, Cards, cards_in
from game.games.loonacy.events import (
    CountInBegan,
    CountInBroken,
    Dealt,
    DrawBegan,
    Event,
    HandLaid,
    Landed,
    PilesTurned,
    Reshuffled,
    Returned,
    Revealed,
    RoundEnded,
    Signed,
    Thrown,
    TurnBegan,
    Unlocked,
)

_UNTOLD = (
    CountInBegan, CountInBroken, DrawBegan, Returned, Signed, Thrown, TurnBegan, Unlocked,
)  # fmt: skip
"""What the log leaves out: beginnings of what it tells the end of, and what everybody has seen anyway."""


class Noted(NamedTuple):
    """An event for the log, the time of the match clock in ms, and how many piles lay there then."""

    at: int
    event: Event
    piles: int


class Moment(NamedTuple):
    """How many cards each seat held from a time of the match clock on."""

    at: int
    sizes: tuple[int, ...]


class Story:
    """`dealt` has the cards that each seat gets at the beginning of a round."""

    def __init__(self, dealt: Sequence[int]) -> None:
        self._dealt = tuple(dealt)
        self._left: set[Seat] = set()
        self._arrivals: dict[Card, int] = {}
        self._draws = 0
        self._piles = 0
        self.ended: RoundEnded | None = None
        """How the last round went; None before the first has ended."""
        self.hands: list[Moment] = []
        """The hands of all seats in the last round: when its piles were turned up (before that: when it was dealt),
        after each landing and draw, and at its end."""
        self.log: list[Noted] = []
        """All that the log tells, oldest first."""

    def tell(self, event: Event, at: int) -> None:
        """One more thing has happened, at a time of the match clock."""
        match event:
            case Dealt():
                self._arrivals.clear()
                self._draws = self._piles = 0
                sizes = tuple(0 if seat in self._left else cards for seat, cards in enumerate(self._dealt))
                self.hands = [Moment(at, sizes)]
            case PilesTurned(tops):
                self._piles = len(tops)
                self.hands = [Moment(at, self.hands[-1].sizes)]
            case Reshuffled(tops):
                self._piles = len(tops)
            case Landed(seat, _, _, cards_left, _):
                self._note(at, {seat: cards_left})
            case Revealed(cards):
                self._draws += 1
                drawn = {seat: card for seat, card in enumerate(cards) if card != FACE_DOWN}
                self._arrivals.update(dict.fromkeys(drawn.values(), self._draws))
                self._note(at, {seat: self.hands[-1].sizes[seat] + 1 for seat in drawn})
            case HandLaid(seat, _, _):
                self._left.add(seat)
                self._piles += 1
                self._note(at, {seat: 0})
            case RoundEnded():
                self.ended = event
                self._note(at, {})
            case _:
                pass
        if not isinstance(event, _UNTOLD):
            self.log.append(Noted(at, event, self._piles))

    def in_order(self, hand: Cards) -> tuple[Card, ...]:
        """A hand as it lies: cards as dealt, then those drawn, the newest last; a card thrown keeps its place."""
        arrivals = self._arrivals
        return tuple(sorted(cards_in(hand), key=lambda card: (arrivals.get(card, 0), card)))

    def _note(self, at: int, changed: dict[Seat, int]) -> None:
        sizes = self.hands[-1].sizes
        self.hands.append(Moment(at, tuple(changed.get(seat, size) for seat, size in enumerate(sizes))))
