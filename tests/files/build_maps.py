"""Builds Tiled maps for tests: from a few rows of text, in every form in which Tiled saves them."""

import base64
import gzip
import struct
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import quoteattr

from game.files.finding import has_errors
from game.files.tiled import read_map

ROAD, WALL, GRASS = 1, 2, 3
GIDS = {".": ROAD, "#": WALL, ",": GRASS, " ": 0}

OVAL = """
###########
#.........#
#.........#
#...###...#
#...###...#
#.........#
#.........#
###########
"""
"""A road of three or two spots around a block; the finish of `oval` lies across its upper straight."""


def png(width: int, height: int, grey: int = 128) -> bytes:
    """A small grey PNG image."""
    rows = (b"\0" + bytes([grey]) * width) * height

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def properties(values: Mapping[str, object]) -> str:
    """A `<properties>` element; the type follows from the Python value, or is given as (type, text)."""
    lines = []
    for name, value in values.items():
        if isinstance(value, tuple):
            kind, text = value
        elif isinstance(value, bool):
            kind, text = "bool", str(value).lower()
        elif isinstance(value, int | float):
            kind, text = type(value).__name__, str(value)
        else:
            kind, text = "string", str(value)
        kind = "" if kind == "string" else f' type="{kind}"'
        lines.append(f"<property name={quoteattr(name)}{kind} value={quoteattr(text)}/>")
    return f"<properties>{''.join(lines)}</properties>" if lines else ""


def data(gids: Sequence[int], form: str = "csv") -> str:
    """A `<data>` element in one of Tiled's forms: csv, base64, zlib, gzip or tiles."""
    if form == "csv":
        return f'<data encoding="csv">\n{",".join(map(str, gids))}\n</data>'
    if form == "tiles":
        return "<data>" + "".join(f'<tile gid="{gid}"/>' if gid else "<tile/>" for gid in gids) + "</data>"
    packed = struct.pack(f"<{len(gids)}I", *gids)
    if form == "base64":
        return f'<data encoding="base64">\n   {base64.b64encode(packed).decode()}\n</data>'
    packed = zlib.compress(packed) if form == "zlib" else gzip.compress(packed)
    return f'<data encoding="base64" compression="{form}">{base64.b64encode(packed).decode()}</data>'


def tileset(inside: str = "", **attributes: object) -> str:
    """An embedded tileset of three tiles: road by class, wall by property, and grass that says nothing."""
    named: dict[str, object] = {"firstgid": 1, "name": "ground", "tilewidth": 16, "tileheight": 16, "tilecount": 3}
    tiles = (
        '<image source="ground.png" width="48" height="16"/>'
        '<tile id="0" type="Road"/>'
        f'<tile id="1">{properties({"surface": "wall"})}</tile>'
    )
    return f"<tileset {_attributes(named | {'columns': 3} | attributes)}>{inside or tiles}</tileset>"


def polyline(kind: str, *points: tuple[float, float], number: int = 1, **values: object) -> str:
    """An object that is a polyline through some points of the map, with properties."""
    (x, y), *_ = points
    text = " ".join(f"{across - x:g},{down - y:g}" for across, down in points)
    shape = f'<polyline points="{text}"/>'
    return f'<object id="{number}" type="{kind}" x="{x:g}" y="{y:g}">{properties(values)}{shape}</object>'


def point(kind: str, x: float, y: float, number: int = 1, **values: object) -> str:
    """An object that is a point, with properties."""
    return f'<object id="{number}" type="{kind}" x="{x:g}" y="{y:g}">{properties(values)}<point/></object>'


@dataclass
class MapText:
    """A map to be written: rows of text for the ground, object elements, and anything else as XML."""

    rows: str = OVAL
    objects: list[str] = field(default_factory=list)
    values: dict[str, object] = field(default_factory=lambda: {"game": "racetrack"})
    form: str = "csv"
    tilesets: str = field(default_factory=tileset)
    attributes: dict[str, object] = field(default_factory=dict)
    ground: dict[str, object] = field(default_factory=dict)
    layers: str | None = None
    more: str = ""

    def lines(self) -> list[str]:
        return [row for row in self.rows.split("\n") if row]

    def gids(self) -> list[int]:
        return [GIDS[mark] for row in self.lines() for mark in row]

    def size(self) -> dict[str, object]:
        return {"width": len(self.lines()[0]), "height": len(self.lines())}

    def layer(self, name: str = "ground", **attributes: object) -> str:
        """The rows as a tile layer."""
        named = {"id": 1, "name": name} | self.size() | self.ground | attributes
        return f"<layer {_attributes(named)}>{data(self.gids(), self.form)}</layer>"

    def xml(self) -> str:
        """The whole file."""
        named: dict[str, object] = {
            "version": "1.10",
            "tiledversion": "1.10.2",
            "orientation": "orthogonal",
            "renderorder": "right-down",
        }
        named |= self.size() | {"tilewidth": 16, "tileheight": 16, "infinite": 0} | self.attributes
        layers = self.layer() if self.layers is None else self.layers
        objects = f'<objectgroup id="2" name="gates">{"".join(self.objects)}</objectgroup>'
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            f"<map {_attributes(named)}>{properties(self.values)}{self.tilesets}{layers}{self.more}{objects}</map>\n"
        )

    def save(self, folder: Path, name: str = "oval.tmx") -> Path:
        """Write the map, and the image of its own tileset beside it."""
        image = folder / "ground.png"
        if not image.exists():
            image.write_bytes(png(48, 16))
        path = folder / name
        path.write_text(self.xml(), encoding="utf-8")
        return path


def starts(cells: Iterable[tuple[int, int]], tile: int = 16) -> list[str]:
    """Start points in the middle of cells, with places from 1 and object numbers from 11."""
    return [
        point("Start", (x + 0.5) * tile, (y + 0.5) * tile, number=10 + place, place=place)
        for place, (x, y) in enumerate(cells, 1)
    ]


FINISH = polyline("Finish", (88, 16), (88, 48), number=5)
"""Across the upper straight of the oval; a car that crosses it forward drives to the right."""

FIELD = starts([(5, 1), (5, 2), (4, 1), (4, 2), (3, 1), (3, 2)])


def oval(**changes: object) -> MapText:
    """A whole track without a fault: the oval, its finish, six starts."""
    text = MapText(objects=[FINISH, *FIELD])
    for name, value in changes.items():
        setattr(text, name, value)
    return text


def lines(text: MapText, folder: Path) -> list[str]:
    """All findings of a map, as the player reads them."""
    loaded = read_map(text.save(folder))
    assert (loaded.track is None) == has_errors(loaded.findings)
    return [finding.line() for finding in loaded.findings]


def _attributes(values: Mapping[str, object]) -> str:
    return " ".join(f"{name}={quoteattr(str(value))}" for name, value in values.items())
