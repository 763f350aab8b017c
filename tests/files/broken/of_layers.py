"""Faults of layers: their data, how they are drawn, and what their tiles say of road."""

import base64
import zlib
from typing import Final

from tests.files.broken.fault import NO_LAYERS, NO_TILESETS, Fault, fault
from tests.files.build_maps import MapText, data, oval, point

SAVE_AGAIN = "open the map in Tiled and save it again"
CHOOSE = "choose CSV or Base64 (zlib) in Map > Map Properties > Tile Layer Format"
CUT_OFF = base64.b64encode(zlib.compress(bytes(range(88)) * 4)[:-9]).decode()
GRASS = data([3] * 44 + [0] * 44)
ABOVE = data([0] * 88)
WIDE = "\n".join(["." * 512] * 512)


def over(inside: str, attributes: str = "", form: str = "layer") -> MapText:
    """The oval with a layer over its ground."""
    text = oval()
    size = ' width="11" height="8"' if form == "layer" else ""
    text.layers = f'{text.layer()}<{form} name="over"{size} {attributes}>{inside}</{form}>'
    return text


def wrong_data(inside: str, says: str) -> Fault:
    return fault(over(inside), f'oval.tmx: layer "over": {says}', NO_LAYERS, mended=over(ABOVE))


def wrong_attribute(form: str, attributes: str, mended: str, says: str, inside: str = "") -> Fault:
    return fault(
        over(inside, attributes, form),
        f'oval.tmx: layer "over": attribute {says}',
        mended=over(inside, mended, form),
    )


def cells(**numbers: int) -> str:
    """Layer data with some cells filled, such as c13=4."""
    gids = [0] * 88
    for cell, gid in numbers.items():
        gids[int(cell[1:])] = gid
    return data(gids)


def many_layers(count: int) -> MapText:
    layer = f'<layer name="l" width="512" height="512">{data([1] * 512 * 512, "zlib")}</layer>'
    finish = '<object id="5" type="Finish" x="80" y="0"><polyline points="0,0 0,8192"/></object>'
    objects = [finish, *(point("Start", 40, 16 * n + 8, number=10 + n, place=n) for n in range(1, 7))]
    return oval(rows=WIDE, objects=objects, layers=layer * count, values={"game": "racetrack", "course": "sprint"})


def in_group(attributes: str) -> MapText:
    return oval(layers=f'<group name="g" {attributes}>{oval().layer("road")}</group>')


NOT_MOVED = (
    "a layer with road must not be offset; set the Horizontal and Vertical Offset of the layer and its groups to 0"
)
IMAGE = '<image source="ground.png"/>'

FAULTS: Final[dict[str, Fault]] = {
    "short": wrong_data(
        data([1] * 87), f"the layer's data are shorter than the map (87 cells, not 88); {SAVE_AGAIN}"
    ),
    "long": wrong_data(data([1] * 89), f"the layer's data are longer than the map (89 cells, not 88); {SAVE_AGAIN}"),
    "empty": wrong_data(data([]), f"the layer's data are shorter than the map (0 cells, not 88); {SAVE_AGAIN}"),
    "packed long": wrong_data(
        data([1] * 89, "zlib"), f"the layer's data unpack to more cells than the map has; {SAVE_AGAIN}"
    ),
    "zstd": wrong_data(
        '<data encoding="base64" compression="zstd">AAAA</data>',
        f'the layer is packed with "zstd", which the game cannot unpack; {CHOOSE}',
    ),
    "damaged": wrong_data(
        '<data encoding="base64" compression="zlib">AAAA</data>', f"the layer's packed data are damaged; {SAVE_AGAIN}"
    ),
    "cut off": wrong_data(
        f'<data encoding="base64" compression="zlib">{CUT_OFF}</data>',
        f"the layer's packed data are cut off; {SAVE_AGAIN}",
    ),
    "not base64": wrong_data(
        '<data encoding="base64">%%%</data>', f"the layer's data are not base64; {SAVE_AGAIN}"
    ),
    "not whole cells": wrong_data(
        '<data encoding="base64">AAAAAAA=</data>', f"the layer's data end within a cell; {SAVE_AGAIN}"
    ),
    "a word": wrong_data(data([1] * 88).replace("1", "x", 1), f'"x" is not a tile\'s number; {SAVE_AGAIN}'),
    "below 0": wrong_data(data([-1] + [1] * 87), f'"-1" is not a tile\'s number; {SAVE_AGAIN}'),
    "too large": wrong_data(data([2**32] + [1] * 87), f'"4294967296" is not a tile\'s number; {SAVE_AGAIN}'),
    "encoding": wrong_data('<data encoding="hex">00</data>', f'encoding "hex" is unknown; {CHOOSE}'),
    "no encoding": wrong_data("<data>1,2,3</data>", f"the layer's data have no encoding; {CHOOSE}"),
    "chunks": wrong_data(
        '<data encoding="csv"><chunk x="0" y="0" width="1" height="1">1</chunk></data>',
        "the map is infinite; switch off Map > Map Properties > Infinite",
    ),
    "no data": wrong_data("", f"the layer has no data; {SAVE_AGAIN}"),
    "tiles in no tileset": fault(
        over(cells(c13=4, c14=4, c20=900 | 1 << 31)),
        'oval.tmx: layer "over", cell (2, 1): tile 4 is in none of the map\'s tilesets (like 1 more of this layer);'
        " add its tileset again, or erase it",
        NO_TILESETS,
        mended=over(ABOVE),
    ),
    "road hidden": fault(
        oval(ground={"visible": 0}),
        'oval.tmx: no visible tile says that it is road; give road tiles the class "Road" or a text property'
        ' "surface" with the value "road"; the layer that has road is hidden, so show it',
        *(
            f'oval.tmx: layer "gates", object {10 + place} (Start), cell {cell}: the start is not on road; move it onto'
            " road, or make the tile road"
            for place, cell in enumerate(((5, 1), (5, 2), (4, 1), (4, 2), (3, 1), (3, 2)), 1)
        ),
        mended=oval(ground={"visible": 1}),
    ),
    "road moved": fault(
        oval(ground={"offsetx": 0.5}), f'oval.tmx: layer "ground": {NOT_MOVED}', mended=oval(ground={"offsetx": 0})
    ),
    "road moved by its group": fault(
        in_group('offsety="-16"'), f'oval.tmx: layer "road": {NOT_MOVED}', mended=in_group('offsety="0"')
    ),
    **{
        f"decoration over {what}": fault(
            over(cells(c0=2, **{f"c{cell}": 3 for cell in covered})),
            'oval.tmx: layer "over", cell (5, 6): warning: a tile that says neither road nor wall covers road here'
            f"{more}, so this is not road; put decoration on a layer without road and walls",
            mended=over(cells(**{f"c{cell}": 3 for cell in covered})),
        )
        for what, covered, more in (
            ("one cell of road", (71,), ""),
            ("two cells of road", (71, 72), " (and 1 more cell)"),
            ("three cells of road", (71, 72, 73), " (and 2 more cells)"),
        )
    },
    "opacity": wrong_attribute(
        "layer", 'opacity="2"', 'opacity="1"', '"opacity" of <layer> must be a number from 0 to 1 (got "2")', GRASS
    ),
    "visible": wrong_attribute(
        "layer", 'visible="yes"', 'visible="1"', '"visible" of <layer> must be 0 or 1 (got "yes")', GRASS
    ),
    "tint": wrong_attribute(
        "group",
        'tintcolor="#12"',
        'tintcolor="#123456"',
        '"tintcolor" of <group> must be a colour such as #336699 (got "#12")',
    ),
    "offset": wrong_attribute(
        "objectgroup",
        'offsetx="far"',
        'offsetx="9.5"',
        '"offsetx" of <objectgroup> must be a number from -1e+07 to 1e+07 (got "far")',
    ),
    "order of drawing": wrong_attribute(
        "objectgroup",
        'draworder="up"',
        'draworder="index"',
        '"draworder" of <objectgroup> must be one of index, topdown (got "up")',
    ),
    "repeated": wrong_attribute(
        "imagelayer", 'repeatx="x"', 'repeatx="1"', '"repeatx" of <imagelayer> must be 0 or 1 (got "x")', IMAGE
    ),
    "an image that is missing": fault(
        over('<image source="grund.png"/>', form="imagelayer"),
        'oval.tmx: layer "over": image "grund.png" is missing; did you mean "ground.png"?',
        mended=over(IMAGE, form="imagelayer"),
    ),
    "an image inside": fault(
        over('<image format="png"><data encoding="base64">AAAA</data></image>', form="imagelayer"),
        'oval.tmx: layer "over": an image is stored inside the file; save it as an image file and refer to that',
        mended=over(IMAGE, form="imagelayer"),
    ),
    "an image that was larger": fault(
        over('<image source="ground.png" width="64" height="16"/>', form="imagelayer"),
        'oval.tmx: layer "over": image "ground.png" is 48 x 16 pixels, smaller than the file says (64 x 16);'
        " use the right image, or choose it again in Tiled",
        mended=over(IMAGE, form="imagelayer"),
    ),
    "sixty-five layers": fault(
        oval(more='<group name="g"/>' * 64),
        "oval.tmx: a map has at most 64 layers and groups; remove some",
        'oval.tmx: the track has no Start; put a point on the road and set its class to "Start" and "place" to 1',
        'oval.tmx: the track has no Finish; draw a polyline of two points over the road and set its class to "Finish"',
        mended=oval(more='<group name="g"/>' * 62),
    ),
    "more than a million cells": fault(
        many_layers(4),
        'oval.tmx: layer "l": a map has at most 1,000,000 cells over all layers; remove some layers',
        NO_LAYERS,
        mended=many_layers(3),
    ),
    "more than a million cells as tags": fault(
        oval(layers=f'<layer name="l" width="11" height="8"><data>{"<tile/>" * 1_000_001}</data></layer>')
        .xml()
        .encode(),
        "oval.tmx: a map has at most 1,000,000 cells over all layers; remove some layers",
    ),
}  # fmt: skip
