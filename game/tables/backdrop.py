"""A baked board copied into the window where a framing has it, with the backdrop around it."""

import pygame

from game.tables.camera import Framing


def blit_board(
    surface: pygame.Surface,
    board: pygame.Surface,
    cell: int,
    framing: Framing,
    area: pygame.Rect,
    backdrop: pygame.Surface,
    *,
    is_smooth: bool = False,
) -> None:
    """Copy a board painted for cells of `cell` pixels into the area of the window.

    `is_smooth` scales it well, for a picture that stays; else in the least time, for a glide.
    """
    scale = framing.cell / cell
    covered = pygame.Rect(
        round(framing.left), round(framing.top), round(board.get_width() * scale), round(board.get_height() * scale)
    )
    for strip in _around(covered, area):
        surface.blit(backdrop, strip.topleft, strip)
    clip = surface.get_clip()
    surface.set_clip(area)
    if framing.cell == cell:
        surface.blit(board, covered.topleft)
    else:
        # In a glide the nearest picture is scaled as it is; it is sharp again when the glide ends.
        seen = covered.clip(area)
        source = pygame.Rect(
            round((seen.left - covered.left) / scale), round((seen.top - covered.top) / scale),
            round(seen.width / scale), round(seen.height / scale),
        ).clip(board.get_rect())  # fmt: skip
        if source.width and source.height:
            scaled = pygame.transform.smoothscale if is_smooth else pygame.transform.scale
            surface.blit(scaled(board.subsurface(source), seen.size), seen.topleft)
    surface.set_clip(clip)


def _around(covered: pygame.Rect, area: pygame.Rect) -> list[pygame.Rect]:
    """The parts of the area that are left free: above, below, left and right of what is covered."""
    inner = covered.clip(area)
    strips = (
        pygame.Rect(area.left, area.top, area.width, inner.top - area.top),
        pygame.Rect(area.left, inner.bottom, area.width, area.bottom - inner.bottom),
        pygame.Rect(area.left, inner.top, inner.left - area.left, inner.height),
        pygame.Rect(inner.right, inner.top, area.right - inner.right, inner.height),
    )
    return [strip for strip in strips if strip.width > 0 and strip.height > 0]
