"""Tables of Retro Loonacy for tests: an app whose clock is turned by hand, and people who press keys and pads."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pygame

from game.core.match import Entry, Played
from game.core.record import HUMAN, Header, SeatLine
from game.core.rules import Seat
from game.crew import Crew
from game.files.loonacy_decks import loonacy_figures
from game.files.paths import Home
from game.files.records import Recorder
from game.files.settings import Settings
from game.games.loonacy.cards import Card
from game.games.loonacy.events import Event
from game.games.loonacy.moves import READY
from game.games.loonacy.prepare import prepare
from game.games.loonacy.state import LOOKING, Phase, State
from game.tables.live import LiveTable
from game.tables.loonacy.buttons import pile_buttons
from game.tables.loonacy.picture import LoonacyPicture
from game.tables.opening import open_table
from game.tables.stage import Stage
from game.ui.app import App, WindowPlace
from game.ui.press import CLUSTERS, Button, Device
from tests.pads import VirtualPad
from tests.tables.staging import NAMES, NotedDoors

WASD, ARROWS, IJKL = CLUSTERS[:3]
DECK = loonacy_figures().figures.deck


def loonacy_header(*players: str, seed: int = 5, **options: Any) -> Header:
    """A header for a match of these players (`human` or levels)."""
    seats = tuple(SeatLine(NAMES[number], player) for number, player in enumerate(players))
    chosen = {name: getattr(value, "value", value) for name, value in options.items()}
    return Header("loonacy", 1, seed, seats, prepare(loonacy_figures().figures, chosen, players), "", "")


@dataclass
class AtTable:
    """A table on the stack of an app that is stepped by hand; people press through the app's own input."""

    app: App
    stage: Stage
    doors: NotedDoors
    table: LiveTable
    devices: dict[Seat, Device]
    pads: dict[str, VirtualPad]

    @property
    def picture(self) -> LoonacyPicture:
        """The table's picture."""
        picture = self.table.picture
        assert isinstance(picture, LoonacyPicture)
        return picture

    @property
    def game(self) -> State:
        """What lies on the table."""
        state: State = self.table.match.view(None).game
        return state

    def is_in(self, phase: Phase) -> bool:
        """Whether the match is in this phase now."""
        return self.game.phase is phase

    @property
    def moves(self) -> list[tuple[int, Seat, str]]:
        """Time, seat and move of all that has been played."""
        return [(one.at, one.seat, one.move) for one in self.table.match.entries if isinstance(one, Played)]

    def step(self, ms: int = 16, frames: int = 1) -> None:
        """Let frames go by."""
        for _ in range(frames):
            self.app.step(ms)

    def wait(self, ms: int) -> None:
        """Let time go by in frames."""
        while ms > 0:
            self.step(min(16, ms))
            ms -= 16

    def tick(self, ms: int) -> None:
        """One frame of which nobody looks at the picture: whole rounds are quicker so."""
        self.later(ms)
        self.app.poll()
        self.table.update(ms)

    def later(self, ms: int) -> None:
        """Let time go by within a frame, as it does between two presses that it has time for."""
        self.app._stepped_ms = self.app.now + ms

    def push(self, seat: Seat, *buttons: Button) -> None:
        """Press and release buttons of a seat's device; the app notes them now, and acts at its next frame."""
        device = self.devices[seat]
        for button in buttons:
            code = self.app.inputs.bindings.code(device, button)
            assert code is not None
            if device.is_pad:
                self.pads[device.id].press(code)
            else:
                for kind in (pygame.KEYDOWN, pygame.KEYUP):
                    pygame.event.post(pygame.event.Event(kind, key=0, scancode=code, mod=0, unicode=""))
        self.app.listen()

    def begin(self) -> None:
        """Everybody is ready, and the piles are turned up."""
        for seat in self.devices:
            self.push(seat, pile_buttons(self.devices[seat])[0])
        self.step()
        while self.game.phase is LOOKING:
            self.step()

    def matches(self, seat: Seat, does_match: bool = True) -> list[tuple[Card, int]]:
        """The cards of a hand with the piles that they fit (or do not fit)."""
        return [
            (card, pile)
            for card in self.picture.showing.hand(seat)
            for pile, lying in enumerate(self.game.piles)
            if DECK.are_matching(card, lying.top) == does_match
        ]

    def choose(self, seat: Seat, card: Card) -> None:
        """Go to a card."""
        showing = self.picture.showing
        goal = showing.hand(seat).index(card)
        while showing.cursors.place(seat, showing.hand(seat)) != goal:
            self.push(seat, Button.RIGHT)
            self.app.poll()

    def throw(self, seat: Seat, pile: int) -> None:
        """Throw the chosen card; noted at this moment."""
        self.push(seat, pile_buttons(self.devices[seat])[pile])

    def pixels(self) -> bytes:
        """The picture now, with the pulse held."""
        surface = pygame.Surface(self.app.surface.get_size())
        self.table.picture.draw(surface, 0)
        return pygame.image.tobytes(surface, "RGB")

    def settle(self) -> None:
        """Let all that moves come to its end, but for people."""
        for _ in range(600):
            self.step()
            if self.table.is_at_rest:
                return
        raise AssertionError("the table never came to rest")


@contextmanager
def seated(
    folder: Path,
    header: Header,
    entries: tuple[Entry, ...] = (),
    *,
    devices: Mapping[Seat, Device | str] | None = None,
    size: tuple[int, int] = (640, 360),
    has_record: bool = False,
    **settings: Any,
) -> Iterator[AtTable]:
    """A table that stands. People sit on key clusters unless `devices` say otherwise; a word there plugs in a pad."""
    app = App("test", WindowPlace(size))
    home = Home.at(folder)
    made = replace(Settings(), window_size=size, **settings)
    stage = Stage(app, home, made, Crew.local)
    doors = NotedDoors()
    pads: dict[str, VirtualPad] = {}
    try:
        app.step(1)
        people = [seat for seat, line in enumerate(header.seats) if line.player == HUMAN]
        wanted = devices if devices is not None else {seat: CLUSTERS[n % 4] for n, seat in enumerate(people)}
        sitting: dict[Seat, Device] = {}
        for seat, held in wanted.items():
            sitting[seat] = _plugged(app, held, pads) if isinstance(held, str) else held
            stage.chairs.give(seat, sitting[seat])
        writer = Recorder.begin(home.saves, header) if has_record else None
        table = open_table(stage, header, None, doors, entries, writer)
        assert isinstance(table, LiveTable)
        app.push(table)
        yield AtTable(app, stage, doors, table, sitting, pads)
    finally:
        for pad in pads.values():
            if pad.is_plugged:
                pad.unplug()
        stage.close()
        app.close()


def _plugged(app: App, name: str, pads: dict[str, VirtualPad]) -> Device:
    pad = VirtualPad(name)
    app.step(1)
    pads[pad.device_id] = pad
    return next(found for found in app.inputs.devices if found.id == pad.device_id)


__all__ = ["ARROWS", "DECK", "IJKL", "READY", "WASD", "AtTable", "Event", "loonacy_header", "seated"]
