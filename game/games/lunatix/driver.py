"""The rule driver: what a sensible driver does in every phase of a race, from its seat's view alone."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.lunatix.boosting import MOST_BRAKING, MOST_GAIN
from game.games.lunatix.cards import COUNTS_AS, Card, Chip, Hazard
from game.games.lunatix.equipping import gadget, mix, purchase
from game.games.lunatix.moves import (
    COMMIT,
    DROP,
    ENTER,
    KEEP_CHIPS,
    SPEND_LUCK,
    TAKE_CARD,
    TURBO,
    U_TURN,
    Accelerate,
    Brake,
    Commit,
    Drop,
    Hit,
    Leave,
    Move,
    Ram,
    Steer,
)
from game.games.lunatix.open_road import WIN
from game.games.lunatix.outlook import STANDING, Outlook
from game.games.lunatix.pace import BY_TURBO, TOP, Pace
from game.games.lunatix.state import (
    Accelerating,
    Braking,
    Choosing,
    ChoosingChips,
    ChoosingOpenly,
    Driving,
    Dropping,
    FearingHazard,
    FearingTurbo,
    PickingGadget,
    PuttingAway,
    Shopping,
    State,
    TurningAround,
)
from game.games.lunatix.track import NOWHERE


class Plan(NamedTuple):
    """A card and what to do with it: mph more (or less for brakes), BY_TURBO, 0 where there is no choice."""

    card: Card
    by: int
    value: float


def play(pace: Pace, race: State, seat: Seat, moves: Sequence[Move], luck: Chance, noise: float = 0.0) -> Move:
    """One of the moves. `noise` in squares blurs what the driver thinks of its cards and paths."""
    if len(moves) == 1:
        return moves[0]
    if isinstance(race.phase, ChoosingChips):
        return mix(moves, luck)
    return decide(Outlook(pace, race, seat), moves, luck, noise)


def decide(outlook: Outlook, moves: Sequence[Move], luck: Chance, noise: float = 0.0) -> Move:
    """`play` once the race has begun, for who has looked out already."""
    race = outlook.race
    match race.phase:
        case Choosing() | ChoosingOpenly():
            cards = [move.card for move in moves if isinstance(move, Commit)]
            found = _blurred(plans(outlook, cards), luck, noise)
            return COMMIT[max(found, key=_value).card]
        case Accelerating() | Braking():
            found = _blurred(changes(outlook, race.turn.card, is_hard=True), luck, noise)
            return change_move(max(found, key=_value), moves)
        case Driving():
            values = [(step_value(outlook, move) + _noise(luck, noise / 2), move) for move in moves]
            return max(values, key=lambda pair: pair[0])[1]
        case Dropping(_, is_forced):
            return _drop(outlook, moves, is_forced=is_forced)
        case FearingHazard() | FearingTurbo():
            return SPEND_LUCK if luck_gain(outlook) > 0 else TAKE_CARD
        case Shopping(_, points):
            return purchase(outlook, moves, points)
        case PickingGadget() | PuttingAway():
            return gadget(moves)
        case TurningAround():
            return U_TURN if U_TURN in moves else moves[0]
        case _:
            return moves[0]


def _value(plan: Plan) -> float:
    return plan.value


def _noise(luck: Chance, noise: float) -> float:
    return (luck.share() / 500_000 - 1) * noise if noise else 0.0


def _blurred(found: Sequence[Plan], luck: Chance, noise: float) -> Sequence[Plan]:
    return [plan._replace(value=plan.value + _noise(luck, noise)) for plan in found] if noise else found


# Cards and speeds


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


# Squares


def step_value(outlook: Outlook, move: Move) -> float:
    """What one step, ram or hit in the own turn is worth."""
    race, square = outlook.race, outlook.square
    turn, board = race.turn, outlook.board
    speed = outlook.car.speed // 10
    left = speed - turn.used
    if outlook.car.is_clockwise:
        return 0.0
    is_flying = turn.landing != NOWHERE
    paths = outlook.paths(speed, is_hard=True, duty=turn.card if turn.owes_ram else None, is_flying=is_flying)
    match move:
        case Steer(way):
            end = board.track.ahead[square][way.value]
            return paths.step(square, end, left, owes=turn.owes_ram)
        case move if move == ENTER:
            return outlook.enter_value(square, speed) if outlook.is_pit_bound else -WIN
        case Ram(target):
            is_front = race.squares[target] == board.track.ahead[square].front
            after = paths.value(square, 0 if is_front else max(0, left))
            return outlook.ram_value(target, turn.card) + after
        case Hit(target):
            if race.cars[target].wreck:
                return -0.5
            return outlook.weight(target) * outlook.hurt(target, 2)
        case Leave(door):
            end = board.track.doors[door - 1].square
            return outlook.pace.along[end] - outlook.chip_costs.get(end, 0.0) + paths.value(end, left - 1)
        case _:
            return 0.0


# Chips, luck and the pit


def _drop(outlook: Outlook, moves: Sequence[Move], *, is_forced: bool) -> Move:
    """A chip where a follower is likely to come by: on the square that its best way leads over."""
    turn = outlook.race.turn
    followers = [*outlook.followers()]
    if not is_forced:
        left = outlook.car.speed // 10 - turn.used
        is_late = left <= 1 and not turn.dropped
        if not is_late and not any(_comes_by(outlook, other, turn.left) for other in followers):
            return KEEP_CHIPS
    drops = [move for move in moves if isinstance(move, Drop)]
    worst = {Chip.TACKS: 2.0, Chip.OIL: 2.2, Chip.GLUE: 1.8}
    for other in followers[:1]:
        car = outlook.race.cars[other]
        if car.maximum <= 60:
            worst[Chip.TACKS] = 4.0
        if car.speed >= 80:
            worst[Chip.GLUE] = 2.5
    return max(drops, key=lambda move: worst[move.chip] + 0.1 * outlook.car.chips[[*DROP].index(move.chip)])


def _comes_by(outlook: Outlook, other: Seat, square: int) -> bool:
    """Whether a follower may come over a square in its next turn, the square being where it must nearly pass."""
    race = outlook.race
    steps = min(14, race.cars[other].speed // 10 + 2)
    at = race.squares[other]
    return bool(outlook.board.within(False, at, steps) >> square & 1)


def luck_price(outlook: Outlook) -> float:
    """What a luck chip is worth in squares: less towards the end of the race, and when there are more of them."""
    rest = min(1.0, outlook.way / (2 * outlook.pace.lap))
    return 0.5 + rest * (4.0 - 0.8 * min(3, outlook.car.luck))


def luck_gain(outlook: Outlook) -> float:
    """What it is worth, a luck chip paid, to have another card instead of the one that is feared."""
    phase = outlook.race.phase
    if isinstance(phase, FearingTurbo):
        own = turbo_value(outlook, phase.card.gain // 10, phase.card.dice)
        return expected_turbo(outlook) - own - luck_price(outlook)
    assert isinstance(phase, FearingHazard), "a card lies face up"
    left = outlook.car.speed // 10 - outlook.race.turn.used
    return outlook.hazard_cost(phase.card, left) - outlook.card_cost - luck_price(outlook)
