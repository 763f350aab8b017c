"""What a map looks like, as plain values in Tiled's order and placement: all that is needed to paint it.

Lengths and places are map pixels from the map's top left corner, y down. To paint a map: fill it with
the background, then paint the layers in order, clipped to the map. A layer's opacity (0 to 1) and tint
(each channel a factor of 255) already are the products with those of its groups, and apply to every
image in it by itself, as in Tiled. Hidden layers and groups are not in the picture.

An image drawn into a box: cut `Frame.source` out of the file; if `flips[2]`, mirror it along the diagonal
from top left to bottom right (its width and height change places); then, if `flips[0]`, left to right;
then, if `flips[1]`, top to bottom; scale it to the box's width and height; for a `Sprite`, turn it
clockwise by `rotation` degrees about `pivot`. Widths and heights already are those after flipping.
"""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from game.files.tiled_values import Colour, Flips


@dataclass(frozen=True, slots=True)
class ImageFile:
    """An image on disk (exists, its header says width x height pixels; its body may still be broken)."""

    path: Path
    width: int
    height: int
    transparent: Colour | None = None
    """A colour whose pixels are see-through, from Tiled's "use transparent color"."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A part of an image file: `source` is left, top, width, height, all within it; `ms` is above 0 if animated."""

    image: ImageFile
    source: tuple[int, int, int, int]
    ms: int = 0


@dataclass(frozen=True, slots=True)
class Look:
    """How one cell's tile is drawn: one frame, or several in turn from time 0 of the picture, for ever.

    The box lies at `dx`, `dy` from the top left corner of the cell (tiles may be larger than cells).
    """

    frames: tuple[Frame, ...]
    dx: float
    dy: float
    width: float
    height: float
    flips: Flips


@dataclass(frozen=True, slots=True)
class Sprite:
    """An image at a place of its own: a tile object or an image layer's image.

    `box` is left, top, width, height before turning. With `repeat` (sideways, up and down) the image
    fills the whole map in that direction, side by side with itself.
    """

    frames: tuple[Frame, ...]
    box: tuple[float, float, float, float]
    flips: Flips = (False, False, False)
    rotation: float = 0.0
    pivot: tuple[float, float] = (0.0, 0.0)
    opacity: float = 1.0
    repeat: tuple[bool, bool] = (False, False)


@dataclass(frozen=True, slots=True)
class TilesPicture:
    """A tile layer: `cells` holds row by row an index into `looks`; look 0 is None, nothing to draw.

    The layer's top left corner is at `offset`. `is_reversed` says whether columns are painted from
    right to left and rows from bottom to top (Tiled's render order); it matters where tiles overlap.
    """

    name: str
    opacity: float
    tint: Colour
    offset: tuple[float, float]
    looks: tuple[Look | None, ...]
    cells: "array[int]" = field(repr=False)
    is_reversed: tuple[bool, bool] = (False, False)

    def drawn(self, columns: int) -> Iterator[tuple[int, int, int]]:
        """The index of every look that is something to draw, with its column and row, in painting order."""
        rows = range(len(self.cells) // columns)
        across = range(columns - 1, -1, -1) if self.is_reversed[0] else range(columns)
        for row in reversed(rows) if self.is_reversed[1] else rows:
            for column in across:
                index = self.cells[row * columns + column]
                if index:
                    yield index, column, row


@dataclass(frozen=True, slots=True)
class SpritesPicture:
    """An object layer's tile objects, or an image layer, in painting order; offsets are in the boxes."""

    name: str
    opacity: float
    tint: Colour
    sprites: tuple[Sprite, ...]


@dataclass(frozen=True, slots=True)
class MapPicture:
    """A map of `columns` x `rows` cells of `tile_width` x `tile_height` pixels, and its layers from back to front."""

    columns: int
    rows: int
    tile_width: int
    tile_height: int
    background: Colour | None
    layers: tuple[TilesPicture | SpritesPicture, ...]

    @property
    def width(self) -> int:
        """Width in map pixels."""
        return self.columns * self.tile_width

    @property
    def height(self) -> int:
        """Height in map pixels."""
        return self.rows * self.tile_height

    @property
    def is_animated(self) -> bool:
        """Whether any image changes with time."""
        return any(len(frames) > 1 for frames in self._all_frames())

    def image_files(self) -> tuple[ImageFile, ...]:
        """Every image file that is needed, each once."""
        return tuple(dict.fromkeys(frame.image for frames in self._all_frames() for frame in frames))

    def _all_frames(self) -> Iterator[tuple[Frame, ...]]:
        for layer in self.layers:
            if isinstance(layer, TilesPicture):
                yield from (look.frames for look in layer.looks if look is not None)
            else:
                yield from (sprite.frames for sprite in layer.sprites)
