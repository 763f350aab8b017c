"""Tiled's terrain brush finds a tile for whatever it is led over, and the tiles that it lays meet without a gap."""

import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element

import pygame
import pytest
from defusedxml.ElementTree import parse
from tile_svg import TILE
from tileset_sheets import Corners, corners_of_mask

from game.core.chance import Chance
from game.files.paths import tracks
from game.files.tiled import read_map
from tests.files.build_maps import data, polyline, properties

TILESETS = tracks() / "tilesets"
ALL = tuple(corners_of_mask(mask) for mask in range(1, 16))
NONE = (False, False, False, False)

WIDE, HIGH = 24, 16

A_LINES_BEND = 9
"""Pixels by which an outline that changes its direction at a side may be thicker in one tile than in the other."""


class Terrain(NamedTuple):
    """A terrain of a tileset: the tile that the brush takes for each set of corners."""

    tileset: str
    name: str
    tiles: dict[Corners, int]


def _terrains() -> Iterator[Terrain]:
    for path in sorted(TILESETS.glob("*.tsx")):
        root = _root(path.stem)
        never = {tile.attrib["id"] for tile in root.iter("tile") if tile.get("probability") == "0"}
        for terrain in root.iter("wangset"):
            tiles: dict[Corners, int] = {}
            for tile in terrain.iter("wangtile"):
                edges = tile.attrib["wangid"].split(",")
                assert edges[::2] == ["0"] * 4, "corners only"
                if tile.attrib["tileid"] not in never:
                    top_right, bottom_right, bottom_left, top_left = (mark == "1" for mark in edges[1::2])
                    corners = top_right, bottom_right, bottom_left, top_left
                    assert corners not in tiles, f"two tiles of {path.stem} for the same corners"
                    tiles[corners] = int(tile.attrib["tileid"])
            yield Terrain(path.stem, terrain.attrib["name"], tiles)


def _root(tileset: str) -> Element:
    root = parse(TILESETS / f"{tileset}.tsx").getroot()
    assert root is not None
    return root


TERRAINS = tuple(_terrains())
each_terrain = pytest.mark.parametrize("terrain", TERRAINS, ids=lambda terrain: terrain.name)


def test_there_is_ground_for_both_games() -> None:
    assert {(terrain.tileset, terrain.name) for terrain in TERRAINS} == {
        ("road", "Road"), ("grass", "Grass"), ("gravel", "Gravel"), ("water", "Water"),
        ("street", "Asphalt"), ("street", "Yard"), ("street", "Earth"), ("street", "Pond"),
    }  # fmt: skip


@each_terrain
def test_there_is_one_tile_for_any_corners(terrain: Terrain) -> None:
    assert set(terrain.tiles) == set(ALL)


@each_terrain
def test_each_is_shown_by_a_tile_that_it_fills(terrain: Terrain) -> None:
    found = [each for each in _root(terrain.tileset).iter("wangcolor") if each.get("name") == terrain.name]
    assert [each.get("tile") for each in found] == [str(terrain.tiles[True, True, True, True])]


@each_terrain
def test_tiles_meet_without_a_gap_whatever_lies_beside_them(terrain: Terrain) -> None:
    """Every tile beside and above every one that shares its corners: along their common side both show the same."""
    pictures = {corners: _picture(terrain, corners) for corners in (*ALL, NONE)}
    for (one, left), (other, right) in product(pictures.items(), repeat=2):
        if (one[0], one[1]) == (other[3], other[2]):
            beside = [(left.get_at((TILE - 1, y)), right.get_at((0, y))) for y in range(TILE)]
            assert _different(beside, is_inside=one[0] and one[1]) <= A_LINES_BEND, (one, other)
        if (one[2], one[1]) == (other[3], other[0]):
            below = [(left.get_at((x, TILE - 1)), right.get_at((x, 0))) for x in range(TILE)]
            assert _different(below, is_inside=one[1] and one[2]) <= A_LINES_BEND, (one, other)


def _different(side: list[tuple[pygame.Color, pygame.Color]], *, is_inside: bool) -> int:
    """How many pixels along a side show another colour than their neighbours in the other tile.

    A side inside the terrain may have its outline along it in one tile, so there only what is clear counts.
    """
    if is_inside:
        return sum(one.a < 250 or other.a < 250 for one, other in side)
    return sum(max(abs(here - there) for here, there in zip(_seen(a), _seen(b), strict=True)) > 70 for a, b in side)


def _seen(colour: pygame.Color) -> tuple[float, float, float, float]:
    red, green, blue = (channel * colour.a / 255 for channel in (colour.r, colour.g, colour.b))
    return red, green, blue, colour.a


def _picture(terrain: Terrain, corners: Corners) -> pygame.Surface:
    if corners == NONE:
        return pygame.Surface((TILE, TILE), pygame.SRCALPHA, 32)
    sheet = pygame.image.load(TILESETS / f"{terrain.tileset}.png")
    number, columns = terrain.tiles[corners], sheet.get_width() // TILE
    return sheet.subsurface((number % columns * TILE, number // columns * TILE, TILE, TILE))


def test_road_painted_by_hand_is_road_where_all_four_corners_are(tmp_path: Path) -> None:
    """Random strokes, as the brush lays them: what reads as road are the whole spots, one wide and dead ends too."""
    for name in ("road.tsx", "road.png"):
        shutil.copy(TILESETS / name, tmp_path)
    road = next(terrain for terrain in TERRAINS if terrain.name == "Road")
    chance, cells = Chance(5), [(x, y) for y in range(HIGH) for x in range(WIDE)]
    for number in range(6):
        spots = {(x, y) for x, y in product(range(1, WIDE), range(1, HIGH)) if chance.below(100) < 30 + 10 * number}
        spots |= {(x, y) for x in range(2, 12) for y in (4, 5)}  # one spot wide
        corners = [_corners(spots, x, y) for x, y in cells]
        path = tmp_path / f"{number}.tmx"
        path.write_text(_sprint([road.tiles.get(each, -1) + 1 for each in corners]), encoding="utf-8")
        loaded = read_map(path)
        assert loaded.track is not None, [finding.line() for finding in loaded.findings]
        assert loaded.track.road == bytes(all(each) for each in corners)


def _corners(spots: set[tuple[int, int]], x: int, y: int) -> Corners:
    return (x + 1, y) in spots, (x + 1, y + 1) in spots, (x, y + 1) in spots, (x, y) in spots


def _sprint(gids: list[int]) -> str:
    words = properties({"game": "racetrack", "course": "sprint"})
    size = f'width="{WIDE}" height="{HIGH}"'
    return (
        f'<map version="1.10" orientation="orthogonal" {size} tilewidth="64" tileheight="64" infinite="0">{words}'
        f'<tileset firstgid="1" source="road.tsx"/><layer id="1" name="road" {size}>{data(gids)}</layer>'
        f'<objectgroup id="2" name="gates">{polyline("Finish", (512, 256), (512, 320), number=1)}'
        f'<object id="2" type="Start" x="224" y="288">{properties({"place": 1})}<point/></object>'
        "</objectgroup></map>"
    )
