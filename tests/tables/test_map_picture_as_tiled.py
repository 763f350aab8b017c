"""The game paints a map as Tiled's own rasterizer does: fewer than one pixel in two hundred differs."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame
import pytest

from game.files.tiled import read_map
from game.files.tiled_picture import MapPicture
from game.files.tiled_values import Colour
from game.tables.map_picture import bake_map
from tests.files.tiled_program import rasterize
from tests.tables.picture_maps import PICTURES, TILE, draw_images

pytestmark = pytest.mark.tiled

GROUND: Final[Colour] = (32, 64, 96, 255)
MOST_DIFFERENT: Final = 0.005
AS_GOOD_AS_SAME: Final = 8
"""By so much may a channel differ."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    folder = tmp_path_factory.mktemp("pictures")
    draw_images(folder)
    yield folder
    pygame.quit()


def difference(picture: MapPicture, tile: int, theirs: pygame.Surface) -> float:
    """The share of pixels in which our picture differs from Tiled's, both over one colour.

    Tiled's rasterizer leaves the background out, and where layers are moved over an edge its picture is
    larger at that edge: the map is whichever corner of it fits.
    """
    ours = bake_map(replace(picture, background=GROUND), tile)
    ground = over_ground(theirs)
    corners = [
        (x, y) for x in {0, ground.get_width() - ours.get_width()} for y in {0, ground.get_height() - ours.get_height()}
    ]
    return min(share_different(ours, ground.subsurface((corner, ours.get_size()))) for corner in corners)


def over_ground(image: pygame.Surface) -> pygame.Surface:
    ground = pygame.Surface(image.get_size())
    ground.fill(GROUND)
    ground.blit(image, (0, 0))
    return ground


def share_different(ours: pygame.Surface, theirs: pygame.Surface) -> float:
    """The share of pixels that differ, pictures of one size."""
    assert ours.get_size() == theirs.get_size()
    here, there = (pygame.image.tobytes(each, "RGB") for each in (ours, theirs))
    if here == there:
        return 0.0
    far = [abs(p - q) > AS_GOOD_AS_SAME for p, q in zip(here, there, strict=True)]
    return sum(map(max, far[0::3], far[1::3], far[2::3])) / (ours.get_width() * ours.get_height())


@pytest.mark.parametrize("name", PICTURES)
def test_a_feature(name: str, folder: Path) -> None:
    path = PICTURES[name].save(folder, f"{name}.tmx")
    picture = read_map(path).picture
    assert picture is not None
    rasterize(path, path.with_suffix(".png"))
    assert difference(picture, TILE, pygame.image.load(path.with_suffix(".png"))) < MOST_DIFFERENT
