"""How a race on the loop looks: the board, the desk, the dossiers; shown at once or led by cues."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

from game.core.rules import Outcome, Seat
from game.files.texts import Texts
from game.files.tiled_picture import MapPicture
from game.games.lunatix.cards import Hazard
from game.games.lunatix.events import Event, Revealed, TurnBegan
from game.games.lunatix.moves import Hit, Leave, Move, Steer
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import FearingHazard, FearingTurbo, State, View
from game.games.lunatix.track import NOWHERE, Square
from game.tables.camera import Camera, Cell
from game.tables.framed import Framed
from game.tables.kept import Kept
from game.tables.lunatix.board_picture import BoardPicture
from game.tables.lunatix.board_view import BoardView
from game.tables.lunatix.bubbles import draw_bubbles, draw_view_hint, view_hint_size
from game.tables.lunatix.choosers import Chooser, Steering, chooser_for, told_only
from game.tables.lunatix.column import Column
from game.tables.lunatix.cues import CueMaker
from game.tables.lunatix.desk import Desk
from game.tables.lunatix.dossiers import Dossier
from game.tables.lunatix.errand import Errand
from game.tables.lunatix.forms import Form
from game.tables.lunatix.gathering import CardGathering
from game.tables.lunatix.layout import LoopLayout, lay_out
from game.tables.lunatix.menus import Looked
from game.tables.lunatix.pad import BlindPad
from game.tables.lunatix.papers import draw_paper, draw_reveal
from game.tables.lunatix.plan import Plan
from game.tables.lunatix.reveal import reveal_rows
from game.tables.lunatix.seat_dossiers import seat_dossiers, status
from game.tables.lunatix.sight import cells_ahead, cells_of, cells_of_all, middle, square_at
from game.tables.lunatix.story import Story
from game.tables.lunatix.words import event_words
from game.tables.overlays import draw_hand, draw_log_line, draw_open_log
from game.tables.picture import Notes
from game.tables.reader import Reader
from game.tables.repainting import Repainting, has_same_cells
from game.tables.seats import Sitter
from game.ui import draw
from game.ui.press import CLUSTERS, MOUSE, Act, Button, Device, Pointer, Press
from game.ui.theme import LUNATIX, OUTLINE, Look, SeatMark
from game.ui.timeline import Cue

_CLOSE_CELL: Final = 60
"""How wide a cell is close up, in pixels of the 1920 x 1080 design..."""
_LEAST_CLOSE_CELL: Final = 34
"""...and at least, in pixels of the window."""
_MOST_BOARD_PIXELS: Final = 16_000_000
_BEAT_MS: Final = 700


class LunatixPicture(Framed):
    """See `TablePicture`. `view_of` gives the present view of a seat, or of the table for None."""

    def __init__(
        self,
        rules: LunatixRules,
        sitters: Sequence[Sitter],
        texts: Texts,
        map_picture: MapPicture | None,
        view_of: Callable[[Seat | None], View],
        seed: int,
    ) -> None:
        super().__init__()
        self._rules = rules
        self._sitters = sitters
        self._texts = texts
        self._view_of = view_of
        self.plan = Plan(rules.track, map_picture)
        self.map_picture = map_picture
        doors = frozenset(number for sides in rules.board.exits for number in sides)
        self._use_board(BoardPicture(self.plan, map_picture, doors, texts("lunatix.pit_sign")))
        self._repainting = Repainting(self._use_board)
        self.notes = Notes()
        self.log: list[str] = []
        self.chooser: Chooser | None = None
        self._errand = Errand()
        self._looked: Looked = {}
        self._beat = _BEAT_MS
        self._acting: Seat | None = None
        self._phase: State | None = None
        self._outcome: Outcome | None = None
        self._desk = Desk()
        self.gathering = CardGathering(rules, lambda: self._texts, view_of, self._desk, seed, self._choose_cards)
        self._log_rect = pygame.Rect(0, 0, 0, 0)
        self._log_line, self._hint = Kept(), Kept()
        self._shown: tuple[object, list[Dossier]] = (None, [])
        self._told = 0
        """How many events the story knows, to see whether dossiers can have changed."""
        self._layout: LoopLayout
        self._backdrop: pygame.Surface
        self._column: Column
        self._restart()

    def _restart(self) -> None:
        rules = self._rules
        self.story = Story(rules.board, rules.seats)
        self._shown = None, []
        self._cues = CueMaker(self.plan, self._tell)
        self.log = []

    # --- the duties of a picture ---

    def lay_out(self, look: Look, size: tuple[int, int]) -> None:
        """Make everything that depends on the window's size and the look."""
        self._look = look = look.in_mood(LUNATIX)
        self._layout = lay_out(look, size)
        self._repainting.finish()
        plan = self.plan
        close = max(_LEAST_CLOSE_CELL, look.px(_CLOSE_CELL))
        board = plan.columns, plan.rows
        self._camera = Camera(self._layout.view, plan.extent, board, close, _MOST_BOARD_PIXELS, has_between=True)
        self._backdrop = pygame.Surface(size).convert() if pygame.display.get_surface() else pygame.Surface(size)
        draw.paper(self._backdrop, look)
        edge = self._layout.board.right
        pygame.draw.line(self._backdrop, OUTLINE, (edge, 0), (edge, size[1]), look.line)
        self._column = Column(look, self._layout, self._backdrop, self._rules.seats)
        self._board.prepare((self._camera.whole_cell, self._camera.close_cell))
        self._aim_camera(at_once=True)

    def take_map(self, map_picture: MapPicture | None, reader: Reader) -> bool:
        """Lie on this map of the same loop once it is painted; False when squares would lie on other cells."""
        if not has_same_cells(map_picture, self.map_picture):
            return False
        self.map_picture = map_picture
        board = self._board.like(map_picture)
        self._repainting.begin(reader, board, board.paint_again)
        return True

    def _use_board(self, board: BoardPicture) -> None:
        self._board = board
        self._view = BoardView(self.plan, board, [sitter.mark for sitter in self._sitters])

    @property
    def view(self) -> pygame.Rect:
        """The part of the window in which the board is to be seen."""
        return self._layout.open_view

    def restyle(self, texts: Texts) -> None:
        """Say everything in other words from now on."""
        if texts is not self._texts:
            self._texts = texts
            self._board.rename(texts("lunatix.pit_sign"))

    def show(self, events: Iterable[Event], outcome: Outcome | None) -> None:
        """Everything seen so far has happened."""
        self._restart()
        self._errand.drop()
        self.chooser = None
        self._outcome = outcome
        for event in events:
            self._tell(event)

    def cue(self, event: Event) -> Cue | None:
        """The motion for one more event."""
        self.chooser = None
        self._phase = None
        if isinstance(event, Revealed):
            self.gathering.end()
        if self._outcome is None:
            self._follow(event)
        return self._cues.cue(self.story, event)

    def await_move(self, seat: Seat | None, view: View, *, is_choosing: bool) -> None:
        """It is this seat's turn; a person decides, or a bot thinks."""
        self._acting = seat
        self._phase = view.race
        self.chooser = None
        if seat is not None and is_choosing:
            race = self._view_of(seat).race
            people = sum(not sitter.is_bot for sitter in self._sitters)
            common = self._rules, self._texts, race, seat, self._name, self._looked
            self.chooser = chooser_for(*common, is_watched=people > 1)
        self._aim_camera()

    def press(self, press: Press) -> Move | None:
        """A press of the choosing seat's device."""
        return None if self.chooser is None else self._begin(self.chooser.press(press))

    def pointer(self, pointer: Pointer) -> Move | None:
        """The mouse: boxes on the desk, squares on the board."""
        if self.chooser is None or pointer.act not in (Act.MOVE, Act.DOWN):
            return None
        under = self._desk.box_at(pointer.pos)
        if under is not None:
            return self._begin(self.chooser.pick(under[1], is_click=pointer.is_click))
        if isinstance(self.chooser, Steering) and pointer.is_click:
            square = self._square_at(pointer.pos)
            if square is not None:
                return self._begin(self.chooser.step_to(square))
        return None

    def forced(self, moves: Sequence[Move]) -> Move | None:
        """The next move of a plan while nothing has come between; or the only move, where there is no choice.

        A step or a collision that was not planned waits for its driver, be there a choice or not.
        """
        self._beat = 0
        planned = self._errand.following(self._view_of(None).race, moves)
        if planned is not None:
            return planned
        told = told_only(self._view_of(None).race, moves)
        if told is not None:
            self._beat = _BEAT_MS
            return told
        if len(moves) == 1 and not isinstance(moves[0], Steer | Hit):
            self._beat = _BEAT_MS if isinstance(moves[0], Leave) else 0
            return moves[0]
        return None

    @property
    def beat_ms(self) -> int:
        """How long the move that `forced` gave is announced."""
        return self._beat

    def over(self, outcome: Outcome) -> None:
        """The match has ended and all of it has been shown."""
        self._outcome = outcome
        self._acting = None
        self._phase = None
        self.chooser = None
        self.gathering.end()
        self._aim_camera()

    def recentre(self) -> None:
        """Take a planned step back."""
        if self.chooser is not None:
            self.chooser.back()

    @property
    def was_refused(self) -> bool:
        """Whether the last press or click asked for what is not allowed."""
        return self.chooser is not None and self.chooser.was_refused

    @property
    def claims(self) -> frozenset[Button]:
        """The buttons that the present choice uses itself."""
        return frozenset() if self.chooser is None else self.chooser.claims

    def update(self, ms: int) -> None:
        """Let the camera glide."""
        self._camera.update(ms)

    @property
    def tools_area(self) -> pygame.Rect:
        """The right part of the column's head."""
        return self._layout.header

    def is_on_log(self, pos: tuple[int, int]) -> bool:
        """Whether a point of the window is on the log line."""
        return self._log_rect.collidepoint(pos)

    def _begin(self, moves: Sequence[Move]) -> Move | None:
        """The first of some moves; the rest of a plan follows by itself."""
        if not moves:
            return None
        self._errand.drop()
        if isinstance(self.chooser, Steering):
            self._errand.begin(self.chooser.route, moves)
        return moves[0]

    @property
    def pad(self) -> BlindPad | None:
        """The blind pad while cards are chosen."""
        return self.gathering.pad

    def _choose_cards(self, race: State) -> None:
        """Cards are to be chosen."""
        self._acting = None
        self._phase = race
        self.chooser = None
        self._aim_camera()

    # --- the camera ---

    def _aim_camera(self, *, at_once: bool = False) -> None:
        if self._look is None:
            return
        at_once = at_once or self._is_at_once
        cells: tuple[Cell, ...] = ()
        if self._outcome is None and not self._is_whole:
            cells = cells_of_all(self.plan, self.story) if self.pad is not None else self._near_acting()
        self._camera.view = self._free_view(self._look)
        self._camera.look_at(cells, towards=middle(cells), is_whole=not cells, at_once=at_once)

    def _free_view(self, look: Look) -> pygame.Rect:
        """The part of the board that the desk leaves free."""
        layout, forms = self._layout, self._forms()
        if not forms:
            return layout.open_view
        view = (layout.open_view if self.pad is not None else layout.view).copy()
        high = self._desk.height(look, layout.desk.width, forms, self.notes.bindings)
        view.height = min(view.height, max(layout.open_view.height // 3, layout.open_view.height - high))
        return view

    def _near_acting(self) -> tuple[Cell, ...]:
        """The car on turn and what lies ahead of it, all of a plan that is proposed to its driver."""
        if self._acting is None:
            return ()
        planned = self.chooser.route.squares_planned if isinstance(self.chooser, Steering) else ()
        return cells_ahead(self.plan, self.story, self._acting) + cells_of(self.plan, planned)

    def _follow(self, event: Event) -> None:
        """Keep the car on turn in sight."""
        seat = event.seat if isinstance(event, TurnBegan) else self.story.acting
        if isinstance(event, Revealed):
            self._acting = None
        if isinstance(event, TurnBegan):
            self._camera.view = self._layout.open_view if self._sitters[event.seat].is_bot else self._layout.view
        if seat is None or self._is_whole or isinstance(event, Revealed):
            return
        cells = cells_ahead(self.plan, self.story, seat)
        self._camera.look_at(cells, towards=middle(cells), at_once=self._is_at_once)

    def window_point(self, square: Square) -> tuple[int, int]:
        """Where a square of the track is in the window now."""
        x, y = self._camera.framing.corner(*self.plan.centres[square])
        return round(x), round(y)

    def _square_at(self, pos: tuple[int, int]) -> Square | None:
        """The square of the board under a point of the window."""
        if not self._layout.board.collidepoint(pos):
            return None
        return square_at(self.plan, self._camera.framing.under(pos))

    # --- painting ---

    def draw(self, surface: pygame.Surface, now: int) -> None:
        """Paint the table."""
        look, layout, scene = self.look, self._layout, self._cues.scene
        framing = self._camera.framing
        self._view.draw_ground(surface, framing, self._camera.resting_cell, layout.board, self._backdrop)
        surface.set_clip(layout.board)
        self._view.draw_chips(surface, framing, self.story.road, scene)
        acting = self._acting if self._acting is not None else self.story.acting
        ring = self._view.draw_ring(surface, look, framing, self.story, scene, acting, now)
        way = None
        if isinstance(self.chooser, Steering):
            way = self._view.route_view(self._rules, framing, self.chooser.route)
        if way is not None:
            way.draw_line(surface)
        near = ring if way is None else layout.board
        self._view.draw_labels(surface, framing, self._camera.resting_cell, near)
        if way is not None:
            way.draw_marks(surface, look, self._device, self.notes.bindings)
        self._view.draw_cars(surface, framing, self.story, scene)
        if way is not None:
            way.draw_over_cars(surface)
        self._view.draw_events(surface, framing, self.story, scene)
        draw_bubbles(surface, look, framing, self.plan, self.story, scene, self._sitters, self._texts, layout.board)
        surface.set_clip(None)
        self._draw_view_hint(surface, look)
        self._draw_log(surface, look)
        self._draw_desk(surface, look, now)
        self._draw_column(surface, look, now)
        self._draw_papers(surface, look)
        if self.notes.hand is not None and self._acting is None and self.pad is None:
            log, last = layout.log, self._log_rect
            is_long = last.width > log.width // 2
            corner = log.move(0, last.top - look.px(10) - log.bottom) if is_long else log
            draw_hand(surface, look, corner, self.notes.hand, self.notes.bindings)

    @property
    def _device(self) -> Device:
        return CLUSTERS[1] if self.notes.hand is None else self.notes.hand.device

    def _draw_view_hint(self, surface: pygame.Surface, look: Look) -> None:
        """Which button shows the whole loop, or goes close again; the mouse has a tool for that."""
        hand = self.notes.view_hand
        if hand is None or not self.has_two_views or hand.device == MOUSE or self._is_covered:
            return
        device, button = hand.device, hand.prompts[0].button or Button.VIEW
        words = self._texts("lunatix.view.close" if self._is_whole else "lunatix.view.whole")
        bindings, area = self.notes.bindings, self._layout.open_view
        rect = pygame.Rect(area.topleft, view_hint_size(look, device, button, bindings, words))
        rect.top = max(area.top, self.notes.banner_bottom + look.px(8)) if self.notes.banner_bottom else area.top
        # At the right, unless cars or a planned way are there.
        right = rect.move(area.width - rect.width, 0)
        is_left = any(right.inflate(rect.height, rect.height).collidepoint(at) for at in self._busy())
        if not is_left:
            rect = right
        self._hint.draw(
            surface,
            (look, device, button, bindings, words, is_left, rect.top),
            self._layout.board,
            rect,
            lambda sheet, place: draw_view_hint(sheet, look, place, device, button, bindings, words),
        )

    @property
    def _is_covered(self) -> bool:
        """Whether papers or the log lie over the board."""
        scene, phase = self._cues.scene, None if self._phase is None else self._phase.phase
        is_held_up = scene.reveal is not None or scene.card is not None
        return is_held_up or isinstance(phase, FearingHazard | FearingTurbo) or self.notes.log.is_open

    def _busy(self) -> list[tuple[int, int]]:
        """The points of the window where cars stand or are to drive."""
        planned = self.chooser.route.squares_planned if isinstance(self.chooser, Steering) else ()
        squares = [run.square for run in self.story.runs if run.square != NOWHERE]
        return [self.window_point(square) for square in (*squares, *planned)]

    def _draw_log(self, surface: pygame.Surface, look: Look) -> None:
        log, notes = self._layout.log, self.notes
        words = notes.notice or (self.log[-1] if self.log else "")
        self._log_rect = pygame.Rect(log.topleft, (0, 0))
        if words:
            self._log_rect = self._log_line.draw(
                surface,
                (look, words, notes.log_hand, notes.bindings),
                self._layout.board,
                log,
                lambda sheet, line: draw_log_line(sheet, look, line, words, notes.log_hand, notes.bindings),
            )

    def _forms(self) -> list[Form]:
        """What lies on the desk."""
        if self.pad is not None:
            return self.gathering.forms(self._mark, self._name) if self._phase is not None else []
        if self.chooser is None or self._acting is None:
            return []
        return [self.chooser.form(self._mark(self._acting), self._device)]

    def _draw_desk(self, surface: pygame.Surface, look: Look, now: int) -> None:
        self._desk.rects = {}
        forms = self._forms()
        desk, top = self._layout.desk, self._layout.view.top
        area = pygame.Rect(desk.left, top, desk.width, self._log_rect.top - look.px(10) - top)
        if forms:
            self._desk.draw(surface, look, area, forms, self.notes.bindings, now)
        if self.notes.log.is_open:
            above = pygame.Rect(area.left, area.top, area.width, self._desk.top - area.top if forms else area.height)
            is_free = self.pad is not None or above.height > area.height // 2
            draw_open_log(surface, look, above if is_free else area, self.log, self.notes, self._texts)

    def _draw_column(self, surface: pygame.Surface, look: Look, now: int) -> None:
        """Head and dossiers."""
        head = self._layout.header
        most = max(1, (self.notes.tools_left or head.right) - head.left - look.px(10))
        head_words = status(look, self.story, self._rules.options.laps, self._texts, most)
        self._column.draw(surface, self._dossiers(), head_words, most, now)

    def _dossiers(self) -> list[Dossier]:
        acting = self._acting if self._acting is not None else self.story.acting
        locked = self.gathering.locked
        thinking = frozenset(range(self._rules.seats)) - locked if self.pad is not None else frozenset()
        needle = self._cues.scene.needle
        people = tuple((sitter.name, sitter.is_bot) for sitter in self._sitters)
        key = self._told, people, self._texts, self._outcome, acting, locked, thinking, needle
        if self._shown[0] != key:
            laps = self._rules.options.laps
            made = seat_dossiers(
                self.story, laps, self._sitters, self._texts, self._outcome, acting, locked, thinking, needle
            )
            self._shown = key, made
        return self._shown[1]

    def _draw_papers(self, surface: pygame.Surface, look: Look) -> None:
        """The card just shown, also while its driver thinks about luck; the reveal."""
        scene, cards = self._cues.scene, self._rules.cards
        top = self._layout.view
        high = max(top.height // 2, self._desk.top - top.top if self._desk.rects else top.height)
        area = pygame.Rect(top.left, top.top, top.width, high)
        if scene.reveal is not None:
            event, part = scene.reveal
            rows = reveal_rows(self.story, self._rules.track, cards, self._texts, event, self._mark, self._name)
            draw_reveal(surface, look, self._layout.open_view, rows, part, self._texts)
        elif scene.card is not None:
            seat, card, part = scene.card
            number = self.story.hazard_number(is_next=True) if isinstance(card, Hazard) else None
            draw_paper(surface, look, area, self._texts, cards, card, self._mark(seat), self._name(seat), part, number)
        elif self._phase is not None and isinstance(self._phase.phase, FearingHazard | FearingTurbo):
            phase = self._phase.phase
            number = self.story.hazard_number() if isinstance(phase, FearingHazard) else None
            mark, name = self._mark(phase.seat), self._name(phase.seat)
            draw_paper(surface, look, area, self._texts, cards, phase.card, mark, name, 1.0, number)

    def _tell(self, event: Event) -> None:
        words = event_words(self._texts, event, self._name, self.story.last_running)
        self.story.tell(event)
        self._told += 1
        if words is not None:
            self.log.append(words)

    def _name(self, seat: Seat) -> str:
        return self._sitters[seat].name

    def _mark(self, seat: Seat) -> SeatMark:
        return self._sitters[seat].mark
