"""The lobby of Lucky Loop: seats and options, no track; beside them the airfield and what the game will be like."""

from collections.abc import Mapping
from secrets import randbits
from typing import ClassVar, Final

import pygame

from game.core.record import Header, OptionValue, SeatLine
from game.games.catalogue import find_game
from game.games.lucky.figures import Figures
from game.games.lucky.prepare import prepare
from game.scenes.game_lobby import GameLobby
from game.scenes.lucky_sketches import draw_airshow
from game.ui import layout, text
from game.ui.theme import Look, Type

LUCKY: Final = "lucky-loop"
_SEED_BITS: Final = 48


class LuckyLobby(GameLobby):
    """See `GameLobby`; a show needs two pilots at least."""

    heading = "lobby.lucky.title"
    game: ClassVar[str] = LUCKY
    too_few: ClassVar[str] = "lobby.lucky.too_few"
    start_words: ClassVar[str] = "lobby.lucky.start"
    first_bots: ClassVar[int] = 2

    def begin(self) -> None:
        """Go to the table."""
        from game.scenes.start import seat_devices, table_for  # noqa: PLC0415 - brings in the table

        header = lucky_header(self.stage.lucky_figures, self.chosen, self.seating.lines())
        seat_devices(self.stage, self.devices())
        self.app.push(table_for(self.stage, header, None))

    def draw_subject(self, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
        """The show above, the options that are not the usual ones below."""
        words = self.changed_words()
        high = text.block_height(look, words, rect.width, Type.SMALL)
        low, rest = layout.take_bottom(rect, high, look.px(16))
        if rest.height >= look.px(120):
            draw_airshow(surface, look, rest, self.stage.lucky_figures.box)
        text.write_block(surface, look, words, low, Type.SMALL, ink=look.ground_ink)

    def changed_words(self) -> str:
        """How this game differs from the one of the rulebook."""
        if not self.chosen:
            return self.words("lobby.lucky.usual")
        return self.words("lobby.lucky.changed", options=", ".join(map(self._option_words, self.chosen)))

    def _option_words(self, name: str) -> str:
        value = self.chosen[name]
        label = self.words(f"lobby.option.{name}")
        if isinstance(value, bool):
            return label
        return f"{label}: {value if isinstance(value, int) else self.words(f'lobby.option.{name}.{value}')}"


def lucky_header(
    figures: Figures, chosen: Mapping[str, OptionValue], seats: tuple[SeatLine, ...], seed: int | None = None
) -> Header:
    """The header of a game. Raises ValueError for options that do not go together."""
    return Header(
        game=LUCKY,
        rules=find_game(LUCKY).rules_version,
        seed=randbits(_SEED_BITS) if seed is None else seed,
        seats=seats,
        options=prepare(figures, chosen),
        board="",
        board_file="",
    )
