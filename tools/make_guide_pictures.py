"""Makes the pictures of docs/tracks.md, from the program itself: `PYTHONPATH=. python tools/make_guide_pictures.py`."""

import os
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Final

import pygame
from guide_drawing import Sheets, Spot, map_picture, painted, stamp_picture
from guide_scenes import loop_table, race_table, track_page
from tile_barriers import barrier_tiles
from tile_street import SHOULDER, asphalt_along
from tile_svg import BLUEPRINT, TILE

from game.cli import run
from game.crew import Crew
from game.files.lanes import LANE, lanes_along
from game.files.maps import LUNATIX, RACETRACK
from game.files.paths import Home, tracks
from game.files.settings import load_settings, save_settings
from game.scenes.application import Launch, open_stage
from game.tables.stage import Stage

PICTURES: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
_SCREEN: Final = (1280, 720)
_WIDTH: Final = 960
_FRAMES: Final = 30
_MEADOW: Final = "#8a8f7a"
_LANES: Final = 3
_CORNERS: Final = (
    (768, 1312), (1984, 1312), (2304, 1184), (2432, 864), (2304, 544), (1984, 416), (1536, 544), (1216, 672),
    (896, 544), (512, 416), (256, 672), (256, 1056), (448, 1312),
)  # fmt: skip
"""The centre line of the guide's loop, in map pixels."""


def main() -> None:
    """Write all pictures; that needs neither screen nor sound."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    with tempfile.TemporaryDirectory() as folder, _stage(Home.at(Path(folder))) as stage:
        for name, make in MAKERS.items():
            few_colours = make(stage).convert(16).convert(24)  # nobody sees it, and the file is half as large
            pygame.image.save(few_colours, PICTURES / f"guide-{name}.png")
            print(f"guide-{name}.png")


@contextmanager
def _stage(home: Home) -> Iterator[Stage]:
    save_settings(home.settings, replace(load_settings(home.settings).settings, reduced_motion=True))
    stage = open_stage(Launch(home, _SCREEN, is_full_screen=False), make_crew=Crew.local)
    try:
        yield stage
    finally:
        stage.close()
        stage.app.close()


def _smaller(surface: pygame.Surface, width: int = _WIDTH) -> pygame.Surface:
    height = round(surface.get_height() * width / surface.get_width())
    return pygame.transform.smoothscale(surface.convert(24), (width, height))


def _terrain(_: Stage) -> pygame.Surface:
    """One stroke, two strokes, a whole spot, a slant, a bend, a dead end; and ground beside the road."""
    surface = pygame.Surface((26 * TILE, 11 * TILE))
    surface.fill(BLUEPRINT)
    sheets = Sheets()
    ring = {(x, y) for x, y in product(range(13, 26), range(1, 11)) if 3.2 < _far(x - 19, y - 5.5) < 5.6}
    painted(surface, sheets, "grass", 0, {(x, y) for x, y in product(range(12, 27), range(12)) if x > 12})
    painted(
        surface,
        sheets,
        "water",
        0,
        {(x, y) for x, y in product(range(17, 22), range(4, 8)) if _far(x - 19, y - 5.5) < 2},
    )
    painted(surface, sheets, "gravel", 0, {(24, 1), (25, 1), (25, 2), (26, 1), (26, 2), (24, 0), (25, 0), (26, 0)})
    strokes: set[Spot] = {(x, 1) for x in range(1, 5)}
    strokes |= set(product(range(1, 5), (3, 4)))
    strokes |= set(product((6, 7), (1, 2)))
    strokes |= {(6 + step + side, 4 + step) for step, side in product(range(6), range(3)) if 6 + step + side < 13}
    strokes |= set(product(range(1, 5), range(6, 10))) - {(4, 6), (4, 7), (1, 6)}
    painted(surface, sheets, "road", 0, strokes | ring)
    for number in range(3):
        surface.blit(sheets.tile("barriers", number), ((15 + 3 * number) * TILE, (2 if number == 1 else 3) * TILE))
    return _smaller(surface)


def _far(x: float, y: float) -> float:
    return float((x * x / 1.3 + y * y) ** 0.5)


def _tilesets(_: Stage) -> pygame.Surface:
    """One thing of each kind that lies ready."""
    sheets = Sheets()
    barriers = [sheets.tile("barriers", number) for number in range(len(barrier_tiles()))]
    for_race = [*barriers, *_things("scenery", "tree_1 tent van_red_north marshal tyres_long_north stand_small_north")]
    for_loop = _things("town", _first_names("town", 9))
    return _shelf([(BLUEPRINT, for_race), (_MEADOW, for_loop)], 96)


def _first_names(tileset: str, count: int) -> str:
    files = sorted((tracks() / "tilesets" / tileset).glob("*.png"))
    return " ".join(file.stem for file in files[:: max(1, len(files) // count)][:count])


def _things(tileset: str, names: str) -> list[pygame.Surface]:
    return [
        pygame.image.load(tracks() / "tilesets" / tileset / f"{name}.png").convert_alpha() for name in names.split()
    ]


def _pieces(_: Stage) -> pygame.Surface:
    """The stamps of one width of road, and of one number of lanes."""
    sheets = Sheets()
    shelves = []
    for ground, pattern in ((BLUEPRINT, "5 wide *"), (_MEADOW, "*lanes *")):
        files = sorted((tracks() / "stamps").glob(f"{pattern}.stamp"))
        files = [file for file in files if re.match(r"5 wide|3 lanes|lanes", file.stem)]
        shelves.append((ground, [stamp_picture(file, sheets) for file in files]))
    return _shelf(shelves, 104)


def _shelf(shelves: Iterable[tuple[str, list[pygame.Surface]]], height: int) -> pygame.Surface:
    """Pictures side by side, each shelf on its own ground."""
    rows = []
    for ground, pictures in shelves:
        fitted = [_within(picture, height) for picture in pictures]
        lines: list[list[pygame.Surface]] = [[]]
        for picture in fitted:
            if sum(each.get_width() + 16 for each in lines[-1]) + picture.get_width() > _WIDTH - 32:
                lines.append([])
            lines[-1].append(picture)
        for line in lines:
            row = pygame.Surface((_WIDTH, height + 24))
            row.fill(ground)
            x = 16
            for picture in line:
                row.blit(picture, picture.get_rect(midleft=(x, row.get_height() // 2)))
                x += picture.get_width() + 16
            rows.append(row)
    whole = pygame.Surface((_WIDTH, sum(row.get_height() for row in rows)))
    for number, row in enumerate(rows):
        whole.blit(row, (0, number * row.get_height()))
    return whole


def _within(picture: pygame.Surface, height: int) -> pygame.Surface:
    scale = min(height / picture.get_height(), 1.6 * height / picture.get_width(), 1)
    return pygame.transform.smoothscale_by(picture, scale)


def _gates(stage: Stage) -> pygame.Surface:
    """Finish and starts of a new track, and a checkpoint beyond."""
    path = _own(stage, RACETRACK, "gates", _with_checkpoint)
    return _smaller(map_picture(path, TILE).subsurface((18 * TILE, 2 * TILE, 15 * TILE, 8 * TILE)))


def _with_checkpoint(told: str) -> str:
    checkpoint = (
        '<object id="900" name="checkpoint 1" type="Checkpoint" x="1952" y="256"><properties>'
        '<property name="order" type="int" value="1"/></properties><polyline points="0,0 0,320"/></object>'
    )
    return told.replace(" </objectgroup>\n</map>", f"{checkpoint} </objectgroup>\n</map>")


def _centreline(stage: Stage) -> pygame.Surface:
    return _smaller(map_picture(_own(stage, LUNATIX, "my-loop", _with_centreline), 30))


def _lanes(stage: Stage) -> pygame.Surface:
    path = _own(stage, LUNATIX, "my-loop", _with_centreline)
    if 'type="Lane"' not in path.read_text(encoding="utf-8"):
        assert run(["lanes", str(path)]) == 0
    return _smaller(map_picture(path, 30))


def _with_centreline(told: str) -> str:
    """A new loop in which only a centre line is drawn, and asphalt painted along it."""
    bare = told[: told.index(' <objectgroup id="3"')]
    columns, rows = (int(re.findall(rf' {side}="(\d+)"', told)[0]) for side in ("width", "height"))
    way = lanes_along(_CORNERS, _LANES, 2 * TILE).line
    street = asphalt_along(way, columns, rows, _LANES / 2 * LANE * 2 * TILE + SHOULDER)
    (first,) = (int(number) for number in re.findall(r'firstgid="(\d+)" source="[^"]*street', told))
    lines = (",".join(str(street.get((x, y), -first) + first) for x in range(columns)) for y in range(rows))
    bare = re.sub(r"(?s)(<data[^>]*>).*(</data>)", lambda found: found[1] + ",\n".join(lines) + found[2], bare)
    corners = " ".join(f"{x},{y}" for x, y in _CORNERS)
    line = f'<object id="90" name="centreline" type="Centreline" x="0" y="0"><polygon points="{corners}"/></object>'
    return f'{bare} <objectgroup id="3" name="centreline">{line}</objectgroup>\n</map>\n'


def _own(stage: Stage, game: str, name: str, change: Callable[[str], str] | None = None) -> Path:
    """A track of the player's own, made by the command `new`."""
    path = stage.home.tracks / game / f"{name}.tmx"
    if not path.exists():
        assert run(["new", game, str(path)]) == 0
        if change is not None:
            path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    return path


def _drive(stage: Stage) -> pygame.Surface:
    return _screen(stage, lambda: race_table(stage, _own(stage, RACETRACK, "my-track"), 60))


def _squares(stage: Stage) -> pygame.Surface:
    return _screen(stage, lambda: loop_table(stage, _own(stage, LUNATIX, "my-loop"), 60))


def _findings(stage: Stage) -> pygame.Surface:
    _own(
        stage, RACETRACK, "unfinished", lambda told: re.sub(r'(?s)  <object [^>]*type="Finish".*?</object>\n', "", told)
    )
    return _screen(stage, lambda: track_page(stage, "unfinished"))


def _screen(stage: Stage, show: Callable[[], object]) -> pygame.Surface:
    show()
    for _ in range(_FRAMES):
        stage.app.step(0)
    picture = stage.app.surface.copy()
    while stage.app.scenes:
        stage.app.pop()
    return _smaller(picture)


MAKERS: Final[Mapping[str, Callable[[Stage], pygame.Surface]]] = {
    "terrain": _terrain,
    "tilesets": _tilesets,
    "pieces": _pieces,
    "drive": _drive,
    "centreline": _centreline,
    "lanes": _lanes,
    "squares": _squares,
    "findings": _findings,
    "gates": _gates,
}
"""Every picture by its name, in the order in which they are made."""


if __name__ == "__main__":
    main()
