"""Hazard cards: drawn, set aside, turned over one at a time, and what each of them does (rulebook, Hazard Cards)."""

from collections.abc import Callable
from typing import Final

from game.core.rules import Seat
from game.games.lunatix import damage, road
from game.games.lunatix.cards import KEPT_LUNACIES, LUNACIES, Card, Hazard
from game.games.lunatix.events import (
    Danger,
    HazardsDue,
    HazardShown,
    HazardsShuffled,
    LuckSpent,
    LunacyKept,
    Skidded,
    SkidStopped,
)
from game.games.lunatix.race import Race
from game.games.lunatix.state import Car, FearingHazard, Next
from game.games.lunatix.track import NOWHERE

WALL_DICE: Final = 3
"""For a skid in the doorway of the pit (rulebook, The Pit)."""


def can_spend_luck(car: Car) -> bool:
    """Whether a driver may cancel a card."""
    return car.luck > 0 and Hazard.FATALIST not in car.lunacies


def set_aside(race: Race, count: int, danger: Danger) -> None:
    """Draw cards for the car on turn and lay them aside face down, before any that lie there already."""
    drawn: tuple[Hazard, ...] = ()
    deck = race.decks.hazards
    if len(deck) >= count:
        drawn = deck[: -count - 1 : -1]
        race.change_decks(hazards=deck[:-count])
    else:
        while len(drawn) < count and (card := _draw(race)) is not None:
            drawn = (*drawn, card)
    if drawn:
        race.aside = (*drawn, *race.aside)
        race.tell(HazardsDue(race.seat, len(drawn), danger))


def turn_over(race: Race) -> None:
    """Turn over the next card set aside."""
    card, race.aside = race.aside[0], race.aside[1:]
    _show(race, card)


def spend_luck(race: Race, card: Hazard) -> None:
    """Cancel the card shown for a luck chip and show another from the deck (rulebook, Luck Chips)."""
    pay_luck(race)
    _discard(race, card)
    another = _draw(race)
    if another is not None:
        _show(race, another)


def pay_luck(race: Race) -> None:
    """Hand in a luck chip."""
    left = race.car.luck - 1
    race.change(race.seat, luck=left)
    race.change_decks(luck=race.decks.luck + 1)
    race.tell(LuckSpent(race.seat, left))


def take(race: Race, card: Hazard) -> None:
    """Let the card shown come to pass. The last effect of a card may be the wreck of its car."""
    seat = race.seat
    race.count(seat, "hazards")
    if card in LUNACIES and damage.has_gadget(race, seat, Card.SELF_HELP_TAPE):
        _discard(race, card)
    elif card in KEPT_LUNACIES:
        race.change(seat, lunacies=(*race.car.lunacies, card))
        race.tell(LunacyKept(seat, card))
    else:
        _discard(race, card)
        _EFFECTS[card](race, race.board.hazards[card])


def _show(race: Race, card: Hazard) -> None:
    race.tell(HazardShown(race.seat, card))
    if can_spend_luck(race.car):
        race.phase = FearingHazard(race.seat, card)
    else:
        take(race, card)


def _draw(race: Race) -> Hazard | None:
    """The top card; the discards are shuffled to form a new deck when there is none. None: no card is left."""
    decks = race.decks
    if not decks.hazards:
        discards = (*decks.hazards_used, *decks.hazards_unseen)
        if not discards:
            return None
        race.change_decks(hazards=race.chance.shuffled(discards), hazards_used=(), hazards_unseen=())
        race.tell(HazardsShuffled())
    *rest, card = race.decks.hazards
    race.change_decks(hazards=tuple(rest))
    return card


def _discard(race: Race, card: Hazard) -> None:
    race.change_decks(hazards_used=(*race.decks.hazards_used, card))


def _nothing(_race: Race, _amount: int) -> None:
    pass


def _damage(race: Race, dice: int) -> None:
    damage.roll(race, [(race.seat, dice)])


def _slow(race: Race, mph: int) -> None:
    race.set_speed(race.seat, race.car.speed - mph)


def _spin_out(race: Race, _amount: int) -> None:
    race.set_speed(race.seat, 0)


def _freeze_up(race: Race, _amount: int) -> None:
    race.set_speed(race.seat, race.car.speed // 20 * 10)


def _skid(race: Race, dice: int) -> None:
    """Slide one square outward, unless there is a wall, a car, or no square."""
    seat, square = race.seat, race.square
    if square == NOWHERE:
        race.tell(SkidStopped(seat, None))
        damage.roll(race, [(seat, WALL_DICE)])
        return
    end = race.board.outward[race.car.is_clockwise][square]
    other = None if end == NOWHERE else race.who_is_on(end)
    if end == NOWHERE:
        race.tell(SkidStopped(seat, None))
        damage.roll(race, [(seat, dice)])
    elif other is not None:
        race.tell(SkidStopped(seat, other))
        damage.roll(race, [(seat, dice), (other, hit_dice(race, other, dice))])
    else:
        _slide(race, end)


def _slide(race: Race, end: int) -> None:
    seat, start = race.seat, race.square
    race.used += race.squares_left > 0
    race.left = start
    race.squares[seat] = end
    race.tell(Skidded(seat, start, end))
    if race.then is Next.CURVE:
        race.then = Next.DRIVE  # the chip that caused this moved the car off the square to be checked
    is_clockwise = race.car.is_clockwise
    if race.board.crosses(start, end, is_clockwise) and road.wins_by_crossing(race, is_forward=not is_clockwise):
        return
    road.arrive(race)


def hit_dice(race: Race, target: Seat, dice: int) -> int:
    """The dice that a car which is hit rolls: none for a wreck, fewer with Bumpers."""
    if not race.cars[target].is_running:
        return 0
    if dice and damage.has_gadget(race, target, Card.BUMPERS):
        return max(0, dice - race.board.amounts[Card.BUMPERS])
    return dice


_EFFECTS: Final[dict[Hazard, Callable[[Race, int], None]]] = {
    Hazard.NEAR_MISS: _nothing,
    Hazard.RATTLE: _damage,
    Hazard.CRUNCH: _damage,
    Hazard.SKID: _skid,
    Hazard.SPIN_OUT: _spin_out,
    Hazard.EASE_OFF: _slow,
    Hazard.HARD_BRAKING: _slow,
    Hazard.SLAM: _slow,
    Hazard.FREEZE_UP: _freeze_up,
}
