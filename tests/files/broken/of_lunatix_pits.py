"""Faults of a loop's pit, its doors, and its words."""

from typing import Final

from tests.files.broken.fault import RING, Fault, ring
from tests.files.build_loops import SQUARES, at, box, door, door_values, polygon
from tests.files.build_maps import point, polyline

Changes = dict[str, str]
SPEED = "must be a multiple of 10 from 10 to 990"


def of(changes: Changes, says: str, mended: Changes | None = None, **values: object) -> Fault:
    """A fault of objects of the loop; without `mended` the whole loop is."""
    return ring(changes, f"{RING} {says}", mended=mended or {}, **values)


def door_of(says: str, **changes: object) -> Fault:
    """A fault of a property of the door before the line; None leaves it out."""
    values = {name: value for name, value in (door_values("before") | changes).items() if value is not None}
    return of({"before": door("before", values=values)}, f"61 (PitDoor): {says}")


def second(inside: str) -> str:
    """A second door after the line."""
    return inside.replace('id="62"', 'id="63"')


FAULTS: Final[dict[str, Fault]] = {
    "no pit": ring(
        {"pit": ""},
        'ring.tmx: the track has no Pit; draw a rectangle inside the finish straight and set its class to "Pit"',
        mended={},
    ),
    "two pits": of(
        {"more": box("Pit", 160, 100, 80, 60, 64)},
        "64 (Pit): a track has one Pit, and object 60 is one; remove this one",
    ),
    "a pit with corners": of(
        {"pit": polygon("Pit", [(160, 200), (240, 200), (200, 260)], 60, {})},
        "60 (Pit): a Pit must be a rectangle, an ellipse or a point (got polygon); draw it again",
    ),
    "a door without a side": door_of(
        'property "side" is missing; add it as text, "before" or "after" the line', side=None
    ),
    "a misspelt side": door_of(
        'property "side" must be "before" or "after" (got "befor"); did you mean "before"?', side="befor"
    ),
    "the other side": of(
        {"before": door("before", values=door_values("after"))},
        '61 (PitDoor), cell (11, 18): property "side" is "after", but its square lies before the line;'
        ' set it to "before"',
    ),
    "a door without a speed": door_of(
        'property "safe_speed" is missing; add it with type int, a multiple of 10 from 10', safe_speed=None
    ),
    "an odd speed": door_of(f'property "safe_speed" {SPEED} (got "45")', safe_speed=45),
    "a speed of text": door_of(
        f'property "safe_speed" {SPEED} (got "40" of type string; change the type to int)', safe_speed="40"
    ),
    "basic as text": door_of(
        'property "basic" must be true or false, of type bool (got "yes" of type string)', basic="yes"
    ),
    "no basic door after the line": ring(
        {"after": door("after", values={"side": "after", "safe_speed": 40})},
        'ring.tmx: the pit has no basic door after the line; set "basic" to true on one PitDoor whose "side" is'
        ' "after"',
        mended={},
    ),
    "no basic door before the line": ring(
        {"before": door("before", values=door_values("before", basic=False))},
        'ring.tmx: the pit has no basic door before the line; set "basic" to true on one PitDoor whose "side" is'
        ' "before"',
        mended={},
    ),
    "two basic doors": of(
        {"more": second(door("after", at(1, 3)))},
        '63 (PitDoor): property "basic" is true, and so is that of object 62; exactly one door after the line is basic',
        {"more": second(door("after", at(1, 3), door_values("after", basic=False)))},
    ),
    "two doors on one square": of(
        {"more": second(door("after", values=door_values("after", basic=False)))},
        "63 (PitDoor): the door lies on one square with object 62; remove one of them",
    ),
    "a door on no square": of(
        {"before": door("before", (100, 200))},
        "61 (PitDoor): the door touches no square: its end outside the Pit must lie on one; draw it from a square into"
        " the Pit",
    ),
    "a door beside the pit": of(
        {"before": polyline("PitDoor", at(1, SQUARES), (190, 280), number=61, **door_values("before"))},
        "61 (PitDoor): no end of the door lies in the Pit; draw it from a square into the Pit",
    ),
    "many doors": ring(
        {f"more {number}": door("after").replace('id="62"', f'id="{100 + number}"') for number in range(15)},
        "ring.tmx: a pit has at most 16 PitDoors, not 17; remove some",
        mended={},
    ),
    "a misspelt class": of(
        {"more": point("Strat", 10, 10)},
        '1 (Strat): warning: class "Strat" is unknown, so the object is only decoration; did you mean "Start"?',
    ),
    "a class of the other game": of(
        {"more": point("Checkpoint", 10, 10)},
        '1 (Checkpoint): warning: class "Checkpoint" is unknown, so the object is only decoration',
    ),
    "an unknown property": of(
        {"pit": box("Pit", 160, 200, 80, 60, 60, sped=3)},
        '60 (Pit): warning: property "sped" is unknown and does nothing',
    ),
    "a property of the other game": ring(
        {}, 'ring.tmx: warning: map property "course" is unknown and does nothing', mended={}, course="circuit"
    ),
    "many laps": ring(
        {}, 'ring.tmx: map property "laps" must be a whole number from 1 to 5 (got "6")', mended={}, laps=6
    ),
}  # fmt: skip
