"""The options page of a game: every option that its figures offer, each explained, conflicts said."""

import pygame

from game.core.record import OptionValue
from game.files.settings import BotSpeed
from game.scenes.keeping import keep
from game.scenes.page import Page
from game.tables.stage import Stage
from game.ui import draw, layout, text
from game.ui.items import Action, Choice
from game.ui.theme import Look, Type


class OptionsPage(Page):
    """Changes `chosen` (what differs from the defaults) in place."""

    heading = "lobby.options"

    def __init__(self, stage: Stage, game: str, chosen: dict[str, OptionValue]) -> None:
        super().__init__(stage)
        self.rules_of = game
        self.chosen = chosen

    def enter(self) -> None:
        """One row an option, then the bots' speed."""
        self._build(0)

    def _build(self, focus: int) -> None:
        offers = self.stage.figures_of(self.rules_of).offers
        self._keys = [offer.option for offer in offers]
        items = [self._choice(offer.option, list(offer.values)) for offer in offers]
        speeds = list(BotSpeed)
        items.append(
            Choice(
                self.words("lobby.option.bot_speed"),
                [self.words(f"lobby.option.bot_speed.{speed.value}") for speed in speeds],
                speeds.index(self.stage.settings.bot_speed),
                lambda index: keep(self.stage, bot_speed=speeds[index]),
            )
        )
        self._keys.append("bot_speed")
        reset = Action(self.words("lobby.option.reset"), self._reset, icon="return")
        self.menu = self.make_menu([*items, reset, Action(self.words("page.back"), self.app.pop)], self.app.pop)
        self.menu.focus = focus

    def _choice(self, name: str, offered: list[OptionValue]) -> Choice:
        values, words = self.values(name, offered)
        default = self.default(name, offered)
        current = self.chosen.get(name, default)
        choice = Choice(
            self.words(f"lobby.option.{name}"), words, values.index(current if current in values else default),
            lambda index: self._choose(name, values[index], default),
        )  # fmt: skip
        choice.reason = self.conflict(name)
        return choice

    def values(self, name: str, offered: list[OptionValue]) -> tuple[list[OptionValue], list[str]]:
        """What an option may be, and the words for it."""
        return offered, [self._value_words(name, value) for value in offered]

    def default(self, name: str, offered: list[OptionValue]) -> OptionValue:
        """The value that needs no choice: the first that is offered."""
        return offered[0]

    def conflict(self, name: str) -> str | None:
        """Why this option cannot be chosen beside the others."""
        return None

    def settle(self) -> None:
        """An option has been changed: let go of those that do not go with it."""

    def _value_words(self, name: str, value: OptionValue) -> str:
        if isinstance(value, bool):
            return self.words("page.on" if value else "page.off")
        if isinstance(value, int):
            return str(value)
        return self.words(f"lobby.option.{name}.{value}")

    def _choose(self, name: str, value: OptionValue, default: OptionValue) -> None:
        if value == default:
            self.chosen.pop(name, None)
        else:
            self.chosen[name] = value
        self.settle()
        self._build(self.menu.focus)

    def _reset(self) -> None:
        self.chosen.clear()
        self._build(self.menu.focus)

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """The rows, and what the one with the focus means: beside them, or below when the text is large."""
        said = self._about()
        room = body.inflate(-look.px(24), -look.px(48))
        if look.metrics.grown_px(1500) <= room.width:
            left, right = layout.row(room, (3, 2), look.px(48))
            self.menu.draw(surface, look, left, self.app.now)
            draw_note(surface, look, right, said)
        else:
            high = text.block_height(look, said, room.width, Type.SMALL)
            low, rest = layout.take_bottom(room, high, look.px(36))
            self.menu.draw(surface, look, rest, self.app.now)
            text.write_block(surface, look, said, low, Type.SMALL, ink=look.ground_ink)

    def _about(self) -> str:
        focus = self.menu.focus
        if focus >= len(self._keys):
            return self.words("lobby.options.about")
        return self.words(f"lobby.option.{self._keys[focus]}.about")


def draw_note(surface: pygame.Surface, look: Look, rect: pygame.Rect, words: str) -> None:
    """A slip of paper with some words, as high as they are."""
    pad = look.px(28)
    high = text.block_height(look, words, rect.width - 2 * pad)
    slip = pygame.Rect(rect.left, rect.top, rect.width, min(rect.height, high + 2 * pad))
    draw.panel(surface, look, slip)
    text.write_block(surface, look, words, slip.inflate(-2 * pad, -2 * pad))
