"""Draw the thirty images of Retro Loonacy and the cards' back: tools/make_loonacy.py writes assets/loonacy/."""

from pathlib import Path
from typing import Final

from loonacy_at_home import HOME
from loonacy_grounds import back, ground
from loonacy_machines import MACHINES
from loonacy_outdoors import OUTDOORS
from loonacy_pen import drawn

FOLDER: Final = Path(__file__).resolve().parent.parent / "assets" / "loonacy"
THINGS: Final = {**HOME, **MACHINES, **OUTDOORS}


def main() -> None:
    """Write all: each thing with a clear ground, each ground by itself, so that it may go on beside the thing."""
    for folder in ("things", "grounds"):
        (FOLDER / folder).mkdir(parents=True, exist_ok=True)
    for name, pieces in THINGS.items():
        _write(FOLDER / "things" / f"{name}.svg", drawn(pieces))
        _write(FOLDER / "grounds" / f"{name}.svg", ground(name))
    _write(FOLDER / "back.svg", back())


def _write(path: Path, body: str) -> None:
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
    path.write_text(f"{head}\n{body}\n</svg>\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
