"""The bench of presses: keys pressed by this process in another's window, and when they acted in its match."""

import ctypes
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from bench_screen import virtual_screen

PRESSES: Final = 1000
_LEFT_RIGHT: Final = (0xFF51, 0xFF53)
_HELD_S: Final = 0.012
_LONGEST_S: Final = 90.0


def presses(is_quick: bool) -> Iterator[str]:
    """Real key presses at a table in real time, five seats, four of them throwing all the time, 1920 x 1080."""
    count = PRESSES // 5 if is_quick else PRESSES
    with virtual_screen() as screen:
        if screen is None:
            yield "no Xvfb here"
            return
        try:
            yield from _measured(count, screen)
        except OSError as wrong:
            yield f"no key can be pressed here: {wrong}"


def _measured(count: int, screen: Mapping[str, str]) -> Iterator[str]:
    program = Path(__file__).with_name("bench_live.py")
    environment = {
        **os.environ, **screen, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONPATH": str(program.parents[1]),
    }  # fmt: skip
    keys = _Keys(screen["DISPLAY"])
    command = [sys.executable, str(program), str(count), str(_LONGEST_S)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as table:
        assert table.stdout is not None
        assert table.stdout.readline().strip() == "ready", "the table never came"
        pressed = _press(keys, count)
        handed = [float(word) for word in table.stdout.readline().split()]
        frames = sorted(float(word) for word in table.stdout.readline().split())
        moves, in_air = table.stdout.readline().split()
    if len(handed) != count:
        yield f"only {len(handed)} of {count} presses came"
        return
    errors = sorted(abs(told - at) * 1000 for told, at in zip(handed, pressed, strict=True))
    yield (
        f"press to match clock (99 % within 2 ms): median {median(errors):.2f} ms, "
        f"99 % {errors[count * 99 // 100]:.2f} ms, worst {errors[-1]:.2f} ms ({count} presses)"
    )
    yield (
        f"frames meanwhile (median below 2.5 ms, 99th percentile below 8 ms), flip and waiting for the processor "
        f"included: median {median(frames):.2f} ms, 99th percentile {frames[len(frames) * 99 // 100]:.2f} ms, "
        f"slowest {frames[-1]:.2f} ms ({len(frames)} frames, {moves} moves, up to {in_air} cards in the air)"
    )


def _press(keys: "_Keys", count: int) -> list[float]:
    luck = Random(5)  # noqa: S311  # moments, not secrets
    pressed = []
    for number in range(count):
        time.sleep(0.03 + luck.random() * 0.03)
        key = _LEFT_RIGHT[number % 2]
        pressed.append(time.perf_counter())
        keys.push(key, is_down=True)
        time.sleep(_HELD_S)
        keys.push(key, is_down=False)
    return pressed


class _Keys:
    """The keyboard of an X server, pressed by the extension that is made for tests. Raises OSError without it."""

    def __init__(self, display: str) -> None:
        self._x, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        opened = self._x.XOpenDisplay(display.encode())
        if not opened:
            raise OSError(f"the X server {display} does not answer")
        self._display = ctypes.c_void_p(opened)

    def push(self, key: int, *, is_down: bool) -> None:
        """Press or release a key by its symbol."""
        code = self._x.XKeysymToKeycode(self._display, ctypes.c_ulong(key))
        self._test.XTestFakeKeyEvent(self._display, code, int(is_down), ctypes.c_ulong(0))
        self._x.XFlush(self._display)
