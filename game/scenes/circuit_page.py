"""Build any circuit: a shuffled one from the track pieces, looked at, raced on, kept as a Tiled map."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from secrets import randbelow
from typing import Any, Final

import pygame

from game.crew import CrewError
from game.files.circuits import Workshop
from game.files.own_circuits import keep_own, keep_raced, save_circuit, shuffled_circuit
from game.files.paths import tracks
from game.games.racetrack.pieces import WIDTHS
from game.games.racetrack.shuffle import Length
from game.games.racetrack.solver import Progress
from game.scenes.page import Page
from game.scenes.race_tracks import Offered, RaceTracks, read_offered
from game.scenes.track_page import draw_track
from game.tables.stage import Stage
from game.ui import layout
from game.ui.items import Action, Choice, Slider
from game.ui.theme import Look

MOST_SEEDS: Final = 10_000
_LAPS: Final = {Length.SHORT: 3, Length.MEDIUM: 2, Length.LONG: 1}
_MIDDLE_WIDTH: Final = 2


class CircuitPage(Page):
    """The same number, length and width always give the same circuit. `choose` gets it to be raced on."""

    heading = "circuit.title"

    def __init__(
        self, stage: Stage, race_tracks: RaceTracks, facts: Callable[[Offered], list[str]],
        measure: Callable[[Offered], None], choose: Callable[[Offered], None], seed: int | None = None,
    ) -> None:  # fmt: skip
        super().__init__(stage)
        self._tracks = race_tracks
        self._facts = facts
        self._measure = measure
        self._choose = choose
        self._length = Length.SHORT
        self._width = WIDTHS[_MIDDLE_WIDTH]
        self._seed = randbelow(MOST_SEEDS) if seed is None else seed
        self.offered: Offered | None = None
        self._asked: Callable[..., Offered] | None = None
        """What has been asked for and has not come."""

    def enter(self) -> None:
        """Lay the first one."""
        self._lay()

    def uncover(self) -> None:
        """The builder may have had the worker meanwhile."""
        if self.offered is None:
            self._lay()

    def _build(self) -> None:
        focus = self.menu.focus if hasattr(self, "menu") else 0
        lengths = list(Length)
        widths = [self.words("circuit.width.value", n=width) for width in WIDTHS]
        items: list[Any] = [
            Action(self.words("circuit.shuffle"), self._shuffle, icon="skip"),
            Choice(
                self.words("circuit.length"),
                [self.words(f"circuit.length.{length.value}") for length in lengths],
                lengths.index(self._length),
                lambda index: self._set(lengths[index], self._width),
            ),
            Choice(
                self.words("circuit.width"), widths, WIDTHS.index(self._width),
                lambda index: self._set(self._length, WIDTHS[index]),
            ),
            Slider(
                self.words("circuit.number"), self._seed, 0, MOST_SEEDS - 1, 1, self._set_seed,
            ),
            race := Action(self.words("circuit.race"), self._race, icon="flag"),
            save := Action(self.words("circuit.save"), self._save, icon="tick"),
            Action(self.words("builder.door"), self._to_builder, icon="plus"),
            Action(self.words("page.back"), self.app.pop, icon="return"),
        ]  # fmt: skip
        if self.offered is None:
            race.reason = save.reason = self.words("circuit.laying")
        elif self.offered.is_own:
            save.reason = self.words("circuit.is_saved")
        self.menu = self.make_menu(items, self.app.pop)
        self.menu.focus = focus

    @property
    def title(self) -> str:
        """The circuit's name: the same name, length and width give the same circuit."""
        return self.words("circuit.name", n=self._seed)

    @property
    def file_name(self) -> str:
        """Its file's name, without the ending."""
        return f"circuit-{self._length.value}-{self._width}-{self._seed}"

    def _lay(self) -> None:
        """Ask for the circuit of these choices; the last one is shown until it is there."""
        lay = partial(
            laid_circuit, name=self.file_name, title=self.title, seed=self._seed, length=self._length, width=self._width
        )
        self.offered, self._asked = None, lay
        try:
            self._tracks.lay(lay, self._take)
            self.notice = self.words("circuit.laying")
        except CrewError:
            self._lay_here(lay)
        except OSError as fault:
            self._tell_not_laid(fault)
        self._build()

    def _lay_here(self, lay: Callable[..., Offered]) -> None:
        """Without the worker, if with a hitch."""
        try:
            self._take(lay(self._tracks.workbench))
        except OSError as fault:
            self._tell_not_laid(fault)

    def _take(self, offered: Offered) -> None:
        self.notice, self._asked = "", None
        self.offered = offered
        self._build()

    def _tell_not_laid(self, fault: OSError) -> None:
        """No room for temporary files, perhaps."""
        self._asked = None
        self.notice = self.words("builder.not_drawn", why=fault.strerror or str(fault))

    def _shuffle(self) -> None:
        self._seed = randbelow(MOST_SEEDS)
        self._lay()

    def _set_seed(self, seed: int) -> None:
        self._seed = seed
        self._lay()

    def _set(self, length: Length, width: int) -> None:
        self._length, self._width = length, width
        self._lay()

    def _race(self) -> None:
        offered = self.offered
        if offered is None or offered.track is None:
            return
        if not offered.is_own:
            with suppress(OSError):  # without a disk it is raced on all the same
                offered = replace(offered, path=keep_raced(offered.path, self.stage.home))
        self._choose(offered)
        self.app.pop()

    def _save(self) -> None:
        if self.offered is None or self.offered.is_own:
            return
        try:
            path = keep_own(self.offered.path, self.stage.home)
        except OSError as fault:
            self.notice = self.words("circuit.not_saved", why=fault.strerror or str(fault))
            return
        self.notice = self.words("circuit.saved", file=path.name, folder=str(path.parent))
        self.offered = read_offered(path, is_own=True)
        self._tracks.add(self.offered)
        self._build()

    def _to_builder(self) -> None:
        from game.scenes.builder import BuilderPage  # noqa: PLC0415 - hardly ever

        self.app.push(BuilderPage(self.stage, self._tracks, self._choose))

    def update(self, ms: int) -> None:
        """The par comes while one looks."""
        super().update(ms)
        self._tracks.poll(self.app.now)
        if self.offered is not None:
            self._measure(self.offered)
        elif self._asked is not None and not self._tracks.is_laying:  # the worker failed
            self._lay_here(self._asked)

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """Rows on the left, the circuit on the right."""
        room = body.inflate(-look.px(24), -look.px(48))
        left, right = layout.row(room, (1, 1), look.px(48))
        self.menu.draw(surface, look, left, self.app.now)
        if self.offered is not None:
            draw_track(surface, look, right, self.offered, self._facts(self.offered))


def laid_circuit(
    workbench: Path, *, name: str, title: str, seed: int, length: Length, width: int, progress: Progress | None = None,
) -> Offered:  # fmt: skip
    """Lay a circuit and write it on the workbench; runs in the worker."""
    workshop = Workshop.read(tracks())
    sheet = shuffled_circuit(workshop, seed, length, width, _LAPS[length], title)
    if progress is not None:
        progress(0.5)
    return read_offered(save_circuit(workshop, sheet, workbench, name), is_own=False)
