"""Which cells of a Tiled map are road: what its tiles say, layer over layer."""

from enum import Enum
from typing import Final

from game.files.tiled_findings import Findings, Place, did_you_mean, quoted
from game.files.tiled_layers import split_gid
from game.files.tiled_map import TiledMap, TileLayer
from game.files.tiled_tilesets import Tile

ROAD_CLASSES: Final = ("Road", "Wall")
SURFACES: Final = ("road", "wall")


class Word(Enum):
    """What a tile says of the cell under it."""

    ROAD = "road"
    WALL = "wall"
    NOTHING = "nothing"


_CODES: Final = {None: 0, Word.ROAD: 1, Word.WALL: 2, Word.NOTHING: 3}
"""What layers say as a byte a cell, so that a whole layer is laid over another at once."""

_IS_CODE: Final = tuple(bytes(each == code for each in range(256)) for code in range(4))
"""Tables for bytes.translate: 1 for a code, 0 for all others."""


def check_tiles(tiled: TiledMap, findings: Findings) -> bool:
    """Note words on tiles in use that are nearly those for road, and tiles in no tileset; whether all are in one."""
    is_sound = check_numbers(tiled, findings)
    seen: set[int] = set()
    for layer in tiled.layers:
        if isinstance(layer, TileLayer):
            for number in sorted({split_gid(gid)[0] for gid in set(layer.gids)} - seen):
                seen.add(number)
                found = tiled.shelf.lookup(number)
                if found is not None:
                    _check_words(found[0].tile(found[1]), found[0].name, found[1], findings)
    return is_sound


def check_numbers(tiled: TiledMap, findings: Findings) -> bool:
    """Note tiles that are in no tileset; whether there are none."""
    layers = [layer for layer in tiled.layers if isinstance(layer, TileLayer)]
    has_strays = [_check_numbers(tiled, layer, set(layer.gids), findings) for layer in layers]
    return not any(has_strays)


def read_road(tiled: TiledMap, findings: Findings) -> bytes:
    """One byte a cell, 1 for road: what the topmost tile says among the visible layers that speak of road at all."""
    road = bytearray(tiled.columns * tiled.rows)
    has_spoken = is_hidden_road = False
    for layer in tiled.layers:
        if not isinstance(layer, TileLayer):
            continue
        words = {gid: _word_of(gid, tiled) for gid in set(layer.gids)}
        if not {Word.ROAD, Word.WALL} & set(words.values()):
            continue
        if not layer.setting.is_visible:
            is_hidden_road = is_hidden_road or Word.ROAD in words.values()
            continue
        has_spoken = has_spoken or Word.ROAD in words.values()
        if layer.setting.offset != (0.0, 0.0):
            findings.error(
                "a layer with road must not be offset; set the Horizontal and Vertical Offset"
                " of the layer and its groups to 0",
                Place(layer=layer.name),
            )
        _lay(road, layer, words, tiled, findings)
    if not has_spoken:
        hint = "; the layer that has road is hidden, so show it" if is_hidden_road else ""
        findings.error(
            'no visible tile says that it is road; give road tiles the class "Road"'
            f' or a text property "surface" with the value "road"{hint}'
        )
    return bytes(road)


def _lay(road: bytearray, layer: TileLayer, words: dict[int, Word | None], tiled: TiledMap, findings: Findings) -> None:
    """Let one layer speak over those beneath it."""
    said = bytes(map({gid: _CODES[word] for gid, word in words.items()}.__getitem__, layer.gids))
    beneath, is_kept, is_road, is_silent = (
        int.from_bytes(each, "big")
        for each in (
            road,
            *(said.translate(_IS_CODE[code]) for code in (_CODES[None], _CODES[Word.ROAD], _CODES[Word.NOTHING])),
        )
    )
    road[:] = (beneath & is_kept | is_road).to_bytes(len(road), "big")
    covered = (beneath & is_silent).to_bytes(len(road), "big")
    if any(covered):
        row, column = divmod(covered.index(1), tiled.columns)
        others = covered.count(1) - 1
        count = f" (and {others} more cell{'s' * (others > 1)})" if others else ""
        findings.warn(
            f"a tile that says neither road nor wall covers road here{count}, so this is not road;"
            " put decoration on a layer without road and walls",
            Place(layer=layer.name, cell=(column, row)),
        )


def _word_of(gid: int, tiled: TiledMap) -> Word | None:
    """None for an empty cell."""
    number, _ = split_gid(gid)
    if number == 0:
        return None
    found = tiled.shelf.lookup(number)
    if found is None:
        return Word.NOTHING
    tile = found[0].tile(found[1])
    if tile.kind in ROAD_CLASSES:
        return Word(tile.kind.lower())
    surface = tile.properties.get("surface")
    return Word(surface.text) if surface is not None and surface.text in SURFACES else Word.NOTHING


def _check_numbers(tiled: TiledMap, layer: TileLayer, gids: set[int], findings: Findings) -> bool:
    """Note once a layer that tiles are in no tileset; whether there were any."""
    unknown = [
        gid
        for gid in gids
        if (number := split_gid(gid)[0]) and tiled.shelf.lookup(number) is None and not tiled.shelf.is_lost(number)
    ]
    if not unknown:
        return False
    strangers = set(unknown)
    at = next(cell for cell, gid in enumerate(layer.gids) if gid in strangers)
    row, column = divmod(at, tiled.columns)
    others = len({split_gid(gid)[0] for gid in unknown}) - 1
    more = f" (like {others} more of this layer)" if others else ""
    findings.error(
        f"tile {split_gid(layer.gids[at])[0]} is in none of the map's tilesets{more};"
        " add its tileset again, or erase it",
        Place(layer=layer.name, cell=(column, row)),
    )
    return True


def _check_words(tile: Tile, tileset: str, number: int, findings: Findings) -> None:
    who = f"tile {number} of tileset {quoted(tileset)}"
    if tile.kind and tile.kind not in ROAD_CLASSES:
        findings.warn(
            f"{who}: class {quoted(tile.kind)} is unknown, so it says nothing of road"
            f"{did_you_mean(tile.kind, ROAD_CLASSES)}"
        )
    surface = tile.properties.get("surface")
    if surface is not None and surface.text not in SURFACES:
        findings.warn(
            f'{who}: property "surface" is {quoted(surface.text)}, which says neither road nor wall'
            f"{did_you_mean(surface.text, SURFACES)}"
        )
    elif surface is not None and tile.kind in ROAD_CLASSES and surface.text != tile.kind.lower():
        findings.warn(f'{who}: class {quoted(tile.kind)} and property "surface" disagree; the class counts')
    for name in tile.properties:
        if name != "surface" and did_you_mean(name, ("surface",)):
            findings.warn(
                f"{who}: property {quoted(name)} is unknown and does nothing{did_you_mean(name, ('surface',))}"
            )
