"""One cursor a seat: the card that is chosen, or the ready sign behind the last one."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.games.loonacy.cards import Card


class Cursors:
    """A cursor stays on its card while cards come and go; when its card leaves it stands on the next one."""

    def __init__(self, seats: int) -> None:
        self._places = [0] * seats
        self._cards: list[Card | None] = [None] * seats

    def place(self, seat: Seat, hand: Sequence[Card]) -> int:
        """The place in a hand, from 0; its length stands for the sign."""
        card = self._cards[seat]
        if card is not None and card in hand:
            return hand.index(card)
        return min(self._places[seat], len(hand))

    def step(self, seat: Seat, hand: Sequence[Card], by: int) -> None:
        """Go left or right; from either end to the other."""
        self.put(seat, hand, (self.place(seat, hand) + by) % (len(hand) + 1))

    def put(self, seat: Seat, hand: Sequence[Card], place: int) -> None:
        """Go to a place."""
        self._places[seat] = place
        self._cards[seat] = hand[place] if place < len(hand) else None

    def follow(self, seat: Seat, before: Sequence[Card], after: Sequence[Card]) -> None:
        """The hand has changed: stay on the card, or at its place when it is gone."""
        place = self.place(seat, before)
        if place == len(before):
            self._places[seat], self._cards[seat] = len(after), None
        elif before[place] in after:
            self._places[seat] = list(after).index(before[place])
        else:
            self._places[seat] = place = max(0, min(place, len(after) - 1))
            if self._cards[seat] is not None:
                self._cards[seat] = after[place] if after else None
