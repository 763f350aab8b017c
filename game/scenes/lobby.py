"""The lobby of Racetrack: the seats of every lobby, and the track to race on."""

from contextlib import suppress
from pathlib import Path
from typing import ClassVar

import pygame

from game.files.maps import RACETRACK
from game.files.settings import MOST_PATH_LETTERS
from game.files.track_kit import lay_kit
from game.scenes.game_lobby import GameLobby
from game.scenes.keeping import keep
from game.scenes.page import Page
from game.scenes.race_options import RaceOptions, options_of
from game.scenes.race_tracks import Offered, RaceTracks, is_for_another_game, read_offered
from game.scenes.track_facts import track_facts
from game.scenes.track_page import TrackPage, draw_track
from game.tables.stage import Stage
from game.ui import text
from game.ui.items import Action
from game.ui.theme import Look


class Lobby(GameLobby):
    """See `GameLobby`; nothing starts before all maps are read and one is chosen."""

    heading = "lobby.title"
    game: ClassVar[str] = RACETRACK

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.tracks = RaceTracks(stage, self.game)
        self.track: Offered | None = None

    def leave(self) -> None:
        """Nothing is measured any more, and unsaved circuits are gone."""
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
        """Open the list of tracks; the player's own folder is laid out by then, to draw in."""
        with suppress(OSError):  # the list is as good without
            lay_kit(self.stage.home.tracks)
            (self.stage.home.tracks / RACETRACK).mkdir(exist_ok=True)
        self.app.push(TrackPage(self.stage, self.tracks, self.track, self.facts, self.measure, self.take_track))

    def take_track(self, offered: Offered) -> None:
        """Race on this track, and offer it first next time; the way on is the start."""
        self.track = offered
        self.menu.focus = 0
        path = str(offered.path.absolute())
        if path.isprintable() and len(path) <= MOST_PATH_LETTERS and path != self.stage.settings.track:
            keep(self.stage, track=path)

    def _track_of_last_time(self) -> Offered | None:
        """The track that was chosen last, if it is still there and in order."""
        if not self.stage.settings.track:
            return None
        path = Path(self.stage.settings.track)
        offered = next((one for one in self.tracks.offered if one.path == path), None)
        if offered is None and path.is_file():
            offered = read_offered(path, is_own=True)
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

    def file_dropped(self, path: str) -> None:
        """A map dropped on the window is raced on, or what is wrong with it is said."""
        offered = read_offered(Path(path), is_own=True)
        if not offered.is_open or is_for_another_game(offered, self.game):
            self.notice = offered.findings[0].line() if offered.findings else self.words("lobby.track.no_race")
            return
        self.notice = ""
        self.tracks.add(offered)
        self.take_track(offered)
        self.build()

    # --- time ---

    def update(self, ms: int) -> None:
        """Read one more map, and have the chosen one measured."""
        super().update(ms)
        was_whole = self.tracks.is_whole
        self.tracks.read_next()
        if self.tracks.is_whole != was_whole:
            first = next((one for one in self.tracks.offered if one.is_open), None)
            self.track = self.track or self._track_of_last_time() or first
            self.build()
        self.tracks.poll(self.app.now)
        if self.track is not None:
            self.measure(self.track)

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

    def draw_subject(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """The track."""
        if self.track is not None:
            draw_track(surface, look, rect, self.track, self.facts(self.track))
