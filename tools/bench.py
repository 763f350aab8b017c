"""Measure the program in its own environment; the arguments are those of bench_parts."""

import subprocess
import sys
from pathlib import Path

import environment


def main() -> None:
    """Run the bench and exit with its code."""
    python, variables = environment.ready(environment.PLAY)
    parts = Path(__file__).resolve().with_name("bench_parts.py")
    sys.exit(subprocess.call([python, str(parts), *sys.argv[1:]], env=variables))


if __name__ == "__main__":
    main()
