"""Laying pieces in the track builder: what fits, turning, moving over, taking up, undo and redo, the view."""

from pathlib import Path
from random import Random

import pytest

from game.games.racetrack.drafting import ACROSS, DOWN, Draft, judged
from game.games.racetrack.pieces import Piece, Placed
from game.scenes.builder import BuilderPage
from game.scenes.builder_menu import BuilderMenu, Leaving, OwnTracks
from game.scenes.builder_words import reason_words
from game.scenes.builder_work import begun
from game.scenes.title import Title
from game.ui.press import KEYBOARD, Button, Device
from tests.pads import DOWN as PAD_DOWN
from tests.pads import LEFT, RIGHT, UP, A, VirtualPad, X
from tests.pilot import Pilot, flying
from tests.scenes.building import ARROWS, LARGE, OVAL, WASD, hand_of, lay_oval, menu, take, to_builder
from tests.scenes.test_race import QUICK, SMALL


def test_what_does_not_fit_is_refused_and_says_why(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        take(pilot, Piece.SPRINT_START)
        for _ in range(3):
            pilot.push(ARROWS, Button.DOWN)
        before = page.work.draft
        assert reason_words(pilot.stage.texts, page.work) != ""
        pilot.push(ARROWS, Button.CONFIRM)
        assert page.work.draft == before
        assert "Start and finish" in reason_words(pilot.stage.texts, page.work)


def test_turning_a_chicane_mirrors_it(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        take(pilot, Piece.CHICANE_LEFT)
        pilot.push(ARROWS, Button.EXTRA)
        pilot.push(ARROWS, Button.CONFIRM)
        assert page.work.draft.placed[-1] == Placed(Piece.CHICANE_RIGHT, 9, 2, 0, 0)
        page.work.point((2, 6))
        seen = set()
        for _ in range(4):
            pilot.push(ARROWS, Button.EXTRA)
            seen.add(page.work.ghost)
        assert len(seen) == 4


def test_the_whole_course_moves_over_for_a_piece_beyond_the_rim(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        for number in range(12):
            pilot.push(ARROWS, Button.CONFIRM)
            assert len(page.work.draft.placed) == number + 2
        assert page.work.draft.placed[0] == Placed(Piece.START, 1, 2, 0, 0)
        pilot.push(ARROWS, Button.CONFIRM)
        assert len(page.work.draft.placed) == 13, "the board is full from rim to rim"
        for _ in range(12):
            pilot.push(ARROWS, Button.BACK)
        assert page.work.draft == begun()


def test_the_piece_under_the_cursor_is_taken_up_and_laid_elsewhere(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        page.work.point((7, 2))
        pilot.push(ARROWS, Button.CONFIRM)
        assert page.work.draft == Draft(5)
        assert hand_of(pilot) == (Piece.START, False)
        page.work.point((3, 4))
        pilot.push(ARROWS, Button.EXTRA)
        pilot.push(ARROWS, Button.CONFIRM)
        assert page.work.draft == Draft(5, (Placed(Piece.START, 3, 4, 1, 0),))


def test_every_step_is_taken_back_and_made_again(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        lay_oval(pilot)
        whole = page.work.draft
        pilot.push(ARROWS, Button.BACK)
        menu(pilot, "Close")
        assert page.work.judged.layout is not None
        pilot.push(ARROWS, Button.BACK)
        page.work.redo()
        pilot.push(ARROWS, Button.BACK)
        pilot.push(ARROWS, Button.CONFIRM)
        assert page.work.draft == whole
        menu(pilot, "Clear")
        assert page.work.draft == begun()
        for _ in range(len(OVAL) + 1):
            pilot.push(ARROWS, Button.BACK)
        assert page.work.draft == begun()
        assert page.work.steps.before == ()
        for _ in range(len(OVAL)):
            page.work.redo()
        assert page.work.draft == whole


def test_the_view_goes_near_and_follows_the_cursor(home: Path) -> None:
    with flying(home, LARGE, QUICK) as pilot:
        page = to_builder(pilot)
        pilot.step()
        area, cursor = page.view.area, page.work.cursor
        side = area.width // ACROSS
        spot = area.left + cursor[0] * side + side // 2, area.top + cursor[1] * side + side // 2
        assert page.view.block_at(spot) == cursor
        pilot.push(KEYBOARD, Button.VIEW)
        pilot.step()
        assert page.view.block_at(area.center) != (8, 5)
        for _ in range(9):
            pilot.push(ARROWS, Button.DOWN)
        pilot.step()
        assert page.view.block_at((area.centerx, area.bottom - 4)) in [(x, DOWN - 1) for x in range(ACROSS)]


@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_never_breaks_it(home: Path, seed: int) -> None:
    luck = Random(seed)
    devices: tuple[Device, ...] = (ARROWS, WASD, KEYBOARD)
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        pad = pilot.plug("Pad")
        for _ in range(250):
            if not isinstance(pilot.top, (BuilderPage, BuilderMenu, OwnTracks, Leaving)):
                break
            device = luck.choice(devices)
            button = luck.choice(list(Button)[:-1])
            if luck.random() < 0.25:
                press_pad(pilot, pad, luck)
            elif pilot.app.inputs.bindings.code(device, button) is not None and button is not Button.INFO:
                pilot.push(device, button)
            draft = page.work.draft
            assert (judged(draft).layout is None) == (page.work.judged.layout is None)
        assert not pilot.sees(Title)


def press_pad(pilot: Pilot, pad: VirtualPad, luck: Random) -> None:
    pilot.pad(pad, luck.choice((A, A, X, UP, PAD_DOWN, LEFT, RIGHT)))
