"""Parts of the airfield keep clear of each other, and what stands still is seen where nothing moves."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.core.record import Header
from game.games.lucky import events as e
from game.games.lucky.cards import Figure
from game.games.lucky.state import NO_PLACE, Phase, State
from game.tables.lucky.cues import CueMaker
from game.tables.lucky.desk import Key, Sheet, key_rects
from game.tables.lucky.effects import sky_for_planes
from game.tables.lucky.flying import Highlighting
from game.tables.lucky.layout import lay_out
from game.tables.lucky.planes import Trick, draw_trick
from game.tables.lucky.runway import draw_counters, draw_runway, numbers_area
from game.tables.lucky.spots import Kind
from game.tables.lucky.values import figures_of
from game.ui.app import App, WindowPlace
from game.ui.bindings import Bindings
from game.ui.theme import LUCKY, SEAT_MARKS, Look, Metrics
from tests.tables.lucky.shows import picture_of, played_until, show_header, show_table

SIZES = ((1280, 720), (1920, 1080), (2560, 1080))


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    app = App("test", WindowPlace((64, 64)))
    yield
    app.close()


def look_of(size: tuple[int, int], text_scale: float = 1.0) -> Look:
    return Look(LUCKY, Metrics(size, text_scale))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("total", [-8, 0, 57, 130])
def test_counters_hide_no_number_of_the_total_track(size: tuple[int, int], total: int) -> None:
    look = look_of(size)
    rect = lay_out(look, size, 6).runway
    surface = pygame.Surface(size)
    draw_runway(surface, look, rect)
    before = pygame.image.tobytes(surface.subsurface(numbers_area(rect)), "RGB")
    draw_counters(surface, look, rect, SEAT_MARKS, dict.fromkeys(range(6), total), 2)
    assert pygame.image.tobytes(surface.subsurface(numbers_area(rect)), "RGB") == before


@pytest.mark.parametrize("size", SIZES)
def test_planes_stay_in_the_sky(size: tuple[int, int]) -> None:
    look = look_of(size)
    layout = lay_out(look, size, 2)
    surface = pygame.Surface(size)
    sky = sky_for_planes(look, layout)
    for figure in (*Figure, None):
        for part in range(11):
            draw_trick(surface, sky, Trick(figure, is_exact=figure is Figure.LOOP), SEAT_MARKS[0], part / 10)
    drawn = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    assert drawn.count() > 100
    assert all(sky.contains(rect) for rect in drawn.get_bounding_rects())
    assert not any(sky.colliderect(board) for board in layout.boards)
    assert layout.grass.top >= sky.bottom


def test_quiet_buttons_stand_side_by_side() -> None:
    look = look_of((1280, 720), 2.0)
    area = lay_out(look, (1280, 720), 4).desk
    keys = (Key("Take off"), Key("Back", is_quiet=True), Key("Hide", is_quiet=True))
    first, second, third = key_rects(look, area, Sheet(None, "Title", keys=keys), Bindings())
    assert first.bottom < second.top == third.top
    assert second.right < third.left
    assert area.contains(third)


def moment(is_there: Callable[[State], bool], *players: str) -> tuple[Header, Match[Any, Any, Any, Any]]:
    """The header and the moves of a game that comes to a state as asked for."""
    for seed in range(1, 40):
        header = show_header(*players, seed=seed)
        match = played_until(header, lambda match: is_there(match.view(None).game), seed)
        if match is not None:
            return header, match
    raise AssertionError("no game comes to this")


def test_the_first_highlight_is_proposed_where_it_is_best_and_named_in_the_log(tmp_path: Path) -> None:
    header, match = moment(
        lambda game: game.phase is Phase.HIGHLIGHTING and game.pilots[game.turn].highlight == NO_PLACE,
        "human", "human",
    )  # fmt: skip
    with show_table(tmp_path, header, match.entries, reduced_motion=True) as made:
        made.settle()
        picture = picture_of(made)
        chooser = picture.chooser
        assert isinstance(chooser, Highlighting)
        final = match.view(None).game.pilots[match.to_act()[0]].final
        found = [chooser.odds(place) for place in range(len(final))]
        points = [odds.points for odds in found if odds is not None]
        assert len(points) == len(final)
        assert points[chooser.focus.at] == max(points)
        assert chooser.focus.kind is Kind.FIGURE
        made.table.play(match.to_act()[0], chooser.take(chooser.focus)[0])
        made.settle()
        said = next(line for line in reversed(picture.log) if "highlight" in line)
        assert str(final[chooser.focus.at].difficulty) in said


def test_the_own_final_show_lies_at_the_rim_while_bots_are_on_turn(tmp_path: Path) -> None:
    header, match = moment(
        lambda game: game.phase is Phase.ACTING and game.turn == 1 and game.pilots[0].highlight != NO_PLACE,
        "human", "random",
    )  # fmt: skip
    with show_table(tmp_path, header, match.entries) as made:
        picture = picture_of(made)
        picture.settle()
        figures = figures_of(picture.shown)
        pilot = match.view(None).game.pilots[0]
        assert figures is not None
        assert figures.cards == pilot.final
        assert figures.highlight == pilot.highlight
        assert "Ada" in figures.caption


@pytest.mark.parametrize("is_motion_reduced", [False, True])
def test_stamps_are_seen_with_reduced_motion(is_motion_reduced: bool) -> None:
    told: list[e.Event] = []
    made = CueMaker(told.append)
    made.is_motion_reduced = is_motion_reduced
    event = e.LastRound(0)
    cue = made.cue(None, event)  # type: ignore[arg-type]
    assert cue is not None
    assert cue.is_still is is_motion_reduced
    cue.show(0.5)
    during = made.scene
    assert during.stamp is not None
    assert told == []
    cue.show(1.0)
    after = made.scene
    assert after.stamp is None
    assert told == [event]
