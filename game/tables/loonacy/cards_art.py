"""Cards of Retro Loonacy: two images one above the other, lying, chosen, dull or flying; drawn once a size and kept."""

from enum import Enum
from functools import lru_cache
from typing import Final

import pygame

from game.tables.loonacy.images import back_file, draw_image
from game.tables.loonacy.images import forget as forget_images
from game.ui import svg, text
from game.ui.theme import LOONACY, OUTLINE, RIM, Colour

CARD_RATIO: Final = 1.9
"""How much higher than wide a card is best: then both images are square. Any other shape can be drawn too."""

SMALLEST_NAME_PX: Final = 12
_MOST_NAME_PX: Final = 26
_NAME_PART: Final = 0.115
"""Of a card's width: the height of the letters of its names."""
_RADIUS_PART: Final = 0.09
_LIFT_PART: Final = 0.07
"""How far below and beside a card in the air its shadow falls, in parts of its width."""
_DULLED: Final[Colour] = (0xD9, 0xD0, 0xBE)


class Manner(Enum):
    """How a card is shown."""

    LYING = "lying"
    CHOSEN = "chosen"
    """A broad bright frame, and it lies a little above the rest."""
    DULL = "dull"
    """Grey, pale and hatched: it cannot be used now."""
    FLYING = "flying"
    """Well above the rest: its shadow lies apart."""


def draw_card(
    surface: pygame.Surface,
    rect: pygame.Rect,
    images: tuple[str, str],
    *,
    names: tuple[str, str] | None = None,
    manner: Manner = Manner.LYING,
) -> None:
    """Draw a card into a rectangle; a shadow goes beyond it. `names` are written where they fit (`has_name_room`)."""
    picture, margin = _card(rect.size, images, names if has_name_room(rect.width) else None, manner)
    surface.blit(picture, (rect.left - margin, rect.top - margin))


def prepare(size: tuple[int, int], image: str, name: str) -> None:
    """Draw one image of a card with its name as `draw_card` will need them: a card is dear, and this a part of it."""
    has_names = has_name_room(size[0])
    place = image_places(size, has_names=has_names)[0]
    _panel(image, place.size, _corner(size[0]))
    if has_names:
        _label(name, _name_px(size[0]), place.width)


def draw_back(surface: pygame.Surface, rect: pygame.Rect, *, manner: Manner = Manner.LYING) -> None:
    """Draw a card's back into a rectangle."""
    picture, margin = _card(rect.size, None, None, manner)
    surface.blit(picture, (rect.left - margin, rect.top - margin))


def has_name_room(width: int) -> bool:
    """Whether a card so wide shows the names of its images."""
    return round(width * _NAME_PART) >= SMALLEST_NAME_PX


def image_places(size: tuple[int, int], *, has_names: bool = False) -> tuple[pygame.Rect, pygame.Rect]:
    """Where the upper and the lower image are on a card of a size, seen from its upper left corner."""
    frame, between = _frame(size[0])
    high = (size[1] - 2 * frame - between) // 2
    strip = _strip(size[0]) if has_names else 0
    wide = size[0] - 2 * frame
    upper = pygame.Rect(frame, frame, wide, high - strip)
    return upper, upper.move(0, size[1] - 2 * frame - high)


def forget() -> None:
    """Drop all pictures of cards and of their images: their sizes are no longer in use."""
    _card.cache_clear()
    _panel.cache_clear()
    _label.cache_clear()
    forget_images()


def _frame(width: int) -> tuple[int, int]:
    """The width of the frame, outline included, and the distance of the images."""
    return max(2, round(width * 0.045)), max(1, round(width * 0.025))


def _strip(width: int) -> int:
    return round(_name_px(width) * 1.25)


def _name_px(width: int) -> int:
    return min(_MOST_NAME_PX, round(width * _NAME_PART))


@lru_cache(maxsize=64)
def _card(
    size: tuple[int, int], images: tuple[str, str] | None, names: tuple[str, str] | None, manner: Manner
) -> tuple[pygame.Surface, int]:
    """The picture of a card, and how far it reaches beyond the card on every side."""
    wide, high = size
    face = pygame.Surface(size, pygame.SRCALPHA)
    face.fill(LOONACY.accent if manner is Manner.CHOSEN else RIM)
    if images is None:
        _paint_back(face)
    else:
        _paint_images(face, images, names)
    if manner is Manner.DULL:
        face = _dulled(face)
    radius = max(2, round(wide * _RADIUS_PART))
    line = max(1, round(wide * 0.022))
    _round(face, face.get_rect(), radius)
    edge = (
        f'<rect x="{line / 2}" y="{line / 2}" width="{wide - line}" height="{high - line}" rx="{radius - line / 2}" '
        f'fill="none" stroke="{svg.web(OUTLINE)}" stroke-width="{line}"/>'
    )
    face.blit(svg.raster(edge, wide, high), (0, 0))
    lift = {Manner.CHOSEN: _LIFT_PART / 2, Manner.FLYING: _LIFT_PART}.get(manner, 0.0)
    return _lifted(face, radius, max(1, round(wide * lift)) if lift else 0)


def _paint_images(face: pygame.Surface, images: tuple[str, str], names: tuple[str, str] | None) -> None:
    wide = face.get_width()
    for number, (image, place) in enumerate(
        zip(images, image_places(face.get_size(), has_names=names is not None), strict=True)
    ):
        face.blit(_panel(image, place.size, _corner(wide)), place)
        if names is not None:
            label = _label(names[number], _name_px(wide), place.width)
            face.blit(label, label.get_rect(center=(place.centerx, place.bottom + _strip(wide) // 2)))


@lru_cache(maxsize=8)
def _panel(image: str, size: tuple[int, int], corner: int) -> pygame.Surface:
    """An image with its corners cut off."""
    panel = pygame.Surface(size, pygame.SRCALPHA)
    draw_image(panel, image, panel.get_rect())
    _round(panel, panel.get_rect(), corner)
    return panel


def _corner(width: int) -> int:
    """The radius of the corners of a card's images."""
    return max(1, round(width * (_RADIUS_PART - 0.03)))


@lru_cache(maxsize=64)
def _label(name: str, px: int, most: int) -> pygame.Surface:
    """A name in one line, in narrower letters where it would not fit."""
    while text.picture_width(name, px, is_bold=True) > most and px > SMALLEST_NAME_PX - 2:
        px -= 1
    label = text.picture(name, px, OUTLINE, is_bold=True)
    if label.get_width() > most:
        return pygame.transform.smoothscale(label, (most, label.get_height()))
    return label


def _paint_back(face: pygame.Surface) -> None:
    frame = _frame(face.get_width())[0]
    place = face.get_rect().inflate(-2 * frame, -2 * frame)
    side = max(1, *place.size)
    panel = pygame.Surface((max(1, place.width), max(1, place.height)), pygame.SRCALPHA)
    square = svg.picture(back_file(), side, side)
    panel.blit(square, square.get_rect(center=panel.get_rect().center))
    _round(panel, panel.get_rect(), _corner(face.get_width()))
    face.blit(panel, place)


def _dulled(face: pygame.Surface) -> pygame.Surface:
    """Grey, paler, with wide slanting lines."""
    grey = pygame.transform.grayscale(face)
    pale = pygame.Surface(face.get_size(), pygame.SRCALPHA)
    pale.fill((*_DULLED, 130))
    grey.blit(pale, (0, 0))
    wide, high = face.get_size()
    gap, pen = max(4, wide // 5), max(1, wide // 40)
    lines = "".join(
        f'<path d="M{x} {high} L{x + high} 0" stroke="{svg.web(OUTLINE)}" stroke-width="{pen}" stroke-opacity="0.32"/>'
        for x in range(-high, wide, gap)
    )
    grey.blit(svg.raster(lines, wide, high), (0, 0))
    return grey


def _lifted(face: pygame.Surface, radius: int, lift: int) -> tuple[pygame.Surface, int]:
    """The card with its soft shadow to the lower right."""
    if not lift:
        return (face.convert_alpha() if pygame.display.get_surface() else face), 0
    wide, high = face.get_size()
    margin = 2 * lift
    whole = (wide + 2 * margin, high + 2 * margin)
    layers = "".join(
        f'<rect x="{margin + lift - grow}" y="{margin + lift - grow}" width="{wide + 2 * grow}" '
        f'height="{high + 2 * grow}" rx="{radius + grow}" fill="#1a1210" fill-opacity="{opacity}"/>'
        for grow, opacity in ((0.0, 0.2), (lift * 0.4, 0.12), (lift * 0.8, 0.08))
    )
    picture = svg.raster(layers, *whole).copy()
    picture.blit(face, (margin, margin))
    return picture, margin


def _round(picture: pygame.Surface, rect: pygame.Rect, radius: int) -> None:
    """Cut the corners off."""
    body = f'<rect width="{rect.width}" height="{rect.height}" rx="{radius}" fill="#ffffff"/>'
    picture.blit(svg.raster(body, *rect.size), rect, special_flags=pygame.BLEND_RGBA_MIN)
