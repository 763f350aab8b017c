"""Draw tracks/lunatix and the town's tileset, from the project's folder: PYTHONPATH=. python tools/make_lunatix.py."""

from pathlib import Path
from typing import Final

import pygame
from make_lunatix_ground import ground_picture
from make_lunatix_look import MEADOW
from make_lunatix_loops import LOOPS, Site
from make_lunatix_map import LoopMap, Shape
from make_lunatix_scenes import PICTURES, scene
from make_tiles import write_collection
from tile_svg import render

from game.files.own_circuits import AUTHOR

TRACKS: Final = Path(__file__).resolve().parent.parent / "tracks"
FOLDER: Final = TRACKS / "lunatix"


def main() -> None:
    """Write the tileset and all loops."""
    write_collection("town", town_pictures())
    (FOLDER / "ground").mkdir(parents=True, exist_ok=True)
    for loop in LOOPS:
        site = Site(loop)
        pygame.image.save(ground_picture(site), FOLDER / "ground" / f"{loop.name}.png")
        text = drawn_map(site).to_tmx()
        (FOLDER / f"{loop.name}.tmx").write_text(text, encoding="utf-8", newline="\n")


def town_pictures() -> list[tuple[str, pygame.Surface]]:
    """Every thing of the town with its name, in the order of tile ids."""
    return [(picture.name, render(picture.body, picture.width, picture.height)) for picture in PICTURES]


def drawn_map(site: Site) -> LoopMap:
    """A shipped loop as a map."""
    loop = site.loop
    return LoopMap(
        site.columns,
        site.rows,
        {"author": AUTHOR, "game": "lunatix", "laps": loop.laps, "title": loop.title},
        f"ground/{loop.name}.png",
        "../tilesets/town.tsx",
        MEADOW,
        scenery=scene(site),
        shapes={
            "lanes": [*site.lanes()],
            "curves": [*site.curves()],
            "gates": [Shape("Finish", site.line(), "finish"), *site.starts(), site.pit(), *site.doors()],
        },
    )


if __name__ == "__main__":
    main()
