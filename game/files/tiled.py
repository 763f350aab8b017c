"""The door to Tiled maps: a `.tmx` file becomes a track, its picture, and everything that is wrong with it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.files.finding import Finding
from game.files.tiled_drawing import picture_of
from game.files.tiled_findings import Findings, did_you_mean, quoted
from game.files.tiled_folder import FolderError
from game.files.tiled_lunatix import read_lunatix
from game.files.tiled_map import TiledMap, read_tiled_map
from game.files.tiled_picture import MapPicture
from game.files.tiled_racetrack import read_racetrack
from game.files.tiled_sources import Sources
from game.files.tiled_xml import XmlError
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.track import Track

GAMES: Final = ("racetrack", "lunatix")


@dataclass(frozen=True, slots=True)
class Loaded:
    """What came out of a map: a track when no finding is an error, and a picture when it has anything to show.

    The track is `track` when the map says that it is for Racetrack, `loop` when for Lunatix Loop.
    """

    track: Track | None
    picture: MapPicture | None
    findings: tuple[Finding, ...]
    loop: LunatixTrack | None = None
    files: tuple[Path, ...] = ()
    """The tilesets, templates and images that the map uses, missing ones too."""


def read_map(path: Path) -> Loaded:
    """Read and check a map. Never raises for what is in the file or where it lies: that is in the findings."""
    findings = Findings(path.name or str(path))
    files: list[Path] = []
    try:
        tiled = _read(path, findings, files)
        if tiled is None:
            return Loaded(None, None, findings.as_tuple(), files=tuple(files))
        track, loop = _read_track(tiled, path.stem, findings)
        picture: MapPicture | None = picture_of(tiled)
        if picture is not None and not picture.image_files():
            picture = None  # a track drawn plainly is better than an empty sheet
    except MemoryError:
        findings.error("the map is too large for this machine's memory; make it smaller")
        return Loaded(None, None, findings.as_tuple())
    return Loaded(track, picture, findings.as_tuple(), loop, tuple(files))


def _read(path: Path, findings: Findings, files: list[Path]) -> TiledMap | None:
    """The map, whose files are noted in `files`."""
    try:
        try:
            path = path.resolve()
        except ValueError:
            findings.error("no file can have that name; rename it")
            return None
        sources = Sources(path)
        tiled = read_tiled_map(sources.read_map(path), path, sources, findings)
        files += sources.files
        return tiled
    except (FolderError, XmlError) as error:
        findings.error(str(error))
    except (OSError, RuntimeError):  # a link that leads to itself
        findings.error("the file cannot be opened; see that it is there and may be read")
    return None


def _read_track(tiled: TiledMap, stem: str, findings: Findings) -> tuple[Track | None, LunatixTrack | None]:
    game = tiled.properties.get("game")
    if game is None:
        near = [name for name in tiled.properties if did_you_mean(name, ("game",))]
        hint = f" (is {quoted(near[0])} meant for it?)" if near else ""
        findings.error(
            'map property "game" is missing; add it in Map > Map Properties as "racetrack" or "lunatix"' + hint
        )
    elif game.text == "racetrack":
        return read_racetrack(tiled, stem, findings), None
    elif game.text == "lunatix":
        return None, read_lunatix(tiled, stem, findings)
    else:
        findings.error(
            f'map property "game" must be "racetrack" or "lunatix" (got {quoted(game.text)})'
            f"{did_you_mean(game.text, GAMES)}"
        )
    return None, None
