"""The deck and figures of Retro Loonacy from their YAML file, the player's own or the shipped one."""

from pathlib import Path

from game.files.decks import Dealt, own_or_shipped, read_document
from game.files.paths import Home
from game.games.loonacy.figures import Figures

LOONACY = "retro_loonacy.yaml"


def loonacy_figures(home: Home | None = None) -> Dealt[Figures]:
    """The figures, from the folder `cards` of the home or as shipped."""
    return own_or_shipped(LOONACY, read_loonacy_figures, home)


def read_loonacy_figures(path: Path) -> Figures:
    """Read one file. Raises OSError when it cannot be read, UnusableFile with every fault when it is not right."""
    document = read_document(path)
    # Only here: pydantic takes longer to import than the window to open.
    from game.files.loonacy_shapes import loonacy_figures_in

    return loonacy_figures_in(document)
