"""Compares our picture of a map with that of Tiled's own rasterizer."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame

from game.files.tiled_picture import MapPicture
from game.files.tiled_values import Colour
from game.tables.map_picture import bake_map
from tests.files.tiled_program import rasterize

GROUND: Final[Colour] = (32, 64, 96, 255)
MOST_DIFFERENT: Final = 0.005
AS_GOOD_AS_SAME: Final = 8
"""By so much may a channel differ."""


def difference(picture: MapPicture, tile: int, path: Path, *options: str) -> float:
    """The share of pixels in which our picture differs from Tiled's of the same file, both over one colour.

    Ours is made with cells `tile` pixels wide and high; Tiled's is squeezed to that where cells are not square.
    Tiled's rasterizer leaves the background out, and where layers are moved over an edge its picture is
    larger at that edge: the map is whichever corner of it fits.
    """
    rasterize(path, path.with_suffix(".png"), *options)
    ours = bake_map(replace(picture, background=GROUND), tile)
    theirs = over_ground(pygame.image.load(path.with_suffix(".png")))
    if picture.tile_width != picture.tile_height:
        squeezed = theirs.get_width() * tile // picture.tile_width, theirs.get_height() * tile // picture.tile_height
        theirs = pygame.transform.smoothscale(theirs, squeezed)
    corners = [
        (x, y) for x in {0, theirs.get_width() - ours.get_width()} for y in {0, theirs.get_height() - ours.get_height()}
    ]
    return min(share_different(ours, theirs.subsurface((corner, ours.get_size()))) for corner in corners)


def over_ground(image: pygame.Surface) -> pygame.Surface:
    ground = pygame.Surface(image.get_size())
    ground.fill(GROUND)
    ground.blit(image, (0, 0))
    return ground


def share_different(ours: pygame.Surface, theirs: pygame.Surface) -> float:
    """The share of pixels that differ, pictures of one size."""
    assert ours.get_size() == theirs.get_size()
    far = theirs.copy()
    far.blit(ours, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other = ours.copy()
    other.blit(theirs, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    far.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    same = pygame.mask.from_threshold(far, (0, 0, 0, 255), (*[AS_GOOD_AS_SAME + 1] * 3, 255))
    return 1 - same.count() / (ours.get_width() * ours.get_height())
