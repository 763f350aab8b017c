"""People at a table of Lucky Loop for tests: they choose sensibly and press keys, a pad or the mouse for it."""

from collections.abc import Callable

from game.core.chance import Chance
from game.tables.lucky.choosing import GO, Chooser
from game.tables.lucky.spots import Kind, Spot, beyond
from game.ui.press import DIRECTIONS, Act, Button, Device, Pointer
from tests.tables.lucky.shows import picture_of
from tests.tables.staging import Staged

_STEPS = tuple(DIRECTIONS)


def wanted_spot(chooser: Chooser, luck: Chance) -> Spot | None:
    """What a person takes next; None for a step back."""
    options = [option for option in chooser.options() if option.is_open and not option.is_for_mouse]
    by_kind = {kind: [option.spot for option in options if option.spot.kind is kind] for kind in Kind}
    if chooser.plan is not None:
        if GO in by_kind[Kind.BUTTON]:
            return GO
        fresh = [spot for spot in by_kind[Kind.HAND] if spot.at not in chooser.lifted]
        return luck.pick(fresh) if fresh and luck.below(6) else None
    for kind in (Kind.COMBO, Kind.FIGURE):
        if by_kind[kind]:
            return luck.pick(by_kind[kind])
    if GO in by_kind[Kind.BUTTON] and not (by_kind[Kind.DECK] and luck.below(2)):
        return luck.pick(by_kind[Kind.BUTTON])
    if by_kind[Kind.HAND]:
        return luck.pick([spot for spot in by_kind[Kind.HAND] if spot.at not in chooser.lifted])
    if by_kind[Kind.BOARD] and luck.below(5):
        return luck.pick(by_kind[Kind.BOARD])
    return luck.pick([option.spot for option in options])


def way_to(made: Staged, spot: Spot) -> list[Button]:
    """The shortest way from the cursor to a thing, by directions; raises LookupError when there is none."""
    picture = picture_of(made)
    chooser = picture.chooser
    assert chooser is not None, "somebody is to choose"
    options, rects = chooser.options(), picture.rects()
    ways: dict[Spot, list[Button]] = {chooser.focus: []}
    open_spots = [chooser.focus]
    while open_spots:
        here = open_spots.pop(0)
        if here == spot:
            return ways[here]
        for button in _STEPS:
            there = beyond(here, DIRECTIONS[button], options, rects)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], button]
                open_spots.append(there)
    raise LookupError(f"{spot} cannot be reached from {chooser.focus}")


def reachable(made: Staged) -> tuple[set[Spot], set[Spot]]:
    """All that directions lead to from the cursor, and all that there is for them."""
    chooser = picture_of(made).chooser
    assert chooser is not None, "somebody is to choose"
    everything = {option.spot for option in chooser.options() if not option.is_for_mouse}
    return {spot for spot in everything if _can_reach(made, spot)}, everything


def _can_reach(made: Staged, spot: Spot) -> bool:
    try:
        way_to(made, spot)
    except LookupError:
        return False
    return True


def press_towards(made: Staged, press: Callable[[Button], None], luck: Chance) -> None:
    """One decision, or a part of it, by buttons."""
    chooser = picture_of(made).chooser
    assert chooser is not None, "somebody is to choose"
    spot = wanted_spot(chooser, luck)
    if spot is None:
        press(Button.BACK)
        return
    for button in way_to(made, spot):
        press(button)
    press(Button.CONFIRM)


def click_on(made: Staged, luck: Chance) -> None:
    """One decision, or a part of it, with the mouse; a step back by the keyboard of the same seat."""
    picture = picture_of(made)
    assert picture.chooser is not None, "somebody is to choose"
    spot = wanted_spot(picture.chooser, luck)
    if spot is None:
        picture.recentre()
        return
    x, y = picture.rects()[spot].center
    made.table.pointer(Pointer(Act.MOVE, x, y, 0))
    made.table.pointer(Pointer(Act.DOWN, x, y, 0, button=1))


def play_whole_game(made: Staged, decide: Callable[[Chance], None], most: int = 4000) -> None:
    """Frames and decisions until the game is over."""
    for number in range(most):
        if made.table.match.outcome() is not None:
            return
        made.step(1, ms=100)
        if picture_of(made).chooser is not None:
            decide(Chance(7, number))
    raise AssertionError("the game never ended")


def device_on_turn(made: Staged) -> Device:
    """The device of the seat that is to choose."""
    device = made.stage.chairs.device_of(made.table.match.to_act()[0])
    assert device is not None, "people have devices"
    return device
