"""The files that a map refers to, each found in the track's folder, read once and kept within bounds."""

import os
from pathlib import Path
from typing import Final, TypeVar
from xml.etree.ElementTree import Element

from game.files.tiled_findings import quoted, shown
from game.files.tiled_folder import FolderError, TrackFolder
from game.files.tiled_images import MOST_PIXELS_IN_ALL, ImageError, image_size
from game.files.tiled_picture import ImageFile
from game.files.tiled_values import Colour
from game.files.tiled_xml import XmlBudget, XmlError, parse_xml

MOST_FILES: Final = 1000

_T = TypeVar("_T")


class Sources:
    """Opens tilesets, templates and images by the names that files of the map use for them."""

    def __init__(self, map_file: Path) -> None:
        self._folder = TrackFolder(map_file)
        self._budget = XmlBudget()
        self._pixels_left = MOST_PIXELS_IN_ALL
        # What went wrong is kept too: five thousand objects may name one missing template.
        self._found: dict[tuple[Path, str], Path | FolderError] = {}
        self._trees: dict[Path, Element | FolderError] = {}
        self._sizes: dict[Path, tuple[int, int] | FolderError] = {}

    @property
    def files(self) -> tuple[Path, ...]:
        """All that the map refers to, also what is missing where it might come back; nothing outside its folder."""
        return tuple(
            dict.fromkeys(
                found if isinstance(found, Path) else wanted
                for (folder, source), found in self._found.items()
                if isinstance(found, Path) or self._folder.has_place(wanted := Path(os.path.normpath(folder / source)))
            )
        )

    def read_map(self, path: Path) -> Element:
        """The map's own tree. Raises FolderError, XmlError."""
        return parse_xml(self._folder.read(path), self._budget)

    def tree(self, beside: Path, source: str, suffix: str, what: str) -> tuple[Path, Element]:
        """The place and tree of another XML file, whose root is a `<what>`. Raises FolderError."""
        path = self._find(beside, source, what)
        if path not in self._trees:
            self._trees[path] = self._read_tree(path, suffix, what)
        return path, _or_raise(self._trees[path], what)

    def image(self, beside: Path, source: str, transparent: Colour | None) -> ImageFile:
        """An image file whose header has been read. Raises FolderError."""
        path = self._find(beside, source, "image")
        if path not in self._sizes:
            self._sizes[path] = self._read_size(path)
        width, height = _or_raise(self._sizes[path], "image")
        return ImageFile(path, width, height, transparent)

    def _find(self, beside: Path, source: str, what: str) -> Path:
        key = beside.parent, source
        if key not in self._found:
            if len(self._found) >= MOST_FILES:
                raise FolderError(f"{what} {quoted(source)}: a map may refer to at most {MOST_FILES} files; use fewer")
            try:
                self._found[key] = self._folder.find(beside, source)
            except FolderError as error:
                self._found[key] = error
        return _or_raise(self._found[key], what)

    def _read_tree(self, path: Path, suffix: str, what: str) -> Element | FolderError:
        name = quoted(path.name)
        if path.suffix.lower() != suffix:
            return FolderError(f"{name} is not a {suffix} file; save it as one in Tiled")
        try:
            root = parse_xml(self._folder.read(path), self._budget)
        except FolderError as error:
            return error
        except XmlError as error:
            return FolderError(f"{name}: {error}")
        if root.tag != what:
            return FolderError(f"{name} holds a <{shown(root.tag)}>, not a <{what}>; choose another in Tiled")
        return root

    def _read_size(self, path: Path) -> tuple[int, int] | FolderError:
        try:
            width, height = image_size(path)
        except ImageError as error:
            return FolderError(str(error))
        self._pixels_left -= width * height
        if self._pixels_left < 0:
            most = MOST_PIXELS_IN_ALL // 1024 // 1024
            return FolderError(
                f"{quoted(path.name)}: the map's images have more than {most} million pixels together; use smaller ones"
            )
        return width, height


def _or_raise(found: _T | FolderError, what: str) -> _T:
    """What was found, or the error that was kept instead of it."""
    if isinstance(found, FolderError):
        raise FolderError(f"{what} {found}")
    return found
