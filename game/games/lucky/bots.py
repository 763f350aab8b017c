"""Bots of Lucky Loop: rules of thumb, exact odds, exact points, and exact points with a plan for the whole game."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.core.bots import Choice
from game.core.chance import Chance
from game.games.lucky import thumbs
from game.games.lucky.cards import FINAL
from game.games.lucky.figures import BotLevel
from game.games.lucky.moves import Discard, Draw, Fly, Highlight, Lay, LayFinal, Move, Raise
from game.games.lucky.odds import Flying, at_take_off
from game.games.lucky.odds_goals import Goal
from game.games.lucky.outlook import Outlook, Turn, turn_of
from game.games.lucky.plans import EXPERT, HARD, NORMAL
from game.games.lucky.programme import Programme
from game.games.lucky.prospects import Prospects
from game.games.lucky.racing import Racer
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import Phase, View
from game.games.lucky.weighing import Weighed, Weigher

Progress = Callable[[float], None]


class Weighs(Protocol):
    """A way to weigh moves on the ground."""

    outlook: Outlook

    def flights(self, turn: Turn, moves: Sequence[Lay | Raise | Fly]) -> list[Weighed]:
        """Moves that lead to a flight of a prescribed show."""

    def finals(self, turn: Turn, moves: Sequence[LayFinal]) -> list[Weighed]:
        """Moves that lay the final show."""

    def exchange(self, turn: Turn) -> float:
        """What an exchange is worth beside those."""

    def goal(self, turn: Turn, show: int) -> Goal:
        """What a flight is flown for."""


def make_bot(rules: LuckyRules, level: BotLevel, progress: Progress | None = None) -> "PilotBot":
    """A bot for one game. Takes a fraction of a second the first time, then tells `progress` 1."""
    bot = PilotBot(rules, level)
    if progress is not None:
        progress(1.0)
    return bot


class PilotBot:
    """Plays by the level's way to weigh, the lowest level by rules of thumb. What it keeps are solved shows only."""

    def __init__(self, rules: LuckyRules, level: BotLevel) -> None:
        self._box = rules.box
        self._level = level
        self._weighs = _weighs(rules.programme, level.name)

    def choose(self, view: View, moves: Sequence[Move], luck: Chance) -> Choice[Move]:
        """One of the moves, and a time that a person might take."""
        assert view.seat is not None, "a bot sits at the table"
        after_ms = self._time(view, moves, luck)
        if len(moves) == 1:
            return Choice(moves[0], after_ms)
        if self._weighs is None:
            return Choice(thumbs.play(self._box, view.game, view.seat, moves, luck), after_ms)
        return Choice(self._play(self._weighs, turn_of(view.game, view.seat), moves), after_ms)

    def _time(self, view: View, moves: Sequence[Move], luck: Chance) -> int:
        """A plan takes a while, a throw of dice a moment."""
        low, high = self._level.think_ms_low, self._level.think_ms_high
        think = low + luck.below(high - low + 1)
        match view.game.phase:
            case Phase.ACTING:
                return think
            case Phase.DISCARDING | Phase.HIGHLIGHTING | Phase.COVERING | Phase.FEARING:
                return think // 2 if len(moves) > 1 else think // 4
            case _:
                return think // 4

    def _play(self, weighs: Weighs, turn: Turn, moves: Sequence[Move]) -> Move:
        match turn.game.phase:
            case Phase.ACTING:
                return _act(weighs, turn, moves)
            case Phase.DRAWING | Phase.REPLACING:
                return _draw(weighs, turn, moves)
            case Phase.DISCARDING:
                return weighs.outlook.discard(turn, [move for move in moves if isinstance(move, Discard)])
            case Phase.HIGHLIGHTING:
                return self._highlight(weighs, turn, moves)
            case _:
                return _fly(weighs, turn, moves)

    def _highlight(self, weighs: Weighs, turn: Turn, moves: Sequence[Move]) -> Move:
        pilot = turn.pilot
        places = [move.place for move in moves if isinstance(move, Highlight)]
        goal = weighs.goal(turn, FINAL)
        flight = at_take_off(pilot.final, self._box.dice)
        values = [Flying(pilot.final, goal, place).value(flight, pilot.chips) for place in places]
        return moves[values.index(max(values))]


def _weighs(programme: Programme, level: str) -> Weighs | None:
    """The way to weigh of a level, None for rules of thumb."""
    prospects = Prospects(programme.box)
    match level:
        case "easy":
            return None
        case "normal":
            return Weigher(programme, prospects, NORMAL)
        case "hard":
            return Weigher(programme, prospects, HARD)
        case _:
            return Racer(programme, prospects, EXPERT)


def _act(weighs: Weighs, turn: Turn, moves: Sequence[Move]) -> Move:
    """The best flight or final show, or an exchange if that is worth more."""
    weighed = weighs.finals(turn, [move for move in moves if isinstance(move, LayFinal)])
    weighed += weighs.flights(turn, [move for move in moves if isinstance(move, Lay | Raise | Fly)])
    best = max(weighed, key=lambda each: each.value, default=None)
    if not isinstance(moves[0], Draw):
        return moves[0] if best is None else best.move
    if best is not None and best.value >= weighs.exchange(turn):
        return best.move
    return _draw(weighs, turn, moves)


def _draw(weighs: Weighs, turn: Turn, moves: Sequence[Move]) -> Move:
    return weighs.outlook.draw(turn, [move for move in moves if isinstance(move, Draw)])


def _fly(weighs: Weighs, turn: Turn, moves: Sequence[Move]) -> Move:
    """The best choice in the air."""
    flight, pilot = turn.game.flight, turn.pilot
    goal = weighs.goal(turn, flight.show)
    flying = Flying(flight.cards, goal, pilot.highlight if flight.show == FINAL else None)
    return max(flying.choices(flight, pilot.chips, moves), key=lambda each: each[1])[0]
