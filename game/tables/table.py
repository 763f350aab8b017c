"""The table: one loop for all games, which lets people and bots move, shows what happens, and saves it."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pygame

from game.core.chance import derived
from game.core.match import Entry, Match
from game.core.record import Header, SeatLine
from game.core.rules import CLOCK, Outcome, Seat
from game.files.records import Recorder
from game.games.catalogue import Game, find_game
from game.tables.bots import Bots
from game.tables.chart import AnyChart
from game.tables.doors import Doors
from game.tables.dropping import DropScene
from game.tables.hands import Hands
from game.tables.ledger import AnyMatch, Ledger
from game.tables.pace import bot_speed, playback
from game.tables.picture import TablePicture
from game.tables.seats import HUMAN, Sitter, sitters_of
from game.tables.setting import set_out
from game.tables.sideline import Aside
from game.tables.stage import Stage
from game.tables.together import Together
from game.tables.tools import ToolBar
from game.ui.press import MOUSE, Act, Button, Device, Pointer, Press
from game.ui.timeline import Timeline

_END_MS: Final = 2500
"""How long the end of a match without people stays before the result."""
_AGAIN: Final = 1


class TableScene(DropScene):
    """A match being played. `entries` are those of a record to go on with, `writer` what saves every move.

    Raises ValueError when the header does not make a match, Diverged when the entries do not follow.
    """

    def __init__(
        self,
        stage: Stage,
        header: Header,
        map_path: Path | None,
        doors: Doors,
        entries: tuple[Entry, ...] = (),
        writer: Recorder | None = None,
    ) -> None:
        self.stage = stage
        self.app = stage.app
        self.header = header
        self.map_path = map_path
        self.game: Game = find_game(header.game)
        rules = self.game.make_rules(header.board, header.options, len(header.seats))
        self.seats: list[Sitter] = sitters_of(header)
        self.match: AnyMatch = Match(rules, self.game.kinds, header.seed)
        self._ledger = Ledger(self.match, self.seats, writer)
        self._doors = doors
        self._setting = set_out(stage, header, rules, self.seats, map_path, self.match.view)
        self.picture: TablePicture = self._setting.picture
        self.companion = self._setting.companion()
        self._bots = Bots(stage, self.game, header, self.match, self.companion)
        self._hands = Hands(stage, self.seats)
        self._together = Together(self._setting.gathering, self.seats, self._hands, stage)
        self._aside = Aside(self._setting.sideline, self.seats, self._hands)
        self._tools = ToolBar()
        self._timeline: Timeline[Any] = Timeline(self.picture.cue, stage.sound.play)
        self._presented: int | None = None
        self._forced: Any | None = None
        self._forced_in: int | None = None
        self._called: Seat | None = None
        """Who was last told to choose, by a sound."""
        self._over_ms: int | None = None
        self._is_left = False
        self._agreed: set[Seat] = set()
        self.is_fast = False
        """Whether the bots that are left play on at full speed."""
        self._clock = self._ledger.follow(entries)

    # --- the scene ---

    def enter(self) -> None:
        """Begin, or go on where the record ends."""
        self.resized()
        self._show_all()
        self._prepare_bots()

    def resized(self) -> None:
        """Lay out for the window, the look and the settings."""
        self._setting.restyle()
        self.picture.lay_out(self.app.look, self.app.surface.get_size())
        self._timeline.is_off = self.app.look.is_motion_reduced
        self._refresh()

    def uncover(self) -> None:
        """Back from a menu: settings, seats and devices may have changed."""
        self.resized()
        self._presented = None
        if self.missing_device_seats:
            self._doors.pause(self, self.missing_device_seats[0], "pause.device_lost")

    def update(self, ms: int) -> None:
        """Time goes on; it only does while the table is on top."""
        self._clock += ms
        self._timeline.speed = playback(self.stage.settings, is_fast=self.is_fast)
        self._timeline.update(ms)
        self.picture.update(ms)
        self._bots.poll(self._clock)
        if self._timeline.is_idle:
            self._go_on(ms)
        self._refresh()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the picture and the tools."""
        self.picture.draw(surface, self.app.now)
        self._tools.draw(surface, self.picture.look)

    def press(self, press: Press) -> None:
        """A button: the table's own first, then the acting seat's."""
        if not press.is_down:
            return
        self._hands.note(press.device)
        if press.button is Button.PAUSE:
            self._doors.pause(self, self._hands.who_asks(press.device, self._acting), "pause.asked")
        elif self._is_taken(press):
            pass
        elif press.button in self.picture.claims and self._timeline.is_idle and self._is_presented:
            self._act(press)
        elif press.button is Button.VIEW or (press.button is Button.EXTRA and self.picture.has_two_views):
            self._show_whole(not self.picture.is_whole)
        elif press.button is Button.INFO and not (self.is_solo and self._hands.may_act(press.device, 0)):
            self._doors.rules(self)
        elif not self._timeline.is_idle:
            self._hurry()
        elif self._is_presented:
            self._act(press)

    def pointer(self, pointer: Pointer) -> None:
        """The mouse: the tools, then the board for whoever is to act."""
        tool = self._tools.at(pointer.pos)
        log = self.picture.notes.log
        is_elsewhere = tool is None and not self.picture.is_on_log(pointer.pos)
        if log.is_open and pointer.act is Act.SCROLL:
            log.scroll(pointer.scroll)
        elif is_elsewhere and (
            (self._is_together and self._together.pointer(pointer)) or self._aside.click(pointer, self._chooser)
        ):
            pass
        elif pointer.act is Act.DOWN and pointer.button == 3:
            self._show_whole(not self.picture.is_whole)
        elif pointer.act is Act.SCROLL and pointer.scroll:
            self._show_whole(pointer.scroll < 0)
        elif not pointer.is_click or is_elsewhere:
            self._point(pointer)
        elif tool is not None:
            self._use(tool.name)
        else:
            log.toggle()

    def _point(self, pointer: Pointer) -> None:
        """The mouse over the board."""
        if self._chooser is not None:
            self._choose(self.picture.pointer(pointer))
        elif pointer.is_click and not self._timeline.is_idle:
            self._hurry()
        elif pointer.is_click and (self._over_ms is not None or self._only_bots_left):
            self._confirm()

    def focus_lost(self) -> None:
        """The window is not in front any more."""
        self._doors.pause(self, None, "pause.focus_lost")

    def device_lost(self, device: Device) -> None:
        """A pad is gone: its seats wait."""
        seats = self.stage.chairs.lose(device)
        playing = [seat for seat in seats if seat < len(self.seats) and not self.seats[seat].is_bot]
        if playing and self.app.top is self:
            self._doors.pause(self, playing[0], "pause.device_lost")

    def device_found(self, device: Device) -> None:
        """A pad is back, or a new one: the seats of its make return to it."""
        self.stage.chairs.find(device)

    def leave(self) -> None:
        """The table is cleared."""
        self._bots.drop()
        self._ledger.close()

    def tell_unsaved(self) -> None:
        """Say at the table, from now on, that this match is not being saved."""
        self._ledger.has_failed = True

    # --- what the menus ask of a table ---

    @property
    def record_path(self) -> Path | None:
        """Where the match is saved, if it is."""
        return self._ledger.path

    @property
    def is_solo(self) -> bool:
        """Whether one person plays alone."""
        return len(self.seats) == 1 and not self.seats[0].is_bot

    @property
    def is_at_rest(self) -> bool:
        """Whether everything that has happened has been shown, and the turn is presented."""
        return self._timeline.is_idle and self.picture.is_still and self._is_presented

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(sitter.seat for sitter in self.seats if not sitter.is_bot)

    @property
    def missing_device_seats(self) -> tuple[Seat, ...]:
        """The people's seats whose device is unplugged."""
        return tuple(seat for seat in self.stage.chairs.lost if seat in self.persons)

    def hand_to_bot(self, seat: Seat, level: str) -> None:
        """Let a bot play a person's seat from now on."""
        self.stage.chairs.leave(seat)
        self._change_seat(seat, self.seats[seat].name, level)

    def take_over(self, seat: Seat, name: str, device: Device) -> None:
        """Let a person play a seat from now on, on this device."""
        self.stage.chairs.give(seat, device)
        self._change_seat(seat, name, HUMAN)

    def retire(self, seat: Seat) -> None:
        """Take a seat out of the match for good, if it still plays."""
        move = self._setting.retiring(seat)
        if move in self.match.moves(CLOCK):
            self.play(CLOCK, move)

    def agree_to_stop(self, seat: Seat) -> bool:
        """A person agrees to end the match now; whether all have. Bots agree to everything."""
        self._agreed.add(seat)
        if not self._agreed >= set(self.persons) or self._setting.stopping not in self.match.moves(CLOCK):
            return False
        self.play(CLOCK, self._setting.stopping)
        return True

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat may take its last move back: only in its turn, never across another person's act."""
        return self._setting.has_undo and self._acting == seat and self._undo_to(seat) is not None

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last chosen move, and what bots did after it."""
        target = self._undo_to(seat)
        if target is not None and self.can_undo(seat):
            self._timeline.finish()
            self._bots.drop()
            self._ledger.take_back(target)
            self._show_all()

    def again(self) -> Header:
        """The header of a rematch: the same seats as they are now, new luck."""
        seats = tuple(SeatLine(sitter.name, sitter.player) for sitter in self.seats)
        return replace(self.header, seed=derived(self.header.seed, _AGAIN), seats=seats)

    def charts(self) -> tuple[AnyChart, ...]:
        """What is worth looking at after the match."""
        return self._setting.charts()

    # --- turns ---

    @property
    def _acting(self) -> Seat | None:
        seats = self.match.to_act()
        return seats[0] if seats else None

    @property
    def _is_presented(self) -> bool:
        """Whether the present turn has been put to whoever is to act."""
        return self._presented == self.match.number

    @property
    def _chooser(self) -> Seat | None:
        """The person who is to choose now, if everything has been shown."""
        acting = self._acting
        is_person = acting is not None and not self.seats[acting].is_bot
        is_free = self._is_presented and self._forced_in is None and not self._is_together
        return acting if is_person and is_free else None

    @property
    def _only_bots_left(self) -> bool:
        """Whether nobody but bots has moves to come."""
        return self.match.outcome() is None and not any(self._setting.is_in_play(seat) for seat in self.persons)

    def _go_on(self, ms: int) -> None:
        """Everything has been shown: present the turn, or let it go on."""
        if not self._is_presented:
            self._present()
        elif self._over_ms is not None:
            self._over_ms += ms
            if not self.persons and self._over_ms >= _END_MS:
                self._leave_for_result()
        elif self._forced_in is not None:
            self._forced_in -= ms
            if self._forced_in <= 0:
                self._play_forced()
        elif self._is_together:
            moves = self._together.advance(self._bots, ms)
            if moves:
                self._show(self._ledger.play_together(moves, self._clock))
        elif (answer := self._bots.take()) is not None:
            self.play(answer.seat, answer.move)

    def _present(self) -> None:
        self._presented = self.match.number
        self._forced_in = self._forced = None
        view = self.match.view(None)
        outcome = self.match.outcome()
        if outcome is not None:
            self._end(outcome)
            return
        if self.companion is not None:
            self.companion.shown(view, is_over=False)
        seat = self._acting
        assert seat is not None, "a match that has not ended waits for somebody"
        if self._together.begin(view, self.match.to_act(), self.match.number):
            for other in self._together.waiting_bots:
                self._ask(other)
            return
        if self.seats[seat].is_bot:
            self.picture.await_move(seat, view, is_choosing=False)
            self._ask(seat)
            return
        self._forced = self.picture.forced(self.match.moves(seat))
        self.picture.await_move(seat, view, is_choosing=self._forced is None)
        if self._forced is not None:
            self._forced_in = self.picture.beat_ms
            if not self._forced_in:
                self._play_forced()
        elif len(self.persons) > 1 and seat != self._called:
            self.stage.sound.play("turn")
        self._called = seat

    def _play_forced(self) -> None:
        seat, move = self._acting, self._forced
        self._forced_in = self._forced = None
        if seat is not None and move in self.match.moves(seat):
            self.play(seat, move)

    @property
    def _is_together(self) -> bool:
        """Whether several seats decide at once now, everything before that having been shown."""
        return self._is_presented and self._together.is_on

    def _act(self, press: Press) -> None:
        """A press while everything stands still."""
        if self._over_ms is not None or self._only_bots_left:
            if press.button is Button.CONFIRM:
                self._confirm()
            return
        if self._forced_in is not None:
            self._forced_in = 0
            return
        seat = self._chooser
        if seat is None or not self._may_choose(press.device):
            return
        if press.button is Button.BACK:
            self._take_back(seat)
        elif press.button is Button.INFO:
            self._bots.ask_hint(seat, self._clock)
        else:
            self._choose(self.picture.press(press))

    def _may_choose(self, device: Device) -> bool:
        return self._chooser is not None and self._hands.may_act(device, self._chooser)

    def _is_taken(self, press: Press) -> bool:
        is_for_all = self._is_together and self._together.press(press)
        is_read = is_for_all or self.picture.notes.log.press(press, is_free=not self._may_choose(press.device))
        return is_read or self._aside.press(press, self._chooser)

    def _choose(self, move: Any | None) -> None:
        seat = self._chooser
        if move is not None and seat is not None:
            self.play(seat, move)
        elif self.picture.was_refused:
            self.stage.sound.play("refuse")

    def _take_back(self, seat: Seat) -> None:
        if self.can_undo(seat):
            self.undo(seat)
            self.stage.sound.play("back")
        else:
            self.picture.recentre()

    def _confirm(self) -> None:
        """Go on after the end, or let the bots that are left play fast."""
        if self._over_ms is not None:
            self._leave_for_result()
            return
        self.is_fast = not self.is_fast
        if self.is_fast and self._acting is not None:
            self._ask(self._acting, is_hurried=True)

    def _hurry(self) -> None:
        """Skip what moves; what is there to be looked at ends by a press of its own."""
        self._timeline.skip()
        self.picture.settle()

    def play(self, seat: Seat, move: Any) -> None:
        """Play a move, show it, save it. Raises IllegalMove when it is not legal."""
        self._show(self._ledger.play(seat, move, self._clock))

    def _show(self, events: tuple[Any, ...]) -> None:
        self._timeline.add(events)
        self._bots.drop()
        self._agreed.clear()
        acting = self._acting
        # A bot thinks while the move before its own is still being shown.
        if acting is not None and self.seats[acting].is_bot:
            self._ask(acting)

    def _end(self, outcome: Outcome) -> None:
        self.picture.over(outcome)
        self._over_ms = 0
        if self.companion is not None:
            self.companion.shown(self.match.view(None), is_over=True)
        self._ledger.finish()

    def _leave_for_result(self) -> None:
        if not self._is_left:
            self._is_left = True
            self._doors.over(self)

    def _show_all(self) -> None:
        self.picture.show(self._ledger.events, self.match.outcome())
        self._presented = None

    def _change_seat(self, seat: Seat, name: str, player: str) -> None:
        self._ledger.change_seat(seat, name, player)
        self._presented = None
        self._prepare_bots()

    def _undo_to(self, seat: Seat) -> int | None:
        return self._ledger.undo_target(seat, self.persons, self._setting.is_forced)

    def _prepare_bots(self) -> None:
        """Make ready those that play; the hint of a lone player comes from the best there is."""
        levels = tuple(sitter.player for sitter in self.seats if sitter.is_bot)
        if self.is_solo:
            levels = (self.game.levels[-1],)
        self._bots.prepare(() if self.match.outcome() is not None else levels)

    def _ask(self, seat: Seat, *, is_hurried: bool = False) -> None:
        speed = bot_speed(self.stage.settings, is_fast=self.is_fast)
        self._bots.ask(seat, self.seats[seat].player, self._clock, speed, is_hurried=is_hurried)

    # --- what is written around the picture ---

    def _show_whole(self, is_whole: bool) -> None:
        if self.picture.has_two_views:
            self.picture.show_whole(is_whole)

    def _use(self, tool: str) -> None:
        """A tool was clicked."""
        match tool:
            case "pause":
                self._doors.pause(self, self._hands.who_asks(MOUSE, self._acting), "pause.asked")
            case "rules":
                self._doors.rules(self)
            case "view":
                self._show_whole(not self.picture.is_whole)
            case "undo" if self._chooser is not None:
                self._take_back(self._chooser)
            case "hint" if self._chooser is not None:
                self._bots.ask_hint(self._chooser, self._clock)

    def _refresh(self) -> None:
        """Prompts, notes and tools for the present moment."""
        picture, chooser = self.picture, self._chooser
        notes = picture.notes
        notes.bindings = self.app.inputs.bindings
        can_undo = chooser is not None and self.can_undo(chooser)
        tools = self._hands.tools(picture.has_two_views, can_undo, self.is_solo)
        notes.tools_left = self._tools.lay_out(picture.look, picture.tools_area, tools)
        notes.hint = self._bots.hint
        notes.log_hand, notes.go_on = self._hands.reading(), self._hands.going_on() if self.persons else None
        notes.view_hand = self._hands.viewing(is_own_free=not self._is_together and Button.EXTRA not in picture.claims)
        trouble = self._bots.notice or ("table.not_saved" if self._ledger.has_failed else None)
        notes.notice = "" if trouble is None else self.stage.texts(trouble)
        if not self._is_presented:
            # While a move is shown the panels stay as they were: they would jump twice in every turn.
            return
        acting, notes.hand, notes.acting_note = self._acting, None, ""
        if self._over_ms is not None or (self._only_bots_left and acting is not None):
            notes.hand = self._hands.watching(is_over=self._over_ms is not None, is_fast=self.is_fast)
        if chooser is not None:
            notes.hand = self._hands.choosing(chooser, picture.has_two_views, can_undo, self.is_solo)
        elif acting is not None and self.seats[acting].is_bot:
            notes.acting_note = self._bots.words
