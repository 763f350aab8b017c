"""How a race looks: the board with its ink, the cars, the choice, the panels; shown at once or led by cues."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

from game.core.rules import Outcome, Seat
from game.files.texts import Texts
from game.files.tiled_picture import MapPicture
from game.games.racetrack.moves import CRASH, WAIT, Move
from game.games.racetrack.options import Mode
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.state import Event, RoundEnded, State
from game.games.racetrack.track import Cell
from game.tables.camera import Camera, Framing
from game.tables.framed import Framed
from game.tables.overlays import draw_hand, draw_log_line, draw_open_log
from game.tables.picture import Notes
from game.tables.racetrack.board_picture import BoardPicture
from game.tables.racetrack.board_view import BoardView
from game.tables.racetrack.candidates import draw_acting, draw_barring_line, draw_choice, draw_reason, ring_rival
from game.tables.racetrack.cards import place_words, seat_cards
from game.tables.racetrack.column import Column, ColumnWords
from game.tables.racetrack.cues import Scene, is_photographed, make_cue
from game.tables.racetrack.layout import RaceLayout, lay_out
from game.tables.racetrack.panels import Card
from game.tables.racetrack.photo_finish import Finisher, draw_photo, photo_entries
from game.tables.racetrack.pickers import Aiming, aiming
from game.tables.racetrack.road_ahead import RoadAhead
from game.tables.racetrack.sights import ahead, finishers, in_front, whole_extent
from game.tables.racetrack.small_map import SmallMap
from game.tables.racetrack.solo import SoloSheet, draw_solo, solo_height
from game.tables.racetrack.story import Story
from game.tables.racetrack.way import draw_way, way_marks
from game.tables.racetrack.words import event_words
from game.tables.reader import Reader
from game.tables.repainting import Repainting
from game.tables.seats import Sitter
from game.ui import draw, text
from game.ui.press import Button, Pointer, Press
from game.ui.theme import OUTLINE, Look, Mood, SeatMark, Type
from game.ui.timeline import Cue

_CLOSE_CELL: Final = 44
"""How wide a cell is close up, in pixels of the 1920 x 1080 design..."""
_LEAST_CLOSE_CELL: Final = 32
"""...and at least, in pixels of the window."""
_MOST_BOARD_PIXELS: Final = 24_000_000
_BEAT_MS: Final = 900
_STRONG_INK: Final = 1.5
_REFUSED_MS: Final = 450
_FIRST_ROUNDS: Final = 2
"""In these everybody is told what to aim at."""
_COLUMN_GAP: Final = 14


class RacetrackPicture(Framed):
    """See `TablePicture`. `view_now` gives the present view: what finishes are measured by."""

    def __init__(
        self,
        rules: RacetrackRules,
        sitters: Sequence[Sitter],
        texts: Texts,
        map_picture: MapPicture | None,
        mood: Mood,
        view_now: Callable[[], State],
    ) -> None:
        super().__init__()
        self._rules = rules
        self._sitters = sitters
        self._texts = texts
        self._mood = mood
        self._view_now = view_now
        self.map_picture = map_picture
        self._board: BoardPicture | None = None
        self._repainting = Repainting(self._use_board)
        self._road_ahead = RoadAhead(rules.track)
        self._way = way_marks(rules.board, self._road_ahead)
        self.story = self._new_story()
        self.notes = Notes()
        self.solo: SoloSheet | None = None
        self.log: list[str] = []
        self.aiming: Aiming | None = None
        self._scene = Scene()
        self._hinted: Move | None = None
        self._refused_ms = 0
        self._acting: Seat | None = None
        self._forced_note = ""
        self._outcome: Outcome | None = None
        self._column: Column
        self._small_map: SmallMap
        self._layout: RaceLayout
        self._view: BoardView
        self._backdrop: pygame.Surface

    def restyle(self, texts: Texts, mood: Mood) -> None:
        """Speak another language, lie on other paper; `lay_out` must follow. What stands in the log stays."""
        self._texts = texts
        if mood != self._mood:
            self._mood = mood
            self._board = None

    # --- the duties of a picture ---

    def lay_out(self, look: Look, size: tuple[int, int]) -> None:
        """Make everything that depends on the window's size and the look."""
        before = self._look
        self._look = look = look.in_mood(self._mood)
        self._layout = lay_out(look, size)
        track = self._rules.track
        is_new = self._board is None or before is None or before.is_contrast_high != look.is_contrast_high
        self._repainting.finish()
        board = self._new_board(look) if is_new or self._board is None else self._board
        extent = whole_extent(track, has_map=self.map_picture is not None)
        close = max(_LEAST_CLOSE_CELL, look.px(_CLOSE_CELL))
        size_in_cells = (track.width, track.height)
        self._camera = Camera(self._layout.view, extent, size_in_cells, close, _MOST_BOARD_PIXELS)
        backdrop = pygame.Surface(size).convert() if pygame.display.get_surface() else pygame.Surface(size)
        draw.paper(backdrop, look)
        edge = self._layout.board.right + look.line // 2
        pygame.draw.line(backdrop, OUTLINE, (edge, 0), (edge, size[1]), look.line)
        self._backdrop = backdrop
        self._column = Column(self._layout, look, backdrop)
        marks = [sitter.mark for sitter in self._sitters]
        weight = _STRONG_INK if look.is_contrast_high else 1.0
        self._view = BoardView(board, marks, self._layout.board, backdrop, weight)
        self._use_board(board)
        self._aim_camera(at_once=True)

    def _new_board(self, look: Look) -> BoardPicture:
        is_high = look.is_contrast_high
        ground = look.mood.ground if is_high else self._mood.ground
        return BoardPicture(self._rules.track, self.map_picture, ground, is_contrast_high=is_high)

    def _use_board(self, board: BoardPicture) -> None:
        """Lie on a board that has just been painted."""
        self._board = board
        extent = whole_extent(self._rules.track, has_map=self.map_picture is not None)
        self._small_map = SmallMap(board, self._camera.whole_cell, extent)
        self._view.take(board)

    def take_map(self, map_picture: MapPicture | None, reader: Reader) -> bool:
        """Lie on this map of the same track, once it is painted."""
        has_other_extent = (map_picture is None) != (self.map_picture is None)
        self.map_picture = map_picture
        board = self._new_board(self.look)
        if has_other_extent:
            self._board = board
            self.lay_out(self.look, self._backdrop.get_size())
            return True
        sizes = dict.fromkeys((self._camera.resting_cell, self._camera.whole_cell, self._camera.close_cell))
        self._repainting.begin(reader, board, lambda: board.prepare(sizes))
        return True

    @property
    def view(self) -> pygame.Rect:
        """The part of the window in which the board is to be seen."""
        return self._layout.view

    def _new_story(self) -> Story:
        rules = self._rules
        return Story(rules.board, rules.seats, road_ahead=self._road_ahead, tie_break=rules.options.tie_break)

    def show(self, events: Iterable[Event], outcome: Outcome | None) -> None:
        """Everything seen so far has happened."""
        self.story = self._new_story()
        self.log = []
        self._scene = Scene()
        self._outcome = outcome
        for event in events:
            self._tell(event)

    def cue(self, event: Event) -> Cue | None:
        """The motion for one more event."""
        self.aiming = None
        if self._outcome is None and not self._is_whole:
            self._follow(event)
        return make_cue(
            self.story,
            self._scene,
            event,
            self._tell,
            has_photo=self._rules.seats > 1,
            is_held=self.notes.go_on is not None,
            is_motion_reduced=self.look.is_motion_reduced,
        )

    def await_move(self, seat: Seat | None, view: State, *, is_choosing: bool) -> None:
        """It is this seat's turn; a person aims, or a bot thinks."""
        self._acting = seat
        self.aiming = None
        self._forced_note = ""
        moves = () if seat is None else self._rules.legal_moves(view, seat)
        if moves == (WAIT,):
            self._forced_note = self._texts("racetrack.must_wait")
        elif moves == (CRASH,):
            self._forced_note = self._texts("racetrack.must_crash")
        # Before a crash all barred spots are shown, so that everybody sees why.
        if seat is not None and (is_choosing or moves == (CRASH,)):
            self.aiming = aiming(self._rules, view, seat, self._texts, self._name)
        self._aim_camera()

    def press(self, press: Press) -> Move | None:
        """A press of the choosing seat's device."""
        return None if self.aiming is None else self._answered(self.aiming.press(press))

    def pointer(self, pointer: Pointer) -> Move | None:
        """The mouse aims and chooses on the board."""
        if self.aiming is None or not self._layout.board.collidepoint(pointer.pos):
            return None
        return self._answered(self.aiming.pointer(pointer, self._camera.framing))

    def _answered(self, move: Move | None) -> Move | None:
        """A spot that is not allowed says so at once where the eyes are."""
        if self.was_refused:
            self._refused_ms = _REFUSED_MS
        return move

    def forced(self, moves: Sequence[Move]) -> Move | None:
        """A crash or a lost turn leaves nothing to choose."""
        return moves[0] if len(moves) == 1 and moves[0] in (CRASH, WAIT) else None

    @property
    def beat_ms(self) -> int:
        """Long enough to see that there is nothing to choose."""
        return _BEAT_MS

    @property
    def claims(self) -> frozenset[Button]:
        """The choice of a spot needs none."""
        return frozenset()

    def over(self, outcome: Outcome) -> None:
        """The match has ended and all of it has been shown."""
        self._outcome = outcome
        self._acting = None
        self.aiming = None
        self._aim_camera()

    def recentre(self) -> None:
        """Take the aim back to where it began."""
        if self.aiming is not None:
            self.aiming.recentre()

    @property
    def was_refused(self) -> bool:
        """Whether the last press or click asked for a spot that is not allowed."""
        return self.aiming is not None and self.aiming.was_refused

    def update(self, ms: int) -> None:
        """Let the camera glide; a hint that has come takes the aim."""
        self._camera.update(ms)
        self._refused_ms = max(0, self._refused_ms - ms)
        if self.notes.hint != self._hinted:
            self._hinted = self.notes.hint
            if self.aiming is not None and self._hinted is not None:
                self.aiming.aim_at(self._hinted)

    @property
    def tools_area(self) -> pygame.Rect:
        """The right part of the column's head."""
        return self._layout.header

    def is_on_log(self, pos: tuple[int, int]) -> bool:
        """Whether a point of the window is on the log line."""
        return self._layout.log.collidepoint(pos)

    # --- the camera ---

    def window_spot(self, spot: Cell) -> tuple[int, int]:
        """Where a spot of the track is in the window now."""
        x, y = self._camera.framing.spot(*spot)
        return round(x), round(y)

    def _aim_camera(self, *, at_once: bool = False) -> None:
        if self._look is None:
            return
        at_once = at_once or self._is_at_once
        is_whole = self._is_whole or self._outcome is not None
        cells: tuple[Cell, ...] = ()
        if self.aiming is not None:
            cells = self.aiming.cells
        elif self._acting is not None:
            cells = ahead(self.story, self._rules.track, self._acting)
        towards = None if self._acting is None else in_front(self.story, self._acting)
        self._camera.look_at(cells, towards=towards, is_whole=is_whole, at_once=at_once)

    def _follow(self, event: Event) -> None:
        """Keep a car that moves in sight, and cars whose finish is to be judged."""
        seat = getattr(event, "seat", None)
        at_once = self._is_at_once
        if isinstance(event, RoundEnded) and is_photographed(event):
            self._camera.look_at(finishers(self.story, event), at_once=at_once)
        elif seat is not None:
            cells = ahead(self.story, self._rules.track, seat)
            self._camera.look_at(cells, towards=in_front(self.story, seat), at_once=at_once)

    # --- painting ---

    def draw(self, surface: pygame.Surface, now: int) -> None:
        """Paint the table."""
        look = self._look
        assert look is not None
        surface.set_clip(self._layout.board)
        self._draw_board(surface, look, now)
        surface.set_clip(None)
        self._draw_log(surface, look)
        self._draw_column(surface, look, now)
        if self._scene.photo is not None:
            self._draw_photo(surface, look, self._scene.photo)
        elif self.notes.hand is not None and self._acting is None:
            draw_hand(surface, look, self._layout.log, self.notes.hand, self.notes.bindings)

    def _draw_board(self, surface: pygame.Surface, look: Look, now: int) -> None:
        """Board, cars and choice."""
        framing, layout, acting = self._camera.framing, self._layout, self._on_turn
        self._view.draw_board(surface, framing, self._camera.resting_cell, self.story)
        surface.set_clip(layout.board)
        if self.story.round == 1 and not self.story.is_over:
            draw_way(surface, framing, self._way)
        if acting is not None and self._scene.mover is None and not self._is_aimed_home():
            spot = self.story.runs[acting].spot
            if spot is not None:
                draw_acting(surface, look, framing, spot, self._sitters[acting].mark, now)
        if self.solo is not None:
            self.solo.draw_on_board(surface, framing, self.story.runs[0].turns)
        self._view.draw_cars(surface, look, framing, self.story, self._scene, acting)
        if self.aiming is None:
            return
        mark = self._sitters[self.aiming.seat].mark
        occupied = {run.spot for run in self.story.runs if run.spot is not None and not run.is_gone}
        draw_choice(surface, look, framing, self.aiming, mark, self.notes.hint, occupied, now)
        option = self.aiming.option
        if option.rival is not None:
            self._mark_rival(surface, look, framing, option.rival, now)
        if not self.notes.log.is_open:
            refused = self._refused_ms / _REFUSED_MS
            draw_reason(surface, look, framing, layout.view, self.aiming, occupied, refused)

    def _draw_column(self, surface: pygame.Surface, look: Look, now: int) -> None:
        """Head, panels, the sheet of a lone race, and the small map where there is room."""
        layout = self._layout
        head_room = (self.notes.tools_left or layout.header.right) - layout.header.left - look.px(12)
        gap, below = look.px(_COLUMN_GAP), 0
        if self.solo is not None:
            below = solo_height(look, self.solo, self.story.runs[0].turns, self._texts) + gap
        words = ColumnWords(self._head(head_room), head_room, below, self._cards(), self.notes.hand)
        area = layout.column_below(self._column.draw(surface, words, self.notes.bindings, now) + gap)
        if self.solo is not None:
            sheet = draw_solo(surface, look, area, self.solo, self.story.runs[0].turns, self._texts)
            area = layout.column_below(sheet.bottom + gap)
        if self._camera.has_two_views and not self._camera.is_whole:
            self._small_map.draw(surface, look, area, self._cars_on_map(), self._camera.framing, layout.board)

    @property
    def _on_turn(self) -> Seat | None:
        """The seat whose turn is to be seen: none while a finish is judged, and no car that has finished."""
        seat = self._acting
        if seat is None or self.is_finish_judged or self.story.runs[seat].finish_turn is not None:
            return None
        return seat

    @property
    def is_finish_judged(self) -> bool:
        """Whether the photograph of a finish is on the table."""
        return self._scene.photo is not None

    def _is_aimed_home(self) -> bool:
        """Whether the aim's own ring is around the car already."""
        return self.aiming is not None and self.aiming.option.spot == self.aiming.origin

    def _mark_rival(self, surface: pygame.Surface, look: Look, framing: Framing, rival: Seat, now: int) -> None:
        """The car in the way, and its line where lines bar."""
        spot = self.story.runs[rival].spot
        if spot is None:
            return
        if self._rules.options.line_blocking and self.aiming is not None and not self.aiming.option.is_open:
            start = self._rules.board.spot(self._view_now().cars[rival].line_from)
            draw_barring_line(surface, framing, start, spot)
        ring_rival(surface, look, framing, spot, now)

    def _cars_on_map(self) -> list[tuple[SeatMark, Cell]]:
        return [
            (self._sitters[seat].mark, run.spot)
            for seat, run in enumerate(self.story.runs)
            if run.spot is not None and not run.is_gone
        ]

    def _draw_log(self, surface: pygame.Surface, look: Look) -> None:
        log = self._layout.log
        words = self.notes.notice or (self.log[-1] if self.log else "")
        line = pygame.Rect(log.bottomleft, (0, 0))
        if words:
            line = draw_log_line(surface, look, log, words, self.notes.log_hand, self.notes.bindings)
        if self.notes.log.is_open:
            view = self._layout.view
            area = pygame.Rect(log.left, view.top, log.width, line.top - look.px(8) - view.top)
            draw_open_log(surface, look, area, self.log, self.notes, self._texts)

    def _head(self, room: int) -> str:
        """Round and lap of the leader; the lap alone where there is no room beside the tools."""
        assert self._look is not None
        laps = self._rules.laps
        lap = min(max(run.laps for run in self.story.runs) + 1, laps)
        words = self._texts("racetrack.status", round=self.story.round, lap=lap, laps=laps)
        if text.width(self._look, words, Type.SMALL, is_bold=True) > room:
            return self._texts("racetrack.lap", lap=lap, laps=laps)
        return words

    def _draw_photo(self, surface: pygame.Surface, look: Look, ranked: Sequence[Sequence[Seat]]) -> None:
        """The finish of this round; places count on from those of the rounds before."""
        view = self._view_now()
        above = sum(len(group) for group in self.story.ranks)
        shown: list[Finisher] = []
        for group in ranked:
            for seat in group:
                finish = view.cars[seat].progress.finish
                if finish is not None:
                    sitter = self._sitters[seat]
                    shown.append(Finisher(sitter.mark, sitter.name, place_words(self._texts, above + 1), finish))
            above += len(group)
        tie_break = self._rules.options.tie_break
        entries = photo_entries(self._rules.track, tie_break, shown, self._texts)
        spots = (self.story.runs[seat].spot for group in ranked for seat in group)
        clear = [self._camera.framing.box(spot) for spot in spots if spot is not None]
        part = self._scene.photo_part
        draw_photo(surface, look, self._layout.view, entries, tie_break, part, self._texts, clear)
        if self.notes.go_on is not None:
            draw_hand(surface, look, self._layout.log, self.notes.go_on, self.notes.bindings)

    def _cards(self) -> tuple[Card, ...]:
        acting, outcome = self._on_turn, self._outcome
        note = "" if acting is None else self._note(acting)
        return seat_cards(self._rules, self.story, self._sitters, self._texts, outcome, acting, note)

    def _note(self, seat: Seat) -> str:
        if self.aiming is not None and self.story.runs[seat].spot is None:
            return self._texts("racetrack.choose_place")
        if self.aiming is not None and self._rules.options.mode is Mode.SIMPLE and not self._forced_note:
            key = "racetrack.simple_standing" if self.story.runs[seat].speed == 0 else "racetrack.simple_moving"
            return self._texts(key)
        if self.aiming is not None and not self._forced_note and self.story.round <= _FIRST_ROUNDS:
            return self._texts("racetrack.first_turns")
        return self._forced_note or self.notes.acting_note

    def _tell(self, event: Event) -> None:
        self.story.tell(event)
        words = event_words(self._texts, event, self._name, self._rules.laps, self._rules.options.mode)
        if words is not None:
            self.log.append(words)

    def _name(self, seat: Seat) -> str:
        return self._sitters[seat].name
