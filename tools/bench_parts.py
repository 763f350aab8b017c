"""All parts of the bench: what the program costs, each figure beside what it is held against."""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from typing import Final

import bench_levels
import bench_loonacy
import bench_loonacy_levels
import bench_loops
import bench_lucky
import bench_presses
import bench_read
import bench_reload
import bench_rules
import bench_thought
import bench_window

Part = Callable[[bool], Iterator[str]]
"""Told whether to be quick; gives lines as soon as it knows them."""

PARTS: Final[dict[str, Part]] = {
    "transitions": bench_rules.transitions,
    "solve": bench_rules.solving,
    "read": bench_read.reading,
    "reload": bench_reload.reloads,
    "start": bench_window.first_picture,
    "frames": bench_window.frames,
    "optimum": bench_levels.against_the_optimum,
    "levels": bench_levels.levels,
    "loop": bench_loops.races,
    "loop-levels": bench_loops.levels,
    "loonacy": bench_loonacy.rounds,
    "loonacy-levels": bench_loonacy_levels.levels,
    "loonacy-pace": bench_loonacy_levels.pace,
    "presses": bench_presses.presses,
    "flights": bench_lucky.flights,
    "lucky-levels": bench_lucky.levels,
    "loop-think": bench_thought.thought,
}
"""By name, in the order in which they run; a new part needs a function in a module of its own and an entry here."""


def main() -> None:
    """Run the parts that are named, or all."""
    parser = ArgumentParser(prog="bench.py", description="Measure the program. Figures are told, never judged.")
    parser.add_argument("parts", metavar="PART", nargs="*", help=f"all without, else some of {', '.join(PARTS)}")
    parser.add_argument("--quick", action="store_true", help="a short run with rough figures")
    arguments = parser.parse_args()
    if unknown := [name for name in arguments.parts if name not in PARTS]:
        parser.error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
    for name in arguments.parts or PARTS:
        print(f"== {name}", flush=True)
        for line in PARTS[name](arguments.quick):
            print(line, flush=True)


if __name__ == "__main__":
    main()
