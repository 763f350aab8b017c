"""The first screen: four games as boxes on a shelf, the chosen one in front, and what else there is to do below."""

import pygame

from game.files.paths import assets
from game.scenes.games import pages_of
from game.scenes.keeping import keep
from game.scenes.page import Page
from game.scenes.shelf import BOXES, Box, draw_shelf
from game.scenes.wallpaper import draw_wallpaper
from game.ui import draw, layout, svg, text
from game.ui.items import Action
from game.ui.press import MOUSE, Act, Button, Pointer, Press
from game.ui.prompts import Prompt
from game.ui.theme import Look, Type


class Title(Page):
    """The focus is on a box or on a row of the menu below the shelf; up and down go from one to the other."""

    heading_kind = Type.TITLE

    def enter(self) -> None:
        """Build the menu; the game that was opened last is chosen, else the first."""
        last = self.stage.settings.game
        self.chosen = next((n for n, box in enumerate(BOXES) if box.is_ready and box.name == last), 0)
        self.rules_of = BOXES[self.chosen].name
        self.is_on_shelf = True
        self.box_rects: list[pygame.Rect] = []
        self.app.sound.play_music("music")
        self._lift = [1.0 if index == self.chosen else 0.0 for index in range(len(BOXES))]
        self._build()
        self.tell_findings()

    def uncover(self) -> None:
        """There may be a match to go on with now, or another language."""
        self._build()
        self.tell_findings()

    def resized(self) -> None:
        """The menu may need other columns."""
        self._build()

    def _build(self) -> None:
        items = [
            Action(self.words("title.records"), self._records, icon="skip"),
            Action(self.words("title.settings"), self._settings, icon="gear"),
            Action(self.words("title.rules"), self.show_rules, icon="flag"),
            Action(self.words("title.quit"), self.app.quit, icon="cross"),
        ]
        if any(self.stage.home.saves.glob("*.jsonl")):
            items.insert(0, Action(self.words("title.continue"), self._resume, icon="play"))
        focus = self.menu.focus if hasattr(self, "menu") else 0
        self.menu = self.make_menu(items, self._to_shelf, columns=self._columns(items))
        self.menu.focus = min(focus, len(items) - 1)

    def _columns(self, items: list[Action]) -> int:
        """All rows side by side if their labels have room, without their icons if need be; else in two rows."""
        look = self.app.look
        icon = look.type_px(Type.BODY) + look.px(12)
        widest = max(text.width(look, item.label, is_bold=True) for item in items) + 2 * look.px(24) + look.px(12)
        safe = layout.safe_area(self.app.surface).width
        if (widest + icon) * len(items) <= safe:
            return len(items)
        for item in items:
            item.icon = None
        return len(items) if widest * len(items) <= safe else -(-len(items) // 2)

    # --- input ---

    def prompts(self) -> tuple[Prompt, ...]:
        """What the buttons do on the shelf or in the menu."""
        is_ready = BOXES[self.chosen].is_ready
        act = "title.open" if self.is_on_shelf and is_ready else "page.select"
        return (
            Prompt(None, self.words("page.choose")),
            Prompt(Button.CONFIRM, self.words(act)),
            Prompt(Button.INFO, self.words("page.rules")),
        )

    def press_body(self, press: Press) -> None:
        """On the shelf left and right choose a box; down leads to the menu, up from its first row back."""
        if not self.is_on_shelf:
            if press.button is Button.UP and self.menu.focus < self.menu.columns:
                self._to_shelf()
            else:
                super().press_body(press)
            return
        match press.button:
            case Button.LEFT | Button.RIGHT:
                self._choose((self.chosen + (1 if press.button is Button.RIGHT else -1)) % len(BOXES))
            case Button.DOWN | Button.UP:
                self.is_on_shelf = False
                self.app.sound.play("tick")
            case Button.CONFIRM:
                self._open()
            case Button.BACK | Button.PAUSE:
                self._ask_to_quit()
            case _:
                pass

    def pointer(self, pointer: Pointer) -> None:
        """Hovering a box brings it forward, a click opens it; below, the mouse works the menu."""
        under = next((i for i, rect in enumerate(self.box_rects) if rect.collidepoint(pointer.pos)), None)
        if under is not None and pointer.act in (Act.MOVE, Act.DOWN):
            self.is_on_shelf = True
            self._choose(under)
            if pointer.is_click:
                self.device = MOUSE
                self._open()
            return
        if pointer.act is Act.SCROLL:
            return
        before = self.menu.focus, self.is_on_shelf
        hit = any(rect.collidepoint(pointer.pos) for rect in self.menu_rects())
        if hit:
            self.is_on_shelf = False
            super().pointer(pointer)
        elif before[1]:
            self.is_on_shelf = True

    def menu_rects(self) -> list[pygame.Rect]:
        """Where the rows of the menu are."""
        return list(self.menu.rects.values())

    def _choose(self, index: int) -> None:
        if index != self.chosen:
            self.chosen = index
            self.rules_of = BOXES[index].name if BOXES[index].is_ready else BOXES[0].name
            self.notice = ""
            self.app.sound.play("tick")

    def _to_shelf(self) -> None:
        self.is_on_shelf = True

    # --- what happens ---

    def _open(self) -> None:
        box = BOXES[self.chosen]
        if not box.is_ready:
            self.app.sound.play("refuse")
            return
        self.app.sound.play("confirm")
        if box.name != self.stage.settings.game:
            keep(self.stage, game=box.name)
        self.app.push(pages_of(box.name).lobby(self.stage))

    def _ask_to_quit(self) -> None:
        from game.scenes.confirm import Confirm  # noqa: PLC0415 - not needed for the first picture

        title, question = self.words("title.quitting"), self.words("title.quitting.question")
        page = Confirm(self.stage, title, question, self.words("title.quit"), self.words("page.back"), self.app.quit)
        page.remember(self.device)
        self.app.push(page)

    def _resume(self) -> None:
        from game.scenes.resume import resume_newest  # noqa: PLC0415 - not needed for the first picture

        resume_newest(self.stage)

    def _records(self) -> None:
        from game.scenes.resume import Records  # noqa: PLC0415 - not needed for the first picture

        self.app.push(Records(self.stage))

    def _settings(self) -> None:
        from game.scenes.settings_page import SettingsPage  # noqa: PLC0415 - not needed for the first picture

        self.app.push(SettingsPage(self.stage))

    # --- drawing ---

    def update(self, ms: int) -> None:
        """The chosen box comes forward, the one before goes back."""
        super().update(ms)
        for index in range(len(BOXES)):
            goal = 1.0 if index == self.chosen else 0.0
            if self.app.look.is_motion_reduced:
                self._lift[index] = goal
            else:
                step = ms / 200
                self._lift[index] += max(-step, min(step, goal - self._lift[index]))

    def title_words(self) -> str:
        """The name of the program."""
        return self.words("app.title")

    def draw(self, surface: pygame.Surface) -> None:
        """The name, the shelf, a line about the chosen game, the menu."""
        look = self.app.look
        draw_wallpaper(surface, look)
        body = self.draw_frame(surface, look)
        self._draw_badge(surface, look)
        gap = look.px(20)
        high = self.menu.height(look, body.width)
        low, rest = layout.take_bottom(body, high, gap)
        said = self.words(f"title.{BOXES[self.chosen].key}.about")
        about_height = text.block_height(look, said, body.width, Type.SMALL)
        about, rest = layout.take_bottom(rest, about_height, look.px(12))
        labels = [self._labels(box) for box in BOXES]
        lifts = [lift * lift * (3 - 2 * lift) for lift in self._lift]
        self.box_rects = draw_shelf(surface, look, rest, labels, lifts)
        if self.is_on_shelf:
            draw.ring(surface, look, self.box_rects[self.chosen], look.mood.accent, self.app.now, radius=8)
        text.write_block(surface, look, said, about, Type.SMALL, ink=look.ground_ink, align="center")
        self.menu.draw(surface, look, low, self.app.now, has_focus=not self.is_on_shelf)

    def _draw_badge(self, surface: pygame.Surface, look: Look) -> None:
        """The program's sign behind its name."""
        safe = layout.safe_area(surface)
        size = round(look.type_px(Type.TITLE) * 1.1)
        left = safe.left + text.width(look, self.title_words(), Type.TITLE, is_bold=True) + look.px(28)
        top = safe.top + (text.line_height(look, Type.TITLE) - size) // 2
        surface.blit(svg.picture(assets() / "images" / "ui" / "icon.svg", size, size), (left, top))

    def _labels(self, box: Box) -> tuple[str, str]:
        return self.words(f"title.{box.key}"), "" if box.is_ready else self.words("title.coming")
