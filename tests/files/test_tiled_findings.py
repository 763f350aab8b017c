"""Everything that can be wrong with a track: one test a finding, with its exact line."""

import base64
import zlib
from pathlib import Path

import pytest

from tests.files.build_maps import FIELD, FINISH, data, lines, oval, point, polyline, properties, tileset

NOT_JUDGED = "oval.tmx: warning: the road could not be judged without its {}; mend those and check again"

CUT_OFF = base64.b64encode(zlib.compress(bytes(range(88)) * 4)[:-9]).decode()

WRONG_DATA = {
    "short": (
        data([1] * 87),
        "the layer's data are shorter than the map (87 cells, not 88); open the map in Tiled and save it again",
    ),
    "long": (
        data([1] * 89),
        "the layer's data are longer than the map (89 cells, not 88); open the map in Tiled and save it again",
    ),
    "empty": (
        data([]),
        "the layer's data are shorter than the map (0 cells, not 88); open the map in Tiled and save it again",
    ),
    "packed long": (
        data([1] * 89, "zlib"),
        "the layer's data unpack to more cells than the map has; the map is refused",
    ),
    "zstd": (
        '<data encoding="base64" compression="zstd">AAAA</data>',
        (
            'the layer is packed with "zstd", which the game cannot unpack; choose CSV or Base64 (zlib) in'
            " Map > Map Properties > Tile Layer Format"
        ),
    ),
    "damaged": (
        '<data encoding="base64" compression="zlib">AAAA</data>',
        "the layer's packed data are damaged; open the map in Tiled and save it again",
    ),
    "cut off": (
        f'<data encoding="base64" compression="zlib">{CUT_OFF}</data>',
        "the layer's packed data are cut off; open the map in Tiled and save it again",
    ),
    "not base64": (
        '<data encoding="base64">%%%</data>',
        "the layer's data are not base64; open the map in Tiled and save it again",
    ),
    "not whole cells": (
        '<data encoding="base64">AAAAAAA=</data>',
        "the layer's data end within a cell; open the map in Tiled and save it again",
    ),
    "a word": (
        data([1] * 88).replace("1", "x", 1),
        '"x" is not a tile\'s number; open the map in Tiled and save it again',
    ),
    "below 0": (data([-1] + [1] * 87), '"-1" is not a tile\'s number; open the map in Tiled and save it again'),
    "too large": (
        data([2**32] + [1] * 87),
        '"4294967296" is not a tile\'s number; open the map in Tiled and save it again',
    ),
    "encoding": (
        '<data encoding="hex">00</data>',
        'encoding "hex" is unknown; choose CSV or Base64 (zlib) in Map > Map Properties > Tile Layer Format',
    ),
    "no encoding": (
        "<data>1,2,3</data>",
        "the layer's data have no encoding; choose CSV or Base64 (zlib) in Map > Map Properties > Tile Layer Format",
    ),
    "chunks": (
        '<data encoding="csv"><chunk x="0" y="0" width="1" height="1">1</chunk></data>',
        "the map is infinite; switch off Map > Map Properties > Infinite",
    ),
    "nothing": ("", "the layer has no data; open the map in Tiled and save it again"),
}


@pytest.mark.parametrize("kind", WRONG_DATA)
def test_layer_data_that_are_not_what_the_map_says(kind: str, tmp_path: Path) -> None:
    inside, message = WRONG_DATA[kind]
    text = oval()
    text.layers = text.layer() + f'<layer name="over" width="11" height="8">{inside}</layer>'
    assert lines(text, tmp_path) == [f'oval.tmx: layer "over": {message}', NOT_JUDGED.format("layers")]


def test_tiles_that_are_in_no_tileset(tmp_path: Path) -> None:
    text = oval()
    cells = [0] * 88
    cells[13], cells[14], cells[20] = 4, 4, 900 | 1 << 31
    text.layers = text.layer() + f'<layer name="over" width="11" height="8">{data(cells)}</layer>'
    assert lines(text, tmp_path) == [
        (
            'oval.tmx: layer "over", cell (2, 1): tile 4 is in none of the map\'s tilesets (like 1 more of this layer);'
            " add its tileset again, or erase it"
        ),
        NOT_JUDGED.format("tilesets"),
    ]


@pytest.mark.parametrize("first", ["x", "0"])
def test_of_a_tileset_without_its_first_number_only_that_is_told(first: str, tmp_path: Path) -> None:
    told = lines(oval(tilesets=tileset(firstgid=first)), tmp_path)
    assert len(told) == 2
    assert "firstgid" in told[0]
    assert told[1] == NOT_JUDGED.format("tilesets")


@pytest.mark.parametrize(
    ("inside", "messages"),
    [
        (
            "",
            [('no visible tile says that it is road; give road tiles the class "Road" or a text property "surface"'
             ' with the value "road"')],
        ),
        (
            '<tile id="0" type="road"/>',
            [('no visible tile says that it is road; give road tiles the class "Road" or a text property "surface"'
             ' with the value "road"'),
             ('warning: tile 0 of tileset "ground": class "road" is unknown, so it says nothing of road;'
             ' did you mean "Road"?')],
        ),
        (
            f'<tile id="0" type="Road"/><tile id="1">{properties({"surface": "wal"})}</tile>',
            [('warning: tile 1 of tileset "ground": property "surface" is "wal", which says neither road nor wall;'
             ' did you mean "wall"?')],
        ),
        (
            f'<tile id="0" type="Road"/><tile id="1">{properties({"surfaces": "wall"})}</tile>',
            ['warning: tile 1 of tileset "ground": property "surfaces" is unknown; did you mean "surface"?'],
        ),
        (
            f'<tile id="0" type="Road">{properties({"surface": "wall"})}</tile>',
            ['warning: tile 0 of tileset "ground": class "Road" and property "surface" disagree; the class counts'],
        ),
    ],
)  # fmt: skip
def test_words_on_tiles(inside: str, messages: list[str], tmp_path: Path) -> None:
    image = '<image source="ground.png" width="48" height="16"/>'
    found = [line for line in lines(oval(tilesets=tileset(image + inside)), tmp_path) if "(Start)" not in line]
    assert found == [f"oval.tmx: {message}" for message in messages]


def test_road_on_a_hidden_layer_only(tmp_path: Path) -> None:
    found = lines(oval(ground={"visible": 0}), tmp_path)
    assert found[0] == (
        'oval.tmx: no visible tile says that it is road; give road tiles the class "Road" or a text property'
        ' "surface" with the value "road"; the layer that has road is hidden, so show it'
    )


@pytest.mark.parametrize("attribute", ["offsetx", "offsety"])
def test_a_layer_with_road_must_not_be_offset(attribute: str, tmp_path: Path) -> None:
    assert lines(oval(ground={attribute: 0.5}), tmp_path) == [
        (
            'oval.tmx: layer "ground": a layer with road must not be offset; set the Horizontal and Vertical Offset'
            " of the layer and its groups to 0"
        )
    ]


def test_decoration_that_covers_road(tmp_path: Path) -> None:
    text = oval()
    cells = [0] * 88
    cells[0], cells[71], cells[72] = 2, 3, 3
    text.layers = text.layer() + f'<layer name="over" width="11" height="8">{data(cells)}</layer>'
    assert lines(text, tmp_path) == [
        (
            'oval.tmx: layer "over", cell (5, 6): warning: a tile that says neither road nor wall covers road here'
            " (and 1 cells more), so this is not road; put decoration on a layer without road and walls"
        )
    ]


GATES = 'layer "gates", object'


@pytest.mark.parametrize(
    ("element", "message"),
    [
        (
            polyline("Checkpoint", (160, 64), (112, 64), number=12, order="a").replace("<object", '<object name="cp2"'),
            f'{GATES} 12 "cp2" (Checkpoint): property "order" must be a whole number from 1 (got "a")',
        ),
        (
            polyline("Checkpoint", (160, 64), (112, 64), number=7, order=("int", "one")),
            f'{GATES} 7 (Checkpoint): property "order" must be a whole number from 1 (got "one")',
        ),
        (
            polyline("Checkpoint", (160, 64), (112, 64), number=7, order=0),
            f'{GATES} 7 (Checkpoint): property "order" must be a whole number from 1 (got "0")',
        ),
        (
            polyline("Checkpoint", (160, 64), (112, 64), number=7, order=1.5),
            f'{GATES} 7 (Checkpoint): property "order" must be a whole number from 1 (got "1.5")',
        ),
        (
            polyline("Checkpoint", (160, 64), (112, 64), number=7, order=100),
            f'{GATES} 7 (Checkpoint): property "order" must be a whole number from 1 to 99 (got "100")',
        ),
        (
            polyline("Checkpoint", (160, 64), (112, 64), number=7),
            f'{GATES} 7 (Checkpoint): property "order" is missing; add it with type int, a whole number from 1',
        ),
        (
            polyline("Checkpoint", (160, 64), (112, 64), number=7, order=2),
            'no Checkpoint has "order" 1, but there are later ones; number them 1, 2, 3 ...',
        ),
        (
            point("Checkpoint", 160, 64, number=7, order=1),
            (f"{GATES} 7 (Checkpoint): a Checkpoint must be a polyline of two points, not a point;"
            " draw it again with Insert Polygon and end it with a right click"),
        ),
        (
            polyline("Checkpoint", (160, 64), number=7, order=1),
            f"{GATES} 7 (Checkpoint): a Checkpoint must have two points (it has 1); draw it again",
        ),
        (
            polyline("Checkpoint", (160, 64), (130, 70), (112, 64), number=7, order=1),
            f"{GATES} 7 (Checkpoint): a Checkpoint must be straight; draw it with two points, or several in one line",
        ),
        (
            polyline("Checkpoint", (160, 64), (100, 64), (112, 64), number=7, order=1),
            f"{GATES} 7 (Checkpoint): a Checkpoint must be straight; draw it with two points, or several in one line",
        ),
        (
            polyline("Checkpoint", (160, 64), (160.4, 64.4), number=7, order=1),
            f"{GATES} 7 (Checkpoint): both ends of the Checkpoint are on one point; draw it across the road",
        ),
        (
            polyline("Checkpoint", (100, 64), (68, 64), number=7, order=1),
            (f"{GATES} 7 (Checkpoint): no car can cross it: no two spots of road lie on both sides of it;"
            " draw it across the road"),
        ),
        (
            polyline("Finish", (160, 64), (112, 64), number=7),
            f"{GATES} 7 (Finish): a track has one Finish, and object 5 is one; remove this one",
        ),
        (point("Start", 88, 24, number=7, place=7), (f"{GATES} 7 (Start), cell (5, 1): the start is on one spot with"
         " object 11; move one of them")),
        (point("Start", 88, 64, number=7, place=7), (f"{GATES} 7 (Start), cell (5, 4): the start is not on road;"
         " move it onto road, or make the tile road")),
        (point("Start", -1, 64, number=7, place=7), (f"{GATES} 7 (Start): the start lies outside the map;"
         " move it onto road")),
        (point("Start", 24, 24, number=7, place=2), (f'{GATES} 7 (Start): property "place" is 2, and so is that of'
         " object 12; number them 1, 2, 3 ...")),
        (point("Start", 24, 24, number=7, place=8), ('no Start has "place" 7, but there are later ones;'
         " number them 1, 2, 3 ...")),
        (point("start", 24, 24, number=7), (f'{GATES} 7 (start): warning: class "start" is unknown, so the object is'
         ' only decoration; did you mean "Start"?')),
        (point("Tree", 24, 24, number=7), (f'{GATES} 7 (Tree): warning: class "Tree" is unknown, so the object is'
         " only decoration")),
        (point("", 24, 24, number=7).replace("<object", '<object name="Start"'),
         (f'{GATES} 7 "Start": warning: the object is named "Start" but has no class; to be one,'
          " set its Class to Start")),
        (point("Start", 24, 24, number=7, place=7, plaice=7), (f'{GATES} 7 (Start): warning: property "plaice" is'
         ' unknown; did you mean "place"?')),
        (point("Start", 24, 24, number=7, place=7, more=("list", "")), (f'{GATES} 7 (Start): warning: property "more"'
         " holds a list; older editors lose it, so use plain properties (text, whole number, number, yes or no)")),
        (point("Tree", 24, 24, number=7).replace('x="24"', 'x="inf"'),
         f'{GATES} 7 (Tree): attribute "x" of <object> must be a number from -1e+07 to 1e+07 (got "inf")'),
        ('<object id="7" x="1" y="1"><polygon points="0,0 1;1 2,2"/></object>',
         f'{GATES} 7: point "1;1" of a polygon must be two numbers and a comma'),
        ('<object id="7" gid="77" x="1" y="1"/>',
         f"{GATES} 7: tile 77 is in none of the map's tilesets; choose the tile again in Tiled"),
        ('<object id="7" gid="3" x="1" y="1" width="9000" height="9000"/>',
         f"{GATES} 7: the tile object is too large to be drawn; make it smaller"),
        ('<object id="7" template="gone.tx" x="1" y="1"/>',
         f'{GATES} 7: template "gone.tx" is missing; put it back, or choose another in Tiled'),
    ],
)  # fmt: skip
def test_objects(element: str, message: str, tmp_path: Path) -> None:
    text = oval()
    text.objects.append(element)
    unknown_class = "warning: class" in message
    found = [each for each in lines(text, tmp_path) if unknown_class or "is unknown, so the object" not in each]
    assert found == [f"oval.tmx: {message}"]


def test_a_track_needs_a_finish_and_a_start(tmp_path: Path) -> None:
    assert lines(oval(objects=[]), tmp_path) == [
        'oval.tmx: the track has no Start; put a point on the road and set its class to "Start" and "place" to 1',
        'oval.tmx: the track has no Finish; draw a polyline of two points over the road and set its class to "Finish"',
    ]


def test_an_unknown_class_is_told_once_for_all_its_objects(tmp_path: Path) -> None:
    text = oval()
    text.objects += [point("Tree", 24, 24, number=number) for number in (7, 8, 9)]
    assert lines(text, tmp_path) == [
        (
            f'oval.tmx: {GATES} 7 (Tree): warning: class "Tree" is unknown, so the object is only decoration'
            " (as are 2 more of it)"
        )
    ]


def test_fewer_than_six_starts(tmp_path: Path) -> None:
    message = "so at most as many cars can race; 6 make a full field"
    assert lines(oval(objects=[FINISH, *FIELD[:5]]), tmp_path) == [
        f"oval.tmx: warning: the track has 5 starts, {message}"
    ]
    assert lines(oval(objects=[FINISH, *FIELD[:1]]), tmp_path) == [
        f"oval.tmx: warning: the track has 1 start, {message}"
    ]
