"""The final options of a race: what is chosen counts, then the map's laps, the figures and what is proved."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from game.core.offer import Offer
from game.core.option_words import read_options
from game.core.record import OptionValue
from game.games.racetrack.figures import Figures, Medals, TurnLimit
from game.games.racetrack.options import Mode, Options
from game.games.racetrack.prepare import Par, find_par, is_par_needed, prepare
from game.games.racetrack.solver import solve
from game.games.racetrack.track import Course, Track
from tests.boards import RING

FIGURES = Figures((Offer("crash_turns", (3, 1, 5)), Offer("laps", (2, 1))), (), Medals(0, 2, 5), TurnLimit(200, 5))


def options(
    track: Track = RING, chosen: Mapping[str, OptionValue] | None = None, seats: int = 2, par: Par | None = None
) -> Options:
    return read_options(prepare(track, FIGURES, chosen or {}, seats, par), Options())


def test_figures_give_the_defaults_and_choices_go_before_them() -> None:
    assert options().crash_turns == 3
    assert options(chosen={"crash_turns": 5, "mode": "simple"}).crash_turns == 5
    assert options(chosen={"mode": "simple"}).mode is Mode.SIMPLE


def test_laps_are_those_chosen_or_else_those_of_the_map() -> None:
    track = replace(RING, laps=4)
    assert options(track).laps == 4
    assert options(track, {"laps": 9}).laps == 9
    assert options(replace(track, course=Course.SPRINT), {"laps": 9}).laps == 1


def test_the_limit_is_the_larger_of_200_and_five_times_the_shortest_race() -> None:
    assert options(par=Par(None)).turn_limit == 200
    assert options(par=Par(40)).turn_limit == 200
    assert options(par=Par(41)).turn_limit == 205
    assert options(chosen={"laps": 3}, par=Par(41)).turn_limit == 615
    assert options(chosen={"turn_limit": 7}, par=Par(41)).turn_limit == 7


def test_only_a_lone_car_that_did_not_choose_starts_on_the_best_place() -> None:
    par = Par(20, place=4)
    assert options(seats=1, par=par).place == 4
    assert options(seats=2, par=par).place == 1
    assert options(seats=1, par=par, chosen={"place": 2}).place == 2


def test_the_par_is_needed_only_where_it_changes_something() -> None:
    assert is_par_needed({}, 2)
    assert not is_par_needed({"turn_limit": 50}, 2)
    assert is_par_needed({"turn_limit": 50}, 1)
    assert not is_par_needed({"turn_limit": 50, "place": 1}, 1)


def test_the_par_is_the_solvers() -> None:
    lap = solve(RING, 1)
    race = solve(RING, 3)
    assert find_par(RING, Options(), 2) == Par(lap.moves, lap.place or 0, lap.moves)
    assert find_par(RING, Options(laps=3), 2) == Par(lap.moves, lap.place or 0, race.moves)
    assert find_par(RING, Options(laps=3), 1) == Par(lap.moves, race.place or 0, race.moves)


@pytest.mark.parametrize("chosen", [{"lapps": 1}, {"laps": 0}, {"mode": "magic"}])
def test_a_choice_that_cannot_be_is_refused(chosen: dict[str, str | int]) -> None:
    with pytest.raises(ValueError, match=r"laps|mode"):
        options(chosen=chosen)
