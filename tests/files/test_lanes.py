"""Lanes laid along a centre line: even squares like bricks, and the map that they are put into."""

import math
from itertools import pairwise
from pathlib import Path

import pytest

from game.cli import run
from game.files.lanes import TooTight, lanes_along
from game.files.tiled import read_map

Point = tuple[float, float]
OVAL: tuple[Point, ...] = ((400, 400), (1600, 400), (2200, 900), (1600, 1400), (400, 1400), (200, 900))

MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="40" height="30" tilewidth="64" tileheight="64" infinite="0"
 nextlayerid="3" nextobjectid="9">
 <properties>
  <property name="game" value="lunatix"/>
 </properties>
 <objectgroup id="2" name="gates">
%s </objectgroup>
</map>
"""


def centreline(number: int = 1, inner: str = "", points: tuple[Point, ...] = OVAL) -> str:
    corners = " ".join(f"{x},{y}" for x, y in points)
    return f'  <object id="{number}" type="Centreline" x="0" y="0">{inner}<polygon points="{corners}"/></object>\n'


GATES = """  <object id="7" type="Finish" x="1000" y="1100"><polyline points="0,0 0,600"/></object>
  <object id="8" type="Start" x="900" y="1400">
   <properties><property name="place" type="int" value="1"/></properties><point/></object>
"""


def written(folder: Path, objects: str, size: int = 40) -> Path:
    path = folder / "mine.tmx"
    path.write_text((MAP % objects).replace('width="40" height="30"', f'width="{size}" height="{size - 10}"'))
    return path


@pytest.mark.parametrize("lanes", [2, 3, 4, 5])
@pytest.mark.parametrize("way", [1, -1])
def test_squares_are_even_and_lanes_lie_side_by_side(lanes: int, way: int) -> None:
    square = 100.0
    laid = lanes_along(OVAL[::way], lanes, square).lanes
    assert [len(lane) for lane in laid] == sorted(len(lane) for lane in laid), "outward no lane is shorter"
    for lane in laid:
        sides = [math.dist(*side) for side in pairwise((*lane, lane[0]))]
        assert 0.85 * square < min(sides) <= max(sides) < 1.1 * square
        area = sum(ay * bx - ax * by for (ax, ay), (bx, by) in pairwise((*lane, lane[0])))
        assert area > 0, "counter-clockwise on the screen"
    for inner, outer in pairwise(laid):
        for centre in inner:
            nearest = min(math.dist(centre, other) for other in outer)
            assert 0.6 * square < nearest < 0.9 * square


def test_neighbours_begin_half_a_square_apart() -> None:
    """On the first straight, squares of neighbouring lanes lie like bricks."""
    one, two, three = lanes_along(((0, 0), (0, 2000), (2000, 2000), (2000, 0)), 3, 100).lanes
    assert one[0] != three[0]
    assert abs(math.dist(one[0], two[0]) - math.dist(one[0], two[-1])) < 30


def test_a_bend_too_sharp_is_told_with_its_place() -> None:
    needle: tuple[Point, ...] = ((0, 0), (3000, 40), (0, 80))
    with pytest.raises(TooTight) as fault:
        lanes_along(needle, 4, 128)
    assert fault.value.at[0] > 1500 or fault.value.at[0] < 200


def test_lanes_are_put_into_the_map_and_the_rest_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, centreline() + GATES)
    before = path.read_text()
    assert run(["lanes", str(path), "--lanes", "4"]) == 0
    assert "laid 4 lanes" in capsys.readouterr().out
    after = path.read_text()
    added = after[after.index(' <objectgroup id="3"') : after.index("</map>")]
    assert after.replace(added, "") == before.replace(
        'nextlayerid="3" nextobjectid="9"', 'nextlayerid="4" nextobjectid="13"'
    )
    errors = [finding.message for finding in read_map(path).findings if finding.is_error]
    assert [message[:20] for message in errors] == ["the track has no Pit"], "the lanes themselves are faultless"
    assert path.read_text().count('type="Lane"') == 4


def test_how_many_lanes_may_stand_on_the_line(tmp_path: Path) -> None:
    inner = '<properties><property name="lanes" type="int" value="2"/></properties>'
    path = written(tmp_path, centreline(inner=inner) + GATES)
    assert run(["lanes", str(path)]) == 0
    assert path.read_text().count('type="Lane"') == 2
    path = written(tmp_path, centreline() + GATES)
    assert run(["lanes", str(path)]) == 0
    assert path.read_text().count('type="Lane"') == 3


@pytest.mark.parametrize(
    ("objects", "message"),
    [
        (GATES, "mine.tmx: the map has 0 Centrelines; draw one polygon along the middle of the road"),
        (centreline() + centreline(2), 'mine.tmx: layer "gates", object 2 (Centreline): the map has 2 Centrelines'),
        (
            centreline(inner='<properties><property name="lanes" type="int" value="9"/></properties>'),
            'mine.tmx: layer "gates", object 1 (Centreline): property "lanes" must be a whole number from 2 to 5',
        ),
        (
            centreline(points=((0, 0), (2000, 30), (0, 60))),
            'mine.tmx: layer "gates", object 1 (Centreline), cell (',
        ),
        (
            centreline() + '  <object id="5" type="Lane" x="0" y="0"><polygon points="0,0 9,0 9,9"/></object>\n',
            'mine.tmx: layer "gates", object 5 (Lane): there are lanes already; delete them in Tiled',
        ),
        (centreline(points=((0, 0), (100, 0))), 'mine.tmx: layer "gates", object 1 (Centreline): a Centreline must be'),
    ],
)
def test_what_is_in_the_way_is_said_and_nothing_is_written(
    objects: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, objects)
    before = path.read_bytes()
    assert run(["lanes", str(path)]) == 1
    assert capsys.readouterr().err.startswith(f"looptable: {message}")
    assert path.read_bytes() == before


def test_files_that_are_no_maps_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.tmx"
    path.write_text("<map")
    assert run(["lanes", str(path)]) == 1
    assert "the XML is broken" in capsys.readouterr().err
    assert run(["lanes", str(tmp_path / "none.tmx")]) == 1
    assert "none.tmx" in capsys.readouterr().err


WIDE: tuple[Point, ...] = (
    (500, 1500), (2000, 1500), (2400, 1300), (2400, 900), (2000, 700), (1500, 900), (1000, 700), (500, 500),
    (200, 800), (200, 1300),
)  # fmt: skip


@pytest.mark.parametrize("lanes", [2, 3, 4, 5])
@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize("is_upright", [False, True])
def test_a_map_with_nothing_but_the_line_becomes_a_loop_to_race_on(
    lanes: int, way: int, is_upright: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scale = 0.5 + lanes / 3
    points = tuple((scale * (y if is_upright else x), scale * (x if is_upright else y)) for x, y in WIDE)
    first_side = points[1::-1] + points[:1:-1]
    path = written(tmp_path, centreline(points=points if way > 0 else first_side), size=100)
    assert run(["lanes", str(path), "--lanes", str(lanes)]) == 0
    assert f"laid {lanes} lanes, and a draft of finish, starts, pit and curves" in capsys.readouterr().out
    loaded = read_map(path)
    assert [finding.line() for finding in loaded.findings] == []
    assert loaded.loop is not None
    assert len(loaded.loop.starts) == 6
    assert {door.is_basic for door in loaded.loop.doors} == {True}
    assert loaded.loop.curves


def test_the_tighter_a_bend_the_slower_and_outward_faster(tmp_path: Path) -> None:
    dented = [(x, 1150 if (x, y) == (1500, 900) else y) for x, y in WIDE]
    path = written(tmp_path, centreline(points=tuple((1.5 * x, 1.5 * y) for x, y in dented)), size=100)
    assert run(["lanes", str(path)]) == 0
    loaded = read_map(path)
    assert loaded.findings == ()
    loop = loaded.loop
    assert loop is not None
    assert len(loop.curves) >= 3
    for safe in loop.curves:
        assert safe in (tuple(range(safe[0], safe[0] + 41, 20)), tuple(range(safe[0], safe[0] - 41, -20)))
    assert any(safe[0] > safe[-1] for safe in loop.curves), "the bend to the right is slower on the outside of the loop"
    assert any(safe[0] < safe[-1] for safe in loop.curves)
