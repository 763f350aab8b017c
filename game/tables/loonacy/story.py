"""What a table remembers of the match beyond its present state: the order of hands, the last round, hands over time."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.games.loonacy.cards import FACE_DOWN, Card, Cards, cards_in
from game.games.loonacy.events import Dealt, Event, HandLaid, Landed, Revealed, RoundEnded


class Story:
    """`dealt` has the cards that each seat gets at the beginning of a round."""

    def __init__(self, dealt: Sequence[int]) -> None:
        self._dealt = tuple(dealt)
        self._left: set[Seat] = set()
        self._arrivals: dict[Card, int] = {}
        self._draws = 0
        self.ended: RoundEnded | None = None
        """How the last round went; None before the first has ended."""
        self.sizes: list[tuple[int, ...]] = []
        """The hands of all seats after each landing and draw of the last round, oldest first."""

    def tell(self, event: Event) -> None:
        """One more thing has happened."""
        match event:
            case Dealt():
                self._arrivals.clear()
                self._draws = 0
                self.sizes = [tuple(0 if seat in self._left else cards for seat, cards in enumerate(self._dealt))]
            case Landed(seat, _, _, cards_left, _):
                self._note({seat: cards_left})
            case Revealed(cards):
                self._draws += 1
                drawn = {seat: card for seat, card in enumerate(cards) if card != FACE_DOWN}
                self._arrivals.update(dict.fromkeys(drawn.values(), self._draws))
                self._note({seat: self.sizes[-1][seat] + 1 for seat in drawn})
            case HandLaid(seat, _, _):
                self._left.add(seat)
                self._note({seat: 0})
            case RoundEnded():
                self.ended = event
            case _:
                pass

    def in_order(self, hand: Cards) -> tuple[Card, ...]:
        """A hand as it lies: cards as dealt, then those drawn, the newest last; a card thrown keeps its place."""
        arrivals = self._arrivals
        return tuple(sorted(cards_in(hand), key=lambda card: (arrivals.get(card, 0), card)))

    def _note(self, changed: dict[Seat, int]) -> None:
        self.sizes.append(tuple(changed.get(seat, size) for seat, size in enumerate(self.sizes[-1])))
