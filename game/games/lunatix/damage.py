"""Damage dice, hidden gadgets that turn face up, and wrecks (rulebook, Damage)."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.games.lunatix.cards import Card
from game.games.lunatix.events import DiceRolled, FlownBack, GadgetShown, Wrecked, WreckTowed
from game.games.lunatix.race import Race
from game.games.lunatix.track import NOWHERE


def roll(race: Race, dice: Sequence[tuple[Seat, int]]) -> None:
    """Roll the dice of one event, so many for each seat, then apply them all.

    Each hit takes 10 mph off the maximum speed, and speed comes down to the maximum, but not that of the
    car on turn while it turboes. A maximum of 0 is a wreck in any case.
    """
    wrecked = []
    for seat, hits in [(seat, _rolled(race, count)) for seat, count in dice if count > 0]:
        maximum = race.cars[seat].maximum
        damage = sum(hits)
        if damage:
            maximum = max(0, maximum - 10 * damage)
            race.change(seat, maximum=maximum)
            race.count(seat, "hits", damage)
        race.tell(DiceRolled(seat, hits, maximum))
        if not maximum:
            wrecked.append(seat)
        elif not (race.is_turbo and seat == race.seat):
            race.set_speed(seat, min(race.cars[seat].speed, maximum))
    if wrecked:
        wreck(race, wrecked)


def has_gadget(race: Race, seat: Seat, card: Card) -> bool:
    """Whether a gadget helps now; a hidden one turns face up and stays so."""
    car = race.cars[seat]
    if card in car.open:
        return True
    if not car.hidden or card not in car.hidden:
        return False
    at = car.hidden.index(card)
    race.change(seat, open=(*car.open, card), hidden=car.hidden[:at] + car.hidden[at + 1 :])
    race.tell(GadgetShown(seat, card))
    return True


def wreck(race: Race, seats: Sequence[Seat]) -> None:
    """Turn cars upside down, all in one event: they drop what they have and stay as obstacles."""
    number = 1 + max(car.wreck for car in race.cars)
    for seat in seats:
        if seat == race.seat and race.landing != NOWHERE:
            come_down(race)
            race.take_chip(race.square)
        strip(race, seat)
        race.change(seat, wreck=number)
        race.tell(Wrecked(seat))
    race.finish_if_decided()


def strip(race: Race, seat: Seat) -> None:
    """Take a car out: speed 0, chips to the stock, gadgets under the deck, lunacies and cards due to the discards."""
    car, decks = race.cars[seat], race.decks
    race.change_decks(
        luck=decks.luck + car.luck,
        chips=tuple(had + got for had, got in zip(decks.chips, car.chips, strict=True)),
        gadgets=(*car.open, *car.hidden, *decks.gadgets),
        hazards_used=(*decks.hazards_used, *car.lunacies),
    )
    race.change(seat, speed=0, luck=0, chips=(0, 0, 0), open=(), hidden=(), lunacies=())
    race.pit = tuple(other for other in race.pit if other != seat)
    if seat == race.seat:
        race.change_decks(hazards_unseen=(*race.decks.hazards_unseen, *race.aside))
        race.aside = race.chips = ()


def come_down(race: Race) -> None:
    """End a flight: on the square below, or if that is taken on the last empty one that the car passed."""
    square, landing = race.square, race.landing
    race.landing = NOWHERE
    if race.who_is_on(square) is None:
        return
    race.squares[race.seat] = landing
    race.change(race.seat, laps=race.landing_laps, target=race.landing_target)
    race.tell(FlownBack(race.seat, square, landing, race.landing_laps))


def tow(race: Race, seat: Seat) -> None:
    """Take a wreck off its square; it ranks where it lay."""
    square = race.squares[seat]
    race.squares[seat] = NOWHERE
    race.change(seat, berth=square)
    race.tell(WreckTowed(seat, square))


def _rolled(race: Race, dice: int) -> tuple[int, ...]:
    pick, die = race.chance.pick, race.board.die
    return tuple([pick(die) for _ in range(dice)])
