"""Tracks built in the program: a draft becomes a map among the player's own, and such a map a draft again.

The map carries the pieces as a property, and the digest of all that it was drawn of: when that still holds, nobody
has changed it since, and laying its pieces anew loses nothing.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import blake2b
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, ParseError

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import fromstring

from game.core.chance import Chance
from game.files.circuits import Workshop, composed
from game.files.map_sheet import Sheet, sheet_from_tmx
from game.files.maps import RACETRACK
from game.files.own_circuits import keep_text, moved_text
from game.files.paths import Home
from game.files.reading import holds, read_bytes
from game.files.tiled import read_map
from game.files.tiled_xml import MOST_BYTES
from game.files.track_kit import lay_kit
from game.files.writing import write_whole
from game.games.racetrack.draft_text import draft_text, read_draft
from game.games.racetrack.drafting import Draft, checkpoints
from game.games.racetrack.pieces import Layout, LayoutError

PIECES: Final = "pieces"
DRAWN: Final = "drawn"
MOST_TITLE_LETTERS: Final = 24
_MOST_NAME_LETTERS: Final = 40
_SCENERY: Final = Chance(1)
_OF_THE_EDITOR: Final = {"id", "name", "width", "height", "draworder"}


class Unbuilt(Enum):
    """Why a map cannot be opened in the builder."""

    BROKEN = "broken"
    """It is no track that can be raced on."""
    DRAWN = "drawn"
    """It was not built of pieces here."""
    CHANGED = "changed"
    """It was built here, and changed since in Tiled: to lay the pieces anew would lose that."""


@dataclass(frozen=True, slots=True)
class Built:
    """A course and what it is called; `text` is what its map held when it was read or written."""

    draft: Draft
    title: str
    laps: int
    path: Path | None = None
    text: str = ""


def map_of(workshop: Workshop, built: Built, layout: Layout) -> Sheet:
    """The whole course as a map that carries its pieces."""
    sheet = composed(workshop, layout, built.title, "", built.laps, _SCENERY, checkpoints(layout))
    sheet.properties[PIECES] = draft_text(built.draft)
    sheet.properties[DRAWN] = _digest(sheet.to_tmx(workshop.sizes, ""))
    return sheet


def save_built(built: Built, drawn: Path, home: Home) -> Built:
    """Write a course that was drawn elsewhere among the player's tracks, and return it as it lies there now.

    Its own map is written over, if it is as it was left; any other file stays, and this one's name gets a number.
    Raises OSError.
    """
    folder = home.tracks / RACETRACK
    text = moved_text(drawn, folder, lay_kit(home.tracks))
    path = built.path
    if path is not None and path.parent == folder and holds(path, built.text.encode()):
        write_whole(path, text.encode())
    else:
        path = keep_text(text, folder, file_name(built.title))
    return replace(built, path=path, text=text)


def file_name(title: str) -> str:
    """The name of the file for a title, without its ending."""
    words = "".join(letter if letter.isalnum() else " " for letter in title.lower()).split()
    return "-".join(words)[:_MOST_NAME_LETTERS].strip("-") or "track"


def reopened(path: Path) -> Built | Unbuilt:
    """A map as it was built, or why it cannot be opened to be built on. Never raises for what is in the file."""
    try:
        data = read_bytes(path, MOST_BYTES)
    except OSError:
        return Unbuilt.BROKEN
    if PIECES.encode() not in data:
        return Unbuilt.DRAWN
    loaded = read_map(path)
    if loaded.track is None:
        return Unbuilt.BROKEN
    try:
        text = data.decode("utf-8")
        texts = dict(_properties(fromstring(text)))
        if PIECES not in texts:
            return Unbuilt.DRAWN
        draft = read_draft(texts[PIECES])
        is_same = texts.get(DRAWN) == _digest(text)
    except (OSError, ParseError, DefusedXmlException, LayoutError, ValueError, LookupError, ArithmeticError):
        return Unbuilt.CHANGED
    if not is_same:
        return Unbuilt.CHANGED
    return Built(draft, loaded.track.title[:MOST_TITLE_LETTERS], loaded.track.laps, path, text)


def _properties(root: Element) -> Iterator[tuple[str, str]]:
    for each in root.iterfind("properties/property"):
        yield each.get("name", ""), each.get("value", each.text or "")


def _digest(text: str) -> str:
    """What a map is drawn of, whatever program wrote it: its pieces too, not its name, numbers of objects or laps."""
    root: Element = fromstring(text)
    sheet = sheet_from_tmx(text)
    layers = {name: sorted(laid.items()) for name, laid in sheet.tiles.items() if laid}
    objects = {
        name: [
            (_near(one.x), _near(one.y), one.kind, one.name, _near(one.width), _near(one.height),
             _near(one.rotation), [(_near(x), _near(y)) for x, y in one.points], one.tile)
            for one in things
        ]
        for name, things in sheet.things.items()
        if things
    }  # fmt: skip
    drawn = (
        (sheet.width, sheet.height),
        layers,
        objects,
        [(each.tag, _looks(each)) for each in root.iter() if each.tag in ("layer", "objectgroup")],
        sum(each.tag in ("imagelayer", "group", "text", "ellipse", "polygon") for each in root.iter()),
        [(each.get("name"), each.get("value")) for each in root.iterfind(".//object/properties/property")],
        dict(_properties(root)).get(PIECES),
        root.get("backgroundcolor"),
    )
    return blake2b(json.dumps(drawn, sort_keys=True).encode(), digest_size=8).hexdigest()


def _looks(layer: Element) -> dict[str, str]:
    """A layer's attributes that change how it looks."""
    return {name: value for name, value in layer.attrib.items() if name not in _OF_THE_EDITOR}


def _near(length: float) -> float:
    """A length as maps write it, in hundredths; a zero has no sign."""
    return round(length, 2) + 0.0
