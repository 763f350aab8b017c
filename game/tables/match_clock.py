"""The match clock of a table in real time: it runs with the app's clock, but only while the table plays."""

from typing import Final

LONGEST_MS: Final = 250
"""After a hitch (a moved window, a suspended machine) the match goes on by at most this."""

HOLD_MS: Final = 1500
"""After a pause a match stands still for so long, so that nobody has a start."""


class MatchClock:
    """Whole milliseconds of match time for times of the app's clock, which must be read in rising order."""

    def __init__(self, ms: int = 0) -> None:
        self._ms = float(ms)
        self._read_at: int | None = None
        self.rate = 1.0
        """How many times faster than real time it runs."""

    @property
    def is_running(self) -> bool:
        """Whether time goes on."""
        return self._read_at is not None

    @property
    def now(self) -> int:
        """The match time that was read last."""
        return int(self._ms)

    def start(self, at: int) -> None:
        """Go on from this moment of the app's clock."""
        self._read_at = at

    def stop(self) -> None:
        """Stand still at the time that was read last."""
        self._read_at = None

    def read(self, at: int) -> int:
        """The match time at a moment of the app's clock; never less than before."""
        if self._read_at is not None and at > self._read_at:
            self._ms += min(at - self._read_at, LONGEST_MS) * self.rate
            self._read_at = at
        return int(self._ms)
