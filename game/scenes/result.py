"""After a match: the places, charts worth looking at, and what to do next."""

from contextlib import suppress
from datetime import datetime
from typing import Any, Final

import pygame

from game.core.rules import Seat
from game.files.texts import Texts
from game.scenes.chart_sheets import ChartSheets
from game.scenes.games import match_title, pages_of
from game.scenes.log_page import LogPage, log_of
from game.scenes.moments import moment_words
from game.scenes.page import Page
from game.scenes.photo_page import photo_chart
from game.scenes.places import draw_places, needed_height, seat_words
from game.scenes.seating import Sitter
from game.scenes.wallpaper import draw_wallpaper
from game.tables.racetrack.solo import SoloSheet, draw_solo, solo_rows
from game.tables.racetrack.solo_run import sheet_of
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui import draw, layout, text
from game.ui.items import Action
from game.ui.press import Button, Device, Press
from game.ui.prompts import Prompt
from game.ui.theme import Look, Type

_SOLO_LINES: Final = 8
"""As many lines as the figures of a lone race need with their medals."""
_ALL_PARTS: Final = 4
"""Wallpaper, heading and menu, places, chart."""
_STEPS: Final = {Button.TAB_LEFT: -1, Button.TAB_RIGHT: 1}


def saved_words(texts: Texts, table: TableScene, when: datetime) -> str:
    """That a match is saved, named as a person would look for it."""
    return texts("result.saved", track=match_title(texts, table.header), when=moment_words(texts, when))


class Result(Page):
    """Lies over the finished table. The shoulder buttons, or a row, go through the charts."""

    def __init__(self, stage: Stage, table: TableScene) -> None:
        super().__init__(stage)
        self.table = table
        self.rules_of = table.game.name
        self._chart = 0
        """Which page is shown."""
        self._is_tight = False
        self._parts = 0
        """How many parts of the page are drawn: one more in each frame, as each is slow the first time."""

    def enter(self) -> None:
        """Rows for what comes next."""
        photo = photo_chart(self.table, self.stage.texts)
        self._sheets = ChartSheets(self.stage, self.table.charts(), () if photo is None else (photo,))
        if self.table.record_path is not None:
            with suppress(OSError):  # it may be gone by now
                when = datetime.fromtimestamp(self.table.record_path.stat().st_mtime).astimezone()
                self.notice = saved_words(self.stage.texts, self.table, when)
        self._build()

    def _other_item(self) -> Action:
        """Another track, or other options where there are none."""
        if pages_of(self.table.game.name).has_tracks:
            return Action(self.words("result.track"), self._track, icon="skip")
        return Action(self.words("result.options"), self._options, icon="gear")

    def leave(self) -> None:
        """Nobody waits for charts any more."""
        self._sheets.close()

    def resized(self) -> None:
        """Other columns, perhaps."""
        self._build()

    def _build(self) -> None:
        focus = self.menu.focus if hasattr(self, "menu") else 0
        again = "result.rematch" if pages_of(self.table.game.name).has_tracks else "result.again"
        items: list[Any] = [
            Action(self.words(again), self._rematch, icon="flag"),
            Action(self.words("result.seats"), self._seats, icon="person"),
            self._other_item(),
            Action(self.words("result.watch"), self._watch, icon="play"),
            Action(self.words("result.title"), self._to_title, icon="return"),
        ]
        if log_of(self.table):
            items.insert(-1, Action(self.words("log.row"), self._show_log, icon="lines"))
        if self._sheets.charts:
            items.insert(1, Action(self.words("result.next_chart"), lambda: self._turn_page(1), icon="dot"))
        self.menu = self.make_menu(items, self._to_title, columns=self._columns(items))
        self.menu.focus = min(focus, len(items) - 1)

    def _columns(self, items: list[Any]) -> int:
        """As many rows side by side as have room; without their icons if that saves a line for the charts."""
        look = self.app.look
        words = max(text.width(look, item.label, is_bold=True) for item in items)
        room = layout.safe_area(self.app.surface).width - look.px(40)

        def fitting(wide: int) -> int:
            return next(count for count in (len(items), 3, 2, 1) if count == 1 or wide * count <= room)

        with_icons, bare = fitting(words + look.px(104)), fitting(words + look.px(66))
        if -(-len(items) // bare) < -(-len(items) // with_icons):
            for item in items:
                item.icon = None
            return bare
        return with_icons

    def update(self, ms: int) -> None:
        """The worker may still be looking for the shortest way of a lone race: its table listens."""
        super().update(ms)
        self._sheets.poll()
        if sheet_of(self.table.companion) is not None:
            self.table.update(0)

    # --- input ---

    def prompts(self) -> tuple[Prompt, ...]:
        """Choosing is all there is."""
        return super().prompts()[:2]

    def press_body(self, press: Press) -> None:
        """Shoulders turn the pages of the charts."""
        step = _STEPS.get(press.button)
        if step is not None and self._sheets.charts:
            self._turn_page(step)
        else:
            super().press_body(press)

    def _turn_page(self, step: int) -> None:
        """With little room the places are a page of their own, before the charts."""
        self._chart = (self._chart + step) % (len(self._sheets.charts) + self._is_tight)

    # --- what happens ---

    def _rematch(self) -> None:
        from game.scenes.start import match_scene  # noqa: PLC0415 - it knows the doors, which know this

        header = self.table.again()
        self.app.pop()
        self.app.replace(match_scene(self.stage, header, self.table.map_path))

    def _lobby(self) -> Any:
        """Back to the lobby that the match came from, or to a new one."""
        from game.scenes.game_lobby import GameLobby  # noqa: PLC0415 - a circle otherwise

        self.app.pop()
        self.app.pop()
        if not isinstance(self.app.top, GameLobby):
            lobby = pages_of(self.table.game.name).lobby(self.stage)
            lobby.seating.sitters = [
                Sitter(one.name, one.player, None if one.is_bot else self._device_of(one.seat))
                for one in self.table.seats
            ]
            self.app.push(lobby)
        return self.app.top

    def _device_of(self, seat: Seat) -> Device:
        """A person's device; who played alone might use any and sits down with the one used now."""
        return self.stage.chairs.device_of(seat) or self.device

    def _seats(self) -> None:
        self._lobby()

    def _track(self) -> None:
        self._lobby().choose_track()

    def _options(self) -> None:
        self._lobby().choose_options()

    def _watch(self) -> None:
        from game.scenes.watch import watch_table  # noqa: PLC0415 - brings in the table

        watch_table(self.stage, self.table)

    def _show_log(self) -> None:
        self.app.push(LogPage(self.stage, log_of(self.table)))

    def _to_title(self) -> None:
        from game.scenes.title import Title  # noqa: PLC0415 - a circle otherwise

        self.app.reset(Title(self.stage))

    # --- drawing ---

    def title_words(self) -> str:
        """Who won."""
        outcome = self.table.match.outcome()
        if outcome is None or not outcome.ranks:
            return self.words("result.over")
        names = [self.table.seats[seat].name for seat in outcome.ranks[0]]
        if len(self.table.seats) == 1:
            return self.words("result.solo", name=names[0])
        if len(names) > 1:
            return self.words("result.shared", names=", ".join(names))
        return self.words("result.winner", name=names[0])

    def places(self) -> list[tuple[int, Seat]]:
        """Place and seat, from first to last."""
        outcome = self.table.match.outcome()
        if outcome is None:
            return []
        return [(outcome.place(seat), seat) for group in outcome.ranks for seat in group]

    def draw(self, surface: pygame.Surface) -> None:
        """Part after part in the first frames."""
        self._parts = min(_ALL_PARTS, self._parts + 1)
        if self._parts == 1:
            draw_wallpaper(surface, self.app.look)
        else:
            super().draw(surface)

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """Places on the left, a chart on the right, the menu below."""
        body = body.inflate(-look.px(20), -look.px(24))
        high = min(self.menu.height(look, body.width), body.height // 2)
        low, rest = layout.take_bottom(body, high, look.px(28))
        self.menu.draw(surface, look, low, self.app.now)
        left, right = layout.row(rest, (2, 3), look.px(36))
        sheet = sheet_of(self.table.companion)
        self._is_tight = bool(self._sheets.charts) and rest.height < needed_height(
            look, len(self.table.seats) if sheet is None else _SOLO_LINES
        )
        if self._is_tight and self._chart:
            self._draw_chart(surface, look, rest, self._chart - 1)
            return
        if self._is_tight or not self._sheets.charts:
            left = rest
        if self._parts < _ALL_PARTS - 1:
            return
        if sheet is None:
            draw_places(surface, look, left, self.stage.texts, self.table, self.places())
        elif self._is_tight:
            self._write_solo(surface, look, left, sheet)
        else:
            story = seat_words(self.stage.texts, self.table, 0).long
            line, left = layout.take_top(left, text.line_height(look), look.px(12))
            text.write(surface, look, story, line.midleft, ink=look.ground_ink, anchor="midleft", most=line.width)
            draw_solo(surface, look, left, sheet, sheet.finished or 0, self.stage.texts)
        if self._sheets.charts and not self._is_tight and self._parts == _ALL_PARTS:
            self._draw_chart(surface, look, right, self._chart % len(self._sheets.charts))

    def _write_solo(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, sheet: SoloSheet) -> None:
        """The figures of a lone race one after the other, where there is no room for a table."""
        draw.panel(surface, look, rect)
        rows = solo_rows(sheet, sheet.finished or 0, self.stage.texts)
        words = " \N{MIDDLE DOT} ".join(f"{label}: {value}" for label, value in rows)
        inner = rect.inflate(-look.px(40), -look.px(24))
        text.write_block(surface, look, words, inner, Type.SMALL)

    def _draw_chart(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, number: int) -> None:
        chart = self._sheets.charts[number]
        draw.panel(surface, look, rect)
        inner = rect.inflate(-look.px(40), -look.px(32))
        head, rest = layout.take_top(inner, text.line_height(look), look.px(8))
        text.write(surface, look, chart.title, head.midleft, anchor="midleft", is_bold=True, most=head.width)
        if rest.height > text.line_height(look, Type.SMALL) * 3:
            chart.draw(surface, rest, look)
