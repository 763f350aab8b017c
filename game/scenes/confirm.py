"""A question before something that cannot be taken back."""

from collections.abc import Callable

from game.scenes.page import Overlay
from game.tables.stage import Stage
from game.ui.items import Action


class Confirm(Overlay):
    """Asks with two answers; the harmless one has the focus. `words` are texts, not keys."""

    def __init__(self, stage: Stage, title: str, question: str, yes: str, no: str, act: Callable[[], None]) -> None:
        super().__init__(stage)
        self._title, self._question, self._yes, self._no, self._act = title, question, yes, no, act

    def enter(self) -> None:
        """Build the two answers."""
        self.menu = self.make_menu(
            [Action(self._no, self.app.pop, icon="return"), Action(self._yes, self._agree, icon="tick")], self.app.pop
        )

    def title_words(self) -> str:
        """What is about to happen."""
        return self._title

    def body_words(self) -> str:
        """The question."""
        return self._question

    def _agree(self) -> None:
        self.app.pop()
        self._act()


class Message(Overlay):
    """Says something that needs no answer."""

    def __init__(self, stage: Stage, title: str, words: str, understood: str) -> None:
        super().__init__(stage)
        self._title, self._words, self._understood = title, words, understood

    def enter(self) -> None:
        """Build the one answer."""
        self.menu = self.make_menu([Action(self._understood, self.app.pop, icon="tick")], self.app.pop)

    def title_words(self) -> str:
        """What it is about."""
        return self._title

    def body_words(self) -> str:
        """What there is to say."""
        return self._words
