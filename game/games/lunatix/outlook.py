"""What a driver makes of a race as it sees it: what paths, damage, chips and rams are worth to its car, in squares."""

from collections.abc import Iterable
from typing import Final

from game.core.rules import Seat
from game.games.lunatix.cards import COUNTS_AS, Card, Chip, Hazard
from game.games.lunatix.decks import MOST_SPEED
from game.games.lunatix.events import RamKind
from game.games.lunatix.open_road import LAST_ORDER, Drive, enter_value, open_road
from game.games.lunatix.pace import Pace
from game.games.lunatix.paths import Paths, Prey, Traffic
from game.games.lunatix.rams import DICE
from game.games.lunatix.state import State
from game.games.lunatix.track import NOWHERE, Square

SQUEEZE: Final = 1.5
"""What it costs to plan across a square on which another car stands that may drive on."""

DROP_ZEAL: Final = 1.2
"""What a chip dropped before a follower is worth, in squares of that car."""

LITTER: Final = 0.8
"""What chips on the road are worth with nobody close behind: somebody comes by in the end."""

GLUE: Final = 4.0
"""What glue costs: two squares now, and the speed."""

MOST_FEARED: Final = 20.0
"""What a chip costs at most: who would rather wait for ever than drive over it must go on all the same."""

STANDING: Final = 25.0
"""What it costs to choose to stand still."""

PIT_WINDOW: Final = 4.5
"""A driver thinks of the pit when it is so many rounds away."""

PIT_MARGIN: Final = -1.7
"""Rounds that a visit must save; below 0, as gadgets, chips and fewer wrecks do not show in rounds."""

_STEP: Final = 12
"""Squares."""

NEAR: Final = 14
"""Squares behind within which a rival is worth a chip."""


class Outlook:
    """One seat's view of the moment, asked for the value of what it might do.

    Built on a view's race: nothing that lies face down is looked at but the seat's own gadgets.
    """

    def __init__(self, pace: Pace, race: State, seat: Seat) -> None:
        self.pace = pace
        self.board = pace.board
        self.race = race
        self.seat = seat
        self.car = car = race.cars[seat]
        self.square = race.squares[seat]
        self.gadgets = (*car.open, *car.hidden)
        self.maximum = max(1, min(MOST_SPEED, car.maximum) // 10)
        self.springs = self.board.amounts[Card.STIFF_SPRINGS] if Card.STIFF_SPRINGS in self.gadgets else 0
        self.way = self.way_of(seat)
        self.rivals = tuple(
            other
            for other, their in enumerate(race.cars)
            if other != seat and not their.wreck and not their.has_retired
        )
        self.own_damage = pace.damage_for(self.maximum, _roughly(self.way))
        self.card_cost = pace.card_cost(self.maximum) + pace.card_dice * pace.die * (
            self.own_damage - pace.damage[self.maximum]
        )
        self.chip_costs = self._chip_costs()
        self._chips = sum(1 << square for square in self.chip_costs)
        self.taken: dict[Square, bool] = {
            at: race.cars[other].wreck > 0 for other, at in enumerate(race.squares) if at != NOWHERE and other != seat
        }
        self.is_pit_bound = self._is_pit_bound()
        self._paths: dict[tuple[int, bool, Card | None, int, bool], Paths] = {}

    def follow(self, race: State) -> None:
        """Look out from another square of the same turn, in which nothing but the own square has changed."""
        self.race = race
        self.square = race.squares[self.seat]
        self.way = self.way_of(self.seat)

    def way_of(self, seat: Seat) -> float:
        """Squares that a car has yet to drive."""
        car, square = self.race.cars[seat], self.race.squares[seat]
        at = car.berth if square == NOWHERE else square
        return max(1.0, (car.target - car.laps) * self.pace.lap - self.pace.along[at])

    def weight(self, other: Seat) -> float:
        """How much of a rival's loss is this seat's gain: nearly all with one rival, less with more of them."""
        if len(self.rivals) == 1:
            return 0.9
        ahead = sum(self.way_of(rival) < self.way_of(other) for rival in self.rivals if rival != other)
        return (1.1 - 0.25 * ahead) / len(self.rivals) + 0.1

    def hurt(self, other: Seat, dice: int) -> float:
        """What so many damage dice cost a car, in squares of its own."""
        if dice <= 0:
            return 0.0
        if other == self.seat:
            maximum, way = self.maximum, self.way
        else:
            maximum, way = max(1, self.race.cars[other].maximum // 10), self.way_of(other)
        return self.pace.hurt(maximum, dice, way)

    # Paths

    def drive(
        self, speed: int, *, is_hard: bool, duty: Card | None = None, order: int, is_flying: bool = False
    ) -> float:
        """The value of driving a whole turn at a speed (tens of mph) from the present square."""
        paths = self.paths(speed, is_hard=is_hard, duty=duty, order=order, is_flying=is_flying)
        return paths.value(self.square, speed, owes=duty is not None)

    def paths(
        self,
        speed: int,
        *,
        is_hard: bool,
        duty: Card | None = None,
        order: int = LAST_ORDER,
        is_flying: bool = False,
    ) -> Paths:
        """All ways at a speed in tens of mph.

        `is_hard`: other cars are in the way for good, as in the own turn; else they may yet drive on. `duty` is
        the ram card whose ram is due, `order` the number of the card played. `is_flying`: over all that is there.
        """
        key = (speed, is_hard, duty, order, is_flying)
        found = self._paths.get(key)
        if found is None:
            wins = order if self.car.laps + 1 >= self.car.target else 0
            drive = Drive(self.maximum, speed, self.card_cost, self.springs, self.is_pit_bound, wins)
            traffic = self._traffic(is_hard=is_hard, duty=duty, is_flying=is_flying)
            found = self._paths[key] = Paths(open_road(self.pace, drive), traffic, self.board)
        return found

    def _traffic(self, *, is_hard: bool, duty: Card | None, is_flying: bool) -> Traffic:
        prey: dict[Square, list[Prey]] = {}
        if duty is not None:
            for other in self.rivals:
                at = self.race.squares[other]
                if at != NOWHERE:
                    gain = self.ram_value(other, duty)
                    for square, is_front in self.pace.behind[at]:
                        prey.setdefault(square, []).append(Prey(other, gain, is_front))
        blocked = -2 * self.pace.die * self.own_damage - 2.0
        if is_flying:
            return Traffic(0, {}, 0, prey, blocked)
        barred = taken = 0
        for square, is_wreck in self.taken.items():
            taken |= 1 << square
            if is_wreck or is_hard:
                barred |= 1 << square
        dear = self.chip_costs
        if taken != barred:
            dear = {**dear}
            for square, is_wreck in self.taken.items():
                if not is_wreck:
                    dear[square] = dear.get(square, 0.0) + SQUEEZE
        return Traffic(barred, dear, taken | self._chips, prey, blocked)

    def enter_value(self, square: Square, speed: int) -> float:
        """What driving into the pit by the door at a square is worth."""
        return enter_value(self.pace, square, speed, self.card_cost, self.springs)

    # Cards and chips

    def ram_value(self, other: Seat, card: Card | None) -> float:
        """What a sideswipe or a ram from behind with that card is worth."""
        mine, theirs = DICE[RamKind.SIDESWIPE]
        if card is Card.BATTERING_RAM:
            mine, theirs = 0, theirs + self.board.amounts[card]
        if Card.BUMPERS in self.race.cars[other].open:
            theirs -= self.board.amounts[Card.BUMPERS]
        return self.weight(other) * self.hurt(other, theirs) - self.hurt(self.seat, mine)

    def followers(self) -> Iterable[Seat]:
        """Rivals so close behind that a chip may meet them."""
        here = self.pace.along[self.square]
        for other in self.rivals:
            at = self.race.squares[other]
            if at != NOWHERE and 0 < (here - self.pace.along[at]) % self.pace.lap <= NEAR:
                yield other

    def drop_value(self, card: Card) -> float:
        """What dropping chips behind is worth."""
        count = 1.3 if COUNTS_AS[card] is card else 2.0
        return LITTER + sum(self.weight(other) * DROP_ZEAL * count for other in self.followers())

    def hazard_cost(self, card: Hazard, squares_left: int) -> float:
        """What taking a hazard card costs now."""
        amount = self.board.hazards[card]
        speed = self.car.speed // 10
        match card:
            case Hazard.RATTLE | Hazard.CRUNCH:
                return self.hurt(self.seat, amount)
            case Hazard.SKID:
                return self.hurt(self.seat, 3) if self.square == NOWHERE else 0.5 + 0.4 * self.hurt(self.seat, amount)
            case Hazard.SPIN_OUT:
                return self._slowing_cost(speed, squares_left)
            case Hazard.EASE_OFF | Hazard.HARD_BRAKING | Hazard.SLAM:
                return self._slowing_cost(amount // 10, squares_left)
            case Hazard.FREEZE_UP:
                return self._slowing_cost(speed - speed // 2, squares_left)
            case Hazard.NEAR_MISS:
                return 0.0
            case _:
                return self.lunacy_cost(card)

    def lunacy_cost(self, lunacy: Hazard) -> float:
        """What a kept lunacy costs for the rest of the race."""
        if Card.SELF_HELP_TAPE in self.gadgets:
            return 0.0
        rest = min(1.0, self.way / USUAL_REST)
        return rest * _LUNACIES.get(lunacy, 0.0)

    def _slowing_cost(self, tens: int, squares_left: int) -> float:
        """What so many tens of mph less cost: squares of this turn, and speed for the next."""
        if self.square == NOWHERE:
            return 0.0
        speed = min(self.maximum, self.car.speed // 10)
        after = max(0, speed - tens)
        bias = self.pace.bias[self.maximum]
        return min(tens, max(0, squares_left)) + bias[speed][self.square] - bias[after][self.square]

    def _chip_costs(self) -> dict[Square, float]:
        tacks = 0.0 if Card.SOLID_TYRES in self.gadgets else self.hurt(self.seat, 1)
        costs = {Chip.TACKS: tacks, Chip.OIL: self.card_cost, Chip.GLUE: GLUE}
        return {square: min(MOST_FEARED, costs[chip]) for square, chip in enumerate(self.race.road) if chip is not None}

    # The pit

    def _is_pit_bound(self) -> bool:
        """Whether the race is over sooner by way of the pit, which is near."""
        car, pace = self.car, self.pace
        if self.square == NOWHERE or car.is_clockwise or car.laps + 1 >= car.target:
            return False
        speed = min(MOST_SPEED, car.speed) // 10
        eta = pace.to_pit[speed][self.square]
        if eta > PIT_WINDOW:
            return False
        prices = self.board.cards.prices
        repaired = min(MOST_SPEED // 10, self.maximum + prices.points // prices.repair)
        door = pace.pit_exit()
        way = (car.target - car.laps - 1) * pace.lap - pace.along[door]
        fear_now, fear_then = pace.fear_rounds(self.maximum), pace.fear_rounds(repaired)
        by_pit = eta + pace.rounds(door, 0, repaired, way) + fear_then
        by_road = pace.rounds(self.square, speed, self.maximum, self.way) + fear_now
        lunacies = 0.4 * sum(lunacy in (Hazard.LEAD_FOOT, Hazard.ROAD_RAGE) for lunacy in car.lunacies)
        return by_pit + PIT_MARGIN - lunacies < by_road


def _roughly(way: float) -> float:
    """A way in steps of some squares, so that what is found for one place serves for many."""
    return _STEP * round(way / _STEP)


USUAL_REST: Final = 80.0
_LUNACIES: Final = {
    Hazard.ROAD_RAGE: 2.0,
    Hazard.LEAD_FOOT: 6.0,
    Hazard.TIMID: 1.0,
    Hazard.PACK_RAT: 1.0,
    Hazard.NITRO_NERVES: 1.5,
    Hazard.LOOSE_LIPS: 1.0,
    Hazard.FATALIST: 2.0,
}
"""What lunacies cost in squares while most of a race lies ahead."""
