"""Tilesets as files: one picture of all tiles with terrains for Tiled's brush, or a collection of pictures."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.sax.saxutils import quoteattr

import pygame
from tile_svg import TILE, clear

FOLDER: Final = Path(__file__).resolve().parent.parent / "tracks" / "tilesets"

Corners = tuple[bool, bool, bool, bool]
"""Top right, bottom right, bottom left, top left."""


@dataclass(frozen=True, slots=True)
class SheetTile:
    """One tile of a sheet: its class, its text properties, and whether the terrain brush may lay it by itself."""

    picture: pygame.Surface
    kind: str = ""
    texts: tuple[tuple[str, str], ...] = ()
    is_for_brush: bool = True


@dataclass(frozen=True, slots=True)
class Terrain:
    """What the terrain brush paints with some tiles of a sheet, each by the corners that the terrain covers."""

    name: str
    colour: str
    corners: dict[int, Corners]
    icon: int
    """The tile that stands for it in Tiled; not in the list of sets, which would show it so large that few fit."""


def corners_of_mask(mask: int) -> Corners:
    """Bit 0 is the top right corner, then clockwise."""
    return bool(mask & 1), bool(mask & 2), bool(mask & 4), bool(mask & 8)


def write_sheet(
    name: str,
    tiles: Sequence[SheetTile],
    columns: int,
    terrains: Sequence[Terrain] = (),
    size: tuple[int, int] = (TILE, TILE),
) -> None:
    """One picture of all tiles, and its tileset."""
    width, height = size
    sheet = clear(columns * width, -(-len(tiles) // columns) * height)
    for number, tile in enumerate(tiles):
        sheet.blit(tile.picture, (number % columns * width, number // columns * height))
    pygame.image.save(sheet, FOLDER / f"{name}.png")
    lines = [f'<image source="{name}.png" width="{sheet.get_width()}" height="{sheet.get_height()}"/>']
    for number, tile in enumerate(tiles):
        kind = f' type="{tile.kind}"' if tile.kind else ""
        chance = "" if tile.is_for_brush else ' probability="0"'
        texts = "".join(f"<property name={quoteattr(key)} value={quoteattr(text)}/>" for key, text in tile.texts)
        inner = f"><properties>{texts}</properties></tile>" if texts else "/>"
        if kind or chance or texts:
            lines.append(f'<tile id="{number}"{kind}{chance}{inner}')
    if terrains:
        lines += ["<wangsets>", *(line for terrain in terrains for line in _terrain_lines(terrain)), "</wangsets>"]
    _write_tileset(name, len(tiles), columns, size, lines)


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
    _write_tileset(tileset, len(pictures), 0, (widest, tallest), lines)


def _terrain_lines(terrain: Terrain) -> list[str]:
    lines = [
        f' <wangset name="{terrain.name}" type="corner" tile="-1">',
        f'  <wangcolor name="{terrain.name}" color="{terrain.colour}" tile="{terrain.icon}" probability="1"/>',
    ]
    for number, (top_right, bottom_right, bottom_left, top_left) in terrain.corners.items():
        wang_id = ",".join(str(int(mark)) for mark in (0, top_right, 0, bottom_right, 0, bottom_left, 0, top_left))
        lines.append(f'  <wangtile tileid="{number}" wangid="{wang_id}"/>')
    return [*lines, " </wangset>"]


def _write_tileset(name: str, count: int, columns: int, size: tuple[int, int], lines: Sequence[str]) -> None:
    head = (
        f'<tileset version="1.10" tiledversion="1.10.2" name="{name}" tilewidth="{size[0]}" tileheight="{size[1]}" '
        f'tilecount="{count}" columns="{columns}">'
    )
    body = "\n".join(f" {line}" for line in lines)
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n{head}\n{body}\n</tileset>\n'
    (FOLDER / f"{name}.tsx").write_text(text, encoding="utf-8", newline="\n")
