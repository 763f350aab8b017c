"""The window, its frames and the stack of scenes in it."""

import os
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import pygame

from game.ui import draw, svg, text
from game.ui.bindings import Bindings
from game.ui.inputs import Found, Input, Inputs, Lost, Typed
from game.ui.press import CLUSTERS, MOUSE, Act, Device, Pointer, Press
from game.ui.scene import Scene
from game.ui.sound import Sound
from game.ui.theme import HOUSE, Look, Metrics, high_contrast

FRAME_S: Final = 1 / 60
_SMALLEST_WINDOW: Final = (640, 360)
_REACHABLE: Final = 100
"""So much of a window, in pixels, must lie on the desktop if people are to find and drag it."""
_BLIND_DRIVERS: Final = ("dummy", "offscreen")
_ICON_SIZE: Final = 128
_POLL_S: Final = 0.004
_REALTIME_POLL_S: Final = 0.0006
_LISTEN_S: Final = 0.0004
_LONGEST_FRAME_MS: Final = 250
"""After a hitch (a moved window, a suspended machine) time goes on by at most this."""


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Where the window stands: size and place (None: the desktop chooses) while it is not full screen."""

    size: tuple[int, int] = (1280, 720)
    at: tuple[int, int] | None = None
    is_full_screen: bool = False


class App:
    """One window and a stack of scenes. Only the top scene gets input and time.

    Errors of scenes are not caught: they end `run`, and the caller reports them.
    """

    def __init__(
        self,
        title: str,
        window: WindowPlace | None = None,
        *,
        icon: Path | None = None,
        sound: Sound | None = None,
        bindings: Bindings | None = None,
        text_scale: float = 1.0,
        is_contrast_high: bool = False,
        is_motion_reduced: bool = False,
    ) -> None:
        if sys.platform == "win32":
            os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        self._window = window or WindowPlace()
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption(title)
        self.surface = self._open_window()
        pygame.key.stop_text_input()
        self.inputs = Inputs(bindings)
        self.sound = sound or Sound()
        metrics = Metrics(self.surface.get_size(), text_scale)
        mood = high_contrast(HOUSE) if is_contrast_high else HOUSE
        self.look = Look(mood, metrics, is_motion_reduced, is_contrast_high)
        """Colours and lengths for everything drawn; `set_look` changes it."""
        self.scenes: list[Scene] = []
        self.started = time.perf_counter()
        """When the app's clock began, in seconds of the system's steady clock."""
        self._frames = 0
        self._stepped_ms: int | None = None
        self._heard: list[tuple[int, list[pygame.Event]]] = []
        self._listened = self.started
        self._icon = icon
        self._is_mouse_shown = True
        self.last_device: Device = CLUSTERS[1]
        """What somebody pressed a button of last: a new page shows its glyphs."""
        self.on_frame: Callable[[float], None] | None = None
        """Told after each frame of `run` how many seconds it took to update and draw; for measurements."""

    # --- the stack ---

    @property
    def top(self) -> Scene | None:
        """The scene that has the input."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.scenes:
            self.scenes[-1].cover()
        self._add(scene)

    def pop(self) -> None:
        """Take the top scene off; the app ends with the last one."""
        self._remove()
        if self.scenes:
            self.scenes[-1].uncover()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self._remove()
        self._add(scene)

    def reset(self, scene: Scene) -> None:
        """Take all scenes off and begin with this one."""
        while self.scenes:
            self._remove()
        self._add(scene)

    def quit(self) -> None:
        """Take all scenes off: `run` ends after this frame."""
        while self.scenes:
            self._remove()

    def _add(self, scene: Scene) -> None:
        scene.app = self
        self.inputs.is_typing = False
        self.scenes.append(scene)
        scene.enter()

    def _remove(self) -> None:
        self.inputs.is_typing = False
        self.scenes.pop().leave()

    # --- time ---

    @property
    def now(self) -> int:
        """The app's clock in ms: real time while it runs, the sum of the steps when it is stepped."""
        if self._stepped_ms is not None:
            return self._stepped_ms
        return self._ms(time.perf_counter())

    def _ms(self, moment: float) -> int:
        return round((moment - self.started) * 1000)

    def run(self, scene: Scene) -> None:
        """Show a scene and go on until the stack is empty."""
        self.push(scene)
        last = time.perf_counter()
        deadline = last
        while self.scenes:
            self.poll()
            begun = time.perf_counter()
            self._frame(min(round((begun - last) * 1000), _LONGEST_FRAME_MS))
            last = begun
            if self.on_frame is not None:
                self.on_frame(time.perf_counter() - begun)
            if self._frames == 1:
                self._start_slow_parts()
            deadline = max(deadline + FRAME_S, time.perf_counter() - FRAME_S)
            self._wait(deadline)

    def step(self, ms: int = 16) -> None:
        """One frame of `ms`, without looking at a clock: read events, update, draw. For tests and pictures."""
        self._stepped_ms = (self._stepped_ms or 0) + ms
        if self._frames == 0:
            self._start_slow_parts()
        self.poll()
        self._frame(ms)

    def listen(self) -> None:
        """Note waiting input with its time; `poll` tells it. Long drawing calls this between its parts.

        To look costs as much as to draw a card, so whoever asks again at once is not heard.
        """
        if self._stepped_ms is not None or time.perf_counter() - self._listened >= _LISTEN_S:
            self._note()

    def _note(self) -> None:
        """Input came at some time since the last look; the middle is off by half of that at most."""
        before, self._listened = self._listened, time.perf_counter()
        events = pygame.event.get()
        if events:
            middle = (before + self._listened) / 2
            self._heard.append((self.now if self._stepped_ms is not None else self._ms(middle), events))

    def poll(self) -> None:
        """Read all waiting input and give it to the top scene, each with the best guess of when it came."""
        self._note()
        heard, self._heard = self._heard, []
        for at, events in heard or [(self.now, [])]:
            ours = [event for event in events if not self._keep(event)]
            for news in self.inputs.read(ours, at):
                self._tell(news)

    def _frame(self, ms: int) -> None:
        if self.scenes:
            self.scenes[-1].update(ms)
            self.listen()
        if self.scenes:
            self.draw()
            self.listen()
            pygame.display.flip()
            self.listen()
            self._frames += 1

    def _start_slow_parts(self) -> None:
        """What the first picture did not have to wait for."""
        self.inputs.start_pads()
        self.sound.open()
        if self._icon is not None:
            pygame.display.set_icon(svg.picture(self._icon, _ICON_SIZE, _ICON_SIZE))

    def draw(self) -> None:
        """Paint the scenes, from the topmost one that hides what is below."""
        lowest = len(self.scenes) - 1
        while lowest > 0 and self.scenes[lowest].is_overlay:
            lowest -= 1
        for scene in self.scenes[lowest:]:
            scene.draw(self.surface)

    def _wait(self, deadline: float) -> None:
        """Sleep until the deadline, reading input meanwhile so that presses carry their true time."""
        while self.scenes:
            left = deadline - time.perf_counter()
            if left <= 0:
                return
            time.sleep(min(left, _REALTIME_POLL_S if self.scenes[-1].realtime else _POLL_S))
            self.poll()

    def close(self) -> None:
        """Close window, pads and sound."""
        self.quit()
        self.inputs.stop()
        self.sound.close()
        text.forget_fonts()
        pygame.quit()

    # --- the window ---

    @property
    def window_place(self) -> WindowPlace:
        """Where the window stands now, to be given to the next start."""
        if not self._window.is_full_screen:
            self._window = WindowPlace(self.surface.get_size(), _place())
        return self._window

    def set_full_screen(self, is_on: bool) -> None:
        """Go to full screen, or back to the window of before."""
        if is_on != self._window.is_full_screen:
            self._window = replace(self.window_place, is_full_screen=is_on)
            self.surface = self._open_window()
            self.set_look()

    def set_look(
        self,
        *,
        text_scale: float | None = None,
        is_contrast_high: bool | None = None,
        is_motion_reduced: bool | None = None,
    ) -> None:
        """Change the look; every scene on the stack is told to lay out again."""
        old = self.look
        is_high = old.is_contrast_high if is_contrast_high is None else is_contrast_high
        scale = old.metrics.text_scale if text_scale is None else text_scale
        self.look = Look(
            high_contrast(HOUSE) if is_high else HOUSE,
            Metrics(self.surface.get_size(), scale),
            old.is_motion_reduced if is_motion_reduced is None else is_motion_reduced,
            is_high,
        )
        draw.forget()
        for scene in self.scenes:
            scene.resized()

    def _open_window(self) -> pygame.Surface:
        if self._window.is_full_screen:
            return _set_mode(_desktop_size(), pygame.FULLSCREEN)
        place = fitted(self._window, _desktops())
        surface = _set_mode(place.size, pygame.RESIZABLE)
        if place.at is not None:
            pygame.display.set_window_position(place.at)
        return surface

    def _keep(self, event: pygame.Event) -> bool:
        """Deal with what concerns the app and no scene; True when that is all there is to it."""
        match event.type:
            case pygame.QUIT:
                self.quit()
            case pygame.VIDEORESIZE:
                surface = pygame.display.get_surface()
                if surface is not None:
                    self.surface = surface
                    self.set_look()
            case pygame.WINDOWFOCUSLOST:
                self.inputs.forget()
                if self.scenes:
                    self.scenes[-1].focus_lost()
            case pygame.DROPFILE:
                if self.scenes:
                    self.scenes[-1].file_dropped(event.file)
            case pygame.KEYDOWN if _is_full_screen_key(event):
                self.set_full_screen(not self._window.is_full_screen)
            case _:
                return False
        return True

    def _tell(self, news: Input) -> None:
        """Input goes to the top scene; what happens to devices concerns every scene, the top one first."""
        match news:
            case Found(device):
                for scene in reversed(self.scenes.copy()):
                    scene.device_found(device)
            case Lost(device):
                for scene in reversed(self.scenes.copy()):
                    scene.device_lost(device)
            case Press() if self.scenes:
                self.last_device = news.device
                self._show_mouse(False)
                self.scenes[-1].press(news)
            case Pointer() if self.scenes:
                self._show_mouse(True)
                if news.act is Act.DOWN:
                    self.last_device = MOUSE
                self.scenes[-1].pointer(news)
            case Typed(typed) if self.scenes:
                self.scenes[-1].typed(typed)

    def _show_mouse(self, is_shown: bool) -> None:
        """The arrow goes while people press buttons and comes back when the mouse moves."""
        if is_shown != self._is_mouse_shown:
            self._is_mouse_shown = is_shown
            pygame.mouse.set_visible(is_shown)

    @property
    def is_typing(self) -> bool:
        """Whether the keyboard writes (`Scene.typed`) instead of pressing buttons; off again with each new scene."""
        return self.inputs.is_typing

    @is_typing.setter
    def is_typing(self, is_on: bool) -> None:
        self.inputs.is_typing = is_on


def _is_full_screen_key(event: pygame.Event) -> bool:
    if event.key == pygame.K_F11:
        return True
    return bool(event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT)


def fitted(window: WindowPlace, desktops: Sequence[tuple[int, int]]) -> WindowPlace:
    """The window as it can be shown whole on desktops side by side: those it stood on may be gone or smaller now.

    Without desktops, where nobody looks, only the least size holds.
    """
    least_width, least_height = _SMALLEST_WINDOW
    width, height = max(window.size[0], least_width), max(window.size[1], least_height)
    if not desktops:
        return replace(window, size=(width, height))
    across, down = sum(wide for wide, _ in desktops), max(high for _, high in desktops)
    width = max(least_width, min(width, max(wide for wide, _ in desktops)))
    height = max(least_height, min(height, down))
    at = window.at
    if at is not None:
        is_reachable = 0 <= at[0] < across - _REACHABLE and 0 <= at[1] < down - _REACHABLE
        at = (max(0, min(at[0], across - width)), max(0, min(at[1], down - height))) if is_reachable else None
    return replace(window, size=(width, height), at=at)


def _desktops() -> list[tuple[int, int]]:
    """The sizes of the screens; none where SDL only pretends to have one."""
    return [] if pygame.display.get_driver() in _BLIND_DRIVERS else pygame.display.get_desktop_sizes()


def _set_mode(size: tuple[int, int], flags: int) -> pygame.Surface:
    """Open or change the window. A desktop that gives it another size is no reason for a warning: we ask for it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        return pygame.display.set_mode(size, flags)


def _desktop_size() -> tuple[int, int]:
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else (1920, 1080)


def _place() -> tuple[int, int] | None:
    x, y = pygame.display.get_window_position()
    return (x, y)
