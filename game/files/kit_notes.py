"""Files laid beside a player's own, and a note of what was laid, so that a later version spares what was changed."""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from game.files.reading import read_bytes
from game.files.writing import write_whole

NOTES: Final = ".looptable-kit.json"
_MOST_BYTES: Final = 256 * 1024


def lay_unchanged(folder: Path, wanted: Mapping[str, bytes]) -> None:
    """Lay files, by their places in a folder, but spare what the player has changed or removed since the last time.

    Raises OSError when it cannot write.
    """
    laid = _laid(folder)
    notes = dict(laid)
    for place, content in wanted.items():
        path = folder / place
        there = _digest_of(path)
        if there is None and place in laid:
            continue  # removed by the player
        if there is None or there == laid.get(place):
            path.parent.mkdir(parents=True, exist_ok=True)
            if there != _digest(content):
                write_whole(path, content)
            notes[place] = _digest(content)
    if notes != laid:
        write_whole(folder / NOTES, (json.dumps(notes, indent=1, sort_keys=True) + "\n").encode())


def _laid(folder: Path) -> dict[str, str]:
    """The digests of what was laid, by place; none when the note is missing or broken."""
    try:
        told = json.loads(read_bytes(folder / NOTES, _MOST_BYTES))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(told, dict):
        return {}
    return {place: digest for place, digest in told.items() if isinstance(digest, str)}


def _digest_of(path: Path) -> str | None:
    """None when nothing is there; what is there and cannot be read is nothing that was laid."""
    if not path.exists() and not path.is_symlink():
        return None
    try:
        return _digest(read_bytes(path, _MOST_BYTES))
    except OSError:
        return ""


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()
