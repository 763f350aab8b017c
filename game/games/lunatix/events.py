"""What the whole table sees happen in a race; nothing here is anybody's secret."""

from dataclasses import dataclass
from enum import Enum

from game.core.rules import Seat
from game.games.lunatix.cards import Card, Chip, Hazard, TurboCard
from game.games.lunatix.track import Square


class RamKind(Enum):
    """How one car runs into another."""

    SIDESWIPE = "sideswipe"
    REAR_END = "rear_end"
    HEAD_ON = "head_on"
    INVOLUNTARY = "involuntary"


class Danger(Enum):
    """Why hazard cards are drawn."""

    OIL = "oil"
    CURVE = "curve"
    INWARD = "inward"
    ACCELERATION = "acceleration"
    DOOR = "door"
    TURN = "turn"


@dataclass(frozen=True, slots=True)
class PlaceDrawn:
    """A car stands on its start place, drawn by lot, from 1."""

    seat: Seat
    place: int
    square: Square


@dataclass(frozen=True, slots=True)
class MixTaken:
    """A seat took its road hazard chips."""

    seat: Seat
    tacks: int
    oil: int
    glue: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Cards are to be chosen; rounds count from 1."""

    round: int


@dataclass(frozen=True, slots=True)
class Locked:
    """A seat has chosen its card: no more is to be seen of it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Blurted:
    """A seat with loose lips chose its card openly."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Revealed:
    """All cards lie open, by seat (None for who no longer runs), and the order in which cars drive."""

    cards: tuple[Card | None, ...]
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A car is on turn with the card it played."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class SpeedChanged:
    """A car's speed went up or down, in mph."""

    seat: Seat
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A car went from one square to another."""

    seat: Seat
    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class Skidded:
    """A car slid to another square."""

    seat: Seat
    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class SkidStopped:
    """A sliding car stayed: against another car, or because there was no square to slide to (None)."""

    seat: Seat
    against: Seat | None


@dataclass(frozen=True, slots=True)
class FlownBack:
    """A flying car had no room to land and came down on the last empty square it passed."""

    seat: Seat
    start: Square
    end: Square
    laps: int


@dataclass(frozen=True, slots=True)
class LineCrossed:
    """A car passed the line; `laps` is its count after that, `target` the count that wins on the track."""

    seat: Seat
    is_forward: bool
    laps: int
    target: int


@dataclass(frozen=True, slots=True)
class TurnedAround:
    """A car turned round, by U-turn or bootlegger; `path` holds the squares it went over, the last its new one."""

    seat: Seat
    start: Square
    path: tuple[Square, ...]
    is_u_turn: bool


@dataclass(frozen=True, slots=True)
class ChipDropped:
    """A car left a chip on a square."""

    seat: Seat
    square: Square
    chip: Chip


@dataclass(frozen=True, slots=True)
class ChipMet:
    """A car came upon a chip, which goes back to the stock."""

    seat: Seat
    square: Square
    chip: Chip


@dataclass(frozen=True, slots=True)
class Rammed:
    """A car rammed another."""

    seat: Seat
    target: Seat
    kind: RamKind


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Damage dice of one car, in hits; `maximum` is its maximum speed after them."""

    seat: Seat
    hits: tuple[int, ...]
    maximum: int


@dataclass(frozen=True, slots=True)
class Wrecked:
    """A car is upside down and out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WreckTowed:
    """A wreck was taken off its square."""

    seat: Seat
    square: Square


@dataclass(frozen=True, slots=True)
class HazardsDue:
    """So many hazard cards were set aside for a car, face down."""

    seat: Seat
    cards: int
    danger: Danger


@dataclass(frozen=True, slots=True)
class HazardShown:
    """A hazard card was turned over."""

    seat: Seat
    card: Hazard


@dataclass(frozen=True, slots=True)
class TurboShown:
    """A turbo card was turned over."""

    seat: Seat
    card: TurboCard


@dataclass(frozen=True, slots=True)
class LuckSpent:
    """A seat cancelled the card just shown; `left` luck chips remain."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class HazardsShuffled:
    """The discards of the hazard cards became its draw pile."""


@dataclass(frozen=True, slots=True)
class TurbosShuffled:
    """All turbo cards were shuffled together."""


@dataclass(frozen=True, slots=True)
class LunacyKept:
    """A driver went a little mad."""

    seat: Seat
    lunacy: Hazard


@dataclass(frozen=True, slots=True)
class GadgetShown:
    """A hidden gadget turned face up because it helped."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class GadgetSpent:
    """A gadget went under the deck after its use."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PitEntered:
    """A car drove into the pit, by the door with that number on the track, from 1."""

    seat: Seat
    door: int


@dataclass(frozen=True, slots=True)
class PitLeft:
    """A car drove out of the pit, by the door with that number on the track, from 1."""

    seat: Seat
    door: int


@dataclass(frozen=True, slots=True)
class ExitsBlocked:
    """A car has to wait in the pit: every exit is taken."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Repaired:
    """A car's maximum speed went up by 10 mph, for points in the pit."""

    seat: Seat
    maximum: int


@dataclass(frozen=True, slots=True)
class ChipBought:
    """A seat bought a road hazard chip."""

    seat: Seat
    chip: Chip


@dataclass(frozen=True, slots=True)
class GadgetDrawn:
    """A seat bought a look at so many gadgets, to keep one."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class GadgetKept:
    """A seat kept a gadget: a numbered one openly, a grey one face down."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class GadgetPutAway:
    """A seat put a gadget too many under the deck; face down if it was hidden."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Counselled:
    """A driver was rid of a lunacy."""

    seat: Seat
    lunacy: Hazard


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A car's turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """All cars had their turn."""

    round: int


@dataclass(frozen=True, slots=True)
class HasRetired:
    """A car left the race."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RaceEnded:
    """The race is over; `winner` crossed the line, None when it ended otherwise."""

    winner: Seat | None


Event = (
    PlaceDrawn
    | MixTaken
    | RoundBegan
    | Locked
    | Blurted
    | Revealed
    | TurnBegan
    | SpeedChanged
    | Moved
    | Skidded
    | SkidStopped
    | FlownBack
    | LineCrossed
    | TurnedAround
    | ChipDropped
    | ChipMet
    | Rammed
    | DiceRolled
    | Wrecked
    | WreckTowed
    | HazardsDue
    | HazardShown
    | TurboShown
    | LuckSpent
    | HazardsShuffled
    | TurbosShuffled
    | LunacyKept
    | GadgetShown
    | GadgetSpent
    | PitEntered
    | PitLeft
    | ExitsBlocked
    | Repaired
    | ChipBought
    | GadgetDrawn
    | GadgetKept
    | GadgetPutAway
    | Counselled
    | TurnEnded
    | RoundEnded
    | HasRetired
    | RaceEnded
)
