"""The track builder: whole circuits by pad, by keys and by mouse, driven, saved, opened again, and never lost."""

import errno
from pathlib import Path

import pygame
import pytest

from game.files.built_tracks import Built, reopened
from game.files.settings import load_settings
from game.files.tiled import read_map
from game.games.racetrack.drafting import ACROSS, Lack
from game.games.racetrack.pieces import Block, Piece
from game.scenes.builder_drive import DriveEnd, DrivePause
from game.scenes.builder_menu import BuilderMenu, Leaving, OwnTracks
from game.scenes.builder_work import SHELF, begun
from game.scenes.circuit_page import CircuitPage
from game.scenes.lobby import Lobby
from game.scenes.track_page import TrackPage
from game.tables.table import TableScene
from game.ui.press import Button
from tests.pads import DOWN as PAD_DOWN
from tests.pads import LEFT, RIGHT, START, UP, A, B, X
from tests.pilot import flying
from tests.scenes.building import (
    ARROWS,
    ESCAPE,
    LARGE,
    builder,
    hand_of,
    lay_oval,
    menu,
    own,
    take,
    to_builder,
)
from tests.scenes.test_race import QUICK, SMALL, to_lobby


def test_a_whole_circuit_by_keys_is_saved_chosen_and_raced_on(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        assert page.work.judged.lack is Lack.ENDS
        lay_oval(pilot)
        pilot.step(3)
        assert page.trial.measured is not None
        assert "moves at best" in page.notice
        menu(pilot, "Save")
        (path,) = own(home)
        loaded = read_map(path)
        assert loaded.findings == ()
        found = reopened(path)
        assert isinstance(found, Built)
        assert found.draft == page.work.draft
        assert page.work.is_saved
        menu(pilot, "Leave")
        tracks = pilot.top
        assert isinstance(tracks, TrackPage)
        assert "My track" in [item.label for item in tracks.menu.items]
        pilot.push(ARROWS, Button.BACK)
        lobby = pilot.top
        assert isinstance(lobby, Lobby)
        assert lobby.track is not None
        assert lobby.track.path == path
        assert load_settings(pilot.stage.home.settings).settings.track == str(path)


def test_a_whole_circuit_by_a_pads_cross_and_two_buttons(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        to_builder(pilot)
        page, pad = builder(pilot), pilot.plug("Pad")

        def use(index: int) -> None:
            """Over the right rim to the shelf, and to one of its cells."""
            while page.shelf.focus is None:
                pilot.pad(pad, RIGHT)
            row, column = divmod(index, 3)
            while page.shelf.focus // 3 != row:
                pilot.pad(pad, PAD_DOWN)
            while page.shelf.focus % 3 != column:
                pilot.pad(pad, RIGHT)
            pilot.pad(pad, A)

        start = page.work.cursor
        use(SHELF.index(Piece.CURVE_LARGE))
        assert hand_of(pilot) == (Piece.CURVE_LARGE, False)
        while page.work.cursor[0] > start[0]:
            pilot.pad(pad, LEFT)
        while page.work.cursor[1] != start[1]:
            pilot.pad(pad, UP if page.work.cursor[1] > start[1] else PAD_DOWN)
        pilot.pad(pad, A)
        assert [one.piece for one in page.work.draft.placed] == [Piece.START, Piece.CURVE_LARGE]
        use(len(SHELF))
        assert page.work.judged.layout is not None
        assert hand_of(pilot) == (Piece.CURVE_LARGE, True)
        pilot.pad(pad, B)
        assert hand_of(pilot) == (Piece.CURVE_LARGE, False)
        use(len(SHELF) + 5)
        assert page.work.is_saved
        assert len(own(home)) == 1


def test_a_pads_other_buttons_are_quicker(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        pad = pilot.plug("Pad")
        shoulder = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
        before = pilot.presses
        pilot.pad(pad, shoulder, shoulder, A, A)
        pilot.pad(pad, pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_LEFTSHOULDER, A, A)
        pilot.pad(pad, shoulder, shoulder, A, A)
        assert page.work.judged.layout is not None
        assert pilot.presses - before == 12
        pilot.pad(pad, B, B)
        assert len(page.work.ends) == 2
        pilot.pad(pad, X)
        pilot.pad(pad, START)
        assert pilot.sees(BuilderMenu)


def test_a_whole_circuit_by_mouse(home: Path) -> None:
    with flying(home, LARGE, QUICK) as pilot:
        page = to_builder(pilot)

        def at(block: Block) -> tuple[int, int]:
            area = page.view.area
            side = area.width // ACROSS
            return area.left + block[0] * side + side // 2, area.top + block[1] * side + side // 2

        def wheel(lines: int) -> None:
            pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=lines, precise_y=float(lines)))
            pilot.step()

        pilot.step()
        pilot.click(page.shelf.rects[SHELF.index(Piece.CURVE_SMALL)].center)
        assert hand_of(pilot) == (Piece.CURVE_SMALL, False)
        pilot.click(at((9, 2)))
        pilot.click(at((9, 3)))
        pilot.click(page.shelf.rects[SHELF.index(Piece.STRAIGHT)].center)
        pilot.click(at((8, 3)))
        pilot.click(at((7, 3)))
        pilot.click(page.shelf.rects[SHELF.index(Piece.CURVE_SMALL)].center)
        pilot.click(at((6, 3)))
        pilot.click(at((6, 2)))
        assert page.work.judged.layout is not None
        pilot.click(at((7, 3)), 3)
        assert page.work.draft.at((7, 3)) is None
        assert hand_of(pilot) == (Piece.STRAIGHT, False)
        pilot.click(at((7, 3)))
        assert page.work.judged.layout is not None
        pilot.move_mouse(at((3, 8)))
        first = page.work.ghost
        wheel(-1)
        assert page.work.ghost != first
        pilot.step(3)
        pilot.click(page.shelf.rects[len(SHELF) + 5].center)
        assert len(own(home)) == 1


def test_a_test_drive_comes_back_to_the_board_as_it_was(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        menu(pilot, "Test drive")
        assert pilot.sees(BuilderMenu), "what is open cannot be driven"
        pilot.key(ESCAPE)
        lay_oval(pilot)
        pilot.step(3)
        before = page.work.steps, page.work.cursor, page.work.hand
        menu(pilot, "Test drive")
        assert pilot.sees(TableScene)
        assert pilot.table.header.board_file == "built.tmx"
        pilot.drive(2)
        pilot.key(ESCAPE)
        assert pilot.sees(DrivePause)
        pilot.choose("Drive again", ARROWS)
        assert pilot.table.match.number == 0
        pilot.drive()
        pilot.step(5)
        pilot.push(ARROWS, Button.CONFIRM)
        pilot.until(lambda: pilot.sees(DriveEnd))
        assert isinstance(pilot.top, DriveEnd)
        assert "the best there is" in pilot.top.body_words()
        pilot.push(ARROWS, Button.CONFIRM)
        assert builder(pilot) is page
        assert (page.work.steps, page.work.cursor, page.work.hand) == before
        pilot.step(3)
        assert "moves at best" in page.notice
        assert not list((home / "home" / "saves").glob("**/*.jsonl")), "a test drive is no match"


def test_unsaved_work_survives_a_kill(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        lay_oval(pilot)
        page.work.rename("Gone?")
        page.changed()
        left = page.work.built
        page._tracks.close()
        pilot.app.scenes.clear()  # no scene is told
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        assert page.work.built == left
        assert not page.work.is_saved
        assert "not saved yet" in page.notice


def test_leaving_asks_for_what_is_not_saved(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        to_builder(pilot)
        pilot.push(ARROWS, Button.BACK)
        assert pilot.sees(TrackPage), "nothing was done, so nothing is asked"
        pilot.choose("Build a track", ARROWS)
        lay_oval(pilot)
        menu(pilot, "Leave")
        assert pilot.sees(Leaving)
        pilot.push(ARROWS, Button.CONFIRM)
        page = builder(pilot)
        menu(pilot, "Leave")
        pilot.choose("Leave it", ARROWS)
        assert pilot.sees(TrackPage)
        pilot.choose("Build a track", ARROWS)
        assert builder(pilot).work.draft == page.work.draft
        menu(pilot, "Leave")
        pilot.choose("Save", ARROWS)
        assert pilot.sees(TrackPage)
        assert len(own(home)) == 1
        pilot.choose("Build a track", ARROWS)
        pilot.push(ARROWS, Button.CONFIRM)
        menu(pilot, "Leave")
        pilot.choose("Throw", ARROWS)
        pilot.choose("Build a track", ARROWS)
        assert builder(pilot).work.draft == begun()


def test_a_saved_track_is_opened_built_on_and_saved_in_its_place(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        lay_oval(pilot)
        menu(pilot, "Save")
        saved = page.work.built
        menu(pilot, "New")
        assert pilot.sees(OwnTracks)
        pilot.choose("A new track", ARROWS)
        assert builder(pilot).work.draft == begun()
        menu(pilot, "New")
        pilot.step(2)
        pilot.choose("My track", ARROWS)
        assert page.work.built == saved
        pilot.push(ARROWS, Button.CONFIRM)
        pilot.push(ARROWS, Button.CONFIRM)
        menu(pilot, "Road")
        assert page.work.draft.width == 6
        pilot.key(ESCAPE)
        menu(pilot, "Save")
        (path,) = own(home)
        assert read_map(path).findings == ()
        found = reopened(path)
        assert isinstance(found, Built)
        assert found.draft.width == 6


def test_what_tiled_has_changed_says_why_it_is_not_opened(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        to_builder(pilot)
        lay_oval(pilot)
        menu(pilot, "Save")
        (path,) = own(home)
        changed = path.read_text().replace('name="scenery"', 'name="scenery" visible="0"')
        path.write_text(changed)
        menu(pilot, "New")
        page = pilot.top
        assert isinstance(page, OwnTracks)
        pilot.step(2)
        reasons = {item.label: item.reason or "" for item in page.menu.items}
        assert "changed in Tiled" in reasons[path.name]
        assert "not built here" in reasons["pocket.tmx"]
        pilot.key(ESCAPE, ESCAPE)
        take(pilot, Piece.STRAIGHT)
        board = builder(pilot)
        board.work.rename("Another")
        board.changed()
        menu(pilot, "Save")
        pilot.step(3)
        assert path.read_text() == changed
        assert [each.name for each in own(home)] == ["another.tmx", "my-track.tmx"]


def test_sweeping_unsaved_work_off_the_board_is_asked_for(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        lay_oval(pilot)
        whole = page.work.draft
        menu(pilot, "New")
        pilot.choose("A new track", ARROWS)
        pilot.choose("Back", ARROWS)
        assert pilot.sees(OwnTracks)
        assert page.work.draft == whole
        pilot.choose("A new track", ARROWS)
        pilot.choose("Sweep", ARROWS)
        assert builder(pilot).work.draft == begun()


def test_a_pad_writes_the_name_with_letters_on_the_screen(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        pad = pilot.plug("Pad")
        pilot.pad(pad, START)
        assert isinstance(pilot.top, BuilderMenu)
        top = pilot.top
        pilot.pad(pad, RIGHT)
        assert top.menu.focused.label == "Name"
        pilot.pad(pad, A)
        pilot.pad(pad, *[B] * len("My track"), A, RIGHT, A, START)
        assert page.work.built.title == "Ab"
        assert not page.work.is_saved


def test_a_full_disk_is_told_and_stops_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*given: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        monkeypatch.setattr("game.scenes.builder.keep_board", full)
        monkeypatch.setattr("game.scenes.builder.save_built", full)
        lay_oval(pilot)
        assert "No space left" in page.notice
        pilot.step(3)
        menu(pilot, "Save")
        assert "could not be saved" in page.notice
        assert not page.work.is_saved
        menu(pilot, "Test drive")
        assert pilot.sees(TableScene)


def test_an_odd_board_is_told(home: Path) -> None:
    (home / "home" / "builder.json").write_text("[")
    with flying(home, SMALL, QUICK) as pilot:
        page = to_builder(pilot)
        assert "builder.json.bad" in page.notice
        assert page.work.draft == begun()


def test_the_page_of_shuffled_circuits_leads_here_too_and_goes_on_afterwards(home: Path) -> None:
    with flying(home, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.choose("Build any", ARROWS)
        page = pilot.top
        assert isinstance(page, CircuitPage)
        page.offered = None  # as while it is being laid
        pilot.choose("Build a track", ARROWS)
        lay_oval(pilot)
        menu(pilot, "Leave")
        pilot.choose("Leave it", ARROWS)
        assert pilot.top is page
        pilot.until(lambda: page.offered is not None)
