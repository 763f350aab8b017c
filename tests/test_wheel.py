"""The wheel: it carries everything that the program needs and runs from an empty folder."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
UNSHIPPED = shutil.ignore_patterns("__pycache__", "*.pyc", ".*")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a copy of the tree, without network."""
    tree = tmp_path_factory.mktemp("tree")
    for folder in ("game", "assets", "tracks"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=UNSHIPPED)
    for file in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, tree)
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(command, cwd=tree, capture_output=True, check=True)
    [built] = (tree / "dist").glob("*.whl")
    return built


@pytest.fixture(scope="module")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the wheel is unpacked, as an installer would."""
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def test_it_carries_the_program_its_assets_and_tracks_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    tops = {"/".join(name.split("/")[:1]) for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"game"}
    shipped = {f"game/{file.relative_to(ROOT)}" for folder in ("assets", "tracks") for file in files(ROOT / folder)}
    assert shipped
    assert shipped <= set(names)


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]


def test_it_names_its_command_and_its_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        [info] = {name.split("/")[0] for name in archive.namelist() if ".dist-info/" in name}
        assert "looptable = game.__main__:main" in archive.read(f"{info}/entry_points.txt").decode()
        assert "License-Expression: MIT" in archive.read(f"{info}/METADATA").decode()


def run(site: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the unpacked program from another folder; only its packages come from our environment."""
    variables = {**os.environ, "PYTHONPATH": str(site)}
    command = [sys.executable, "-P", "-m", "game", "--home", str(folder / "home"), *words]
    return subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True, check=False)


def test_it_runs_from_an_empty_folder(site: Path, tmp_path: Path) -> None:
    done = run(site, tmp_path, "records")
    assert (done.returncode, done.stderr) == (0, "")
    assert list(tmp_path.iterdir()) == []


def test_it_reads_its_own_assets(site: Path, tmp_path: Path) -> None:
    program = (
        "from game.files.decks import racetrack_figures; from game.files.texts import Texts;"
        "from game.files import paths; racetrack_figures(); print(Texts()('app.title'), paths.assets())"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == f"Looptable {site / 'game' / 'assets'}"
