"""Stamps are what the drawing tools would write now, and every tile of theirs is one of the tileset's."""

import json

import pygame
import pytest
from defusedxml.ElementTree import parse
from make_stamps import STAMPS, SUFFIX, stamps
from tile_barriers import barrier_tiles
from tile_ground import water_tiles
from tile_street import CELLS, Street
from tile_svg import TILE

from game.files.map_sheet import TILE_LAYERS
from game.files.paths import tracks
from game.games.lunatix.track import LEAST_LANES, MOST_LANES

MADE = stamps()


def test_all_stamps_are_the_drawn_ones() -> None:
    kept = {path.name.removesuffix(SUFFIX): path.read_text(encoding="utf-8") for path in STAMPS.iterdir()}
    assert kept == MADE


def test_there_is_road_for_every_number_of_lanes() -> None:
    assert set(CELLS) == set(range(LEAST_LANES, MOST_LANES + 1))
    for lanes in CELLS:
        pieces = {name.removeprefix(f"{lanes} lanes ") for name in MADE if name.startswith(f"{lanes} lanes ")}
        assert pieces == {"straight", "start and finish", "tight bend", "medium bend", "wide bend"}


@pytest.mark.parametrize("name", MADE, ids=lambda name: name)
def test_a_stamp_is_a_whole_map_on_layers_that_new_maps_have(name: str) -> None:
    told = json.loads(MADE[name])
    assert told["name"] == name
    (variation,) = told["variations"]
    drawn = variation["map"]
    most = 0
    for tileset in drawn["tilesets"]:
        root = parse(STAMPS / tileset["source"]).getroot()
        assert root is not None
        assert tileset["firstgid"] == most + 1
        most += int(root.attrib["tilecount"])
    for layer in drawn["layers"]:
        assert layer["name"] in {*TILE_LAYERS, "street"}
        assert len(layer["data"]) == drawn["width"] * drawn["height"]
        assert 0 < max(gid & 0x1FFFFFFF for gid in layer["data"]) <= most


def test_street_water_and_barriers_are_the_drawn_ones() -> None:
    street = [tile.picture for tile in Street.drawn().tiles]
    barriers = [picture for _, picture in barrier_tiles()]
    for name, pictures in (("street", street), ("water", water_tiles()), ("barriers", barriers)):
        sheet = pygame.image.load(tracks() / "tilesets" / f"{name}.png")
        columns = sheet.get_width() // TILE
        for number, picture in enumerate(pictures):
            kept = sheet.subsurface((number % columns * TILE, number // columns * TILE, TILE, TILE))
            assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(picture, "RGBA"), (name, number)
