"""The shelf of the title: game boxes with printed covers, drawn at the window's own size and kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from game.files.paths import assets
from game.scenes.games import is_ready, key_of
from game.ui import draw, svg, text
from game.ui.theme import BLUEPRINT, LOONACY, LUCKY, LUNATIX, OUTLINE, RIM, Colour, Ink, Look, Mood, Type, shade

_COVER: Final = (300, 400)
_WOOD: Final[Colour] = (0xA4, 0x6A, 0x3C)
_BACK: Final = 0.86
"""How large a box is that stands back, beside the chosen one."""
_LIFT: Final = 10


@dataclass(frozen=True, slots=True)
class Box:
    """One game on the shelf."""

    name: str
    mood: Mood
    band: Colour
    """The colour of the strip with the name."""

    @property
    def key(self) -> str:
        """The game in keys of texts, and the name of its cover."""
        return key_of(self.name)

    @property
    def is_ready(self) -> bool:
        """Whether it can be played."""
        return is_ready(self.name)


BOXES: Final = (
    Box("racetrack", BLUEPRINT, (0xF7, 0xF4, 0xEA)),
    Box("lunatix", LUNATIX, (0xE0, 0xB0, 0x4A)),
    Box("lucky-loop", LUCKY, (0xF3, 0xE6, 0xC8)),
    Box("loonacy", LOONACY, (0xF4, 0xE3, 0xC1)),
)


def draw_shelf(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    labels: Sequence[tuple[str, str]],
    lifts: Sequence[float],
) -> list[pygame.Rect]:
    """Draw the shelf into a rectangle and return where the boxes stand.

    `labels`: of each box its name and a note ("" for none); `lifts`: how far each has come forward, 0..1.
    """
    board = look.px(26)
    gap = look.px(36)
    floor = rect.bottom - board
    room_width = (rect.width - gap * (len(labels) - 1)) // len(labels)
    height = min(floor - rect.top - look.px(_LIFT), room_width * _COVER[1] // _COVER[0])
    width = height * _COVER[0] // _COVER[1]
    width, height = max(width, look.px(90)), max(height, look.px(120))
    step = min(room_width + gap, round(width * 1.24))
    left = rect.centerx - (step * (len(labels) - 1) + width) // 2
    _draw_board(surface, look, pygame.Rect(rect.left, floor, rect.width, board))
    rects = []
    for index, ((name, note), lift) in enumerate(zip(labels, lifts, strict=True)):
        size = _BACK + (1 - _BACK) * lift
        box = pygame.Rect(0, 0, round(width * size), round(height * size))
        box.midbottom = (left + step * index + width // 2, floor - round(look.px(_LIFT) * lift) + look.px(2))
        _draw_box(surface, look, BOXES[index], box, name, note)
        rects.append(box)
    return rects


def _draw_board(surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """The shelf's front edge and the shadow below it."""
    draw.panel(surface, look, rect, fill=_WOOD, radius=5)
    grain = shade(_WOOD, OUTLINE, 0.28)
    for number, part in enumerate((0.34, 0.68)):
        y = rect.top + round(rect.height * part)
        start, end = (0.06, 0.62) if number == 0 else (0.3, 0.94)
        pygame.draw.line(
            surface, grain, (rect.left + rect.width * start, y), (rect.left + rect.width * end, y), look.px(2)
        )


def _draw_box(surface: pygame.Surface, look: Look, box: Box, rect: pygame.Rect, name: str, note: str) -> None:
    side = look.px(12)
    shadow = rect.move(side + look.px(5), 0)
    draw.panel(surface, look, shadow, fill=shade(box.mood.ground, OUTLINE, 0.45), radius=5)
    picture = _cover(box.key, rect.width, rect.height, 0 if box.is_ready else 1)
    surface.blit(picture, rect.topleft)
    band = pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * 0.235))
    ink = Ink(OUTLINE, box.band)
    lines = text.wrap(look, name, band.width - look.px(16), Type.BODY, is_bold=True)
    kind = Type.BODY
    if len(lines) * text.line_height(look, kind) > band.height - look.px(6) or len(lines) > name.count(" ") + 1:
        kind = Type.SMALL
        lines = text.wrap(look, name, band.width - look.px(12), kind, is_bold=True)
    line_step = text.line_height(look, kind)
    band.height = max(band.height, len(lines) * line_step + look.px(8))
    pygame.draw.rect(surface, box.band, band, border_top_left_radius=look.px(5), border_top_right_radius=look.px(5))
    pygame.draw.line(surface, OUTLINE, band.bottomleft, (band.right - 1, band.bottom), look.line)
    y = band.centery - len(lines) * line_step // 2
    for line in lines:
        at = (band.centerx, y + line_step // 2)
        text.write(surface, look, line, at, kind, ink=ink, anchor="center", is_bold=True)
        y += line_step
    pygame.draw.rect(surface, OUTLINE, rect, look.line, border_radius=look.px(5))
    if note:
        _draw_tag(surface, look, rect, note)


def _draw_tag(surface: pygame.Surface, look: Look, rect: pygame.Rect, note: str) -> None:
    """A paper slip over the cover."""
    wide = min(rect.width - look.px(8), text.width(look, note, Type.SMALL, is_bold=True) + look.px(36))
    slip = pygame.Rect(0, 0, wide, text.line_height(look, Type.SMALL) + look.px(12))
    slip.midbottom = (rect.centerx, rect.bottom - look.px(18))
    draw.panel(surface, look, slip, fill=RIM, radius=6)
    text.write(
        surface, look, note, slip.center, Type.SMALL, ink=Ink(OUTLINE, RIM), anchor="center", is_bold=True,
        most=slip.width - look.px(8),
    )  # fmt: skip


@lru_cache(maxsize=64)
def _cover(name: str, width: int, height: int, faded: int) -> pygame.Surface:
    """A printed cover with rounded corners; faded for a game that cannot be played yet."""
    radius = max(2, width // 50)
    picture = svg.picture(assets() / "images" / "title" / f"{name}.svg", width, height).copy()
    if faded:
        grey = pygame.transform.grayscale(picture)
        grey.set_alpha(150)
        picture.blit(grey, (0, 0))
    mask = svg.raster(f'<rect width="{width}" height="{height}" rx="{radius}" fill="#ffffff"/>', width, height)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return picture
