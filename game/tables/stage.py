"""What every scene stands on: the app, the words, the player's folders and settings, the chairs, the worker."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.files.finding import Finding
from game.files.paths import Home
from game.files.settings import Settings, save_settings
from game.files.texts import Texts
from game.games.loonacy.figures import Figures as LoonacyFigures
from game.games.lucky.figures import Figures as LuckyFigures
from game.games.lunatix.figures import Figures as LunatixFigures
from game.games.racetrack.figures import Figures
from game.ui.app import App
from game.ui.bindings import Bindings
from game.ui.chairs import Chairs
from game.ui.press import Button
from game.ui.sound import Sound, Volumes

if TYPE_CHECKING:
    from game.crew import Crew
    from game.tables.reader import Reader


class Stage:
    """Made once by the application and handed to every scene."""

    def __init__(
        self,
        app: App,
        home: Home,
        settings: Settings,
        make_crew: "Callable[[], Crew] | None" = None,
    ) -> None:
        """`make_crew` replaces the worker process, for tests."""
        self.app = app
        self.findings: list[Finding] = []
        """What was wrong with the player's own files when they were read; the title and the lobby say it."""
        self.home = home
        self.read_maps: dict[Path, tuple[Any, Any]] = {}
        """The player's maps as lists of tracks have read them, each with the stamp of its file."""
        self._figures: dict[str, Any] = {}
        self.chairs = Chairs()
        self.passed_keys: set[frozenset[int | None]] = set()
        """Keys that were found to arrive all together since the program was started."""
        self.texts = Texts(settings.language)
        self._settings = settings
        self._make_crew = make_crew
        self._crew: Crew | None = None
        self._reader: Reader | None = None
        self._apply(settings)

    @property
    def figures(self) -> Figures:
        """Racetrack's figures."""
        figures: Figures = self.figures_of("racetrack")
        return figures

    @property
    def lunatix_figures(self) -> LunatixFigures:
        """Those of Lunatix Loop."""
        figures: LunatixFigures = self.figures_of("lunatix")
        return figures

    @property
    def lucky_figures(self) -> LuckyFigures:
        """Those of Lucky Loop."""
        figures: LuckyFigures = self.figures_of("lucky-loop")
        return figures

    @property
    def loonacy_figures(self) -> LoonacyFigures:
        """Those of Retro Loonacy."""
        figures: LoonacyFigures = self.figures_of("loonacy")
        return figures

    def figures_of(self, game: str) -> Any:
        """The figures of a game; read when first asked for, since that takes longer than the first picture may."""
        if game not in self._figures:
            # Imported here: YAML is not needed before the first match.
            from game.files.figures import figures_of  # noqa: PLC0415

            dealt = figures_of(game, self.home)
            self.findings += dealt.findings
            self._figures[game] = dealt.figures
        return self._figures[game]

    @property
    def sound(self) -> Sound:
        """What plays effects and music."""
        return self.app.sound

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._settings

    def change(self, **fields: Any) -> None:
        """Replace settings by name, apply them and save them. Raises OSError when they cannot be saved; they hold."""
        before, self._settings = self._settings, replace(self._settings, **fields)
        if self._settings.language != before.language:
            self.texts = Texts(self._settings.language)
        self._apply(self._settings)
        save_settings(self.home.settings, self._settings)

    @property
    def crew(self) -> "Crew":
        """The worker that thinks for bots and solves tracks; started when first asked for."""
        if self._crew is None:
            # Imported here: a process is not needed before the first bot or par.
            from game.crew import Crew  # noqa: PLC0415

            self._crew = (self._make_crew or Crew.start)()
        return self._crew

    @property
    def reader(self) -> "Reader":
        """What reads maps beside the frames, in a process of its own: bots think for longer than a reader may wait."""
        if self._reader is None:
            from game.crew import Crew  # noqa: PLC0415 - as above
            from game.tables.reader import Reader  # noqa: PLC0415

            self._reader = Reader(self._make_crew or Crew.start, is_local=self._make_crew is not None)
        return self._reader

    def close(self) -> None:
        """Let the workers go; the next who asks for one gets a new one."""
        if self._reader is not None:
            self._reader.close()
        if self._crew is not None:
            self._crew.close()
            self._crew = None

    def _apply(self, settings: Settings) -> None:
        app = self.app
        app.sound.volumes = Volumes(
            settings.master / 100, settings.effects / 100, settings.music / 100, is_muted=settings.mute
        )
        app.inputs.bindings = bindings_in(settings)
        app.set_full_screen(settings.full_screen)
        app.set_look(
            text_scale=settings.text_size / 100,
            is_contrast_high=settings.high_contrast,
            is_motion_reduced=settings.reduced_motion,
        )


def bindings_in(settings: Settings) -> Bindings:
    """The keys and pad buttons that the player changed; names of buttons that do not exist are left out."""
    known = {button.value: button for button in Button}
    return Bindings(
        {
            kind: {code: known[name] for code, name in layout.items() if name in known}
            for kind, layout in settings.bindings.items()
        }
    )
