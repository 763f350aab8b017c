"""Draw tracks/lunatix and the town's tileset, from the project's folder: PYTHONPATH=. python tools/make_lunatix.py."""

from pathlib import Path
from typing import Final

import pygame
from make_lunatix_course import LANE
from make_lunatix_ground import ground_picture
from make_lunatix_look import MEADOW
from make_lunatix_loops import BEGINNERS, LOOPS, SQUARE, Site
from make_lunatix_map import Box, LoopMap, Shape, Value
from make_lunatix_scenes import PICTURES, scene
from tile_street import SHOULDER, Grid, asphalt_along
from tile_svg import render
from tileset_sheets import write_collection

from game.files.own_circuits import AUTHOR

TRACKS: Final = Path(__file__).resolve().parent.parent / "tracks"
FOLDER: Final = TRACKS / "lunatix"
FIRST_LOOP: Final = TRACKS / "beginners" / f"{BEGINNERS.name}.tmx"


def main() -> None:
    """Write the tileset and all loops."""
    write_collection("town", town_pictures())
    (FOLDER / "ground").mkdir(parents=True, exist_ok=True)
    for loop in LOOPS:
        site = Site(loop)
        pygame.image.save(ground_picture(site), FOLDER / "ground" / f"{loop.name}.png")
        text = drawn_map(site).to_tmx()
        (FOLDER / f"{loop.name}.tmx").write_text(text, encoding="utf-8", newline="\n")
    FIRST_LOOP.parent.mkdir(exist_ok=True)
    FIRST_LOOP.write_text(beginners_map().to_tmx(), encoding="utf-8", newline="\n")


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
        MEADOW,
        f"ground/{loop.name}.png",
        "../tilesets/town.tsx",
        scenery=scene(site),
        shapes=_shapes(site),
    )


def beginners_map() -> LoopMap:
    """The loop to draw on from."""
    site = Site(BEGINNERS)
    properties: dict[str, Value] = {"game": "lunatix", "laps": BEGINNERS.laps, "title": BEGINNERS.title}
    return LoopMap(
        site.columns,
        site.rows,
        properties,
        MEADOW,
        tileset="../tilesets/town.tsx",
        tiles=len(PICTURES),
        street_tileset="../tilesets/street.tsx",
        street=_street(site),
        shapes=_shapes(site),
    )


def _street(site: Site) -> Grid:
    """Asphalt under the lanes."""
    course = site.course
    way = [site.beside(step / 8, 0) for step in range(round(course.length * 8))]
    return asphalt_along(way, site.columns, site.rows, course.lanes / 2 * LANE * SQUARE + SHOULDER)


def _shapes(site: Site) -> dict[str, list[Shape | Box]]:
    return {
        "lanes": [*site.lanes()],
        "curves": [*site.curves()],
        "gates": [Shape("Finish", site.line(), "finish"), *site.starts(), site.pit(), *site.doors()],
    }


if __name__ == "__main__":
    main()
