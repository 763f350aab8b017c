"""What comes along for Tiled: the project with its classes, enums and commands, and the templates."""

import json
from typing import Any

import pytest
from defusedxml.ElementTree import parse

from game.files import tiled_lunatix, tiled_racetrack
from game.files.paths import tracks
from game.files.tiled_surface import ROAD_CLASSES
from game.games.racetrack.pieces import WIDTHS, Piece


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    """The project file."""
    loaded: dict[str, Any] = json.loads((tracks() / "looptable.tiled-project").read_text(encoding="utf-8"))
    return loaded


def test_every_class_used_in_a_shipped_track_or_tileset_is_in_the_project(project: dict[str, Any]) -> None:
    known = {kind["name"] for kind in project["propertyTypes"] if kind["type"] == "class"}
    files = [*tracks().glob("racetrack/*.tmx"), *tracks().glob("lunatix/*.tmx"), *tracks().glob("templates/*.tx")]
    used = {each.get("type") for path in files for each in parse(path).iter("object")} - {None}
    used |= {
        tile.get("type") for path in (tracks() / "tilesets").glob("*.tsx") for tile in parse(path).iter("tile")
    } - {None}
    assert used == known


def test_members_of_classes_are_the_properties_that_the_readers_know(project: dict[str, Any]) -> None:
    members = {
        kind["name"]: {member["name"] for member in kind["members"]}
        for kind in project["propertyTypes"]
        if kind["type"] == "class"
    }
    readers = tiled_racetrack.CLASSES | tiled_lunatix.classes(None)
    assert {name: set(properties) for name, properties in readers.items()} == {
        name: members[name] for name in members if name not in ROAD_CLASSES
    }


def test_numbers_of_the_project_are_its_own_and_enums_are_text(project: dict[str, Any]) -> None:
    kinds = project["propertyTypes"]
    assert len({kind["id"] for kind in kinds}) == len(kinds)
    enums = {
        kind["name"]: kind["values"] for kind in kinds if kind["type"] == "enum" and kind["storageType"] == "string"
    }
    assert enums["course"] == ["circuit", "sprint"]
    assert enums["surface"] == ["road", "wall"]


def test_the_commands_save_first_and_show_what_they_say(project: dict[str, Any]) -> None:
    commands = {command["shortcut"]: command for command in project["commands"]}
    assert commands["F5"]["arguments"] == "tools/play.py play %mapfile"
    assert commands["F6"]["arguments"] == "tools/play.py check %mapfile"
    assert commands["F7"]["arguments"] == "tools/play.py lanes %mapfile"
    assert all(command["saveBeforeExecute"] and command["showOutput"] for command in commands.values())
    assert {command["workingDirectory"] for command in commands.values()} == {"%projectpath/.."}


def test_there_is_a_piece_of_every_kind_for_every_width() -> None:
    for width in WIDTHS:
        names = {path.stem for path in (tracks() / "pieces" / f"width_{width}").glob("*.tmx")}
        assert names == {piece.value for piece in Piece}


def test_tiled_1_8_learns_the_same_classes_from_the_object_types(project: dict[str, Any]) -> None:
    root = parse(tracks() / project["objectTypesFile"]).getroot()
    assert root is not None
    told = {
        kind.attrib["name"]: (
            kind.attrib["color"],
            {each.attrib["name"]: (each.attrib["type"], each.attrib["default"]) for each in kind},
        )
        for kind in root
    }
    assert told == {
        kind["name"]: (
            f"#{kind['color'][3:]}",
            {each["name"]: (each["type"], _as_text(each["value"])) for each in kind["members"]},
        )
        for kind in project["propertyTypes"]
        if kind["type"] == "class"
    }


def _as_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
