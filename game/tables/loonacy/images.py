"""The images of Retro Loonacy at any size: a thing on its own ground, both drawings from the assets."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from game.files.paths import assets
from game.files.texts import Texts
from game.ui import text
from game.ui.theme import LOONACY, OUTLINE

_LETTERS: Final = 2


@lru_cache(maxsize=64)
def is_drawn(image: str) -> bool:
    """Whether there is a drawing; decks of players may have images that we have not."""
    return _file("things", image).is_file()


def image_words(texts: Texts, image: str) -> str:
    """The short name of an image as players read it."""
    return texts(f"loonacy.image.{image}") if is_drawn(image) else image.replace("_", " ").capitalize()


def draw_image(surface: pygame.Surface, image: str, rect: pygame.Rect) -> None:
    """Fill a rectangle with the image: the thing as large as fits, its ground all around.

    Without a drawing it is the name's first letters.
    """
    if rect.width > 0 and rect.height > 0:
        surface.blit(_image(image, rect.size), rect)


def forget() -> None:
    """Drop all pictures of images: their sizes are no longer in use."""
    _image.cache_clear()


@lru_cache(maxsize=192)
def _image(image: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture of an image. Shared."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    long, short = max(size), min(size)
    if is_drawn(image):
        for folder, side in (("grounds", long), ("things", short)):
            layer = pygame.image.load_sized_svg(_file(folder, image), (side, side))
            picture.blit(layer, layer.get_rect(center=picture.get_rect().center))
    else:
        picture.fill(LOONACY.accent)
        letters = text.picture(image[:_LETTERS].capitalize(), max(8, round(short * 0.6)), OUTLINE, is_bold=True)
        picture.blit(letters, letters.get_rect(center=picture.get_rect().center))
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def back_file() -> Path:
    """The drawing of the cards' back, a square made to be cut about its middle."""
    return assets() / "loonacy" / "back.svg"


def _file(folder: str, image: str) -> Path:
    return assets() / "loonacy" / folder / f"{image}.svg"
