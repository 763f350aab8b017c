"""The bench of the window: time to the first picture, and what a frame takes, each in a process of its own."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from typing import Final

from bench_screen import dummy_screen, virtual_screen

from game.files.maps import GAMES

LUCKY: Final = "lucky-loop"

ROOT: Final = Path(__file__).resolve().parents[1]
ROUNDS: Final = 9

BARE: Final = """
import os, pygame
pygame.display.init()
pygame.font.init()
screen = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
screen.blit(pygame.font.Font(None, 48).render("Hello", True, "white"), (40, 40))
pygame.display.flip()
os._exit(0)
"""

GAME: Final = """
import os, pygame
flip = pygame.display.flip
def shown():
    flip()
    os._exit(0)
pygame.display.flip = shown
from game.cli import run
run(["--size", "1280x720"])
os._exit(1)
"""
"""The whole program as a player starts it, until its first picture has been shown."""

FRAMES: Final = """
import sys
import bench_frames
print(bench_frames.measure(int(sys.argv[1]), game=sys.argv[2]).line())
"""


def first_picture(is_quick: bool) -> Iterator[str]:
    """Both programs in turn, each as often, under the dummy driver and on a virtual screen."""
    rounds = 3 if is_quick else ROUNDS
    yield _compared("dummy driver", dummy_screen(), rounds)
    with virtual_screen() as screen:
        yield "no Xvfb here" if screen is None else _compared("Xvfb", screen, rounds)


def frames(is_quick: bool) -> Iterator[str]:
    """Watching six bots race, under the dummy driver and on a virtual screen."""
    count = 600 if is_quick else 3000
    for game in (*GAMES, LUCKY):
        line = _frame_line(dummy_screen(), count, game)
        yield f"{game}, dummy driver (median below 2.5 ms, 99th percentile below 8 ms): {line}"
        with virtual_screen() as screen:
            yield "no Xvfb here" if screen is None else f"{game}, Xvfb: {_frame_line(screen, count, game)}"


def _frame_line(screen: Mapping[str, str], count: int, game: str) -> str:
    environment = {**os.environ, **screen, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", FRAMES, str(count), game],
        cwd=Path(__file__).parent,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


def _compared(name: str, screen: Mapping[str, str], rounds: int) -> str:
    bare, game = [], []
    with tempfile.TemporaryDirectory() as home:
        for _ in range(rounds + 1):
            bare.append(_seconds(BARE, screen, home))
            game.append(_seconds(GAME, screen, home))
    # The first round reads the files into the system's memory.
    ratio = median(seconds / other for seconds, other in zip(game[1:], bare[1:], strict=True))
    return (
        f"{name}: first picture after {median(game[1:]) * 1000:.0f} ms, a bare pygame program's first line of text"
        f" after {median(bare[1:]) * 1000:.0f} ms: {ratio:.2f} times as long (most 3)"
    )


def _seconds(program: str, screen: Mapping[str, str], home: str) -> float:
    environment = {**os.environ, **screen, "LOOPTABLE_HOME": home, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment, check=True)
    return time.perf_counter() - began
