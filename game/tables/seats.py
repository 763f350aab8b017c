"""Who plays each seat of a match at this moment, and on which device."""

from dataclasses import dataclass
from typing import Final

from game.core.record import Header
from game.ui.theme import SEAT_MARKS, SeatMark

HUMAN: Final = "human"


@dataclass(slots=True)
class Sitter:
    """A seat as people see it: `player` is `human` or a bot level. The mark goes by the seat's number."""

    seat: int
    name: str
    player: str

    @property
    def mark(self) -> SeatMark:
        """Colour and shape."""
        return SEAT_MARKS[self.seat]

    @property
    def is_bot(self) -> bool:
        """Whether a program plays it."""
        return self.player != HUMAN


def sitters_of(header: Header) -> list[Sitter]:
    """The seats as a record begins with them."""
    return [Sitter(number, line.name, line.player) for number, line in enumerate(header.seats)]
