"""A Racetrack track out of a Tiled map: its road, gates, starts and settings, with everything wrong noted."""

from typing import Final

from game.files.tiled_findings import Findings, Place, did_you_mean, quoted
from game.files.tiled_gates import read_gate
from game.files.tiled_map import TiledMap
from game.files.tiled_marks import check_classes, in_cell, laps_of, numbered, of_class, title_of, warn_of_few_starts
from game.files.tiled_reach import check_reach
from game.files.tiled_surface import ROAD_CLASSES, check_tiles, read_road
from game.games.racetrack.track import (
    MOST_CHECKPOINTS,
    MOST_LAPS,
    MOST_STARTS,
    Cell,
    Course,
    Gate,
    Track,
    TrackError,
)

CLASSES: Final = {"Start": ("place",), "Finish": (), "Checkpoint": ("order",)}
"""Racetrack's classes of objects, each with its properties."""

MAP_PROPERTIES: Final = ("game", "title", "author", "laps", "course", "pieces", "drawn")


def read_racetrack(tiled: TiledMap, stem: str, findings: Findings) -> Track | None:
    """The track of a map whose `game` is racetrack; None when anything stops it. `stem` titles an untitled track."""
    has_all_tiles = check_tiles(tiled, findings)
    check_classes(tiled, MAP_PROPERTIES, CLASSES, ROAD_CLASSES, findings)
    course, laps = _course(tiled, findings), laps_of(tiled, 1, MOST_LAPS, findings)
    if not tiled.is_whole or not has_all_tiles:
        # What is road would be guessed, and every start on it would be called wrong.
        what = "tilesets" if tiled.shelf.has_lost() or not has_all_tiles else "layers"
        findings.warn(f"the road could not be judged without its {what}; mend those and check again")
        return None
    road = read_road(tiled, findings)
    starts = _starts(tiled, road, findings)
    finish = _finish(tiled, findings)
    errors = findings.errors()
    checkpoints = _checkpoints(tiled, findings)
    # Other faults, such as a missing image, do not keep back what is to say of the course.
    if finish is None or not starts or findings.errors() > errors:
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
            title=title_of(tiled, "title", stem),
            author=title_of(tiled, "author"),
        )
    except TrackError as error:
        findings.error(str(error))
        return None
    check_reach(track, finish[0], [place for place, _ in checkpoints], [place for place, _ in starts], findings)
    return None if findings.has_errors() else track


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


def _finish(tiled: TiledMap, findings: Findings) -> tuple[Place, Gate] | None:
    found = of_class(tiled, "Finish")
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
    found = numbered(of_class(tiled, "Checkpoint"), "order", MOST_CHECKPOINTS, findings)
    gates = [(each.place, read_gate(each, findings)) for each in found]
    return [(place, gate) for place, gate in gates if gate is not None]


def _starts(tiled: TiledMap, road: bytes, findings: Findings) -> list[tuple[Place, Cell]]:
    found = of_class(tiled, "Start")
    if not found:
        findings.error('the track has no Start; put a point on the road and set its class to "Start" and "place" to 1')
        return []
    starts: list[tuple[Place, Cell]] = []
    taken: dict[Cell, Place] = {}
    for each in numbered(found, "place", MOST_STARTS, findings):
        x, y = tiled.cell_at(*each.centre())
        place = in_cell(each.place, (x, y))
        if not (0 <= x < tiled.columns and 0 <= y < tiled.rows):
            findings.error("the start lies outside the map; move it onto road", each.place)
        elif not road[y * tiled.columns + x]:
            findings.error("the start is not on road; move it onto road, or make the tile road", place)
        elif (x, y) in taken:
            findings.error(f"the start is on one spot with object {taken[x, y].object}; move one of them", place)
        else:
            taken[x, y] = each.place
            starts.append((place, (x, y)))
    warn_of_few_starts(len(found), findings)
    return starts
