"""A track's own map as a small picture, as large as it fits."""

from functools import lru_cache

import pygame

from game.files.tiled_picture import MapPicture
from game.tables.map_picture import bake_map
from game.ui import draw
from game.ui.theme import BLUEPRINT, Look


def draw_preview(surface: pygame.Surface, look: Look, rect: pygame.Rect, picture: MapPicture | None) -> None:
    """Draw the map into a rectangle, framed; without a picture there is an empty sheet of paper."""
    if rect.width < 16 or rect.height < 16:
        return
    if picture is None:
        draw.panel(surface, look, rect, fill=look.in_mood(BLUEPRINT).mood.ground)
        return
    scale = min((rect.width - look.line * 2) / picture.width, (rect.height - look.line * 2) / picture.height)
    size = (max(1, round(picture.width * scale)), max(1, round(picture.height * scale)))
    frame = pygame.Rect((0, 0), size).inflate(look.line * 2, look.line * 2)
    frame.midtop = rect.midtop
    draw.panel(surface, look, frame, radius=4)
    surface.blit(_fitted(_Same(picture), size), (frame.left + look.line, frame.top + look.line))


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
    """Painted a little too large, then scaled down: cells are whole pixels only in the painting."""
    painted = bake_map(same.picture, max(4, -(-size[0] // same.picture.columns)))
    return pygame.transform.smoothscale(painted, size).convert()
