"""The lobby of Racetrack: who plays, on which track, by which rules; press to join, then start."""

from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import pygame

from game.core.record import OptionValue
from game.files.maps import RACETRACK
from game.files.settings import MOST_PATH_LETTERS
from game.files.track_kit import lay_kit
from game.games.catalogue import find_game
from game.scenes import seat_cards
from game.scenes.page import ARROWS, Page
from game.scenes.race_options import RaceOptions, keep, options_of
from game.scenes.race_tracks import Offered, RaceTracks, is_for_another_game, read_offered
from game.scenes.seat_page import SeatPage
from game.scenes.seating import PLACES, Seating
from game.scenes.track_facts import track_facts
from game.scenes.track_page import TrackPage, draw_track
from game.tables.stage import Stage
from game.ui import layout, text
from game.ui.items import Action, Choice
from game.ui.press import CLUSTERS, KEYBOARD, MOUSE, Act, Button, Device, Pointer, Press
from game.ui.prompts import Prompt, glyph_height
from game.ui.theme import Look

DEFAULT_BOT = 1
"""The level of new bots, counted from the weakest."""


class Lobby(Page):
    """The focus is on the menu or on one of the cards above it; a free device that confirms takes a place.

    A device that has moved the focus works the menu like all others and takes a place only on a card.
    """

    heading = "lobby.title"
    game: ClassVar[str] = RACETRACK

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.rules_of = self.game
        texts = stage.texts
        self.seating = Seating(texts("lobby.person_name"), texts("lobby.bot_names").split(), stage.settings.seats)
        self.seating.recall_bots(self.levels)
        self.tracks = RaceTracks(stage, self.game)
        self.track: Offered | None = None
        self.chosen: dict[str, OptionValue] = {}
        self.card: int | None = None
        """The card with the focus; None while the menu has it."""
        self.cards: list[pygame.Rect] = []
        self._steering: set[str] = set()

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots there are, from weak to strong."""
        return tuple(level.name for level in self.stage.figures.levels)

    def enter(self) -> None:
        """The menu, with the focus on the start."""
        self._build()
        self.tell_findings()

    def uncover(self) -> None:
        """Somebody may have changed seats, track or options, and pads may have gone."""
        for device in {sitter.device for sitter in self.seating.sitters if sitter.device is not None}:
            if device.is_pad and device not in self.app.inputs.devices:
                self.seating.leave_all(device)
        self._build()

    def leave(self) -> None:
        """Nothing is measured any more, and unsaved circuits are gone."""
        self.tracks.close()

    # --- menu ---

    def _build(self) -> None:
        focus = self.menu.focus if hasattr(self, "menu") else 0
        bots = [str(n) for n in range(PLACES - self.seating.people + 1)]
        lone = self.lone_bots
        label = self.words("lobby.start_with_bots", n=lone) if lone else self.words("lobby.start")
        start = Action(label, self._start, icon="flag")
        if len(self.seating.sitters) + lone < find_game(self.game).least_seats:
            start.reason = self.words(self.too_few)
        elif self.track is None and self.tracks.is_whole:
            start.reason = self.words("lobby.no_track")
        elif self.starts is not None and len(self.seating.sitters) > self.starts:
            start.reason = self.stage.texts.count("lobby.too_few_starts", self.starts)
        track = self.words("lobby.track_is", track=self.track.title if self.track else text.ELLIPSIS)
        changed = len(self.chosen)
        options = self.stage.texts.count("lobby.options_changed", changed) if changed else self.words("lobby.options")
        items: list[Any] = [
            start,
            Action(track, self.choose_track, icon="skip"),
            Choice(self.words("lobby.bots"), bots, self.seating.bots, self._set_bots),
            Action(options, self._choose_options, icon="gear"),
            *self.more_items(),
            Action(self.words("lobby.to_title"), self._to_title, icon="return"),
        ]
        self.menu = self.make_menu(items, self._back)
        self.menu.focus = min(focus, len(items) - 1)

    @property
    def lone_bots(self) -> int:
        """How many bots sit down at the start against one person alone."""
        return 0

    too_few = "lobby.nobody"
    """The key of why a race cannot start without more cars."""

    def more_items(self) -> tuple[Action, ...]:
        """Rows of this game's own."""
        return (Action(self.words("lobby.build"), self._build_circuit, icon="plus"),)

    @property
    def starts(self) -> int | None:
        """How many cars the track has room for."""
        return len(self.track.track.starts) if self.track and self.track.track else None

    def _set_bots(self, count: int) -> None:
        self._seat_bots(count)
        self._build()

    def _seat_bots(self, count: int) -> None:
        self.seating.set_bots(count, self.levels[min(DEFAULT_BOT, len(self.levels) - 1)])

    def choose_track(self) -> None:
        """Open the list of tracks; the player's own folder is laid out by then, to draw in."""
        with suppress(OSError):  # the list is as good without
            lay_kit(self.stage.home.tracks)
            (self.stage.home.tracks / RACETRACK).mkdir(exist_ok=True)
        self.app.push(TrackPage(self.stage, self.tracks, self.track, self.facts, self.measure, self.take_track))

    def take_track(self, offered: Offered) -> None:
        """Race on this track, and offer it first next time; the way on is the start."""
        self.track = offered
        self.menu.focus = 0
        path = str(offered.path.absolute())
        if path.isprintable() and len(path) <= MOST_PATH_LETTERS and path != self.stage.settings.track:
            keep(self.stage, track=path)

    def _track_of_last_time(self) -> Offered | None:
        """The track that was chosen last, if it is still there and in order."""
        if not self.stage.settings.track:
            return None
        path = Path(self.stage.settings.track)
        offered = next((one for one in self.tracks.offered if one.path == path), None)
        if offered is None and path.is_file():
            offered = read_offered(path, is_own=True)
        if offered is None or not offered.is_open or is_for_another_game(offered, self.game):
            return None
        return offered

    def _choose_options(self) -> None:
        self.app.push(self.options_page())

    def options_page(self) -> Page:
        """The page of the game's options."""
        return RaceOptions(self.stage, self.chosen, self.track.track if self.track else None)

    def _build_circuit(self) -> None:
        from game.scenes.circuit_page import CircuitPage  # noqa: PLC0415 - hardly ever

        self.app.push(CircuitPage(self.stage, self.tracks, self.facts, self.measure, self.take_track))

    def _back(self) -> None:
        if self.card is not None:
            self.card = None
        else:
            self._to_title()

    def _to_title(self) -> None:
        keep(self.stage, seats=self.seating.memory())
        self.app.pop()

    # --- start ---

    def _start(self) -> None:
        if self.track is not None and self.track.is_open:
            if self.lone_bots:
                self._seat_bots(self.lone_bots)
            keep(self.stage, seats=self.seating.memory())
            self.begin(self.track)

    def begin(self, offered: Offered) -> None:
        """Go to the table."""
        from game.scenes.measuring import begin_race  # noqa: PLC0415 - brings in the table

        begin_race(self.stage, self.tracks, offered, self.chosen, self.seating)

    def _devices(self) -> tuple[Device, ...]:
        """All that can join by a button, pads first."""
        return (*(device for device in self.app.inputs.devices if device.is_pad), *CLUSTERS)

    # --- input ---

    def prompts(self) -> tuple[Prompt, ...]:
        """What the buttons of the device that pressed last do."""
        if self._would_join(self.device):
            return (
                Prompt(None, self.words("page.choose")),
                Prompt(Button.CONFIRM, self.words("lobby.join")),
                Prompt(Button.BACK, self.words("page.back")),
                Prompt(Button.INFO, self.words("page.rules")),
            )
        return super().prompts()

    def press_body(self, press: Press) -> None:
        """A free device joins with its confirm button; all else moves between cards and menu."""
        if press.step is not None:
            self._steering.add(press.device.id)
        if press.button is Button.CONFIRM and self._would_join(press.device):
            self._join(press.device)
        elif self.card is not None:
            self._press_card(self.card, press)
        elif press.button is Button.UP and self.menu.focus == 0:
            self.card = min(len(self.seating.sitters), PLACES - 1)
            self.app.sound.play("tick")
        else:
            super().press_body(press)

    def _would_join(self, device: Device) -> bool:
        is_free = device not in (KEYBOARD, MOUSE) and not self.seating.seats_of(device)
        return is_free and self.seating.people < PLACES and device.id not in self._steering

    def _join(self, device: Device) -> None:
        if self.seating.join(device) is not None:
            self.app.sound.play("join")
            self.card = None
            self._build()
            self.menu.focus = 0

    def _press_card(self, card: int, press: Press) -> None:
        across = seat_cards.columns(self.app.look, layout.safe_area(self.app.surface).width)
        match press.button:
            case Button.LEFT | Button.RIGHT:
                self.card = (card + (1 if press.button is Button.RIGHT else -1)) % PLACES
            case Button.DOWN:
                self.card = card + across if card + across < PLACES else None
            case Button.UP:
                self.card = card - across if card >= across else card
            case Button.CONFIRM:
                self._open_card(card, press.device)
            case Button.BACK | Button.PAUSE:
                self.card = None
            case _:
                pass
        if self.card != card:
            self.app.sound.play("tick")

    def _open_card(self, card: int, device: Device) -> None:
        self.card = min(card, len(self.seating.sitters))
        self.app.sound.play("confirm")
        self._steering.discard(device.id)
        self.app.push(SeatPage(self.stage, self.seating, self.card, device, self.levels))

    def pointer(self, pointer: Pointer) -> None:
        """A click on a card opens it."""
        under = next((n for n, rect in enumerate(self.cards) if rect.collidepoint(pointer.pos)), None)
        if under is None:
            if pointer.act is Act.MOVE and self.card is not None:
                hit = any(rect.collidepoint(pointer.pos) for rect in self.menu.rects.values())
                self.card = None if hit else self.card
            super().pointer(pointer)
        elif pointer.act in (Act.MOVE, Act.DOWN):
            self.card = under
            if pointer.is_click:
                self.device = MOUSE
                self._open_card(under, MOUSE)

    def device_lost(self, device: Device) -> None:
        """Whoever held it gets up, unless a race goes on; the others keep their devices."""
        if self.app.top is self:
            self.seating.leave_all(device)
            self._build()
        if self.device == device:
            self.device = ARROWS

    def device_found(self, device: Device) -> None:
        """A pad that went during a race is back."""
        self.seating.return_to(device, self.app.inputs.devices)

    def file_dropped(self, path: str) -> None:
        """A map dropped on the window is raced on, or what is wrong with it is said."""
        offered = read_offered(Path(path), is_own=True)
        if not offered.is_open or is_for_another_game(offered, self.game):
            self.notice = offered.findings[0].line() if offered.findings else self.words("lobby.track.no_race")
            return
        self.notice = ""
        self.tracks.add(offered)
        self.take_track(offered)
        self._build()

    # --- time ---

    def update(self, ms: int) -> None:
        """Read one more map, and have the chosen one measured."""
        super().update(ms)
        was_whole = self.tracks.is_whole
        self.tracks.read_next()
        if self.tracks.is_whole != was_whole:
            first = next((one for one in self.tracks.offered if one.is_open), None)
            self.track = self.track or self._track_of_last_time() or first
            self._build()
        self.tracks.poll(self.app.now)
        if self.track is not None:
            self.measure(self.track)

    def measure(self, offered: Offered) -> None:
        """Let the worker find out the par of a track as it would be raced now."""
        if offered.track is not None:
            options = options_of(self.chosen, offered.track)
            self.tracks.measure(offered.track, options, max(1, len(self.seating.sitters)))

    def facts(self, offered: Offered) -> list[str]:
        """What there is to say about a track as it would be raced now."""
        seats = max(1, len(self.seating.sitters))
        return track_facts(self.stage.texts, self.tracks, offered, self.chosen, seats)

    # --- drawing ---

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """Cards, the hint how to join, then the track and the menu."""
        body = body.inflate(0, -look.px(16))
        cards, rest = layout.take_top(body, seat_cards.height(look, body.width), look.px(16))
        bindings = self.app.inputs.bindings
        self.cards = seat_cards.draw_cards(
            surface, look, cards, self.stage.texts, bindings, self.seating.sitters, self.card, self.app.now
        )
        if self.seating.people < PLACES:
            hint, rest = layout.take_top(rest, glyph_height(look), look.px(24))
            free = [device for device in self._devices() if not self.seating.seats_of(device)]
            words = self.words("lobby.join_hint")
            seat_cards.draw_hint(surface, look, hint, words, bindings, free)
        rest = pygame.Rect(rest.left, rest.top, rest.width, rest.height - look.px(20))
        if look.metrics.grown_px(1300) <= rest.width or rest.height >= look.metrics.grown_px(500):
            left, right = layout.row(rest, (5, 6), look.px(40))
            if self.track is not None:
                draw_track(surface, look, left, self.track, self.facts(self.track))
        else:
            right = rest
        right = right.inflate(-look.px(24), 0)
        self.menu.draw(surface, look, right, self.app.now, has_focus=self.card is None)
