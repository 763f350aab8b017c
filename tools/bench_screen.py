"""Screens for the bench: SDL's dummy driver, and a virtual X server where there is one."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


def dummy_screen() -> dict[str, str]:
    """What to add to the environment of a program so that it draws for nobody."""
    return {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


@contextmanager
def virtual_screen(width: int = 1920, height: int = 1080) -> Iterator[dict[str, str] | None]:
    """What to add to the environment of a program so that it draws on a virtual X server; None without Xvfb."""
    program = shutil.which("Xvfb")
    if program is None:
        yield None
        return
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [program, "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            display = told.readline().strip()
        # Accelerated, a flip on a virtual server copies through a renderer that nobody has there.
        yield {
            "DISPLAY": f":{display}",
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }
    finally:
        server.terminate()
        server.wait()
