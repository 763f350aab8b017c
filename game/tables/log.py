"""Reading back in the log: whether it is open, and how far back."""

from game.ui.press import Button, Press


class LogReader:
    """The open log shows some sentences up to the one at which it stands. What is drawn says how many there are."""

    def __init__(self) -> None:
        self.is_open = False
        self.back = 0
        """So many of the newest sentences are below what is shown."""
        self._page = 1
        self._total = 0

    def press(self, press: Press, *, is_free: bool) -> bool:
        """A press at the table; tells whether it was for the log. `is_free`: up and down mean nothing else now."""
        match press.button:
            case Button.TAB_LEFT:
                self.older()
            case Button.TAB_RIGHT:
                self.newer()
            case Button.BACK if self.is_open:
                self.close()
            case Button.UP | Button.DOWN if self.is_open and is_free:
                self.scroll(1 if press.button is Button.UP else -1)
            case _:
                return False
        return True

    def close(self) -> None:
        """Leave nothing but the last sentence."""
        self.is_open = False
        self.back = 0

    def toggle(self) -> None:
        """Open it at the newest sentence, or close it."""
        if self.is_open:
            self.close()
        else:
            self.is_open = True

    def older(self) -> None:
        """Open it, or go a page back."""
        if self.is_open:
            self.scroll(max(1, self._page - 1))
        self.is_open = True

    def newer(self) -> None:
        """Go a page on; from the newest, close it."""
        if self.back == 0:
            self.close()
        else:
            self.scroll(-max(1, self._page - 1))

    def scroll(self, sentences: int) -> None:
        """Go so many sentences back (on when negative)."""
        self.back = max(0, self.back + sentences)

    def from_end(self, total: int) -> int:
        """How many of `total` sentences are below: what is read stays where it is while more is said."""
        return self.back + max(0, total - self._total) if self.back else 0

    def shown(self, first: int, after: int, total: int) -> None:
        """Sentences from `first` to before `after` of `total` are what the window has room for here."""
        self.back, self._total = total - after, total
        self._page = after - first
