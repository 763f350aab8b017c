"""Which device may act for which seat, and what its buttons do now, in words."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.tables.picture import Hand
from game.tables.seats import Sitter
from game.tables.stage import Stage
from game.tables.tools import Tool
from game.ui.press import CLUSTERS, KEYBOARD, MOUSE, Button, Device, Family
from game.ui.prompts import Prompt


class Hands:
    """The people's devices at one table. A seat without a device obeys any; the menu keys serve any key cluster."""

    def __init__(self, stage: Stage, seats: Sequence[Sitter]) -> None:
        self._stage = stage
        self._seats = seats
        self._last: Device = CLUSTERS[1]

    def note(self, device: Device) -> None:
        """A device was used: prompts for nobody in particular show its glyphs."""
        if device is not KEYBOARD:
            self._last = device

    def may_act(self, device: Device, seat: Seat) -> bool:
        """Whether a press of this device is the seat's."""
        own = self._stage.chairs.device_of(seat)
        if own is None or own == device:
            return True
        return device == KEYBOARD and own.family in (Family.KEYS, Family.MOUSE)

    def device_of(self, seat: Seat) -> Device:
        """The device of a seat; the last one used where any will do."""
        return self._stage.chairs.device_of(seat) or self._last

    def who_asks(self, device: Device, acting: Seat | None) -> Seat | None:
        """The person that a press is surely from; None when several might have pressed, as on the menu keys.

        It is the only one who may use this device, or the acting one of those who share it.
        """
        people = [seat for seat, sitter in enumerate(self._seats) if not sitter.is_bot and self.may_act(device, seat)]
        if len(people) == 1:
            return people[0]
        return acting if acting in people and acting in self._stage.chairs.seats_of(device) else None

    def choosing(self, seat: Seat, has_two_views: bool, can_undo: bool, is_solo: bool) -> Hand:
        """The prompts of a person who is to choose."""
        texts = self._stage.texts
        device = self._stage.chairs.device_of(seat) or self._last
        if device == MOUSE:
            return Hand(device, (Prompt(Button.CONFIRM, texts("table.prompt_play")),))
        prompts = [Prompt(None, texts("table.prompt_aim")), Prompt(Button.CONFIRM, texts("table.prompt_play"))]
        if can_undo:
            prompts.append(Prompt(Button.BACK, texts("table.prompt_undo")))
        if is_solo:
            prompts.append(Prompt(Button.INFO, texts("table.prompt_hint")))
        if has_two_views:
            prompts.append(Prompt(Button.EXTRA, texts("table.prompt_view")))
        return Hand(device, tuple(prompts))

    def watching(self, *, is_over: bool, is_fast: bool) -> Hand:
        """The one prompt while nobody chooses."""
        key = "table.prompt_result" if is_over else "table.prompt_slow" if is_fast else "table.prompt_fast"
        return Hand(self._last, (Prompt(Button.CONFIRM, self._stage.texts(key)),))

    def reading(self) -> Hand:
        """What opens the log and reads on in it; the menu keys for all who hold keys."""
        device = KEYBOARD if self._last.family is Family.KEYS else self._last
        return Hand(device, (Prompt(Button.TAB_LEFT, self._stage.texts("table.prompt_log")),))

    def viewing(self, *, is_own_free: bool) -> Hand:
        """What changes the view: the own key of who used keys last if it means nothing else now, or the common one."""
        label = self._stage.texts("table.prompt_view")
        if is_own_free and self._last in CLUSTERS:
            return Hand(self._last, (Prompt(Button.EXTRA, label),))
        device = KEYBOARD if self._last.family is Family.KEYS else self._last
        return Hand(device, (Prompt(Button.VIEW, label),))

    def going_on(self) -> Hand:
        """The one prompt while something stays to be looked at."""
        return Hand(self._last, (Prompt(Button.CONFIRM, self._stage.texts("table.prompt_go_on")),))

    def tools(self, has_two_views: bool, can_undo: bool, is_solo: bool) -> tuple[Tool, ...]:
        """The buttons for the mouse."""
        texts = self._stage.texts
        tools = []
        if is_solo:
            tools.append(Tool("hint", "star", texts("table.prompt_hint")))
        if can_undo:
            tools.append(Tool("undo", "return", texts("table.prompt_undo")))
        if has_two_views:
            tools.append(Tool("view", "square", texts("table.prompt_view")))
        tools.append(Tool("rules", "?", texts("table.tool_rules")))
        tools.append(Tool("pause", "pause", texts("table.tool_pause")))
        return tuple(tools)
