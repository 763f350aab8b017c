"""Three hundred broken files, and some made to do harm: each gives findings or loads, soon, in little memory."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.core.match import Entry, Played, SeatChanged, Undone
from game.core.record import Header, SeatLine, write_entry, write_header
from game.files.paths import assets
from game.files.settings import Settings, save_settings
from tests.files.fuzz import broken, hostile_maps, whole_maps, write_company

pytest.importorskip("resource", reason="limits of memory and time are set as POSIX has them")

MAPS, OTHERS = 150, 50
MOST_SECONDS = 2.0
MOST_MEBIBYTES = 300
ROOT = Path(__file__).parents[2]


def read_all(folder: Path) -> tuple[dict[str, dict[str, Any]], int]:
    """What the child process told of each file, and the most memory that it took."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.files.read_all", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert told.returncode == 0, told.stderr[-2000:]
    assert told.stderr == ""
    *files, last = [json.loads(line) for line in told.stdout.splitlines()]
    return {each["name"]: each for each in files}, last["mebibytes"]


def check(files: dict[str, dict[str, Any]], mebibytes: int, folder: Path) -> None:
    """No file broke the program, none took long, and no finding tells where the folder lies."""
    for name, each in files.items():
        assert each["outcome"] in ("good", "findings"), f"{name}: {each['outcome']}"
        assert each["seconds"] < MOST_SECONDS, f"{name} took {each['seconds']} s"
        for line in each["lines"]:
            assert str(folder) not in line
            assert line.isprintable()
            assert len(line) < 500
            assert "memory" not in line
    assert mebibytes < MOST_MEBIBYTES


def record() -> bytes:
    """A short record of a race."""
    seats = (SeatLine("Zoë", "human"), SeatLine("Bo", "hard"))
    header = Header("racetrack", 1, 7, seats, {"laps": 2}, "the board", "oval.tmx")
    entries: tuple[Entry, ...] = (
        Played(0, 0, "steer dx=1 dy=0", "0011223344556677"),
        SeatChanged(1, "Mö", "human"),
        Played(9, 1, "steer dx=0 dy=0", "8899aabbccddeeff"),
        Undone("0011223344556677"),
    )
    return "".join(line + "\n" for line in (write_header(header), *map(write_entry, entries))).encode()


def test_three_hundred_broken_files(tmp_path: Path) -> None:
    write_company(tmp_path)
    maps = whole_maps()
    for seed in range(MAPS):
        (tmp_path / f"{seed:03}.tmx").write_bytes(broken(maps[seed % len(maps)], seed))
    save_settings(tmp_path / "whole.json", Settings())
    settings = (tmp_path / "whole.json").read_bytes()
    deck = (assets() / "cards" / "racetrack.yaml").read_bytes()
    for seed in range(OTHERS):
        (tmp_path / f"{seed:03}.json").write_bytes(broken(settings, 1000 + seed))
        (tmp_path / f"{seed:03}.yaml").write_bytes(broken(deck, 2000 + seed))
        (tmp_path / f"{seed:03}.jsonl").write_bytes(broken(record(), 3000 + seed))
    files, mebibytes = read_all(tmp_path)
    assert len(files) == MAPS + 3 * OTHERS + 1
    check(files, mebibytes, tmp_path)
    outcomes = [each["outcome"] for each in files.values()]
    assert outcomes.count("findings") > 150
    assert outcomes.count("good") > 5


def test_maps_made_to_do_harm(tmp_path: Path) -> None:
    folder = tmp_path / "maps"
    folder.mkdir()
    write_company(folder)
    maps = hostile_maps(folder)
    for name, content in maps.items():
        (folder / f"{name}.tmx").write_bytes(content)
    files, mebibytes = read_all(folder)
    assert len(files) == len(maps)
    check(files, mebibytes, tmp_path)
    harmless = {"utf-16", "tiles of one pixel", "a long animation shown often", "the largest loop"}
    assert {name for name in maps if files[f"{name}.tmx"]["outcome"] == "good"} == harmless
    assert "root:" not in json.dumps(files)


def test_deep_decks_settings_and_records(tmp_path: Path) -> None:
    deep = "[" * 100_000 + "]" * 100_000
    (tmp_path / "deep.json").write_text('{"seats": ' + deep + "}")
    (tmp_path / "deep.yaml").write_text("a: " + deep[:50_000])
    (tmp_path / "deep.jsonl").write_text(write_header(Header("racetrack", 1, 7, (), {}, "b", "o")) + f"\n{deep}\n")
    (tmp_path / "bomb.yaml").write_text(
        "a: &a [x, x, x, x, x, x, x, x, x]\n"
        + "".join(f"{chr(98 + n)}: &{chr(98 + n)} [{', '.join([f'*{chr(97 + n)}'] * 9)}]\n" for n in range(9))
    )
    (tmp_path / "digits.json").write_text('{"volume": ' + "9" * 1_000_000 + "}")
    (tmp_path / "zeros.jsonl").write_bytes(bytes(1 << 20))
    files, mebibytes = read_all(tmp_path)
    check(files, mebibytes, tmp_path)
    assert {each["outcome"] for each in files.values()} == {"findings"}
