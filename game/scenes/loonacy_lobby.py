"""The lobby of Retro Loonacy: seats and options, no track; who gets fewer cards, and a test of keys that are shared."""

from collections.abc import Mapping
from secrets import randbits
from typing import ClassVar, Final

import pygame

from game.core.record import Header, OptionValue, SeatLine
from game.games.catalogue import find_game
from game.games.loonacy.figures import Figures
from game.games.loonacy.options import LEAST_HANDICAP, Mode
from game.games.loonacy.prepare import prepare
from game.scenes.game_lobby import GameLobby
from game.scenes.loonacy_options import HandicapPage, LoonacyOptions
from game.scenes.loonacy_sketches import draw_living_room
from game.scenes.page import Page
from game.tables.stage import Stage
from game.ui import layout, text
from game.ui.items import Action
from game.ui.theme import Look, Type

LOONACY: Final = "loonacy"
_HANDICAP: Final = "loonacy handicap"
"""Where the settings keep who gets fewer cards."""
_SEED_BITS: Final = 48


class LoonacyLobby(GameLobby):
    """See `GameLobby`. In a race everybody needs buttons of their own."""

    heading = "lobby.loonacy.title"
    game: ClassVar[str] = LOONACY
    too_few: ClassVar[str] = "lobby.loonacy.too_few"
    start_words: ClassVar[str] = "lobby.loonacy.start"
    first_bots: ClassVar[int] = 2

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        hand, kept = stage.loonacy_figures.deck.hand, stage.settings.options.get(_HANDICAP, {})
        self.handicaps: dict[str, int] = {
            name: cards for name, cards in kept.items() if type(cards) is int and LEAST_HANDICAP <= cards < hand
        }
        """By name: the cards of those who get fewer than the deck says."""

    # --- menu ---

    @property
    def is_race(self) -> bool:
        """Whether all play at once."""
        return self.chosen.get("pace") != Mode.CALM.value

    def why_not(self) -> str | None:
        """Seats, and in a race a device for each person."""
        reason = super().why_not()
        devices = [sitter.device for sitter in self.seating.sitters if sitter.device is not None]
        if reason is None and self.is_race and len(set(devices)) < len(devices):
            return self.words("lobby.loonacy.hot_seat")
        return reason

    def more_items(self) -> tuple[Action, ...]:
        """The handicap and the deck."""
        sitting = {sitter.name for sitter in self.seating.sitters}
        fewer = sum(name in sitting for name in self.handicaps)
        changed = self.stage.texts.count("lobby.loonacy.handicaps", fewer)
        handicap = changed if fewer else self.words("lobby.loonacy.handicap")
        return (
            Action(handicap, self._choose_handicap, icon="person"),
            Action(self.words("lobby.loonacy.deck"), self._show_deck, icon="square"),
        )

    def more_memory(self) -> dict[str, dict[str, OptionValue]]:
        """The handicaps, by name."""
        return {_HANDICAP: dict(self.handicaps)}

    def options_page(self) -> Page:
        """The page of the game's options."""
        return LoonacyOptions(self.stage, self.game, self.chosen)

    def _choose_handicap(self) -> None:
        names = tuple(sitter.name for sitter in self.seating.sitters)
        self.app.push(HandicapPage(self.stage, names, self.stage.loonacy_figures.deck.hand, self.handicaps))

    def _show_deck(self) -> None:
        from game.scenes.loonacy_deck import DeckPage  # noqa: PLC0415 - a hundred cards that few look at

        self.app.push(DeckPage(self.stage, self.stage.loonacy_figures.deck))

    # --- start ---

    def begin(self) -> None:
        """Go to the table, past the test of keys if many share a keyboard."""
        from game.scenes.start import match_scene, seat_devices  # noqa: PLC0415 - brings in the table

        chosen, lines = dict(self.chosen), self.seating.lines()
        hand = self.stage.loonacy_figures.deck.hand
        hands = [self.handicaps.get(line.name, hand) for line in lines]
        if any(cards != hand for cards in hands):
            chosen["handicap"] = ",".join(map(str, hands))
        header = loonacy_header(self.stage.loonacy_figures, chosen, lines)
        seat_devices(self.stage, self.devices())
        self.app.push(match_scene(self.stage, header, None))

    # --- drawing ---

    def draw_subject(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """The rug above, the options that are not the usual ones below."""
        words = self.changed_words()
        high = text.block_height(look, words, rect.width, Type.SMALL)
        low, rest = layout.take_bottom(rect, high, look.px(16))
        if rest.height >= look.px(120):
            draw_living_room(surface, look, rest)
        text.write_block(surface, look, words, low, Type.SMALL, ink=look.ground_ink)

    def changed_words(self) -> str:
        """How this match differs from the one of the rulebook."""
        if not self.chosen:
            return self.words("lobby.loonacy.usual")
        return self.words("lobby.loonacy.changed", options=", ".join(map(self._option_words, self.chosen)))

    def _option_words(self, name: str) -> str:
        value = self.chosen[name]
        label = self.words(f"lobby.option.{name}")
        return label if isinstance(value, bool) else f"{label}: {self.words(f'lobby.option.{name}.{value}')}"


def loonacy_header(
    figures: Figures, chosen: Mapping[str, OptionValue], seats: tuple[SeatLine, ...], seed: int | None = None
) -> Header:
    """The header of a match. Raises ValueError for options that do not go together."""
    return Header(
        game=LOONACY,
        rules=find_game(LOONACY).rules_version,
        seed=randbits(_SEED_BITS) if seed is None else seed,
        seats=seats,
        options=prepare(figures, chosen, [line.player for line in seats]),
        board="",
        board_file="",
    )
