"""What lies on the builder's board, kept from step to step, so that neither leaving nor a crash loses it."""

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from game.files.built_tracks import MOST_TITLE_LETTERS, Built, Unbuilt, reopened
from game.files.json_values import WrongValue, text, truth, whole
from game.files.paths import Home
from game.files.reading import read_bytes
from game.files.settings import MOST_PATH_LETTERS
from game.files.writing import write_whole
from game.games.racetrack.draft_text import MOST_LETTERS, draft_text, read_draft
from game.games.racetrack.pieces import LayoutError
from game.games.racetrack.track import MOST_LAPS

_MOST_BYTES: Final = 64 * 1024


@dataclass(frozen=True, slots=True)
class Kept:
    """The course on the board, and whether all of it is saved as a map."""

    built: Built
    is_saved: bool


@dataclass(frozen=True, slots=True)
class Found:
    """What was on the board; nothing when it was never used, or when its file was odd and has been put aside."""

    kept: Kept | None
    is_odd: bool = False


def keep_board(home: Home, kept: Kept) -> None:
    """Write the board down in one step. Raises OSError."""
    built, where = kept.built, str(kept.built.path or "")
    is_nameable = where.isprintable() and len(where) <= MOST_PATH_LETTERS  # else it is saved as a new one next time
    values = {
        "pieces": draft_text(built.draft),
        "title": built.title,
        "laps": built.laps,
        "map": where if is_nameable else "",
        "saved": kept.is_saved,
    }
    write_whole(home.builder, (json.dumps(values, ensure_ascii=False, indent=1) + "\n").encode())


def kept_board(home: Home) -> Found:
    """The board as it was left. A file that is none, or cannot be read, is put beside as NAME.bad."""
    try:
        data = read_bytes(home.builder, _MOST_BYTES)
    except FileNotFoundError:
        return Found(None)
    except OSError:
        return _put_aside(home)
    try:
        if len(data) > _MOST_BYTES:
            raise WrongValue("a small file")
        return Found(_read(json.loads(data)))
    except (WrongValue, LayoutError, ValueError, LookupError, RecursionError):
        return _put_aside(home)


def _put_aside(home: Home) -> Found:
    with suppress(OSError):
        home.builder.replace(home.builder.with_name(home.builder.name + ".bad"))
    return Found(None, is_odd=True)


def _read(values: Any) -> Kept:
    if not isinstance(values, dict):
        raise WrongValue("an object")
    draft = read_draft(text(MOST_LETTERS)(values["pieces"]))
    title = text(MOST_TITLE_LETTERS)(values["title"])
    laps, name = whole(1, MOST_LAPS)(values["laps"]), text(MOST_PATH_LETTERS)(values["map"])
    kept = Kept(Built(draft, title, laps), truth(values["saved"]))
    there = reopened(Path(name)) if name else Unbuilt.DRAWN
    if isinstance(there, Unbuilt):  # its map is gone, or somebody else's by now: it would be saved as a new one
        return replace(kept, is_saved=False)
    is_saved = kept.is_saved and (there.draft, there.title, there.laps) == (draft, title, laps)
    return Kept(replace(kept.built, path=there.path, text=there.text), is_saved)
