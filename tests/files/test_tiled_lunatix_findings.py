"""Everything that can be wrong with a loop: one test a finding, with its exact line."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from game.files.tiled import read_map
from tests.files.build_loops import SQUARES, at, box, door, door_values, lane, line, loop, loop_lines, polygon, start
from tests.files.build_maps import point, polyline

GATES = 'ring.tmx: layer "gates", '
CURVE = {"safe_1": 40, "safe_2": 60, "safe_3": 80}
MOVED = [at(1, square) for square in range(1, SQUARES + 1)]


def squares(**moved: float) -> list[tuple[float, float]]:
    """Lane 1 with some squares elsewhere along it, such as s3=4.5."""
    return [at(1, moved.get(f"s{square}", square)) for square in range(1, SQUARES + 1)]


def wrong(changes: Mapping[str, str], folder: Path) -> list[str]:
    return [found.removeprefix(GATES) for found in loop_lines(loop(changes), folder)]


def test_a_track_without_a_fault_has_no_finding(tmp_path: Path) -> None:
    assert loop_lines(loop(), tmp_path) == []


LANES: dict[str, tuple[dict[str, str], list[str]]] = {
    "one": (
        {"lane 2": "", "lane 3": ""},
        [('ring.tmx: the track has 1 Lane, and a track has 2 to 5; draw each as a polygon through the middle of every'
         ' square and set its class to "Lane" and "lane" to its number, 1 for the inside')],
    ),
    "none": (
        {"lane 1": "", "lane 2": "", "lane 3": ""},
        [('ring.tmx: the track has 0 Lanes, and a track has 2 to 5; draw each as a polygon through the middle of every'
         ' square and set its class to "Lane" and "lane" to its number, 1 for the inside')],
    ),
    "no number": (
        {"lane 1": lane(1, values={})},
        ['object 10 (Lane): property "lane" is missing; add it with type int, a whole number from 1'],
    ),
    "wrong number": (
        {"lane 1": lane(1, values={"lane": 0})},
        ['object 10 (Lane): property "lane" must be a whole number from 1 (got "0")'],
    ),
    "same number": (
        {"lane 2": lane(2, values={"lane": 1})},
        ['object 20 (Lane): property "lane" is 1, and so is that of object 10; number them 1, 2, 3 ...'],
    ),
    "rectangle": (
        {"lane 1": box("Lane", 100, 100, 200, 200, 10, lane=1)},
        [("object 10 (Lane): a Lane must be a polygon through the middle of every square (got rectangle);"
         " draw it with Insert Polygon and end it on its first point")],
    ),
    "open": (
        {"lane 1": polygon("Lane", MOVED, 10, {"lane": 1}, "polyline")},
        [("object 10 (Lane): a Lane must be a polygon through the middle of every square (got polyline whose ends"
         " lie apart); draw it with Insert Polygon and end it on its first point")],
    ),
    "few squares": (
        {"lane 1": lane(1, MOVED[::4])},
        ["object 10 (Lane): a Lane must have 8 to 200 points, one a square (it has 6)"],
    ),
    "many squares": (
        {"lane 1": lane(1, MOVED * 9)},
        ["object 10 (Lane): a Lane must have 8 to 200 points, one a square (it has 216)"],
    ),
    "twice": (
        {"lane 1": lane(1, [MOVED[0], *MOVED])},
        ["object 10 (Lane): two squares of the lane that follow each other have one centre; remove one point"],
    ),
    "clockwise": (
        {"lane 1": lane(1, MOVED[::-1])},
        ["object 10 (Lane): the lane runs clockwise; cars drive counter-clockwise, so draw its squares in that order"],
    ),
    "inside out": (
        {"lane 2": lane(2, values={"lane": 3}), "lane 3": lane(3, values={"lane": 2})},
        [("object 20 (Lane): the lane lies inside one with a lower number; number the lanes from the inside,"
         " 1, 2, 3 ...")],
    ),
    "off the map": (
        {"lane 1": lane(1, [(99_000, 99_000), *MOVED])},
        [("object 10 (Lane): a square of the lane lies off the map, at 99000, 99000 pixels; move its point onto it")],
    ),
    "back and forth": (
        {"lane 1": lane(1, squares(s5=7.4))},
        [("object 10 (Lane), cell (18, 13): the square lies no further along the middle lane than the one before it"
         " in its own lane; move it forward")],
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", LANES)
def test_lanes(kind: str, tmp_path: Path) -> None:
    changes, messages = LANES[kind]
    assert wrong(changes, tmp_path) == messages


LINES: dict[str, tuple[dict[str, str], list[str]]] = {
    "none": (
        {"line": ""},
        [('ring.tmx: the track has no Finish; draw a polyline of two points over all lanes and set its class to'
         ' "Finish"')],
    ),
    "two": (
        {"more": line().replace('id="5"', 'id="6"')},
        ["object 6 (Finish): a track has one Finish, and object 5 is one; remove this one"],
    ),
    "rectangle": (
        {"line": box("Finish", 200, 280, 4, 100, 5)},
        [("object 5 (Finish): a Finish must be a polyline of two points, not a rectangle; draw it again with Insert"
         " Polygon and end it with a right click")],
    ),
    "bent": (
        {"line": polyline("Finish", (206, 280), (230, 330), (212, 380), number=5)},
        ["object 5 (Finish): a Finish must be straight; draw it with two points, or several in one line"],
    ),
    "point": (
        {"line": polyline("Finish", (206, 280), (206, 280), number=5)},
        ["object 5 (Finish): both ends of the Finish are on one point; draw it across all lanes"],
    ),
    "short": (
        {"line": line(outer=150)},
        ["object 30 (Lane): the lane crosses the Finish not at all, not once; draw the Finish across every lane"],
    ),
    "right through": (
        {"line": line(inner=-180)},
        [f"object {number} (Lane): the lane crosses the Finish 2 times, not once; draw the Finish across every lane"
         for number in (10, 20, 30)],
    ),
    "on a centre": (
        {"line": line(degrees=7.5)},
        [f"object 5 (Finish), cell {cell}: the Finish goes through the centre of a square of object {number};"
         " move it between two squares" for number, cell in ((10, "(13, 18)"), (30, "(13, 22)"))],
    ),
    "slanted": (
        {"line": polyline("Finish", (196, 280), (260, 390), number=5)},
        [("object 10 (Lane), cell (13, 18): the square lies on the other side of the line than its place along the"
         " middle lane; move it away from the line, or turn the line square to the lanes")],
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", LINES)
def test_the_line(kind: str, tmp_path: Path) -> None:
    changes, messages = LINES[kind]
    assert wrong(changes, tmp_path) == messages


def test_a_line_that_a_diagonal_step_slips_past(tmp_path: Path) -> None:
    inner, middle = squares(), [at(2, square) for square in range(1, SQUARES + 1)]
    inner[0], inner[-1], middle[0], middle[-1] = (222, 307), (187, 279), (252, 306), (208, 305)
    changes = {
        "lane 1": lane(1, inner),
        "lane 2": lane(2, middle),
        "line": polyline("Finish", (210, 290), (212, 380), number=5),
        "after": door("after", (222, 307)),
    }
    assert wrong(changes, tmp_path) == [
        (
            "object 10 (Lane), cell (11, 17): the step to its front-right neighbour in cell (15, 19) passes an end of"
            " the Finish, where their places say otherwise; draw the Finish square across all lanes and beyond them"
        )
    ]


def test_neighbours_too_far_apart(tmp_path: Path) -> None:
    points = [*MOVED[:4], *MOVED[6:]]
    found = wrong({"lane 1": lane(1, points)}, tmp_path)
    assert found[0] == (
        "object 10 (Lane), cell (17, 16): its front neighbour in cell (18, 11) lies 12.5% of the lap ahead,"
        " more than two squares of that lane; move the squares closer, or set one more"
    )
    assert len(found) > 1


LINKS: dict[str, tuple[dict[str, str], list[str]]] = {
    "first point": (
        {"link": polyline("Link", (10, 10), at(2, 4), number=70)},
        [("object 70 (Link): its first point lies on no square; draw it from the middle of one square to the middle"
         " of another")],
    ),
    "last point": (
        {"link": polyline("Unlink", at(2, 4), (200, 200), number=70)},
        [("object 70 (Unlink): its last point lies on no square; draw it from the middle of one square to the middle"
         " of another")],
    ),
    "one square": (
        {"link": polyline("Link", at(2, 4), at(2, 4.2), number=70)},
        ["object 70 (Link): both its points lie on one square; draw it from one square to another"],
    ),
    "two lanes on": (
        {"link": polyline("Link", at(1, 4), at(3, 5), number=70)},
        [("object 70 (Link): it leads from lane 1 to lane 3; a Link joins squares of one lane, or of two lanes side"
         " by side")],
    ),
    "backwards": (
        {"link": polyline("Link", at(1, 5), at(2, 3), number=70)},
        ["object 70 (Link): it leads backwards; draw it in driving direction, counter-clockwise"],
    ),
    "twice": (
        {"link": polyline("Link", at(2, 4), at(3, 6), number=70),
         "more": polyline("Link", at(2, 4), at(3, 5), number=71)},
        ["object 71 (Link): object 70 already links one of its squares to the same lane; remove one of them"],
    ),
    "same target": (
        {"link": polyline("Link", at(2, 4), at(3, 6), number=70),
         "more": polyline("Link", at(2, 5), at(3, 6), number=71)},
        ["object 71 (Link): object 70 already links one of its squares to the same lane; remove one of them"],
    ),
    "too far": (
        {"link": polyline("Link", at(2, 4), at(3, 7), number=70)},
        [("object 20 (Lane), cell (19, 16): its front-right neighbour in cell (22, 11) lies 10.4% of the lap ahead,"
         " more than two squares of that lane; move the squares closer, or set one more"),
         ("object 30 (Lane), cell (22, 11): its front-right neighbour clockwise in cell (19, 16) lies 10.4% of the lap"
         " ahead, more than two squares of that lane; move the squares closer, or set one more")],
    ),
    "unlink in a lane": (
        {"unlink": polyline("Unlink", at(2, 4), at(2, 5), number=70)},
        ["object 70 (Unlink): an Unlink removes a diagonal, but both its squares lie in one lane; remove it"],
    ),
    "unlink nothing": (
        {"unlink": polyline("Unlink", at(2, 4), at(3, 6), number=70)},
        ["object 70 (Unlink): no diagonal leads from its first square to its last, so it removes nothing"],
    ),
    "no line": (
        {"link": box("Link", 100, 100, 9, 9, 70)},
        [("object 70 (Link): a Link must be a polyline of two points, not a rectangle; draw it again with Insert"
         " Polygon and end it with a right click")],
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", LINKS)
def test_links(kind: str, tmp_path: Path) -> None:
    changes, messages = LINKS[kind]
    assert wrong(changes, tmp_path) == messages


CURVES: dict[str, tuple[dict[str, str], list[str]]] = {
    "missing speed": (
        {"curve": box("Curve", 205, 0, 195, 190, 50, safe_1=40, safe_2=60)},
        ['object 50 (Curve): property "safe_3" is missing; add it with type int, a multiple of 10 from 10'],
    ),
    "odd speed": (
        {"curve": box("Curve", 205, 0, 195, 190, 50, **CURVE | {"safe_2": 65})},
        ['object 50 (Curve): property "safe_2" must be a multiple of 10 from 10 to 990 (got "65")'],
    ),
    "no speed": (
        {"curve": box("Curve", 205, 0, 195, 190, 50, **CURVE | {"safe_2": 0})},
        ['object 50 (Curve): property "safe_2" must be a multiple of 10 from 10 to 990 (got "0")'],
    ),
    "one lane too many": (
        {"curve": box("Curve", 205, 0, 195, 190, 50, **CURVE | {"safe_4": 90})},
        ['object 50 (Curve): warning: property "safe_4" is unknown; did you mean "safe_3"?'],
    ),
    "ellipse": (
        {"curve": box("Curve", 205, 0, 195, 190, 50, **CURVE).replace("</object>", "<ellipse/></object>")},
        [("object 50 (Curve): a Curve must be a polygon or a rectangle around its squares (got ellipse); draw it"
         " again")],
    ),
    "border": (
        {"curve": box("Curve", 200, 0, 200, 190, 50, **CURVE)},
        ["object 50 (Curve), cell (12, 4): the centre of a square lies on the curve's border; move the border off it"],
    ),
    "two": (
        {"more": box("Curve", 205, 0, 30, 190, 51, **CURVE)},
        [f"object 51 (Curve), cell {cell}: the square lies in the curve of object 50 too; move one of the borders"
         for cell in ("(13, 6)", "(14, 4)", "(13, 2)")],
    ),
    "empty": (
        {"more": box("Curve", 0, 0, 30, 30, 51, **CURVE)},
        ["object 51 (Curve): warning: no square lies in the curve; draw it around the centres of its squares"],
    ),
    "many": (
        {f"more {number}": box("Curve", 0, 0, 30, 30, 100 + number, **CURVE) for number in range(99)},
        ["ring.tmx: a track has at most 99 Curves, not 100"],
    ),
    "many points": (
        {"more": polygon("Curve", [(0, 0), (9, 0), (9, 9)] * 700, 51, CURVE)},
        ["ring.tmx: all Curves together have at most 1,000 points; draw them with fewer"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", CURVES)
def test_curves(kind: str, tmp_path: Path) -> None:
    changes, messages = CURVES[kind]
    assert wrong(changes, tmp_path) == messages


STARTS: dict[str, tuple[dict[str, str], list[str]]] = {
    "none": (
        {f"start {place}": "" for place in range(1, 7)},
        [('ring.tmx: the track has no Start; put a point on a square behind the line and set its class to "Start" and'
         ' "place" to 1')],
    ),
    "few": (
        {"start 5": "", "start 6": ""},
        ["ring.tmx: warning: the track has 4 starts, so at most as many cars can race; 6 make a full field"],
    ),
    "gap": (
        {"start 5": ""},
        ['ring.tmx: no Start has "place" 5, but there are later ones; number them 1, 2, 3 ...'],
    ),
    "after the line": (
        {"start 6": start(6, at(3, 2))},
        ["object 46 (Start), cell (16, 21): the start lies after the line; move it to a square behind the line"],
    ),
    "one square": (
        {"start 6": start(6, at(1, SQUARES - 0.2))},
        ["object 46 (Start), cell (11, 18): the start is on one square with object 41; move one of them"],
    ),
    "seven": (
        {"more": point("Start", *at(3, 20), number=47, place=7)},
        ['object 47 (Start): property "place" must be a whole number from 1 to 6 (got "7")'],
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", STARTS)
def test_starts(kind: str, tmp_path: Path) -> None:
    changes, messages = STARTS[kind]
    assert wrong(changes, tmp_path) == messages


PITS: dict[str, tuple[dict[str, str], list[str]]] = {
    "none": (
        {"pit": ""},
        ['ring.tmx: the track has no Pit; draw a rectangle inside the finish straight and set its class to "Pit"'],
    ),
    "two": (
        {"more": box("Pit", 160, 100, 80, 60, 64)},
        ["object 64 (Pit): a track has one Pit, and object 60 is one; remove this one"],
    ),
    "polygon": (
        {"pit": polygon("Pit", [(160, 200), (240, 200), (200, 260)], 60, {})},
        ["object 60 (Pit): a Pit must be a rectangle, an ellipse or a point (got polygon); draw it again"],
    ),
    "no side": (
        {"before": door("before", values={"safe_speed": 40, "basic": True})},
        ['object 61 (PitDoor): property "side" is missing; add it as text, "before" or "after" the line'],
    ),
    "unknown side": (
        {"before": door("before", values=door_values("befor"))},
        ['object 61 (PitDoor): property "side" must be "before" or "after" (got "befor"); did you mean "before"?'],
    ),
    "other side": (
        {"before": door("before", values=door_values("after"))},
        [('object 61 (PitDoor), cell (11, 18): property "side" is "after", but its square lies before the line;'
         ' set it to "before"')],
    ),
    "no speed": (
        {"before": door("before", values={"side": "before", "basic": True})},
        ['object 61 (PitDoor): property "safe_speed" is missing; add it with type int, a multiple of 10 from 10'],
    ),
    "wrong speed": (
        {"before": door("before", values=door_values("before", safe_speed=45))},
        ['object 61 (PitDoor): property "safe_speed" must be a multiple of 10 from 10 to 990 (got "45")'],
    ),
    "speed of text": (
        {"before": door("before", values=door_values("before", safe_speed="40"))},
        [('object 61 (PitDoor): property "safe_speed" must be a multiple of 10 from 10 to 990 (got "40" of type string;'
         " change the type to int)")],
    ),
    "basic of text": (
        {"before": door("before", values=door_values("before", basic="yes"))},
        ['object 61 (PitDoor): property "basic" must be true or false, of type bool (got "yes" of type string)'],
    ),
    "no basic": (
        {"before": door("before", values=door_values("before", basic=False))},
        [('ring.tmx: the pit has no basic door before the line; set "basic" to true on one PitDoor whose "side" is'
         ' "before"')],
    ),
    "two basic": (
        {"more": door("after", at(1, 3)).replace('id="62"', 'id="63"')},
        [('object 63 (PitDoor): property "basic" is true, and so is that of object 62; exactly one door after the line'
         " is basic")],
    ),
    "one square": (
        {"more": door("after", values=door_values("after", basic=False)).replace('id="62"', 'id="63"')},
        ["object 63 (PitDoor): the door lies on one square with object 62; remove one of them"],
    ),
    "no square": (
        {"before": door("before", (100, 200))},
        [("object 61 (PitDoor): the door touches no square: its end outside the Pit must lie on one; draw it from a"
         " square into the Pit")],
    ),
    "not in the pit": (
        {"before": polyline("PitDoor", at(1, SQUARES), (190, 280), number=61, **door_values("before"))},
        ["object 61 (PitDoor): no end of the door lies in the Pit; draw it from a square into the Pit"],
    ),
    "many": (
        {f"more {number}": door("after").replace('id="62"', f'id="{100 + number}"') for number in range(15)},
        ["ring.tmx: a pit has at most 16 PitDoors, not 17"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", PITS)
def test_the_pit(kind: str, tmp_path: Path) -> None:
    changes, messages = PITS[kind]
    assert wrong(changes, tmp_path) == messages


@pytest.mark.parametrize(
    ("changes", "values", "messages"),
    [
        ({"more": point("Strat", 10, 10)}, {}, [
            ('object 1 (Strat): warning: class "Strat" is unknown, so the object is only decoration;'
            ' did you mean "Start"?')]),
        ({"more": point("Checkpoint", 10, 10)}, {}, [
            'object 1 (Checkpoint): warning: class "Checkpoint" is unknown, so the object is only decoration']),
        ({"pit": box("Pit", 160, 200, 80, 60, 60, sped=3)}, {}, [
            'object 60 (Pit): warning: property "sped" is unknown']),
        ({}, {"course": "circuit"}, ['ring.tmx: warning: map property "course" is unknown']),
        ({}, {"laps": 6}, ['ring.tmx: map property "laps" must be a whole number from 1 to 5 (got "6")']),
        ({f"link {number}": polyline("Link", at(1, 1), at(1, 2), number=100 + number) for number in range(201)}, {}, [
            "ring.tmx: a track has at most 200 Links and Unlinks, not 201"]),
        ({"more": polygon("Centreline", [(0, 0), (9, 0), (9, 9)], 70, {})}, {}, []),
    ],
)  # fmt: skip
def test_words_and_bounds(
    changes: dict[str, str], values: dict[str, object], messages: list[str], tmp_path: Path
) -> None:
    assert [found.removeprefix(GATES) for found in loop_lines(loop(changes, **values), tmp_path)] == messages


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    changes = {"pit": "", "start 1": "", "curve": box("Curve", 205, 0, 195, 190, 50, safe_1=40, safe_2=60)}
    assert len(wrong(changes, tmp_path)) == 3


def test_a_tile_that_is_in_no_tileset(tmp_path: Path) -> None:
    text = loop()
    text.layers = '<layer name="ground" width="25" height="25"><data encoding="csv">' + ",".join(["7"] * 625)
    text.layers += "</data></layer>"
    assert loop_lines(text, tmp_path) == [
        (
            'ring.tmx: layer "ground", cell (0, 0): tile 7 is in none of the map\'s tilesets; add its'
            " tileset again, or erase it"
        )
    ]


@pytest.mark.parametrize("number", ["NaN", "1e999", "-1e7", "99999999999", "1e-300", "0"])
@pytest.mark.parametrize("what", ["points", "x", "width"])
def test_hostile_numbers_are_refused_without_a_traceback(what: str, number: str, tmp_path: Path) -> None:
    text = loop()
    path = text.save(tmp_path, "ring.tmx")
    content = path.read_text()
    if what == "points":
        content = content.replace("0.00,0.00", f"{number},{number}")
    elif what == "x":
        content = content.replace('type="Lane" x="', f'type="Lane" x="{number}" was="')
    else:
        content = content.replace('width="195"', f'width="{number}"')
    path.write_text(content)
    loaded = read_map(path)
    assert loaded.loop is None or number in {"1e-300", "0"} or what == "width"
