"""Lane polygons put into a Tiled map from its `Centreline`; nothing else of the file is touched."""

import re
from pathlib import Path
from typing import Final

from game.files.finding import Finding, Severity, UnusableFile
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

_MAP_TAG: Final = re.compile(rb"<map\b[^>]*>")
_END: Final = b"</map>"


def lay_lanes(path: Path, lanes: int | None) -> int:
    """Lay lanes into a map file and return their number; None: as the Centreline's property `lanes` says, else 3.

    Raises UnusableFile with what is in the way, OSError when the file cannot be read or written.
    """
    tiled = _read(path)
    line = _centreline(tiled, path.name)
    count = _lanes_of(line, path.name) if lanes is None else lanes
    try:
        laid = lanes_along(line.points_on_map(), count, _TILES_A_SQUARE * tiled.tile_width)
    except TooTight as tight:
        cell = tiled.cell_at(*tight.at)
        message = f"here it bends too sharply for {count} lanes; draw the bend wider, or lay fewer lanes"
        raise UnusableFile(_error(path.name, message, line, cell)) from None
    path = path.resolve()
    write_whole(path, _with_lanes(path.read_bytes(), laid, path.name))
    return count


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


def _with_lanes(content: bytes, laid: list[list[Point]], file: str) -> bytes:
    """The file's bytes with a layer of lanes at its end; numbers that the map has given away are not used again."""
    tag = _MAP_TAG.search(content)
    end = content.rfind(_END)
    if tag is None or end < 0:
        raise UnusableFile(_error(file, "the map has an unusual encoding; save it with Tiled as UTF-8"))
    layer = _next(
        content, tag[0], b"nextlayerid", rb"<(?:layer|objectgroup|imagelayer|group)\b[^>]*?\sid=\"(\d{1,9})\""
    )
    first = _next(content, tag[0], b"nextobjectid", rb"<object\b[^>]*?\sid=\"(\d{1,9})\"")
    lines = [f' <objectgroup id="{layer}" name="lanes">']
    for number, points in enumerate(laid, 1):
        (left, top), *_ = points
        corners = " ".join(f"{_plain(x - left)},{_plain(y - top)}" for x, y in points)
        place = f'x="{_plain(left)}" y="{_plain(top)}"'
        lines += [
            f'  <object id="{first + number - 1}" name="lane {number}" type="Lane" {place}>',
            f'   <properties>\n    <property name="lane" type="int" value="{number}"/>\n   </properties>',
            f'   <polygon points="{corners}"/>',
            "  </object>",
        ]
    lines.append(" </objectgroup>\n")
    head = _counted(_counted(tag[0], b"nextlayerid", layer + 1), b"nextobjectid", first + len(laid))
    return b"".join([content[: tag.start()], head, content[tag.end() : end], "\n".join(lines).encode(), content[end:]])


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
