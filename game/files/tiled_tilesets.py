"""Tilesets, embedded or external: which tiles there are, what they say, and where their pictures lie."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element

from game.files.tiled_findings import NOWHERE, Findings, Place, quoted
from game.files.tiled_folder import FolderError
from game.files.tiled_picture import Frame, ImageFile
from game.files.tiled_sources import Sources
from game.files.tiled_values import Attributes, Properties, read_properties

MOST_TILES: Final = 1_000_000
MOST_FRAMES: Final = 1000
MOST_TILE_PIXELS: Final = 4096
"""The most that a tile, of a tileset or of the map's grid, is wide or high."""

LONGEST_FRAME_MS: Final = 3_600_000

ALIGNMENTS: Final = {
    "unspecified": (0.0, 1.0),  # bottom left in orthogonal maps
    "topleft": (0.0, 0.0),
    "top": (0.5, 0.0),
    "topright": (1.0, 0.0),
    "left": (0.0, 0.5),
    "center": (0.5, 0.5),
    "right": (1.0, 0.5),
    "bottomleft": (0.0, 1.0),
    "bottom": (0.5, 1.0),
    "bottomright": (1.0, 1.0),
}
"""Where in a tile object's box its own place lies, as shares of the box, for each object alignment."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile that says something: a class, properties, a picture of its own, an animation."""

    kind: str = ""
    properties: Properties = field(default_factory=dict)
    picture: Frame | None = None
    animation: tuple[tuple[int, int], ...] = ()
    """Pairs of tile number and milliseconds."""


_PLAIN_TILE: Final = Tile()


@dataclass(frozen=True, slots=True)
class Tileset:
    """A set of tiles: from one image in a grid, or a collection of images."""

    name: str
    tile_width: int
    tile_height: int
    count: int
    columns: int
    margin: int
    spacing: int
    image: ImageFile | None
    tiles: dict[int, Tile]
    offset: tuple[int, int]
    alignment: tuple[float, float]
    is_drawn_at_grid_size: bool
    keeps_aspect: bool
    _shown: dict[int, tuple[Frame, ...]] = field(default_factory=dict, init=False, compare=False, repr=False)

    def has_tile(self, number: int) -> bool:
        """Whether there is a tile of this number, counted from 0."""
        if self.image is None:
            return number in self.tiles
        return number < self.count

    def tile(self, number: int) -> Tile:
        """What a tile says; a plain one when it says nothing."""
        return self.tiles.get(number, _PLAIN_TILE)

    def picture(self, number: int) -> Frame | None:
        """A tile's picture, still, which lies within its image; None when that cannot be used."""
        own = self.tile(number).picture
        if own is not None or self.image is None or not self.has_tile(number):
            return own
        row, column = divmod(number, self.columns)
        left = self.margin + column * (self.tile_width + self.spacing)
        top = self.margin + row * (self.tile_height + self.spacing)
        if left + self.tile_width > self.image.width or top + self.tile_height > self.image.height:
            return None
        return Frame(self.image, (left, top, self.tile_width, self.tile_height))

    def frames(self, number: int) -> tuple[Frame, ...]:
        """A tile's pictures as they are shown: one, or those of its animation."""
        if number not in self._shown:  # made once: thousands of objects may show one long animation
            moving = [(self.picture(each), ms) for each, ms in self.tile(number).animation]
            still = self.picture(number)
            self._shown[number] = tuple(
                Frame(frame.image, frame.source, ms) for frame, ms in moving if frame is not None
            ) or (() if still is None else (still,))
        return self._shown[number]


def read_tileset(element: Element, file: Path, sources: Sources, findings: Findings) -> Tileset | None:
    """A `<tileset>` element that holds its tiles, None when it holds none; images are sought beside `file`."""
    if not {"tilewidth", "tileheight"} <= element.attrib.keys():
        findings.error("the tileset does not say its tilewidth and tileheight; add it again in Tiled")
        return None
    attributes = Attributes(element, findings)
    width = attributes.whole("tilewidth", 1, 1, MOST_TILE_PIXELS)
    height = attributes.whole("tileheight", 1, 1, MOST_TILE_PIXELS)
    spacing, margin = attributes.whole("spacing", 0), attributes.whole("margin", 0)
    name = element.get("name", "")
    offset = element.find("tileoffset")
    offsets = Attributes(offset, findings) if offset is not None else None
    image_element = element.find("image")
    image = None
    columns = attributes.whole("columns", 0, 0, MOST_TILES)
    count = attributes.whole("tilecount", 0, 0, MOST_TILES)
    if image_element is not None:
        image, claimed = read_image(image_element, file, sources, findings)
        across, down = claimed
        columns = columns or max(0, (across - margin + spacing) // (width + spacing))
        rows = max(0, (down - margin + spacing) // (height + spacing))
        count = count or columns * rows
        _check_fit(count, columns, (width, height), spacing, margin, image, findings)
    return Tileset(
        name=name,
        tile_width=width,
        tile_height=height,
        count=count if columns or image_element is None else 0,
        columns=max(1, columns),
        margin=margin,
        spacing=spacing,
        image=image,
        tiles=_read_tiles(element, file, sources, findings, has_image=image_element is not None),
        offset=(offsets.whole("x", 0, -10_000, 10_000), offsets.whole("y", 0, -10_000, 10_000)) if offsets else (0, 0),
        alignment=ALIGNMENTS[attributes.choice("objectalignment", "unspecified", ALIGNMENTS)],
        is_drawn_at_grid_size=attributes.choice("tilerendersize", "tile", ("tile", "grid")) == "grid",
        keeps_aspect=attributes.choice("fillmode", "stretch", ("stretch", "preserve-aspect-fit")) != "stretch",
    )


def _check_fit(
    count: int,
    columns: int,
    tile: tuple[int, int],
    spacing: int,
    margin: int,
    image: ImageFile | None,
    findings: Findings,
) -> None:
    """An image must be large enough for the tiles that its tileset counts."""
    if image is None or not count or not columns:
        return
    rows = -(-count // columns)
    across = margin + min(columns, count) * (tile[0] + spacing) - spacing
    down = margin + rows * (tile[1] + spacing) - spacing
    if image.width < across or image.height < down:
        findings.error(
            f"image {quoted(image.path.name)} is {image.width} x {image.height} pixels, smaller than"
            f" its tileset says ({count} tiles need {across} x {down});"
            " use the right image or correct the tileset"
        )


def _read_tiles(element: Element, file: Path, sources: Sources, findings: Findings, has_image: bool) -> dict[int, Tile]:
    tiles: dict[int, Tile] = {}
    for child in element.iterfind("tile"):
        attributes = Attributes(child, findings)
        number = attributes.whole("id", -1, 0, MOST_TILES)
        if number < 0:
            continue
        own = findings.about(f"tile {number}")
        attributes = Attributes(child, own)
        picture = None
        own_image = child.find("image")
        if own_image is not None and not has_image:
            image, (across, down) = read_image(own_image, file, sources, own)
            if image is not None:
                left, top = attributes.whole("x", 0), attributes.whole("y", 0)
                across, down = attributes.whole("width", image.width, 1), attributes.whole("height", image.height, 1)
                if left + across <= image.width and top + down <= image.height:
                    picture = Frame(image, (left, top, across, down))
                else:
                    own.error(
                        f"image {quoted(image.path.name)} is {image.width} x {image.height} pixels, smaller than"
                        f" the tile's part of it ({left + across} x {top + down}); choose the image again in Tiled"
                    )
        frames = []
        for frame in child.findall("animation/frame")[:MOST_FRAMES]:
            values = Attributes(frame, own)
            frames.append(
                (values.whole("tileid", 0, 0, MOST_TILES), max(1, values.whole("duration", 100, 0, LONGEST_FRAME_MS)))
            )
        tiles[number] = Tile(attributes.kind(), read_properties(child, own), picture, tuple(frames))
    return tiles


def read_image(
    element: Element, file: Path, sources: Sources, findings: Findings, place: Place = NOWHERE
) -> tuple[ImageFile | None, tuple[int, int]]:
    """An `<image>` (None when it cannot be used, which is noted) and the size that the map claims for it."""
    attributes = Attributes(element, findings, place)
    claimed = attributes.whole("width", 0), attributes.whole("height", 0)
    source = element.get("source")
    if not source:
        findings.error("an image is stored inside the file; save it as an image file and refer to that", place)
        return None, claimed
    try:
        image = sources.image(file, source, attributes.colour("trans"))
    except FolderError as error:
        findings.error(str(error), place)
        return None, claimed
    claimed = claimed[0] or image.width, claimed[1] or image.height
    if image.width < claimed[0] or image.height < claimed[1]:
        findings.error(
            f"image {quoted(image.path.name)} is {image.width} x {image.height} pixels, smaller than the file says"
            f" ({claimed[0]} x {claimed[1]}); use the right image, or choose it again in Tiled",
            place,
        )
    return image, claimed
