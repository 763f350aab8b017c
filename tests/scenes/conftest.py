"""A home with a small track of its own, and no others: they would be read and measured in every test."""

from pathlib import Path

import pytest

from tests.files.build_maps import oval


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose `home` has the one track that there is."""
    tracks = tmp_path / "home" / "tracks"
    tracks.mkdir(parents=True)
    oval(values={"game": "racetrack", "title": "Pocket", "laps": 1}).save(tracks, "pocket.tmx")
    monkeypatch.setattr("game.scenes.race_tracks.shipped_maps", lambda game: ())
    return tmp_path
