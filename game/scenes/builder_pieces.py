"""Track pieces as pictures: each as it is drawn in its Tiled map, turned, at the size in use."""

from dataclasses import replace
from functools import lru_cache

import pygame

from game.files.paths import tracks
from game.files.tiled import read_map
from game.files.tiled_picture import MapPicture
from game.games.racetrack.pieces import Piece, Placed
from game.tables.map_picture import bake_map
from game.ui.theme import Colour


@lru_cache(maxsize=256)
def piece_picture(piece: Piece, width: int, turns: int, block: int, ground: Colour) -> pygame.Surface:
    """A piece for roads of a width after quarter turns, its blocks `block` pixels wide, on paper of a colour.

    Shared: do not draw on it.
    """
    painted = pygame.transform.rotate(_painted(piece, width, -(-block // (width + 2)), ground), -90 * turns)
    across, down = Placed(piece, 0, 0, turns, 0).size
    return pygame.transform.smoothscale(painted, (across * block, down * block))


@lru_cache(maxsize=64)
def _painted(piece: Piece, width: int, cell: int, ground: Colour) -> pygame.Surface:
    return bake_map(replace(_picture(piece, width), background=(*ground, 255)), max(2, cell))


@lru_cache(maxsize=64)
def _picture(piece: Piece, width: int) -> MapPicture:
    picture = read_map(tracks() / "pieces" / f"width_{width}" / f"{piece.value}.tmx").picture
    assert picture is not None, "every shipped piece has a picture"
    return picture
