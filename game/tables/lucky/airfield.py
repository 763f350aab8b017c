"""The ground of the table: a summer sky, hills, the grass strip with hangars, bunting, and the crowd along the rim."""

from pathlib import Path
from typing import Final

import pygame

from game.files.paths import assets
from game.tables.lucky.layout import LuckyLayout
from game.ui import draw, svg
from game.ui.theme import OUTLINE, Look, shade

_SUN: Final = "#f2b134"
_HILL: Final = "#5d8f5a"
_GRASS: Final = "#4a7c4e"
_STRIP: Final = "#6d9a5a"
_RAYS: Final = ((-62, -44), (-30, -16), (-4, 8), (20, 34), (46, 62))
"""Where rays begin and end, in degrees from straight up."""

_SIZES: Final = {
    "hangar": (320, 200),
    "tower": (140, 260),
    "windsock": (150, 220),
    "poplar": (60, 140),
    "cloud_1": (220, 110),
    "cloud_2": (220, 110),
    "cloud_3": (220, 110),
}
"""The proportions of the drawings that stand by themselves."""


def _path(name: str) -> Path:
    return assets() / "images" / "lucky" / f"{name}.svg"


def paint_airfield(look: Look, layout: LuckyLayout) -> pygame.Surface:
    """The whole ground for a window."""
    size = layout.whole.size
    ground = pygame.Surface(size)
    if look.is_contrast_high:
        draw.paper(ground, look)
    else:
        ground.fill(look.mood.ground)
        ground.blit(svg.raster(_landscape(layout), *size), (0, 0))
        draw.grain(ground, ground.get_rect())
        _dress(ground, layout)
    return ground.convert() if pygame.display.get_surface() else ground


def _landscape(layout: LuckyLayout) -> str:
    """Sky with rays around a sun, hills, grass with a mown strip."""
    whole, sky = layout.whole, layout.sky
    horizon = layout.grass.top - layout.grass.height * 0.14
    sun_x, sun_y, reach = sky.centerx, horizon - sky.height * 0.05, whole.width
    pale = svg.web(shade((0x8E, 0xC6, 0xD7), (0xFF, 0xFF, 0xFF), 0.24))
    dark = svg.web(OUTLINE)
    rays = "".join(
        f'<path d="M{sun_x} {sun_y} L{_at(sun_x, sun_y, a, reach)} L{_at(sun_x, sun_y, b, reach)} Z" fill="{pale}"/>'
        for a, b in _RAYS
    )
    radius = sky.height * 0.3
    line = max(2, round(sky.height * 0.014))
    sun = f'<circle cx="{sun_x}" cy="{sun_y}" r="{radius:.0f}" fill="{_SUN}" stroke="{dark}" stroke-width="{line}"/>'
    w, h = whole.size
    hills = (
        f'<path d="M0 {horizon - 40} C{w * 0.2:.0f} {horizon - 110:.0f} {w * 0.3:.0f} {horizon + 10:.0f} {w * 0.5:.0f} '
        f"{horizon - 14:.0f} C{w * 0.7:.0f} {horizon - 40:.0f} {w * 0.8:.0f} {horizon - 100:.0f} {w} "
        f'{horizon - 50:.0f} V{h} H0 Z" fill="{_HILL}" stroke="{dark}" stroke-width="{line}"/>'
    )
    grass = (
        f'<path d="M0 {horizon + 18:.0f} C{w * 0.3:.0f} {horizon - 2:.0f} {w * 0.7:.0f} {horizon + 16:.0f} {w} '
        f'{horizon + 6:.0f} V{h} H0 Z" fill="{_GRASS}" stroke="{dark}" stroke-width="{line}"/>'
    )
    stripes = "".join(
        f'<path d="M{w * 0.5 - 60 - n * 130:.0f} {h} L{w * 0.5 - 8 - n * 20:.0f} {horizon + 20:.0f} '
        f'H{w * 0.5 + 8 - n * 20:.0f} L{w * 0.5 + 60 - n * 130:.0f} {h} Z" fill="{_STRIP}" fill-opacity="0.55"/>'
        for n in range(-9, 10, 2)
    )
    return rays + sun + hills + grass + stripes


def _at(x: float, y: float, degrees: float, reach: float) -> str:
    turned = pygame.Vector2(0, -reach).rotate(degrees)
    return f"{x + turned.x:.0f} {y + turned.y:.0f}"


def _dress(ground: pygame.Surface, layout: LuckyLayout) -> None:
    """Everything that stands on the grass or hangs in the air."""
    sky, whole = layout.sky, layout.whole
    foot = layout.grass.top + round(layout.grass.height * 0.04)
    unit = sky.height / 250
    _stand(ground, "hangar", sky.left + sky.width * 0.33, foot, 250 * unit * 0.72)
    _stand(ground, "tower", sky.left + sky.width * 0.66, foot - round(4 * unit), 118 * unit * 0.78)
    _stand(ground, "windsock", sky.left + sky.width * 0.86, foot, 110 * unit * 0.8)
    for part in (0.04, 0.1, 0.955):
        _stand(ground, "poplar", sky.left + sky.width * part, foot - round(6 * unit), 40 * unit)
    for name, across, down, wide in (
        ("cloud_1", 0.14, 0.24, 120), ("cloud_2", 0.84, 0.14, 110), ("cloud_3", 0.5, 0.05, 100),
    ):  # fmt: skip
        _stand(ground, name, sky.left + sky.width * across, sky.top + sky.height * down + 40 * unit, wide * unit)
    high = max(10, layout.pilots[0].top - round(0.012 * whole.height))
    _row(ground, ("bunting",), 0, high, 240 / 64)
    rim = whole.bottom - layout.log.bottom + round(layout.log.height * 0.5)
    _row(ground, ("crowd_1", "crowd_2"), whole.bottom - rim, round(rim * 1.25), 480 / 150)


def _stand(ground: pygame.Surface, name: str, x: float, foot: float, wide: float) -> None:
    """A drawing whose middle foot is at a point."""
    across, down = _SIZES[name]
    picture = svg.picture(_path(name), max(1, round(wide)), max(1, round(wide * down / across)))
    ground.blit(picture, picture.get_rect(midbottom=(round(x), round(foot))))


def _row(ground: pygame.Surface, names: tuple[str, ...], top: int, high: int, proportion: float) -> None:
    """Drawings side by side across the whole width."""
    wide = max(1, round(high * proportion))
    for number, left in enumerate(range(0, ground.get_width(), wide)):
        ground.blit(svg.picture(_path(names[number % len(names)]), wide, high), (left, top))
