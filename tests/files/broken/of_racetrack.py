"""Faults of Racetrack's gates and starts, and of what cars can reach."""

from typing import Final

from tests.files.broken.fault import GATES, Fault, fault, with_more
from tests.files.build_maps import FIELD, FINISH, OVAL, oval, point, polyline, starts

DRAW_AGAIN = "draw it again with Insert Polygon and end it with a right click"
NUMBER = "number them 1, 2, 3 ..."
SPRINT: Final[dict[str, object]] = {"game": "racetrack", "course": "sprint"}
RIGHT = (160, 64), (112, 64)
BELOW = (88, 112), (88, 80)
FEW = "oval.tmx: warning: the track has {}, so at most as many cars can race; 6 make a full field"


def checkpoint(*points: tuple[float, float], number: int = 7, **values: object) -> str:
    return polyline("Checkpoint", *(points or RIGHT), number=number, **({"order": 1} | values))


def more(element: str, says: str, mended: str = "") -> Fault:
    """A fault of a further object."""
    return fault(with_more(element), f"{GATES} {says}", mended=with_more(mended))


def gate(says: str, *points: tuple[float, float]) -> Fault:
    """A fault of where the Finish is drawn."""
    finish = polyline("Finish", *points, number=5)
    return fault(oval(objects=[finish, *FIELD]), f"{GATES} 5 (Finish): {says}", mended=oval())


def start(says: str, x: float, y: float, place: object = 6, mended: str = FIELD[5]) -> Fault:
    """A fault of the last start."""
    wrong = point("Start", x, y, number=16, place=place)
    return fault(oval(objects=[FINISH, *FIELD[:5], wrong]), says, mended=oval(objects=[FINISH, *FIELD[:5], mended]))


ISLAND = """
###############
#.........#...#
#.........#...#
#...###...#...#
#...###...#...#
#.........#...#
#.........#...#
###############
"""
JOINED = ISLAND.replace(".#...#\n#...###...#", "......\n#...###...#", 1).replace(".#...#\n###", ".....#\n###")
TWO_ROADS = "############\n#..........#\n############\n#..........#\n############"
ONE_ROAD = TWO_ROADS.replace("\n############\n#..........#\n####", "\n#..........#\n#..........#\n####")
LONG = f"""
{"#" * 48}
#{"." * 46}#
#{"." * 46}#
#..##...{"#" * 37}..#
#{"." * 46}#
#{"." * 46}#
{"#" * 48}
"""
BEFORE = starts([(4, 1), (4, 2), (3, 1), (3, 2), (2, 1), (2, 2)])
LINE = polyline("Finish", (72, 16), (72, 48), number=5)
IN_A_ROW = starts([(x, 1) for x in range(1, 7)])
STRIP = "############\n#..........#\n############"
STRIP_LINE = polyline("Finish", (136, 16), (136, 32), number=5)
CORNERS = OVAL + "#.#.#.#.#.#\n.#.#.#.#.#.\n#.#.#.#.#.#\n"
ALONE = point("Start", 200, 24, number=16, place=6)

FAULTS: Final[dict[str, Fault]] = {
    "order as text": more(
        checkpoint(number=12, order="a").replace("<object", '<object name="cp2"'),
        '12 "cp2" (Checkpoint): property "order" must be a whole number from 1 (got "a")',
        checkpoint(number=12),
    ),
    "order as text that looks like a number": more(
        checkpoint(order="1"),
        '7 (Checkpoint): property "order" must be a whole number from 1 (got "1" of type string;'
        " change the type to int)",
        checkpoint(order=1),
    ),
    "order in words": more(
        checkpoint(order=("int", "one")),
        '7 (Checkpoint): property "order" must be a whole number from 1 (got "one")',
        checkpoint(),
    ),
    "order 0": more(
        checkpoint(order=0),
        '7 (Checkpoint): property "order" must be a whole number from 1 (got "0")',
        checkpoint(),
    ),
    "order one and a half": more(
        checkpoint(order=1.5),
        '7 (Checkpoint): property "order" must be a whole number from 1 (got "1.5")',
        checkpoint(),
    ),
    "order 100": more(
        checkpoint(order=100),
        '7 (Checkpoint): property "order" must be a whole number from 1 to 99 (got "100")',
        checkpoint(),
    ),
    "no order": more(
        polyline("Checkpoint", *RIGHT, number=7),
        '7 (Checkpoint): property "order" is missing; add it with type int, a whole number from 1',
        checkpoint(),
    ),
    "order 2 without 1": fault(
        with_more(checkpoint(order=2)),
        f'oval.tmx: no Checkpoint has "order" 1, but there are later ones; {NUMBER}',
        mended=with_more(checkpoint()),
    ),
    "a checkpoint that is a point": more(
        point("Checkpoint", 160, 64, number=7, order=1),
        f"7 (Checkpoint): a Checkpoint must be a polyline of two points, not a point; {DRAW_AGAIN}",
        checkpoint(),
    ),
    "a checkpoint of one point": more(
        checkpoint((160, 64)),
        "7 (Checkpoint): a Checkpoint must have two points (it has 1); draw it again",
        checkpoint(),
    ),
    "a bent checkpoint": more(
        checkpoint((160, 64), (130, 70), (112, 64)),
        "7 (Checkpoint): a Checkpoint must be straight; draw it with two points, or several in one line",
        checkpoint((160, 64), (130, 64), (112, 64)),
    ),
    "a checkpoint there and back": more(
        checkpoint((160, 64), (100, 64), (112, 64), number=8),
        "8 (Checkpoint): a Checkpoint must be straight; draw it with two points, or several in one line",
        checkpoint((160, 64), (112, 64), number=8),
    ),
    "a checkpoint on one point": more(
        checkpoint((160, 64), (160.4, 64.4)),
        "7 (Checkpoint): both ends of the Checkpoint are on one point; draw it across the road",
        checkpoint(),
    ),
    "a checkpoint on no road": more(
        checkpoint((100, 64), (68, 64)),
        "7 (Checkpoint): no car can cross it: no two spots of road lie on both sides of it; draw it across the road",
        checkpoint(),
    ),
    "a checkpoint on other road": fault(
        with_more(checkpoint((224, 64), (176, 64)), rows=ISLAND),
        f"{GATES} 7 (Checkpoint): no car can reach it from the starts; draw it across the same road",
        mended=with_more(checkpoint(), rows=ISLAND),
    ),
    "checkpoints out of order": fault(
        with_more(checkpoint(number=6, order=2), checkpoint(*BELOW, number=7, order=1)),
        f"{GATES} 6 (Checkpoint): it is out of order: a car comes to it before checkpoint 1; change their numbers",
        mended=with_more(checkpoint(number=6, order=1), checkpoint(*BELOW, number=7, order=2)),
    ),
    "a checkpoint that faces backwards": more(
        checkpoint(*RIGHT[::-1]),
        "7 (Checkpoint): warning: it faces backwards: its first point must lie on the left of a car that"
        " crosses forward; draw it from the other end",
        checkpoint(),
    ),
    "checkpoints on two roads": fault(
        oval(
            rows=STRIP,
            values=SPRINT,
            objects=[STRIP_LINE, *IN_A_ROW, checkpoint((152, 16), (152, 32), order=1)],
        ),
        f"{GATES} 5 (Finish): no car can pass all checkpoints between two crossings of the finish; move them",
        mended=oval(
            rows=STRIP,
            values=SPRINT,
            objects=[STRIP_LINE, *IN_A_ROW, checkpoint((120, 16), (120, 32), order=1)],
        ),
    ),
    "gates too long": fault(
        oval(
            rows="\n".join(["." * 512] * 512),
            form="zlib",
            objects=[
                FINISH, *FIELD, *(checkpoint((0, 4096), (8192, 4097), order=n, number=20 + n) for n in range(1, 40))
            ],
        ),
        "oval.tmx: the Finish and the checkpoints together cross more than 50,000 ways; shorten them",
    ),
    "no finish": fault(
        oval(objects=FIELD),
        'oval.tmx: the track has no Finish; draw a polyline of two points over the road and set its class to "Finish"',
        mended=oval(),
    ),
    "two finishes": more(
        polyline("Finish", *RIGHT, number=7),
        "7 (Finish): a track has one Finish, and object 5 is one; remove this one",
    ),
    "a finish on no road": gate(
        "no car can cross it: no two spots of road lie on both sides of it; draw it across the road", (88, 52), (88, 76)
    ),
    "a finish on other road": fault(
        oval(rows=TWO_ROADS, values=SPRINT, objects=[polyline("Finish", (136, 48), (136, 64), number=5), *IN_A_ROW]),
        f"{GATES} 5 (Finish): no car can reach it from the starts; open the road between them",
        mended=oval(
            rows=ONE_ROAD, values=SPRINT, objects=[polyline("Finish", (136, 16), (136, 64), number=5), *IN_A_ROW]
        ),
    ),
    "a circuit that is not closed": fault(
        oval(rows=STRIP, objects=[STRIP_LINE, *IN_A_ROW[:5], point("Start", 152, 24, number=16, place=6)]),
        f"{GATES} 5 (Finish): no car can count a lap: the road does not lead round to it again; close the road,"
        ' or set the map property "course" to "sprint"',
        mended=oval(rows=STRIP, values=SPRINT, objects=[STRIP_LINE, *IN_A_ROW]),
    ),
    "a sprint whose finish faces the starts": fault(
        oval(rows=STRIP, values=SPRINT, objects=[polyline("Finish", (136, 32), (136, 16), number=5), *IN_A_ROW]),
        f"{GATES} 5 (Finish): no car can cross it forward from the starts: its first point must lie on the left of a"
        " car that crosses; draw it from the other end",
        mended=oval(rows=STRIP, values=SPRINT, objects=[STRIP_LINE, *IN_A_ROW]),
    ),
    "road beyond the first point": gate(
        "warning: there is road beyond its first point, by which a car slips past at cell (4, 1);"
        " draw it to the edge of the road",
        (88, 32),
        (88, 48),
    ),
    "road beyond the last point": gate(
        "warning: there is road beyond its last point, by which a car slips past at cell (4, 1);"
        " draw it to the edge of the road",
        (88, 16),
        (88, 30),
    ),
    "a short way round": fault(
        oval(rows=LONG, objects=[LINE, *BEFORE]),
        f"{GATES} 5 (Finish): warning: a car can count a lap in a loop of only 6 spots,"
        " while road lies 42 spots away; put a Checkpoint on the far side",
        mended=oval(rows=LONG, objects=[LINE, *BEFORE, checkpoint((768, 56), (704, 56))]),
    ),
    "walls that meet at a corner": fault(
        oval(rows=OVAL.replace("#...###...#\n#.........#", "##..###...#\n#.#.......#")),
        "oval.tmx: cell (1, 4): warning: this wall and the one at cell (2, 5) meet at a corner only, so a car slips"
        " through; make one more cell wall, or road",
        mended=oval(rows=OVAL.replace("#...###...#\n#.........#", "##..###...#\n###.......#")),
    ),
    "many walls that meet at corners": fault(
        oval(rows=CORNERS),
        *(
            f"oval.tmx: cell ({x}, 8): warning: this wall and the one at cell ({to_x}, 9) meet at a corner only,"
            " so a car slips through; make one more cell wall, or road"
            for x, to_x in ((0, 1), (2, 1), (2, 3), (4, 3), (4, 5), (6, 5), (6, 7), (8, 7), (8, 9), (10, 9))
        ),
        "oval.tmx: warning: 10 more walls meet at a corner only; mend these and check again",
        mended=oval(),
    ),
    "no start": fault(
        oval(objects=[FINISH]),
        'oval.tmx: the track has no Start; put a point on the road and set its class to "Start" and "place" to 1',
        mended=oval(),
    ),
    "five starts": fault(oval(objects=[FINISH, *FIELD[:5]]), FEW.format("5 starts"), mended=oval()),
    "one start": fault(oval(objects=[FINISH, FIELD[0]]), FEW.format("1 start"), mended=oval()),
    "a start on no road": start(
        f"{GATES} 16 (Start), cell (5, 4): the start is not on road; move it onto road, or make the tile road", 88, 64
    ),
    "a start on another": start(
        f"{GATES} 16 (Start), cell (5, 1): the start is on one spot with object 11; move one of them", 88, 24
    ),
    "a start off the map": start(f"{GATES} 16 (Start): the start lies outside the map; move it onto road", -1, 64),
    "a place twice": start(
        f'{GATES} 16 (Start): property "place" is 5, and so is that of object 15; {NUMBER}', 56, 40, 5
    ),
    "a place left out": start(
        f'oval.tmx: no Start has "place" 6, but there are later ones; {NUMBER}', 56, 40, 7
    ),
    "a start on other road": fault(
        oval(rows=ISLAND, objects=[FINISH, *FIELD[:5], ALONE]),
        f"{GATES} 16 (Start), cell (12, 1): no car can reach the finish from this start; move it, or open the road",
        mended=oval(rows=JOINED, objects=[FINISH, *FIELD[:5], ALONE]),
    ),
}  # fmt: skip
