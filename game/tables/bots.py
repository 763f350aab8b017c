"""The bots of one table: prepared in the worker, asked in their turn, their answers kept until they may be shown."""

from typing import Any, Final

from game.core.match import Match
from game.core.record import Header
from game.core.rules import Seat
from game.crew import Answer, CrewError, Fault, Speed
from game.games.catalogue import Game
from game.tables.companion import Companion
from game.tables.stage import Stage

_MOST_LOST_WORKERS: Final = 2


class Bots:
    """Asks for moves and hints; one question a seat at a time. Nothing here waits.

    `hint` is the move that a person might play.
    """

    def __init__(
        self, stage: Stage, game: Game, header: Header, match: Match[Any, Any, Any, Any], companion: Companion | None
    ) -> None:
        self.hint: Any | None = None
        self._trouble: str | None = None
        self._stage = stage
        self._game = game
        self._header = header
        self._match = match
        self._companion = companion
        self._levels: tuple[str, ...] = ()
        self._is_ready = False
        self._asked: set[Seat] = set()
        self._answers: list[Answer] = []
        self._is_hint = False
        self._lost_workers = 0

    @property
    def share(self) -> float:
        """How far the worker is with what it must know before it can answer, 0..1."""
        return self._stage.crew.progress if self._is_ready else 1.0

    @property
    def words(self) -> str:
        """What the bot that is asked is doing."""
        texts, share = self._stage.texts, self.share
        return texts("table.preparing", percent=round(share * 100)) if share < 1.0 else texts("table.thinking")

    @property
    def notice(self) -> str | None:
        """The key of a text on what is wrong with the worker, if anything is."""
        if self._trouble is None and self._is_ready and self._stage.crew.is_silent:
            return "table.crew_silent"
        return self._trouble

    def prepare(self, levels: tuple[str, ...]) -> None:
        """Let the worker make bots of these levels; without any the worker is left alone."""
        self._levels = levels
        self.drop()
        self._is_ready = False
        if not levels:
            return
        header = self._header
        try:
            self._stage.crew.prepare(
                self._game.name, header.board, header.options, len(header.seats), levels,
                self._stage.figures_of(self._game.name), header.seed,
            )  # fmt: skip
            self._is_ready = True
            if self._companion is not None:
                self._companion.begin(self._stage.crew)
        except CrewError:
            self._lose_worker()

    def ask(self, seat: Seat, level: str, now: int, speed: Speed, *, is_hurried: bool = False) -> None:
        """Ask for the move of a bot; once for each turn unless it is to be hurried."""
        has_answered = any(answer.seat == seat for answer in self._answers)
        is_asked = seat in self._asked or has_answered
        if self._is_ready and (not is_asked or (is_hurried and not has_answered)):
            self._is_hint = False
            self._put(seat, level, now, speed)

    def ask_hint(self, seat: Seat, now: int) -> None:
        """Ask the best bot what a person might play."""
        if self._is_ready and not self._asked:
            self._is_hint = True
            self._put(seat, self._levels[-1], now, Speed.INSTANT)

    def drop(self) -> None:
        """The state has changed: nothing that was asked matters any more."""
        self.hint = None
        self._answers = []
        self._asked = set()
        if self._is_ready:
            self._stage.crew.forget()

    def take(self) -> Answer | None:
        """The first answer that has come, given away once."""
        return self._answers.pop(0) if self._answers else None

    def poll(self, now: int) -> None:
        """Look for news; cheap enough for every frame."""
        if not self._is_ready:
            return
        crew = self._stage.crew
        for news in crew.poll(now):
            match news:
                case Answer():
                    self._asked.discard(news.seat)
                    if self._is_hint:
                        self.hint = news.move
                    else:
                        self._answers.append(news)
                case Fault(ticket) if ticket is None:
                    self._lose_worker()
                    return
                case Fault():
                    self._trouble = "table.crew_fault"
                case _ if self._companion is not None:
                    self._companion.worked(crew, news)
                case _:
                    pass
        if self._companion is not None:
            self._companion.update(crew)

    def _put(self, seat: Seat, level: str, now: int, speed: Speed) -> None:
        moves, view = self._match.moves(seat), self._match.view(seat)
        try:
            self._stage.crew.ask(seat, level, view, moves, step=self._match.number, now=now, speed=speed)
            self._asked.add(seat)
        except CrewError:
            self._lose_worker()

    def _lose_worker(self) -> None:
        """Start a new worker; when that does not help either, say so and let people go on."""
        self._is_ready = False
        self.drop()
        self._stage.close()
        self._lost_workers += 1
        if self._lost_workers < _MOST_LOST_WORKERS:
            self.prepare(self._levels)
        else:
            self._trouble = "table.crew_gone"
