"""A map with one fault."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.files.tiled import read_map
from tests.files.build_loops import loop
from tests.files.build_maps import FIELD, FINISH, MapText, oval, png

GATES = 'oval.tmx: layer "gates", object'
RING = 'ring.tmx: layer "gates", object'
NO_LAYERS = "oval.tmx: warning: the road could not be judged without its layers; mend those and check again"
NO_TILESETS = "oval.tmx: warning: the road could not be judged without its tilesets; mend those and check again"

Content = MapText | bytes
Files = Mapping[str, bytes | str]


@dataclass(frozen=True)
class Fault:
    """A good map with one fault, and all that is said of it.

    Where the remedy is as plain as the message says it, `mended` is the map after it. `others` are the
    files beside the map; they are the same for both.
    """

    map: Content
    says: tuple[str, ...]
    mended: Content | None = None
    others: Files = field(default_factory=dict)
    name: str = "oval.tmx"

    def lines(self, content: Content, folder: Path) -> list[str]:
        """What is said of the map, or of it mended."""
        for name, inside in {"ground.png": png(48, 16), **self.others}.items():
            (folder / name).write_bytes(inside.encode() if isinstance(inside, str) else inside)
        path = folder / self.name
        if isinstance(content, MapText):
            content.save(folder, self.name)
        else:
            path.write_bytes(content)
        return [finding.line() for finding in read_map(path).findings]


def fault(broken: Content, *says: str, mended: Content | None = None, others: Files | None = None) -> Fault:
    """A fault of the oval."""
    return Fault(broken, says, mended, others or {})


def with_more(*objects: str, **changes: object) -> MapText:
    """The oval with further objects."""
    return oval(objects=[FINISH, *FIELD, *objects], **changes)


def ring(changes: Mapping[str, str], *says: str, mended: Mapping[str, str] | None = None, **values: object) -> Fault:
    """A fault of the loop: some of its objects changed, or its map properties."""
    return Fault(loop(changes, **values), says, None if mended is None else loop(mended), name="ring.tmx")
