"""The pit of a loop and its doors."""

import math
from typing import Final

from game.files.tiled_findings import Findings, Place, did_you_mean, quoted
from game.files.tiled_gates import nearest_whole, read_line
from game.files.tiled_lunatix_curves import read_speed
from game.files.tiled_lunatix_lanes import Lanes
from game.files.tiled_map import TiledMap
from game.files.tiled_marks import in_cell, of_class
from game.files.tiled_objects import MapObject, Point, Shape
from game.files.tiled_values import Kind
from game.games.lunatix.track import LAP, MOST_DOORS, Door, Side, Square

Box = tuple[int, int, int, int]
"""Left, top, width and height in half pixels."""

_SIDES: Final = {side.value: side for side in Side}


def read_pit(tiled: TiledMap, lanes: Lanes, findings: Findings) -> tuple[Box, tuple[Door, ...]]:
    """Where the pit lies, and its doors."""
    found = of_class(tiled, "Pit")
    if not found:
        findings.error('the track has no Pit; draw a rectangle inside the finish straight and set its class to "Pit"')
    for each in found[1:]:
        findings.error(f"a track has one Pit, and object {found[0].place.object} is one; remove this one", each.place)
    pit = found[0] if found else None
    if pit is not None and pit.shape not in (Shape.RECTANGLE, Shape.ELLIPSE, Shape.POINT):
        findings.error(
            f"a Pit must be a rectangle, an ellipse or a point (got {pit.shape.value}); draw it again", pit.place
        )
        pit = None
    doors = _doors(tiled, lanes, pit, findings)
    return (0, 0, 0, 0) if pit is None else _box(pit), doors


def _box(pit: MapObject) -> Box:
    corners = [pit.on_map(x, y) for x in (0, pit.width) for y in (0, pit.height)]
    across, down = zip(*corners, strict=True)
    left, top, right, bottom = (nearest_whole(2 * edge) for edge in (min(across), min(down), max(across), max(down)))
    return left, top, right - left, bottom - top


def _doors(tiled: TiledMap, lanes: Lanes, pit: MapObject | None, findings: Findings) -> tuple[Door, ...]:
    drawn = of_class(tiled, "PitDoor")
    if len(drawn) > MOST_DOORS:
        findings.error(f"a pit has at most {MOST_DOORS} PitDoors, not {len(drawn)}; remove some")
        return ()
    doors: dict[tuple[Square, Side], Place] = {}
    basic: dict[Side, Place] = {}
    read = []
    before = findings.errors()
    for each in drawn:
        door = _door(each, tiled, lanes, pit, findings)
        if door is None:
            continue
        if (door.square, door.side) in doors:
            other = doors[door.square, door.side].object
            findings.error(f"the door lies on one square with object {other}; remove one of them", each.place)
        if door.is_basic and door.side in basic:
            findings.error(
                f'property "basic" is true, and so is that of object {basic[door.side].object};'
                f" exactly one door {door.side.value} the line is basic",
                each.place,
            )
        doors[door.square, door.side] = each.place
        if door.is_basic:
            basic[door.side] = each.place
        read.append(door)
    if pit is not None and findings.errors() == before:
        for side in Side:
            if side not in basic:
                findings.error(
                    f'the pit has no basic door {side.value} the line; set "basic" to true on one PitDoor'
                    f' whose "side" is "{side.value}"'
                )
    return tuple(read)


def _door(drawn: MapObject, tiled: TiledMap, lanes: Lanes, pit: MapObject | None, findings: Findings) -> Door | None:
    side, speed = _side(drawn, findings), read_speed(drawn, "safe_speed", findings)
    is_basic = _is_basic(drawn, findings)
    line = read_line(drawn, findings)
    if line is None or pit is None:
        return None
    ends = [end for end, other in (line, line[::-1]) if _is_in_pit(other, pit, tiled)]
    if not ends:
        findings.error("no end of the door lies in the Pit; draw it from a square into the Pit", drawn.place)
        return None
    square = lanes.square_at(ends[0])
    if square is None:
        findings.error(
            "the door touches no square: its end outside the Pit must lie on one; draw it from a square into the Pit",
            drawn.place,
        )
        return None
    if side is None or speed is None:
        return None
    lies = Side.AFTER if lanes.all_places[square] < LAP // 2 else Side.BEFORE
    if side is not lies:
        findings.error(
            f'property "side" is "{side.value}", but its square lies {lies.value} the line; set it to "{lies.value}"',
            in_cell(drawn.place, tiled.cell_at(*lanes.all_centres[square])),
        )
        return None
    return Door(square, side, speed, is_basic)


def _side(drawn: MapObject, findings: Findings) -> Side | None:
    found = drawn.properties.get("side")
    if found is None:
        findings.error('property "side" is missing; add it as text, "before" or "after" the line', drawn.place)
        return None
    if found.text not in _SIDES:
        findings.error(
            f'property "side" must be "before" or "after" (got {quoted(found.text)}){did_you_mean(found.text, _SIDES)}',
            drawn.place,
        )
    return _SIDES.get(found.text)


def _is_basic(drawn: MapObject, findings: Findings) -> bool:
    """Tiled does not write a property that is as its class has it, and there doors are not basic."""
    found = drawn.properties.get("basic")
    if found is None:
        return False
    if found.kind is not Kind.BOOL or found.text not in ("true", "false"):
        findings.error(
            f'property "basic" must be true or false, of type bool (got {quoted(found.text)} of type'
            f" {found.kind.value})",
            drawn.place,
        )
    return found.text == "true"


def _is_in_pit(point: Point, pit: MapObject, tiled: TiledMap) -> bool:
    """Whether a point lies in the pit; a pit drawn as a point reaches as far as a tile around it."""
    angle = math.radians(-pit.rotation)
    dx, dy = point[0] - pit.x, point[1] - pit.y
    across = dx * math.cos(angle) - dy * math.sin(angle)
    down = dx * math.sin(angle) + dy * math.cos(angle)
    if pit.shape is Shape.POINT:
        return abs(across) <= tiled.tile_width and abs(down) <= tiled.tile_height
    if not pit.width or not pit.height:
        return False
    if pit.shape is Shape.ELLIPSE:
        return math.hypot(2 * across / pit.width - 1, 2 * down / pit.height - 1) <= 1
    return 0 <= across <= pit.width and 0 <= down <= pit.height
