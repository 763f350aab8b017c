"""The whole deck of Retro Loonacy: all images, and the one with the focus large, with the cards that show it."""

from typing import Final

import pygame

from game.games.loonacy.cards import Card, Deck
from game.scenes.page import Page
from game.scenes.wallpaper import draw_wallpaper
from game.tables.loonacy.cards_art import CARD_RATIO, draw_card
from game.tables.loonacy.images import draw_image, image_words
from game.tables.stage import Stage
from game.ui import draw, layout, text
from game.ui.items import Action
from game.ui.pickers import Spot, SpotPicker
from game.ui.press import Button, Pointer, Press
from game.ui.prompts import Prompt
from game.ui.theme import LOONACY, Look, Type

_GAP: Final = 12
_SHARES: Final = (8, 7)
_MOST_CARD: Final = 190
"""The width of a card at most, in pixels of the design: enough for the names of its images."""


class DeckPage(Page):
    """Directions and the mouse go over the images."""

    heading = "loonacy.deck.title"

    def __init__(self, stage: Stage, deck: Deck) -> None:
        super().__init__(stage)
        self.rules_of = "loonacy"
        self._deck = deck
        self._names = tuple(image_words(stage.texts, image) for image in deck.images)
        self._places: dict[int, pygame.Rect] = {}
        self._columns = 0
        self.picker = SpotPicker([Spot(0, 0, 0)])

    def enter(self) -> None:
        """The first image has the focus."""
        self.menu = self.make_menu([Action(self.words("page.back"), self.app.pop, icon="return")], self.app.pop)
        self._arrange(1)

    def _arrange(self, columns: int) -> None:
        """Lay the images in so many columns; the focus stays."""
        if columns == self._columns:
            return
        self._columns = columns
        before = self.focus
        spots = [Spot(number, number % columns, number // columns) for number in range(len(self._deck.images))]
        self.picker = SpotPicker(spots)
        self.picker.cursor = spots[before]

    @property
    def focus(self) -> int:
        """The number of the image that is shown large."""
        return self.picker.cursor.value

    def cards(self) -> tuple[Card, ...]:
        """Those that show it."""
        return tuple(card for card, pair in enumerate(self._deck.pairs) if self.focus in pair)

    # --- input ---

    def prompts(self) -> tuple[Prompt, ...]:
        """Look at another, or leave."""
        return (
            Prompt(None, self.words("loonacy.deck.look")),
            Prompt(Button.BACK, self.words("page.back")),
            Prompt(Button.INFO, self.words("page.rules")),
        )

    def press_body(self, press: Press) -> None:
        """Directions move the focus; all else is the row's that leads back."""
        if press.step is None:
            super().press_body(press)
            return
        before = self.focus
        self.picker.press(press)
        self.app.sound.play("tick" if self.focus != before else "refuse")

    def pointer(self, pointer: Pointer) -> None:
        """Hovering shows an image."""
        self.picker.pointer(pointer, self._places)
        super().pointer(pointer)

    # --- drawing ---

    def draw(self, surface: pygame.Surface) -> None:
        """In the game's own colours."""
        look = self.app.look.in_mood(LOONACY)
        draw_wallpaper(surface, look)
        self.draw_body(surface, look, self.draw_frame(surface, look))

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """All images on the left, one of them on the right, the way back below it."""
        left, right = layout.row(body.inflate(-look.px(24), -look.px(32)), _SHARES, look.px(44))
        self._draw_images(surface, look, left)
        low, right = layout.take_bottom(right, self.menu.height(look, right.width), look.px(28))
        self.menu.draw(surface, look, low, self.app.now, has_focus=False)
        draw.panel(surface, look, right)
        self._draw_focused(surface, look, right.inflate(-look.px(48), -look.px(44)))

    def _draw_images(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        gap = look.px(_GAP)
        side, columns = _largest(rect, len(self._deck.images), 1.0, gap)
        self._arrange(columns)
        self._places = {}
        for number, image in enumerate(self._deck.images):
            column, row = number % columns, number // columns
            place = pygame.Rect(rect.left + column * (side + gap), rect.top + row * (side + gap), side, side)
            self._places[number] = place
            draw.panel(surface, look, place, radius=8, line_width=max(2, look.px(3)))
            draw_image(surface, image, place.inflate(-look.px(10), -look.px(10)))
        draw.ring(surface, look, self._places[self.focus], look.mood.accent, self.app.now, radius=8)

    def _draw_focused(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """The name, the image below it as large as may be, on how many cards it is, and these."""
        cards = self.cards()
        gap = look.px(24)
        top, rest = layout.take_top(rect, text.line_height(look, Type.HEADING), look.px(4))
        name = self._names[self.focus]
        text.write(surface, look, name, top.midleft, Type.HEADING, anchor="midleft", is_bold=True, most=top.width)
        wide, _ = _largest(pygame.Rect(0, 0, rest.width, round(rest.height * 0.45)), len(cards), CARD_RATIO, gap // 2)
        rows = -(-len(cards) * (wide + gap // 2) // (rest.width + gap // 2))
        low, rest = layout.take_bottom(rest, max(1, rows) * (round(wide * CARD_RATIO) + gap // 2), gap)
        side = min(rest.height, round(rest.width * 0.62))
        place = pygame.Rect(rest.left, rest.top, side, side)
        draw_image(surface, self._deck.images[self.focus], place)
        pygame.draw.rect(surface, look.mood.line, place, look.line)
        words = pygame.Rect(place.right + gap, rest.top, rest.right - place.right - gap, rest.height)
        count = self.stage.texts.count("loonacy.deck.cards", len(cards))
        text.write_block(surface, look, count, words, Type.SMALL, ink=look.quiet_ink)
        self._draw_cards(surface, look, low, cards)

    def _draw_cards(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, cards: tuple[Card, ...]) -> None:
        if not cards:
            return
        gap = look.px(_GAP)
        wide, columns = _largest(rect, len(cards), CARD_RATIO, gap)
        wide = min(wide, look.px(_MOST_CARD))
        high = round(wide * CARD_RATIO)
        for number, card in enumerate(cards):
            column, row = number % columns, number // columns
            place = pygame.Rect(rect.left + column * (wide + gap), rect.top + row * (high + gap), wide, high)
            low, up = self._deck.pairs[card]
            images = (self._deck.images[low], self._deck.images[up])
            draw_card(surface, place, images, names=(self._names[low], self._names[up]))


def _largest(rect: pygame.Rect, count: int, ratio: float, gap: int) -> tuple[int, int]:
    """How wide things may be, `ratio` times as high as wide, so that `count` of them fit; and in how many columns."""
    found = [(1, 1)]
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        room = min((rect.width + gap) / columns - gap, ((rect.height + gap) / rows - gap) / ratio)
        found.append((max(1, int(room)), columns))
    wide, columns = max(found)
    rows = max(1, -(-count // columns))
    return wide, max(1, -(-count // rows))  # the last row as full as the others, if it may be
