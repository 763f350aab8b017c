"""Opening the window for a command."""

from pathlib import Path

import pygame
import pytest

from game.commands.command import WrongInput
from game.commands.window import open_window
from game.files.finding import Finding, Severity, UnusableFile
from game.files.paths import Home
from game.scenes import application
from game.scenes.application import Launch


@pytest.fixture
def launch(tmp_path: Path) -> Launch:
    return Launch(Home.at(tmp_path))


def raising(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(launch: Launch) -> int:
        raise error

    monkeypatch.setattr(application, "run", fail)


def test_an_unexpected_error_is_reported_and_raised(
    launch: Launch, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    raising(ZeroDivisionError("no way"), monkeypatch)
    with pytest.raises(ZeroDivisionError):
        open_window(launch)
    [report] = launch.home.logs.iterdir()
    assert "ZeroDivisionError: no way" in report.read_text(encoding="utf-8")
    assert str(report) in capsys.readouterr().err


def test_a_report_that_cannot_be_written_hides_nothing(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    launch.home.logs.write_text("in the way")
    raising(ZeroDivisionError(), monkeypatch)
    with pytest.raises(ZeroDivisionError):
        open_window(launch)


def test_a_bad_file_is_no_unexpected_error(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    raising(UnusableFile(Finding("a", Severity.ERROR, "no")), monkeypatch)
    with pytest.raises(UnusableFile):
        open_window(launch)
    assert not launch.home.logs.exists()


def test_a_screen_that_cannot_be_used_is_told(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("no video")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(WrongInput, match="the window cannot be opened: no video"):
        open_window(launch)
