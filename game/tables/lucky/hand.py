"""The hand of the pilot on turn at the lower rim: upright cards, chosen ones lifted, those that do not fit faded."""

from dataclasses import dataclass
from typing import Final

import pygame

from game.games.lucky.cards import Card
from game.tables.lucky.faces import Finish, draw_upright
from game.ui.theme import Look

_PROPORTION: Final = 0.69
_LIFT: Final = 22
_GAP: Final = 14


@dataclass(frozen=True, slots=True)
class Fan:
    """What is drawn of a hand."""

    cards: tuple[Card, ...]
    lifted: frozenset[int] = frozenset()
    faded: frozenset[int] = frozenset()


def fan_rects(look: Look, area: pygame.Rect, fan: Fan) -> list[pygame.Rect]:
    """Where the cards lie; many lie closer together."""
    if not fan.cards:
        return []
    lift = look.px(_LIFT)
    high = area.height - lift - look.px(8)
    count = len(fan.cards)
    gap = look.px(_GAP)
    wide = min(round(high * _PROPORTION), (area.width - gap * (count - 1)) // count)
    left = area.centerx - (count * wide + (count - 1) * gap) // 2
    return [
        pygame.Rect(left + n * (wide + gap), area.top + (0 if n in fan.lifted else lift), wide, high)
        for n in range(count)
    ]


def draw_fan(surface: pygame.Surface, look: Look, area: pygame.Rect, fan: Fan) -> None:
    """Paint the cards."""
    for number, (rect, card) in enumerate(zip(fan_rects(look, area, fan), fan.cards, strict=True)):
        shadow = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(shadow, (0x1A, 0x12, 0x10, 60), shadow.get_rect(), border_radius=look.px(12))
        surface.blit(shadow, rect.move(look.px(6), look.px(6)))
        draw_upright(surface, look, rect, card, Finish(is_dim=number in fan.faded))
