"""What can be done with one place of the lobby: name, level, seat, leave; or who shall sit on a free one."""

from collections.abc import Callable
from functools import partial
from typing import Any

from game.files.settings import MOST_NAME_LETTERS
from game.scenes.page import Overlay
from game.scenes.seating import HUMAN, Seating, Sitter
from game.tables.stage import Stage
from game.ui.items import Action, Choice, Field
from game.ui.press import KEYBOARD, Device


class SeatPage(Overlay):
    """Lies over the lobby; `device` is the one that asked, `levels` the bots there are."""

    def __init__(self, stage: Stage, seating: Seating, seat: int, device: Device, levels: tuple[str, ...]) -> None:
        super().__init__(stage)
        self._seating = seating
        self._seat = seat
        self._asker = device
        self._levels = levels
        self.remember(device)

    def enter(self) -> None:
        """Build the rows for what sits here."""
        self._build()

    @property
    def _sitter(self) -> Sitter | None:
        return self._seating.sitters[self._seat] if self._seat < len(self._seating.sitters) else None

    def _build(self) -> None:
        sitter = self._sitter
        items: list[Any] = []
        can_sit = self._asker != KEYBOARD and not self._seating.seats_of(self._asker)
        if sitter is None:
            if can_sit:
                items.append(Action(self.words("lobby.sit_here"), self._then(self._join), icon="person"))
            elif self._asker != KEYBOARD:
                items.append(Action(self.words("lobby.hot_seat"), self._then(self._join), icon="person"))
            for level in self._levels:
                words = self.words("lobby.add_bot", level=self.words(f"lobby.level.{level}"))
                items.append(Action(words, self._then(partial(self._seating.add_bot, level)), icon="robot"))
        else:
            items.append(Field(self.words("lobby.name"), sitter.name, MOST_NAME_LETTERS, self._rename))
            items.append(self._player_choice(sitter))
            count = len(self._seating.sitters)
            if count > 1:
                places = [str(n + 1) for n in range(count)]
                items.append(Choice(self.words("lobby.seat_number"), places, self._seat, self._swap))
            if sitter.device is not None and not self._seating.is_full:
                items.append(Action(self.words("lobby.hot_seat"), self._then(self._hot_seat), icon="person"))
            leave = "lobby.leave" if sitter.is_person else "lobby.remove"
            items.append(Action(self.words(leave), self._then(self._leave), icon="cross"))
        items.append(Action(self.words("page.back"), self.app.pop, icon="return"))
        self.menu = self.make_menu(items, self.app.pop)

    def title_words(self) -> str:
        """Whose place it is."""
        sitter = self._sitter
        return sitter.name if sitter else self.words("lobby.free_place", n=self._seat + 1)

    def _player_choice(self, sitter: Sitter) -> Choice:
        """A person or a bot of a level; a person needs a device, that of the seat or of the one who asks."""
        device = sitter.device or self._person_device()
        players = ((HUMAN,) if device else ()) + self._levels
        words = [self.words("lobby.person" if player == HUMAN else f"lobby.level.{player}") for player in players]

        def change(index: int) -> None:
            if players[index] == HUMAN and device is not None:
                self._seating.sitters[self._seat] = Sitter(self._seating.sitters[self._seat].name, HUMAN, device)
            else:
                self._seating.set_level(self._seat, players[index])

        return Choice(self.words("lobby.player"), words, players.index(sitter.player), change)

    def _person_device(self) -> Device | None:
        return None if self._asker == KEYBOARD else self._asker

    def _then(self, act: Callable[[], object]) -> Callable[[], None]:
        def both() -> None:
            act()
            self.app.pop()

        return both

    def _join(self) -> None:
        self._seating.join(self._asker, is_hot_seat=True)

    def _hot_seat(self) -> None:
        sitter = self._sitter
        if sitter is not None and sitter.device is not None:
            self._seating.join(sitter.device, is_hot_seat=True)

    def _rename(self, name: str) -> None:
        self._seating.rename(self._seat, name)

    def _swap(self, index: int) -> None:
        self._seating.swap(self._seat, index)
        self._seat = index

    def _leave(self) -> None:
        self._seating.leave(self._seat)

    def device_lost(self, device: Device) -> None:
        """The lobby below frees that device's places, so this page may speak of somebody else: close it."""
        self.app.pop()
