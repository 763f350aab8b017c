"""A loop of one's own to draw on from: a plain oval with all that a loop needs, to be pulled about in Tiled."""

from pathlib import Path
from typing import Final
from xml.sax.saxutils import quoteattr

from game.files.own_circuits import title_from, way_to
from game.files.paths import tracks
from game.files.writing import write_whole

_TITLE: Final = 'value="New Loop"'
_TILESETS: Final = 'source="../tilesets/'


def write_beginners_loop(path: Path, tilesets: Path) -> None:
    """Write a new loop, titled by its file's name; its tilesets lie in that folder. Raises OSError when it cannot."""
    text = (tracks() / "beginners" / "loop.tmx").read_text(encoding="utf-8")
    text = text.replace(_TITLE, f"value={quoteattr(title_from(path))}")
    write_whole(path, text.replace(_TILESETS, f'source="{way_to(path.parent, tilesets)}').encode())
