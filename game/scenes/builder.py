"""The track builder: pieces are laid on a board by pad, keys or mouse, test driven, and saved as a Tiled map."""

from collections.abc import Callable
from typing import Final

import pygame

from game.files.builder_board import Kept, keep_board, kept_board
from game.files.built_tracks import Built, save_built
from game.files.settings import Paper
from game.games.racetrack.drafting import ACROSS, DOWN
from game.games.racetrack.pieces import Piece
from game.scenes.builder_caption import draw_caption
from game.scenes.builder_drive import Trial
from game.scenes.builder_shelf import COLUMNS, Shelf, Tool
from game.scenes.builder_view import BuilderView
from game.scenes.builder_words import board_prompts, reason_words, shelf_prompts, status_words
from game.scenes.builder_work import Work, begun
from game.scenes.page import Page
from game.scenes.race_tracks import Offered, RaceTracks, read_offered
from game.tables.stage import Stage
from game.ui import layout, text
from game.ui.press import MOUSE, Act, Button, Pointer, Press
from game.ui.prompts import Prompt, glyph_height
from game.ui.theme import BLUEPRINT, GRAPH, Look, Type

_SHELF: Final = 372
_WIDEST_SHELF: Final = 540
"""The shelf's width in design pixels, and at most where the board leaves more."""


class BuilderPage(Page):
    """The board with its shelf. What lies on the board is kept on disk with every step.

    `choose` gets every track that is saved. The focus is on the board, or on a cell of the shelf.
    """

    def __init__(self, stage: Stage, race_tracks: RaceTracks, choose: Callable[[Offered], None]) -> None:
        super().__init__(stage)
        self.rules_of = "racetrack"
        self.menu = self.make_menu([], None)  # all is done on the board, by its shelf, or on pages above
        self.view = BuilderView()
        self.shelf = Shelf()
        self._tracks = race_tracks
        self._choose = choose
        self._trial = Trial(stage, race_tracks)
        self._said = ""
        self._waiting: Callable[[], object] | None = None
        """What is to be done as soon as the track is drawn."""
        found = kept_board(stage.home)
        if found.kept is None:
            fresh = Built(begun(), self.words("builder.untitled"), 1)
            self.work = Work(fresh, is_saved=True)
        else:
            self.work = Work(found.kept.built, found.kept.is_saved)
        if found.is_odd:
            self._said = self.words("builder.odd_board", file=stage.home.builder.name)
        elif not self.work.is_saved:
            self._said = self.words("builder.back_again")

    def enter(self) -> None:
        """Draw what is whole already."""
        self._follow_up()

    def leave(self) -> None:
        """Nothing is asked of the worker any more."""
        self._trial.want(None)

    def uncover(self) -> None:
        """Back from a menu or a test drive, where everything stayed as it was."""
        self._trial.again()
        self._follow_up()

    # --- words ---

    def title_words(self) -> str:
        """The course's name."""
        return self.words("builder.title", name=self.work.built.title)

    @property
    def trial(self) -> Trial:
        """The track that the board's course is."""
        return self._trial

    def status(self) -> str:
        """Whether the course can be driven, and how long it is; else what is missing."""
        return status_words(self.stage.texts, self.work, self._trial)

    def prompts(self) -> tuple[Prompt, ...]:
        """What the buttons do now."""
        if self.shelf.focus is not None:
            return shelf_prompts(self.stage.texts)
        return board_prompts(self.stage.texts, self.work, is_by_mouse=self.device == MOUSE)

    # --- tools ---

    def _tools(self) -> tuple[Tool, ...]:
        work = self.work
        is_whole = work.judged.layout is not None
        return (
            Tool("close", "loop", self.close, is_open=work.missing > 0),
            Tool("undo", "return", lambda: self._do(work.undo()), Button.BACK, bool(work.steps.before)),
            Tool("redo", "forth", lambda: self._do(work.redo()), is_open=bool(work.steps.after)),
            Tool("view", "lens", self._zoom, Button.VIEW),
            Tool("drive", "flag", self.drive, is_open=is_whole),
            Tool("save", "disk", self.save, is_open=is_whole and not work.is_saved),
            Tool("menu", "bars", self.open_menu, Button.PAUSE),
        )

    def _zoom(self) -> None:
        self.view.is_close = not self.view.is_close

    def close(self) -> None:
        """Lay all that is missing for the course to close."""
        self._do(self.work.close())

    def drive(self) -> None:
        """Drive the course alone, and come back."""
        self._when_drawn(self._trial.drive)

    def save(self, then: Callable[[], object] | None = None) -> None:
        """Save the course among the player's tracks, and then do something else."""
        if self.work.is_saved and self.work.built.path is not None:
            return
        self._when_drawn(lambda: self._save(then))

    def _when_drawn(self, act: Callable[[], object]) -> None:
        """Do something with the track that the course is, at once or as soon as it is drawn."""
        if self.work.judged.layout is None:
            self._refuse(self.status())
            return
        if self._trial.is_gone:
            self._trial.again()
        if self._trial.offered is not None:
            act()
        else:
            self._waiting = act
            self._said = self.words("builder.drawing")

    def _save(self, then: Callable[[], object] | None) -> None:
        assert self._trial.offered is not None, "it is drawn"
        try:
            built = save_built(self.work.built, self._trial.offered.path, self.stage.home)
        except OSError as fault:
            self._refuse(self.words("circuit.not_saved", why=fault.strerror or str(fault)))
            return
        assert built.path is not None, "it was written somewhere"
        self.work.saved(built)
        self._keep()
        offered = read_offered(built.path, is_own=True)
        self._tracks.add(offered)
        self._choose(offered)
        self._said = self.words("builder.saved", file=built.path.name)
        self.app.sound.play("confirm")
        if then is not None:
            then()

    def open_menu(self) -> None:
        """Name, laps, road, other tracks, and the way out."""
        from game.scenes.builder_menu import BuilderMenu  # noqa: PLC0415 - it imports this module

        self.app.push(BuilderMenu(self.stage, self))

    def open_track(self, work: Work) -> None:
        """Put another course on the board."""
        self.work = work
        self.shelf.focus = None
        self._said = ""
        self._keep()
        self._follow_up()

    def go(self) -> None:
        """Leave; what is not saved is asked for."""
        if self.work.is_saved:
            self.app.pop()
            return
        from game.scenes.builder_menu import Leaving  # noqa: PLC0415 - it imports this module

        self.app.push(Leaving(self.stage, self))

    # --- what happens ---

    def _do(self, sound: str) -> None:
        """Something was done on the board, or refused."""
        self.app.sound.play(sound)
        if sound != "refuse":
            self._said, self._waiting = "", None
            self._keep()
        self._follow_up()

    def _refuse(self, words: str) -> None:
        self.app.sound.play("refuse")
        self._said = words

    def changed(self) -> None:
        """The name, the laps or the road were changed on a page above."""
        self._keep()
        self._follow_up()

    def _keep(self) -> None:
        try:
            keep_board(self.stage.home, Kept(self.work.built, self.work.is_saved))
        except OSError as fault:
            self._said = self.words("builder.not_kept", why=fault.strerror or str(fault))

    def _follow_up(self) -> None:
        is_whole = self.work.judged.layout is not None
        self._trial.want(self.work.built if is_whole else None)
        self.shelf.tools = self._tools()

    # --- input ---

    def press_body(self, press: Press) -> None:
        """The board's and the shelf's buttons; what was said has been read."""
        self._said = ""
        if press.button is Button.PAUSE:
            self.open_menu()
        elif press.button is Button.VIEW:
            self._zoom()
        elif press.button in (Button.TAB_LEFT, Button.TAB_RIGHT):
            self._do_quietly(self.work.step_hand(1 if press.button is Button.TAB_RIGHT else -1))
        elif self.shelf.focus is not None:
            self._press_shelf(press)
        else:
            self._press_board(press)

    def _do_quietly(self, sound: str) -> None:
        """Something changed in the hand only."""
        self.app.sound.play(sound)

    def _press_board(self, press: Press) -> None:
        if press.step is not None:
            if self.work.move(*press.step):
                self.app.sound.play("tick")
            elif press.button is Button.RIGHT:
                self._go_to_shelf()
        elif press.button is Button.CONFIRM:
            self._do(self.work.act())
        elif press.button is Button.EXTRA:
            self._do_quietly(self.work.turn())
        elif press.button is Button.BACK:
            if self.work.steps.before:
                self._do(self.work.undo())
            else:
                self.go()

    def _go_to_shelf(self) -> None:
        rows = -(-len(self.shelf.cells) // COLUMNS)
        self.shelf.focus = min(rows - 1, self.work.cursor[1] * rows // DOWN) * COLUMNS
        self.app.sound.play("tick")

    def _press_shelf(self, press: Press) -> None:
        if press.step is not None:
            if not self.shelf.step(*press.step):
                self.shelf.focus = None
            self.app.sound.play("tick")
        elif press.button is Button.CONFIRM and self.shelf.focus is not None:
            self._use(self.shelf.focus)
        elif press.button is Button.BACK:
            self.shelf.focus = None
            self.app.sound.play("back")

    def _use(self, index: int) -> None:
        cell = self.shelf.cells[index]
        if isinstance(cell, Piece):
            self._do_quietly(self.work.choose(cell))
            self.shelf.focus = None
        elif cell.is_open:
            self._said = ""
            cell.act()
            self._follow_up()
        else:
            self._refuse(self.words(f"builder.not.{cell.name}") if cell.name != "drive" else self.status())

    def pointer(self, pointer: Pointer) -> None:
        """Hover moves the ghost, a click lays or takes up, the wheel turns, the right button takes off."""
        if pointer.act is Act.DOWN:
            self.device = MOUSE
        self.shelf.hovered = self.shelf.at(pointer.pos)
        block = self.view.block_at(pointer.pos)
        if pointer.act is Act.SCROLL and pointer.scroll:
            self._do_quietly(self.work.turn(1 if pointer.scroll < 0 else -1))
        elif self.shelf.hovered is not None:
            if pointer.is_click:
                self.shelf.focus = None
                self._use(self.shelf.hovered)
        elif block is not None and (pointer.act is not Act.UP):
            self.shelf.focus = None
            if block != self.work.cursor:
                self.work.point(block)
            if pointer.is_click:
                self._do(self.work.act())
            elif pointer.act is Act.DOWN and pointer.button == 3 and self.work.owner is not None:
                self._do(self.work.take())
        elif pointer.act is Act.DOWN and pointer.button == 3:
            self.go()

    # --- time and drawing ---

    def update(self, ms: int) -> None:
        """The worker draws and counts while one goes on."""
        super().update(ms)
        self._trial.poll(self.app.now)
        if self._waiting is not None and self._trial.offered is not None:
            act, self._waiting, self._said = self._waiting, None, ""
            act()
            self._follow_up()
        elif self._waiting is not None and self._trial.fault:
            self._waiting = None
            self._refuse(self.words("builder.not_drawn", why=self._trial.fault))
        self.view.follow(self.work, ms, at_once=self.app.look.is_motion_reduced)
        self.notice = self._said or self.status()

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """The board on the left, the shelf on the right."""
        paper = look.in_mood(GRAPH if self.stage.settings.paper is Paper.GRAPH else BLUEPRINT)
        room = body.inflate(-look.px(16), -look.px(16))
        gap = look.px(28)
        wide = min(room.width - gap - look.px(_SHELF), room.height * ACROSS // DOWN)
        shelf = min(room.width - gap - wide, look.px(_WIDEST_SHELF))
        left, right = layout.row(room, (room.width - gap - shelf, shelf), gap)
        if not left.contains(self.view.area) or self._laid_for != left:
            self._laid_for = left
            self.view.lay_out(left)
            self.view.follow(self.work, 0, at_once=True)
        self.view.draw(surface, paper, self.work, self._trial.drawn, self.app.now)
        if self.shelf.focus is None:
            self.view.draw_hand(surface, paper, self.work, reason_words(self.stage.texts, self.work), self.app.now)
        head, rest = layout.take_top(
            right, text.line_height(look, Type.SMALL) + glyph_height(look) + look.px(6), look.px(14)
        )
        draw_caption(
            surface,
            look,
            head,
            self.stage.texts,
            self.shelf.shown or self.work.hand,
            self.device,
            self.app.inputs.bindings,
        )
        self.shelf.lay_out(look, rest)
        self.shelf.draw(surface, look, paper, self.work.draft.width, self.work.hand, self.app.now)

    _laid_for: pygame.Rect | None = None
