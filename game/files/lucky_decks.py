"""The figures of Lucky Loop from their YAML file, the player's own or the shipped one."""

from pathlib import Path

from game.files.decks import Dealt, own_or_shipped, read_document
from game.files.paths import Home
from game.games.lucky.figures import Figures

LUCKY = "lucky_loop.yaml"


def lucky_figures(home: Home | None = None) -> Dealt[Figures]:
    """The figures, from the folder `cards` of the home or as shipped."""
    return own_or_shipped(LUCKY, read_lucky_figures, home)


def read_lucky_figures(path: Path) -> Figures:
    """Read one file. Raises OSError when it cannot be read, UnusableFile with every fault when it is not right."""
    document = read_document(path)
    # Only here: pydantic takes longer to import than the window to open.
    from game.files.lucky_shapes import lucky_figures_in

    return lucky_figures_in(document)
