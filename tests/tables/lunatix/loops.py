"""Tables of Lunatix Loop for tests: a race on the shipped loop, people pressing, every choice told in advance."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.core.chance import Chance
from game.core.match import Entry, Match
from game.core.record import Header, SeatLine
from game.core.rules import Seat
from game.files.lunatix_decks import lunatix_figures
from game.files.maps import LUNATIX, shipped_maps
from game.files.tiled import read_map
from game.games.lunatix.cards import Card
from game.games.lunatix.prepare import prepare
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.track import LunatixTrack
from game.games.matches import match_from
from game.tables.lunatix.picture import LunatixPicture
from game.ui.press import CLUSTERS, Button, Device
from tests.tables.staging import NAMES, Staged, staged

LOOP = "the_loop"


@lru_cache(maxsize=1)
def loop_track() -> LunatixTrack:
    """The loop of the rules page."""
    loaded = read_map(loop_path())
    assert loaded.loop is not None, "a shipped loop"
    return loaded.loop


def loop_path() -> Path:
    """Its map."""
    return next(path for path in shipped_maps(LUNATIX) if path.stem == LOOP)


def loop_header(*players: str, seed: int = 5, **options: Any) -> Header:
    """A header for a race of these players (`human` or `random`) on the loop."""
    seats = tuple(SeatLine(NAMES[number], player) for number, player in enumerate(players))
    chosen = prepare(loop_track(), lunatix_figures().figures, options)
    return Header(LUNATIX, 1, seed, seats, chosen, loop_track().to_text(), loop_path().name)


def loop_rules(header: Header) -> LunatixRules:
    """The rules of such a race."""
    from game.games.catalogue import find_game

    rules = find_game(LUNATIX).make_rules(header.board, header.options, len(header.seats))
    assert isinstance(rules, LunatixRules)
    return rules


def played_at_random(header: Header, moves: int, seed: int = 3) -> Match[Any, Any, Any, Any]:
    """A match behind so many moves, each seat playing any of its own."""
    match = match_from(header)
    for number in range(moves):
        acting = match.to_act()
        if not acting:
            break
        luck = Chance(seed, number)
        seat = luck.pick(acting)
        match.play(seat, luck.pick(match.moves(seat)))
    return match


@contextmanager
def loop_table(
    folder: Path, header: Header, entries: tuple[Entry, ...] = (), devices: Sequence[Device] = CLUSTERS, **more: Any
) -> Iterator[Staged]:
    """A table that stands, people on these devices in turn."""
    with staged(folder, header, entries, **more) as made:
        people = [seat for seat, line in enumerate(header.seats) if line.player == "human"]
        for number, seat in enumerate(people):
            made.stage.chairs.give(seat, devices[number % len(devices)])
        yield made


def picture_of(made: Staged) -> LunatixPicture:
    """The picture of a table."""
    picture = made.table.picture
    assert isinstance(picture, LunatixPicture)
    return picture


def device_of(made: Staged, seat: Seat) -> Device:
    """The device of a person's seat."""
    device = made.stage.chairs.device_of(seat)
    assert device is not None, "people have devices"
    return device


def choose_card(made: Staged, seat: Seat, wanted: Callable[[Sequence[Card]], Card]) -> Card:
    """Lock a card by its button; `wanted` picks one of those that may be chosen."""
    pad = picture_of(made).pad
    assert pad is not None, "cards are chosen now"
    one = pad.seated[seat]
    card = wanted([candidate.card for candidate in one.candidates if candidate.reason is None])
    at = next(number for number, candidate in enumerate(one.candidates) if candidate.card is card)
    made.press(next(button for button, number in one.buttons.items() if number == at), one.device)
    return card


def to_the_pad(made: Staged) -> None:
    """Confirm every mix until cards are to be chosen."""
    for _ in range(400):
        made.settle()
        picture = picture_of(made)
        if picture.pad is not None:
            return
        if picture.chooser is not None:
            seat = made.table.match.to_act()[0]
            made.press(Button.CONFIRM, device_of(made, seat))
    raise AssertionError("cards were never to be chosen")
