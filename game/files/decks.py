"""A game's figures from its YAML file: the player's own if there is one and it is good, else the shipped one."""

from dataclasses import dataclass
from pathlib import Path

from game.files.finding import Finding, Severity, UnusableFile
from game.files.paths import Home, assets
from game.files.reading import read_bytes
from game.files.strict_yaml import MOST_BYTES, read_yaml
from game.games.racetrack.figures import Figures

RACETRACK = "racetrack.yaml"


@dataclass(frozen=True, slots=True)
class Dealt:
    """The figures to play with, and what was wrong with the player's own file if they are not from there."""

    figures: Figures
    findings: tuple[Finding, ...] = ()


def racetrack_figures(home: Home | None = None) -> Dealt:
    """Racetrack's figures, from the folder `cards` of the home or as shipped."""
    findings: tuple[Finding, ...] = ()
    if home is not None:
        own = home.cards / RACETRACK
        try:
            return Dealt(read_racetrack_figures(own))
        except FileNotFoundError:
            pass
        except OSError as error:
            findings = (_unread(own, error),)
        except UnusableFile as fault:
            findings = fault.findings
    return Dealt(read_racetrack_figures(assets() / "cards" / RACETRACK), findings)


def read_racetrack_figures(path: Path) -> Figures:
    """Read one file. Raises OSError when it cannot be read, UnusableFile with every fault when it is not right."""
    document = read_yaml(read_bytes(path, MOST_BYTES), path.name)
    # Only here: pydantic takes longer to import than the window to open.
    from game.files.deck_shapes import racetrack_figures_in

    return racetrack_figures_in(document)


def _unread(path: Path, error: OSError) -> Finding:
    return Finding(path.name, Severity.ERROR, f"cannot be read: {error.strerror or 'unknown reason'}")
