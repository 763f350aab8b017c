"""A pilot for whole-app tests: presses keys, pads and the mouse as a person would, and never looks at a clock."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from game.core.bots import Bot
from game.core.chance import Chance
from game.crew import Crew
from game.files.paths import Home
from game.files.settings import Settings, save_settings
from game.scenes.application import Launch, first_scene, open_stage
from game.tables.racetrack.pickers import Aiming
from game.tables.racetrack.picture import RacetrackPicture
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.bindings import AIM_KEYS
from game.ui.menu import Menu
from game.ui.press import Button, Device
from game.ui.scene import Scene
from tests.pads import VirtualPad

FRAME_MS = 50
_PATIENCE = 60
"""After so many frames without a choice a person presses on."""


class Pilot:
    """Sits at an app that has no screen. `step` is one frame; every press is followed by one."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.app = stage.app
        self.presses = 0
        """How many buttons and clicks so far."""
        self.pads: dict[str, VirtualPad] = {}
        self._bots: dict[int, Bot[Any, Any]] = {}

    @property
    def top(self) -> Scene | None:
        """The scene that has the input."""
        return self.app.top

    @property
    def table(self) -> TableScene:
        """The table that is on top."""
        assert isinstance(self.top, TableScene), f"{type(self.top).__name__} is on top"
        return self.top

    def sees(self, kind: type[Scene]) -> bool:
        """Whether a scene of this kind is on top."""
        return isinstance(self.top, kind)

    # --- what a person does ---

    def step(self, frames: int = 1) -> None:
        """Let frames go by."""
        for _ in range(frames):
            if self.app.scenes:
                self.app.step(FRAME_MS)

    def until(self, is_so: Callable[[], bool], frames: int = 400) -> None:
        """Let frames go by until something is so."""
        for _ in range(frames):
            if is_so():
                return
            self.step()
        raise AssertionError(f"never came about; {type(self.top).__name__} is on top")

    def key(self, *scancodes: int) -> None:
        """Type keys, one after the other."""
        for code in scancodes:
            self.presses += 1
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=0, scancode=code, mod=0, unicode=""))
            self.step()

    def pad(self, pad: VirtualPad, *buttons: int) -> None:
        """Push buttons of a pad, one after the other."""
        for button in buttons:
            self.presses += 1
            pad.press(button)
            self.step()

    def plug(self, name: str) -> VirtualPad:
        """Plug a pad in and let the app notice."""
        pad = VirtualPad(name)
        self.step()
        self.pads[pad.device_id] = pad
        return pad

    def unplug_all(self) -> None:
        """Leave no pad behind for the next test."""
        for pad in self.pads.values():
            if pad.is_plugged:
                pad.unplug()

    def move_mouse(self, at: tuple[int, int]) -> None:
        """Move the mouse there."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.step()

    def click(self, at: tuple[int, int], button: int = 1) -> None:
        """Move the mouse there and click."""
        self.move_mouse(at)
        self.presses += 1
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=button))
        self.step()

    def push(self, device: Device, button: Button) -> None:
        """Press a button of a device, whatever key or pad button it is bound to."""
        code = self.app.inputs.bindings.code(device, button)
        assert code is not None, f"{device.id} has no {button.value}"
        if device.is_pad:
            self.pad(self.pads[device.id], code)
        else:
            self.key(code)

    # --- racing ---

    def choose(self, row: str, device: Device) -> None:
        """Go through the menu on top to a row that begins with some words, and confirm it."""
        menu: Menu = getattr(self.top, "menu")  # noqa: B009 - scenes with a menu share no class with those without
        labels = [item.label for item in menu.items]
        index = next((number for number, label in enumerate(labels) if label.startswith(row)), None)
        assert index is not None, f'no row "{row}" among {labels}'
        goal = divmod(index, menu.columns)
        for _ in labels:
            if menu.focus // menu.columns != goal[0]:
                self.push(device, Button.DOWN)
        for _ in range(menu.columns):
            if menu.focus % menu.columns != goal[1]:
                self.push(device, Button.RIGHT)
        assert menu.focus == index, f'the focus is on "{menu.focused.label}"'
        self.push(device, Button.CONFIRM)

    @property
    def aiming(self) -> Aiming | None:
        """The choice that is on the race table, if any."""
        picture = self.table.picture
        assert isinstance(picture, RacetrackPicture), "only races are driven"
        return picture.aiming

    def drive(self, moves: int = 1_000_000) -> int:
        """Drive all people's cars as an expert would, with presses, until so many moves are made or it is over."""
        table = self.table
        made = idle = 0
        for _ in range(1500):
            if table.match.outcome() is not None or made >= moves or not self.sees(TableScene):
                return made
            seat = next(iter(table.match.to_act()), None)
            aiming = self.aiming
            if seat is None or table.seats[seat].is_bot or aiming is None or aiming.seat != seat:
                self.step()
                idle += 1
                if idle % _PATIENCE == 0:  # a photograph is looked at until somebody presses
                    self.key(pygame.KSCAN_RETURN)
                continue
            idle = 0
            before = table.match.number
            self._steer(table, seat)
            made += table.match.number > before
        raise AssertionError("the race never ends")

    def _go_on_from_photo(self, table: TableScene) -> None:
        picture = table.picture
        if isinstance(picture, RacetrackPicture) and picture.is_finish_judged and table.persons:
            self.push(self.stage.chairs.device_of(table.persons[0]) or self.app.inputs.devices[1], Button.CONFIRM)

    def _steer(self, table: TableScene, seat: int) -> None:
        device = self.stage.chairs.device_of(seat) or self.app.inputs.devices[1]
        wanted = self._wanted(table, seat)
        for _ in range(4):
            aiming = self.aiming
            if aiming is None or aiming.option.move == wanted:
                break
            if device.id == "keys:numpad":  # its keys aim at once
                self.key(next(code for code, aim in AIM_KEYS.items() if aim == (wanted.dx, wanted.dy)))
                continue
            at: Any = aiming.option.move
            across, down = wanted.dx - at.dx, wanted.dy - at.dy
            if across:
                self.push(device, Button.RIGHT if across > 0 else Button.LEFT)
            if down:
                self.push(device, Button.DOWN if down > 0 else Button.UP)
        self.push(device, Button.CONFIRM)

    def _wanted(self, table: TableScene, seat: int) -> Any:
        key = id(table)
        if key not in self._bots:
            rules = table.game.make_rules(table.header.board, table.header.options, len(table.header.seats))
            self._bots[key] = table.game.make_bot(rules, "expert", self.stage.figures, None)
        match = table.match
        return self._bots[key].choose(match.view(seat), match.moves(seat), Chance(1, match.number)).move


@contextmanager
def flying(
    folder: Path,
    size: tuple[int, int] = (1280, 720),
    settings: Settings | None = None,
    scenes: Sequence[Callable[[Stage], Scene]] = (first_scene,),
) -> Iterator[Pilot]:
    """A pilot at the title, or at other scenes; the worker works in this process, so that all is the same each time."""
    home = Home.at(folder / "home")
    if settings is not None:
        save_settings(home.settings, settings)
    stage = open_stage(Launch(home, size), make_crew=Crew.local)
    pilot = Pilot(stage)
    try:
        for make in scenes:
            stage.app.push(make(stage))
        pilot.step()
        yield pilot
    finally:
        pilot.unplug_all()
        stage.close()
        stage.app.close()
