"""What the whole table sees happen in a match; nothing here is anybody's secret.

The commonest are NamedTuples, which are made in a tenth of the time.
"""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from game.core.rules import Seat
from game.games.loonacy.cards import Card


class Ending(Enum):
    """How a round ended."""

    EMPTY_HAND = "empty_hand"
    FEW_CARDS = "few_cards"
    """Too few cards were left to draw: the fewest cards in hand win."""
    ALONE = "alone"
    """All others have left."""
    STOPPED = "stopped"
    """The table agreed to stop."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round begins: all seats that are in hold their cards and look at them. Rounds count from 1."""

    round: int


@dataclass(frozen=True, slots=True)
class Signed:
    """A seat holds up its ready sign, or takes it down."""

    seat: Seat
    is_up: bool


@dataclass(frozen=True, slots=True)
class CountInBegan:
    """All are ready: the piles (or after `DrawBegan` the drawn cards) are turned up at `ends_at`, ms of the clock."""

    ends_at: int


@dataclass(frozen=True, slots=True)
class CountInBroken:
    """A sign was taken down before the piles were turned up."""


@dataclass(frozen=True, slots=True)
class PilesTurned:
    """All piles are turned up; all signs are down. The cards on top, in the order of the piles."""

    tops: tuple[Card, ...]


class Thrown(NamedTuple):
    """A card flies to a pile, where it arrives at `lands_at`, ms of the clock; its seat's sign is down."""

    seat: Seat
    card: Card
    pile: int
    lands_at: int


class Tied(NamedTuple):
    """Cards arrived in one millisecond and only one could be first: the priority list has decided.

    `seats` are those tied in the order of the list, the first of them is ahead and goes to the end of the list.
    """

    seats: tuple[Seat, ...]


class Landed(NamedTuple):
    """A card matches and covers the pile's top; all ready signs go down.

    `cards_left` are in the seat's hand. `is_race`: another card that also matched was on its way to this pile.
    """

    seat: Seat
    card: Card
    pile: int
    cards_left: int
    is_race: bool


class LostRace(NamedTuple):
    """A card came `late_ms` after another had covered the top it matched, and is back in its hand, free of cost.

    `to` is the seat whose card was first.
    """

    seat: Seat
    card: Card
    pile: int
    late_ms: int
    to: Seat


@dataclass(frozen=True, slots=True)
class WrongCard:
    """A card did not match and is back in its hand; its seat cannot throw until `locked_until`, ms of the clock."""

    seat: Seat
    card: Card
    pile: int
    locked_until: int


@dataclass(frozen=True, slots=True)
class Returned:
    """A card in flight goes back to its hand: the round has ended, or its seat leaves."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Unlocked:
    """A seat may throw again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NobodyCanPlay:
    """No card of anybody fits (option `tells_stuck`): all signs go up at `settles_at`, ms of the clock."""

    settles_at: int


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The draw pile was too small: piles and rest were shuffled to be the draw pile. `tops` are the piles now."""

    tops: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DrawBegan:
    """All agreed: these seats have drawn a card each, face down; all signs are down."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Revealed:
    """The drawn cards are turned up and go to their hands, by seat; FACE_DOWN for a seat that has drawn none."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """In calm mode a seat is on turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed:
    """In calm mode a seat plays nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandLaid:
    """A seat leaves: its cards form a new pile after the others, `top` on top."""

    seat: Seat
    cards: tuple[Card, ...]
    top: Card


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A bot or a person plays the seat from now on."""

    seat: Seat
    is_bot: bool


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over.

    `winner` is None only when the table stopped; `scores` of all seats count rounds won or points, as the goal has it.
    """

    winner: Seat | None
    why: Ending
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over: groups of seats from first to last."""

    ranks: tuple[tuple[Seat, ...], ...]


Event = (
    Dealt
    | Signed
    | CountInBegan
    | CountInBroken
    | PilesTurned
    | Thrown
    | Tied
    | Landed
    | LostRace
    | WrongCard
    | Returned
    | Unlocked
    | NobodyCanPlay
    | Reshuffled
    | DrawBegan
    | Revealed
    | TurnBegan
    | Passed
    | HandLaid
    | HandedOver
    | RoundEnded
    | MatchEnded
)
