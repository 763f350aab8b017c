"""Builds a Lunatix Loop map for tests: three round lanes of 24 squares, the middle one half a square ahead."""

import math
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.files.finding import has_errors
from game.files.tiled import read_map
from game.games.lunatix.track import LunatixTrack
from tests.files.build_maps import MapText, point, polyline, properties

Point = tuple[float, float]

SQUARES = 24
RADII = (100, 130, 160)
TURN = 360 / SQUARES
LINE = TURN / 4
"""The line lies a quarter of a square after the lowest point, in degrees."""


def at(lane: int, square: float) -> Point:
    """The centre of a square, both counted from 1; squares run counter-clockwise from the line at the bottom."""
    ahead = 0.5 if lane % 2 else 1.0
    angle = math.radians(-90 + (square - 1 + ahead) * TURN)
    radius = RADII[lane - 1]
    return round(200 + radius * math.cos(angle), 2), round(200 - radius * math.sin(angle), 2)


def polygon(kind: str, points: Sequence[Point], number: int, values: Mapping[str, object], tag: str = "polygon") -> str:
    """An object that is a polygon through some points of the map, with properties."""
    (x, y), *_ = points
    text = " ".join(f"{across - x:.2f},{down - y:.2f}" for across, down in points)
    return f'<object id="{number}" type="{kind}" x="{x}" y="{y}">{properties(values)}<{tag} points="{text}"/></object>'


def box(kind: str, x: float, y: float, width: float, height: float, number: int = 1, **values: object) -> str:
    """An object that is a rectangle, with properties."""
    size = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    return f'<object id="{number}" type="{kind}" {size}>{properties(values)}</object>'


def lane(number: int, squares: Sequence[Point] = (), values: Mapping[str, object] | None = None) -> str:
    """A lane; its object has ten times its number."""
    points = squares or [at(number, square) for square in range(1, SQUARES + 1)]
    return polygon("Lane", points, 10 * number, {"lane": number} if values is None else values)


def start(place: int, where: Point | None = None) -> str:
    """A start; its object's number is 40 and its place."""
    own = at((place - 1) % 3 + 1, SQUARES - (place > 3))
    return point("Start", *(where or own), number=40 + place, place=place)


def line(inner: float = 80, outer: float = 180, degrees: float = LINE) -> str:
    """The finish line from one radius to another."""
    angle = math.radians(-90 + degrees)
    ends = [(200 + radius * math.cos(angle), 200 - radius * math.sin(angle)) for radius in (inner, outer)]
    return polyline("Finish", *ends, number=5)


def door(side: str, where: Point | None = None, values: Mapping[str, object] | None = None) -> str:
    """A door of the pit: object 61 before the line, 62 after it; `where` moves its outer end."""
    square, end, number = {"before": (SQUARES, (190, 240), 61), "after": (1, (210, 240), 62)}[side]
    return polyline("PitDoor", where or at(1, square), end, number=number, **(values or door_values(side)))


def door_values(side: str, **changes: object) -> dict[str, object]:
    """The properties of a door."""
    return {"side": side, "safe_speed": 40, "basic": True} | changes


WHOLE: Mapping[str, str] = {
    **{f"lane {number}": lane(number) for number in (1, 2, 3)},
    "line": line(),
    **{f"start {place}": start(place) for place in range(1, 7)},
    "curve": box("Curve", 205, 0, 195, 190, number=50, safe_1=40, safe_2=60, safe_3=80),
    "pit": box("Pit", 160, 200, 80, 60, number=60),
    "before": door("before"),
    "after": door("after"),
}
"""The objects of a track without a fault, by what they are."""


def loop(changes: Mapping[str, str] | None = None, **values: object) -> MapText:
    """The map with some objects changed, added, or (as "") left out; `values` are map properties."""
    return MapText(
        rows="\n".join([" " * 25] * 25),
        objects=list((dict(WHOLE) | dict(changes or {})).values()),
        values={"game": "lunatix"} | values,
        layers="",
    )


def loop_lines(text: MapText, folder: Path) -> list[str]:
    """All findings of a map, as the player reads them."""
    loaded = read_map(text.save(folder, "ring.tmx"))
    assert loaded.track is None
    assert (loaded.loop is None) == has_errors(loaded.findings)
    return [finding.line() for finding in loaded.findings]


def track_of(text: MapText, folder: Path) -> LunatixTrack:
    """The track of a map without a fault."""
    loaded = read_map(text.save(folder, "ring.tmx"))
    assert loaded.loop is not None, [finding.line() for finding in loaded.findings]
    assert not loaded.findings
    return loaded.loop


def largest_loop(many: int) -> MapText:
    """Five lanes of two hundred squares, and `many` objects of each class that may be there often."""

    def ring(number: int) -> list[Point]:
        angles = [math.radians(-90 + (square + number % 2 / 2 + 0.5) * 1.8) for square in range(200)]
        radius = 2000 + 40 * number
        return [(4000 + radius * math.cos(angle), 4000 - radius * math.sin(angle)) for angle in angles]

    rings = [ring(number) for number in range(1, 6)]
    wide = [(4000 + 3900 * math.cos(n * 0.63), 4000 + 3900 * math.sin(n * 0.63)) for n in range(10)]
    values = {f"safe_{number}": 40 for number in range(1, 6)}
    objects = [lane(number, ring(number)) for number in range(1, 6)]
    objects.append(polyline("Finish", (4015, 5900), (4015, 6400), number=5))
    objects += [point("Start", *rings[0][-place], number=60 + place, place=place) for place in range(1, 7)]
    objects += [polygon("Curve", wide, 100 + number, values) for number in range(min(many, 99))]
    objects.append(box("Pit", 3000, 5000, 2000, 900, number=70))
    for side, square, more in (("before", -1, range(min(many, 7))), ("after", 0, range(min(many, 7)))):
        ends = (rings[0][square], (4000.0, 5500.0))
        objects += [polyline("PitDoor", *ends, number=80, **door_values(side, basic=not n)) for n in (0, *more)]
    links = [(rings[n % 4][n % 200], rings[n % 4 + 1][(n + 1) % 200]) for n in range(many)]
    objects += [polyline("Link", *ends, number=1000 + n) for n, ends in enumerate(links)]
    return MapText(
        rows="\n".join([" " * 500] * 500), objects=objects, values={"game": "lunatix"}, layers="", tilesets=""
    )
