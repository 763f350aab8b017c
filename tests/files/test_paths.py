"""Where everything lies."""

from pathlib import Path

import pytest

from game.files import paths
from game.files.paths import Home


def test_shipped_folders_are_found() -> None:
    assert (paths.assets() / "cards" / "racetrack.yaml").is_file()
    assert paths.tracks().name == "tracks"


def test_the_package_s_own_copy_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "game"
    (package / "assets").mkdir(parents=True)
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert paths.assets() == package / "assets"
    assert paths.tracks() == tmp_path / "tracks"


def test_a_home_is_one_folder_and_makes_nothing(tmp_path: Path) -> None:
    home = Home.at(tmp_path / "mine")
    for path in (home.settings, home.saves, home.tracks, home.cards, home.logs):
        assert path.parent == tmp_path / "mine"
    assert not (tmp_path / "mine").exists()


def test_the_player_s_home_can_be_named_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    assert Home.of_player() == Home.at(tmp_path)


def test_else_it_is_the_platform_s_own_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    home = Home.of_player()
    assert "looptable" in home.settings.parts
    assert home.saves.name == "saves"
