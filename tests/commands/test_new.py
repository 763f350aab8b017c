"""`looptable new`, and the kit that maps of one's own stand on."""

import json
import shutil
from pathlib import Path

import pytest

from game.cli import run
from game.files.maps import own_maps, shipped_maps
from game.files.paths import Home, tracks
from game.files.tiled import read_map
from game.files.track_kit import lay_kit


def test_a_new_track_reads_without_a_finding_and_has_its_kit_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "in" / "my-track.tmx"
    assert run(["new", "racetrack", str(path)]) == 0
    loaded = read_map(path)
    assert loaded.findings == ()
    assert loaded.track is not None
    assert loaded.track.title == "My Track"
    assert sorted(each.name for each in path.parent.iterdir()) == [
        ".looptable-kit.json", "extensions", "looptable.tiled-project", "my-track.tmx", "objecttypes.xml", "stamps",
        "templates", "tilesets",
    ]  # fmt: skip
    assert f"open {path.parent / 'looptable.tiled-project'}, then my-track.tmx" in capsys.readouterr().out
    assert run(["check", str(path)]) == 0
    assert capsys.readouterr().out == "my-track.tmx: no findings\n"


def test_a_new_loop_reads_without_a_finding_and_can_be_raced_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "in" / "at-the-lake-&c.tmx"
    assert run(["new", "lunatix", str(path)]) == 0
    loaded = read_map(path)
    assert loaded.findings == ()
    assert loaded.loop is not None
    assert loaded.loop.title == "At The Lake &C"
    assert len(loaded.loop.starts) == 6
    assert (path.parent / "templates" / "Lane.tx").is_file()
    assert run(["simulate", "lunatix", "--jobs", "1", "--seats", "random,random", "--track", str(path)]) == 0


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.tmx").write_text("mine")
    assert run(["new", "racetrack", str(tmp_path / "mine")]) == 1
    assert "mine.tmx: there is such a file already" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["mine.tmx"]


def test_a_copy_of_a_shipped_map_works_in_the_folder_of_own_tracks(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    lay_kit(home.tracks)
    (home.tracks / "racetrack").mkdir()
    copy = Path(shutil.copy(shipped_maps()[0], home.tracks / "racetrack" / "copy.tmx"))
    assert read_map(copy).findings == ()
    assert own_maps(home) == (copy,)
    assert run(["new", "racetrack", str(copy.with_name("fresh"))]) == 0
    assert read_map(copy.with_name("fresh.tmx")).findings == ()
    assert not (copy.parent / "tilesets").exists(), "those of the folder above are used"


def test_the_project_runs_this_program_from_anywhere(tmp_path: Path) -> None:
    lay_kit(tmp_path)
    project = json.loads((tmp_path / "looptable.tiled-project").read_text(encoding="utf-8"))
    assert [command["arguments"] for command in project["commands"]] == [
        "-m game play %mapfile", "-m game check %mapfile", "-m game lanes %mapfile",
    ]  # fmt: skip
    assert all(Path(command["workingDirectory"], "game").is_dir() for command in project["commands"])


def test_a_later_version_brings_the_kit_up_to_date_and_spares_what_the_player_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_kit(tmp_path)
    changed, removed = tmp_path / "templates" / "Start.tx", tmp_path / "stamps" / "5 wide hairpin.stamp"
    old, types = tmp_path / "stamps" / "3 lanes straight.stamp", tmp_path / "objecttypes.xml"
    changed.write_text("my start")
    removed.unlink()
    later = shutil.copytree(tracks(), tmp_path / "later")
    for place in (changed, removed, old, types):
        (later / place.relative_to(tmp_path)).write_text("of the later version")
    (later / "stamps" / "new.stamp").write_text("new")
    monkeypatch.setattr("game.files.paths.tracks", lambda: later)
    lay_kit(tmp_path)
    assert changed.read_text() == "my start"
    assert not removed.exists()
    assert old.read_text() == types.read_text() == "of the later version"
    assert (tmp_path / "stamps" / "new.stamp").read_text() == "new"
    lay_kit(tmp_path)
    assert changed.read_text() == "my start", "the third time too"
