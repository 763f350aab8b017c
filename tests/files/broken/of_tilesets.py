"""Faults of tilesets and their images, and of what tiles say of road."""

from typing import Final

from tests.files.broken.fault import GATES, NO_TILESETS, Fault, fault
from tests.files.build_maps import MapText, oval, png, properties, tileset

WHOLE = tileset()
HUGE = png(1, 1).replace(b"IHDR\0\0\0\1\0\0\0\1", b"IHDR\0\1\x86\xa0\0\1\x86\xa0")
LARGE = png(1, 1).replace(b"IHDR\0\0\0\1\0\0\0\1", b"IHDR\0\0\x0f\xff\0\0\x0f\xff")
NO_ROAD = (
    'oval.tmx: no visible tile says that it is road; give road tiles the class "Road" or a text property "surface"'
    ' with the value "road"'
)
NOWHERE_ROAD = [
    f"{GATES} {10 + place} (Start), cell {cell}: the start is not on road; move it onto road, or make the tile road"
    for place, cell in enumerate(((5, 1), (5, 2), (4, 1), (4, 2), (3, 1), (3, 2)), 1)
]
OWN = {"own.tsx": WHOLE.replace(' firstgid="1"', "")}


def embedded(tilesets: str, says: str, mended: str = WHOLE, others: dict[str, bytes | str] | None = None) -> Fault:
    """A fault of a tileset that is in the map, without which its road can be judged."""
    return fault(
        oval(tilesets=tilesets), f'oval.tmx: tileset "ground": {says}', mended=oval(tilesets=mended), others=others
    )


def external(source: str, says: str, mended: str = "own.tsx", others: dict[str, bytes | str] | None = None) -> Fault:
    """A fault of the name or the content of a tileset's own file."""
    return fault(named(source), f"oval.tmx: {says}", NO_TILESETS, mended=named(mended), others=OWN | (others or {}))


def named(source: str) -> MapText:
    return oval(tilesets=f'<tileset firstgid="1" source="{source}"/>')


def words(inside: str, *says: str, mended: str) -> Fault:
    """A fault of what the tiles say."""
    image = '<image source="ground.png" width="48" height="16"/>'
    return fault(oval(tilesets=tileset(image + inside)), *says, mended=oval(tilesets=tileset(image + mended)))


def collection(tile: str) -> str:
    """The ground, and a collection with one image."""
    inside = f'<tile id="0" {tile}><image source="ground.png"/></tile>'
    return WHOLE + tileset(inside, firstgid=4, name="all", columns=0, tilecount=1)


def many_images(count: int) -> MapText:
    inside = "".join(f'<tile id="{n}"><image source="large{n}.png"/></tile>' for n in range(count))
    return oval(tilesets=WHOLE + tileset(inside, firstgid=4, name="all", columns=0, tilecount=count))


def many_names(count: int) -> MapText:
    images = (f'<image source="a{n}/../ground.png"/></tile>' for n in range(count))
    inside = "".join(f'<tile id="{n}"{"" if n else ROAD_CLASS}>{image}' for n, image in enumerate(images))
    return oval(tilesets=tileset(inside, columns=0))


ROAD_CLASS = ' type="Road"'
ROAD = '<tile id="0" type="Road"/>'

FAULTS: Final[dict[str, Fault]] = {
    "missing": external("ownn.tsx", 'tileset "ownn.tsx" is missing; did you mean "own.tsx"?'),
    "missing without a near name": external(
        "vanished.tsx", 'tileset "vanished.tsx" is missing; put it back, or choose another in Tiled'
    ),
    "outside": external(
        "../../secret/passwords.tsx",
        'tileset "passwords.tsx" lies outside the track\'s folder; move it beside the map'
        " (or put a .tiled-project in a folder above both)",
    ),
    "on the net": external(
        "http://example.org/a.tsx",
        'tileset "a.tsx" is not a file in the track\'s folder; copy it there and choose that',
    ),
    "no name": external("", 'tileset "" is not a file\'s name; choose the file again in Tiled'),
    "a folder": external(".", 'tileset "." is not a file; choose another in Tiled'),
    "an image": external("ground.png", 'tileset "ground.png" is not a .tsx file; save it as one in Tiled'),
    "no XML": external(
        "none.tsx",
        'tileset "none.tsx": line 1: the XML is broken (syntax error); save it again in Tiled',
        others={"none.tsx": "no XML"},
    ),
    "a map": external(
        "map.tsx",
        'tileset "map.tsx" holds a <map>, not a <tileset>; choose another in Tiled',
        others={"map.tsx": "<map/>"},
    ),
    "no tile size": fault(
        named("bare.tsx"),
        "bare.tsx: the tileset does not say its tilewidth and tileheight; add it again in Tiled",
        NO_TILESETS,
        mended=named("own.tsx"),
        others=OWN | {"bare.tsx": "<tileset/>"},
    ),
    "wrong in its own file": fault(
        named("spaced.tsx"),
        'spaced.tsx: attribute "spacing" of <tileset> must be a whole number from 0 to 10000000 (got "x")',
        mended=named("own.tsx"),
        others=OWN | {"spaced.tsx": tileset(spacing="x").replace(' firstgid="1"', "")},
    ),
    "together too large": fault(
        oval(tilesets=WHOLE + "".join(f'<tileset firstgid="{4 + n}" source="{n}.tsx"/>' for n in range(3))),
        'oval.tmx: tileset the map\'s files are larger than 32 MiB together; use smaller ones',
        NO_TILESETS,
        mended=oval(tilesets=WHOLE + '<tileset firstgid="4" source="0.tsx"/>'),
        others={f"{n}.tsx": OWN["own.tsx"] + " " * 11_500_000 for n in range(3)},
    ),
    "the same first tile": fault(
        oval(tilesets=WHOLE + tileset(name="again")),
        'oval.tmx: tileset "again": it begins with tile 1 as another does; remove it and add it again in Tiled',
        NO_TILESETS,
        mended=oval(tilesets=WHOLE + tileset(name="again", firstgid=4)),
    ),
    "no first tile": fault(
        oval(tilesets=WHOLE.replace(' firstgid="1"', "").replace("firstgid", "first")),
        'oval.tmx: tileset "ground": it has no firstgid; add it to the map again in Tiled',
        NO_TILESETS,
        mended=oval(),
    ),
    "first tile 0": fault(
        oval(tilesets=tileset(firstgid=0)),
        'oval.tmx: tileset "ground": attribute "firstgid" of <tileset> must be a whole number from 1 to 268435455'
        ' (got "0")',
        NO_TILESETS,
        mended=oval(),
    ),
    "many": fault(
        oval(tilesets=WHOLE + "".join(tileset(firstgid=4 + 3 * n) for n in range(256))),
        "oval.tmx: a map has at most 256 tilesets, not 257; remove some",
        NO_TILESETS,
        mended=oval(tilesets=WHOLE + "".join(tileset(firstgid=4 + 3 * n) for n in range(255))),
    ),
    "an image smaller than its tiles": embedded(
        tileset(tilecount=6),
        'image "ground.png" is 48 x 16 pixels, smaller than its tileset says (6 tiles need 48 x 32);'
        " use the right image or correct the tileset",
    ),
    "an image smaller than it was": embedded(
        WHOLE.replace('width="48"', 'width="64"'),
        'image "ground.png" is 48 x 16 pixels, smaller than the file says (64 x 16);'
        " use the right image, or choose it again in Tiled",
    ),
    "an image that is missing": embedded(
        WHOLE.replace("ground.png", "grounds.png"), 'image "grounds.png" is missing; did you mean "ground.png"?'
    ),
    "an image that is none": embedded(
        WHOLE.replace("ground.png", "ground.txt"),
        'image "ground.txt" is not an image that can be read; save it as PNG, JPEG, GIF, BMP or WebP',
        others={"ground.txt": "no image"},
    ),
    "an empty image": embedded(
        WHOLE.replace("ground.png", "none.gif"),
        'image "none.gif" is an empty image; choose another in Tiled',
        others={"none.gif": b"GIF89a\0\0\0\0"},
    ),
    "a huge image": embedded(
        WHOLE.replace("ground.png", "huge.png"),
        'image "huge.png" is 100000 x 100000 pixels; make it smaller: at most 16 million are read',
        others={"huge.png": HUGE},
    ),
    "images together too large": fault(
        many_images(3),
        'oval.tmx: tileset "all": tile 2: image "large2.png": the map\'s images have more than 32 million pixels'
        " together; use smaller ones",
        mended=many_images(1),
        others={f"large{n}.png": LARGE for n in range(3)},
    ),
    "many names of files": fault(
        many_names(1001),
        'oval.tmx: tileset "ground": tile 1000: image "a1000/../ground.png": a map may refer to at most 1000 files;'
        " use fewer",
        mended=many_names(1000),
    ),
    "an image inside": embedded(
        WHOLE.replace(' source="ground.png"', ""),
        "an image is stored inside the file; save it as an image file and refer to that",
    ),
    "alignment of objects": embedded(
        tileset(objectalignment="middle"),
        'attribute "objectalignment" of <tileset> must be one of bottom, bottomleft, bottomright, center, left, right,'
        ' top, topleft, topright, unspecified (got "middle")',
        tileset(objectalignment="center"),
    ),
    "drawing offset": embedded(
        WHOLE.replace("<image", '<tileoffset x="0" y="99999"/><image'),
        'attribute "y" of <tileoffset> must be a whole number from -10000 to 10000 (got "99999")',
    ),
    "colour to see through": embedded(
        WHOLE.replace("<image", '<image trans="pink"'),
        'attribute "trans" of <image> must be a colour such as #336699 (got "pink")',
    ),
    "a tile beyond its image": fault(
        oval(tilesets=collection('x="40" width="16"')),
        'oval.tmx: tileset "all": tile 0: image "ground.png" is 48 x 16 pixels, smaller than the tile\'s part of it'
        " (56 x 16); choose the image again in Tiled",
        mended=oval(tilesets=collection("")),
    ),
    "the time of a frame": embedded(
        WHOLE.replace(
            'type="Road"/>', 'type="Road"><animation><frame tileid="0" duration="soon"/></animation></tile>'
        ),
        'tile 0: attribute "duration" of <frame> must be a whole number from 0 to 3600000 (got "soon")',
    ),
    "no road": words("", NO_ROAD, *NOWHERE_ROAD, mended=ROAD),
    "the class small": words(
        '<tile id="0" type="road"/>',
        NO_ROAD,
        *NOWHERE_ROAD,
        'oval.tmx: warning: tile 0 of tileset "ground": class "road" is unknown, so it says nothing of road;'
        ' did you mean "Road"?',
        mended=ROAD,
    ),
    "misspelt wall": words(
        f'{ROAD}<tile id="1">{properties({"surface": "wal"})}</tile>',
        'oval.tmx: warning: tile 1 of tileset "ground": property "surface" is "wal", which says neither road nor wall;'
        ' did you mean "wall"?',
        mended=f'{ROAD}<tile id="1">{properties({"surface": "wall"})}</tile>',
    ),
    "misspelt surface": words(
        f'{ROAD}<tile id="1">{properties({"surfaces": "wall"})}</tile>',
        'oval.tmx: warning: tile 1 of tileset "ground": property "surfaces" is unknown and does nothing;'
        ' did you mean "surface"?',
        mended=f'{ROAD}<tile id="1">{properties({"surface": "wall"})}</tile>',
    ),
    "class and surface disagree": words(
        f'<tile id="0" type="Road">{properties({"surface": "wall"})}</tile>',
        'oval.tmx: warning: tile 0 of tileset "ground": class "Road" and property "surface" disagree; the class counts',
        mended=f'<tile id="0" type="Road">{properties({"surface": "road"})}</tile>',
    ),
}  # fmt: skip
