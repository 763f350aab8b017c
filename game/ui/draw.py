"""Panels, rings, lines and paper in the house style: flat colour, warm outline, one soft shadow to the lower right."""

from functools import lru_cache
from math import cos, hypot, pi
from random import Random
from typing import Final

import pygame

from game.ui import svg
from game.ui.theme import Colour, Look

Point = tuple[float, float]

PANEL_RADIUS: Final = 16
CARD_RADIUS: Final = 12
_SHADOW_OFFSET: Final = 7
_SHADOW_STEPS: Final = ((0.0, 0.13), (2.5, 0.09), (5.0, 0.06))
"""Growth in design pixels and opacity of the layers that make the shadow's soft edge."""
_GRAIN_SIZE: Final = 192
_GRAIN_SPECKS: Final = 900
_PULSE_MS: Final = 1200
_PULSE_PHASES: Final = 6


def forget() -> None:
    """Drop all pictures kept so far: after a change of size they would only fill the memory."""
    for kept in (_panel, _ring, _paper, _hatch, _veil):
        kept.cache_clear()
    svg.forget()


def panel(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    *,
    fill: Colour | None = None,
    line: Colour | None = None,
    radius: float = PANEL_RADIUS,
    line_width: int | None = None,
    has_shadow: bool = True,
) -> None:
    """A rounded, outlined piece of cardboard (fill: the mood's panel); only `radius` is in design pixels."""
    mood = look.mood
    width = look.line if line_width is None else line_width
    shadow = look.px(_SHADOW_OFFSET) if has_shadow else 0
    picture, margin = _panel(
        rect.width, rect.height, look.px(radius), width, fill or mood.panel, line or mood.line, shadow
    )
    surface.blit(picture, (rect.left - margin, rect.top - margin))


@lru_cache(maxsize=192)
def _panel(
    width: int, height: int, radius: int, line: int, fill: Colour, stroke: Colour, shadow: int
) -> tuple[pygame.Surface, int]:
    """The picture of a panel and how far it reaches beyond the panel on every side.

    A large one is a small one stretched in its middle, where all columns and rows are alike: to draw it whole takes
    longer than a frame has.
    """
    margin = 1 if not shadow else shadow * 2
    first, last = margin + shadow + radius + line + 1, margin + radius + line + 1
    least = first + last + 1 - 2 * margin
    across, down = min(width, least), min(height, least)
    small = _drawn_panel(across, down, radius, line, fill, stroke, shadow, margin)
    return _stretched(small, (width + 2 * margin, height + 2 * margin), first), margin


def _stretched(small: pygame.Surface, size: tuple[int, int], at: int) -> pygame.Surface:
    """A picture made larger by repeating its column and its row at a place."""
    larger = pygame.Surface(size, pygame.SRCALPHA)
    for x, wide, left, width in _parts(small.get_width(), size[0], at):
        for y, high, top, height in _parts(small.get_height(), size[1], at):
            piece = pygame.transform.scale(small.subsurface((x, y, wide, high)), (width, height))
            # Added to nothing, a picture is copied as it is.
            larger.blit(piece, (left, top), special_flags=pygame.BLEND_RGBA_ADD)
    return larger


def _parts(length: int, wanted: int, at: int) -> tuple[tuple[int, int, int, int], ...]:
    """Where each part of a side begins and how long it is, before and after the stretching."""
    more = wanted - length
    if more <= 0:
        return ((0, length, 0, length),)
    after = length - at - 1
    return (0, at, 0, at), (at, 1, at, 1 + more), (at + 1, after, at + 1 + more, after)


def _drawn_panel(
    width: int, height: int, radius: int, line: int, fill: Colour, stroke: Colour, shadow: int, margin: int
) -> pygame.Surface:
    parts = []
    if shadow:
        unit = shadow / _SHADOW_OFFSET
        for growth, opacity in _SHADOW_STEPS:
            grow = growth * unit
            parts.append(
                f'<rect x="{margin + shadow - grow}" y="{margin + shadow - grow}" width="{width + 2 * grow}" '
                f'height="{height + 2 * grow}" rx="{radius + grow}" fill="#1a1210" fill-opacity="{opacity}"/>'
            )
    inset = margin + line / 2
    parts.append(
        f'<rect x="{inset}" y="{inset}" width="{max(0, width - line)}" height="{max(0, height - line)}" '
        f'rx="{max(0.0, radius - line / 2)}" fill="{svg.web(fill)}"'
        + (f' stroke="{svg.web(stroke)}" stroke-width="{line}"/>' if line else "/>")
    )
    return svg.raster("".join(parts), width + 2 * margin, height + 2 * margin)


def ring(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    colour: Colour,
    now: int,
    *,
    radius: float = PANEL_RADIUS,
    width: float = 7,
) -> None:
    """The focus: a thick ring around a rectangle, dark on both sides, that breathes with the clock `now` (ms)."""
    phase = _PULSE_PHASES // 2 if look.is_motion_reduced else _phase(now)
    thick = look.px(width)
    gap = look.px(3) + round(look.px(4) * phase / _PULSE_PHASES)
    around = rect.inflate(2 * (gap + thick), 2 * (gap + thick))
    picture = _ring(around.width, around.height, look.px(radius) + gap + thick, thick, colour, look.mood.line)
    surface.blit(picture, around.topleft)


@lru_cache(maxsize=96)
def _ring(width: int, height: int, radius: int, thick: int, colour: Colour, line: Colour) -> pygame.Surface:
    rim = max(1, thick // 4)
    parts = []
    for stroke, web in ((thick, svg.web(line)), (thick - 2 * rim, svg.web(colour))):
        parts.append(
            f'<rect x="{thick / 2}" y="{thick / 2}" width="{width - thick}" height="{height - thick}" '
            f'rx="{max(1.0, radius - thick / 2)}" fill="none" stroke="{web}" stroke-width="{stroke}"/>'
        )
    return svg.raster("".join(parts), width, height)


def _phase(now: int) -> int:
    """0..phases and back, soft at both ends, once every pulse: below one change of light a second."""
    return round((1 - cos(2 * pi * (now % _PULSE_MS) / _PULSE_MS)) / 2 * _PULSE_PHASES)


def paper(surface: pygame.Surface, look: Look, colour: Colour | None = None) -> None:
    """Cover the surface with paper of a colour (the mood's ground) and its grain."""
    surface.blit(_paper(surface.get_size(), colour or look.mood.ground), (0, 0))


@lru_cache(maxsize=3)
def _paper(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    sheet = pygame.Surface(size)
    sheet.fill(colour)
    grain(sheet, sheet.get_rect())
    return sheet.convert() if pygame.display.get_surface() else sheet


def grain(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Lay paper grain over a part of a surface. For pictures that are kept: it is too slow for every frame."""
    tile = _grain()
    old = surface.get_clip()
    surface.set_clip(rect.clip(old))
    for y in range(rect.top, rect.bottom, _GRAIN_SIZE):
        for x in range(rect.left, rect.right, _GRAIN_SIZE):
            surface.blit(tile, (x, y))
    surface.set_clip(old)


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    """Short light and dark fibres, the same on every machine."""
    tile = pygame.Surface((_GRAIN_SIZE, _GRAIN_SIZE), pygame.SRCALPHA)
    luck = Random(1955)  # noqa: S311 - a picture, no secret
    for _ in range(_GRAIN_SPECKS):
        x, y = luck.randrange(_GRAIN_SIZE), luck.randrange(_GRAIN_SIZE)
        tone = (255, 250, 235) if luck.random() < 0.5 else (30, 20, 15)
        strength = luck.randrange(5, 15)
        for step in range(luck.randrange(1, 4)):
            tile.set_at(((x + step) % _GRAIN_SIZE, (y + luck.randrange(2)) % _GRAIN_SIZE), (*tone, strength))
    return tile


def line(surface: pygame.Surface, colour: Colour, a: Point, b: Point, width: int) -> None:
    """A smooth line with round ends."""
    pygame.draw.aaline(surface, colour, a, b, width)
    if width > 4:
        # A radius reaches from the middle of a pixel: (width - 1) / 2 gives discs as wide as the line.
        pygame.draw.aacircle(surface, colour, a, (width - 1) / 2)
        pygame.draw.aacircle(surface, colour, b, (width - 1) / 2)


def dashes(surface: pygame.Surface, colour: Colour, a: Point, b: Point, width: int, dash: int, gap: int) -> None:
    """A dashed line from a to b with round ends, beginning with a dash; lengths in window pixels."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    if length < 1:
        return
    step_x, step_y = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    at = 0.0
    while at < length:
        end = min(at + dash, length)
        line(
            surface, colour, (a[0] + step_x * at, a[1] + step_y * at), (a[0] + step_x * end, a[1] + step_y * end), width
        )
        at += dash + gap


def dot(surface: pygame.Surface, fill: Colour, outline: Colour, centre: Point, radius: float, width: float) -> None:
    """A smooth disc with an outline inside its radius."""
    pygame.draw.aacircle(surface, outline, centre, radius)
    pygame.draw.aacircle(surface, fill, centre, max(0.5, radius - width))


def hatch(surface: pygame.Surface, look: Look, rect: pygame.Rect, colour: Colour, *, radius: float = 0) -> None:
    """Diagonal lines over a rectangle: what is not available."""
    surface.blit(_hatch(rect.width, rect.height, look.px(12), look.px(3), colour, look.px(radius)), rect.topleft)


@lru_cache(maxsize=64)
def _hatch(width: int, height: int, gap: int, thick: int, colour: Colour, radius: int) -> pygame.Surface:
    lines = "".join(
        f'<path d="M{x} {height} L{x + height} 0" stroke="{svg.web(colour)}" stroke-width="{thick}"/>'
        for x in range(-height, width, gap)
    )
    picture = svg.raster(lines, width, height)
    if not radius:
        return picture
    mask = svg.raster(f'<rect width="{width}" height="{height}" rx="{radius}" fill="#ffffff"/>', width, height)
    rounded = picture.copy()
    rounded.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return rounded


def veil(surface: pygame.Surface, colour: Colour = (0x1A, 0x12, 0x10), strength: int = 150) -> None:
    """Dim everything drawn so far: an overlay comes on top."""
    surface.blit(_veil(surface.get_size(), colour, strength), (0, 0))


@lru_cache(maxsize=2)
def _veil(size: tuple[int, int], colour: Colour, strength: int) -> pygame.Surface:
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.fill((*colour, strength))
    return sheet.convert_alpha() if pygame.display.get_surface() else sheet
