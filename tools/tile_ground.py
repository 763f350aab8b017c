"""Ground tilesets: blueprint paper, and grass, gravel and water that join at the corners of cells."""

from typing import Final

import pygame
from tile_svg import BLUEPRINT, GREEN, OUTLINE, PAPER, TILE, WATER, YELLOW, circle, fill, rect, render, stroke

BLUEPRINT_TILES: Final = 4
"""Tiles of plain paper: bit 0 of the id for a strong line at its left, bit 1 at its top; then 4, 5: the frame."""

HALF: Final = TILE // 2


def blueprint_tiles() -> list[pygame.Surface]:
    """Drawing-board paper with faint lines at the cells' edges and stronger ones for every fifth."""
    pictures = []
    for tile in range(BLUEPRINT_TILES):
        lines = rect(0, 0, TILE, TILE, BLUEPRINT)
        lines += fill(f"M0 0H{TILE}V2H2V{TILE}H0Z", "#4d6f92", 0.45)
        if tile & 1:
            lines += fill(f"M0 0H3V{TILE}H0Z", "#6f92b3", 0.7)
        if tile & 2:
            lines += fill(f"M0 0H{TILE}V3H0Z", "#6f92b3", 0.7)
        pictures.append(render(lines, TILE, TILE))
    return [*pictures, _frame_tile("M0 32H64", "M0 42H64"), _frame_tile("M64 32H32V64", "M64 42H42V64")]


def _frame_tile(thick: str, thin: str) -> pygame.Surface:
    body = rect(0, 0, TILE, TILE, "#1a3350")
    return render(
        body + stroke(thick, PAPER, 5, cap="butt") + stroke(thin, PAPER, 2, cap="butt", opacity=0.7), TILE, TILE
    )


def grass_tiles() -> list[pygame.Surface]:
    """Grass by corner mask 1 to 15 (top right, bottom right, bottom left, top left)."""
    tufts = "".join(
        stroke(f"M{x} {y}l-3 -8M{x} {y}l1 -10M{x} {y}l5 -7", "#548a6c", 2.4) for x, y in ((14, 24), (46, 50))
    )
    return [ground(mask, GREEN, tufts if mask == 15 else "") for mask in range(1, 16)]


def gravel_tiles() -> list[pygame.Surface]:
    """Gravel by corner mask 1 to 15, as `grass_tiles`."""
    stones = "".join(
        circle(x, y, radius, colour)
        for x, y, radius, colour in (
            (8, 12, 3, "#c98f3a"), (27, 6, 2.4, "#fbd48c"), (45, 14, 3.2, "#c98f3a"), (58, 30, 2.4, "#fbd48c"),
            (18, 32, 2.6, "#fbd48c"), (36, 36, 2.8, "#c98f3a"), (10, 52, 2.6, "#c98f3a"),
            (29, 56, 2.4, "#fbd48c"), (50, 50, 3, "#c98f3a"),
        )
    )  # fmt: skip
    return [ground(mask, YELLOW, stones if mask == 15 else "") for mask in range(1, 16)]


def water_tiles() -> list[pygame.Surface]:
    """Water by corner mask 1 to 15, as `grass_tiles`."""
    waves = "".join(f"M{x} {y}q5 -6 10 0t10 0" for x, y in ((6, 18), (36, 34), (10, 52)))
    ripples = stroke(waves, "#b5dbe6", 2.6)
    return [ground(mask, WATER, ripples if mask == 15 else "") for mask in range(1, 16)]


def ground(mask: int, colour: str, texture: str) -> pygame.Surface:
    """One tile: the colour where the corners of the mask are, bounded by straight lines between the sides' middles."""
    is_in = tuple(bool(mask >> bit & 1) for bit in range(4))
    shape, border = _shape(is_in)
    lines = stroke(border, OUTLINE, 5, cap="butt") if border else ""
    return render(fill(shape, colour) + texture + lines, TILE, TILE)


def _shape(is_in: tuple[bool, ...]) -> tuple[str, str]:
    corners = ((TILE, 0), (TILE, TILE), (0, TILE), (0, 0))
    middles = ((TILE, HALF), (HALF, TILE), (0, HALF), (HALF, 0))
    count = sum(is_in)
    if count == 4:
        return f"M0 0H{TILE}V{TILE}H0Z", ""
    if count == 2 and is_in[0] == is_in[2]:
        parts = [_shape(tuple(index == one for index in range(4))) for one in range(4) if is_in[one]]
        return "".join(part[0] for part in parts), "".join(part[1] for part in parts)
    start = next(index for index in range(4) if is_in[index] and not is_in[index - 1])
    end = next(index for index in range(4) if is_in[index] and not is_in[(index + 1) % 4])
    (start_x, start_y), (end_x, end_y) = middles[start - 1], middles[end]
    outline = "".join(f"L{corners[(start + step) % 4][0]} {corners[(start + step) % 4][1]}" for step in range(count))
    return f"M{start_x} {start_y}{outline}L{end_x} {end_y}Z", f"M{end_x} {end_y}L{start_x} {start_y}"
