"""Images are told apart by outline, by lightness, by pattern and by name; colour never decides alone."""

from itertools import combinations
from typing import Final

import pygame
import pytest

from game.files.loonacy_decks import loonacy_figures
from game.files.paths import assets
from game.files.texts import Texts
from game.tables.loonacy.images import draw_image, image_words, is_drawn

SIZE: Final = 48
FOLDER: Final = assets() / "loonacy"
IMAGES: Final = loonacy_figures().figures.deck.images
LEAST_OUTLINE: Final = 0.12
"""The least share of two outlines, laid over each other, that only one of them covers."""
LEAST_GREY: Final = 0.2
"""The least mean difference of lightness of two images, of 1."""
LEAST_GROUND: Final = 0.05
LOOK_ALIKES: Final = (("lamp", "lava_lamps"), ("rocket", "ray_gun"), ("portable_radio", "record_player"))


def outline(image: str) -> pygame.Mask:
    return pygame.mask.from_surface(pygame.image.load_sized_svg(FOLDER / "things" / f"{image}.svg", (SIZE, SIZE)))


def grey(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(pygame.transform.grayscale(surface), "RGB")[::3]


def whole(image: str) -> bytes:
    surface = pygame.Surface((SIZE, SIZE), pygame.SRCALPHA)
    draw_image(surface, image, surface.get_rect())
    return grey(surface)


def outline_distance(one: pygame.Mask, other: pygame.Mask) -> float:
    shared = one.overlap_area(other, (0, 0))
    return 1 - shared / (one.count() + other.count() - shared)


def grey_distance(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one) / 255


def test_no_two_outlines_are_near() -> None:
    outlines = {image: outline(image) for image in IMAGES}
    near = {
        pair: distance
        for pair in combinations(IMAGES, 2)
        if (distance := outline_distance(outlines[pair[0]], outlines[pair[1]])) < LEAST_OUTLINE
    }
    assert near == {}


def test_no_two_images_are_near_without_colour() -> None:
    greys = {image: whole(image) for image in IMAGES}
    near = {
        pair: distance
        for pair in combinations(IMAGES, 2)
        if (distance := grey_distance(greys[pair[0]], greys[pair[1]])) < LEAST_GREY
    }
    assert near == {}


def test_no_two_grounds_are_near_without_colour() -> None:
    grounds = {}
    for image in IMAGES:
        surface = pygame.Surface((SIZE, SIZE), pygame.SRCALPHA)
        surface.blit(pygame.image.load_sized_svg(FOLDER / "grounds" / f"{image}.svg", (SIZE, SIZE)), (0, 0))
        grounds[image] = grey(surface)
    near = {
        pair: distance
        for pair in combinations(IMAGES, 2)
        if (distance := grey_distance(grounds[pair[0]], grounds[pair[1]])) < LEAST_GROUND
    }
    assert near == {}


@pytest.mark.parametrize(("one", "other"), LOOK_ALIKES)
def test_look_alikes_are_well_apart(one: str, other: str) -> None:
    assert outline_distance(outline(one), outline(other)) >= 0.2
    assert grey_distance(whole(one), whole(other)) >= 0.25


def test_things_are_large_and_in_the_middle() -> None:
    for image in IMAGES:
        box = outline(image).get_bounding_rects()[0].unionall(outline(image).get_bounding_rects())
        assert box.width >= 0.45 * SIZE, image
        assert box.height >= 0.45 * SIZE, image
        assert abs(box.centerx - SIZE / 2) <= 4, image
        assert abs(box.centery - SIZE / 2) <= 4, image


def test_names_are_short_and_different() -> None:
    names = [image_words(Texts(), image) for image in IMAGES]
    assert len({name.casefold() for name in names}) == len(IMAGES)
    assert max(map(len, names)) <= 14


def test_the_ground_fills_any_rectangle_and_the_thing_stays_whole() -> None:
    for size in ((70, 50), (50, 70)):
        surface = pygame.Surface((100, 100), pygame.SRCALPHA)
        rect = pygame.Rect((10, 10), size)
        draw_image(surface, "robot", rect)
        mask = pygame.mask.from_surface(surface, 254)
        assert mask.count() == rect.width * rect.height
        assert mask.get_bounding_rects() == [rect]


def test_an_image_without_a_drawing_is_its_letters() -> None:
    surface = pygame.Surface((SIZE, SIZE), pygame.SRCALPHA)
    assert not is_drawn("pet_rock")
    draw_image(surface, "pet_rock", surface.get_rect())
    other = pygame.Surface((SIZE, SIZE), pygame.SRCALPHA)
    draw_image(other, "disco_ball", other.get_rect())
    assert pygame.image.tobytes(surface, "RGBA") != pygame.image.tobytes(other, "RGBA")
    assert image_words(Texts(), "pet_rock") == "Pet rock"


def test_nothing_is_drawn_into_an_empty_rectangle() -> None:
    surface = pygame.Surface((4, 4), pygame.SRCALPHA)
    draw_image(surface, "robot", pygame.Rect(1, 1, 0, 3))
    assert pygame.mask.from_surface(surface).count() == 0


@pytest.fixture(autouse=True, scope="module")
def _fonts() -> None:
    pygame.font.init()
