"""A Tiled map as a sheet of layers that can be turned, laid on another sheet, and written as a .tmx."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element
from xml.sax.saxutils import quoteattr

from defusedxml.ElementTree import fromstring

TILE: Final = 64
"""Pixels along a side of a cell in the shipped tilesets."""

TILE_LAYERS: Final = ("ground", "grass", "gravel", "road", "marks")
OBJECT_LAYERS: Final = ("scenery", "lettering", "gates")

_FLAGS: Final = 0xE0000000
# A quarter turn clockwise of a tile, by its flags' top three bits (4 horizontal, 2 vertical, 1 diagonal).
_QUARTER: Final = {0: 5, 1: 4, 2: 1, 3: 0, 4: 7, 5: 6, 6: 3, 7: 2}

Cell = tuple[int, int]
Point = tuple[float, float]


class Tile(NamedTuple):
    """One tile as laid: its tileset's name, its id there, Tiled's flip flags in the top three bits."""

    tileset: str
    id: int
    flags: int = 0

    def turned(self) -> "Tile":
        """The tile after a quarter turn clockwise."""
        return self._replace(flags=_QUARTER[self.flags >> 29] << 29)


@dataclass(frozen=True, slots=True)
class Thing:
    """One object of an object layer; lengths in map pixels, rotation in degrees clockwise about (x, y).

    `points` makes it a polyline, relative to (x, y); `tile` a tile object; neither, a point.
    """

    x: float
    y: float
    kind: str = ""
    name: str = ""
    width: float = 0
    height: float = 0
    rotation: float = 0
    points: tuple[Point, ...] = ()
    tile: Tile | None = None
    whole_numbers: tuple[tuple[str, int], ...] = ()
    """Its int properties."""

    def turned(self, height: float) -> "Thing":
        """The object after a quarter turn clockwise of a sheet `height` pixels high."""
        one = replace(self, x=height - self.y, y=self.x)
        if self.points:
            return replace(one, points=tuple((-y, x) for x, y in self.points))
        return replace(one, rotation=(self.rotation + 90) % 360) if self.tile else one

    def moved(self, dx: float, dy: float) -> "Thing":
        """The object elsewhere."""
        return replace(self, x=self.x + dx, y=self.y + dy)


@dataclass(slots=True)
class Sheet:
    """A map being made: tiles by layer and cell, objects by layer, and the map's properties."""

    width: int
    height: int
    tiles: dict[str, dict[Cell, Tile]] = field(default_factory=lambda: {layer: {} for layer in TILE_LAYERS})
    things: dict[str, list[Thing]] = field(default_factory=lambda: {layer: [] for layer in OBJECT_LAYERS})
    properties: dict[str, str | int] = field(default_factory=dict)

    def turned(self, turns: int) -> "Sheet":
        """The sheet after clockwise quarter turns."""
        sheet = self
        for _ in range(turns % 4):
            sheet = sheet._turned_once()
        return sheet

    def _turned_once(self) -> "Sheet":
        last, high = self.height - 1, self.height * TILE
        return Sheet(
            self.height,
            self.width,
            {
                layer: {(last - y, x): tile.turned() for (x, y), tile in laid.items()}
                for layer, laid in self.tiles.items()
            },
            {layer: [thing.turned(high) for thing in things] for layer, things in self.things.items()},
            dict(self.properties),
        )

    def lay(self, other: "Sheet", column: int, row: int) -> None:
        """Put all tiles and objects of another sheet on this one, its top left cell at (column, row)."""
        for layer, laid in other.tiles.items():
            self.tiles[layer].update({(x + column, y + row): tile for (x, y), tile in laid.items()})
        for layer, things in other.things.items():
            self.things[layer] += [thing.moved(column * TILE, row * TILE) for thing in things]

    def to_tmx(self, tilesets: Mapping[str, int], folder: str, *, lists_all: bool = False) -> str:
        """The sheet as text that Tiled 1.8 to 1.12 opens.

        `tilesets` holds each tileset's number of tiles by its name, in the order in which the map
        lists them; `folder` is the way from the map's folder to theirs, with / at its end. A map lists
        the tilesets that it uses, or with `lists_all` every one, so that Tiled offers them all.
        """
        used = {tile.tileset for laid in self.tiles.values() for tile in laid.values()}
        used |= {thing.tile.tileset for things in self.things.values() for thing in things if thing.tile}
        first, number = dict[str, int](), 1
        for name, count in tilesets.items():
            if lists_all or name in used:
                first[name] = number
                number += count
        tile_layers = [layer for layer in TILE_LAYERS if self.tiles[layer]]
        object_layers = [layer for layer in OBJECT_LAYERS if self.things[layer]]
        objects = sum(len(things) for things in self.things.values())
        lines = [
            '<?xml version="1.0" encoding="UTF-8"?>',
            _map_tag(self.width, self.height, len(tile_layers) + len(object_layers), objects),
            *_property_lines(self.properties.items(), " "),
            *(f' <tileset firstgid="{gid}" source={quoteattr(f"{folder}{name}.tsx")}/>' for name, gid in first.items()),
        ]
        layer_id, object_id = 1, 1
        for layer in tile_layers:
            lines.append(f' <layer id="{layer_id}" name="{layer}" width="{self.width}" height="{self.height}">')
            lines += ['  <data encoding="csv">', self._csv(self.tiles[layer], first), "  </data>", " </layer>"]
            layer_id += 1
        for layer in object_layers:
            lines.append(f' <objectgroup id="{layer_id}" name="{layer}">')
            layer_id += 1
            for thing in self.things[layer]:
                lines += _thing_lines(thing, object_id, first)
                object_id += 1
            lines.append(" </objectgroup>")
        return "\n".join([*lines, "</map>", ""])

    def _csv(self, laid: Mapping[Cell, Tile], first: Mapping[str, int]) -> str:
        def gid(cell: Cell) -> str:
            tile = laid.get(cell)
            return "0" if tile is None else str(first[tile.tileset] + tile.id | tile.flags)

        rows = (",".join(gid((x, y)) for x in range(self.width)) for y in range(self.height))
        return ",\n".join(rows)


def _map_tag(width: int, height: int, layers: int, objects: int) -> str:
    return (
        f'<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" '
        f'width="{width}" height="{height}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
        f'backgroundcolor="#1f3b57" nextlayerid="{layers + 1}" nextobjectid="{objects + 1}">'
    )


def sheet_from_tmx(text: str) -> Sheet:
    """Read a map that `Sheet.to_tmx` wrote (a shipped piece), whatever else Tiled has added to it since."""
    root: Element = fromstring(text)
    sheet = Sheet(int(root.attrib["width"]), int(root.attrib["height"]))
    first = {
        int(one.attrib["firstgid"]): one.attrib["source"].rpartition("/")[2].removesuffix(".tsx")
        for one in root.iter("tileset")
    }

    def tile_for(gid: int) -> Tile:
        plain = gid & ~_FLAGS
        start = max(number for number in first if number <= plain)
        return Tile(first[start], plain - start, gid & _FLAGS)

    for layer in root.iter("layer"):
        data = layer.find("data")
        gids = [int(word) for word in ((data.text if data is not None else "") or "").split(",")]
        sheet.tiles[layer.attrib["name"]] = {
            (index % sheet.width, index // sheet.width): tile_for(gid) for index, gid in enumerate(gids) if gid
        }
    for group in root.iter("objectgroup"):
        sheet.things[group.attrib["name"]] = [_thing_from(one, tile_for) for one in group.iter("object")]
    return sheet


def _thing_from(one: Element, tile_for: Callable[[int], Tile]) -> Thing:
    line = one.find("polyline")
    numbers = tuple(
        (each.attrib["name"], int(each.attrib["value"])) for each in one.iter("property") if each.get("type") == "int"
    )
    points = (
        tuple((float(x), float(y)) for x, y in (pair.split(",") for pair in line.attrib["points"].split()))
        if line is not None
        else ()
    )
    return Thing(
        float(one.attrib["x"]),
        float(one.attrib["y"]),
        one.get("type", one.get("class", "")),
        one.get("name", ""),
        float(one.get("width", 0)),
        float(one.get("height", 0)),
        float(one.get("rotation", 0)),
        points,
        tile_for(int(one.attrib["gid"])) if "gid" in one.attrib else None,
        numbers,
    )


def _thing_lines(thing: Thing, number: int, first: Mapping[str, int]) -> list[str]:
    words = [f'id="{number}"']
    if thing.name:
        words.append(f"name={quoteattr(thing.name)}")
    if thing.kind:
        words.append(f"type={quoteattr(thing.kind)}")
    if thing.tile:
        words.append(f'gid="{first[thing.tile.tileset] + thing.tile.id | thing.tile.flags}"')
    words += [f'x="{_plain(thing.x)}"', f'y="{_plain(thing.y)}"']
    if thing.tile:
        words += [f'width="{_plain(thing.width)}"', f'height="{_plain(thing.height)}"']
    if thing.rotation:
        words.append(f'rotation="{_plain(thing.rotation)}"')
    inner = _property_lines(thing.whole_numbers, "   ")
    if thing.points:
        inner.append('   <polyline points="' + " ".join(f"{_plain(x)},{_plain(y)}" for x, y in thing.points) + '"/>')
    elif not thing.tile:
        inner.append("   <point/>")
    if not inner:
        return [f"  <object {' '.join(words)}/>"]
    return [f"  <object {' '.join(words)}>", *inner, "  </object>"]


def _property_lines(properties: Iterable[tuple[str, str | int]], indent: str) -> list[str]:
    lines = []
    for name, value in properties:
        kind = ' type="int"' if isinstance(value, int) else ""
        lines.append(f"{indent} <property name={quoteattr(name)}{kind} value={quoteattr(str(value))}/>")
    return [f"{indent}<properties>", *lines, f"{indent}</properties>"] if lines else []


def _plain(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
