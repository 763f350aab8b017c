"""Lanes put into a Tiled map from its `Centreline`, with a draft of all else; what is there already is not touched."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.files.finding import Finding, Severity, UnusableFile
from game.files.lane_gates import Draft, Drawn
from game.files.lanes import TooTight, lanes_along
from game.files.tiled_findings import Findings
from game.files.tiled_folder import FolderError
from game.files.tiled_map import TiledMap, read_tiled_map
from game.files.tiled_marks import of_class
from game.files.tiled_objects import MapObject, Point
from game.files.tiled_sources import Sources
from game.files.tiled_xml import XmlError
from game.files.writing import write_whole
from game.games.lunatix.track import LEAST_LANES, MOST_LANES

USUAL_LANES: Final = 3
_TILES_A_SQUARE: Final = 2
_LEAST_CORNERS: Final = 3

_ELSE: Final = ("Finish", "Start", "Pit", "PitDoor", "Curve")
"""The classes of what is drafted for a map that has none of them yet."""

_MAP_TAG: Final = re.compile(rb"<map\b[^>]*>")
_END: Final = b"</map>"


@dataclass(frozen=True, slots=True)
class Laid:
    """How many lanes were laid, and whether the rest of the loop was drafted too."""

    lanes: int
    is_with_draft: bool


def lay_lanes(path: Path, lanes: int | None) -> Laid:
    """Lay lanes into a map file; None: as many as the Centreline's property `lanes` says, else 3.

    A map without line, starts, pit and curves gets a draft of them. Raises UnusableFile with what is in the
    way, OSError when the file cannot be read or written.
    """
    tiled = _read(path)
    line = _centreline(tiled, path.name)
    count = _lanes_of(line, path.name) if lanes is None else lanes
    square = _TILES_A_SQUARE * tiled.tile_width
    try:
        laid = lanes_along(line.points_on_map(), count, square)
    except TooTight as tight:
        cell = tiled.cell_at(*tight.at)
        message = f"here it bends too sharply for {count} lanes; draw the bend wider, or lay fewer lanes"
        raise UnusableFile(_error(path.name, message, line, cell)) from None
    layers = {"lanes": [_lane(number, points) for number, points in enumerate(laid.lanes, 1)]}
    is_bare = not any(of_class(tiled, kind) for kind in _ELSE)
    if is_bare:
        draft = Draft(laid, square)
        layers |= {"curves": draft.curves(), "gates": draft.gates()}
    path = path.resolve()
    write_whole(path, _with_layers(path.read_bytes(), layers, path.name))
    return Laid(count, is_bare)


def _lane(number: int, points: list[Point]) -> Drawn:
    return Drawn("Lane", f"lane {number}", tuple(points), is_closed=True, properties={"lane": number})


def _read(path: Path) -> TiledMap:
    findings = Findings(path.name)
    try:
        resolved = path.resolve(strict=True)
        sources = Sources(resolved)
        tiled = read_tiled_map(sources.read_map(resolved), resolved, sources, findings)
    except (FolderError, XmlError) as fault:
        raise UnusableFile(_error(path.name, str(fault))) from None
    if tiled is None:
        raise UnusableFile(*findings.as_tuple())
    return tiled


def _centreline(tiled: TiledMap, file: str) -> MapObject:
    drawn = of_class(tiled, "Lane")
    if drawn:
        message = "there are lanes already; delete them in Tiled to have them laid anew"
        raise UnusableFile(_error(file, message, drawn[0]))
    lines = of_class(tiled, "Centreline")
    if len(lines) != 1:
        message = (
            f"the map has {len(lines)} Centrelines; draw one polygon along the middle of the road"
            ' and set its class to "Centreline"'
        )
        raise UnusableFile(_error(file, message, lines[1] if lines else None))
    (line,) = lines
    if len(set(line.points)) < _LEAST_CORNERS:
        raise UnusableFile(_error(file, "a Centreline must be a polygon of three corners or more", line))
    return line


def _lanes_of(line: MapObject, file: str) -> int:
    found = line.properties.get("lanes")
    if found is None:
        return USUAL_LANES
    count = found.whole()
    if count is None or not LEAST_LANES <= count <= MOST_LANES:
        message = f'property "lanes" must be a whole number from {LEAST_LANES} to {MOST_LANES}'
        raise UnusableFile(_error(file, message, line))
    return count


def _with_layers(content: bytes, layers: Mapping[str, list[Drawn]], file: str) -> bytes:
    """The file's bytes with layers at its end; numbers that the map has given away are not used again."""
    tag = _MAP_TAG.search(content)
    end = content.rfind(_END)
    if tag is None or end < 0:
        raise UnusableFile(_error(file, "the map has an unusual encoding; save it with Tiled as UTF-8"))
    layer = _next(
        content, tag[0], b"nextlayerid", rb"<(?:layer|objectgroup|imagelayer|group)\b[^>]*?\sid=\"(\d{1,9})\""
    )
    number = _next(content, tag[0], b"nextobjectid", rb"<object\b[^>]*?\sid=\"(\d{1,9})\"")
    lines = []
    for name, objects in layers.items():
        lines.append(f' <objectgroup id="{layer}" name="{name}">')
        layer += 1
        for each in objects:
            lines += _object_lines(each, number)
            number += 1
        lines.append(" </objectgroup>")
    added = "".join(f"{line}\n" for line in lines).encode()
    head = _counted(_counted(tag[0], b"nextlayerid", layer), b"nextobjectid", number)
    return b"".join([content[: tag.start()], head, content[tag.end() : end], added, content[end:]])


def _object_lines(drawn: Drawn, number: int) -> list[str]:
    (left, top), *others = drawn.points
    place = f'x="{_plain(left)}" y="{_plain(top)}"'
    if drawn.size is not None:
        place += f' width="{_plain(drawn.size[0])}" height="{_plain(drawn.size[1])}"'
        place += f' rotation="{_plain(drawn.rotation)}"' if drawn.rotation else ""
    lines = [f'  <object id="{number}" name="{drawn.name}" type="{drawn.kind}" {place}>']
    if drawn.properties:
        lines += ["   <properties>", *(_property_line(*each) for each in drawn.properties.items()), "   </properties>"]
    if others:
        corners = " ".join(f"{_plain(x - left)},{_plain(y - top)}" for x, y in drawn.points)
        lines.append(f'   <{"polygon" if drawn.is_closed else "polyline"} points="{corners}"/>')
    elif drawn.size is None:
        lines.append("   <point/>")
    return [*lines, "  </object>"]


def _property_line(name: str, value: int | bool | str) -> str:
    if isinstance(value, str):
        return f'    <property name="{name}" value="{value}"/>'
    kind, text = ("bool", str(value).lower()) if isinstance(value, bool) else ("int", str(value))
    return f'    <property name="{name}" type="{kind}" value="{text}"/>'


def _next(content: bytes, tag: bytes, name: bytes, used: bytes) -> int:
    """The next free number, from the map's own count and from what stands in it."""
    counted = re.search(rb"\b%b=\"(\d{1,9})\"" % name, tag)
    numbers = [int(number) + 1 for number in re.findall(used, content)]
    return max([int(counted[1]) if counted else 1, *numbers])


def _counted(tag: bytes, name: bytes, value: int) -> bytes:
    return re.sub(rb"\b%b=\"\d+\"" % name, b'%b="%d"' % (name, value), tag)


def _plain(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _error(file: str, message: str, where: MapObject | None = None, cell: tuple[int, int] | None = None) -> Finding:
    if where is None:
        return Finding(file, Severity.ERROR, message, cell=cell)
    place = where.place
    return Finding(file, Severity.ERROR, message, place.layer, place.object, place.name, cell, where.kind)
