"""A file dropped on the window: checked, shown, and offered to be raced on, or all that is wrong with it."""

from pathlib import Path
from typing import Any

import pygame

from game.files.maps import LUNATIX, RACETRACK
from game.files.tiled import Loaded
from game.scenes.games import pages_of
from game.scenes.lobby import Lobby
from game.scenes.page import Page
from game.scenes.race_tracks import Offered, offered_from
from game.scenes.track_page import draw_track
from game.tables.findings_card import draw_findings
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.tables.track_watch import TrackWatch
from game.ui import layout, text
from game.ui.items import Action
from game.ui.theme import Look

_TOPIC = "dropped"


class DroppedTrack(Page):
    """Looks after the file while it is open: what is mended in Tiled meanwhile shows here."""

    heading = "dropped.title"

    def __init__(self, stage: Stage, path: Path) -> None:
        super().__init__(stage)
        self._path = path
        self.offered: Offered | None = None
        """The file as it was read last; None until it has been read."""
        self._watch = TrackWatch(stage.reader, _TOPIC, path, self._take)

    def enter(self) -> None:
        """Have it read."""
        self._build()

    def leave(self) -> None:
        """Nobody looks at it any more."""
        self._watch.close()

    def update(self, ms: int) -> None:
        """It may have been read, or changed."""
        super().update(ms)
        self._watch.poll(self.app.now)

    def file_dropped(self, path: str) -> None:
        """Another one takes its place."""
        self.app.replace(DroppedTrack(self.stage, Path(path)))

    def _take(self, loaded: Loaded) -> None:
        is_first = self.offered is None
        self.offered = offered_from(self._path, loaded, is_own=True)
        self.app.sound.play("join" if self.offered.is_open else "refuse")
        self._build()
        below = self.app.scenes[-2] if len(self.app.scenes) > 1 else None
        if is_first and self.offered.is_open and isinstance(below, Lobby) and below.game == self._game:
            self._race()  # the lobby shows it and is where it is chosen

    def _build(self) -> None:
        items: list[Any] = [Action(self.words("page.back"), self.app.pop, icon="return")]
        if self.offered is not None and self.offered.is_open:
            items.insert(0, Action(self.words("dropped.race"), self._race, icon="flag"))
        self.menu = self.make_menu(items, self.app.pop)

    def title_words(self) -> str:
        """The track's title, or the file's name."""
        is_open = self.offered is not None and self.offered.is_open
        return self.offered.title if is_open and self.offered is not None else self._path.name

    def _race(self) -> None:
        """To the lobby of its game; the match that lies below stays saved."""
        if self.offered is None:
            return
        game = self._game
        self.app.pop()
        lobby = self.app.top
        if not isinstance(lobby, Lobby) or lobby.game != game:
            lobby = self._new_lobby(game)
        lobby.take_dropped(self.offered)

    @property
    def _game(self) -> str:
        return LUNATIX if self.offered is not None and self.offered.loop is not None else RACETRACK

    def _new_lobby(self, game: str) -> Lobby:
        from game.scenes.title import Title  # noqa: PLC0415 - a circle otherwise

        lobby = pages_of(game).lobby(self.stage)
        assert isinstance(lobby, Lobby), "a game on tracks has a lobby with tracks"
        self.app.reset(Title(self.stage))
        self.app.push(lobby)
        return lobby

    # --- drawing ---

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """What to do on the left, the track or what is wrong with it on the right."""
        room = body.inflate(-look.px(24), -look.px(48))
        left, right = layout.row(room, (2, 3), look.px(48))
        high = text.write_block(surface, look, self._said(), left, ink=look.ground_ink).height + look.px(32)
        menu = pygame.Rect(left.left, left.top + high, left.width, left.height - high)
        self.menu.draw(surface, look, menu, self.app.now)
        offered = self.offered
        if offered is None:
            return
        if offered.is_open:
            draw_track(surface, look, right, offered, [finding.line() for finding in offered.findings])
        else:
            draw_findings(surface, look, right, self.words("findings.heading"), offered.findings, self.stage.texts)

    def _said(self) -> str:
        if self.offered is None:
            return self.words("dropped.reading")
        if not self.offered.is_open:
            return self.stage.texts.count("dropped.broken", len(self.offered.findings))
        game = self.words(f"title.{pages_of(self._game).key}")
        is_played = any(isinstance(scene, TableScene) for scene in self.app.scenes)
        said = self.words("dropped.good", game=game)
        return f"{said} {self.words('dropped.match_stays')}" if is_played else said
