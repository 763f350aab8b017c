"""What the objects and properties of every game's tracks share: classes, numbers, titles, and what is near a miss."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from game.files.tiled_findings import Findings, Place, did_you_mean, quoted
from game.files.tiled_map import TiledMap
from game.files.tiled_objects import MapObject
from game.files.tiled_values import Property
from game.games.racetrack.track import one_line

FULL_FIELD: Final = 6
_LONGEST_TITLE: Final = 80


def title_of(tiled: TiledMap, name: str, otherwise: str = "") -> str:
    """A map property as a text of one line, short enough to be shown."""
    found = tiled.properties.get(name)
    text = one_line(found.text)[:_LONGEST_TITLE] if found is not None else ""
    return text or one_line(otherwise)[:_LONGEST_TITLE]


def laps_of(tiled: TiledMap, usual: int, most: int, findings: Findings) -> int:
    """The map property `laps`."""
    found = tiled.properties.get("laps")
    if found is None:
        return usual
    laps = found.whole()
    if laps is None or not 1 <= laps <= most:
        findings.error(f'map property "laps" must be a whole number from 1 to {most} ({got(found)})')
        return usual
    return laps


def check_classes(
    tiled: TiledMap,
    map_properties: Collection[str],
    classes: Mapping[str, Collection[str]],
    tile_classes: Collection[str],
    findings: Findings,
) -> None:
    """Note what looks meant for the game and is not: unknown classes and properties, each with what is near.

    `classes` holds each class of objects with its properties; `tile_classes` those that only tiles have.
    """
    for name in tiled.properties:
        if name not in map_properties:
            findings.warn(
                f"map property {quoted(name)} is unknown and does nothing{did_you_mean(name, map_properties)}"
            )
    strangers: dict[str, list[MapObject]] = {}
    for each in tiled.objects():
        known = classes.get(each.kind)
        if known is not None:
            for name in each.properties:
                if name not in known:
                    findings.warn(
                        f"property {quoted(name)} is unknown and does nothing{did_you_mean(name, known)}", each.place
                    )
        elif each.kind and each.kind not in tile_classes:
            strangers.setdefault(each.kind, []).append(each)
        elif each.place.name is not None and each.place.name in classes:
            findings.warn(
                f"the object is named {quoted(each.place.name)} but has no class; to be one, set its Class"
                f" to {each.place.name}",
                each.place,
            )
    for kind, those in strangers.items():
        count = f" (as are {len(those) - 1} more of it)" if len(those) > 1 else ""
        findings.warn(
            f"class {quoted(kind)} is unknown, so the object is only decoration{count}{did_you_mean(kind, classes)}",
            those[0].place,
        )


def of_class(tiled: TiledMap, kind: str) -> list[MapObject]:
    """Every object of a class, in the order of the file."""
    return [each for each in tiled.objects() if each.kind == kind]


def warn_of_few_starts(count: int, findings: Findings) -> None:
    """Note that fewer than six cars can race; other faults are mended first."""
    if count < FULL_FIELD and not findings.has_errors():
        findings.warn(
            f"the track has {count} start{'s' * (count != 1)}, so at most as many cars can race;"
            f" {FULL_FIELD} make a full field"
        )


def numbered(objects: Sequence[MapObject], name: str, most: int, findings: Findings) -> list[MapObject]:
    """Objects in the order of an int property that counts them from 1 without a gap; what is not so is noted."""
    by_number: dict[int, MapObject] = {}
    is_complete = True
    for each in objects:
        found = each.properties.get(name)
        number = found.whole() if found is not None else None
        if found is None:
            findings.error(f'property "{name}" is missing; add it with type int, a whole number from 1', each.place)
        elif number is None or not 1 <= number <= most:
            findings.error(
                f'property "{name}" must be a whole number from 1{_limit(number, most)} ({got(found)})', each.place
            )
        elif number in by_number:
            other = by_number[number].place.object
            findings.error(
                f'property "{name}" is {number}, and so is that of object {other}; number them 1, 2, 3 ...', each.place
            )
        else:
            by_number[number] = each
            continue
        is_complete = False
    if is_complete and by_number:
        kind = objects[0].kind
        for number in range(1, max(by_number)):
            if number not in by_number:
                findings.error(f'no {kind} has "{name}" {number}, but there are later ones; number them 1, 2, 3 ...')
    return [by_number[number] for number in sorted(by_number)]


def _limit(number: int | None, most: int) -> str:
    return f" to {most}" if number is not None and number > most else ""


def got(found: Property) -> str:
    """What was found instead of a whole number; a text that looks like one names its type."""
    if found.whole() is None and found.text.strip().lstrip("+-").isdigit():
        return f"got {quoted(found.text)} of type {found.kind.value}; change the type to int"
    return f"got {quoted(found.text)}"


def in_cell(place: Place, cell: tuple[int, int]) -> Place:
    """The same object, its place narrowed down to a cell."""
    return Place(place.layer, place.object, place.name, place.kind, cell)
