"""The choice of a track: a list, and a drawing of the one with the focus with what there is to know of it."""

from collections.abc import Callable
from typing import Any

import pygame

from game.scenes.page import Page
from game.scenes.race_tracks import Offered, RaceTracks
from game.scenes.track_preview import draw_preview
from game.tables.stage import Stage
from game.ui import layout, text
from game.ui.items import Action
from game.ui.theme import Look, Type

_LONGEST_REASON = 160


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

    def enter(self) -> None:
        """The list, the track in use with the focus."""
        self._shown: tuple[Offered, ...] = ()
        self._build()

    def update(self, ms: int) -> None:
        """More tracks may have been read."""
        super().update(ms)
        self._tracks.read_next()
        self._tracks.poll(self.app.now)
        focused = self._focused()
        if focused is not None:
            self._measure(focused)
        if len(self._tracks.offered) != len(self._shown):
            self._build()

    def _build(self) -> None:
        focused = self._focused() if self._shown else self._chosen
        self._shown = tuple(self._tracks.offered)
        items: list[Any] = [self._item(offered) for offered in self._shown]
        items.append(Action(self.words("builder.door"), self._to_builder, icon="plus"))
        items.append(Action(self.words("page.back"), self.app.pop, icon="return"))
        self.menu = self.make_menu(items, self.app.pop)
        self.menu.focus = self._shown.index(focused) if focused in self._shown else 0

    def _to_builder(self) -> None:
        from game.scenes.builder import BuilderPage  # noqa: PLC0415 - hardly ever

        self.app.push(BuilderPage(self.stage, self._tracks, self._choose))

    def uncover(self) -> None:
        """A track may have been built."""
        self._build()

    def _item(self, offered: Offered) -> Action:
        def take() -> None:
            self._choose(offered)
            self.app.pop()

        item = Action(offered.title, take, icon="person" if offered.is_own else "flag")
        if not offered.is_open:
            reason = offered.findings[0].line() if offered.findings else self.words("lobby.track.no_race")
            item.reason = reason if len(reason) <= _LONGEST_REASON else reason[: _LONGEST_REASON - 1] + text.ELLIPSIS
        return item

    def _focused(self) -> Offered | None:
        return self._shown[self.menu.focus] if self.menu.focus < len(self._shown) else None

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """List on the left, drawing on the right."""
        room = body.inflate(-look.px(24), -look.px(48))
        left, right = layout.row(room, (2, 3), look.px(48))
        self.menu.draw(surface, look, left, self.app.now)
        offered = self._focused()
        if offered is None:
            folder = self.words("lobby.track.own_folder", folder=str(self.stage.home.tracks))
            text.write_block(surface, look, folder, right, ink=look.ground_ink)
        else:
            draw_track(surface, look, right, offered, self._facts(offered))


def draw_track(surface: pygame.Surface, look: Look, rect: pygame.Rect, offered: Offered, facts: list[str]) -> None:
    """A track's drawing with some lines below; the lines come first when there is little room."""
    step = text.line_height(look, Type.SMALL)
    lines = [line for fact in facts for line in text.wrap(look, fact, rect.width, Type.SMALL)]
    room = rect.height - look.px(120)
    lines = lines[: max(1, room // step)]
    picture = pygame.Rect(rect.left, rect.top, rect.width, rect.height - len(lines) * step - look.px(16))
    draw_preview(surface, look, picture, offered.picture)
    y = picture.bottom + look.px(16)
    for line in lines:
        text.write(surface, look, line, (rect.left, y), Type.SMALL, ink=look.ground_ink)
        y += step
