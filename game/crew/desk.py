"""The worker's desk: serves requests one at a time, but lets bots' questions in between the steps of a long job."""

import signal
import time
from collections import deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from game.core.chance import Chance, derived
from game.crew.messages import Ask, Cancel, Chosen, Done, Failed, Prepare, Reply, Request, Share, Work
from game.games.catalogue import AnyBot, find_game

_SEAT_LUCK: Final = 1 << 40
_STEP_OF_SHARE: Final = 0.01
_SIGN_OF_LIFE_S: Final = 2.0
"""A job that goes on tells its share at least so often, grown or not."""


class HungUp(Exception):
    """Nobody listens any more: ends all work, from inside whatever is being done."""


class _NotWanted(Exception):
    """Ends a job that was cancelled, from inside its report of progress."""


class Desk:
    """Requests come in by `take`, replies go out by `send`; `incoming` gives what has arrived meanwhile.

    Both may raise HungUp, which the desk lets through.
    """

    def __init__(self, send: Callable[[Reply], None], incoming: Callable[[], list[Request]]) -> None:
        self._send = send
        self._incoming = incoming
        self._asks: deque[Ask] = deque()
        self._jobs: deque[Prepare | Work] = deque()
        self._now: Prepare | Work | None = None
        self._is_wanted = True
        self._table: int | None = None
        self._seed = 0
        self._bots: dict[str, AnyBot] = {}
        self._told = self._told_at = 0.0

    def take(self, request: Request) -> None:
        """Put a request where it belongs; a Prepare clears the desk."""
        match request:
            case Prepare():
                self._asks.clear()
                self._jobs.clear()
                self._is_wanted = False
                self._jobs.append(request)
            case Work():
                self._jobs.append(request)
            case Ask():
                self._asks.append(request)
            case Cancel(ticket):
                self._asks = deque(ask for ask in self._asks if ask.ticket != ticket)
                self._jobs = deque(job for job in self._jobs if job.ticket != ticket)
                if self._now is not None and self._now.ticket == ticket:
                    self._is_wanted = False

    def work_off(self) -> None:
        """Serve all that has been taken, and what arrives meanwhile."""
        while True:
            self._answer_asks()
            if not self._jobs:
                return
            self._now = self._jobs.popleft()
            self._is_wanted = True
            self._told, self._told_at = 0.0, time.monotonic()
            try:
                self._send(Done(self._now.ticket, self._do(self._now)))
            except _NotWanted:
                pass
            except HungUp:
                raise
            except Exception as wrong:  # noqa: BLE001  # whatever goes wrong in a job is told, and the desk goes on
                self._send(Failed(self._now.ticket, _words(wrong)))
            self._now = None

    def _do(self, job: Prepare | Work) -> Any:
        if isinstance(job, Work):
            return job.job(progress=self._report)
        self._table = None
        game = find_game(job.game)
        rules = game.make_rules(job.board, job.options, job.seats)
        self._bots = {}
        for level in job.levels:
            # Bots of one board share its tables, so the first to ask for them takes nearly all the time.
            self._bots[level] = game.make_bot(rules, level, job.figures, self._report)
        self._table, self._seed = job.ticket, job.seed
        return None

    def _report(self, share: float) -> None:
        for request in self._incoming():
            self.take(request)
        if not self._is_wanted:
            raise _NotWanted
        self._answer_asks()
        now = time.monotonic()
        if self._now is not None and (share - self._told >= _STEP_OF_SHARE or now - self._told_at >= _SIGN_OF_LIFE_S):
            self._told, self._told_at = share, now
            self._send(Share(self._now.ticket, share))

    def _answer_asks(self) -> None:
        """Answer what was asked of the table that stands; keep what waits for one being prepared."""
        for _ in range(len(self._asks)):
            ask = self._asks.popleft()
            if ask.table == self._table:
                self._answer(ask)
            elif any(isinstance(job, Prepare) and job.ticket == ask.table for job in (*self._jobs, self._now)):
                self._asks.append(ask)

    def _answer(self, ask: Ask) -> None:
        luck = Chance(derived(self._seed, _SEAT_LUCK + ask.seat), ask.step)
        try:
            choice = self._bots[ask.level].choose(ask.view, ask.moves, luck)
        except Exception as wrong:  # noqa: BLE001  # as above
            self._send(Failed(ask.ticket, _words(wrong)))
        else:
            self._send(Chosen(ask.ticket, choice.move, choice.after_ms))


def serve(connection: Connection) -> None:
    """Live as a worker: serve a connection until its other end is closed."""
    # Ctrl-C in a terminal reaches the whole group; the worker ends with its parent instead.
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def send(reply: Reply) -> None:
        try:
            connection.send(reply)
        except OSError:
            raise HungUp from None

    def receive() -> Request:
        try:
            request: Request = connection.recv()
        except (EOFError, OSError):
            raise HungUp from None
        return request

    def incoming() -> list[Request]:
        arrived: list[Request] = []
        while connection.poll():
            arrived.append(receive())
        return arrived

    desk = Desk(send, incoming)
    try:
        while True:
            desk.take(receive())
            desk.work_off()
    except HungUp:
        return


def _words(wrong: Exception) -> str:
    return f"{type(wrong).__name__}: {wrong}"
