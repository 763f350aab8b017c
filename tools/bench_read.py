"""The bench of reading: the largest map with two tile layers, in time and in memory of a process of its own."""

import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from game.files.finding import has_errors
from game.files.tiled import read_map

SIDE: Final = 512
READINGS: Final = 5
GOAL: Final = "under 1 s and 300 MiB"


def reading(is_quick: bool) -> Iterator[str]:
    """Seconds and memory of reading and checking the largest map there may be, each in a fresh process."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "large.tmx"
        path.write_text(_large_map(), encoding="utf-8")
        figures = []
        for _ in range(1 if is_quick else READINGS):
            with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as one:
                figures.append(one.submit(_read, path).result())
    seconds, own_seconds, mebibytes = (median(each) for each in zip(*figures, strict=True))
    yield (
        f"{SIDE} x {SIDE} cells, two layers of CSV: read in {seconds:.2f} s ({own_seconds:.2f} s of processor time),"
        f" {mebibytes:.0f} MiB with the whole program ({GOAL})"
    )


def _read(path: Path) -> tuple[float, float, float]:
    wall, own = time.perf_counter(), time.process_time()
    loaded = read_map(path)
    figures = time.perf_counter() - wall, time.process_time() - own
    if has_errors(loaded.findings):
        raise ValueError(loaded.findings[0].line())
    return *figures, _mebibytes()


def _mebibytes() -> float:
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # not on Windows
        return float("nan")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _large_map() -> str:
    """A ring of road as wide as half the map, and a layer over it that repeats it."""
    low, high = SIDE // 4, SIDE - SIDE // 4
    inside = range(low, high)
    cells = ",".join(
        "2" if (x in inside and y in inside) or {x, y} & {0, SIDE - 1} else "1"
        for y in range(SIDE)
        for x in range(SIDE)
    )
    size = f'width="{SIDE}" height="{SIDE}"'
    layers = "".join(f'<layer name="{name}" {size}><data encoding="csv">{cells}</data></layer>' for name in "ab")
    middle = SIDE // 2 * 16
    starts = "".join(
        f'<object id="{place}" type="Start" x="{middle - 8}" y="{16 * place + 8}"><properties>'
        f'<property name="place" type="int" value="{place}"/></properties><point/></object>'
        for place in range(1, 7)
    )
    line = f'<polyline points="0,0 0,{16 * (low - 1)}"/>'
    return (
        f'<map orientation="orthogonal" {size} tilewidth="16" tileheight="16">'
        '<properties><property name="game" value="racetrack"/></properties>'
        '<tileset firstgid="1" name="g" tilewidth="16" tileheight="16" tilecount="2" columns="0">'
        '<tile id="0" type="Road"/><tile id="1" type="Wall"/></tileset>'
        f'{layers}<objectgroup name="gates"><object id="9" type="Finish" x="{middle}" y="16">{line}</object>{starts}'
        "</objectgroup></map>"
    )
