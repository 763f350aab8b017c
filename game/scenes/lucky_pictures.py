"""The screens of Lucky Loop by name, with something on them."""

from collections.abc import Callable, Mapping
from typing import Final

from game.core.record import Header, Record, SeatLine
from game.games.catalogue import find_game
from game.games.lucky.cards import FINAL
from game.games.lucky.state import Covered, Phase, State
from game.games.matches import AnyMatch
from game.scenes.doors import SceneDoors
from game.scenes.lucky_lobby import LUCKY, LuckyLobby, lucky_header
from game.scenes.options_page import OptionsPage
from game.scenes.picture_parts import MOST_MOVES, SEED, played, see_the_end, shown
from game.scenes.replay import replay
from game.scenes.result import Result
from game.scenes.rules_page import RulesPage
from game.scenes.seating import HUMAN
from game.scenes.start import seat_people
from game.scenes.watch import Watch
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.press import CLUSTERS
from game.ui.scene import Scene

_LEVELS: Final = ("easy",)
"""Who plays up to the moment that is shown: the bots that think least."""

_SEATS: Final = 4


def _lobby(stage: Stage) -> LuckyLobby:
    """Two people and two bots."""
    lobby = LuckyLobby(stage)
    lobby.seating.set_bots(0, lobby.default_level)
    for device in CLUSTERS[:2]:
        lobby.seating.join(device)
    for level in (lobby.levels[0], lobby.levels[-1]):
        lobby.seating.add_bot(level)
    return shown(stage, lobby)


def _header(stage: Stage, seats: int, people: int) -> Header:
    names = stage.texts("lobby.bot_names").split()
    level = find_game(LUCKY).levels[0]
    lines = tuple(SeatLine(names[seat], HUMAN if seat < people else level) for seat in range(seats))
    return lucky_header(stage.lucky_figures, {}, lines, SEED)


def _table(
    seats: int, people: int, moves: int = MOST_MOVES, until: Callable[[AnyMatch], bool] | None = None
) -> Callable[[Stage], TableScene]:
    """A game behind some moves, or at a moment."""

    def show(stage: Stage) -> TableScene:
        header = _header(stage, seats, people)
        seat_people(stage, header.seats)
        entries = played(stage, header, moves, until, _LEVELS)
        return shown(stage, TableScene(stage, header, None, SceneDoors(stage), entries=entries))

    return show


def _is_in_thick(match: AnyMatch) -> bool:
    """A person's dice are on the table, and one figure is flown, in a game that has gone on for a while."""
    game: State = match.view(None).game
    has_flown = any(one is not Covered.NOT for one in game.flight.covered)
    return game.round > 3 and game.turn < 2 and game.phase is Phase.COVERING and has_flown


def _is_final(match: AnyMatch) -> bool:
    """Somebody flies a final show."""
    game: State = match.view(None).game
    return game.phase is Phase.COVERING and game.flight.show == FINAL


def _result(stage: Stage) -> Scene:
    table = _table(_SEATS, 1)(stage)
    see_the_end(table)
    return shown(stage, Result(stage, table))


def _watch(stage: Stage) -> Scene:
    header = _header(stage, _SEATS, 0)
    watch = Watch(stage, header, replay(Record(header, played(stage, header, 60, levels=_LEVELS))), 1.0, 40)
    watch.is_playing = False
    return shown(stage, watch)


LUCKY_SCENES: Final[Mapping[str, Callable[[Stage], Scene]]] = {
    "lucky-lobby": _lobby,
    "lucky-options": lambda stage: shown(stage, OptionsPage(stage, LUCKY, {})),
    "lucky-table": _table(_SEATS, 2, 0),
    "lucky-flight": _table(6, 2, until=_is_in_thick),
    "lucky-final": _table(_SEATS, 2, until=_is_final),
    "lucky-result": _result,
    "lucky-replay": _watch,
    "lucky-rules": lambda stage: shown(stage, RulesPage(stage, LUCKY)),
}
"""All of them."""
