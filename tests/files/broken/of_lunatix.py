"""Faults of a loop's lanes, line, links, curves and starts."""

from typing import Final

from tests.files.broken.fault import RING, Fault, ring
from tests.files.build_loops import SQUARES, at, box, door, lane, line, polygon, start
from tests.files.build_maps import point, polyline

Changes = dict[str, str]

MIDDLES: Final = [at(1, square) for square in range(1, SQUARES + 1)]
CURVE: Final[dict[str, object]] = {"safe_1": 40, "safe_2": 60, "safe_3": 80}
INSERT = "draw it with Insert Polygon and end it on its first point"
DRAW_AGAIN = "draw it again with Insert Polygon and end it with a right click"
NUMBER = "number them 1, 2, 3 ..."
NO_LANES = (
    "ring.tmx: the track has {}, and a track has 2 to 5; draw each as a polygon through the middle of every square and"
    ' set its class to "Lane" and "lane" to its number, 1 for the inside'
)
FEW = "ring.tmx: warning: the track has 4 starts, so at most as many cars can race; 6 make a full field"


def squares(**moved: float) -> list[tuple[float, float]]:
    """Lane 1 with some squares elsewhere along it, such as s3=4.5."""
    return [at(1, moved.get(f"s{square}", square)) for square in range(1, SQUARES + 1)]


def of(changes: Changes, *says: str, mended: Changes | None = None, **values: object) -> Fault:
    """A fault of objects of the loop; without `mended` the whole loop is."""
    return ring(changes, *(f"{RING} {each}" for each in says), mended=mended or {}, **values)


def curve(*says: str, mended: Changes | None = None, **values: object) -> Fault:
    return of({"curve": box("Curve", 205, 0, 195, 190, 50, **CURVE | values)}, *says, mended=mended)


def link(kind: str, first: tuple[float, float], last: tuple[float, float], number: int = 70) -> str:
    return polyline(kind, first, last, number=number)


def link_of(
    says: str, first: tuple[float, float], last: tuple[float, float], to: tuple[float, float] | None, kind: str = "Link"
) -> Fault:
    """A fault of a link; mended it leads from its first square, or from the fourth of lane 2, to another."""
    mended = {} if to is None else {"link": link(kind, at(2, 4), to)}
    return of({"link": link(kind, first, last)}, f"70 ({kind}): {says}", mended=mended)


SLIPPED = squares()
SLIPPED_BESIDE = [at(2, square) for square in range(1, SQUARES + 1)]
SLIPPED[0], SLIPPED[-1], SLIPPED_BESIDE[0], SLIPPED_BESIDE[-1] = (222, 307), (187, 279), (252, 306), (208, 305)

FAULTS: Final[dict[str, Fault]] = {
    "one lane": ring({"lane 2": "", "lane 3": ""}, NO_LANES.format("1 Lane"), mended={}),
    "no lane": ring(dict.fromkeys(("lane 1", "lane 2", "lane 3"), ""), NO_LANES.format("0 Lanes"), mended={}),
    "six lanes": ring(
        {f"more {number}": lane(3, values={"lane": number}) for number in (4, 5, 6)},
        NO_LANES.format("6 Lanes"),
        f'{RING} 30 (Lane): property "lane" must be a whole number from 1 to 5 (got "6")',
        f"{RING} 30 (Lane): the lane lies inside one with a lower number; number the lanes from the inside,"
        " 1, 2, 3 ...",
        mended={},
    ),
    "a lane without a number": of(
        {"lane 1": lane(1, values={})},
        '10 (Lane): property "lane" is missing; add it with type int, a whole number from 1',
    ),
    "lane 0": of(
        {"lane 1": lane(1, values={"lane": 0})}, '10 (Lane): property "lane" must be a whole number from 1 (got "0")'
    ),
    "lane 6": of(
        {"lane 3": lane(3, values={"lane": 6})},
        '30 (Lane): property "lane" must be a whole number from 1 to 5 (got "6")',
    ),
    "lane 1 twice": of(
        {"lane 2": lane(2, values={"lane": 1})},
        f'20 (Lane): property "lane" is 1, and so is that of object 10; {NUMBER}',
    ),
    "lane 3 left out": ring(
        {"lane 3": lane(3, values={"lane": 4})},
        f'ring.tmx: no Lane has "lane" 3, but there are later ones; {NUMBER}',
        mended={},
    ),
    "a lane that is a rectangle": of(
        {"lane 1": box("Lane", 100, 100, 200, 200, 10, lane=1)},
        f"10 (Lane): a Lane must be a polygon through the middle of every square (got rectangle); {INSERT}",
    ),
    "an open lane": of(
        {"lane 1": polygon("Lane", MIDDLES, 10, {"lane": 1}, "polyline")},
        "10 (Lane): a Lane must be a polygon through the middle of every square (got polyline whose ends lie apart);"
        f" {INSERT}",
        mended={"lane 1": polygon("Lane", [*MIDDLES, MIDDLES[0]], 10, {"lane": 1}, "polyline")},
    ),
    "few squares": of(
        {"lane 1": lane(1, [at(1, 1 + number * SQUARES / 7) for number in range(7)])},
        "10 (Lane): a Lane must have 8 to 200 points, one a square (it has 7); draw it again",
    ),
    "many squares": of(
        {"lane 1": lane(1, [at(1, 1 + number * SQUARES / 201) for number in range(201)])},
        "10 (Lane): a Lane must have 8 to 200 points, one a square (it has 201); draw it again",
    ),
    "a square twice": of(
        {"lane 1": lane(1, [MIDDLES[0], *MIDDLES])},
        "10 (Lane): two squares of the lane that follow each other have one centre; remove one point",
    ),
    "a clockwise lane": of(
        {"lane 1": lane(1, MIDDLES[::-1])},
        "10 (Lane): the lane runs clockwise; cars drive counter-clockwise, so draw its squares in that order",
    ),
    "lanes from the outside": of(
        {"lane 2": lane(2, values={"lane": 3}), "lane 3": lane(3, values={"lane": 2})},
        "20 (Lane): the lane lies inside one with a lower number; number the lanes from the inside, 1, 2, 3 ...",
    ),
    "a square off the map": of(
        {"lane 1": lane(1, [(99_000, 99_000), *MIDDLES])},
        "10 (Lane): a square of the lane lies off the map, at 99000, 99000 pixels; move its point onto it",
    ),
    "a square behind the one before it": of(
        {"lane 1": lane(1, squares(s5=7.4))},
        "10 (Lane), cell (18, 13): the square lies no further along the middle lane than the one before it in its own"
        " lane; move it forward",
    ),
    "squares too far apart": of(
        {"lane 1": lane(1, [*MIDDLES[:4], *MIDDLES[6:]])},
        *(
            f"{lane} (Lane), cell {cell}: its {neighbour} lies {share} of the lap ahead, more than two squares of that"
            " lane; move the squares closer, or set one more"
            for lane, cell, neighbour, share in (
                (10, "(17, 16)", "front neighbour in cell (18, 11)", "12.5%"),
                (20, "(19, 16)", "front-left neighbour in cell (18, 11)", "10.4%"),
                (10, "(18, 11)", "front neighbour clockwise in cell (17, 16)", "12.5%"),
                (20, "(20, 12)", "front-right neighbour clockwise in cell (17, 16)", "10.4%"),
            )
        ),
    ),
    "no line": ring(
        {"line": ""},
        'ring.tmx: the track has no Finish; draw a polyline of two points over all lanes and set its class to "Finish"',
        mended={},
    ),
    "two lines": of(
        {"more": line().replace('id="5"', 'id="6"')},
        "6 (Finish): a track has one Finish, and object 5 is one; remove this one",
    ),
    "a line that is a rectangle": of(
        {"line": box("Finish", 200, 280, 4, 100, 5)},
        f"5 (Finish): a Finish must be a polyline of two points, not a rectangle; {DRAW_AGAIN}",
    ),
    "a bent line": of(
        {"line": polyline("Finish", (206, 280), (230, 330), (212, 380), number=5)},
        "5 (Finish): a Finish must be straight; draw it with two points, or several in one line",
    ),
    "a line on one point": of(
        {"line": polyline("Finish", (206, 280), (206, 280), number=5)},
        "5 (Finish): both ends of the Finish are on one point; draw it across all lanes",
    ),
    "a short line": of(
        {"line": line(outer=150)},
        "30 (Lane): the lane crosses the Finish not at all, not once; draw the Finish across every lane",
    ),
    "a line right through": of(
        {"line": line(inner=-180)},
        *(
            f"{number} (Lane): the lane crosses the Finish 2 times, not once; draw the Finish across every lane"
            for number in (10, 20, 30)
        ),
    ),
    "a line through centres": of(
        {"line": line(degrees=7.5)},
        *(
            f"5 (Finish), cell {cell}: the Finish goes through the centre of a square of object {number};"
            " move it between two squares"
            for number, cell in ((10, "(13, 18)"), (30, "(13, 22)"))
        ),
    ),
    "a slanted line": of(
        {"line": polyline("Finish", (196, 280), (260, 390), number=5)},
        "10 (Lane), cell (13, 18): the square lies on the other side of the line than its place along the"
        " middle lane; move it away from the line, or turn the line square to the lanes",
    ),
    "a line that a step slips past": of(
        {
            "lane 1": lane(1, SLIPPED),
            "lane 2": lane(2, SLIPPED_BESIDE),
            "line": polyline("Finish", (210, 290), (212, 380), number=5),
            "after": door("after", (222, 307)),
        },
        "10 (Lane), cell (11, 17): the step to its front-right neighbour in cell (15, 19) passes an end of the Finish,"
        " where their places say otherwise; draw the Finish square across all lanes and beyond them",
    ),
    "a link from nowhere": link_of(
        "its first point lies on no square; draw it from the middle of one square to the middle of another",
        (10, 10), at(3, 6), at(3, 6),
    ),
    "an unlink to nowhere": link_of(
        "its last point lies on no square; draw it from the middle of one square to the middle of another",
        at(2, 4), (200, 200), at(3, 5), "Unlink",
    ),
    "a link within a square": link_of(
        "both its points lie on one square; draw it from one square to another", at(2, 4), at(2, 4.2), at(3, 6)
    ),
    "a link over a lane": link_of(
        "it leads from lane 1 to lane 3; a Link joins squares of one lane, or of two lanes side by side",
        at(1, 4), at(3, 5), at(3, 6),
    ),
    "a link backwards": link_of(
        "it leads backwards; draw it in driving direction, counter-clockwise", at(1, 5), at(2, 3), at(3, 6)
    ),
    "two links from one square": of(
        {"link": link("Link", at(2, 4), at(3, 6)), "more": link("Link", at(2, 4), at(3, 5), 71)},
        "71 (Link): object 70 already links one of its squares to the same lane; remove one of them",
        mended={"link": link("Link", at(2, 4), at(3, 6))},
    ),
    "two links to one square": of(
        {"link": link("Link", at(2, 4), at(3, 6), 71), "more": link("Link", at(2, 5), at(3, 6), 72)},
        "72 (Link): object 71 already links one of its squares to the same lane; remove one of them",
        mended={"link": link("Link", at(2, 4), at(3, 6), 71)},
    ),
    "a link too far": of(
        {"link": link("Link", at(2, 4), at(3, 7))},
        "20 (Lane), cell (19, 16): its front-right neighbour in cell (22, 11) lies 10.4% of the lap ahead, more than"
        " two squares of that lane; move the squares closer, or set one more",
        "30 (Lane), cell (22, 11): its front-right neighbour clockwise in cell (19, 16) lies 10.4% of the lap ahead,"
        " more than two squares of that lane; move the squares closer, or set one more",
        mended={"link": link("Link", at(2, 4), at(3, 6))},
    ),
    "an unlink in a lane": link_of(
        "an Unlink removes a diagonal, but both its squares lie in one lane; remove it",
        at(2, 4), at(2, 5), None, "Unlink",
    ),
    "an unlink of nothing": link_of(
        "no diagonal leads from its first square to its last, so it removes nothing; remove it",
        at(2, 4), at(3, 6), at(3, 5), "Unlink",
    ),
    "a link that is a rectangle": of(
        {"link": box("Link", 100, 100, 9, 9, 70)},
        f"70 (Link): a Link must be a polyline of two points, not a rectangle; {DRAW_AGAIN}",
    ),
    "many links": ring(
        {
            f"link {number}": polyline(("Link", "Unlink")[number % 2], at(1, 1), at(1, 2), number=100 + number)
            for number in range(201)
        },
        "ring.tmx: a track has at most 200 Links and Unlinks, not 201; remove some",
        mended={},
    ),
    "a curve without a speed": of(
        {"curve": box("Curve", 205, 0, 195, 190, 50, safe_1=40, safe_2=60)},
        '50 (Curve): property "safe_3" is missing; add it with type int, a multiple of 10 from 10',
    ),
    "an odd speed": curve(
        '50 (Curve): property "safe_2" must be a multiple of 10 from 10 to 990 (got "65")', safe_2=65
    ),
    "speed 0": curve('50 (Curve): property "safe_2" must be a multiple of 10 from 10 to 990 (got "0")', safe_2=0),
    "a speed for no lane": curve(
        '50 (Curve): warning: property "safe_4" is unknown and does nothing; did you mean "safe_3"?', safe_4=90
    ),
    "a round curve": of(
        {"curve": box("Curve", 205, 0, 195, 190, 50, **CURVE).replace("</object>", "<ellipse/></object>")},
        "50 (Curve): a Curve must be a polygon or a rectangle around its squares (got ellipse); draw it again",
    ),
    "a border through a centre": of(
        {"curve": box("Curve", 199.5, 0, 200, 190, 50, **CURVE)},
        "50 (Curve), cell (12, 4): the centre of a square lies on the curve's border; move the border off it",
    ),
    "a curve in another": of(
        {"more": box("Curve", 205, 0, 30, 190, 51, **CURVE)},
        *(
            f"51 (Curve), cell {cell}: the square lies in the curve of object 50 too; move one of the borders"
            for cell in ("(13, 6)", "(14, 4)", "(13, 2)")
        ),
    ),
    "a curve around nothing": of(
        {"more": box("Curve", 0, 0, 30, 30, 51, **CURVE)},
        "51 (Curve): warning: no square lies in the curve; draw it around the centres of its squares",
    ),
    "many curves": ring(
        {f"more {number}": box("Curve", 0, 0, 30, 30, 100 + number, **CURVE) for number in range(99)},
        "ring.tmx: a track has at most 99 Curves, not 100; remove some",
        mended={},
    ),
    "many corners": ring(
        {"more": polygon("Curve", [(0, 0), (9, 0), (9, 9)] * 700, 51, CURVE)},
        "ring.tmx: all Curves together have at most 1,000 points; draw them with fewer",
        mended={},
    ),
    "no start": ring(
        {f"start {place}": "" for place in range(1, 7)},
        'ring.tmx: the track has no Start; put a point on a square behind the line and set its class to "Start" and'
        ' "place" to 1',
        mended={},
    ),
    "four starts": ring({"start 5": "", "start 6": ""}, FEW, mended={}),
    "a place left out": ring(
        {"start 5": ""}, f'ring.tmx: no Start has "place" 5, but there are later ones; {NUMBER}', mended={}
    ),
    "a start after the line": of(
        {"start 6": start(6, at(3, 2))},
        "46 (Start), cell (16, 21): the start lies after the line; move it to a square behind the line",
    ),
    "two starts on one square": of(
        {"start 6": start(6, at(1, SQUARES - 0.2))},
        "46 (Start), cell (11, 18): the start is on one square with object 41; move one of them",
    ),
    "a seventh start": of(
        {"more": point("Start", *at(3, 20), number=47, place=7)},
        '47 (Start): property "place" must be a whole number from 1 to 6 (got "7")',
    ),
}  # fmt: skip
