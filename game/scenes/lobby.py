"""The lobby of Racetrack: the seats of every lobby, and the track to race on."""

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import ClassVar, Final

import pygame

from game.files.finding import Finding
from game.files.maps import RACETRACK
from game.files.settings import MOST_PATH_LETTERS
from game.files.tiled import Loaded
from game.files.track_kit import lay_own_folder
from game.scenes.game_lobby import GameLobby
from game.scenes.keeping import keep
from game.scenes.page import Page
from game.scenes.race_options import RaceOptions, options_of
from game.scenes.race_tracks import Offered, RaceTracks, is_for_another_game, offered_from, read_offered
from game.scenes.track_facts import track_facts
from game.scenes.track_page import TrackPage, draw_track
from game.scenes.track_preview import Previews
from game.tables.findings_card import draw_findings
from game.tables.stage import Stage
from game.tables.track_watch import TrackWatch
from game.ui import layout, text
from game.ui.items import Action
from game.ui.theme import Look

_SMALL: Final = 256 * 1024
"""A map file of at most so many bytes is read at once, to have a track to show; larger ones beside the frames."""
_TOPIC: Final = "lobby"


class Lobby(GameLobby):
    """See `GameLobby`; nothing starts before a track is chosen. What changes of it on disk is shown."""

    heading = "lobby.title"
    game: ClassVar[str] = RACETRACK

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.tracks = RaceTracks(stage, self.game)
        self.track: Offered | None = None
        self.faults: tuple[Finding, ...] = ()
        """What is wrong with the track's file as it lies on disk now, while the last good one stays chosen."""
        self.previews = Previews(stage.reader)
        self._has_room = True
        self._told = ""
        self._watch: TrackWatch | None = None
        self._has_looked = False

    def enter(self) -> None:
        """With the track of last time, or the first one, unless it takes long to read."""
        wanted = [Path(self.stage.settings.track)] if self.stage.settings.track else []
        for path in (*wanted, *self.tracks.shipped[:1]):
            with suppress(OSError):
                if self.track is None and path.stat().st_size <= _SMALL:
                    self.track = self._raced_on(path)
        super().enter()

    def leave(self) -> None:
        """Nothing is measured or looked after any more, and unsaved circuits are gone."""
        self._watch_over(None)
        self.tracks.close()

    # --- menu ---

    def why_not(self) -> str | None:
        """Seats, track, and room on the track."""
        reason = super().why_not()
        if reason is None and self.track is None and self.tracks.is_whole:
            return self.words("lobby.no_track")
        if reason is None and self.starts is not None and len(self.seating.sitters) > self.starts:
            return self.stage.texts.count("lobby.too_few_starts", self.starts)
        return reason

    def first_items(self) -> tuple[Action, ...]:
        """The track."""
        track = self.words("lobby.track_is", track=self.track.title if self.track else text.ELLIPSIS)
        return (Action(track, self.choose_track, icon="skip"),)

    def more_items(self) -> tuple[Action, ...]:
        """Rows of this game's own."""
        return (Action(self.words("lobby.build"), self._build_circuit, icon="plus"),)

    @property
    def starts(self) -> int | None:
        """How many cars the track has room for."""
        return len(self.track.track.starts) if self.track and self.track.track else None

    def choose_track(self) -> None:
        """Open the list of tracks; the player's own folder is laid out meanwhile, to draw in."""
        self.stage.reader.ask("kit", partial(lay_own_folder, self.stage.home), lambda _: None)
        page = TrackPage(self.stage, self.tracks, self.track, self.facts, self.measure, self.take_track)
        page.previews = self.previews
        self.app.push(page)

    def take_track(self, offered: Offered) -> None:
        """Race on this track, and offer it first next time; the way on is the start."""
        self.track = offered
        self.faults = ()
        self.menu.focus = 0
        path = str(offered.path.absolute())
        if path.isprintable() and len(path) <= MOST_PATH_LETTERS and path != self.stage.settings.track:
            keep(self.stage, track=path)

    def take_dropped(self, offered: Offered) -> None:
        """Race on a map that came from somewhere else."""
        self.tracks.add(offered)
        self.take_track(offered)
        self.build()

    def _raced_on(self, path: Path) -> Offered | None:
        """The track of a file, if it is in order and of this game."""
        offered = next((one for one in self.tracks.offered if one.path == path), None)
        if offered is None and path.is_file():
            offered = read_offered(path, is_own=path not in self.tracks.shipped)
        if offered is None or not offered.is_open or is_for_another_game(offered, self.game):
            return None
        return offered

    def options_page(self) -> Page:
        """The page of the game's options."""
        return RaceOptions(self.stage, self.game, self.chosen, self.track.track if self.track else None)

    def _build_circuit(self) -> None:
        from game.scenes.circuit_page import CircuitPage  # noqa: PLC0415 - hardly ever

        self.app.push(CircuitPage(self.stage, self.tracks, self.facts, self.measure, self.take_track))

    # --- start ---

    def begin(self) -> None:
        """Go to the table, once there is a track."""
        if self.track is not None and self.track.is_open:
            self.begin_on(self.track)

    def begin_on(self, offered: Offered) -> None:
        """Go to the table of this track."""
        from game.scenes.measuring import begin_race  # noqa: PLC0415 - brings in the table

        begin_race(self.stage, self.tracks, offered, self.chosen, self.seating)

    # --- time ---

    def update(self, ms: int) -> None:
        """Read more maps, look after the chosen one, and have it measured."""
        super().update(ms)
        was_whole = self.tracks.is_whole
        self.tracks.read_next()
        if self.tracks.is_whole != was_whole:
            if self.track is None and self.stage.settings.track:
                self.track = self._raced_on(Path(self.stage.settings.track))
            self.track = self.track or next((one for one in self.tracks.offered if one.is_open), None)
            self.build()
        self.tracks.poll(self.app.now)
        if self.track is not None:
            self.measure(self.track)
            self._watch_over(self.track.path)

    def _watch_over(self, path: Path | None) -> None:
        """Look after this file, in place of another one."""
        if self._watch is not None and self._watch.path != path:
            self._watch.close()
            self._watch = None
        if self._watch is None and path is not None:
            self._watch = TrackWatch(self.stage.reader, _TOPIC, path, self._take_changed)
            self._has_looked = False
        if self._watch is not None:
            self._watch.poll(self.app.now)

    def _tell_faults(self) -> None:
        told = self.faults[0].line() if self.faults and not self._has_room else ""
        if told or self.notice == self._told:  # other news stays
            self.notice = self._told = told

    def _take_changed(self, loaded: Loaded) -> None:
        """The chosen track's file has been read: the first time nothing has changed, most likely."""
        before, has_looked = self.track, self._has_looked
        self._has_looked = True
        if before is None:
            return
        offered = offered_from(before.path, loaded, before.is_own)
        if not offered.is_open or is_for_another_game(offered, self.game):
            self.faults = offered.findings
            self._tell_faults()
        elif has_looked or offered != before:
            self.faults = ()
            self._tell_faults()
            self.track = offered
            self.tracks.renew(offered)
            self.build()

    def measure(self, offered: Offered) -> None:
        """Let the worker find out the par of a track as it would be raced now."""
        if offered.track is not None:
            options = options_of(self.chosen, offered.track)
            self.tracks.measure(offered.track, options, max(1, len(self.seating.sitters)))

    def facts(self, offered: Offered) -> list[str]:
        """What there is to say about a track as it would be raced now."""
        seats = max(1, len(self.seating.sitters))
        return track_facts(self.stage.texts, self.tracks, offered, self.chosen, seats)

    # --- drawing ---

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """Where there is no room for the track, what is wrong with its file is told above."""
        had_room, self._has_room = self._has_room, False
        super().draw_body(surface, look, body)
        if had_room != self._has_room:
            self._tell_faults()

    def draw_subject(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """The track."""
        self._has_room = True
        if self.track is None:
            return
        if self.faults:
            heading = self.words("lobby.track.faults")
            card = draw_findings(surface, look, rect, heading, self.faults, self.stage.texts)
            _, rect = layout.take_top(rect, card.height, look.px(16))
        draw_track(surface, look, rect, self.track, self.facts(self.track), self.previews)
