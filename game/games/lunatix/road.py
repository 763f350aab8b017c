"""What a square does to a car that comes onto it: the line first, then a chip (rulebook, Winning the Game, Drop)."""

from game.games.lunatix import damage
from game.games.lunatix.cards import COUNTS_AS, Card, Chip
from game.games.lunatix.events import ChipDropped, LineCrossed
from game.games.lunatix.race import Race
from game.games.lunatix.state import Chips, with_one
from game.games.lunatix.track import NOWHERE, Square

CHIPS = tuple(Chip)
MOST_DROPPED = 2
"""Chips of one kind that a drop card allows (rulebook, Drop)."""


def wins_by_crossing(race: Race, *, is_forward: bool) -> bool:
    """Count a crossing of the line on the track by the car on turn; tells whether it won the race."""
    car = race.car
    laps = car.laps + (1 if is_forward else -1)
    race.change(race.seat, laps=laps)
    race.tell(LineCrossed(race.seat, is_forward, laps, car.target))
    if is_forward and laps >= car.target:
        race.finish(race.seat)
        return True
    return False


def arrive(race: Race) -> None:
    """Come onto the present square: a chip is met and waits to act; a car in flight only sees where it might land."""
    square = race.square
    if race.landing == NOWHERE:
        meet_chip(race, square)
    elif race.who_is_on(square) is None:
        car = race.car
        race.landing, race.landing_laps, race.landing_target = square, car.laps, car.target


def land(race: Race) -> None:
    """End a flight whose squares are used up."""
    damage.come_down(race)
    meet_chip(race, race.square)


def meet_chip(race: Race, square: Square) -> None:
    """Take a chip off the road, to act on the car on turn."""
    chip = race.take_chip(square)
    if chip is not None:
        race.chips = (*race.chips, chip)


def can_drop(race: Race) -> bool:
    """Whether the car on turn may drop a chip on the square that it left last."""
    return (
        race.left != NOWHERE
        and COUNTS_AS[race.card] is Card.DROP
        and race.road[race.left] is None
        and len(race.dropped) < most_dropped(race)
        and kinds_to_drop(race.car.chips, race.card, race.dropped) != ()
    )


def kinds_to_drop(chips: Chips, card: Card, dropped: tuple[Chip, ...]) -> tuple[Chip, ...]:
    """Which kinds of its chips a car may drop next: a drop card keeps to one kind a turn."""
    if dropped and card is not Card.SPREADER:
        return dropped[:1] if chips[CHIPS.index(dropped[0])] else ()
    return tuple([chip for chip, count in zip(CHIPS, chips, strict=True) if count])


def most_dropped(race: Race) -> int:
    """How many chips the card played allows."""
    return race.board.amounts[Card.SPREADER] if race.card is Card.SPREADER else MOST_DROPPED


def drop(race: Race, chip: Chip) -> None:
    """Lay a chip on the square left last."""
    race.set_chip(race.left, chip)
    race.dropped = (*race.dropped, chip)
    race.change(race.seat, chips=with_one(race.car.chips, chip, -1))
    race.tell(ChipDropped(race.seat, race.left, chip))
