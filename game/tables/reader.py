"""Reading beside the frames: maps are read in a worker process of its own, large paintings are made in a thread."""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from game.crew import Crew, CrewError, Fault, Worked

T = TypeVar("T")


class Reader:
    """Answers come to those who asked while somebody polls; a new question of a topic takes the place of its last one.

    The worker is started when it is first needed. Should it die for good, everything is read here, if with a hitch.
    """

    def __init__(self, make_crew: Callable[[], Crew], *, is_local: bool = False) -> None:
        """`is_local`: paint at once, for tests."""
        self._make_crew = make_crew
        self._is_local = is_local
        self._crew: Crew | None = None
        self._is_lost = False
        self._asked: dict[str, tuple[Callable[[], Any], Callable[[Any], None]]] = {}
        self._painted: SimpleQueue[tuple[Callable[[Any], None], Any]] = SimpleQueue()
        self._paintings = 0

    @property
    def is_painting(self) -> bool:
        """Whether a painting is still to come."""
        return self._paintings > 0

    def is_asked(self, topic: str) -> bool:
        """Whether an answer of this topic is still to come."""
        return topic in self._asked

    def ask(self, topic: str, work: Callable[[], T], take: Callable[[T], None]) -> None:
        """Let the worker call something that can be pickled; `take` gets what it returns, with a `poll`."""
        self._asked[topic] = work, take
        if self._is_lost:
            return
        try:
            if self._crew is None:
                self._crew = self._make_crew()
            self._crew.work(topic, _Job(work))
        except CrewError:
            self._is_lost = True

    def drop(self, topic: str) -> None:
        """No answer of this topic is waited for."""
        if self._asked.pop(topic, None) is not None and self._crew is not None and not self._is_lost:
            self._crew.drop(topic)

    def paint(self, work: Callable[[], T], take: Callable[[T], None]) -> None:
        """Let a thread paint on surfaces that nobody else uses; `take` gets what it returns, with a `poll`."""
        self._paintings += 1
        if self._is_local:
            self._painted.put((take, work()))
        else:
            Thread(target=lambda: self._painted.put((take, work())), name="looptable painter", daemon=True).start()

    def poll(self, now: int) -> None:
        """Hand out what has come. Cheap enough for every frame; never waits while there is a worker."""
        while not self._painted.empty():
            take, result = self._painted.get()
            self._paintings -= 1
            take(result)
        if self._crew is not None and self._asked and not self._is_lost:
            for news in self._crew.poll(now):
                self._hear(news)
        if self._is_lost and self._asked:
            topic = next(iter(self._asked))
            work, _ = self._asked[topic]
            self._answer(topic, work())

    def close(self) -> None:
        """Let the worker go; whoever asks again gets a new one."""
        self._asked.clear()
        self._is_lost = False
        if self._crew is not None:
            self._crew.close()
            self._crew = None

    def _hear(self, news: object) -> None:
        match news:
            case Worked(topic, result) if topic in self._asked:
                self._answer(topic, result)
            case Fault():
                self._is_lost = True
            case _:
                pass

    def _answer(self, topic: str, result: Any) -> None:
        _, take = self._asked.pop(topic)
        take(result)


class _Job:
    """A call as the crew wants it: one that is told where to report its progress, and reports none."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work

    def __call__(self, *, progress: Callable[[float], None]) -> Any:
        return self._work()
