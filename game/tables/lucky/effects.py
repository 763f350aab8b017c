"""Paints what is under way over the resting table: flying cards and chips, tumbling dice, planes, counters, stamps."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from game.files.texts import Texts
from game.games.lucky.cards import FINAL, Card
from game.tables.lucky.art import draw_chip
from game.tables.lucky.banner import banner_height
from game.tables.lucky.boards import board_parts, counter_spot
from game.tables.lucky.cues import Anchor, Scene, Stamp
from game.tables.lucky.dice import draw_die, draw_tumbling
from game.tables.lucky.faces import draw_lying, draw_upright
from game.tables.lucky.flight_view import die_size, die_spots, figure_rects
from game.tables.lucky.layout import LuckyLayout
from game.tables.lucky.piles import pile_rects
from game.tables.lucky.pilots import card_rects, chip_spot
from game.tables.lucky.planes import draw_trick
from game.tables.lucky.story import Story
from game.ui import text
from game.ui.shapes import draw_mark
from game.ui.theme import OUTLINE, RIM, Colour, Look, SeatMark, Type
from game.ui.timeline import ease_in_out, ease_out, mix

_ARC: Final = 90
_MOST_CARDS: Final = 6


class Effects:
    """All places are looked up when painted, so a resized window changes nothing."""

    def __init__(self, marks: Sequence[SeatMark]) -> None:
        self._marks = tuple(marks)

    def draw(
        self, surface: pygame.Surface, look: Look, layout: LuckyLayout, story: Story, scene: Scene, texts: Texts
    ) -> None:
        """Paint it all; nothing where nothing moves."""
        if scene.roll is not None:
            eyes = [*scene.roll.black, *([scene.roll.red] if scene.roll.red else [])]
            spots = die_spots(layout.tray, len(eyes))
            draw_tumbling(
                surface, layout.tray, spots, eyes, die_size(layout.tray), scene.part, has_red=scene.roll.red > 0
            )
        if scene.laying is not None and scene.trick is None:
            self._draw_laying(surface, look, layout, story, scene)
        if scene.trick is not None:
            draw_trick(surface, sky_for_planes(look, layout), scene.trick[1], self._marks[scene.trick[0]], scene.part)
        for card in scene.cards:
            start, end = (self.spot(look, layout, anchor) for anchor in (card.start, card.end))
            self._draw_card(surface, look, layout, scene.part, card.end, (start, end), card.card)
        if scene.counter is not None:
            self._draw_counter(surface, look, layout, story, scene)
        if scene.chip is not None:
            start, end = (self.spot(look, layout, anchor) for anchor in scene.chip)
            draw_chip(surface, _arc(start, end, ease_in_out(min(1.0, scene.part * 1.6)), look.px(_ARC)), look.px(52))
        if scene.stamp is not None:
            draw_stamp(surface, look, layout, scene.stamp, 1.0 if look.is_motion_reduced else scene.part, texts)

    def spot(self, look: Look, layout: LuckyLayout, anchor: Anchor) -> tuple[int, int]:
        """Where an anchor is in the window."""
        piles = pile_rects(look, layout.grass)
        match anchor.kind:
            case "pile":
                return piles.draws[anchor.at].center
            case "discards":
                return piles.discards[anchor.at].center
            case "board":
                return board_parts(look, layout.boards[anchor.at]).places[anchor.place].center
            case "chips":
                return chip_spot(look, layout.pilots[anchor.at], 0)
            case "panel":
                cards = card_rects(look, layout.pilots[anchor.at], _MOST_CARDS)
                return cards[_MOST_CARDS // 2].center
            case _:
                return piles.supply.center

    def _draw_card(
        self, surface: pygame.Surface, look: Look, layout: LuckyLayout, part: float, end: Anchor,
        way: tuple[tuple[int, int], tuple[int, int]], card: Card,
    ) -> None:  # fmt: skip
        at = _arc(*way, ease_out(part), look.px(_ARC))
        if end.kind == "board":
            rect = board_parts(look, layout.boards[end.at]).places[end.place].copy()
            rect.center = at
            draw_lying(surface, look, rect, card)
        else:
            rect = pile_rects(look, layout.grass).draws[0].copy()
            rect.center = at
            draw_upright(surface, look, rect, card)

    def _draw_laying(
        self, surface: pygame.Surface, look: Look, layout: LuckyLayout, story: Story, scene: Scene
    ) -> None:
        """The dice slide to their card."""
        event, flight = scene.laying, story.flight
        if event is None or flight is None:
            return
        card = figure_rects(look, layout.flight, len(flight.cards))[event.place]
        size = die_size(layout.tray)
        starts = die_spots(layout.tray, len(event.dice))
        has_red = story.is_red_used(flight, event.dice)
        for number, (eyes, start) in enumerate(zip(event.dice, starts, strict=True)):
            target = (card.centerx + (number - 1) * size, card.bottom + size // 2)
            at = _arc(start, target, ease_in_out(scene.part), look.px(_ARC) // 2)
            draw_die(surface, at, eyes, size, is_red=has_red and number == len(event.dice) - 1)

    def _draw_counter(
        self, surface: pygame.Surface, look: Look, layout: LuckyLayout, story: Story, scene: Scene
    ) -> None:
        assert scene.counter is not None, "asked before"
        seat, show, result = scene.counter
        if show == FINAL:
            return
        parts = board_parts(look, layout.boards[show])
        results = tuple(run.results[show] for run in story.runs)
        end, size = counter_spot(parts, results, seat, result)
        at = _arc(layout.pilots[seat].center, end, ease_in_out(scene.part), look.px(_ARC))
        draw_mark(surface, self._marks[seat], at, round(size * (1.8 - 0.8 * scene.part)))


def sky_for_planes(look: Look, layout: LuckyLayout) -> pygame.Rect:
    """Where planes fly: the sky between the boards, below the banner; piles and boards stay readable."""
    free = layout.sky
    top = free.top + banner_height(look) + look.px(4)
    return pygame.Rect(free.left, top, free.width, free.bottom + layout.gap - top)


def _arc(start: tuple[int, int], end: tuple[int, int], t: float, high: int) -> tuple[int, int]:
    """A point of a thrown thing's way."""
    x, y = mix(start[0], end[0], t), mix(start[1], end[1], t)
    return round(x), round(y - 4 * t * (1 - t) * high)


_TONES: Final[dict[str, Colour]] = {"good": (0x3E, 0x70, 0x43), "warn": (0xB8, 0x33, 0x24), "plain": (0x2F, 0x5D, 0x73)}


def draw_stamp(
    surface: pygame.Surface, look: Look, layout: LuckyLayout, stamp: Stamp, part: float, texts: Texts
) -> None:
    """Words in a frame, a little askew, over the sky; they come down on it at once and stay."""
    fields = dict(stamp.fields)
    words = texts(stamp.key, **fields) if fields else texts(stamp.key)
    grown = 1.0 + 0.5 * (1 - ease_out(min(1.0, part / 0.15)))
    most = layout.whole.width * 0.62
    size = look.type_px(Type.HEADING)
    size = min(size, max(12, round(size * most / max(1, text.picture(words, size, RIM, is_bold=True).get_width()))))
    picture = _stamp(words, round(size * round(grown * 12) / 12), _TONES[stamp.tone])
    surface.blit(
        picture, picture.get_rect(center=(layout.sky.centerx, layout.sky.top + round(layout.sky.height * 0.42)))
    )


@lru_cache(maxsize=48)
def _stamp(words: str, size: int, colour: Colour) -> pygame.Surface:
    label = text.picture(words, size, colour, is_bold=True)
    pad = max(6, round(size * 0.5))
    sheet = pygame.Surface((label.get_width() + 2 * pad, label.get_height() + pad), pygame.SRCALPHA)
    frame = sheet.get_rect()
    line = max(2, size // 10)
    pygame.draw.rect(sheet, RIM, frame, border_radius=size // 3)
    pygame.draw.rect(sheet, OUTLINE, frame, line, border_radius=size // 3)
    pygame.draw.rect(sheet, colour, frame.inflate(-2 * line - 4, -2 * line - 4), line, border_radius=size // 4)
    sheet.blit(label, label.get_rect(center=frame.center))
    return pygame.transform.rotozoom(sheet, 4, 1.0)
