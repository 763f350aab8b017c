"""What speed and place are worth to a car that has the road to itself, solved once for a track."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.games.lunatix.board import NO_LIMIT, Board
from game.games.lunatix.decks import MOST_SPEED, Cards
from game.games.lunatix.odds import fear, mean_hazard, odds_of, turbo_odds
from game.games.lunatix.options import Options
from game.games.lunatix.track import LAP, NOWHERE, LunatixTrack, Side, Square

Progress = Callable[[float], None]

TOP: Final = 20
"""The greatest speed that the tables know, in tens of mph."""

_FIRST_SWEEPS: Final = 20
_SWEEPS: Final = 6
_PIT_SWEEPS: Final = 12
"""Rounds looked ahead: many for the first table, fewer for the others, which begin with what their neighbour found."""

BY_TURBO: Final = -99
"""Stands for a change of speed by turbo."""

FAR: Final = 1000.0
"""More rounds than any way to the pit takes."""

USUAL_WAY: Final = 70.0
"""Squares that a damaged car has yet to drive when its damage is priced in the tables: half a race."""

_KEPT: Final = 2
"""Tracks whose tables are kept."""

_CARD_NUISANCE: Final = 1.5
"""What a hazard card costs beside damage and lost speed, in squares: a lunacy now and then, a lost choice."""

Table = tuple[tuple[float, ...], ...]
"""A value by speed in tens of mph, then by square."""


Rows = list[tuple[Square, float, Square, float, Square, float]]
"""By square, its three steps: where to and what that brings."""


class Edge(NamedTuple):
    """A step of a car that drives counter-clockwise: where to, how far (in squares of the middle lane), what limit.

    Above `safe` the step draws hazard cards: one for each 10 mph if it `is_entry` into a curve, else one.
    """

    end: Square
    gain: float
    safe: int
    is_entry: bool

    def cards(self, speed: int, springs: int) -> int:
        """How many hazard cards the step draws at that speed; `springs` mph are allowed above the safe speed."""
        above = speed - self.safe - springs
        if above <= 0:
            return 0
        return above // 10 if self.is_entry else 1


class Pace:
    """Tables for one track and one set of cards. Distances are squares of the middle lane, speeds tens of mph.

    A car with maximum speed m drives `pace[m]` squares a round in the long run, and a start at a square
    with some speed is worth `bias[m][speed][square]` squares more or less than the usual. `to_pit` has the
    rounds until the car stands in the pit. `damage[m]` is what the loss of the tenth mile of m costs. `behind`
    has the squares from which a step leads to a square, and whether straight ahead.
    """

    def __init__(self, board: Board, progress: Progress | None = None) -> None:
        self.board = board
        track = board.track
        middle = track.lanes[len(track.lanes) // 2]
        self.lap = float(middle)
        self.along = tuple(place * middle / LAP for place in track.places)
        self.edges = tuple(self._edges(square) for square in range(track.size))
        self.behind = _behind(track)
        self.card_dice, self.card_slowing = mean_hazard(board)
        self.die = sum(board.die) / len(board.die)
        self.turbos = turbo_odds(board.cards)
        most = MOST_SPEED // 10
        self.pace: list[float] = [0.0] * (most + 1)
        self.bias: list[Table] = [()] * (most + 1)
        self.damage = [1.0] * (most + 1)
        guess: Table = tuple(tuple(0.3 * speed for _ in track.places) for speed in range(most + 1))
        for done, maximum in enumerate(range(most, 0, -1)):
            sweeps = _SWEEPS if done else _FIRST_SWEEPS
            self.damage[maximum] = fear(maximum - 1) - fear(maximum) + USUAL_WAY * 0.011 * (1 + most - maximum)
            guess = self._solve(maximum, guess, sweeps)
            if progress is not None:
                progress((done + 1) / (most + 1))
        for maximum in range(most - 1, 0, -1):
            self.pace[maximum] = min(self.pace[maximum], self.pace[maximum + 1] * 0.995)
        for maximum in range(most, 0, -1):
            self.damage[maximum] = self.damage_for(maximum, USUAL_WAY)
        self.damage[0] = self.damage[1]
        self.to_pit = self._way_to_pit()
        if progress is not None:
            progress(1.0)

    def card_cost(self, maximum: int) -> float:
        """What a hazard card costs a car on average."""
        return _CARD_NUISANCE + self.card_slowing * 0.2 + self.card_dice * self.die * self.damage[maximum]

    def damage_for(self, maximum: int, way: float) -> float:
        """What 10 mph less of the maximum cost a car with so many squares yet to drive."""
        if maximum <= 1:
            return fear(0) - fear(1) + way
        lower = max(1, maximum - 3)
        loss = (1 - self.pace[lower] / self.pace[maximum]) / (maximum - lower)
        return max(0.1, way * loss) + fear(maximum - 1) - fear(maximum)

    def hurt(self, maximum: int, dice: int, way: float) -> float:
        """What so many damage dice cost on average a car with that maximum and so many squares yet to drive."""
        cost = 0.0
        for hits, odds in enumerate(odds_of(self.board.die, dice)):
            cost += odds * sum(self.damage_for(at, way) for at in range(max(1, maximum - hits + 1), maximum + 1))
        return cost

    def rounds(self, square: Square, speed: int, maximum: int, way: float) -> float:
        """About how many rounds a car needs for so many squares from here."""
        top = min(MOST_SPEED // 10, max(1, maximum))
        return (way - self.bias[top][min(speed, top)][square]) / self.pace[top]

    def fear_rounds(self, maximum: int) -> float:
        """The fear of a wreck in rounds."""
        return fear(maximum) / self.pace[-1]

    def acceleration_cards(self, square: Square, before: int, after: int) -> int:
        """Cards for speeding up on a curve square to above its safe speed."""
        if after > before and after * 10 > self.board.safes[square]:
            return after - before
        return 0

    def _edges(self, square: Square) -> tuple[Edge, ...]:
        board, track = self.board, self.board.track
        found = []
        for end in track.ahead[square]:
            if end == NOWHERE:
                continue
            gain = (track.places[end] - track.places[square]) % LAP * self.lap / LAP
            curve = board.curve_of[end]
            is_entry = curve != board.curve_of[square]
            has_limit = curve and (is_entry or board.safes[end] < board.safes[square])
            found.append(Edge(end, gain, board.safes[end] if has_limit else NO_LIMIT, is_entry))
        return tuple(found)

    def _rows(self, speed: int, cost: float) -> Rows:
        """Three steps a square with what each brings; where there are fewer, one stands twice."""
        rows = []
        for edges in self.edges:
            steps = [(edge.end, edge.gain - cost * edge.cards(speed * 10, 0)) for edge in edges]
            (a, b, c) = (steps * 3)[:3] if len(steps) != 2 else (*steps, steps[0])
            rows.append((*a, *b, *c))
        return rows

    def _solve(self, maximum: int, guess: Table, sweeps: int) -> Table:
        """Look ahead round by round until more rounds change nothing but the distance."""
        cost = self.card_cost(maximum)
        all_rows = [self._rows(speed, cost) for speed in range(min(TOP, maximum + 6) + 1)]
        bias = guess[: maximum + 1]
        grown = 0.0
        for _ in range(sweeps):
            runs = _runs(bias, all_rows)
            worth = self._worth(runs, maximum, cost)
            grown = _mean(worth) - _mean(bias)
            # A lap takes a few rounds, which come round again in the values; half a step at a time damps that.
            bias = tuple(
                tuple((old + new - grown) / 2 for old, new in zip(olds, news, strict=True))
                for olds, news in zip(bias, worth, strict=True)
            )
        self.pace[maximum] = max(0.5, grown)
        self.bias[maximum] = bias
        return bias

    def _worth(self, runs: list[list[float]], maximum: int, cost: float) -> list[list[float]]:
        """The value of a round by speed and square at its beginning."""
        size = range(self.board.track.size)
        return [
            [self._best_change(runs, square, speed, maximum, cost) for square in size] for speed in range(maximum + 1)
        ]

    def _best_change(self, runs: list[list[float]], square: Square, speed: int, maximum: int, cost: float) -> float:
        """The value of a round that begins with the best change of speed."""
        best = max(runs[after][square] for after in range(max(0, speed - 4), speed + 1))
        for after in range(speed + 1, min(maximum, speed + 2) + 1):
            best = max(best, runs[after][square] - cost * self.acceleration_cards(square, speed, after))
        return max(best, self._turbo_value(runs, square, speed, maximum, cost))

    def _turbo_value(self, runs: list[list[float]], square: Square, speed: int, maximum: int, cost: float) -> float:
        most = len(runs) - 1
        is_curve = self.board.safes[square] < NO_LIMIT
        value = 0.0
        for odds, gain, dice in self.turbos:
            after = min(most, speed + gain)
            part = runs[after][square] - dice * self.die * self.damage[maximum]
            if is_curve:
                part -= cost * self.acceleration_cards(square, speed, after)
            value += odds * part
        return value

    def _way_to_pit(self) -> Table:
        """Rounds until a car stands in the pit, a bad way in dearer by what its cards cost."""
        board = self.board
        size = range(board.track.size)
        doors = board.entries[0]
        pace = self.pace[-1]
        cost = self.card_cost(MOST_SPEED // 10) / pace
        most = MOST_SPEED // 10
        rounds: list[list[float]] = [[FAR] * len(size) for _ in range(most + 1)]
        all_rows = []
        for speed in range(most + 1):
            enter = {
                square: cost * 1.5 * max(0, speed - board.track.doors[door - 1].safe // 10)
                for square, door in doors.items()
            }
            all_rows.append((enter, [[(e.end, cost * e.cards(speed * 10, 0)) for e in edges] for edges in self.edges]))
        for _ in range(_PIT_SWEEPS):
            runs = []
            for speed in range(most + 1):
                values = [1 + value for value in rounds[speed]]
                enter, rows = all_rows[speed]
                for _step in range(speed):
                    values = [min([dear + values[end] for end, dear in row]) for row in rows]
                    for square, dear in enter.items():
                        values[square] = min(values[square], 1 + dear)
                runs.append(values)
            rounds = [
                [
                    min(
                        runs[after][square] + cost * self.acceleration_cards(square, speed, after)
                        for after in range(max(0, speed - 4), min(most, speed + 2) + 1)
                    )
                    for square in size
                ]
                for speed in range(most + 1)
            ]
        return tuple(tuple(row) for row in rounds)

    def pit_exit(self) -> Square:
        """The square on which a car comes out of the pit by its basic door."""
        return next(door.square for door in self.board.track.doors if door.side is Side.AFTER and door.is_basic)


_made: dict[tuple[LunatixTrack, Cards, Options], Pace] = {}


def pace_of(track: LunatixTrack, cards: Cards, options: Options, progress: Progress | None = None) -> Pace:
    """The tables for a race, made once for a track, which takes about a second; the last few are kept."""
    key = (track, cards, options)
    if key not in _made:
        while len(_made) >= _KEPT:
            del _made[next(iter(_made))]
        _made[key] = Pace(Board(track, cards, options), progress)
    return _made[key]


def _behind(track: LunatixTrack) -> tuple[tuple[tuple[Square, bool], ...], ...]:
    found: list[list[tuple[Square, bool]]] = [[] for _ in track.places]
    for square, ways in enumerate(track.ahead):
        for way, end in enumerate(ways):
            if end != NOWHERE:
                found[end].append((square, way == 0))
    return tuple(tuple(row) for row in found)


def _runs(bias: Table, all_rows: Sequence[Rows]) -> list[list[float]]:
    """By speed: what a round's drive and all after it are worth from each square."""
    found = []
    for speed, rows in enumerate(all_rows):
        values = list(bias[min(speed, len(bias) - 1)])
        for _step in range(speed):
            values = [max(a + values[u], b + values[v], c + values[w]) for u, a, v, b, w, c in rows]
        found.append(values)
    return found


def _mean(table: Sequence[Sequence[float]]) -> float:
    """The mean of the row of a middle speed."""
    row = table[len(table) // 2]
    return sum(row) / len(row)
