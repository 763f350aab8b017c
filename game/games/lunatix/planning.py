"""What a driver can do with its cards, and what each of these plans is worth to it, in squares."""

from collections.abc import Sequence
from typing import NamedTuple

from game.games.lunatix.boosting import MOST_BRAKING, MOST_GAIN
from game.games.lunatix.cards import COUNTS_AS, Card, Hazard
from game.games.lunatix.moves import TURBO, Accelerate, Brake, Move
from game.games.lunatix.open_road import WIN
from game.games.lunatix.outlook import STANDING, Outlook
from game.games.lunatix.pace import BY_TURBO, TOP
from game.games.lunatix.track import NOWHERE


class Plan(NamedTuple):
    """A card and what to do with it: mph more (or less for brakes), BY_TURBO, 0 where there is no choice."""

    card: Card
    by: int
    value: float


def plans(outlook: Outlook, cards: Sequence[Card]) -> list[Plan]:
    """Every use of every card, valued as the race stands before the others drive."""
    found: list[Plan] = []
    for card in cards:
        found += changes(outlook, card, is_hard=False)
    return found


def changes(outlook: Outlook, card: Card, *, is_hard: bool, has_turbo: bool = True) -> list[Plan]:
    """Every use of one card, with turbo or without it."""
    car = outlook.car
    if car.is_clockwise:
        return [Plan(card, by, _backward_value(outlook, card, by)) for by in _amounts(outlook, card)]
    speed = car.speed // 10
    order = outlook.board.orders[card]
    found = []
    for by in _amounts(outlook, card):
        if by == BY_TURBO and not has_turbo:
            continue
        if by == BY_TURBO:
            value = expected_turbo(outlook, is_hard=is_hard)
        elif card is Card.ROCKET_BOOSTER:
            value = _rocket_value(outlook)
        elif outlook.square == NOWHERE:
            value = leave_value(outlook, speed + by // 10)
        else:
            after = speed + by // 10
            action = COUNTS_AS[card]
            duty = card if action is Card.RAM else None
            value = outlook.drive(after, is_hard=is_hard, duty=duty, order=order)
            value -= outlook.card_cost * outlook.pace.acceleration_cards(outlook.square, speed, after)
            if action is Card.DROP:
                value += outlook.drop_value(card)
            if not after and duty is None:
                value -= STANDING
            if action is Card.TURN_AROUND:
                # Two turns lost and a head-on ram (three dice for oneself) cost more than the four dice of the target.
                value -= WIN
        found.append(Plan(card, by, value))
    return found


def _amounts(outlook: Outlook, card: Card) -> list[int]:
    car = outlook.car
    room = car.maximum - car.speed
    least = 10 if car.is_in_pit else 0
    action = COUNTS_AS[card]
    if card is Card.ROCKET_BOOSTER:
        return [0]
    if action is Card.ACCELERATE:
        most = outlook.board.amounts[card] if card is Card.CHARGER else MOST_GAIN
        found = [*range(least, min(most, room) + 10, 10)]
        if card is Card.ACCELERATE and Hazard.NITRO_NERVES not in car.lunacies:
            found.append(BY_TURBO)
        return found
    if action is Card.BRAKE:
        most = outlook.board.amounts[card] if card is Card.DRUM_BRAKES else MOST_BRAKING
        return [-by for by in range(10, min(most, car.speed) + 10, 10)] or [0]
    return [0]


def expected_turbo(outlook: Outlook, *, is_hard: bool = True) -> float:
    """What drawing a turbo card is worth."""
    return sum(odds * turbo_value(outlook, gain, dice, is_hard=is_hard) for odds, gain, dice in outlook.pace.turbos)


def turbo_value(outlook: Outlook, gain: int, dice: int, *, is_hard: bool = True) -> float:
    """What a turbo card with that gain (tens of mph) and dice is worth."""
    speed = outlook.car.speed // 10
    after = min(TOP, speed + gain)
    hurt = 0.0 if Card.FIRE_BLANKET in outlook.gadgets else outlook.hurt(outlook.seat, dice)
    if outlook.square == NOWHERE:
        return leave_value(outlook, after) - hurt
    cards = outlook.pace.acceleration_cards(outlook.square, speed, after)
    value = outlook.drive(after, is_hard=is_hard, order=outlook.board.orders[Card.ACCELERATE])
    return value - hurt - outlook.card_cost * cards


def _rocket_value(outlook: Outlook) -> float:
    speed = outlook.car.speed // 10
    after = min(TOP, speed + outlook.board.amounts[Card.ROCKET_BOOSTER] // 10)
    if outlook.square == NOWHERE:
        return leave_value(outlook, after) - 2
    cards = outlook.pace.acceleration_cards(outlook.square, speed, after)
    value = outlook.drive(after, is_hard=False, is_flying=True, order=outlook.board.orders[Card.ROCKET_BOOSTER])
    return value - 2 - outlook.card_cost * cards


def leave_value(outlook: Outlook, speed: int) -> float:
    """What driving out of the pit at a speed (tens of mph) is worth; the ways out count as open."""
    doors = outlook.board.track.doors
    if not speed:
        return 0.0
    squares = [doors[door - 1].square for door in outlook.board.exits[0]]
    here = outlook.pace.along[outlook.pace.pit_exit()]
    paths = outlook.paths(speed, is_hard=False)
    return max(paths.value(square, speed - 1) + outlook.pace.along[square] - here for square in squares)


def change_move(plan: Plan, moves: Sequence[Move]) -> Move:
    """The move that carries out a plan once its card was revealed."""
    if plan.by == BY_TURBO:
        return TURBO
    for move in moves:
        if isinstance(move, Accelerate) and move.by == plan.by:
            return move
        if isinstance(move, Brake) and move.by == -plan.by:
            return move
    return moves[0]


def _backward_value(outlook: Outlook, card: Card, by: int) -> float:
    """For a car that drives the wrong way: turn round, or get up enough speed for it."""
    if card is Card.TURN_AROUND:
        return WIN
    return -abs(outlook.car.speed + by - 40)
