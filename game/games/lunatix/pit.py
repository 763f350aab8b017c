"""Shopping in the pit: repairs, chips, gadgets and counselling for points (rulebook, The Pit, Gadget Cards)."""

from game.games.lunatix.board import Board
from game.games.lunatix.cards import GREY, Card, Chip, Hazard
from game.games.lunatix.decks import MOST_CAR_CHIPS, MOST_GADGETS, MOST_SPEED
from game.games.lunatix.events import (
    ChipBought,
    Counselled,
    GadgetDrawn,
    GadgetKept,
    GadgetPutAway,
    GadgetSpent,
    Repaired,
)
from game.games.lunatix.moves import (
    BUY_CHIP,
    BUY_GADGET,
    END_SHOPPING,
    REPAIR,
    Counsel,
    KeepGadget,
    Move,
    PutAway,
)
from game.games.lunatix.race import Race
from game.games.lunatix.road import CHIPS
from game.games.lunatix.state import Car, Decks, Next, PickingGadget, PuttingAway, Shopping, with_one

PAIR = 2
"""Gadgets seen for one price, of which one is kept (rulebook, The Pit)."""


def purchases(board: Board, car: Car, decks: Decks, points: int) -> tuple[Move, ...]:
    """What a car in the pit may buy with so many points, and to buy nothing."""
    prices = board.cards.prices
    found: list[Move] = []
    if points >= prices.repair and car.maximum < MOST_SPEED:
        found.append(REPAIR)
    if points >= prices.gadget and decks.gadgets:
        found.append(BUY_GADGET)
    if points >= prices.chip and sum(car.chips) < MOST_CAR_CHIPS:
        found += [BUY_CHIP[chip] for chip, count in zip(CHIPS, decks.chips, strict=True) if count]
    if points >= prices.counsel:
        found += [Counsel(lunacy) for lunacy in dict.fromkeys(car.lunacies)]
    return (*found, END_SHOPPING)


def open_shop(race: Race, points: int) -> None:
    """Let the car on turn shop, or end its turn when there is nothing that it can buy."""
    if len(purchases(race.board, race.car, race.decks, points)) > 1:
        race.phase = Shopping(race.seat, points)
    else:
        leave_shop(race)


def leave_shop(race: Race) -> None:
    """Stop for good: speed 0, and the turn ends."""
    race.then = Next.END
    race.set_speed(race.seat, 0)


def repair(race: Race, points: int) -> None:
    """Raise the maximum speed by 10 mph."""
    maximum = race.car.maximum + 10
    race.change(race.seat, maximum=min(maximum, MOST_SPEED))
    race.tell(Repaired(race.seat, race.car.maximum))
    open_shop(race, points - race.board.cards.prices.repair)


def buy_chip(race: Race, points: int, chip: Chip) -> None:
    """Take a road hazard chip from the stock."""
    race.change(race.seat, chips=with_one(race.car.chips, chip, 1))
    race.change_decks(chips=with_one(race.decks.chips, chip, -1))
    race.tell(ChipBought(race.seat, chip))
    open_shop(race, points - race.board.cards.prices.chip)


def counsel(race: Race, points: int, lunacy: Hazard) -> None:
    """Cure a lunacy: its card goes to the discards."""
    lunacies = list(race.car.lunacies)
    lunacies.remove(lunacy)
    race.change(race.seat, lunacies=tuple(lunacies))
    race.change_decks(hazards_used=(*race.decks.hazards_used, lunacy))
    race.tell(Counselled(race.seat, lunacy))
    open_shop(race, points - race.board.cards.prices.counsel)


def buy_gadget(race: Race, points: int) -> None:
    """Draw the top two gadgets; the last one of the deck comes alone."""
    points -= race.board.cards.prices.gadget
    gadgets = race.decks.gadgets
    pair = gadgets[-PAIR:]
    race.change_decks(gadgets=gadgets[:-PAIR], pair=pair)
    race.tell(GadgetDrawn(race.seat, len(pair)))
    if len(pair) == 1:
        keep(race, points, pair[0])
    else:
        race.phase = PickingGadget(race.seat, points)


def kept_moves(decks: Decks) -> tuple[Move, ...]:
    """Which of the gadgets seen may be kept."""
    return tuple(KeepGadget(card) for card in dict.fromkeys(decks.pair))


def keep(race: Race, points: int, card: Card) -> None:
    """Keep one gadget, the other goes under the deck; numbered ones lie open, grey ones face down."""
    rest = list(race.decks.pair)
    rest.remove(card)
    race.change_decks(gadgets=(*rest, *race.decks.gadgets), pair=())
    car = race.car
    if card in GREY:
        race.change(race.seat, hidden=(*car.hidden, card))
        race.tell(GadgetKept(race.seat, Card.FACE_DOWN))
    else:
        race.change(race.seat, open=(*car.open, card))
        race.tell(GadgetKept(race.seat, card))
    if len(race.car.open) + len(race.car.hidden) > MOST_GADGETS:
        race.phase = PuttingAway(race.seat, points)
    else:
        open_shop(race, points)


def put_away_moves(car: Car) -> tuple[Move, ...]:
    """Which of its gadgets a car may put under the deck."""
    return tuple(PutAway(card) for card in dict.fromkeys((*car.open, *car.hidden)))


def put_away(race: Race, points: int, card: Card) -> None:
    """Put a gadget too many under the deck."""
    is_open = card in race.car.open
    _remove(race, card)
    race.tell(GadgetPutAway(race.seat, card if is_open else Card.FACE_DOWN))
    open_shop(race, points)


def spend(race: Race, card: Card) -> None:
    """Put a gadget under the deck after its use."""
    _remove(race, card)
    race.tell(GadgetSpent(race.seat, card))


def _remove(race: Race, card: Card) -> None:
    """Take a gadget from the car on turn, an open one first, and put it under the deck."""
    shown, hidden = list(race.car.open), list(race.car.hidden)
    (shown if card in shown else hidden).remove(card)
    race.change(race.seat, open=tuple(shown), hidden=tuple(hidden))
    race.change_decks(gadgets=(card, *race.decks.gadgets))
