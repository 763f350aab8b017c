"""The shipped circuits: each as the pieces it is laid of, or as the way on which pieces are laid."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from game.core.chance import Chance
from game.games.racetrack.pieces import Block, Layout, checked, laid
from game.games.racetrack.shuffle import covered


@dataclass(frozen=True, slots=True)
class Circuit:
    """One circuit to be drawn: its file's name, its title, road width in spots, laps, and how it runs."""

    name: str
    title: str
    width: int
    laps: int
    words: str = ""
    """The pieces one after another."""
    corners: tuple[Block, ...] = ()
    """Or the corners of a closed way over the grid of blocks, to be covered by luck from `pieces_seed`."""
    pieces_seed: int = 0
    scenery_seed: int = 1
    checkpoints: tuple[int, ...] = ()

    def layout(self) -> Layout:
        """The pieces of the circuit."""
        if self.words:
            return laid(self.width, self.words.split())
        return checked(self.width, covered(_way(self.corners), Chance(self.pieces_seed)))


def _way(corners: tuple[Block, ...]) -> list[Block]:
    """Every block between corners, once round."""
    way: list[Block] = []
    for (x, y), (to_x, to_y) in pairwise((*corners, corners[0])):
        steps = max(abs(to_x - x), abs(to_y - y))
        way += [(x + (to_x - x) * step // steps, y + (to_y - y) * step // steps) for step in range(steps)]
    return way


CIRCUITS: Final = (
    Circuit(
        "kitchen_oval",
        "Kitchen Oval",
        5,
        1,
        words="start right2 right2 straight straight right2 right2",
    ),
    Circuit(
        "paperclip",
        "Paperclip",
        4,
        2,
        corners=((0, 0), (8, 0), (8, 3), (2, 3), (2, 2), (6, 2), (6, 1), (0, 1)),
    ),
    Circuit(
        "broad_bean",
        "Broad Bean",
        7,
        2,
        corners=((0, 0), (5, 0), (5, 3), (3, 3), (3, 2), (2, 2), (2, 3), (0, 3)),
    ),
    Circuit(
        "teapot",
        "Teapot",
        5,
        2,
        corners=((0, 0), (5, 0), (5, 1), (7, 1), (7, 3), (5, 3), (5, 4), (1, 4), (1, 3), (0, 3)),
    ),
    Circuit(
        "old_harbour",
        "Old Harbour",
        6,
        2,
        corners=((0, 0), (3, 0), (3, 1), (5, 1), (5, 0), (7, 0), (7, 3), (2, 3), (2, 2), (0, 2)),
    ),
    Circuit(
        "back_stairs",
        "Back Stairs",
        3,
        1,
        corners=((0, 0), (3, 0), (3, 1), (5, 1), (5, 2), (7, 2), (7, 3), (9, 3), (9, 4), (11, 4), (11, 6), (0, 6)),
    ),
    Circuit(
        "figure_of_eight",
        "Figure of Eight",
        3,
        2,
        words="start straight crossing straight straight straight left2 left2 straight straight left2 straight "
        "crossing straight right2 straight straight right2 right2",
        checkpoints=(7, 17),
    ),
    Circuit(
        "long_sunday",
        "Long Sunday",
        4,
        1,
        corners=(
            (0, 0), (6, 0), (6, 1), (8, 1), (8, 0), (10, 0), (10, 5), (8, 5), (8, 3), (5, 3),
            (5, 5), (3, 5), (3, 3), (2, 3), (2, 5), (0, 5),
        ),
    ),
    Circuit(
        "cellar_dash",
        "Cellar Dash",
        4,
        1,
        words="sprint_start straight straight straight right2 right2 straight chicane_left hairpin_left "
        "straight straight straight straight straight sprint_finish",
    ),
    Circuit(
        "spaghetti",
        "Spaghetti",
        3,
        1,
        corners=(
            (0, 0), (11, 0), (11, 2), (9, 2), (9, 1), (7, 1), (7, 3), (11, 3), (11, 6), (8, 6),
            (8, 4), (6, 4), (6, 6), (4, 6), (4, 2), (2, 2), (2, 6), (0, 6),
        ),
    ),
)  # fmt: skip
"""From the first one to the longest."""
