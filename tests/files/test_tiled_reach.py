"""Whether cars can race a drawn track to its end, and what lets them slip past it."""

from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.files.tiled import read_map
from game.files.tiled_findings import Findings, Place
from game.files.tiled_reach import check_reach
from game.files.tiled_steps import Grid, steps_over
from game.games.racetrack.solver import solve
from game.games.racetrack.track import Cell, Course, Gate, Track
from tests.files.build_maps import FIELD, FINISH, OVAL, oval, polyline, starts

HERE = 'oval.tmx: layer "gates", object'


def lines(folder: Path, rows: str, *objects: str, **values: object) -> list[str]:
    """The findings of a map, those about few starts left out."""
    text = oval(rows=rows, objects=list(objects), values={"game": "racetrack"} | values)
    found = [finding.line() for finding in read_map(text.save(folder)).findings]
    return [line for line in found if "full field" not in line]


def test_other_faults_do_not_keep_back_what_is_wrong_with_the_course(tmp_path: Path) -> None:
    gate = polyline("Finish", (88, 52), (88, 76), number=5)
    found = lines(tmp_path, OVAL, gate, *FIELD, laps="x")
    assert len(found) == 2
    assert found[1].startswith(f"{HERE} 5 (Finish): no car can cross it")


def test_a_circuit_that_is_not_closed(tmp_path: Path) -> None:
    rows = "#######\n#.....#\n#######"
    gate = polyline("Finish", (56, 16), (56, 32), number=5)
    assert lines(tmp_path, rows, gate, *starts([(3, 1)])) == [
        (
            f"{HERE} 5 (Finish): no car can count a lap: the road does not lead round to it again; close the road,"
            ' or set the map property "course" to "sprint"'
        )
    ]
    assert lines(tmp_path, rows, gate, *starts([(1, 1)]), course="sprint") == []


@pytest.mark.parametrize(
    "ends", [((88, 24), (88, 40)), ((88, 4), (88, 60)), ((80, 16), (80, 48)), ((88, 16), (89, 48))]
)
def test_a_finish_that_reaches_the_last_spots_is_closed(ends: tuple[tuple[float, float], ...], tmp_path: Path) -> None:
    assert lines(tmp_path, OVAL, polyline("Finish", *ends, number=5), *FIELD) == []


def test_road_behind_a_thin_wall_is_another_road(tmp_path: Path) -> None:
    rows = OVAL.replace("#...###...#\n#...###...#", "#...###...#\n#...#.#...#")
    assert lines(tmp_path, rows, FINISH, *FIELD) == []


def _gates(width: int, height: int) -> st.SearchStrategy[Gate]:
    """Lines from border to border of the cells, at least two cells long."""
    corner = st.tuples(st.integers(0, width), st.integers(0, height))
    ends = st.tuples(corner, corner).filter(
        lambda ends: abs(ends[0][0] - ends[1][0]) + abs(ends[0][1] - ends[1][1]) >= 2
    )
    return ends.map(lambda ends: Gate(2 * ends[0][0], 2 * ends[0][1], 2 * ends[1][0], 2 * ends[1][1]))


@st.composite
def _tracks(draw: st.DrawFn) -> Track:
    width, height = draw(st.integers(3, 7)), draw(st.integers(3, 6))
    road = bytes(draw(st.lists(st.sampled_from([0, 1, 1, 1]), min_size=width * height, max_size=width * height)))
    cells: list[Cell] = [(at % width, at // width) for at, is_road in enumerate(road) if is_road]
    start = draw(st.sampled_from(cells)) if cells else (0, 0)
    return Track(
        width=width,
        height=height,
        road=road if cells else b"\1" + road[1:],
        finish=draw(_gates(width, height)),
        starts=(start,),
        checkpoints=tuple(draw(st.lists(_gates(width, height), max_size=2))),
        course=draw(st.sampled_from(Course)),
    )


def _is_plain(track: Track) -> bool:
    """Whether no single step crosses two gates at once."""
    grid = Grid(track)
    steps = [{frozenset(step) for step in steps_over(gate, grid)} for _, gate in track.named_gates()]
    return not any(one & other for one, other in combinations(steps, 2))


@settings(max_examples=150)
@given(_tracks().filter(_is_plain))
def test_no_error_means_that_the_solver_finds_a_way(track: Track) -> None:
    findings = Findings("any.tmx")
    check_reach(track, Place(), [Place()] * len(track.checkpoints), [Place()], findings)
    errors = [finding for finding in findings.as_tuple() if finding.is_error and "out of order" not in finding.message]
    assert (solve(track, 1).moves is not None) == (not errors)
