"""Circuits composed from track pieces: a layout becomes a Tiled map that anybody can open and change."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element

from defusedxml.ElementTree import parse

from game.core.chance import Chance
from game.files.kerbs import kerb_tiles, surroundings
from game.files.landscape import Inscription, Landscape, Picture
from game.files.map_sheet import TILE, Sheet, Thing, Tile, sheet_from_tmx
from game.games.racetrack.pieces import AHEAD, VERGE, Layout, Piece, Placed

TILESETS: Final = ("blueprint", "grass", "gravel", "water", "road", "marks", "barriers", "scenery", "lettering")
"""The shipped tilesets, in the order in which maps list them."""

CHECKPOINT_MARK: Final = 3
"""The tile of the marks tileset that is painted just beyond a checkpoint, for cars heading east."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """The shipped tilesets and pieces, as far as composing needs them."""

    tracks: Path
    sizes: Mapping[str, int]
    """How many tiles each tileset has."""
    road: frozenset[int]
    """The ids in the road tileset whose cell is road."""
    kerbs: Mapping[str, Tile]
    """The road tile for what is to be seen in a cell, as `surroundings` tells it."""
    scenery: Mapping[str, Picture]

    @classmethod
    def read(cls, tracks: Path) -> "Workshop":
        """Read what lies in the shipped tracks folder."""
        roots = {name: _root(tracks / "tilesets" / f"{name}.tsx") for name in TILESETS}
        scenery = {}
        for tile in roots["scenery"].iter("tile"):
            image = tile.find("image")
            assert image is not None, "every tile of the scenery has a picture of its own"
            scenery[Path(image.attrib["source"]).stem] = Picture(
                int(tile.attrib["id"]), int(image.attrib["width"]), int(image.attrib["height"])
            )
        return cls(
            tracks,
            {name: int(root.attrib["tilecount"]) for name, root in roots.items()},
            frozenset(int(tile.attrib["id"]) for tile in roots["road"].iter("tile") if tile.get("type") == "Road"),
            kerb_tiles(_texts_of(roots["road"], "surroundings")),
            scenery,
        )

    def piece(self, piece: Piece, width: int) -> Sheet:
        """A piece as it was drawn."""
        path = self.tracks / "pieces" / f"width_{width}" / f"{piece.value}.tmx"
        return sheet_from_tmx(path.read_text(encoding="utf-8"))


def composed(
    workshop: Workshop,
    layout: Layout,
    title: str,
    author: str,
    laps: int,
    chance: Chance,
    checkpoints: Iterable[int] = (),
) -> Sheet:
    """The whole circuit as a map; `checkpoints` are pieces (counted from 0) that the race enters through a gate."""
    side = layout.block
    sheet = Sheet(layout.across * side + 2 * VERGE, layout.down * side + 2 * VERGE)
    drawings = {piece: workshop.piece(piece, layout.width) for piece in {one.piece for one in layout.placed}}
    for one in layout.placed:
        sheet.lay(drawings[one.piece].turned(one.turns), VERGE + one.x * side, VERGE + one.y * side)
    for order, index in enumerate(checkpoints, 1):
        _put_checkpoint(sheet, layout, layout.placed[index], order)
    is_sprint = layout.placed[0].piece is Piece.SPRINT_START
    sheet.properties = {
        "game": "racetrack",
        "title": title,
        "author": author,
        "laps": laps,
        "course": "sprint" if is_sprint else "circuit",
    }
    _lay_kerbs(workshop, sheet)
    road = frozenset(cell for cell, tile in sheet.tiles["road"].items() if tile.id in workshop.road)
    fields = author, "SPRINT" if is_sprint else f"{laps} LAP{'S' * (laps != 1)}", f"{layout.width} WIDE"
    Landscape(sheet, road, workshop.scenery, chance).draw(layout, Inscription(title, fields))
    return sheet


def _lay_kerbs(workshop: Workshop, sheet: Sheet) -> None:
    """Lay the road anew where pieces meet, since each piece was drawn as if the road went straight on."""
    laid = sheet.tiles["road"]
    road = {cell for cell, tile in laid.items() if tile.id in workshop.road}
    for x, y in laid:
        shown = surroundings(road, x, y)
        if shown is not None:
            laid[x, y] = workshop.kerbs.get(shown, laid[x, y])


def _put_checkpoint(sheet: Sheet, layout: Layout, one: Placed, order: int) -> None:
    """A gate across the road where the race enters a piece, its first point on the left of the cars, and its mark."""
    block, outward = one.entry
    heading = (outward + 2) % 4
    ahead_x, ahead_y = AHEAD[heading]
    half = layout.block * TILE // 2
    middle_x = VERGE * TILE + block[0] * 2 * half + half - ahead_x * half
    middle_y = VERGE * TILE + block[1] * 2 * half + half - ahead_y * half
    reach = layout.width * TILE // 2
    left_x, left_y = ahead_y, -ahead_x
    across = (0.0, 0.0), (-2.0 * reach * left_x, -2.0 * reach * left_y)
    gate = Thing(middle_x + reach * left_x, middle_y + reach * left_y, "Checkpoint", points=across)
    sheet.things["gates"].append(replace(gate, name=f"checkpoint {order}", whole_numbers=(("order", order),)))
    mark = Tile("marks", CHECKPOINT_MARK)
    for _ in range(heading):
        mark = mark.turned()
    for row in range(layout.width):
        aside = reach - TILE * row - TILE // 2
        x, y = middle_x + aside * left_x + ahead_x * TILE // 2, middle_y + aside * left_y + ahead_y * TILE // 2
        sheet.tiles["marks"][x // TILE, y // TILE] = mark


def _texts_of(root: Element, name: str) -> dict[int, str]:
    """A text property of a tileset's tiles, by tile id."""
    found = ((tile, tile.find(f"properties/property[@name='{name}']")) for tile in root.iter("tile"))
    return {int(tile.attrib["id"]): text.attrib["value"] for tile, text in found if text is not None}


def _root(path: Path) -> Element:
    root = parse(path).getroot()
    assert root is not None, "a file that parses has a root"
    return root
