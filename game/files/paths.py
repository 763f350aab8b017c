"""Where everything lies: what comes with the program, and the player's own files."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

HOME_VARIABLE: Final = "LOOPTABLE_HOME"

_PACKAGE = Path(__file__).resolve().parents[1]


def assets() -> Path:
    """The folder of pictures, sounds, texts and cards that comes with the program."""
    return _shipped("assets")


def tracks() -> Path:
    """The folder of tracks, tilesets and pieces that comes with the program."""
    return _shipped("tracks")


def _shipped(name: str) -> Path:
    """Inside the package, where a wheel puts it, else beside it, where a clone has it."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


@dataclass(frozen=True, slots=True)
class Home:
    """The player's own files. Nothing is created until something is written there."""

    settings: Path
    saves: Path
    tracks: Path
    cards: Path
    logs: Path

    @property
    def circuits(self) -> Path:
        """Shuffled circuits that were raced on and not saved."""
        return self.saves.with_name("circuits")

    @property
    def builder(self) -> Path:
        """The course that lies on the builder's board."""
        return self.saves.with_name("builder.json")

    @classmethod
    def at(cls, folder: Path) -> "Home":
        """All in one folder."""
        folder = folder.absolute()
        return cls(folder / "settings.json", folder / "saves", folder / "tracks", folder / "cards", folder / "logs")

    @classmethod
    def of_player(cls) -> "Home":
        """The folder named by LOOPTABLE_HOME, else the platform's own places."""
        named = os.environ.get(HOME_VARIABLE)
        if named:
            return cls.at(Path(named))
        own = platformdirs.PlatformDirs("looptable", appauthor=False)
        data = own.user_data_path
        return cls(
            own.user_config_path / "settings.json", data / "saves", data / "tracks", data / "cards", own.user_log_path
        )
