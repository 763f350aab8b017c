"""Small drawings for cards, gadgets, lunacies and chips; every one says by its shape what its colour says too."""

from functools import lru_cache
from typing import Final

import pygame

from game.games.lunatix.cards import Card, Chip, Hazard
from game.ui import svg
from game.ui.theme import OUTLINE, RIM, Colour

TACKS: Final[Colour] = (0xB5, 0x3A, 0x2B)
OIL: Final[Colour] = (0x2A, 0x2C, 0x30)
GLUE: Final[Colour] = (0x3A, 0x6E, 0xA8)
LUCK: Final[Colour] = (0x3F, 0x7D, 0x46)

_LINE: Final = 'fill="none" stroke="{c}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>'
_FILL: Final = 'fill="{c}"/>'

_CARDS: Final[dict[Card, str]] = {
    Card.RAM: f'<path d="M8 50 H48 M32 32 L50 50 L32 68" {_LINE}<path d="M66 12 V88 M66 30 L90 20 M66 50 H94 M66 70 '
    f'L90 80" {_LINE}',
    Card.BRAKE: f'<circle cx="50" cy="50" r="36" {_LINE}<path d="M36 30 V70 M64 30 V70" {_LINE}',
    Card.DROP: f'<path d="M14 24 H52 L60 40 H14 Z" {_FILL}<circle cx="26" cy="66" r="9" {_FILL}<circle cx="50" cy="80" '
    f'r="9" {_FILL}<circle cx="76" cy="66" r="9" {_FILL}',
    Card.ACCELERATE: f'<path d="M18 20 L48 50 L18 80 M50 20 L80 50 L50 80" {_LINE}',
    Card.TURN_AROUND: f'<path d="M26 84 V44 A22 22 0 0 1 70 44 V76 M52 60 L70 80 L88 60" {_LINE}',
    Card.CHARGER: f'<path d="M56 8 L20 56 H46 L40 92 L80 40 H54 Z" {_FILL}',
    Card.ROCKET_BOOSTER: f'<path d="M50 6 C72 22 74 48 66 66 H34 C26 48 28 22 50 6 Z" {_FILL}<path d="M34 70 L22 86 '
    f'M66 70 L78 86 M50 74 V94" {_LINE}',
    Card.BATTERING_RAM: f'<path d="M8 36 H62 V64 H8 Z" {_FILL}<path d="M62 28 L92 50 L62 72 Z" {_FILL}',
    Card.DRUM_BRAKES: f'<circle cx="50" cy="50" r="38" {_LINE}<path d="M28 38 A26 26 0 0 1 72 38 M28 62 A26 26 0 0 0 '
    f'72 62" {_LINE}',
    Card.SPREADER: f'<path d="M20 14 H80 L64 44 H36 Z" {_FILL}<circle cx="18" cy="72" r="8" {_FILL}<circle cx="40" '
    f'cy="84" r="8" {_FILL}<circle cx="62" cy="84" r="8" {_FILL}<circle cx="84" cy="72" r="8" {_FILL}',
    Card.BUMPERS: f'<path d="M18 22 Q2 50 18 78 M82 22 Q98 50 82 78" {_LINE}<path d="M32 34 H68 V66 H32 Z" {_FILL}',
    Card.SOLID_TYRES: '<circle cx="50" cy="50" r="34" fill="none" stroke="{c}" stroke-width="20"/>',
    Card.STIFF_SPRINGS: f'<path d="M24 16 H76 M30 26 L70 38 L30 50 L70 62 L30 74 M24 84 H76" {_LINE}',
    Card.FIRE_BLANKET: f'<path d="M50 8 C70 30 82 44 74 66 C70 84 58 92 50 92 C36 92 22 80 26 60 C28 50 36 46 38 34 '
    f'C46 40 50 28 50 8 Z" {_FILL}',
    Card.SELF_HELP_TAPE: f'<path d="M8 24 H92 V76 H8 Z" {_LINE}<circle cx="32" cy="48" r="9" {_FILL}<circle cx="68" '
    f'cy="48" r="9" {_FILL}',
    Card.FACE_DOWN: f'<path d="M36 34 A15 15 0 1 1 56 50 Q50 54 50 64" {_LINE}<circle cx="50" cy="82" r="6" {_FILL}',
}

_HAZARDS: Final[dict[Hazard, str]] = {
    Hazard.NEAR_MISS: f'<path d="M16 54 L40 78 L84 24" {_LINE}',
    Hazard.RATTLE: f'<path d="M22 34 L12 50 L22 66 M78 34 L88 50 L78 66" {_LINE}<path d="M36 36 H64 V64 H36 Z" {_FILL}',
    Hazard.CRUNCH: f'<path d="M50 6 L60 34 L90 22 L72 48 L96 66 L66 66 L62 94 L48 70 L22 86 L32 58 L6 44 L36 38 Z" '
    f"{_FILL}",
    Hazard.SKID: f'<path d="M12 20 C40 20 20 56 48 56 S60 84 90 84 M40 12 C62 14 46 44 72 48" {_LINE}',
    Hazard.SPIN_OUT: f'<path d="M82 42 A34 34 0 1 0 80 66 M84 20 V44 H60" {_LINE}',
    Hazard.EASE_OFF: f'<path d="M20 34 L50 62 L80 34" {_LINE}',
    Hazard.HARD_BRAKING: f'<path d="M20 22 L50 48 L80 22 M20 52 L50 78 L80 52" {_LINE}',
    Hazard.SLAM: f'<path d="M20 12 L50 36 L80 12 M20 38 L50 62 L80 38 M20 64 L50 88 L80 64" {_LINE}',
    Hazard.ROAD_RAGE: f'<circle cx="50" cy="50" r="38" {_LINE}<path d="M28 34 L44 44 M72 34 L56 44 M32 72 Q50 56 68 '
    f'72" {_LINE}',
    Hazard.LEAD_FOOT: f'<path d="M34 10 H62 V56 L90 68 V86 H34 Z" {_FILL}',
    Hazard.TIMID: f'<circle cx="50" cy="50" r="38" {_LINE}<circle cx="36" cy="42" r="7" {_FILL}<circle cx="64" cy="42" '
    f'r="7" {_FILL}<path d="M34 70 Q42 60 50 70 T66 70" {_LINE}',
    Hazard.PACK_RAT: f'<path d="M14 34 H86 V84 H14 Z M36 34 V20 H64 V34" {_LINE}<path d="M42 52 H58 V66 H42 Z" {_FILL}',
    Hazard.NITRO_NERVES: f'<path d="M56 10 L30 50 H48 L42 84 L70 42 H52 Z" {_FILL}<path d="M14 14 L86 86" {_LINE}',
    Hazard.LOOSE_LIPS: f'<path d="M8 16 H92 V66 H52 L32 88 V66 H8 Z" {_LINE}<path d="M28 34 H72 M28 50 H58" {_LINE}',
    Hazard.FATALIST: f'<path d="M50 10 A30 30 0 0 1 74 62 V76 H26 V62 A30 30 0 0 1 50 10 Z" {_LINE}<circle cx="39" '
    f'cy="44" r="7" {_FILL}<circle cx="61" cy="44" r="7" {_FILL}<path d="M40 90 H60" {_LINE}',
    Hazard.FREEZE_UP: f'<path d="M50 8 V92 M14 29 L86 71 M86 29 L14 71" {_LINE}',
    Hazard.FACE_DOWN: _CARDS[Card.FACE_DOWN],
}

_CHIPS: Final = {
    Chip.TACKS: (TACKS, '<path d="M50 22 L72 74 L50 62 L28 74 Z" fill="{c}"/>'),
    Chip.OIL: (OIL, '<path d="M50 18 C64 42 72 50 72 62 A22 20 0 0 1 28 62 C28 50 36 42 50 18 Z" fill="{c}"/>'),
    Chip.GLUE: (
        GLUE,
        f'<path d="M26 30 H74 M32 32 C30 50 44 46 42 68 A6 6 0 0 0 54 68 C54 56 66 56 66 32" {_LINE}',
    ),
}
_CLOVER: Final = (
    '<g fill="{c}"><circle cx="38" cy="38" r="15"/><circle cx="62" cy="38" r="15"/><circle cx="38" cy="60" r="15"/>'
    '<circle cx="62" cy="60" r="15"/></g><path d="M52 62 Q56 78 66 84" stroke="{c}" stroke-width="7" fill="none"/>'
)


def draw_card_icon(
    surface: pygame.Surface, card: Card | Hazard, centre: tuple[int, int], size: int, colour: Colour = OUTLINE
) -> None:
    """The drawing of a card, one colour."""
    body = _HAZARDS[card] if isinstance(card, Hazard) else _CARDS[card]
    picture = svg.raster(body.format(c=svg.web(colour)), size, size, (100, 100))
    surface.blit(picture, picture.get_rect(center=centre))


def draw_chip(surface: pygame.Surface, chip: Chip, centre: tuple[float, float], size: int) -> None:
    """A road hazard chip."""
    picture = _chip(chip, size)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def draw_luck(surface: pygame.Surface, centre: tuple[float, float], size: int) -> None:
    """A luck chip."""
    picture = _disc(LUCK, _CLOVER, size)
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


@lru_cache(maxsize=64)
def _chip(chip: Chip, size: int) -> pygame.Surface:
    colour, body = _CHIPS[chip]
    return _disc(colour, body, size)


def _disc(colour: Colour, body: str, size: int) -> pygame.Surface:
    outline, rim = svg.web(OUTLINE), svg.web(RIM)
    disc = (
        f'<circle cx="50" cy="50" r="47" fill="{rim}" stroke="{outline}" stroke-width="5"/>'
        f'<circle cx="50" cy="50" r="37" fill="{svg.web(colour)}"/>{body.format(c=rim)}'
    )
    return svg.raster(disc, size, size, (100, 100))
