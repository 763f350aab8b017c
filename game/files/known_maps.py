"""Where the maps lie that matches were played on, kept in the player's home, so that a record finds its pictures."""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Final

from game.files.paths import Home
from game.files.reading import read_bytes
from game.files.tiled import read_map
from game.files.writing import write_whole

MOST_KEPT: Final = 200
MOST_BYTES: Final = 1024 * 1024
_LONGEST_PATH: Final = 4096
_KEY_LENGTH: Final = 24


def remember_map(home: Home, board: str, path: Path) -> None:
    """Note that the track of this rule text lies there, as the newest of them. Raises OSError when it cannot."""
    key = _key(board)
    known = {other: where for other, where in _read(home).items() if other != key}
    known[key] = str(path.absolute())
    newest = dict(list(known.items())[-MOST_KEPT:])
    write_whole(_file(home), (json.dumps(newest, indent=1) + "\n").encode())


def remembered_map(home: Home, board: str) -> Path | None:
    """The map of this rule text, if one was remembered and still says the same."""
    where = _read(home).get(_key(board))
    return Path(where) if where is not None and holds(Path(where), board) else None


def holds(path: Path, board: str) -> bool:
    """Whether a map, read as it is now, gives this rule text."""
    track = read_map(path).track
    return track is not None and track.to_text() == board


def _key(board: str) -> str:
    return blake2b(board.encode(), digest_size=_KEY_LENGTH // 2).hexdigest()


def _file(home: Home) -> Path:
    return home.settings.with_name("known_maps.json")


def _read(home: Home) -> dict[str, str]:
    """All that is known, the newest last. A file that is not as it was written here counts as none."""
    try:
        data = read_bytes(_file(home), MOST_BYTES)
        values = json.loads(data) if len(data) <= MOST_BYTES else None
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(values, dict) or len(values) > MOST_KEPT:
        return {}
    return values if all(_is_sound(key, where) for key, where in values.items()) else {}


def _is_sound(key: str, where: object) -> bool:
    is_key = len(key) == _KEY_LENGTH and not key.strip("0123456789abcdef")
    return is_key and isinstance(where, str) and len(where) <= _LONGEST_PATH and Path(where).is_absolute()
