"""Drawing maps as Tiled shows them, for the guide: layers, terrains as the brush lays them, stamps, objects."""

import json
import math
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Final

import pygame
from defusedxml.ElementTree import parse
from tile_svg import TILE

from game.files.paths import tracks
from game.files.tiled import read_map
from game.files.tiled_findings import Findings
from game.files.tiled_map import read_tiled_map
from game.files.tiled_objects import MapObject, Point, Shape
from game.files.tiled_sources import Sources
from game.tables.map_picture import bake_map
from game.ui import draw, text

TILESETS: Final = tracks() / "tilesets"
_FLAGS: Final = 0xE0000000
_LABEL: Final = 17
_INK: Final = (0x2B, 0x23, 0x20)

Spot = tuple[int, int]


class Sheets:
    """The tiles of the shipped tilesets, as pictures."""

    def __init__(self) -> None:
        self._sheets: dict[str, pygame.Surface] = {}

    def tile(self, tileset: str, number: int, flags: int = 0) -> pygame.Surface:
        """One tile, flipped as its number in a map says."""
        if tileset not in self._sheets:
            self._sheets[tileset] = pygame.image.load(TILESETS / f"{tileset}.png").convert_alpha()
        sheet = self._sheets[tileset]
        columns = sheet.get_width() // TILE
        picture = sheet.subsurface((number % columns * TILE, number // columns * TILE, TILE, TILE))
        if flags & 0x20000000:
            picture = pygame.transform.flip(pygame.transform.rotate(picture, 90), flip_x=False, flip_y=True)
        return pygame.transform.flip(picture, bool(flags & 0x80000000), bool(flags & 0x40000000))


def painted(surface: pygame.Surface, sheets: Sheets, tileset: str, first: int, spots: set[Spot]) -> None:
    """Paint a terrain, whose tiles begin at `first`, as Tiled's brush does that was led over some corners of cells."""
    for x, y in product(range(surface.get_width() // TILE), range(surface.get_height() // TILE)):
        corners = (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)
        mask = sum(1 << bit for bit, spot in enumerate(corners) if spot in spots)
        if mask:
            surface.blit(sheets.tile(tileset, first + mask - 1), (x * TILE, y * TILE))


def stamp_picture(file: Path, sheets: Sheets) -> pygame.Surface:
    """What a stamp holds."""
    drawn = json.loads(file.read_text(encoding="utf-8"))["variations"][0]["map"]
    surface = pygame.Surface((drawn["width"] * TILE, drawn["height"] * TILE), pygame.SRCALPHA, 32)
    first = {tileset["firstgid"]: Path(tileset["source"]).stem for tileset in drawn["tilesets"]}
    for layer in drawn["layers"]:
        for index, number in enumerate(layer["data"]):
            gid = number & ~_FLAGS
            if gid:
                begin = max(start for start in first if start <= gid)
                place = index % drawn["width"] * TILE, index // drawn["width"] * TILE
                surface.blit(sheets.tile(first[begin], gid - begin, number & _FLAGS), place)
    return surface


def map_picture(path: Path, cell: int) -> pygame.Surface:
    """A map's layers with its objects over them, as Tiled shows them."""
    loaded = read_map(path)
    assert loaded.picture is not None, path
    surface = bake_map(loaded.picture, cell)
    sources, findings = Sources(path), Findings(path.name)
    tiled = read_tiled_map(sources.read_map(path), path, sources, findings)
    assert tiled is not None, path
    scale = cell / tiled.tile_width
    colours = _class_colours()
    objects = [each for each in tiled.objects() if each.kind in colours]
    for each in objects:
        _draw_shape(surface, each, colours[each.kind], scale)
    for each in objects:
        _draw_name(surface, each, colours[each.kind], scale)
    for each in objects:  # once more, since names may lie over them
        if each.shape is Shape.POINT:
            _draw_shape(surface, each, colours[each.kind], scale)
    return surface


def _class_colours() -> dict[str, pygame.Color]:
    root = parse(tracks() / "objecttypes.xml").getroot()
    assert root is not None
    return {each.attrib["name"]: pygame.Color(each.attrib["color"]) for each in root}


def _draw_shape(surface: pygame.Surface, each: MapObject, colour: pygame.Color, scale: float) -> None:
    points = [(x * scale, y * scale) for x, y in _outline(each)]
    rgb = (colour.r, colour.g, colour.b)
    if each.shape is Shape.POINT:
        draw.dot(surface, rgb, _INK, points[0], 6, 2)
        return
    is_closed = each.shape is not Shape.POLYLINE
    if is_closed and each.kind != "Lane":
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA, 32)
        pygame.draw.polygon(veil, (*rgb, 60), points)
        surface.blit(veil, (0, 0))
    for start, end in zip(points, [*points[1:], *points[:1]] if is_closed else points[1:], strict=False):
        draw.line(surface, _INK, start, end, 5)
        draw.line(surface, rgb, start, end, 3)
    for point in points if each.kind in {"Lane", "Centreline"} else points[:1]:
        draw.dot(surface, rgb, _INK, point, 3.5, 1.5)


def _outline(each: MapObject) -> Iterable[Point]:
    if each.points:
        return each.points_on_map()
    if each.shape is Shape.POINT:
        return [each.centre()]
    left, top = each.box_left, each.box_top
    corners = ((left, top), (left + each.width, top), (left + each.width, top + each.height), (left, top + each.height))
    return [each.on_map(*corner) for corner in corners]


def _draw_name(surface: pygame.Surface, each: MapObject, colour: pygame.Color, scale: float) -> None:
    """The name over the object's top, as Tiled writes it; beside a start, since those lie close together."""
    name = each.place.name
    if not name:
        return
    points = list(_outline(each))
    x = (min(x for x, _ in points) + max(x for x, _ in points)) / 2 * scale
    y = min(y for _, y in points) * scale - 18
    ink = (255, 255, 255) if sum((colour.r, colour.g, colour.b)) < 420 else _INK
    words = text.picture(name, _LABEL, ink, is_bold=True)
    box = words.get_rect(center=(round(x), math.floor(y))).inflate(12, 6)
    if each.kind == "Start":
        box.midright = round(x) - 10, math.floor(y + 18)
    box.clamp_ip(surface.get_rect())
    pygame.draw.rect(surface, _INK, box.inflate(3, 3), border_radius=6)
    pygame.draw.rect(surface, (colour.r, colour.g, colour.b), box, border_radius=5)
    surface.blit(words, words.get_rect(center=box.center))
