"""How a race goes on by itself until somebody must decide: turns, rounds and what they are made of."""

from typing import Final

from game.core.rules import Seat
from game.games.lunatix import boosting, choosing, damage, driving, hazards, pit, rams, road, turning
from game.games.lunatix.cards import COUNTS_AS, Card
from game.games.lunatix.events import ExitsBlocked, RoundBegan, RoundEnded, TurnBegan, TurnEnded
from game.games.lunatix.race import Race
from game.games.lunatix.state import (
    MOST_SEATS,
    NO_TURN,
    Accelerating,
    Braking,
    Driving,
    Dropping,
    Next,
    TurningAround,
)
from game.games.lunatix.track import NOWHERE

DRIVING: Final = tuple(Driving(seat) for seat in range(MOST_SEATS))
BRAKING: Final = tuple(Braking(seat) for seat in range(MOST_SEATS))
ACCELERATING: Final = tuple(Accelerating(seat) for seat in range(MOST_SEATS))
DROPPING: Final = tuple(Dropping(seat, False) for seat in range(MOST_SEATS))

FRESH_TURNS: Final = {
    (seat, card): NO_TURN._replace(seat=seat, card=card, owes_ram=action is Card.RAM)
    for seat in range(MOST_SEATS)
    for card, action in COUNTS_AS.items()
}
"""The turn of each seat with each card as it begins."""


def go_on(race: Race) -> None:
    """Carry on with the turn, and with the turns after it, until the race has a phase."""
    while race.phase is None:
        if not race.car.is_running:
            end_turn(race)
        elif race.chips:
            driving.act_chip(race)
        elif race.aside:
            hazards.turn_over(race)
        else:
            _next(race)


def _next(race: Race) -> None:
    then = race.then
    if then is Next.DRIVE:
        _drive(race)
    elif then is Next.CURVE:
        driving.check_curve(race)
    elif then is Next.END:
        _end_move(race)
    elif then is Next.DOOR:
        driving.check_door(race)
    elif then is Next.SHOP:
        _spend_rocket(race)  # used up, it takes no room among the gadgets bought
        pit.open_shop(race, race.board.cards.prices.points)
    elif then is Next.TURNED:
        turning.check_turn(race)
    else:
        turning.settle(race)


def _drive(race: Race) -> None:
    if race.squares_left > 0:
        race.phase = DRIVING[race.seat]
    elif race.landing != NOWHERE:
        road.land(race)
    else:
        race.then = Next.END


def _end_move(race: Race) -> None:
    """See to what a card still demands when movement is over: its ram, its chip."""
    is_on_track = race.square != NOWHERE
    if is_on_track and race.owes_ram and rams.targets(race.board, race.cars, race.squares, race.seat):
        race.phase = DRIVING[race.seat]
    elif is_on_track and not race.dropped and road.can_drop(race):
        race.phase = Dropping(race.seat, True)
    else:
        end_turn(race)


def end_turn(race: Race) -> None:
    """End the turn of the car, running or not, and begin the next."""
    if race.is_turbo:
        race.set_speed(race.seat, min(race.car.speed, race.car.maximum))
        if not race.car.is_in_pit:
            _spend_rocket(race)
    race.tell(TurnEnded(race.seat))
    begin_next(race)


def _spend_rocket(race: Race) -> None:
    if race.card is Card.ROCKET_BOOSTER and race.card in race.car.open:
        pit.spend(race, race.card)


def begin_next(race: Race) -> None:
    """Begin the turn of the next car that runs; when there is none the round ends."""
    while race.waiting:
        seat, race.waiting = race.waiting[0], race.waiting[1:]
        if race.cars[seat].is_running:
            _begin(race, seat)
            return
    end_round(race)


def _begin(race: Race, seat: Seat) -> None:
    card = race.commits[seat]
    assert card is not None, "every running seat has committed"
    action = COUNTS_AS[card]
    race.take_turn(FRESH_TURNS[seat, card])
    race.tell(TurnBegan(seat, card))
    if race.square == NOWHERE and not _has_exit(race):
        race.then = Next.END
    elif card is Card.ROCKET_BOOSTER:
        boosting.rocket(race)
    elif action is Card.ACCELERATE:
        race.phase = ACCELERATING[seat]
    elif action is Card.BRAKE and race.car.speed:
        race.phase = BRAKING[seat]
    elif action is Card.TURN_AROUND and turning.turns(race.board, race.cars, race.squares, seat):
        race.phase = TurningAround(seat)


def _has_exit(race: Race) -> bool:
    """Whether a car in the pit can get out; else wrecks in every exit are marked to be towed."""
    doors = race.board.exits[race.car.is_clockwise]
    blockers = [race.who_is_on(race.board.track.doors[door - 1].square) for door in doors]
    taken = [seat for seat in blockers if seat is not None]
    if len(taken) < len(blockers):
        return True
    race.tell(ExitsBlocked(race.seat))
    if all(race.cars[seat].wreck for seat in taken):
        race.towing = tuple(sorted({*race.towing, *taken}))
    return False


def end_round(race: Race) -> None:
    """Tow what is to be towed and have the next cards chosen, or end the race by distance."""
    race.tell(RoundEnded(race.round))
    for seat in race.towing:
        if race.squares[seat] != NOWHERE:
            damage.tow(race, seat)
    race.towing = ()
    if race.round >= race.board.cards.round_limit:
        race.finish(None)
        return
    race.round += 1
    begin_round(race)


def begin_round(race: Race) -> None:
    """Have cards chosen."""
    race.take_turn(NO_TURN)
    race.commits = (None,) * len(race.cars)
    race.tell(RoundBegan(race.round))
    race.phase = choosing.first_phase(race.cars, race.commits)
    assert race.phase is not None, "a race with a car that runs goes on"
