"""A loop of one's own to draw on from: a plain oval with all that a loop needs, to be pulled about in Tiled."""

from pathlib import Path
from typing import Final
from xml.sax.saxutils import quoteattr

from game.files.own_circuits import title_from
from game.files.paths import tracks
from game.files.writing import write_whole

_TITLE: Final = 'value="New Loop"'


def write_beginners_loop(path: Path) -> None:
    """Write a new loop, titled by its file's name. Raises OSError when it cannot write."""
    text = (tracks() / "beginners" / "loop.tmx").read_text(encoding="utf-8")
    write_whole(path, text.replace(_TITLE, f"value={quoteattr(title_from(path))}").encode())
