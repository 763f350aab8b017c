"""The command line: finding commands, telling faults in a line, exit codes."""

import os
import subprocess
import sys
import tomllib
from argparse import Namespace
from pathlib import Path

import pytest

import game
from game import cli
from game.commands.command import GOOD, Command, WrongInput, no_arguments
from game.files.finding import Finding, Severity, UnusableFile
from game.files.paths import Home, assets


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[Namespace]:
    """The arguments that a stand-in for `play` and `records` ran with."""
    calls: list[Namespace] = []

    def note(arguments: Namespace) -> int:
        calls.append(arguments)
        return GOOD

    commands = tuple(Command(name, "does nothing", no_arguments, note) for name in ("play", "records"))
    monkeypatch.setattr(cli, "COMMANDS", commands)
    return calls


def raising(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def fail(arguments: Namespace) -> int:
        raise error

    monkeypatch.setattr(cli, "COMMANDS", (Command("fail", "fails", no_arguments, fail),))


@pytest.mark.parametrize("words", [[], ["--home", "X"], ["--home=X"]])
def test_without_a_command_the_app_opens(ran: list[Namespace], words: list[str]) -> None:
    assert cli.run(words) == GOOD
    assert ran[0].command.name == "play"


@pytest.mark.parametrize("words", [["records", "--home", "X"], ["--home", "X", "records"], ["--home=X", "records"]])
def test_a_home_may_stand_before_or_behind_the_command(ran: list[Namespace], words: list[str]) -> None:
    cli.run(words)
    assert ran[0].command.name == "records"
    assert ran[0].home == Home.at(Path("X"))


def test_without_a_home_the_player_s_own_is_used(ran: list[Namespace]) -> None:
    cli.run(["records"])
    assert ran[0].home == Home.of_player()


@pytest.mark.parametrize("words", [["recods"], ["records", "--nothing"], ["play", "--hom", "X"]])
def test_wrong_usage_is_exit_2(ran: list[Namespace], words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(words)
    assert end.value.code == 2
    assert "looptable" in capsys.readouterr().err
    assert not ran


@pytest.mark.parametrize("command", ["", *(command.name for command in cli.COMMANDS)])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run([*command.split(), "--help"])
    assert end.value.code == 0
    assert "--home DIR" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("error", "lines"),
    [
        (WrongInput("a.tmx: no; do it"), ["looptable: a.tmx: no; do it"]),
        (
            UnusableFile(Finding("a", Severity.ERROR, "one"), Finding("a", Severity.ERROR, "two", at=(1, 2))),
            ["looptable: a: one", "looptable: a: line 1, column 2: two"],
        ),
        (
            FileNotFoundError(2, "No such file or directory", "/some/where/a.tmx"),
            ["looptable: a.tmx: No such file or directory"],
        ),
        (OSError("strange"), ["looptable: the system: strange"]),
    ],
)
def test_bad_input_is_told_in_a_line_each_and_exit_1(
    error: Exception, lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    raising(monkeypatch, error)
    assert cli.run(["fail"]) == 1
    said = capsys.readouterr()
    assert said.err.splitlines() == lines
    assert said.out == ""


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    raising(monkeypatch, KeyboardInterrupt())
    assert cli.run(["fail"]) == 130
    assert capsys.readouterr().err == ""


def test_a_programming_error_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    raising(monkeypatch, ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        cli.run(["fail"])


def test_a_reader_that_leaves_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    for number in range(3000):
        (tmp_path / "saves" / f"{number}.jsonl").touch()
    writer = subprocess.Popen(
        [sys.executable, "-m", "game", "records", "--home", str(tmp_path)],
        cwd=assets().parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert writer.stdout is not None
    assert writer.stderr is not None
    writer.stdout.read(1)
    writer.stdout.close()
    assert writer.stderr.read() == b""
    writer.stderr.close()
    writer.wait()


def test_the_door_imports_next_to_nothing() -> None:
    program = "import sys, game.__main__; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=assets().parent, capture_output=True, text=True, check=True
    )
    loaded = done.stdout.split()
    assert {name for name in loaded if name.startswith("game")} == {"game", "game.__main__"}
    assert not {"pygame", "yaml", "pydantic", "multiprocessing", "argparse"} & set(loaded)


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"looptable {game.__version__}\n"


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((assets().parent / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == game.__version__


@pytest.mark.parametrize(
    "words", [["replay"], ["resume"], ["check"], ["picture", "--size", "640x360", "--out", "a.png"]]
)
def test_no_file_has_an_empty_name(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run([*words, ""])
    assert end.value.code == 2
    assert "a file's name must not be empty" in capsys.readouterr().err


@pytest.mark.parametrize("path", [".", "/"])
def test_a_folder_without_a_name_is_named_as_it_was_given(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", path]) == 1
    assert capsys.readouterr().err.startswith(f"looptable: {path}: ")
    assert cli.run(["check", path]) == 1
    assert capsys.readouterr().out.startswith(f"{path}: ")


@pytest.mark.skipif(sys.platform == "win32", reason="there a folder that is in use stays")
def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    program = (
        "import os, sys; os.mkdir('gone'); os.chdir('gone'); os.rmdir('../gone');"
        "from game.cli import run; sys.exit(run(['--home', 'x', 'records']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(assets().parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "looptable: the folder that this was started in is gone; go to another one and start again\n"
