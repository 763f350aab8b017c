"""What holds for every test: no real screen, no real sound, no real home; and a loud word when a tool is missing."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from game.files.texts import Texts

# Before anything imports pygame.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# The same examples every time, on a machine however busy.
settings.register_profile("looptable", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("looptable")

PROGRAMS = {"window": ("Xvfb", "xdotool"), "tiled": ("tiled", "tmxrasterizer")}
"""What tests of a marker go through."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "window: goes through a real window; needs Xvfb and xdotool")
    config.addinivalue_line("markers", "tiled: goes through Tiled itself; needs tiled and tmxrasterizer")


def missing_programs(marker: str) -> list[str]:
    """The programs that tests of a marker need and this machine lacks."""
    return [program for program in PROGRAMS[marker] if shutil.which(program) is None]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for marker in PROGRAMS:
        missing = missing_programs(marker)
        if missing:
            for item in items:
                if item.get_closest_marker(marker):
                    item.add_marker(pytest.mark.skip(reason=f"{' and '.join(missing)} not installed"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for marker, through in (("window", "a real window"), ("tiled", "Tiled itself")):
        missing = missing_programs(marker)
        if missing:
            terminalreporter.write_line(
                f"WARNING: {' and '.join(missing)} not installed, so the tests through {through} DID NOT RUN",
                red=True,
                bold=True,
            )


@pytest.fixture(autouse=True)
def _whole_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key without a text is an error in tests."""
    monkeypatch.setattr(Texts, "must_be_whole", True)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the home of whoever runs it."""
    monkeypatch.setenv("LOOPTABLE_HOME", str(tmp_path / "home"))
