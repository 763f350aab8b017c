"""A table whose track lies on disk as a map: when that changes, the table shows it or says what has become of it."""

from pathlib import Path
from typing import Any, Protocol, cast

import pygame

from game.files.finding import Finding, Severity, has_errors
from game.files.maps import LUNATIX
from game.files.tiled import Loaded
from game.files.tiled_picture import MapPicture
from game.tables.picture import TablePicture
from game.tables.reader import Reader
from game.tables.table import TableScene
from game.tables.track_banner import Slip, TrackBanner
from game.tables.track_watch import TrackWatch
from game.ui.press import Button, Pointer, Press

_TOPIC = "table"


class TrackPicture(TablePicture, Protocol):
    """A picture of a match on a map."""

    map_picture: MapPicture | None

    def take_map(self, map_picture: MapPicture | None, reader: Reader) -> bool:
        """Lie on this map from now on, which has the same track; False when that cannot be."""

    @property
    def view(self) -> pygame.Rect:
        """The part of the window in which the board is to be seen."""


class TrackTable(TableScene):
    """See `TableScene`. The match on it is never changed: a map with another track is raced on when somebody asks.

    A change of the map that is none of the track is shown at once; so is another track before the first move. While
    a map has errors, the last good one stays and the findings are listed.
    """

    map_path: Path

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._ground = cast("TrackPicture", self.picture)
        self._banner = TrackBanner()
        self._is_folded = False
        self._has_looked = False
        self.faults: tuple[Finding, ...] = ()
        """What is wrong with the map as it lies on disk."""
        self.changed: Loaded | None = None
        """The map with another track, that waits for a restart."""

        self._watch = TrackWatch(self.stage.reader, _TOPIC, self.map_path, self._take)

    # --- the scene ---

    def leave(self) -> None:
        """The table is cleared."""
        self._watch.close()
        super().leave()

    def update(self, ms: int) -> None:
        """Time goes on."""
        super().update(ms)
        if self.app.top is self:
            self._watch.poll(self.app.now)
        self.picture.notes.banner_bottom = self._banner.bottom

    def press(self, press: Press) -> None:
        """The slip's button is a shoulder that means nothing else while the log is closed."""
        is_for_slip = press.button is Button.TAB_RIGHT and self._slip() is not None
        if press.is_down and is_for_slip and not self.picture.notes.log.is_open:
            self._hands.note(press.device)
            self._answer()
        else:
            super().press(press)

    def pointer(self, pointer: Pointer) -> None:
        """A click on the slip presses its button."""
        if self._banner.hover(pointer.pos):
            if pointer.is_click:
                self._answer()
        else:
            super().pointer(pointer)

    def draw(self, surface: pygame.Surface) -> None:
        """The slip lies over all."""
        super().draw(surface)
        slip = self._slip()
        if slip is None:
            self._banner.clear()
            return
        look, notes = self.picture.look, self.picture.notes
        hand = self._hands.reading()
        self._banner.draw(surface, look, self._ground.view, slip, hand, notes.bindings, self.stage.texts)

    # --- the map ---

    @property
    def why_not(self) -> str | None:
        """Why the changed track cannot be raced on by those who sit here."""
        track = None if self.changed is None else self.changed.track or self.changed.loop
        if track is None or len(self.seats) <= len(track.starts):
            return None
        return self.stage.texts.count("table.track.too_few_starts", len(track.starts))

    def _take(self, loaded: Loaded) -> None:
        """The map has been read: as it lay there first, or because it has changed."""
        is_first, self._has_looked = not self._has_looked, True
        had_news = bool(self.faults) or self.changed is not None
        track = loaded.loop if self.header.game == LUNATIX else loaded.track
        self.faults = _faults_of(loaded, self.map_path.name, self.header.game) if track is None else ()
        if track is None:
            self._is_folded = False
            self.stage.sound.play("refuse")
            return
        is_same = track.to_text() == self.header.board
        self.changed = None if is_same else loaded
        if is_same and not (is_first and loaded.picture == self._ground.map_picture):
            self.changed = None if self._ground.take_map(loaded.picture, self.stage.reader) else loaded
        if self.changed is None:
            return
        if self._is_untouched and self.why_not is None:
            self._doors.restart(self, loaded, is_asked=False)
        elif not had_news:
            self.stage.sound.play("join")

    @property
    def _is_untouched(self) -> bool:
        """Whether nobody has done anything at this table yet."""
        return not self.match.entries and not self._together.has_choices

    def _slip(self) -> Slip | None:
        texts = self.stage.texts
        if self.faults:
            count = len(self.faults)
            key = "table.track.unfold" if self._is_folded else "table.track.fold"
            words = texts.count("table.track.faults", count, file=self.map_path.name)
            return Slip(words, texts(key), () if self._is_folded else self.faults, is_error=True)
        if self.changed is None:
            return None
        reason = self.why_not
        if reason is not None:
            return Slip(reason)
        return Slip(texts("table.track.changed"), texts("table.track.restart"))

    def _answer(self) -> None:
        """The slip's button."""
        if self.faults:
            self._is_folded = not self._is_folded
            self.stage.sound.play("tick")
        elif self.changed is not None and self.why_not is None:
            self.stage.sound.play("confirm")
            self._doors.restart(self, self.changed, is_asked=True)


def _faults_of(loaded: Loaded, file: str, game: str) -> tuple[Finding, ...]:
    """What stops a map from being raced on at a table of a game; a sound map is for another game."""
    if has_errors(loaded.findings):
        return loaded.findings
    what = f'the map is for another game now; set its property "game" to "{game}" again'
    return (Finding(file, Severity.ERROR, what),)
