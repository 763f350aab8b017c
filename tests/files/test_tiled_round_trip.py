"""Tiled reads and writes what the game ships, and our reader finds the same in what it wrote."""

import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from game.files.map_sheet import sheet_from_tmx
from game.files.paths import tracks
from game.files.tiled import Loaded, read_map
from game.files.tiled_findings import Findings
from game.files.tiled_map import read_tiled_map
from game.files.tiled_objects import MapObject
from game.files.tiled_sources import Sources
from game.files.tiled_tilesets import Tileset, read_tileset
from tests.files.build_loops import at, loop
from tests.files.build_maps import MapText, oval, polyline, properties
from tests.files.tiled_program import export_map, export_tileset

pytestmark = pytest.mark.tiled

SHIPPED = tracks()
TEMPLATES = sorted(SHIPPED.glob("templates/*.tx"))
TILESETS = sorted(SHIPPED.glob("tilesets/*.tsx"))
MAPS = sorted(path for path in SHIPPED.rglob("*.tmx") if "pieces" not in path.parts)
PIECES = sorted(SHIPPED.glob("pieces/*/*.tmx"))
WIDTHS = sorted({path.parent.name for path in PIECES})
WAYS = (("--embed-tilesets",), ("--minimize",), ("--detach-templates",), ("--resolve-types-and-properties",))


def relative(path: Path) -> str:
    return str(path.relative_to(SHIPPED))


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all that is shipped, into which Tiled may write under new names."""
    return shutil.copytree(SHIPPED, tmp_path_factory.mktemp("maps") / "tracks")


def seen(loaded: Loaded) -> tuple[object, ...]:
    """All that a map came to but its file's name."""
    return loaded.track, loaded.loop, loaded.picture, [finding.line().partition(":")[2] for finding in loaded.findings]


def tileset_at(path: Path) -> Tileset:
    findings, sources = Findings(path.name), Sources(path)
    _, tree = sources.tree(path, path.name, ".tsx", "tileset")
    read = read_tileset(tree, path, sources, findings)
    assert findings.as_tuple() == ()
    assert read is not None
    return read


@pytest.mark.parametrize("path", TILESETS, ids=lambda path: path.stem)
def test_tilesets(path: Path, root: Path) -> None:
    """Tiled adds blank tiles until the image is full; else nothing changes."""
    again = root / "tilesets" / f"again_{path.name}"
    export_tileset(root / "tilesets" / path.name, again)
    before, after = tileset_at(root / "tilesets" / path.name), tileset_at(again)
    if before.image is not None:
        assert after.count % before.columns == 0
        assert before.count <= after.count < before.count + before.columns
        assert max(after.tiles, default=0) < before.count
    assert replace(after, count=before.count) == before


@pytest.mark.parametrize("path", MAPS, ids=relative)
def test_tracks(path: Path, root: Path) -> None:
    copy = root / path.relative_to(SHIPPED)
    again = copy.with_name(f"again_{path.name}")
    export_map(copy, again)
    before, after = read_map(copy), read_map(again)
    assert before.findings == ()
    assert before.track or before.loop
    assert seen(after) == seen(before)


@pytest.mark.parametrize("width", WIDTHS)
def test_pieces(width: str, root: Path) -> None:
    def compare(path: Path) -> None:
        again = path.with_name(f"again_{path.name}")
        export_map(path, again)
        assert sheet_from_tmx(again.read_text()) == sheet_from_tmx(path.read_text()), path.name
        assert read_map(again).picture == read_map(path).picture, path.name

    with ThreadPoolExecutor(2) as two:
        assert len(list(two.map(compare, sorted((root / "pieces" / width).glob("[!a]*.tmx"))))) == 11


@pytest.mark.parametrize("options", WAYS, ids=lambda options: options[0])
@pytest.mark.parametrize("name", ["racetrack/kitchen_oval.tmx", "lunatix/the_loop.tmx"])
def test_every_way_in_which_tiled_writes(name: str, options: tuple[str, ...], root: Path) -> None:
    again = (root / name).with_name(f"again{options[0]}.tmx")
    export_map(root / name, again, *options)
    assert seen(read_map(again)) == seen(read_map(root / name))


WIDE = """
###############
#.............#
#.............#
#.............#
#.............#
#.............#
#.....###.....#
#.....###.....#
#.....###.....#
#.............#
#.............#
#.............#
#.............#
#.............#
###############
"""


def from_template(kind: str, number: int, x: float, y: float, rotation: float = 0, **values: object) -> str:
    """An object that takes all but its place from the shipped template."""
    where = f'x="{x:g}" y="{y:g}" rotation="{rotation:g}"'
    return f'<object id="{number}" template="../templates/{kind}.tx" {where}>{properties(values)}</object>'


def both_ways(text: MapText, root: Path, name: str) -> list[Loaded]:
    """A map with templates as it is, as Tiled writes it, and with its templates detached by Tiled."""
    path = text.save(root / "racetrack", f"{name}.tmx")
    again, detached = path.with_name(f"again_{name}.tmx"), path.with_name(f"detached_{name}.tmx")
    export_map(path, again)
    export_map(path, detached, "--detach-templates")
    assert "template=" in again.read_text()
    assert "template=" not in detached.read_text()
    return [read_map(each) for each in (path, again, detached)]


def test_templates_of_a_circuit(root: Path) -> None:
    objects = [from_template("Finish", 1, 480, 64), from_template("Checkpoint", 2, 480, 896, 180)]
    cells = [(5, 1), (5, 2), (5, 3), (5, 4), (5, 5), (4, 1)]
    objects += [from_template("Start", 10 + n, 64 * x + 32, 64 * y + 32, place=n) for n, (x, y) in enumerate(cells, 1)]
    values: dict[str, object] = {"game": "racetrack", "title": "T"}
    ours, *theirs = both_ways(
        MapText(WIDE, objects, values, attributes={"tilewidth": 64, "tileheight": 64}), root, "circuit"
    )
    assert ours.findings == ()
    assert ours.track is not None
    assert ours.track.starts == tuple(cells)
    assert len(ours.track.checkpoints) == 1
    assert [seen(each) for each in theirs] == [seen(ours)] * 2


def test_templates_of_a_loop(root: Path) -> None:
    joined = {
        "link": polyline("Link", at(2, 4), at(3, 6), number=70),
        "unlink": polyline("Unlink", at(2, 9), at(3, 10), number=71),
    }
    plain = loop(joined, title="T")
    made = loop(joined, title="T")
    made.objects = [re.sub(r'type="(\w+)"', r'template="../templates/\1.tx"', each, count=1) for each in made.objects]
    wanted = read_map(plain.save(root / "racetrack", "plain.tmx"))
    assert wanted.loop is not None
    assert [seen(each) for each in both_ways(made, root, "made")] == [seen(wanted)] * 3


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_a_template_lends_what_tiled_lends(path: Path, root: Path) -> None:
    text = oval(objects=[from_template(path.stem, 1, 16, 16)])
    both_ways(text, root, path.stem)

    def objects(name: str) -> list[MapObject]:
        file = root / "racetrack" / name
        findings, sources = Findings(name), Sources(file)
        tiled = read_tiled_map(sources.read_map(file), file, sources, findings)
        assert tiled is not None
        assert findings.as_tuple() == ()
        return list(tiled.objects())

    ours = objects(f"{path.stem}.tmx")
    assert [each.kind for each in ours] == [path.stem]
    assert objects(f"again_{path.stem}.tmx") == ours
    assert objects(f"detached_{path.stem}.tmx") == ours
