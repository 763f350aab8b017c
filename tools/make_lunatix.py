"""Draw tracks/lunatix, from the project's folder: PYTHONPATH=. python tools/make_lunatix.py."""

from pathlib import Path
from typing import Final

import pygame
from make_lunatix_ground import ground_picture
from make_lunatix_loops import LOOPS, Site
from make_lunatix_map import LoopMap, Shape

from game.files.own_circuits import AUTHOR

TRACKS: Final = Path(__file__).resolve().parent.parent / "tracks"
FOLDER: Final = TRACKS / "lunatix"


def main() -> None:
    """Write all loops."""
    (FOLDER / "ground").mkdir(parents=True, exist_ok=True)
    for loop in LOOPS:
        site = Site(loop)
        pygame.image.save(ground_picture(site), FOLDER / "ground" / f"{loop.name}.png")
        text = drawn_map(site).to_tmx()
        (FOLDER / f"{loop.name}.tmx").write_text(text, encoding="utf-8", newline="\n")


def drawn_map(site: Site) -> LoopMap:
    """A shipped loop as a map."""
    loop = site.loop
    return LoopMap(
        site.columns,
        site.rows,
        {"author": AUTHOR, "game": "lunatix", "laps": loop.laps, "title": loop.title},
        f"ground/{loop.name}.png",
        "../tilesets/town.tsx",
        "#5f6b5a",
        shapes={
            "lanes": [*site.lanes()],
            "curves": [*site.curves()],
            "gates": [Shape("Finish", site.line(), "finish"), *site.starts(), site.pit(), *site.doors()],
        },
    )


if __name__ == "__main__":
    main()
