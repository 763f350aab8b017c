"""The game paints a map as Tiled's own rasterizer does: fewer than one pixel in two hundred differs."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.files.paths import tracks
from game.files.tiled import read_map
from tests.tables.as_tiled import AS_GOOD_AS_SAME, MOST_DIFFERENT, difference, share_different
from tests.tables.picture_maps import PICTURES, TILE, draw_images

pytestmark = pytest.mark.tiled

SHIPPED = sorted(path for game in ("racetrack", "lunatix") for path in (tracks() / game).glob("*.tmx"))


@pytest.fixture(scope="module", autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    yield
    pygame.quit()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pictures")
    draw_images(folder)
    return folder


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all that is shipped, beside which Tiled may paint."""
    return shutil.copytree(tracks(), tmp_path_factory.mktemp("maps") / "tracks")


@pytest.mark.parametrize("name", PICTURES)
def test_a_feature(name: str, folder: Path) -> None:
    path = PICTURES[name].save(folder, f"{name}.tmx")
    picture = read_map(path).picture
    assert picture is not None
    assert difference(picture, TILE, path) < MOST_DIFFERENT


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_map(path: Path, root: Path) -> None:
    copy = root / path.relative_to(tracks())
    picture = read_map(copy).picture
    assert picture is not None
    hidden = [each for name in _layers_of_shapes(copy) for each in ("--hide-layer", name)]
    assert difference(picture, picture.tile_width, copy, *hidden) < MOST_DIFFERENT


def _layers_of_shapes(path: Path) -> list[str]:
    """The object layers that hold more than tiles: shapes are drawn by Tiled and not by us."""
    layers = re.findall(r'<objectgroup[^>]* name="([^"]+)"[^>]*>(.*?)</objectgroup>', path.read_text(), re.DOTALL)
    return [name for name, inside in layers if any("gid=" not in each for each in re.findall("<object [^>]*>", inside))]


@pytest.mark.parametrize("channel", range(3))
@pytest.mark.parametrize("by", [-AS_GOOD_AS_SAME - 1, -AS_GOOD_AS_SAME, AS_GOOD_AS_SAME, AS_GOOD_AS_SAME + 1])
def test_a_pixel_differs_when_one_channel_does(channel: int, by: int) -> None:
    one, other = pygame.Surface((10, 10)), pygame.Surface((10, 10))
    one.fill((100, 100, 100))
    other.fill((100, 100, 100))
    colour = [100, 100, 100]
    colour[channel] += by
    other.set_at((3, 4), colour)
    assert share_different(one, other) == pytest.approx(0.01 if abs(by) > AS_GOOD_AS_SAME else 0)
