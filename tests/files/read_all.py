"""A program for tests: reads every file of a folder as the game would, under limits, and tells how each went.

One line of JSON a file on standard output: `name`, `outcome` (`good`, `findings`, or a traceback), `lines`
(the findings), `seconds` of processor time; a last one with the process's greatest `mebibytes`.
"""

import json
import resource
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from game.files.decks import read_racetrack_figures
from game.files.finding import Finding, UnusableFile
from game.files.records import read_record
from game.files.settings import load_settings
from game.files.tiled import read_map

MEBIBYTE = 1024 * 1024
ADDRESS_SPACE = 1024 * MEBIBYTE
PROCESSOR_SECONDS = 120


def _map(path: Path) -> tuple[Finding, ...]:
    return read_map(path).findings


def _settings(path: Path) -> tuple[Finding, ...]:
    return load_settings(path).findings


def _deck(path: Path) -> tuple[Finding, ...]:
    try:
        read_racetrack_figures(path)
    except UnusableFile as fault:
        return fault.findings
    return ()


def _record(path: Path) -> tuple[Finding, ...]:
    try:
        read_record(path)
    except UnusableFile as fault:
        return fault.findings
    return ()


READERS: dict[str, Callable[[Path], tuple[Finding, ...]]] = {
    ".tmx": _map,
    ".json": _settings,
    ".yaml": _deck,
    ".jsonl": _record,
}


def main(folder: Path) -> None:
    """Read all, in the order of their names."""
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_SPACE, ADDRESS_SPACE))
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))
    for path in sorted(folder.iterdir()):
        reader = READERS.get(path.suffix)
        if reader is None:
            continue
        began = time.process_time()
        lines: list[str] = []
        try:
            lines = [finding.line() for finding in reader(path)]
            outcome = "findings" if lines else "good"
        except Exception:  # noqa: BLE001 - whatever it is, it is what the test must tell
            outcome = traceback.format_exc()
        seconds = time.process_time() - began
        print(json.dumps({"name": path.name, "outcome": outcome, "lines": lines, "seconds": seconds}), flush=True)
    print(json.dumps({"mebibytes": _greatest_memory() // 1024}))


def _greatest_memory() -> int:
    """The most kibibytes that this program held. Resource usage would count its parent's, from before it was run."""
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


if __name__ == "__main__":
    main(Path(sys.argv[1]))
