"""What the drawing tools would draw of the loops now is what the project holds, and it is what a loop should be."""

import math

import pygame
import pytest
from make_lunatix import FIRST_LOOP, beginners_map, drawn_map, town_pictures
from make_lunatix_ground import ground_picture
from make_lunatix_loops import LOOPS, Loop, Site
from make_lunatix_scenes import PICTURES

from game.files.paths import tracks


def test_every_shipped_loop_is_drawn_and_none_else() -> None:
    names = {loop.name for loop in LOOPS}
    assert {path.stem for path in (tracks() / "lunatix").glob("*.tmx")} == names
    assert {path.stem for path in (tracks() / "lunatix" / "ground").glob("*.png")} == names


@pytest.mark.parametrize("loop", LOOPS, ids=lambda loop: loop.name)
def test_maps_are_the_drawn_ones(loop: Loop) -> None:
    kept = (tracks() / "lunatix" / f"{loop.name}.tmx").read_text(encoding="utf-8")
    assert kept == drawn_map(Site(loop)).to_tmx()


def test_the_loop_to_draw_on_from_is_the_drawn_one() -> None:
    assert FIRST_LOOP.read_text(encoding="utf-8") == beginners_map().to_tmx()


def test_pictures_of_the_town_are_the_drawn_ones() -> None:
    for name, picture in town_pictures():
        kept = pygame.image.load(tracks() / "tilesets" / "town" / f"{name}.png")
        assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(picture, "RGBA"), name


def test_the_ground_is_the_drawn_one() -> None:
    loop = min(LOOPS, key=lambda each: each.course.length)
    kept = pygame.image.load(tracks() / "lunatix" / "ground" / f"{loop.name}.png")
    assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(ground_picture(Site(loop)), "RGBA")


@pytest.mark.parametrize("loop", LOOPS, ids=lambda loop: loop.name)
def test_lanes_are_squares_of_one_length_and_give_one_square_more_outward_in_every_bend(loop: Loop) -> None:
    counts = [loop.course.squares(lane) for lane in range(1, loop.course.lanes + 1)]
    assert counts == [counts[0] + 4 * lane for lane in range(loop.course.lanes)]
    for lane in range(1, loop.course.lanes + 1):
        centres = loop.course.centres(lane)
        steps = [math.dist(*pair) for pair in zip(centres, centres[1:] + centres[:1], strict=True)]
        assert min(steps) > 0.85
        assert max(steps) < 1.1


@pytest.mark.parametrize("loop", LOOPS, ids=lambda loop: loop.name)
def test_nothing_of_the_town_hides_a_square(loop: Loop) -> None:
    site = Site(loop)
    boxes = [
        pygame.Rect(each.x - each.width / 2, each.y - each.height / 2, each.width - 14, each.height - 8)
        for each in drawn_map(site).scenery
    ]
    assert len(boxes) > 60
    for lane in range(1, site.course.lanes + 1):
        for centre in site.centres(lane):
            assert pygame.Rect(centre[0] - 24, centre[1] - 24, 48, 48).collidelist(boxes) == -1
    assert {PICTURES[each.picture].name for each in drawn_map(site).scenery} > {"tyres", "drums"}
