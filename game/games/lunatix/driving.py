"""Driving: one step, its curve check, and the ways into and out of the pit (rulebook, Movement, Curves, The Pit)."""

from typing import Final

from game.games.lunatix import damage, hazards, road
from game.games.lunatix.cards import Card, Chip
from game.games.lunatix.events import Danger, LineCrossed, Moved, PitEntered, PitLeft
from game.games.lunatix.race import Race
from game.games.lunatix.state import Dropping, Next
from game.games.lunatix.track import NOWHERE, Square

GLUE_MPH: Final = 20
"""What glue takes off the speed (rulebook, Drop)."""

TACKS_DICE: Final = 1
"""What tacks do (rulebook, Drop)."""


def step(race: Race, end: Square) -> None:
    """Drive onto a square ahead."""
    start = race.square
    race.used += 1
    race.left = start
    race.squares[race.seat] = end
    race.then = Next.CURVE
    race.tell(Moved(race.seat, start, end))
    if road.can_drop(race):
        race.phase = Dropping(race.seat, False)
    else:
        reach(race)


def reach(race: Race) -> None:
    """What comes of the square or doorway that the car on turn has just driven to: line, chip, then checks."""
    square = race.square
    if square == NOWHERE:
        return
    is_clockwise = race.car.is_clockwise
    if race.board.crosses(race.left, square, is_clockwise) and road.wins_by_crossing(race, is_forward=not is_clockwise):
        return
    road.arrive(race)
    if race.landing == square and race.squares_left <= 0:
        road.land(race)


def check_curve(race: Race) -> None:
    """Draw for the last step, if it led into a curve or inward in one too fast."""
    race.then = Next.DRIVE
    board, start, end = race.board, race.left, race.square
    curve = board.curve_of[end]
    if not curve:
        return
    if curve != board.curve_of[start]:
        set_aside_above(race, board.safes[end], Danger.CURVE)
    elif board.safes[end] < board.safes[start] and _is_too_fast(race, board.safes[end]):
        hazards.set_aside(race, 1, Danger.INWARD)


def check_acceleration(race: Race, gain: int) -> None:
    """Draw for speeding up by `gain` mph on a curve square to above its safe speed (rulebook, Curves)."""
    square = race.square
    if gain and square != NOWHERE and _is_too_fast(race, race.board.safes[square]):
        hazards.set_aside(race, gain // 10, Danger.ACCELERATION)


def set_aside_above(race: Race, safe: int, danger: Danger) -> None:
    """Draw a card for every 10 mph above a safe speed."""
    above = race.car.speed - safe
    if above > 0 and damage.has_gadget(race, race.seat, Card.STIFF_SPRINGS):
        above -= race.board.amounts[Card.STIFF_SPRINGS]
    if above > 0:
        hazards.set_aside(race, above // 10, danger)


def enter_pit(race: Race) -> None:
    """Drive from a door's square into the pit: a chip may be dropped, then the door's safe speed counts."""
    square = race.square
    door = race.board.entries[race.car.is_clockwise][square]
    race.used += 1
    race.left = square
    race.squares[race.seat] = NOWHERE
    race.landing = NOWHERE
    race.change(race.seat, berth=square)
    race.count(race.seat, "pit_stops")
    race.pit = (*race.pit, race.seat)
    race.then = Next.DOOR
    race.tell(PitEntered(race.seat, door))
    if road.can_drop(race):
        race.phase = Dropping(race.seat, not race.dropped)


def check_door(race: Race) -> None:
    """Draw for driving into the pit too fast."""
    race.then = Next.SHOP
    door = race.board.entries[race.car.is_clockwise][race.car.berth]
    set_aside_above(race, race.board.track.doors[door - 1].safe, Danger.DOOR)


def leave_pit(race: Race, door: int) -> None:
    """Drive out of the pit, past the line, onto a door's square; at any speed."""
    seat, car = race.seat, race.car
    square = race.board.track.doors[door - 1].square
    laps = car.laps + (-1 if car.is_clockwise else 1)
    # A passage through the pit cannot win: it costs a lap more (rulebook, Winning the Game).
    target = car.target + (laps == car.target and not car.is_clockwise)
    race.used += 1
    race.squares[seat] = square
    race.change(seat, berth=NOWHERE, laps=laps, target=target)
    race.pit = tuple(other for other in race.pit if other != seat)
    race.then = Next.DRIVE
    race.tell(PitLeft(seat, door))
    race.tell(LineCrossed(seat, not car.is_clockwise, laps, target))
    if race.card is Card.ROCKET_BOOSTER and race.squares_left > 0:
        race.landing, race.landing_laps, race.landing_target = square, laps, target
    else:
        road.meet_chip(race, square)


def act_chip(race: Race) -> None:
    """Let the next chip act that the car on turn has met (rulebook, Drop)."""
    chip, race.chips = race.chips[0], race.chips[1:]
    match chip:
        case Chip.TACKS:
            if not damage.has_gadget(race, race.seat, Card.SOLID_TYRES):
                damage.roll(race, [(race.seat, TACKS_DICE)])
        case Chip.OIL:
            hazards.set_aside(race, 1, Danger.OIL)
        case Chip.GLUE:
            race.set_speed(race.seat, race.car.speed - GLUE_MPH)


def _is_too_fast(race: Race, safe: int) -> bool:
    """Whether the car on turn is above a safe speed; hidden Stiff Springs show up only where they save it."""
    above = race.car.speed - safe
    if not 0 < above <= race.board.amounts[Card.STIFF_SPRINGS]:
        return above > 0
    return not damage.has_gadget(race, race.seat, Card.STIFF_SPRINGS)
