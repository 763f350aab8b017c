"""A private hand on a shared screen: it lies face down until its pilot asks, while the others look away."""

from collections.abc import Sequence

from game.files.texts import Texts
from game.games.lucky.moves import Move
from game.tables.lucky.chances import Asked
from game.tables.lucky.choosing import GO, Chooser
from game.tables.lucky.desk import Key
from game.tables.lucky.plans import FinalPlan, ShowPlan
from game.tables.lucky.spots import Kind, Option, Spot


class Peek:
    """Another chooser whose hand shows only once it is asked for; what needs no hand can be chosen before."""

    def __init__(self, texts: Texts, inner: Chooser, name: str, *, is_open: bool) -> None:
        self._texts = texts
        self._inner = inner
        self._name = name
        self.is_open = is_open
        self._focus = GO
        self._was_refused = False

    @property
    def focus(self) -> Spot:
        """What is pointed at."""
        return self._inner.focus if self.is_open else self._focus

    @focus.setter
    def focus(self, spot: Spot) -> None:
        if self.is_open:
            self._inner.focus = spot
        else:
            self._focus = spot

    @property
    def was_refused(self) -> bool:
        """Whether the last choice was not allowed."""
        return self.is_open and self._inner.was_refused

    @was_refused.setter
    def was_refused(self, is_so: bool) -> None:
        self._inner.was_refused = is_so

    def options(self) -> Sequence[Option]:
        """The offer to look, and the piles."""
        if self.is_open:
            return [*self._inner.options(), Option(Spot(Kind.BUTTON, len(self._inner.keys)))]
        decks = [option for option in self._inner.options() if option.spot.kind is Kind.DECK]
        return [Option(GO), *decks]

    def take(self, spot: Spot) -> Sequence[Move]:
        """Open the hand, or choose."""
        if self.is_open and spot == Spot(Kind.BUTTON, len(self._inner.keys)):
            self.is_open = False
            return ()
        if self.is_open or spot.kind is Kind.DECK:
            return self._inner.take(spot)
        self.is_open = True
        return ()

    def back(self) -> bool:
        """A step of the plan, then the hand is covered."""
        if not self.is_open:
            return False
        if not self._inner.back():
            self.is_open = False
        return True

    @property
    def title(self) -> str:
        """Whose turn it is."""
        return self._inner.title

    @property
    def about(self) -> tuple[str, ...]:
        """That the others look away."""
        return self._inner.about if self.is_open else (self._texts("lucky.about.peek", name=self._name),)

    @property
    def keys(self) -> tuple[Key, ...]:
        """The buttons of the choice, or the one that opens the hand."""
        if self.is_open:
            return (*self._inner.keys, Key(self._texts("lucky.key.hide"), "lock", is_quiet=True))
        return (Key(self._texts("lucky.key.peek"), "person"),)

    @property
    def lifted(self) -> frozenset[int]:
        """Chosen cards."""
        return self._inner.lifted if self.is_open else frozenset()

    @property
    def plan(self) -> ShowPlan | FinalPlan | None:
        """The show being put together."""
        return self._inner.plan if self.is_open else None

    @property
    def wanted(self) -> tuple[Asked, ...]:
        """The odds it would show."""
        return self._inner.wanted if self.is_open else ()
