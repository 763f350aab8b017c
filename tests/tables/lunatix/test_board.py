"""The board: painted before the first frame, its signs above rings and ways, marks on what a way costs."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games.lunatix.cards import COUNTS_AS, Card, Chip
from game.games.lunatix.moves import Steer
from game.games.lunatix.state import Driving
from game.tables.camera import Framing
from game.tables.lunatix import marks
from game.tables.lunatix.board_picture import BoardPicture
from game.tables.lunatix.board_view import BoardView
from game.tables.lunatix.labels import board_labels
from game.tables.lunatix.plan import Plan
from game.tables.lunatix.reasons import reasons_of
from game.tables.lunatix.route import Route
from game.tables.lunatix.route_view import RouteView
from game.ui import text
from game.ui.press import CLUSTERS, Button
from game.ui.theme import LUNATIX, SEAT_MARKS, Look, Metrics
from tests.tables.lunatix.loops import loop_header, loop_path, loop_table, loop_track
from tests.tables.lunatix.test_route import drives

CELL = 40
AREA = pygame.Rect(0, 0, 1200, 900)


@lru_cache(maxsize=1)
def loop_plan() -> Plan:
    """The loop without its map."""
    return Plan(loop_track(), None)


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


def test_no_frame_has_to_paint_the_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    header = loop_header("human", "human")
    with loop_table(tmp_path, header, map_path=loop_path(), size=(960, 540)) as made:

        def painted(self: Any, cell: int) -> pygame.Surface:
            raise AssertionError(f"painted for cells of {cell} in a frame")

        monkeypatch.setattr(BoardPicture, "_painted", painted)
        for _ in range(2):
            made.step(10)
            made.press(Button.VIEW)
        made.settle()


def test_the_signs_lie_over_the_ring_around_a_car() -> None:
    plan = loop_plan()
    board = BoardPicture(plan, None, frozenset({1}), "Pit")
    view = BoardView(plan, board, SEAT_MARKS)
    label = board_labels(plan, CELL, (1,), "Pit")[-1]
    surface = pygame.Surface(board.at(CELL).get_size())
    framing = Framing(CELL, 0, 0)
    seen = label.picture.get_rect(topleft=label.at)
    surface.blit(board.at(CELL), (0, 0))
    clean = pygame.image.tobytes(surface.subsurface(seen), "RGB")
    pygame.draw.circle(surface, SEAT_MARKS[0].colour, seen.center, 30)
    assert pygame.image.tobytes(surface.subsurface(seen), "RGB") != clean
    view.draw_labels(surface, framing, CELL, surface.get_rect())
    middle = seen.inflate(-6, -6)
    again = surface.subsurface(middle)
    plain = board.at(CELL).subsurface(middle)
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(plain, "RGB")


class Noted:
    """Notes what marks were drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn: list[tuple[str, Any]] = []
        for name, at in (("draw_toll", 3), ("draw_ghost_chip", 1), ("draw_no_entry", 2)):
            monkeypatch.setattr(marks, name, self._noter(name, at))

    def _noter(self, name: str, at: int) -> Any:
        def note(*given: Any) -> None:
            self.drawn.append((name, given[at]))

        return note

    def of(self, name: str) -> list[Any]:
        """What was drawn by that name."""
        return [value for drawn, value in self.drawn if drawn == name]


def drawn(noted: Noted, route: Route, reasons: Any = ()) -> Noted:
    """A route painted; what was noted."""
    noted.drawn.clear()
    plan = loop_plan()
    look = Look(LUNATIX, Metrics((1280, 720)))
    view = RouteView(plan, SEAT_MARKS, Framing(CELL, 0, 0), route, reasons)
    surface = pygame.Surface(AREA.size)
    from game.ui.bindings import Bindings

    view.draw_line(surface)
    view.draw_marks(surface, look, CLUSTERS[1], Bindings())
    view.draw_over_cars(surface)
    return noted


def test_every_square_that_costs_cards_is_marked_with_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    noted, checked = Noted(monkeypatch), 0
    for rules, race in drives(2):
        route = Route(rules, race)
        costs = [leg.toll.hazards for leg in route.legs if leg.toll.hazards]
        assert drawn(noted, route, reasons_of(rules, route)).of("draw_toll") == costs
        route.clear()
        ahead = [step for step in route.moves if isinstance(step, Steer)]
        asked = [toll for step in ahead if (toll := route.toll_of(step).hazards)]
        assert drawn(noted, route).of("draw_toll") == asked
        checked += bool(costs) + bool(asked)
    assert checked > 5


def test_a_chip_to_be_dropped_is_drawn_ghosted(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Noted(monkeypatch)
    for rules, race in drives(12):
        assert isinstance(race.phase, Driving)
        if COUNTS_AS[race.turn.card] is not Card.DROP:
            continue
        route = Route(rules, race)
        route.clear()
        steps = [step for step in route.moves if isinstance(step, Steer)]
        if not steps:
            continue
        route.steer(steps[0].way)
        route.turn_special()
        if route.legs[-1].drop is not None:
            assert drawn(noted, route).of("draw_ghost_chip") == [route.legs[-1].drop]
            return
    raise AssertionError("nobody had a chip to drop")


def test_a_ghost_chip_shows_the_road_through_it() -> None:
    surfaces = []
    for ground in ((90, 94, 90), (200, 194, 190)):
        surface = pygame.Surface((60, 60))
        surface.fill(ground)
        marks.draw_ghost_chip(surface, Chip.GLUE, (30, 30), 40)
        surfaces.append(surface.get_at((30, 14)))
    assert surfaces[0] != surfaces[1]


def test_the_screen_says_which_button_changes_the_view_and_it_does(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human"), size=(1280, 720)) as made:
        made.settle()
        texts, picture = made.stage.texts, made.table.picture
        for key, is_whole in (("whole", False), ("close", True), ("whole", False)):
            assert picture.is_whole == is_whole
            with text.recording() as log:
                made.pixels()
            assert texts(f"lunatix.view.{key}") in {written.words for written in log.written}
            made.press(Button.VIEW)
            made.settle()


def test_the_hint_about_the_view_keeps_clear_of_papers_and_the_log(tmp_path: Path) -> None:
    with loop_table(tmp_path, loop_header("human", "human"), size=(1280, 720)) as made:
        made.settle()
        made.press(Button.TAB_LEFT)
        with text.recording() as log:
            made.pixels()
        assert made.stage.texts("lunatix.view.whole") not in {written.words for written in log.written}
