"""The options of Retro Loonacy, and the handicap: cards that seats get when a round is dealt."""

from collections.abc import Sequence
from functools import partial

from game.games.loonacy.options import LEAST_HANDICAP, Mode
from game.scenes.options_page import OptionsPage
from game.scenes.page import Overlay
from game.tables.stage import Stage
from game.ui.items import Action, Choice


class LoonacyOptions(OptionsPage):
    """In calm mode everybody passes, so there is nothing to tell."""

    def conflict(self, name: str) -> str | None:
        """Why this option cannot be chosen beside the others."""
        if name == "tells_stuck" and self.chosen.get("pace") == Mode.CALM.value:
            return self.words("lobby.option.tells_stuck.calm")
        return None

    def settle(self) -> None:
        """Let go of what calm mode has no use for."""
        if self.conflict("tells_stuck"):
            self.chosen.pop("tells_stuck", None)


class HandicapPage(Overlay):
    """A row a seat; changes `handicaps` (by name, of those who get fewer cards than `hand`) in place."""

    heading = "lobby.loonacy.handicap_title"

    def __init__(self, stage: Stage, names: Sequence[str], hand: int, handicaps: dict[str, int]) -> None:
        super().__init__(stage)
        self._names = tuple(names)
        self._hand = hand
        self._handicaps = handicaps

    def enter(self) -> None:
        """All sit here already."""
        cards = range(min(LEAST_HANDICAP, self._hand), self._hand + 1)
        words = [self.stage.texts.count("loonacy.cards_left", count) for count in cards]
        rows = [
            Choice(
                name, words, cards.index(min(self._hand, self._handicaps.get(name, self._hand))),
                partial(self._deal, name, cards[0]),
            )
            for name in self._names
        ]  # fmt: skip
        self.menu = self.make_menu([*rows, Action(self.words("page.back"), self.app.pop, icon="return")], self.app.pop)

    def _deal(self, name: str, least: int, index: int) -> None:
        self._handicaps[name] = least + index
        if least + index == self._hand:
            del self._handicaps[name]

    def body_words(self) -> str:
        """What it is for."""
        return self.words("lobby.loonacy.handicap_about")
