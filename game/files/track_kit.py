"""What maps of one's own stand on: tilesets, templates, stamps, extension and a project for Tiled, laid beside them."""

import json
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from game.files import paths
from game.files.kit_notes import lay_unchanged
from game.files.maps import GAMES
from game.files.reading import holds
from game.files.writing import write_whole

TILESETS: Final = "tilesets"
TEMPLATES: Final = "templates"
EXTENSIONS: Final = "extensions"
STAMPS: Final = "stamps"
PROJECT: Final = "looptable.tiled-project"
OBJECT_TYPES: Final = "objecttypes.xml"
"""The project's classes once more, for Tiled 1.8, which knows none in a project."""


def lay_kit(folder: Path) -> Path:
    """Lay all of it into a folder for maps, and return the tilesets' folder.

    What an earlier version laid there is brought up to date, unless the player has changed or removed it.
    The tilesets get a folder with a number where those that are there differ (from another version, or
    painted over by the player). Raises OSError when it cannot write.
    """
    tilesets = lay_tilesets(folder)
    wanted = _wanted()
    if any(path.name != PROJECT for path in folder.glob("*.tiled-project")):
        del wanted[PROJECT]  # the player's own project, which may run anything
    lay_unchanged(folder, wanted)
    return tilesets


def lay_own_folder(home: paths.Home) -> None:
    """Make the player's own folder of tracks ready to draw in, as far as that can be written."""
    with suppress(OSError):  # the list of tracks is as good without
        lay_kit(home.tracks)
        for game in GAMES:
            (home.tracks / game).mkdir(exist_ok=True)


def lay_tilesets(folder: Path) -> Path:
    """Only the tilesets, for maps that nobody edits there. Raises OSError when it cannot write."""
    shipped = paths.tracks() / TILESETS
    tilesets = next(place for place in numbered(folder, TILESETS, "") if _has_only_same(place, shipped))
    if not tilesets.exists():
        _copy_whole(shipped, tilesets)
    for path in _files(shipped):
        copy = tilesets / path.relative_to(shipped)
        if not copy.exists():
            write_whole(copy, path.read_bytes())
    return tilesets


def tilesets_for(folder: Path) -> Path:
    """The tilesets for a map in a folder: those of the tree of maps that it lies in, else laid beside it."""
    above = folder.parent
    if any(above.glob("*.tiled-project")) and _is_kit(above / TILESETS):
        return above / TILESETS
    return lay_kit(folder)


def numbered(folder: Path, name: str, suffix: str) -> Iterator[Path]:
    """The name, then with -2, -3 and so on."""
    yield folder / f"{name}{suffix}"
    yield from (folder / f"{name}-{number}{suffix}" for number in count(2))


def _wanted() -> dict[str, bytes]:
    """All files but the tilesets, by their place in the folder; they run this very program."""
    shipped = paths.tracks()
    files = {
        path.relative_to(shipped).as_posix(): path.read_bytes()
        for part in (TEMPLATES, EXTENSIONS, STAMPS)
        for path in _files(shipped / part)
    }
    project = json.loads((shipped / PROJECT).read_text(encoding="utf-8"))
    root = str(Path(__file__).resolve().parents[2])
    for command in project["commands"]:
        verb = command["arguments"].split()[1]
        command["command"] = sys.executable
        command["arguments"] = f"-m game {verb} %mapfile"
        command["workingDirectory"] = root
    check = {"program": sys.executable, "arguments": ["-m", "game"], "folder": root}
    files[OBJECT_TYPES] = (shipped / OBJECT_TYPES).read_bytes()
    return files | {PROJECT: _as_json(project), f"{EXTENSIONS}/looptable.json": _as_json(check)}


def _as_json(value: object) -> bytes:
    return (json.dumps(value, indent=4) + "\n").encode()


def _copy_whole(source: Path, target: Path) -> None:
    """Copy a folder so that all of it is there or nothing."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=target.parent, prefix=f".{target.name}.") as half:
        shutil.copytree(source, Path(half) / target.name)
        (Path(half) / target.name).rename(target)


def _is_kit(tilesets: Path) -> bool:
    shipped = paths.tracks() / TILESETS
    return all((tilesets / path.relative_to(shipped)).exists() for path in _files(shipped))


def _has_only_same(folder: Path, shipped: Path) -> bool:
    """Whether no file in a folder differs from the shipped one of that name."""
    pairs = ((folder / path.relative_to(shipped), path) for path in _files(shipped))
    return all(not own.exists() or holds(own, path.read_bytes()) for own, path in pairs)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())
