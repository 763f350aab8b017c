"""What the lobbies of all games share: who plays, by which rules; press to join, then start."""

from typing import Any, ClassVar

import pygame

from game.core.record import OptionValue
from game.games.catalogue import find_game
from game.scenes import seat_cards
from game.scenes.keeping import keep
from game.scenes.options_page import OptionsPage
from game.scenes.page import ARROWS, Page
from game.scenes.seat_page import SeatPage
from game.scenes.seating import Seating
from game.tables.stage import Stage
from game.ui import layout
from game.ui.items import Action, Choice
from game.ui.press import CLUSTERS, KEYBOARD, MOUSE, Act, Button, Device, Pointer, Press
from game.ui.prompts import Prompt, glyph_height
from game.ui.theme import Look

DEFAULT_BOT = 1
"""The level of new bots, counted from the weakest."""


class GameLobby(Page):
    """The focus is on the menu or on one of the cards above it; a free device that confirms takes a place.

    A device that has moved the focus works the menu like all others and takes a place only on a card.
    """

    game: ClassVar[str]
    """Its name in the catalogue."""
    too_few: ClassVar[str] = "lobby.nobody"
    """The key of why a match cannot start with fewer seats than the game needs."""
    start_words: ClassVar[str] = "lobby.start"
    first_bots: ClassVar[int] = 0
    """How many bots sit here when fewer sat in the last lobby, whatever its game, than this game needs."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.rules_of = self.game
        texts, settings = stage.texts, stage.settings
        bot_names = texts("lobby.bot_names").split()
        most = find_game(self.game).most_seats
        self.seating = Seating(texts("lobby.person_name"), bot_names, settings.seats, most)
        self.seating.recall_bots(self.levels)
        if len(settings.seats) < find_game(self.game).least_seats:
            self.seating.set_bots(self.first_bots, self.default_level)
        offered = {offer.option: offer.values for offer in stage.figures_of(self.game).offers}
        self.chosen: dict[str, OptionValue] = {
            name: value for name, value in settings.options.get(self.game, {}).items() if value in offered.get(name, ())
        }
        """The options that are not as the figures offer them."""
        self.card: int | None = None
        """The card with the focus; None while the menu has it."""
        self.cards: list[pygame.Rect] = []
        self._steering: set[str] = set()

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots there are, from weak to strong."""
        return tuple(level.name for level in self.stage.figures_of(self.game).levels)

    @property
    def lone_bots(self) -> int:
        """How many bots sit down at the start against one person who has asked for none."""
        return 0

    @property
    def default_level(self) -> str:
        """The level of new bots."""
        return self.levels[min(DEFAULT_BOT, len(self.levels) - 1)]

    def enter(self) -> None:
        """The menu, with the focus on the start."""
        self.build()
        self.tell_findings()

    def uncover(self) -> None:
        """Somebody may have changed seats or options, and pads may have gone."""
        for device in {sitter.device for sitter in self.seating.sitters if sitter.device is not None}:
            if device.is_pad and device not in self.app.inputs.devices:
                self.seating.leave_all(device)
        self.build()

    # --- menu ---

    def build(self) -> None:
        """The rows, for what is chosen now."""
        focus = self.menu.focus if hasattr(self, "menu") else 0
        bots = [str(n) for n in range(self.seating.places - self.seating.people + 1)]
        lone = self.lone_bots
        label = self.words("lobby.start_with_bots", n=lone) if lone else self.words(self.start_words)
        start = Action(label, self._start, icon="flag")
        start.reason = self.why_not()
        changed = len(self.chosen)
        options = self.stage.texts.count("lobby.options_changed", changed) if changed else self.words("lobby.options")
        items: list[Any] = [
            start,
            *self.first_items(),
            Choice(self.words("lobby.bots"), bots, self.seating.bots, self._set_bots),
            Action(options, self.choose_options, icon="gear"),
            *self.more_items(),
            Action(self.words("lobby.to_title"), self._to_title, icon="return"),
        ]
        self.menu = self.make_menu(items, self._back)
        self.menu.focus = min(focus, len(items) - 1)

    def why_not(self) -> str | None:
        """Why the match cannot start, if it cannot."""
        least = find_game(self.game).least_seats
        return self.words(self.too_few) if len(self.seating.sitters) + self.lone_bots < least else None

    def first_items(self) -> tuple[Action, ...]:
        """Rows of this game's own below the start."""
        return ()

    def more_items(self) -> tuple[Action, ...]:
        """Rows of this game's own below the options."""
        return ()

    def _set_bots(self, count: int) -> None:
        self.seating.set_bots(count, self.default_level)
        self.build()

    def choose_options(self) -> None:
        """Open the page of the game's options."""
        self.app.push(self.options_page())

    def options_page(self) -> Page:
        """The page of the game's options."""
        return OptionsPage(self.stage, self.game, self.chosen)

    def _back(self) -> None:
        if self.card is not None:
            self.card = None
        else:
            self._to_title()

    def _to_title(self) -> None:
        self._remember()
        self.app.pop()

    def _remember(self) -> None:
        """Next time everything is as it is now."""
        options = {**self.stage.settings.options, self.game: dict(self.chosen), **self.more_memory()}
        keep(self.stage, seats=self.seating.memory(), options=options)

    def more_memory(self) -> dict[str, dict[str, OptionValue]]:
        """What the settings keep beside the options, under names of this game's own."""
        return {}

    # --- start ---

    def _start(self) -> None:
        if self.why_not() is None:
            self.seating.set_bots(self.seating.bots + self.lone_bots, self.default_level)
            self._remember()
            self.begin()

    def begin(self) -> None:
        """Go to the table; nothing stands against it."""
        raise NotImplementedError

    def devices(self) -> dict[int, Device]:
        """The devices of the people, by seat."""
        sitters = enumerate(self.seating.sitters)
        return {seat: sitter.device for seat, sitter in sitters if sitter.device is not None}

    def _joining(self) -> tuple[Device, ...]:
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
            self.card = min(len(self.seating.sitters), self.seating.places - 1)
            self.app.sound.play("tick")
        else:
            super().press_body(press)

    def _would_join(self, device: Device) -> bool:
        is_free = device not in (KEYBOARD, MOUSE) and not self.seating.seats_of(device)
        return is_free and self.seating.people < self.seating.places and device.id not in self._steering

    def _join(self, device: Device) -> None:
        if self.seating.join(device) is not None:
            self.app.sound.play("join")
            self.card = None
            self.build()
            self.menu.focus = 0

    def _press_card(self, card: int, press: Press) -> None:
        places = self.seating.places
        across = seat_cards.columns(self.app.look, layout.safe_area(self.app.surface).width, places)
        match press.button:
            case Button.LEFT | Button.RIGHT:
                self.card = (card + (1 if press.button is Button.RIGHT else -1)) % places
            case Button.DOWN:
                self.card = card + across if card + across < places else None
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
        """Whoever held it gets up, unless a match goes on; the others keep their devices."""
        if self.app.top is self:
            self.seating.leave_all(device)
            self.build()
        if self.device == device:
            self.device = ARROWS

    def device_found(self, device: Device) -> None:
        """A pad that went during a match is back."""
        self.seating.return_to(device, self.app.inputs.devices)

    # --- drawing ---

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """Cards, the hint how to join, then what is played, and the menu."""
        body = body.inflate(0, -look.px(16))
        cards, rest = layout.take_top(body, seat_cards.height(look, body.width, self.seating.places), look.px(16))
        bindings = self.app.inputs.bindings
        texts, seating = self.stage.texts, self.seating
        self.cards = seat_cards.draw_cards(
            surface, look, cards, texts, bindings, seating.sitters, seating.places, self.card, self.app.now
        )
        if self.seating.people < self.seating.places:
            hint, rest = layout.take_top(rest, glyph_height(look), look.px(24))
            free = [device for device in self._joining() if not self.seating.seats_of(device)]
            words = self.words("lobby.join_hint")
            seat_cards.draw_hint(surface, look, hint, words, bindings, free)
        rest = pygame.Rect(rest.left, rest.top, rest.width, rest.height - look.px(20))
        if look.metrics.grown_px(1300) <= rest.width or rest.height >= look.metrics.grown_px(500):
            left, right = layout.row(rest, (5, 6), look.px(40))
            self.draw_subject(surface, look, left)
        else:
            right = rest
        right = right.inflate(-look.px(24), 0)
        self.menu.draw(surface, look, right, self.app.now, has_focus=self.card is None)

    def draw_subject(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """What is played: a track, or the game itself."""
        raise NotImplementedError
