"""The panel of a seat: name and mark, cards left, races, the ready sign, the hand, and what its keys do."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import pygame

from game.files.texts import Texts
from game.games.loonacy.cards import Card
from game.tables.loonacy.card_places import HandGrid, hand_cells
from game.tables.loonacy.faces import Faces
from game.tables.loonacy.key_hints import paint_keys
from game.tables.loonacy.layout import PanelPlaces
from game.ui import draw, text
from game.ui.bindings import Bindings
from game.ui.press import Device
from game.ui.shapes import draw_icon, draw_mark
from game.ui.theme import RIM, Colour, Ink, Look, SeatMark, Type, shade


@dataclass(frozen=True, slots=True)
class PanelFacts:
    """All that a panel shows; two panels of equal facts look the same.

    `slots` is the hand with the place kept for a card in the air, `gone` those of it that are not there now. `score`
    is None where rounds are not counted. `device` is None for bots. `sign` is the key of what the sign says, "" where
    there is none, and `has_sign_words` whether there is room for it on the signs of all; `is_lit` marks who is on turn,
    or has won.
    """

    name: str
    mark: SeatMark
    slots: tuple[Card, ...]
    gone: tuple[Card, ...]
    has_drawn: bool
    races_won: int
    races_lost: int
    score: int | None
    is_ready: bool
    is_in: bool
    is_lit: bool
    is_timed: bool
    sign: str
    has_sign_words: bool
    device: Device | None
    piles: int
    grid: HandGrid


_SIGN_PAD: Final = 10


def board_fill(look: Look, facts: PanelFacts) -> Colour:
    """The colour of a panel's board."""
    mood = look.mood
    if not facts.is_in:
        return mood.panel_low
    return shade(mood.panel, mood.accent, 0.35) if facts.is_lit else mood.panel


def paint_board(surface: pygame.Surface, look: Look, places: PanelPlaces, fill: Colour) -> None:
    """Paint the board of a panel, on which `paint_panel` writes."""
    draw.panel(surface, look, places.rect, fill=fill, has_shadow=False)


def paint_panel(
    surface: pygame.Surface, look: Look, places: PanelPlaces, facts: PanelFacts, faces: Faces, texts: Texts,
    bindings: Bindings, listen: Callable[[], None],
) -> None:  # fmt: skip
    """Paint all that lies on the board but the cursor and what hinders the seat; `listen` is called meanwhile."""
    paper = Ink(look.mood.ink, board_fill(look, facts))
    quiet = Ink(look.mood.quiet, paper.on)
    head = places.head
    size = round(head.height * 0.9)
    draw_mark(surface, facts.mark, (head.left + size // 2, head.centery), size)
    sign = sign_rect(look, places, facts, texts)
    left = head.left + size + look.px(8)
    name = text.write(
        surface, look, facts.name, (left, head.centery), Type.SMALL, ink=paper, anchor="midleft", is_bold=True,
        most=max(look.px(20), sign.left - left - look.px(8)),
    )  # fmt: skip
    if not facts.is_in:
        gone = places.cards if not places.counts.height else places.counts
        text.write(surface, look, texts("loonacy.has_left"), gone.topleft, Type.SMALL, ink=quiet)
        return
    if facts.sign:
        _paint_sign(surface, look, sign, facts, texts)
    counts = places.counts
    if not counts.height:
        from_left = name.right + look.px(16)
        counts = pygame.Rect(from_left, head.top, sign.left - look.px(12) - from_left, head.height)
    _paint_counts(surface, look, counts, facts, texts, quiet)
    listen()
    _paint_hand(surface, look, places, facts, faces)
    listen()
    if facts.device is not None:
        icon = _sign_icon(facts)
        paint_keys(surface, look, places, facts.device, facts.piles, icon, texts, bindings, quiet)


def sign_rect(look: Look, places: PanelPlaces, facts: PanelFacts, texts: Texts) -> pygame.Rect:
    """Where the ready sign is: at the right end of the head."""
    head = places.head
    if not facts.sign:
        return pygame.Rect(head.right, head.top, 0, head.height)
    wide = _sign_width(look, head.height, texts(facts.sign)) if facts.has_sign_words else head.height
    return pygame.Rect(head.right - wide, head.top, wide, head.height)


def has_sign_words(look: Look, places: PanelPlaces, names: Iterable[str], sign: str, texts: Texts) -> bool:
    """Whether there is room for what the sign says beside each of these names."""
    if not sign:
        return False
    high = places.head.height
    others = max(text.width(look, name, Type.SMALL, is_bold=True) for name in names) + 2 * high
    if not places.counts.height:
        others += text.width(look, texts.count("loonacy.cards_left", 20), Type.SMALL, is_bold=True) + high
    return _sign_width(look, high, texts(sign)) + others <= places.head.width


def _sign_width(look: Look, height: int, words: str) -> int:
    return height + text.width(look, words, Type.SMALL, is_bold=True) + 2 * look.px(_SIGN_PAD)


def _paint_sign(surface: pygame.Surface, look: Look, rect: pygame.Rect, facts: PanelFacts, texts: Texts) -> None:
    mood = look.mood
    fill = mood.good if facts.is_ready else mood.panel_low
    ink = Ink(RIM, fill) if facts.is_ready else Ink(mood.ink, fill)
    draw.panel(surface, look, rect, fill=fill, radius=20, has_shadow=False, line_width=max(1, look.px(3)))
    side = rect.height
    icon = "tick" if facts.is_ready else _sign_icon(facts)
    is_wide = rect.width > side
    centre = (rect.left + side // 2 + (look.px(4) if is_wide else 0), rect.centery)
    draw_icon(surface, icon, centre, round(side * 0.6), ink.colour)
    if is_wide:
        at = (rect.left + side, rect.centery)
        text.write(surface, look, texts(facts.sign), at, Type.SMALL, ink=ink, anchor="midleft", is_bold=True)


def _sign_icon(facts: PanelFacts) -> str:
    """What stands for holding up the sign, or for passing."""
    return "skip" if facts.sign == "loonacy.pass" else "flag"


def _paint_counts(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, facts: PanelFacts, texts: Texts, ink: Ink
) -> None:
    """Cards left; races won and lost; rounds or points."""
    words = texts("loonacy.last_card") if len(facts.slots) == 1 else texts.count("loonacy.cards_left", len(facts.slots))
    if len(facts.slots) == 1:
        wide = min(rect.width, text.width(look, words, Type.SMALL, is_bold=True) + 2 * look.px(8))
        flag = pygame.Rect(rect.left, rect.top, wide, rect.height)
        draw.panel(surface, look, flag, fill=look.mood.warn, radius=8, has_shadow=False, line_width=0)
        on_flag = Ink(RIM, look.mood.warn)
        at, most = flag.center, wide - look.px(6)
        text.write(surface, look, words, at, Type.SMALL, ink=on_flag, anchor="center", is_bold=True, most=most)
        left = flag.right
    else:
        at = rect.midleft
        left = text.write(surface, look, words, at, Type.SMALL, ink=ink, anchor="midleft", most=rect.width).right
    x = left + look.px(16)
    parts = [("flag", f"{facts.score}")] if facts.score is not None else []
    if facts.is_timed:
        parts += [("bolt", f"{facts.races_won}"), ("cross", f"{facts.races_lost}")]
    icon = round(rect.height * 0.62)
    for name, number in parts:
        wide = icon + look.px(4) + text.width(look, number, Type.SMALL)
        if x + wide > rect.right:
            return
        draw_icon(surface, name, (x + icon // 2, rect.centery), icon, ink.colour)
        at = (x + icon + look.px(4), rect.centery)
        text.write(surface, look, number, at, Type.SMALL, ink=ink, anchor="midleft")
        x += wide + look.px(12)


def _paint_hand(surface: pygame.Surface, look: Look, places: PanelPlaces, facts: PanelFacts, faces: Faces) -> None:
    cells = hand_cells(places.cards, facts.grid, len(facts.slots) + facts.has_drawn)
    for card, cell in zip(facts.slots, cells, strict=False):
        if card in facts.gone:
            _paint_gap(surface, look, cell)
        else:
            faces.draw(surface, cell, card)
    if facts.has_drawn:
        faces.draw_back(surface, cells[-1])


def _paint_gap(surface: pygame.Surface, look: Look, cell: pygame.Rect) -> None:
    """The place that is kept for a card in the air."""
    low = look.mood.panel_low
    draw.panel(
        surface, look, cell, fill=low, line=shade(low, look.mood.line, 0.3), radius=8, has_shadow=False,
        line_width=max(1, look.px(2)),
    )  # fmt: skip
