"""tools/environment.py: what a start finds, makes and says."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import environment
import pytest

TOOLS = Path(environment.__file__).parent


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone's root without an environment, with lock files of two lines."""
    monkeypatch.setattr(environment, "ROOT", str(tmp_path))
    monkeypatch.setattr(environment, "FOLDER", str(tmp_path / ".venv"))
    monkeypatch.setattr(environment, "STAMP", str(tmp_path / ".venv" / "looptable-stamp"))
    monkeypatch.setattr(environment, "LOCK", str(tmp_path / ".venv.lock"))
    (tmp_path / "requirements.txt").write_text("one==1\n")
    (tmp_path / "requirements-dev.txt").write_text("one==1\ntwo==2\n")
    return tmp_path


@pytest.fixture
def made(clone: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would have been made, with quick stand-ins for venv and pip."""
    done: list[str] = []

    def create() -> None:
        done.append("create")
        python = Path(environment.python_path())
        python.parent.mkdir(parents=True)
        python.touch()

    monkeypatch.setattr(environment, "_create", create)
    monkeypatch.setattr(environment, "_install", done.append)
    return done


@pytest.mark.parametrize("script", ["environment.py", "play.py", "test.py"])
def test_an_old_python_can_parse_what_tells_it_to_go(script: str) -> None:
    ast.parse((TOOLS / script).read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("version", [(3, 6, 1), (3, 10, 9), (3, 16, 0)])
def test_another_python_is_told_in_one_line_what_to_install(
    version: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    with pytest.raises(SystemExit) as end:
        environment.ready(environment.PLAY)
    text = str(end.value)
    assert f"this is Python {version[0]}.{version[1]}" in text
    assert "3.11 to 3.15" in text
    assert "\n" not in text


def test_the_first_start_makes_it_and_the_second_finds_it(made: list[str]) -> None:
    environment.ready(environment.PLAY)
    assert made == ["create", "requirements.txt"]
    environment.ready(environment.PLAY)
    assert made == ["create", "requirements.txt"]


def test_playing_is_content_with_the_environment_of_the_tests(made: list[str]) -> None:
    environment.ready(environment.TEST)
    environment.ready(environment.PLAY)
    assert made == ["create", "requirements-dev.txt"]


def test_the_tests_need_more_than_playing(made: list[str]) -> None:
    environment.ready(environment.PLAY)
    environment.ready(environment.TEST)
    assert made == ["create", "requirements.txt", "create", "requirements-dev.txt"]


def test_changed_pins_make_it_anew_without_what_was_there(clone: Path, made: list[str]) -> None:
    environment.ready(environment.PLAY)
    stray = clone / ".venv" / "stray"
    stray.touch()
    (clone / "requirements.txt").write_text("one==2\n")
    environment.ready(environment.PLAY)
    assert made.count("create") == 2
    assert not stray.exists()


def test_a_moved_clone_makes_it_anew(clone: Path, made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    environment.ready(environment.PLAY)
    moved = clone.with_name("moved")
    clone.rename(moved)
    for name in ("ROOT", "FOLDER", "STAMP", "LOCK"):
        monkeypatch.setattr(environment, name, getattr(environment, name).replace(str(clone), str(moved)))
    environment.ready(environment.PLAY)
    assert made.count("create") == 2


def test_an_environment_cut_off_while_being_made_does_not_count(
    made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(lock_file: str) -> None:
        raise environment.CannotMake("no network")

    with monkeypatch.context() as patch:
        patch.setattr(environment, "_install", fail)
        with pytest.raises(SystemExit, match="looptable: no network"):
            environment.ready(environment.PLAY)
    environment.ready(environment.PLAY)
    assert made == ["create", "create", "requirements.txt"]


def test_a_folder_that_cannot_be_made_is_said_without_a_traceback(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "LOCK", str(clone / "missing" / "lock"))
    with pytest.raises(SystemExit, match=r"looptable: cannot make the folder \.venv"):
        environment.ready(environment.PLAY)


def test_what_would_lead_astray_is_taken_out(made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in environment.MISLEADING:
        monkeypatch.setenv(name, "elsewhere")
    _, variables = environment.ready(environment.PLAY)
    assert variables.pop("PYTHONPATH") == environment.ROOT
    assert not set(environment.MISLEADING) & set(variables)


def test_without_ensurepip_it_says_what_to_install(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    with pytest.raises(SystemExit, match="apt install python3-venv"):
        environment.ready(environment.PLAY)


def fake_pip(clone: Path, script: str) -> None:
    """An environment whose Python, whatever it is asked, runs a shell script."""
    python = Path(environment.python_path())
    python.parent.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\n{script}\n")
    python.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for pip is a shell script")
class TestInstalling:
    def test_warnings_of_pip_do_not_stop_it(self, clone: Path) -> None:
        fake_pip(clone, "echo 'WARNING: cache disabled' >&2; exit 0")
        environment._install("requirements.txt")

    def test_offline_is_said(self, clone: Path) -> None:
        fake_pip(clone, "echo 'WARNING: Retrying ... NewConnectionError(...)' >&2; exit 1")
        with pytest.raises(environment.CannotMake, match="needs the network"):
            environment._install("requirements.txt")

    def test_another_failure_shows_what_pip_said(self, clone: Path) -> None:
        fake_pip(clone, "echo 'ERROR: hashes differ' >&2; exit 1")
        with pytest.raises(environment.CannotMake, match="hashes differ"):
            environment._install("requirements.txt")

    def test_only_checked_wheels_are_installed(self, clone: Path) -> None:
        fake_pip(clone, f'echo "$@" > {clone}/asked')
        environment._install("requirements.txt")
        asked = (clone / "asked").read_text()
        assert "--require-hashes --only-binary :all:" in asked

    def test_two_starts_at_once_make_one_environment(self, clone: Path) -> None:
        maker = (
            "import sys, pathlib; sys.path.insert(0, sys.argv[1]); import environment as e; root = sys.argv[2];"
            "e.ROOT, e.FOLDER, e.STAMP, e.LOCK = root, root + '/.venv', root + '/.venv/looptable-stamp', root + '/l';"
            "python = pathlib.Path(e.python_path());"
            "e._create = lambda: (python.parent.mkdir(parents=True), python.touch(), print('made'));"
            "e._install = lambda name: None;"
            "e.ready(e.PLAY)"
        )
        command = [sys.executable, "-c", maker, str(TOOLS), str(clone)]
        starts = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
        said = [start.communicate()[0] for start in starts]
        assert [start.returncode for start in starts] == [0, 0, 0]
        assert "".join(said) == "made\n"
