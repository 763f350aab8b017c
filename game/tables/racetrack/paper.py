"""The drawing board's two papers: white lines on blueprint blue, or the same drawings as ink on graph paper."""

from pathlib import Path
from typing import Final

import pygame

from game.files.paths import tracks
from game.ui.theme import BLUEPRINT, GRAPH, Colour

_DRAWN_ON_PAPER: Final = frozenset(
    {"blueprint.png", "lettering.png", "title_block.png", "north.png", "compasses.png", "set_square.png"}
)
"""The shipped images that are drawings on the paper itself; whatever lies on it keeps its colours."""
_INK: Final[Colour] = (0x1F, 0x3B, 0x57)


def on_graph_paper(path: Path, image: pygame.Surface) -> pygame.Surface:
    """An image as it looks on graph paper: shipped drawings as dark ink, all else unchanged."""
    if path.name not in _DRAWN_ON_PAPER or not path.resolve().is_relative_to(tracks().resolve()):
        return image
    # How much lighter than the blueprint's blue each pixel is: that much ink it becomes.
    lines = pygame.transform.grayscale(image)
    blue = round(0.299 * BLUEPRINT.ground[0] + 0.587 * BLUEPRINT.ground[1] + 0.114 * BLUEPRINT.ground[2])
    lines.fill((blue, blue, blue), special_flags=pygame.BLEND_RGB_SUB)
    strength = tuple(paper - ink for paper, ink in zip(GRAPH.ground, _INK, strict=True))
    lines.fill(strength, special_flags=pygame.BLEND_RGB_MULT)
    drawn = image.copy()
    drawn.fill((0, 0, 0), special_flags=pygame.BLEND_RGB_MULT)
    drawn.fill(GRAPH.ground, special_flags=pygame.BLEND_RGB_ADD)
    drawn.blit(lines, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return drawn
