"""Write tracks/stamps, ready pieces of road for Tiled's Tile Stamps view: PYTHONPATH=. python tools/make_stamps.py."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tile_street import Street, StreetPiece

from game.files.circuits import Workshop
from game.files.map_sheet import TILE, TILE_LAYERS, Cell, Sheet, Tile
from game.games.racetrack.pieces import WIDTHS, Piece

TRACKS: Final = Path(__file__).resolve().parent.parent / "tracks"
STAMPS: Final = TRACKS / "stamps"
SUFFIX: Final = ".stamp"
_CLEAR: Final = 0

Layer = tuple[str, Mapping[Cell, Tile]]


def main() -> None:
    """Write all stamps."""
    STAMPS.mkdir(exist_ok=True)
    for name, text in stamps().items():
        (STAMPS / f"{name}{SUFFIX}").write_text(text, encoding="utf-8", newline="\n")


def stamps() -> dict[str, str]:
    """Every stamp's file by its name, which is what Tiled's list shows."""
    workshop = Workshop.read(TRACKS)
    street = Street.drawn()
    sizes = {**workshop.sizes, "street": len(street.tiles)}
    made = {
        f"{width} wide {piece.value.replace('_', ' ')}": _of_sheet(workshop.piece(piece, width), sizes)
        for width in WIDTHS
        for piece in Piece
    }
    made |= {_street_name(piece): _of_street(piece, sizes) for piece in street.pieces}
    return {name: _stamp(name, *content) for name, content in made.items()}


def _street_name(piece: StreetPiece) -> str:
    return f"{piece.lanes} lanes {piece.name}" if piece.lanes else f"lanes {piece.name}"


Content = tuple[int, int, Sequence[Layer], Mapping[str, int]]


def _of_sheet(sheet: Sheet, sizes: Mapping[str, int]) -> Content:
    layers = [(layer, sheet.tiles[layer]) for layer in TILE_LAYERS if sheet.tiles[layer]]
    return sheet.width, sheet.height, layers, sizes


def _of_street(piece: StreetPiece, sizes: Mapping[str, int]) -> Content:
    laid = {cell: Tile("street", number) for cell, number in piece.tiles.items()}
    return piece.width, piece.height, [("street", laid)], sizes


def _stamp(name: str, width: int, height: int, layers: Sequence[Layer], sizes: Mapping[str, int]) -> str:
    """A stamp in Tiled's own form, which 1.8 to 1.12 read: a map in JSON, wrapped."""
    first, number = dict[str, int](), 1
    used = {tile.tileset for _, laid in layers for tile in laid.values()}
    for tileset, count in sizes.items():
        if tileset in used:
            first[tileset] = number
            number += count
    drawn = {
        "type": "map", "version": "1.8", "tiledversion": "1.8.2", "orientation": "orthogonal",
        "renderorder": "right-down", "compressionlevel": -1, "infinite": False, "width": width, "height": height,
        "tilewidth": TILE, "tileheight": TILE, "nextlayerid": len(layers) + 1, "nextobjectid": 1,
        "tilesets": [{"firstgid": gid, "source": f"../tilesets/{tileset}.tsx"} for tileset, gid in first.items()],
        "layers": [
            {
                "type": "tilelayer", "id": index, "name": layer, "x": 0, "y": 0, "width": width, "height": height,
                "opacity": 1, "visible": True, "data": _numbers(laid, width, height, first),
            }
            for index, (layer, laid) in enumerate(layers, 1)
        ],
    }  # fmt: skip
    return json.dumps({"name": name, "variations": [{"map": drawn, "probability": 1}]}, separators=(",", ":")) + "\n"


def _numbers(laid: Mapping[Cell, Tile], width: int, height: int, first: Mapping[str, int]) -> list[int]:
    cells = [laid.get((x, y)) for y in range(height) for x in range(width)]
    return [_CLEAR if tile is None else (first[tile.tileset] + tile.id) | tile.flags for tile in cells]


if __name__ == "__main__":
    main()
