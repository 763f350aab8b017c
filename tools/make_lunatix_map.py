"""A Tiled map of a loop as text: its image and tile objects, and the objects that the game reads."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final
from xml.sax.saxutils import quoteattr

TILE: Final = 64
"""Pixels along a side of a cell of the map's grid."""

Point = tuple[float, float]
Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Shape:
    """An object that the game reads: a point, or a polyline or polygon by its corners in map pixels."""

    kind: str
    points: tuple[Point, ...]
    name: str = ""
    is_closed: bool = False
    properties: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle that the game reads, in map pixels."""

    kind: str
    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Placed:
    """A picture of the tileset, its middle in map pixels, turned clockwise by so many degrees."""

    picture: int
    x: float
    y: float
    width: int
    height: int
    turn: float = 0


@dataclass(slots=True)
class LoopMap:
    """A map being made, `width` x `height` cells; layers from back to front: ground, scenery, then shapes by layer."""

    width: int
    height: int
    properties: Mapping[str, Value]
    background: str
    ground: str = ""
    """The ground's image, its name from the map's folder; without it there is no such layer."""
    tileset: str = ""
    """The tileset of the scenery."""
    tiles: int = 0
    """How many tiles that has."""
    street_tileset: str = ""
    street: Mapping[tuple[int, int], int] = field(default_factory=dict)
    """Ids of the street's tiles by cell; without a ground's image it is the layer at the back."""
    scenery: list[Placed] = field(default_factory=list)
    shapes: dict[str, list[Shape | Box]] = field(default_factory=dict)

    def to_tmx(self) -> str:
        """The map as text that Tiled 1.8 to 1.12 opens."""
        count = len(self.scenery) + sum(map(len, self.shapes.values()))
        numbers = iter(range(1, count + 1))
        head = (
            f'<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" '
            f'width="{self.width}" height="{self.height}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
            f'backgroundcolor="{self.background}" nextlayerid="{len(self.shapes) + 3}" nextobjectid="{count + 1}">'
        )
        image = f'width="{self.width * TILE}" height="{self.height * TILE}"'
        lines = [
            '<?xml version="1.0" encoding="UTF-8"?>',
            head,
            *_property_lines(self.properties, " "),
            *([f' <tileset firstgid="1" source={quoteattr(self.tileset)}/>'] if self.tileset else []),
            *(self._street_tileset() if self.street else []),
            *(
                [
                    ' <imagelayer id="1" name="ground">',
                    f"  <image source={quoteattr(self.ground)} {image}/>",
                    " </imagelayer>",
                ]
                if self.ground
                else []
            ),
            *(self._street_layer() if self.street else []),
            ' <objectgroup id="2" name="scenery" draworder="index">',
            *(_picture_line(placed, next(numbers)) for placed in self.scenery),
            " </objectgroup>",
        ]
        for layer, (name, shapes) in enumerate(self.shapes.items(), 3):
            lines.append(f' <objectgroup id="{layer}" name={quoteattr(name)}>')
            for shape in shapes:
                lines += _object_lines(shape, next(numbers))
            lines.append(" </objectgroup>")
        return "\n".join([*lines, "</map>", ""])

    def _street_tileset(self) -> list[str]:
        return [f' <tileset firstgid="{self.tiles + 1}" source={quoteattr(self.street_tileset)}/>']

    def _street_layer(self) -> list[str]:
        rows = [
            ",".join(
                str(self.tiles + 1 + self.street[x, y]) if (x, y) in self.street else "0" for x in range(self.width)
            )
            for y in range(self.height)
        ]
        head = f' <layer id="1" name="street" width="{self.width}" height="{self.height}">'
        return [head, '  <data encoding="csv">', ",\n".join(rows), "  </data>", " </layer>"]


def _picture_line(placed: Placed, number: int) -> str:
    # Tiled hangs a tile object by its lower left corner and turns it about that.
    vector = _turned(-placed.width / 2, placed.height / 2, placed.turn)
    turn = f' rotation="{_plain(placed.turn)}"' if placed.turn else ""
    return (
        f'  <object id="{number}" gid="{placed.picture + 1}" x="{_plain(placed.x + vector[0])}" '
        f'y="{_plain(placed.y + vector[1])}" width="{placed.width}" height="{placed.height}"{turn}/>'
    )


def _object_lines(shape: Shape | Box, number: int) -> list[str]:
    words = f'id="{number}"'
    if isinstance(shape, Box):
        size = f'width="{_plain(shape.width)}" height="{_plain(shape.height)}"'
        return [f'  <object {words} type="{shape.kind}" x="{_plain(shape.left)}" y="{_plain(shape.top)}" {size}/>']
    if shape.name:
        words += f" name={quoteattr(shape.name)}"
    (x, y), *_ = shape.points
    if len(shape.points) == 1:
        drawn = "<point/>"
    else:
        text = " ".join(f"{_plain(across - x)},{_plain(down - y)}" for across, down in shape.points)
        drawn = f'<{"polygon" if shape.is_closed else "polyline"} points="{text}"/>'
    return [
        f'  <object {words} type="{shape.kind}" x="{_plain(x)}" y="{_plain(y)}">',
        *_property_lines(shape.properties, "   "),
        f"   {drawn}",
        "  </object>",
    ]


def _property_lines(properties: Mapping[str, Value], indent: str) -> Iterable[str]:
    if not properties:
        return []
    lines: Sequence[str] = [_property(name, value, indent) for name, value in properties.items()]
    return [f"{indent}<properties>", *lines, f"{indent}</properties>"]


def _property(name: str, value: Value, indent: str) -> str:
    if isinstance(value, bool):
        kind, text = ' type="bool"', str(value).lower()
    else:
        kind, text = (' type="int"', str(value)) if isinstance(value, int) else ("", value)
    return f"{indent} <property name={quoteattr(name)}{kind} value={quoteattr(text)}/>"


def _turned(x: float, y: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


def _plain(number: float) -> str:
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
