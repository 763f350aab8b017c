"""Makes the pictures of the documents, each a screen of the program itself: `python tools/make_pictures.py`."""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PICTURES: Final = ROOT / "docs" / "pictures"
SIZE: Final = "1280x720"
SCENES: Final = (
    "title", "lobby", "race", "result", "tracks", "builder", "loop-race", "lucky-flight", "loonacy-race",
    "loonacy-table", "loonacy-result",
)  # fmt: skip


def make(scene: str, file: Path) -> None:
    """Write one screen as a picture, from a home of its own so that it is the same for everybody."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "game", "--home", home, "picture", "--scene", scene, "--size", SIZE]
        subprocess.run([*command, "--out", str(file)], cwd=ROOT, check=True)


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in SCENES:
        make(name, PICTURES / f"{name}.png")
        print(f"{name}.png")
