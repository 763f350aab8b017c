"""Faults of a map's file as a whole, of its size and kind, and of its own properties."""

from typing import Final

from tests.files.broken.fault import Fault, fault
from tests.files.build_maps import oval, properties

XML = oval().xml()
WHOLE = XML.encode()
GAME: Final[dict[str, object]] = {"game": "racetrack"}


def sized(says: str, mended: object = None, **attributes: object) -> Fault:
    """A fault of one attribute of the map; `mended` is what it must be."""
    (name,) = attributes
    whole = None if mended is None else oval(attributes={name: mended})
    return fault(oval(attributes=attributes), f"oval.tmx: {says}", mended=whole)


def valued(values: dict[str, object], says: str, mended: dict[str, object] | None = None) -> Fault:
    """A fault of the map's properties."""
    return fault(
        oval(values=values), f"oval.tmx: {says}", mended=None if mended is None else oval(values=GAME | mended)
    )


def nested(depth: int) -> bytes:
    return oval(more="<group>" * depth + "</group>" * depth).xml().encode()


def with_inside(inside: str) -> bytes:
    """The oval's file with something in it that nobody reads."""
    return XML.replace("</map>", f"<editorsettings>{inside}</editorsettings></map>").encode()


WIDE_TAG = "<a " + " ".join(f'a{number}=""' for number in range(501)) + "/>"

FAULTS: Final[dict[str, Fault]] = {
    "empty": fault(b"", "oval.tmx: line 1: the XML is broken (no element found); save it again in Tiled"),
    "cut off": fault(
        WHOLE[:-20], "oval.tmx: line 4: the XML is broken (unclosed token); save it again in Tiled", mended=WHOLE
    ),
    "wrong tags": fault(
        b"\n<map></mop>", "oval.tmx: line 2: the XML is broken (mismatched tag); save it again in Tiled"
    ),
    "a tileset": fault(
        b"<tileset/>", "oval.tmx: this is not a Tiled map (it holds a <tileset>); save it in Tiled as .tmx"
    ),
    "no size": fault(
        b"<map/>", "oval.tmx: the map does not say its width, height, tilewidth and tileheight; save it again in Tiled"
    ),
    "declarations": fault(
        WHOLE.replace(b"<map ", b"<!DOCTYPE map [<!ENTITY b 'c'>]>\n<map "),
        "oval.tmx: line 2: a DOCTYPE with declarations is not allowed; remove it",
        mended=WHOLE,
    ),
    "unknown encoding": fault(
        WHOLE.replace(b"UTF-8", b"klingon"),
        "oval.tmx: the file's text encoding is unknown; save it as UTF-8",
        mended=WHOLE,
    ),
    "unsupported encoding": fault(
        WHOLE.replace(b"UTF-8", b"shift_jis"),
        "oval.tmx: the file's text encoding is not supported; save it as UTF-8",
        mended=WHOLE,
    ),
    "larger than 16 MiB": fault(
        WHOLE + b" " * (1 << 24), 'oval.tmx: "oval.tmx" is larger than 16 MiB; make it smaller', mended=WHOLE
    ),
    "a long comment": fault(
        XML.replace("</map>", f"<!--{'x' * 2_000_000}--></map>").encode(),
        "oval.tmx: line 4: one tag or comment is longer than 1 MiB; save the file again in Tiled",
        mended=WHOLE,
    ),
    "many elements": fault(
        with_inside("<a/>" * 200_000),
        "oval.tmx: line 4: more than 200,000 elements in the map's files; make it smaller",
        mended=with_inside("<a/>" * 199_900),
    ),
    "many attributes": fault(
        with_inside(WIDE_TAG * 1000),
        "oval.tmx: line 4: more than 500,000 attributes in the map's files; make it smaller",
        mended=with_inside(WIDE_TAG * 900),
    ),
    "groups in groups": fault(
        nested(100),
        "oval.tmx: line 4: elements nested more than 100 deep; use fewer groups in groups",
        mended=nested(60),
    ),
    "isometric": sized(
        'the map\'s orientation is "isometric"; set Map > Map Properties > Orientation to Orthogonal',
        "orthogonal",
        orientation="isometric",
    ),
    "infinite": sized("the map is infinite; switch off Map > Map Properties > Infinite", 0, infinite=1),
    "too wide": sized('attribute "width" of <map> must be a whole number from 1 to 512 (got "513")', 11, width=513),
    "height below 0": sized(
        'attribute "height" of <map> must be a whole number from 1 to 512 (got "-8")', 8, height=-8
    ),
    "tile width no number": sized(
        'attribute "tilewidth" of <map> must be a whole number from 1 to 4096 (got "NaN")', 16, tilewidth="NaN"
    ),
    "tile height endless": sized(
        'attribute "tileheight" of <map> must be a whole number from 1 to 4096 (got "1e999")', 16, tileheight="1e999"
    ),
    "background": sized(
        'attribute "backgroundcolor" of <map> must be a colour such as #336699 (got "blue")',
        "#0000ff",
        backgroundcolor="blue",
    ),
    "render order": sized(
        'attribute "renderorder" of <map> must be one of left-down, left-up, right-down, right-up (got "up")',
        "right-up",
        renderorder="up",
    ),
    "no game": valued(
        {}, 'map property "game" is missing; add it in Map > Map Properties as "racetrack" or "lunatix"', GAME
    ),
    "game with a capital": valued(
        {"Game": "racetrack"},
        'map property "game" is missing; add it in Map > Map Properties as "racetrack" or "lunatix"'
        ' (is "Game" meant for it?)',
        GAME,
    ),
    "misspelt game": valued(
        {"game": "racetrak"},
        'map property "game" must be "racetrack" or "lunatix" (got "racetrak"); did you mean "racetrack"?',
        GAME,
    ),
    "course with a capital": valued(
        GAME | {"course": "Circuit"},
        'map property "course" must be "circuit" or "sprint" (got "Circuit"); did you mean "circuit"?',
        {"course": "circuit"},
    ),
    "many laps": valued(
        GAME | {"laps": 10}, 'map property "laps" must be a whole number from 1 to 9 (got "10")', {"laps": 9}
    ),
    "laps as text": valued(
        GAME | {"laps": "3"},
        'map property "laps" must be a whole number from 1 to 9 (got "3" of type string; change the type to int)',
        {"laps": 3},
    ),
    "half a lap": valued(
        GAME | {"laps": 1.5}, 'map property "laps" must be a whole number from 1 to 9 (got "1.5")', {"laps": 1}
    ),
    "misspelt title": valued(
        GAME | {"titel": "X"},
        'warning: map property "titel" is unknown and does nothing; did you mean "title"?',
        {"title": "X"},
    ),
    "a class-valued property": valued(
        GAME | {"look": ("class", "")},
        'warning: map: property "look" holds a class; older editors lose it, so use plain properties'
        " (text, whole number, number, yes or no)",
        {},
    ),
    "a property without a name": fault(
        oval().xml().replace("<properties>", '<properties><property value="1"/>', 1).encode(),
        "oval.tmx: map: a property has no name; remove it",
        mended=WHOLE,
    ),
    "many properties": fault(
        XML.replace(properties(GAME), properties(GAME | {f"a{n}": n for n in range(200)})).encode(),
        "oval.tmx: map: there are more than 200 properties; remove some",
        *(f'oval.tmx: warning: map property "a{n}" is unknown and does nothing' for n in range(199)),
        "oval.tmx: warning: there may be more; mend these and check again",
        mended=WHOLE,
    ),
}  # fmt: skip
