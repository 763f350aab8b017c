"""A page of the application: a heading, a body with a menu, prompts for whoever pressed last, rules at a press."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pygame

from game.scenes.wallpaper import draw_wallpaper
from game.tables.stage import Stage
from game.ui import draw, layout, text
from game.ui.menu import Menu
from game.ui.press import CLUSTERS, KEYBOARD, MOUSE, Act, Button, Device, Pointer, Press
from game.ui.prompts import Prompt, draw_prompts, glyph_height, prompts_height
from game.ui.scene import Scene
from game.ui.theme import Look, Type

ARROWS: Final = CLUSTERS[1]
MOST_FINDINGS: Final = 2


class Page(Scene):
    """Draws its heading and prompts around `draw_body`; presses and the mouse go to `menu`."""

    heading = ""
    """The key of the heading."""
    heading_kind = Type.HEADING
    notice = ""
    """A line below the heading that says what just went wrong, or what is going on."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        below = stage.app.top
        self.rules_of: str = below.rules_of if isinstance(below, Page) else "racetrack"
        """The game whose rules are one press away: until a page knows better, that of the page it is opened from."""
        self.device = _shown(stage.app.last_device)
        self.menu: Menu

    # --- words ---

    def words(self, key: str, **fields: object) -> str:
        """The text of a key."""
        return self.stage.texts(key, **fields)

    def prompts(self) -> tuple[Prompt, ...]:
        """What the buttons do now."""
        return (
            Prompt(None, self.words("page.choose")),
            Prompt(Button.CONFIRM, self.words("page.select")),
            Prompt(Button.BACK, self.words("page.back")),
            Prompt(Button.INFO, self.words("page.rules")),
        )

    # --- input ---

    def press(self, press: Press) -> None:
        """The rules are one press away everywhere; all else goes to the menu."""
        if not press.is_down:
            return
        self.remember(press.device)
        if press.button is Button.INFO and not self.menu.is_typing:
            self.show_rules()
        else:
            self.press_body(press)

    def press_body(self, press: Press) -> None:
        """A press that is not about the rules."""
        self.menu.press(press)
        self.sound_of(press)

    def sound_of(self, press: Press) -> None:
        """What a press on a menu sounds like."""
        if press.button is Button.CONFIRM:
            self.app.sound.play("confirm")
        elif press.button is Button.BACK:
            self.app.sound.play("back")

    def pointer(self, pointer: Pointer) -> None:
        """The mouse works the menu."""
        if pointer.act is Act.DOWN:
            self.device = MOUSE
        self.menu.pointer(pointer)

    def typed(self, text: str) -> None:
        """Letters of a name."""
        self.menu.typed(text)

    def file_dropped(self, path: str) -> None:
        """Most likely a track that somebody wants to race on."""
        from game.scenes.dropped_track import DroppedTrack  # noqa: PLC0415 - it imports this module

        self.app.push(DroppedTrack(self.stage, Path(path)))

    def update(self, ms: int) -> None:
        """The keyboard writes while a name is open."""
        if self.app.is_typing != self.menu.is_typing:
            self.app.is_typing = self.menu.is_typing

    def remember(self, device: Device) -> None:
        """Prompts follow the device that pressed last; the keys of the menus show those beside them that steer."""
        self.device = _shown(device)

    def tell_findings(self) -> None:
        """Say once what was wrong with the player's own files."""
        if self.stage.findings:
            self.notice = " ".join(finding.line() for finding in self.stage.findings[:MOST_FINDINGS])
            self.stage.findings.clear()

    def make_menu(self, items: list[Any], back: Callable[[], None] | None, columns: int = 1) -> Menu:
        """A menu whose focus ticks when it moves."""
        menu = Menu(items, back=back, columns=columns)
        menu.on_move = lambda: self.app.sound.play("tick")
        return menu

    def show_rules(self) -> None:
        """Put the rules page on top."""
        from game.scenes.rules_page import RulesPage  # noqa: PLC0415 - it imports this module

        self.app.push(RulesPage(self.stage, self.rules_of))

    # --- drawing ---

    def draw(self, surface: pygame.Surface) -> None:
        """Paper, heading, body, prompts."""
        look = self.app.look
        draw_wallpaper(surface, look)
        body = self.draw_frame(surface, look)
        self.draw_body(surface, look, body)

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """What is between heading and prompts: here the menu, in the middle."""
        self.draw_menu(surface, look, body, width=1000)

    def draw_menu(self, surface: pygame.Surface, look: Look, body: pygame.Rect, width: float) -> None:
        """The menu in a column in the middle of the body, `width` design pixels wide at the normal text size."""
        wide = min(body.width - look.px(40), look.metrics.grown_px(width))
        room = body.inflate(-look.px(16), -look.px(56))
        high = min(room.height, self.menu.height(look, wide))
        rect = pygame.Rect(body.centerx - wide // 2, room.top + (room.height - high) // 3, wide, room.height)
        rect.height = min(room.height, room.bottom - rect.top)
        self.menu.draw(surface, look, rect, self.app.now)

    def draw_frame(self, surface: pygame.Surface, look: Look) -> pygame.Rect:
        """Heading and prompts; returns the body between them."""
        safe = layout.safe_area(surface)
        shown = self.prompts()
        foot_height = glyph_height(look)
        if shown:
            foot_height = prompts_height(look, safe.width, self.device, self.app.inputs.bindings, shown)
        foot, rest = layout.take_bottom(safe, foot_height, look.px(20))
        if shown:
            bindings = self.app.inputs.bindings
            draw_prompts(surface, look, foot, self.device, bindings, shown, ink=look.ground_ink)
        top, rest = layout.take_top(rest, text.line_height(look, self.heading_kind), look.px(12))
        text.write(
            surface, look, self.title_words(), top.midleft, self.heading_kind, ink=look.ground_ink, anchor="midleft",
            is_bold=True, most=top.width,
        )  # fmt: skip
        if self.notice:
            high = text.block_height(look, self.notice, rest.width, Type.SMALL)
            line, rest = layout.take_top(rest, high, look.px(8))
            text.write_block(surface, look, self.notice, line, Type.SMALL, ink=look.ground_ink)
        return rest

    def title_words(self) -> str:
        """The heading."""
        return self.words(self.heading)


def _shown(device: Device) -> Device:
    """The device whose glyphs are shown for it."""
    return ARROWS if device == KEYBOARD else device


class Overlay(Page):
    """A page that lies over the scene below like a card, which goes on being seen around it."""

    is_overlay = True
    card_width = 860

    def draw(self, surface: pygame.Surface) -> None:
        """A veil, a card with heading, words and menu, and the prompts at its foot."""
        if self.app.top is not self:
            return  # one card at a time: what lies over this one says all
        look = self.app.look
        draw.veil(surface)
        safe = layout.safe_area(surface)
        pad = look.px(36)
        wide = min(safe.width, look.metrics.grown_px(self.card_width))
        inner_width = wide - 2 * pad
        shown = self.prompts()
        bindings = self.app.inputs.bindings
        foot = prompts_height(look, inner_width, self.device, bindings, shown) if shown else 0
        head = text.block_height(look, self.title_words(), inner_width, Type.HEADING, is_bold=True)
        said = self.body_words()
        words = text.block_height(look, said, inner_width) if said else 0
        gap = look.px(20)
        fixed = head + (words + gap if said else 0) + foot + 3 * gap + 2 * pad + look.px(24)
        menu = min(self.menu.height(look, inner_width), max(look.px(80), safe.height - fixed))
        card = pygame.Rect(0, 0, wide, min(safe.height, fixed + menu))
        card.center = safe.center
        draw.panel(surface, look, card)
        inner = card.inflate(-2 * pad, -2 * pad)
        top, rest = layout.take_top(inner, head, gap)
        text.write_block(surface, look, self.title_words(), top, Type.HEADING, is_bold=True)
        if said:
            block, rest = layout.take_top(rest, words, gap)
            text.write_block(surface, look, said, block)
        bottom, rest = layout.take_bottom(rest, foot, gap + look.px(12))
        if shown:
            draw_prompts(surface, look, bottom, self.device, bindings, shown)
        rest = pygame.Rect(rest.left, rest.top + look.px(12), rest.width, rest.height - look.px(12))
        on_card = replace(look, mood=replace(look.mood, ground=look.mood.panel, ground_ink=look.mood.ink))
        self.menu.draw(surface, on_card, rest, self.app.now)

    def body_words(self) -> str:
        """What stands between heading and menu."""
        return ""
