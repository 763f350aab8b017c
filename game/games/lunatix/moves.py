"""The moves of Lunatix Loop: every decision is one, from the mix of chips to the last square."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.core.rules import Seat
from game.games.lunatix.cards import Card, Chip, Hazard


class Way(Enum):
    """Where a step goes; left and right are the driver's. The values are places in a square's `Ways`."""

    FRONT = 0
    LEFT = 1
    RIGHT = 2


@dataclass(frozen=True, slots=True)
class Mix:
    """Before the race: take so many road hazard chips of each kind from the stock."""

    tacks: int
    oil: int
    glue: int


@dataclass(frozen=True, slots=True)
class Commit:
    """Choose a card for this round, face down."""

    card: Card


@dataclass(frozen=True, slots=True)
class Brake:
    """Slow down by so many mph before moving."""

    by: int


@dataclass(frozen=True, slots=True)
class Accelerate:
    """Speed up by so many mph before moving; 0 is to coast."""

    by: int


@dataclass(frozen=True, slots=True)
class Turbo:
    """Draw a turbo card instead of accelerating."""


@dataclass(frozen=True, slots=True)
class UTurn:
    """Turn round to the parallel square on the other side of the track."""


@dataclass(frozen=True, slots=True)
class Bootlegger:
    """Skid round on the square in front."""


@dataclass(frozen=True, slots=True)
class Steer:
    """Drive one square."""

    way: Way

    def __hash__(self) -> int:
        # Moves are looked up at every step of a simulation; the hash of a dataclass takes three times as long.
        return self.way.value


@dataclass(frozen=True, slots=True)
class Enter:
    """Drive from the present square through its door into the pit."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Drive out of the pit onto the square of a door, the door told by its number on the track from 1."""

    door: int


@dataclass(frozen=True, slots=True)
class Ram:
    """Ram a car in a front square, as the ram card wants."""

    target: Seat


@dataclass(frozen=True, slots=True)
class Hit:
    """Blocked: rear-end one of the cars in the way, like it or not."""

    target: Seat


@dataclass(frozen=True, slots=True)
class Drop:
    """Leave a road hazard chip on the square just left."""

    chip: Chip


@dataclass(frozen=True, slots=True)
class KeepChips:
    """Drop nothing on the square just left."""


@dataclass(frozen=True, slots=True)
class SpendLuck:
    """Cancel the card just shown for a luck chip and draw another."""


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Let the card just shown come to pass."""


@dataclass(frozen=True, slots=True)
class Repair:
    """In the pit: raise the maximum speed by 10 mph."""


@dataclass(frozen=True, slots=True)
class BuyChip:
    """In the pit: take one road hazard chip from the stock."""

    chip: Chip


@dataclass(frozen=True, slots=True)
class BuyGadget:
    """In the pit: draw two gadgets, to keep one."""


@dataclass(frozen=True, slots=True)
class KeepGadget:
    """Keep this gadget of the two drawn; the other goes under the deck."""

    card: Card


@dataclass(frozen=True, slots=True)
class PutAway:
    """Put one gadget too many face down under the deck."""

    card: Card


@dataclass(frozen=True, slots=True)
class Counsel:
    """In the pit: be rid of a lunacy."""

    lunacy: Hazard


@dataclass(frozen=True, slots=True)
class EndShopping:
    """Spend no more."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The table agrees to end the race now; a move of CLOCK."""


@dataclass(frozen=True, slots=True)
class Retire:
    """A car leaves the race for good; a move of CLOCK, since a person may leave in anybody's turn."""

    seat: Seat


Move = (
    Mix
    | Commit
    | Brake
    | Accelerate
    | Turbo
    | UTurn
    | Bootlegger
    | Steer
    | Enter
    | Leave
    | Ram
    | Hit
    | Drop
    | KeepChips
    | SpendLuck
    | TakeCard
    | Repair
    | BuyChip
    | BuyGadget
    | KeepGadget
    | PutAway
    | Counsel
    | EndShopping
    | Stop
    | Retire
)
MOVES: Final[tuple[type[Move], ...]] = (
    Mix,
    Commit,
    Brake,
    Accelerate,
    Turbo,
    UTurn,
    Bootlegger,
    Steer,
    Enter,
    Leave,
    Ram,
    Hit,
    Drop,
    KeepChips,
    SpendLuck,
    TakeCard,
    Repair,
    BuyChip,
    BuyGadget,
    KeepGadget,
    PutAway,
    Counsel,
    EndShopping,
    Stop,
    Retire,
)

STEER: Final = {way: Steer(way) for way in Way}
"""The three steps, made once and shared, as are the moves below."""

COMMIT: Final = {card: Commit(card) for card in Card}
DROP: Final = {chip: Drop(chip) for chip in Chip}
BUY_CHIP: Final = {chip: BuyChip(chip) for chip in Chip}
TURBO: Final = Turbo()
U_TURN: Final = UTurn()
BOOTLEGGER: Final = Bootlegger()
ENTER: Final = Enter()
KEEP_CHIPS: Final = KeepChips()
SPEND_LUCK: Final = SpendLuck()
TAKE_CARD: Final = TakeCard()
REPAIR: Final = Repair()
BUY_GADGET: Final = BuyGadget()
END_SHOPPING: Final = EndShopping()
STOP: Final = Stop()
