"""A Racetrack track out of a Tiled map: its road, gates, starts and settings, with everything wrong noted."""

from collections.abc import Sequence
from typing import Final

from game.files.tiled_findings import Findings, Place, did_you_mean, quoted
from game.files.tiled_gates import read_gate
from game.files.tiled_map import TiledMap
from game.files.tiled_objects import MapObject
from game.files.tiled_reach import check_reach
from game.files.tiled_surface import ROAD_CLASSES, check_tiles, read_road
from game.files.tiled_values import Property
from game.games.racetrack.track import (
    MOST_CHECKPOINTS,
    MOST_LAPS,
    MOST_STARTS,
    Cell,
    Course,
    Gate,
    Track,
    TrackError,
    one_line,
)

FULL_FIELD: Final = 6
CLASSES: Final = {"Start": ("place",), "Finish": (), "Checkpoint": ("order",)}
"""Racetrack's classes of objects, each with its properties."""

MAP_PROPERTIES: Final = ("game", "title", "author", "laps", "course")
_LONGEST_TITLE: Final = 80


def read_racetrack(tiled: TiledMap, stem: str, findings: Findings) -> Track | None:
    """The track of a map whose `game` is racetrack; None when anything stops it. `stem` titles an untitled track."""
    check_tiles(tiled, findings)
    road = read_road(tiled, findings)
    _check_classes(tiled, findings)
    course, laps = _course(tiled, findings), _laps(tiled, findings)
    starts = _starts(tiled, road, findings)
    finish = _finish(tiled, findings)
    errors = findings.errors()
    checkpoints = _checkpoints(tiled, findings)
    # Other faults, such as a missing image, do not keep back what is to say of the course.
    if finish is None or not starts or not tiled.is_whole or findings.errors() > errors:
        return None
    try:
        track = Track(
            width=tiled.columns,
            height=tiled.rows,
            road=road,
            finish=finish[1],
            starts=tuple(cell for _, cell in starts),
            checkpoints=tuple(gate for _, gate in checkpoints),
            course=course,
            laps=laps,
            tile_width=tiled.tile_width,
            tile_height=tiled.tile_height,
            title=_text(tiled, "title") or one_line(stem)[:_LONGEST_TITLE],
            author=_text(tiled, "author"),
        )
    except TrackError as error:
        findings.error(str(error))
        return None
    check_reach(track, finish[0], [place for place, _ in checkpoints], [place for place, _ in starts], findings)
    return None if findings.has_errors() else track


def _text(tiled: TiledMap, name: str) -> str:
    found = tiled.properties.get(name)
    return one_line(found.text)[:_LONGEST_TITLE] if found is not None else ""


def _course(tiled: TiledMap, findings: Findings) -> Course:
    found = tiled.properties.get("course")
    words = [course.value for course in Course]
    if found is None:
        return Course.CIRCUIT
    if found.text not in words:
        findings.error(
            f'map property "course" must be "circuit" or "sprint" (got {quoted(found.text)})'
            f"{did_you_mean(found.text, words)}"
        )
        return Course.CIRCUIT
    return Course(found.text)


def _laps(tiled: TiledMap, findings: Findings) -> int:
    found = tiled.properties.get("laps")
    if found is None:
        return 1
    laps = found.whole()
    if laps is None or not 1 <= laps <= MOST_LAPS:
        findings.error(f'map property "laps" must be a whole number from 1 to {MOST_LAPS} ({_got(found)})')
        return 1
    return laps


def _check_classes(tiled: TiledMap, findings: Findings) -> None:
    """Note what looks meant for the game and is not: unknown classes and properties, each with what is near."""
    for name in tiled.properties:
        if name not in MAP_PROPERTIES:
            findings.warn(f"map property {quoted(name)} is unknown{did_you_mean(name, MAP_PROPERTIES)}")
    strangers: dict[str, list[MapObject]] = {}
    for each in tiled.objects():
        known = CLASSES.get(each.kind)
        if known is not None:
            for name in each.properties:
                if name not in known:
                    findings.warn(f"property {quoted(name)} is unknown{did_you_mean(name, known)}", each.place)
        elif each.kind and each.kind not in ROAD_CLASSES:
            strangers.setdefault(each.kind, []).append(each)
        elif each.place.name in CLASSES:
            findings.warn(
                f"the object is named {quoted(each.place.name)} but has no class; to be one, set its Class"
                f" to {each.place.name}",
                each.place,
            )
    for kind, those in strangers.items():
        count = f" (as are {len(those) - 1} more of it)" if len(those) > 1 else ""
        findings.warn(
            f"class {quoted(kind)} is unknown, so the object is only decoration{count}{did_you_mean(kind, CLASSES)}",
            those[0].place,
        )


def _finish(tiled: TiledMap, findings: Findings) -> tuple[Place, Gate] | None:
    found = _of_class(tiled, "Finish")
    if not found:
        findings.error(
            'the track has no Finish; draw a polyline of two points over the road and set its class to "Finish"'
        )
        return None
    for each in found[1:]:
        findings.error(
            f"a track has one Finish, and object {found[0].place.object} is one; remove this one", each.place
        )
    gate = read_gate(found[0], findings)
    return None if gate is None else (found[0].place, gate)


def _checkpoints(tiled: TiledMap, findings: Findings) -> list[tuple[Place, Gate]]:
    numbered = _numbered(_of_class(tiled, "Checkpoint"), "order", MOST_CHECKPOINTS, findings)
    gates = [(each.place, read_gate(each, findings)) for each in numbered]
    return [(place, gate) for place, gate in gates if gate is not None]


def _starts(tiled: TiledMap, road: bytes, findings: Findings) -> list[tuple[Place, Cell]]:
    found = _of_class(tiled, "Start")
    if not found:
        findings.error('the track has no Start; put a point on the road and set its class to "Start" and "place" to 1')
        return []
    starts: list[tuple[Place, Cell]] = []
    taken: dict[Cell, Place] = {}
    for each in _numbered(found, "place", MOST_STARTS, findings):
        x, y = tiled.cell_at(*each.centre())
        place = _in_cell(each.place, (x, y))
        if not (0 <= x < tiled.columns and 0 <= y < tiled.rows):
            findings.error("the start lies outside the map; move it onto road", each.place)
        elif not road[y * tiled.columns + x]:
            findings.error("the start is not on road; move it onto road, or make the tile road", place)
        elif (x, y) in taken:
            findings.error(f"the start is on one spot with object {taken[x, y].object}; move one of them", place)
        else:
            taken[x, y] = each.place
            starts.append((place, (x, y)))
    if len(found) < FULL_FIELD and not findings.has_errors():
        findings.warn(
            f"the track has {len(found)} start{'s' * (len(found) != 1)}, so at most as many cars can race;"
            f" {FULL_FIELD} make a full field"
        )
    return starts


def _of_class(tiled: TiledMap, kind: str) -> list[MapObject]:
    return [each for each in tiled.objects() if each.kind == kind]


def _numbered(objects: Sequence[MapObject], name: str, most: int, findings: Findings) -> list[MapObject]:
    """Objects in the order of an int property that counts them from 1 without a gap; what is not so is noted."""
    by_number: dict[int, MapObject] = {}
    is_complete = True
    for each in objects:
        found = each.properties.get(name)
        number = found.whole() if found is not None else None
        if found is None:
            findings.error(f'property "{name}" is missing; add it with type int, a whole number from 1', each.place)
        elif number is None or not 1 <= number <= most:
            findings.error(
                f'property "{name}" must be a whole number from 1{_limit(number, most)} ({_got(found)})', each.place
            )
        elif number in by_number:
            other = by_number[number].place.object
            findings.error(
                f'property "{name}" is {number}, and so is that of object {other}; number them 1, 2, 3 ...', each.place
            )
        else:
            by_number[number] = each
            continue
        is_complete = False
    if is_complete and by_number:
        kind = objects[0].kind
        for number in range(1, max(by_number)):
            if number not in by_number:
                findings.error(f'no {kind} has "{name}" {number}, but there are later ones; number them 1, 2, 3 ...')
    return [by_number[number] for number in sorted(by_number)]


def _limit(number: int | None, most: int) -> str:
    return f" to {most}" if number is not None and number > most else ""


def _got(found: Property) -> str:
    """What was found instead of a whole number; a text that looks like one names its type."""
    if found.whole() is None and found.text.strip().lstrip("+-").isdigit():
        return f"got {quoted(found.text)} of type {found.kind.value}; change the type to int"
    return f"got {quoted(found.text)}"


def _in_cell(place: Place, cell: Cell) -> Place:
    return Place(place.layer, place.object, place.name, place.kind, cell)
