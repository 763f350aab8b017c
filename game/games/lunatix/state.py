"""The state of a race, the phases it goes through, and what a seat sees of it."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.games.lunatix.cards import Card, Chip, Hazard, TurboCard
from game.games.lunatix.track import NOWHERE, Square

MOST_SEATS: Final = 6

Chips = tuple[int, int, int]
"""How many tacks, oil and glue chips."""


def with_one(chips: Chips, chip: Chip, by: int) -> Chips:
    """Chips with one of a kind more or less."""
    tacks, oil, glue = chips
    match chip:
        case Chip.TACKS:
            return tacks + by, oil, glue
        case Chip.OIL:
            return tacks, oil + by, glue
        case Chip.GLUE:
            return tacks, oil, glue + by


class Tally(NamedTuple):
    """What a car went through: rams made and suffered, hazard cards that came to pass, pit stops, hits, turbos."""

    rams: int
    rammed: int
    hazards: int
    pit_stops: int
    hits: int
    turbos: int


class Car(NamedTuple):
    """One car, all but its square on the track. Speeds are mph.

    `laps` counts passages of the line, +1 counter-clockwise and -1 clockwise; a crossing on the track that
    brings it to `target` wins. `berth` is the square at which a car ranks while it is not on the track: its
    door's in the pit, else where it lay when it was taken off; NOWHERE on the track. `wreck` is 0 for a car
    that runs, else the number of the event that wrecked it, from 1. `open` gadgets lie face up, `hidden`
    ones are the seat's secret.
    """

    speed: int
    maximum: int
    is_clockwise: bool
    laps: int
    target: int
    berth: Square
    wreck: int
    has_retired: bool
    luck: int
    chips: Chips
    open: tuple[Card, ...]
    hidden: tuple[Card, ...]
    lunacies: tuple[Hazard, ...]
    tally: Tally

    @property
    def is_running(self) -> bool:
        """Whether the car is still in the race."""
        return not self.wreck and not self.has_retired

    @property
    def is_in_pit(self) -> bool:
        """Whether the car stands in the pit."""
        return self.berth != NOWHERE and not self.wreck and not self.has_retired


class Next(Enum):
    """What a turn goes on with once no card is left to turn over."""

    DRIVE = "drive"
    CURVE = "curve"
    """The curve check of the last step, if the car still stands where it led."""
    DOOR = "door"
    """The hazard cards of a car that drove into the pit."""
    SHOP = "shop"
    TURNED = "turned"
    """The hazard cards of a U-turn or bootlegger, then the end of the turn."""
    SETTLE = "settle"
    """The speed after a U-turn or bootlegger, then the end of the turn."""
    END = "end"
    """The move is over, whatever squares are left."""


class Turn(NamedTuple):
    """The turn under way.

    `used` counts squares driven, out of speed / 10. `left` is the square vacated last, NOWHERE before the
    first. `landing` is the last empty square that a flying car passed, NOWHERE for one on the ground;
    `landing_laps` and `landing_target` go with it. `owes_ram`: the ram of a ram card is still due. `dropped`
    are this turn's chips. Face down lie the hazard cards set `aside`, the next one first; `chips` met are
    still to act. `after_speed` is the speed that a U-turn or bootlegger ends with.
    """

    seat: Seat
    card: Card
    used: int
    left: Square
    is_turbo: bool
    owes_ram: bool
    landing: Square
    landing_laps: int
    landing_target: int
    dropped: tuple[Chip, ...]
    aside: tuple[Hazard, ...]
    chips: tuple[Chip, ...]
    then: Next
    after_speed: int


class Decks(NamedTuple):
    """Draw piles with the top card last, discards with the newest last, and the chips in stock.

    `hazards_unseen` are discards that went there face down. `pair` holds the gadgets that a seat chooses
    from in the pit. `luck` counts luck chips in stock.
    """

    hazards: tuple[Hazard, ...]
    hazards_used: tuple[Hazard, ...]
    hazards_unseen: tuple[Hazard, ...]
    turbos: tuple[TurboCard, ...]
    turbos_used: tuple[TurboCard, ...]
    gadgets: tuple[Card, ...]
    pair: tuple[Card, ...]
    luck: int
    chips: Chips


@dataclass(frozen=True, slots=True)
class ChoosingChips:
    """A seat takes its mix of road hazard chips."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChoosingOpenly:
    """A seat with loose lips commits its card before the others, for all to see."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Choosing:
    """All other running seats commit a card, face down; these have yet to."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Braking:
    """A car is to slow down before it moves."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Accelerating:
    """A car is to speed up before it moves."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurningAround:
    """A car is to make a U-turn or a bootlegger."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Driving:
    """A car is to drive its next square, or to ram."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dropping:
    """A car may drop a chip on the square just left; at the end of a turn without one it must."""

    seat: Seat
    is_forced: bool


@dataclass(frozen=True, slots=True)
class FearingHazard:
    """A hazard card lies face up, and its seat may cancel it for a luck chip."""

    seat: Seat
    card: Hazard


@dataclass(frozen=True, slots=True)
class FearingTurbo:
    """A turbo card lies face up, and its seat may cancel it for a luck chip."""

    seat: Seat
    card: TurboCard


@dataclass(frozen=True, slots=True)
class Shopping:
    """A car in the pit has points to spend."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class PickingGadget:
    """A seat keeps one of the two gadgets that it sees."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class PuttingAway:
    """A seat with a gadget too many puts one under the deck."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Over:
    """The race has ended."""


Phase = (
    ChoosingChips
    | ChoosingOpenly
    | Choosing
    | Braking
    | Accelerating
    | TurningAround
    | Driving
    | Dropping
    | FearingHazard
    | FearingTurbo
    | Shopping
    | PickingGadget
    | PuttingAway
    | Over
)


class State(NamedTuple):
    """The whole race.

    `squares` has the square of each seat's car or wreck, NOWHERE for one that is not on the track; `road`
    the chip on each square of the track, if any. `commits` are this round's cards by seat, None for who has
    not chosen or no longer runs. `waiting` are the seats that drive after the present one, in order; `pit`
    the seats in the pit in order of entering. `towing` are the wrecks that are taken off at the end of the
    round. `turn` keeps the last turn's values between turns. `ranks` is empty until the race is over.
    """

    phase: Phase
    squares: tuple[Square, ...]
    cars: tuple[Car, ...]
    turn: Turn
    waiting: tuple[Seat, ...]
    round: int
    road: tuple[Chip | None, ...]
    commits: tuple[Card | None, ...]
    pit: tuple[Seat, ...]
    towing: tuple[Seat, ...]
    retired: tuple[Seat, ...]
    decks: Decks
    ranks: tuple[tuple[Seat, ...], ...]


class View(NamedTuple):
    """What a seat knows, or the whole table for None.

    `race` is the state with all that the seat may not see face down: the cards in decks and set aside,
    other seats' hidden gadgets and the pair they choose from, cards committed and not yet revealed.
    """

    seat: Seat | None
    race: State


NO_TURN: Final = Turn(0, Card.FACE_DOWN, 0, NOWHERE, False, False, NOWHERE, 0, 0, (), (), (), Next.DRIVE, 0)
"""The turn before the first one."""
