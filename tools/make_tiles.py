"""Draw every tileset of the shipped tracks but the town's: tools/make_tiles.py writes tracks/tilesets."""

from collections.abc import Sequence

import pygame
from piece_shapes import draw_joints, drawn_pieces
from tile_barriers import barrier_tiles
from tile_ground import blueprint_tiles, grass_tiles, gravel_tiles, water_tiles
from tile_lettering import LETTER_HEIGHT, LETTER_WIDTH, letter_tiles
from tile_marks import mark_tiles
from tile_road import COLUMNS, RoadTiles
from tile_scenery import scenery_pictures
from tile_street import Street
from tile_svg import CREAM, GREEN, WATER, YELLOW
from tileset_sheets import FOLDER, SheetTile, Terrain, corners_of_mask, write_collection, write_sheet

from game.files.kerbs import PLAIN
from game.games.racetrack.pieces import WIDTHS

_WHOLE = 14
"""The tile of a terrain that fills its cell."""


def main() -> None:
    """Write all tilesets."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_sheet("blueprint", [SheetTile(picture) for picture in blueprint_tiles()], columns=4)
    for name, pictures, colour in (
        ("grass", grass_tiles(), GREEN),
        ("gravel", gravel_tiles(), YELLOW),
        ("water", water_tiles(), WATER),
    ):
        _write_terrain(name, pictures, colour)
    _write_road()
    write_sheet("marks", [SheetTile(picture) for _, picture in mark_tiles()], columns=8)
    write_sheet("barriers", [SheetTile(picture, "Wall") for _, picture in barrier_tiles()], columns=8)
    letters = [SheetTile(picture) for _, picture in letter_tiles()]
    write_sheet("lettering", letters, columns=12, size=(LETTER_WIDTH, LETTER_HEIGHT))
    write_collection("scenery", scenery_pictures())
    Street.drawn().write()


def _write_terrain(name: str, pictures: Sequence[pygame.Surface], colour: str) -> None:
    """Ground beside the road, of fifteen tiles."""
    corners = {number: corners_of_mask(number + 1) for number in range(len(pictures))}
    tiles = [SheetTile(picture, "Wall") for picture in pictures]
    write_sheet(name, tiles, columns=8, terrains=[Terrain(name.capitalize(), colour, corners, _WHOLE)])


def _write_road() -> None:
    road = RoadTiles()
    drawn_pieces(road)
    for width in WIDTHS:
        draw_joints(width, road)
    tiles = [
        SheetTile(
            tile.picture,
            "Road" if tile.is_road else "Wall",
            (("surroundings", tile.surroundings),) if tile.surroundings else (),
            is_for_brush=tile.surroundings in (None, PLAIN),
        )
        for tile in road.tiles
    ]
    terrain = Terrain("Road", CREAM, {number: tile.corners for number, tile in enumerate(road.tiles)}, _WHOLE)
    write_sheet("road", tiles, COLUMNS, [terrain])


if __name__ == "__main__":
    main()
