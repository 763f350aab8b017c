"""The log of a match in real time as a page, for when there was no time to read it at the table."""

from collections.abc import Sequence

import pygame

from game.scenes.page import Overlay
from game.tables.live import LiveTable
from game.tables.overlays import draw_open_log
from game.tables.picture import Hand, Notes
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui import draw, layout, text
from game.ui.items import Action
from game.ui.press import KEYBOARD, Act, Button, Device, Family, Pointer, Press
from game.ui.prompts import Prompt
from game.ui.theme import Type


def log_of(table: TableScene) -> Sequence[str]:
    """What a table's log says that cannot always be read there; empty for games whose log is open at all times."""
    return table.sentences() if isinstance(table, LiveTable) else ()


class LogPage(Overlay):
    """Shows the newest sentences first; shoulders, up and down and the wheel go through them."""

    heading = "log.title"

    def __init__(self, stage: Stage, sentences: Sequence[str]) -> None:
        super().__init__(stage)
        self._sentences = tuple(sentences)
        self._notes = Notes()
        self._notes.log.is_open = True

    def enter(self) -> None:
        """One way out."""
        self.menu = self.make_menu([Action(self.words("page.back"), self.app.pop, icon="return")], self.app.pop)

    def prompts(self) -> tuple[Prompt, ...]:
        """How to read on stands above the log."""
        return (Prompt(Button.BACK, self.words("page.back")),)

    def press_body(self, press: Press) -> None:
        """What goes through the log; all else is the menu's."""
        log = self._notes.log
        match press.button:
            case Button.TAB_LEFT:
                log.older()
            case Button.TAB_RIGHT if log.back:
                log.newer()
            case Button.UP | Button.DOWN:
                log.scroll(1 if press.button is Button.UP else -1)
            case _:
                super().press_body(press)

    def pointer(self, pointer: Pointer) -> None:
        """The wheel goes through the log."""
        if pointer.act is Act.SCROLL:
            self._notes.log.scroll(pointer.scroll)
        else:
            super().pointer(pointer)

    def draw(self, surface: pygame.Surface) -> None:
        """A veil, the heading, the log as high as the window, and the way back."""
        if self.app.top is not self:
            return
        look = self.app.look
        draw.veil(surface)
        card = layout.safe_area(surface)
        wide = min(card.width, look.metrics.grown_px(1400))
        card = pygame.Rect(card.centerx - wide // 2, card.top, wide, card.height)
        draw.panel(surface, look, card)
        inner = card.inflate(-look.px(72), -look.px(56))
        head, rest = layout.take_top(inner, text.line_height(look, Type.HEADING), look.px(16))
        text.write(surface, look, self.title_words(), head.midleft, Type.HEADING, anchor="midleft", is_bold=True)
        low, rest = layout.take_bottom(rest, self.menu.height(look, rest.width), look.px(28))
        self.menu.draw(surface, look, low, self.app.now)
        self._notes.bindings = self.app.inputs.bindings
        self._notes.log_hand = Hand(_reader(self.device), (Prompt(Button.TAB_LEFT, ""),))
        draw_open_log(surface, look, rest, self._sentences, self._notes, self.stage.texts)


def _reader(device: Device) -> Device:
    """The device that reads on: of keys the menus' own."""
    return KEYBOARD if device.family is Family.KEYS else device
