"""A Tiled map painted at a size: every tile and image scaled, flipped, turned and tinted as its picture says."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import ceil, floor
from pathlib import Path
from typing import Final

import pygame

from game.files.tiled_picture import Frame, ImageFile, Look, MapPicture, Sprite, SpritesPicture, TilesPicture
from game.files.tiled_values import Colour, Flips

_WHITE: Colour = (255, 255, 255, 255)
_MOST_TURNED: Final = 8_000_000
"""Pixels of all slanted images while they are turned."""

_FAR: Final = 1_000_000_000
"""Further away than any painting reaches, and still a place for pygame."""

_AT_ONCE: Final = 400
_BAND: Final = 512
"""So many tiles are laid, and rows of pixels filled, in one call: while a thread paints, frames have to go on."""

Repaint = Callable[[Path, pygame.Surface], pygame.Surface]
"""Gives an image file's picture other colours, or gives it back as it is."""


def bake_map(picture: MapPicture, cell: int, repaint: Repaint | None = None) -> pygame.Surface:
    """The map with cells `cell` pixels wide and high, animations at their first frame.

    Images that cannot be read leave their place empty. Tiles that are not square are made so: the game's
    grid is square.
    """
    surface = pygame.Surface((picture.columns * cell, picture.rows * cell))  # as the display has it
    if picture.background is not None:
        for top in range(0, surface.get_height(), _BAND):
            surface.fill(picture.background[:3], (0, top, surface.get_width(), _BAND))
    bake = _Bake(surface, picture, cell, repaint)
    for layer in picture.layers:
        if isinstance(layer, TilesPicture):
            bake.tiles(layer, picture)
        else:
            bake.sprites(layer)
    return surface


class _Bake:
    """One painting: images are prepared once for each way in which they are used."""

    def __init__(self, surface: pygame.Surface, picture: MapPicture, cell: int, repaint: Repaint | None) -> None:
        self._surface = surface
        self._across, self._down = cell / picture.tile_width, cell / picture.tile_height
        self._times = _times_turned(picture, max(self._across, self._down))
        self._repaint = repaint
        self._sheets: dict[ImageFile, pygame.Surface | None] = {}
        self._ready: dict[tuple[object, ...], pygame.Surface | None] = {}

    def tiles(self, layer: TilesPicture, picture: MapPicture) -> None:
        """Cells are whole pixels wide, so that a look lies in the same way in all of them."""
        across, down = self._surface.get_width() // picture.columns, self._surface.get_height() // picture.rows
        laid = [None if look is None else self._laid(look, layer) for look in layer.looks]
        blits = [
            (one[0], (one[1] + column * across, one[2] + row * down))
            for index, column, row in layer.drawn(picture.columns)
            if (one := laid[index]) is not None
        ]
        for start in range(0, len(blits), _AT_ONCE):
            self._surface.fblits(blits[start : start + _AT_ONCE], pygame.BLEND_PREMULTIPLIED)

    def _laid(self, look: Look, layer: TilesPicture) -> tuple[pygame.Surface, int, int] | None:
        """The image of a look, and how far right and down from its cell's corner it lies."""
        box = self._box(layer.offset[0] + look.dx, layer.offset[1] + look.dy, look.width, look.height)
        image = self._image(look.frames[0], look.flips, box.size, layer.tint, layer.opacity)
        return None if image is None else (image, box.left, box.top)

    def sprites(self, layer: SpritesPicture) -> None:
        for sprite in layer.sprites:
            opacity = layer.opacity * sprite.opacity
            if sprite.rotation:
                image = self._image(sprite.frames[0], sprite.flips, None, layer.tint, opacity)
                if image is not None:
                    self._turned(image, sprite)
                continue
            for part in self._parts(sprite):
                box = self._box(*part.box)
                image = self._image(part.frames[0], part.flips, box.size, layer.tint, opacity)
                if image is not None:
                    self._repeated(image, box, part.repeat)

    def _parts(self, sprite: Sprite) -> Iterator[Sprite]:
        """A sprite as it is; of an image much larger than the painting only what is seen of it."""
        width, height = self._surface.get_size()
        box = self._box(*sprite.box)
        if box.width * box.height <= 4 * width * height or any(sprite.flips):
            yield sprite
            return
        ends = width / self._across, height / self._down
        left, top = (
            [start] if not is_repeated else _starts(start, length, end)
            for start, length, end, is_repeated in zip(sprite.box[:2], sprite.box[2:], ends, sprite.repeat, strict=True)
        )
        for x in left:
            for y in top:
                part = _seen(sprite, x, y, *ends)
                if part is not None:
                    yield part

    def _repeated(self, image: pygame.Surface, box: pygame.Rect, repeat: tuple[bool, bool]) -> None:
        """Lay an image on, or side by side with itself as often as there is room: two, then those two, and so on."""
        whole = self._surface.get_size()
        place, size = list(box.topleft), list(box.size)
        for axis in (0, 1):
            if repeat[axis]:
                place[axis] -= ceil(place[axis] / size[axis]) * size[axis]
                while place[axis] + size[axis] < whole[axis]:
                    more = size.copy()
                    more[axis] = min(2 * size[axis], whole[axis] - place[axis])
                    doubled = pygame.Surface(more, pygame.SRCALPHA)
                    for start in (0, size[axis]):
                        at = (start, 0) if axis == 0 else (0, start)
                        doubled.blit(image, at, special_flags=pygame.BLEND_PREMULTIPLIED)
                    image, size = doubled, more
        self._surface.blit(image, (place[0], place[1]), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _turned(self, image: pygame.Surface, sprite: Sprite) -> None:
        """Turn about the sprite's pivot: the image's middle goes round it. Right angles stay sharp.

        Where tiles are not square it is turned first and squeezed then.
        """
        scale = max(self._across, self._down)
        left, top, width, height = sprite.box
        pivot = pygame.Vector2(sprite.pivot)
        middle = pivot + (pygame.Vector2(left + width / 2, top + height / 2) - pivot).rotate(sprite.rotation)
        x, y = middle.x * scale, middle.y * scale
        if sprite.rotation % 90:
            size = width * scale, height * scale
            turned, place = _slanted(image, size, self._times, sprite.rotation, x, y)
        else:
            box = _scaled_box(*sprite.box, scale, scale)
            turned = pygame.transform.rotate(_scaled(image, box.size), -sprite.rotation)
            place = _nearest(x - turned.get_width() / 2), _nearest(y - turned.get_height() / 2)
        if self._across != self._down:
            squeezed = _scaled_box(*place, *turned.get_size(), self._across / scale, self._down / scale)
            turned, place = _scaled(turned, squeezed.size), squeezed.topleft
        self._surface.blit(turned, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _box(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        return _scaled_box(x, y, width, height, self._across, self._down)

    def _image(
        self, frame: Frame, flips: Flips, size: tuple[int, int] | None, tint: Colour, opacity: float
    ) -> pygame.Surface | None:
        key = (frame, flips, size, tint, opacity)
        if key not in self._ready:
            sheet = self._sheet(frame.image)
            self._ready[key] = None if sheet is None else _prepared(sheet, frame, flips, size, tint, opacity)
        return self._ready[key]

    def _sheet(self, file: ImageFile) -> pygame.Surface | None:
        if file not in self._sheets:
            sheet = _sheet(file)
            self._sheets[file] = sheet if sheet is None or self._repaint is None else self._repaint(file.path, sheet)
        return self._sheets[file]


def _scaled_box(x: float, y: float, width: float, height: float, across: float, down: float) -> pygame.Rect:
    """A box in pixels of the painting; its edges are rounded, so that neighbours leave no gap."""
    left, top = _nearest(x * across), _nearest(y * down)
    right, bottom = _nearest((x + width) * across), _nearest((y + height) * down)
    return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))


def _nearest(place: float) -> int:
    """The nearest whole number, halves upwards as in Tiled, so that all tiles of a layer move alike."""
    return floor(place + 0.5) if -_FAR < place < _FAR else _FAR


def _times_turned(picture: MapPicture, scale: float) -> int:
    """How many times as large slanted images are turned: as exactly as the many there are leave time for."""
    sprites = (sprite for layer in picture.layers if isinstance(layer, SpritesPicture) for sprite in layer.sprites)
    pixels = sum(sprite.box[2] * sprite.box[3] * scale * scale for sprite in sprites if sprite.rotation % 90)
    return next((times for times in (9, 7, 5, 3) if times * times * pixels <= _MOST_TURNED), 1)


def _starts(start: float, length: float, end: float) -> list[float]:
    """Where copies side by side begin that fill everything from 0 to an end."""
    first = start - ceil(start / length) * length
    return [first + number * length for number in range(max(0, ceil((end - first) / length)))]


def _seen(sprite: Sprite, left: float, top: float, right: float, bottom: float) -> Sprite | None:
    """The part of an image, with its left top corner at a place, that lies within the map; in whole pixels of it."""
    frame = sprite.frames[0]
    x, y, width, height = frame.source
    across, down = width / sprite.box[2], height / sprite.box[3]
    from_x, to_x = max(0, floor(-left * across)), min(width, ceil((right - left) * across))
    from_y, to_y = max(0, floor(-top * down)), min(height, ceil((bottom - top) * down))
    if from_x >= to_x or from_y >= to_y:
        return None
    source = x + from_x, y + from_y, to_x - from_x, to_y - from_y
    box = left + from_x / across, top + from_y / down, source[2] / across, source[3] / down
    return Sprite((Frame(frame.image, source),), box)


def _slanted(
    image: pygame.Surface, size: tuple[float, float], times: int, angle: float, x: float, y: float
) -> tuple[pygame.Surface, tuple[int, int]]:
    """An image made as large as `size`, turned about its middle, which lies at a place; and its left top corner.

    pygame turns onto whole pixels; turned `times` (an odd number) as large, of which the middle pixels are
    taken, it comes to lie where Tiled has it.
    """
    larger = max(1, round(times * size[0])), max(1, round(times * size[1]))
    turned = pygame.transform.rotozoom(_scaled(image, larger), -angle, 1.0)
    across, down = turned.get_size()
    # It turns about the corner of a pixel, not its middle: hence the half.
    left, top = _nearest(times * x - (across + 1) / 2), _nearest(times * y - (down + 1) / 2)
    columns, rows = (left % times + across + times - 1) // times, (top % times + down + times - 1) // times
    sheet = pygame.Surface((times * columns, times * rows), pygame.SRCALPHA)
    sheet.blit(turned, (left % times, top % times), special_flags=pygame.BLEND_PREMULTIPLIED)
    return pygame.transform.scale(sheet, (columns, rows)), (left // times, top // times)


def _prepared(
    sheet: pygame.Surface, frame: Frame, flips: Flips, size: tuple[int, int] | None, tint: Colour, opacity: float
) -> pygame.Surface | None:
    """An image ready to be laid on with BLEND_PREMULTIPLIED, as large as in its file if it gets no size.

    Colours are multiplied with their opacity before they are mixed by scaling and turning: else what is
    see-through, whose colour nobody sees, would darken the edges.
    """
    source = pygame.Rect(frame.source)
    if not sheet.get_rect().contains(source):
        return None
    image = sheet.subsurface(source).copy()
    if flips[2]:
        image = pygame.transform.rotate(pygame.transform.flip(image, False, True), -90)
    if flips[0] or flips[1]:
        image = pygame.transform.flip(image, flips[0], flips[1])
    if tint != _WHITE:
        image.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
    if opacity < 1:
        image.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    image = image.premul_alpha()
    return image if size is None else _scaled(image, size)


def _scaled(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    small = min(image.get_width(), size[0]), min(image.get_height(), size[1])
    if small != image.get_size():
        image = pygame.transform.smoothscale(image, small)
    return image if small == size else _enlarged(image, size)


def _enlarged(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """An image made larger about the middles of its pixels, as Tiled does it.

    pygame lays the first pixel's middle onto the first pixel's corner, which moves everything by half a
    pixel. So the image gets a rim, is made twice too large, and every other pixel is taken from where
    the middles then are.
    """
    width, height = image.get_size()
    rimmed = pygame.Surface((width + 2, height + 2), pygame.SRCALPHA)
    rimmed.blit(image, (1, 1), special_flags=pygame.BLEND_PREMULTIPLIED)
    for place, part in (
        ((1, 0), (1, 1, width, 1)),
        ((1, height + 1), (1, height, width, 1)),
        ((0, 0), (1, 0, 1, height + 2)),
        ((width + 1, 0), (width, 0, 1, height + 2)),
    ):
        rimmed.blit(rimmed.subsurface(part).copy(), place, special_flags=pygame.BLEND_PREMULTIPLIED)
    times = size[0] / width, size[1] / height
    twice = pygame.transform.smoothscale(rimmed, (round(2 * size[0] + 2 * times[0]), round(2 * size[1] + 2 * times[1])))
    middle = _nearest(times[0]), _nearest(times[1])  # the odd pixels from here on, which pygame picks
    return pygame.transform.scale(twice.subsurface((middle, (2 * size[0], 2 * size[1]))), size)


@lru_cache(maxsize=64)
def _loaded(path: Path, _version: tuple[int, int] | None) -> pygame.Surface | None:
    """The image as it was when the file had this time and size."""
    try:
        image = pygame.image.load(path)
    except (pygame.error, OSError):
        return None
    return _with_alpha(image)


def _with_alpha(image: pygame.Surface) -> pygame.Surface:
    """The image with opacity for each pixel, also where there is no display to convert it for."""
    if pygame.display.get_surface():
        return image.convert_alpha()
    whole = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    whole.blit(image, (0, 0))
    return whole


def _sheet(file: ImageFile) -> pygame.Surface | None:
    image = _loaded(file.path, _version(file.path))
    if image is None or file.transparent is None:
        return image
    keyed = image.convert(24)
    keyed.set_colorkey(file.transparent[:3])
    return _with_alpha(keyed)


def _version(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
