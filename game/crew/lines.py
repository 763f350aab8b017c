"""Lines from the crew to a desk: one into a worker process, one to a desk in this process for tests."""

import multiprocessing
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

from game.crew.desk import Desk, serve
from game.crew.messages import Reply, Request


class LineCut(Exception):
    """The other end is gone."""


class Line(Protocol):
    """Requests go, replies come, in order."""

    def send(self, request: Request) -> None:
        """Send a request; never waits."""

    def receive(self) -> list[Reply]:
        """The replies that have come; never waits. Raises LineCut when the worker is gone."""

    def close(self) -> None:
        """End the worker."""


class ProcessLine:
    """A line to a worker process of its own, started by spawn: it ends when this process does, however that ends."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, far_end = context.Pipe()
        self._process = context.Process(target=serve, args=(far_end,), name="looptable crew", daemon=True)
        self._process.start()
        # Kept open here, it would hide from us that the worker has died.
        far_end.close()
        self._outbox: SimpleQueue[Request | None] = SimpleQueue()
        # A busy worker does not read, and a large track fills the pipe: only this thread may wait for that.
        self._postman = Thread(target=self._post, name="looptable crew post", daemon=True)
        self._postman.start()

    @property
    def worker(self) -> int | None:
        """The number of the worker's process."""
        return self._process.pid

    def send(self, request: Request) -> None:
        """Hand a request to the postman."""
        self._outbox.put(request)

    def receive(self) -> list[Reply]:
        """Read what the pipe holds."""
        replies: list[Reply] = []
        try:
            while self._connection.poll():
                replies.append(self._connection.recv())
        except (EOFError, OSError):
            if not replies:
                raise LineCut from None
        return replies

    def close(self) -> None:
        """End the worker at once: it holds nothing that could be lost."""
        self._outbox.put(None)
        self._process.kill()
        self._process.join()
        self._postman.join()
        self._connection.close()
        self._process.close()

    def _post(self) -> None:
        while (request := self._outbox.get()) is not None:
            try:
                self._connection.send(request)
            except OSError:
                return


class LocalLine:
    """A line to a desk in this process, which works whenever replies are fetched: the same protocol, no time in it."""

    def __init__(self) -> None:
        self._replies: list[Reply] = []
        self._desk = Desk(self._replies.append, list)

    def send(self, request: Request) -> None:
        """Put the request on the desk."""
        self._desk.take(request)

    def receive(self) -> list[Reply]:
        """Let the desk work, then fetch its replies."""
        self._desk.work_off()
        replies = self._replies.copy()
        self._replies.clear()
        return replies

    def close(self) -> None:
        """There is nothing to end."""
