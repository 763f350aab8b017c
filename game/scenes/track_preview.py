"""A track's own map as a small picture, as large as it fits; painted at once, or beside the frames."""

from functools import lru_cache
from typing import Final

import pygame

from game.files.tiled_picture import MapPicture
from game.tables.map_picture import bake_map
from game.tables.reader import Reader
from game.ui import draw
from game.ui.theme import BLUEPRINT, Look

_MOST_KEPT: Final = 12


def draw_preview(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, picture: MapPicture | None,
    previews: "Previews | None" = None,
) -> None:  # fmt: skip
    """Draw the map into a rectangle, framed; without a picture there is an empty sheet of paper.

    With `previews` no frame waits for the painting: the sheet stays empty until it has come.
    """
    if rect.width < 16 or rect.height < 16:
        return
    if picture is None:
        draw.panel(surface, look, rect, fill=look.in_mood(BLUEPRINT).mood.ground)
        return
    scale = min((rect.width - look.line * 2) / picture.width, (rect.height - look.line * 2) / picture.height)
    size = (max(1, round(picture.width * scale)), max(1, round(picture.height * scale)))
    frame = pygame.Rect((0, 0), size).inflate(look.line * 2, look.line * 2)
    frame.midtop = rect.midtop
    painted = _fitted(_Same(picture), size) if previews is None else previews.of(picture, size)
    draw.panel(surface, look, frame, radius=4, fill=None if painted else look.in_mood(BLUEPRINT).mood.ground)
    if painted is not None:
        surface.blit(painted, (frame.left + look.line, frame.top + look.line))


class Previews:
    """Small pictures of maps that the reader paints; the last ones are kept."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self.is_held = False
        """While it is, nothing new is painted."""
        self._kept: dict[tuple[_Same, tuple[int, int]], pygame.Surface] = {}

    def of(self, picture: MapPicture, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture at a size, once it has been painted. One is painted at a time, the one that is wanted last."""
        key = _Same(picture), size
        if key not in self._kept and not self._reader.is_painting and not self.is_held:
            self._reader.paint(lambda: _painted(picture, size), lambda painted: self._keep(key, painted))
        return self._kept.get(key)

    def _keep(self, key: "tuple[_Same, tuple[int, int]]", painted: pygame.Surface) -> None:
        while len(self._kept) >= _MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = painted


class _Same:
    """A picture as a key: equal only to itself, since pictures are large and cannot be hashed."""

    def __init__(self, picture: MapPicture) -> None:
        self.picture = picture

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.picture is self.picture

    def __hash__(self) -> int:
        return id(self.picture)


@lru_cache(maxsize=16)
def _fitted(same: _Same, size: tuple[int, int]) -> pygame.Surface:
    return _painted(same.picture, size)


def _painted(picture: MapPicture, size: tuple[int, int]) -> pygame.Surface:
    """Painted a little too large, then scaled down: cells are whole pixels only in the painting."""
    painted = bake_map(picture, max(4, -(-size[0] // picture.columns)))
    return pygame.transform.smoothscale(painted, size).convert()
