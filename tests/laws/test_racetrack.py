"""Racetrack's own laws: cars are conserved, on road, on spots of their own, and their counts only grow."""

from itertools import pairwise
from typing import get_args

import pytest

from game.core.chance import Chance
from game.games.racetrack.options import Options, Spots
from game.games.racetrack.state import NOWHERE, ChoosingPlaces, Event, Over, State
from tests.laws.playthrough import playthrough
from tests.laws.tables import Table, races

every_race = pytest.mark.parametrize(("table", "options"), list(races()), ids=[str(table) for table, _ in races()])


def states(table: Table, seed: int) -> list[State]:
    steps = list(playthrough(table, seed))
    return [steps[0].state, *(played.step.state for played in steps)]


@every_race
def test_cars_are_conserved(table: Table, options: Options) -> None:
    """Every seat is racing, has finished or has left, and no seat is two of these."""
    for seed in range(3):
        for state in states(table, seed):
            finished = [seat for group in state.ranks for seat in group]
            everybody = [*state.retired, *finished]
            if not isinstance(state.phase, Over):
                everybody += state.order
                acting = state.phase.seat
                assert acting in state.order
                assert acting not in state.waiting
            assert sorted(everybody) == list(range(table.rules.seats))


@every_race
def test_racing_cars_are_on_road_and_others_nowhere(table: Table, options: Options) -> None:
    road = table.rules.track.road  # type: ignore[attr-defined]
    for seed in range(3):
        for state in states(table, seed):
            for seat, car in enumerate(state.cars):
                if car.cell == NOWHERE:
                    is_gone = seat in state.retired or any(seat in group for group in state.ranks)
                    assert is_gone or isinstance(state.phase, ChoosingPlaces)
                    assert (car.vx, car.vy, car.line_from) == (0, 0, NOWHERE)
                else:
                    assert 0 <= car.cell < len(road)
                    assert road[car.cell] == 1
                    assert road[car.line_from] == 1


@every_race
def test_no_two_cars_share_a_spot_where_spots_are_blocked(table: Table, options: Options) -> None:
    shared = 0
    for seed in range(3):
        for state in states(table, seed):
            taken = [car.cell for car in state.cars if car.cell != NOWHERE]
            shared += len(taken) - len(set(taken))
            if options.spots is Spots.CONTACT:
                fast = [car.cell for car in state.cars if (car.vx, car.vy) != (0, 0)]
                assert all(taken.count(cell) == 1 for cell in fast), "contact stops every car on the spot"
    if options.spots is Spots.BLOCKED:
        assert shared == 0


@every_race
def test_turns_are_equal_and_counts_only_grow(table: Table, options: Options) -> None:
    """A round gives every racing car one turn, and laps, crashes and rounds never go down."""
    for seed in range(3):
        race = states(table, seed)
        for before, after in pairwise(race):
            assert before.round <= after.round <= before.round + 1
            for old, new in zip(before.cars, after.cars, strict=True):
                assert new.progress.laps >= old.progress.laps
                assert new.progress.crashes >= old.progress.crashes
                assert old.progress.finish in (None, new.progress.finish)
                assert 0 <= new.lost_turns < options.crash_turns
        assert race[-1].round <= options.turn_limit


def test_the_playthroughs_see_every_event_there_is() -> None:
    """Else the laws would hold of matches in which nothing happens."""
    events = {
        type(event)
        for table, _ in races()
        for seed in range(3)
        for step in [table.rules.start(Chance(seed)), *(played.step for played in playthrough(table, seed))]
        for event in step.events
    }
    assert events == set(get_args(Event))
