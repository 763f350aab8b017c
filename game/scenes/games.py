"""What the scenes need to know of each game, in one list; a game that is added gets its entry here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pygame

from game.core.record import Header, OptionValue, SeatLine
from game.core.rules import Seat
from game.files.maps import track_title
from game.files.texts import Texts
from game.tables.stage import Stage
from game.ui.scene import Scene
from game.ui.theme import Look

if TYPE_CHECKING:
    from game.scenes.game_lobby import GameLobby
    from game.scenes.page import Page

# The functions below import what they need themselves: the title shows all games and loads none of them.

_DASH: Final = "\N{EN DASH}"


class Chapter(NamedTuple):
    """A section of the rules: the key of its words, and what paints its picture."""

    name: str
    paint: Callable[[pygame.Surface, Look, pygame.Rect], None]


class Words(NamedTuple):
    """How a match went for a seat: in a few words, and in as few as possible, to stand beside its name."""

    long: str
    short: str


MakeHeader = Callable[[Stage, Mapping[str, OptionValue], tuple[SeatLine, ...], int | None], Header]
"""The header of a match of a game without tracks; raises ValueError for options that do not go together."""

Gate = Callable[[Stage, Header, Callable[[], Scene]], Scene]
"""The scene before the table that is made by the last one, or that table."""


@dataclass(frozen=True, slots=True)
class GamePages:
    """One game. `name` is that of the catalogue; `words` tells from the view of the whole table how a seat fared.

    `header` is None for a game on tracks, whose matches begin with one.
    """

    name: str
    lobby: Callable[[Stage], "GameLobby"]
    chapters: Callable[[Stage], Sequence[Chapter]]
    words: Callable[[Texts, Any, Seat], Words]
    header: MakeHeader | None = None
    gate: Gate | None = None
    """What may come before the table of a match."""
    deck: Callable[[Stage], "Page"] | None = None
    """A page with all its cards, opened from lobby and rules."""

    @property
    def key(self) -> str:
        """The game in keys of texts: `title.<key>`, `rules.<key>`."""
        return key_of(self.name)

    @property
    def has_tracks(self) -> bool:
        """Whether it is played on a track that is chosen before."""
        return self.header is None


def key_of(game: str) -> str:
    """A game's name as keys of texts and names of files have it."""
    return game.replace("-", "_")


def pages_of(game: str) -> GamePages:
    """The pages of a game. Raises KeyError for a name that no entry has."""
    return _BY_NAME[game]


def match_title(texts: Texts, header: Header) -> str:
    """What a match is called: its track, else its game."""
    return track_title(header.board, header.board_file) or texts(f"title.{key_of(header.game)}")


# --- Racetrack ---


def _racetrack_lobby(stage: Stage) -> "GameLobby":
    from game.scenes.lobby import Lobby  # noqa: PLC0415

    return Lobby(stage)


def _racetrack_chapters(_stage: Stage) -> list[Chapter]:
    from game.scenes.racetrack_rules import RACETRACK_RULES  # noqa: PLC0415
    from game.scenes.sketches import Sketch, draw_sketch  # noqa: PLC0415

    def chapter(name: str, sketch: Sketch) -> Chapter:
        return Chapter(name, lambda surface, look, rect: draw_sketch(surface, look, rect, sketch))

    return [chapter(name, sketch) for name, sketch in RACETRACK_RULES]


def _racetrack_words(texts: Texts, view: Any, seat: Seat) -> Words:
    progress = view.cars[seat].progress
    crashes = texts.count("result.crashes", progress.crashes)
    if progress.finish is None:
        return Words(f"{texts('result.retired' if progress.retired else 'result.not_finished')}, {crashes}", _DASH)
    turns = texts.count("result.turns", progress.finish.turn)
    return Words(f"{turns}, {crashes}", turns)


# --- Lunatix Loop ---


def _lunatix_lobby(stage: Stage) -> "GameLobby":
    from game.scenes.loop_lobby import LoopLobby  # noqa: PLC0415

    return LoopLobby(stage)


def _lunatix_chapters(_stage: Stage) -> list[Chapter]:
    from game.scenes.loop_sketches import LoopSketch, draw_loop_sketch  # noqa: PLC0415
    from game.scenes.lunatix_rules import LUNATIX_RULES  # noqa: PLC0415

    def chapter(name: str, sketch: LoopSketch) -> Chapter:
        return Chapter(name, lambda surface, look, rect: draw_loop_sketch(surface, look, rect, sketch))

    return [chapter(name, sketch) for name, sketch in LUNATIX_RULES]


def _lunatix_words(texts: Texts, view: Any, seat: Seat) -> Words:
    from game.tables.lunatix.words import car_words  # noqa: PLC0415

    car = view.race.cars[seat]
    laps = texts.count("lunatix.end.laps", max(0, car.laps - 1)) if car.is_running else _DASH
    return Words(car_words(texts, car), laps)


# --- Lucky Loop ---


def _lucky_lobby(stage: Stage) -> "GameLobby":
    from game.scenes.lucky_lobby import LuckyLobby  # noqa: PLC0415

    return LuckyLobby(stage)


def _lucky_chapters(stage: Stage) -> list[Chapter]:
    from game.scenes.lucky_rules import LUCKY_RULES, TABLES  # noqa: PLC0415
    from game.scenes.lucky_sketches import Row, draw_lucky_sketch  # noqa: PLC0415

    box = stage.lucky_figures.box

    def chapter(name: str, rows: tuple[Row, ...]) -> Chapter:
        shown = (TABLES[name](stage.texts, box),) if name in TABLES else rows
        return Chapter(name, lambda surface, look, rect: draw_lucky_sketch(surface, look, rect, shown, box))

    return [chapter(name, rows) for name, rows in LUCKY_RULES]


def _lucky_words(texts: Texts, view: Any, seat: Seat) -> Words:
    from game.tables.lucky.words import pilot_words  # noqa: PLC0415

    pilot = view.game.pilots[seat]
    return Words(pilot_words(texts, pilot), texts.count("lucky.end.points", pilot.total))


def _lucky_header(
    stage: Stage, chosen: Mapping[str, OptionValue], seats: tuple[SeatLine, ...], seed: int | None
) -> Header:
    from game.scenes.lucky_lobby import lucky_header  # noqa: PLC0415

    return lucky_header(stage.lucky_figures, chosen, seats, seed)


# --- Retro Loonacy ---


def _loonacy_lobby(stage: Stage) -> "GameLobby":
    from game.scenes.loonacy_lobby import LoonacyLobby  # noqa: PLC0415

    return LoonacyLobby(stage)


def _loonacy_chapters(_stage: Stage) -> list[Chapter]:
    from game.scenes.loonacy_rules import LOONACY_RULES  # noqa: PLC0415
    from game.scenes.loonacy_sketches import Row, draw_loonacy_sketch  # noqa: PLC0415

    def chapter(name: str, rows: tuple[Row, ...]) -> Chapter:
        return Chapter(name, lambda surface, look, rect: draw_loonacy_sketch(surface, look, rect, rows))

    return [chapter(name, rows) for name, rows in LOONACY_RULES]


def _loonacy_words(texts: Texts, view: Any, seat: Seat) -> Words:
    game = view.game
    if seat in game.table.left:
        return Words(texts("loonacy.has_left"), _DASH)
    tally = game.tallies[seat]
    races = texts("result.races", won=tally.races_won, lost=tally.races_lost)
    score, cards = game.table.scores[seat], game.hands[seat].bit_count()
    if any(one > 1 for one in game.table.scores):
        return Words(f"{texts('result.score', n=score)}, {races}", str(score))
    return Words(f"{texts.count('loonacy.cards_left', cards)}, {races}", str(cards))


def _loonacy_header(
    stage: Stage, chosen: Mapping[str, OptionValue], seats: tuple[SeatLine, ...], seed: int | None
) -> Header:
    from game.scenes.loonacy_lobby import loonacy_header  # noqa: PLC0415

    return loonacy_header(stage.loonacy_figures, chosen, seats, seed)


def _loonacy_gate(stage: Stage, header: Header, make_table: Callable[[], Scene]) -> Scene:
    from game.scenes.loonacy_gate import loonacy_gate  # noqa: PLC0415

    return loonacy_gate(stage, header, make_table)


def _loonacy_deck(stage: Stage) -> "Page":
    from game.scenes.loonacy_deck import DeckPage  # noqa: PLC0415

    return DeckPage(stage, stage.loonacy_figures.deck)


GAMES: Final = (
    GamePages("racetrack", _racetrack_lobby, _racetrack_chapters, _racetrack_words),
    GamePages("lunatix", _lunatix_lobby, _lunatix_chapters, _lunatix_words),
    GamePages("lucky-loop", _lucky_lobby, _lucky_chapters, _lucky_words, _lucky_header),
    GamePages(
        "loonacy", _loonacy_lobby, _loonacy_chapters, _loonacy_words, _loonacy_header, _loonacy_gate, _loonacy_deck
    ),
)
_BY_NAME: Final = {pages.name: pages for pages in GAMES}
