"""The door to Tiled maps: a `.tmx` file becomes a track, its picture, and everything that is wrong with it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.files.finding import Finding
from game.files.tiled_drawing import picture_of
from game.files.tiled_findings import Findings, did_you_mean, quoted
from game.files.tiled_folder import FolderError
from game.files.tiled_map import TiledMap, read_tiled_map
from game.files.tiled_picture import MapPicture
from game.files.tiled_racetrack import read_racetrack
from game.files.tiled_sources import Sources
from game.files.tiled_xml import XmlError
from game.games.racetrack.track import Track

GAMES: Final = ("racetrack", "lunatix")


@dataclass(frozen=True, slots=True)
class Loaded:
    """What came out of a map: a track when no finding is an error, and a picture when the map has anything to show."""

    track: Track | None
    picture: MapPicture | None
    findings: tuple[Finding, ...]


def read_map(path: Path) -> Loaded:
    """Read and check a map. Never raises for what is in the file or where it lies: that is in the findings."""
    findings = Findings(path.name or str(path))
    try:
        tiled = _read(path, findings)
        track = None if tiled is None else _read_track(tiled, path.stem, findings)
        picture = None if tiled is None else picture_of(tiled)
        if picture is not None and not picture.image_files():
            picture = None  # a track drawn plainly is better than an empty sheet
    except MemoryError:
        findings.error("the map is too large for this machine's memory")
        return Loaded(None, None, findings.as_tuple())
    return Loaded(track, picture, findings.as_tuple())


def _read(path: Path, findings: Findings) -> TiledMap | None:
    try:
        try:
            path = path.resolve()
        except ValueError:
            findings.error("no file can have that name")
            return None
        sources = Sources(path)
        return read_tiled_map(sources.read_map(path), path, sources, findings)
    except (FolderError, XmlError) as error:
        findings.error(str(error))
    except (OSError, RuntimeError):  # a link that leads to itself
        findings.error("the file cannot be opened")
    return None


def _read_track(tiled: TiledMap, stem: str, findings: Findings) -> Track | None:
    game = tiled.properties.get("game")
    if game is None:
        near = [name for name in tiled.properties if did_you_mean(name, ("game",))]
        hint = f" (is {quoted(near[0])} meant for it?)" if near else ""
        findings.error(
            'map property "game" is missing; add it in Map > Map Properties as "racetrack" or "lunatix"' + hint
        )
        return None
    if game.text == "lunatix":
        findings.error("this is a track for Lunatix Loop, which this version of the game cannot read yet")
        return None
    if game.text != "racetrack":
        findings.error(
            f'map property "game" must be "racetrack" or "lunatix" (got {quoted(game.text)})'
            f"{did_you_mean(game.text, GAMES)}"
        )
        return None
    return read_racetrack(tiled, stem, findings)
