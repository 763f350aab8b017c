"""The rules in our own words with small pictures, page by page; it changes nothing in a match below it."""

from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.games import Chapter, pages_of
from game.scenes.page import Page
from game.tables.stage import Stage
from game.ui import draw, layout, text
from game.ui.items import Action
from game.ui.press import Act, Button, Device, Pointer, Press
from game.ui.prompts import Prompt, prompts_height
from game.ui.theme import Look

_MOST_FOR_NARROW_WORDS: Final = 1.25
"""Up to this text size the words get less room than the picture."""


@dataclass(frozen=True, slots=True)
class _Sheet:
    """What is shown at once: a chapter, its title, and as many of its lines as there is room for."""

    chapter: Chapter
    title: str
    lines: tuple[str, ...]


class RulesPage(Page):
    """Left and right, up and down, and the wheel turn the pages."""

    def __init__(self, stage: Stage, game: str = "racetrack") -> None:
        super().__init__(stage)
        pages = pages_of(game)
        self._chapters = pages.chapters(stage)
        self._deck = pages.deck
        self.heading = f"rules.{pages.key}"

    def enter(self) -> None:
        """The first page; the focus is on the way on."""
        self._number = 0
        self._sheets: list[_Sheet] = []
        self._build()  # the pages leave room for a row
        self._cut()

    def _build(self) -> None:
        """Rows for the pages there are before and after this one; the focus is on the way on."""
        before = Action(self.words("rules.before"), lambda: self._turn(-1), icon="minus")
        after = Action(self.words("rules.next"), lambda: self._turn(1), icon="plus")
        back = Action(self.words("page.back"), self.app.pop, icon="return")
        is_last = self._number >= len(self._sheets) - 1
        items = [*([before] if self._number else []), *([] if is_last else [after]), *self._deck_items(), back]
        self.menu = self.make_menu(items, self.app.pop, columns=len(items))
        self.menu.focus = items.index(back if is_last else after)

    def _deck_items(self) -> list[Action]:
        deck = self._deck
        if deck is None:
            return []
        return [Action(self.words("rules.deck"), lambda: self.app.push(deck(self.stage)), icon="square")]

    def resized(self) -> None:
        """Other pages."""
        self._cut()

    # --- input ---

    def prompts(self) -> tuple[Prompt, ...]:
        """Turn pages, or leave."""
        return (
            Prompt(Button.DOWN, self.words("rules.next")),
            Prompt(Button.UP, self.words("rules.previous")),
            Prompt(Button.CONFIRM, self.words("page.select")),
            Prompt(Button.BACK, self.words("page.back")),
        )

    def press(self, press: Press) -> None:
        """The button that opened the rules closes them."""
        if press.is_down and press.button is Button.INFO:
            self.remember(press.device)
            self.app.pop()
        else:
            super().press(press)

    def press_body(self, press: Press) -> None:
        """Up, down and the shoulders turn pages; left and right go over the three rows."""
        if press.button in (Button.DOWN, Button.TAB_RIGHT):
            self._turn(1)
        elif press.button in (Button.UP, Button.TAB_LEFT):
            self._turn(-1)
        else:
            super().press_body(press)

    def pointer(self, pointer: Pointer) -> None:
        """The wheel turns pages."""
        if pointer.act is Act.SCROLL:
            self._turn(-pointer.scroll)
        else:
            super().pointer(pointer)

    def remember(self, device: Device) -> None:
        """Another device's prompts may leave other room."""
        before = self.device
        super().remember(device)
        if self.device != before:
            self._cut()

    def _turn(self, step: int) -> None:
        before = self._number
        self._number = max(0, min(len(self._sheets) - 1, self._number + step))
        label = self.menu.focused.label
        self._build()
        self.menu.focus = next((n for n, item in enumerate(self.menu.items) if item.label == label), self.menu.focus)
        self.app.sound.play("tick" if self._number != before else "refuse")

    # --- pages ---

    def _room(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the picture and the words go, for the window as it is."""
        look = self.app.look
        safe = layout.safe_area(self.app.surface)
        _, rest = layout.take_top(safe, look.metrics.grown_px(70), 0)
        low = prompts_height(look, safe.width, self.device, self.app.inputs.bindings, self.prompts())
        low += self.menu.height(look, safe.width) + look.px(64)
        _, rest = layout.take_bottom(rest, low, 0)
        shares = (5, 3) if look.metrics.text_scale <= _MOST_FOR_NARROW_WORDS else (1, 1)
        left, right = layout.row(rest, shares, look.px(32))
        return left, right

    def _cut(self) -> None:
        """Cut every section's words into pages."""
        look = self.app.look
        _, right = self._room()
        pad = look.px(32)
        step = text.line_height(look)
        fitting = max(1, (right.height - 2 * pad) // step - 1)
        self._sheets = []
        for chapter in self._chapters:
            title = self.words(f"{self.heading}.{chapter.name}.title")
            words = self.words(f"{self.heading}.{chapter.name}")
            lines = text.wrap(look, words, right.width - 2 * pad)
            for start in range(0, len(lines), fitting):
                self._sheets.append(_Sheet(chapter, title, lines[start : start + fitting]))
        self._number = min(self._number, len(self._sheets) - 1)
        self._build()

    def title_words(self) -> str:
        """The game, and which page."""
        return self.words(self.heading, n=self._number + 1, all=len(self._sheets))

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """Picture and words side by side, the rows below."""
        left, right = self._room()
        sheet = self._sheets[self._number]
        sheet.chapter.paint(surface, look, left)
        pad = look.px(32)
        step = text.line_height(look)
        high = min(right.height, (len(sheet.lines) + 1) * step + 2 * pad)
        card = pygame.Rect(right.left, right.top, right.width, high)
        draw.panel(surface, look, card)
        x, y = card.left + pad, card.top + pad
        text.write(surface, look, sheet.title, (x, y), is_bold=True, most=right.width - 2 * pad)
        for number, line in enumerate(sheet.lines, 1):
            text.write(surface, look, line, (x, y + number * step))
        high = self.menu.height(look, body.width - look.px(32))
        low, _ = layout.take_bottom(body, high, 0)
        self.menu.draw(surface, look, low.inflate(-look.px(32), 0).move(0, -look.px(16)), self.app.now)
