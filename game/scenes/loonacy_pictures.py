"""The screens of Retro Loonacy by name, with something on them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.arena.live import Played, drive_live
from game.core.match import Entry
from game.core.record import Header, OptionValue, Record, SeatLine
from game.games.catalogue import find_game
from game.games.matches import match_from
from game.scenes.doors import SceneDoors
from game.scenes.loonacy_deck import DeckPage
from game.scenes.loonacy_key_trial import Asking
from game.scenes.loonacy_keys import KeyTest
from game.scenes.loonacy_lobby import LOONACY, LoonacyLobby, loonacy_header
from game.scenes.loonacy_options import HandicapPage, LoonacyOptions
from game.scenes.picture_parts import MOST_MOVES, SEED, see_the_end, shown
from game.scenes.replay import replay
from game.scenes.result import Result
from game.scenes.rules_page import RulesPage
from game.scenes.seating import HUMAN
from game.scenes.start import seat_people
from game.scenes.watch import Watch
from game.tables.loonacy.buttons import pile_buttons
from game.tables.opening import open_table
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.press import CLUSTERS, Button
from game.ui.scene import Scene

_LEVEL: Final = "hard"
_PATIENCE_MS: Final = 7000
"""So long nobody waits for a key that does not arrive."""
_COUNT_IN_MS: Final = 2000
"""After so long a match that has begun goes on, without the count-in over the piles."""


def _lobby(stage: Stage) -> LoonacyLobby:
    """Two people and two bots."""
    lobby = LoonacyLobby(stage)
    lobby.seating.set_bots(0, lobby.default_level)
    for device in CLUSTERS[:2]:
        lobby.seating.join(device)
    for level in (lobby.levels[0], lobby.levels[-1]):
        lobby.seating.add_bot(level)
    return shown(stage, lobby)


def _header(stage: Stage, seats: int, people: int, options: Mapping[str, OptionValue]) -> Header:
    names = stage.texts("lobby.bot_names").split()
    lines = tuple(SeatLine(names[seat], HUMAN if seat < people else _LEVEL) for seat in range(seats))
    return loonacy_header(stage.loonacy_figures, options, lines, SEED)


def _played(stage: Stage, header: Header, moves: int) -> tuple[Entry, ...]:
    """The first moves of a match in which bots play for everybody."""
    game = find_game(header.game)
    rules = game.make_rules(header.board, header.options, len(header.seats))
    assert game.real_time is not None, "it has no turns"
    bots: list[Any] = [game.make_bot(rules, _LEVEL, stage.loonacy_figures, None) for _ in header.seats]
    played: Played = []
    drive_live(rules, game.real_time, bots, header.seed, played)
    match = match_from(header)
    for at, seat, move in played[:moves]:
        match.play(seat, move, at)
    return match.entries


def _table(
    seats: int, people: int, moves: int = MOST_MOVES, options: Mapping[str, OptionValue] | None = None
) -> Callable[[Stage], TableScene]:
    """A match behind some moves."""

    def show(stage: Stage) -> TableScene:
        header = _header(stage, seats, people, options or {})
        seat_people(stage, header.seats)
        table = shown(stage, open_table(stage, header, None, SceneDoors(stage), _played(stage, header, moves)))
        table.update(_COUNT_IN_MS)
        return table

    return show


def _result(stage: Stage) -> Scene:
    table = _table(4, 1)(stage)
    see_the_end(table)
    return shown(stage, Result(stage, table))


def _watch(stage: Stage) -> Scene:
    header = _header(stage, 4, 0, {})
    watch = Watch(stage, header, replay(Record(header, _played(stage, header, 120))), 1.0, 100)
    watch.is_playing = False
    return shown(stage, watch)


def _keys(stage: Stage) -> KeyTest:
    """Three at one keyboard, whose first keys have arrived."""
    names = dict(enumerate(stage.texts("lobby.bot_names").split()[:3]))
    keys = {seat: (CLUSTERS[seat], (*pile_buttons(CLUSTERS[seat])[:3], Button.LEFT, Button.RIGHT)) for seat in names}
    test = shown(stage, KeyTest(stage, names, keys, Scene))
    for device, buttons in keys.values():
        test.trial.hear(device, buttons[0], is_down=True)
    return test


def _keys_missing(stage: Stage) -> Scene:
    """The same at the end: one key of each round arrived only alone, and one not even so."""
    test = _keys(stage)
    trial = test.trial
    while not trial.is_over:
        trial.held.clear()
        trial.update(1)
        is_silent = trial.round == trial.rounds - 1
        for seat in trial.seats:
            if seat != 1 or (trial.asking is Asking.ALONE and not is_silent):
                trial.hear(*trial.asked(seat), is_down=True)
        trial.update(_PATIENCE_MS)
        trial.held.clear()
        trial.update(1)
    test.enter()
    return test


def _handicap(stage: Stage) -> Scene:
    names = stage.texts("lobby.bot_names").split()[:4]
    return shown(stage, HandicapPage(stage, names, stage.loonacy_figures.deck.hand, {names[1]: 5}))


LOONACY_SCENES: Final[Mapping[str, Callable[[Stage], Scene]]] = {
    "loonacy-lobby": _lobby,
    "loonacy-options": lambda stage: shown(stage, LoonacyOptions(stage, LOONACY, {})),
    "loonacy-handicap": _handicap,
    "loonacy-keys": _keys,
    "loonacy-keys-missing": _keys_missing,
    "loonacy-deck": lambda stage: shown(stage, DeckPage(stage, stage.loonacy_figures.deck)),
    "loonacy-table": _table(4, 2, 0),
    "loonacy-race": _table(5, 2, 90),
    "loonacy-calm": _table(3, 1, 40, {"pace": "calm"}),
    "loonacy-result": _result,
    "loonacy-replay": _watch,
    "loonacy-rules": lambda stage: shown(stage, RulesPage(stage, LOONACY)),
}
"""All of them."""
