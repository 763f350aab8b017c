"""A track for a command: found by name or file, read, and refused with every error in it."""

from dataclasses import dataclass
from pathlib import Path

from game.commands.command import WrongInput
from game.files.finding import UnusableFile, has_errors
from game.files.maps import LUNATIX, RACETRACK, NoSuchMap, find_map, shipped_maps
from game.files.paths import Home
from game.files.tiled import read_map
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.track import Track

AnyTrack = Track | LunatixTrack


@dataclass(frozen=True, slots=True)
class Ground:
    """What a race is held on: the map and its track."""

    path: Path
    track: AnyTrack

    @property
    def game(self) -> str:
        """The game that the map is for."""
        return game_of(self.track)


def ground_named(word: str, home: Home, game: str | None = None) -> Ground:
    """The map that a word means, for that game if there is one. Raises WrongInput or UnusableFile."""
    try:
        path = find_map(word, home, game)
    except NoSuchMap as missing:
        raise WrongInput(str(missing)) from None
    loaded = read_map(path)
    track = loaded.track or loaded.loop
    if has_errors(loaded.findings) or track is None:
        raise UnusableFile(*(finding for finding in loaded.findings if finding.is_error))
    if game is not None and game_of(track) != game:
        raise WrongInput(f"{path.name}: is a track for {game_of(track)}, not for {game}; give another one")
    return Ground(path, track)


def first_ground(game: str, home: Home) -> Ground:
    """The map to begin with in a game."""
    return ground_named(str(shipped_maps(game)[0]), home, game)


def track_named(word: str, home: Home) -> tuple[Path, Track]:
    """A map for Racetrack and its track. Raises WrongInput or UnusableFile."""
    ground = ground_named(word, home, RACETRACK)
    assert isinstance(ground.track, Track), "no other game was asked for"
    return ground.path, ground.track


def game_of(track: AnyTrack) -> str:
    """The game that a track is for."""
    return LUNATIX if isinstance(track, LunatixTrack) else RACETRACK
