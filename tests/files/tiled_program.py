"""Runs Tiled itself for tests: exports of maps and tilesets, and the pictures that its rasterizer makes."""

import os
import subprocess
from pathlib import Path


def export_map(source: Path, target: Path, *options: str) -> None:
    """Let Tiled read a map and write it again."""
    _run("tiled", *options, "--export-map", "tmx", str(source), str(target), home=target.parent)
    assert target.exists(), f"Tiled wrote no {target.name}"


def export_tileset(source: Path, target: Path) -> None:
    """Let Tiled read a tileset and write it again."""
    _run("tiled", "--export-tileset", "tsx", str(source), str(target), home=target.parent)
    assert target.exists(), f"Tiled wrote no {target.name}"


def rasterize(source: Path, target: Path, *options: str) -> None:
    """Tiled's own picture of a map."""
    _run("tmxrasterizer", *options, str(source), str(target), home=target.parent)
    assert target.exists(), f"Tiled painted no {target.name}"


def _run(*command: str, home: Path) -> None:
    """Away from the settings and the screen of whoever runs the tests."""
    folders = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), str(home))
    variables = os.environ | folders | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
