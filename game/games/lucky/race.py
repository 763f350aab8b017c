"""How likely a pilot is to beat another: what each has still to fly, the points between them, whose turn is next."""

from functools import cache
from typing import Final, NamedTuple

FAR: Final = 99
"""Beyond so many points between two pilots nothing changes any more."""

STAGES: Final = 6
"""Shows still to fly, from none to four and the final one."""

SWEEPS: Final = 8
"""After so many rounds in which neither flies anything the rest hardly matters."""

Row = list[float]
"""Chances by points ahead, from -FAR to FAR."""


class Turn(NamedTuple):
    """What a usual turn brings: gains with their shares, else a loss. Exchanges are turns without a gain."""

    gains: tuple[tuple[int, float], ...]
    loss: int

    @property
    def failing(self) -> float:
        """How often it brings no gain."""
        return 1 - sum(share for _, share in self.gains)


SHOW: Final = Turn(((10, 0.09), (13, 0.18), (16, 0.22), (19, 0.16), (23, 0.09)), 0)
FINAL_SHOW: Final = Turn(((22, 0.15), (27, 0.25), (33, 0.15)), 2)
"""As good bots fly them."""


class Race:
    """Chances of one pilot against another, a tie as half a win.

    Stages count the shows still to fly, the final one included; a round in which somebody comes to 0 is the last.
    """

    def __init__(self) -> None:
        over = [0.0] * FAR + [0.5] + [1.0] * FAR
        # At the beginning of a round, for the one who has the first turn: by own stage, then by the other's.
        self._first = [[over] * STAGES for _ in range(STAGES)]
        for both in range(2, 2 * STAGES - 1):
            for mine in range(max(1, both - STAGES + 1), min(STAGES, both)):
                self._solve(mine, both - mine)
        self._last = [over, *(_other_turn(stage, over, over) for stage in range(1, STAGES))]
        self._second = [
            [_other_turn(theirs, self._first[mine][theirs - 1], self._first[mine][theirs]) for theirs in range(STAGES)]
            for mine in range(STAGES)
        ]
        self._over = over

    def after_turn(self, mine: int, theirs: int, gap: float, *, is_other_next: bool, is_last: bool) -> float:
        """After a turn of one's own that leads to this stage and gap; whether the other has one in this round too."""
        ends = is_last or mine == 0
        if is_other_next:
            return _at(self._last[theirs] if ends else self._second[mine][theirs], gap)
        return _at(self._over, gap) if ends else 1 - _at(self._first[theirs][mine], -gap)

    def _solve(self, mine: int, theirs: int) -> None:
        first = self._first
        row = first[mine - 1][theirs] if mine > 1 else first[mine][theirs]
        turn = _turn(mine)
        for _ in range(SWEEPS):
            gained = _other_turn(theirs, first[mine - 1][theirs - 1], first[mine - 1][theirs])
            missed = _other_turn(theirs, first[mine][theirs - 1], row)
            row = _mixed(turn, gained, missed, 1)
            first[mine][theirs] = row


def _turn(stage: int) -> Turn:
    return FINAL_SHOW if stage == 1 else SHOW


def _other_turn(theirs: int, gained: Row, missed: Row) -> Row:
    """Before a turn of the other, after which one of two rows holds."""
    return _mixed(_turn(theirs), gained, missed, -1)


def _mixed(turn: Turn, gained: Row, missed: Row, sign: int) -> Row:
    parts = [(share, _moved(gained, sign * gain)) for gain, share in turn.gains]
    parts.append((turn.failing, _moved(missed, -sign * turn.loss)))
    return [sum(share * row[at] for share, row in parts) for at in range(2 * FAR + 1)]


def _moved(row: Row, points: int) -> Row:
    """A row before so many points are won."""
    if points >= 0:
        return row[points:] + row[-1:] * points
    return row[:1] * -points + row[:points]


def _at(row: Row, gap: float) -> float:
    """The value between two whole gaps."""
    place = min(max(gap, -FAR), FAR) + FAR
    below = int(place)
    share = place - below
    return row[below] if not share else row[below] * (1 - share) + row[below + 1] * share


@cache
def usual_race() -> Race:
    """The race between usual pilots, worked out once."""
    return Race()
