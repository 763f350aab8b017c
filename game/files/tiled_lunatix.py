"""A Lunatix Loop track out of a Tiled map: lanes, line, curves, starts and pit, with everything wrong noted."""

from typing import Final

from game.files.tiled_findings import Findings, Place
from game.files.tiled_gates import nearest_whole
from game.files.tiled_lunatix_curves import read_curves
from game.files.tiled_lunatix_lanes import Lanes, read_lanes
from game.files.tiled_lunatix_pit import read_pit
from game.files.tiled_lunatix_ways import read_ways
from game.files.tiled_map import TiledMap
from game.files.tiled_marks import check_classes, in_cell, laps_of, numbered, of_class, title_of, warn_of_few_starts
from game.files.tiled_surface import ROAD_CLASSES, check_numbers
from game.games.lunatix.track import LAP, MOST_LANES, MOST_LAPS, MOST_STARTS, LunatixTrack, Square, TrackError

USUAL_LAPS: Final = 3
MAP_PROPERTIES: Final = ("game", "title", "author", "laps")


def read_lunatix(tiled: TiledMap, stem: str, findings: Findings) -> LunatixTrack | None:
    """The track of a map whose `game` is lunatix; None when anything stops it. `stem` titles an untitled track."""
    check_numbers(tiled, findings)
    laps = laps_of(tiled, USUAL_LAPS, MOST_LAPS, findings)
    lanes = read_lanes(tiled, findings)
    check_classes(tiled, MAP_PROPERTIES, classes(None if lanes is None else len(lanes.centres)), ROAD_CLASSES, findings)
    if lanes is None:
        return None
    ahead, astern = read_ways(tiled, lanes, findings)
    curve_of, curves = read_curves(tiled, lanes, findings)
    starts = _starts(tiled, lanes, findings)
    pit, doors = read_pit(tiled, lanes, findings)
    if findings.has_errors():
        return None
    (ax, ay), (bx, by) = lanes.finish
    try:
        return LunatixTrack(
            lanes=tuple(map(len, lanes.centres)),
            places=lanes.all_places,
            ahead=ahead,
            astern=astern,
            curve_of=curve_of,
            curves=curves,
            starts=starts,
            doors=doors,
            centres=tuple((_doubled(x), _doubled(y)) for x, y in lanes.all_centres),
            finish=(_doubled(ax), _doubled(ay), _doubled(bx), _doubled(by)),
            pit=pit,
            laps=laps,
            title=title_of(tiled, "title", stem),
            author=title_of(tiled, "author"),
        )
    except TrackError as error:
        findings.error(str(error))
        return None


def classes(lanes: int | None) -> dict[str, tuple[str, ...]]:
    """Lunatix Loop's classes of objects, each with its properties; None when nobody knows how many lanes there are."""
    safe_speeds = tuple(f"safe_{lane}" for lane in range(1, (lanes or MOST_LANES) + 1))
    return {
        "Lane": ("lane",),
        "Finish": (),
        "Start": ("place",),
        "Curve": safe_speeds,
        "Pit": (),
        "PitDoor": ("side", "safe_speed", "basic"),
        "Link": (),
        "Unlink": (),
        "Centreline": ("lanes",),
    }


def _starts(tiled: TiledMap, lanes: Lanes, findings: Findings) -> tuple[Square, ...]:
    found = of_class(tiled, "Start")
    if not found:
        findings.error(
            'the track has no Start; put a point on a square behind the line and set its class to "Start"'
            ' and "place" to 1'
        )
    starts: dict[Square, Place] = {}
    for each in numbered(found, "place", MOST_STARTS, findings):
        square = lanes.nearest(each.centre())
        place = in_cell(each.place, tiled.cell_at(*lanes.all_centres[square]))
        if lanes.all_places[square] < LAP // 2:
            findings.error("the start lies after the line; move it to a square behind the line", place)
        elif square in starts:
            findings.error(f"the start is on one square with object {starts[square].object}; move one of them", place)
        else:
            starts[square] = place
    if found:
        warn_of_few_starts(len(found), findings)
    return tuple(starts)


def _doubled(pixels: float) -> int:
    return nearest_whole(2 * pixels)
