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


def files() -> dict[str, str]:
    """All files by their path in the folder: each thing on a clear ground, and each ground, which may be larger."""
    things = {f"things/{name}.svg": _svg(drawn(pieces)) for name, pieces in THINGS.items()}
    grounds = {f"grounds/{name}.svg": _svg(ground(name)) for name in THINGS}
    return {**things, **grounds, "back.svg": _svg(back())}


def _svg(body: str) -> str:
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
    return f"{head}\n{body}\n</svg>\n"


def main() -> None:
    """Write all."""
    for path, content in files().items():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
