"""The odds on the table: chance of success and expected points of shows and of the choices in a flight."""

from collections.abc import Iterable
from typing import NamedTuple

from game.games.lucky.cards import FINAL, Box, Card
from game.games.lucky.moves import Move
from game.games.lucky.odds import at_take_off, best_play
from game.games.lucky.odds_goals import Points, Success
from game.games.lucky.state import Flight


class Odds(NamedTuple):
    """Flown for success, the chance of it; flown for points, how many are expected."""

    success: float
    points: float


class Asked(NamedTuple):
    """A show before take-off, with the chips in hand; `highlight` is the place of the chip of a final show."""

    cards: tuple[Card, ...]
    chips: int
    highlight: int | None = None


class Chances:
    """Finds odds one after the other, a little in each frame. With `is_on` False there are none."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._known: dict[Asked, Odds] = {}
        self._wanted: dict[Asked, None] = {}
        self.is_on = True

    def want(self, asked: Iterable[Asked]) -> None:
        """These matter now, others no more."""
        self._wanted = {one: None for one in asked if self.is_on and one not in self._known}

    @property
    def is_settled(self) -> bool:
        """Whether all that is wanted is known."""
        return not self._wanted

    def work(self) -> None:
        """Find the odds of one show."""
        if self._wanted:
            asked = next(iter(self._wanted))
            del self._wanted[asked]
            self._known[asked] = self._find(asked)

    def finish(self) -> None:
        """Find all that is wanted."""
        while self._wanted:
            self.work()

    def of(self, asked: Asked) -> Odds | None:
        """The odds of a show, once they are known."""
        return self._known.get(asked) if self.is_on else None

    def of_move(self, flight: Flight, chips: int, highlight: int | None, move: Move) -> Odds | None:
        """What a choice in a flight is worth; solved at take-off, so quick."""
        if not self.is_on:
            return None
        for_success = best_play(flight.cards, Success(), highlight)
        for_points = best_play(flight.cards, self._goal(highlight), highlight)
        return Odds(for_success.worth(flight, chips, move), for_points.worth(flight, chips, move))

    def of_flight(self, flight: Flight, chips: int, highlight: int | None) -> Odds | None:
        """What a flight is worth from where it is."""
        if not self.is_on:
            return None
        for_success = best_play(flight.cards, Success(), highlight)
        for_points = best_play(flight.cards, self._goal(highlight), highlight)
        return Odds(for_success.value(flight, chips), for_points.value(flight, chips))

    def _find(self, asked: Asked) -> Odds:
        show = 0 if asked.highlight is None else FINAL
        return self.of_flight(at_take_off(asked.cards, self._box.dice, show), asked.chips, asked.highlight) or Odds(
            0, 0
        )

    def _goal(self, highlight: int | None) -> Points:
        return Points(self._box.left_over, 0 if highlight is None else self._box.penalty)
