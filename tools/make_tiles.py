"""Draw every tileset of the shipped tracks: tools/make_tiles.py writes tracks/tilesets/*.png and *.tsx."""

from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Final
from xml.sax.saxutils import quoteattr

import pygame
from piece_shapes import draw_joints, drawn_pieces
from tile_ground import blueprint_tiles, grass_tiles, gravel_tiles
from tile_lettering import LETTER_HEIGHT, LETTER_WIDTH, letter_tiles
from tile_marks import mark_tiles
from tile_road import COLUMNS, RoadTiles
from tile_scenery import scenery_pictures
from tile_svg import CREAM, GREEN, TILE, YELLOW, clear

from game.files.kerbs import PLAIN
from game.games.racetrack.pieces import WIDTHS

FOLDER: Final = Path(__file__).resolve().parent.parent / "tracks" / "tilesets"

Corners = tuple[bool, bool, bool, bool]


def main() -> None:
    """Write all tilesets."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    road = RoadTiles()
    drawn_pieces(road)
    for width in WIDTHS:
        draw_joints(width, road)
    _write_sheet("blueprint", blueprint_tiles(), columns=4)
    for name, pictures, colour in (("grass", grass_tiles(), GREEN), ("gravel", gravel_tiles(), YELLOW)):
        corners = [_corners(mask) for mask in range(1, 16)]
        _write_sheet(name, pictures, columns=8, classes=["Wall"] * 15, terrain=(name.capitalize(), colour, corners))
    _write_sheet(
        "road",
        [tile.picture for tile in road.tiles],
        columns=COLUMNS,
        classes=["Road" if tile.is_road else "Wall" for tile in road.tiles],
        surroundings=[tile.surroundings for tile in road.tiles],
        terrain=("Road", CREAM, [tile.corners for tile in road.tiles]),
    )
    _write_sheet("marks", [picture for _, picture in mark_tiles()], columns=8)
    _write_sheet(
        "lettering", [picture for _, picture in letter_tiles()], columns=12, width=LETTER_WIDTH, height=LETTER_HEIGHT
    )
    write_collection("scenery", scenery_pictures())


def _corners(mask: int) -> Corners:
    return bool(mask & 1), bool(mask & 2), bool(mask & 4), bool(mask & 8)


def _write_sheet(
    name: str,
    pictures: Sequence[pygame.Surface],
    *,
    columns: int,
    width: int = TILE,
    height: int = TILE,
    classes: Sequence[str] = (),
    surroundings: Sequence[str | None] = (),
    terrain: tuple[str, str, Sequence[Corners]] | None = None,
) -> None:
    """One picture of all tiles, and its tileset; tiles with `surroundings` are not for the terrain brush."""
    rows = -(-len(pictures) // columns)
    sheet = clear(columns * width, rows * height)
    for number, picture in enumerate(pictures):
        sheet.blit(picture, (number % columns * width, number // columns * height))
    pygame.image.save(sheet, FOLDER / f"{name}.png")
    lines = [f'<image source="{name}.png" width="{sheet.get_width()}" height="{sheet.get_height()}"/>']
    for number, (word, around) in enumerate(zip_longest(classes, surroundings)):
        chance = ' probability="0"' if around not in (None, PLAIN) else ""
        inner = f'<properties><property name="surroundings" value="{around}"/></properties>' if around else ""
        lines.append(f'<tile id="{number}" type="{word}"{chance}' + (f">{inner}</tile>" if inner else "/>"))
    if terrain:
        lines += _terrain_lines(*terrain)
    _write_tileset(name, len(pictures), columns, width, height, lines)


def _terrain_lines(name: str, colour: str, corners: Sequence[Corners]) -> list[str]:
    lines = [
        "<wangsets>",
        f' <wangset name="{name}" type="corner" tile="-1">',
        f'  <wangcolor name="{name}" color="{colour}" tile="-1" probability="1"/>',
    ]
    for number, (top_right, bottom_right, bottom_left, top_left) in enumerate(corners):
        wang_id = ",".join(str(int(mark)) for mark in (0, top_right, 0, bottom_right, 0, bottom_left, 0, top_left))
        lines.append(f'  <wangtile tileid="{number}" wangid="{wang_id}"/>')
    return [*lines, " </wangset>", "</wangsets>"]


def write_collection(tileset: str, pictures: Sequence[tuple[str, pygame.Surface]]) -> None:
    """A tileset of single pictures: things to be placed as tile objects."""
    folder = FOLDER / tileset
    folder.mkdir(exist_ok=True)
    lines = ['<grid orientation="orthogonal" width="1" height="1"/>']
    for number, (name, picture) in enumerate(pictures):
        pygame.image.save(picture, folder / f"{name}.png")
        width, height = picture.get_size()
        source = quoteattr(f"{tileset}/{name}.png")
        lines.append(f'<tile id="{number}"><image source={source} width="{width}" height="{height}"/></tile>')
    widest = max(picture.get_width() for _, picture in pictures)
    tallest = max(picture.get_height() for _, picture in pictures)
    _write_tileset(tileset, len(pictures), 0, widest, tallest, lines)


def _write_tileset(name: str, count: int, columns: int, width: int, height: int, lines: Sequence[str]) -> None:
    head = (
        f'<tileset version="1.10" tiledversion="1.10.2" name="{name}" tilewidth="{width}" tileheight="{height}" '
        f'tilecount="{count}" columns="{columns}">'
    )
    body = "\n".join(f" {line}" for line in lines)
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n{head}\n{body}\n</tileset>\n'
    (FOLDER / f"{name}.tsx").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
