"""Rams of the three kinds, whether one can be reached, and the involuntary sort (rulebook, Ram, Involuntary Rams)."""

from collections.abc import Sequence
from typing import Final

from game.core.rules import Seat
from game.games.lunatix import damage, hazards
from game.games.lunatix.board import Board
from game.games.lunatix.cards import Card
from game.games.lunatix.events import RamKind, Rammed
from game.games.lunatix.race import Race
from game.games.lunatix.state import Car, Next
from game.games.lunatix.track import NOWHERE, Square

DICE: Final = {
    RamKind.SIDESWIPE: (1, 2),
    RamKind.REAR_END: (1, 2),
    RamKind.HEAD_ON: (3, 4),
    RamKind.INVOLUNTARY: (2, 2),
}
"""Damage dice of the rammer and the target (rulebook, Ram, Involuntary Rams)."""


def targets(board: Board, cars: Sequence[Car], squares: Sequence[Square], seat: Seat) -> tuple[Seat, ...]:
    """The running cars in the front squares of a car on the track, in seat order."""
    fronts = board.fronts[cars[seat].is_clockwise][squares[seat]]
    return tuple(
        other for other, square in enumerate(squares) if square in fronts and not cars[other].wreck and other != seat
    )


def can_reach(
    board: Board, cars: Sequence[Car], squares: Sequence[Square], seat: Seat, square: Square, steps: int
) -> bool:
    """Whether a car on `square` comes, in at most so many steps, to where a running car is in a front square.

    Only wrecks are in the way: a running car that bars a path is itself a target for who comes there.
    """
    is_clockwise = cars[seat][2]
    preys = wrecks = 0
    for other, at in enumerate(squares):
        if at != NOWHERE and other != seat:
            if cars[other][6]:
                wrecks |= 1 << at
            else:
                preys |= 1 << at
    within = board.within(is_clockwise, square, steps + 1) if steps >= 0 else 0
    if not within & preys or not within & wrecks:
        return within & preys != 0
    fronts = board.fronts[is_clockwise]
    edge = {square}
    for _ in range(steps + 1):
        edge = {end for start in edge for end in fronts[start] if not wrecks >> end & 1}
        if any(preys >> end & 1 for end in edge):
            return True
    return False


def kind_of(board: Board, cars: Sequence[Car], squares: Sequence[Square], seat: Seat, target: Seat) -> RamKind:
    """How a car on the track would ram one in its front squares."""
    is_clockwise = cars[seat].is_clockwise
    ways = (board.track.astern if is_clockwise else board.track.ahead)[squares[seat]]
    if squares[target] != ways.front:
        return RamKind.SIDESWIPE
    return RamKind.REAR_END if is_clockwise == cars[target].is_clockwise else RamKind.HEAD_ON


def dice_of(board: Board, kind: RamKind, card: Card) -> tuple[int, int]:
    """The damage dice of the rammer, who drives with a card, and of the target before its gadgets."""
    mine, theirs = DICE[kind]
    if card is Card.BATTERING_RAM and kind is not RamKind.INVOLUNTARY:
        return 0, theirs + board.amounts[Card.BATTERING_RAM]
    return mine, theirs


def ram(race: Race, target: Seat) -> None:
    """Make the ram that a card wants."""
    seat = race.seat
    kind = kind_of(race.board, race.cars, race.squares, seat, target)
    mine, theirs = dice_of(race.board, kind, race.card)
    race.owes_ram = False
    race.then = Next.DRIVE if kind is RamKind.SIDESWIPE else Next.END
    _collide(race, target, kind, mine, theirs)
    if kind is RamKind.HEAD_ON:
        for stopped in (seat, target):
            if race.cars[stopped].is_running:
                race.set_speed(stopped, 0)


def hit(race: Race, target: Seat) -> None:
    """Run into a car or wreck that blocks the way."""
    race.then = Next.END
    blockers = [other for other, square in enumerate(race.squares) if square in _fronts(race)]
    are_wrecks = not any(race.cars[other].is_running for other in blockers)
    _collide(race, target, RamKind.INVOLUNTARY, *DICE[RamKind.INVOLUNTARY])
    if are_wrecks and race.phase is None:
        damage.tow(race, target)


def _collide(race: Race, target: Seat, kind: RamKind, mine: int, theirs: int) -> None:
    race.tell(Rammed(race.seat, target, kind))
    race.count(race.seat, "rams")
    race.count(target, "rammed")
    damage.roll(race, [(race.seat, mine), (target, hazards.hit_dice(race, target, theirs))])


def _fronts(race: Race) -> tuple[Square, ...]:
    return race.board.fronts[race.car.is_clockwise][race.square]
