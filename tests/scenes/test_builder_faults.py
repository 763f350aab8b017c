"""The track builder on a bad day: no room for temporary files, files that vanish, names that no text can hold."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.files.builder_board import kept_board
from game.files.own_circuits import keep_text
from game.files.paths import Home
from game.scenes import builder_drive, circuit_page, race_tracks
from game.scenes.builder_menu import OwnTracks
from game.scenes.circuit_page import CircuitPage
from game.tables.table import TableScene
from tests.pilot import flying
from tests.scenes.building import ARROWS, LARGE, builder, lay_oval, menu, own, to_builder
from tests.scenes.test_race import QUICK, to_lobby


def no_room(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def break_disk(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(builder_drive, "save_circuit", no_room)


def break_shuffling(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(circuit_page, "save_circuit", no_room)


def break_temporary(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(race_tracks, "TemporaryDirectory", no_room)


@pytest.mark.parametrize("spoil", [break_disk, break_temporary])
def test_without_room_for_temporary_files_the_builder_says_so_and_goes_on_once_there_is(
    home: Path, spoil: Callable[[pytest.MonkeyPatch], None]
) -> None:
    with flying(home, LARGE, QUICK) as pilot:
        page = to_builder(pilot)
        with pytest.MonkeyPatch.context() as patch:
            spoil(patch)
            lay_oval(pilot)
            pilot.step(3)
            assert os.strerror(errno.ENOSPC) in page.notice
            page.save()
            pilot.step(3)
            assert os.strerror(errno.ENOSPC) in page.notice
            assert own(home) == []
        page.save()
        pilot.step(5)
        assert len(own(home)) == 1


def test_a_drawn_track_that_was_cleaned_away_is_drawn_again(home: Path) -> None:
    with flying(home, LARGE, QUICK) as pilot:
        page = to_builder(pilot)
        lay_oval(pilot)
        pilot.step(3)
        assert page.trial.offered is not None
        shutil.rmtree(page.trial.offered.path.parent)
        page.save()
        pilot.step(5)
        assert len(own(home)) == 1
        assert page.trial.offered is not None
        shutil.rmtree(page.trial.offered.path.parent)
        page.drive()
        pilot.step(5)
        assert pilot.sees(TableScene)


@pytest.mark.skipif(os.name != "posix", reason="file names are text there")
def test_a_map_whose_name_is_no_text_is_built_on_and_not_lost(home: Path) -> None:
    with flying(home, LARGE, QUICK) as pilot:
        page = to_builder(pilot)
        lay_oval(pilot)
        pilot.step(3)
        menu(pilot, "Save")
        (path,) = own(home)
        try:
            path.rename(path.with_name(os.fsdecode(b"odd\xff.tmx")))
        except OSError:
            pytest.skip("this disk takes no such names")
        menu(pilot, "New, or")
        pilot.until(lambda: isinstance(pilot.top, OwnTracks) and len(pilot.top.menu.items) >= 3)
        pilot.choose("My track", ARROWS)
        pilot.step(3)
        draft = builder(pilot).work.draft
        assert draft == page.work.draft
        found = kept_board(Home.at(home / "home"))
        assert found.kept is not None
        assert found.kept.built.draft == draft


@pytest.mark.parametrize("spoil", [break_shuffling, break_temporary])
def test_without_room_for_temporary_files_no_circuit_is_laid_and_the_page_says_so(
    home: Path, spoil: Callable[[pytest.MonkeyPatch], None]
) -> None:
    with flying(home, LARGE, QUICK) as pilot:
        to_lobby(pilot, ARROWS)
        with pytest.MonkeyPatch.context() as patch:
            spoil(patch)
            pilot.choose("Build any", ARROWS)
            page = pilot.top
            assert isinstance(page, CircuitPage)
            pilot.step(3)
            assert os.strerror(errno.ENOSPC) in page.notice
            assert page.offered is None
        pilot.choose("Shuffle", ARROWS)
        pilot.until(lambda: page.offered is not None)
        assert page.notice == ""


def test_a_board_that_cannot_be_read_is_put_beside_and_not_written_over(home: Path) -> None:
    board = Home.at(home / "home").builder
    (board / "in it").mkdir(parents=True)
    with flying(home, LARGE, QUICK) as pilot:
        page = to_builder(pilot)
        assert "builder.json.bad" in page.notice
        lay_oval(pilot)
        pilot.step(3)
    assert (home / "home" / "builder.json.bad" / "in it").is_dir()
    assert kept_board(Home.at(home / "home")).kept is not None


@pytest.mark.skipif(os.name != "posix", reason="links need rights there")
def test_a_link_that_leads_nowhere_is_another_file(tmp_path: Path) -> None:
    link = tmp_path / "oval.tmx"
    link.symlink_to(tmp_path / "gone.tmx")
    assert keep_text("<map/>", tmp_path, "oval") == tmp_path / "oval-2.tmx"
    assert link.is_symlink()
