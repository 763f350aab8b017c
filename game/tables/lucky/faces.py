"""Cards as they lie on the table: upright in a hand, lying on a board, tiny in a panel, or face down."""

from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from game.games.lucky.cards import Card, Figure
from game.tables.lucky.art import CARD, COLOURS, SIGN_INKS, back, draw_sign
from game.ui import svg, text
from game.ui.theme import OUTLINE, RIM, Colour, Look, shade

DIM: Final = 0.55
"""How far a card that cannot be chosen fades into the table."""


class Finish(NamedTuple):
    """How a card is painted: faded, and with which of its two fields lit (1 upper, -1 lower, 0 none)."""

    is_dim: bool = False
    lit: int = 0


PLAIN: Final = Finish()
_LEAST_WORTH: Final = 56
"""A card less wide, in pixels, shows figure and difficulty only: more could not be read."""
_FLAT: Final = 3.1
"""So many times as wide as high, a lying card has its worth in one line with its difficulty."""


def draw_upright(surface: pygame.Surface, look: Look, rect: pygame.Rect, card: Card, finish: Finish = PLAIN) -> None:
    """A card in a hand: figure and difficulty above, what it is worth below."""
    surface.blit(
        _upright(card, rect.width, rect.height, look.px(12), max(2, look.px(4)), finish, look.mood.ground), rect
    )


def draw_lying(surface: pygame.Surface, look: Look, rect: pygame.Rect, card: Card, finish: Finish = PLAIN) -> None:
    """A card on a board or in flight: figure, difficulty and worth side by side."""
    surface.blit(_lying(card, rect.width, rect.height, look.px(10), max(2, look.px(3)), finish, look.mood.panel), rect)


def draw_tiny(surface: pygame.Surface, look: Look, rect: pygame.Rect, card: Card, finish: Finish = PLAIN) -> None:
    """A card in a panel: colour, sign and difficulty only."""
    surface.blit(_tiny(card, rect.width, rect.height, look.px(5), max(1, look.px(2)), finish, look.mood.panel), rect)


def _base(width: int, height: int, radius: int, line: int, colour: Colour) -> pygame.Surface:
    half = line / 2
    body = (
        f'<rect x="{half}" y="{half}" width="{max(1, width - line)}" height="{max(1, height - line)}" rx="{radius}" '
        f'fill="{svg.web(colour)}" stroke="{svg.web(OUTLINE)}" stroke-width="{line}"/>'
    )
    return svg.raster(body, width, height).copy()


def _band(rect: pygame.Rect, radius: int, line: int, colour: Colour) -> pygame.Surface:
    """A coloured field inside a card."""
    wide, high = max(1, rect.width - line), max(1, rect.height - line)
    body = (
        f'<rect x="{line / 2}" y="{line / 2}" width="{wide}" height="{high}" rx="{radius}" '
        f'fill="{svg.web(colour)}" stroke="{svg.web(OUTLINE)}" stroke-width="{line}"/>'
    )
    return svg.raster(body, rect.width, rect.height)


def _finished(picture: pygame.Surface, finish: Finish, ground: Colour) -> pygame.Surface:
    if finish.is_dim:
        faded = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        faded.fill((*ground, round(255 * DIM)))
        # Only where the card is: its corners stay clear.
        alpha = pygame.mask.from_surface(picture).to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0))
        faded.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        picture.blit(faded, (0, 0))
    return picture.convert_alpha() if pygame.display.get_surface() else picture


@lru_cache(maxsize=256)
def _upright(
    card: Card, width: int, height: int, radius: int, line: int, finish: Finish, ground: Colour
) -> pygame.Surface:
    if card.is_face_down:
        return _finished(back(card.figure.deck, width, height, radius, line).copy(), finish, ground)
    picture = _base(width, height, radius, line, CARD)
    pad = line + max(2, width // 26)
    has_worth = width >= _LEAST_WORTH
    top = pygame.Rect(pad, pad, width - 2 * pad, round(height * 0.62) - pad if has_worth else height - 2 * pad)
    picture.blit(_band(top, max(2, radius - pad // 2), max(1, line // 2), COLOURS[card.figure]), top)
    ink = SIGN_INKS[card.figure]
    sign = round(min(top.width * 0.62, top.height * 0.56))
    draw_sign(picture, card.figure, (top.centerx, top.bottom - sign // 2 - pad // 2), sign, ink, width=9)
    _number(picture, card.difficulty, (top.centerx, top.top + round(top.height * 0.22)), round(top.height * 0.46), ink)
    if not has_worth:
        return _finished(picture, finish, ground)
    fields = pygame.Rect(pad, top.bottom + pad // 2, top.width, height - pad - top.bottom - pad // 2)
    half = fields.height // 2
    _field(picture, pygame.Rect(fields.left, fields.top, fields.width, half), "=", card.upper, lit=finish.lit == 1)
    low = pygame.Rect(fields.left, fields.top + half, fields.width, fields.height - half)
    _field(picture, low, ">", card.lower, lit=finish.lit == -1)
    return _finished(picture, finish, ground)


@lru_cache(maxsize=256)
def _lying(
    card: Card, width: int, height: int, radius: int, line: int, finish: Finish, ground: Colour
) -> pygame.Surface:
    if card.is_face_down:
        return _finished(back(card.figure.deck, width, height, radius, line).copy(), finish, ground)
    picture = _base(width, height, radius, line, CARD)
    pad = line + 1
    side = min(height - 2 * pad, round(width * 0.36))
    left = pygame.Rect(pad, pad, side, height - 2 * pad)
    picture.blit(_band(left, max(2, radius - pad // 2), max(1, line // 2), COLOURS[card.figure]), left)
    draw_sign(picture, card.figure, left.center, round(side * 0.78), SIGN_INKS[card.figure])
    if width > _FLAT * height:
        _lie_flat(picture, card, pygame.Rect(left.right, pad, width - pad - left.right, height - 2 * pad), finish)
        return _finished(picture, finish, ground)
    rest = pygame.Rect(left.right, pad, width - pad - left.right, height - 2 * pad)
    high = round(min(rest.height * 0.84, rest.width * 0.58))
    _number(picture, card.difficulty, (rest.left + round(rest.width * 0.31), rest.centery), high, OUTLINE)
    right = pygame.Rect(
        rest.left + round(rest.width * 0.58), rest.top, rest.width - round(rest.width * 0.58), rest.height
    )
    half = right.height // 2
    _field(picture, pygame.Rect(right.left, right.top, right.width - pad, half), "=", card.upper, lit=finish.lit == 1)
    low = pygame.Rect(right.left, right.top + half, right.width - pad, right.height - half)
    _field(picture, low, ">", card.lower, lit=finish.lit == -1)
    return _finished(picture, finish, ground)


def _lie_flat(picture: pygame.Surface, card: Card, rest: pygame.Rect, finish: Finish) -> None:
    """Difficulty and worth in one line, where a card is low."""
    third = rest.width // 3
    _number(picture, card.difficulty, (rest.left + third // 2, rest.centery), round(rest.height * 0.86), OUTLINE)
    for number, (sign, worth, lit) in enumerate((("=", card.upper, 1), (">", card.lower, -1)), 1):
        field = pygame.Rect(rest.left + number * third, rest.top, third, rest.height)
        _field(picture, field, sign, worth, lit=finish.lit == lit)


@lru_cache(maxsize=256)
def _tiny(
    card: Card, width: int, height: int, radius: int, line: int, finish: Finish, ground: Colour
) -> pygame.Surface:
    if card.is_face_down:
        return _finished(back(card.figure.deck, width, height, radius, line).copy(), finish, ground)
    picture = _base(width, height, radius, line, COLOURS[card.figure])
    ink = SIGN_INKS[card.figure]
    sign = round(min(height * 0.56, width * 0.42))
    draw_sign(picture, card.figure, (round(width * 0.28), height // 2), sign, ink, width=14)
    _number(picture, card.difficulty, (round(width * 0.68), height // 2), round(min(height * 0.74, width * 0.56)), ink)
    return _finished(picture, finish, ground)


def _number(picture: pygame.Surface, number: int, centre: tuple[int, int], high: int, colour: Colour) -> None:
    words = text.picture(str(number), max(8, high), colour, is_bold=True)
    picture.blit(words, words.get_rect(center=centre))


def _field(picture: pygame.Surface, rect: pygame.Rect, sign: str, worth: int, *, lit: bool) -> None:
    """What a card is worth flown exactly (=) or with more (>)."""
    if lit:
        pygame.draw.rect(picture, shade(RIM, (0xF2, 0xB1, 0x34), 0.75), rect, border_radius=max(2, rect.height // 5))
    size = max(8, round(min(rect.height * 0.82, rect.width * 0.46)))
    left = text.picture(sign, size, (0x5B, 0x4E, 0x42))
    right = text.picture(str(worth), size, OUTLINE, is_bold=True)
    gap = max(2, size // 4)
    start = rect.centerx - (left.get_width() + gap + right.get_width()) // 2
    picture.blit(left, left.get_rect(midleft=(start, rect.centery)))
    picture.blit(right, right.get_rect(midleft=(start + left.get_width() + gap, rect.centery)))


def draw_place(surface: pygame.Surface, look: Look, rect: pygame.Rect, figure: Figure) -> None:
    """The empty place of a figure on a board: its colour as a frame, its sign."""
    colour = COLOURS[figure]
    pale = shade(look.mood.panel, colour, 0.22)
    line = max(2, look.px(4))
    wide, high = rect.width - 2 * line, rect.height - 2 * line
    body = (
        f'<rect x="{line}" y="{line}" width="{wide}" height="{high}" rx="{look.px(10)}" fill="{svg.web(pale)}" '
        f'stroke="{svg.web(shade(look.mood.panel, colour, 0.75))}" stroke-width="{line}"/>'
    )
    surface.blit(svg.raster(body, rect.width, rect.height), rect)
    draw_sign(surface, figure, rect.center, round(min(rect.width, rect.height) * 0.62), shade(colour, OUTLINE, 0.15))
