"""Run as a program with a folder: races there by presses, says how far it came, and is killed in the middle of it."""

import os
import signal
import sys
from pathlib import Path

from game.ui.press import CLUSTERS, Button
from tests.pilot import flying
from tests.scenes.test_race import QUICK, SMALL, start, to_lobby

MOVES = 4


def main(folder: Path) -> None:
    """Nothing is closed or said good-bye to."""
    with flying(folder, SMALL, QUICK) as pilot:
        to_lobby(pilot)
        pilot.push(CLUSTERS[0], Button.CONFIRM)
        pilot.push(CLUSTERS[1], Button.CONFIRM)
        start(pilot, CLUSTERS[1])
        pilot.drive(MOVES)
        print(pilot.table.match.number, pilot.table.match.digest(), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
