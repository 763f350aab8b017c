"""Who sees which hand on a shared screen: with private hands what its owner asks for, or the only person's."""

from collections.abc import Callable, Sequence

from game.core.rules import Seat
from game.games.lucky.cards import Card
from game.games.lucky.state import View
from game.tables.seats import Sitter


class Eyes:
    """Gives the cards that may be shown now. `peeking` is the seat whose hand lies open because its owner asked."""

    def __init__(self, sitters: Sequence[Sitter], view_of: Callable[[Seat | None], View]) -> None:
        self._sitters = sitters
        self._view_of = view_of
        self.peeking: Seat | None = None

    @property
    def persons(self) -> list[Seat]:
        """The seats that people play."""
        return [sitter.seat for sitter in self._sitters if not sitter.is_bot]

    def own_hand(self, seat: Seat) -> tuple[Card, ...]:
        """What a pilot's own eyes see."""
        return self._view_of(seat).game.pilots[seat].hand

    def hands(self, asking: Sequence[Seat]) -> list[tuple[Card, ...]]:
        """Everybody's cards as the table may see them; those of the asking seats open."""
        hands = [pilot.hand for pilot in self._view_of(None).game.pilots]
        persons = self.persons
        for seat in range(len(hands)):
            if persons == [seat] or seat == self.peeking or seat in asking:
                hands[seat] = self.own_hand(seat)
        return hands
