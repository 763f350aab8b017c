"""A map's picture is painted as Tiled would: flips, turns, tints, opacities, offsets, repeats and scaling."""

from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.files.paths import tracks
from game.files.tiled_picture import Frame, ImageFile, Look, MapPicture, Sprite, SpritesPicture, TilesPicture
from game.tables import map_picture
from game.tables.map_picture import bake_map
from game.tables.racetrack.paper import on_graph_paper
from game.ui.theme import GRAPH

RED, GREEN, BLUE, YELLOW = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0)
GROUND = (10, 20, 30)
WHITE = (255, 255, 255, 255)
CELL = 8


@pytest.fixture
def sheet(tmp_path: Path) -> Iterator[ImageFile]:
    """A tile with a colour in each corner: red, green above; blue, yellow below."""
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    surface = pygame.Surface((CELL, CELL))
    half = CELL // 2
    for colour, corner in ((RED, (0, 0)), (GREEN, (half, 0)), (BLUE, (0, half)), (YELLOW, (half, half))):
        surface.fill(colour, (*corner, half, half))
    path = tmp_path / "tile.png"
    pygame.image.save(surface, path)
    yield ImageFile(path, CELL, CELL)
    pygame.quit()


def corners(surface: pygame.Surface, left: int = 0, top: int = 0, side: int = CELL) -> list[tuple[int, int, int]]:
    """The colours of a square's corners, row by row."""
    near, far = side // 4, side - side // 4 - 1
    places = ((near, near), (far, near), (near, far), (far, far))
    return [tuple(surface.get_at((left + x, top + y)))[:3] for x, y in places]  # type: ignore[misc]


def tiles(
    sheet: ImageFile,
    flips: tuple[bool, bool, bool] = (False, False, False),
    *,
    opacity: float = 1.0,
    tint: tuple[int, int, int, int] = WHITE,
    offset: tuple[float, float] = (0.0, 0.0),
) -> TilesPicture:
    look = Look((Frame(sheet, (0, 0, CELL, CELL)),), 0, 0, CELL, CELL, flips)
    return TilesPicture("road", opacity, tint, offset, (None, look), array("i", [1, 0, 0, 0]))


def board(*layers: TilesPicture | SpritesPicture) -> MapPicture:
    return MapPicture(2, 2, CELL, CELL, (*GROUND, 255), layers)


@pytest.mark.parametrize(
    ("flips", "seen"),
    [
        ((False, False, False), [RED, GREEN, BLUE, YELLOW]),
        ((True, False, False), [GREEN, RED, YELLOW, BLUE]),
        ((False, True, False), [BLUE, YELLOW, RED, GREEN]),
        ((False, False, True), [RED, BLUE, GREEN, YELLOW]),
        ((True, False, True), [BLUE, RED, YELLOW, GREEN]),
        ((True, True, True), [YELLOW, GREEN, BLUE, RED]),
    ],
)
def test_tiles_are_flipped_the_diagonal_first(
    sheet: ImageFile, flips: tuple[bool, bool, bool], seen: list[tuple[int, int, int]]
) -> None:
    assert corners(bake_map(board(tiles(sheet, flips)), CELL)) == seen


def test_empty_cells_show_the_background(sheet: ImageFile) -> None:
    assert corners(bake_map(board(tiles(sheet)), CELL), CELL, CELL) == [GROUND] * 4


def test_another_cell_size_scales_everything(sheet: ImageFile) -> None:
    large = bake_map(board(tiles(sheet)), 3 * CELL)
    assert large.get_size() == (6 * CELL, 6 * CELL)
    assert corners(large, side=3 * CELL) == [RED, GREEN, BLUE, YELLOW]


def test_tint_multiplies_and_opacity_lets_the_ground_through(sheet: ImageFile) -> None:
    tinted = bake_map(board(tiles(sheet, tint=(255, 0, 128, 255))), CELL)
    assert corners(tinted) == [(255, 0, 0), (0, 0, 0), (0, 0, 128), (255, 0, 0)]
    half = corners(bake_map(board(tiles(sheet, opacity=0.5)), CELL))[0]
    assert all(abs(got - wanted) <= 2 for got, wanted in zip(half, (132, 10, 15), strict=True))


def test_an_offset_moves_a_layer(sheet: ImageFile) -> None:
    moved = bake_map(board(tiles(sheet, offset=(4.0, 6.0))), CELL)
    assert corners(moved, 4, 6) == [RED, GREEN, BLUE, YELLOW]


def test_a_sprite_turns_clockwise_about_its_pivot(sheet: ImageFile) -> None:
    frame = Frame(sheet, (0, 0, CELL, CELL))
    upright = Sprite((frame,), (0, 0, CELL, CELL), rotation=90.0, pivot=(CELL / 2, CELL / 2))
    about_corner = Sprite((frame,), (CELL, 0, CELL, CELL), rotation=90.0, pivot=(CELL, CELL))
    painted = bake_map(board(SpritesPicture("things", 1.0, WHITE, (upright, about_corner))), CELL)
    assert corners(painted) == [BLUE, RED, YELLOW, GREEN]
    assert corners(painted, CELL, CELL) == [BLUE, RED, YELLOW, GREEN]


def test_an_image_layer_repeats_over_the_whole_map(sheet: ImageFile) -> None:
    image = Sprite((Frame(sheet, (0, 0, CELL, CELL)),), (4, 0, CELL, CELL), repeat=(True, False))
    painted = bake_map(board(SpritesPicture("sky", 1.0, WHITE, (image,))), CELL)
    assert corners(painted, 4, 0) == [RED, GREEN, BLUE, YELLOW]
    assert tuple(painted.get_at((1, 1)))[:3] == GREEN, "the copy before it is cut by the edge"
    assert corners(painted, 4, CELL) == [GROUND] * 4


@pytest.mark.parametrize("left", [-24, 40, -88 - 64 * 40])
def test_of_an_image_much_larger_than_the_map_only_what_is_seen_is_painted(left: int, sheet: ImageFile) -> None:
    large = ImageFile(sheet.path.with_name("large.png"), 8 * CELL, 8 * CELL)
    pygame.image.save(pygame.transform.scale_by(pygame.image.load(sheet.path), 8), large.path)
    frames = (Frame(large, (0, 0, 8 * CELL, 8 * CELL)),)
    image = Sprite(frames, (left, -24, 8 * CELL, 8 * CELL), repeat=(left != -24, False))
    painted = bake_map(board(SpritesPicture("sky", 1.0, WHITE, (image,))), CELL)
    assert corners(painted, side=2 * CELL) == [RED, GREEN, BLUE, YELLOW]
    beside = Sprite(frames, (2 * CELL, 0, 8 * CELL, 8 * CELL))
    assert corners(bake_map(board(SpritesPicture("sky", 1.0, WHITE, (beside,))), CELL)) == [GROUND] * 4


def test_nothing_lies_too_far_away(sheet: ImageFile) -> None:
    frames = (Frame(sheet, (0, 0, CELL, CELL)),)
    far = [Sprite(frames, (1e12, -1e12, CELL, CELL), rotation=turn, pivot=(1e12, 0)) for turn in (0, 30, 90)]
    picture = board(SpritesPicture("sky", 1.0, WHITE, tuple(far)), tiles(sheet, offset=(1e12, 0)))
    assert corners(bake_map(picture, CELL)) == [GROUND] * 4


def test_slanted_images_are_turned_the_more_exactly_the_fewer_they_are(sheet: ImageFile) -> None:
    slanted = Sprite((Frame(sheet, (0, 0, CELL, CELL)),), (0, 0, 100, 100), rotation=30)
    pictures = [board(SpritesPicture("sky", 1.0, WHITE, (slanted,) * count)) for count in (1, 20, 80, 1000)]
    assert [map_picture._times_turned(picture, 1.0) for picture in pictures] == [9, 5, 3, 1]


def test_a_colour_can_be_see_through(sheet: ImageFile) -> None:
    keyed = ImageFile(sheet.path, CELL, CELL, transparent=(*RED, 255))
    assert corners(bake_map(board(tiles(keyed)), CELL)) == [GROUND, GREEN, BLUE, YELLOW]


def test_an_image_that_cannot_be_read_leaves_its_place_empty(tmp_path: Path, sheet: ImageFile) -> None:
    broken = tmp_path / "broken.png"
    broken.write_bytes(sheet.path.read_bytes()[:40])
    picture = board(tiles(ImageFile(broken, CELL, CELL)))
    assert corners(bake_map(picture, CELL)) == [GROUND] * 4


def test_graph_paper_turns_the_shipped_drawings_into_ink_and_leaves_all_else(sheet: ImageFile) -> None:
    image = pygame.image.load(sheet.path)
    assert on_graph_paper(sheet.path.with_name("blueprint.png"), image) is image, "somebody else's blueprint"
    path = tracks() / "tilesets" / "blueprint.png"
    blueprint = pygame.image.load(path).convert_alpha()
    drawn = on_graph_paper(path, blueprint)
    whole = pygame.transform.average_color(drawn)[:3]
    assert all(abs(got - wanted) < 24 for got, wanted in zip(whole, GRAPH.ground, strict=True))
    assert on_graph_paper(path.with_name("road.png"), image) is image
