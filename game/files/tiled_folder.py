"""The folder tree that a track may read from: files are found in it, never outside, never too large."""

import os
import stat
from itertools import islice
from pathlib import Path, PurePath
from typing import Final

from game.files.reading import read_bytes
from game.files.tiled_findings import did_you_mean, quoted
from game.files.tiled_xml import MOST_BYTES

MOST_BYTES_IN_ALL: Final = 2 * MOST_BYTES
_MOST_LEVELS_UP: Final = 8
_MOST_NAMES: Final = 2000
_MOST_SUGGESTIONS: Final = 20


class FolderError(Exception):
    """A file that cannot be read; the message names it by no more than its last part."""


class TrackFolder:
    """The tree around one map: its folder, or the nearest one above with a `.tiled-project`.

    Symbolic links are followed before a path is compared with the tree, so that none leads out.
    """

    def __init__(self, map_file: Path) -> None:
        self._root = _root_for(map_file.resolve().parent)
        self._bytes_left = MOST_BYTES_IN_ALL
        self._suggestions_left = _MOST_SUGGESTIONS  # each looks through a folder

    def has_place(self, path: Path) -> bool:
        """Whether a path, whatever lies there, is inside the tree."""
        return path.is_relative_to(self._root)

    def find(self, beside: Path, source: str) -> Path:
        """The real path of a file that `beside` refers to. Raises FolderError."""
        name = _last_part(source)
        if not name or "\0" in source or len(source) > 1000:
            raise FolderError(f"{quoted(source)} is not a file's name; choose the file again in Tiled")
        if "://" in source or source.startswith(":/"):
            raise FolderError(f"{quoted(name)} is not a file in the track's folder; copy it there and choose that")
        wanted = beside.parent / source
        try:
            path = wanted.resolve(strict=False)
            if not path.is_relative_to(self._root):
                raise FolderError(
                    f"{quoted(name)} lies outside the track's folder; move it beside the map"
                    " (or put a .tiled-project in a folder above both)"
                )
            mode = path.stat().st_mode
        except (FileNotFoundError, NotADirectoryError):
            remedy = self._suggestion(wanted) or "; put it back, or choose another in Tiled"
            raise FolderError(f"{quoted(name)} is missing{remedy}") from None
        except (OSError, RuntimeError, ValueError):
            raise FolderError(f"{quoted(name)} cannot be opened; choose another in Tiled") from None
        if not stat.S_ISREG(mode):
            raise FolderError(f"{quoted(name)} is not a file; choose another in Tiled")
        return path

    def _suggestion(self, wanted: Path) -> str:
        self._suggestions_left -= 1
        if self._suggestions_left < 0:
            return ""
        names = _names_in(wanted.parent, self._root)
        return did_you_mean(wanted.name, [name for name in names if _kind_of(name) == _kind_of(wanted.name)])

    def read(self, path: Path) -> bytes:
        """All bytes of a file found before, at most 16 MiB, 32 MiB for all files of the map. Raises FolderError."""
        name = quoted(path.name or str(path))
        try:
            if not path.is_file():
                raise FolderError(
                    f"{name} is {'not a file' if path.exists() else 'missing'}; see that the name is right"
                )
            content = read_bytes(path, MOST_BYTES)
        except (OSError, ValueError):
            raise FolderError(f"{name} cannot be read; see that it may be read") from None
        if len(content) > MOST_BYTES:
            raise FolderError(f"{name} is larger than {MOST_BYTES // 1024 // 1024} MiB; make it smaller")
        self._bytes_left -= len(content)
        if self._bytes_left < 0:
            raise FolderError(
                f"the map's files are larger than {MOST_BYTES_IN_ALL // 1024 // 1024} MiB together; use smaller ones"
            )
        return content


def _root_for(folder: Path) -> Path:
    """The tree's root. A home folder, or one that holds homes, is never taken: a stray project there opens nothing."""
    try:
        home = Path.home()
    except RuntimeError:  # nobody's, so nothing says how far to look
        return folder
    for above in (folder, *folder.parents[:_MOST_LEVELS_UP]):
        if home.is_relative_to(above):
            break
        try:
            with os.scandir(above) as entries:
                if any(entry.name.endswith(".tiled-project") for entry in islice(entries, _MOST_NAMES)):
                    return above
        except OSError:
            break
    return folder


def _last_part(source: str) -> str:
    return source.replace("\\", "/").rstrip("/").rpartition("/")[2]


def _kind_of(name: str) -> str:
    """The suffix of Tiled's own files, which never stand in for each other; all others may be images."""
    suffix = PurePath(name).suffix.lower()
    return suffix if suffix in (".tmx", ".tsx", ".tx") else ""


def _names_in(folder: Path, root: Path) -> list[str]:
    """Names to suggest instead of a missing one; none from outside the tree."""
    try:
        if not folder.resolve().is_relative_to(root):
            return []
        with os.scandir(folder) as entries:
            return [entry.name for entry in islice(entries, _MOST_NAMES)]
    except (OSError, RuntimeError, ValueError):
        return []
