"""Objects of a Tiled map: shapes and pictures with their class and properties, templates filled in."""

import math
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element

from game.files.tiled_findings import Findings, Place, quoted
from game.files.tiled_folder import FolderError
from game.files.tiled_layers import split_gid
from game.files.tiled_shelf import TilesetShelf
from game.files.tiled_sources import Sources
from game.files.tiled_tilesets import Tileset, read_tileset
from game.files.tiled_values import Attributes, Flips, Properties, read_properties, to_real

Point = tuple[float, float]

MOST_POINTS: Final = 10_000
MOST_PIXELS_A_PICTURE: Final = 16 * 1024 * 1024
MOST_PIXELS_OF_PICTURES: Final = 16 * MOST_PIXELS_A_PICTURE
ALWAYS_DRAWN: Final = 2 * 1024 * 1024
"""Pixels of all tile objects together that are drawn on the smallest map too."""


class Shape(Enum):
    """What an object is drawn as in Tiled."""

    RECTANGLE = "rectangle"
    ELLIPSE = "ellipse"
    POINT = "point"
    POLYGON = "polygon"
    POLYLINE = "polyline"
    TEXT = "text"
    TILE = "tile"
    CAPSULE = "capsule"


@dataclass(frozen=True, slots=True)
class Stamp:
    """The tile that a tile object shows."""

    tileset: Tileset
    number: int
    flips: Flips


@dataclass(frozen=True, slots=True)
class MapObject:
    """An object with everything that its template and its tile lend it.

    `x`, `y` are map pixels, offsets of its layer and groups included; about them it is turned clockwise
    by `rotation` degrees. `points` (of polygons and polylines) are relative to them, before turning;
    so is the box, whose left top corner lies at `box_left`, `box_top`.
    """

    place: Place
    kind: str
    shape: Shape
    x: float
    y: float
    width: float
    height: float
    rotation: float
    points: tuple[Point, ...]
    box_left: float
    box_top: float
    stamp: Stamp | None
    is_visible: bool
    opacity: float
    properties: Properties

    def on_map(self, across: float, down: float) -> Point:
        """A point relative to the object, before turning, as map pixels."""
        angle = math.radians(self.rotation)
        cosine, sine = math.cos(angle), math.sin(angle)
        return self.x + across * cosine - down * sine, self.y + across * sine + down * cosine

    def points_on_map(self) -> tuple[Point, ...]:
        """The corners of a polygon or polyline in map pixels."""
        return tuple(self.on_map(across, down) for across, down in self.points)

    def centre(self) -> Point:
        """The middle of the object, in map pixels."""
        if self.points:
            across, down = zip(*self.points, strict=True)
            return self.on_map((min(across) + max(across)) / 2, (min(down) + max(down)) / 2)
        return self.on_map(self.box_left + self.width / 2, self.box_top + self.height / 2)


@dataclass(frozen=True, slots=True)
class _Template:
    """What a template lends to every object made from it; `gid` is its tile's number in the map."""

    attributes: dict[str, str]
    properties: Properties
    shape: Element | None
    gid: int


_NOTHING_LENT: Final = _Template({}, {}, None, 0)


class ObjectReader:
    """Reads the objects of one map, `longest` pixels wide or high, whose tilesets are on the shelf."""

    def __init__(self, map_file: Path, longest: int, sources: Sources, shelf: TilesetShelf, findings: Findings) -> None:
        self._map_file = map_file
        self._sources = sources
        self._shelf = shelf
        self._findings = findings
        self._templates: dict[str, _Template | str] = {}
        """By their names in the map; a text says what is wrong with one."""
        self._longest = 2 * longest
        self._pixels_left = min(MOST_PIXELS_OF_PICTURES, max(ALWAYS_DRAWN, self._longest**2))

    def read(self, element: Element, layer: str, offset: Point) -> MapObject:
        """An `<object>` of a layer."""
        number = Attributes(element, self._findings, Place(layer=layer)).whole("id", 0)
        lent = self._lent(element, Place(layer, number, element.get("name"), element.get("type")))
        own = {key: text for key, text in element.attrib.items() if text}
        attributes = lent.attributes | own
        if "class" in own and "type" not in own:  # written by Tiled 1.9, its template perhaps not
            attributes["type"] = own["class"]
        merged = Element("object", attributes)
        place = Place(layer, number, attributes.get("name"), Attributes(merged, self._findings).kind())
        values = Attributes(merged, self._findings, place)
        properties = lent.properties | read_properties(element, self._findings, place)
        gid = values.whole("gid", 0, 0, 2**32 - 1) if "gid" in element.attrib else lent.gid
        own_shape = _shape_element(element)
        shape, points = self._shape(lent.shape if own_shape is None else own_shape, gid, place)
        stamp = self._stamp(gid, place) if gid else None
        kind = values.kind()
        width, height = values.real("width", 0.0, 0.0), values.real("height", 0.0, 0.0)
        rotation = values.real("rotation")
        left = top = 0.0
        if stamp is not None:
            tile = stamp.tileset.tile(stamp.number)
            kind = kind or tile.kind
            properties = tile.properties | properties
            frame = stamp.tileset.picture(stamp.number)
            if frame is not None:
                width = width if "width" in attributes else float(frame.source[2])
                height = height if "height" in attributes else float(frame.source[3])
            left, top = (-share * size for share, size in zip(stamp.tileset.alignment, (width, height), strict=True))
            if not self._can_draw(width, height, rotation, place):
                stamp = None
        return MapObject(
            place=Place(layer, number, place.name, kind),
            kind=kind,
            shape=shape,
            x=values.real("x") + offset[0],
            y=values.real("y") + offset[1],
            width=width,
            height=height,
            rotation=rotation,
            points=points,
            box_left=left,
            box_top=top,
            stamp=stamp,
            is_visible=values.flag("visible", True),
            opacity=values.real("opacity", 1.0, 0.0, 1.0),
            properties=properties,
        )

    def _can_draw(self, width: float, height: float, rotation: float, place: Place) -> bool:
        """Whether a picture is not too large: a small tile can be stretched to more than any machine can draw."""
        pixels = width**2 + height**2 if rotation % 90 else width * height
        if max(width, height) > self._longest:
            self._findings.error("the tile object is more than twice as long as the map; make it smaller", place)
            return False
        self._pixels_left -= int(pixels)
        if pixels <= MOST_PIXELS_A_PICTURE and self._pixels_left >= 0:
            return True
        what = "is too large" if pixels > MOST_PIXELS_A_PICTURE else "and those before it are too large together"
        self._findings.error(f"the tile object {what} to be drawn; make it smaller", place)
        return False

    def _lent(self, element: Element, place: Place) -> _Template:
        source = element.get("template")
        if source is None:
            return _NOTHING_LENT
        if source not in self._templates:
            self._templates[source] = self._read_template(source)
        template = self._templates[source]
        if isinstance(template, str):
            self._findings.error(template, place)
            return _NOTHING_LENT
        return template

    def _read_template(self, source: str) -> _Template | str:
        try:
            path, root = self._sources.tree(self._map_file, source, ".tx", "template")
        except FolderError as error:
            return str(error)
        lent = root.find("object")
        if lent is None:
            return f"template {quoted(path.name)} holds no object; make it again in Tiled"
        if "template" in lent.attrib:
            return f"template {quoted(path.name)} refers to a template itself; make it again in Tiled"
        findings = self._findings.within(path.name)
        gid = Attributes(lent, findings).whole("gid", 0, 0, 2**32 - 1)
        tileset = root.find("tileset")
        return _Template(
            attributes={key: text for key, text in lent.attrib.items() if key not in ("gid", "x", "y")},
            properties=read_properties(lent, findings),
            shape=_shape_element(lent),
            gid=self._gid_in_map(gid, tileset, path) if gid and tileset is not None else 0,
        )

    def _gid_in_map(self, gid: int, tileset: Element, template: Path) -> int:
        """A template numbers its tile in its own way: the same tile's number in the map."""
        findings = self._findings.within(template.name)
        first = Attributes(tileset, findings).whole("firstgid", 1, 1)
        try:
            path, root = self._sources.tree(template, tileset.get("source", ""), ".tsx", "tileset")
        except FolderError as error:
            findings.error(str(error))
            return 0
        in_map = self._shelf.first_of(path)
        if in_map is None:
            in_map = self._shelf.next_free()
            self._shelf.add(in_map, read_tileset(root, path, self._sources, self._findings.within(path.name)), path)
        number, flips = gid & _NUMBER, gid & ~_NUMBER
        return in_map + number - first | flips if number >= first else 0

    def _shape(self, element: Element | None, gid: int, place: Place) -> tuple[Shape, tuple[Point, ...]]:
        if gid:
            return Shape.TILE, ()
        if element is None:
            return Shape.RECTANGLE, ()
        shape = Shape(element.tag)
        if shape not in (Shape.POLYGON, Shape.POLYLINE):
            return shape, ()
        points = []
        for pair in element.get("points", "").split()[: MOST_POINTS + 1]:
            across, comma, down = pair.partition(",")
            x, y = to_real(across), to_real(down)
            if not comma or x is None or y is None:
                self._findings.error(
                    f"point {quoted(pair)} of a {element.tag} must be two numbers and a comma; draw it again", place
                )
            else:
                points.append((x, y))
        if len(points) > MOST_POINTS:
            self._findings.error(f"a {element.tag} has at most {MOST_POINTS:,} points; draw it with fewer", place)
        return shape, tuple(points)

    def _stamp(self, gid: int, place: Place) -> Stamp | None:
        number, flips = split_gid(gid)
        found = self._shelf.lookup(number)
        if found is None and not self._shelf.is_lost(number):
            self._findings.error(
                f"tile {number} is in none of the map's tilesets; choose the tile again in Tiled", place
            )
        return None if found is None else Stamp(*found, flips)


_NUMBER: Final = 0x0FFFFFFF
_SHAPES: Final = ("ellipse", "point", "polygon", "polyline", "text", "capsule")


def _shape_element(element: Element) -> Element | None:
    return next((child for child in element if child.tag in _SHAPES), None)
