"""A table at which all play at once: presses and time act in the order in which they came, to the millisecond."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol, cast

import pygame

from game.core.record import Header
from game.core.rules import CLOCK, IllegalMove, Outcome, Seat
from game.crew import Speed
from game.tables.match_clock import HOLD_MS, MatchClock
from game.tables.minds import Minds
from game.tables.pace import bot_speed
from game.tables.picture import TablePicture, Told
from game.tables.table import TableScene
from game.tables.tools import Tool
from game.ui.press import KEYBOARD, MOUSE, Act, Button, Device, Pointer, Press

_END_MS: Final = 2500
"""How long the end of a match without people stays before the result."""
_DEAF_MS: Final = 1200
"""People are still pressing for the match when it ends: that must not lead them away from its end."""
_FAST: Final = 6.0


class LivePicture(TablePicture, Protocol):
    """A picture of a match in real time: it follows the match clock, not a queue of cues."""

    hold_ms: int
    """How long the match still stands after a pause; 0 while it goes on."""

    def show_told(self, told: Iterable[Told], outcome: Outcome | None) -> None:
        """As `show`, with the time of each move."""

    def tell(self, events: Iterable[Any], at: int) -> None:
        """This happened at a time of the match clock. What moves because of it moves by the match clock."""

    def run_to(self, clock: int) -> None:
        """Show the match at this time of its clock."""

    def paint(self, surface: pygame.Surface, now: int, listen: Callable[[], None]) -> None:
        """Paint the table, calling `listen` every millisecond or so; `draw` does it in one go."""

    def press_of(self, seat: Seat, press: Press) -> Any | None:
        """A press of a seat's device; the move if it makes one."""

    def pointer_of(self, seat: Seat, pointer: Pointer) -> Any | None:
        """The mouse of a seat; the move if it makes one."""

    @property
    def is_timed(self) -> bool:
        """Whether it matters who is first: then bots take the time that they say, and pauses end with a count-in."""

    def seat_devices(self, devices: dict[Seat, Device]) -> None:
        """On what the people play."""

    def seat_of(self, seats: Sequence[Seat]) -> Seat:
        """For which of several seats that share a device its press is now."""

    @property
    def sentences(self) -> Sequence[str]:
        """The log so far, oldest first."""

    @property
    def has_log(self) -> bool:
        """Whether it may be read at the table now."""

    def press_on_log(self, press: Press) -> bool:
        """A press of anybody; tells whether it was for the log."""


class LiveTable(TableScene):
    """See `TableScene`. The match clock runs while the table is on top; every press carries its time to the match."""

    realtime = True

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        real_time = self.game.real_time
        assert real_time is not None, "a game in turns has the other table"
        self._live = cast("LivePicture", self.picture)
        self._time = MatchClock(self._clock)
        self._minds = Minds(self.match, real_time.is_kept, self._ask_bot)
        self._hold_ms = 0

    # --- the scene ---

    def enter(self) -> None:
        """Begin, or go on where the record ends."""
        super().enter()
        self._go_on_soon()
        if (outcome := self.match.outcome()) is not None:
            self._end(outcome)

    def cover(self) -> None:
        """Something is on top: the match stands still, and presses are void."""
        self._time.stop()

    def uncover(self) -> None:
        """Back from a menu."""
        super().uncover()
        if self.app.top is self:
            self._go_on_soon()

    def update(self, ms: int) -> None:
        """Time goes on."""
        self._hold(ms)
        now = self._time.read(self.app.now)
        self._bots.poll(now)
        self.app.listen()
        while (answer := self._bots.take()) is not None:
            self._minds.hear(answer, now)
            self._look(now)  # what has changed while it was thinking
        self._run_to(now)
        self.picture.update(ms)
        if self._over_ms is not None:
            self._over_ms += ms
            if not self.persons and self._over_ms >= _END_MS:
                self._leave_for_result()
        self._refresh()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the picture, and note presses between its parts."""
        self._live.paint(surface, self.app.now, self.app.listen)
        self._tools.draw(surface, self.picture.look)

    def press(self, press: Press) -> None:
        """A button: it acts at the moment at which it went down."""
        if not press.is_down:
            return
        self._hands.note(press.device)
        self._run_to(self._time.read(press.at))
        if press.button is Button.PAUSE:
            self._doors.pause(self, self._hands.who_asks(press.device, None), "pause.asked")
        elif press.device == KEYBOARD and press.button is Button.INFO:
            self._doors.rules(self)
        elif self._live.press_on_log(press):
            pass
        elif self._over_ms is not None or self._only_bots_left:
            if press.button is Button.CONFIRM:
                self._confirm()
        elif self._time.is_running:
            seat = self._seat_of(press.device)
            if seat is not None:
                self._try(seat, self._live.press_of(seat, press))

    def pointer(self, pointer: Pointer) -> None:
        """The mouse: the tools, then the hand of whoever holds it."""
        tool = self._tools.at(pointer.pos)
        if self.picture.notes.log.is_open and pointer.act is Act.SCROLL:
            self.picture.notes.log.scroll(pointer.scroll)
        if pointer.act not in (Act.MOVE, Act.DOWN):
            return
        self._run_to(self._time.read(pointer.at))
        if tool is not None:
            if pointer.is_click:
                self._use(tool.name)
        elif self._over_ms is not None or self._only_bots_left:
            if pointer.is_click:
                self._confirm()
        elif self._time.is_running:
            seat = self._mouse_seat
            if seat is not None:
                self._try(seat, self._live.pointer_of(seat, pointer))

    # --- what the menus ask of a table ---

    @property
    def is_at_rest(self) -> bool:
        """Whether everything that has happened has been shown."""
        return self.picture.is_still and not self._hold_ms

    @property
    def clock(self) -> int:
        """The match clock, in ms."""
        return self._time.now

    def play(self, seat: Seat, move: Any) -> None:
        """Play a move now, show it, save it. Raises IllegalMove when it is not legal."""
        self._run_to(self._time.now)
        self._make(seat, move, self._time.now)

    def sentences(self) -> Sequence[str]:
        """The log of the match so far, oldest first."""
        return self._live.sentences

    def can_undo(self, seat: Seat) -> bool:
        """Nothing is taken back that others have seen and answered."""
        return False

    def again(self) -> Header:
        """The header of a rematch, which tells the rules who is a bot now."""
        header = super().again()
        players = [line.player for line in header.seats]
        return replace(header, options=cast("Any", self._setting).options_for(header.options, players))

    # --- time ---

    def _run_to(self, until: int) -> None:
        """Let all happen that time and bots do up to this moment of the match clock, in order."""
        while self.match.outcome() is None:
            due, press = self.match.due(), self._minds.next_press()
            if due is not None and due <= until and (press is None or due <= press[0]):
                self._make(CLOCK, self.match.moves(CLOCK)[0], due)
            elif press is not None and press[0] <= until:
                at, seat = press
                move = self._minds.press(seat)
                if move in self.match.moves(seat):
                    self._make(seat, move, at)
                else:
                    self._look(at)
            else:
                break
        self._clock = until
        self._live.run_to(until)

    def _make(self, seat: Seat, move: Any, at: int) -> None:
        at = max(at, self._clock)
        self._clock = at
        self._live.run_to(at)
        events = self._ledger.play(seat, move, at)
        self._live.tell(events, at)
        self.app.listen()
        self._agreed.clear()
        outcome = self.match.outcome()
        if outcome is not None:
            self._minds.forget()
            self._end(outcome)
        else:
            self._look(at)

    def _try(self, seat: Seat, move: Any | None) -> None:
        """A person's move, if it is legal by now."""
        if move is None:
            if self.picture.was_refused:
                self.stage.sound.play("refuse")
            return
        try:
            self._make(seat, move, self._time.now)
        except IllegalMove:
            self.stage.sound.play("refuse")

    def _hold(self, ms: int) -> None:
        if self._hold_ms:
            self._hold_ms = max(0, self._hold_ms - ms)
            if not self._hold_ms:
                self._time.start(self.app.now)
        self._live.hold_ms = self._hold_ms

    def _go_on_soon(self) -> None:
        """Let the clock run again, after a count-in where seconds matter and something goes on."""
        is_begun = self.match.number > 0 and self.match.outcome() is None
        self._hold_ms = HOLD_MS if is_begun and self._live.is_timed and self.persons else 0
        self._live.hold_ms = self._hold_ms
        if self._hold_ms:
            self._time.stop()
        else:
            self._time.start(self.app.now)
        self._look(self._clock)

    def _confirm(self) -> None:
        """Go on after the end, or let the bots that are left play fast."""
        if self._over_ms is not None:
            if self._over_ms >= _DEAF_MS:
                self._leave_for_result()
            return
        self.is_fast = not self.is_fast
        self._time.rate = _FAST if self.is_fast else 1.0

    # --- seats ---

    def _seat_of(self, device: Device) -> Seat | None:
        """The person that a device acts for; of several on one device the one on turn."""
        people = self.persons
        if device == KEYBOARD and len(people) > 1:
            return None
        chairs, acting = self.stage.chairs, self.match.to_act()
        seats = [seat for seat in people if self._hands.may_act(device, seat)]
        own = [seat for seat in seats if chairs.device_of(seat) == device] or seats
        among = [seat for seat in own if seat in acting] or own
        return among[0] if len(among) == 1 else self._live.seat_of(among) if among else None

    @property
    def _mouse_seat(self) -> Seat | None:
        """The person whose hand the mouse may move: its own, or of one who plays alone."""
        from_mouse = [seat for seat in self.persons if self.stage.chairs.device_of(seat) == MOUSE]
        if len(self.persons) == 1:
            return self.persons[0]
        return self._live.seat_of(from_mouse) if from_mouse else None

    def _change_seat(self, seat: Seat, name: str, player: str) -> None:
        """Somebody else plays: ties rank bots behind people, so the rules are told."""
        was_bot = self.seats[seat].is_bot
        super()._change_seat(seat, name, player)
        is_bot = self.seats[seat].is_bot
        move = cast("Any", self._setting).handing_over(seat, is_bot)
        if was_bot != is_bot and move in self.match.moves(CLOCK):
            self.play(CLOCK, move)

    # --- the bots ---

    def _prepare_bots(self) -> None:
        self._minds.forget()
        super()._prepare_bots()
        self._look(self._clock)

    def _look(self, now: int) -> None:
        self._minds.speed = self._pace
        self._minds.look([sitter.seat for sitter in self.seats if sitter.is_bot], now)

    def _ask_bot(self, seat: Seat, now: int) -> None:
        self._bots.ask(seat, self.seats[seat].player, now, Speed.INSTANT, is_hurried=True)
        self.app.listen()  # of all that happens between two frames, questions take the longest

    @property
    def _pace(self) -> Speed:
        """Quickness is what levels differ in: where it decides, bots may be set to be slower, never quicker."""
        speed = bot_speed(self.stage.settings, is_fast=self.is_fast)
        if not self._live.is_timed:
            return speed
        return Speed.SLOW if speed is Speed.SLOW else Speed.NORMAL

    # --- what is written around the picture ---

    def _show_all(self) -> None:
        self._live.show_told(self._ledger.told, self.match.outcome())
        self._presented = None

    def _use(self, tool: str) -> None:
        if tool == "log":
            self.picture.notes.log.toggle()
        else:
            super()._use(tool)

    def _refresh(self) -> None:
        picture, notes = self.picture, self.picture.notes
        notes.bindings = self.app.inputs.bindings
        tools = self._hands.tools(has_two_views=False, can_undo=False, is_solo=False)
        if self._live.has_log:
            tools = (Tool("log", "lines", self.stage.texts("table.prompt_log")), *tools)
        notes.log_hand = self._hands.reading()
        notes.tools_left = self._tools.lay_out(picture.look, picture.tools_area, tools)
        trouble = self._bots.notice or ("table.not_saved" if self._ledger.has_failed else None)
        notes.notice = "" if trouble is None else self.stage.texts(trouble)
        is_over = self._over_ms is not None
        is_watched = is_over or self._only_bots_left
        notes.hand = self._hands.watching(is_over=is_over, is_fast=self.is_fast) if is_watched else None
        self._live.seat_devices({seat: self._hands.device_of(seat) for seat in self.persons})
