"""The cards in everybody's hand as they may be shown: known from the last rest, kept up while things move."""

from collections.abc import Iterable, Sequence

from game.core.rules import Seat
from game.games.lucky import events as e
from game.games.lucky.cards import FACE_DOWN, Card


class ShownHands:
    """`hands` by seat; `tell` follows events, and drawn cards stay face down until the next `set`."""

    def __init__(self) -> None:
        self.hands: list[list[Card]] = []

    def set(self, hands: Iterable[Sequence[Card]]) -> None:
        """Everybody's cards, as the eyes at the table may see them."""
        self.hands = [list(hand) for hand in hands]

    def tell(self, event: e.Event) -> None:
        """Cards come and go."""
        match event:
            case e.Drew(seat, deck) if seat < len(self.hands):
                self.hands[seat].append(FACE_DOWN[deck])
            case e.Discarded(seat, card):
                self._take(seat, (card,))
            case e.ShowLaid(seat, _, cards):
                self._take(seat, cards)
            case e.Raised(seat, _, _, new):
                self._take(seat, (new,))
            case e.FinalLaid(seat) | e.Retired(seat) if seat < len(self.hands):
                self.hands[seat].clear()
            case _:
                pass

    def _take(self, seat: Seat, cards: Iterable[Card]) -> None:
        if seat >= len(self.hands):
            return
        hand = self.hands[seat]
        for card in cards:
            for one in (card, FACE_DOWN[card.figure.deck]):
                if one in hand:
                    hand.remove(one)
                    break
