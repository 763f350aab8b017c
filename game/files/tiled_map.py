"""A Tiled map as checked values: its layers flat and in painting order, with what their groups lend them."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element

from game.files.tiled_findings import Findings, Place, quoted
from game.files.tiled_folder import FolderError
from game.files.tiled_layers import LayerError, unpack_layer
from game.files.tiled_objects import MapObject, ObjectReader
from game.files.tiled_picture import ImageFile
from game.files.tiled_shelf import TilesetShelf
from game.files.tiled_sources import Sources
from game.files.tiled_tilesets import MOST_TILE_PIXELS, read_image, read_tileset
from game.files.tiled_values import Attributes, Colour, Properties, read_properties
from game.files.tiled_xml import MOST_CELLS

MOST_CELLS_ACROSS: Final = 512
MOST_LAYERS: Final = 64
MOST_OBJECTS: Final = 5000
MOST_TILESETS: Final = 256
WHITE: Final[Colour] = (255, 255, 255, 255)

RENDER_ORDERS: Final = {
    "right-down": (False, False),
    "right-up": (False, True),
    "left-down": (True, False),
    "left-up": (True, True),
}
"""Whether columns and rows are painted backwards."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Where and how a layer is drawn, its groups' share included."""

    is_visible: bool = True
    opacity: float = 1.0
    tint: Colour = WHITE
    offset: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class TileLayer:
    """A layer of tiles: a number a cell, row by row, flags included."""

    name: str
    setting: Setting
    gids: "array[int]" = field(repr=False)


@dataclass(frozen=True, slots=True)
class ObjectLayer:
    """A layer of objects in the order of the file."""

    name: str
    setting: Setting
    objects: tuple[MapObject, ...]
    is_top_down: bool


@dataclass(frozen=True, slots=True)
class ImageLayer:
    """A layer of one image, perhaps repeated sideways, or up and down."""

    name: str
    setting: Setting
    image: ImageFile
    repeat: tuple[bool, bool]


@dataclass(frozen=True, slots=True)
class TiledMap:
    """All that was read of a map; cells are `tile_width` x `tile_height` pixels."""

    columns: int
    rows: int
    tile_width: int
    tile_height: int
    background: Colour | None
    is_reversed: tuple[bool, bool]
    properties: Properties
    shelf: TilesetShelf
    layers: tuple[TileLayer | ObjectLayer | ImageLayer, ...]
    is_whole: bool
    """Whether every tile layer and tileset could be read, so that what is not there is not meant to be."""

    def objects(self) -> Iterator[MapObject]:
        """Every object of every object layer, hidden ones too."""
        for layer in self.layers:
            if isinstance(layer, ObjectLayer):
                yield from layer.objects

    def cell_at(self, x: float, y: float) -> tuple[int, int]:
        """The cell in which a point of the map lies, which is that of the nearest cell centre."""
        return int(x // self.tile_width), int(y // self.tile_height)


def read_tiled_map(root: Element, path: Path, sources: Sources, findings: Findings) -> TiledMap | None:
    """The map of a `.tmx` file's tree; None when its kind or size is not to be read at all, which is noted."""
    if root.tag != "map":
        findings.error(f"this is not a Tiled map (it holds a <{root.tag[:40]}>); save it in Tiled as .tmx")
        return None
    values = Attributes(root, findings)
    orientation = root.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        findings.error(
            f"the map's orientation is {quoted(orientation)}; set Map > Map Properties > Orientation to Orthogonal"
        )
        return None
    if root.get("infinite", "0") not in ("0", "false"):
        findings.error("the map is infinite; switch off Map > Map Properties > Infinite")
        return None
    if not {"width", "height", "tilewidth", "tileheight"} <= root.attrib.keys():
        findings.error("the map does not say its width, height, tilewidth and tileheight; save it again in Tiled")
        return None
    columns, rows = values.whole("width", 0, 1, MOST_CELLS_ACROSS), values.whole("height", 0, 1, MOST_CELLS_ACROSS)
    tile_width = values.whole("tilewidth", 0, 1, MOST_TILE_PIXELS)
    tile_height = values.whole("tileheight", 0, 1, MOST_TILE_PIXELS)
    if not (columns and rows and tile_width and tile_height):
        return None
    shelf = _read_tilesets(root, path, sources, findings)
    longest = max(columns * tile_width, rows * tile_height)
    objects = ObjectReader(path, longest, sources, shelf, findings)
    layers = _LayerReader(columns * rows, path, sources, objects, findings)
    layers.walk(root, Setting())
    return TiledMap(
        columns=columns,
        rows=rows,
        tile_width=tile_width,
        tile_height=tile_height,
        background=values.colour("backgroundcolor"),
        is_reversed=RENDER_ORDERS[values.choice("renderorder", "right-down", RENDER_ORDERS)],
        properties=read_properties(root, findings.about("map")),
        shelf=shelf,
        layers=tuple(layers.layers),
        is_whole=layers.is_whole and not shelf.has_lost(),
    )


def _read_tilesets(root: Element, path: Path, sources: Sources, findings: Findings) -> TilesetShelf:
    shelf = TilesetShelf()
    elements = root.findall("tileset")
    if len(elements) > MOST_TILESETS:
        findings.error(f"a map has at most {MOST_TILESETS} tilesets, not {len(elements)}; remove some")
        shelf.lose()
    for element in elements[:MOST_TILESETS]:
        source = element.get("source")
        own = findings.about(f"tileset {quoted(source if source is not None else element.get('name', ''))}")
        first = Attributes(element, own).whole("firstgid", 0, 1, 2**28 - 1)
        if not first:
            if "firstgid" not in element.attrib:
                own.error("it has no firstgid; add it to the map again in Tiled")
            shelf.lose()
            continue
        if shelf.has_first(first):
            own.error(f"it begins with tile {first} as another does; remove it and add it again in Tiled")
            shelf.lose()
            continue
        if source is None:
            shelf.add(first, read_tileset(element, path, sources, own))
            continue
        try:
            file, tree = sources.tree(path, source, ".tsx", "tileset")
        except FolderError as error:
            findings.error(str(error))
            shelf.add(first, None)
            continue
        shelf.add(first, read_tileset(tree, file, sources, findings.within(file.name)), file)
    return shelf


class _LayerReader:
    """Walks layers and groups in the order of the file, from back to front."""

    def __init__(self, cells: int, path: Path, sources: Sources, objects: ObjectReader, findings: Findings) -> None:
        self.layers: list[TileLayer | ObjectLayer | ImageLayer] = []
        self.is_whole = True
        self._cells = cells
        self._cells_left = MOST_CELLS
        self._objects_left = MOST_OBJECTS
        self._layers_left = MOST_LAYERS
        self._path = path
        self._sources = sources
        self._findings = findings
        self._object_reader = objects

    def walk(self, parent: Element, above: Setting) -> None:
        for element in parent:
            if element.tag not in ("layer", "objectgroup", "imagelayer", "group"):
                continue
            self._layers_left -= 1
            if self._layers_left < 0:
                self._findings.error(f"a map has at most {MOST_LAYERS} layers and groups; remove some")
                return
            name = element.get("name", "")
            setting = self._setting(element, Place(layer=name), above)
            if element.tag == "group":
                self.walk(element, setting)
            elif element.tag == "layer":
                self._read_tiles(element, name, setting)
            elif element.tag == "objectgroup":
                self._read_objects(element, name, setting)
            else:
                self._read_image(element, name, setting)

    def _setting(self, element: Element, place: Place, above: Setting) -> Setting:
        values = Attributes(element, self._findings, place)
        tint = values.colour("tintcolor") or WHITE
        return Setting(
            is_visible=above.is_visible and values.flag("visible", True),
            opacity=above.opacity * values.real("opacity", 1.0, 0.0, 1.0),
            tint=_product(above.tint, tint),
            offset=(above.offset[0] + values.real("offsetx"), above.offset[1] + values.real("offsety")),
        )

    def _read_tiles(self, element: Element, name: str, setting: Setting) -> None:
        place = Place(layer=name)
        self._cells_left -= self._cells
        if self._cells_left < 0:
            self._findings.error(f"a map has at most {MOST_CELLS:,} cells over all layers; remove some layers", place)
            self.is_whole = False
            return
        data = element.find("data")
        if data is None:
            self._findings.error("the layer has no data; open the map in Tiled and save it again", place)
            self.is_whole = False
            return
        try:
            self.layers.append(TileLayer(name, setting, unpack_layer(data, self._cells)))
        except LayerError as error:
            self._findings.error(str(error), place)
            self.is_whole = False

    def _read_objects(self, element: Element, name: str, setting: Setting) -> None:
        children = element.findall("object")
        self._objects_left -= len(children)
        if self._objects_left < 0:
            self._findings.error(f"a map has at most {MOST_OBJECTS:,} objects; remove some", Place(layer=name))
            return
        order = Attributes(element, self._findings, Place(layer=name)).choice(
            "draworder", "topdown", ("topdown", "index")
        )
        objects = tuple(self._object_reader.read(child, name, setting.offset) for child in children)
        self.layers.append(ObjectLayer(name, setting, objects, order == "topdown"))

    def _read_image(self, element: Element, name: str, setting: Setting) -> None:
        child = element.find("image")
        if child is None or not (child.get("source") or len(child)):
            return  # Tiled saves an image layer without an image so; it draws nothing
        place = Place(layer=name)
        image, _ = read_image(child, self._path, self._sources, self._findings, place)
        values = Attributes(element, self._findings, place)
        repeat = values.flag("repeatx"), values.flag("repeaty")
        if image is not None:
            self.layers.append(ImageLayer(name, setting, image, repeat))


def _product(one: Colour, other: Colour) -> Colour:
    red, green, blue, alpha = (round(a * b / 255) for a, b in zip(one, other, strict=True))
    return red, green, blue, alpha
