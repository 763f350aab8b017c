"""A way planned square by square: what it costs, what it meets, and what is legal at its end; nothing is played yet."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.games.lunatix import road
from game.games.lunatix.cards import COUNTS_AS, Card, Chip
from game.games.lunatix.moves import DROP, ENTER, KEEP_CHIPS, STEER, Drop, Enter, Hit, Leave, Move, Ram, Steer, Way
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import State
from game.games.lunatix.track import NOWHERE, Square
from game.tables.lunatix.legs import Leg, Toll, left_of, leg_for, legal_at

_CHIP_COST: Final = {Chip.TACKS: 9, Chip.OIL: 10, Chip.GLUE: 4}
_HAZARD_COST: Final = 10
_BLOCKED_COST: Final = 40


class Route:
    """The way of the car on turn from where it stands. `race` is that of its seat's view."""

    def __init__(self, rules: LunatixRules, race: State) -> None:
        self._rules = rules
        self.start = race
        """The state from which it is planned."""
        self.seat: Seat = race.turn.seat
        self.legs: list[Leg] = []
        self.is_suggested = False
        self.suggest()

    # --- what can be asked ---

    @property
    def tip(self) -> State:
        """The state at the end of the plan."""
        return self.legs[-1].after if self.legs else self.start

    @property
    def square(self) -> Square:
        """Where the plan ends."""
        return self.tip.squares[self.seat]

    @property
    def squares_planned(self) -> tuple[Square, ...]:
        """Every square of the plan."""
        return tuple(leg.square for leg in self.legs)

    @property
    def squares(self) -> int:
        """How many squares there are to drive from where the car stands."""
        return left_of(self.start, self.seat)

    @property
    def is_closed(self) -> bool:
        """Whether nothing can be added: a ram or a door ends what can be foreseen, as does the last square."""
        return bool(self.legs) and not isinstance(self.legs[-1].move, Steer)

    @property
    def moves(self) -> Sequence[Move]:
        """What may be added."""
        return () if self.is_closed else legal_at(self._rules, self.tip, self.seat)

    @property
    def blockers(self) -> tuple[Seat, ...]:
        """Whose cars bar the way at the end of the plan, where nothing is left but to run into one of them."""
        moves = self.moves
        hits = tuple(move.target for move in moves if isinstance(move, Hit))
        return hits if len(hits) == len(moves) else ()

    @property
    def hazards(self) -> int:
        """The hazard cards that bends and oil would cost."""
        oil = sum(leg.toll.chip is Chip.OIL for leg in self.legs)
        return oil + sum(leg.toll.hazards for leg in self.legs)

    @property
    def chips(self) -> tuple[Chip, ...]:
        """The chips on the way."""
        return tuple(leg.toll.chip for leg in self.legs if leg.toll.chip is not None)

    def toll_of(self, step: Steer) -> Toll:
        """What one more step would cost."""
        return leg_for(self._rules, self.tip, self.seat, step).toll

    @property
    def specials(self) -> tuple[Move, ...]:
        """What may be added beside steps: rams, a door; and the chips that may be dropped behind the last step."""
        kinds = Ram | Enter | Leave if len(self.blockers) == 1 else Ram | Enter | Hit | Leave
        found: tuple[Move, ...] = tuple(move for move in self.moves if isinstance(move, kinds))
        return (*self._droppable(), *found)

    @property
    def pit_way(self) -> Way | None:
        """Towards the inside, where the pit lies, if the plan can go on through its door."""
        if ENTER not in self.moves:
            return None
        return Way.RIGHT if self.start.cars[self.seat].is_clockwise else Way.LEFT

    # --- planning ---

    def steer(self, way: Way) -> bool:
        """Add a step; a suggestion is given up for it. Tells whether it was legal."""
        if self.is_suggested:
            self.clear()
        end = self.legs.pop() if self.is_closed else None  # a ram or a door at the end is given up for a step
        is_into_pit = way is self.pit_way and STEER[way] not in self.moves
        is_legal = self._add(ENTER if is_into_pit else STEER[way])
        if end is not None and not is_legal:
            self.legs.append(end)
        return is_legal

    def back(self) -> bool:
        """Take the last step out of the plan; tells whether there was one."""
        self.is_suggested = False
        if self.legs:
            self.legs.pop()
            return True
        return False

    def clear(self) -> None:
        """Forget the plan."""
        self.legs = []
        self.is_suggested = False

    def turn_special(self) -> bool:
        """Go to the next special thing that can be done at the end of the plan; after the last comes none.

        In the pit's doorway those are first the chips that may be dropped there.
        """
        self.is_suggested = False
        last = self.legs[-1] if self.legs else None
        if last is not None and isinstance(last.move, Enter):
            drops = [drop.chip for drop in self._droppable()]
            following = drops if last.drop is None else drops[drops.index(last.drop) + 1 :]
            if following:
                self._drop(following[0])
                return True
        current: Move | None = None
        if last is not None and not isinstance(last.move, Steer):
            current = last.move
            self.legs.pop()
        elif last is not None and last.drop is not None:
            current = DROP[last.drop]
            self._drop(None)
        choices = self.specials
        if not choices:
            return current is not None
        at = choices.index(current) + 1 if current in choices else 0
        if at < len(choices):
            choice = choices[at]
            if isinstance(choice, Drop):
                self._drop(choice.chip)
            else:
                self._add(choice)
        return True

    def suggest(self) -> None:
        """Plan the cheapest way to the last square, or to the first ram that is owed."""
        self.clear()
        for leg in _cheapest(self._rules, self.start, self.seat):
            self.legs.append(leg)
        self.is_suggested = True

    def whole(self) -> list[Move]:
        """The moves of the plan with the chips that are dropped, or not, after its steps.

        At a dead end with one car in the way the plan ends in that car; among several its driver has to choose.
        """
        found: list[Move] = []
        for leg in self.legs:
            found.append(leg.move)
            if self._is_dropping and isinstance(leg.move, Steer | Enter):
                found.append(KEEP_CHIPS if leg.drop is None else DROP[leg.drop])
        if self.legs and len(self.blockers) == 1:
            found.append(Hit(self.blockers[0]))
        return found

    @property
    def _is_dropping(self) -> bool:
        return COUNTS_AS[self.start.turn.card] is Card.DROP

    def _droppable(self) -> tuple[Drop, ...]:
        """The chips that may be dropped behind the last step, also behind that into the pit."""
        if not self._is_dropping or not self.legs or not isinstance(self.legs[-1].move, Steer | Enter):
            return ()
        turn, car = self.start.turn, self.start.cars[self.seat]
        if turn.left == NOWHERE and len(self.legs) == 1 and self.start.squares[self.seat] == NOWHERE:
            return ()
        planned = [leg.drop for leg in self.legs[:-1] if leg.drop is not None]
        dropped = (*turn.dropped, *planned)
        most = self._rules.board.amounts[Card.SPREADER] if turn.card is Card.SPREADER else road.MOST_DROPPED
        if len(dropped) >= most:
            return ()
        tacks, oil, glue = (count - planned.count(chip) for chip, count in zip(Chip, car.chips, strict=True))
        return tuple(DROP[chip] for chip in road.kinds_to_drop((tacks, oil, glue), turn.card, dropped))

    def _drop(self, chip: Chip | None) -> None:
        last = self.legs[-1]
        self.legs[-1] = Leg(last.move, last.square, last.toll, last.after, chip)

    def _add(self, move: Move) -> bool:
        if move not in self.moves:
            return False
        self.legs.append(leg_for(self._rules, self.tip, self.seat, move))
        return True


def cheapest_toll(rules: LunatixRules, race: State, seat: Seat, speed: int) -> int:
    """The hazard cards on the cheapest way at a speed, as far as can be foreseen."""
    car = race.cars[seat]._replace(speed=speed)
    cars = (*race.cars[:seat], car, *race.cars[seat + 1 :])
    turn = race.turn._replace(seat=seat, used=0, owes_ram=False, left=NOWHERE)
    legs = _cheapest(rules, race._replace(cars=cars, turn=turn), seat)
    return sum(leg.toll.hazards + (leg.toll.chip is Chip.OIL) for leg in legs)


class _Price(NamedTuple):
    """What a way costs; the first that differs decides between two."""

    toll: int = 0
    chips: int = 0
    changes: int = 0
    """Of lanes."""
    turns: int = 0
    """Of the wheel: steps in another direction than the one before."""

    def after(self, toll: Toll, way: Way, last: Way) -> "_Price":
        """The price with one more step."""
        chip = 0 if toll.chip is None else _CHIP_COST[toll.chip]
        return _Price(
            self.toll + _HAZARD_COST * toll.hazards + chip,
            self.chips + (toll.chip is not None),
            self.changes + (way is not Way.FRONT),
            self.turns + (way is not last),
        )


def _cheapest(rules: LunatixRules, start: State, seat: Seat) -> list[Leg]:
    """The cheapest way; among equals that over the fewest chips, with the fewest changes of lanes, the straightest.

    It is found by keeping, after each step, the best way to every square for each direction of the last step.
    """
    if start.squares[seat] == NOWHERE:
        return []
    edge: dict[tuple[Square, Way], tuple[_Price, tuple[Leg, ...]]] = {
        (start.squares[seat], Way.FRONT): (_Price(), ()),
    }
    ended: list[tuple[_Price, int, tuple[Leg, ...]]] = []
    while edge:
        following: dict[tuple[Square, Way], tuple[_Price, tuple[Leg, ...]]] = {}
        for (_, last), (price, legs) in edge.items():
            race = legs[-1].after if legs else start
            moves = legal_at(rules, race, seat)
            rams = [move for move in moves if isinstance(move, Ram)]
            steers = [move for move in moves if isinstance(move, Steer)]
            if rams:
                ended.append((price, -len(legs), (*legs, leg_for(rules, race, seat, rams[0]))))
                continue
            if not steers:
                blocked = _BLOCKED_COST if moves and ENTER not in moves else 0
                ended.append((price._replace(toll=price.toll + blocked), -len(legs), legs))
                continue
            for move in steers:
                leg = leg_for(rules, race, seat, move)
                found = price.after(leg.toll, move.way, last)
                best = following.get((leg.square, move.way))
                if best is None or found < best[0]:
                    following[leg.square, move.way] = found, (*legs, leg)
        edge = following
    return list(min(ended, key=lambda end: end[:2])[2]) if ended else []
