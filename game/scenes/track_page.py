"""The choice of a track: a list to look through by name, and the one with the focus as it lies on disk now."""

from collections.abc import Callable
from typing import Any, Final

import pygame

from game.files.finding import has_errors
from game.files.open_folder import FileManager
from game.files.tiled import Loaded
from game.scenes.page import Page
from game.scenes.race_tracks import Offered, RaceTracks, is_for_another_game, offered_from
from game.scenes.track_preview import Previews, draw_preview
from game.scenes.track_search import TrackSearch, is_found
from game.tables.findings_card import draw_findings
from game.tables.stage import Stage
from game.tables.track_watch import TrackWatch
from game.ui import layout, text
from game.ui.items import Action
from game.ui.press import KEYBOARD, MOUSE, Button, Pointer, Press
from game.ui.prompts import Prompt
from game.ui.theme import Look, Type

MANY: Final = 12
"""With more tracks than so many there is a field to look for one by name."""
_LONGEST_REASON: Final = 90
_TOPIC: Final = "focused"
_REBUILD_MS: Final = 400
"""While hundreds are being read the list is not built anew for each."""
_REST_MS: Final = 150
"""A track is read and painted when the focus has rested on it for so long."""


class TrackPage(Page):
    """Shipped tracks and the player's own; broken ones say what is wrong. `choose` gets the track taken."""

    heading = "lobby.track"

    def __init__(
        self, stage: Stage, tracks: RaceTracks, chosen: Offered | None, facts: Callable[[Offered], list[str]],
        measure: Callable[[Offered], None], choose: Callable[[Offered], None],
    ) -> None:  # fmt: skip
        super().__init__(stage)
        self._tracks = tracks
        self._chosen = chosen
        self._facts = facts
        self._measure = measure
        self._choose = choose
        self.previews = Previews(stage.reader)
        self.search = TrackSearch(self._build)
        self._shown: tuple[Offered, ...] = ()
        self._changes = -1
        self._watch: TrackWatch | None = None
        self._has_looked = False
        self._manager: FileManager | None = None
        self._resting: Offered | None = None
        self._rest_ms = _REST_MS
        self._next_build = 0

    def enter(self) -> None:
        """The list, the track in use with the focus."""
        self._build()

    def leave(self) -> None:
        """Nobody looks at a track any more."""
        self.previews.is_held = False
        self._watch_over(None)

    def update(self, ms: int) -> None:
        """More tracks may have been read, the one with the focus may have changed, the keyboard may write."""
        self._tracks.read_next()
        self._tracks.poll(self.app.now)
        focused = self.focused
        is_same = focused is None or self._resting is None or focused.path == self._resting.path
        self._rest_ms = self._rest_ms + ms if is_same else 0
        self._resting = focused
        self.previews.is_held = self._rest_ms < _REST_MS
        if focused is not None and not self.previews.is_held:
            self._measure(focused)
            self._watch_over(focused)
        if self._tracks.changes != self._changes and self.app.now >= self._next_build:
            self._next_build = self.app.now + (0 if self._tracks.is_whole else _REBUILD_MS)
            self._build()
        if self._manager is not None and self._manager.has_failed:
            self._manager = None
            self._tell_no_manager()
        self.app.is_typing = self.search.is_open

    # --- the list ---

    @property
    def focused(self) -> Offered | None:
        """The track with the focus, if it is on one."""
        return self._shown[self.menu.focus] if self.menu.focus < len(self._shown) else None

    @property
    def has_search(self) -> bool:
        """Whether there are so many tracks that one looks for them by name."""
        return len(self._tracks.offered) > MANY or bool(self.search.query)

    def _build(self) -> None:
        focused = self.focused if hasattr(self, "menu") else self._chosen
        row = self.menu.focus - len(self._shown) if hasattr(self, "menu") and focused is None else None
        self._changes = self._tracks.changes
        query = self.search.query
        self._shown = tuple(one for one in self._tracks.offered if not query or is_found(one, query))
        items: list[Any] = [self._item(offered) for offered in self._shown]
        items.append(Action(self.words("builder.door"), self._to_builder, icon="plus"))
        items.append(Action(self.words("lobby.track.open_folder"), self._open_folder, icon="skip"))
        items.append(Action(self.words("page.back"), self.app.pop, icon="return"))
        self.menu = self.make_menu(items, self._back)
        path = None if focused is None else focused.path
        same = next((index for index, one in enumerate(self._shown) if one.path == path), 0)
        self.menu.focus = same if row is None or query else len(self._shown) + max(0, row)

    def _to_builder(self) -> None:
        from game.scenes.builder import BuilderPage  # noqa: PLC0415 - hardly ever

        self.app.push(BuilderPage(self.stage, self._tracks, self._choose))

    def _item(self, offered: Offered) -> Action:
        item = Action(offered.title, lambda: self._take(offered), icon="person" if offered.is_own else "flag")
        if not offered.is_open:
            reason = offered.findings[0].line() if offered.findings else self.words("lobby.track.no_race")
            item.reason = reason if len(reason) <= _LONGEST_REASON else reason[: _LONGEST_REASON - 1] + text.ELLIPSIS
        return item

    def _take(self, offered: Offered) -> None:
        self._choose(offered)
        self.app.pop()

    def _back(self) -> None:
        """Out of what was looked for first."""
        if self.search.query:
            self.search.clear()
        else:
            self.app.pop()

    # --- the track with the focus ---

    def _watch_over(self, offered: Offered | None) -> None:
        path = None if offered is None else offered.path
        if self._watch is not None and self._watch.path != path:
            self._watch.close()
            self._watch = None
        if self._watch is None and path is not None:
            self._watch = TrackWatch(self.stage.reader, _TOPIC, path, self._take_changed)
            self._has_looked = False
        if self._watch is not None:
            self._watch.poll(self.app.now)

    def _take_changed(self, loaded: Loaded) -> None:
        """The file has been read: for its picture, or since it has changed."""
        has_looked, self._has_looked = self._has_looked, True
        before = self.focused
        if before is None:
            return
        offered = offered_from(before.path, loaded, before.is_own)
        if (has_looked or offered != before) and not is_for_another_game(offered, self._tracks.game):
            self._tracks.renew(offered)
            if (offered.title, offered.findings) == (before.title, before.findings):  # the row says the same
                self._shown = tuple(offered if one is before else one for one in self._shown)
                self._changes = self._tracks.changes

    # --- the folder ---

    def _open_folder(self) -> None:
        self.notice = ""
        try:
            self._manager = FileManager(self.stage.home.tracks)
        except OSError:
            self._tell_no_manager()

    def _tell_no_manager(self) -> None:
        self.notice = self.words("lobby.track.no_manager", folder=str(self.stage.home.tracks))
        self.app.sound.play("refuse")

    # --- input ---

    def prompts(self) -> tuple[Prompt, ...]:
        """What the buttons do in the list, or while something is looked for."""
        words = self.words
        if not self.search.is_open:
            find = (Prompt(Button.EXTRA, words("lobby.track.search")),) if self.has_search else ()
            return (*super().prompts(), *find)
        if self.device.is_pad:
            return (
                Prompt(None, words("page.choose")),
                Prompt(Button.CONFIRM, words("lobby.track.letter")),
                Prompt(Button.BACK, words("lobby.track.erase")),
                Prompt(Button.PAUSE, words("lobby.track.to_list")),
            )
        return (Prompt(None, words("page.choose")), Prompt(Button.CONFIRM, words("page.select")))

    def press(self, press: Press) -> None:
        """While something is looked for all presses are for that, but what moves in the list."""
        if not self.search.is_open:
            if press.is_down and press.button is Button.EXTRA and self.has_search:
                self.remember(press.device)
                self._search()
            else:
                super().press(press)
            return
        if not press.is_down:
            return
        self.remember(press.device)
        if press.device == KEYBOARD and press.button in (Button.UP, Button.DOWN):
            self.menu.press(press)
        elif press.device == KEYBOARD and press.button is Button.CONFIRM:
            self.search.close()
            self.menu.press(press)
            self.sound_of(press)
        else:
            self.search.press(press)
            self.app.sound.play("tick")

    def pointer(self, pointer: Pointer) -> None:
        """The field opens by a click, its letters are clicked, all else is the list's."""
        if self.search.pointer(pointer):
            return
        if pointer.is_click and self.has_search and self.search.field.collidepoint(pointer.pos):
            self.device = MOUSE
            self._search()
        else:
            super().pointer(pointer)

    def typed(self, text: str) -> None:
        """Letters of a name."""
        self.search.typed(text)

    def _search(self) -> None:
        self.search.open()
        self.app.sound.play("confirm")

    # --- drawing ---

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """List on the left, drawing on the right, the folder below."""
        room = body.inflate(-look.px(24), -look.px(48))
        said = self.words("lobby.track.folder", folder=str(self.stage.home.tracks))
        high = text.block_height(look, said, room.width, Type.SMALL)
        foot, room = layout.take_bottom(room, high, look.px(36))
        text.write_block(surface, look, said, foot, Type.SMALL, ink=look.ground_ink)
        left, right = layout.row(room, (2, 3), look.px(48))
        if self.has_search:
            field, left = layout.take_top(left, self.search.field_height(look), look.px(28))
            self.search.draw_field(surface, look, field, self.words("lobby.track.search_hint"), self.app.now)
        self.menu.draw(surface, look, left, self.app.now, has_focus=not self.search.is_open or bool(self.search.query))
        letters = self.search.letters_height(look, self.device)
        if letters:
            keys, right = layout.take_top(right, letters, look.px(24))
            self.search.draw_letters(surface, look, keys, self._tracks.offered, self.app.now)
        self._draw_focused(surface, look, right)

    def _draw_focused(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        offered = self.focused
        if offered is None:
            words = "lobby.track.none_found" if self.search.query and not self._shown else "lobby.track.own_folder"
            told = self.words(words, folder=str(self.stage.home.tracks))
            text.write_block(surface, look, told, rect, ink=look.ground_ink)
        elif has_errors(offered.findings) or not offered.is_open:
            draw_findings(surface, look, rect, self.words("lobby.track.broken"), offered.findings, self.stage.texts)
        else:
            draw_track(surface, look, rect, offered, self._facts(offered), self.previews)


def draw_track(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, offered: Offered, facts: list[str],
    previews: Previews | None = None,
) -> None:  # fmt: skip
    """A track's drawing with some lines below; the lines come first when there is little room."""
    step = text.line_height(look, Type.SMALL)
    lines = [line for fact in facts for line in text.wrap(look, fact, rect.width, Type.SMALL)]
    room = rect.height - look.px(120)
    lines = lines[: max(1, room // step)]
    picture = pygame.Rect(rect.left, rect.top, rect.width, rect.height - len(lines) * step - look.px(16))
    draw_preview(surface, look, picture, offered.picture, previews)
    y = picture.bottom + look.px(16)
    for line in lines:
        text.write(surface, look, line, (rect.left, y), Type.SMALL, ink=look.ground_ink)
        y += step
