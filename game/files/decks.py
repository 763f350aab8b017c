"""A game's figures from its YAML file: the player's own if there is one and it is good, else the shipped one."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from game.files.finding import Finding, Severity, UnusableFile
from game.files.paths import Home, assets
from game.files.reading import read_bytes
from game.files.strict_yaml import MOST_BYTES, Document, read_yaml
from game.games.racetrack.figures import Figures

RACETRACK = "racetrack.yaml"


F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class Dealt(Generic[F]):
    """The figures to play with, and what was wrong with the player's own file if they are not from there."""

    figures: F
    findings: tuple[Finding, ...] = ()


def racetrack_figures(home: Home | None = None) -> Dealt[Figures]:
    """Racetrack's figures, from the folder `cards` of the home or as shipped."""
    return own_or_shipped(RACETRACK, read_racetrack_figures, home)


def own_or_shipped(name: str, read: Callable[[Path], F], home: Home | None) -> Dealt[F]:
    """A game's figures from the file of that name, in the folder `cards` of the home or as shipped."""
    findings: tuple[Finding, ...] = ()
    if home is not None:
        own = home.cards / name
        try:
            return Dealt(read(own))
        except FileNotFoundError:
            pass
        except OSError as error:
            findings = (_unread(own, error),)
        except UnusableFile as fault:
            findings = fault.findings
    return Dealt(read(assets() / "cards" / name), findings)


def read_racetrack_figures(path: Path) -> Figures:
    """Read one file. Raises OSError when it cannot be read, UnusableFile with every fault when it is not right."""
    document = read_document(path)
    # Only here: pydantic takes longer to import than the window to open.
    from game.files.deck_shapes import racetrack_figures_in

    return racetrack_figures_in(document)


def read_document(path: Path) -> Document:
    """A file of figures as YAML. Raises OSError when it cannot be read, UnusableFile at its first fault."""
    return read_yaml(read_bytes(path, MOST_BYTES), path.name)


def _unread(path: Path, error: OSError) -> Finding:
    return Finding(path.name, Severity.ERROR, f"cannot be read: {error.strerror or 'unknown reason'}")
