"""A match played back from its record: play, pause, step, scrub, speed, and the whole track."""

from pathlib import Path
from typing import Any, Final, cast

import pygame

from game.core.record import Header, Record
from game.files.records import read_record
from game.games.catalogue import find_game
from game.scenes.page import Page
from game.scenes.replay import Replay, replay
from game.scenes.replay_strip import Place, ReplayStrip
from game.scenes.start import live_seats, map_of
from game.tables.live import LivePicture
from game.tables.picture import Told
from game.tables.seats import Sitter
from game.tables.setting import set_out
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.press import MOUSE, Act, Button, Device, Pointer, Press
from game.ui.prompts import Prompt
from game.ui.timeline import Timeline

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
_BETWEEN_MS: Final = 350
"""The pause after a move, at normal speed."""
_LEAP: Final = 10
_AFTER_MS: Final = 3000
"""What the last move of a match in real time set going is seen to its end."""


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
        game = find_game(header.game)
        rules = game.make_rules(header.board, header.options, len(header.seats))
        sitters = [Sitter(seat, line.name, line.player) for seat, line in enumerate(live_seats(header, played.entries))]
        self._setting = set_out(stage, header, rules, sitters, map_of(stage, header), lambda _: played.views[self.at])
        self.picture = self._setting.picture
        self._live = None if game.real_time is None else cast("LivePicture", self.picture)
        """The picture where moves are shown at the times at which they were made."""
        self._clock = 0.0
        self._timeline: Timeline[Any] = Timeline(self.picture.cue, stage.sound.play)
        self._strip = ReplayStrip(stage.texts)
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._is_scrubbing = False
        self._has_two_views = False

    # --- the scene ---

    def enter(self) -> None:
        """Show where it begins."""
        self.menu = self.make_menu([], self.app.pop)
        self.resized()
        self._show()

    def resized(self) -> None:
        """The picture gets what the strip leaves."""
        look, size = self.app.look, self.app.surface.get_size()
        high = self._strip.height(look, size[0], self.device, self.app.inputs.bindings, self.prompts())
        self._rect = pygame.Rect(0, size[1] - high, size[0], high)
        self.picture.lay_out(look, (size[0], size[1] - high))
        self._timeline.is_off = look.is_motion_reduced
        if self.picture.has_two_views != self._has_two_views:  # known only now, and it changes the prompts
            self._has_two_views = self.picture.has_two_views
            self.resized()

    def prompts(self) -> tuple[Prompt, ...]:
        """What the buttons do."""
        whole = (Prompt(Button.EXTRA, self.words("watch.whole")),) if self._has_two_views else ()
        return (
            Prompt(Button.CONFIRM, self.words("watch.pause" if self.is_playing else "watch.play")),
            Prompt(None, self.words("watch.step_and_speed")),
            *whole,
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

    def remember(self, device: Device) -> None:
        """Another device may need more room for its prompts."""
        before = self.device
        super().remember(device)
        if self.device != before:
            self.resized()

    def pointer(self, pointer: Pointer) -> None:
        """The bar scrubs, the icons do what they show, the right button leaves."""
        if pointer.act is Act.DOWN:
            self.remember(MOUSE)
        if pointer.act is Act.DOWN and pointer.button == 3:
            self.app.pop()
        elif pointer.is_click:
            icon = self._strip.icon_at(pointer.pos)
            if icon is not None:
                self._use(icon)
            self._is_scrubbing = icon is None and self._strip.is_on_bar(self.app.look, pointer.pos)
        elif pointer.act is Act.UP:
            self._is_scrubbing = False
        if self._is_scrubbing:
            self.go_to(round(self._strip.part_at(pointer.x) * self._replay.moves))

    def typed(self, text: str) -> None:
        """Nothing is written here."""

    def update(self, ms: int) -> None:
        """Play on."""
        if self._live is not None:
            self._run(self._live, ms)
            return
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

    def _run(self, picture: LivePicture, ms: int) -> None:
        """Let time pass as it did in the match, and a little longer after its end."""
        if not self.is_playing:
            return
        times = self._replay.times
        self._clock += ms * self.speed
        while self.at < self._replay.moves and times[self.at + 1] <= self._clock:
            self._begin_move()
        picture.run_to(int(self._clock))
        self.is_playing = self.at < self._replay.moves or self._clock < times[-1] + _AFTER_MS

    def _begin_move(self) -> None:
        self.at += 1
        if self._live is not None:
            at = self._replay.times[self.at]
            self._clock = max(self._clock, at)
            self._live.run_to(at)
            self._live.tell(self._replay.events[self.at], at)
            return
        self._rest_ms = _BETWEEN_MS
        self._timeline.add(self._replay.events[self.at])
        self._await()

    def _show(self) -> None:
        is_end = self.at == self._replay.moves
        outcome = self._replay.outcome if is_end else None
        told = map(Told, self._replay.times[: self.at + 1], self._replay.events)
        if self._live is not None:
            self._live.show_told(told, outcome)
        else:
            self.picture.show((event for _, events in told for event in events), outcome)
        self._clock = self._replay.times[self.at]
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
            case "play":
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

    def draw(self, surface: pygame.Surface) -> None:
        """The table above, the strip below."""
        look = self.app.look
        above = pygame.Rect(0, 0, surface.get_width(), self._rect.top)
        self.picture.draw(surface.subsurface(above), self.app.now)
        place = Place(self.at, self._replay.moves, self.is_playing, self.speed)
        bindings = self.app.inputs.bindings
        self._strip.draw(surface, look, self._rect, place, self.device, bindings, self.prompts())
