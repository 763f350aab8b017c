"""Choosing cards in secret: which a seat may commit and why not, and the reveal (rulebook, Playing the Game)."""

from collections.abc import Sequence
from enum import Enum
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.games.lunatix import rams
from game.games.lunatix.board import Board
from game.games.lunatix.cards import ACTIONS, COUNTS_AS, NUMBERED, Card, Hazard
from game.games.lunatix.events import Revealed
from game.games.lunatix.moves import COMMIT, Commit
from game.games.lunatix.race import Race
from game.games.lunatix.standings import driving_order
from game.games.lunatix.state import Car, Choosing, ChoosingOpenly
from game.games.lunatix.track import NOWHERE, Square
from game.games.lunatix.turning import BOOTLEGGER_LEAST

_PLAIN_ORDER: Final = (Card.RAM, Card.BRAKE, Card.DROP, Card.TURN_AROUND)
_PLAIN: Final = {
    can: tuple(COMMIT[card] for card in ACTIONS if card is Card.ACCELERATE or can[_PLAIN_ORDER.index(card)])
    for can in product((False, True), repeat=len(_PLAIN_ORDER))
}
"""The action cards that may be committed, by which of all but accelerate are possible."""

_ONLY_RAM: Final = (COMMIT[Card.RAM],)


class Reason(Enum):
    """Why a card may not be committed."""

    IN_PIT = "in_pit"
    NO_TARGET = "no_target"
    STANDING = "standing"
    NO_CHIP = "no_chip"
    WRONG_LANE = "wrong_lane"
    ROAD_RAGE = "road_rage"
    LEAD_FOOT = "lead_foot"
    TIMID = "timid"
    PACK_RAT = "pack_rat"
    NITRO_NERVES = "nitro_nerves"


class Candidate(NamedTuple):
    """A card that a seat holds, and why it may not be committed (None: it may)."""

    card: Card
    reason: Reason | None


_BANS: Final = {
    Card.RAM: (Hazard.TIMID, Reason.TIMID),
    Card.BRAKE: (Hazard.LEAD_FOOT, Reason.LEAD_FOOT),
    Card.DROP: (Hazard.PACK_RAT, Reason.PACK_RAT),
}


def candidates(board: Board, cars: Sequence[Car], squares: Sequence[Square], seat: Seat) -> tuple[Candidate, ...]:
    """Every card that a running seat holds, judged by present speeds and positions, others' cards left out."""
    car = cars[seat]
    actions = ACTIONS if board.options.turn_around else ACTIONS[:-1]
    cards = actions + tuple(dict.fromkeys(card for card in car.open if card in NUMBERED)) if car.open else actions
    found = [Candidate(card, _reason(board, cars, squares, seat, card)) for card in cards]
    if Hazard.ROAD_RAGE in car.lunacies and not car.is_in_pit:
        can_ram = any(COUNTS_AS[card] is Card.RAM and reason is None for card, reason in found)
        if can_ram:
            found = [
                Candidate(card, reason or (None if COUNTS_AS[card] is Card.RAM else Reason.ROAD_RAGE))
                for card, reason in found
            ]
    return tuple(found)


def legal_cards(board: Board, cars: Sequence[Car], squares: Sequence[Square], seat: Seat) -> list[Card]:
    """The cards that a running seat may commit; accelerating always can be, unless road rage wants a ram."""
    return [card for card, reason in candidates(board, cars, squares, seat) if reason is None]


def commits(board: Board, cars: Sequence[Car], squares: Sequence[Square], seat: Seat) -> Sequence[Commit]:
    """The moves for `legal_cards`; from a table for who holds no gadgets, which spares simulations much."""
    car, square = cars[seat], squares[seat]
    speed, is_clockwise, lunacies = car[0], car[2], car[12]
    if car[10]:
        return [COMMIT[card] for card in legal_cards(board, cars, squares, seat)]
    if square == NOWHERE:
        return _PLAIN[False, False, False, False]
    can_ram = rams.can_reach(board, cars, squares, seat, square, speed // 10)
    can_brake = can_drop = speed > 0
    can_turn = board.options.turn_around and (speed >= BOOTLEGGER_LEAST or board.u_turns[is_clockwise][square] != ())
    if lunacies:
        can_ram = can_ram and Hazard.TIMID not in lunacies
        can_brake = can_brake and Hazard.LEAD_FOOT not in lunacies
        can_drop = can_drop and Hazard.PACK_RAT not in lunacies
        if can_ram and Hazard.ROAD_RAGE in lunacies:
            return _ONLY_RAM
    return _PLAIN[can_ram, can_brake, can_drop and any(car[9]), can_turn]


def first_phase(cars: Sequence[Car], commits: Sequence[Card | None]) -> Choosing | ChoosingOpenly | None:
    """Who chooses now: drivers with loose lips one by one, then all others at once; None when all have chosen."""
    for seat, car in enumerate(cars):
        if car[12] and Hazard.LOOSE_LIPS in car[12] and commits[seat] is None and not car[6] and not car[7]:
            return ChoosingOpenly(seat)
    seats = tuple(
        [seat for seat, card in enumerate(commits) if card is None and not cars[seat][6] and not cars[seat][7]]
    )
    return choosing(seats) if seats else None


@cache
def choosing(seats: tuple[Seat, ...]) -> Choosing:
    """The phase in which these seats have yet to choose, made once."""
    return Choosing(seats)


def reveal(race: Race) -> None:
    """Turn all cards over and settle the order of driving."""
    race.waiting = driving_order(race.board, race.cars, race.squares, race.commits, race.pit)
    race.tell(Revealed(race.commits, race.waiting))


def _reason(board: Board, cars: Sequence[Car], squares: Sequence[Square], seat: Seat, card: Card) -> Reason | None:
    car, action = cars[seat], COUNTS_AS[card]
    if action is Card.ACCELERATE:
        is_barred = card is Card.ROCKET_BOOSTER and Hazard.NITRO_NERVES in car.lunacies
        return Reason.NITRO_NERVES if is_barred else None
    square = squares[seat]
    if square == NOWHERE:
        return Reason.IN_PIT
    if action in _BANS and car.lunacies:
        lunacy, reason = _BANS[action]
        if lunacy in car.lunacies:
            return reason
    if action is Card.RAM:
        reach = rams.can_reach(board, cars, squares, seat, square, car.speed // 10)
        return None if reach else Reason.NO_TARGET
    if action is Card.BRAKE:
        return None if car.speed else Reason.STANDING
    if action is Card.DROP:
        if not any(car.chips):
            return Reason.NO_CHIP
        return None if car.speed >= 10 else Reason.STANDING
    has_turn = board.u_turns[car.is_clockwise][square] or car.speed >= BOOTLEGGER_LEAST
    return None if has_turn else Reason.WRONG_LANE
