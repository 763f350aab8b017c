"""The pages over the builder: its menu, the question on leaving, and the player's tracks that can be built on."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.files.built_tracks import MOST_TITLE_LETTERS, Built, Unbuilt, reopened
from game.files.maps import own_maps
from game.games.racetrack.pieces import WIDTHS, Piece
from game.games.racetrack.track import MOST_LAPS
from game.scenes.builder import BuilderPage
from game.scenes.builder_work import Work, begun
from game.scenes.confirm import Confirm
from game.scenes.page import Overlay, Page
from game.tables.stage import Stage
from game.ui.items import Action, Choice, Field
from game.ui.press import Button, Press

_TOPIC: Final = "reopened"
_AT_ONCE: Final = 4
"""So many maps are read for one answer of the reader."""
_REBUILD_MS: Final = 400
_ONE_COLUMN: Final = 1.5
"""From this text size on the rows stand in one column."""


class BuilderMenu(Overlay):
    """All that is not done on the board itself."""

    heading = "builder.menu"
    card_width = 1240

    def __init__(self, stage: Stage, builder: BuilderPage) -> None:
        super().__init__(stage)
        self._builder = builder

    def enter(self) -> None:
        """Build the rows."""
        self._build()

    def uncover(self) -> None:
        """Another course may lie on the board."""
        self._build()

    def _build(self) -> None:
        focus = self.menu.focus if hasattr(self, "menu") else 0
        work, words = self._builder.work, self.words
        built = work.built
        laps = [str(number) for number in range(1, MOST_LAPS + 1)]
        widths = [words("circuit.width.value", n=width) for width in WIDTHS]
        items: list[Any] = [  # in two columns: what is done, and what is set
            Action(words("builder.menu.on"), self.app.pop, icon="play"),
            Field(words("builder.menu.name"), built.title, MOST_TITLE_LETTERS, self._rename),
            close := Action(words("builder.tool.close"), self._close, icon="loop"),
            lap := Choice(words("builder.menu.laps"), laps, built.laps - 1, self._set_laps),
            drive := Action(words("builder.tool.drive"), self._drive, icon="flag"),
            Choice(words("circuit.width"), widths, WIDTHS.index(built.draft.width), self._set_width),
            save := Action(words("builder.tool.save"), self._save, icon="disk"),
            Action(words("builder.menu.open"), self._open, icon="person"),
            Action(words("builder.menu.leave"), self._leave, icon="return"),
            Action(words("builder.menu.clear"), self._clear, icon="erase"),
        ]
        if not work.missing:
            close.reason = words("builder.not.close")
        if work.judged.layout is None:
            drive.reason = save.reason = self._builder.status()
        elif work.is_saved and built.path is not None:
            save.reason = words("circuit.is_saved")
        if any(one.piece is Piece.SPRINT_START for one in built.draft.placed):
            lap.reason = words("lobby.option.laps.sprint")
        columns = 2 if self.app.look.metrics.text_scale < _ONE_COLUMN else 1
        self.menu = self.make_menu(items, self.app.pop, columns)
        self.menu.focus = focus

    def resized(self) -> None:
        """Other columns, perhaps."""
        self._build()

    def press_body(self, press: Press) -> None:
        """The button that opened it puts it away as well."""
        if press.button is Button.PAUSE and not self.menu.is_typing:
            self.app.pop()
        else:
            super().press_body(press)

    def _close(self) -> None:
        self.app.pop()
        self._builder.close()

    def _drive(self) -> None:
        self.app.pop()
        self._builder.drive()

    def _save(self) -> None:
        self.app.pop()
        self._builder.save()

    def _rename(self, title: str) -> None:
        self._builder.work.rename(title)
        self._builder.changed()
        self._build()

    def _set_laps(self, index: int) -> None:
        self._builder.work.set_laps(index + 1)
        self._builder.changed()
        self._build()

    def _set_width(self, index: int) -> None:
        self._builder.work.set_width(WIDTHS[index])
        self._builder.changed()
        self._build()

    def _open(self) -> None:
        self.app.push(OwnTracks(self.stage, self._builder))

    def _clear(self) -> None:
        self._builder.work.clear()
        self._builder.changed()
        self.app.pop()

    def _leave(self) -> None:
        self.app.pop()
        self._builder.go()


class Leaving(Overlay):
    """Asks what becomes of work that is not saved; the harmless answer has the focus."""

    heading = "builder.leaving"

    def __init__(self, stage: Stage, builder: BuilderPage) -> None:
        super().__init__(stage)
        self._builder = builder

    def enter(self) -> None:
        """Build the answers."""
        words = self.words
        save = Action(words("builder.leaving.save"), self._save, icon="disk")
        if self._builder.work.judged.layout is None:
            save.reason = self._builder.status()
        items = [
            Action(words("builder.leaving.stay"), self.app.pop, icon="return"),
            save,
            Action(words("builder.leaving.keep"), self._keep, icon="skip"),
            Action(words("builder.leaving.drop"), self._drop, icon="erase"),
        ]
        self.menu = self.make_menu(items, self.app.pop)

    def body_words(self) -> str:
        """That nothing is lost by leaving."""
        return self.words("builder.leaving.question")

    def _save(self) -> None:
        self.app.pop()
        self._builder.save(self.app.pop)

    def _keep(self) -> None:
        self.app.pop()
        self.app.pop()

    def _drop(self) -> None:
        self.app.pop()
        self._builder.open_track(fresh_work(self._builder))
        self.app.pop()


def fresh_work(builder: BuilderPage) -> Work:
    """A new course: a start, and no name yet."""
    return Work(Built(begun(), builder.words("builder.untitled"), 1), is_saved=True)


def reopened_several(paths: Sequence[Path]) -> list[tuple[Path, Built | Unbuilt]]:
    """Maps as they were built, or why they cannot be opened; runs in the reader's worker."""
    return [(path, reopened(path)) for path in paths]


class OwnTracks(Page):
    """A new course, and the player's tracks: those that were built here can be opened, the others say why not."""

    heading = "builder.open"

    def __init__(self, stage: Stage, builder: BuilderPage) -> None:
        super().__init__(stage)
        self._builder = builder

    def enter(self) -> None:
        """The rows as far as they are known."""
        self._unread = own_maps(self.stage.home)
        self._read: list[tuple[Path, Built | Unbuilt]] = []
        self._next_build = 0
        self._is_behind = False
        self._build()

    def leave(self) -> None:
        """Nothing is read any more."""
        self.stage.reader.drop(_TOPIC)

    def update(self, ms: int) -> None:
        """Have some more read beside the frames; hundreds of rows are not built anew for each answer."""
        super().update(ms)
        reader = self.stage.reader
        reader.poll(self.app.now)
        if self._unread and not reader.is_asked(_TOPIC):
            part, self._unread = self._unread[:_AT_ONCE], self._unread[_AT_ONCE:]
            reader.ask(_TOPIC, partial(reopened_several, part), self._take_read)
        is_whole = not self._unread and not reader.is_asked(_TOPIC)
        if self._is_behind and (is_whole or self.app.now >= self._next_build):
            self._next_build = self.app.now + _REBUILD_MS
            self._build()

    def _take_read(self, several: list[tuple[Path, Built | Unbuilt]]) -> None:
        self._read += several
        self._is_behind = True

    def _build(self) -> None:
        focus = self.menu.focus if hasattr(self, "menu") else 0
        is_on_last = hasattr(self, "menu") and focus == len(self.menu.items) - 1
        self._is_behind = False
        items: list[Any] = [Action(self.words("builder.open.new"), self._new, icon="plus")]
        items += [self._item(path, found) for path, found in self._read]
        items.append(Action(self.words("page.back"), self.app.pop, icon="return"))
        self.menu = self.make_menu(items, self.app.pop)
        self.menu.focus = len(items) - 1 if is_on_last else focus

    def _item(self, path: Path, found: Built | Unbuilt) -> Action:
        if isinstance(found, Built):
            return Action(found.title, lambda: self._ask(Work(found, is_saved=True)), icon="person")
        item = Action(path.name, self.app.pop, icon="person")
        item.reason = self.words(f"builder.unbuilt.{found.value}")
        return item

    def _new(self) -> None:
        self._ask(fresh_work(self._builder))

    def _ask(self, work: Work) -> None:
        """What is not saved is not swept off the board without a word."""
        if self._builder.work.is_saved:
            self._take(work)
            return
        words = self.words
        self.app.push(
            Confirm(
                self.stage, words("builder.sweeping.title"), words("builder.sweeping.question"),
                words("builder.sweeping.yes"), words("page.back"), lambda: self._take(work),
            )
        )  # fmt: skip

    def _take(self, work: Work) -> None:
        self.app.pop()
        self.app.pop()
        self._builder.open_track(work)
