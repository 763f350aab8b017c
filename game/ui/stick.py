"""A stick read as directions: eight for aiming and four for menus, without flicker at the borders."""

from math import atan2, hypot, pi

from game.ui.press import Direction

PUSHED = 0.6
"""How far a stick must go (1 is the rim) to mean something..."""
RELEASED = 0.35
"""...and how far back it must come to mean nothing."""
MARGIN = pi / 15
"""How far (12 degrees) beyond the border of its sector a stick must turn to change direction."""
KEPT = 0.8
"""A stick that has come back to less than this share of its farthest reach is on its way home..."""
OUTWARD = 0.1
"""...until it goes out again by so much: only then may it mean another direction."""


class Stick:
    """The last meaning of one stick. Feed it positions, it answers what changed."""

    def __init__(self, is_at_rest: bool = True) -> None:
        self.x = self.y = 0.0
        self.aim: Direction | None = None
        self.step: Direction | None = None
        # A stick that was pushed while it was plugged in must come to rest before it counts.
        self._is_trusted = is_at_rest
        self._farthest = self._nearest = 0.0

    def move(self, x: float, y: float) -> tuple[Direction | None, Direction | None]:
        """The stick is at x, y (each -1..1). Returns the new aim and the new step, each None when it is not new."""
        self.x, self.y = x, y
        reach = hypot(x, y)
        if reach < RELEASED:
            self._is_trusted = True
            self.aim = self.step = None
            return None, None
        if not self._is_trusted or (self.aim is None and reach < PUSHED):
            return None, None
        if self.aim is not None and self._is_on_its_way_home(reach):
            return None, None
        self._farthest = self._nearest = reach if self.aim is None else max(reach, self._farthest)
        aim, step = _sector(x, y, 8, self.aim), _sector(x, y, 4, self.step)
        fresh = (aim if aim != self.aim else None, step if step != self.step else None)
        self.aim, self.step = aim, step
        return fresh

    def _is_on_its_way_home(self, reach: float) -> bool:
        """Whether the stick is being let go: the axes of a diagonal never come to rest at the same moment."""
        if reach >= KEPT * self._farthest:
            return False
        self._nearest = min(self._nearest, reach)
        if reach < self._nearest + OUTWARD:
            return True
        self._farthest = reach
        return False

    def forget(self) -> None:
        """Mean nothing until the stick has been at rest."""
        self.aim = self.step = None
        self._is_trusted = hypot(self.x, self.y) < RELEASED


def _sector(x: float, y: float, count: int, last: Direction | None) -> Direction:
    """The direction of the sector (of 4 or 8) that holds the angle; the last one keeps a margin around it."""
    width = 2 * pi / count
    angle = atan2(y, x)
    if last is not None:
        off = (angle - atan2(last[1], last[0]) + pi) % (2 * pi) - pi
        if abs(off) <= width / 2 + MARGIN:
            return last
    turn = round(angle / width) * width
    return (_sign(turn, 0.0), _sign(turn, pi / 2))


def _sign(turn: float, axis: float) -> int:
    along = abs((turn - axis + pi) % (2 * pi) - pi)
    return 1 if along < pi / 2 - 0.01 else -1 if along > pi / 2 + 0.01 else 0
