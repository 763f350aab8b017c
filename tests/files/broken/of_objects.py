"""Faults of objects of any kind, and of templates."""

from typing import Final

from tests.files.broken.fault import GATES, Fault, fault, with_more
from tests.files.build_maps import FIELD, FINISH, MapText, oval, point, polyline, properties, starts

PLACE = 'x="1" y="1"'
GOOD_TEMPLATE = {"good.tx": "<template><object><point/></object></template>"}


def more(element: str, says: str, mended: str = "") -> Fault:
    """A fault of a further object."""
    return fault(with_more(element), f"{GATES} {says}", mended=with_more(mended))


def lent(name: str, says: str, others: dict[str, bytes | str] | None = None, where: str = f"{GATES} 7: ") -> Fault:
    """A fault of a template."""
    return fault(
        with_more(f'<object id="7" template="{name}" {PLACE}/>'),
        where + says,
        mended=with_more(f'<object id="7" template="good.tx" {PLACE}/>'),
        others=GOOD_TEMPLATE | (others or {}),
    )


def tree(kind: str, **values: object) -> str:
    return point(kind, 24, 24, number=7, **values)


def many(count: int) -> MapText:
    return oval(more='<objectgroup name="o">' + '<object id="1"/>' * count + "</objectgroup>")


def large(size: str, number: int = 7) -> MapText:
    """A map of 256 times the size of the oval's, with a tile object."""
    tile = f'<object id="{number}" gid="3" {PLACE} {size}/>'
    objects = [polyline("Finish", (1408, 256), (1408, 768), number=5), *starts(CELLS, 256), tile]
    return oval(objects=objects, attributes={"tilewidth": 256, "tileheight": 256})


CELLS = ((5, 1), (5, 2), (4, 1), (4, 2), (3, 1), (3, 2))
START = f'<object id="7" type="Start" x="24" y="24">{properties({"place": 7})}<point/></object>'

FAULTS: Final[dict[str, Fault]] = {
    "class with a small letter": fault(
        oval(objects=[FINISH, *FIELD[:5], FIELD[5].replace('type="Start"', 'type="start"')]),
        f'{GATES} 16 (start): warning: class "start" is unknown, so the object is only decoration;'
        ' did you mean "Start"?',
        "oval.tmx: warning: the track has 5 starts, so at most as many cars can race; 6 make a full field",
        mended=oval(),
    ),
    "unknown class": more(
        tree("Tree"), '7 (Tree): warning: class "Tree" is unknown, so the object is only decoration', tree("")
    ),
    "unknown class of many": fault(
        with_more(*(point("Tree", 24, 24, number=number) for number in (7, 8, 9))),
        f'{GATES} 7 (Tree): warning: class "Tree" is unknown, so the object is only decoration (as are 2 more of it)',
        mended=with_more(*(point("", 24, 24, number=number) for number in (7, 8, 9))),
    ),
    "class as its name": fault(
        with_more(tree("", place=7).replace("<object", '<object name="Start"')),
        f'{GATES} 7 "Start": warning: the object is named "Start" but has no class; to be one, set its Class to Start',
        mended=with_more(START),
    ),
    "misspelt property": more(
        START.replace("</properties>", '<property name="plaice" type="int" value="7"/></properties>'),
        '7 (Start): warning: property "plaice" is unknown and does nothing; did you mean "place"?',
        START,
    ),
    "a list": more(
        tree("", more=("list", "")),
        '7: warning: property "more" holds a list; older editors lose it, so use plain properties'
        " (text, whole number, number, yes or no)",
        tree(""),
    ),
    "a class-valued property": more(
        tree("", more=("class", "")),
        '7: warning: property "more" holds a class; older editors lose it, so use plain properties'
        " (text, whole number, number, yes or no)",
        tree(""),
    ),
    "nowhere": more(
        tree("").replace('x="24"', 'x="inf"'),
        '7: attribute "x" of <object> must be a number from -1e+07 to 1e+07 (got "inf")',
        tree(""),
    ),
    "narrower than nothing": more(
        f'<object id="7" {PLACE} width="-5"/>',
        '7: attribute "width" of <object> must be a number from 0 to 1e+07 (got "-5")',
        f'<object id="7" {PLACE} width="5"/>',
    ),
    "turned by no number": more(
        f'<object id="7" {PLACE} rotation="left"/>',
        '7: attribute "rotation" of <object> must be a number from -1e+07 to 1e+07 (got "left")',
        f'<object id="7" {PLACE} rotation="90"/>',
    ),
    "no number": fault(
        with_more(f'<object id="x" {PLACE}/>'),
        'oval.tmx: layer "gates": attribute "id" of <object> must be a whole number from 0 to 10000000 (got "x")',
        mended=with_more(f'<object id="7" {PLACE}/>'),
    ),
    "a point of a polygon": more(
        f'<object id="7" {PLACE}><polygon points="0,0 1;1 2,2"/></object>',
        '7: point "1;1" of a polygon must be two numbers and a comma; draw it again',
        f'<object id="7" {PLACE}><polygon points="0,0 1,1 2,2"/></object>',
    ),
    "many points": more(
        f'<object id="7" {PLACE}><polygon points="{"1,1 " * 10_001}"/></object>',
        "7: a polygon has at most 10,000 points; draw it with fewer",
        f'<object id="7" {PLACE}><polygon points="{"1,1 " * 10_000}"/></object>',
    ),
    "a tile in no tileset": more(
        f'<object id="7" gid="77" {PLACE}/>',
        "7: tile 77 is in none of the map's tilesets; choose the tile again in Tiled",
        f'<object id="7" gid="3" {PLACE}/>',
    ),
    "a tile too long": more(
        f'<object id="7" gid="3" {PLACE} width="353" height="1"/>',
        "7: the tile object is more than twice as long as the map; make it smaller",
        f'<object id="7" gid="3" {PLACE} width="352" height="1"/>',
    ),
    "a tile too large": fault(
        large('width="4097" height="4096"'),
        f"{GATES} 7: the tile object is too large to be drawn; make it smaller",
        mended=large('width="4096" height="4096"'),
    ),
    "a slanted tile too large": fault(
        large('width="4096" height="1" rotation="1"', 8),
        f"{GATES} 8: the tile object is too large to be drawn; make it smaller",
        mended=large('width="4095" height="1" rotation="1"', 8),
    ),
    "tiles too large together": fault(
        with_more(*(f'<object id="{number}" gid="3" {PLACE} width="352" height="352"/>' for number in range(101, 118))),
        f"{GATES} 117: the tile object and those before it are too large together to be drawn; make it smaller",
        mended=with_more(
            *(f'<object id="{number}" gid="3" {PLACE} width="352" height="352"/>' for number in range(101, 117))
        ),
    ),
    "many objects": fault(
        many(5001 - 7),
        'oval.tmx: layer "gates": a map has at most 5,000 objects; remove some',
        'oval.tmx: the track has no Start; put a point on the road and set its class to "Start" and "place" to 1',
        'oval.tmx: the track has no Finish; draw a polyline of two points over the road and set its class to "Finish"',
        mended=many(5000 - 7),
    ),
    "template missing": lent("goo.tx", 'template "goo.tx" is missing; did you mean "good.tx"?'),
    "template outside": lent(
        "../../etc/x.tx",
        'template "x.tx" lies outside the track\'s folder; move it beside the map'
        " (or put a .tiled-project in a folder above both)",
    ),
    "template of another kind": lent("ground.png", 'template "ground.png" is not a .tx file; save it as one in Tiled'),
    "template a map": lent(
        "map.tx", 'template "map.tx" holds a <map>, not a <template>; choose another in Tiled', {"map.tx": "<map/>"}
    ),
    "template empty": lent(
        "none.tx",
        'template "none.tx" holds no object; make it again in Tiled',
        {"none.tx": "<template/>"},
    ),
    "template of a template": lent(
        "two.tx",
        'template "two.tx" refers to a template itself; make it again in Tiled',
        {"two.tx": '<template><object template="good.tx"/></template>'},
    ),
    "template without its tileset": lent(
        "tile.tx",
        'tileset "gone.tsx" is missing; put it back, or choose another in Tiled',
        {"tile.tx": '<template><tileset firstgid="1" source="gone.tsx"/><object gid="1"/></template>'},
        where="tile.tx: ",
    ),
    "template with a list": lent(
        "list.tx",
        'warning: property "more" holds a list; older editors lose it, so use plain properties'
        " (text, whole number, number, yes or no)",
        {"list.tx": f"<template><object>{properties({'more': ('list', '')})}<point/></object></template>"},
        where="list.tx: ",
    ),
}  # fmt: skip
