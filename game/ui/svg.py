"""Drawings as SVG text, rasterised at the size in use and kept."""

from functools import lru_cache
from io import BytesIO
from pathlib import Path

import pygame

from game.ui.theme import Colour


def web(colour: Colour) -> str:
    """A colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


@lru_cache(maxsize=768)
def raster(body: str, width: int, height: int, view: tuple[float, float] | None = None) -> pygame.Surface:
    """The picture of some SVG elements, width x height pixels, showing `view` units from (0, 0) (default: the pixels).

    The surface is shared: do not draw on it.
    """
    width, height = max(1, width), max(1, height)  # a layout squeezed to nothing draws a pixel, not an error
    across, down = view or (width, height)
    source = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}" width="{across}" height="{down}">'
    return _ready(pygame.image.load_sized_svg(BytesIO(f"{source}{body}</svg>".encode()), (width, height)))


@lru_cache(maxsize=128)
def picture(path: Path, width: int, height: int) -> pygame.Surface:
    """An SVG file at a size in pixels. The surface is shared: do not draw on it."""
    return _ready(pygame.image.load_sized_svg(path, (width, height)))


def forget() -> None:
    """Drop all pictures made so far: their sizes are no longer in use."""
    raster.cache_clear()
    picture.cache_clear()


def _ready(surface: pygame.Surface) -> pygame.Surface:
    return surface.convert_alpha() if pygame.display.get_surface() else surface
