"""The decks and all other figures of the game that are not rules, whole and checked."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.games.lunatix.cards import ACTIONS, HAZARD_DICE, HAZARD_SLOWING, NUMBERED, Card, Hazard, TurboCard

MOST_COPIES: Final = 99
MOST_SPEED: Final = 140
"""No repair brings a maximum speed above this, in mph."""

MOST_AMOUNT: Final = 200
MOST_DICE: Final = 9
MOST_ROUNDS: Final = 1000
MOST_ORDER: Final = 9
MOST_CAR_CHIPS: Final = 8
"""No purchase brings a car above so many road hazard chips."""

MOST_GADGETS: Final = 3
"""A car with more gadgets puts one away at once."""

_WITH_AMOUNT: Final = (Card.CHARGER, Card.ROCKET_BOOSTER, Card.DRUM_BRAKES, Card.SPREADER)
"""Gadgets whose turn would offer no choice if they did nothing."""


class DeckError(ValueError):
    """Figures that cannot be played with; the message says what is wrong."""


@dataclass(frozen=True, slots=True)
class HazardCards:
    """How many cards of a hazard there are, and its dice or mph (0 where it has neither)."""

    hazard: Hazard
    copies: int
    amount: int = 0


@dataclass(frozen=True, slots=True)
class TurboCards:
    """How many cards of a turbo there are."""

    card: TurboCard
    copies: int


@dataclass(frozen=True, slots=True)
class GadgetCards:
    """How many cards of a gadget there are, its order number (0: grey, not played), and its amount.

    The amount is the most mph for Charger and Drum Brakes, the mph of Rocket Booster and Stiff Springs,
    the extra die of Battering Ram, the chips of Spreader, the dice that Bumpers save; else 0.
    """

    card: Card
    copies: int
    order: int = 0
    amount: int = 0


@dataclass(frozen=True, slots=True)
class CarAtStart:
    """What every car starts with: mph, luck chips and road hazard chips."""

    speed: int
    maximum: int
    luck: int
    chips: int


@dataclass(frozen=True, slots=True)
class Stock:
    """How many chips of each kind there are in all."""

    luck: int
    tacks: int
    oil: int
    glue: int


@dataclass(frozen=True, slots=True)
class Prices:
    """The points of one visit to the pit, and what they buy."""

    points: int
    repair: int
    gadget: int
    chip: int
    counsel: int


@dataclass(frozen=True, slots=True)
class Cards:
    """All figures, as `assets/cards/lunatix.yaml` or a player's own file has them. Raises DeckError.

    `orders` holds the order numbers of the action cards; the dice list their six faces in hits.
    """

    hazards: tuple[HazardCards, ...]
    turbos: tuple[TurboCards, ...]
    gadgets: tuple[GadgetCards, ...]
    orders: tuple[int, ...]
    die: tuple[int, ...]
    kind_die: tuple[int, ...]
    start: CarAtStart
    stock: Stock
    prices: Prices
    round_limit: int

    def __post_init__(self) -> None:
        for fault in _faults(self):
            raise DeckError(fault)

    def hazard_deck(self) -> tuple[Hazard, ...]:
        """Every hazard card there is."""
        return tuple(kind.hazard for kind in self.hazards for _ in range(kind.copies))

    def turbo_deck(self) -> tuple[TurboCard, ...]:
        """Every turbo card there is."""
        return tuple(kind.card for kind in self.turbos for _ in range(kind.copies))

    def gadget_deck(self) -> tuple[Card, ...]:
        """Every gadget card there is."""
        return tuple(kind.card for kind in self.gadgets for _ in range(kind.copies))

    def order(self, card: Card) -> int:
        """The number by which a played card moves, the lowest first."""
        if card in ACTIONS:
            return self.orders[ACTIONS.index(card)]
        return next(kind.order for kind in self.gadgets if kind.card is card)

    def amount(self, card: Card | Hazard) -> int:
        """The amount of a gadget or hazard, 0 where it has none."""
        if isinstance(card, Hazard):
            return next((kind.amount for kind in self.hazards if kind.hazard is card), 0)
        return next((kind.amount for kind in self.gadgets if kind.card is card), 0)


def _faults(cards: Cards) -> Iterator[str]:
    """Everything that is wrong with figures, in words."""
    for name, wholes, most in _ranges(cards):
        yield from (f"{name} must be from 0 to {most}, not {whole}" for whole in wholes if not 0 <= whole <= most)
    for name, speeds in _speeds(cards):
        yield from (f"{name} must be a multiple of 10, not {speed}" for speed in speeds if speed % 10)
    kinds = [kind.hazard.value for kind in cards.hazards] + [kind.card.value for kind in cards.gadgets]
    yield from (f"{kind} stands there twice" for kind in sorted({kind for kind in kinds if kinds.count(kind) > 1}))
    for gadget in cards.gadgets:
        if (gadget.card in NUMBERED) != (gadget.order > 0):
            yield f"{gadget.card.value} {'needs an' if gadget.card in NUMBERED else 'has no'} order number"
        if gadget.card in _WITH_AMOUNT and not gadget.amount:
            yield f"{gadget.card.value} must do something: its amount is from 1"
    yield from (words for is_wrong, words in _other_faults(cards) if is_wrong)


def _other_faults(cards: Cards) -> Iterator[tuple[bool, str]]:
    turbos = {kind.card for kind in cards.turbos}
    is_twice = len(turbos) < len(cards.turbos)
    yield is_twice or len(turbos) > MOST_COPIES, "each turbo card must stand there once, with its copies"
    yield not any(kind.copies for kind in cards.turbos), "there must be a turbo card"
    is_ordered = len(cards.orders) == len(ACTIONS) and all(cards.orders)
    yield not is_ordered, "each action card needs an order number from 1"
    yield len(cards.die) != 6 or len(cards.kind_die) != 6, "a die has six faces"
    yield not cards.start.maximum, "the maximum speed at the start must be above 0"
    yield cards.start.speed > cards.start.maximum, "the speed at the start must not be above the maximum"
    prices = cards.prices
    has_gifts = not all((prices.repair, prices.gadget, prices.chip, prices.counsel))
    yield has_gifts, "nothing in the pit is free: prices are from 1"
    yield not cards.round_limit, "a race needs at least one round"


def _ranges(cards: Cards) -> Iterator[tuple[str, tuple[int, ...], int]]:
    start, stock, prices = cards.start, cards.stock, cards.prices
    yield "order numbers", (*cards.orders, *(kind.order for kind in cards.gadgets)), MOST_ORDER
    yield "the hits on a die", (*cards.die, *cards.kind_die), MOST_DICE
    yield "the speed at the start", (start.speed, start.maximum), MOST_SPEED
    yield "the luck chips of a car", (start.luck,), MOST_COPIES
    yield "the road hazard chips of a car", (start.chips,), MOST_CAR_CHIPS
    yield "the stock of chips", (stock.luck, stock.tacks, stock.oil, stock.glue), MOST_COPIES
    yield "points and prices", (prices.points, prices.repair, prices.gadget, prices.chip, prices.counsel), MOST_COPIES
    yield "the limit of rounds", (cards.round_limit,), MOST_ROUNDS
    yield "copies of hazard cards", tuple(kind.copies for kind in cards.hazards), MOST_COPIES
    yield "copies of turbo cards", tuple(kind.copies for kind in cards.turbos), MOST_COPIES
    yield "copies of gadgets", tuple(kind.copies for kind in cards.gadgets), MOST_COPIES
    yield "damage dice", tuple(kind.card.dice for kind in cards.turbos), MOST_DICE
    yield "damage dice", tuple(kind.amount for kind in cards.hazards if kind.hazard in HAZARD_DICE), MOST_DICE
    yield "amounts of hazards", tuple(kind.amount for kind in cards.hazards), MOST_AMOUNT
    yield "amounts of gadgets", tuple(kind.amount for kind in cards.gadgets), MOST_AMOUNT
    yield "the gain of a turbo card", tuple(kind.card.gain for kind in cards.turbos), MOST_AMOUNT


def _speeds(cards: Cards) -> Iterator[tuple[str, tuple[int, ...]]]:
    mph = (Card.CHARGER, Card.ROCKET_BOOSTER, Card.DRUM_BRAKES, Card.STIFF_SPRINGS)
    yield "the speed at the start", (cards.start.speed, cards.start.maximum)
    yield "the gain of a turbo card", tuple(kind.card.gain for kind in cards.turbos)
    yield "the mph of a hazard", tuple(kind.amount for kind in cards.hazards if kind.hazard in HAZARD_SLOWING)
    yield "the mph of a gadget", tuple(kind.amount for kind in cards.gadgets if kind.card in mph)
