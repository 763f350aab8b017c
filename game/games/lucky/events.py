"""What the whole table sees happen in a game; nothing here is anybody's secret."""

from dataclasses import dataclass
from enum import Enum

from game.core.rules import Seat
from game.games.lucky.cards import Card, Deck


class ChipReason(Enum):
    """What earned a bonus chip."""

    NEAR_MISS = "near_miss"
    FIRST = "first"
    """The first result of 12 or more at a show."""
    BETTER = "better"
    """A result better than every one before at a show."""
    HIGH = "high"
    """A result of 20 or more."""


class Failure(Enum):
    """Why a flight failed."""

    TOO_LOW = "too_low"
    """The throw reached no open figure."""
    NO_DICE = "no_dice"
    """No die was left to throw."""
    HIGHLIGHT = "highlight"
    """The highlight figure was flown, but not exactly."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """All hands are dealt; the start marker lies before a seat."""

    starter: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Rounds count from 1."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat is on turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card; only its back is for all to see."""

    seat: Seat
    deck: Deck


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The discards of a deck were shuffled to be its pile."""

    deck: Deck


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat put a card on the discards."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat had nothing to draw."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShowLaid:
    """A seat laid a whole show; the cards that lay there, if any, went to the discards."""

    seat: Seat
    show: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Raised:
    """A seat replaced a laid card by a harder one."""

    seat: Seat
    show: int
    old: Card
    new: Card


@dataclass(frozen=True, slots=True)
class FinalLaid:
    """A seat laid its final show; the rest of its hand went to the discards."""

    seat: Seat
    cards: tuple[Card, ...]
    rest: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Highlighted:
    """A seat laid its highlight chip on a card of its final show."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class FlightBegan:
    """A seat takes off; `show` is FINAL for its own."""

    seat: Seat
    show: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Thrown:
    """Dice were thrown: eyes of the black ones in rising order, of the red one or 0; whether this repeats a throw."""

    seat: Seat
    black: tuple[int, ...]
    red: int
    is_repeat: bool


@dataclass(frozen=True, slots=True)
class ChipsSpent:
    """A seat paid chips for the red die or a repeated throw."""

    seat: Seat
    chips: int


@dataclass(frozen=True, slots=True)
class FigureFlown:
    """Dice were laid on a figure: which eyes, whether the sum is exact, and what it is worth (highlight doubled)."""

    seat: Seat
    place: int
    dice: tuple[int, ...]
    is_exact: bool
    worth: int


@dataclass(frozen=True, slots=True)
class FlightFailed:
    """A flight ended early and brought nothing, the final show a penalty (0 or above)."""

    seat: Seat
    show: int
    why: Failure
    penalty: int


@dataclass(frozen=True, slots=True)
class FlightSucceeded:
    """All figures are flown: the covered values, the points for dice left, and how much the total grew."""

    seat: Seat
    show: int
    result: int
    left_over: int
    gain: int


@dataclass(frozen=True, slots=True)
class ChipWon:
    """A flight earned a bonus chip; an empty supply gives none and tells nothing."""

    seat: Seat
    why: ChipReason


@dataclass(frozen=True, slots=True)
class LastRound:
    """A pilot has flown the final show: the round is played to its end."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Retired:
    """A pilot left the game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; `winners` share the first place."""

    winners: tuple[Seat, ...]


Event = (
    Dealt
    | RoundBegan
    | TurnBegan
    | Drew
    | Reshuffled
    | Discarded
    | Passed
    | ShowLaid
    | Raised
    | FinalLaid
    | Highlighted
    | FlightBegan
    | Thrown
    | ChipsSpent
    | FigureFlown
    | FlightFailed
    | FlightSucceeded
    | ChipWon
    | LastRound
    | Retired
    | GameEnded
)
