"""What the solver proved of tracks, kept in the player's home so that each is solved only once."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from game.files.paths import Home
from game.files.reading import read_bytes
from game.files.writing import write_whole
from game.games.racetrack.options import Options
from game.games.racetrack.prepare import Par
from game.games.racetrack.track import Track

MOST_BYTES: Final = 1024 * 1024
MOST_KEPT: Final = 2000


@dataclass(frozen=True, slots=True)
class Measured:
    """A track's par, and the spots round one lap (of a sprint: from start to finish), 0 if there is no way."""

    par: Par
    spots: int


def par_key(track: Track, options: Options, seats: int) -> str:
    """What the par depends on: the track, the mode, the laps, and whether a car is alone."""
    return f"{_fingerprint(track)} {options.mode.value} {options.laps} {'alone' if seats == 1 else 'race'}"


@lru_cache(maxsize=64)
def _fingerprint(track: Track) -> str:
    """Asked for in every frame of the lobby, so worked out only once."""
    return blake2b(track.to_text().encode(), digest_size=12).hexdigest()


def read_pars(home: Home) -> dict[str, Measured]:
    """All that is known. What is not readable is simply solved again."""
    try:
        data = read_bytes(_path(home), MOST_BYTES)
        values = json.loads(data) if len(data) <= MOST_BYTES else {}
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(values, dict):
        return {}
    return {key: measured for key, value in values.items() if (measured := _measured(value)) is not None}


def save_pars(home: Home, pars: Mapping[str, Measured]) -> None:
    """Keep what is known, the latest of it if it is much. Raises OSError when it cannot be written."""
    kept = list(pars.items())[-MOST_KEPT:]
    values = {key: [one.par.lap, one.par.place, one.par.race, one.spots] for key, one in kept}
    write_whole(_path(home), (json.dumps(values) + "\n").encode())


def _path(home: Home) -> Path:
    return home.settings.with_name("pars.json")


def _measured(value: object) -> Measured | None:
    match value:
        case [int() | None as lap, int(place), int() | None as race, int(spots)]:
            is_sound = place >= 1 and spots >= 0 and (lap is None or lap >= 0) and (race is None or race >= 0)
            return Measured(Par(lap, place, race), spots) if is_sound else None
        case _:
            return None
