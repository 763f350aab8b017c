"""The rule driver: what a sensible driver does in every phase of a race, from its seat's view alone."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.lunatix.cards import Chip
from game.games.lunatix.equipping import gadget, mix, purchase
from game.games.lunatix.moves import (
    COMMIT,
    DROP,
    ENTER,
    KEEP_CHIPS,
    SPEND_LUCK,
    TAKE_CARD,
    U_TURN,
    Commit,
    Drop,
    Hit,
    Leave,
    Move,
    Ram,
    Steer,
)
from game.games.lunatix.open_road import WIN
from game.games.lunatix.outlook import Outlook
from game.games.lunatix.pace import Pace
from game.games.lunatix.planning import Plan, change_move, changes, expected_turbo, plans, turbo_value
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
