"""The chance to win as a goal of flights: points, chips and the show that is done with, against each rival."""

from dataclasses import dataclass
from math import prod
from typing import NamedTuple

from game.core.rules import Seat
from game.games.lucky.cards import SHOWS, Box
from game.games.lucky.odds_goals import FLOWN_FOR_CHIP, Points
from game.games.lucky.options import NearMiss, Options
from game.games.lucky.race import usual_race
from game.games.lucky.stakes import stake
from game.games.lucky.state import NOT_FLOWN, Pilot, State


class Rival(NamedTuple):
    """Somebody to beat: shows to fly, how far they are behind, chips, whether they have another turn in this round."""

    stage: int
    gap: int
    chips: int
    is_next: bool


@dataclass(frozen=True, slots=True)
class Winning:
    """The chance to win after a flight; `points` tells what it brings.

    `stage` is the shows still to fly before it, `chip` what a chip is worth in points as long as the game goes on.
    """

    points: Points
    stage: int
    rivals: tuple[Rival, ...]
    is_last: bool
    chip: float

    def landed(self, result: int, left: int, chips: int) -> float:
        """One show less to fly."""
        points = self.points
        earned = points.chip_from is not None and result >= points.chip_from
        return self.chance(self.stage - 1, points.landed(result, left, 0), chips + earned)

    def failed(self, exact: int, flown: int, chips: int) -> float:
        """The show is still to be flown."""
        points = self.points
        counted = flown if points.near_miss is NearMiss.ANY else exact
        earned = points.near_miss is not None and counted >= FLOWN_FOR_CHIP
        return self.chance(self.stage, -points.penalty, chips + earned)

    def chance(self, stage: int, gain: float, chips: int) -> float:
        """When the turn ends with so many shows to fly, so much won, so many chips in hand."""
        race = usual_race()
        chip = 0.0 if self.is_last or stage == 0 else self.chip
        return prod(
            race.after_turn(
                stage,
                rival.stage,
                rival.gap + gain + chip * (chips - rival.chips),
                is_other_next=rival.is_next,
                is_last=self.is_last,
            )
            for rival in self.rivals
        )


def stage_of(options: Options, pilot: Pilot) -> int:
    """The shows a pilot has still to fly, the final one included."""
    if pilot.final_result != NOT_FLOWN:
        return 0
    flown = len(SHOWS) - pilot.results.count(NOT_FLOWN)
    return max(0, len(SHOWS) - options.short - flown) + 1


def winning(box: Box, options: Options, game: State, seat: Seat, show: int, chip: float) -> Winning:
    """The goal of a flight in a game as it is."""
    pilot = game.pilots[seat]
    seats = len(game.pilots)
    rivals = tuple(
        Rival(
            stage_of(options, other),
            pilot.total - other.total,
            other.chips,
            (at - game.starter) % seats > (seat - game.starter) % seats,
        )
        for at, other in enumerate(game.pilots)
        if at != seat and not other.has_retired
    )
    # The worth of chips is told by the chance; the points must know that some may be earned.
    points = stake(box, options, game, pilot, show, 1.0)
    points = Points(points.left_over, points.penalty, points.replaced, 0.0, points.chip_from, points.near_miss)
    return Winning(points, stage_of(options, pilot), tuple(sorted(rivals)), game.is_last_round, chip)
