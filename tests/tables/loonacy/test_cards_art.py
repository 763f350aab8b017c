"""Cards at every size and in every manner."""

from itertools import pairwise, product
from typing import Final

import pygame
import pytest

from game.tables.loonacy.cards_art import (
    CARD_RATIO,
    Manner,
    draw_back,
    draw_card,
    forget,
    has_name_room,
    image_places,
)
from game.tables.loonacy.images import draw_image

WIDTHS: Final = (24, 33, 48, 64, 96, 120, 150, 230)
IMAGES: Final = ("lamp", "robot")
NAMES: Final = ("Lamp", "Robot")


@pytest.fixture(autouse=True, scope="module")
def _fonts() -> None:
    pygame.font.init()


def board() -> pygame.Surface:
    return pygame.Surface((500, 700), pygame.SRCALPHA)


def card_rect(width: int, ratio: float = CARD_RATIO) -> pygame.Rect:
    return pygame.Rect(100, 100, width, round(width * ratio))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_lying_card_fills_its_rectangle_and_no_more(width: int) -> None:
    surface, rect = board(), card_rect(width)
    draw_card(surface, rect, IMAGES, names=NAMES)
    mask = pygame.mask.from_surface(surface)
    assert mask.get_bounding_rects() == [rect]
    back = board()
    draw_back(back, rect)
    assert pygame.mask.from_surface(back).get_bounding_rects() == [rect]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("ratio", [1.6, 1.8, CARD_RATIO])
def test_images_are_apart_inside_and_equally_large(width: int, ratio: float) -> None:
    for has_names in (False, True):
        card = pygame.Rect((0, 0), card_rect(width, ratio).size)
        upper, lower = image_places(card.size, has_names=has_names)
        assert upper.size == lower.size
        assert upper.bottom < lower.top
        assert card.contains(upper)
        assert card.contains(lower)


@pytest.mark.parametrize("width", WIDTHS)
def test_images_are_almost_square_and_most_of_the_card(width: int) -> None:
    card = card_rect(width)
    upper, _ = image_places(card.size)
    assert 0.95 <= upper.width / upper.height <= 1.1
    assert 2 * upper.width * upper.height >= 0.7 * card.width * card.height


def test_each_image_is_where_it_is_said_to_be() -> None:
    surface, rect = board(), card_rect(120)
    draw_card(surface, rect, IMAGES)
    for image, place in zip(IMAGES, image_places(rect.size), strict=True):
        alone = pygame.Surface(place.size, pygame.SRCALPHA)
        draw_image(alone, image, alone.get_rect())
        inner = alone.get_rect().inflate(-20, -20)
        shown = surface.subsurface(inner.move(place.topleft).move(rect.topleft))
        assert pixels(shown) == pixels(alone.subsurface(inner))


def test_manners_differ_and_only_those_above_the_table_have_a_shadow() -> None:
    rect = card_rect(64)
    seen = {}
    for manner in Manner:
        surface = board()
        draw_card(surface, rect, IMAGES, manner=manner)
        seen[manner] = surface
    assert len({pixels(surface) for surface in seen.values()}) == len(Manner)
    shadows = {manner: pygame.mask.from_surface(seen[manner], 5).count() for manner in Manner}
    order = (Manner.LYING, Manner.CHOSEN, Manner.FLYING)
    assert all(shadows[low] < shadows[high] for low, high in pairwise(order))
    assert shadows[Manner.DULL] == shadows[Manner.LYING]


def test_a_dull_card_has_less_colour() -> None:
    def colourfulness(manner: Manner) -> int:
        surface, rect = board(), card_rect(64)
        draw_card(surface, rect, IMAGES, manner=manner)
        inside = product(range(rect.left, rect.right, 3), range(rect.top, rect.bottom, 3))
        return sum(max(surface.get_at(at)[:3]) - min(surface.get_at(at)[:3]) for at in inside)

    assert colourfulness(Manner.DULL) < colourfulness(Manner.LYING) / 3


def test_names_are_written_where_there_is_room() -> None:
    assert not has_name_room(64)
    assert has_name_room(120)
    for width in (64, 120):
        named, plain = board(), board()
        draw_card(named, card_rect(width), IMAGES, names=NAMES)
        draw_card(plain, card_rect(width), IMAGES)
        assert (pixels(named) == pixels(plain)) == (width == 64)


def test_a_long_name_stays_on_its_card() -> None:
    surface, rect = board(), card_rect(110)
    draw_card(surface, rect, IMAGES, names=("Wwwwwwwwwwwwwwwwwwwwwwww", "Robot"))
    assert pygame.mask.from_surface(surface).get_bounding_rects() == [rect]


def test_which_image_is_above_shows() -> None:
    one, other = board(), board()
    draw_card(one, card_rect(64), IMAGES)
    draw_card(other, card_rect(64), IMAGES[::-1])
    assert pixels(one) != pixels(other)


def test_pictures_are_the_same_after_they_were_dropped() -> None:
    one, other = board(), board()
    draw_card(one, card_rect(64), IMAGES)
    forget()
    draw_card(other, card_rect(64), IMAGES)
    assert pixels(one) == pixels(other)
