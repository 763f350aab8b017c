"""A track for a command: found by name or file, read, and refused with every error in it."""

from pathlib import Path

from game.commands.command import WrongInput
from game.files.finding import UnusableFile, has_errors
from game.files.maps import NoSuchMap, find_map
from game.files.paths import Home
from game.files.tiled import read_map
from game.games.racetrack.track import Track


def map_named(word: str, home: Home) -> tuple[Path, Track]:
    """The map that a word means, and its track. Raises WrongInput or UnusableFile."""
    try:
        path = find_map(word, home)
    except NoSuchMap as missing:
        raise WrongInput(str(missing)) from None
    loaded = read_map(path)
    if has_errors(loaded.findings) or not isinstance(loaded.track, Track):
        raise UnusableFile(*(finding for finding in loaded.findings if finding.is_error))
    return path, loaded.track
