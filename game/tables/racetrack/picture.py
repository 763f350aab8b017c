"""How a race looks: the board with its ink, the cars, the choice, the panels; shown at once or led by cues."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

from game.core.rules import Outcome, Seat
from game.files.texts import Texts
from game.files.tiled_picture import MapPicture
from game.games.racetrack.moves import CRASH, WAIT, Move
from game.games.racetrack.rules import RacetrackRules
from game.games.racetrack.state import Event, State
from game.games.racetrack.track import Cell
from game.tables.camera import Camera, Framing
from game.tables.picture import Notes
from game.tables.racetrack.board_picture import RED_PENCIL, BoardPicture, road_extent
from game.tables.racetrack.candidates import draw_acting, draw_barring_line, draw_choice, draw_reason, ring_rival
from game.tables.racetrack.cars import angle_of, car_size, draw_car
from game.tables.racetrack.column import Column, ColumnWords
from game.tables.racetrack.cues import Scene, make_cue
from game.tables.racetrack.ink import InkedBoard
from game.tables.racetrack.layout import RaceLayout, lay_out
from game.tables.racetrack.overlays import draw_hand, draw_log_line, draw_open_log
from game.tables.racetrack.panels import Card
from game.tables.racetrack.photo_finish import Finisher, draw_photo, photo_entries
from game.tables.racetrack.pickers import Aiming, aiming
from game.tables.racetrack.road_ahead import RoadAhead
from game.tables.racetrack.small_map import SmallMap
from game.tables.racetrack.solo import SoloSheet, draw_solo
from game.tables.racetrack.story import Story
from game.tables.racetrack.trails import draw_crash, draw_step
from game.tables.racetrack.words import event_words
from game.tables.seats import Sitter
from game.ui import draw, text
from game.ui.press import Pointer, Press
from game.ui.shapes import draw_icon
from game.ui.theme import OUTLINE, RIM, Look, Mood, SeatMark, Type
from game.ui.timeline import Cue

_CLOSE_CELL: Final = 44
"""How wide a cell is close up, in pixels of the 1920 x 1080 design..."""
_LEAST_CLOSE_CELL: Final = 32
"""...and at least, in pixels of the window."""
_LOOK_AHEAD: Final = 1.6
"""The middle of the close view lies so many moves ahead of the car."""
_MOST_BOARD_PIXELS: Final = 24_000_000
_MOST_LOG: Final = 200


class RacetrackPicture:
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
        self._rules = rules
        self._sitters = sitters
        self._texts = texts
        self._mood = mood
        self._view_now = view_now
        self._board = BoardPicture(rules.track, map_picture, mood.ground)
        self._ink = InkedBoard(self._board, [sitter.mark for sitter in sitters])
        self._road_ahead = RoadAhead(rules.track)
        self.story = Story(rules.board, rules.seats, road_ahead=self._road_ahead)
        self.notes = Notes()
        self.solo: SoloSheet | None = None
        self.log: list[str] = []
        self.aiming: Aiming | None = None
        self._scene = Scene()
        self._acting: Seat | None = None
        self._outcome: Outcome | None = None
        self._look: Look | None = None
        self._is_whole = False
        self.is_log_open = False
        self._log_rect = pygame.Rect(0, 0, 0, 0)
        self._camera: Camera
        self._column: Column
        self._small_map: SmallMap
        self._layout: RaceLayout
        self._backdrop: pygame.Surface

    # --- the duties of a picture ---

    def lay_out(self, look: Look, size: tuple[int, int]) -> None:
        """Make everything that depends on the window's size and the look."""
        self._look = look = look.in_mood(self._mood)
        self._layout = lay_out(look, size)
        track = self._rules.track
        close = max(_LEAST_CLOSE_CELL, look.px(_CLOSE_CELL))
        size_in_cells = (track.width, track.height)
        self._camera = Camera(self._layout.view, road_extent(track), size_in_cells, close, _MOST_BOARD_PIXELS)
        self._ink.forget()
        self._small_map = SmallMap(self._board, self._camera.whole_cell, road_extent(track))
        self._backdrop = pygame.Surface(size).convert() if pygame.display.get_surface() else pygame.Surface(size)
        draw.paper(self._backdrop, look)
        edge = self._layout.board.right
        pygame.draw.line(self._backdrop, OUTLINE, (edge, 0), (edge, size[1]), look.line)
        self._column = Column(self._layout, look, self._backdrop)
        self._aim_camera(at_once=True)

    def show(self, events: Iterable[Event], outcome: Outcome | None) -> None:
        """Everything seen so far has happened."""
        self.story = Story(self._rules.board, self._rules.seats, road_ahead=self._road_ahead)
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
        has_photo = self._rules.seats > 1
        return make_cue(self.story, self._scene, event, self._tell, has_photo)

    def await_move(self, seat: Seat | None, view: State, *, is_choosing: bool) -> None:
        """It is this seat's turn; a person aims, or a bot thinks."""
        self._acting = seat
        self.aiming = None
        if seat is not None and is_choosing:
            self.aiming = aiming(self._rules, view, seat, self._texts, self._name)
        self._aim_camera()

    def press(self, press: Press) -> Move | None:
        """A press of the choosing seat's device."""
        return None if self.aiming is None else self.aiming.press(press)

    def pointer(self, pointer: Pointer) -> Move | None:
        """The mouse aims and chooses on the board."""
        if self.aiming is None or not self._layout.board.collidepoint(pointer.pos):
            return None
        return self.aiming.pointer(pointer, self._camera.framing)

    def forced(self, moves: Sequence[Move]) -> Move | None:
        """A crash or a lost turn leaves nothing to choose."""
        return moves[0] if len(moves) == 1 and moves[0] in (CRASH, WAIT) else None

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
        """Let the camera glide."""
        self._camera.update(ms)

    def settle(self) -> None:
        """End the camera's glide."""
        self._camera.finish()

    @property
    def is_still(self) -> bool:
        """Whether the camera rests."""
        return self._camera.is_still

    @property
    def look(self) -> Look:
        """The look in the mood of the race."""
        assert self._look is not None
        return self._look

    @property
    def tools_area(self) -> pygame.Rect:
        """The right part of the column's head."""
        return self._layout.header

    def is_on_log(self, pos: tuple[int, int]) -> bool:
        """Whether a point of the window is on the log line."""
        return self._log_rect.collidepoint(pos)

    # --- the camera ---

    def window_spot(self, spot: Cell) -> tuple[int, int]:
        """Where a spot of the track is in the window now."""
        x, y = self._camera.framing.spot(*spot)
        return round(x), round(y)

    @property
    def is_whole(self) -> bool:
        """Whether the whole track was asked for."""
        return self._is_whole

    @property
    def has_two_views(self) -> bool:
        """Whether the track is too large to be shown whole and close at once."""
        return self._camera.has_two_views

    def show_whole(self, is_whole: bool) -> None:
        """Show the whole track, or go close to the car that is to move."""
        self._is_whole = is_whole
        self._aim_camera()

    def _aim_camera(self, *, at_once: bool = False) -> None:
        if self._look is None:
            return
        at_once = at_once or self._look.is_motion_reduced
        is_whole = self._is_whole or self._outcome is not None
        cells: tuple[Cell, ...] = ()
        if self.aiming is not None:
            cells = self.aiming.cells
        elif self._acting is not None:
            cells = self._ahead(self._acting)
        towards = None if self._acting is None else self._towards(self._acting)
        self._camera.look_at(cells, towards=towards, is_whole=is_whole, at_once=at_once)

    def _ahead(self, seat: Seat) -> tuple[Cell, ...]:
        """Where a car is and where it may be after its next move."""
        run = self.story.runs[seat]
        if run.spot is None:
            return self._rules.track.starts
        x, y = run.spot
        corners = [(x + run.vx + dx, y + run.vy + dy) for dx in (-1, 1) for dy in (-1, 1)]
        return ((x, y), *corners)

    def _towards(self, seat: Seat) -> tuple[float, float] | None:
        """What lies in front of a car."""
        run = self.story.runs[seat]
        if run.spot is None:
            return None
        return run.spot[0] + 0.5 + run.vx * _LOOK_AHEAD, run.spot[1] + 0.5 + run.vy * _LOOK_AHEAD

    def _follow(self, event: Event) -> None:
        """Keep a car that moves in sight."""
        seat = getattr(event, "seat", None)
        if seat is not None:
            at_once = self._look is not None and self._look.is_motion_reduced
            self._camera.look_at(self._ahead(seat), towards=self._towards(seat), at_once=at_once)

    # --- painting ---

    def draw(self, surface: pygame.Surface, now: int) -> None:
        """Paint the table."""
        look = self._look
        assert look is not None
        framing = self._camera.framing
        layout = self._layout
        self._draw_board(surface, framing)
        surface.set_clip(layout.board)
        if self._acting is not None and self._scene.mover is None and not self._is_aimed_home():
            spot = self.story.runs[self._acting].spot
            if spot is not None:
                draw_acting(surface, look, framing, spot, self._sitters[self._acting].mark, now)
        self._draw_cars(surface, framing)
        if self.aiming is not None:
            mark = self._sitters[self.aiming.seat].mark
            draw_choice(surface, look, framing, self.aiming, mark, self.notes.hint, now)
            option = self.aiming.option
            if option.rival is not None:
                self._mark_rival(surface, look, framing, option.rival, now)
            if not self.is_log_open:
                draw_reason(surface, look, framing, layout.view, self.aiming)
        surface.set_clip(None)
        self._draw_log(surface, look)
        words = ColumnWords(self._head(), tuple(self._cards()), self.notes.hand)
        top = self._column.draw(surface, words, self.notes.bindings, now) + look.px(16)
        area = pygame.Rect(layout.column.left, top, layout.column.width, layout.column.bottom - top)
        if self.solo is not None:
            area.top = draw_solo(surface, look, area, self.solo, self.story.runs[0].turns, self._texts).bottom
            area = pygame.Rect(
                area.left, area.top + look.px(16), area.width, layout.column.bottom - area.top - look.px(16)
            )
        if not self._camera.is_whole:
            self._small_map.draw(surface, look, area, self._cars_on_map(), self._camera.framing, layout.board)
        if self._scene.photo is not None:
            self._draw_photo(surface, look, self._scene.photo)
        elif self.notes.hand is not None and self._acting is None:
            draw_hand(surface, look, layout.log, self.notes.hand, self.notes.bindings)

    def _is_aimed_home(self) -> bool:
        """Whether the aim's own ring is around the car already."""
        return self.aiming is not None and self.aiming.option.spot == self.aiming.origin

    def _mark_rival(self, surface: pygame.Surface, look: Look, framing: Framing, rival: Seat, now: int) -> None:
        """The car in the way, and its line where lines bar."""
        spot = self.story.runs[rival].spot
        if spot is None:
            return
        if self._rules.options.line_blocking:
            start = self._rules.board.spot(self._view_now().cars[rival].line_from)
            draw_barring_line(surface, framing, start, spot)
        ring_rival(surface, look, framing, spot, now)

    def _draw_board(self, surface: pygame.Surface, framing: Framing) -> None:
        board = self._layout.board
        cell = self._camera.resting_cell
        inked = self._ink.at(cell, self.story)
        scale = framing.cell / cell
        covered = pygame.Rect(
            round(framing.left), round(framing.top), round(inked.get_width() * scale), round(inked.get_height() * scale)
        )
        for strip in _around(covered, board):
            surface.blit(self._backdrop, strip.topleft, strip)
        surface.set_clip(board)
        if framing.cell == cell:
            surface.blit(inked, covered.topleft)
        else:
            # In a glide the nearest picture is scaled as it is; it is sharp again when the glide ends.
            seen = covered.clip(board)
            source = pygame.Rect(
                round((seen.left - covered.left) / scale), round((seen.top - covered.top) / scale),
                round(seen.width / scale), round(seen.height / scale),
            ).clip(inked.get_rect())  # fmt: skip
            if source.width and source.height:
                surface.blit(pygame.transform.scale(inked.subsurface(source), seen.size), seen.topleft)
        surface.set_clip(None)

    def _draw_cars(self, surface: pygame.Surface, framing: Framing) -> None:
        scene = self._scene
        size = car_size(framing.cell)
        if self.solo is not None:
            self.solo.draw_on_board(surface, framing, self.story.runs[0].turns)
        if scene.mover is not None:
            draw_step(surface, framing, self._sitters[scene.mover].mark, scene.start, scene.at)
        on_spot: dict[Cell, int] = {}
        for seat, run in enumerate(self.story.runs):
            if run.spot is None or run.is_gone or seat == scene.mover:
                continue
            # Cars that share a spot stand a little apart.
            others = on_spot.get(run.spot, 0)
            on_spot[run.spot] = others + 1
            x, y = framing.spot(*run.spot)
            shift = others * framing.cell * 0.22
            draw_car(surface, self._sitters[seat].mark, (x + shift, y + shift), size, angle_of(run.pointing))
        if scene.mover is not None:
            draw_car(surface, self._sitters[scene.mover].mark, framing.spot(*scene.at), size, scene.angle)
        if scene.crash is not None:
            if scene.crash.wall is not None:
                box = framing.box(scene.crash.wall)
                assert self._look is not None
                draw.hatch(surface, self._look, box, RED_PENCIL)
            draw_crash(surface, framing, scene.crash.spot, scene.crash_part)
        if scene.flag is not None:
            self._draw_flag(surface, framing, *scene.flag)

    def _cars_on_map(self) -> list[tuple[SeatMark, Cell]]:
        return [
            (self._sitters[seat].mark, run.spot)
            for seat, run in enumerate(self.story.runs)
            if run.spot is not None and not run.is_gone
        ]

    def _draw_flag(self, surface: pygame.Surface, framing: Framing, seat: Seat, part: float) -> None:
        spot = self.story.runs[seat].spot
        if spot is not None:
            x, y = framing.spot(*spot)
            size = round(max(26, framing.cell * 0.9))
            centre = (round(x), round(y - framing.cell * (0.7 + 0.3 * part)))
            draw.dot(surface, RIM, OUTLINE, centre, size * 0.72, 2)
            draw_icon(surface, "flag", centre, size, OUTLINE)

    def _draw_log(self, surface: pygame.Surface, look: Look) -> None:
        log = self._layout.log
        words = self.notes.notice or (self.log[-1] if self.log else "")
        self._log_rect = draw_log_line(surface, look, log, words) if words else pygame.Rect(log.topleft, (0, 0))
        if self.is_log_open:
            view = self._layout.view
            area = pygame.Rect(log.left, view.top, log.width, self._log_rect.top - look.px(8) - view.top)
            draw_open_log(surface, look, area, self.log[:-1])

    def _head(self) -> str:
        """Round and lap of the leader; the lap alone where there is no room beside the tools."""
        assert self._look is not None
        laps = self._rules.laps
        lap = min(max(run.laps for run in self.story.runs) + 1, laps)
        words = self._texts("racetrack.status", round=self.story.round, lap=lap, laps=laps)
        if text.width(self._look, words, Type.SMALL, is_bold=True) > self.notes.tools_left - self._layout.header.left:
            return self._texts("racetrack.lap", lap=lap, laps=laps)
        return words

    def _draw_photo(self, surface: pygame.Surface, look: Look, ranked: Sequence[Sequence[Seat]]) -> None:
        """The finish of this round; places count on from those of the rounds before."""
        view = self._view_now()
        above = sum(len(group) for group in self.story.ranks)
        finishers: list[Finisher] = []
        for group in ranked:
            for seat in group:
                finish = view.cars[seat].progress.finish
                if finish is not None:
                    sitter = self._sitters[seat]
                    finishers.append(Finisher(sitter.mark, sitter.name, self._place_words(above + 1), finish))
            above += len(group)
        tie_break = self._rules.options.tie_break
        entries = photo_entries(self._rules.track, tie_break, finishers, self._texts)
        draw_photo(surface, look, self._layout.view, entries, tie_break, self._scene.photo_part, self._texts)

    def _cards(self) -> list[Card]:
        places = self._places()
        return [self._card(seat, places[seat]) for seat in range(self._rules.seats)]

    def _places(self) -> Sequence[int]:
        if self._outcome is not None and self.story.is_over:
            return [self._outcome.place(seat) for seat in range(self._rules.seats)]
        return self.story.places()

    def _card(self, seat: Seat, place: int) -> Card:
        texts, run, sitter = self._texts, self.story.runs[seat], self._sitters[seat]
        laps, gates = self._rules.laps, len(self._rules.track.checkpoints)
        turn = run.finish_turn if run.finish_turn is not None else run.turns
        facts = [texts("racetrack.turn", n=turn)]
        if run.has_retired:
            facts.append(texts("racetrack.retired"))
        elif run.finish_turn is not None:
            facts.append(texts("racetrack.finished"))
        else:
            facts.append(texts("racetrack.lap", lap=min(run.laps + 1, laps), laps=laps))
            if run.lost_turns:
                facts.append(texts.count("racetrack.waits", run.lost_turns))
            elif gates:
                facts.append(texts("racetrack.gates", n=run.passed, gates=gates))
        is_acting = seat == self._acting
        has_place = self._rules.seats > 1 and (run.turns > 0 or self._outcome is not None)
        return Card(
            mark=sitter.mark,
            name=sitter.name,
            is_bot=sitter.is_bot,
            place=self._place_words(place) if has_place else "",
            velocity=(run.vx, run.vy),
            speed=run.speed,
            facts=tuple(facts),
            crashes=run.crashes,
            note=self._note(seat) if is_acting else "",
            is_acting=is_acting,
            is_out=run.has_retired,
        )

    def _note(self, seat: Seat) -> str:
        if self.aiming is not None and self.story.runs[seat].spot is None:
            return self._texts("racetrack.choose_place")
        return self.notes.acting_note

    def _place_words(self, place: int) -> str:
        return self._texts(f"table.place_{place}")

    def _tell(self, event: Event) -> None:
        self.story.tell(event)
        words = event_words(self._texts, event, self._name, self._rules.laps)
        if words is not None:
            self.log = [*self.log[-_MOST_LOG:], words]

    def _name(self, seat: Seat) -> str:
        return self._sitters[seat].name


def _around(covered: pygame.Rect, board: pygame.Rect) -> list[pygame.Rect]:
    """The parts of the board's area that are left free: above, below, left and right of what is covered."""
    inner = covered.clip(board)
    strips = (
        pygame.Rect(board.left, board.top, board.width, inner.top - board.top),
        pygame.Rect(board.left, inner.bottom, board.width, board.bottom - inner.bottom),
        pygame.Rect(board.left, inner.top, inner.left - board.left, inner.height),
        pygame.Rect(inner.right, inner.top, board.right - inner.right, inner.height),
    )
    return [strip for strip in strips if strip.width > 0 and strip.height > 0]
