"""The best own solo runs, one file for each track and set of options, under the player's saves."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from game.core.record import OptionValue
from game.files.reading import read_bytes
from game.files.writing import write_whole

FOLDER: Final = "best"
MOST_BYTES: Final = 1024 * 1024
MOST_SPOTS: Final = 100_001

Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class BestRun:
    """A finished run: who, and the spot before the first turn and after each one, so one more than turns."""

    name: str
    spots: tuple[Spot, ...]

    @property
    def turns(self) -> int:
        """How many turns it took."""
        return len(self.spots) - 1


def run_key(board: str, options: Mapping[str, OptionValue]) -> str:
    """What runs are comparable by: the track's rule text and those options that matter to a lone car."""
    counted = {name: options[name] for name in ("mode", "laps", "crash_turns", "place") if name in options}
    # Title and author may change without changing the race.
    rules = "\n".join(line for line in board.splitlines() if not line.startswith(("title:", "author:")))
    text = json.dumps(counted, sort_keys=True) + "\n" + rules
    return blake2b(text.encode(), digest_size=12).hexdigest()


def best_run(saves: Path, key: str) -> BestRun | None:
    """The best run so far; None when there is none, or its file is not one."""
    try:
        data = read_bytes(_path(saves, key), MOST_BYTES)
        return _read(json.loads(data)) if len(data) <= MOST_BYTES else None
    except (OSError, ValueError, RecursionError):
        return None


def keep_run(saves: Path, key: str, run: BestRun) -> bool:
    """Keep a run if it is better than the best so far; whether it was. Raises OSError when it cannot be written."""
    before = best_run(saves, key)
    if before is not None and before.turns <= run.turns:
        return False
    write_whole(_path(saves, key), json.dumps({"name": run.name, "spots": run.spots}, ensure_ascii=False).encode())
    return True


def _path(saves: Path, key: str) -> Path:
    return saves / FOLDER / f"{key}.json"


def _read(value: Any) -> BestRun | None:
    if not isinstance(value, dict) or set(value) != {"name", "spots"}:
        return None
    name, spots = value["name"], value["spots"]
    if not isinstance(name, str) or len(name) > 40 or not isinstance(spots, list) or not 2 <= len(spots) <= MOST_SPOTS:
        return None
    if not all(isinstance(spot, list) and len(spot) == 2 and all(type(n) is int for n in spot) for spot in spots):
        return None
    return BestRun(name, tuple((x, y) for x, y in spots))
