"""What a driver makes of a race as it sees it: what paths, damage, chips and rams are worth to its car, in squares."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from game.core.rules import Seat
from game.games.lunatix.cards import COUNTS_AS, Card, Chip, Hazard
from game.games.lunatix.decks import MOST_SPEED
from game.games.lunatix.pace import Pace
from game.games.lunatix.rams import DICE, RamKind
from game.games.lunatix.state import State
from game.games.lunatix.track import NOWHERE, Square

WIN: Final = 200.0
"""What the winning passage of the line is worth, far more than anything on the way to it."""

EARLY: Final = 4.0
"""What it is worth in the winning turn to drive one order number earlier."""

SQUEEZE: Final = 1.5
"""What it costs to plan across a square on which another car stands that may drive on."""

RAM_ZEAL = 1.0
DROP_ZEAL = 1.2
GLUE: Final = 4.0
MOST_FEARED: Final = 20.0
"""What a chip costs at most: who would rather wait for ever than drive over it must go on all the same."""

UNPAID: Final = 60.0
"""What it costs to plan past the ram that is due."""

STANDING: Final = 25.0
"""What it costs to choose to stand still."""

PIT_WINDOW: Final = 4.5
"""A driver thinks of the pit when it is so many rounds away."""

PIT_MARGIN: Final = -1.4
"""Rounds that a visit must save before it is worth the trouble."""

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
        self.own_damage = pace.damage_for(self.maximum, self.way)
        self.card_cost = pace.card_cost(self.maximum) + pace.card_dice * pace.die * (
            self.own_damage - pace.damage[self.maximum]
        )
        self.chip_costs = self._chip_costs()
        self.taken: dict[Square, float] = {
            at: (WIN if race.cars[other].wreck else SQUEEZE)
            for other, at in enumerate(race.squares)
            if at != NOWHERE and other != seat
        }
        self.is_pit_bound = self._is_pit_bound()

    def way_of(self, seat: Seat) -> float:
        """Squares that a car has yet to drive."""
        car, square = self.race.cars[seat], self.race.squares[seat]
        at = car.berth if square == NOWHERE else square
        return max(1.0, (car.target - car.laps) * self.pace.lap - self.pace.along[at])

    def rounds_of(self, seat: Seat) -> float:
        """About how many rounds a running car still needs, its damage weighed in."""
        car = self.race.cars[seat]
        square = self.race.squares[seat]
        maximum = max(1, min(MOST_SPEED, car.maximum) // 10)
        way = self.way_of(seat)
        if square == NOWHERE:
            square, way = self.pace.pit_exit(), way - 5
        return self.pace.rounds(square, car.speed // 10, maximum, way)

    def weight(self, other: Seat) -> float:
        """How much of a rival's loss is this seat's gain: all of it with one rival, less with more, more for leaders."""
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
        self,
        square: Square,
        steps: int,
        speed: int,
        *,
        is_hard: bool = False,
        duty: Card | None = None,
        order: int = 9,
        is_flying: bool = False,
        final: int | None = None,
    ) -> float:
        """The value of driving so many squares at a speed (tens of mph), as well as may be.

        `is_hard`: other cars are in the way for good, as in the own turn; else they may yet drive on. `duty`
        is the ram card whose ram is still due. `final` is the speed after the turn where it is another.
        """
        return self.explorer(steps, speed, is_hard=is_hard, duty=duty, order=order, is_flying=is_flying, final=final)(
            square, steps, duty is not None
        )

    def explorer(
        self,
        steps: int,
        speed: int,
        *,
        is_hard: bool,
        duty: Card | None = None,
        order: int = 9,
        is_flying: bool = False,
        final: int | None = None,
    ) -> Callable[[Square, int, bool], float]:
        """The function from square, squares left and whether a ram is due to the value of going on from there."""
        pace, maximum = self.pace, self.maximum
        end_speed = min(maximum, speed if final is None else final)
        edges, along = pace.edges, pace.along
        chips = {} if is_flying else self.chip_costs
        taken = {} if is_flying else self.taken
        doors = self.board.entries[0]
        cost, springs, mph = self.card_cost, self.springs, speed * 10
        wins = self.car.laps + 1 >= self.car.target
        win = WIN + EARLY * (9 - order)
        is_pit_bound = self.is_pit_bound
        leaf = self._pit_leaf(end_speed) if is_pit_bound else pace.bias[maximum][end_speed]
        prey = self._prey() if duty is not None else {}
        blocked = -2 * self.pace.die * self.own_damage - 2.0
        known: dict[tuple[Square, int, bool], float] = {}

        def value(square: Square, left: int, owes: bool) -> float:
            key = (square, left, owes)
            if key in known:
                return known[key]
            best = -WIN
            if owes and square in prey:
                for other, is_front in prey[square]:
                    gain = self.ram_value(other, duty)
                    after = leaf[square] if is_front or left <= 0 else value(square, left, False)
                    best = max(best, gain + after)
                if left <= 0:
                    known[key] = best
                    return best
            if left <= 0:
                # Steps away from every target are not legal while there is one.
                known[key] = leaf[square] - (UNPAID if owes else 0.0)
                return known[key]
            has_way = False
            for end, gain, safe, is_entry in edges[square]:
                part = 0.0
                if end in taken:
                    if is_hard or taken[end] == WIN:
                        continue
                    part = -taken[end]
                has_way = True
                if not is_pit_bound:
                    part += gain
                above = mph - safe - springs
                if above > 0:
                    part -= cost * (above // 10 if is_entry else 1)
                if end in chips:
                    part -= chips[end]
                if wins and along[end] < along[square]:
                    part += win
                else:
                    part += value(end, left - 1, owes)
                best = max(best, part)
            if is_pit_bound and square in doors:
                best = max(best, self.enter_value(square, speed))
            if not has_way:
                best = max(best, blocked + leaf[square])
            known[key] = best
            return best

        return value

    def enter_value(self, square: Square, speed: int) -> float:
        """What driving into the pit by the door at a square is worth."""
        door = self.board.track.doors[self.board.entries[0][square] - 1]
        cards = max(0, speed * 10 - door.safe - self.springs) // 10
        return -self.pace.pace[-1] - 1.5 * cards * self.card_cost

    def _pit_leaf(self, speed: int) -> list[float]:
        pace = self.pace.pace[-1]
        return [-(1 + rounds) * pace for rounds in self.pace.to_pit[speed]]

    def _prey(self) -> Mapping[Square, list[tuple[Seat, bool]]]:
        """By square, which rivals can be rammed from it, and whether such a ram is from behind."""
        found: dict[Square, list[tuple[Seat, bool]]] = {}
        at = {self.race.squares[other]: other for other in self.rivals if self.race.squares[other] != NOWHERE}
        for square, ways in enumerate(self.board.track.ahead):
            for way, end in enumerate(ways):
                if end in at:
                    found.setdefault(square, []).append((at[end], way == 0))
        return found

    # Cards and chips

    def ram_value(self, other: Seat, card: Card | None) -> float:
        """What a sideswipe or a ram from behind with that card is worth."""
        mine, theirs = DICE[RamKind.SIDESWIPE]
        if card is Card.BATTERING_RAM:
            mine, theirs = 0, theirs + self.board.amounts[card]
        if Card.BUMPERS in self.race.cars[other].open:
            theirs -= self.board.amounts[Card.BUMPERS]
        return RAM_ZEAL * self.weight(other) * self.hurt(other, theirs) - self.hurt(self.seat, mine)

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
        return sum(self.weight(other) * DROP_ZEAL * count for other in self.followers())

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
