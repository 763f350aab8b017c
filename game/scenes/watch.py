"""A match played back from its record: play, pause, step, scrub, speed, and the whole track."""

from pathlib import Path
from typing import Any, Final

import pygame

from game.core.record import Header, Record
from game.files.records import read_record
from game.games.catalogue import find_game
from game.scenes.page import Page
from game.scenes.replay import Replay, replay
from game.scenes.start import live_seats, map_of
from game.tables.seats import Sitter
from game.tables.setting import set_out
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui import draw, layout, text
from game.ui.press import MOUSE, Act, Button, Pointer, Press
from game.ui.prompts import Prompt, draw_prompts, prompts_height
from game.ui.shapes import draw_icon
from game.ui.theme import Look, Type
from game.ui.timeline import Timeline

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
_BETWEEN_MS: Final = 350
"""The pause after a move, at normal speed."""
_LEAP: Final = 10


def replay_of(stage: Stage, path: Path, speed: float = 1.0, at: int = 0) -> "Watch":
    """The replay of a record on disk. Raises UnusableFile, OSError or ValueError when it cannot be played."""
    return watch_record(stage, read_record(path), speed, at)


def watch_record(stage: Stage, record: Record, speed: float = 1.0, at: int = 0) -> "Watch":
    """The replay of a record. Raises ValueError when the rules do not follow it."""
    return Watch(stage, record.header, replay(record), speed, at)


def watch_table(stage: Stage, table: TableScene) -> None:
    """Put the replay of a table's match on top."""
    stage.app.push(watch_record(stage, Record(table.header, table.match.entries)))


class Watch(Page):
    """The table's own picture, driven by a record; below it a strip with the place in the match and the buttons."""

    def __init__(self, stage: Stage, header: Header, played: Replay, speed: float, at: int) -> None:
        super().__init__(stage)
        self._replay = played
        self.at = max(0, min(at, played.moves))
        """How many moves have been shown."""
        self.is_playing = True
        self.speed = min(SPEEDS, key=lambda known: abs(known - speed))
        self._rest_ms = 0.0
        rules = find_game(header.game).make_rules(header.board, header.options, len(header.seats))
        sitters = [Sitter(seat, line.name, line.player) for seat, line in enumerate(live_seats(header, played.entries))]
        self._setting = set_out(stage, header, rules, sitters, map_of(stage, header), lambda: played.views[self.at])
        self.picture = self._setting.picture
        self._timeline: Timeline[Any] = Timeline(self.picture.cue, stage.sound.play)
        self._bar = pygame.Rect(0, 0, 0, 0)
        self._strip = pygame.Rect(0, 0, 0, 0)
        self._icons: dict[str, pygame.Rect] = {}

    # --- the scene ---

    def enter(self) -> None:
        """Show where it begins."""
        self.menu = self.make_menu([], self.app.pop)
        self.resized()
        self._show()

    def resized(self) -> None:
        """The picture gets what the strip leaves."""
        look, size = self.app.look, self.app.surface.get_size()
        high = self._strip_height(look, size[0])
        self._strip = pygame.Rect(0, size[1] - high, size[0], high)
        self.picture.lay_out(look, (size[0], size[1] - high))
        self._timeline.is_off = look.is_motion_reduced

    def prompts(self) -> tuple[Prompt, ...]:
        """What the buttons do."""
        return (
            Prompt(Button.CONFIRM, self.words("watch.pause" if self.is_playing else "watch.play")),
            Prompt(None, self.words("watch.step_and_speed")),
            Prompt(Button.EXTRA, self.words("watch.whole")),
            Prompt(Button.BACK, self.words("watch.leave")),
        )

    def press_body(self, press: Press) -> None:
        """Confirm plays and pauses, left and right step, up and down change the speed."""
        match press.button:
            case Button.CONFIRM:
                self._toggle()
            case Button.LEFT:
                self.go_to(self.at - 1)
            case Button.RIGHT:
                self.step_on()
            case Button.UP | Button.DOWN:
                self._change_speed(1 if press.button is Button.UP else -1)
            case Button.TAB_LEFT:
                self.go_to(self.at - _LEAP)
            case Button.TAB_RIGHT:
                self.go_to(self.at + _LEAP)
            case Button.EXTRA | Button.VIEW:
                self._toggle_view()
            case Button.BACK | Button.PAUSE:
                self.app.pop()
            case _:
                pass

    def pointer(self, pointer: Pointer) -> None:
        """The bar scrubs, the icons do what they show, the right button leaves."""
        if pointer.act is Act.DOWN:
            self.device = MOUSE
        if pointer.act is Act.DOWN and pointer.button == 3:
            self.app.pop()
        elif pointer.is_click:
            hit = next((name for name, rect in self._icons.items() if rect.collidepoint(pointer.pos)), None)
            if hit is not None:
                self._use(hit)
            elif self._bar.inflate(0, self.app.look.px(30)).collidepoint(pointer.pos) and self._bar.width:
                self.go_to(round((pointer.x - self._bar.left) / self._bar.width * self._replay.moves))

    def typed(self, text: str) -> None:
        """Nothing is written here."""

    def update(self, ms: int) -> None:
        """Play on."""
        self._timeline.speed = self.speed
        self._timeline.update(ms)
        self.picture.update(ms)
        if self._timeline.is_idle and self.is_playing:
            self._rest_ms -= ms * self.speed
            if self.at >= self._replay.moves:
                self.is_playing = False
            elif self._rest_ms <= 0:
                self._begin_move()

    # --- the place in the match ---

    def go_to(self, at: int) -> None:
        """Show the match after so many moves."""
        self._timeline.finish()
        self.at = max(0, min(self._replay.moves, at))
        self._show()

    def step_on(self) -> None:
        """Let one more move be seen."""
        self.is_playing = False
        self._timeline.finish()
        if self.at < self._replay.moves:
            self._begin_move()

    def _begin_move(self) -> None:
        self.at += 1
        self._rest_ms = _BETWEEN_MS
        self._timeline.add(self._replay.events[self.at])
        self._await()

    def _show(self) -> None:
        is_end = self.at == self._replay.moves
        events = (event for events in self._replay.events[: self.at + 1] for event in events)
        self.picture.show(events, self._replay.outcome if is_end else None)
        self._rest_ms = _BETWEEN_MS
        self._await()

    def _await(self) -> None:
        self.picture.await_move(self._replay.acting[self.at], self._replay.views[self.at], is_choosing=False)

    def _toggle(self) -> None:
        self.is_playing = not self.is_playing
        if self.is_playing and self.at >= self._replay.moves:
            self.go_to(0)

    def _toggle_view(self) -> None:
        if self.picture.has_two_views:
            self.picture.show_whole(not self.picture.is_whole)

    def _change_speed(self, step: int) -> None:
        index = SPEEDS.index(self.speed) + step
        self.speed = SPEEDS[max(0, min(len(SPEEDS) - 1, index))]

    def _use(self, icon: str) -> None:
        match icon:
            case "play" | "pause":
                self._toggle()
            case "back":
                self.go_to(self.at - 1)
            case "step":
                self.step_on()
            case "slower" | "faster":
                self._change_speed(1 if icon == "faster" else -1)
            case _:
                self.app.pop()

    # --- drawing ---

    def _strip_height(self, look: Look, width: int) -> int:
        inner = width - 2 * look.px(48)
        prompts = prompts_height(look, inner, self.device, self.app.inputs.bindings, self.prompts())
        return look.metrics.grown_px(56) + prompts + look.px(56)

    def draw(self, surface: pygame.Surface) -> None:
        """The table above, the strip below."""
        look = self.app.look
        above = pygame.Rect(0, 0, surface.get_width(), self._strip.top)
        self.picture.draw(surface.subsurface(above), self.app.now)
        surface.fill(look.mood.ground, self._strip)
        pygame.draw.line(surface, look.mood.line, self._strip.topleft, self._strip.topright, look.line)
        inner = self._strip.inflate(-2 * look.px(48), -2 * look.px(18))
        top, rest = layout.take_top(inner, look.metrics.grown_px(56), look.px(10))
        self._draw_controls(surface, look, top)
        draw_prompts(surface, look, rest, self.device, self.app.inputs.bindings, self.prompts(), ink=look.ground_ink)

    def _draw_controls(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        size = rect.height
        self._icons = {}
        x = rect.left
        middle = "pause" if self.is_playing else "play"
        for name, icon, turn in (("back", "step", 180), (middle, middle, 0), ("step", "step", 0)):
            self._icon(surface, look, pygame.Rect(x, rect.top, size, size), name, icon, turn)
            x += size + look.px(10)
        right = rect.right
        for name, icon in (("leave", "cross"), ("faster", "plus")):
            right -= size
            self._icon(surface, look, pygame.Rect(right, rect.top, size, size), name, icon, 0)
            right -= look.px(10)
        ink = look.ground_ink
        pace = self.words("watch.times", n=f"{self.speed:g}")
        wide = text.width(look, self.words("watch.times", n="0.5"), Type.SMALL) + look.px(16)
        at = (right - wide // 2, rect.centery)
        text.write(surface, look, pace, at, Type.SMALL, ink=ink, anchor="center")
        right -= wide + size
        self._icon(surface, look, pygame.Rect(right, rect.top, size, size), "slower", "minus", 0)
        words = self.words("watch.move", n=self.at, all=self._replay.moves)
        widest = self.words("watch.move", n=self._replay.moves, all=self._replay.moves)
        label = text.width(look, widest, Type.SMALL)
        text.write(surface, look, words, (x + look.px(10), rect.centery), Type.SMALL, ink=ink, anchor="midleft")
        left = x + label + look.px(40)
        self._bar = pygame.Rect(left, rect.centery - look.px(6), max(0, right - look.px(30) - left), look.px(12))
        if self._bar.width > look.px(60):
            self._draw_bar(surface, look)

    def _icon(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, name: str, icon: str, turn: int) -> None:
        draw.panel(surface, look, rect, radius=12, has_shadow=False)
        draw_icon(surface, icon, rect.center, round(rect.height * 0.56), look.mood.ink, turn=turn)
        self._icons[name] = rect

    def _draw_bar(self, surface: pygame.Surface, look: Look) -> None:
        draw.panel(
            surface, look, self._bar, fill=look.mood.panel_low, radius=6, has_shadow=False, line_width=look.px(2)
        )
        part = self.at / max(1, self._replay.moves)
        done = pygame.Rect(self._bar.left, self._bar.top, max(1, round(self._bar.width * part)), self._bar.height)
        pygame.draw.rect(surface, look.mood.accent, done, border_radius=look.px(6))
        knob = (done.right, self._bar.centery)
        draw.dot(surface, look.mood.accent, look.mood.line, knob, look.px(16), look.line)
