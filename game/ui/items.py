"""The rows of a menu: what each holds, and what a press does to it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.ui.press import Button


@dataclass(slots=True)
class Item:
    """A row that can have the focus. `reason` says why it cannot be used now (None: it can)."""

    label: str
    reason: str | None = field(default=None, kw_only=True)
    icon: str | None = field(default=None, kw_only=True)

    @property
    def value_words(self) -> str:
        """What stands at the right end of the row."""
        return ""

    @property
    def is_valued(self) -> bool:
        """Whether left and right change it."""
        return False

    def confirm(self) -> None:
        """The row was chosen."""

    def turn(self, step: int) -> None:
        """Left (-1) or right (+1) was pressed on the row."""


@dataclass(slots=True)
class Action(Item):
    """Does something when chosen."""

    act: Callable[[], None]

    def confirm(self) -> None:
        """Do it."""
        self.act()


@dataclass(slots=True)
class Choice(Item):
    """One of some options; goes round at both ends."""

    options: Sequence[str]
    index: int
    changed: Callable[[int], None]

    @property
    def value_words(self) -> str:
        """The chosen option."""
        return self.options[self.index]

    @property
    def is_valued(self) -> bool:
        """Left and right change it."""
        return True

    def confirm(self) -> None:
        """Take the next option."""
        self.turn(1)

    def turn(self, step: int) -> None:
        """Take the option before or after."""
        self.index = (self.index + step) % len(self.options)
        self.changed(self.index)


@dataclass(slots=True)
class Slider(Item):
    """A number from low to high, ends included."""

    value: int
    low: int
    high: int
    step: int
    changed: Callable[[int], None]
    form: Callable[[int], str] = str

    @property
    def value_words(self) -> str:
        """The number as people read it."""
        return self.form(self.value)

    @property
    def is_valued(self) -> bool:
        """Left and right change it."""
        return True

    @property
    def part(self) -> float:
        """How far from low to high, 0..1."""
        return (self.value - self.low) / max(1, self.high - self.low)

    def turn(self, step: int) -> None:
        """Go one step down or up."""
        self.put(self.value + step * self.step)

    def put_part(self, part: float) -> None:
        """Go to the step nearest to a part, 0..1, of the way."""
        steps = round(part * (self.high - self.low) / self.step)
        self.put(self.low + steps * self.step)

    def put(self, value: int) -> None:
        """Take a number, or the end that it lies beyond."""
        value = max(self.low, min(self.high, value))
        if value != self.value:
            self.value = value
            self.changed(value)


@dataclass(slots=True)
class Toggle(Item):
    """On or off, with the words for both."""

    is_set: bool
    off_words: str
    on_words: str
    changed: Callable[[bool], None]

    @property
    def value_words(self) -> str:
        """The word for the present state."""
        return self.on_words if self.is_set else self.off_words

    @property
    def is_valued(self) -> bool:
        """Left and right change it."""
        return True

    def confirm(self) -> None:
        """Change it."""
        self.turn(1)

    def turn(self, step: int) -> None:
        """Change it."""
        self.is_set = not self.is_set
        self.changed(self.is_set)


@dataclass(slots=True)
class Field(Item):
    """A short text, such as a name; choosing it opens the letters."""

    value: str
    most: int
    changed: Callable[[str], None]

    @property
    def value_words(self) -> str:
        """The text."""
        return self.value

    def put(self, value: str) -> None:
        """Take a text (cut to what is allowed, blanks at the ends dropped); an empty one changes nothing."""
        value = value.strip()[: self.most].strip()
        if value and value != self.value:
            self.value = value
            self.changed(value)


def turn_of(button: Button) -> int:
    """-1 for left, +1 for right, 0 for all else."""
    return {Button.LEFT: -1, Button.RIGHT: 1}.get(button, 0)
