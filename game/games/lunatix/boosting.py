"""Speeding up and slowing down before a car moves: brakes, accelerator, turbo (rulebook, Brake, Accelerate)."""

from game.games.lunatix import damage, driving, hazards
from game.games.lunatix.board import Board
from game.games.lunatix.cards import Card, Hazard, TurboCard
from game.games.lunatix.events import TurboShown, TurbosShuffled
from game.games.lunatix.race import Race
from game.games.lunatix.state import Car, FearingTurbo, Next
from game.games.lunatix.track import NOWHERE

MOST_BRAKING = 40
MOST_GAIN = 20
"""In mph, by the action cards (rulebook, Brake, Accelerate)."""


def most_braking(board: Board, car: Car, card: Card) -> int:
    """By how many mph a car may slow down: never below 0."""
    return min(board.amounts[card] if card is Card.DRUM_BRAKES else MOST_BRAKING, car.speed)


def gains(board: Board, car: Car, card: Card) -> tuple[int, int]:
    """By how many mph at least and at most a car may speed up: not above its maximum, and out of the pit not by 0."""
    most = board.amounts[card] if card is Card.CHARGER else MOST_GAIN
    room = car[1] - car[0]
    return 10 * (car[5] != NOWHERE), min(room, most)


def can_turbo(car: Car, card: Card) -> bool:
    """Whether the accelerate card may be played as turbo."""
    return card is Card.ACCELERATE and Hazard.NITRO_NERVES not in car.lunacies


def brake(race: Race, by: int) -> None:
    """Slow down."""
    race.set_speed(race.seat, race.car.speed - by)


def accelerate(race: Race, by: int) -> None:
    """Speed up."""
    race.set_speed(race.seat, race.car.speed + by)
    driving.check_acceleration(race, by)


def rocket(race: Race) -> None:
    """Begin a turn with Rocket Booster: a turbo turn in every respect, in the air until its squares are used up."""
    gain = race.board.amounts[Card.ROCKET_BOOSTER]
    race.is_turbo = True
    race.count(race.seat, "turbos")
    if race.square != NOWHERE:
        race.landing, race.landing_laps, race.landing_target = race.square, race.car.laps, race.car.target
    race.set_speed(race.seat, race.car.speed + gain)
    driving.check_acceleration(race, gain)


def turbo(race: Race) -> None:
    """Draw a turbo card."""
    race.is_turbo = True
    race.count(race.seat, "turbos")
    _show(race)


def spend_luck(race: Race, card: TurboCard) -> None:
    """Cancel the card shown for a luck chip and show another (rulebook, Luck Chips)."""
    hazards.pay_luck(race)
    _discard(race, card)
    _show(race)


def take(race: Race, card: TurboCard) -> None:
    """Let the card shown come to pass: gain, dice, then the hazards of accelerating on a curve square."""
    race.then = Next.DRIVE
    _discard(race, card)
    race.set_speed(race.seat, race.car.speed + card.gain)
    if card.dice and not damage.has_gadget(race, race.seat, Card.FIRE_BLANKET):
        damage.roll(race, [(race.seat, card.dice)])
    if race.car.is_running and race.phase is None:
        driving.check_acceleration(race, card.gain)


def _show(race: Race) -> None:
    decks = race.decks
    turbos, used = decks.turbos, decks.turbos_used
    if not turbos:
        turbos, used = race.chance.shuffled(used), ()
        race.tell(TurbosShuffled())
    card = turbos[-1]
    race.change_decks(turbos=turbos[:-1], turbos_used=used)
    race.tell(TurboShown(race.seat, card))
    if hazards.can_spend_luck(race.car):
        race.phase = FearingTurbo(race.seat, card)
    else:
        take(race, card)


def _discard(race: Race, card: TurboCard) -> None:
    """Lay a turbo card open; the click card has all of them shuffled together, also when it was cancelled."""
    decks = race.decks
    if card.is_click:
        race.change_decks(turbos=race.chance.shuffled((*decks.turbos, *decks.turbos_used, card)), turbos_used=())
        race.tell(TurbosShuffled())
    else:
        race.change_decks(turbos_used=(*decks.turbos_used, card))
