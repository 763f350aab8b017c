"""Through a real window: keys pressed by another program arrive, and full screen comes and goes."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import pytest

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
from game.ui.app import App
from game.ui.press import Button
from game.ui.scene import Scene

class Told(Scene):
    frames = 0
    def press(self, press):
        if press.is_down:
            print(press.device.name, press.button.value, flush=True)
            if press.button is Button.PAUSE:
                self.app.quit()
    def resized(self):
        print(*self.app.surface.get_size(), self.app.window_place.is_full_screen, flush=True)
    def update(self, ms):
        self.frames += 1
        if self.frames == 3:
            print("ready", flush=True)

app = App("looptable test")
app.run(Told())
app.close()
"""


@contextmanager
def display() -> Iterator[dict[str, str]]:
    """An X server of our own; yields the environment for programs on it."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        number = server.stdout.readline().strip()
        try:
            yield {
                "DISPLAY": f":{number}",
                "PATH": "/usr/bin:/bin",
                "SDL_VIDEODRIVER": "x11",
                "SDL_AUDIODRIVER": "dummy",
                "SDL_FRAMEBUFFER_ACCELERATION": "0",
                "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            }
        finally:
            server.terminate()


@pytest.mark.window
def test_keys_of_another_program_arrive_and_f11_fills_the_screen() -> None:
    with display() as environment:
        command = [sys.executable, "-c", PROGRAM]
        with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as program:
            assert program.stdout is not None
            # A lost key must fail the test, not keep it waiting for a line that never comes.
            watchdog = Timer(20, program.kill)
            watchdog.start()
            try:
                assert program.stdout.readline() == "ready\n"
                for key, words in (
                    ("w", "wasd up"),
                    ("Return", "arrows confirm"),
                    ("KP_5", "numpad aim"),
                    ("F11", "1600 900 True"),
                    ("Escape", "menu pause"),
                ):
                    subprocess.run(["xdotool", "key", key], env=environment, check=True, timeout=10)
                    assert program.stdout.readline() == f"{words}\n"
                assert program.wait(timeout=10) == 0
            finally:
                watchdog.cancel()
                program.kill()
