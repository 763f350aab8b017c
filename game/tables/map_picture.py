"""A Tiled map painted at a size: every tile and image scaled, flipped, turned and tinted as its picture says."""

from collections.abc import Callable
from functools import lru_cache
from math import ceil
from pathlib import Path

import pygame

from game.files.tiled_picture import Frame, ImageFile, MapPicture, Sprite, SpritesPicture, TilesPicture
from game.files.tiled_values import Colour, Flips

_WHITE: Colour = (255, 255, 255, 255)


Repaint = Callable[[Path, pygame.Surface], pygame.Surface]
"""Gives an image file's picture other colours, or gives it back as it is."""


def bake_map(picture: MapPicture, cell: int, repaint: Repaint | None = None) -> pygame.Surface:
    """The map with cells `cell` pixels wide and high, animations at their first frame.

    Images that cannot be read leave their place empty. Tiles that are not square are made so: the game's
    grid is square.
    """
    surface = pygame.Surface((picture.columns * cell, picture.rows * cell))
    surface = surface.convert() if pygame.display.get_surface() else surface
    if picture.background is not None:
        surface.fill(picture.background[:3])
    bake = _Bake(surface, cell / picture.tile_width, cell / picture.tile_height, repaint)
    for layer in picture.layers:
        if isinstance(layer, TilesPicture):
            bake.tiles(layer, picture)
        else:
            bake.sprites(layer, picture)
    return surface


class _Bake:
    """One painting: images are prepared once for each way in which they are used."""

    def __init__(self, surface: pygame.Surface, across: float, down: float, repaint: Repaint | None) -> None:
        self._surface = surface
        self._across, self._down = across, down
        self._repaint = repaint
        self._sheets: dict[ImageFile, pygame.Surface | None] = {}
        self._ready: dict[tuple[object, ...], pygame.Surface | None] = {}

    def tiles(self, layer: TilesPicture, picture: MapPicture) -> None:
        blits = []
        for look, x, y in layer.drawn(picture.columns, picture.tile_width, picture.tile_height):
            box = self._box(x, y, look.width, look.height)
            image = self._image(look.frames[0], look.flips, box.size, layer.tint, layer.opacity)
            if image is not None:
                blits.append((image, box.topleft))
        self._surface.fblits(blits)

    def sprites(self, layer: SpritesPicture, picture: MapPicture) -> None:
        for sprite in layer.sprites:
            box = self._box(*sprite.box)
            opacity = layer.opacity * sprite.opacity
            image = self._image(sprite.frames[0], sprite.flips, box.size, layer.tint, opacity)
            if image is None:
                continue
            if sprite.rotation:
                self._turned(image, sprite, box)
                continue
            for x in self._starts(box.left, box.width, self._surface.get_width(), sprite.repeat[0]):
                for y in self._starts(box.top, box.height, self._surface.get_height(), sprite.repeat[1]):
                    self._surface.blit(image, (x, y))

    def _starts(self, start: int, length: int, whole: int, is_repeated: bool) -> range:
        if not is_repeated:
            return range(start, start + 1)
        first = start - ceil(start / length) * length
        return range(first, whole, length)

    def _turned(self, image: pygame.Surface, sprite: Sprite, box: pygame.Rect) -> None:
        """Turn about the sprite's pivot: the image's middle goes round it."""
        pivot = pygame.Vector2(sprite.pivot[0] * self._across, sprite.pivot[1] * self._down)
        middle = pivot + (pygame.Vector2(box.center) - pivot).rotate(sprite.rotation)
        turned = pygame.transform.rotozoom(image, -sprite.rotation, 1.0)
        self._surface.blit(turned, turned.get_rect(center=(round(middle.x), round(middle.y))))

    def _box(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A box in pixels of the painting; its edges are rounded, so that neighbours leave no gap."""
        left, top = round(x * self._across), round(y * self._down)
        right, bottom = round((x + width) * self._across), round((y + height) * self._down)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def _image(
        self, frame: Frame, flips: Flips, size: tuple[int, int], tint: Colour, opacity: float
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


def _prepared(
    sheet: pygame.Surface, frame: Frame, flips: Flips, size: tuple[int, int], tint: Colour, opacity: float
) -> pygame.Surface | None:
    source = pygame.Rect(frame.source)
    if not sheet.get_rect().contains(source):
        return None
    image = sheet.subsurface(source).copy()
    if flips[2]:
        image = pygame.transform.rotate(pygame.transform.flip(image, False, True), -90)
    if flips[0] or flips[1]:
        image = pygame.transform.flip(image, flips[0], flips[1])
    if image.get_size() != size:
        image = pygame.transform.smoothscale(image, size)
    if tint != _WHITE:
        image.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
    if opacity < 1:
        image.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return image


@lru_cache(maxsize=64)
def _loaded(path: Path) -> pygame.Surface | None:
    try:
        image = pygame.image.load(path)
    except (pygame.error, OSError):
        return None
    return image.convert_alpha() if pygame.display.get_surface() else image


def _sheet(file: ImageFile) -> pygame.Surface | None:
    image = _loaded(file.path)
    if image is None or file.transparent is None:
        return image
    keyed = image.convert(24)
    keyed.set_colorkey(file.transparent[:3])
    return keyed.convert_alpha()
