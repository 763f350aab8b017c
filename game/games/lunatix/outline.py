"""A race in outline: the same rules with the seldom ones left out, quick enough to be played out hundreds of times."""

from math import exp
from random import Random
from typing import Final

from game.core.rules import Seat
from game.games.lunatix.cards import COUNTS_AS, Card, Chip, Hazard, TurboCard
from game.games.lunatix.decks import MOST_SPEED
from game.games.lunatix.driving import GLUE_MPH, TACKS_DICE
from game.games.lunatix.hazards import WALL_DICE
from game.games.lunatix.outlook import DROP_ZEAL, NEAR, PIT_MARGIN, PIT_WINDOW, USUAL_REST
from game.games.lunatix.pace import BY_TURBO, FAR, TOP, Pace, fear
from game.games.lunatix.rams import DICE, RamKind
from game.games.lunatix.state import State
from game.games.lunatix.track import NOWHERE, Square

_GLUE: Final = GLUE_MPH // 10
_MOST: Final = MOST_SPEED // 10
_SLOWING: Final = (Hazard.EASE_OFF, Hazard.HARD_BRAKING, Hazard.SLAM)
_CARELESS: Final = 0.12
"""How often a driver in a play-out does not do what is thought best: others are not foreseen that well."""


class Outline:
    """A race that goes on by the rule driver's habits. Speeds are tens of mph; tables come from `pace`.

    Left out are what no play-out hangs on: grey gadgets but in damage, chips by kind in stock, the wrong
    way round, shopping but for repairs.
    """

    __slots__ = (
        "chips",
        "gadgets",
        "hazards",
        "hazards_used",
        "laps",
        "luck",
        "lunacies",
        "maxima",
        "pace",
        "random",
        "road",
        "round",
        "running",
        "speeds",
        "squares",
        "taken",
        "targets",
        "turbos",
        "turbos_used",
        "winner",
    )

    def __init__(self, pace: Pace, race: State) -> None:
        self.pace = pace
        self.squares: list[Square] = [*race.squares]
        self.speeds = [min(TOP, car.speed // 10) for car in race.cars]
        self.maxima = [min(_MOST, car.maximum // 10) for car in race.cars]
        self.laps = [car.laps for car in race.cars]
        self.targets = [car.target for car in race.cars]
        self.running = [car.is_running for car in race.cars]
        self.luck = [0 if Hazard.FATALIST in car.lunacies else car.luck for car in race.cars]
        self.chips = [sum(car.chips) for car in race.cars]
        self.gadgets = [(*car.open, *car.hidden) for car in race.cars]
        self.lunacies = [car.lunacies for car in race.cars]
        self.taken = {square: seat for seat, square in enumerate(race.squares) if square != NOWHERE}
        self.road = {square: chip for square, chip in enumerate(race.road) if chip is not None}
        self.hazards = [*race.decks.hazards]
        self.hazards_used = [*race.decks.hazards_used, *race.decks.hazards_unseen]
        self.turbos = [*race.decks.turbos]
        self.turbos_used = [*race.decks.turbos_used]
        self.round = race.round
        self.winner: Seat | None = None
        self.random = Random(0)

    def copy(self, seed: int) -> "Outline":
        """The same race, to go on with luck of its own."""
        twin = Outline.__new__(Outline)
        twin.pace = self.pace
        twin.squares = self.squares[:]
        twin.speeds = self.speeds[:]
        twin.maxima = self.maxima[:]
        twin.laps = self.laps[:]
        twin.targets = self.targets[:]
        twin.running = self.running[:]
        twin.luck = self.luck[:]
        twin.chips = self.chips[:]
        twin.gadgets = self.gadgets[:]
        twin.lunacies = self.lunacies[:]
        twin.taken = self.taken.copy()
        twin.road = self.road.copy()
        twin.hazards = self.hazards[:]
        twin.hazards_used = self.hazards_used[:]
        twin.turbos = self.turbos[:]
        twin.turbos_used = self.turbos_used[:]
        twin.round = self.round
        twin.winner = None
        twin.random = Random(seed)  # noqa: S311  # play, not secrets
        return twin

    # Rounds

    def go_on(self, rounds: int) -> None:
        """Play whole rounds, at most so many, until somebody has won."""
        for _ in range(rounds):
            if self.winner is not None:
                return
            self.play_round({})

    def play_round(self, chosen: dict[Seat, tuple[Card, int]]) -> None:
        """Play a round in which some seats do what was chosen for them, the others what they think best."""
        plans = {
            seat: chosen[seat] if seat in chosen else self.plan(seat) for seat, runs in enumerate(self.running) if runs
        }
        for seat in self.order(plans):
            if self.running[seat]:
                self.turn(seat, *plans[seat])
                if self.winner is not None:
                    return
        self.round += 1

    def order(self, plans: dict[Seat, tuple[Card, int]]) -> list[Seat]:
        """The seats in driving order; in the pit all count alike."""
        orders, along, lap = self.pace.board.orders, self.pace.along, self.pace.lap
        lanes = self.pace.board.lanes
        keys = []
        for seat, (card, _) in plans.items():
            square = self.squares[seat]
            at = 0.0 if square == NOWHERE else along[square]
            keys.append((orders[card], -self.speeds[seat], -self.laps[seat] * lap - at, lanes[square], seat))
        keys.sort()
        return [key[4] for key in keys]

    def way(self, seat: Seat) -> float:
        """Squares that a car on the track has yet to drive."""
        return (self.targets[seat] - self.laps[seat]) * self.pace.lap - self.pace.along[self.squares[seat]]

    def is_for_pit(self, seat: Seat) -> bool:
        """Whether a car had better drive to the pit, which is near."""
        square, laps, target = self.squares[seat], self.laps[seat], self.targets[seat]
        maximum = self.maxima[seat]
        if laps + 1 >= target or maximum >= 11:
            return False
        pace = self.pace
        eta = pace.to_pit[min(_MOST, self.speeds[seat])][square]
        if eta > PIT_WINDOW:
            return False
        way = (target - laps) * pace.lap - pace.along[square]
        prices = pace.board.cards.prices
        repaired = min(_MOST, maximum + prices.points // prices.repair)
        door = pace.pit_exit()
        rest = (target - laps - 1) * pace.lap - pace.along[door]
        by_pit = eta + pace.rounds(door, 0, repaired, rest) + pace.fear_rounds(repaired)
        by_road = pace.rounds(square, self.speeds[seat], maximum, way) + pace.fear_rounds(maximum)
        return by_pit + PIT_MARGIN < by_road

    def plan(self, seat: Seat) -> tuple[Card, int]:
        """What the rule driver would do, in short: the card and the change of speed."""
        pace = self.pace
        square, speed, maximum = self.squares[seat], self.speeds[seat], self.maxima[seat]
        lunacies = self.lunacies[seat]
        if square == NOWHERE:
            return Card.ACCELERATE, min(2, maximum)
        guide = 0 if self.is_for_pit(seat) else maximum
        speed = min(speed, maximum)
        if guide and self.speeds[seat]:
            dear = pace.coasting[maximum][speed][square]
            ram = 0.0 if Hazard.TIMID in lunacies else self._ram_gain(seat)
            drop = self._drop_gain(seat) if self.chips[seat] and Hazard.PACK_RAT not in lunacies else 0.0
            if max(ram, drop) > dear:
                return (Card.RAM if ram >= drop else Card.DROP), 0
        by = pace.changes[guide][speed][square]
        if by == BY_TURBO:
            return Card.ACCELERATE, by if Hazard.NITRO_NERVES not in lunacies else min(2, maximum - speed)
        if by < 0:
            return (Card.ACCELERATE, 0) if Hazard.LEAD_FOOT in lunacies else (Card.BRAKE, by)
        if by and self.random.random() < _CARELESS:
            by -= 1
        return Card.ACCELERATE, by

    def usual_change(self, seat: Seat, card: Card) -> int:
        """What change of speed goes with a card that was chosen already."""
        action = COUNTS_AS[card]
        speed, square = self.speeds[seat], self.squares[seat]
        if card is Card.ROCKET_BOOSTER or action not in (Card.ACCELERATE, Card.BRAKE):
            return 0
        room = self.maxima[seat] - speed
        if square == NOWHERE:
            return min(2, room)
        by = self.pace.changes[self.maxima[seat]][min(speed, self.maxima[seat])][square]
        if action is Card.BRAKE:
            return by if by < 0 and by != BY_TURBO else -1
        if by == BY_TURBO:
            return by if card is action and Hazard.NITRO_NERVES not in self.lunacies[seat] else min(2, room)
        return max(0, by)

    def _ram_gain(self, seat: Seat) -> float:
        """What the best ram in reach is worth."""
        here, speed = self.squares[seat], self.speeds[seat]
        within = self.pace.board.within(False, here, speed + 1)
        best, has_target = -FAR, False
        mine = self.maxima[seat]
        slow = min(speed, mine)
        for other, square in enumerate(self.squares):
            if other != seat and square != NOWHERE and self.running[other] and within >> square & 1:
                has_target = True
                gain = self._weight() * self.pace.quick_hurt(self.maxima[other], 2, self.way(other))
                if self.pace.edges[here][0].end == square and self._aside(here, square) == NOWHERE:
                    gain -= self.pace.staying[mine][slow][here] - self.pace.coasting[mine][slow][here]
                best = max(best, gain)
        return best - self.pace.quick_hurt(mine, 1, self.way(seat)) if has_target else 0.0

    def _drop_gain(self, seat: Seat) -> float:
        """What dropping chips is worth: there must be somebody close behind."""
        along, lap, here = self.pace.along, self.pace.lap, self.squares[seat]
        behind = sum(
            other != seat and at != NOWHERE and self.running[other] and 0 < (along[here] - along[at]) % lap < NEAR
            for other, at in enumerate(self.squares)
        )
        return behind and 1.3 * DROP_ZEAL * self._weight() * behind

    def _weight(self) -> float:
        rivals = sum(self.running) - 1
        return 0.9 if rivals == 1 else 0.9 / rivals + 0.1

    # Turns

    def turn(self, seat: Seat, card: Card, by: int) -> None:
        """Drive one car."""
        pace, squares, speeds, maxima = self.pace, self.squares, self.speeds, self.maxima
        used = 0
        is_turbo = by == BY_TURBO or card is Card.ROCKET_BOOSTER
        before = speeds[seat]
        if squares[seat] == NOWHERE and not self._has_exit():
            return
        dice = 0
        if card is Card.ROCKET_BOOSTER:
            gain = pace.board.amounts[card] // 10
            self.gadgets[seat] = tuple(other for other in self.gadgets[seat] if other is not card)
        elif is_turbo:
            gain, dice = self._turbo(seat)
        else:
            gain = min(by, maxima[seat] - before)
        speeds[seat] = max(0, min(TOP, before + gain))
        if dice and Card.FIRE_BLANKET not in self.gadgets[seat]:
            self.roll(seat, dice, is_turbo=True)
            if not self.running[seat]:
                return
        if squares[seat] == NOWHERE:
            if not speeds[seat]:
                return
            used = 1
            self._leave(seat)
        elif gain > 0 and speeds[seat] * 10 > pace.board.safes[squares[seat]]:
            for _ in range(gain):
                self._hazard(seat, is_turbo=is_turbo)
        if card is Card.ROCKET_BOOSTER and not used:
            self._fly(seat)
        else:
            self._drive(seat, card, used, is_turbo=is_turbo)
        if is_turbo and speeds[seat] > maxima[seat]:
            speeds[seat] = maxima[seat]

    def _drive(self, seat: Seat, card: Card, used: int, *, is_turbo: bool) -> None:
        pace, squares, speeds, taken, road = self.pace, self.squares, self.speeds, self.taken, self.road
        action = COUNTS_AS[card]
        owes = action is Card.RAM
        drops = min(self.chips[seat], 2 if card is Card.DROP else 4) if action is Card.DROP else 0
        is_for_pit = not owes and squares[seat] != NOWHERE and self.is_for_pit(seat)
        doors = pace.board.entries[0]
        while self.running[seat]:
            speed = speeds[seat]
            left = speed - used
            square = squares[seat]
            aside: Square = NOWHERE
            if owes and (target := self._target(seat)) is not None:
                if left > 0 and pace.edges[square][0].end == squares[target]:
                    aside = self._aside(square, squares[target])
                if aside == NOWHERE:
                    owes = False
                    if self._ram(seat, target, card):
                        return
                    continue
            if left <= 0:
                return
            if is_for_pit and square in doors:
                self._enter(seat, square)
                return
            guide = 0 if is_for_pit else self.maxima[seat]
            speed = min(speed, guide + 6 if guide else _MOST)
            end, cards, crosses = pace.guide(guide, speed)[min(left, speed)][square]
            if owes or end in taken or end in road:
                step = self._detour(seat, square, left, speed, guide, owes=owes, aside=aside)
                if step is None:
                    self._hit(seat)
                    return
                end, cards, crosses = step
            used += 1
            del taken[square]
            if drops and square not in road:
                road[square] = _KINDS[(square + self.round) % 3]
                self.chips[seat] -= 1
                drops -= 1
            squares[seat] = end
            taken[end] = seat
            if crosses:
                self.laps[seat] += 1
                if self.laps[seat] >= self.targets[seat]:
                    self.winner = seat
                    return
            if end in road:
                self._chip(seat, road.pop(end), is_turbo=is_turbo)
            if cards:
                if Card.STIFF_SPRINGS in self.gadgets[seat]:
                    cards -= 1
                for _ in range(cards):
                    self._hazard(seat, is_turbo=is_turbo)

    def _fly(self, seat: Seat) -> None:
        """Drive over all that is in the way and come down on the last empty square passed."""
        pace, squares = self.pace, self.squares
        landing = squares[seat]
        del self.taken[landing]
        used = 0
        while self.running[seat] and (left := self.speeds[seat] - used) > 0:
            speed = min(self.speeds[seat], self.maxima[seat] + 6)
            end, cards, crosses = pace.guide(self.maxima[seat], speed)[min(left, speed)][squares[seat]]
            used += 1
            squares[seat] = end
            if end not in self.taken:
                landing = end
            if crosses:
                self.laps[seat] += 1
                if self.laps[seat] >= self.targets[seat]:
                    self.winner = seat
                    break
            for _ in range(cards):
                self._hazard(seat, is_turbo=True)
        squares[seat] = landing
        self.taken[landing] = seat

    def _detour(
        self, seat: Seat, square: Square, left: int, speed: int, guide: int, *, owes: bool, aside: Square
    ) -> tuple[Square, int, bool] | None:
        """The best step onto an empty square, chips dear; for who chases a car, one from which it can be caught."""
        pace, taken, road = self.pace, self.taken, self.road
        values = pace.layers[guide][speed][min(left, speed) - 1]
        damage = pace.damage[self.maxima[seat]]
        prey = 0
        if owes:
            for other, at in enumerate(self.squares):
                if other != seat and at != NOWHERE and self.running[other]:
                    prey |= 1 << at
            if not pace.board.within(False, square, left + 1) & prey:
                prey = 0
        best, found = -1e9, None
        cost = pace.card_cost(self.maxima[seat])
        for edge in pace.edges[square]:
            end = edge.end
            if end in taken:
                continue
            cards = edge.cards(speed * 10, 0)
            value = (edge.gain if guide else 0.0) + values[end] - cost * cards
            if end in road:
                value -= 3.0 + (damage if road[end] is Chip.TACKS else 0.0)
            if prey and not pace.board.within(False, end, left) & prey:
                value -= 1000.0
            if end == aside:
                value += 1000.0
            if value > best:
                best = value
                found = (end, cards, pace.along[end] < pace.along[square])
        return found

    def _aside(self, square: Square, prey: Square) -> Square:
        """An empty square from which a car straight ahead can be rammed from the side, or NOWHERE."""
        for edge in self.pace.edges[square][1:]:
            if edge.end not in self.taken and any(next_edge.end == prey for next_edge in self.pace.edges[edge.end][1:]):
                return edge.end
        return NOWHERE

    # What happens on the way

    def roll(self, seat: Seat, dice: int, *, is_turbo: bool = False) -> None:
        """Roll damage dice for a car."""
        faces, random = self.pace.board.die, self.random.random
        count = len(faces)
        hits = 0
        for _ in range(dice):
            hits += faces[int(random() * count)]
        if hits:
            maximum = self.maxima[seat] - hits
            if maximum <= 0:
                self._wreck(seat)
                return
            self.maxima[seat] = maximum
            if self.speeds[seat] > maximum and not is_turbo:
                self.speeds[seat] = maximum

    def _wreck(self, seat: Seat) -> None:
        self.running[seat] = False
        self.maxima[seat] = self.speeds[seat] = 0
        alive = [other for other, runs in enumerate(self.running) if runs]
        if len(alive) == 1:
            self.winner = alive[0]

    def _target(self, seat: Seat) -> Seat | None:
        """Whom a car may ram from where it is, the one whose damage counts most."""
        best: Seat | None = None
        for edge in self.pace.edges[self.squares[seat]]:
            other = self.taken.get(edge.end)
            if other is not None and self.running[other] and (best is None or self.maxima[other] < self.maxima[best]):
                best = other
        return best

    def _ram(self, seat: Seat, target: Seat, card: Card) -> bool:
        """Ram; tells whether that ends the move."""
        is_front = self.pace.board.track.ahead[self.squares[seat]].front == self.squares[target]
        mine, theirs = DICE[RamKind.SIDESWIPE]
        if card is Card.BATTERING_RAM:
            mine, theirs = 0, theirs + self.pace.board.amounts[card]
        if Card.BUMPERS in self.gadgets[target]:
            theirs -= 1
        if mine:
            self.roll(seat, mine)
        self.roll(target, theirs)
        return is_front or self.winner is not None

    def _hit(self, seat: Seat) -> None:
        target = self._target(seat)
        mine, theirs = DICE[RamKind.INVOLUNTARY]
        self.roll(seat, mine)
        if target is not None:
            self.roll(target, theirs)
        else:
            for edge in self.pace.edges[self.squares[seat]]:
                if edge.end in self.taken:
                    other = self.taken.pop(edge.end)
                    self.squares[other] = NOWHERE
                    return

    def _chip(self, seat: Seat, chip: Chip, *, is_turbo: bool) -> None:
        if chip is Chip.TACKS:
            if Card.SOLID_TYRES not in self.gadgets[seat]:
                self.roll(seat, TACKS_DICE, is_turbo=is_turbo)
        elif chip is Chip.OIL:
            self._hazard(seat, is_turbo=is_turbo)
        else:
            self.speeds[seat] = max(0, self.speeds[seat] - _GLUE)

    def _turbo(self, seat: Seat) -> tuple[int, int]:
        while True:
            if not self.turbos:
                self.turbos, self.turbos_used = self.turbos_used, []
                self.random.shuffle(self.turbos)
            card: TurboCard = self.turbos.pop()
            self.turbos_used.append(card)
            is_poor = card.gain < 20 or (card.dice and self.maxima[seat] < 8)
            if not (is_poor and self.luck[seat]):
                return card.gain // 10, card.dice
            self.luck[seat] -= 1

    def _hazard(self, seat: Seat, *, is_turbo: bool) -> None:
        """Draw a hazard card, cancel it if it is bad and there is luck, and suffer it."""
        if not self.running[seat]:
            return
        pace, maximum = self.pace, self.maxima[seat]
        amounts = pace.board.hazards
        while True:
            if not self.hazards:
                if not self.hazards_used:
                    return
                self.hazards, self.hazards_used = self.hazards_used, []
                self.random.shuffle(self.hazards)
            card = self.hazards.pop()
            if not self.luck[seat] or not self._is_bad(card, maximum, self.speeds[seat]):
                break
            self.luck[seat] -= 1
            self.hazards_used.append(card)
        if card is Hazard.RATTLE or card is Hazard.CRUNCH:
            self.roll(seat, amounts[card], is_turbo=is_turbo)
        elif card is Hazard.SKID:
            self._skid(seat, is_turbo=is_turbo)
        elif card is Hazard.SPIN_OUT:
            self.speeds[seat] = 0
        elif card is Hazard.FREEZE_UP:
            self.speeds[seat] //= 2
        elif card in _SLOWING:
            self.speeds[seat] = max(0, self.speeds[seat] - amounts[card] // 10)
        elif card is not Hazard.NEAR_MISS:
            if Card.SELF_HELP_TAPE not in self.gadgets[seat]:
                self.lunacies[seat] = (*self.lunacies[seat], card)
                if card is Hazard.FATALIST:
                    self.luck[seat] = 0
                return
        self.hazards_used.append(card)

    def _is_bad(self, card: Hazard, maximum: int, speed: int) -> bool:
        """Whether a driver would spend luck on a card."""
        damage = self.pace.damage[maximum]
        if card is Hazard.RATTLE:
            return damage > 9
        if card is Hazard.CRUNCH:
            return damage > 3
        if card is Hazard.SPIN_OUT:
            return speed > 4
        return card is Hazard.LEAD_FOOT or card is Hazard.SLAM or (card is Hazard.FREEZE_UP and speed > 7)

    def _skid(self, seat: Seat, *, is_turbo: bool) -> None:
        square = self.squares[seat]
        if square == NOWHERE:
            self.roll(seat, WALL_DICE)
            return
        if self.taken.get(square) != seat:
            return  # in flight over another car: seldom enough to be left out
        end = self.pace.board.outward[0][square]
        if end == NOWHERE or end in self.taken:
            self.roll(seat, 1, is_turbo=is_turbo)
            return
        del self.taken[square]
        self.squares[seat] = end
        self.taken[end] = seat
        if self.pace.along[end] < self.pace.along[square]:
            self.laps[seat] += 1
            if self.laps[seat] >= self.targets[seat]:
                self.winner = seat

    # The pit

    def _enter(self, seat: Seat, square: Square) -> None:
        board = self.pace.board
        safe = board.track.doors[board.entries[0][square] - 1].safe // 10
        del self.taken[square]
        self.squares[seat] = NOWHERE
        for _ in range(self.speeds[seat] - safe):
            self._hazard(seat, is_turbo=False)
        if self.running[seat]:
            prices = board.cards.prices
            points = prices.points
            while points >= prices.repair and self.maxima[seat] < _MOST:
                self.maxima[seat] += 1
                points -= prices.repair
            if points >= prices.counsel:
                self.lunacies[seat] = ()
            self.speeds[seat] = 0

    def _has_exit(self) -> bool:
        board = self.pace.board
        return any(board.track.doors[door - 1].square not in self.taken for door in board.exits[0])

    def _leave(self, seat: Seat) -> None:
        board = self.pace.board
        doors = [board.track.doors[door - 1].square for door in board.exits[0]]
        square = next(door for door in doors if door not in self.taken)
        self.laps[seat] += 1
        if self.laps[seat] == self.targets[seat]:
            self.targets[seat] += 1
        self.squares[seat] = square
        self.taken[square] = seat
        if square in self.road:
            self._chip(seat, self.road.pop(square), is_turbo=False)

    # The end

    def chances(self) -> list[float]:
        """How likely each car wins, from what 300 races of the rule driver say of such places."""
        if self.winner is not None:
            return [float(seat == self.winner) for seat in range(len(self.squares))]
        pace = self.pace
        needs: dict[Seat, float] = {}
        scores: dict[Seat, float] = {}
        places: dict[Seat, float] = {}
        for seat, runs in enumerate(self.running):
            if not runs:
                continue
            square, laps = self.squares[seat], self.laps[seat]
            if square == NOWHERE:
                square, laps = pace.pit_exit(), laps + 1
            else:
                places[seat] = laps * pace.lap + pace.along[square]
            way = (self.targets[seat] - laps) * pace.lap - pace.along[square]
            maximum = self.maxima[seat]
            needs[seat] = pace.rounds(square, self.speeds[seat], maximum, way)
            scores[seat] = (
                -_BY_ROUND * needs[seat]
                - _BY_FEAR * fear(maximum) * min(1.0, way / USUAL_REST)
                + _BY_LUCK * self.luck[seat]
                + _BY_GADGET * len(self.gadgets[seat])
            )
        least = max(0.0, min(needs.values()))
        blur = 1 / (1 + _BLUR * least)
        for seat, score in scores.items():
            scores[seat] = score * blur + _BY_CHIP * self.chips[seat]
        # To be chased is bad while there is time for rams, and good when the line is near.
        chased = (_CHASED_LATE - (_CHASED_LATE - _CHASED_EARLY) * min(1.0, least / 8)) / 2
        for seat, at in places.items():
            for other, there in places.items():
                if 0 < at - there < NEAR - 2:
                    scores[seat] += chased
                    scores[other] -= chased
        best = max(scores.values())
        merits = {seat: exp(score - best) for seat, score in scores.items()}
        whole = sum(merits.values())
        return [merits.get(seat, 0.0) / whole for seat in range(len(self.squares))]


_BY_ROUND: Final = 0.35
_BY_FEAR: Final = 0.51
_BY_LUCK: Final = 0.14
_BY_GADGET: Final = 0.13
_BY_CHIP: Final = 0.05
_CHASED_EARLY: Final = -0.33
_CHASED_LATE: Final = 0.63
_BLUR: Final = 0.06
"""Weights of a logistic regression: of a round, of fear in squares, of luck and gadgets, all blurred with the rounds to
go, of a chip, and of being just ahead of somebody."""

_KINDS: Final = tuple(Chip)
