"""The settings: sound, picture, text, motion, bots, keys; applied at once and stored."""

from collections.abc import Callable
from typing import Any

import pygame

from game.files.settings import TEXT_SIZES, BotSpeed, Paper, TakeBack
from game.files.texts import languages
from game.scenes.bindings_page import BindingsPage
from game.scenes.keeping import keep
from game.scenes.page import Page
from game.ui.items import Action, Choice, Slider, Toggle
from game.ui.theme import Look

_VOLUME_STEP = 10
_TEXT_STEP = 25


class SettingsPage(Page):
    """One row a setting."""

    heading = "title.settings"

    def enter(self) -> None:
        """Build the rows from the settings as they are."""
        self._build()

    def uncover(self) -> None:
        """Another page may have changed some."""
        self._build()

    def resized(self) -> None:
        """The window may be full screen now."""
        self._build()

    def _build(self) -> None:
        now = self.stage.settings
        speeds, papers, graces = list(BotSpeed), list(Paper), list(TakeBack)
        is_full = self.app.window_place.is_full_screen
        items: list[Any] = [
            self._volume("master", now.master),
            self._volume("effects", now.effects),
            self._volume("music", now.music),
            self._toggle("mute", now.mute),
            self._toggle("full_screen", is_full),
            Slider(
                self.words("settings.text_size"),
                now.text_size,
                TEXT_SIZES[0],
                TEXT_SIZES[-1],
                _TEXT_STEP,
                self._keeper("text_size"),
                self._percent,
            ),
            self._toggle("high_contrast", now.high_contrast),
            self._toggle("reduced_motion", now.reduced_motion),
            self._toggle("odds", now.odds),
            Choice(
                self.words("settings.paper"),
                [self.words(f"settings.paper.{paper.value}") for paper in papers],
                papers.index(now.paper),
                lambda index: keep(self.stage, paper=papers[index]),
            ),
            Choice(
                self.words("lobby.option.bot_speed"),
                [self.words(f"lobby.option.bot_speed.{speed.value}") for speed in speeds],
                speeds.index(now.bot_speed),
                lambda index: keep(self.stage, bot_speed=speeds[index]),
            ),
            Choice(
                self.words("settings.take_back"),
                [self._seconds(grace.ms) for grace in graces],
                graces.index(now.take_back),
                lambda index: keep(self.stage, take_back=graces[index]),
            ),
            Action(self.words("settings.bindings"), lambda: self.app.push(BindingsPage(self.stage)), icon="gear"),
        ]
        known = list(languages())
        if len(known) > 1:
            names = [self.words(f"settings.language.{language}") for language in known]
            items.append(Choice(self.words("settings.language"), names, known.index(now.language), self._speak(known)))
        items.append(Action(self.words("page.back"), self.app.pop, icon="return"))
        focus = self.menu.focus if hasattr(self, "menu") else 0
        self.menu = self.make_menu(items, self.app.pop)
        self.menu.focus = min(focus, len(items) - 1)

    def _seconds(self, ms: int) -> str:
        return self.words("settings.take_back.seconds", n=f"{ms / 1000:g}") if ms else self.words("page.off")

    def _percent(self, value: int) -> str:
        return self.words("settings.percent", n=value)

    def _keeper(self, name: str) -> Callable[[Any], None]:
        def put(value: Any) -> None:
            keep(self.stage, **{name: value})

        return put

    def _volume(self, name: str, value: int) -> Slider:
        def put(volume: int) -> None:
            keep(self.stage, **{name: volume})
            self.app.sound.play("tick")

        return Slider(self.words(f"settings.{name}"), value, 0, 100, _VOLUME_STEP, put, self._percent)

    def _toggle(self, name: str, is_set: bool) -> Toggle:
        off, on = self.words("page.off"), self.words("page.on")
        return Toggle(self.words(f"settings.{name}"), is_set, off, on, self._keeper(name))

    def _speak(self, known: list[str]) -> Callable[[int], None]:
        def put(index: int) -> None:
            keep(self.stage, language=known[index])
            self._build()

        return put

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """One column; it scrolls."""
        self.draw_menu(surface, look, body, width=1100)
